"""Whole turns worth considering: every single move, and the few journeys and tides that the value likes.

A journey could go to hundreds of thousands of places, but what it is worth is nearly a sum over the islands. So the
best ways to take 1, 2, 3 ... novices away and the best ways to let as many arrive are found one island at a time, and
every number of travellers gives one journey. `refined` then improves the best ones step by step under the full value.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from luna.bots import features
from luna.bots.value import Value
from luna.games.face import Turn
from luna.games.luna.board import TIDE_ISLE
from luna.games.luna.legal import legal
from luna.games.luna.moves import CLOSE, JETTY, JOURNEY, TIDE, encode_part, kind_of, part_of
from luna.games.luna.play import play
from luna.games.luna.position import BASE, DISC, FAVOUR, ON_JETTY, PRIESTESS, SHRINE, TIRED, TURN

MOST: Final = 8
"""Travellers of one assembled journey or tide; `refined` may add more."""
KEPT: Final = 5
"""Journeys kept in the tree, and as many tides."""

Gains = list[int]
Share = tuple[int, tuple[int, ...]]  # gain, and how many by place


def after(row: bytearray, turn: Turn) -> bytearray:
    """The position behind a turn."""
    row = row[:]
    for move in turn:
        play(row, move)
    return row


def single_moves(row: bytearray) -> list[Turn]:
    """Every legal turn but journeys and tides."""
    return [(move,) for move in legal(row) if not JOURNEY <= move >> 8 & 15 <= TIDE]


def candidates(row: bytearray, value: Value) -> list[Turn]:
    """The turns that a player thinks about."""
    return single_moves(row) + travels(row, value)


def travels(row: bytearray, value: Value, most: int = MOST, kept: int = KEPT) -> list[Turn]:
    """Journeys and tides, assembled from the worth of each island."""
    base = BASE[row[TURN]]
    block = row[base : base + DISC]
    scene = value.scene(row)
    found = scene.travels.get(bytes(block)) if most == MOST else None
    if found is None:
        found = _assembled(block, scene.cells, most, kept, row[PRIESTESS])
        if most == MOST:
            scene.travels[bytes(block)] = found
    return found


def _assembled(
    block: bytearray, cells: Sequence[dict[int, int]], most: int, kept: int, priestess: int
) -> list[Turn]:
    if not any(block[:TIRED]) and not block[FAVOUR + TIDE_ISLE]:
        return []
    have = features.kit(block) << 10
    arrive: list[Gains] = []
    leave: list[Gains] = []
    tide: list[tuple[Gains, list[int]]] = []
    for isle, cell in enumerate(cells):
        active, tired = block[isle], block[TIRED + isle]
        rest = have | block[SHRINE + isle] << 1 | block[FAVOUR + isle]
        now = cell[rest | active << 6 | tired << 2]
        room = min(most, 15 - tired)
        arrive.append([cell[rest | active << 6 | tired + more << 2] - now for more in range(room + 1)])
        leave.append([cell[rest | active - less << 6 | tired << 2] - now for less in range(min(active, most) + 1)])
        tide.append(_leaving_by_tide(cell, rest, active, tired, most))
    out: list[Turn] = []
    if any(block[:TIRED]):
        out += _paired(leave, arrive, most, kept, lambda share, goals: _turn(JOURNEY, share, [0] * 8, goals))
        if block[priestess]:
            held = [*leave[:priestess], [0], *leave[priestess + 1 :]]
            out += _paired(held, arrive, most, 2, lambda share, goals: _turn(JOURNEY, share, [0] * 8, goals))
    if block[FAVOUR + TIDE_ISLE]:
        boats = [gains for gains, _ in tide]
        boats.append([0] * (min(block[ON_JETTY], most) + 1))

        def turn(share: Sequence[int], goals: Sequence[int]) -> Turn:
            active = [tide[isle][1][share[isle]] for isle in range(7)] + [share[7]]
            tired = [share[isle] - active[isle] for isle in range(7)] + [0]
            return _turn(TIDE, active, tired, goals)

        out += _paired(boats, arrive, most, kept, turn)
    return list(dict.fromkeys(out))


def _leaving_by_tide(
    cell: dict[int, int], rest: int, active: int, tired: int, most: int
) -> tuple[Gains, list[int]]:
    """For each number leaving an island: the gain, and how many of them are active ones."""
    now = cell[rest | active << 6 | tired << 2]
    gains, actives = [], []
    for count in range(min(active + tired, most) + 1):
        ways = [
            (cell[rest | active - k << 6 | tired - (count - k) << 2] - now, -k)
            for k in range(max(0, count - tired), min(count, active) + 1)
        ]
        gain, k = max(ways)
        gains.append(gain)
        actives.append(-k)
    return gains, actives


def _paired(
    leave: list[Gains],
    arrive: list[Gains],
    most: int,
    kept: int,
    turn: Callable[[Sequence[int], Sequence[int]], Turn],
) -> list[Turn]:
    """The best leaving with the best arriving, for each number of travellers; the `kept` best of them."""
    ways = _best_shares(leave, most)
    goals = _best_shares(arrive, most)
    found = []
    for count in range(1, len(ways)):
        gain, share = ways[count]
        more, goal = goals[count]
        others = arrive
        while clash := [isle for isle in range(7) if goal[isle] + share[isle] > count]:
            others = [[0] if isle in clash else gains for isle, gains in enumerate(others)]
            rest = _best_shares(others, count)
            if len(rest) <= count:
                break
            more, goal = rest[count]
        else:
            found.append((-gain - more, turn(share, goal)))
    return [turn for _, turn in sorted(found)[:kept]]


def _best_shares(gains: list[Gains], most: int) -> list[Share]:
    """For m = 0, 1, ... in all: the greatest sum of gains and how many of each place give it."""
    best: list[Share] = [(0, ())]
    for place in gains:
        longer: list[Share | None] = [None] * min(most + 1, len(best) + len(place) - 1)
        for total, (sum_, share) in enumerate(best):
            for count, gain in enumerate(place[: most + 1 - total]):
                known = longer[total + count]
                if known is None or sum_ + gain > known[0]:
                    longer[total + count] = sum_ + gain, (*share, count)
        best = [share for share in longer if share is not None]
    return best


def _turn(kind: int, active: Sequence[int], tired: Sequence[int], goals: Sequence[int]) -> Turn:
    """The canonical turn for who leaves (by island, the jetty last) and who arrives (by island)."""
    leaving = [[place, False, count] for place, count in enumerate(active) if count]
    leaving += [[place, True, count] for place, count in enumerate(tired) if count]
    left = list(goals)
    parts: dict[tuple[int, bool, int], int] = {}

    def bound(isle: int) -> int:
        """Who must not meet the others of this island: the higher, the sooner."""
        return left[isle] + sum(count for place, _, count in leaving if place == isle)

    for _ in range(sum(left)):
        tight = max(range(7), key=bound)
        if left[tight]:
            goal = tight
            source = max((s for s in leaving if s[2] and s[0] != goal), key=lambda s: bound(s[0]) if s[0] < 7 else 0)
        else:
            source = next(s for s in leaving if s[2] and s[0] == tight)
            goal = max((isle for isle in range(7) if left[isle] and isle != tight), key=bound)
        source[2] -= 1
        left[goal] -= 1
        way = (source[0], bool(source[1]), goal)
        parts[way] = parts.get(way, 0) + 1
    return (*sorted(encode_part(kind, place, slow, goal, count) for (place, slow, goal), count in parts.items()), CLOSE)


def refined(row: bytearray, turn: Turn, score: Callable[[bytearray], int]) -> tuple[int, Turn]:
    """A journey or tide changed by one or two travellers at a time as long as the score rises; its score and itself."""
    top = score(after(row, turn))
    while True:
        best, better = max((score(after(row, near)), near) for near in _neighbours(row, turn))
        if best <= top:
            return top, turn
        top, turn = best, better


def _neighbours(row: bytearray, turn: Turn) -> list[Turn]:
    """The journeys (or tides) that differ in where one or two travellers begin or end, or in whether they travel."""
    kind = kind_of(turn[0])
    base = BASE[row[TURN]]
    here = [*row[base : base + SHRINE], row[base + ON_JETTY]]
    places = range(TIRED) if kind == JOURNEY else range(SHRINE + 1)
    leaving, goals = [0] * (SHRINE + 1), [0] * 7
    for part in turn[:-1]:
        origin, tired, goal, count = part_of(part)
        leaving[SHRINE if origin == JETTY else origin + TIRED * tired] += count
        goals[goal] += count
    froms = [place for place in places if leaving[place]]
    mores = [place for place in places if here[place] > leaving[place]]
    changes: list[tuple[tuple[int, ...], tuple[int, ...]]] = []  # places and isles: +1 one more, ~x one less
    for count in (1, 2):
        changes += [((place,) * count, (isle,) * count) for place in mores for isle in range(7)]
        changes += [((~place,) * count, (~isle,) * count) for place in froms for isle in range(7) if goals[isle]]
        changes += [((), (~old, new) * count) for old in range(7) if goals[old] for new in range(7) if new != old]
        changes += [((~old, new) * count, ()) for old in froms for new in mores if new != old]
    out = []
    for by_place, by_isle in changes:
        share, goal = leaving[:], goals[:]
        for place in by_place:
            share[place if place >= 0 else ~place] += 1 if place >= 0 else -1
        for isle in by_isle:
            goal[isle if isle >= 0 else ~isle] += 1 if isle >= 0 else -1
        travellers = sum(share)
        if (
            travellers
            and min(share) >= 0
            and min(goal) >= 0
            and all(some <= there for some, there in zip(share, here, strict=True))
            and all(goal[isle] + share[isle] + share[TIRED + isle] <= travellers for isle in range(7))
        ):
            out.append(_turn(kind, [*share[:TIRED], share[SHRINE]], share[TIRED:SHRINE], goal))
    return out
