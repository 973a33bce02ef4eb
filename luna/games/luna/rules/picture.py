"""From the row to its typed views: `view`, `forecast`, `result`."""

from __future__ import annotations

from luna.games.luna.rules import position as at
from luna.games.luna.rules import scoring
from luna.games.luna.rules.board import (
    BOARDS,
    BUILDER_STEPS,
    COLOUR,
    GUARD_IP,
    ISLANDS,
    LAYOUTS,
    ORDERS,
    PRIESTESS_STEPS,
    PRIZES,
    SPACES,
    SYMBOL,
    temple,
)
from luna.games.luna.rules.board import CANDLES as CANDLES_OF
from luna.games.luna.rules.views import Forecast, PathTile, Result, SeatForecast, SeatView, TempleField, View

_PHASES = {
    at.PLACE_SHRINES: ("preparation", "shrine"),
    at.PLACE_PAIRS: ("preparation", "pairs"),
    at.ROUND_START: ("round-start", "deactivate"),
    at.ACTION: ("action", "action"),
    at.OVER: ("over", "none"),
}


def shown_ip(row: bytearray, seat: int) -> int:
    """Influence as shown: with O1 shrines and council seat count at once."""
    base = at.BASE[seat]
    live = row[at.OPTIONS] & at.LIVE_SCORING and row[at.PHASE] != at.OVER
    return at.ip(row, base) + (scoring.shrines_and_council(row, base) if live else 0)


def scores(row: bytearray) -> tuple[int, ...]:
    """Influence as shown, by seat."""
    return tuple(shown_ip(row, seat) for seat in range(row[at.PLAYERS]))


def view(row: bytearray) -> View:
    """The whole position as read-only values."""
    players = row[at.PLAYERS]
    council = at.council_order(row)
    phase, step = _PHASES[row[at.PHASE]]
    if row[at.DRAFT]:
        step = "draft"
    prizes = PRIZES[players]
    return View(
        round=row[at.ROUND],
        phase=phase,
        step=step,
        turn=None if row[at.PHASE] == at.OVER else row[at.TURN],
        start=row[at.START],
        candles=row[at.CANDLES],
        candles_most=0 if row[at.SOLO] else CANDLES_OF[players],
        priestess=ISLANDS[row[at.PRIESTESS]],
        builder=ISLANDS[row[at.BUILDER]],
        apostate=ISLANDS[row[at.APOSTATE]],
        guard=GUARD_IP[row[at.ROUND]],
        guard_tiles=GUARD_IP[1:],
        prizes=prizes,
        priestess_steps=PRIESTESS_STEPS[players],
        ring=tuple(ISLANDS[isle] for isle in row[at.RING : at.PLACE]),
        boards=tuple(BOARDS[board] for board in LAYOUTS[row[at.LAYOUT]]),
        favours_left=_favours_left(row),
        seats=tuple(_seat(row, seat, council) for seat in range(players)),
        council=tuple(council),
        path=_path(row),
        temple=_temple(row),
        books=sum(1 for state in row[at.TILE : at.TILE + 29] if state >= at.BOOKED),
        book_bonus_open=bool(row[at.BONUS]),
        solo=row[at.SOLO],
    )


def _favours_left(row: bytearray) -> tuple[int, ...]:
    """S9, V1: what the players do not hold."""
    total = 1 if row[at.SOLO] else row[at.PLAYERS]
    bases = at.BASE[: row[at.PLAYERS]]
    return tuple(total - sum(row[base + at.FAVOUR + isle] for base in bases) for isle in range(7))


def _seat(row: bytearray, seat: int, council: list[int]) -> SeatView:
    base = at.BASE[seat]
    return SeatView(
        seat=seat,
        order=ORDERS[row[at.ORDER + seat]],
        automaton=bool(row[at.SOLO] and seat == 0),
        ip=shown_ip(row, seat),
        supply=row[base + at.SUPPLY],
        jetty=row[base + at.ON_JETTY],
        shrines_left=row[base + at.SHRINES_LEFT],
        favours=tuple(ISLANDS[isle] for isle in range(7) if row[base + at.FAVOUR + isle]),
        active=tuple(row[base : base + at.TIRED]),
        inactive=tuple(row[base + at.TIRED : base + at.SHRINE]),
        shrines=tuple(map(bool, row[base + at.SHRINE : base + at.FAVOUR])),
        on_path=row.count(at.CLAIMED + seat, at.TILE, at.TILE + 29),
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
            if what == at.FREE or at.CLAIMED <= what < at.CLAIMED + 4:
                owner = None if what == at.FREE else what - at.CLAIMED
                tiles.append(PathTile(tile, ISLANDS[SYMBOL[tile]], BOARDS[COLOUR[tile]], number, state, owner))
    return tuple(tiles)


def _temple(row: bytearray) -> tuple[TempleField, ...]:
    fields = []
    for number, board in enumerate(LAYOUTS[row[at.LAYOUT]]):
        for place, tile in enumerate(SPACES[board]):
            what = row[at.TILE + tile]
            owner = what - at.BOOKED if what >= at.BOOKED else what - at.HELD if what >= at.HELD else None
            state = "held" if owner is not None else "closed" if what == at.CLOSED else "empty"
            fields.append(
                TempleField(
                    tile,
                    ISLANDS[SYMBOL[tile]],
                    BOARDS[board],
                    2 * number + place % 2,
                    place // 2,
                    state,
                    owner,
                    what >= at.BOOKED,
                )
            )
    return tuple(sorted(fields, key=lambda field: field.tile))


def forecast(row: bytearray) -> Forecast:
    """The scores if the round ended now. In preparation and after the end it answers from the pieces that lie."""
    row = row[:]
    if scoring.automaton_builds(row):
        row[at.BASE[0] + at.SHRINE + row[at.BUILDER]] = 1
    live = row[at.OPTIONS] & at.LIVE_SCORING
    seats = []
    for seat, share in enumerate(scoring.shares(row)):
        base = at.BASE[seat]
        points = at.ip(row, base) if row[at.PHASE] == at.OVER else scoring.after_round(at.ip(row, base), share)
        kept = 0 if row[at.PHASE] == at.OVER else scoring.shrines_and_council(row, base)
        tokens = 0 if row[at.PHASE] == at.OVER else scoring.tokens_kept(row, base)
        seats.append(
            SeatForecast(
                seat,
                share.prize,
                share.devotion,
                share.loss,
                share.temple,
                points + (kept if live else 0),
                points + kept + tokens,
            )
        )
    if row[at.ROUND] == 6 or row[at.PHASE] == at.OVER:
        return Forecast(tuple(seats), None, None, None, None, None)
    return Forecast(
        tuple(seats),
        _walked(row, at.PRIESTESS, PRIESTESS_STEPS[row[at.PLAYERS]]),
        _walked(row, at.BUILDER, BUILDER_STEPS),
        _walked(row, at.APOSTATE, scoring.next_apostate_steps(row)),
        GUARD_IP[row[at.ROUND] + 1],
        scoring.next_start(row, row[at.TURN])[1],
    )


def _walked(row: bytearray, figure: int, steps: int) -> str:
    return ISLANDS[row[at.RING + (row[at.PLACE + row[figure]] + steps) % 7]]


def result(row: bytearray) -> Result | None:
    """The final ranking; None while the game goes on."""
    if row[at.PHASE] != at.OVER:
        return None
    order = scoring.ranking(row)
    points = tuple(at.ip(row, at.BASE[seat]) for seat in range(row[at.PLAYERS]))
    return Result(order, points, points[order[0]] == points[order[1]])
