"""The header of a notation file: one item a line, each checked by its own function as soon as it is read."""

from collections.abc import Callable
from typing import TypeVar

from .data import (
    AUTOMATON,
    COLOURS,
    FIGURES,
    ISLANDS,
    ORDERS,
    PRINTED_FIGURES,
    PRINTED_ISLANDS,
    TILES_OF,
)
from .lines import BadLine, Items, Line
from .model import Header
from .text import NOTATION, Fault

T = TypeVar("T")
OPTIONS = ("scoring=live", "startplayer=fixed")


def write_header(header: Header) -> list[str]:
    """The items in their order."""
    players = [f"solo-{header.level}" if order == AUTOMATON else order for order in header.players]
    lines = [
        "luna 1",
        f"players {' '.join(players)}",
        f"boards {' '.join(header.boards)}",
        f"islands {' '.join(header.islands)}",
        f"figures {' '.join(f'{figure}={header.figures[figure]}' for figure in FIGURES)}",
        f"tiles {' '.join(f'{order}={header.tiles[order]}' for order in header.players)}",
        f"setup {'preset' if header.preset else 'free'}",
    ]
    chosen = [word for word, on in zip(OPTIONS, (header.live_scoring, header.fixed_start), strict=True) if on]
    return lines + [f"options {' '.join(chosen)}"] * bool(chosen)


def read_header(lines: Items) -> Header:
    """Takes the header items off the lines; the options item is looked for only if it follows."""
    _expect(lines, "luna", _version)
    players, level = _expect(lines, "players", _players)
    boards = _expect(lines, "boards", lambda words: _boards(words, len(players)))
    islands = _expect(lines, "islands", _islands)
    figures = _expect(lines, "figures", lambda words: _figures(words, level))
    tiles = _expect(lines, "tiles", lambda words: _tiles(words, players, boards))
    preset = _expect(lines, "setup", lambda words: _setup(words, level, islands, figures))
    options: tuple[str, ...] = ()
    if lines.next_starts_with("options"):
        options = _expect(lines, "options", lambda words: _options(words, len(players), level))
    return Header(
        players, level, boards, islands, figures, tiles, preset, "scoring=live" in options, OPTIONS[1] in options
    )


def _expect(lines: Items, keyword: str, read: Callable[[list[str]], T]) -> T:
    line = next(lines, Line(lines.last, ""))
    words = line.text.split(" ")
    try:
        _demand(words[0] == keyword, NOTATION, f"the header item {keyword!r} is missing here")
        _demand("" not in words, NOTATION, "words are separated by one blank")
        return read(words[1:])
    except Refused as refused:
        raise BadLine(line.number, refused.fault) from None


class Refused(Exception):
    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.reason)
        self.fault = fault


def _demand(condition: bool, rule: str, reason: str) -> None:
    if not condition:
        raise Refused(Fault(rule, reason))


def _version(words: list[str]) -> None:
    _demand(words == ["1"], NOTATION, "only version 1 is known")


def _players(words: list[str]) -> tuple[tuple[str, ...], int]:
    """S1, V1, V2."""
    level = 0
    if words and words[0] in ("solo-1", "solo-2", "solo-3"):
        level = int(words[0][-1])
        _demand(len(words) == 2, "V1", "the solo game has one player beside the automaton")
        words = [AUTOMATON, words[1]]
    people = [word for word in words if not (level and word == AUTOMATON)]
    _demand(set(people) <= set(ORDERS), NOTATION, f"orders are {' '.join(ORDERS)}; solo-1, -2 or -3 stands first")
    _demand(len(set(words)) == len(words), "S1", "every order at most once")
    _demand(2 <= len(words) <= 4, "S1", "two to four players")
    return tuple(words), level


def _boards(words: list[str], players: int) -> tuple[str, ...]:
    """S2."""
    _demand(set(words) <= set(COLOURS), NOTATION, f"temple boards are {' '.join(COLOURS)}")
    _demand(len(set(words)) == len(words), "S2", "every board at most once")
    _demand(len(words) == players, "S2", "as many boards as players")
    return tuple(words)


def _islands(words: list[str]) -> tuple[str, ...]:
    """S9."""
    _demand(set(words) <= set(ISLANDS), NOTATION, f"islands are {' '.join(ISLANDS)}")
    _demand(sorted(words) == sorted(ISLANDS), "S9", "all seven islands, each once")
    return tuple(words)


def _pairs(words: list[str], keys: tuple[str, ...]) -> list[str]:
    """The values of key=value words that must have exactly these keys in this order."""
    found = [word.partition("=") for word in words]
    _demand(
        tuple(key + equals for key, equals, _ in found) == tuple(f"{key}=" for key in keys),
        NOTATION,
        f"one value each for {' '.join(keys)}, in this order",
    )
    return [value for _, _, value in found]


def _figures(words: list[str], level: int) -> dict[str, str]:
    """S10, V11."""
    values = _pairs(words, FIGURES)
    _demand(set(values) <= set(ISLANDS), NOTATION, f"islands are {' '.join(ISLANDS)}")
    figures = dict(zip(FIGURES, values, strict=True))
    _demand(level < 3 or figures["builder"] == figures["priestess"], "V11", "Builder and Priestess on one island")
    return figures


def _tiles(words: list[str], players: tuple[str, ...], boards: tuple[str, ...]) -> dict[str, int]:
    """S3: the tiles 1-4 that are in play are exactly one of each board."""
    values = _pairs(words, players)
    in_play = [str(number) for board in boards for number in TILES_OF[board] if number <= 4]
    _demand(sorted(values) == sorted(in_play), "S3", f"the starting tiles in play are {' '.join(sorted(in_play))}")
    return dict(zip(players, map(int, values), strict=True))


def _setup(words: list[str], level: int, islands: tuple[str, ...], figures: dict[str, str]) -> bool:
    """S9, S10, V13."""
    _demand(words in (["preset"], ["free"]), NOTATION, "preset or free")
    if words == ["free"]:
        return False
    _demand(level == 0, "V13", "no preset in the solo game")
    _demand(islands == PRINTED_ISLANDS, "S9", "the preset has the islands in the printed order")
    _demand(figures == PRINTED_FIGURES, "S10", "the preset has the figures as printed")
    return True


def _options(words: list[str], players: int, level: int) -> tuple[str, ...]:
    """O1, O2."""
    _demand(bool(words) and set(words) <= set(OPTIONS), NOTATION, f"options are {' '.join(OPTIONS)}")
    _demand(words == [word for word in OPTIONS if word in words], NOTATION, "options each once, scoring first")
    _demand("startplayer=fixed" not in words or (players == 2 and not level), "O2", "only with two players")
    return tuple(words)
