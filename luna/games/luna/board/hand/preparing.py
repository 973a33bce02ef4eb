"""Clicks before the actions begin: the preparation round, and the start of a solo round. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from luna.core.game import Turn
from luna.games.luna.board.hand.meanings import isle_of
from luna.games.luna.board.hand.targets import Target
from luna.games.luna.rules.moves import JETTY, NOWHERE, QUARTETS, SETUP, SOLO, encode
from luna.shell.board.answer import DRAFTED, Answer

if TYPE_CHECKING:
    from luna.games.luna.board.hand.drafting import Drafting


def place(draft: Drafting, target: Target) -> Answer:
    """The preparation round, and the start of a solo round: everything is an island."""
    isle = isle_of(target.island)
    if draft.seen.step not in ("shrine", "pairs", "deactivate"):
        return Answer(hint="table-nothing-here")
    if isle >= JETTY:
        return draft.refuse([encode(0, 0)])
    if draft.seen.step != "pairs":
        move = encode(isle, SETUP if draft.seen.step == "shrine" else SOLO)
        return draft.settle([(move,)])
    if isle in draft.pairs:
        draft.pairs.remove(isle)
        return DRAFTED
    wanted = {*draft.pairs, isle}
    quartets = [i for i, isles in enumerate(QUARTETS) if wanted <= set(isles)]
    wishes: list[Turn] = [(encode(NOWHERE, SETUP, i),) for i in quartets]
    allowed = draft.wishes.allowed(wishes)
    if not allowed:
        return draft.settle(wishes)
    draft.pairs.append(isle)
    return Answer(allowed[0]) if len(wanted) == len(QUARTETS[0]) else DRAFTED
