"""All legal turns: list every conceivable line and check each with rules.py."""

from collections.abc import Callable, Iterator
from itertools import combinations

from .data import ISLANDS, LAST_SEAT, NOVICES_EACH
from .model import Game
from .rules import why_not
from .text import JETTY

Play = Callable[[str], bool]


def legal(game: Game) -> list[str]:
    """Lines without order prefix, sorted by code point."""
    return sorted(line for kind in KINDS for line in legal_of_kind(game, kind))


def legal_of_kind(game: Game, kind: str) -> list[str]:
    if game.phase == "over":
        return []
    return list(_CANDIDATES[kind](game, lambda line: why_not(game, line) is None))


def _each(lines: Iterator[str], may: Play) -> Iterator[str]:
    return (line for line in lines if may(line))


def _with_novice(lines: Iterator[str]) -> Iterator[str]:
    for line in lines:
        yield line
        yield f"{line} +novice"


def _on_islands(words: str) -> Iterator[str]:
    return (f"{words} {island}" for island in ISLANDS)


def _largest(part: str, may: Play) -> Iterator[str]:
    """A journey or tide of one part, with the largest count (notation.md). Fewer novices are never harder to move."""
    best = ""
    for count in range(1, NOVICES_EACH + 1):
        line = part if count == 1 else f"{part}*{count}"
        if not may(line):
            break
        best = line
    if best:
        yield best


def _ways(origins: tuple[str, ...]) -> Iterator[str]:
    return (f"{origin}>{target}" for origin in origins for target in ISLANDS)


def _journeys(game: Game, may: Play) -> Iterator[str]:
    for way in _ways(ISLANDS):
        yield from _largest(f"journey {way}", may)


def _tides(game: Game, may: Play) -> Iterator[str]:
    for way in _ways((*ISLANDS, *(f"~{island}" for island in ISLANDS), JETTY)):
        yield from _largest(f"tide {way}", may)


def _sails(game: Game, may: Play) -> Iterator[str]:
    for way in _ways((*ISLANDS, JETTY)):
        yield from _each(iter((f"sail {way}", f"sail {way}*2")), may)


def _councils(game: Game, may: Play) -> Iterator[str]:
    lines = [f"council {island} {seats}" for island in ISLANDS for seats in range(1, LAST_SEAT + 1)]
    yield from _each(iter(["council +novice"]), may)
    yield from _each(_with_novice(iter(lines)), may)


def _expulsions(game: Game, may: Play) -> Iterator[str]:
    yield from _each(iter(["expel +novice"]), may)
    yield from _each(_with_novice(f"expel {steps}" for steps in range(1, NOVICES_EACH + 1)), may)


def _appointments(game: Game, may: Play) -> Iterator[str]:
    for number in game.tiles:
        for modifiers in ("", " +novice", " +bribery", " +novice +bribery"):
            yield from _each(iter([f"appoint {number}{modifiers}"]), may)


def _consecrations(game: Game, may: Play) -> Iterator[str]:
    for number in game.tiles:
        yield from _each(iter((f"consecrate {number}", f"consecrate {number} +bribery")), may)


def _books(game: Game, may: Play) -> Iterator[str]:
    for source in game.tiles.values():
        if source.book:  # saves hundreds of useless checks
            yield from _each((f"book {source.number}>{number}" for number in game.tiles), may)


def _plain(lines: Callable[[], Iterator[str]]) -> Callable[[Game, Play], Iterator[str]]:
    return lambda game, may: _each(lines(), may)


_CANDIDATES: dict[str, Callable[[Game, Play], Iterator[str]]] = {
    "shrine": _plain(lambda: _on_islands("shrine at")),
    "pairs": _plain(lambda: (f"pairs {' '.join(four)}" for four in combinations(ISLANDS, 4))),
    "favour": _plain(lambda: _with_novice(_on_islands("favour"))),
    "recruit": _plain(lambda: _with_novice(_on_islands("recruit"))),
    "build": _plain(lambda: _with_novice(iter(["build"]))),
    "herbs": _plain(lambda: (f"{line} {count}" for line in _on_islands("herbs") for count in (1, 2))),
    "journey": _journeys,
    "tide": _tides,
    "sail": _sails,
    "council": _councils,
    "expel": _expulsions,
    "appoint": _appointments,
    "consecrate": _consecrations,
    "book": _books,
    "meditate": _plain(lambda: iter(["meditate"])),
    "deactivate": _plain(lambda: _on_islands("deactivate")),
    "finish": _plain(lambda: iter(["finish"])),
}
KINDS = tuple(_CANDIDATES)
