"""Positions from a `state` of the notation: the inverse of `notation.state`, fully checked.

The restored position is asked for its own state: only an exact match is accepted. States of the preparation (S11, S12)
and of the end are refused: no game starts there.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from luna.core.game import GameError
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import CANDLES, COLOUR, ISLANDS, SYMBOL, temple
from luna.games.luna.rules.notation import state
from luna.games.luna.rules.position import NOVICES, SHRINES
from luna.games.luna.rules.scoring import LAST_ROUND, shrines_and_council

_PHASES: Final = {"round-start": at.ROUND_START, "action": at.ACTION}
_MOST_IP: Final = 999
_LAST_SEAT: Final = 10  # of the council


def restore(row: bytearray, names: Sequence[str], given: Mapping[str, Any]) -> None:
    """Turn the empty table `row` of a set-up with the seats `names` into the position of a state.

    `GameError` in one sentence when the state is no position of this table between two turns.
    """
    try:
        _fill(row, names, given)
        problem = next(_problems(row, names), None)
        same = json.dumps(state(row), sort_keys=True) == json.dumps(given, sort_keys=True)
    except (KeyError, ValueError, TypeError, AttributeError, IndexError, OverflowError) as error:
        raise GameError("the position cannot be set up: it is none of this game") from error
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
    """What no game of this set-up reaches."""
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
