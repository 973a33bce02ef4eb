"""The verbs of a thing: what can be done with what is pointed at, what each would cost, and why one cannot be. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from luna.core.game import Turn
from luna.games.luna.board import targets
from luna.games.luna.board.hand.candidates import KIND
from luna.games.luna.board.hand.composer import VEHICLES
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.hand.drafts import Idle
from luna.games.luna.board.targets import Target, Thing, isle_of, tile_of
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.consequences import Cost, cost
from luna.games.luna.rules.goals import Goal
from luna.games.luna.rules.moves import BOOK, book_tiles, part_of

MOST: Final = 6
"""Chips that one thing opens; what is possible comes first."""


class VerbChip(NamedTuple):
    """The chip of one verb of a thing, or `novice`: whether the Novice token pays for the others."""

    verb: str
    target: Target
    able: bool  # else the card says why not, when it is pointed at
    cost: Cost | None  # None: it only begins a draft, or cannot be


def thing_of(target: Target | None) -> Thing | None:
    """The thing whose chips are open while a target is pointed at: a chip keeps its thing open. Islands not counted."""
    thing = target.thing if isinstance(target, targets.Act) else target
    return thing if isinstance(thing, Thing) and not isinstance(thing, targets.Island) else None


def chips(draft: Drafting, thing: Thing) -> list[VerbChip]:
    """The verbs of a thing. None while a draft already says what a click means."""
    if not draft.acting or not isinstance(draft.begun, Idle):
        return []
    verbs = _of_island(draft, thing.island) if isinstance(thing, targets.Island) else _of_temple(draft, thing)
    found = [_chip(draft, thing, verb) for verb in verbs]
    if "novice" in draft.me.favours and any(chip.verb in _REPLACED for chip in found):
        found.append(_chip(draft, thing, "novice"))
    found.sort(key=lambda chip: not chip.able)
    return found[:MOST]


_REPLACED: Final = ("favour", "recruit", "shrine", "council", "expel", "appoint")
"""Verbs for which the Novice token may stand in (A4)."""


def _of_island(draft: Drafting, island: str) -> Iterator[str]:
    isle = ISLANDS.index(island)
    yield "favour"
    yield "recruit"
    if draft.seen.builder == island:
        yield "shrine"
    if draft.me.inactive[isle]:
        yield "herbs"
    if draft.me.active[isle]:
        yield "journey"
    elif draft.me.inactive[isle]:
        yield "tide"


def _of_temple(draft: Drafting, thing: Thing) -> Iterator[str]:
    seen, tile = draft.seen, tile_of(thing)
    if not tile:
        yield "council" if isinstance(thing, targets.Seat) else "meditate"
        return
    if any(spot.tile == tile for spot in seen.path):
        yield draft.asked.of_tile(tile)
    elif any(one.tile == tile and (one.book or one.owner == seen.turn) for one in seen.temple):
        yield "book"


def _chip(draft: Drafting, thing: Thing, verb: str) -> VerbChip:
    begins, turn = _possible(draft, thing, verb)
    price = cost(draft.row, turn) if turn is not None else None
    return VerbChip(verb, targets.Act(verb, thing), begins or turn is not None, price)


def _possible(draft: Drafting, thing: Thing, verb: str) -> tuple[bool, Turn | None]:
    """Whether a chip would begin something, or the turn that it plays."""
    asked, isle, tile = draft.asked, isle_of(thing), tile_of(thing)
    if draft.confirm and verb != "meditate":
        return True, None  # a click elsewhere is a no to the question that waits
    if verb in VEHICLES:
        parts = asked.intents.get(Goal(KIND[verb], isle), [])
        return any(part_of(turn[0])[1] == (verb == "tide") for turn in parts), None
    if verb == "book":
        lies = any(one.book for one in draft.seen.temple if one.tile == tile)
        return any(book_tiles(turn[0])[not lies] == tile for turn in asked.of_kind(BOOK)), None
    if verb == "novice":
        return True, None
    turns = asked.candle() if verb == "meditate" else asked.of(verb, thing, draft.armed) or []
    allowed = asked.allowed(turns)
    several = verb == "council" and len(allowed) > 1
    return several, allowed[0] if allowed and not several else None
