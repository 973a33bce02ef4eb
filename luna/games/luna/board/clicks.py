"""What a click and a command come to at a table of Luna: a step of the draft, a turn, or a word to the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from luna.games.luna.board import targets
from luna.games.luna.board.display import LunaDisplay
from luna.games.luna.board.hand import focus
from luna.games.luna.board.hand.hand import Hand
from luna.games.luna.board.hand.ways import Ways
from luna.games.luna.board.layout.bars import VERBS
from luna.games.luna.board.targets import BY_TOKEN, NOTHING, RESET, SAIL_NOW, Target
from luna.shell.board.answer import Answer
from luna.shell.board.board import Host


class Clicks:
    """Controller of the hand that drafts."""

    def __init__(self, host: Host, display: LunaDisplay, hand: Hand, ways: Ways) -> None:
        self.host, self.display, self.hand, self.ways = host, display, hand, ways
        hand.click = self.click
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
        """A thing was clicked, by whatever means."""
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
                self._say(verb, target)
            case targets.Token(favour) if favour in BY_TOKEN:
                self._say(BY_TOKEN[favour], target)
            case _:
                self._answer(self.hand.draft.click(target), target)

    def _press(self, verb: str) -> None:
        """A verb's key: of the thing pointed at when that only begins a draft, else of the whole table."""
        here = self.hand.chip(verb)
        if here is not None and self.hand.draft.offer(here)[0].turn is None:
            self.click(here)
        else:
            self._say(verb, targets.Verb(verb))

    def _say(self, verb: str, target: Target) -> None:
        """A verb is chosen; said once more, it is played where only one place is left."""
        goal = self.hand.goal() if verb == self.hand.draft.verb else None
        if goal is not None:
            self.click(goal)
        else:
            self._answer(self.hand.draft.press(verb), target)

    def _do(self) -> None:
        """The thing in focus is clicked; without one, what was put together is played.

        A question that waits is answered. What lies hidden under a panel is not done: the focus comes out from there.
        """
        hand = self.hand
        if hand.hover is None or hand.draft.confirm:
            self._commit()
        elif hand.hides(hand.hover):
            hand.refresh()
        else:
            self.click(hand.hover)

    def _commit(self) -> None:
        goal = self.hand.goal()
        if goal is not None:
            self.click(goal)
        else:
            self._answer(self.hand.draft.commit(), SAIL_NOW if self.hand.draft.composing else NOTHING)

    def _island(self, number: int) -> None:
        """An island's number: its novices, or it as the place to go.

        It acts at once where a verb or a draft says what for; else it looks first, and acts when it is pressed again.
        Either way the focus stays with it, unless a button asks for what comes next.
        """
        draft, island = self.hand.draft, self.display.layout.ring[number - 1]
        meant = focus.numbered(draft, island)
        led = self.hand.hover == meant
        said = draft.busy and draft.seen.step == "action" and not draft.confirm
        self.hand.lead(meant)
        if led or said or draft.over:
            self._leaps = False
            self.click(meant)
            self._leaps = True

    def _answer(self, answer: Answer, target: Target) -> None:
        """What a click came to."""
        hand, forbidden = self.hand, self.host.forbidden
        if hand.draft.watching and forbidden:
            hand.refuse(forbidden, target)
            hand.refresh()
            return
        if answer.reason is not None:
            self.host.app.sound.play("refuse")
        turn = hand.follow(answer, target)
        if turn is not None:
            if hand.pointer.keyed:
                hand.rest()
            self.host.play(turn)
        elif hand.pointer.keyed:
            self.ways.follow(self._leaps)
        elif hand.draft.confirm:
            self.host.asked()
