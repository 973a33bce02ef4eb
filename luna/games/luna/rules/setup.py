"""The set-up: all chance of the game (`deal`), its outcome (`Header`), and the first position (`start`)."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from luna.core.game import GameError
from luna.core.lot import Lot
from luna.core.options import Options, Value
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import BOARDS, COLOUR, ISLANDS, LAYOUTS, ORDERS, PRESET, SYMBOL, temple
from luna.games.luna.rules.board import CANDLES as CANDLES_OF
from luna.games.luna.rules.choices import OPTIONS as CHOICES
from luna.games.luna.rules.preparation import give_starting_favours
from luna.games.luna.rules.restore import restore

STARTING_IP: Final = 5
AUTOMATON: Final = "solo"


@dataclass(frozen=True, slots=True)
class Header:
    """The outcome of the set-up: with the turns it is the whole game."""

    orders: tuple[str, ...]  # in turn order; in the solo game only the player's
    solo: int
    boards: tuple[str, ...]  # from the gate outwards
    islands: tuple[str, ...]  # clockwise
    figures: tuple[str, ...]  # islands of priestess, builder, apostate
    tiles: tuple[int, ...]  # starting tile by seat (in the solo game the automaton's first)
    preset: bool
    live_scoring: bool = False
    fixed_start: bool = False
    position: str = ""
    """The state from which the game starts, as JSON; "" = from the set-up."""


def deal(options: Options, entropy: bytes) -> Header:
    """S1 to S3, S9, S10, V3, V11: same options and entropy, same header. `GameError` for options that no rule knows."""
    lot = Lot(entropy)
    values: dict[str, Value] = {spec.id: options.values.get(spec.id, spec.default) for spec in CHOICES}
    count = len(options.seats)
    solo = int(values["solo"])
    first = lot.below(max(count, 1)) if options.first is None else options.first
    orders = options.seats[first:] + options.seats[:first]
    seats = 2 if solo else count
    boards = lot.shuffled(BOARDS)[:seats]
    starters = tuple(t for t in range(1, 5) if BOARDS[COLOUR[t]] in boards)
    tiles = lot.shuffled(starters)
    islands = lot.shuffled(ISLANDS)
    priestess, builder, apostate = (ISLANDS[lot.below(7)] for _ in range(3))
    figures: tuple[str, ...] = (priestess, priestess if solo == 3 else builder, apostate)
    preset = values["setup"] == "preset" and not solo
    if preset:
        islands = tuple(ISLANDS[isle] for isle in PRESET.ring)
        figures = tuple(ISLANDS[isle] for isle in PRESET.figures)
    live, fixed = bool(values["live_scoring"]), bool(values["fixed_start"])
    header = Header(orders, solo, boards, islands, figures, tiles, preset, live, fixed)
    check(header)
    return header


def options_of(header: Header) -> Options:
    """See `Game`."""
    setup = "preset" if header.preset else "free"
    values: dict[str, Value] = {
        "setup": setup,
        "live_scoring": header.live_scoring,
        "fixed_start": header.fixed_start,
        "solo": header.solo,
    }
    return Options(header.orders, values)


def with_state(header: Header, state: Mapping[str, Any]) -> Header:
    """See `Game`: islands and figures stand as the set-up and the state say, whatever was printed."""
    try:
        placed = replace(header, preset=False, position=json.dumps(state))
    except (TypeError, ValueError, RecursionError) as error:  # bytes, a circle, too deep
        raise GameError("position: the state is not plain data") from error
    check(placed)
    return placed


def check(header: Header) -> None:
    """`GameError` unless the header is the outcome of a set-up."""
    for ask in CHECKS.values():
        problem = ask(header)
        if problem:
            raise GameError(f"{problem[0]}: {problem[1]}")


Problem = tuple[str, str] | None  # rule and reason


def _check_players(header: Header) -> Problem:
    orders = header.orders
    if header.solo not in (0, 1, 2, 3):
        return "V", "the solo game has the levels 1, 2 and 3"
    if any(order not in ORDERS for order in orders) or len(set(orders)) != len(orders):
        return "S1", f"the orders must be different ones of {' '.join(ORDERS)}"
    if header.solo and len(orders) != 1:
        return "V1", "the solo game has one player beside the automaton"
    if not header.solo and not 2 <= len(orders) <= 4:
        return "S1", "two to four players are needed"
    return None


def _check_boards(header: Header) -> Problem:
    boards, needed = header.boards, len(seats(header))
    if len(boards) != needed or len(set(boards)) != needed or any(board not in BOARDS for board in boards):
        return "S2", f"{needed} different temple boards of {' '.join(BOARDS)} are needed"
    return None


def _check_islands(header: Header) -> Problem:
    if sorted(header.islands) != sorted(ISLANDS):
        return "S9", f"each of the islands {' '.join(ISLANDS)} is needed once"
    return None


def _check_figures(header: Header) -> Problem:
    if len(header.figures) != 3 or any(isle not in ISLANDS for isle in header.figures):
        return "S10", "each of the three figures must stand on an island"
    if header.solo == 3 and header.figures[0] != header.figures[1]:
        return "V11", "in level 3 builder and priestess start on the same island"
    return None


def _check_tiles(header: Header) -> Problem:
    starters = temple(_layout(header)).starters
    if sorted(header.tiles) != list(starters):
        return "S3", f"the starting tiles must be {' '.join(map(str, starters))}, one for each player"
    return None


def _check_setup(header: Header) -> Problem:
    if not header.preset:
        return None
    if header.solo:
        return "V13", "the solo game has no preset set-up"
    printed = tuple(ISLANDS[isle] for isle in PRESET.ring), tuple(ISLANDS[isle] for isle in PRESET.figures)
    if (header.islands, header.figures) != printed:
        return "S9", "the preset set-up has islands and figures as printed"
    return None


def _check_options(header: Header) -> Problem:
    if header.fixed_start and (header.solo or len(header.orders) != 2):
        return "O2", "a fixed start player is for two players only"
    return None


def _check_position(header: Header) -> Problem:
    if not header.position:
        return None
    try:
        start(header)
    except GameError as error:
        return "position", str(error)
    return None


CHECKS: Final[Mapping[str, Callable[[Header], Problem]]] = {
    "players": _check_players,
    "boards": _check_boards,
    "islands": _check_islands,
    "figures": _check_figures,
    "tiles": _check_tiles,
    "setup": _check_setup,
    "options": _check_options,
    "state": _check_position,
}
"""One check for each line of the notation's header; each looks only at its line and those before."""


