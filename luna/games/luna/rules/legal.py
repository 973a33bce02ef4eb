"""Legal moves: one pass over the seven islands, extending the list by ready-made tuples.

The tables below are made once at import; each is sorted, and the pass meets them in ascending order, so the list is
sorted without sorting it. `why_not` in `refusals.py` says in words what this module says in ints.
"""

from __future__ import annotations

from itertools import chain
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
    ACTIVE,
    AFTER,
    APOSTATE,
    BASE,
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
    SUPPLY,
    TILE,
    TIRED,
    TURN,
)
from luna.games.luna.rules.position import FAVOUR as FAVOUR_AT

Moves = tuple[int, ...]

MOST: Final = 14  # one more than the novices of an order


def _favours_and_recruits(isle: int, novices: int, shrine: int, held: int, token: int, supply: int) -> Moves:
    """A5, A5.1, A6 with `novices` = 0, 1 or 2 (or more) active there."""
    cost = 1 if shrine else 2
    out = []
    if not held:
        if novices >= cost:
            out.append(encode(isle, FAVOUR))
        if token and novices >= cost - 1:
            out.append(encode(isle, FAVOUR, WITH_NOVICE))
    if supply:
        if novices >= 2:
            out.append(encode(isle, RECRUIT))
        if token and novices >= 1:
            out.append(encode(isle, RECRUIT, WITH_NOVICE))
    return tuple(out)


def _council(isle: int, token: int, most: int) -> Moves:
    """A10: 1..`most` real novices; `token` 1 adds the Novice token where a seat is left, 2 to every count."""
    first = encode(isle, COUNCIL)
    if not token:
        return tuple(range(first + 2, first + 2 * most + 2, 2))
    return tuple(range(first + 2, first + 2 * most + token))


def _appointments(isle: int, bribe: int) -> tuple[tuple[Moves, ...], ...]:
    """A14 by ways and by mask of colours; ways: bit 0 the plain form, bit 1 with the Novice token."""
    tiles = sorted((tile, 1 << colour) for colour, tile in enumerate(TILE_OF[isle]))
    codes = [(encode(isle, APPOINT, tile << 2 | bribe), bit) for tile, bit in tiles]
    masks = [[code for code, bit in codes if mask & bit] for mask in range(16)]
    return (
        ((),) * 16,
        tuple(map(tuple, masks)),
        tuple(tuple([code | WITH_NOVICE for code in chosen]) for chosen in masks),
        tuple(tuple([code | token for code in chosen for token in (0, WITH_NOVICE)]) for chosen in masks),
    )


def _parts(kind: int, origin: int, inactive: bool = False) -> tuple[Moves, ...]:
    """Every destination and count from one origin, by novices there; the counts of one destination are neighbours."""
    firsts = [encode_part(kind, origin, inactive, isle, 1) for isle in range(7) if isle != origin]
    most = 2 if kind == SAIL else MOST
    return tuple(
        tuple(chain.from_iterable([range(first, first + min(novices, most)) for first in firsts]))
        for novices in range(MOST)
    )


BASIC: Final = tuple(
    tuple(_favours_and_recruits(isle, key >> 4, key >> 3 & 1, key >> 2 & 1, key >> 1 & 1, key & 1) for key in range(48))
    for isle in range(7)
)
HERBS_AT: Final = tuple(
    tuple(
        () if isle == HERBS_ISLE else tuple(encode(isle, HERBS, count) for count in range(1, min(tired, 2) + 1))
        for tired in range(MOST)
    )
    for isle in range(7)
)
COUNCIL_AT: Final = tuple(
    tuple(tuple(_council(isle, token, most) for most in range(11)) for token in range(3)) for isle in range(7)
)
APPOINT_AT: Final = tuple(_appointments(isle, 0) for isle in range(7))
BRIBE_AT: Final = tuple(_appointments(isle, WITH_BRIBERY) for isle in range(7))
SAIL_FROM: Final = tuple(_parts(SAIL, origin) for origin in range(8))
JOURNEY_FROM: Final = tuple(_parts(JOURNEY, origin) for origin in range(7))
TIDE_FROM: Final = tuple(_parts(TIDE, origin) for origin in range(8))
TIDE_TIRED_FROM: Final = tuple(_parts(TIDE, origin, inactive=True) for origin in range(7))
EXPEL_WITH: Final = tuple(
    tuple(
        tuple(
            encode(NOWHERE, EXPEL, count << 1 | with_token)
            for count in range(n + 1)
            for with_token in (0, 1)
            if (count or with_token) and token >= with_token
        )
        for n in range(MOST)
    )
    for token in (0, 1)
)
BUILD_PLAIN: Final = encode(NOWHERE, BUILD)
BUILD_TOKEN: Final = encode(NOWHERE, BUILD, WITH_NOVICE)

_DEACTIVATE: Final = [encode(isle, SOLO_KIND) for isle in range(7)]


