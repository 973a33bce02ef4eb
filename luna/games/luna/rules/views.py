"""Typed read-only views of a position for the user interface, in the words of the notation.

Islands, favours and tile symbols share one vocabulary (name order): book bribery novice sail herbs shrine tide.
Counts are novices unless said otherwise; tuples by island are 7 long in *name order*, never ring order.
"""

from typing import NamedTuple

from luna.games.luna.rules import board as printed
from luna.games.luna.rules import position as at
from luna.games.luna.rules import scoring
from luna.games.luna.rules.board import BOARDS, GUARD_IP, ISLANDS, temple

# ---- the position


class SeatView(NamedTuple):
    """The possessions of one order."""

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
    in_temple: int
    council_seat: int  # 0..10
    council_rank: int  # 1 = best in a tie


class PathTile(NamedTuple):
    """A temple tile on the path."""

    tile: int
    symbol: str
    board: str  # blue yellow green red (temple boards)
    group: int  # 0 = nearest to the jetty ... 5 = nearest to the gate
    state: str  # released | bribable | dark
    owner: int | None  # seat, None = unclaimed


class TempleField(NamedTuple):
    """A hexagon of a board in play."""

    tile: int
    symbol: str
    board: str
    column: int  # 0..: two columns a board, counted from the gate; p1 p3 p5 p7 are in the even one, p2 p4 p6 in the odd
    row: int  # 0.. inside the column, p1/p2 first
    state: str  # empty | held | closed (its novice was evicted)
    owner: int | None
    book: bool


class View(NamedTuple):
    """A whole position."""

    round: int  # 1..6
    phase: str  # preparation | round-start | action | over
    step: str  # the kind of decision: shrine | pairs | deactivate | action | draft | none
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
    path: tuple[PathTile, ...]  # from the gate to the jetty, without tiles in the temple
    temple: tuple[TempleField, ...]  # ascending by tile
    books: int
    book_bonus_open: bool
    solo: int  # level, 0 = not a solo game


_PHASES = {
    at.PLACE_SHRINES: ("preparation", "shrine"),
    at.PLACE_PAIRS: ("preparation", "pairs"),
    at.ROUND_START: ("round-start", "deactivate"),
    at.ACTION: ("action", "action"),
    at.OVER: ("over", "none"),
}


def view(row: bytearray) -> View:
    """The whole position as read-only values."""
    players = row[at.PLAYERS]
    council = at.council_order(row)
    phase, step = _PHASES[row[at.PHASE]]
    return View(
        round=row[at.ROUND],
        phase=phase,
        step="draft" if row[at.DRAFT] else step,
        turn=None if row[at.PHASE] == at.OVER else row[at.TURN],
        start=row[at.START],
        candles=row[at.CANDLES],
        candles_most=0 if row[at.SOLO] else printed.CANDLES[players],
        priestess=ISLANDS[row[at.PRIESTESS]],
        builder=ISLANDS[row[at.BUILDER]],
        apostate=ISLANDS[row[at.APOSTATE]],
        guard=GUARD_IP[row[at.ROUND]],
        guard_tiles=GUARD_IP[1:],
        prizes=printed.PRIZES[players],
        priestess_steps=printed.PRIESTESS_STEPS[players],
        ring=tuple(ISLANDS[isle] for isle in row[at.RING : at.PLACE]),
        boards=tuple(BOARDS[board] for board in printed.LAYOUTS[row[at.LAYOUT]]),
        favours_left=_favours_left(row),
        seats=tuple(_seat(row, seat, council) for seat in range(players)),
        council=tuple(council),
        path=_path(row),
        temple=_temple(row),
        books=sum(state >= at.BOOKED for state in row[at.TILE : at.AFTER]),
        book_bonus_open=bool(row[at.BONUS]),
        solo=row[at.SOLO],
    )


def _favours_left(row: bytearray) -> tuple[int, ...]:
    """S9, V1: the tokens that no player holds."""
    total = 1 if row[at.SOLO] else row[at.PLAYERS]
    bases = at.BASE[: row[at.PLAYERS]]
    return tuple(total - sum(row[base + at.FAVOUR + isle] for base in bases) for isle in range(7))


def _seat(row: bytearray, seat: int, council: list[int]) -> SeatView:
    base = at.BASE[seat]
    return SeatView(
        seat=seat,
        order=printed.ORDERS[row[at.ORDER + seat]],
        automaton=bool(row[at.SOLO] and seat == 0),
        ip=shown_ip(row, seat),
        supply=row[base + at.SUPPLY],
        jetty=row[base + at.ON_JETTY],
        shrines_left=row[base + at.SHRINES_LEFT],
        favours=tuple(ISLANDS[isle] for isle in range(7) if row[base + at.FAVOUR + isle]),
        active=tuple(row[base : base + at.TIRED]),
        inactive=tuple(row[base + at.TIRED : base + at.SHRINE]),
        shrines=tuple(map(bool, row[base + at.SHRINE : base + at.FAVOUR])),
        in_temple=at.in_temple(row, seat),
        council_seat=row[base + at.DISC] >> 3,
        council_rank=len(council) - council.index(seat),
    )


