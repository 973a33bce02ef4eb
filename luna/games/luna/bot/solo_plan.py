"""The planner of the solo game: a beam search over the rest of the round, because no opponent answers.

Each step keeps the most promising positions. A line is valued where it ends the round, after the choice of the island
that opens the next one.

Each first turn also has a smaller beam of its own: otherwise a first turn that drops out of the common beam would be
compared by an unfinished line.
"""

from collections.abc import Generator, Iterator
from itertools import zip_longest
from typing import Final, NamedTuple

from luna.bots.evaluator import POINT, Analysis, Evaluator, Scored, Variation
from luna.bots.levels import variations
from luna.bots.oneply import ranked
from luna.bots.search import LINE
from luna.core.game import Turn
from luna.games.luna.bot.turns import after
from luna.games.luna.rules.board import HERBS_ISLE
from luna.games.luna.rules.moves import BOOK, FAVOUR, FINISH, WITH_NOVICE, book_tiles, kind_of, place_of
from luna.games.luna.rules.position import BASE, BOOKED, OVER, PHASE, ROUND, ROUND_START, SHRINE, TILE, TURN

LONGEST: Final = 40
"""Maximum depth in turns."""
BRANCHES: Final = 10
"""Candidates of a position."""
SHARED: Final = 5
"""The width of a first turn's own beam is the common width divided by this."""
STEP: Final = 150
"""The price of a turn, in thousandths of a point: endless small gains must not make an endless round."""


class Plan(NamedTuple):
    """The best line that begins with a turn."""

    worth: int  # at the end of the round, in thousandths of a point, minus STEP for every turn
    steps: int  # length in turns
    line: tuple[Turn, ...]
    found: int  # number of lines that begin with the same turn


def planned(evaluator: Evaluator, row: bytearray, lines: int, scored: list[Scored]) -> Generator[Analysis, None, None]:
    """Yields a one-ply analysis, then, for a level that searches, the analysis of the round step by step."""
    looks, best, known = lines and len(scored) > 1, variations(scored), list[Plan]()
    yield Analysis(0, LONGEST if looks else 0, best)
    if not looks:
        return
    for step, known in enumerate(plans(evaluator, row, lines), 1):
        if known:
            total = sum(plan.found for plan in known)
            best = tuple(Variation(plan.line[0], plan.worth / POINT, plan.found / total) for plan in known)
            if step < LONGEST:
                yield Analysis(step, LONGEST, best)
    yield Analysis(LONGEST, LONGEST, best, known[0].line[:LINE] if known else ())


def plans(evaluator: Evaluator, row: bytearray, width: int) -> Iterator[list[Plan]]:
    """Yields, after every step, the best plan of each first turn, best first; ties go to the shorter plan."""
    known: dict[Turn, Plan] = {}
    beams = [_beam(evaluator, row, row, (), width, known)]
    for _, turn in _tried(evaluator, row):
        child = after(row, turn)
        if _goes_on(row, child):
            beams.append(_beam(evaluator, row, child, (turn,), max(1, width // SHARED), known))
    for _ in zip_longest(*beams):
        yield sorted(known.values(), key=lambda plan: (-plan.worth, plan.steps, plan.line[0]))


def _beam(
    evaluator: Evaluator, row: bytearray, start: bytearray, begun: tuple[Turn, ...], width: int, known: dict[Turn, Plan]
) -> Iterator[None]:
    """Search from `start`, the position after the turns `begun`, step by step and record plans in `known`."""
    seen = {bytes(start)}
    beam: list[tuple[int, bytearray, tuple[Turn, ...]]] = [(0, start, begun)]
    for steps in range(1 + len(begun), LONGEST + 1):
        further: dict[bytes, tuple[int, bytearray, tuple[Turn, ...]]] = {}
        for _, before, line in beam:
            for worth, turn in _tried(evaluator, before):
                child = after(before, turn)
                if not _goes_on(row, child):
                    if child[PHASE] == ROUND_START:  # valued after the choice of the island (V4)
                        worth = ranked(evaluator, child)[0][0]  # noqa: PLW2901
                    plan = Plan(worth - STEP * steps, steps, (*line, turn), 1)
                    last = known.get(plan.line[0], plan._replace(found=0))
                    known[plan.line[0]] = max(last, plan, key=lambda one: one.worth)._replace(found=last.found + 1)
                elif (key := bytes(child)) not in seen:
                    seen.add(key)
                    further[key] = worth, child, (*line, turn)
        beam = sorted(further.values(), key=lambda one: (-one[0], bytes(one[1])))[:width]
        yield
        if not beam:
            return


def _goes_on(row: bytearray, child: bytearray) -> bool:
    """Whether the round continues."""
    return child[ROUND] == row[ROUND] and child[PHASE] != OVER


def _tried(evaluator: Evaluator, row: bytearray) -> list[tuple[int, Turn]]:
    """The best candidates, and the end of the round wherever it is legal."""
    turns = [one for one in ranked(evaluator, row) if not _in_circles(row, one[1])]
    return turns[:BRANCHES] + [one for one in turns[BRANCHES:] if one[1] == (FINISH,)]


def _in_circles(row: bytearray, turn: Turn) -> bool:
    """Whether a turn only repeats: herbs paid with the Novice token, or a book moved to a lower tile of the same seat.

    The solo game has no candles, so free herbs could wake novices for ever and books could score each time (A8, A16).
    The rules allow that; a bot does not play it, because its round would not end.
    """
    kind = kind_of(turn[0])
    if kind == FAVOUR:
        paid = row[BASE[row[TURN]] + SHRINE + HERBS_ISLE] and turn[0] & WITH_NOVICE
        return bool(paid) and place_of(turn[0]) == HERBS_ISLE
    if kind == BOOK:
        source, target = book_tiles(turn[0])
        return row[TILE + source] == BOOKED + row[TURN] and target < source
    return False
