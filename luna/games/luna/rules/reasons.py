"""The reasons for which a turn can be refused, each with its code and its English sentence."""

from __future__ import annotations

from typing import Final

from luna.core.game import Reason

SENTENCES: Final[dict[str, str]] = {
    "over": "the game is over",
    "no-move": "there is no such move",
    "not-now-preparation": "the preparation round comes first",
    "not-now-shrine": "a starting shrine is placed only in its turn of the preparation round",
    "not-now-pairs": "the starting pairs are placed only in their turn of the preparation round",
    "not-now-deactivate": "an island of the opponent is deactivated only at the start of a round of the solo game",
    "not-now-action": "first choose the island to deactivate",
    "not-now-finish": "only the solo game is ended by finish",
    "solo-no-meditation": "there are no candles in the solo game; finish ends the phase",
    "shrine-on-herbs": "with two players no starting shrine may stand on the herbs island",
    "shrine-taken": "there is a shrine on the {island} island already",
    "pairs-at-shrine": "the pairs may not stand on the {island} island, where the own shrine is",
    "needs-novices": "needs {need} active novices on the {island} island, there are {have}",
    "needs-token": "needs the {favour} token",
    "holds-token": "the {favour} token is held already",
    "needs-supply": "no novice is left in the supply",
    "needs-shrine": "no shrine is left in the supply",
    "shrine-here": "there is an own shrine on the {island} island already",
    "no-use-for-novice": "the Novice token has nothing to replace here",
    "herbs-on-herbs": "herbs cannot be used on the herbs island",
    "needs-inactive": "needs {need} inactive novices on the {island} island, there are {have}",
    "council-room": "the disc may advance {room} seats at most, not {count}",
    "council-top": "the disc is on the last seat already",
    "nobody-to-use": "at least one novice or the Novice token is needed",
    "same-island": "novices must go to another island",
    "needs-traveller": "{count} novices cannot leave {island}, there are {have}",
    "sail-two": "the sailboat takes one or two novices",
    "parts-order": "the parts must be in canonical order, equal ones merged",
    "parts-end": "a journey or tide needs parts and an end",
    "not-on-path": "tile {tile} is not on the path",
    "tile-claimed": "tile {tile} is claimed already",
    "tile-dark": "tile {tile} is not released, and bribery does not reach it",
    "needs-bribery": "tile {tile} lies behind the guard and needs the bribery token",
    "no-bribery": "tile {tile} is released and needs no bribery",
    "wrong-symbol": "tile {tile} is claimed on the {island} island",
    "not-own-tile": "tile {tile} has no own novice on the path",
    "no-book": "there is no book with tile {tile}",
    "not-own-novice": "there is no own novice in the temple on tile {tile}",
    "has-book": "the novice on tile {tile} has a book already",
    "solo-forbidden": "in level {level} nothing on the Apostate's island ({island}) may be used",
    "solo-no-expulsion": "in level 3 expulsion is forbidden",
}
"""English sentence of each reason code; the catalogue has them in every language as `reason-<code>`."""


def reason(code: str, rule: str, **facts: str | int) -> Reason:
    """A refusal with its plain sentence."""
    return Reason(code, rule, facts, SENTENCES[code].format(**facts))
