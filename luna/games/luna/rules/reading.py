"""A game as text (notation version 1): reading, with line, column and what was expected."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from luna.core import notation
from luna.core.game import GameError, IllegalTurn, Turn
from luna.core.notation import Item, NotationError, read_turns
from luna.games.luna.rules import moves, setup
from luna.games.luna.rules.board import ISLANDS, ORDERS, SYMBOL
from luna.games.luna.rules.notation import VERSION, action_text
from luna.games.luna.rules.play import play
from luna.games.luna.rules.position import ORDER, OVER, PHASE, TURN
from luna.games.luna.rules.refusals import why_not
from luna.games.luna.rules.setup import AUTOMATON, Header


def read_header(text: str) -> tuple[Header, list[Item]]:
    """The header, and the lines of the turns, not read yet."""
    items = notation.items(text.removeprefix("\ufeff"), "notation", str.rstrip)
    header, waiting = _read_header(items, text.count("\n") + 1)
    return header, waiting + list(items)


def from_text(text: str) -> tuple[Header, list[Turn]]:
    """Header and checked turns of a game as text; `NotationError` at the first bad line."""
    header, lines = read_header(text)
    return header, [turn for _, turn in read_turns(setup.start(header), lines, read_turn, play)]


def read_turn(row: bytearray, text: str, number: int = 1) -> Turn:
    """Read one `ORDER: action` for the seat to move, checked."""
    order, colon, action = text.partition(": ")
    if not colon:
        column = len(text) + 1
        raise NotationError(number, "notation", f"column {column}: expected an order, a colon, a blank and an action")
    if order not in ORDERS:
        raise NotationError(number, "notation", f"column 1: expected one of {' '.join(ORDERS)}, not {order!r}")
    turn = parse_action(action, number, len(order) + 2)
    canonical = action_text(turn)
    if canonical != action:
        raise NotationError(number, "notation", f"not in canonical spelling, which is: {order}: {canonical}")
    if row[PHASE] == OVER:
        raise NotationError(number, "E1", "the game is over")
    if ORDERS[row[ORDER + row[TURN]]] != order:
        raise NotationError(number, "A1", f"it is the turn of {ORDERS[row[ORDER + row[TURN]]]}")
    refused = why_not(row, turn)
    if refused:
        raise IllegalTurn("luna", f"line {number}: {refused.rule}", refused)
    return turn


class _Words:
    """The words of one action with their columns."""

    def __init__(self, text: str, number: int, offset: int) -> None:
        self.number = number
        self._words: list[tuple[str, int]] = []
        column = offset + 1
        for word in text.split(" "):
            self._words.append((word, column))
            column += len(word) + 1
        self._end = column - 1
        self._at = 0

    def fail(self, expected: str, column: int | None = None) -> NotationError:
        found = ""
        if column is None:
            column = self._words[self._at][1] if self._at < len(self._words) else self._end
            found = f", not {self._words[self._at][0]!r}" if self._at < len(self._words) else ""
        return NotationError(self.number, "notation", f"column {column}: expected {expected}{found}")

    def more(self) -> bool:
        return self._at < len(self._words)

    def peek(self) -> str:
        return self._words[self._at][0] if self.more() else ""

    def next(self, expected: str) -> str:
        if not self.more() or not self.peek():
            raise self.fail(expected)
        self._at += 1
        return self._words[self._at - 1][0]

    def one_of(self, words: Sequence[str], expected: str) -> int:
        if self.peek() not in words:
            raise self.fail(expected)
        self._at += 1
        return list(words).index(self._words[self._at - 1][0])

    def number_up_to(self, highest: int, expected: str) -> int:
        word = self.peek()
        if not (word.isascii() and word.isdigit()) or len(word) > 3 or not 1 <= int(word) <= highest:
            raise self.fail(expected)
        self._at += 1
        return int(word)

    def modifier(self, word: str) -> bool:
        if self.peek() == word:
            self._at += 1
            return True
        return False

    def back(self) -> _Words:
        """Step back before the last word, to complain about it."""
        self._at -= 1
        return self

    def end(self) -> None:
        if self.more():
            raise self.fail("the end of the line")


_AN_ISLAND: Final = "one of " + " ".join(ISLANDS)
_SOME: Final = "a number of novices from 1 to 13"


def parse_action(text: str, number: int = 1, offset: int = 0) -> Turn:
    """The turn that an action says, whatever the position; spelling still has to be compared with `action_text`."""
    words = _Words(text, number, offset)
    verb = list(_READERS)[words.one_of(list(_READERS), "one of " + " ".join(_READERS))]
    turn = _READERS[verb](words)
    words.end()
    return turn


def _read_isle(words: _Words) -> int:
    return words.one_of(ISLANDS, _AN_ISLAND)


def _read_island_action(kind: int) -> Callable[[_Words], Turn]:
    def read_action(words: _Words) -> Turn:
        isle = _read_isle(words)
        return (moves.encode(isle, kind, words.modifier("+novice")),)

    return read_action


def _read_shrine(words: _Words) -> Turn:
    words.one_of(("at",), "'at'")
    return (moves.encode(_read_isle(words), moves.SETUP),)


def _read_pairs(words: _Words) -> Turn:
    isles = [_read_isle(words) for _ in range(4)]
    if len(set(isles)) < 4:
        raise words.fail("four different islands", 1)
    return (moves.encode(moves.NOWHERE, moves.SETUP, moves.QUARTETS.index(tuple(sorted(isles)))),)


def _read_herbs(words: _Words) -> Turn:
    isle = _read_isle(words)
    return (moves.encode(isle, moves.HERBS, words.number_up_to(2, "1 or 2")),)


def _read_council(words: _Words) -> Turn:
    if words.modifier("+novice"):
        return (moves.encode(moves.NOWHERE, moves.COUNCIL, moves.WITH_NOVICE),)
    isle = words.one_of(ISLANDS, _AN_ISLAND + " or +novice")
    count = words.number_up_to(13, _SOME)
    return (moves.encode(isle, moves.COUNCIL, count << 1 | words.modifier("+novice")),)


def _read_expel(words: _Words) -> Turn:
    if words.modifier("+novice"):
        return (moves.encode(moves.NOWHERE, moves.EXPEL, moves.WITH_NOVICE),)
    count = words.number_up_to(13, _SOME + " or +novice")
    return (moves.encode(moves.NOWHERE, moves.EXPEL, count << 1 | words.modifier("+novice")),)


def _read_appoint(words: _Words) -> Turn:
    tile = words.number_up_to(28, "a tile from 1 to 28")
    token = words.modifier("+novice")
    bribe = words.modifier("+bribery")
    token = token or words.modifier("+novice")
    return (moves.encode(SYMBOL[tile], moves.APPOINT, tile << 2 | token | bribe << 1),)


def _read_consecrate(words: _Words) -> Turn:
    tile = words.number_up_to(28, "a tile from 1 to 28")
    return (moves.encode(moves.NOWHERE, moves.CONSECRATE, tile << 2 | words.modifier("+bribery") << 1),)


def _read_book(words: _Words) -> Turn:
    source, arrow, target = words.next("two tiles such as 5>17").partition(">")
    tiles = [int(word) if word.isascii() and word.isdigit() and len(word) < 3 else 0 for word in (source, target)]
    if not arrow or not all(1 <= tile <= 28 for tile in tiles):
        raise words.fail("two tiles such as 5>17", 1)
    return (moves.encode_book(tiles[0], tiles[1]),)


def _read_build(words: _Words) -> Turn:
    return (moves.encode(moves.NOWHERE, moves.BUILD, words.modifier("+novice")),)


def _read_one_part(words: _Words, kind: int) -> int:
    expected = "a part such as book>tide*2"
    word = words.next(expected)
    route, star, many = word.partition("*")
    origin, arrow, target = route.removeprefix("~").partition(">")
    tired = route.startswith("~")
    known = (*ISLANDS, "jetty") if kind != moves.JOURNEY else ISLANDS
    count = int(many) if many.isascii() and many.isdigit() and len(many) < 3 else 0 if star else 1
    if not arrow or origin not in known or target not in ISLANDS or not 1 <= count <= 13:
        raise words.back().fail(expected)
    if tired and (kind != moves.TIDE or origin == "jetty"):
        raise words.back().fail("a part without ~ (only a tide moves inactive novices from an island)")
    return moves.encode_part(kind, known.index(origin), tired, ISLANDS.index(target), count)


def _read_sail(words: _Words) -> Turn:
    return (_read_one_part(words, moves.SAIL),)


def _read_travel(kind: int) -> Callable[[_Words], Turn]:
    def read_travel(words: _Words) -> Turn:
        parts: dict[int, int] = {}
        while True:
            move = _read_one_part(words, kind)
            parts[move >> 4] = parts.get(move >> 4, 0) + (move & 15)
            if not words.more():
                break
        if max(parts.values()) > 13:
            raise words.fail(_SOME, 1)
        return (*(route << 4 | count for route, count in sorted(parts.items())), moves.CLOSE)

    return read_travel


def _read_deactivate(words: _Words) -> Turn:
    return (moves.encode(_read_isle(words), moves.SOLO),)


_READERS: Final[dict[str, Callable[[_Words], Turn]]] = {
    "shrine": _read_shrine,
    "pairs": _read_pairs,
    "favour": _read_island_action(moves.FAVOUR),
    "recruit": _read_island_action(moves.RECRUIT),
    "build": _read_build,
    "herbs": _read_herbs,
    "journey": _read_travel(moves.JOURNEY),
    "tide": _read_travel(moves.TIDE),
    "sail": _read_sail,
    "council": _read_council,
    "expel": _read_expel,
    "appoint": _read_appoint,
    "consecrate": _read_consecrate,
    "book": _read_book,
    "meditate": lambda words: (moves.MEDITATION,),
    "deactivate": _read_deactivate,
    "finish": lambda words: (moves.FINISH,),
}


_BLANK: Final = Header((), 0, (), (), (), (), False)


def _read_header(items: Iterator[Item], end: int) -> tuple[Header, list[Item]]:
    """The header, and the line behind it when it was taken already. Every line is judged when it comes."""
    header = _BLANK
    for key in ("luna", "players", "boards", "islands", "figures", "tiles", "setup"):
        line = next(items, None)
        if line is None:
            raise NotationError(end, "notation", f"the file ends before '{key}'")
        first, *words = line.text.split()
        if first != key:
            raise NotationError(line.number, "notation", f"column 1: expected '{key}', not {first!r}")
        header = _HEADER_READERS[key](header, line, words)
        _judge(header, key, line)
    line = next(items, None)
    if line is not None and line.text.split()[0] == "options":
        header = _read_options(header, line, line.text.split()[1:])
        _judge(header, "options", line)
        line = next(items, None)
    if header.position:
        if line is None or line.text.split()[0] != "state":
            raise NotationError(line.number if line else end, "notation", "expected 'state' and a position as JSON")
        header = _read_state(header, line)
        line = next(items, None)
    return header, [line] if line else []


def _judge(header: Header, key: str, line: Item) -> None:
    problem = setup.CHECKS[key](header) if key in setup.CHECKS else None
    if problem:
        raise NotationError(line.number, *problem)


def _read_version(header: Header, line: Item, words: list[str]) -> Header:
    if words != [str(VERSION)]:
        raise NotationError(line.number, "notation", f"column 6: expected version {VERSION}")
    return header


def _read_players(header: Header, line: Item, words: list[str]) -> Header:
    if words and words[0].startswith(AUTOMATON + "-"):
        level = words[0][len(AUTOMATON) + 1 :]
        if level not in ("1", "2", "3"):
            raise NotationError(line.number, "notation", "column 9: expected solo-1, solo-2 or solo-3")
        return replace(header, solo=int(level), orders=tuple(words[1:]))
    return replace(header, orders=tuple(words))


def _read_figures(header: Header, line: Item, words: list[str]) -> Header:
    return replace(header, figures=_read_pairs_of(line, words, ("priestess", "builder", "apostate")))


def _read_tiles(header: Header, line: Item, words: list[str]) -> Header:
    tiles = _read_pairs_of(line, words, setup.seats(header))
    return replace(header, tiles=tuple(int(tile) if tile in ("1", "2", "3", "4") else 0 for tile in tiles))


def _read_setup(header: Header, line: Item, words: list[str]) -> Header:
    if words not in (["preset"], ["free"], ["position"]):
        raise NotationError(line.number, "notation", "column 7: expected preset, free or position")
    return replace(header, preset=words == ["preset"], position="{}" if words == ["position"] else "")


def _read_options(header: Header, line: Item, words: list[str]) -> Header:
    if words not in (["scoring=live"], ["startplayer=fixed"], ["scoring=live", "startplayer=fixed"]):
        expected = "scoring=live and startplayer=fixed, in this order, only those switched on"
        raise NotationError(line.number, "notation", f"column 9: expected {expected}")
    return replace(header, live_scoring="scoring=live" in words, fixed_start="startplayer=fixed" in words)


def _read_state(header: Header, line: Item) -> Header:
    try:
        return setup.with_state(header, json.loads(line.text.removeprefix("state ")))
    except GameError as error:
        raise NotationError(line.number, "position", str(error).removeprefix("position: ")) from error
    except (ValueError, RecursionError) as error:
        raise NotationError(line.number, "notation", "column 7: expected a position as JSON") from error


_HEADER_READERS: Final[dict[str, Callable[[Header, Item, list[str]], Header]]] = {
    "luna": _read_version,
    "players": _read_players,
    "boards": lambda header, line, words: replace(header, boards=tuple(words)),
    "islands": lambda header, line, words: replace(header, islands=tuple(words)),
    "figures": _read_figures,
    "tiles": _read_tiles,
    "setup": _read_setup,
}


def _read_pairs_of(line: Item, words: list[str], names: Sequence[str]) -> tuple[str, ...]:
    """The values of `name=value`, one for each name."""
    found = {name: value for name, _, value in (word.partition("=") for word in words)}
    if len(words) != len(names) or set(found) != set(names) or not all(found.values()):
        wanted = " ".join(f"{name}=..." for name in names)
        raise NotationError(line.number, "notation", f"expected {wanted}")
    return tuple(found[name] for name in names)
