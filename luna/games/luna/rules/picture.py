"""From the row to its typed views: `view`, `forecast`, `result`."""

from __future__ import annotations

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
from luna.games.luna.rules.position import (
    ACTION,
    APOSTATE,
    BASE,
    BONUS,
    BOOKED,
    BUILDER,
    CANDLES,
    CLAIMED,
    CLOSED,
    DISC,
    DRAFT,
    FAVOUR,
    FREE,
    HELD,
    LAYOUT,
    LIVE_SCORING,
    ON_JETTY,
    OPTIONS,
    ORDER,
    OVER,
    PHASE,
    PLACE,
    PLACE_PAIRS,
    PLACE_SHRINES,
    PLAYERS,
    PRIESTESS,
    RING,
    ROUND,
    ROUND_START,
    SHRINE,
    SHRINES_LEFT,
    SOLO,
    START,
    SUPPLY,
    TILE,
    TIRED,
    TURN,
    council_order,
    in_temple,
    ip,
)
from luna.games.luna.rules.scoring import (
    after_round,
    automaton_builds,
    next_apostate_steps,
    next_start,
    ranking,
    shares,
    shrines_and_council,
    tokens_kept,
)
from luna.games.luna.rules.views import Forecast, PathTile, Result, SeatForecast, SeatView, TempleField, View

_PHASES = {
    PLACE_SHRINES: ("preparation", "shrine"),
    PLACE_PAIRS: ("preparation", "pairs"),
    ROUND_START: ("round-start", "deactivate"),
    ACTION: ("action", "action"),
    OVER: ("over", "none"),
}


def shown_ip(row: bytearray, seat: int) -> int:
    """Influence as shown: with O1 shrines and council seat count at once."""
    base = BASE[seat]
    live = row[OPTIONS] & LIVE_SCORING and row[PHASE] != OVER
    return ip(row, base) + (shrines_and_council(row, base) if live else 0)


def scores(row: bytearray) -> tuple[int, ...]:
    """Influence as shown, by seat."""
    return tuple(shown_ip(row, seat) for seat in range(row[PLAYERS]))


def view(row: bytearray) -> View:
    """The whole position as read-only values."""
    players = row[PLAYERS]
    council = council_order(row)
    phase, step = _PHASES[row[PHASE]]
    if row[DRAFT]:
        step = "draft"
    prizes = PRIZES[players]
    return View(
        round=row[ROUND],
        phase=phase,
        step=step,
        turn=None if row[PHASE] == OVER else row[TURN],
        start=row[START],
        candles=row[CANDLES],
        candles_most=0 if row[SOLO] else CANDLES_OF[players],
        priestess=ISLANDS[row[PRIESTESS]],
        builder=ISLANDS[row[BUILDER]],
        apostate=ISLANDS[row[APOSTATE]],
        guard=GUARD_IP[row[ROUND]],
        guard_tiles=GUARD_IP[1:],
        prizes=prizes,
        priestess_steps=PRIESTESS_STEPS[players],
        ring=tuple(ISLANDS[isle] for isle in row[RING:PLACE]),
        boards=tuple(BOARDS[board] for board in LAYOUTS[row[LAYOUT]]),
        favours_left=_favours_left(row),
        seats=tuple(_seat(row, seat, council) for seat in range(players)),
        council=tuple(council),
        path=_path(row),
        temple=_temple(row),
        books=sum(1 for state in row[TILE : TILE + 29] if state >= BOOKED),
        book_bonus_open=bool(row[BONUS]),
        solo=row[SOLO],
    )


def _favours_left(row: bytearray) -> tuple[int, ...]:
    """S9, V1: what the players do not hold."""
    total = 1 if row[SOLO] else row[PLAYERS]
    bases = BASE[: row[PLAYERS]]
    return tuple(total - sum(row[base + FAVOUR + isle] for base in bases) for isle in range(7))


