"""Features of the value: small integers read from the row, each with a name.

Pure functions list `(name, amount)`; an amount of 0 may be listed or not. The value of a seat is the sum of weight
times amount. The functions are split by the bytes that they read, so that the value can cache each part.
"""

from collections.abc import Iterable
from fnmatch import filter as matching
from typing import Any, Final, NamedTuple

from luna.core import data
from luna.games.luna.rules import board
from luna.games.luna.rules import position as at
from luna.games.luna.rules.position import BASE, DISC, FAVOUR, HELD, SHRINE, SUPPLY, TIRED

FACTS: Final[dict[str, Any]] = data.toml("luna", "bot.toml")
"""What the bots prefer, forget and are measured by."""
Pairs = Iterable[tuple[str, int]]

# The relation of an island to the figures: bits of `Isle.roles`, now and in the rounds after.
PRIESTESS_HERE, PRIESTESS_NEXT, PRIESTESS_LATER = 1, 2, 4
BUILDER_HERE, BUILDER_NEXT, BUILDER_LATER = 8, 16, 32
APOSTATE_HERE, APOSTATE_NEAR, APOSTATE_FAR = 64, 128, 256

# Tokens of a seat that matter on every island: bits of a kit.
HAS_NOVICE, HAS_SHRINE, HAS_BRIBERY = 1, 2, 4

_COUNTED: Final = {
    name: tuple(f"{name}-{least}" for least in range(1, 6))
    for name in ("active", "standing-at-least", "priestess", "priestess-next")
}
"""Features for at least 1, 2, ... 5 novices."""


class Isle(NamedTuple):
    """The public state of an island."""

    number: int
    roles: int
    released: int  # unclaimed tiles of its symbol
    bribable: int


def isles(row: bytearray) -> tuple[Isle, ...]:
    """The seven islands in name order."""
    roles = [0] * 7
    left = 6 - row[at.ROUND]
    for figure, steps, mark in (
        (at.PRIESTESS, board.PRIESTESS_STEPS[row[at.PLAYERS]], PRIESTESS_HERE),
        (at.BUILDER, board.BUILDER_STEPS, BUILDER_HERE),
        (at.APOSTATE, 1, APOSTATE_HERE),
    ):
        place = row[at.PLACE + row[figure]]
        for rounds in range(3 if figure == at.APOSTATE and left else min(3, left + 1)):
            roles[row[at.RING + (place + rounds * steps) % 7]] |= mark << rounds
    tiles = row[at.OPEN : at.OPEN + 7]
    return tuple(Isle(n, roles[n], (tiles[n] & 15).bit_count(), (tiles[n] >> 4).bit_count()) for n in range(7))


def kit(block: bytes | bytearray) -> int:
    """The tokens of a seat that change the options of its novices."""
    novice, shrine, bribery = (
        block[FAVOUR + isle] for isle in (board.NOVICE_ISLE, board.SHRINE_ISLE, board.BRIBERY_ISLE)
    )
    return novice * HAS_NOVICE | shrine * HAS_SHRINE | bribery * HAS_BRIBERY


