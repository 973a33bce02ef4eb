"""The state as JSON values, in the words and key order of the notation; `trace` prints it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from luna.core import notation
from luna.games.luna.rules import setup
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.notation import legal_lines
from luna.games.luna.rules.picture import view
from luna.games.luna.rules.play import play
from luna.games.luna.rules.reading import read_header, read_turn
from luna.games.luna.rules.views import SeatView, View


def state(row: bytearray) -> dict[str, Any]:
    """The position as plain values."""
    seen = view(row)
    names = ["solo" if seat.automaton else seat.order for seat in seen.seats]
    return {
        "round": seen.round,
        "phase": seen.phase,
        "turn": None if seen.turn is None else names[seen.turn],
        "start": names[seen.start],
        "candles": seen.candles,
        "figures": {"priestess": seen.priestess, "builder": seen.builder, "apostate": seen.apostate},
        "guard": seen.guard,
        "council": [[names[seat], seen.seats[seat].council_seat] for seat in seen.council],
        "path": {
            str(spot.tile): None if spot.owner is None else names[spot.owner]
            for spot in sorted(seen.path, key=lambda spot: spot.tile)
        },
        "temple": _temple(seen, names),
        "orders": {name: _order(seat) for name, seat in zip(names, seen.seats, strict=True)},
        "book_bonus_open": seen.book_bonus_open,
    }


def _temple(seen: View, names: list[str]) -> dict[str, Any]:
    return {
        str(field.tile): {"owner": None if field.owner is None else names[field.owner], "book": field.book}
        for field in seen.temple
        if field.state != "empty"
    }


def _order(seat: SeatView) -> dict[str, Any]:
    return {
        "ip": seat.ip,
        "supply": seat.supply,
        "jetty": seat.jetty,
        "shrines_left": seat.shrines_left,
        "favours": list(seat.favours),
        "active": {name: count for name, count in zip(ISLANDS, seat.active, strict=True) if count},
        "inactive": {name: count for name, count in zip(ISLANDS, seat.inactive, strict=True) if count},
        "shrines": [name for name, built in zip(ISLANDS, seat.shrines, strict=True) if built],
    }


def trace(text: str) -> Iterator[dict[str, Any]]:
    """One object for the start and one after every turn; `GameError` at the first bad line."""
    header, lines = read_header(text)
    yield from notation.trace(setup.start(header), lines, read_turn, play, state, legal_lines)