def _seat(row: bytearray, seat: int, council: list[int]) -> SeatView:
    base = BASE[seat]
    return SeatView(
        seat=seat,
        order=ORDERS[row[ORDER + seat]],
        automaton=bool(row[SOLO] and seat == 0),
        ip=shown_ip(row, seat),
        supply=row[base + SUPPLY],
        jetty=row[base + ON_JETTY],
        shrines_left=row[base + SHRINES_LEFT],
        favours=tuple(ISLANDS[isle] for isle in range(7) if row[base + FAVOUR + isle]),
        active=tuple(row[base : base + TIRED]),
        inactive=tuple(row[base + TIRED : base + SHRINE]),
        shrines=tuple(map(bool, row[base + SHRINE : base + FAVOUR])),
        on_path=row.count(CLAIMED + seat, TILE, TILE + 29),
        in_temple=in_temple(row, seat),
        council_seat=row[base + DISC] >> 3,
        council_rank=len(council) - council.index(seat),
    )


def _path(row: bytearray) -> tuple[PathTile, ...]:
    tiles = []
    now = row[ROUND]
    for number, group in reversed(list(enumerate(temple(row[LAYOUT]).groups))):
        state = "released" if number < now else "bribable" if number == now else "dark"
        for tile in reversed(group):
            what = row[TILE + tile]
            if what == FREE or CLAIMED <= what < CLAIMED + 4:
                owner = None if what == FREE else what - CLAIMED
                tiles.append(PathTile(tile, ISLANDS[SYMBOL[tile]], BOARDS[COLOUR[tile]], number, state, owner))
    return tuple(tiles)


def _temple(row: bytearray) -> tuple[TempleField, ...]:
    fields = []
    for number, board in enumerate(LAYOUTS[row[LAYOUT]]):
        for place, tile in enumerate(SPACES[board]):
            what = row[TILE + tile]
            owner = what - BOOKED if what >= BOOKED else what - HELD if what >= HELD else None
            state = "held" if owner is not None else "closed" if what == CLOSED else "empty"
            fields.append(
                TempleField(
                    tile,
                    ISLANDS[SYMBOL[tile]],
                    BOARDS[board],
                    2 * number + place % 2,
                    place // 2,
                    state,
                    owner,
                    what >= BOOKED,
                )
            )
    return tuple(sorted(fields, key=lambda field: field.tile))


def forecast(row: bytearray) -> Forecast:
    """The scores if the round ended now. In preparation and after the end it answers from the pieces that lie."""
    row = row[:]
    if automaton_builds(row):
        row[BASE[0] + SHRINE + row[BUILDER]] = 1
    live = row[OPTIONS] & LIVE_SCORING
    seats = []
    for seat, share in enumerate(shares(row)):
        base = BASE[seat]
        points = ip(row, base) if row[PHASE] == OVER else after_round(ip(row, base), share)
        kept = 0 if row[PHASE] == OVER else shrines_and_council(row, base)
        tokens = 0 if row[PHASE] == OVER else tokens_kept(row, base)
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
    if row[ROUND] == 6 or row[PHASE] == OVER:
        return Forecast(tuple(seats), None, None, None, None, None)
    return Forecast(
        tuple(seats),
        _walked(row, PRIESTESS, PRIESTESS_STEPS[row[PLAYERS]]),
        _walked(row, BUILDER, BUILDER_STEPS),
        _walked(row, APOSTATE, next_apostate_steps(row)),
        GUARD_IP[row[ROUND] + 1],
        next_start(row, row[TURN])[1],
    )


def _walked(row: bytearray, figure: int, steps: int) -> str:
    return ISLANDS[row[RING + (row[PLACE + row[figure]] + steps) % 7]]


def result(row: bytearray) -> Result | None:
    """The final ranking; None while the game goes on."""
    if row[PHASE] != OVER:
        return None
    order = ranking(row)
    points = tuple(ip(row, BASE[seat]) for seat in range(row[PLAYERS]))
    return Result(order, points, points[order[0]] == points[order[1]])