def legal(row: bytearray) -> list[int]:  # noqa: PLR0915  one pass, without calls: this is what a bot waits for
    """Sorted, without duplicates; empty only when the game is over.

    Journeys and tides come as single parts of every count; after the first part the list has the parts that may follow
    in canonical order, and CLOSE.
    """
    if row[PHASE] != ACTION:
        return _before_the_actions(row)
    if row[DRAFT]:
        return _rest_of_draft(row)
    me = row[TURN]
    base = BASE[me]
    book, bribery, novice, sail, herbs, shrine_token, tide = row[base + FAVOUR_AT : base + SUPPLY]
    room = 10 - (row[base + DISC] >> 3)
    token_supply = novice << 1 | (1 if row[base + SUPPLY] else 0)
    block = row[base : base + SUPPLY]
    if row[SOLO] > 1:
        _ban_the_apostates_island(row, block)
    out: list[int] = []
    for isle, (novices, tired, shrine, held, open_tiles) in enumerate(
        zip(block[:TIRED], block[TIRED:SHRINE], block[SHRINE:FAVOUR_AT], block[FAVOUR_AT:], row[OPEN:TILE], strict=True)
    ):
        if novices:
            out += BASIC[isle][(32 if novices > 1 else 16) | shrine << 3 | held << 2 | token_supply]
            if herbs and tired:
                out += HERBS_AT[isle][tired]
            if room:
                if novices < room:
                    out += COUNCIL_AT[isle][novice << 1][novices]
                else:
                    out += COUNCIL_AT[isle][novice][room]
            if open_tiles:
                ways = 1 if shrine else (novices > 1) | novice << 1
                if ways:
                    out += APPOINT_AT[isle][ways][open_tiles & 15]
                    if bribery:
                        out += BRIBE_AT[isle][ways][open_tiles >> 4]
            if sail:
                out += SAIL_FROM[isle][novices]
            out += JOURNEY_FROM[isle][novices]
            if tide:
                out += TIDE_FROM[isle][novices]
                if tired:
                    out += TIDE_TIRED_FROM[isle][tired]
        else:
            if shrine and novice:
                out += BASIC[isle][8 | held << 2 | token_supply]
            if tired:
                if herbs:
                    out += HERBS_AT[isle][tired]
                if tide:
                    out += TIDE_TIRED_FROM[isle][tired]
    fetched = row[base + ON_JETTY]
    if fetched:
        if sail:
            out += SAIL_FROM[7][fetched]
        if tide:
            out += TIDE_FROM[7][fetched]
    if shrine_token and row[base + SHRINES_LEFT]:
        isle = row[BUILDER]
        novices = block[isle]
        if novices and not block[SHRINE + isle]:
            if novices > 1:
                out.append(BUILD_PLAIN)
            if novice:
                out.append(BUILD_TOKEN)
    if novice and room:
        out.append(COUNCIL_TOKEN)
    novices = row[base + row[APOSTATE]]
    if (novices or novice) and row[SOLO] < 3:
        out += EXPEL_WITH[novice][novices]
    at = row.find(CLAIMED + me, TILE, AFTER)
    if at >= 0:
        _consecrations(row, me, bribery, at, out)
    out.append(FINISH if row[SOLO] else MEDITATION)
    if book:
        _books(row, me, out)
    return out


def _ban_the_apostates_island(row: bytearray, block: bytearray) -> None:
    """V12: in levels 2 and 3 nothing there may be used; `block` is the copy that the list is made from."""
    isle = row[APOSTATE]
    block[ACTIVE + isle] = block[TIRED + isle] = block[SHRINE + isle] = 0


def _consecrations(row: bytearray, me: int, bribery: int, at: int, out: list[int]) -> None:
    """A15, A15.1: own claimed tiles, released or, with Bribery, of the group that it opens."""
    group_of = temple(row[LAYOUT]).group_of
    now = row[ROUND]
    while at >= 0:
        tile = at - TILE
        group = group_of[tile]
        if group < now:
            out.append(encode(NOWHERE, CONSECRATE, tile << 2))
        elif bribery and group == now:
            out.append(encode(NOWHERE, CONSECRATE, tile << 2 | WITH_BRIBERY))
        at = row.find(CLAIMED + me, at + 1, AFTER)


def _books(row: bytearray, me: int, out: list[int]) -> None:
    """A16: any book to an own temple novice without one."""
    targets = []
    at = row.find(HELD + me, TILE, AFTER)
    while at >= 0:
        targets.append(at - TILE)
        at = row.find(HELD + me, at + 1, AFTER)
    if targets:
        for tile, state in enumerate(row[TILE:AFTER]):
            if state >= BOOKED:
                out += [encode_book(tile, target) for target in targets]


def _rest_of_draft(row: bytearray) -> list[int]:
    """The parts that may follow the last one, and the end of the turn."""
    last = row[LAST] << 8 | row[LAST + 1]
    last |= 15  # a second part with the same origin and destination would not be canonical
    base = BASE[row[TURN]]
    kind = row[DRAFT]
    block = row[base : base + SUPPLY]
    if row[SOLO] > 1:
        _ban_the_apostates_island(row, block)
    out: list[int] = []
    table = JOURNEY_FROM if kind == JOURNEY else TIDE_FROM
    for isle in range(last >> 12, 7):
        out += table[isle][block[isle]]
        if kind == TIDE:
            out += TIDE_TIRED_FROM[isle][block[TIRED + isle]]
    if kind == TIDE:
        out += TIDE_FROM[7][row[base + ON_JETTY]]
    out = [move for move in out if move > last]
    out.append(CLOSE)
    return out


def _before_the_actions(row: bytearray) -> list[int]:
    """Preparation (S11, S12), the start of a solo round (V4), nothing once the game is over."""
    phase = row[PHASE]
    if phase == ROUND_START:
        return _DEACTIVATE[:]
    if phase == PLACE_SHRINES:
        bases = BASE[: row[PLAYERS]]
        return [
            encode(isle, SETUP)
            for isle in range(7)
            if not any(row[base + SHRINE + isle] for base in bases) and not (isle == HERBS_ISLE and len(bases) == 2)
        ]
    if phase == PLACE_PAIRS:
        shrine = row.index(1, BASE[row[TURN]] + SHRINE) - BASE[row[TURN]] - SHRINE
        return [encode(NOWHERE, SETUP, index) for index, isles in enumerate(QUARTETS) if shrine not in isles]
    return []
