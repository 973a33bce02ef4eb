"""The reasons for which a turn can be refused, each with its code and its English sentence."""

from __future__ import annotations

from typing import Final

from luna.core.game import Reason

SENTENCES: Final[dict[str, str]] = {
    "over": "the game is over",
    "no-move": "there is no such move",
    "one-move": "this is a turn of one action only",
    "placing-first": "first everybody places tower and tribes",
    "placed": "tower and tribes are placed already",
    "tower-there": "there is a tower on {tile} already",
    "magic-over": "magic and movement are over in this turn",
    "move-first": "first move, or stay",
    "no-magic": "no magic action is left",
    "not-own-bag": "tribes are drawn from the own bag or from that of a neutral people, and {people} is neither",
    "empty-bag": "the bag of {people} is empty",
    "not-beside": "{square} is not beside {tile}",
    "not-in-line": "{tile} cannot slide to {square}",
    "not-water": "{square} is no water square",
    "tile-banned": "there is a ban on {tile}",
    "square-banned": "there is a ban on {square}",
    "not-neutral": "only tribes of a neutral people are led, and {people} is none",
    "no-tribe": "no tribe of {people} with home {home} stands on {tile}",
    "too-many": "only {have} of these tribes stand on {tile}",
    "no-carrier": "no such tribe on {tile} carries the amulet of {amulet}",
    "no-neighbour": "{target} is not beside {tile}",
    "parts-order": "the steps must be in canonical order",
    "parts-end": "a movement needs steps and an end",
    "no-seller-self": "nobody buys from the own people",
    "have-amulet": "the amulet of {amulet} is owned already",
    "crowded": "{tile} is overcrowded, so nobody produces there",
    "no-seller": "no tribe of {people} produces on {tile}",
    "too-dear": "the amulet costs {price}, and there are {have} goods",
}
"""English sentence of each reason code."""


def reason(code: str, rule: str, **facts: str | int) -> Reason:
    """A refusal with its plain sentence."""
    return Reason(code, rule, facts, SENTENCES[code].format(**facts))
