"""A game as text (notation version 1): writing. Reading is in `reading.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from luna.core.game import Turn
from luna.core.notation import written
from luna.games.pangea.rules import moves, setup
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.legal import legal
from luna.games.pangea.rules.play import play
from luna.games.pangea.rules.position import GROUPS, IN_BAG, PEOPLE, TURN
from luna.games.pangea.rules.setup import Header
from luna.games.pangea.rules.states import place_text

VERSION: Final = 1


def action_text(row: bytearray, turn: Sequence[int]) -> str:
    """The canonical line of a turn of the seat to move, without its people.

    The position is needed: homes are numbered by people, and a ban is named by what lies there.
    """
    kind, argument = moves.kind_of(turn[0]), moves.argument_of(turn[0])
    homes = HOMES[row[PEOPLE + row[TURN]]]
    if kind == moves.PLACE:
        return f"place {TILES[argument]}"
    if kind == moves.DRAW:
        drawn = f"={_drawn(turn[1])}" if len(turn) > 1 else ""
        return f"draw {PEOPLES[argument]}{drawn}"
    if kind == moves.SHIFT:
        tile, square = moves.shift_of(turn[0])
        return f"shift {TILES[tile]}>{SQUARES[square]}"
    if kind == moves.LEAD:
        people, home, tile, target = moves.lead_of(turn[0])
        return f"lead {PEOPLES[people]} {LANDSCAPES[HOMES[people][home]]}@{TILES[tile]}>{TILES[target]}"
    if kind == moves.MOVE:
        return "move " + " ".join(_parts(homes, [move for move in turn if moves.kind_of(move) == moves.MOVE]))
    if kind == moves.STAY:
        return "stay"
    if kind == moves.BUY:
        tile, home, seller = moves.buy_of(turn[0])
        return f"buy {LANDSCAPES[homes[home]]}@{TILES[tile]} from {PEOPLES[seller]}"
    return f"ban {place_text(row, argument)}" if kind == moves.BAN else "end"


def _drawn(move: int) -> str:
    people, home = divmod(moves.argument_of(move), 3)
    return LANDSCAPES[HOMES[people][home]]


def _parts(homes: Sequence[int], steps: Sequence[int]) -> list[str]:
    """Equal steps merged."""
    return [part_text(homes, move, steps.count(move)) for move in sorted(set(steps))]


def part_text(homes: Sequence[int], move: int, count: int) -> str:
    """The text of a part: equal steps of `count` tribes."""
    tile, home, amulet, target = moves.part_of(move)
    carried = f"+{LANDSCAPES[amulet - 1]}" if amulet else ""
    many = f"*{count}" if count > 1 else ""
    return f"{LANDSCAPES[homes[home]]}{carried}@{TILES[tile]}>{TILES[target]}{many}"


def legal_lines(row: bytearray) -> list[str]:
    """Legal actions as lines without the people, sorted; steps as single parts with the largest count."""
    lines = []
    people = row[PEOPLE + row[TURN]]
    for move in legal(row):
        kind = moves.kind_of(move)
        if kind == moves.DRAW:
            drawn = moves.argument_of(move)
            bags = (home for home, (first, last) in enumerate(GROUPS[drawn]) if IN_BAG in row[first:last])
            lines += [action_text(row, (move, moves.encode(moves.DRAWN, drawn * 3 + home))) for home in bags]
        elif kind == moves.MOVE:
            tile, home, amulet, _ = moves.part_of(move)
            first, last = GROUPS[people][home]
            lines.append(f"move {part_text(HOMES[people], move, row[first:last].count(tile * 6 + amulet))}")
        else:
            lines.append(action_text(row, (move,)))
    return sorted(lines)


def header_lines(header: Header) -> list[str]:
    """The header, one item a line."""
    tribes = (f"{people}={','.join(drawn)}" for people, drawn in zip(PEOPLES, header.tribes, strict=True))
    lines = [
        f"pangea {VERSION}",
        f"players {' '.join(header.players)}",
        f"tiles {' '.join(header.tiles)}",
        f"tribes {' '.join(tribes)}",
    ]
    options = ["production=all"] * header.all_produce + ["shift=slide"] * header.slide
    if options:
        lines.append("options " + " ".join(options))
    if header.position:
        lines.append(f"state {header.position}")
    return lines


def turn_text(row: bytearray, turn: Sequence[int]) -> str:
    """The line of a turn with the people of the seat to move."""
    return f"{PEOPLES[row[PEOPLE + row[TURN]]]}: {action_text(row, turn)}"


def to_text(header: Header, turns: Sequence[Turn]) -> str:
    """A whole game; each turn with what was drawn."""
    return written(setup.start(header), header_lines(header), turns, turn_text, play)
