"""Writing: turns and states in the words of the notation (version 1). `reading.py` is the other direction."""

from collections.abc import Sequence
from typing import Any, Final

from luna.games.pangea.rules import moves
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.legal import legal
from luna.games.pangea.rules.moves import argument_of, kind_of
from luna.games.pangea.rules.play import place_text, places
from luna.games.pangea.rules.position import GROUPS, IN_BAG, PEOPLE, TURN

PHASES: Final = ("placing", "magic", "buying", "over")


# ---- turns


def turn_text(row: bytearray, turn: Sequence[int]) -> str:
    """The line of a turn with the people of the seat to move."""
    return f"{PEOPLES[row[PEOPLE + row[TURN]]]}: {action_text(row, turn)}"


def action_text(row: bytearray, turn: Sequence[int]) -> str:
    """The canonical line of a turn, without its people.

    Homes are numbered by people, and a ban is named by the tile on its square, so the position is needed.
    """
    kind, argument = kind_of(turn[0]), argument_of(turn[0])
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
        steps = [move for move in turn if kind_of(move) == moves.MOVE]
        return "move " + " ".join(part_text(homes, move, steps.count(move)) for move in sorted(set(steps)))
    if kind == moves.STAY:
        return "stay"
    if kind == moves.BUY:
        tile, home, seller = moves.buy_of(turn[0])
        return f"buy {LANDSCAPES[homes[home]]}@{TILES[tile]} from {PEOPLES[seller]}"
    return f"ban {place_text(row, argument)}" if kind == moves.BAN else "end"


def _drawn(move: int) -> str:
    people, home = divmod(argument_of(move), 3)
    return LANDSCAPES[HOMES[people][home]]


def part_text(homes: Sequence[int], move: int, count: int) -> str:
    """The text of equal steps of `count` tribes."""
    tile, home, amulet, target = moves.part_of(move)
    carried = f"+{LANDSCAPES[amulet - 1]}" if amulet else ""
    many = f"*{count}" if count > 1 else ""
    return f"{LANDSCAPES[homes[home]]}{carried}@{TILES[tile]}>{TILES[target]}{many}"


def legal_lines(row: bytearray) -> list[str]:
    """Legal actions as lines without the people, sorted; steps as single parts with the largest count."""
    lines = []
    people = row[PEOPLE + row[TURN]]
    for move in legal(row):
        kind = kind_of(move)
        if kind == moves.DRAW:
            drawn = argument_of(move)
            bags = (home for home, (first, last) in enumerate(GROUPS[drawn]) if IN_BAG in row[first:last])
            lines += [action_text(row, (move, moves.encode(moves.DRAWN, drawn * 3 + home))) for home in bags]
        elif kind == moves.MOVE:
            tile, home, amulet, _ = moves.part_of(move)
            first, last = GROUPS[people][home]
            lines.append(f"move {part_text(HOMES[people], move, row[first:last].count(tile * 6 + amulet))}")
        else:
            lines.append(action_text(row, (move,)))
    return sorted(lines)


# ---- states


def state(row: bytearray) -> dict[str, Any]:
    """The position as plain values, in the key order of the notation."""
    over = row[at.PHASE] == at.OVER
    names = [PEOPLES[row[PEOPLE + seat]] for seat in range(row[at.PLAYERS])]
    order = places(row)
    ranking = [[name for name, own in zip(names, order, strict=True) if own == place] for place in sorted({*order})]
    land, towers = row[at.LAND : at.CROWD], row[at.TOWER : at.TRIBE]
    return {
        "round": at.round_number(row),
        "phase": PHASES[row[at.PHASE]],
        "turn": None if over else names[row[TURN]],
        "magic": row[at.MAGIC],
        "last_round": bool(row[at.LAST_ROUND]),
        "board": {SQUARES[square]: TILES[tile] for square, tile in enumerate(land) if tile != at.NOWHERE},
        "towers": {PEOPLES[people]: TILES[tile] for people, tile in enumerate(towers) if tile != at.NOWHERE},
        "tribes": {TILES[tile]: tribes for tile in range(len(TILES)) if (tribes := _tribes(row, tile))},
        "bags": {name: _homes(row, people, IN_BAG) for people, name in enumerate(PEOPLES)},
        "players": {name: _player(row, seat) for seat, name in enumerate(names)},
        "ranking": ranking if over else None,
    }


def _homes(row: bytearray, people: int, where: int) -> dict[str, int]:
    counts = [row[first:last].count(where) for first, last in GROUPS[people]]
    return {LANDSCAPES[home]: count for home, count in zip(HOMES[people], counts, strict=True) if count}


def _tribes(row: bytearray, tile: int) -> dict[str, int]:
    out = {}
    for people, name in enumerate(PEOPLES):
        for home, (first, last) in zip(HOMES[people], GROUPS[people], strict=True):
            here = [place % 6 for place in row[first:last] if place < at.MOVED and place // 6 == tile]
            for amulet in sorted(set(here)):
                carried = f"+{LANDSCAPES[amulet - 1]}" if amulet else ""
                out[f"{name} {LANDSCAPES[home]}{carried}"] = here.count(amulet)
    return out


def _player(row: bytearray, seat: int) -> dict[str, Any]:
    drawn = _homes(row, row[PEOPLE + seat], at.IN_HAND)
    return {
        "goods": at.goods(row, seat),
        "amulets": [name for number, name in enumerate(LANDSCAPES) if row[at.AMULETS + seat] >> number & 1],
        "drawn": [home for home, count in drawn.items() for _ in range(count)],
        "ban": place_text(row, row[at.BAN + seat] - 1) if row[at.BAN + seat] else None,
    }
