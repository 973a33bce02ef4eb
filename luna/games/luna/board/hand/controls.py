"""Clicks, keys and pad at a table of Luna: a step of the draft, a turn, or a change of focus; and the focus ring."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from math import inf
from typing import Final

from typing_extensions import override

from luna.games.luna.board import targets
from luna.games.luna.board.hand import places
from luna.games.luna.board.hand.hand import LunaHand
from luna.games.luna.board.layout.bars import FAMILIES, VERBS
from luna.games.luna.board.layout.layout import Pen
from luna.games.luna.board.picture import spotlight
from luna.games.luna.board.targets import CANDLE, NOTHING, RESET, SAIL_NOW, UNDO, Target, island_of
from luna.shell.board.draft import Answer
from luna.shell.board.focus_keys import FocusKeys
from luna.shell.board.pen import Rect
from luna.shell.board.pointing import Button, Spot

_TEMPLE: Final = ("tile", "space", "book", "council")


class LunaControls(FocusKeys[Target]):
    """Moves the focus of one hand, and applies clicks and keys to its draft."""

    hand: LunaHand

    def __init__(self, hand: LunaHand) -> None:
        ways: dict[str, Callable[[], object]] = {
            "temple": self.temple,
            "verb-next": partial(self.verb, 1),
            "verb-previous": partial(self.verb, -1),
            "family-next": partial(self.family, 1),
            "family-previous": partial(self.family, -1),
        }
        super().__init__(hand, ways)
        hand.clicked = self.click
        self._leaps = True  # the focus may move to the nearest thing automatically

    def temple(self) -> None:
        """Focus the next legal thing in the temple, or the candles when there is none."""
        if any(targets.of(target, *_TEMPLE) for target in self.hand.legal()):
            self.step(1, lambda target: targets.of(target, *_TEMPLE))
        else:
            self.hand.lead(CANDLE)

    def verb(self, by: int) -> None:
        """Focus the next or the previous verb that can be used."""
        if self.hand.draft.busy:
            self._among(self._verbs(), by)
        else:
            self.step(by, lambda target: targets.of(target, "verb"))

    def family(self, by: int) -> None:
        """Focus the first verb of the next or the previous family."""
        able = self._verbs()
        firsts = [next((verb for verb in verbs if verb in able), "") for verbs in FAMILIES.values()]
        self._among([first for first in firsts if first], by)

    def follow(self, leaps: bool = True) -> None:
        """Move the focus to the next step of a draft made by keys or pad, when that step is unique.

        `leaps`: also to the nearest of several things.
        """
        hand = self.hand
        there = places.after(hand.things(), hand.draft, hand.lit, hand.hover, hand.at, leaps)
        if there is not None:
            hand.lead(there.what, quiet=True)

    @override
    def label(self, thing: Target) -> str | None:
        """The label of a thing: the number of an island, the key on a verb's button (None)."""
        if targets.of(thing, "island"):
            return str(self.hand.display.layout.ring.index(thing.name) + 1)
        return None if targets.of(thing, "verb") else ""

    @override
    def letters(self) -> Collection[str]:
        return {self.hand.host.app.keys.first(verb) for verb in self.hand.verbs}

    def draw_ring(self, pen: Pen, over: bool) -> None:
        """Draw the ring about the thing in focus or under the pointer.

        `over`: only around things on top (places of panels, the strip), else only around things below. Hidden things
        have none.
        """
        meant = self._meant()
        if meant is None or over != (places.on_strip(meant) or isinstance(meant, Spot)):
            return
        shore = targets.of(meant, "island") and meant.name in pen.layout.ring
        rect = None if shore else self.hand.where(meant)
        if rect is not None:
            draw_ring(pen, meant, rect)

    def draw_shore(self, pen: Pen) -> None:
        """Draw the ring of an island in focus. It lies below the chips that the island opens."""
        meant, display = self._meant(), self.hand.display
        if targets.of(meant, "island") and meant.name in pen.layout.ring:
            spotlight.draw_shore(pen, display.shown, meant.name, spotlight.focus(), display.foreseen)

    def _meant(self) -> Target | None:
        """The thing in focus or under the pointer; island ground counts only for keys and pad."""
        hand = self.hand
        if hand.pointer.keyed:
            return hand.hover
        ground = hand.hover is None or targets.of(hand.hover, "island")
        return None if ground or hand.display.busy else hand.hover

    def _verbs(self) -> list[str]:
        return [verb for verb in VERBS if verb in self.hand.verbs]

    def _among(self, verbs: Sequence[str], by: int) -> None:
        """Focus the next of these verbs, from the one in focus or from the first."""
        if not verbs:
            return
        hover = self.hand.hover
        ahead = list(verbs)
        if targets.of(hover, "verb"):
            here = VERBS.index(hover.name)
            ahead = [verb for verb in verbs if (VERBS.index(verb) - here) * by > 0] or ahead
        self.hand.lead(targets.Verb(ahead[0 if by > 0 else -1]))

    # ---- clicks

    def deeds(self) -> Mapping[str, Callable[[], object]]:
        """The commands of the board: verbs, islands, and those that answer yes or no."""
        return {
            **{verb: partial(self._press, verb) for verb in VERBS},
            **{f"island-{number}": partial(self._island, number) for number in range(1, 8)},
            "novice": partial(self.click, targets.Token("novice")),
            "do": self._do,
            "commit": self._commit,
            "reset": partial(self.click, RESET),
        }

    def click(self, target: Target) -> None:
        """Apply a click on a thing, from any device."""
        host = self.hand.host
        match target:
            case targets.Thing("command", "undo" | "redo" as name) | Button(name):
                host.do(name)
            case targets.Thing("panel", number=seat):
                self.hand.display.look_at(seat)
            case Spot(panel, number):
                host.click(panel, number)
            case targets.Thing("verb", verb):
                self._say(verb, target)
            case targets.Thing("token", favour) if favour != "novice":
                self._say(targets.by_token(favour), target)
            case _:
                self._answer(self.hand.draft.click(target), target)

    def _press(self, verb: str) -> None:
        """Handle a verb's key: for the thing pointed at when that only starts a draft, else for the whole table."""
        hand = self.hand
        chips = (handle.chip for handle in hand.chips if handle.chip is not None)
        here = next((chip.target for chip in chips if chip.verb == verb and chip.able), None)
        if here is not None and hand.draft.offer(here)[0].turn is None:
            self.click(here)
        else:
            self._say(verb, targets.Verb(verb))

    def _goal(self) -> Target | None:
        return places.goal(self.hand.draft, self.hand.hover, self.hand.lit)

    def _say(self, verb: str, target: Target) -> None:
        """Choose a verb; chosen again, it is played where only one place is left."""
        goal = self._goal() if verb == self.hand.draft.verb else None
        if goal is not None:
            self.click(goal)
        else:
            self._answer(self.hand.draft.press(verb), target)

    def _do(self) -> None:
        """Click the thing in focus; without one, play the draft.

        A waiting question is answered. A thing hidden under a panel is not clicked: the focus comes out from there.
        """
        hand = self.hand
        if hand.hover is None or hand.draft.confirm:
            self._commit()
        elif not hand.draft.over and hand.where(hand.hover) is None:
            hand.refresh()
        else:
            self.click(hand.hover)

    def _commit(self) -> None:
        goal, draft = self._goal(), self.hand.draft
        if goal is not None:
            self.click(goal)
        else:
            self._answer(draft.commit(), SAIL_NOW if draft.composing else NOTHING)

    def _island(self, number: int) -> None:
        """Handle the number of an island: it means the novices there, or the island as destination.

        It acts at once when a verb or a draft determines the purpose; else the first press only focuses the island.
        Either way the focus stays there, unless a button asks for the next step.
        """
        hand = self.hand
        draft, island = hand.draft, hand.display.layout.ring[number - 1]
        meant = places.numbered(draft, island)
        led = hand.hover == meant
        said = draft.busy and draft.seen.step == "action" and not draft.confirm
        hand.lead(meant)
        if led or said or draft.over:
            self._leaps = False
            self.click(meant)
            self._leaps = True

    def _answer(self, answer: Answer, target: Target) -> None:
        """Apply the answer to a click; with keys the focus follows the draft."""
        hand, host = self.hand, self.hand.host
        if hand.draft.watching and host.mode.forbidden:
            hand.refuse(host.mode.forbidden, target)
            hand.refresh()
        elif hand.answer(answer, target):
            if hand.pointer.keyed:  # the focus is where an extra press has no effect
                island = island_of(hand.hover)
                lies = island not in ("", "jetty") and hand.draft.seen.step == "action"
                hand.hover = targets.Island(island) if lies else None
            host.play(answer.turn or ())
        else:
            if hand.draft.confirm and answer.hint is not None:
                hand.left = inf  # while the question is pending
            if hand.pointer.keyed:
                self.follow(self._leaps)
            elif hand.draft.confirm:
                host.asked()


def draw_ring(pen: Pen, target: Target, rect: Rect) -> None:
    """Draw the focus ring: thin, moonlight on dark."""
    if not (targets.of(target, "tile", "stack") or target == UNDO):
        pen.paint.focus(pen.surface, rect)
        return
    side = max(rect.size)
    rect = rect.inflate(side - rect.width, side - rect.height)
    pen.paint.focus(pen.surface, rect, radius=side / 2 / pen.u)
