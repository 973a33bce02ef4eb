"""The coach at a table: the lantern-bearer gives the advice of the game's triggers, at most once a turn."""

from collections.abc import Iterator
from typing import Any, Final

from typing_extensions import override

from luna.core import registry
from luna.core.teaching import Advice, Facts, Moment, Word
from luna.learning.coach import Coach
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen
from luna.shell.board.view import View
from luna.shell.modes import lantern
from luna.shell.modes.lantern import BearerPanel
from luna.shell.modes.speech_bubble import Says
from luna.shell.records import achievements
from luna.text import Catalogue

_LARGE: Final = 125
"""Percent of text size above which advice is shown piece by piece, without a panel or card beside it."""
_OVER: Final = ("hint", "recap", "log")  # panels at the coach's place: while one is open, the coach is hidden


def coach_words(text: Catalogue, key: str, facts: Facts) -> str:
    """A sentence of a game's coach with its facts."""
    return text(key, **{name: text(value) if isinstance(value, Word) else value for name, value in facts.items()})


class CoachPanel(BearerPanel):
    """The coach's panel. It is hidden during a draft and while pieces move."""

    name = "coach"
    gives_way = True

    def __init__(self, view: View) -> None:
        super().__init__(view.table.game.NAME, self.press)
        self._view = view
        self._coach = self._new()
        self._put_away: int | None = None  # the turn in which the panel was dismissed
        self._turn = 0  # as the coach counts turns
        self._opened: Advice | None = None
        self._brought: tuple[int, Panel] | None = None  # the turn in which the coach opened a panel, and the panel
        self.advice: Advice | None = None
        """The current advice."""
        self.report: tuple[str, str] = ("", "")
        """The turns of the others since the player's last one, and their reasons: shown first."""
        self._heard: int | None = None  # the turn in which the report stood alone

    def _new(self) -> Coach | None:
        """The coach, with the advice that was given so far."""
        game = self._view.table.game.NAME
        knows = registry.coach(game)
        return None if knows is None else Coach(game, knows, achievements.progress(self._view.app))

    def resume(self) -> None:
        """Start again with the stored advice: the settings may have changed."""
        if self._coach is not None and not (self.advice and self._view.app.settings.tips):
            self._coach = self._new()
            self.look()

    def look(self) -> None:
        """Find the advice for the new position: at most one a turn, and only for people."""
        view, coach = self._view, self._coach
        number, seat, position = view.table.length, view.table.to_move, view.table.position
        self._turn = number if coach is None else coach.turn(position, number)
        self.advice = None
        if self._brought is not None and self._brought[0] != self._turn:  # it belonged to an earlier turn
            view.stack.lay(self._brought[1], False)
            self._brought = None
        if coach is not None and view.app.settings.tips and view.company.mine and seat is not None and not self._hidden:
            moment = Moment(position, seat, list(self._since(coach, seat)))
            self.advice = coach.advise(view.names[seat], moment, number)
        if self.advice is not None and self.advice is not self._opened:
            self._opened = self.advice
            panel = None if self._large else view.stack.panels.get(self.advice.opens)
            if panel is not None and panel not in view.stack.open:
                self._brought = self._turn, panel
                view.stack.lay(panel, True)
        view.stack.lay(self, self.says() is not None and self._put_away != self._turn)

    def _since(self, coach: Coach, seat: int) -> Iterator[Any]:
        """See `Moment.since`."""
        entries = self._view.history.entries
        turns = [coach.turn(entry.position, entry.number - 1) for entry in entries]
        own = [turn for turn, entry in zip(turns, entries, strict=True) if entry.seat == seat and turn != self._turn]
        first = turns.index(own[-1]) if own else 0
        return (event for entry in entries[first:] for event in entry.events)

    def says(self) -> Says | None:
        """The words; None without any."""
        (advice, (done, why)), text = self._now, self._view.text
        if advice is None and not done:
            return None
        key = advice, done, why, text.language
        return self._view.app.paint.last("coach", key, lambda: self._words(text, advice, done, why))

    @property
    def _large(self) -> bool:
        return self._view.app.settings.text_size > _LARGE

    @property
    def _now(self) -> tuple[Advice | None, tuple[str, str]]:
        """The present advice and report; with large text the report comes first and alone."""
        if self._large and self.advice is not None and self.report[0]:
            return (self.advice, ("", "")) if self._heard == self._turn else (None, self.report)
        return self.advice, self.report

    @staticmethod
    def _words(text: Catalogue, advice: Advice | None, done: str, why: str) -> Says:
        buttons = ("got-it", text("coaching-got-it")), ("no-more", text("coaching-no-more"))
        if advice is None:
            return Says(why, title=done, buttons=buttons)
        sentence, _, below = coach_words(text, f"coach-{advice.key}", advice.facts).partition("\n")
        title = " ".join(part for part in (done, why) if part) or text("coaching-name")
        return Says(sentence, below, title, buttons=buttons)

    def press(self, name: str) -> None:
        """A button: hide the coach for this turn, or for good."""
        view = self._view
        if name == "got-it" and self.advice is not None and self._now[0] is None:
            self._heard = self._turn
            return
        self._put_away = self._turn
        if name == "no-more":
            view.app.settings.tips = False
            view.app.keep()
        view.stack.lay(self, False)

    @override
    def closed(self) -> None:
        self._put_away = self._turn

    @property
    def _hidden(self) -> bool:
        """Whether another panel is open at the coach's place."""
        return any(panel.name in _OVER for panel in self._view.stack.open)

    @property
    @override
    def away(self) -> bool:
        view = self._view
        hand = view.board.hand
        return self.hidden or hand.begun is not None or view.board.display.busy or view.covered or self._hidden

    @property
    @override
    def alone(self) -> bool:
        return self._large and not self.away

    @override
    def draw(self, pen: Pen) -> None:
        if self.away:
            return
        view, seat = self._view, self._view.table.to_move
        advice = self._now[0]
        lights = () if advice is None or seat is None else advice.light
        lit = [rect for name in lights if (rect := view.board.display.named(name, seat or 0)) is not None]
        for rect in lit:
            lantern.frame_of(pen, rect)
        others = [panel.rect for panel in view.stack.open if panel is not self and panel.rect]
        self.draw_bearer(pen, near=lit, clear=others)
