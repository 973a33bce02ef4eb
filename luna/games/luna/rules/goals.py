"""The legal list inverted: for each goal of a player, the turns that reach it. Computed once a position.

The board takes highlights and drafts from here; `why_not` answers for the one thing under the pointer.
"""

from collections.abc import Container, Iterable, Sequence
from typing import Any, Final, NamedTuple

from luna.core import data
from luna.core.game import Reason, Turn
from luna.games.luna.rules import moves
from luna.games.luna.rules.legal import legal
from luna.games.luna.rules.position import BUILDER
from luna.games.luna.rules.refusals import why_not

_BY_PLACE: Final = (
    *(moves.FAVOUR, moves.RECRUIT, moves.HERBS, moves.COUNCIL, moves.JOURNEY, moves.TIDE, moves.SAIL),
    *(moves.SETUP, moves.SOLO),
)
_BY_TILE: Final = (moves.APPOINT, moves.CONSECRATE)
_COUNT: Final = 15  # the bits of a part that hold the number of travellers
_REFUSALS: Final = data.toml("luna", "refusals.toml")


class Goal(NamedTuple):
    """A goal: a kind of action, and the island (NOWHERE: none) or tile (0: none) it is about.

    The island of a council, journey, tide or sail is that of its novices (JETTY: the jetty). The tile of a book is that
    of the novice who gets it.
    """

    kind: int
    isle: int = moves.NOWHERE
    tile: int = 0


def goal_of(row: bytearray, move: int) -> Goal:
    """The goal of a move."""
    kind = moves.kind_of(move)
    if kind in _BY_PLACE:
        return Goal(kind, moves.place_of(move))
    if kind in _BY_TILE:
        return Goal(kind, tile=moves.argument_of(move) >> 2)
    if kind == moves.BOOK:
        return Goal(kind, tile=moves.book_tiles(move)[1])
    return Goal(kind, row[BUILDER]) if kind == moves.BUILD else Goal(kind)


def intents(row: bytearray) -> dict[Goal, list[Turn]]:
    """The legal turns by goal, the cheapest first; empty when the game is over.

    A journey or tide is represented by each part that it may begin with; `allows` answers for whole ones.
    """
    out: dict[Goal, list[Turn]] = {}
    for move in legal(row):
        out.setdefault(goal_of(row, move), []).append((move,))
    return out


def allows(known: Container[int], turn: Turn) -> bool:
    """Whether a turn is legal, outside a draft, if the moves `known` are; parts in canonical order, merged.

    Parts of a journey or tide that are legal one by one are legal together if their group has enough novices.
    """
    if turn[-1] != moves.CLOSE:
        return len(turn) == 1 and turn[0] in known and moves.kind_of(turn[0]) not in (moves.JOURNEY, moves.TIDE)
    leave: dict[int, int] = {}
    for move in turn[:-1]:
        group = move & ~0x7F  # origin, kind, and whether they are tired
        leave[group] = leave.get(group, 0) + (move & _COUNT)
    return bool(leave) and all(
        leave[move & ~0x7F] <= _COUNT and (move & ~_COUNT | leave[move & ~0x7F]) in known for move in turn[:-1]
    )


def why_none(row: bytearray, turns: Iterable[Sequence[int]]) -> Reason | None:
    """The most informative refusal of several turns with one goal; None where none is refused."""
    return nearest(refusal for turn in turns if (refusal := why_not(row, turn)) is not None)


def nearest(refusals: Iterable[Reason]) -> Reason | None:
    """The refusal of the turn that is closest to being legal; of equal ones the first."""
    return min(refusals, key=distance, default=None)


def said_of(refusal: Reason, what: str, usual: Any) -> Any:
    """The data file's entry for refusals of this code."""
    return _REFUSALS.get(refusal.code, {}).get(what, usual)


def distance(refusal: Reason) -> tuple[int, int, int]:
    """The distance of a turn from being legal: by kind of refusal, the most in hand, the least needed."""
    need = refusal.facts.get("need", 0)
    have = refusal.facts.get("have", 0) if need else 0  # travellers count by their first destination
    assert isinstance(have, int) and isinstance(need, int)
    return said_of(refusal, "far", 0), -have, need
