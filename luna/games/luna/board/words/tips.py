"""The tips of the first game, its aim before all others. Each is said once, when the position calls for it.

Pure: advice, never a rule. What is possible comes from the legal moves; a tip only picks out of them what a newcomer
would overlook.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from luna.games.luna.board.targets import Target
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import (
    APPOINT,
    BUILD,
    COUNCIL,
    FAVOUR,
    JOURNEY,
    RECRUIT,
    TIDE,
    WITH_BRIBERY,
    WITH_NOVICE,
    argument_of,
    kind_of,
    place_of,
)
from luna.games.luna.rules.views import Forecast, SeatView, View

_EARLY: Final = 3
"""Rounds in which it pays to collect and to recruit."""
_LATE: Final = 2
"""Candles left when the next round casts its shadow."""
_FEW: Final = 2
"""Tokens that everybody begins with."""

_WELCOME: Final = "welcome"
_KINDS: Final = (FAVOUR, RECRUIT, BUILD, COUNCIL, APPOINT, JOURNEY, TIDE)


class Tip(NamedTuple):
    """A tip for beginners: its name is kept once it has been seen, the words are `tip-<key>`."""

    name: str
    key: str
    facts: Mapping[str, str | int] = {}
    thing: Target | None = None
    """What it points at."""


class _Outlook(NamedTuple):
    """What a tip looks at."""

    seen: View
    ends: Forecast
    me: SeatView
    places: Mapping[int, Sequence[int]]
    """By kind of move: the islands (or tiles) where it can be done without a token."""


def tip(seen: View, ends: Forecast, moves: Sequence[int], shown: frozenset[str]) -> Tip | None:
    """The first tip, not among the `shown`, that the position of the player to move calls for.

    `moves` are the legal ones; `ends` is the forecast of the round's end.
    """
    if seen.turn is None:
        return None
    if _WELCOME not in shown and seen.round <= 1:
        return Tip(_WELCOME, _WELCOME)
    if seen.step != "action":
        return None
    out = _Outlook(seen, ends, seen.seats[seen.turn], _places(moves))
    for name, look in _LOOKS.items():
        if name not in shown and (found := look(out)) is not None:
            return found
    return None


def _places(moves: Sequence[int]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for move in moves:
        kind, argument = kind_of(move), argument_of(move)
        tokens = {APPOINT: WITH_NOVICE | WITH_BRIBERY, JOURNEY: 0, TIDE: 0}.get(kind, WITH_NOVICE)
        if kind in _KINDS and not argument & tokens:
            found.setdefault(kind, []).append(argument >> 2 if kind == APPOINT else place_of(move))
    return found


def _shrine(out: _Outlook) -> Tip | None:
    """Two novices beside the Builder: build, or fetch the token for it."""
    builder = ISLANDS.index(out.seen.builder)
    if BUILD in out.places:
        return Tip("shrine", "shrine", thing=Target("build", out.seen.builder))
    here = ISLANDS.index("shrine")
    ready = out.me.active[builder] >= (4 if builder == here else 2) and not out.me.shrines[builder]
    if ready and out.me.shrines_left and here in out.places.get(FAVOUR, ()):
        return Tip("shrine", "shrine-token", {"island": "shrine"}, Target("stack", "shrine"))
    return None


def _appoint(out: _Outlook) -> Tip | None:
    """In the first rounds a tile is within reach and nobody is on the way: the highest, which few can evict."""
    tiles = out.places.get(APPOINT, ())
    if not tiles or out.seen.round > _EARLY or out.me.on_path:
        return None
    best = max(tiles)
    return Tip("appoint", "appoint", {"tile": best}, Target("tile", tile=best))


def _council(out: _Outlook) -> Tip | None:
    """A tie at the Priestess is lost, one step of a novice from elsewhere wins it."""
    me, count = out.me, out.ends.seats[out.me.seat].priestess_count
    step = me.council_seat + 1
    elsewhere = [isle for isle in out.places.get(COUNCIL, ()) if ISLANDS[isle] != out.seen.priestess]
    ahead = [
        other
        for other in out.seen.seats
        if other is not me
        and other.council_rank < me.council_rank
        and out.ends.seats[other.seat].priestess_count == count
    ]
    if not count or not elsewhere or not ahead or step >= 10:  # on the last seat newcomers go underneath
        return None
    if any(other.council_seat > step for other in ahead):
        return None
    return Tip("council", "council", thing=Target("seat", number=step))


def _tide(out: _Outlook) -> Tip | None:
    """Late in a round: idle novices can go where the Priestess comes next."""
    seen, me, there = out.seen, out.me, out.ends.priestess
    if there is None or not seen.candles_most or seen.candles > _LATE:
        return None
    idle = [isle for isle in range(7) if ISLANDS[isle] != there and me.inactive[isle]]
    if TIDE in out.places and idle:
        return Tip("tide", "tide", {"island": there}, Target("island", there))
    free = [isle for isle in out.places.get(JOURNEY, ()) if ISLANDS[isle] not in (there, seen.priestess)]
    if free and "tide" not in me.favours:
        return Tip("tide", "journey", {"island": there}, Target("island", there))
    return None


def _recruit(out: _Outlook) -> Tip | None:
    """In the first rounds two novices have nothing better to do."""
    isles = [isle for isle in out.places.get(RECRUIT, ()) if ISLANDS[isle] != out.seen.priestess]
    if not isles or out.seen.round > _EARLY:
        return None
    best = max(isles, key=lambda isle: out.me.active[isle])
    return Tip("recruit", "recruit", thing=Target("recruit", ISLANDS[best]))


def _favour(out: _Outlook) -> Tip | None:
    """In the first rounds few tokens are in the hand; an island with an own shrine costs least."""
    isles = out.places.get(FAVOUR, ())
    if not isles or out.seen.round > _EARLY or len(out.me.favours) > _FEW:
        return None
    best = max(isles, key=lambda isle: (out.me.shrines[isle], ISLANDS[isle] != out.seen.priestess))
    return Tip("favour", "favour", {"island": ISLANDS[best]}, Target("stack", ISLANDS[best]))


_LOOKS: Final[Mapping[str, Callable[[_Outlook], Tip | None]]] = {
    "shrine": _shrine,
    "appoint": _appoint,
    "council": _council,
    "tide": _tide,
    "recruit": _recruit,
    "favour": _favour,
}
"""The most urgent first."""
NAMES: Final = (_WELCOME, *_LOOKS)
