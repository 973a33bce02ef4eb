"""Reading the notation (version 1). An error names line, column and what was expected."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from luna.core.game import IllegalTurn, Turn
from luna.core.notation import AWAITED, Item, Notation, NotationError
from luna.games.luna.rules import moves, setup
from luna.games.luna.rules.board import ORDERS, SYMBOL
from luna.games.luna.rules.choices import AUTOMATON
from luna.games.luna.rules.moves import NOWHERE, encode
from luna.games.luna.rules.notation import action_text, legal_lines, part_text, state, turn_text
from luna.games.luna.rules.play import play
from luna.games.luna.rules.position import NOVICES, ORDER, OVER, PHASE, TURN
from luna.games.luna.rules.refusals import why_not
from luna.games.luna.rules.setup import Header

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
    words = text.split(" ")
    try:
        return _read([_LEADING_ZEROS.sub("", word).removesuffix("*1") for word in words])
    except _UnreadError as error:
        good, expected = error.args
    column = offset + 1 + sum(len(word) + 1 for word in words[:good])
    if good < len(words):
        raise NotationError(number, "notation", f"column {column}: expected {expected}, not {words[good]!r}")
    raise NotationError(number, "notation", f"column {column - 1}: expected {expected}")


class _UnreadError(Exception):
    """The number of words of an action that can be read, and the word that was expected next."""


_FEW: Final = 20  # words that an error lists; of more it names one
_LEADING_ZEROS: Final = re.compile(r"\b0+(?=[0-9])", re.ASCII)
_TRAVELS: Final = {"journey": moves.JOURNEY, "tide": moves.TIDE}


def _read(words: Sequence[str]) -> Turn:
    if words[0] in _TRAVELS:
        return _travel(words, _routes(_TRAVELS[words[0]]))
    by_words, after = _turns()
    move = by_words.get(tuple(sorted(words)))
    if move is not None:
        return (move,)
    good = next(count for count in range(len(words), -1, -1) if tuple(words[:count]) in after)
    following = [*after[tuple(words[:good])], *(() if good else _TRAVELS)]
    known = [word for word in following if word]
    named = known[0] if len(known) == 1 else f"one of {' '.join(known)}" if known else ""
    if len(known) > _FEW:
        named = f"a word such as {known[-1]}"
    end = "the end of the line" if "" in following else ""
    raise _UnreadError(good, " or ".join(filter(None, (named, end))))


def _travel(words: Sequence[str], routes: Mapping[str, int]) -> Turn:
    """A journey or tide: equal parts are merged."""
    good = next((count for count, word in enumerate(words) if count and word not in routes), len(words))
    if good < len(words) or good == 1:
        raise _UnreadError(good, "a part such as book>tide*2")
    parts: dict[int, int] = {}
    for move in map(routes.__getitem__, words[1:]):
        parts[move >> 4] = parts.get(move >> 4, 0) + (move & 15)
    if max(parts.values()) > NOVICES:
        raise _UnreadError(1, f"at most {NOVICES} novices of an island to another")
    return (*(route << 4 | count for route, count in sorted(parts.items())), moves.CLOSE)


@cache
def _routes(kind: int) -> dict[str, int]:
    """Every part of a sail, journey or tide by its text."""
    origins = [(isle, False) for isle in range(7 if kind == moves.JOURNEY else 8)]
    if kind == moves.TIDE:
        origins += [(isle, True) for isle in range(7)]
    codes = [moves.encode_part(kind, *origin, isle, 1) for origin in origins for isle in range(7)]
    return {part_text(code + more): code + more for code in codes for more in range(NOVICES)}


def _singles() -> Iterator[int]:
    """Every turn of one move, legal or not."""
    tiles, novices = range(1, 29), range(1, NOVICES + 1)
    yield from (moves.MEDITATION, moves.FINISH, moves.COUNCIL_TOKEN)
    for isle in range(7):
        for kind in (moves.FAVOUR, moves.RECRUIT, moves.HERBS, moves.SETUP, moves.SOLO):
            choices = {moves.HERBS: (1, 2), moves.SETUP: (0,), moves.SOLO: (0,)}.get(kind, (0, moves.WITH_NOVICE))
            yield from (encode(isle, kind, choice) for choice in choices)
        yield from (encode(isle, moves.COUNCIL, count << 1 | token) for count in novices for token in (0, 1))
    yield from (encode(NOWHERE, moves.BUILD, token) for token in (0, 1))
    yield from (encode(NOWHERE, moves.EXPEL, count) for count in range(1, 2 * NOVICES + 2))
    yield from (encode(NOWHERE, moves.SETUP, index) for index in range(len(moves.QUARTETS)))
    yield from (encode(SYMBOL[tile], moves.APPOINT, tile << 2 | tokens) for tile in tiles for tokens in range(4))
    yield from (encode(NOWHERE, moves.CONSECRATE, tile << 2 | bribe) for tile in tiles for bribe in (0, 2))
    yield from (moves.encode_book(source, target) for source in tiles for target in tiles)
    yield from _routes(moves.SAIL).values()


@cache
def _turns() -> tuple[dict[tuple[str, ...], int], dict[tuple[str, ...], list[str]]]:
    """Every turn of one move by its words in any order; and the words that may follow others, "" for the end."""
    by_words: dict[tuple[str, ...], int] = {}
    after: dict[tuple[str, ...], list[str]] = {}
    for move in _singles():
        words = (*action_text((move,)).split(" "), "")
        by_words[tuple(sorted(words[:-1]))] = move
        for count, word in enumerate(words):
            following = after.setdefault(words[:count], [])
            if word not in following:
                following.append(word)
    return by_words, after


# ---- headers


def _header_lines(header: Header) -> list[str]:
    """The lines of a header between version and options."""
    names = setup.seats(header)
    players = f"{AUTOMATON}-{header.solo} {header.orders[0]}" if header.solo else " ".join(names)
    return [
        f"players {players}",
        f"boards {' '.join(header.boards)}",
        f"islands {' '.join(header.islands)}",
        "figures priestess={} builder={} apostate={}".format(*header.figures),
        "tiles " + " ".join(f"{name}={tile}" for name, tile in zip(names, header.tiles, strict=True)),
        f"setup {'preset' if header.preset else 'position' if header.position else 'free'}",
    ]


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
    describe=_header_lines,
    read_turn=read_turn,
    turn_text=turn_text,
    play=play,
    state=state,
    legal_lines=legal_lines,
)
from_text, to_text, trace = NOTATION.from_text, NOTATION.to_text, NOTATION.trace
