"""Reading the notation (version 1). An error names line, column and what was expected."""

from collections.abc import Callable, Sequence
from typing import Final

from luna.core.game import IllegalTurn, Turn
from luna.core.notation import AWAITED, Item, Notation, NotationError
from luna.games.luna.rules import moves, setup
from luna.games.luna.rules.board import ISLANDS, ORDERS, SYMBOL
from luna.games.luna.rules.moves import NOWHERE, encode
from luna.games.luna.rules.notation import action_text, header_lines, legal_lines, state, turn_text
from luna.games.luna.rules.play import play
from luna.games.luna.rules.position import ORDER, OVER, PHASE, TURN
from luna.games.luna.rules.refusals import why_not
from luna.games.luna.rules.setup import AUTOMATON, Header

# ---- turns


def read_turn(row: bytearray, text: str, number: int = 1) -> Turn:
    """The turn of a line `ORDER: action` for the seat to move, checked."""
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


def parse_action(text: str, number: int = 1, offset: int = 0) -> Turn:
    """The turn of an action in any position. The caller compares the spelling with `action_text`."""
    words = _Words(text, number, offset)
    turn = list(_READERS.values())[words.one_of(list(_READERS))](words)
    if words.next():
        raise words.fail("the end of the line")
    return turn


class _Words:
    """A cursor over the words of an action. Each method reads the next word, or raises what was expected."""

    def __init__(self, text: str, number: int, offset: int) -> None:
        self._number = number
        self._words = text.split(" ")
        self._column = offset + 1

    def next(self) -> bool:
        """Whether there is another word."""
        return bool(self._words)

    def peek(self) -> str:
        """The next word; "" at the end."""
        return self._words[0] if self._words else ""

    def take(self) -> str:
        """The next word, and step behind it."""
        self._column += len(self._words[0]) + 1
        return self._words.pop(0)

    def fail(self, expected: str) -> NotationError:
        """The error at the next word."""
        found = f", not {self._words[0]!r}" if self._words else ""
        return self.fail_at(self._column if self._words else self._column - 1, expected + found)

    def fail_at(self, column: int, expected: str) -> NotationError:
        """The error at a column."""
        return NotationError(self._number, "notation", f"column {column}: expected {expected}")

    def one_of(self, words: Sequence[str], more: str = "") -> int:
        """The index of the next word."""
        if not self._words or self.peek() not in words:
            raise self.fail(f"one of {' '.join(words)}{more}")
        return list(words).index(self.take())

    def isle(self) -> int:
        """An island."""
        return self.one_of(ISLANDS)

    def up_to(self, highest: int, expected: str) -> int:
        """A number from 1."""
        count = _number(self.peek())
        if not 1 <= count <= highest:
            raise self.fail(expected)
        self.take()
        return count

    def tile(self) -> int:
        """A tile."""
        return self.up_to(28, "a tile from 1 to 28")

    def flag(self, word: str) -> bool:
        """Whether the next word is this one, which is taken then."""
        return self.peek() == word and bool(self.take())


_SOME: Final = "a number of novices from 1 to 13"


