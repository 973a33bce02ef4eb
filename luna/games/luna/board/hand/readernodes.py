"""Luna's table as nodes for a screen reader, part by part."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from luna.games.luna.board import targets
from luna.games.luna.board.hand.hand import Hand
from luna.games.luna.board.targets import ASKER, Target
from luna.games.luna.board.words import spoken
from luna.shell.access.node import Node, Role, group
from luna.shell.board.spoken import card_words, possible


def nodes(hand: Hand, idle: bool) -> Sequence[Node]:
    """The nodes of all things; `idle`: nothing can be done with any of them now."""
    parts, text = {name: list[Node]() for name in spoken.PARTS}, hand.text
    legal = set[Target]() if idle else {ASKER} if hand.draft.confirm else set(hand.legal())
    for thing in hand.things():
        target = thing.what
        if isinstance(target, targets.Spot):
            continue
        about = card_words(hand.card()) if target == hand.hover else ""
        about = possible(text, about) if target in legal else about
        name = spoken.words(text, hand.names, hand.draft.seen, target) or hand.title(target)
        press, lead = partial(_press, hand, target), partial(hand.lead, target)
        parts[spoken.part(target)].append(
            Node(repr(target), Role.BUTTON, name, thing.rect, about, press=press, lead=lead)
        )
    return tuple(group(name, text(f"access-{name}"), found) for name, found in parts.items() if found)


def _press(hand: Hand, target: Target) -> None:
    """A screen reader presses a thing."""
    hand.lead(target)
    hand.click(target)
