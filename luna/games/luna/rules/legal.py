"""Legal moves: one pass over the seven islands that extends the list by ready-made tuples.

The tables are built once, at import. Each of their tuples is sorted and the pass meets them in ascending order, so the
list needs no sorting. The tuples share their ints: fewer objects stay longer in the processor's cache. `why_not` in
`refusals.py` says in words what this module says in ints.
"""

from __future__ import annotations

from bisect import bisect
from itertools import chain
from struct import Struct
from typing import Final

from luna.games.luna.rules.board import HERBS_ISLE, TILE_OF, temple
from luna.games.luna.rules.moves import (
    APPOINT,
    BUILD,
    CLOSE,
    CONSECRATE,
    COUNCIL,
    COUNCIL_TOKEN,
    EXPEL,
    FAVOUR,
    FINISH,
    HERBS,
    JOURNEY,
    MEDITATION,
    NOWHERE,
    QUARTETS,
    RECRUIT,
    SAIL,
    SETUP,
    TIDE,
    WITH_BRIBERY,
    WITH_NOVICE,
    encode,
    encode_book,
    encode_part,
)
from luna.games.luna.rules.moves import SOLO as SOLO_KIND
from luna.games.luna.rules.position import (
    ACTION,
    AFTER,
    APOSTATE,
    BASE,
    BLOCKS,
    BOOKED,
    BUILDER,
    CLAIMED,
    DISC,
    DRAFT,
    HELD,
    LAST,
    LAYOUT,
    ON_JETTY,
    OPEN,
    PHASE,
    PLACE_PAIRS,
    PLACE_SHRINES,
    PLAYERS,
    ROUND,
    ROUND_START,
    SHRINE,
    SHRINES_LEFT,
    SOLO,
    STRIDE,
    SUPPLY,
    TILE,
    TIRED,
    TURN,
)
from luna.games.luna.rules.position import FAVOUR as FAVOUR_AT

Moves = tuple[int, ...]

ISLES: Final = tuple(range(7))
TILES: Final = tuple(range(1, 29))
MOST: Final = 14  # one more than the novices of an order


def _basic(isle: int, token: int, supply: int) -> tuple[tuple[tuple[Moves, ...], ...], ...]:
    """A5, A5.1, A6 (favours and recruits) by active novices, shrine and held favour."""
    favour, recruit = encode(isle, FAVOUR), encode(isle, RECRUIT)

    def moves(novices: int, shrine: int, held: int) -> Moves:
        out = []
        for move, cost, open_now in ((favour, 1 if shrine else 2, not held), (recruit, 2, supply)):
            if open_now and novices >= cost:
                out.append(move)
            if open_now and token and novices >= cost - 1:
                out.append(move | WITH_NOVICE)
        return tuple(out)

    few = [tuple(tuple(moves(novices, shrine, held) for held in (0, 1)) for shrine in (0, 1)) for novices in range(3)]
    return (*few, *few[2:] * (MOST - 3))


def _councils(token: int, room: int) -> tuple[tuple[Moves, ...], ...]:
    """A10 by island and active novices, with `room` seats left; the Novice token needs a seat of its own."""
    if token:
        cuts = [slice(2 * novices if novices < room else max(2 * room - 1, 0)) for novices in range(MOST)]
    else:
        cuts = [slice(0, 2 * min(novices, room), 2) for novices in range(MOST)]
    return tuple(tuple([moves[cut] for cut in cuts]) for moves in _ALL_COUNCILS)


_ALL_COUNCILS: Final = [tuple(range(encode(isle, COUNCIL, 2), encode(isle, COUNCIL, 2 * MOST))) for isle in ISLES]


def _appointments(isle: int, bribe: int) -> tuple[tuple[tuple[tuple[Moves, ...], ...], ...], ...]:
    """A14 by Novice token, shrine, active novices and OPEN byte."""
    tiles = sorted((tile, 1 << colour) for colour, tile in enumerate(TILE_OF[isle]))
    codes = [(encode(isle, APPOINT, tile << 2 | bribe), bit) for tile, bit in tiles]

    def by_open(*forms: int) -> tuple[Moves, ...]:
        masks = [tuple([code | form for code, bit in codes if mask & bit for form in forms]) for mask in range(16)]
        return tuple([moves for moves in masks for _ in range(16)] if bribe else masks * 16)

    none: tuple[Moves, ...] = ((),) * 256
    plain, token, either = by_open(0), by_open(WITH_NOVICE), by_open(0, WITH_NOVICE)
    at_shrine = (none, *[plain] * (MOST - 1))
    return (
        ((none, none, *[plain] * (MOST - 2)), at_shrine),
        ((none, token, *[either] * (MOST - 2)), at_shrine),
    )