def island_features(isle: Isle, kit: int, active: int, tired: int, shrine: int, favour: int) -> Pairs:
    """Features of one island with the pieces of one seat."""
    number, roles, released, bribable = isle
    everybody, cost = active + tired, 2 - shrine
    now, soon, shrine_token = active >= cost, everybody >= cost, "-token" if kit & HAS_SHRINE else ""
    found = [
        (f"favour-{number}", favour),
        (f"shrine-{number}", shrine),
        (f"standing-{number}", everybody),
        *_counted("active", active),
        *_counted("standing-at-least", everybody),
        ("tired", tired),
        ("shrine-active", shrine and active > 0),
        ("shrine-attended", shrine and everybody > 0),
        (f"favour-ready-{number}", not favour and now),
        ("favour-soon", not favour and soon),
    ]
    if roles & PRIESTESS_HERE:
        found += [*_counted("priestess", active), ("priestess-shrine", shrine)]
    if roles & PRIESTESS_NEXT:
        found += [*_counted("priestess-next", everybody), ("priestess-next-shrine", shrine)]
    if roles & PRIESTESS_LATER:
        found.append(("priestess-later", everybody))
    if roles & BUILDER_HERE and active and not shrine:
        both = kit & HAS_SHRINE and kit & HAS_NOVICE
        found.append((f"builder-2{shrine_token}" if active >= 2 else "builder-1-tokens" if both else "builder-1", 1))
    if roles & BUILDER_NEXT and everybody and not shrine:
        found.append((f"builder-next-2{shrine_token}" if everybody >= 2 else "builder-next-1", 1))
    if roles & BUILDER_LATER and everybody >= 2 and not shrine:
        found.append(("builder-later-2", 1))
    if roles & APOSTATE_HERE:
        found += [("apostate-any", everybody > 0), ("apostate", everybody), ("apostate-active", active > 0)]
    if roles & APOSTATE_NEAR:
        found += [("apostate-near-any", everybody > 0), ("apostate-near", everybody)]
    if roles & APOSTATE_FAR:
        found.append(("apostate-far", everybody))
    if released:
        found += [
            ("appoint", now),
            ("appoint-twice", now and released > 1 and active >= 2 * cost),
            ("appoint-with-novice", not now and active and kit & HAS_NOVICE),
            ("appoint-soon", soon),
        ]
    if bribable:
        found += [("bribe", now and kit & HAS_BRIBERY > 0), ("appoint-next-round", soon)]
    return found


def _counted(name: str, count: int) -> Pairs:
    return [(one, 1) for one in _COUNTED[name][:count]]


def block_features(block: bytes | bytearray) -> Pairs:
    """Features of all pieces of one seat; `block` is its block of the row."""
    active, everybody = sum(block[:TIRED]), sum(block[:SHRINE])
    jetty, shrines, tokens = block[at.ON_JETTY], 6 - block[at.SHRINES_LEFT], block[FAVOUR:SUPPLY]
    return [
        ("bias", 1),
        ("active", active),
        *((f"active-at-most-{most}", active <= most) for most in (0, 1, 2, 4, 7)),
        ("all-standing", everybody),
        ("few-standing", max(0, 6 - everybody)),
        ("supply", block[SUPPLY] > 0),
        ("jetty", jetty),
        ("jetty-fetched", jetty if tokens[board.SAIL_ISLE] or tokens[board.TIDE_ISLE] else 0),
        ("shrines", shrines),
        ("shrines-3", max(0, shrines - 2)),
        ("shrines-all", shrines == 6),
        ("tokens-3", max(0, sum(tokens) - 2)),
        ("novice-and-shrine", tokens[board.NOVICE_ISLE] and tokens[board.SHRINE_ISLE]),
    ]


def temple_features(row: bytearray, seat: int) -> Pairs:
    """Features of one seat on the path and in the temple.

    They depend on the tiles, the layout, the round, the bonus and the Book and Bribery tokens.
    """
    tiles, layout, now = row[at.TILE : at.AFTER], board.temple(row[at.LAYOUT]), row[at.ROUND]
    group_of = layout.group_of
    held, shielded, claim = HELD + seat, at.BOOKED + seat, at.CLAIMED + seat
    inside = exposed = threatened = soon = booked = 0
    claims = bribable = prey = 0
    theirs = their_prey = 0
    for tile, state in enumerate(tiles):
        if state == shielded:
            inside += 1
            booked += 1
        elif state == held:
            inside += 1
            danger = 0
            for near in layout.neighbours[tile]:
                other = tiles[near]
                if near < tile or other == claim:
                    continue
                if other == at.FREE:
                    danger = max(danger, 1)
                elif at.CLAIMED <= other < HELD:
                    danger = max(danger, 3 if group_of[near] < now else 2)
            exposed += danger == 1
            soon += danger == 2
            threatened += danger == 3
        elif state == claim:
            claims += 1
            bribable += group_of[tile] >= now
            prey += sum(HELD <= tiles[low] < at.BOOKED and tiles[low] != held for low in layout.prey[tile])
        elif at.CLAIMED <= state < HELD:
            theirs += group_of[tile] < now
            their_prey += sum(tiles[low] == held for low in layout.prey[tile])
    tokens = BASE[seat] + FAVOUR
    book, bribery = row[tokens + board.BOOK_ISLE], row[tokens + board.BRIBERY_ISLE]
    return [
        ("temple", inside),
        ("temple-booked", booked),
        ("temple-exposed", exposed),
        ("temple-exposed-soon", soon),
        ("temple-threatened", threatened),
        ("claims", claims),
        ("claims-early", bribable),
        ("claims-prey", prey),
        ("their-claims", theirs),
        ("their-prey", their_prey),
        ("claims-any", claims > 0),
        ("bribed-claim", bribable > 0 and bribery),
        ("book-use", book and inside > booked),
        ("book-use-bonus", book and inside > booked and row[at.BONUS]),
        ("book-soon", book and inside == booked and claims > 0),
    ]


