"""The set-up: its chance (`deal`), its outcome (`Header`), and the first position (`start`).

A first position may be given as a `state` of the notation (`restore`).
"""

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from luna.core import setup as core
from luna.core.game import GameError
from luna.core.options import Options
from luna.core.setup import Checks, Problem, SeededRandom
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import COUNT, DATA, FIRST, HOMES, LANDSCAPES, PEOPLES, SQUARES, START_TILE, TILES
from luna.games.pangea.rules.notation import PHASES, state
from luna.games.pangea.rules.play import condition, square_of
from luna.games.pangea.rules.position import called


class Header(NamedTuple):
    """The outcome of the set-up: with the turns it is the whole game."""

    players: tuple[str, ...]  # peoples in turn order
    tiles: tuple[str, ...]  # on the squares numbered 1 to 15
    tribes: tuple[tuple[str, ...], ...]  # by people in name order: the three homes drawn, in name order
    all_produce: bool = False  # O1
    slide: bool = False  # O2
    position: str = ""  # the state (as JSON) from which the game starts instead; it overrides the draws


def deal(options: Options, entropy: bytes) -> Header:
    """S1, S3 to S5. `GameError` for options that break a rule."""
    random = SeededRandom(entropy)
    peoples = options.seats
    first = random.below(max(len(peoples), 1)) if options.first is None else options.first
    tiles = random.shuffled(TILES)
    tribes = tuple(_drawn(random, people) for people in range(len(PEOPLES)))
    all_produce, slide = bool(options.values.get("all_produce")), bool(options.values.get("slide"))
    return core.checked(Header(peoples[first:] + peoples[:first], tiles, tribes, all_produce, slide), CHECKS)


def _drawn(random: SeededRandom, people: int) -> tuple[str, ...]:
    """Three tribes from a bag of eight."""
    bag = [home for home, count in zip(HOMES[people], COUNT[people], strict=True) for _ in range(count)]
    return tuple(LANDSCAPES[home] for home in sorted(random.shuffled(bag)[:3]))


def options_of(header: Header) -> Options:
    """See `Game`."""
    return Options(header.players, {"all_produce": header.all_produce, "slide": header.slide})


def with_state(header: Header, state: Mapping[str, Any]) -> Header:
    """See `Game`."""
    return core.with_state(header, state, CHECKS)


def header_data(header: Header) -> dict[str, Any]:
    """See `Game`."""
    return core.plain(header) | ({"position": header.position} if header.position else {})


def header_from(data: Any) -> Header:
    """See `Game`."""
    header = core.header_from(data, _SAMPLE, "Pangea")
    position = data.get("position", "")
    if type(position) is not str or ("position" in data and not position):
        raise GameError("the set-up of this game has a wrong value for position")
    return core.checked(header._replace(position=position), CHECKS)


_SAMPLE: Final = Header(("",), ("",), (("",),))


def board_digest() -> bytes:
    """See `Game`."""
    return core.data_digest(DATA)


def seats(header: Header) -> tuple[str, ...]:
    """The people of each seat in turn order."""
    return header.players


# ---- checks


def _check_players(header: Header) -> Problem:
    players = header.players
    if any(people not in PEOPLES for people in players) or len(set(players)) != len(players):
        return "S1", f"the players must be different ones of {' '.join(PEOPLES)}"
    return None if 2 <= len(players) <= 4 else ("S1", "two to four players are needed")


def _check_tribes(header: Header) -> Problem:
    if len(header.tribes) != len(PEOPLES):
        return "S4", f"three tribes of each of {' '.join(PEOPLES)} are needed"
    for people, drawn in enumerate(header.tribes):
        homes = [LANDSCAPES[home] for home in HOMES[people]]
        if len(drawn) != 3 or any(home not in homes for home in drawn):
            return "S4", f"three tribes of {PEOPLES[people]} are needed, of {' '.join(homes)}"
        if list(drawn) != sorted(drawn, key=LANDSCAPES.index):
            return "N-header", f"the tribes of {PEOPLES[people]} must be in name order"
        if any(drawn.count(home) > count for home, count in zip(homes, COUNT[people], strict=True)):
            return "S4", f"{PEOPLES[people]} has not so many tribes of one home"
    return None