def _number(word: str) -> int:
    """The number of a word of at most three digits; 0 for any other word."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= 3 else 0


def _read_shrine(words: _Words) -> Turn:
    if not words.flag("at"):
        raise words.fail("'at'")
    return (encode(words.isle(), moves.SETUP),)


def _read_pairs(words: _Words) -> Turn:
    isles = [words.isle() for _ in range(4)]
    if len(set(isles)) < 4:
        raise words.fail_at(1, "four different islands")
    return (encode(NOWHERE, moves.SETUP, moves.QUARTETS.index(tuple(sorted(isles)))),)


def _read_council(words: _Words) -> Turn:
    if words.flag("+novice"):
        return (moves.COUNCIL_TOKEN,)
    isle = words.one_of(ISLANDS, " or +novice")
    return (encode(isle, moves.COUNCIL, words.up_to(13, _SOME) << 1 | words.flag("+novice")),)


def _read_expel(words: _Words) -> Turn:
    if words.flag("+novice"):
        return (encode(NOWHERE, moves.EXPEL, moves.WITH_NOVICE),)
    return (encode(NOWHERE, moves.EXPEL, words.up_to(13, _SOME + " or +novice") << 1 | words.flag("+novice")),)


def _read_appoint(words: _Words) -> Turn:
    tile = words.tile()
    token = words.flag("+novice")
    bribe = words.flag("+bribery")
    token = token or words.flag("+novice")
    return (encode(SYMBOL[tile], moves.APPOINT, tile << 2 | token | bribe << 1),)


def _read_book(words: _Words) -> Turn:
    if not words.peek():
        raise words.fail("two tiles such as 5>17")
    source, arrow, target = words.take().partition(">")
    tiles = [_number(word) if len(word) < 3 else 0 for word in (source, target)]
    if not arrow or not all(1 <= tile <= 28 for tile in tiles):
        raise words.fail_at(1, "two tiles such as 5>17")
    return (moves.encode_book(*tiles),)


def _read_part(words: _Words, kind: int) -> int:
    route, star, many = words.peek().partition("*")
    origin, arrow, target = route.removeprefix("~").partition(">")
    tired = route.startswith("~")
    known = (*ISLANDS, "jetty") if kind != moves.JOURNEY else ISLANDS
    count = (_number(many) if len(many) < 3 else 0) if star else 1
    if not arrow or origin not in known or target not in ISLANDS or not 1 <= count <= 13:
        raise words.fail("a part such as book>tide*2")
    if tired and (kind != moves.TIDE or origin == "jetty"):
        raise words.fail("a part without ~ (only a tide moves inactive novices from an island)")
    words.take()
    return moves.encode_part(kind, known.index(origin), tired, ISLANDS.index(target), count)


def _read_travel(words: _Words, kind: int) -> Turn:
    parts: dict[int, int] = {}
    while not parts or words.next():
        move = _read_part(words, kind)
        parts[move >> 4] = parts.get(move >> 4, 0) + (move & 15)
    if max(parts.values()) > 13:
        raise words.fail_at(1, _SOME)
    return (*(route << 4 | count for route, count in sorted(parts.items())), moves.CLOSE)


_READERS: Final[dict[str, Callable[[_Words], Turn]]] = {
    "shrine": _read_shrine,
    "pairs": _read_pairs,
    "favour": lambda words: (encode(words.isle(), moves.FAVOUR, words.flag("+novice")),),
    "recruit": lambda words: (encode(words.isle(), moves.RECRUIT, words.flag("+novice")),),
    "build": lambda words: (encode(NOWHERE, moves.BUILD, words.flag("+novice")),),
    "herbs": lambda words: (encode(words.isle(), moves.HERBS, words.up_to(2, "1 or 2")),),
    "journey": lambda words: _read_travel(words, moves.JOURNEY),
    "tide": lambda words: _read_travel(words, moves.TIDE),
    "sail": lambda words: (_read_part(words, moves.SAIL),),
    "council": _read_council,
    "expel": _read_expel,
    "appoint": _read_appoint,
    "consecrate": lambda words: (encode(NOWHERE, moves.CONSECRATE, words.tile() << 2 | words.flag("+bribery") << 1),),
    "book": _read_book,
    "meditate": lambda words: (moves.MEDITATION,),
    "deactivate": lambda words: (encode(words.isle(), moves.SOLO),),
    "finish": lambda words: (moves.FINISH,),
}


# ---- headers


def _read_players(header: Header, line: Item, words: list[str]) -> Header:
    if words and words[0].startswith(AUTOMATON + "-"):
        level = words[0][len(AUTOMATON) + 1 :]
        if level not in ("1", "2", "3"):
            raise NotationError(line.number, "notation", "column 9: expected solo-1, solo-2 or solo-3")
        return header._replace(solo=int(level), orders=tuple(words[1:]))
    return header._replace(orders=tuple(words))


def _read_figures(header: Header, line: Item, words: list[str]) -> Header:
    return header._replace(figures=_read_values(line, words, ("priestess", "builder", "apostate")))


def _read_tiles(header: Header, line: Item, words: list[str]) -> Header:
    tiles = _read_values(line, words, setup.seats(header))
    return header._replace(tiles=tuple(int(tile) if tile in ("1", "2", "3", "4") else 0 for tile in tiles))


def _read_setup(header: Header, line: Item, words: list[str]) -> Header:
    if words not in (["preset"], ["free"], ["position"]):
        raise NotationError(line.number, "notation", "column 7: expected preset, free or position")
    return header._replace(preset=words == ["preset"], position=AWAITED if words == ["position"] else "")


def _read_values(line: Item, words: list[str], names: Sequence[str]) -> tuple[str, ...]:
    """The values of `name=value`, one for each name."""
    found = {name: value for name, _, value in (word.partition("=") for word in words)}
    if len(words) != len(names) or set(found) != set(names) or not all(found.values()):
        wanted = " ".join(f"{name}=..." for name in names)
        raise NotationError(line.number, "notation", f"expected {wanted}")
    return tuple(found[name] for name in names)


NOTATION: Final = Notation(
    name="luna",
    version=1,
    prefix="\ufeff",
    spelling="notation",
    grammar="notation",
    strip=str.rstrip,
    split=str.split,
    blank=Header((), 0, (), (), (), (), False),
    lines={
        "players": _read_players,
        "boards": lambda header, line, words: header._replace(boards=tuple(words)),
        "islands": lambda header, line, words: header._replace(islands=tuple(words)),
        "figures": _read_figures,
        "tiles": _read_tiles,
        "setup": _read_setup,
    },
    flags={"scoring=live": "live_scoring", "startplayer=fixed": "fixed_start"},
    announced=True,
    checks=setup.CHECKS,
    with_state=setup.with_state,
    start=setup.start,
    describe=header_lines,
    read_turn=read_turn,
    turn_text=turn_text,
    play=play,
    state=state,
    legal_lines=legal_lines,
)
from_text, to_text, trace = NOTATION.from_text, NOTATION.to_text, NOTATION.trace
