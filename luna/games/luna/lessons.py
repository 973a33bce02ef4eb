"""What the tasks of Luna's lessons ask for. Each is asked of a position and the seat that learns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from luna.core.game import GameError, Position
from luna.core.goal import Goal, Goals
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.picture import forecast, view
from luna.games.luna.rules.restore import NOVICES
from luna.games.luna.rules.scoring import ranking
from luna.games.luna.rules.views import Forecast, View


def _number(words: tuple[str, ...]) -> int:
    if len(words) != 1 or not words[0].isdecimal():
        raise GameError(f"An aim needs one number, not {' '.join(words) or 'nothing'!r}.")
    return int(words[0])


def _at_least(count: Callable[[View, int], int]) -> Goal:
    return lambda row, seat, words: count(view(row), seat) >= _number(words)


def _foreseen(fine: Callable[[Forecast, int, int], bool]) -> Goal:
    return lambda row, seat, words: fine(forecast(row), seat, _number(words))


def _others_on_jetty(seen: View, seat: int) -> int:
    return sum(other.jetty for other in seen.seats if other.seat != seat)


def _books(seen: View, seat: int) -> int:
    return sum(field.owner == seat and field.book for field in seen.temple)


def _active(row: Position, seat: int, words: tuple[str, ...]) -> bool:
    """So many active novices, on the island if one is named."""
    isle, *count = words if len(words) == 2 else ("", *words)
    if isle and isle not in ISLANDS:
        raise GameError(f"An island is one of {', '.join(ISLANDS)}.")
    active = view(row).seats[seat].active
    return (active[ISLANDS.index(isle)] if isle else sum(active)) >= _number(tuple(count))


def _token(row: Position, seat: int, words: tuple[str, ...]) -> bool:
    """The favour of an island is in the hand."""
    if len(words) != 1 or words[0] not in ISLANDS:
        raise GameError(f"A favour is one of {', '.join(ISLANDS)}.")
    return words[0] in view(row).seats[seat].favours


def _book(row: Position, seat: int, words: tuple[str, ...]) -> bool:
    """The own novice on that tile in the temple has a book."""
    tile = _number(words)
    return any(field.tile == tile and field.owner == seat and field.book for field in view(row).temple)


def _won(row: Position, seat: int, words: tuple[str, ...]) -> bool:
    """The game is over and won (E2)."""
    if words:
        raise GameError("The aim won needs no more words.")
    return view(row).phase == "over" and ranking(row)[0] == seat


GOALS: Final[Goals] = {
    "favours": _at_least(lambda seen, seat: len(seen.seats[seat].favours)),
    "novices": _at_least(lambda seen, seat: NOVICES - seen.seats[seat].supply),
    "shrines": _at_least(lambda seen, seat: sum(seen.seats[seat].shrines)),
    "temple": _at_least(lambda seen, seat: seen.seats[seat].in_temple),
    "books": _at_least(_books),
    "evicted": _at_least(_others_on_jetty),
    "home": _at_least(lambda seen, seat: -seen.seats[seat].jetty),
    "round": _at_least(lambda seen, seat: seen.round),
    "points": _at_least(lambda seen, seat: seen.seats[seat].ip),
    "active": _active,
    "prize": _foreseen(lambda found, seat, least: found.seats[seat].priestess >= least),
    "shadow": _foreseen(lambda found, seat, most: found.seats[seat].apostate <= most),
    "token": _token,
    "book": _book,
    "won": _won,
}
"""`home 0`: nobody waits on the jetty. `prize`, `shadow`: of the forecast, at least and at most."""
