"""The end of a round (R1 to R6), the end of the game (E1, E2), and the forecast of both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from luna.core import standings
from luna.games.luna.rules.board import BUILDER_STEPS, GUARD_IP, ISLANDS, PRIESTESS_STEPS, PRIZES, SEAT_IP, temple
from luna.games.luna.rules.board import CANDLES as CANDLES_OF
from luna.games.luna.rules.effects import walk
from luna.games.luna.rules.position import (
    ACTION,
    AFTER,
    APOSTATE,
    BASE,
    BONUS,
    BUILDER,
    CANDLES,
    DISC,
    FAVOUR,
    FIXED_START,
    LAYOUT,
    OPEN,
    OPTIONS,
    OVER,
    PHASE,
    PLACE,
    PLAYERS,
    PRIESTESS,
    RING,
    ROUND,
    ROUND_START,
    SHRINE,
    SHRINES_LEFT,
    SOLO,
    START,
    STRIDE,
    SUPPLY,
    TIRED,
    TURN,
    in_temple,
    ip,
    set_ip,
)

if TYPE_CHECKING:
    from luna.core.game import Events
    from luna.games.luna.rules import events as told
else:
    from luna.games.luna.rules import told

SHRINE_IP: Final = 4
"""Points of a shrine at the end (E1)."""


class Share(NamedTuple):
    """A seat's share of the three scorings."""

    devotion: int  # active novices and shrine at the Priestess
    place: int  # 1.. = prize taken, 0 = none
    prize: int
    heretics: int  # novices at the Apostate that cost
    loss: int
    temple: int


def shares(row: bytearray) -> list[Share]:
    """The scoring of this moment, by seat (R2, R3, R4)."""
    bases, prizes = BASE[: row[PLAYERS]], PRIZES[row[PLAYERS]]
    priestess, apostate = row[PRIESTESS], row[APOSTATE]
    devotion = [row[base + priestess] + row[base + SHRINE + priestess] for base in bases]
    claims = [count << 8 | row[base + DISC] if count else 0 for count, base in zip(devotion, bases, strict=True)]
    ranked = sorted(claims, reverse=True)
    out = []
    for seat, base in enumerate(bases):
        rank = ranked.index(claims[seat])
        place, prize = (rank + 1, prizes[rank]) if claims[seat] and rank < len(prizes) else (0, 0)
        heretics = row[base + apostate] + row[base + TIRED + apostate]
        if row[SOLO] and seat == 0:
            heretics = 0  # V9
        out.append(Share(devotion[seat], place, prize, heretics, heretics + 1 if heretics else 0, in_temple(row, seat)))
    return out


def after_round(points: int, share: Share) -> int:
    """A seat's influence when its gains and losses of the round are netted (R1): never below 0."""
    return max(0, points + share.prize - share.loss + share.temple)


def shrines_built(row: bytearray, base: int) -> int:
    """Own shrines on islands."""
    return row.count(1, base + SHRINE, base + FAVOUR)


def tokens_kept(row: bytearray, base: int) -> int:
    """Favour tokens held."""
    return row.count(1, base + FAVOUR, base + SUPPLY)


def shrines_and_council(row: bytearray, base: int) -> int:
    """Influence at the end (E1) for shrines and the seat of the Council: what is on the table already counts (O1)."""
    return SHRINE_IP * shrines_built(row, base) + SEAT_IP[row[base + DISC] >> 3]


def automaton_builds(row: bytearray) -> bool:
    """V8: whether the automaton gets a shrine on the Builder's island now."""
    isle, base = row[BUILDER], BASE[0]
    return bool(row[SOLO] and row[base + isle] and not row[base + SHRINE + isle] and row[base + SHRINES_LEFT])


def end_round(row: bytearray, turner: int, events: Events | None) -> None:
    """Scoring, then the next round or the end of the game. `turner` turned the last candle (or is the solo player)."""
    if events is not None:
        events.append(told.PhaseEnded(row[ROUND]))
    if automaton_builds(row):
        row[BASE[0] + SHRINE + row[BUILDER]] = 1
        row[BASE[0] + SHRINES_LEFT] -= 1
        if events is not None:
            events.append(told.ShrinePlaced(0, ISLANDS[row[BUILDER]]))
    scored = shares(row)
    bases = BASE[: row[PLAYERS]]
    before = tuple(ip(row, base) for base in bases)
    after = tuple(after_round(points, share) for points, share in zip(before, scored, strict=True))
    for base, points in zip(bases, after, strict=True):
        set_ip(row, base, points)
    if events is not None:
        _tell_scoring(row, scored, before, after, events)
    if row[ROUND] == 6:
        _end_game(row, events)
    else:
        _prepare_next_round(row, turner, events)


