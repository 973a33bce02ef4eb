"""Features of the value: small integers read from the row, each with a name.

Pure functions yield `(name, amount)`; the value of a seat is the sum of weight times amount. The functions are split by
the bytes that they read, so that the value can cache each part.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from luna.games.luna.bot.temple_features import temple_features
from luna.games.luna.rules.board import (
    BRIBERY_ISLE,
    NOVICE_ISLE,
    PRIZES,
    SAIL_ISLE,
    SHRINE_ISLE,
    TIDE_ISLE,
)
from luna.games.luna.rules.board import BUILDER_STEPS as BUILDER_WALK
from luna.games.luna.rules.board import PRIESTESS_STEPS as PRIESTESS_WALK
from luna.games.luna.rules.position import (
    APOSTATE,
    BASE,
    BUILDER,
    DISC,
    FAVOUR,
    ON_JETTY,
    OPEN,
    PLACE,
    PLAYERS,
    PRIESTESS,
    RING,
    ROUND,
    SHRINE,
    SHRINES_LEFT,
    SUPPLY,
    TIRED,
    TURN,
)

Pairs = Iterator[tuple[str, int]]

# The relation of an island to the figures: bits of `Isle.roles`.
PRIESTESS_HERE: Final = 1
PRIESTESS_NEXT: Final = 2
PRIESTESS_LATER: Final = 4
BUILDER_HERE: Final = 8
BUILDER_NEXT: Final = 16
BUILDER_LATER: Final = 32
APOSTATE_HERE: Final = 64
APOSTATE_NEAR: Final = 128
APOSTATE_FAR: Final = 256

# Tokens of a seat that matter on every island: bits of a kit.
HAS_NOVICE: Final = 1
HAS_SHRINE: Final = 2
HAS_BRIBERY: Final = 4


class Isle(NamedTuple):
    """The public state of an island."""

    number: int
    roles: int
    released: int  # unclaimed tiles of its symbol
    bribable: int


def isles(row: bytearray) -> tuple[Isle, ...]:
    """The seven islands in name order."""
    roles = [0] * 7
    walk = PRIESTESS_WALK[row[PLAYERS]]
    left = 6 - row[ROUND]
    for figure, steps, marks in (
        (PRIESTESS, walk, (PRIESTESS_HERE, PRIESTESS_NEXT, PRIESTESS_LATER)),
        (BUILDER, BUILDER_WALK, (BUILDER_HERE, BUILDER_NEXT, BUILDER_LATER)),
        (APOSTATE, 1, (APOSTATE_HERE, APOSTATE_NEAR, APOSTATE_FAR)),
    ):
        place = row[PLACE + row[figure]]
        for rounds, mark in enumerate(marks[: left + 1 if figure != APOSTATE or not left else 3]):
            roles[row[RING + (place + rounds * steps) % 7]] |= mark
    return tuple(
        Isle(isle, roles[isle], (row[OPEN + isle] & 15).bit_count(), (row[OPEN + isle] >> 4).bit_count())
        for isle in range(7)
    )


def kit(block: bytes | bytearray) -> int:
    """The tokens of a seat that change the options of its novices."""
    return (
        block[FAVOUR + NOVICE_ISLE] * HAS_NOVICE
        | block[FAVOUR + SHRINE_ISLE] * HAS_SHRINE
        | block[FAVOUR + BRIBERY_ISLE] * HAS_BRIBERY
    )


def island_features(isle: Isle, kit: int, active: int, tired: int, shrine: int, favour: int) -> Pairs:  # noqa: PLR0915
    """Features of one island with the pieces of one seat."""
    number, roles, released, bribable = isle
    everybody = active + tired
    cost = 2 - shrine
    if favour:
        yield f"favour-{number}", 1
    if shrine:
        yield f"shrine-{number}", 1
    if everybody:
        yield f"standing-{number}", everybody
    for least in range(1, min(active, 5) + 1):
        yield f"active-{least}", 1
    for least in range(1, min(everybody, 5) + 1):
        yield f"standing-at-least-{least}", 1
    if tired:
        yield "tired", tired
    if shrine and active:
        yield "shrine-active", 1
    if shrine and everybody:
        yield "shrine-attended", 1
    if not favour:
        if active >= cost:
            yield f"favour-ready-{number}", 1
        if everybody >= cost:
            yield "favour-soon", 1
    if roles & PRIESTESS_HERE:
        for least in range(1, min(active, 5) + 1):
            yield f"priestess-{least}", 1
        if shrine:
            yield "priestess-shrine", 1
    if roles & PRIESTESS_NEXT:
        for least in range(1, min(everybody, 5) + 1):
            yield f"priestess-next-{least}", 1
        if shrine:
            yield "priestess-next-shrine", 1
    if roles & PRIESTESS_LATER and everybody:
        yield "priestess-later", everybody
    if not shrine:
        if roles & BUILDER_HERE:
            if active >= 2:
                yield "builder-2-token" if kit & HAS_SHRINE else "builder-2", 1
            elif active:
                yield "builder-1-tokens" if kit & HAS_SHRINE and kit & HAS_NOVICE else "builder-1", 1
        if roles & BUILDER_NEXT:
            if everybody >= 2:
                yield "builder-next-2-token" if kit & HAS_SHRINE else "builder-next-2", 1
            elif everybody:
                yield "builder-next-1", 1
        if roles & BUILDER_LATER and everybody >= 2:
            yield "builder-later-2", 1
    if roles & APOSTATE_HERE:
        if everybody:
            yield "apostate-any", 1
            yield "apostate", everybody
        if active:
            yield "apostate-active", 1
    if roles & APOSTATE_NEAR and everybody:
        yield "apostate-near-any", 1
        yield "apostate-near", everybody
    if roles & APOSTATE_FAR and everybody:
        yield "apostate-far", everybody
    if released:
        if active >= cost:
            yield "appoint", 1
            if released > 1 and active >= 2 * cost:
                yield "appoint-twice", 1
        elif active and kit & HAS_NOVICE:
            yield "appoint-with-novice", 1
        if everybody >= cost:
            yield "appoint-soon", 1
    if bribable:
        if active >= cost and kit & HAS_BRIBERY:
            yield "bribe", 1
        if everybody >= cost:
            yield "appoint-next-round", 1


def block_features(block: bytes | bytearray) -> Pairs:
    """Features of all pieces of one seat; `block` is its block of the row."""
    active, tired = sum(block[:TIRED]), sum(block[TIRED:SHRINE])
    yield "bias", 1
    yield "active", active
    for most in (0, 1, 2, 4, 7):
        if active <= most:
            yield f"active-at-most-{most}", 1
    yield "all-standing", active + tired
    if active + tired <= 5:
        yield "few-standing", 6 - active - tired
    supply = block[SUPPLY]
    if supply:
        yield "supply", 1
    jetty = block[ON_JETTY]
    if jetty:
        yield "jetty", jetty
        if block[FAVOUR + SAIL_ISLE] or block[FAVOUR + TIDE_ISLE]:
            yield "jetty-fetched", jetty
    shrines = 6 - block[SHRINES_LEFT]
    yield "shrines", shrines
    if shrines >= 3:
        yield "shrines-3", shrines - 2
    if not block[SHRINES_LEFT]:
        yield "shrines-all", 1
    tokens = sum(block[FAVOUR:SUPPLY])
    if tokens >= 3:
        yield "tokens-3", tokens - 2
    if block[FAVOUR + NOVICE_ISLE] and block[FAVOUR + SHRINE_ISLE]:
        yield "novice-and-shrine", 1


def standing(row: bytearray) -> tuple[list[int], list[int], list[int]]:
    """Counts by seat: at the Priestess, the council disc and the active novices."""
    bases, isle = BASE[: row[PLAYERS]], row[PRIESTESS]
    return (
        [row[base + isle] + row[base + SHRINE + isle] for base in bases],
        [row[base + DISC] for base in bases],
        [sum(row[base : base + TIRED]) for base in bases],
    )


def council_features(seat: int, discs: list[int]) -> Pairs:
    """Features of one seat on the Council of Priests."""
    disc = discs[seat] >> 3
    yield "council", disc
    yield "council-behind-me", sum([other < discs[seat] for other in discs])
    if disc == 10:
        yield "council-top", 1
    elif disc >= 6:
        yield "council-high", disc - 5


def prize_features(seat: int, devotion: list[int], discs: list[int]) -> Pairs:
    """The Priestess's prize if the round ended now (R2), and the lead in devotion."""
    mine = devotion[seat], discs[seat]
    better = best = 0
    for other, theirs in enumerate(zip(devotion, discs, strict=True)):
        if other != seat:
            better += theirs[0] > 0 and theirs > mine
            best = max(best, theirs[0])
    prizes = PRIZES[len(discs)]
    if mine[0] and better < len(prizes):
        yield "prize", prizes[better]
    if mine[0] or best:
        lead = mine[0] - best
        if lead > 0:
            yield "prize-lead", min(lead, 3)
        elif lead < 0:
            yield "prize-behind", min(-lead, 3)