def _parts(kind: int, origin: int, inactive: bool = False) -> tuple[Moves, ...]:
    """Every destination and count from one origin, by novices there; the counts of one destination are neighbours."""
    most = 2 if kind == SAIL else MOST - 1
    firsts = [encode_part(kind, origin, inactive, isle, 1) for isle in ISLES if isle != origin]
    counts = [tuple(range(first, first + most)) for first in firsts]
    return tuple(tuple(chain.from_iterable([count[:novices] for count in counts])) for novices in range(MOST))


def _later_parts(origin: int, destination: int) -> tuple[Moves, ...]:
    """The parts of a journey from the same origin to later destinations, by novices there."""
    last = encode_part(JOURNEY, origin, False, destination, 15)
    return tuple(moves[bisect(moves, last) :] for moves in JOURNEY_FROM[origin])


def _expulsions(token: int, novices: int) -> Moves:
    """A13: the first combination, of nothing at all, is none."""
    forms = (0, 1)[: token + 1]
    return tuple(encode(NOWHERE, EXPEL, count << 1 | form) for count in range(novices + 1) for form in forms)[1:]


# First by the seat's tokens, supply and council seat, then by island and by what the seat has there.
BASIC: Final = tuple(
    tuple(tuple(_basic(isle, token, supply) for isle in ISLES) for supply in (0, 1)) for token in (0, 1)
)
HERBS_AT: Final = tuple(
    tuple(
        (encode(isle, HERBS, 1), encode(isle, HERBS, 2))[: tired if isle != HERBS_ISLE else 0] for tired in range(MOST)
    )
    for isle in ISLES
)
COUNCIL_AT: Final = tuple(tuple(_councils(token, 10 - seat) for seat in range(11)) for token in (0, 1))
APPOINT_AT: Final = tuple(zip(*[_appointments(isle, 0) for isle in ISLES], strict=True))
BRIBE_AT: Final = tuple(zip(*[_appointments(isle, WITH_BRIBERY) for isle in ISLES], strict=True))
SAIL_FROM: Final = tuple(_parts(SAIL, origin) for origin in range(8))
JOURNEY_FROM: Final = tuple(_parts(JOURNEY, origin) for origin in ISLES)
JOURNEY_AFTER: Final = tuple(tuple(_later_parts(origin, isle) for isle in ISLES) for origin in ISLES)
TIDE_FROM: Final = tuple(_parts(TIDE, origin) for origin in range(8))
TIDE_TIRED_FROM: Final = tuple(_parts(TIDE, origin, inactive=True) for origin in ISLES)
EXPEL_WITH: Final = tuple(tuple(_expulsions(token, novices) for novices in range(MOST)) for token in (0, 1))
BUILD_PLAIN: Final = encode(NOWHERE, BUILD)
BUILD_TOKEN: Final = encode(NOWHERE, BUILD, WITH_NOVICE)
DEACTIVATIONS: Final = [encode(isle, SOLO_KIND) for isle in ISLES]
PAIRS_WITH_SHRINE: Final = [
    [encode(NOWHERE, SETUP, index) for index, isles in enumerate(QUARTETS) if shrine not in isles] for shrine in ISLES
]

_TOKENS: Final = Struct("7B").unpack_from


