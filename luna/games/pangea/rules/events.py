"""Events of Pangea, in order: everything that an animation, a sound or a log line needs.

Peoples, landscapes, tiles and squares are words of the notation; `seat` acts or is concerned.
"""

from typing import Any, NamedTuple

Events = list[Any]


class Placed(NamedTuple):
    """A tower, and the three tribes in the hand (S6)."""

    seat: int
    people: str
    tile: str


class TurnBegun(NamedTuple):
    """A player's turn with its number of magic actions (M1)."""

    seat: int
    round: int
    magic: int


class BanLifted(NamedTuple):
    """The seat's own ban returns (B4)."""

    seat: int
    place: str


class Drawn(NamedTuple):
    """A tribe leaves a bag and stands at the tower of its people (M2, M4)."""

    seat: int
    people: str
    home: str
    tile: str


class Shifted(NamedTuple):
    """A tile drifts, with all tribes on it (M3)."""

    seat: int
    tile: str
    origin: str
    target: str


class Led(NamedTuple):
    """A neutral tribe moves to a neighbouring tile (M5)."""

    seat: int
    people: str
    home: str
    origin: str
    target: str


class Moved(NamedTuple):
    """A tribe of the player moves to a neighbouring tile (W1)."""

    seat: int
    people: str
    home: str
    amulet: str | None
    origin: str
    target: str


class Stayed(NamedTuple):
    """The player moves no tribe (T3)."""

    seat: int


class HandedIn(NamedTuple):
    """An amulet reaches the tower (W3)."""

    seat: int
    amulet: str
    rank: int


class Bought(NamedTuple):
    """An amulet is laid on a tribe of the buyer (A4)."""

    seat: int
    amulet: str
    tile: str
    seller: str
    price: int
    home: str  # of the tribe


class Earned(NamedTuple):
    """Goods of a sale (A4), or of the production (P3) with one tile for each producing tribe."""

    seat: int
    goods: int
    tiles: tuple[str, ...]
    cause: str


class BanPut(NamedTuple):
    """The ban lands on a tile or a water square (B1)."""

    seat: int
    place: str


class LastRound(NamedTuple):
    """A condition is met (E2): 3 = five amulets, 2 = four and 10 goods, 1 = three and 20 goods."""

    seat: int
    condition: int


class GameOver(NamedTuple):
    """The last turn of the last round is over (E3)."""