def _path(row: bytearray) -> tuple[PathTile, ...]:
    tiles = []
    now = row[at.ROUND]
    for number, group in reversed(list(enumerate(temple(row[at.LAYOUT]).groups))):
        state = "released" if number < now else "bribable" if number == now else "dark"
        for tile in reversed(group):
            what = row[at.TILE + tile]
            if what == at.FREE or at.CLAIMED <= what < at.HELD:
                owner = None if what == at.FREE else what - at.CLAIMED
                tiles.append(
                    PathTile(tile, ISLANDS[printed.SYMBOL[tile]], BOARDS[printed.COLOUR[tile]], number, state, owner)
                )
    return tuple(tiles)


def _temple(row: bytearray) -> tuple[TempleField, ...]:
    fields = []
    for number, board in enumerate(printed.LAYOUTS[row[at.LAYOUT]]):
        for place, tile in enumerate(printed.SPACES[board]):
            what, symbol = row[at.TILE + tile], ISLANDS[printed.SYMBOL[tile]]
            owner, book = what % 16 if what >= at.HELD else None, what >= at.BOOKED
            state = "held" if what >= at.HELD else "closed" if what == at.CLOSED else "empty"
            column = 2 * number + place % 2
            fields.append(TempleField(tile, symbol, BOARDS[board], column, place // 2, state, owner, book))
    return tuple(sorted(fields))


def shown_ip(row: bytearray, seat: int) -> int:
    """Influence as shown: with O1 shrines and council seat count at once."""
    base = at.BASE[seat]
    live = row[at.OPTIONS] & at.LIVE_SCORING and row[at.PHASE] != at.OVER
    return at.ip(row, base) + (scoring.shrines_and_council(row, base) if live else 0)


def scores(row: bytearray) -> tuple[int, ...]:
    """Influence as shown, by seat."""
    return tuple(shown_ip(row, seat) for seat in range(row[at.PLAYERS]))


# ---- the scoring to come


class SeatForecast(NamedTuple):
    """The gains of one seat if the round ended now."""

    seat: int
    priestess: int  # prize won
    priestess_count: int  # active novices plus shrine there
    apostate: int  # points lost, >= 0
    temple: int
    ip_after: int
    final: int  # ip_after plus shrines, tokens kept and council seat


class Forecast(NamedTuple):
    """The next round if the present one ended now; all None after the last round."""

    seats: tuple[SeatForecast, ...]
    priestess: str | None = None  # islands
    builder: str | None = None
    apostate: str | None = None
    guard: int | None = None
    start: int | None = None  # the start player if the player to move turned the last candle


def forecast(row: bytearray) -> Forecast:
    """The scores if the round ended now; in the preparation and after the end, those of the pieces on the table."""
    row = row[:]
    over = row[at.PHASE] == at.OVER
    if scoring.automaton_builds(row):
        row[at.BASE[0] + at.SHRINE + row[at.BUILDER]] = 1
    live = row[at.OPTIONS] & at.LIVE_SCORING
    seats = []
    for seat, share in enumerate(scoring.shares(row)):
        base = at.BASE[seat]
        points = at.ip(row, base) if over else scoring.after_round(at.ip(row, base), share)
        kept = 0 if over else scoring.shrines_and_council(row, base)
        tokens = 0 if over else scoring.tokens_kept(row, base)
        after, final = points + (kept if live else 0), points + kept + tokens
        seats.append(SeatForecast(seat, share.prize, share.devotion, share.loss, share.temple, after, final))
    if row[at.ROUND] == scoring.LAST_ROUND or over:
        return Forecast(tuple(seats))
    return Forecast(
        tuple(seats),
        _walked(row, at.PRIESTESS, printed.PRIESTESS_STEPS[row[at.PLAYERS]]),
        _walked(row, at.BUILDER, printed.BUILDER_STEPS),
        _walked(row, at.APOSTATE, scoring.next_apostate_steps(row)),
        GUARD_IP[row[at.ROUND] + 1],
        scoring.next_start(row, row[at.TURN])[1],
    )


def _walked(row: bytearray, figure: int, steps: int) -> str:
    return ISLANDS[row[at.RING + (row[at.PLACE + row[figure]] + steps) % 7]]


class Result(NamedTuple):
    """The final result."""

    ranking: tuple[int, ...]  # seats from the winner down
    ip: tuple[int, ...]
    tie_broken_by_council: bool


def result(row: bytearray) -> Result | None:
    """The final result; None while the game goes on."""
    if row[at.PHASE] != at.OVER:
        return None
    order = scoring.ranking(row)
    points = tuple(at.ip(row, base) for base in at.BASE[: row[at.PLAYERS]])
    return Result(order, points, points[order[0]] == points[order[1]])
