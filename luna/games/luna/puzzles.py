"""Luna's puzzles: five kinds of provable questions about a position."""

from collections.abc import Callable, Sequence
from typing import Final

from luna.core.game import Move, Position, Turn
from luna.core.teaching import Kind, Kinds, Question
from luna.games.luna.bot.turns import promise
from luna.games.luna.rules import moves
from luna.games.luna.rules import position as at
from luna.games.luna.rules.legal import legal
from luna.games.luna.rules.scoring import LAST_ROUND, places, shares

_FEW: Final = 6  # active novices of all seats together, up to which a whole round is probably small enough
_INSTRUCTIVE: Final = (
    *("book", "sail", "tide", "herbs", "consecrate", "shrine", "expel", "council", "journey", "appoint", "favour"),
    *("recruit", "meditate"),
)
"""The verbs, the most instructive first."""
_CALLED: Final = {
    **{"sail": "sailboat", "consecrate": "consecration", "expel": "expulsion", "appoint": "appointment"},
    **{"recruit": "recruitment", "meditate": "candle"},
}
"""The themes whose name differs from their verb."""

Worth = Callable[[Position, Move, Position], int]


def _theme(own: Sequence[Turn]) -> str:
    """The most instructive action."""
    verbs = set(map(moves.verb_of, own))
    verb = next(verb for verb in _INSTRUCTIVE if verb in verbs)
    return _CALLED.get(verb, verb)


def _question(row: Position, ended: Callable[[Position], bool], worth: Worth) -> Question:
    """A question to the seat to move; `worth` takes the positions before and after the last move, and that move."""
    return Question(row[at.TURN], ended, worth, lambda position, found: sorted(found, key=promise))


def _active(row: Position, seat: int) -> int:
    return sum(row[at.BASE[seat] : at.BASE[seat] + at.TIRED])


def _all_active(row: Position) -> int:
    return sum(_active(row, seat) for seat in range(row[at.PLAYERS]))


def _turn_over(row: Position) -> bool:
    return not row[at.DRAFT]


def _round_over(row: Position) -> Callable[[Position], bool]:
    number = row[at.ROUND]
    return lambda now: now[at.ROUND] != number or now[at.PHASE] == at.OVER


def _gain(row: Position) -> Worth:
    """The points of the seat to move since `row`."""
    base = at.BASE[row[at.TURN]]
    return lambda before, move, after: at.ip(after, base) - at.ip(row, base)


def _rout(row: Position) -> Question:
    """Temple siege as well: the most evictions with this one turn."""
    seat = row[at.TURN]

    def others(row: Position) -> int:
        return sum(at.in_temple(row, other) for other in range(row[at.PLAYERS]) if other != seat)

    return _question(row, _turn_over, lambda before, move, after: others(row) - others(after))


def _moon(row: Position) -> Question:
    """Catch the moon: the Priestess' first prize, and nothing lost to the Apostate (R2, R3)."""
    seat = row[at.TURN]

    def worth(before: Position, move: Move, after: Position) -> int:
        share = shares(before)[seat]  # the last candle (A17) moves no novice
        return int(share.place == 1 and not share.heretics)

    return _question(row, _round_over(row), worth)


def _stand(row: Position) -> Question:
    """Last stand: win the game (E2)."""
    seat = row[at.TURN]
    return _question(
        row, lambda now: now[at.PHASE] == at.OVER, lambda before, move, after: int(places(after)[seat] == 1)
    )


def _acting(row: Position) -> bool:
    return row[at.PHASE] == at.ACTION and not row[at.DRAFT] and not row[at.SOLO]


def _can_consecrate(row: Position) -> bool:
    many = _acting(row) and sum(moves.kind_of(move) == moves.CONSECRATE for move in legal(row)) > 1
    return many and row[at.CANDLES] > 1


def _others_have_only_candles(row: Position) -> bool:
    mine = _active(row, row[at.TURN])
    return _acting(row) and row[at.ROUND] < LAST_ROUND and 1 < mine <= _FEW and mine == _all_active(row)


def _few_left(row: Position) -> bool:
    return _acting(row) and row[at.ROUND] < LAST_ROUND and 2 < _all_active(row) <= _FEW


def _final_duel(row: Position) -> bool:
    last = _acting(row) and row[at.ROUND] == LAST_ROUND and row[at.PLAYERS] == 2
    return last and 2 < _all_active(row) <= _FEW


KINDS: Final[Kinds] = {
    "siege": Kind(_can_consecrate, lambda row: _question(row, _turn_over, _gain(row)), _theme),
    "rout": Kind(_can_consecrate, _rout, _theme, least=2),
    "candle": Kind(_others_have_only_candles, lambda row: _question(row, _round_over(row), _gain(row)), _theme),
    "moon": Kind(_few_left, _moon, _theme, 1),
    "stand": Kind(_final_duel, _stand, _theme, 1),
}
