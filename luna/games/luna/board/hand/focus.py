"""The order of things for the keys: which are legal, which comes next, and where the focus rests. Pure."""

from collections.abc import Collection, Sequence
from typing import Final

from luna.games.luna.board import targets
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.hand.lights import Lights
from luna.games.luna.board.shown import ISLANDS
from luna.games.luna.board.targets import ASKER, CANDLE, SAIL_NOW, Target, island_of, steps_to, tile_of
from luna.shell.board.focus_keys import nearest
from luna.shell.board.pen import Pixel
from luna.shell.board.pointing import Button, Place, Spot

_MEANT: Final = targets.Choice | targets.Vehicle | targets.Recruit | targets.Chip | targets.Herbs | targets.Sail
"""Chips, beside `commit`: they are only there when they would do something."""


def hot(draft: Drafting, target: Target | None) -> str:
    """The island whose chips are open while a thing has the focus, `jetty`, or ""."""
    if target is None or draft.over:
        return ""
    if isinstance(target, targets.Steps) and draft.verb != "expel":
        return draft.seen.apostate
    return island_of(target)


def numbered(draft: Drafting, island: str) -> Target:
    """What the number of an island means: it as a goal, or those who can leave it."""
    if not draft.acting or draft.begun.choices or draft.composer.hand:
        return targets.Island(island)
    if draft.verb == "expel":
        return targets.Steps(steps_to(draft.seen, island))
    if draft.verb is not None and not draft.composing:
        return targets.Island(island)
    isle = ISLANDS.index(island)
    if draft.composing and not draft.composer.there(isle, False) and draft.composer.there(isle, True):
        return targets.Tired(island)
    return targets.Group(island)


def resting(found: Sequence[Place[Target]], draft: Drafting, lost: Target, at: Pixel) -> Place[Target] | None:
    """The resting place of the focus when its thing is gone, a thing without effect. None: it rests unseen.

    In a panel it stays in the panel. The ground of an island is only looked at while nothing is drafted, except where
    islands are all there is.
    """
    panel = lost.panel if isinstance(lost, Spot) else None
    same = [thing for thing in found if isinstance(thing.what, Spot) and thing.what.panel == panel]
    if same:
        return nearest(same, at)
    if draft.busy or draft.seen.step != "action":
        return None
    grounds = [thing for thing in found if isinstance(thing.what, targets.Island)]
    home = island_of(lost)
    return next((thing for thing in grounds if island_of(thing.what) == home), None) or nearest(grounds, at)


def legal(found: Sequence[Place[Target]], draft: Drafting, lit: Lights, verbs: Collection[str]) -> list[Target]:
    """The things that a click would get something from, in the order of `next`. `verbs` are those that can be used."""
    if draft.over:
        return [thing.what for thing in found if isinstance(thing.what, Button)]
    wanted = set(lit) | {thing.what for thing in found if isinstance(thing.what, _MEANT) or thing.what == SAIL_NOW}
    if draft.composing and not draft.composer.hand:
        wanted |= _travellers(draft)
    elif not draft.busy and draft.acting:
        wanted |= {CANDLE} | {targets.Verb(verb) for verb in verbs}
        if {"journey", "tide", "sail"} & set(verbs):
            wanted |= {target for target in _travellers(draft) if isinstance(target, targets.Group)}

    def place(thing: Place[Target]) -> tuple[int, int, int, int]:
        target = thing.what
        number = target.number if isinstance(target, targets.Numbered | targets.Counted) else 0
        return targets.rank(target), _place(draft, island_of(target)), tile_of(target), number

    return [thing.what for thing in sorted((thing for thing in found if thing.what in wanted), key=place)]


def _place(draft: Drafting, island: str) -> int:
    """Place of an island in the ring; the jetty comes last."""
    ring = draft.seen.ring
    return ring.index(island) if island in ring else len(ring)


def _travellers(draft: Drafting) -> set[Target]:
    """Groups of which somebody is still there."""
    out: set[Target] = {
        targets.Group(island) for isle, island in enumerate(ISLANDS) if draft.composer.there(isle, False)
    }
    out |= {targets.Tired(island) for isle, island in enumerate(ISLANDS) if draft.composer.there(isle, True)}
    return out | ({targets.Group("jetty")} if draft.me.jetty else set())


def after(
    found: Sequence[Place[Target]], draft: Drafting, lit: Lights, here: Target | None, at: Pixel, leaps: bool = True
) -> Place[Target] | None:
    """The next focus when a step has made it clear what comes next; None when it stays.

    A button that asks comes first. `leaps`: without one, the thing nearest to `at` that the next step could be.
    """
    by_target = {thing.what: thing for thing in found}
    if draft.over or not draft.busy:
        return None
    if draft.confirm:
        return by_target.get(ASKER)
    if draft.composer.busy and draft.begun.turn is not None:
        return by_target.get(SAIL_NOW)
    if draft.begun.choices:
        return by_target.get(targets.Choice(0))
    if draft.verb is not None and draft.begun.turn is not None:
        return by_target.get(targets.Verb(draft.verb))
    if here in lit or not leaps:
        return None
    there = [by_target[target] for target in lit if target in by_target]
    return nearest(there, by_target[here].at if here in by_target else at)


def goal(draft: Drafting, hover: Target | None, lit: Lights) -> Target | None:
    """The goal of the verb chosen without another word: the thing pointed at, or the only one there is."""
    if draft.verb is None or draft.composing or draft.begun.turn is not None:
        return None
    if hover is not None and not isinstance(hover, targets.Verb) and draft.offer(hover)[0].turn is not None:
        return hover
    return next(iter(lit)) if len(lit) == 1 else None
