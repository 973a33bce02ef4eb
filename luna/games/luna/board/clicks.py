"""What a click and a command come to at a table of Luna: a step of the draft, a turn, or a word to the table.

A turn is handed back; playing it is the board's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from luna.core.game import Turn
from luna.games.luna.board import targets
from luna.games.luna.board.display import LunaDisplay
from luna.games.luna.board.hand import focus
from luna.games.luna.board.hand.focuskeys import FocusKeys
from luna.games.luna.board.hand.hand import Hand
from luna.games.luna.board.layout.bars import VERBS
from luna.games.luna.board.targets import BY_TOKEN, NOTHING, RESET, SAIL_NOW, Target
from luna.shell.board.answer import Answer
from luna.shell.board.board import Host


class Clicks:
    """Controller of the hand that drafts."""

    def __init__(self, host: Host, display: LunaDisplay, hand: Hand, focus_keys: FocusKeys) -> None:
        self.host, self.display, self.hand, self.focus = host, display, hand, focus_keys
        self._leaps = True  # the focus may go on to the nearest thing by itself

    def commands(self) -> Mapping[str, Callable[[], Turn | None]]:
        """Verbs, islands, and the ways to say yes and no."""
        return {
            **{verb: partial(self._press, verb) for verb in VERBS},
            **{f"island-{number}": partial(self._island, number) for number in range(1, 8)},
            "novice": partial(self.click, targets.Token("novice")),
            "do": self._do,
            "commit": self._commit,
            "reset": partial(self.click, RESET),
        }

    def click(self, target: Target) -> Turn | None:
        """A thing was clicked, by whatever means: the turn that it makes, if it makes one."""
        match target:
            case targets.Command.UNDO | targets.Command.REDO:
                self.host.do(target.value)
            case targets.Rail(name) | targets.Top(name):
                self.host.do(name)
            case targets.Unfold(seat):
                self.display.look_at(seat)
            case targets.Spot(panel, number):
                self.host.click(panel, number)
            case targets.Verb(verb):
                return self._say(verb, target)
            case targets.Token(favour) if favour in BY_TOKEN:
                return self._say(BY_TOKEN[favour], target)
            case _:
                return self._answer(self.hand.draft.click(target), target)
        return None

    def _press(self, verb: str) -> Turn | None:
        """A verb's key: of the thing pointed at when that only begins a draft, else of the whole table."""
        here = self.hand.chip(verb)
        if here is not None and self.hand.draft.offer(here)[0].turn is None:
            return self.click(here)
        return self._say(verb, targets.Verb(verb))

    def _say(self, verb: str, target: Target) -> Turn | None:
        """A verb is chosen; said once more, it is played where only one place is left."""
        goal = self.hand.goal() if verb == self.hand.draft.verb else None
        if goal is not None:
            return self.click(goal)
        return self._answer(self.hand.draft.press(verb), target)

    def _do(self) -> Turn | None:
        """The thing in focus is clicked; without one, what was put together is played.

        A question that waits is answered. What lies hidden under a panel is not done: the focus comes out from there.
        """
        hand = self.hand
        if hand.hover is None or hand.draft.confirm:
            return self._commit()
        if hand.hides(hand.hover):
            hand.refresh()
            return None
        return self.click(hand.hover)

    def _commit(self) -> Turn | None:
        goal = self.hand.goal()
        if goal is not None:
            return self.click(goal)
        return self._answer(self.hand.draft.commit(), SAIL_NOW if self.hand.draft.composing else NOTHING)

    def _island(self, number: int) -> Turn | None:
        """An island's number: its novices, or it as the place to go.

        It acts at once where a verb or a draft says what for; else it looks first, and acts when it is pressed again.
        Either way the focus stays with it, unless a button asks for what comes next.
        """
        draft, island = self.hand.draft, self.display.layout.ring[number - 1]
        meant = focus.numbered(draft, island)
        led = self.hand.hover == meant
        said = draft.busy and draft.seen.step == "action" and not draft.confirm
        self.hand.lead(meant)
        if not (led or said or draft.over):
            return None
        self._leaps = False
        turn = self.click(meant)
        self._leaps = True
        return turn

    def _answer(self, answer: Answer, target: Target) -> Turn | None:
        """What a click came to."""
        hand, forbidden = self.hand, self.host.forbidden
        if hand.draft.watching and forbidden:
            hand.refuse(forbidden, target, kindly=True)
            hand.refresh()
            return None
        if answer.reason is not None:
            self.host.app.sound.play("refuse")
        turn = hand.follow(answer, target)
        if turn is not None:
            if hand.pointer.keyed:
                hand.rest()
        elif hand.pointer.keyed:
            self.focus.follow(self._leaps)
        elif hand.draft.confirm:
            self.host.asked()
        return turn
