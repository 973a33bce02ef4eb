"""Headers and turns in the notation (version 1). An error names the first bad line with its rule and reason."""

import re
from typing import Final

from luna.core.game import IllegalTurn, Turn
from luna.core.notation import Item, Notation, NotationError
from luna.games.pangea.rules import moves, setup
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.moves import encode
from luna.games.pangea.rules.notation import LINES, WORDS, action_text, legal_lines, state, turn_text
from luna.games.pangea.rules.play import play, square_of
from luna.games.pangea.rules.position import GROUPS, IN_BAG, OVER, PEOPLE, PHASE, TURN
from luna.games.pangea.rules.refusals import why_not
from luna.games.pangea.rules.setup import Header

_MOST: Final = 8  # tribes of a people


# ---- turns


def read_turn(row: bytearray, text: str, number: int = 1) -> Turn:
    """The turn of a line `PEOPLE: action` for the seat to move, checked, with the outcome of a draw."""
    name, colon, action = text.partition(": ")
    if not colon or name not in PEOPLES:
        raise NotationError(number, "N-turn", "expected a people, a colon, a blank and an action")
    if row[PHASE] == OVER:
        raise NotationError(number, "E2", "the game is over")
    people = row[PEOPLE + row[TURN]]
    if PEOPLES[people] != name:
        raise NotationError(number, "S8", f"it is the turn of {PEOPLES[people]}")
    turn = _parse(row, people, action, number)
    canonical = action_text(row, turn)
    if canonical != action:
        raise NotationError(number, "N-turn", f"not in canonical spelling, which is: {name}: {canonical}")
    draws = moves.kind_of(turn[0]) == moves.DRAW
    refused = why_not(row, turn[:1] if draws else turn)
    if refused:
        raise IllegalTurn("pangea", f"line {number}: {refused.rule}", refused)
    if draws:
        owner, home = moves.values_of(turn[1])
        first, last = GROUPS[owner][home]
        if IN_BAG not in row[first:last]:
            raise NotationError(number, "M6", "no such tribe is left in the bag")
    return turn


def _parse(row: bytearray, people: int, action: str, number: int) -> Turn:
    """The turn of an action; the caller checks that it is legal."""
    try:
        for kind, pattern in _ACTIONS.items():
            if found := pattern.fullmatch(action):
                return _turn(row, people, kind, found.groupdict())
        if _MOVE.fullmatch(action):
            steps = [step for found in _STEP.finditer(action) for step in _steps(people, found.groupdict())]
            return moves.movement(steps)
    except ValueError as error:
        raise NotationError(number, "C4", "a people has no tribes of that home") from error
    raise NotationError(number, "N-turn", "expected place, draw, shift, lead, move, stay, buy, ban or end")


def _turn(row: bytearray, people: int, kind: int, words: dict[str, str]) -> Turn:
    """The turn that is not a movement."""
    if kind == moves.DRAW:
        return _encoded(people, kind, words), _encoded(people, moves.DRAWN, words)
    if kind == moves.BAN:
        return (encode(kind, square_of(row, words["place"])),)
    return (_encoded(people, kind, words),)


def _steps(people: int, words: dict[str, str]) -> list[int]:
    """The equal steps of one part of a movement."""
    return [_encoded(people, moves.MOVE, words)] * min(int(words["count"] or 1), _MOST + 1)


def _encoded(people: int, kind: int, words: dict[str, str]) -> int:
    """The move with these words; homes are those of the people named, else of the seat to move, else `ValueError`."""
    owner = PEOPLES.index(words["people"]) if "people" in words else people
    values = list[int]()
    for name in moves.FIELDS[kind]:
        if name == "home":
            values.append(HOMES[owner].index(LANDSCAPES.index(words[name])))
        elif name == "amulet":
            values.append(LANDSCAPES.index(words[name]) + 1 if words[name] else 0)
        else:
            values.append(WORDS[name].index(words[name]))
    return encode(kind, *values)


_SPELT: Final = {**WORDS, "home": LANDSCAPES, "amulet": LANDSCAPES, "place": TILES + SQUARES}


def _pattern(line: str) -> str:
    """A line of the notation as a regular expression whose groups are its words."""
    return re.sub(r"\{(\w+)\}", lambda slot: rf"(?P<{slot[1]}>{'|'.join(_SPELT[slot[1]])})", line)


_ACTIONS: Final = {kind: re.compile(_pattern(line)) for kind, line in LINES.items()}
_STEP: Final = re.compile(_pattern(r"{home}(?:\+{amulet})?@{tile}>{target}(?:\*(?P<count>[1-9][0-9]?))?"))
_ONE: Final = re.sub(r"\?P<\w+>", "?:", _STEP.pattern)
_MOVE: Final = re.compile(f"move {_ONE}(?: {_ONE})*")


# ---- headers


def _header_lines(header: Header) -> list[str]:
    """The lines of a header between version and options."""
    tribes = (f"{people}={','.join(drawn)}" for people, drawn in zip(PEOPLES, header.tribes, strict=True))
    return [f"players {' '.join(header.players)}", f"tiles {' '.join(header.tiles)}", f"tribes {' '.join(tribes)}"]


def _read_tribes(header: Header, line: Item, words: list[str]) -> Header:
    named = [word.partition("=") for word in words]
    if [name for name, _, _ in named] != list(PEOPLES):
        raise NotationError(line.number, "N-header", f"expected {' '.join(f'{name}=...' for name in PEOPLES)}")
    return header._replace(tribes=tuple(tuple(homes.split(",")) for _, _, homes in named))


NOTATION: Final = Notation(
    name="pangea",
    version=1,
    prefix="",
    spelling="N",
    grammar="N-header",
    strip=lambda line: line.strip(" \t\r"),
    split=lambda line: re.split("[ \t]+", line),
    blank=Header((), (), ()),
    lines={
        "players": lambda header, line, words: header._replace(players=tuple(words)),
        "tiles": lambda header, line, words: header._replace(tiles=tuple(words)),
        "tribes": _read_tribes,
    },
    flags={"production=all": "all_produce", "shift=slide": "slide"},
    announced=False,
    checks=setup.CHECKS,
    with_state=setup.with_state,
    start=setup.start,
    describe=_header_lines,
    read_turn=read_turn,
    turn_text=turn_text,
    play=play,
    state=state,
    legal_lines=legal_lines,
)
from_text, to_text, trace = NOTATION.from_text, NOTATION.to_text, NOTATION.trace
