"""Two simulated beginners, not shipped; `python -m tests.measure.beginners` measures them.

They know only the rules, no features or weights of the bots. Neither plans ahead: a turn is chosen for its immediate
effect.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from luna.core.game import Turn
from luna.games.luna.rules import moves
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.consequences import cost
from luna.games.luna.rules.legal import legal
from luna.games.luna.rules.play import play
from luna.games.luna.rules.scoring import after_round, shares
from luna.games.luna.rules.threats import next_race
from tests.workshop.lent import Player

_LATE: Final = 2
"""Candles left when the end of the round is thought of."""
_LOSS: Final = 2
"""Points that the Apostate has to cost before a graduate gets up."""
_ENOUGH: Final = 4
"""Favour tokens in the hand that are enough."""

Turns = list[Turn]


def greedy(row: bytearray, seed: int) -> Turn:
    """Takes the most immediate points, including the scoring of the round; ties go to a random kind of action."""
    rng = random.Random(seed)
    if row[at.PHASE] != at.ACTION:
        return (rng.choice(legal(row)),)
    best, most = dict[int, Turns](), -1
    for turn in plain_turns(row):
        points = _after_the_round(row, after(row, turn))
        if points > most:
            best, most = {}, points
        if points == most:
            best.setdefault(moves.kind_of(turn[0]), []).append(turn)
    return rng.choice(best[rng.choice(sorted(best))])


def graduate(row: bytearray, seed: int) -> Turn:
    """Has just finished the six lessons: knows every action, and reads the first line of a card, the cost.

    Immediate points are always taken. Otherwise the lessons are tried in random order, and the first that applies is
    followed in the cheapest way.
    """
    rng = random.Random(seed)
    if row[at.PHASE] != at.ACTION:
        return (rng.choice(legal(row)),)
    turns = list(plain_turns(row))
    rng.shuffle(turns)
    paid = [(_at_once(row, turn), -_price(row, turn), turn) for turn in turns if turn[0] != moves.MEDITATION]
    if paid and max(paid)[0] > 0:
        return max(paid)[2]
    for lesson in rng.sample(_LESSONS, len(_LESSONS)):
        found = lesson(row, turns)
        if found:
            return min(found, key=lambda turn: _price(row, turn))
    return (moves.MEDITATION,)


PLAYERS: Final[Mapping[str, Player]] = {"greedy": greedy, "graduate": graduate}


def plain_turns(row: bytearray) -> Iterator[Turn]:
    """Every turn that a beginner considers: of the journeys and tides only those of a whole group to one island."""
    base = at.BASE[row[at.TURN]]
    for move in legal(row):
        if moves.kind_of(move) not in (moves.JOURNEY, moves.TIDE):
            yield (move,)
            continue
        origin, tired, _, count = moves.part_of(move)
        if count == row[base + (at.ON_JETTY if origin == moves.JETTY else origin + at.TIRED * tired)]:
            yield (move, moves.CLOSE)


def after(row: bytearray, turn: Turn) -> bytearray:
    """The position after a turn."""
    row = row[:]
    for move in turn:
        play(row, move)
    return row


def _after_the_round(row: bytearray, child: bytearray) -> int:
    """The score of the seat of `row` if the round ended in `child`."""
    seat = row[at.TURN]
    points = at.ip(child, at.BASE[seat])
    if child[at.PHASE] == at.OVER or child[at.ROUND] != row[at.ROUND]:
        return points
    return after_round(points, shares(child)[seat])


def _at_once(row: bytearray, turn: Turn) -> int:
    """The number on the card: the points that a turn itself scores."""
    base = at.BASE[row[at.TURN]]
    return at.ip(after(row, turn), base) - at.ip(row, base)


def _price(row: bytearray, turn: Turn) -> int:
    """The first line of the card: novices and tokens. Novices at the Priestess are expensive (lesson 5)."""
    paid, then = cost(row, turn), after(row, turn)
    mine = at.BASE[row[at.TURN]] + row[at.PRIESTESS]
    return 2 * paid.novices + len(paid.favours) + 3 * max(0, row[mine] - then[mine])


# ---- the content of each lesson


def _of_kind(turns: Turns, *kinds: int) -> Turns:
    return [turn for turn in turns if moves.kind_of(turn[0]) in kinds]


def _novices(row: bytearray, turns: Turns) -> Turns:
    """Favours and recruits."""
    base = at.BASE[row[at.TURN]]
    enough = sum(row[base + at.FAVOUR : base + at.SUPPLY]) >= _ENOUGH
    return _of_kind(turns, *(() if enough else (moves.FAVOUR,)), moves.RECRUIT)


def _shrines(row: bytearray, turns: Turns) -> Turns:
    """A shrine, or the token for one."""
    token = [turn for turn in _of_kind(turns, moves.FAVOUR) if ISLANDS[moves.place_of(turn[0])] == "shrine"]
    return _of_kind(turns, moves.BUILD) or token


def _temple(row: bytearray, turns: Turns) -> Turns:
    """The highest tile that can be claimed; entering the temple, and books, score at once."""
    claims = _of_kind(turns, moves.APPOINT)
    highest = max((moves.argument_of(turn[0]) >> 2 for turn in claims), default=0)
    return [turn for turn in claims if moves.argument_of(turn[0]) >> 2 == highest]


def _on_the_move(row: bytearray, turns: Turns) -> Turns:
    """From the jetty home; woken by herbs; late in the round to the Priestess's next island."""
    home = [turn for turn in _of_kind(turns, moves.SAIL, moves.TIDE) if moves.place_of(turn[0]) == moves.JETTY]
    coming = next_race(row)
    if home or coming is None or row[at.CANDLES] > _LATE:
        return home or _of_kind(turns, moves.HERBS)
    return [
        turn for turn in _of_kind(turns, moves.JOURNEY) if ISLANDS[moves.part_of(turn[0])[2]] == coming.island
    ] or _of_kind(turns, moves.HERBS)


def _moon(row: bytearray, turns: Turns) -> Turns:
    """Out of the shadow late in the round; otherwise a step of the disc."""
    seat = row[at.TURN]
    loss = shares(row)[seat].loss
    if loss < _LOSS or row[at.CANDLES] > _LATE:
        return _of_kind(turns, moves.COUNCIL)
    less = [(shares(after(row, turn))[seat].loss, turn) for turn in _of_kind(turns, moves.EXPEL, moves.JOURNEY)]
    least = min((left for left, _ in less), default=loss)
    return [turn for left, turn in less if left == least < loss]


def _candle(row: bytearray, turns: Turns) -> Turns:
    """The last candle if the scoring gives nobody more."""
    gains = [
        after_round(at.ip(row, base), share) - at.ip(row, base)
        for base, share in zip(at.BASE, shares(row), strict=False)
    ]
    mine = gains.pop(row[at.TURN])
    return [(moves.MEDITATION,)] if row[at.CANDLES] == 1 and mine >= max(gains) else []


_LESSONS: Final[tuple[Callable[[bytearray, Turns], Turns], ...]] = (
    _novices,
    _shrines,
    _temple,
    _on_the_move,
    _moon,
    _candle,
)