def _layout(header: Header) -> int:
    return LAYOUTS.index(tuple(BOARDS.index(board) for board in header.boards))


def seats(header: Header) -> tuple[str, ...]:
    """One word a seat in turn order; the automaton starts (V2)."""
    return (AUTOMATON, *header.orders) if header.solo else header.orders


def start(header: Header) -> bytearray:
    """The first position: in the action phase (preset) or in the preparation."""
    row = bytearray(at.SIZE)
    players = len(header.tiles)
    row[at.PLAYERS], row[at.SOLO], row[at.LAYOUT] = players, header.solo, _layout(header)
    row[at.OPTIONS] = (at.LIVE_SCORING if header.live_scoring else 0) | (at.FIXED_START if header.fixed_start else 0)
    row[at.ROUND] = 1
    row[at.CANDLES] = 0 if header.solo else CANDLES_OF[players]
    for place, name in zip((at.PRIESTESS, at.BUILDER, at.APOSTATE), header.figures, strict=True):
        row[place] = ISLANDS.index(name)
    row[at.BONUS] = 1 if players == 2 else 0
    for place, name in enumerate(header.islands):
        isle = ISLANDS.index(name)
        row[at.RING + place], row[at.PLACE + isle] = isle, place
    what = temple(row[at.LAYOUT])
    for group in what.groups:
        for tile in group:
            row[at.TILE + tile] = at.FREE
    for isle in range(7):
        row[at.OPEN + isle] = what.masks[0][isle] | what.masks[1][isle] << 4
    for seat in range(players):
        base = at.BASE[seat]
        row[at.AFTER + seat] = (seat + 1) % players
        row[at.TILE + header.tiles[seat]] = at.BOOKED + seat
        row[base + at.SUPPLY], row[base + at.SHRINES_LEFT], row[base + at.DISC] = 12, 6, seat
        at.set_ip(row, base, STARTING_IP)
    _colour(row, header)
    if header.position:
        restore(row, seats(header), json.loads(header.position))
    elif header.solo:
        _place_automaton(row, header)
    elif header.preset:
        for seat in range(players):
            _place_printed(row, at.BASE[seat], row[at.ORDER + seat])
        row[at.PHASE] = at.ACTION
        give_starting_favours(row, None)
    else:
        row[at.PHASE] = at.PLACE_SHRINES
    return row


