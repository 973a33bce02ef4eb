"""Legal moves: one pass over the seven islands that extends a list by prepared tuples.

The tables are built at import. Every tuple is sorted and the pass visits them in ascending order, so the list needs no
sorting. The tuples share their ints: fewer objects stay longer in the processor's cache. `refusals.py` gives the
reasons in words.
"""

from bisect import bisect
from itertools import chain
from struct import Struct
from typing import Final

from luna.games.luna.rules import moves as mv
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import HERBS_ISLE, TILE_OF, temple
from luna.games.luna.rules.moves import NOWHERE, encode, encode_book, encode_part
from luna.games.luna.rules.position import ACTION, APOSTATE, BASE, DISC, FAVOUR, OPEN, PHASE, SHRINE, SOLO, TIRED, TURN

Moves = tuple[int, ...]

ISLES: Final = tuple(range(7))
TILES: Final = tuple(range(1, 29))
MOST: Final = 14  # one more than the novices of an order


def _basic(isle: int, token: int, supply: int) -> tuple[tuple[tuple[Moves, ...], ...], ...]:
    """A5, A5.1, A6 (favours and recruits) by active novices, shrine and held favour."""
    favour, recruit = encode(isle, mv.FAVOUR), encode(isle, mv.RECRUIT)

    def moves(novices: int, shrine: int, held: int) -> Moves:
        out = []
        for move, cost, open_now in ((favour, 1 if shrine else 2, not held), (recruit, 2, supply)):
            if open_now and novices >= cost:
                out.append(move)
            if open_now and token and novices >= cost - 1:
                out.append(move | mv.WITH_NOVICE)
        return tuple(out)

    few = [tuple(tuple(moves(novices, shrine, held) for held in (0, 1)) for shrine in (0, 1)) for novices in range(3)]
    return (*few, *few[2:] * (MOST - 3))


def _councils(token: int, room: int) -> tuple[tuple[Moves, ...], ...]:
    """A10 by island and active novices, with `room` seats left; the Novice token takes a seat, too."""
    if token:
        cuts = [slice(2 * novices if novices < room else max(2 * room - 1, 0)) for novices in range(MOST)]
    else:
        cuts = [slice(0, 2 * min(novices, room), 2) for novices in range(MOST)]
    return tuple(tuple([moves[cut] for cut in cuts]) for moves in _ALL_COUNCILS)


_ALL_COUNCILS: Final = [tuple(range(encode(isle, mv.COUNCIL, 2), encode(isle, mv.COUNCIL, 2 * MOST))) for isle in ISLES]


def _appointments(isle: int, bribe: int) -> tuple[tuple[tuple[tuple[Moves, ...], ...], ...], ...]:
    """A14 by Novice token, shrine, active novices and OPEN byte."""
    tiles = sorted((tile, 1 << colour) for colour, tile in enumerate(TILE_OF[isle]))
    codes = [(encode(isle, mv.APPOINT, tile << 2 | bribe), bit) for tile, bit in tiles]

    def by_open(*forms: int) -> tuple[Moves, ...]:
        masks = [tuple([code | form for code, bit in codes if mask & bit for form in forms]) for mask in range(16)]
        return tuple([moves for moves in masks for _ in range(16)] if bribe else masks * 16)

    none: tuple[Moves, ...] = ((),) * 256
    plain, token, either = by_open(0), by_open(mv.WITH_NOVICE), by_open(0, mv.WITH_NOVICE)
    at_shrine = (none, *[plain] * (MOST - 1))
    return (
        ((none, none, *[plain] * (MOST - 2)), at_shrine),
        ((none, token, *[either] * (MOST - 2)), at_shrine),
    )


def _parts(kind: int, origin: int, inactive: bool = False) -> tuple[Moves, ...]:
    """Every destination and count from one origin, by novices there; counts of one destination are adjacent."""
    most = 2 if kind == mv.SAIL else MOST - 1
    firsts = [encode_part(kind, origin, inactive, isle, 1) for isle in ISLES if isle != origin]
    counts = [tuple(range(first, first + most)) for first in firsts]
    return tuple(tuple(chain.from_iterable([count[:novices] for count in counts])) for novices in range(MOST))


