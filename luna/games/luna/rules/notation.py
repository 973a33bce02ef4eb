"""Writing: turns and states in the words of the notation (version 1). `reading.py` is the other direction."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from luna.games.luna.rules import moves
from luna.games.luna.rules.board import ISLANDS, ORDERS
from luna.games.luna.rules.choices import AUTOMATON
from luna.games.luna.rules.legal import legal
from luna.games.luna.rules.moves import argument_of, place_of
from luna.games.luna.rules.position import ORDER, TURN
from luna.games.luna.rules.views import SeatView, view

# ---- turns


def turn_text(row: bytearray, turn: Sequence[int]) -> str:
    """The line of a turn with the order of the seat to move."""
    return f"{ORDERS[row[ORDER + row[TURN]]]}: {action_text(turn)}"


def action_text(turn: Sequence[int]) -> str:
    """The canonical line of a turn, without the order."""
    kind = moves.kind_of(turn[0])
    if kind in (moves.JOURNEY, moves.TIDE):
        parts = " ".join(part_text(move) for move in turn if moves.kind_of(move) != moves.DONE)
        return f"{'journey' if kind == moves.JOURNEY else 'tide'} {parts}"
    return _WRITERS[kind](turn[0])


def part_text(move: int) -> str:
    """One part of a journey, tide or sail."""
    origin, tired, target, count = moves.part_of(move)
    name = "jetty" if origin == moves.JETTY else ISLANDS[origin]
    return f"{'~' if tired else ''}{name}>{ISLANDS[target]}{f'*{count}' if count > 1 else ''}"


def _with_token(text: str, move: int) -> str:
    return text + " +novice" if move & moves.WITH_NOVICE else text


def _counted(text: str, move: int) -> str:
    count = argument_of(move) >> 1
    return _with_token(f"{text} {count}" if count else text, move)


def _tile_text(verb: str, move: int) -> str:
    text = _with_token(f"{verb} {argument_of(move) >> 2}", move)
    return text + " +bribery" if move & moves.WITH_BRIBERY else text


def _isle(move: int) -> str:
    return ISLANDS[place_of(move)]


def _setup_text(move: int) -> str:
    if place_of(move) == moves.NOWHERE:
        return "pairs " + " ".join(ISLANDS[isle] for isle in moves.QUARTETS[argument_of(move)])
    return f"shrine at {_isle(move)}"


_WRITERS: Final[dict[int, Callable[[int], str]]] = {
    moves.FAVOUR: lambda move: _with_token(f"favour {_isle(move)}", move),
    moves.RECRUIT: lambda move: _with_token(f"recruit {_isle(move)}", move),
    moves.BUILD: lambda move: _with_token("build", move),
    moves.HERBS: lambda move: f"herbs {_isle(move)} {argument_of(move)}",
    moves.COUNCIL: lambda move: _counted(f"council {_isle(move)}" if place_of(move) < 7 else "council", move),
    moves.EXPEL: lambda move: _counted("expel", move),
    moves.APPOINT: lambda move: _tile_text("appoint", move),
    moves.CONSECRATE: lambda move: _tile_text("consecrate", move),
    moves.BOOK: lambda move: "book {}>{}".format(*moves.book_tiles(move)),
    moves.MEDITATE: lambda move: "meditate",
    moves.SAIL: lambda move: f"sail {part_text(move)}",
    moves.SETUP: _setup_text,
    moves.SOLO: lambda move: "finish" if place_of(move) == moves.NOWHERE else f"deactivate {_isle(move)}",
}


def legal_lines(row: bytearray) -> list[str]:
    """Legal actions as lines without the order, sorted; journeys and tides as single parts with the largest count."""
    largest: dict[int, int] = {}
    lines = []
    for move in legal(row):
        if moves.kind_of(move) in (moves.JOURNEY, moves.TIDE):
            largest[move >> 4] = move
        elif move != moves.CLOSE:
            lines.append(action_text((move,)))
    return sorted([*lines, *(action_text((move,)) for move in largest.values())])


# ---- states


def state(row: bytearray) -> dict[str, Any]:
    """The position as plain values, in the key order of the notation."""
    seen = view(row)
    names = [AUTOMATON if seat.automaton else seat.order for seat in seen.seats]
    owners: dict[int | None, str] = dict(enumerate(names))
    return {
        "round": seen.round,
        "phase": seen.phase,
        "turn": None if seen.turn is None else names[seen.turn],
        "start": names[seen.start],
        "candles": seen.candles,
        "figures": {"priestess": seen.priestess, "builder": seen.builder, "apostate": seen.apostate},
        "guard": seen.guard,
        "council": [[names[seat], seen.seats[seat].council_seat] for seat in seen.council],
        "path": {str(spot.tile): owners.get(spot.owner) for spot in sorted(seen.path, key=lambda spot: spot.tile)},
        "temple": {
            str(field.tile): {"owner": owners.get(field.owner), "book": field.book}
            for field in seen.temple
            if field.state != "empty"
        },
        "orders": {name: _seat_state(seat) for name, seat in zip(names, seen.seats, strict=True)},
        "book_bonus_open": seen.book_bonus_open,
    }


def _seat_state(seat: SeatView) -> dict[str, Any]:
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
