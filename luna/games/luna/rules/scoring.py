"""The end of a round (R1 to R6) and of the game (E1, E2)."""

from typing import Final, NamedTuple

from luna.core import standings
from luna.games.luna.rules import board
from luna.games.luna.rules import events as ev
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.effects import put_shrine, walk

SHRINE_IP: Final = 4
"""Points of a shrine at the end (E1)."""
LAST_ROUND: Final = 6


class Share(NamedTuple):
    """The result of a seat in the three scorings of a round."""

    devotion: int  # active novices and shrine at the Priestess
    place: int  # 1.. = prize won, 0 = none
    prize: int
    heretics: int  # novices at the Apostate that cost points
    loss: int
    temple: int


def shares(row: bytearray) -> list[Share]:
    """The scoring as it stands, by seat (R2, R3, R4)."""
    bases, prizes = at.BASE[: row[at.PLAYERS]], board.PRIZES[row[at.PLAYERS]]
    priestess, apostate = row[at.PRIESTESS], row[at.APOSTATE]
    devotion = [row[base + priestess] + row[base + at.SHRINE + priestess] for base in bases]
    claims = [count << 8 | row[base + at.DISC] if count else 0 for count, base in zip(devotion, bases, strict=True)]
    ranked = sorted(claims, reverse=True)
    out = []
    for seat, base in enumerate(bases):
        rank = ranked.index(claims[seat])
        place, prize = (rank + 1, prizes[rank]) if claims[seat] and rank < len(prizes) else (0, 0)
        heretics = row[base + apostate] + row[base + at.TIRED + apostate]
        if row[at.SOLO] and seat == 0:
            heretics = 0  # V9
        loss = heretics + 1 if heretics else 0
        out.append(Share(devotion[seat], place, prize, heretics, loss, at.in_temple(row, seat)))
    return out


def after_round(points: int, share: Share) -> int:
    """R1: a seat's influence after the net of gains and losses, never below 0."""
    return max(0, points + share.prize - share.loss + share.temple)


def shrines_built(row: bytearray, base: int) -> int:
    """The shrines of a seat on islands."""
    return row.count(1, base + at.SHRINE, base + at.FAVOUR)


def tokens_kept(row: bytearray, base: int) -> int:
    """Favour tokens held."""
    return row.count(1, base + at.FAVOUR, base + at.SUPPLY)


def shrines_and_council(row: bytearray, base: int) -> int:
    """Influence at the end (E1) for shrines and the council seat, which count at once with live scoring (O1)."""
    return SHRINE_IP * shrines_built(row, base) + board.SEAT_IP[row[base + at.DISC] >> 3]


def automaton_builds(row: bytearray) -> bool:
    """V8: whether the automaton gets a shrine on the Builder's island now."""
    isle, base = row[at.BUILDER], at.BASE[0]
    return bool(row[at.SOLO] and row[base + isle] and not row[base + at.SHRINE + isle] and row[base + at.SHRINES_LEFT])


def end_round(row: bytearray, turner: int, events: ev.Events | None) -> None:
    """The scoring, then the next round or the end of the game.

    `turner` is the seat that turned the last candle, or the player of a solo game.
    """
    if events is not None:
        events.append(ev.PhaseEnded(row[at.ROUND]))
    if automaton_builds(row):
        put_shrine(row, 0, at.BASE[0], row[at.BUILDER], events)
    scored = shares(row)
    bases = at.BASE[: row[at.PLAYERS]]
    before = tuple(at.ip(row, base) for base in bases)
    after = tuple(after_round(points, share) for points, share in zip(before, scored, strict=True))
    for base, points in zip(bases, after, strict=True):
        at.set_ip(row, base, points)
    if events is not None:
        _report_scoring(row, scored, before, after, events)
    if row[at.ROUND] == LAST_ROUND:
        _end_game(row, events)
    else:
        _prepare_next_round(row, turner, events)


def _report_scoring(
    row: bytearray, scored: list[Share], before: tuple[int, ...], after: tuple[int, ...], events: ev.Events
) -> None:
    priestess, apostate = row[at.PRIESTESS], row[at.APOSTATE]
    shrines = [row[base + at.SHRINE + priestess] for base in at.BASE]
    pride = [ev.ScoreLine(s, one.devotion, one.place, one.prize, shrines[s]) for s, one in enumerate(scored)]
    guilt = [ev.ScoreLine(s, one.heretics, 0, -one.loss) for s, one in enumerate(scored)]
    temple = [ev.ScoreLine(s, one.temple, 0, one.temple) for s, one in enumerate(scored)]
    events.append(ev.ScoringBeat("priestess", ISLANDS[priestess], tuple(pride)))
    events.append(ev.ScoringBeat("apostate", ISLANDS[apostate], tuple(guilt)))
    events.append(ev.ScoringBeat("temple", None, tuple(temple)))
    for seat, share in enumerate(scored):
        # The floor of R1 forgives a part of the loss: the three causes add up to the seat's real change.
        forgiven = after[seat] - (before[seat] + share.prize - share.loss + share.temple)
        gains = ("priestess", share.prize), ("temple", share.temple), ("apostate", forgiven - share.loss)
        total = before[seat]
        for cause, points in gains:
            if points:
                total += points
                events.append(ev.Points(seat, points, cause, total))
    events.append(ev.RoundScored(row[at.ROUND], before, after))