def _later_parts(origin: int, destination: int) -> tuple[Moves, ...]:
    """The parts of a journey from the same origin to later destinations, by novices there."""
    last = encode_part(mv.JOURNEY, origin, False, destination, 15)
    return tuple(moves[bisect(moves, last) :] for moves in JOURNEY_FROM[origin])


def _expulsions(token: int, novices: int) -> Moves:
    """A13, without the first combination: no novice and no token."""
    forms = (0, 1)[: token + 1]
    return tuple(encode(NOWHERE, mv.EXPEL, count << 1 | form) for count in range(novices + 1) for form in forms)[1:]


# Indexed by the seat's tokens, supply and council seat, then by island and by its pieces there.
BASIC: Final = tuple(
    tuple(tuple(_basic(isle, token, supply) for isle in ISLES) for supply in (0, 1)) for token in (0, 1)
)
_HERBS: Final = [(encode(isle, mv.HERBS, 1), encode(isle, mv.HERBS, 2)) for isle in ISLES]
HERBS_AT: Final = tuple(
    tuple(_HERBS[isle][: tired if isle != HERBS_ISLE else 0] for tired in range(MOST)) for isle in ISLES
)
COUNCIL_AT: Final = tuple(tuple(_councils(token, 10 - seat) for seat in range(11)) for token in (0, 1))
APPOINT_AT: Final = tuple(zip(*[_appointments(isle, 0) for isle in ISLES], strict=True))
BRIBE_AT: Final = tuple(zip(*[_appointments(isle, mv.WITH_BRIBERY) for isle in ISLES], strict=True))
SAIL_FROM: Final = tuple(_parts(mv.SAIL, origin) for origin in range(8))
JOURNEY_FROM: Final = tuple(_parts(mv.JOURNEY, origin) for origin in ISLES)
JOURNEY_AFTER: Final = tuple(tuple(_later_parts(origin, isle) for isle in ISLES) for origin in ISLES)
TIDE_FROM: Final = tuple(_parts(mv.TIDE, origin) for origin in range(8))
TIDE_TIRED_FROM: Final = tuple(_parts(mv.TIDE, origin, inactive=True) for origin in ISLES)
EXPEL_WITH: Final = tuple(tuple(_expulsions(token, novices) for novices in range(MOST)) for token in (0, 1))
BUILD_PLAIN: Final = encode(NOWHERE, mv.BUILD)
BUILD_TOKEN: Final = encode(NOWHERE, mv.BUILD, mv.WITH_NOVICE)
DEACTIVATIONS: Final = [encode(isle, mv.SOLO) for isle in ISLES]
_PAIRS: Final = [(encode(NOWHERE, mv.SETUP, index), isles) for index, isles in enumerate(mv.QUARTETS)]
PAIRS_WITH_SHRINE: Final = [[move for move, isles in _PAIRS if shrine not in isles] for shrine in ISLES]

_TOKENS: Final = Struct("7B").unpack_from


def legal(row: bytearray) -> list[int]:  # noqa: PLR0915  one pass without calls, for speed
    """The legal moves, sorted; empty only when the game is over.

    Journeys and tides are single parts of every count. After the first part the list holds the parts that may follow in
    canonical order, and CLOSE.
    """
    if row[at.DRAFT]:
        return _rest_of_draft(row)
    if row[PHASE] != ACTION:
        return _before_the_actions(row)
    me = row[TURN]
    base = BASE[me]
    solo = row[SOLO]
    heretics = row[base + row[APOSTATE]]
    if solo > 1:
        row = _without_the_apostates_island(row, base)
    book, bribery, novice, sail, herbs, shrine_token, tide = _TOKENS(row, base + FAVOUR)
    seat = row[base + DISC] >> 3
    basic = BASIC[novice][1 if row[base + at.SUPPLY] else 0]
    council = COUNCIL_AT[novice][seat]
    appoint = APPOINT_AT[novice]
    idle = novice or herbs or tide
    out: list[int] = []
    for isle in ISLES:
        here = base + isle
        novices = row[here]
        if novices:
            shrine = row[here + SHRINE]
            out += basic[isle][novices][shrine][row[here + FAVOUR]]
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
            out += basic[isle][0][row[here + SHRINE]][row[here + FAVOUR]]
            if herbs:
                out += HERBS_AT[isle][row[here + TIRED]]
            if tide:
                out += TIDE_TIRED_FROM[isle][row[here + TIRED]]
    fetched = row[base + at.ON_JETTY]
    if fetched:
        if sail:
            out += SAIL_FROM[7][fetched]
        if tide:
            out += TIDE_FROM[7][fetched]
    if shrine_token and row[base + at.SHRINES_LEFT]:
        here = base + row[at.BUILDER]
        novices = row[here]
        if novices and not row[here + SHRINE]:
            if novices > 1:
                out.append(BUILD_PLAIN)
            if novice:
                out.append(BUILD_TOKEN)
    if novice and seat < 10:
        out.append(mv.COUNCIL_TOKEN)
    if solo < 3:
        out += EXPEL_WITH[novice][heretics]
    if at.CLAIMED + me in row:  # other values can appear by chance
        _consecrations(row, me, bribery, out)
    out.append(mv.FINISH if solo else mv.MEDITATION)
    if book:
        _books(row, me, out)
    return out


