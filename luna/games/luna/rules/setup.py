"""The set-up: its chance (`deal`), its outcome (`Header`), and the first position (`start`)."""

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from luna.core import setup as core
from luna.core.game import GameError
from luna.core.options import Options, Value
from luna.core.setup import Checks, Problem
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import BOARDS, CANDLES, COLOUR, DATA, ISLANDS, LAYOUTS, ORDERS, PRESET, SYMBOL, temple
from luna.games.luna.rules.choices import AUTOMATON, OPTIONS
from luna.games.luna.rules.play import give_starting_favours

STARTING_IP: Final = 5
_PRINTED: Final = tuple(ISLANDS[isle] for isle in PRESET.ring), tuple(ISLANDS[isle] for isle in PRESET.figures)


class Header(NamedTuple):
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
    position: str = ""  # the state (as JSON) from which the game starts instead


def deal(options: Options, entropy: bytes) -> Header:
    """S1 to S3, S9, S10, V3, V11. `GameError` for options that break a rule."""
    random = core.SeededRandom(entropy)
    values = {spec.id: options.values.get(spec.id, spec.default) for spec in OPTIONS}
    count = len(options.seats)
    solo = int(values["solo"])
    first = random.below(max(count, 1)) if options.first is None else options.first
    orders = options.seats[first:] + options.seats[:first]
    boards = random.shuffled(BOARDS)[: 2 if solo else count]
    tiles = random.shuffled(tuple(tile for tile in range(1, 5) if BOARDS[COLOUR[tile]] in boards))
    islands = random.shuffled(ISLANDS)
    priestess, builder, apostate = (ISLANDS[random.below(7)] for _ in range(3))
    figures: tuple[str, ...] = (priestess, priestess if solo == 3 else builder, apostate)
    preset = values["setup"] == "preset" and not solo
    if preset:
        islands, figures = _PRINTED
    live, fixed = bool(values["live_scoring"]), bool(values["fixed_start"])
    return core.checked(Header(orders, solo, boards, islands, figures, tiles, preset, live, fixed), CHECKS)


def options_of(header: Header) -> Options:
    """See `Game`."""
    setup = "preset" if header.preset else "free"
    values: dict[str, Value] = {"setup": setup, "live_scoring": header.live_scoring, "fixed_start": header.fixed_start}
    return Options(header.orders, {**values, "solo": header.solo})


def with_state(header: Header, state: Mapping[str, Any]) -> Header:
    """See `Game`. The result is no preset: islands and figures are those of the header and the state."""
    return core.with_state(header, state, CHECKS, preset=False)


def header_data(header: Header) -> dict[str, Any]:
    """See `Game`."""
    return core.plain(header) | ({"position": json.loads(header.position)} if header.position else {})


def header_from(data: Any) -> Header:
    """See `Game`."""
    header = core.checked(core.header_from(data, _SAMPLE, "Luna"), CHECKS)
    if "position" not in data:
        return header
    if header.preset:
        raise GameError("position: the preset set-up is a position already")
    return with_state(header, data["position"])


_SAMPLE: Final = Header(("",), 0, ("",), ("",), ("",), (0,), False)


def board_digest() -> bytes:
    """See `Game`."""
    return core.data_digest(DATA)


def seats(header: Header) -> tuple[str, ...]:
    """One word a seat in turn order; the automaton starts (V2)."""
    return (AUTOMATON, *header.orders) if header.solo else header.orders


# ---- checks


def _check_players(header: Header) -> Problem:
    orders = header.orders
    if header.solo not in (0, 1, 2, 3):
        return "V", "the solo game has the levels 1, 2 and 3"
    if any(order not in ORDERS for order in orders) or len(set(orders)) != len(orders):
        return "S1", f"the orders must be different ones of {' '.join(ORDERS)}"
    if header.solo and len(orders) != 1:
        return "V1", "the solo game has one player beside the automaton"
    return None if header.solo or 2 <= len(orders) <= 4 else ("S1", "two to four players are needed")


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
    if header.preset and header.solo:
        return "V13", "the solo game has no preset set-up"
    if header.preset and (header.islands, header.figures) != _PRINTED:
        return "S9", "the preset set-up has islands and figures as printed"
    return None


def _check_options(header: Header) -> Problem:
    if header.fixed_start and (header.solo or len(header.orders) != 2):
        return "O2", "a fixed start player is for two players only"
    return None


CHECKS: Final[Checks[Header]] = {
    "players": _check_players,
    "boards": _check_boards,
    "islands": _check_islands,
    "figures": _check_figures,
    "tiles": _check_tiles,
    "setup": _check_setup,
    "options": _check_options,
    "state": lambda header: core.position_problem(header, start),
}


# ---- the first position


def _layout(header: Header) -> int:
    return LAYOUTS.index(tuple(BOARDS.index(board) for board in header.boards))


def start(header: Header) -> bytearray:
    """The first position: in the action phase (preset) or in the preparation."""
    row = bytearray(at.SIZE)
    players = len(header.tiles)
    row[at.PLAYERS], row[at.SOLO], row[at.LAYOUT] = players, header.solo, _layout(header)
    row[at.OPTIONS] = at.LIVE_SCORING * header.live_scoring | at.FIXED_START * header.fixed_start
    row[at.ROUND] = 1
    row[at.CANDLES] = 0 if header.solo else CANDLES[players]
    row[at.PRIESTESS], row[at.BUILDER], row[at.APOSTATE] = map(ISLANDS.index, header.figures)
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
        from luna.games.luna.rules.restore import restore  # noqa: PLC0415  (few games start in the middle)

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
    """The order of each seat, and in the solo game no turns for the automaton."""
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
    """V2, V3: thirteen novices and a shrine; one novice enters the temple with its tile, without a book."""
    base, tile = at.BASE[0], header.tiles[0]
    for isle in range(7):
        row[base + isle] = 1 if isle == row[at.BUILDER] else 2
    row[base + at.SHRINE + row[at.BUILDER]] = 1
    row[base + at.SUPPLY], row[base + at.SHRINES_LEFT] = 0, 5
    row[base + SYMBOL[tile]] -= 1
    row[at.TILE + tile] = at.HELD
    row[at.START], row[at.TURN], row[at.PHASE] = 0, 1, at.PLACE_SHRINES
