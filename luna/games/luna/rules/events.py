"""Events of Luna, in order: everything that an animation, a sound or a log line needs.

`seat` is the order concerned, `by` the acting seat; islands are words of the notation; `novices` is a count.
"""

from typing import Any, NamedTuple

Events = list[Any]


class ShrinePlaced(NamedTuple):
    """A starting shrine (S11, V2), or one built at the Builder's (A7, V8)."""

    seat: int
    island: str


class PairsPlaced(NamedTuple):
    """Four pairs of novices from the supply (S12)."""

    seat: int
    islands: tuple[str, ...]


class TokenTaken(NamedTuple):
    """A favour token moves from its island to the panel."""

    seat: int
    favour: str


class TokenReturned(NamedTuple):
    """A used favour token returns to its island."""

    seat: int
    favour: str


class Tired(NamedTuple):
    """Active novices become inactive on the same island."""

    seat: int
    island: str
    novices: int


class Woken(NamedTuple):
    """Inactive novices become active (Herbs, or R5)."""

    seat: int
    island: str
    novices: int


class Recruited(NamedTuple):
    """One novice arrives from the supply, inactive (A6)."""

    seat: int
    island: str


class Moved(NamedTuple):
    """Novices travel on the water. `origin` is an island or `jetty`; by journey or tide they arrive inactive."""

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
    """The priestess, builder or apostate walks; `path` begins where it stood and lists every island passed."""

    figure: str
    path: tuple[str, ...]
    by: int | None


class Appointed(NamedTuple):
    """One novice steps from the island onto the path tile."""

    seat: int
    tile: int
    island: str


class Consecrated(NamedTuple):
    """Tile and novice enter the temple; `origin` is `path`, or the island in V5."""

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
    """A book moves from the novice on one tile to the novice on another."""

    seat: int
    source: int
    target: int
    owner: int  # the seat that loses it


class CandleOut(NamedTuple):
    """Meditation puts out one candle; `left` still burn."""

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
    """One seat in one scoring."""

    seat: int
    counted: int  # novices (and shrine) that counted
    place: int  # 1.. for the priestess, 0 = none
    points: int
    shrines: int = 0  # of those that counted for the priestess


class ScoringBeat(NamedTuple):
    """One scoring; `beat`: priestess apostate temple (R2-R4), at the end shrines favours council (E1)."""

    beat: str
    island: str | None
    lines: tuple[ScoreLine, ...]  # in turn order


class RoundScored(NamedTuple):
    """IP by seat before and after R1, floor applied."""

    round: int
    before: tuple[int, ...]
    after: tuple[int, ...]


class GuardMoved(NamedTuple):
    """The guard steps to the guard tile worth `after`."""

    before: int
    after: int


class RoundBegan(NamedTuple):
    """The candles burn again; `start` is the seat that begins."""

    round: int
    start: int
    candles: int


class GameEnded(NamedTuple):
    """Final IP by seat, and the seats from the winner down."""

    ip: tuple[int, ...]
    ranking: tuple[int, ...]
