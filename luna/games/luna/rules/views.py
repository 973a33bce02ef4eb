"""Typed read-only picture of a position for everything that shows it. Words are those of the notation.

Islands, favours and tile symbols share one vocabulary (name order): book bribery novice sail herbs shrine tide.
Counts are novices unless said otherwise; lists by island are 7 long in *name order*, never ring order.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatView:
    """The view of a seat: all that one order owns."""

    seat: int
    order: str  # yellow red blue white
    automaton: bool  # the opponent of the solo game
    ip: int  # influence shown (with O1 shrines and council seat included)
    supply: int  # novices
    jetty: int
    shrines_left: int
    favours: tuple[str, ...]  # held tokens in name order
    active: tuple[int, ...]  # by island
    inactive: tuple[int, ...]  # by island
    shrines: tuple[bool, ...]  # by island
    on_path: int
    in_temple: int
    council_seat: int  # 0..10
    council_rank: int  # 1 = best in a tie


@dataclass(frozen=True, slots=True)
class PathTile:
    """One temple tile still on the path."""

    tile: int
    symbol: str
    board: str  # blue yellow green red (temple boards)
    group: int  # 0 = nearest to the jetty ... 5 = nearest to the gate
    state: str  # released | bribable | dark
    owner: int | None  # seat, None = unclaimed


@dataclass(frozen=True, slots=True)
class TempleField:
    """One hexagon of a board in play."""

    tile: int
    symbol: str
    board: str
    column: int  # 0..: two columns a board, counted from the gate; p1 p3 p5 p7 are in the even one, p2 p4 p6 in the odd
    row: int  # 0.. inside the column, p1/p2 first
    state: str  # empty | held | closed (its novice was evicted)
    owner: int | None
    book: bool


@dataclass(frozen=True, slots=True)
class View:
    """A whole position."""

    round: int  # 1..6
    phase: str  # preparation | round-start | action | over
    step: str  # what is decided now: shrine | pairs | deactivate | action | draft | none
    turn: int | None  # seat
    start: int  # seat of the start player
    candles: int  # burning
    candles_most: int  # 3 with two players, else 4; 0 in the solo game
    priestess: str  # island
    builder: str
    apostate: str
    guard: int  # value of the guard tile under the guard: points of a consecration now
    guard_tiles: tuple[int, ...]  # values by group from the jetty: 6 5 4 3 2 2
    prizes: tuple[int, ...]  # 6 3 1 or 5 2
    priestess_steps: int  # 6 or 5
    ring: tuple[str, ...]  # islands clockwise
    boards: tuple[str, ...]  # temple boards from the gate outwards
    favours_left: tuple[int, ...]  # by island
    seats: tuple[SeatView, ...]  # in turn order
    council: tuple[int, ...]  # seats (players) from the worst disc to the best
    path: tuple[PathTile, ...]  # from the gate to the jetty, tiles in the temple left out
    temple: tuple[TempleField, ...]  # ascending by tile
    books: int
    book_bonus_open: bool
    solo: int  # level, 0 = not a solo game


@dataclass(frozen=True, slots=True)
class SeatForecast:
    """What the round's end would bring one seat now, if nothing else changed."""

    seat: int
    priestess: int  # prize won
    priestess_count: int  # active novices plus shrine there
    apostate: int  # points lost, >= 0
    temple: int
    ip_after: int
    final: int  # ip_after plus shrines, tokens kept and council seat


@dataclass(frozen=True, slots=True)
class Forecast:
    """What would happen if the round ended now."""

    seats: tuple[SeatForecast, ...]
    priestess: str | None  # islands of the next round, None in round 6
    builder: str | None
    apostate: str | None
    guard: int | None
    start: int | None  # who would start if the player to move turned the last candle


@dataclass(frozen=True, slots=True)
class Result:
    """Final ranking: seats from the winner on, and the points of each seat by category."""

    ranking: tuple[int, ...]
    ip: tuple[int, ...]
    tie_broken_by_council: bool
