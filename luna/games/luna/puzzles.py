"""Luna's puzzles: five kinds of questions about a position that have a proof."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from luna.core.game import Move, Position, Turn
from luna.core.question import Kinds, Question
from luna.games.luna.bot.turns import promise
from luna.games.luna.rules import position as at
from luna.games.luna.rules.legal import legal
from luna.games.luna.rules.moves import (
    APPOINT,
    BOOK,
    BUILD,
    CONSECRATE,
    COUNCIL,
    EXPEL,
    HERBS,
    JOURNEY,
    MEDITATE,
    RECRUIT,
    SAIL,
    TIDE,
    kind_of,
)
from luna.games.luna.rules.moves import FAVOUR as FAVOUR_MOVE
from luna.games.luna.rules.play import play
from luna.games.luna.rules.scoring import ranking, shares

_LAST_ROUND: Final = 6
_FEW: Final = 6
"""Active novices, all seats together, up to which whole rounds may be small enough."""
_TELLING: Final = {
    **{BOOK: "book", SAIL: "sailboat", TIDE: "tide", HERBS: "herbs", CONSECRATE: "consecration", BUILD: "shrine"},
    **{EXPEL: "expulsion", COUNCIL: "council", JOURNEY: "journey", APPOINT: "appointment"},
    **{FAVOUR_MOVE: "favour", RECRUIT: "recruitment", MEDITATE: "candle"},
}
"""The words of the moves, the most instructive first."""


class LunaQuestion(NamedTuple):
    """A question made of its two halves."""

    seat: int
    over: Callable[[Position], bool]
    worth: Callable[[Position, Position], int]

    def ended(self, position: Position) -> bool:
        """Whether the line ends here."""
        return self.over(position)

    def value(self, before: Position, move: Move, after: Position) -> int:
        """What it is worth then."""
        return self.worth(before, after)

    def order(self, position: Position, moves: Sequence[Move]) -> Sequence[Move]:
        """What wins points first; candles first where nothing else is left to say."""
        return sorted(moves, key=promise)


class LunaKind(NamedTuple):
    """A kind of puzzles."""

    fit: Callable[[Position], bool]
    question: Callable[[Position], LunaQuestion]
    highest: int | None = None
    least: int = 1

    def fits(self, position: Position) -> bool:
        """Whether it can be asked here."""
        return (
            position[at.PHASE] == at.ACTION and not position[at.DRAFT] and not position[at.SOLO] and self.fit(position)
        )

    def ask(self, position: Position) -> Question:
        """The question."""
        return self.question(position)

    def teaches(self, position: Position, line: Sequence[Turn]) -> str:
        """The most instructive of the moves that the seat to move makes."""
        row, seat, kinds = position[:], position[at.TURN], set[int]()
        for turn in line:
            if row[at.TURN] == seat:
                kinds.add(kind_of(turn[0]))
            for move in turn:
                play(row, move)
        return next(word for kind, word in _TELLING.items() if kind in kinds)


def _active(row: Position, seat: int) -> int:
    return sum(row[at.BASE[seat] : at.BASE[seat] + at.TIRED])


def _all_active(row: Position) -> int:
    return sum(_active(row, seat) for seat in range(row[at.PLAYERS]))


def _round_over(row: Position) -> Callable[[Position], bool]:
    number = row[at.ROUND]
    return lambda now: now[at.ROUND] != number or now[at.PHASE] == at.OVER


def _siege(row: Position) -> LunaQuestion:
    """Temple siege: the most points with this one turn. The round goes on behind it, so that nothing else counts."""
    seat = row[at.TURN]
    had = at.ip(row, at.BASE[seat])
    return LunaQuestion(seat, lambda now: not now[at.DRAFT], lambda before, after: at.ip(after, at.BASE[seat]) - had)


def _rout(row: Position) -> LunaQuestion:
    """Temple siege, too: the most evictions with this one turn."""
    seat = row[at.TURN]
    had = _others_in_temple(row, seat)
    return LunaQuestion(seat, lambda now: not now[at.DRAFT], lambda before, after: had - _others_in_temple(after, seat))


def _others_in_temple(row: Position, seat: int) -> int:
    return sum(at.in_temple(row, other) for other in range(row[at.PLAYERS]) if other != seat)


def _candle(row: Position) -> LunaQuestion:
    """Last candle: the most points until the round is scored, while the others have nothing left but candles."""
    seat = row[at.TURN]
    had = at.ip(row, at.BASE[seat])
    return LunaQuestion(seat, _round_over(row), lambda before, after: at.ip(after, at.BASE[seat]) - had)


def _moon(row: Position) -> LunaQuestion:
    """Catch the moon: the Priestess' first prize, and nothing lost to the Apostate (R2, R3)."""
    seat = row[at.TURN]

    def worth(before: Position, after: Position) -> int:
        share = shares(before)[seat]  # the last candle (A17) moves no novice
        return int(share.place == 1 and not share.heretics)

    return LunaQuestion(seat, _round_over(row), worth)


def _stand(row: Position) -> LunaQuestion:
    """Last stand: win the game (E2)."""
    seat = row[at.TURN]
    return LunaQuestion(
        seat, lambda now: now[at.PHASE] == at.OVER, lambda before, after: int(ranking(after)[0] == seat)
    )


def _can_consecrate(row: Position) -> bool:
    return row[at.CANDLES] > 1 and sum(kind_of(move) == CONSECRATE for move in legal(row)) > 1


def _others_have_only_candles(row: Position) -> bool:
    mine = _active(row, row[at.TURN])
    return row[at.ROUND] < _LAST_ROUND and 1 < mine <= _FEW and mine == _all_active(row)


KINDS: Final[Kinds] = {
    "siege": LunaKind(_can_consecrate, _siege),
    "rout": LunaKind(_can_consecrate, _rout, least=2),
    "candle": LunaKind(_others_have_only_candles, _candle),
    "moon": LunaKind(lambda row: row[at.ROUND] < _LAST_ROUND and 2 < _all_active(row) <= _FEW, _moon, 1),
    "stand": LunaKind(
        lambda row: row[at.ROUND] == _LAST_ROUND and row[at.PLAYERS] == 2 and 2 < _all_active(row) <= _FEW, _stand, 1
    ),
}
