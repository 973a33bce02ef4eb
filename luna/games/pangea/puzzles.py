"""Pangea's puzzles: six kinds of provable questions about a position.

All but `bag` take a draw as its worst outcome. The orders leave out moves that change nothing: a ban where no later
shift counts, a draw or a lead where only shifts and carriers count.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from luna.core.game import Move, Position, Turn
from luna.core.teaching import Kind, Kinds, Question
from luna.games.pangea.rules import moves, outlook
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES
from luna.games.pangea.rules.moves import kind_of, values_of
from luna.games.pangea.rules.outlook import steps_home
from luna.games.pangea.rules.play import places

_NEAR: Final = 2  # steps of a carrier from its tower that one shift may save
_THEMES: Final = (moves.BAN, moves.DRAW, moves.LEAD, moves.SHIFT, moves.BUY, moves.MOVE, moves.STAY)
"""The kinds of moves, the most instructive first."""


def _theme(own: Sequence[Turn]) -> str:
    kinds = {kind_of(turn[0]) for turn in own}
    return moves.NAMES[next((kind for kind in _THEMES if kind in kinds), moves.STAY)]


def _with(kinds: tuple[int, ...], own: Sequence[Turn]) -> bool:
    return any(kind_of(turn[0]) in kinds for turn in own)


_with_magic: Final = partial(_with, (moves.DRAW, moves.SHIFT, moves.LEAD))


# ---- the order of moves


def _promise(row: Position, found: Sequence[Move]) -> list[Move]:
    """Steps to a home first, steps away from one last."""
    homes = HOMES[row[at.PEOPLE + row[at.TURN]]]

    def rank(move: Move) -> int:
        kind = kind_of(move)
        if kind == moves.MOVE:
            tile, home, amulet, target = values_of(move)
            return 0 if target // 3 == homes[home] else 4 if tile // 3 == homes[home] and not amulet else 3
        return 1 if kind in (moves.LEAD, moves.DRAW) else 2

    return sorted(found, key=rank)


def _without_bans(row: Position, found: Sequence[Move]) -> Sequence[Move]:
    return [move for move in _promise(row, found) if kind_of(move) != moves.BAN]


def _goods_only(row: Position, found: Sequence[Move]) -> Sequence[Move]:
    """Without purchases, bans and draws for others: none of them adds to the solver's production."""
    if row[at.PHASE] == at.BUYING:
        return [moves.NO_BAN]
    others = {moves.encode(moves.DRAW, people) for people in range(5) if people != row[at.PEOPLE + row[at.TURN]]}
    return [move for move in _promise(row, found) if move not in others]


def _on_the_way(row: Position, found: Sequence[Move]) -> Sequence[Move]:
    """Shifts and the steps of carriers, these first."""
    kept = [
        move
        for move in found
        if kind_of(move) in (moves.SHIFT, moves.STAY, moves.DONE)
        or (kind_of(move) == moves.MOVE and values_of(move)[2])
    ]
    return sorted(kept, key=lambda move: kind_of(move) != moves.MOVE)


# ---- questions


def _turn_over(row: Position) -> Callable[[Position], bool]:
    turn, number = row[at.TURN], at.round_number(row)
    return lambda now: now[at.TURN] != turn or at.round_number(now) != number or now[at.PHASE] == at.OVER


def _harvest(row: Position, averages: bool) -> Question:
    """The most goods produced this turn (P3); a draw as the worst outcome, or with its odds."""
    seat = row[at.TURN]
    return Question(
        seat,
        _turn_over(row),
        lambda before, move, after: at.goods(after, seat) - at.goods(before, seat),
        _goods_only,
        lambda now: (0, outlook.most_produced(now)),
        averages,
    )


def _market(row: Position) -> Question:
    """An amulet bought this turn, and the most goods left at its end (A2, A3, P3); 0 without a purchase."""
    seat, had = row[at.TURN], at.owned(row, row[at.TURN])

    def most(now: Position) -> tuple[int, int]:
        bought = at.owned(now, seat) != had
        if not bought and not outlook.can_buy(now):
            return 0, 0
        price = 0 if bought else at.rank(now, seat) + 1
        return 0, at.goods(now, seat) - price + outlook.most_produced(now)

    def worth(before: Position, move: Move, after: Position) -> int:
        return at.goods(after, seat) if at.owned(after, seat) != had else 0

    return Question(seat, _turn_over(row), worth, _without_bans, most)


def _home(row: Position) -> Question:
    """The most amulets handed in this turn (W3)."""
    seat, rank = row[at.TURN], at.rank(row, row[at.TURN])
    return Question(
        seat,
        lambda now: now[at.PHASE] != at.MAGICAL,
        lambda before, move, after: at.rank(after, seat) - rank,
        _on_the_way,
        lambda now: (0, outlook.brought(now, seat)),
    )