_TILES: Final = "S3", "each of the fifteen tiles is needed once"
CHECKS: Final[Checks[Header]] = {
    "players": _check_players,
    "tiles": lambda header: None if sorted(header.tiles) == sorted(TILES) else _TILES,
    "tribes": _check_tribes,
    "state": lambda header: core.position_problem(header, start),
}


# ---- the first position


def start(header: Header) -> bytearray:
    """The first position: all players have drawn, no tower is placed (S6)."""
    row = bytearray(at.SIZE)
    row[at.PLAYERS] = len(header.players)
    row[at.OPTIONS] = at.ALL_PRODUCE * header.all_produce | at.SLIDE * header.slide
    playing = [PEOPLES.index(people) for people in header.players]
    neutral = [people for people in range(len(PEOPLES)) if people not in playing]
    row[at.PEOPLE : at.PEOPLE + 5] = bytes(playing + neutral)
    row[at.SEAT : at.TOWER] = bytes(playing.index(people) if people in playing else at.NEUTRAL for people in range(5))
    row[at.TOWER : at.TRIBE] = bytes([at.NOWHERE]) * 5
    row[at.TRIBE : at.SQUARE] = bytes([at.IN_BAG]) * 40
    row[at.LAND : at.CROWD] = bytes([at.NOWHERE]) * 26
    for square, name in zip(FIRST, header.tiles, strict=True):
        tile = TILES.index(name)
        row[at.SQUARE + tile], row[at.LAND + square] = square, tile
    for people, drawn in enumerate(header.tribes):
        where = at.IN_HAND
        if people in neutral:
            tile = row[at.TOWER + people] = START_TILE[people]
            row[at.CROWD + tile] += 3
            where = tile * 6
        for home, (first, last) in zip(HOMES[people], at.GROUPS[people], strict=True):
            for number in range(drawn.count(LANDSCAPES[home])):
                row[first + number] = where
            row[first:last] = sorted(row[first:last])
    if header.position:
        try:
            state = json.loads(header.position)
        except (ValueError, RecursionError) as error:
            raise GameError("position: the state is not JSON") from error
        if type(state) is not dict:
            raise GameError("position: the state is not one of this game")
        restore(row, state)
    return row


# ---- a position from a state of the notation: the inverse of `notation.state`, fully checked


_MOST: Final = 256**at.WIDE - 1  # of goods and rounds; no game comes near


def restore(row: bytearray, given: Mapping[str, Any]) -> None:
    """Turn the first position `row` of a set-up into the one of `given`; `GameError` when it is not valid.

    The restored position is asked for its own state: only an exact match is accepted.
    """
    try:
        _fill(row, given)
    except (KeyError, ValueError, TypeError, AttributeError, IndexError, OverflowError) as error:
        raise GameError("position: the state is not one of this game") from error
    if row[at.PHASE] == at.OVER:
        raise GameError("position: a game does not start when it is over")
    if not row[at.LAST_ROUND] and any(condition(row, seat) for seat in range(row[at.PLAYERS])):
        raise GameError("position: somebody meets a condition, so this is the last round")
    if not _placed(row):
        raise GameError("position: towers and drawn tribes do not match")
    if dict(given) != state(row) or list(given) != list(state(row)):
        raise GameError("position: the state contradicts itself")


def _placed(row: bytearray) -> bool:
    """S4 to S7: a seat that has placed has its own tower and an empty hand; before, it has nothing else."""
    towers = [tile for tile in row[at.TOWER : at.TRIBE] if tile != at.NOWHERE]
    placing = row[at.PHASE] == at.PLACING
    if len(set(towers)) != len(towers) or placing != (not at.round_number(row)):
        return False
    if placing and any(row[at.GOODS : at.SIZE]):
        return False
    for people in range(len(PEOPLES)):
        ready = not placing or row[at.SEAT + people] == at.NEUTRAL or row[at.SEAT + people] < row[at.TURN]
        if (row[at.TOWER + people] != at.NOWHERE) != ready:
            return False
        if row[slice(*at.BLOCK[people])].count(at.IN_HAND) != (0 if ready else 3):
            return False
    return True


