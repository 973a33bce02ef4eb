"""A round of the solo game planned to its end: nobody answers, so the best line is looked for and not the best turn.

Step by step the most promising positions are kept (a beam). From each of them the round may end at once; what that is
worth, with the island chosen that opens the next round, is what a line is measured by.

Every beginning is pursued by a smaller beam of its own besides: what the beginnings are worth is compared, and a plan
that the others have pushed out of a common beam would be compared with whole ones.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import zip_longest
from typing import Final, NamedTuple

from luna.bots.evaluator import POINT, Analysis, Evaluator, Scored, Variation
from luna.bots.oneply import ranked
from luna.core.game import Turn
from luna.games.luna.bot.turns import after
from luna.games.luna.rules.board import HERBS_ISLE
from luna.games.luna.rules.moves import BOOK, FAVOUR, FINISH, WITH_NOVICE, book_tiles, kind_of, place_of
from luna.games.luna.rules.position import BASE, BOOKED, OVER, PHASE, ROUND, ROUND_START, SHRINE, TILE, TURN

LONGEST: Final = 40
"""Turns of a round that are looked ahead at the most."""
BRANCHES: Final = 10
"""Turns tried in a position."""
SHARED: Final = 5
"""The beam of one beginning is the common one divided by this."""
STEP: Final = 150
"""What a turn has to bring, in thousandths of a point: small gains without end would make a round without end."""


class Plan(NamedTuple):
    """The best way through the round that begins with a turn."""

    worth: int  # at its end, thousandths of a point, less STEP for every turn
    steps: int  # turns until then
    turn: Turn  # the first one
    found: int  # lines with this beginning that were looked at


def planned(evaluator: Evaluator, row: bytearray, lines: int, scored: list[Scored]) -> Generator[Analysis, None, None]:
    """The solo game thought about aloud: one turn ahead at once, then the round, by a level that looks ahead."""
    at_once = tuple(Variation(turn, margin / POINT, 0.0) for margin, turn in scored)
    looks = lines and len(scored) > 1
    yield Analysis(0, LONGEST if looks else 0, at_once)
    if not looks:
        return
    known: list[Plan] = []
    for step, known in enumerate(plans(evaluator, row, lines), 1):
        if known and step < LONGEST:
            yield Analysis(step, LONGEST, _lines(known))
    yield Analysis(LONGEST, LONGEST, _lines(known) or at_once)


def _lines(known: list[Plan]) -> tuple[Variation, ...]:
    total = sum(plan.found for plan in known)
    return tuple(Variation(plan.turn, plan.worth / POINT, plan.found / total) for plan in known)


def plans(evaluator: Evaluator, row: bytearray, width: int) -> Iterator[list[Plan]]:
    """Iterative deepening: after every step the best plan for each beginning, best first; among equals the shortest."""
    known: dict[Turn, Plan] = {}
    beams = [_beam(evaluator, row, row, None, width, known)]
    for _, turn in _tried(evaluator, row):
        child = after(row, turn)
        if _goes_on(row, child):
            beams.append(_beam(evaluator, row, child, turn, max(1, width // SHARED), known))
    for _ in zip_longest(*beams):
        yield sorted(known.values(), key=lambda plan: (-plan.worth, plan.steps, plan.turn))


def _beam(
    evaluator: Evaluator, row: bytearray, start: bytearray, beginning: Turn | None, width: int, known: dict[Turn, Plan]
) -> Iterator[None]:
    """Notes in `known` what it finds from `start`, which is `row` or what the `beginning` makes of it; step by step."""
    seen = {bytes(start)}
    beam: list[tuple[int, bytearray, Turn | None]] = [(0, start, beginning)]
    for steps in range(1 if beginning is None else 2, LONGEST + 1):
        further: dict[bytes, tuple[int, bytearray, Turn | None]] = {}
        for _, before, first in beam:
            for worth, turn in _tried(evaluator, before):
                child = after(before, turn)
                if not _goes_on(row, child):
                    _note(known, Plan(_settled(evaluator, child, worth) - STEP * steps, steps, first or turn, 1))
                elif (key := bytes(child)) not in seen:
                    seen.add(key)
                    further[key] = worth, child, first or turn
        beam = sorted(further.values(), key=lambda one: (-one[0], bytes(one[1])))[:width]
        yield
        if not beam:
            return


def _goes_on(row: bytearray, child: bytearray) -> bool:
    """Whether the round is still the same."""
    return child[ROUND] == row[ROUND] and child[PHASE] != OVER


def _note(known: dict[Turn, Plan], plan: Plan) -> None:
    last = known.get(plan.turn)
    if last is not None:
        better = plan if plan.worth > last.worth else last
        plan = better._replace(found=last.found + 1)
    known[plan.turn] = plan


def _tried(evaluator: Evaluator, row: bytearray) -> list[tuple[int, Turn]]:
    """The best turns, and the end of the round wherever it is allowed."""
    turns = [one for one in ranked(evaluator, row) if not _in_circles(row, one[1])]
    return turns[:BRANCHES] + [one for one in turns[BRANCHES:] if one[1] == (FINISH,)]


def _in_circles(row: bytearray, turn: Turn) -> bool:
    """Whether a turn only keeps a circle going: herbs for nobody's work, or a book back to a lower tile of one's own.

    Nobody burns candles here, so herbs that cost no novice wake novices for ever, and books bring a point each time
    (A8, A16). The rules allow that; a bot does not play that way, or its round would not end.
    """
    kind = kind_of(turn[0])
    if kind == FAVOUR:
        paid = row[BASE[row[TURN]] + SHRINE + HERBS_ISLE] and turn[0] & WITH_NOVICE
        return bool(paid) and place_of(turn[0]) == HERBS_ISLE
    if kind == BOOK:
        source, target = book_tiles(turn[0])
        return row[TILE + source] == BOOKED + row[TURN] and target < source
    return False


def _settled(evaluator: Evaluator, row: bytearray, worth: int) -> int:
    """What the start of a round is worth once the island is chosen (V4)."""
    return ranked(evaluator, row)[0][0] if row[PHASE] == ROUND_START else worth