def standing(row: bytearray) -> tuple[list[int], list[int], list[int]]:
    """Counts by seat: at the Priestess, the council disc and the active novices."""
    bases, isle = BASE[: row[at.PLAYERS]], row[at.PRIESTESS]
    return (
        [row[base + isle] + row[base + SHRINE + isle] for base in bases],
        [row[base + DISC] for base in bases],
        [sum(row[base : base + TIRED]) for base in bases],
    )


def council_features(seat: int, discs: list[int]) -> Pairs:
    """Features of one seat on the Council of Priests."""
    disc = discs[seat] >> 3
    return [
        ("council", disc),
        ("council-behind-me", sum([other < discs[seat] for other in discs])),
        ("council-top", disc == 10),
        ("council-high", disc - 5 if 6 <= disc < 10 else 0),
    ]


def prize_features(seat: int, devotion: list[int], discs: list[int]) -> Pairs:
    """The Priestess's prize if the round ended now (R2), and the lead in devotion."""
    mine = devotion[seat], discs[seat]
    better = best = 0
    for other, theirs in enumerate(zip(devotion, discs, strict=True)):
        if other != seat:
            better += theirs[0] > 0 and theirs > mine
            best = max(best, theirs[0])
    prizes, lead = board.PRIZES[len(discs)], mine[0] - best
    return [
        ("prize", prizes[better] if mine[0] and better < len(prizes) else 0),
        ("prize-lead", max(0, min(lead, 3))),
        ("prize-behind", max(0, min(-lead, 3))),
    ]


def turn_features(seat: int, turn: int, actives: list[int]) -> Pairs:
    """Features of the active novices and the seat to move."""
    acts, mine = (seat - turn) % len(actives), actives[seat]
    others = actives[:seat] + actives[seat + 1 :]
    most = max(others)
    return [
        ("to-move", acts == 0),
        ("to-move-active", acts == 0 and mine > 0),
        ("next-to-move", acts == 1 and len(actives) > 2),
        ("their-active", sum(others)),
        ("their-idle", others.count(0)),
        ("alone", 0 if most else mine),
        ("more-active", max(0, mine - most) if most else 0),
    ]


def names() -> tuple[str, ...]:
    """All feature names, in the order of the weights."""
    numbered = ("favour", "shrine", "standing", "favour-ready")
    spread = (f"{name}-{isle}" for name in numbered for isle in range(7))
    return (*spread, *(name for counted in _COUNTED.values() for name in counted), *FACTS["features"])


def named(patterns: Iterable[str]) -> dict[str, str]:
    """The features that match these patterns, each with its pattern."""
    return {name: pattern for pattern in patterns for name in matching(names(), pattern)}


def features(row: bytearray, seat: int) -> dict[str, int]:
    """All features of one seat that are not 0, summed by name; for training, reasons and slips."""
    block = row[BASE[seat] : BASE[seat] + DISC]
    have = kit(block)
    devotion, discs, actives = standing(row)
    parts = [
        *(
            island_features(isle, have, block[n], block[TIRED + n], block[SHRINE + n], block[FAVOUR + n])
            for n, isle in enumerate(isles(row))
        ),
        block_features(block),
        temple_features(row, seat),
        council_features(seat, discs),
        prize_features(seat, devotion, discs),
        turn_features(seat, row[at.TURN], actives),
    ]
    total: dict[str, int] = {}
    for name, amount in (pair for part in parts for pair in part):
        if amount:
            total[name] = total.get(name, 0) + int(amount)
    return total
