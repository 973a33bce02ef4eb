"""Events of Luna, in order: everything that an animation, a sound or a log line needs.

`seat` is the order concerned, islands are words of the notation, `novices` is how many, `by` is the acting seat.
"""

from __future__ import annotations

from typing import NamedTuple


class ShrinePlaced(NamedTuple):
    """A starting shrine (S11, V2) or one built at the Builder's (A7, V8)."""

    seat: int
    island: str


class PairsPlaced(NamedTuple):
    """Four times two novices from the supply (S12)."""

    seat: int
    islands: tuple[str, ...]


class TokenTaken(NamedTuple):
    """A favour token flies from its island to the panel."""

    seat: int
    favour: str


class TokenReturned(NamedTuple):
    """A used favour token flies home."""

    seat: int
    favour: str


class Tired(NamedTuple):
    """Active novices become inactive beside the same island."""

    seat: int
    island: str
    novices: int


class Woken(NamedTuple):
    """Inactive novices become active (Herbs, or R5)."""

    seat: int
    island: str
    novices: int


class Recruited(NamedTuple):
    """One novice from the supply, inactive (A6)."""

    seat: int
    island: str


class Moved(NamedTuple):
    """Novices on the water. `origin` is an island or `jetty`; by journey or tide they arrive inactive."""

    seat: int
    vehicle: str  # journey | tide | sail
    origin: str
    inactive: bool  # state before
    destination: str
    novices: int


class CouncilMoved(NamedTuple):
    """The disc advances; `height` 0 is the lowest disc on the new seat."""

    seat: int
    before: int
    after: int
    height: int


class FigureMoved(NamedTuple):
    """priestess, builder or apostate walks; `path` has every island passed, the first is where it stood."""

    figure: str
    path: tuple[str, ...]
    by: int | None


class Appointed(NamedTuple):
    """One novice from the island onto the path tile."""

    seat: int
    tile: int
    island: str


class Consecrated(NamedTuple):
    """Tile and novice go to the temple; `origin` is `path`, or the island in V5."""

    seat: int
    tile: int
    origin: str


class Evicted(NamedTuple):
    """A novice leaves the temple; `destination` is `jetty`, or an island in V7."""

    seat: int
    tile: int
    by: int
    destination: str


class BookMoved(NamedTuple):
    """A book goes from one tile's novice to another's."""

    seat: int
    source: int
    target: int
    owner: int  # who lost it


class CandleOut(NamedTuple):
    """One candle turned by meditation; `left` still burn."""

    seat: int
    left: int


class Points(NamedTuple):
    """`cause`: guard eviction book candle, priestess apostate temple, shrines favours council; `total`: IP after."""

    seat: int
    points: int
    cause: str
    total: int


class PhaseEnded(NamedTuple):
    """The action phase of this round is over; scoring follows."""

    round: int


class ScoreLine(NamedTuple):
    """One seat in one scoring beat."""

    seat: int
    counted: int  # novices (and shrine) that counted
    place: int  # 1.. for the priestess, 0 = none
    points: int
    shrines: int = 0  # of those that counted for the priestess


class ScoringBeat(NamedTuple):
    """`beat`: priestess apostate temple (R2-R4), at the end also shrines favours council (E1); seats in turn order."""

    beat: str
    island: str | None
    lines: tuple[ScoreLine, ...]


class RoundScored(NamedTuple):
    """IP before and after R1 by seat, floor applied."""

    round: int
    before: tuple[int, ...]
    after: tuple[int, ...]


class GuardMoved(NamedTuple):
    """The guard steps to the guard tile worth `after`."""

    before: int
    after: int


class RoundBegan(NamedTuple):
    """Candles burn again; `start` is the seat that begins."""

    round: int
    start: int
    candles: int


class GameEnded(NamedTuple):
    """Final IP by seat and seats from the winner on."""

    ip: tuple[int, ...]
    ranking: tuple[int, ...]


Event = (
    ShrinePlaced
    | PairsPlaced
    | TokenTaken
    | TokenReturned
    | Tired
    | Woken
    | Recruited
    | Moved
    | CouncilMoved
    | FigureMoved
    | Appointed
    | Consecrated
    | Evicted
    | BookMoved
    | CandleOut
    | Points
    | PhaseEnded
    | ScoringBeat
    | RoundScored
    | GuardMoved
    | RoundBegan
    | GameEnded
)
