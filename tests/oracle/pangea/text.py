"""Turns as text: one small class for each kind of action, parsed from its canonical line and written again."""

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from .data import LANDSCAPES, PEOPLES, SQUARES, TILES


class Place(NamedTuple):
    tile: str

    def __str__(self) -> str:
        return f"place {self.tile}"


class Draw(NamedTuple):
    people: str
    home: str  # chance

    def __str__(self) -> str:
        return f"draw {self.people}={self.home}"


class Shift(NamedTuple):
    tile: str
    square: str

    def __str__(self) -> str:
        return f"shift {self.tile}>{self.square}"


class Lead(NamedTuple):
    people: str
    home: str
    tile: str
    target: str

    def __str__(self) -> str:
        return f"lead {self.people} {self.home}@{self.tile}>{self.target}"


class Part(NamedTuple):
    """Indistinguishable tribes that go the same way."""

    home: str
    amulet: str
    tile: str
    target: str
    number: int

    def __str__(self) -> str:
        carried = f"+{self.amulet}" if self.amulet else ""
        times = f"*{self.number}" if self.number > 1 else ""
        return f"{self.home}{carried}@{self.tile}>{self.target}{times}"

    def order(self) -> tuple[int, int, int, int]:
        """Tile of origin, home, without amulet before with amulet, destination."""
        amulets = ("", *LANDSCAPES)
        return (
            TILES.index(self.tile),
            LANDSCAPES.index(self.home),
            amulets.index(self.amulet),
            TILES.index(self.target),
        )


class Move(NamedTuple):
    parts: tuple[Part, ...]  # none: `stay`

    def __str__(self) -> str:
        return " ".join(["move", *map(str, self.parts)]) if self.parts else "stay"


class Buy(NamedTuple):
    home: str
    tile: str
    seller: str

    def __str__(self) -> str:
        return f"buy {self.home}@{self.tile} from {self.seller}"


class Ban(NamedTuple):
    place: str  # none: `end`

    def __str__(self) -> str:
        return f"ban {self.place}" if self.place else "end"


Action = Place | Draw | Shift | Lead | Move | Buy | Ban


def merged(parts: Iterable[Part]) -> tuple[Part, ...]:
    """Sorted, with equal parts merged."""
    counts: dict[Part, int] = {}
    for part in parts:
        way = part._replace(number=0)
        counts[way] = counts.get(way, 0) + part.number
    return tuple(
        way._replace(number=number) for way, number in sorted(counts.items(), key=lambda item: item[0].order())
    )


PEOPLE, HOME, TILE, SQUARE = ("(" + "|".join(names) + ")" for names in (PEOPLES, LANDSCAPES, TILES, SQUARES))
PART = re.compile(rf"{HOME}(?:\+{HOME})?@{TILE}>{TILE}(?:\*([2-9]|[1-9][0-9]{{1,8}}))?")

_PATTERNS: tuple[tuple[str, Callable[..., Action]], ...] = (
    (rf"place {TILE}", Place),
    (rf"draw {PEOPLE}={HOME}", Draw),
    (rf"shift {TILE}>{SQUARE}", Shift),
    (rf"lead {PEOPLE} {HOME}@{TILE}>{TILE}", Lead),
    (r"stay", lambda: Move(())),
    (rf"buy {HOME}@{TILE} from {PEOPLE}", Buy),
    (rf"ban {TILE}", Ban),
    (rf"ban {SQUARE}", Ban),
    (r"end", lambda: Ban("")),
)


def read_action(line: str) -> Action | None:
    """The action of a line in its canonical spelling; None for every other line."""
    for pattern, make in _PATTERNS:
        if match := re.fullmatch(pattern, line):
            return make(*match.groups())
    keyword, *words = line.split(" ")
    if keyword != "move" or not words:
        return None
    parts = []
    for word in words:
        match = PART.fullmatch(word)
        if not match:
            return None
        home, amulet, tile, target, count = match.groups()
        parts.append(Part(home, amulet or "", tile, target, int(count or 1)))
    return Move(tuple(parts)) if merged(parts) == tuple(parts) else None