def turn_features(seat: int, turn: int, actives: list[int]) -> Pairs:
    """Features of the active novices and the seat to move."""
    acts = (seat - turn) % len(actives)
    if acts == 0:
        yield "to-move", 1
        if actives[seat]:
            yield "to-move-active", 1
    elif acts == 1 and len(actives) > 2:
        yield "next-to-move", 1
    others = actives[:seat] + actives[seat + 1 :]
    most = max(others)
    yield "their-active", sum(others)
    yield "their-idle", others.count(0)
    if not most and actives[seat]:
        yield "alone", actives[seat]
    elif actives[seat] > most:
        yield "more-active", actives[seat] - most


def names() -> tuple[str, ...]:
    """All feature names, in the order of the weights."""
    numbered = ("favour", "shrine", "standing", "favour-ready")
    counted = ("active", "standing-at-least", "priestess", "priestess-next")
    plain = (  # noqa: SIM905  one word a line would fill a page
        "tired shrine-active shrine-attended favour-soon priestess-shrine priestess-next-shrine priestess-later "
        "builder-2-token builder-2 builder-1-tokens builder-1 builder-next-2-token builder-next-2 builder-next-1 "
        "builder-later-2 apostate-any apostate apostate-active apostate-near-any apostate-near apostate-far "
        "appoint appoint-twice appoint-with-novice appoint-soon bribe appoint-next-round "
        "bias active active-at-most-0 active-at-most-1 active-at-most-2 active-at-most-4 active-at-most-7 "
        "all-standing few-standing supply jetty jetty-fetched shrines shrines-3 shrines-all tokens-3 novice-and-shrine "
        "temple temple-booked temple-exposed temple-exposed-soon temple-threatened claims claims-early claims-prey "
        "their-claims their-prey claims-any bribed-claim book-use book-use-bonus book-soon "
        "council council-behind-me council-top council-high prize prize-lead prize-behind "
        "to-move to-move-active next-to-move their-active their-idle alone more-active"
    ).split()
    spread: Iterable[str] = (
        *(f"{name}-{isle}" for name in numbered for isle in range(7)),
        *(f"{name}-{least}" for name in counted for least in range(1, 6)),
    )
    return (*spread, *plain)


def features(row: bytearray, seat: int) -> dict[str, int]:
    """All features of one seat, summed by name; for training, reasons and slips."""
    block = row[BASE[seat] : BASE[seat] + DISC]
    have = kit(block)
    total: dict[str, int] = {}
    parts: list[Iterable[tuple[str, int]]] = [
        island_features(isle, have, block[n], block[TIRED + n], block[SHRINE + n], block[FAVOUR + n])
        for n, isle in enumerate(isles(row))
    ]
    devotion, discs, actives = standing(row)
    parts += (block_features(block), temple_features(row, seat), council_features(seat, discs))
    parts += (prize_features(seat, devotion, discs), turn_features(seat, row[TURN], actives))
    for part in parts:
        for name, amount in part:
            total[name] = total.get(name, 0) + amount
    return total
