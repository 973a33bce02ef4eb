"""Positions from a `state` of the notation: the inverse of `notation.state`, fully checked.

States of the preparation (S11, S12) and of the end are refused: no game starts there.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from luna.core.game import GameError
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import CANDLES, COLOUR, GUARD_IP, ISLANDS, SYMBOL, temple
from luna.games.luna.rules.scoring import LAST_ROUND, shrines_and_council

NOVICES: Final = 13
SHRINES: Final = 6
_KEYS: Final = (
    *("round", "phase", "turn", "start", "candles", "figures", "guard"),
    *("council", "path", "temple", "orders", "book_bonus_open"),
)
_OWNED: Final = ("ip", "supply", "jetty", "shrines_left", "favours", "active", "inactive", "shrines")
_PHASES: Final = {"round-start": at.ROUND_START, "action": at.ACTION}
_MOST_IP: Final = 999
_LAST_SEAT: Final = 10  # of the council

Kind = TypeVar("Kind")


def restore(row: bytearray, names: Sequence[str], state: Mapping[str, Any]) -> None:
    """Turn the empty table `row` of a set-up with the seats `names` into the position of `state`.

    `GameError` in one sentence when the state is no position of this table between two turns.
    """
    state = _keys(state, _KEYS, "it")
    solo, players = row[at.SOLO], row[at.PLAYERS]
    row[at.ROUND] = _number(state["round"], 1, LAST_ROUND, "the round")
    _need(_text(state["phase"]) in _PHASES, "a game starts from the phase round-start or action")
    row[at.PHASE] = _PHASES[state["phase"]]
    _need(solo or row[at.PHASE] == at.ACTION, "only the solo game has a phase round-start")
    row[at.TURN], row[at.START] = _seat(state["turn"], names), _seat(state["start"], names)
    _need(not solo or (row[at.TURN], row[at.START]) == (1, 0), "in the solo game solo starts and the player has turns")
    row[at.CANDLES] = _number(state["candles"], 0 if solo else 1, 0 if solo else CANDLES[players], "the candles")
    figures = _keys(state["figures"], ("priestess", "builder", "apostate"), "figures")
    for offset, figure in ((at.PRIESTESS, "priestess"), (at.BUILDER, "builder"), (at.APOSTATE, "apostate")):
        row[offset] = _isle(figures[figure])
    _need(state["guard"] == GUARD_IP[row[at.ROUND]], f"in round {row[at.ROUND]} the guard is another one")
    _need(type(state["book_bonus_open"]) is bool, "book_bonus_open is true or false")
    _need(players == 2 or not state["book_bonus_open"], "book_bonus_open is for two players")
    row[at.BONUS] = int(state["book_bonus_open"])
    _discs(row, names, _of(list, state["council"], "the council"))
    _tiles(row, names, _of(dict, state["path"], "the path"), _of(dict, state["temple"], "the temple"))
    orders = _keys(state["orders"], names, "orders")
    for seat, name in enumerate(names):
        _owned(row, seat, name, _keys(orders[name], _OWNED, f"of {name} it"))
    for isle in range(7):
        held = sum(row[base + at.FAVOUR + isle] for base in at.BASE[:players])
        _need(held <= (1 if solo else players), f"there are not so many favours of {ISLANDS[isle]}")


def _discs(row: bytearray, names: Sequence[str], council: list[Any]) -> None:
    """From worst to best: a disc lies on top of earlier ones, or beneath them on the last seat (A10)."""
    found: list[tuple[int, int]] = []
    for disc in council:
        _need(type(disc) is list and len(disc) == 2, "a disc of the council is a name and a seat")
        found.append((_number(disc[1], 0, _LAST_SEAT, "a seat of the council"), _seat(disc[0], names)))
    places = [place for place, _ in found]
    _need(sorted(seat for _, seat in found) == list(range(len(names))), "each has one disc in the council")
    _need(places == sorted(places), "the worst disc comes first")
    for number, (place, seat) in enumerate(found):
        height = 3 - places[number + 1 :].count(place) if place == _LAST_SEAT else places[:number].count(place)
        row[at.BASE[seat] + at.DISC] = place << 3 | height


def _tiles(row: bytearray, names: Sequence[str], path: dict[Any, Any], inside: dict[Any, Any]) -> None:
    """Every tile in play is on the path or in the temple."""
    laid = temple(row[at.LAYOUT])
    on_path = [tile for group in laid.groups for tile in group]
    in_play = {str(tile): tile for tile in (*laid.starters, *on_path)}
    apart, complete = not path.keys() & inside.keys(), path.keys() | inside.keys() == in_play.keys()
    _need(apart and complete, "tiles lack, or are double")
    row[at.OPEN : at.OPEN + 7] = bytes(7)
    for key, owner in path.items():
        tile = in_play[key]
        _need(tile in on_path, f"tile {tile} is never on the path")
        row[at.TILE + tile] = at.FREE if owner is None else at.CLAIMED + _seat(owner, names)
        behind = laid.group_of[tile] - row[at.ROUND]
        if owner is None and behind <= 0:
            row[at.OPEN + SYMBOL[tile]] |= 1 << COLOUR[tile] + (4 if behind == 0 else 0)
    for key, field in inside.items():
        owned = _keys(field, ("owner", "book"), "a field of the temple")
        owner, book = owned["owner"], owned["book"]
        _need(type(book) is bool and not (book and owner is None), "a book lies on somebody's tile")
        what = at.BOOKED if book else at.HELD
        row[at.TILE + in_play[key]] = at.CLOSED if owner is None else what + _seat(owner, names)
    books = sum(what >= at.BOOKED for what in row[at.TILE : at.AFTER])
    _need(books == (1 if row[at.SOLO] else len(names)), "there are more books, or fewer")


def _owned(row: bytearray, seat: int, name: str, owned: Mapping[str, Any]) -> None:
    base = at.BASE[seat]
    row[base + at.SUPPLY] = _number(owned["supply"], 0, NOVICES, f"the supply of {name}")
    row[base + at.ON_JETTY] = _number(owned["jetty"], 0, NOVICES, f"the jetty of {name}")
    row[base + at.SHRINES_LEFT] = _number(owned["shrines_left"], 0, SHRINES, f"the shrines of {name}")
    for offset, key in ((at.FAVOUR, "favours"), (at.SHRINE, "shrines")):
        isles = [_isle(isle) for isle in _of(list, owned[key], f"the {key} of {name}")]
        _need(isles == sorted(set(isles)), f"the {key} of {name} stand in name order")
        row[base + offset : base + offset + 7] = bytes(isle in isles for isle in range(7))
    for offset, key in ((at.ACTIVE, "active"), (at.TIRED, "inactive")):
        counts = _of(dict, owned[key], f"the {key} novices of {name}")
        row[base + offset : base + offset + 7] = bytes(7)
        for isle, count in counts.items():
            row[base + offset + _isle(isle)] = _number(count, 1, NOVICES, f"the {key} novices of {name}")
    novices = sum(row[base : base + at.SHRINE]) + row[base + at.SUPPLY] + row[base + at.ON_JETTY]
    novices += row.count(at.CLAIMED + seat, at.TILE, at.AFTER) + at.in_temple(row, seat)
    _need(novices == NOVICES, f"{name} has {novices} novices, not {NOVICES}")
    built = row.count(1, base + at.SHRINE, base + at.FAVOUR) + row[base + at.SHRINES_LEFT]
    _need(built == SHRINES, f"{name} has {built} shrines, not {SHRINES}")
    shown = _number(owned["ip"], 0, _MOST_IP, f"the influence of {name}")
    points = shown - (shrines_and_council(row, base) if row[at.OPTIONS] & at.LIVE_SCORING else 0)
    _need(points >= 0, f"{name} has less influence than shrines and council seat bring")
    at.set_ip(row, base, points)


def _need(fine: object, fault: str) -> None:
    if not fine:
        raise GameError(f"the position cannot be set up: {fault}")


def _of(kind: type[Kind], value: Any, what: str) -> Kind:
    _need(type(value) is kind, f"{what} is no {kind.__name__}")
    found: Kind = value
    return found


def _keys(value: Any, keys: Sequence[str], what: str) -> Mapping[str, Any]:
    _need(isinstance(value, Mapping) and set(value) == set(keys), f"{what} needs {' '.join(keys)} and nothing else")
    found: Mapping[str, Any] = value
    return found


def _text(value: Any) -> str:
    return value if type(value) is str else ""


def _number(value: Any, least: int, most: int, what: str) -> int:
    _need(type(value) is int and least <= value <= most, f"{what}: a number from {least} to {most} was expected")
    return int(value)


def _isle(value: Any) -> int:
    _need(_text(value) in ISLANDS, f"an island is one of {' '.join(ISLANDS)}")
    return ISLANDS.index(value)


def _seat(value: Any, names: Sequence[str]) -> int:
    _need(_text(value) in names, f"a player is one of {' '.join(names)}")
    return names.index(value)