def _fill(row: bytearray, given: Mapping[str, Any]) -> None:
    players = given["players"]
    names = [PEOPLES[people] for people in row[at.PEOPLE : at.PEOPLE + row[at.PLAYERS]]]
    row[at.PHASE] = PHASES.index(given["phase"])
    row[at.TURN] = names.index(given["turn"])
    at.set_round(row, _number(given["round"], _MOST))
    row[at.MAGIC] = _number(given["magic"], 5)
    _need(not row[at.MAGIC] or row[at.PHASE] == at.MAGICAL)
    row[at.LAST_ROUND] = int(given["last_round"] is True)
    row[at.LAND : at.CROWD] = bytes([at.NOWHERE]) * len(SQUARES)
    _need(sorted(given["board"].values()) == sorted(TILES))
    for square, tile in given["board"].items():
        row[at.SQUARE + TILES.index(tile)] = SQUARES.index(square)
        row[at.LAND + SQUARES.index(square)] = TILES.index(tile)
    for people, name in enumerate(PEOPLES):
        row[at.TOWER + people] = TILES.index(given["towers"][name]) if name in given["towers"] else at.NOWHERE
    _fill_tribes(row, given)
    for seat, name in enumerate(names):
        own = players[name]
        at.set_goods(row, seat, _number(own["goods"], _MOST))
        row[at.AMULETS + seat] = amulets = sum(1 << LANDSCAPES.index(amulet) for amulet in own["amulets"])
        _need(row[at.TURN] != seat or row[at.MAGIC] <= max(1, at.RANK[amulets]))
        ban = own["ban"]
        row[at.BAN + seat] = 0 if ban is None else 1 + square_of(row, ban)


def _fill_tribes(row: bytearray, given: Mapping[str, Any]) -> None:
    """All forty tribes: on tiles, in bags, and in hands before they are placed."""
    found: dict[tuple[int, int], list[int]] = {(people, home): [] for people in range(5) for home in range(3)}

    def add(people: int, landscape: str, place: int, count: int) -> None:
        found[people, HOMES[people].index(LANDSCAPES.index(landscape))].extend([place] * count)

    row[at.CROWD : at.GOODS] = bytes(len(TILES))
    for name, tribes in given["tribes"].items():
        for tribe, count in tribes.items():
            people, _, rest = tribe.partition(" ")
            landscape, _, amulet = rest.partition("+")
            _need(not amulet or people in given["players"])
            one = called(people, landscape, amulet, name)
            add(one.people, landscape, one.place, _number(count, 8))
            row[at.CROWD + one.tile] += count
    for people, name in enumerate(PEOPLES):
        for landscape, count in given["bags"][name].items():
            add(people, landscape, at.IN_BAG, _number(count, 8))
        for landscape in given["players"].get(name, {"drawn": ()})["drawn"]:
            add(people, landscape, at.IN_HAND, 1)
        for home, (first, last) in enumerate(at.GROUPS[people]):
            places = found[people, home]
            _need(len(places) == COUNT[people][home])
            row[first:last] = sorted(places)
    for seat in range(row[at.PLAYERS]):
        amulets = [place % 6 for place in row[slice(*at.BLOCK[row[at.PEOPLE + seat]])] if place < at.MOVED]
        own = [LANDSCAPES.index(name) + 1 for name in given["players"][PEOPLES[row[at.PEOPLE + seat]]]["amulets"]]
        both = [amulet for amulet in (*amulets, *own) if amulet]
        _need(len(set(both)) == len(both))


def _need(fine: bool) -> None:
    if not fine:
        raise ValueError


def _number(value: Any, most: int) -> int:
    _need(type(value) is int and 0 <= value <= most)
    return int(value)