def _without_the_apostates_island(row: bytearray, base: int) -> bytearray:
    """V12: in levels 2 and 3 no piece there may be used."""
    row = row[:]
    here = base + row[APOSTATE]
    row[here] = row[here + TIRED] = row[here + SHRINE] = 0
    return row


def _consecrations(row: bytearray, me: int, bribery: int, out: list[int]) -> None:
    """A15, A15.1: the seat's claimed tiles that are released or, with Bribery, in the next group."""
    group_of = temple(row[at.LAYOUT]).group_of
    now = row[at.ROUND]
    place = row.find(at.CLAIMED + me, at.TILE, at.AFTER)
    while place >= 0:
        tile = place - at.TILE
        if group_of[tile] < now:
            out.append(encode(NOWHERE, mv.CONSECRATE, tile << 2))
        elif bribery and group_of[tile] == now:
            out.append(encode(NOWHERE, mv.CONSECRATE, tile << 2 | mv.WITH_BRIBERY))
        place = row.find(at.CLAIMED + me, place + 1, at.AFTER)


def _books(row: bytearray, me: int, out: list[int]) -> None:
    """A16: any book to a temple novice of the seat without one."""
    if row.find(at.HELD + me, at.TILE, at.AFTER) < 0:
        return
    targets = [tile for tile in TILES if row[at.TILE + tile] == at.HELD + me]
    for tile in TILES:
        if row[at.TILE + tile] >= at.BOOKED:
            out += [encode_book(tile, target) for target in targets]


def _rest_of_draft(row: bytearray) -> list[int]:
    """The parts that may follow the last one, and CLOSE.

    A second part with the same origin and destination would not be canonical.
    """
    base = BASE[row[TURN]]
    if row[SOLO] > 1:
        row = _without_the_apostates_island(row, base)
    origin = row[at.LAST] >> 4
    if row[at.DRAFT] == mv.JOURNEY:
        out = [*JOURNEY_AFTER[origin][row[at.LAST + 1] >> 4][row[base + origin]]]
        for isle in ISLES[origin + 1 :]:
            novices = row[base + isle]
            if novices:
                out += JOURNEY_FROM[isle][novices]
    else:
        out = []
        for isle in ISLES[origin:]:
            out += TIDE_FROM[isle][row[base + isle]]
            out += TIDE_TIRED_FROM[isle][row[base + TIRED + isle]]
        out += TIDE_FROM[7][row[base + at.ON_JETTY]]
        del out[: bisect(out, row[at.LAST] << 8 | row[at.LAST + 1] | 15)]
    out.append(mv.CLOSE)
    return out


def _before_the_actions(row: bytearray) -> list[int]:
    """Moves of the preparation (S11, S12) and of the start of a solo round (V4); none when the game is over."""
    phase = row[PHASE]
    if phase == at.ROUND_START:
        return DEACTIVATIONS[:]
    if phase == at.PLACE_SHRINES:
        free = [isle for isle in ISLES if not any(row[at.BLOCKS + SHRINE + isle :: at.STRIDE])]
        return [encode(isle, mv.SETUP) for isle in free if isle != HERBS_ISLE or row[at.PLAYERS] > 2]
    if phase == at.PLACE_PAIRS:
        shrines = BASE[row[TURN]] + SHRINE
        return PAIRS_WITH_SHRINE[row.index(1, shrines) - shrines][:]
    return []