def _colour(row: bytearray, header: Header) -> None:
    """Whose pieces the seats have, and in the solo game that the automaton has no turns."""
    if not header.solo:
        row[at.ORDER : at.ORDER + len(header.orders)] = bytes(map(ORDERS.index, header.orders))
        return
    row[at.ORDER + 1] = ORDERS.index(header.orders[0])
    # The automaton takes the first order that the player did not choose; it only colours its pieces.
    row[at.ORDER] = next(order for order in range(4) if order != row[at.ORDER + 1])
    row[at.AFTER], row[at.AFTER + 1] = 1, 1


def _place_printed(row: bytearray, base: int, order: int) -> None:
    """The pieces printed on the islands."""
    for isle in PRESET.novices[order]:
        row[base + isle] = 2
    row[base + at.SHRINE + PRESET.shrines[order]] = 1
    row[base + at.SUPPLY] -= 8
    row[base + at.SHRINES_LEFT] -= 1


def _place_automaton(row: bytearray, header: Header) -> None:
    """V2, V3: thirteen novices and a shrine; one novice goes with its tile into the temple, without a book."""
    base, tile = at.BASE[0], header.tiles[0]
    for isle in range(7):
        row[base + isle] = 1 if isle == row[at.BUILDER] else 2
    row[base + at.SHRINE + row[at.BUILDER]] = 1
    row[base + at.SUPPLY], row[base + at.SHRINES_LEFT] = 0, 5
    row[base + SYMBOL[tile]] -= 1
    row[at.TILE + tile] = at.HELD
    row[at.START], row[at.TURN], row[at.PHASE] = 0, 1, at.PLACE_SHRINES


def header_data(header: Header) -> dict[str, Any]:
    """Plain values for the journal."""
    return {
        "orders": list(header.orders),
        "solo": header.solo,
        "boards": list(header.boards),
        "islands": list(header.islands),
        "figures": list(header.figures),
        "tiles": list(header.tiles),
        "preset": header.preset,
        "live_scoring": header.live_scoring,
        "fixed_start": header.fixed_start,
        **({"position": json.loads(header.position)} if header.position else {}),
    }


_SHAPE: Final[Mapping[str, type]] = {
    "orders": list,
    "solo": int,
    "boards": list,
    "islands": list,
    "figures": list,
    "tiles": list,
    "preset": bool,
    "live_scoring": bool,
    "fixed_start": bool,
}


def header_from(data: Any) -> Header:
    """The header from plain values; `GameError` when they are not one."""
    if not isinstance(data, dict) or set(data) - {"position"} != set(_SHAPE):
        raise GameError("the set-up of this game is not one of Luna")
    for key, kind in _SHAPE.items():
        if type(data[key]) is not kind:
            raise GameError(f"the set-up of this game has a wrong value for {key}")
    words = [*data["orders"], *data["boards"], *data["islands"], *data["figures"]]
    if not all(isinstance(word, str) for word in words) or not all(type(tile) is int for tile in data["tiles"]):
        raise GameError("the set-up of this game has a wrong value in a list")
    header = Header(
        tuple(data["orders"]),
        data["solo"],
        tuple(data["boards"]),
        tuple(data["islands"]),
        tuple(data["figures"]),
        tuple(data["tiles"]),
        data["preset"],
        data["live_scoring"],
        data["fixed_start"],
    )
    check(header)
    if "position" not in data:
        return header
    if header.preset:
        raise GameError("position: the preset set-up is a position already")
    return with_state(header, data["position"])
