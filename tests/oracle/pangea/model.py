"""A game as plain objects: forty tribes, fifteen tiles, and the questions of the rules about them."""

from collections import Counter
from dataclasses import dataclass, field

from .data import LANDSCAPES, NEIGHBOURS, NUMBERED, PEOPLES, SQUARES, START_TILE, all_homes, landscape_of, number_of

BAG, DRAWN = "bag", "drawn"  # the place of a tribe that stands on no tile


@dataclass
class Tribe:
    people: str
    home: str
    place: str = BAG  # or DRAWN (S5), or the name of a tile
    amulet: str = ""  # W2: at most one


@dataclass(frozen=True)
class Header:
    players: tuple[str, ...]  # in turn order, the start player first
    tiles: tuple[str, ...]  # on the squares numbered 1 to 15
    drawn: dict[str, tuple[str, ...]]  # S4, S5
    production_of_all: bool = False  # O1
    long_shifts: bool = False  # O2


@dataclass
class Player:
    goods: int = 0
    amulets: set[str] = field(default_factory=set)  # in the tower
    ban: str = ""  # a tile, a square or nothing


class Game:
    """A position."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.players = {people: Player() for people in header.players}
        self.neutral = [people for people in PEOPLES if people not in header.players]  # S2
        self.tile_on: dict[str, str] = dict(zip(NUMBERED, header.tiles, strict=True))  # S3
        self.towers: dict[str, str] = {}
        self.tribes = [Tribe(people, home) for people in PEOPLES for home in all_homes(people)]
        self.phase = "placing"
        self.round = 0
        self.turn = header.players[0]
        self.magic = 0
        self.last_round = False
        self.seen: Counter[str] = Counter()  # notes for the coverage
        for people, homes in header.drawn.items():
            for home in homes:
                self.in_bag(people, home)[0].place = DRAWN
        for people in self.neutral:
            self.settle(people, START_TILE[people])  # S4

    def settle(self, people: str, tile: str) -> None:
        """S4, S6: the tower and the drawn tribes."""
        self.towers[people] = tile
        for tribe in self.of(people):
            if tribe.place == DRAWN:
                tribe.place = tile

    # the board ---------------------------------------------------------------------------------------------------

    def square_of(self, tile: str) -> str:
        return next(square for square, other in self.tile_on.items() if other == tile)

    def water(self) -> list[str]:
        return [square for square in SQUARES if square not in self.tile_on]

    def next_to(self, one: str, other: str) -> bool:
        """Are two tiles neighbours?"""
        return other in self.tiles_around(one)

    def tiles_around(self, tile: str) -> list[str]:
        around = NEIGHBOURS[self.square_of(tile)]
        return [self.tile_on[square] for square in SQUARES if square in around and square in self.tile_on]

    def banned(self, place: str) -> bool:
        """B2."""
        return any(player.ban == place for player in self.players.values())

    # tribes ------------------------------------------------------------------------------------------------------

    def of(self, people: str) -> list[Tribe]:
        return [tribe for tribe in self.tribes if tribe.people == people]

    def in_bag(self, people: str, home: str) -> list[Tribe]:
        return [tribe for tribe in self.of(people) if (tribe.place, tribe.home) == (BAG, home)]

    def on(self, tile: str) -> list[Tribe]:
        return [tribe for tribe in self.tribes if tribe.place == tile]

    def alike(self, people: str, home: str, amulet: str, tile: str) -> list[Tribe]:
        """Indistinguishable tribes."""
        wanted = Tribe(people, home, tile, amulet)
        return [tribe for tribe in self.on(tile) if tribe == wanted]

    def overcrowded(self, tile: str) -> bool:
        """P2."""
        return len(self.on(tile)) > number_of(tile)

    def produces(self, tribe: Tribe) -> bool:
        """P1."""
        if tribe.place in (BAG, DRAWN):
            return False
        at_home = landscape_of(tribe.place) == tribe.home
        return at_home and not tribe.amulet and not self.overcrowded(tribe.place)

    # players -----------------------------------------------------------------------------------------------------

    def rank(self, people: str) -> int:
        """T2."""
        return len(self.players[people].amulets)

    def price(self, people: str) -> int:
        """A3."""
        return self.rank(people) + 1

    def has(self, people: str, amulet: str) -> bool:
        """A2(c): in the tower or on the way."""
        return amulet in self.players[people].amulets or any(tribe.amulet == amulet for tribe in self.of(people))

    def condition(self, people: str) -> int:
        """E1: 3 is the best, 0 is none."""
        rank, goods = self.rank(people), self.players[people].goods
        if rank == 5:
            return 3
        if rank >= 4 and goods >= 10:
            return 2
        if rank >= 3 and goods >= 20:
            return 1
        return 0

    def ranking(self) -> list[list[str]]:
        """E3: the places, best first; sharers in turn order."""

        def worth(people: str) -> tuple[int, int, int]:
            return self.condition(people), self.rank(people), self.players[people].goods

        worths = sorted({worth(people) for people in self.players}, reverse=True)
        return [[people for people in self.players if worth(people) == place] for place in worths]


def in_name_order(landscapes: set[str]) -> list[str]:
    return [landscape for landscape in LANDSCAPES if landscape in landscapes]