def _guard(row: Position) -> Question:
    """The next player must not hand in an amulet in the next turn (B2, M3, W3)."""
    seat, other = row[at.TURN], (row[at.TURN] + 1) % row[at.PLAYERS]
    rank = at.rank(row, other)

    def certain(now: Position) -> tuple[int, int]:
        if now[at.TURN] != other:
            return 0, 1
        if not at.moving(now) and outlook.homeward(now, other):
            return 0, 0
        return (1, 1) if not outlook.brought(now, other) else (0, 1)

    def order(now: Position, found: Sequence[Move]) -> Sequence[Move]:
        if now[at.PHASE] == at.BUYING:
            return [move for move in found if kind_of(move) != moves.BUY]
        if now[at.TURN] == other:
            return _on_the_way(now, found)
        return [move for move in found if kind_of(move) in (moves.SHIFT, moves.STAY)]

    return Question(
        seat,
        lambda now: now[at.PHASE] == at.OVER or (now[at.TURN] == other and now[at.PHASE] == at.BUYING),
        lambda before, move, after: int(at.rank(after, other) == rank),
        order,
        certain,
    )


def _crown(row: Position) -> Question:
    """Win the game in this round (E1 to E3), whatever is drawn and whatever a second player does after."""
    seat = row[at.TURN]
    others = [other for other in range(row[at.PLAYERS]) if other != seat]
    last = seat == row[at.PLAYERS] - 1

    def certain(now: Position) -> tuple[int, int]:
        if now[at.TURN] == seat:
            mine = outlook.at_best(now)
            fails = mine < max(outlook.now(now, other) for other in others) or not (now[at.LAST_ROUND] or mine[0])
            return 0, int(not fails)
        return (1, 1) if now[at.LAST_ROUND] and outlook.at_best(now) <= outlook.now(now, seat) else (0, 1)

    def order(now: Position, found: Sequence[Move]) -> Sequence[Move]:
        if now[at.PHASE] == at.BUYING:
            return (
                [moves.NO_BAN] if last or now[at.TURN] != seat else [move for move in found if move >> 12 != moves.BUY]
            )
        return _goods_only(now, found) if last else _promise(now, found)

    return Question(
        seat,
        lambda now: now[at.PHASE] == at.OVER or at.round_number(now) != at.round_number(row),
        lambda before, move, after: int(after[at.PHASE] == at.OVER and places(after)[seat] == 1),
        order,
        certain,
    )


# ---- where they are asked


def _begins(row: Position) -> bool:
    """Whether a turn starts, under the usual rules."""
    fresh = row[at.PHASE] == at.MAGICAL and not row[at.DRAWING] and not at.moving(row) and not row[at.OPTIONS]
    return fresh and row[at.MAGIC] == max(1, at.rank(row, row[at.TURN]))


def _small(row: Position) -> bool:
    return _begins(row) and row[at.MAGIC] <= 2


def _can_shop(row: Position) -> bool:
    return _small(row) and at.goods(row, row[at.TURN]) > at.rank(row, row[at.TURN])


def _carries(row: Position) -> bool:
    seat = row[at.TURN]
    return _begins(row) and row[at.MAGIC] <= 3 and outlook.carriers(row, seat) > outlook.homeward(row, seat)


def _threatened(row: Position) -> bool:
    seat, other = row[at.TURN], (row[at.TURN] + 1) % row[at.PLAYERS]
    banning = row[at.PHASE] == at.BUYING and not row[at.OPTIONS]
    if (
        not (banning or _begins(row))
        or (row[at.LAST_ROUND] and not other)
        or max(row[at.MAGIC], at.rank(row, other)) > 2
    ):
        return False
    if row[at.MAGIC] == 2 and at.rank(row, other) == 2:
        return False
    people = row[at.PEOPLE + other]
    ways = [
        steps_home(row, place // 6, other) for place in row[slice(*at.BLOCK[people])] if place < at.MOVED and place % 6
    ]
    return seat != other and any(way is not None and way <= _NEAR for way in ways)


def _decides(row: Position) -> bool:
    seat = row[at.TURN]
    if not _begins(row) or row[at.MAGIC] > 3:
        return False
    if seat == row[at.PLAYERS] - 1:
        return _crown(row).bounds(row) == (0, 1)
    return row[at.PLAYERS] == 2 and bool(row[at.LAST_ROUND]) and _crown(row).bounds(row) == (0, 1)


_kind: Final = partial(Kind, teaches=_theme, found=lambda turn: turn[0] not in (moves.NOBODY, moves.NO_BAN))
KINDS: Final[Kinds] = {
    "harvest": _kind(_small, partial(_harvest, averages=False), least=2, shows=_with_magic),
    "bag": _kind(_small, partial(_harvest, averages=True), shows=partial(_with, (moves.DRAW,))),
    "market": _kind(_can_shop, _market, shows=_with_magic),
    "home": _kind(_carries, _home, shows=_with_magic),
    "guard": _kind(_threatened, _guard, highest=1),
    "crown": _kind(_decides, _crown, highest=1, shows=_with_magic),
}
