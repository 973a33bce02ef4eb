"""The set-up: its chance (`deal`), its outcome (`Header`), and the first position (`start`).

A first position may be given as a `state` of the notation (`restore`).
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from luna.core import setup as core
from luna.core.game import GameError
from luna.core.options import Options, Value
from luna.core.setup import Checks, Problem
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import BOARDS, CANDLES, COLOUR, DATA, ISLANDS, LAYOUTS, ORDERS, PRESET, SYMBOL, temple
from luna.games.luna.rules.choices import AUTOMATON, OPTIONS
from luna.games.luna.rules.notation import state
from luna.games.luna.rules.play import give_starting_favours
from luna.games.luna.rules.position import NOVICES, SHRINES
from luna.games.luna.rules.scoring import LAST_ROUND, shrines_and_council

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
        raise GameError("position: the preset set-up already is a position")
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


# ---- a position from a state of the notation: the inverse of `notation.state`, fully checked


_PHASES: Final = {"round-start": at.ROUND_START, "action": at.ACTION}
_MOST_IP: Final = 999
_LAST_SEAT: Final = 10  # of the council


def restore(row: bytearray, names: Sequence[str], given: Mapping[str, Any]) -> None:
    """Turn the empty table `row` of a set-up with the seats `names` into the position of a state.

    `GameError` in one sentence when the state is no position of this table between two turns: the restored position is
    asked for its own state, and only an exact match is accepted. States of the preparation (S11, S12) and of the end
    are refused: no game starts there.
    """
    try:
        _fill(row, names, given)
        problem = next(_problems(row, names), None)
        same = json.dumps(state(row), sort_keys=True) == json.dumps(given, sort_keys=True)
    except (KeyError, ValueError, TypeError, AttributeError, IndexError, OverflowError) as error:
        raise GameError("the position cannot be set up: it is not a position of this game") from error
    if problem or not same:
        raise GameError(f"the position cannot be set up: {problem or 'it contradicts itself'}")


def _fill(row: bytearray, names: Sequence[str], given: Mapping[str, Any]) -> None:
    row[at.ROUND], row[at.CANDLES], row[at.PHASE] = given["round"], given["candles"], _PHASES[given["phase"]]
    row[at.TURN], row[at.START] = names.index(given["turn"]), names.index(given["start"])
    for offset, figure in ((at.PRIESTESS, "priestess"), (at.BUILDER, "builder"), (at.APOSTATE, "apostate")):
        row[offset] = ISLANDS.index(given["figures"][figure])
    row[at.BONUS] = int(given["book_bonus_open"])
    places = [place for _, place in given["council"]]
    for number, (name, place) in enumerate(given["council"]):
        # From worst to best: a disc lies on top of earlier ones, or beneath them on the last seat (A10).
        height = 3 - places[number + 1 :].count(place) if place == _LAST_SEAT else places[:number].count(place)
        row[at.BASE[names.index(name)] + at.DISC] = place << 3 | height
    _fill_tiles(row, names, given["path"], given["temple"])
    for seat, name in enumerate(names):
        _fill_block(row, at.BASE[seat], given["orders"][name])


def _fill_tiles(row: bytearray, names: Sequence[str], path: Mapping[str, Any], inside: Mapping[str, Any]) -> None:
    group_of = temple(row[at.LAYOUT]).group_of
    row[at.OPEN : at.OPEN + 7] = bytes(7)
    for tile, owner in ((int(key), owner) for key, owner in path.items()):
        row[at.TILE + tile] = at.FREE if owner is None else at.CLAIMED + names.index(owner)
        behind = group_of[tile] - row[at.ROUND]
        if owner is None and behind <= 0:
            row[at.OPEN + SYMBOL[tile]] |= 1 << COLOUR[tile] + (4 if behind == 0 else 0)
    for key, field in inside.items():
        held = at.BOOKED if field["book"] else at.HELD
        row[at.TILE + int(key)] = at.CLOSED if field["owner"] is None else held + names.index(field["owner"])


def _fill_block(row: bytearray, base: int, owned: Mapping[str, Any]) -> None:
    for offset, key in ((at.SUPPLY, "supply"), (at.ON_JETTY, "jetty"), (at.SHRINES_LEFT, "shrines_left")):
        row[base + offset] = owned[key]
    for offset, key in ((at.FAVOUR, "favours"), (at.SHRINE, "shrines")):
        row[base + offset : base + offset + 7] = bytes(name in owned[key] for name in ISLANDS)
    for offset, key in ((at.ACTIVE, "active"), (at.TIRED, "inactive")):
        row[base + offset : base + offset + 7] = bytes(owned[key].get(name, 0) for name in ISLANDS)
    at.set_ip(row, base, owned["ip"] - (shrines_and_council(row, base) if row[at.OPTIONS] & at.LIVE_SCORING else 0))


def _problems(row: bytearray, names: Sequence[str]) -> Iterator[str]:
    """The faults of a set-up: facts that no game reaches."""
    solo, players = row[at.SOLO], row[at.PLAYERS]
    bases = at.BASE[:players]
    least, most = (0, 0) if solo else (1, CANDLES[players])
    if not 1 <= row[at.ROUND] <= LAST_ROUND:
        yield f"a round is one of 1 to {LAST_ROUND}"
    if not least <= row[at.CANDLES] <= most:
        yield f"{least} to {most} candles burn"
    if not solo and row[at.PHASE] != at.ACTION:
        yield "only the solo game has a phase round-start"
    if solo and (row[at.TURN], row[at.START]) != (1, 0):
        yield "in the solo game solo starts and the player has turns"
    if row[at.BONUS] and players > 2:
        yield "book_bonus_open is for two players"
    if max(row[base + at.DISC] >> 3 for base in bases) > _LAST_SEAT:
        yield f"the council has seats 0 to {_LAST_SEAT}"
    if sum(what >= at.BOOKED for what in row[at.TILE : at.AFTER]) != (1 if solo else players):
        yield "there are more books, or fewer"
    for isle in range(7):
        if sum(row[base + at.FAVOUR + isle] for base in bases) > (1 if solo else players):
            yield f"there are not so many favours of {ISLANDS[isle]}"
    for seat, (name, base) in enumerate(zip(names, bases, strict=True)):
        novices = sum(row[base : base + at.SHRINE]) + row[base + at.SUPPLY] + row[base + at.ON_JETTY]
        novices += row.count(at.CLAIMED + seat, at.TILE, at.AFTER) + at.in_temple(row, seat)
        shrines = row.count(1, base + at.SHRINE, base + at.FAVOUR) + row[base + at.SHRINES_LEFT]
        if (novices, shrines) != (NOVICES, SHRINES):
            yield f"{name} has {novices} novices and {shrines} shrines, not {NOVICES} and {SHRINES}"
        if at.ip(row, base) > _MOST_IP:
            yield f"{name} has more influence than {_MOST_IP}"
