"""Clicks before the actions: the shrine and the pairs of the preparation round, the start of a solo round. Pure."""

from __future__ import annotations

from luna.core.game import Turn
from luna.games.luna.board.hand.candidates import Candidates
from luna.games.luna.board.hand.drafts import Begun, Idle, Pairing
from luna.games.luna.rules import why_not
from luna.games.luna.rules.moves import JETTY, NOWHERE, QUARTETS, SETUP, SOLO, encode
from luna.shell.board.answer import DRAFTED, Answer


def clicked(asked: Candidates, draft: Begun, isle: int) -> tuple[Answer, Begun]:
    """What a click on an island comes to, and the draft that it leaves."""
    step = asked.seen.step
    if step not in ("shrine", "pairs", "deactivate"):
        return Answer(hint="table-nothing-here"), draft
    if isle >= JETTY:
        return Answer(reason=why_not(asked.row, (encode(0, 0),))), draft
    if step != "pairs":
        return asked.settle([(encode(isle, SETUP if step == "shrine" else SOLO),)]), draft
    pairs = draft.isles if isinstance(draft, Pairing) else ()
    if isle in pairs:
        left = tuple(one for one in pairs if one != isle)
        return DRAFTED, Pairing(left) if left else Idle()
    wanted = (*pairs, isle)
    turns: list[Turn] = [(encode(NOWHERE, SETUP, i),) for i, isles in enumerate(QUARTETS) if set(wanted) <= set(isles)]
    allowed = asked.allowed(turns)
    if not allowed:
        return asked.settle(turns), draft
    complete = len(wanted) == len(QUARTETS[0])
    return Answer(allowed[0]) if complete else DRAFTED, Pairing(wanted)
