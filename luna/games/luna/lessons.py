"""Goals of the tasks in Luna's lessons. Each takes a position and the seat of the learner."""

from collections.abc import Callable
from typing import Final

from luna.core.game import GameError, Position
from luna.core.teaching import Goal, Goals, at_least, number, victory
from luna.games.luna.rules import over
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.position import NOVICES
from luna.games.luna.rules.scoring import places
from luna.games.luna.rules.views import Forecast, SeatView, View, forecast, view


def _own(count: Callable[[SeatView], int]) -> Goal:
    return at_least(lambda row, seat: count(view(row).seats[seat]))


def _seen(count: Callable[[View, int], int]) -> Goal:
    return at_least(lambda row, seat: count(view(row), seat))


def _foreseen(fine: Callable[[Forecast, int, int], bool]) -> Goal:
    return lambda row, seat, words: fine(forecast(row), seat, number(words))


def _active(row: Position, seat: int, words: tuple[str, ...]) -> bool:
    """A number of active novices, on the island if one is named."""
    isle, *count = words if len(words) == 2 else ("", *words)
    if isle and isle not in ISLANDS:
        raise GameError(f"An island is one of {', '.join(ISLANDS)}.")
    active = view(row).seats[seat].active
    return (active[ISLANDS.index(isle)] if isle else sum(active)) >= number(count)


def _token(row: Position, seat: int, words: tuple[str, ...]) -> bool:
    """The favour of an island."""
    if len(words) != 1 or words[0] not in ISLANDS:
        raise GameError(f"A favour is one of {', '.join(ISLANDS)}.")
    return words[0] in view(row).seats[seat].favours


def _book(row: Position, seat: int, words: tuple[str, ...]) -> bool:
    """A book with the learner's novice on that tile in the temple."""
    tile = number(words)
    return any(field.tile == tile and field.owner == seat and field.book for field in view(row).temple)


GOALS: Final[Goals] = {
    "favours": _own(lambda seat: len(seat.favours)),
    "novices": _own(lambda seat: NOVICES - seat.supply),
    "shrines": _own(lambda seat: sum(seat.shrines)),
    "temple": _own(lambda seat: seat.in_temple),
    "home": _own(lambda seat: -seat.jetty),
    "points": _own(lambda seat: seat.ip),
    "books": _seen(lambda seen, seat: sum(field.owner == seat and field.book for field in seen.temple)),
    "evicted": _seen(lambda seen, seat: sum(other.jetty for other in seen.seats if other.seat != seat)),
    "round": _seen(lambda seen, seat: seen.round),
    "active": _active,
    "prize": _foreseen(lambda found, seat, least: found.seats[seat].priestess >= least),
    "shadow": _foreseen(lambda found, seat, most: found.seats[seat].apostate <= most),
    "token": _token,
    "book": _book,
    "won": victory(over, places),
}
"""`home 0`: no novice waits on the jetty. `prize` and `shadow` compare with the forecast: at least and at most."""