def legal(row: bytearray) -> list[int]:  # noqa: PLR0915  one pass, without calls: this is what a bot waits for
    """Sorted, without duplicates; empty only when the game is over.

    Journeys and tides come as single parts of every count; after the first part the list has the parts that may follow
    in canonical order, and CLOSE.
    """
    if row[DRAFT]:
        return _rest_of_draft(row)
    if row[PHASE] != ACTION:
        return _before_the_actions(row)
    me = row[TURN]
    base = BASE[me]
    solo = row[SOLO]
    heretics = row[base + row[APOSTATE]]
    if solo > 1:
        row = _without_the_apostates_island(row, base)
    book, bribery, novice, sail, herbs, shrine_token, tide = _TOKENS(row, base + FAVOUR_AT)
    seat = row[base + DISC] >> 3
    basic = BASIC[novice][1 if row[base + SUPPLY] else 0]
    council = COUNCIL_AT[novice][seat]
    appoint = APPOINT_AT[novice]
    idle = novice or herbs or tide
    out: list[int] = []
    for isle in ISLES:
        here = base + isle
        novices = row[here]
        if novices:
            shrine = row[here + SHRINE]
            out += basic[isle][novices][shrine][row[here + FAVOUR_AT]]
            if herbs:
                out += HERBS_AT[isle][row[here + TIRED]]
            out += council[isle][novices]
            out += appoint[isle][shrine][novices][row[OPEN + isle]]
            if bribery:
                out += BRIBE_AT[novice][isle][shrine][novices][row[OPEN + isle]]
            if sail:
                out += SAIL_FROM[isle][novices]
            out += JOURNEY_FROM[isle][novices]
            if tide:
                out += TIDE_FROM[isle][novices]
                out += TIDE_TIRED_FROM[isle][row[here + TIRED]]
        elif idle:
            out += basic[isle][0][row[here + SHRINE]][row[here + FAVOUR_AT]]
            if herbs:
                out += HERBS_AT[isle][row[here + TIRED]]
            if tide:
                out += TIDE_TIRED_FROM[isle][row[here + TIRED]]
    fetched = row[base + ON_JETTY]
    if fetched:
        if sail:
            out += SAIL_FROM[7][fetched]
        if tide:
            out += TIDE_FROM[7][fetched]
    if shrine_token and row[base + SHRINES_LEFT]:
        here = base + row[BUILDER]
        novices = row[here]
        if novices and not row[here + SHRINE]:
            if novices > 1:
                out.append(BUILD_PLAIN)
            if novice:
                out.append(BUILD_TOKEN)
    if novice and seat < 10:
        out.append(COUNCIL_TOKEN)
    if solo < 3:
        out += EXPEL_WITH[novice][heretics]
    if CLAIMED + me in row:  # by chance also elsewhere
        _consecrations(row, me, bribery, out)
    out.append(FINISH if solo else MEDITATION)
    if book:
        _books(row, me, out)
    return out


def _without_the_apostates_island(row: bytearray, base: int) -> bytearray:
    """V12: in levels 2 and 3 nothing there may be used."""
    row = row[:]
    here = base + row[APOSTATE]
    row[here] = row[here + TIRED] = row[here + SHRINE] = 0
    return row


def _consecrations(row: bytearray, me: int, bribery: int, out: list[int]) -> None:
    """A15, A15.1: own claimed tiles that are released or, with Bribery, in the group that it opens."""
    group_of = temple(row[LAYOUT]).group_of
    now = row[ROUND]
    at = row.find(CLAIMED + me, TILE, AFTER)
    while at >= 0:
        tile = at - TILE
        if group_of[tile] < now:
            out.append(encode(NOWHERE, CONSECRATE, tile << 2))
        elif bribery and group_of[tile] == now:
            out.append(encode(NOWHERE, CONSECRATE, tile << 2 | WITH_BRIBERY))
        at = row.find(CLAIMED + me, at + 1, AFTER)


def _books(row: bytearray, me: int, out: list[int]) -> None:
    """A16: any book to an own temple novice without one."""
    if row.find(HELD + me, TILE, AFTER) < 0:
        return
    targets = [tile for tile in TILES if row[TILE + tile] == HELD + me]
    for tile in TILES:
        if row[TILE + tile] >= BOOKED:
            out += [encode_book(tile, target) for target in targets]


def _rest_of_draft(row: bytearray) -> list[int]:
    """The parts that may follow the last one, and the end of the turn.

    A second part with the same origin and destination would not be canonical.
    """
    base = BASE[row[TURN]]
    if row[SOLO] > 1:
        row = _without_the_apostates_island(row, base)
    origin = row[LAST] >> 4
    if row[DRAFT] == JOURNEY:
        out = [*JOURNEY_AFTER[origin][row[LAST + 1] >> 4][row[base + origin]]]
        for isle in ISLES[origin + 1 :]:
            novices = row[base + isle]
            if novices:
                out += JOURNEY_FROM[isle][novices]
    else:
        out = []
        for isle in ISLES[origin:]:
            out += TIDE_FROM[isle][row[base + isle]]
            out += TIDE_TIRED_FROM[isle][row[base + TIRED + isle]]
        out += TIDE_FROM[7][row[base + ON_JETTY]]
        del out[: bisect(out, row[LAST] << 8 | row[LAST + 1] | 15)]
    out.append(CLOSE)
    return out


def _before_the_actions(row: bytearray) -> list[int]:
    """Preparation (S11, S12) and the start of a solo round (V4); nothing when the game is over."""
    phase = row[PHASE]
    if phase == ROUND_START:
        return DEACTIVATIONS[:]
    if phase == PLACE_SHRINES:
        free = [isle for isle in ISLES if not any(row[BLOCKS + SHRINE + isle :: STRIDE])]
        return [encode(isle, SETUP) for isle in free if isle != HERBS_ISLE or row[PLAYERS] > 2]
    if phase == PLACE_PAIRS:
        shrines = BASE[row[TURN]] + SHRINE
        return PAIRS_WITH_SHRINE[row.index(1, shrines) - shrines][:]
    return []