def _tell_scoring(
    row: bytearray, scored: list[Share], before: tuple[int, ...], after: tuple[int, ...], events: Events
) -> None:
    priestess, apostate = ISLANDS[row[PRIESTESS]], ISLANDS[row[APOSTATE]]
    beats = (
        (
            "priestess",
            priestess,
            [
                told.ScoreLine(s, share.devotion, share.place, share.prize, row[BASE[s] + SHRINE + row[PRIESTESS]])
                for s, share in enumerate(scored)
            ],
        ),
        ("apostate", apostate, [told.ScoreLine(s, share.heretics, 0, -share.loss) for s, share in enumerate(scored)]),
        ("temple", None, [told.ScoreLine(s, share.temple, 0, share.temple) for s, share in enumerate(scored)]),
    )
    for beat, island, lines in beats:
        events.append(told.ScoringBeat(beat, island, tuple(lines)))
    for seat, share in enumerate(scored):
        # The floor of R1 forgives a part of the loss; what the three causes say adds up to what the seat really gets.
        forgiven = after[seat] - (before[seat] + share.prize - share.loss + share.temple)
        total = before[seat]
        for cause, points in (
            ("priestess", share.prize),
            ("temple", share.temple),
            ("apostate", forgiven - share.loss),
        ):
            if points:
                total += points
                events.append(told.Points(seat, points, cause, total))
    events.append(told.RoundScored(row[ROUND], before, after))


def _end_game(row: bytearray, events: Events | None) -> None:
    """The end of the game: its points and the ranking (E1, E2); no next round is prepared (R5)."""
    seats = range(row[PLAYERS])
    causes = (
        ("shrines", [shrines_built(row, BASE[seat]) for seat in seats], SHRINE_IP),
        ("favours", [tokens_kept(row, BASE[seat]) for seat in seats], 1),
        ("council", [SEAT_IP[row[BASE[seat] + DISC] >> 3] for seat in seats], 1),
    )
    for cause, counts, worth in causes:
        if events is not None:
            lines = (told.ScoreLine(seat, count, 0, count * worth) for seat, count in enumerate(counts))
            events.append(told.ScoringBeat(cause, None, tuple(lines)))
        for seat, count in enumerate(counts):
            total = ip(row, BASE[seat]) + count * worth
            set_ip(row, BASE[seat], total)
            if events is not None and count:
                events.append(told.Points(seat, count * worth, cause, total))
    row[PHASE] = OVER
    if events is not None:
        events.append(told.GameEnded(tuple(ip(row, BASE[seat]) for seat in seats), ranking(row)))


def places(row: bytearray) -> tuple[int, ...]:
    """E2: the place of each seat; ties go to the better disc, so that none is shared."""
    return standings.placed([(ip(row, BASE[seat]), row[BASE[seat] + DISC]) for seat in range(row[PLAYERS])])


def ranking(row: bytearray) -> tuple[int, ...]:
    """Seats from the winner on."""
    return standings.ranking(places(row))


def next_apostate_steps(row: bytearray) -> int:
    """R5, V9: steps to the next island with a novice (in the solo game: of the player); 0 when there is none."""
    first = BASE[1 if row[SOLO] else 0]
    place = row[PLACE + row[APOSTATE]]
    for steps in range(1, 8):
        here = first + row[RING + (place + steps) % 7]
        if any(row[here::STRIDE]) or any(row[here + TIRED :: STRIDE]):
            return steps
    return 0


def next_start(row: bytearray, turner: int) -> tuple[int, int]:
    """A17.2, O2: start player of the next round and who acts first."""
    if row[SOLO]:
        return 0, 1
    if row[PLAYERS] == 2:
        if row[OPTIONS] & FIXED_START:
            return row[START], 1 - turner
        return 1 - row[START], 1 - row[START]
    return row[AFTER + turner], row[AFTER + turner]


def _prepare_next_round(row: bytearray, turner: int, events: Events | None) -> None:
    """What changes between two rounds, in the order of R5."""
    players = row[PLAYERS]
    for seat in range(players):
        base = BASE[seat]
        for isle in range(7):
            tired = row[base + TIRED + isle]
            if tired:
                row[base + TIRED + isle] = 0
                row[base + isle] += tired
                if events is not None:
                    events.append(told.Woken(seat, ISLANDS[isle], tired))
    walk(row, PRIESTESS, PRIESTESS_STEPS[players], None, events)
    walk(row, BUILDER, BUILDER_STEPS, None, events)
    steps = next_apostate_steps(row)
    if steps:
        walk(row, APOSTATE, steps, None, events)
    number = row[ROUND] + 1
    row[ROUND] = number
    masks = temple(row[LAYOUT]).masks[number]
    for isle in range(7):
        known = row[OPEN + isle]
        row[OPEN + isle] = known & 15 | known >> 4 | masks[isle] << 4
    start, first = next_start(row, turner)
    row[START], row[TURN] = start, first
    if row[SOLO]:
        row[PHASE] = ROUND_START
    else:
        row[CANDLES] = CANDLES_OF[players]
        row[PHASE] = ACTION
    row[BONUS] = 1 if players == 2 else 0
    if events is not None:
        events.append(told.GuardMoved(GUARD_IP[number - 1], GUARD_IP[number]))
        events.append(told.RoundBegan(number, first, row[CANDLES]))
