"""A game as text (notation version 1): writing. Reading is in `reading.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from luna.core.game import Turn
from luna.core.notation import written
from luna.games.luna.rules import setup
from luna.games.luna.rules.board import ISLANDS, ORDERS
from luna.games.luna.rules.legal import legal
from luna.games.luna.rules.moves import (
    APPOINT,
    BOOK,
    BUILD,
    CLOSE,
    CONSECRATE,
    COUNCIL,
    DONE,
    EXPEL,
    FAVOUR,
    HERBS,
    JETTY,
    JOURNEY,
    MEDITATE,
    NOWHERE,
    QUARTETS,
    RECRUIT,
    SAIL,
    SETUP,
    TIDE,
    WITH_BRIBERY,
    WITH_NOVICE,
    argument_of,
    book_tiles,
    kind_of,
    part_of,
    place_of,
)
from luna.games.luna.rules.moves import SOLO as SOLO_KIND
from luna.games.luna.rules.play import play
from luna.games.luna.rules.position import ORDER, TURN
from luna.games.luna.rules.setup import AUTOMATON, Header

VERSION: Final = 1


def action_text(turn: Sequence[int]) -> str:
    """The canonical line of a turn, without the order."""
    kind = kind_of(turn[0])
    if kind in (JOURNEY, TIDE):
        parts = " ".join(_part_text(move) for move in turn if kind_of(move) != DONE)
        return f"{'journey' if kind == JOURNEY else 'tide'} {parts}"
    return _WRITERS[kind](turn[0])


def _part_text(move: int) -> str:
    origin, tired, target, count = part_of(move)
    name = "jetty" if origin == JETTY else ISLANDS[origin]
    return f"{'~' if tired else ''}{name}>{ISLANDS[target]}{f'*{count}' if count > 1 else ''}"


def _with_token(text: str, move: int) -> str:
    return text + " +novice" if move & WITH_NOVICE else text


def _counted(verb: str, move: int, where: str = "") -> str:
    count = argument_of(move) >> 1
    return _with_token(f"{verb}{where} {count}" if count else verb, move)


def _tile_text(verb: str, move: int) -> str:
    text = _with_token(f"{verb} {argument_of(move) >> 2}", move)
    return text + " +bribery" if move & WITH_BRIBERY else text


def _isle(move: int) -> str:
    return ISLANDS[place_of(move)]


def _setup_text(move: int) -> str:
    if place_of(move) == NOWHERE:
        return "pairs " + " ".join(ISLANDS[isle] for isle in QUARTETS[argument_of(move)])
    return f"shrine at {_isle(move)}"


_WRITERS: Final[dict[int, Callable[[int], str]]] = {
    FAVOUR: lambda move: _with_token(f"favour {_isle(move)}", move),
    RECRUIT: lambda move: _with_token(f"recruit {_isle(move)}", move),
    BUILD: lambda move: _with_token("build", move),
    HERBS: lambda move: f"herbs {_isle(move)} {argument_of(move)}",
    COUNCIL: lambda move: _counted("council", move, f" {_isle(move)}" if place_of(move) < 7 else ""),
    EXPEL: lambda move: _counted("expel", move),
    APPOINT: lambda move: _tile_text("appoint", move),
    CONSECRATE: lambda move: _tile_text("consecrate", move),
    BOOK: lambda move: "book {}>{}".format(*book_tiles(move)),
    MEDITATE: lambda move: "meditate",
    SAIL: lambda move: f"sail {_part_text(move)}",
    SETUP: _setup_text,
    SOLO_KIND: lambda move: "finish" if place_of(move) == NOWHERE else f"deactivate {_isle(move)}",
}


def legal_lines(row: bytearray) -> list[str]:
    """Legal actions as lines without the order, sorted; journeys and tides as single parts with the largest count."""
    largest: dict[int, int] = {}
    lines = []
    for move in legal(row):
        if kind_of(move) in (JOURNEY, TIDE):
            largest[move >> 4] = move
        elif move != CLOSE:
            lines.append(action_text((move,)))
    lines += [action_text((move,)) for move in largest.values()]
    return sorted(lines)


def header_lines(header: Header) -> list[str]:
    """The header, one item a line."""
    names = setup.seats(header)
    players = f"{AUTOMATON}-{header.solo} {header.orders[0]}" if header.solo else " ".join(names)
    lines = [
        f"luna {VERSION}",
        f"players {players}",
        f"boards {' '.join(header.boards)}",
        f"islands {' '.join(header.islands)}",
        "figures priestess={} builder={} apostate={}".format(*header.figures),
        "tiles " + " ".join(f"{name}={tile}" for name, tile in zip(names, header.tiles, strict=True)),
        f"setup {'preset' if header.preset else 'position' if header.position else 'free'}",
    ]
    options = ["scoring=live"] * header.live_scoring + ["startplayer=fixed"] * header.fixed_start
    if options:
        lines.append("options " + " ".join(options))
    if header.position:
        lines.append(f"state {header.position}")
    return lines


def turn_text(row: bytearray, turn: Sequence[int]) -> str:
    """The line of a turn with the order of the seat to move."""
    return f"{ORDERS[row[ORDER + row[TURN]]]}: {action_text(turn)}"


def to_text(header: Header, turns: Sequence[Turn]) -> str:
    """A whole game."""
    return written(setup.start(header), header_lines(header), turns, turn_text, play)
