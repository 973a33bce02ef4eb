"""The verbs of a thing: what can be done with what is pointed at, what each would cost, and why one cannot be. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from luna.core.game import Reason
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.hand.targets import Target
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.consequences import Cost, cost

MOST: Final = 6
"""Chips that one thing opens; what is possible comes first."""
_THINGS: Final = ("tile", "field", "book", "seat", "candle")


class Chip(NamedTuple):
    """One verb of a thing, or `novice`: whether the Novice token pays for the others."""

    verb: str
    target: Target
    cost: Cost | None  # None: it only begins a draft, or cannot be
    reason: Reason | None


def thing_of(target: Target | None) -> Target | None:
    """The thing whose chips are open while a target is pointed at: a chip keeps its thing open. Islands not counted."""
    if target is None or target.what in _THINGS:
        return target
    if target.what != "act" or target.island:
        return None
    if target.tile:
        return Target("tile", tile=target.tile)
    return Target("candle") if target.name == "meditate" else Target("seat", number=target.number)


def chips(draft: Drafting, thing: Target) -> list[Chip]:
    """The verbs of a thing. None while a draft already says what a click means."""
    if draft.over or draft.seen.step != "action" or draft.composing or draft.verb or draft.choices:
        return []
    if draft.book is not None or draft.pupil is not None:
        return []
    verbs = _of_island(draft, thing.island) if thing.what == "island" else _of_temple(draft, thing)
    found = [_chip(draft, thing, verb) for verb in verbs]
    if "novice" in draft.me.favours and any(chip.verb in _REPLACED for chip in found):
        found.append(_chip(draft, thing, "novice"))
    found.sort(key=lambda chip: chip.reason is not None)
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


def _of_temple(draft: Drafting, thing: Target) -> Iterator[str]:
    seen = draft.seen
    if thing.what in ("seat", "candle"):
        yield "council" if thing.what == "seat" else "meditate"
        return
    owner = next((spot.owner for spot in seen.path if spot.tile == thing.tile), None)
    if any(spot.tile == thing.tile for spot in seen.path):
        yield "consecrate" if owner == seen.turn else "appoint"
    elif any(one.tile == thing.tile and (one.book or one.owner == seen.turn) for one in seen.temple):
        yield "book"


def _chip(draft: Drafting, thing: Target, verb: str) -> Chip:
    target = Target("act", thing.island, thing.tile, thing.number, verb)
    answer, _ = draft.offer(target)
    spent = cost(draft.row, answer.turn) if answer.turn is not None else None
    return Chip(verb, target, spent, answer.reason)
