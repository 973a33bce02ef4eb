"""Writing: turns and states in the words of the notation (version 1). `reading.py` is the other direction."""

from collections.abc import Sequence
from typing import Any, Final

from luna.games.pangea.rules import moves
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.legal import legal
from luna.games.pangea.rules.moves import argument_of, kind_of, values_of
from luna.games.pangea.rules.play import place_text, places
from luna.games.pangea.rules.position import GROUPS, IN_BAG, PEOPLE, TURN, tribes

PHASES: Final = ("placing", "magic", "buying", "over")
LINES: Final = {
    moves.PLACE: "place {tile}",
    moves.DRAW: "draw {people}={home}",
    moves.SHIFT: "shift {tile}>{square}",
    moves.LEAD: "lead {people} {home}@{tile}>{target}",
    moves.STAY: "stay",
    moves.BUY: "buy {home}@{tile} from {seller}",
    moves.BAN: "ban {place}",
    moves.END: "end",
}
"""By kind: the line of a turn. A movement has one for each step."""
WORDS: Final = {"tile": TILES, "target": TILES, "square": SQUARES, "people": PEOPLES, "seller": PEOPLES}
"""By field: the words of its values, where they are the same for all peoples."""


# ---- turns


def turn_text(row: bytearray, turn: Sequence[int]) -> str:
    """The line of a turn with the people of the seat to move."""
    return f"{PEOPLES[row[PEOPLE + row[TURN]]]}: {action_text(row, turn)}"


def action_text(row: bytearray, turn: Sequence[int]) -> str:
    """The canonical line of a turn, without its people."""
    steps = [move for move in turn if kind_of(move) == moves.MOVE]
    if steps:
        return "move " + " ".join(step_text(row, move, steps.count(move)) for move in sorted(set(steps)))
    known = words(row, turn[0])
    if len(turn) > 1:
        known |= words(row, turn[1])
    line = LINES[kind_of(turn[0])] if len(turn) > 1 or kind_of(turn[0]) != moves.DRAW else "draw {people}"
    return line.format(**known)


def step_text(row: bytearray, move: int, count: int) -> str:
    """The text of equal steps of `count` tribes."""
    amulet = values_of(move)[2]
    carried, many = f"+{LANDSCAPES[amulet - 1]}" if amulet else "", f"*{count}" if count > 1 else ""
    return f"{{home}}{carried}@{{tile}}>{{target}}{many}".format(**words(row, move))


def words(row: bytearray, move: int) -> dict[str, str]:
    """The words of a move's fields, by their names.

    Homes are numbered by people, and a ban is named by the tile on its square (`place`), so the position is needed.
    """
    values = dict(zip(moves.FIELDS[kind_of(move)], values_of(move), strict=True))
    known = {name: WORDS[name][value] for name, value in values.items() if name in WORDS}
    if "home" in values:
        homes = HOMES[values.get("people", row[PEOPLE + row[TURN]])]
        known["home"] = LANDSCAPES[homes[values["home"]]]
    if kind_of(move) == moves.BAN:
        known["place"] = place_text(row, values["square"])
    return known


def legal_lines(row: bytearray) -> list[str]:
    """Legal actions as lines without the people, sorted; steps as single parts with the largest count."""
    lines = []
    people = row[PEOPLE + row[TURN]]
    for move in legal(row):
        kind = kind_of(move)
        if kind == moves.DRAW:
            drawn = argument_of(move)
            bags = (home for home, (first, last) in enumerate(GROUPS[drawn]) if IN_BAG in row[first:last])
            lines += [action_text(row, (move, moves.encode(moves.DRAWN, drawn, home))) for home in bags]
        elif kind == moves.MOVE:
            tile, home, amulet, _ = values_of(move)
            first, last = GROUPS[people][home]
            lines.append(f"move {step_text(row, move, row[first:last].count(tile * 6 + amulet))}")
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
        "tribes": _standing(row),
        "bags": {name: _homes(row, people, IN_BAG) for people, name in enumerate(PEOPLES)},
        "players": {name: _player(row, seat) for seat, name in enumerate(names)},
        "ranking": ranking if over else None,
    }


def _homes(row: bytearray, people: int, where: int) -> dict[str, int]:
    counts = [row[first:last].count(where) for first, last in GROUPS[people]]
    return {LANDSCAPES[home]: count for home, count in zip(HOMES[people], counts, strict=True) if count}


def _standing(row: bytearray) -> dict[str, dict[str, int]]:
    """The pieces on each tile."""
    found: dict[str, dict[str, int]] = {name: {} for name in TILES}
    for tribe, count in sorted(tribes(row).items()):
        found[TILES[tribe.tile]][str(tribe)] = count
    return {name: here for name, here in found.items() if here}


def _player(row: bytearray, seat: int) -> dict[str, Any]:
    drawn = _homes(row, row[PEOPLE + seat], at.IN_HAND)
    return {
        "goods": at.goods(row, seat),
        "amulets": [name for number, name in enumerate(LANDSCAPES) if row[at.AMULETS + seat] >> number & 1],
        "drawn": [home for home, count in drawn.items() for _ in range(count)],
        "ban": place_text(row, row[at.BAN + seat] - 1) if row[at.BAN + seat] else None,
    }
