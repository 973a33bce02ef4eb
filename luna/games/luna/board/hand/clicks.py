"""What a click and a command come to at a table of Luna: a step of the draft, a turn, or a word to the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import inf

from luna.games.luna.board import targets
from luna.games.luna.board.hand import focus
from luna.games.luna.board.hand.hand import LunaHand
from luna.games.luna.board.hand.keys import LunaFocus
from luna.games.luna.board.layout.bars import VERBS
from luna.games.luna.board.targets import BY_TOKEN, NOTHING, RESET, SAIL_NOW, Target, island_of
from luna.shell.board.draft import Answer
from luna.shell.board.hand import Spot


class Clicks:
    """Controller of the hand that drafts."""

    def __init__(self, hand: LunaHand, keys: LunaFocus) -> None:
        self._hand, self._keys = hand, keys
        hand.clicked = self.click
        self._leaps = True  # the focus may go on to the nearest thing by itself

    def commands(self) -> Mapping[str, Callable[[], object]]:
        """Verbs, islands, and the ways to say yes and no."""
        return {
            **{verb: partial(self._press, verb) for verb in VERBS},
            **{f"island-{number}": partial(self._island, number) for number in range(1, 8)},
            "novice": partial(self.click, targets.Token("novice")),
            "do": self._do,
            "commit": self._commit,
            "reset": partial(self.click, RESET),
        }

    def click(self, target: Target) -> None:
        """A thing is clicked, by whatever means."""
        host = self._hand.host
        match target:
            case targets.Command.UNDO | targets.Command.REDO:
                host.do(target.value)
            case targets.Rail(name) | targets.Top(name):
                host.do(name)
            case targets.Unfold(seat):
                self._hand.display.look_at(seat)
            case Spot(panel, number):
                host.click(panel, number)
            case targets.Verb(verb):
                self._say(verb, target)
            case targets.Token(favour) if favour in BY_TOKEN:
                self._say(BY_TOKEN[favour], target)
            case _:
                self._answer(self._hand.draft.click(target), target)

    def _press(self, verb: str) -> None:
        """A verb's key: of the thing pointed at when that only begins a draft, else of the whole table."""
        hand = self._hand
        chips = (handle.chip for handle in hand.chips if handle.chip is not None)
        here = next((chip.target for chip in chips if chip.verb == verb and chip.able), None)
        if here is not None and hand.draft.offer(here)[0].turn is None:
            self.click(here)
        else:
            self._say(verb, targets.Verb(verb))

    def _goal(self) -> Target | None:
        return focus.goal(self._hand.draft, self._hand.hover, self._hand.lit)

    def _say(self, verb: str, target: Target) -> None:
        """A verb is chosen; said once more, it is played where only one place is left."""
        goal = self._goal() if verb == self._hand.draft.verb else None
        if goal is not None:
            self.click(goal)
        else:
            self._answer(self._hand.draft.press(verb), target)

    def _do(self) -> None:
        """The thing in focus is clicked; without one, what was put together is played.

        A waiting question is answered. A thing hidden under a panel is not clicked: the focus comes out from there.
        """
        hand = self._hand
        if hand.hover is None or hand.draft.confirm:
            self._commit()
        elif not hand.draft.over and hand.where(hand.hover) is None:
            hand.refresh()
        else:
            self.click(hand.hover)

    def _commit(self) -> None:
        goal, draft = self._goal(), self._hand.draft
        if goal is not None:
            self.click(goal)
        else:
            self._answer(draft.commit(), SAIL_NOW if draft.composing else NOTHING)

    def _island(self, number: int) -> None:
        """An island's number: its novices, or it as the place to go.

        It acts at once where a verb or a draft says what for; else it looks first, and acts when it is pressed again.
        Either way the focus stays with it, unless a button asks for what comes next.
        """
        hand = self._hand
        draft, island = hand.draft, hand.display.layout.ring[number - 1]
        meant = focus.numbered(draft, island)
        led = hand.hover == meant
        said = draft.busy and draft.seen.step == "action" and not draft.confirm
        hand.lead(meant)
        if led or said or draft.over:
            self._leaps = False
            self.click(meant)
            self._leaps = True

    def _answer(self, answer: Answer, target: Target) -> None:
        """Take the answer to a click; with keys the focus follows the draft."""
        hand, host = self._hand, self._hand.host
        if hand.draft.watching and host.mode.forbidden:
            hand.refuse(host.mode.forbidden, target)
            hand.refresh()
        elif hand.answer(answer, target):
            if hand.pointer.keyed:  # the focus lies where a press too many does nothing
                island = island_of(hand.hover)
                lies = island not in ("", "jetty") and hand.draft.seen.step == "action"
                hand.hover = targets.Island(island) if lies else None
            host.play(answer.turn or ())
        else:
            if hand.draft.confirm and answer.hint is not None:
                hand.left = inf  # as long as the question waits
            if hand.pointer.keyed:
                self._keys.follow(self._leaps)
            elif hand.draft.confirm:
                host.asked()
