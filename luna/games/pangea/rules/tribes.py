"""The tribes of a position as things: their places, and how many are alike."""

from collections.abc import Iterator
from dataclasses import dataclass

from luna.games.pangea.rules.board import HOMES, LANDSCAPES, PEOPLES, TILES
from luna.games.pangea.rules.position import GROUPS, MOVED


@dataclass(frozen=True, order=True)
class Tribe:
    """Tribes that are alike: people, home of that people, amulet (0 = none, else landscape + 1), tile."""

    people: int
    home: int
    amulet: int
    tile: int

    @property
    def land(self) -> str:
        """The word of its home."""
        return LANDSCAPES[HOMES[self.people][self.home]]

    @property
    def carried(self) -> str:
        """The word of its amulet; empty without one."""
        return LANDSCAPES[self.amulet - 1] if self.amulet else ""

    @property
    def at_home(self) -> bool:
        """Whether it stands on its own landscape."""
        return HOMES[self.people][self.home] == self.tile // 3

    @property
    def place(self) -> int:
        """Its byte in the row."""
        return self.tile * 6 + self.amulet

    def __str__(self) -> str:
        """In the words of the notation, without its tile."""
        return f"{PEOPLES[self.people]} {self.land}{self.carried and f'+{self.carried}'}"


def called(people: str, home: str, amulet: str | None, tile: str) -> Tribe:
    """The tribe of these words."""
    number, carried = PEOPLES.index(people), LANDSCAPES.index(amulet) + 1 if amulet else 0
    return Tribe(number, HOMES[number].index(LANDSCAPES.index(home)), carried, TILES.index(tile))


def standing(row: bytearray, people: int) -> Iterator[Tribe]:
    """The tribes of a people on the board, one by one; those that have moved in an open movement too."""
    for home, (first, last) in enumerate(GROUPS[people]):
        for place in row[first:last]:
            if place < 2 * MOVED:
                yield Tribe(people, home, place % MOVED % 6, place % MOVED // 6)


def tribes(row: bytearray) -> dict[Tribe, int]:
    """All tribes on the board, with the number of those alike."""
    found: dict[Tribe, int] = {}
    for people in range(len(PEOPLES)):
        for tribe in standing(row, people):
            found[tribe] = found.get(tribe, 0) + 1
    return found
