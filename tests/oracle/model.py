"""The table: every novice, shrine, temple tile and disc is one object that stands somewhere.

There are no counters, so no piece can be lost or doubled; numbers are counted from the pieces.
"""

from collections import Counter
from dataclasses import dataclass, field

from .data import AUTOMATON, GUARDS, LAST_SEAT


@dataclass(frozen=True)
class Header:
    """The set-up of a game (sections S, V and O)."""

    players: tuple[str, ...]  # in turn order; in the solo game the automaton and the player
    level: int  # of the solo game, else 0
    boards: tuple[str, ...]  # from the gate outwards
    islands: tuple[str, ...]  # clockwise
    figures: dict[str, str]
    tiles: dict[str, int]
    preset: bool
    live_scoring: bool  # O1
    fixed_start: bool  # O2

    @property
    def people(self) -> tuple[str, ...]:
        """The seats of people."""
        return tuple(order for order in self.players if order != AUTOMATON)


@dataclass
class Novice:
    """One of the 13 novices of an order (C6)."""

    owner: str
    place: str = "supply"  # supply, island, path, temple or jetty
    island: str = ""  # when on an island
    active: bool = False  # on the island, not beside it (A2)
    tile: int = 0  # when on a tile of the path or the temple

    def go(self, place: str, island: str = "", active: bool = False, tile: int = 0) -> None:
        self.place, self.island, self.active, self.tile = place, island, active, tile


@dataclass
class Shrine:
    """One of the 6 shrines of an order; no island: still in the supply."""

    owner: str
    island: str = ""


@dataclass
class Tile:
    """A temple tile (C3); group 1..6 counts from the jetty, 0 is a starting tile."""

    number: int
    group: int
    in_temple: bool = False
    book: bool = False


@dataclass
class Game:
    """A position."""

    header: Header
    novices: list[Novice]
    shrines: list[Shrine]
    tiles: dict[int, Tile]
    figures: dict[str, str]
    ip: dict[str, int]
    favours: dict[str, set[str]]
    council: list[list[str]]  # the discs on each seat, the bottom one first
    phase: str  # preparation, round-start, action or over
    turn: str  # nobody ("") when the game is over
    start: str
    candles: int
    round: int = 1
    book_bonus: bool = False  # A16: the round's first Book action is still to come (and is worth 2)
    seen: Counter[str] = field(default_factory=Counter)  # events by rule; only for measuring coverage

    # islands -----------------------------------------------------------------------------------------------------

    def clockwise(self, island: str, steps: int) -> str:
        ring = self.header.islands
        return ring[(ring.index(island) + steps) % len(ring)]

    def at(self, owner: str, island: str, active: bool) -> list[Novice]:
        return [n for n in self.novices if n.island == island and n.owner == owner and n.active == active]

    def has_shrine(self, owner: str, island: str) -> bool:
        return any(s.owner == owner and s.island == island for s in self.shrines)

    def is_barred(self, island: str) -> bool:
        """V10-V12: in levels 2 and 3 the Apostate bars its island during the player's phase."""
        return self.header.level >= 2 and self.phase == "action" and self.figures["apostate"] == island

    # novices elsewhere -------------------------------------------------------------------------------------------

    def in_place(self, owner: str, place: str) -> list[Novice]:
        return [n for n in self.novices if n.place == place and n.owner == owner]

    def on_tile(self, number: int) -> Novice | None:
        return next((n for n in self.novices if n.tile == number), None)

    def owner_of(self, number: int) -> str:
        """The owner of the novice on this tile; "" without one."""
        novice = self.on_tile(number)
        return novice.owner if novice else ""

    def shrines_left(self, owner: str) -> list[Shrine]:
        return [s for s in self.shrines if s.owner == owner and not s.island]

    # the path ----------------------------------------------------------------------------------------------------

    @property
    def guard(self) -> int:
        return GUARDS[self.round - 1]

    def is_released(self, tile: Tile) -> bool:
        """A14.3, R6: in round r the r groups next to the jetty lie between the guard and the jetty."""
        return not tile.in_temple and tile.group <= self.round

    def is_for_bribery(self, tile: Tile) -> bool:
        """A14.4: in the first group behind the guard."""
        return not tile.in_temple and tile.group == self.round + 1

    # people ------------------------------------------------------------------------------------------------------

    def after(self, order: str) -> str:
        """The next one clockwise."""
        players = self.header.players
        return players[(players.index(order) + 1) % len(players)]

    def seat(self, order: str) -> int:
        return next(seat for seat, pile in enumerate(self.council) if order in pile)

    def standing(self) -> list[str]:
        """The council from the worst disc to the best: further along is better, then the upper disc (R2)."""
        return [order for pile in self.council for order in pile]

    def advance(self, order: str, seats: int) -> None:
        """A10: onto the discs there, but on the last seat underneath. A disc that does not advance stays (V4)."""
        if seats == 0:
            return
        old = self.seat(order)
        self.council[old].remove(order)
        new = old + seats
        if new == LAST_SEAT:
            self.note("A10 seat 10 " + ("underneath" if self.council[new] else "first"))
            self.council[new].insert(0, order)
        else:
            self.note("A10 on top of others" if self.council[new] else "A10 on an empty seat")
            self.council[new].append(order)

    def note(self, what: str) -> None:
        self.seen[what] += 1