def _end_game(row: bytearray, events: ev.Events | None) -> None:
    """E1, E2; no next round is prepared (R5)."""
    bases = at.BASE[: row[at.PLAYERS]]
    causes = (
        ("shrines", [shrines_built(row, base) for base in bases], SHRINE_IP),
        ("favours", [tokens_kept(row, base) for base in bases], 1),
        ("council", [board.SEAT_IP[row[base + at.DISC] >> 3] for base in bases], 1),
    )
    for cause, counts, worth in causes:
        if events is not None:
            lines = (ev.ScoreLine(seat, count, 0, count * worth) for seat, count in enumerate(counts))
            events.append(ev.ScoringBeat(cause, None, tuple(lines)))
        for seat, count in enumerate(counts):
            total = at.ip(row, bases[seat]) + count * worth
            at.set_ip(row, bases[seat], total)
            if events is not None and count:
                events.append(ev.Points(seat, count * worth, cause, total))
    row[at.PHASE] = at.OVER
    if events is not None:
        events.append(ev.GameEnded(tuple(at.ip(row, base) for base in bases), ranking(row)))


def places(row: bytearray) -> tuple[int, ...]:
    """E2: the place of each seat; the better disc wins a tie, so no place is shared."""
    return standings.placed([(at.ip(row, base), row[base + at.DISC]) for base in at.BASE[: row[at.PLAYERS]]])


def ranking(row: bytearray) -> tuple[int, ...]:
    """Seats from the winner down."""
    return standings.ranking(places(row))


def next_apostate_steps(row: bytearray) -> int:
    """R5, V9: steps to the next island with a novice (in the solo game: of the player); 0 when there is none."""
    first = at.BASE[1 if row[at.SOLO] else 0]
    place = row[at.PLACE + row[at.APOSTATE]]
    for steps in range(1, 8):
        here = first + row[at.RING + (place + steps) % 7]
        if any(row[here :: at.STRIDE]) or any(row[here + at.TIRED :: at.STRIDE]):
            return steps
    return 0


def next_start(row: bytearray, turner: int) -> tuple[int, int]:
    """A17.2, O2: the start player of the next round and the seat that acts first."""
    if row[at.SOLO]:
        return 0, 1
    if row[at.PLAYERS] == 2:
        if row[at.OPTIONS] & at.FIXED_START:
            return row[at.START], 1 - turner
        return 1 - row[at.START], 1 - row[at.START]
    return row[at.AFTER + turner], row[at.AFTER + turner]


def _prepare_next_round(row: bytearray, turner: int, events: ev.Events | None) -> None:
    """The changes between two rounds, in the order of R5."""
    players = row[at.PLAYERS]
    for seat in range(players):
        base = at.BASE[seat]
        for isle in range(7):
            tired = row[base + at.TIRED + isle]
            if tired:
                row[base + at.TIRED + isle] = 0
                row[base + isle] += tired
                if events is not None:
                    events.append(ev.Woken(seat, ISLANDS[isle], tired))
    walk(row, at.PRIESTESS, board.PRIESTESS_STEPS[players], None, events)
    walk(row, at.BUILDER, board.BUILDER_STEPS, None, events)
    steps = next_apostate_steps(row)
    if steps:
        walk(row, at.APOSTATE, steps, None, events)
    number = row[at.ROUND] + 1
    row[at.ROUND] = number
    masks = board.temple(row[at.LAYOUT]).masks[number]
    for isle in range(7):
        known = row[at.OPEN + isle]
        row[at.OPEN + isle] = known & 15 | known >> 4 | masks[isle] << 4
    row[at.START], row[at.TURN] = next_start(row, turner)
    if row[at.SOLO]:
        row[at.PHASE] = at.ROUND_START
    else:
        row[at.CANDLES] = board.CANDLES[players]
        row[at.PHASE] = at.ACTION
    row[at.BONUS] = 1 if players == 2 else 0
    if events is not None:
        events.append(ev.GuardMoved(board.GUARD_IP[number - 1], board.GUARD_IP[number]))
        events.append(ev.RoundBegan(number, row[at.TURN], row[at.CANDLES]))
