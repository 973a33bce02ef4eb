"""Whether a compiled core agrees with the rules and the value of a game, for both games."""

from typing import Any

from luna.bots.evaluator import Evaluator
from luna.core.game import Move


def difference(core: Any, pure: Evaluator, row: bytearray, move: Move | None, *, valued: bool) -> str:
    """The first difference: the legal list, the totals where the position is `valued`, the row after a move; or ""."""
    rules = pure.rules
    if (said := core.legal(row)) != (wanted := rules.legal(row)):
        return f"legal: {said} should be {wanted}"
    if valued and (said := core.totals(row)) != (wanted := pure.totals(row)):
        return f"totals: {said} should be {wanted}"
    if move is not None:
        here, there = row[:], row[:]
        rules.play(here, move)
        core.play(there, move)
        if here != there:
            return f"play {move:#x}: {there.hex()} should be {here.hex()}"
    return ""
