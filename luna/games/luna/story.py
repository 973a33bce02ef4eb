"""The story of a game of Luna: evictions, the largest turns, and the gap of the second."""

from collections import Counter
from collections.abc import Iterator, Sequence

from luna.core.game import Position
from luna.core.teaching import Facts, PastTurn, Seat, StorySentence
from luna.games.luna.rules import events as ev
from luna.games.luna.rules import scores
from luna.games.luna.rules.position import ROUND

_EVICTIONS, _TRAVELLERS, _SEATS, _PRIZES = 1.4, 5.0, 3.0, 3.5
"""The usual values: novices evicted at once, novices on one journey, seats of the Council at once, first prizes."""


def feuds(one: PastTurn) -> Iterator[tuple[int, int]]:
    """Evictions of other orders' novices."""
    for event in one.events:
        if isinstance(event, ev.Evicted) and event.by != event.seat:
            yield event.by, event.seat


def records(pasts: Sequence[PastTurn]) -> Iterator[StorySentence]:
    """The most novices evicted at once, on one journey, the longest way in the Council, the most first prizes."""
    prizes = Counter[int]()
    for past in pasts:
        now, number = past.position[ROUND], past.number
        travel = sum(event.novices for event in past.events if isinstance(event, ev.Moved) and event.seat == past.seat)
        found: list[tuple[str, float, int, int]] = [("journey", _TRAVELLERS, travel, past.seat)]
        # In the solo game the opponent evicts in the player's turn.
        out = Counter(event.by for event in past.events if isinstance(event, ev.Evicted) and event.by != event.seat)
        found += [("evictions", _EVICTIONS, count, seat) for seat, count in out.items()]
        for event in past.events:
            if isinstance(event, ev.CouncilMoved) and event.seat == past.seat:
                found.append(("council", _SEATS, event.after - event.before, past.seat))
            elif isinstance(event, ev.ScoringBeat) and event.beat == "priestess":
                prizes.update(line.seat for line in event.lines if line.place == 1 and line.points)
        for name, usual, count, seat in found:
            if count > 1:
                facts: Facts = {"name": Seat(seat), "count": count, "round": now}
                yield StorySentence(f"record-{name}", facts, number, count / usual)
    for seat, count in prizes.items():
        if count > 1:
            yield StorySentence("record-priestess", {"name": Seat(seat), "count": count}, 0, count / _PRIZES)


def regrets(pasts: Sequence[PastTurn], position: Position, first: int, second: int) -> Iterator[StorySentence]:
    """A loss by the Apostate that was twice the missing points, else the missing points."""
    points = scores(position)
    behind = points[first] - points[second]
    lost = -sum(
        event.points
        for past in pasts
        for event in past.events
        if isinstance(event, ev.Points) and event.seat == second and event.cause == "apostate"
    )
    if lost >= 2 * behind > 0:
        yield StorySentence("regret-apostate", {"name": Seat(second), "count": lost, "behind": behind})
    if behind:
        yield StorySentence("regret", {"name": Seat(second), "behind": behind, "count": behind + 1})
    else:
        yield StorySentence("regret-tie", {"name": Seat(second)})
