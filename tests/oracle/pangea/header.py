"""The header of a notation file: one item a line, each checked as soon as it is read."""

from collections import Counter
from collections.abc import Iterator

from .data import HOMES, LANDSCAPES, PEOPLES, TILES
from .lines import BadLine, Fault, Line, words
from .model import Header

OPTIONS = ("production=all", "shift=slide")  # O1, O2


def read_header(lines: Iterator[Line]) -> tuple[Header, Line | None]:
    """The header, and the line after it, which had to be read to know whether there are options."""
    _version(_next(lines))
    players = _players(_next(lines))
    tiles = _tiles(_next(lines))
    drawn = _tribes(_next(lines))
    behind = next(lines, None)
    options: list[str] = []
    if behind and words(behind.text)[0] == "options":
        options = _options(behind)
        behind = next(lines, None)
    return Header(players, tiles, drawn, OPTIONS[0] in options, OPTIONS[1] in options), behind


def write_header(header: Header) -> list[str]:
    lines = [
        "pangea 1",
        " ".join(["players", *header.players]),
        " ".join(["tiles", *header.tiles]),
        " ".join(["tribes", *(f"{people}={','.join(homes)}" for people, homes in header.drawn.items())]),
    ]
    chosen = [*[OPTIONS[0]] * header.production_of_all, *[OPTIONS[1]] * header.long_shifts]
    return lines + [" ".join(["options", *chosen])] * bool(chosen)


def _next(lines: Iterator[Line]) -> Line:
    line = next(lines, None)
    if line is None:
        raise BadLine(1, Fault("N-header", "the header ends too early"))
    return line


def _expect(right: bool, line: Line, rule: str, reason: str) -> None:
    if not right:
        raise BadLine(line.number, Fault(rule, reason))


def _version(line: Line) -> None:
    _expect(words(line.text) == ["pangea", "1"], line, "N-header", "pangea 1")


def _players(line: Line) -> tuple[str, ...]:
    keyword, *players = words(line.text)
    _expect(keyword == "players", line, "N-header", "players")
    _expect(all(people in PEOPLES for people in players), line, "N-header", "no such people")
    _expect(len(set(players)) == len(players) and 2 <= len(players) <= 4, line, "S1", "two to four different ones")
    return tuple(players)


def _tiles(line: Line) -> tuple[str, ...]:
    keyword, *tiles = words(line.text)
    _expect(keyword == "tiles", line, "N-header", "tiles")
    _expect(sorted(tiles) == sorted(TILES), line, "S3", "every tile once")
    return tuple(tiles)


def _tribes(line: Line) -> dict[str, tuple[str, ...]]:
    keyword, *drawn = words(line.text)
    _expect(keyword == "tribes", line, "N-header", "tribes")
    _expect(len(drawn) == len(PEOPLES), line, "N-header", "all five peoples")
    return {people: _three_homes(people, word, line) for people, word in zip(PEOPLES, drawn, strict=True)}


def _three_homes(people: str, word: str, line: Line) -> tuple[str, ...]:
    name, equals, listed = word.partition("=")
    homes = listed.split(",")
    _expect(name == people and equals == "=", line, "N-header", "peoples in name order")
    _expect(all(home in LANDSCAPES for home in homes), line, "N-header", "no such landscape")
    _expect(len(homes) == 3, line, "S5", "three tribes")
    _expect(homes == sorted(homes, key=LANDSCAPES.index), line, "N-header", "homes in name order")
    _expect(
        all(count <= HOMES[people].get(home, 0) for home, count in Counter(homes).items()), line, "C4", "not so many"
    )
    return tuple(homes)


def _options(line: Line) -> list[str]:
    chosen = words(line.text)[1:]
    right = chosen in ([OPTIONS[0]], [OPTIONS[1]], [*OPTIONS])
    _expect(right, line, "N-header", "options in their order, at least one")
    return chosen
