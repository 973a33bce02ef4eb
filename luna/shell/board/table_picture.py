"""The picture of a table: the game's board, panels and cards in order, and the facts of its frame."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pygame

from luna.shell.app import hints
from luna.shell.board import actionbar, cardface
from luna.shell.board.chrome import Chrome
from luna.shell.board.panel import Panel
from luna.shell.board.view import View
from luna.shell.modes.mode import Mode

_LEFT: Final = object()


class TablePicture:
    """Draws the view of a table. The first picture is made in pieces, because at once it would be one long frame."""

    def __init__(self, view: View, mode: Mode) -> None:
        self._view, self._mode = view, mode
        self._composing: Iterator[None] = iter(())
        self._over: dict[Panel, object] = {}  # by tip: the thing under the pointer when it opened
        self._undo = ""  # the key of the undo

    def begin(self) -> None:
        """Start again: the layout has changed."""
        self._composing = self._compose()

    def ready(self) -> bool:
        """See `Scene.ready`."""
        return next(self._composing, self) is self

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole picture."""
        view = self._view
        board, hinted = view.board, view.company.hints
        panels = [panel for panel in view.open if panel is not hinted or not board.display.busy]
        lit = [thing for panel in panels for thing in panel.things]
        carded, chrome = self._carded(), self.chrome()
        self._undo = chrome.keys.get("undo", "")
        board.draw(surface, chrome, self._grace, lit)
        view.company.marked = board.marked
        pen = board.display.pen.on(surface)
        for panel in view.open:
            panel.draw(pen)
        board.draw_over(surface)
        why = view.company.why()
        if why is not None and not board.hand.refused:
            cardface.draw(pen, *why, [])
        elif carded:
            board.draw_card(surface)
        self._mode.draw(pen)

    def draw_moving(self, surface: pygame.Surface) -> None:
        """Draw the pieces in the air, and the ring of the grace."""
        display = self._view.board.display
        actionbar.draw_grace(display.pen.on(surface), self._grace, self._undo)
        display.draw_moving(surface)

    @property
    def _grace(self) -> float:
        return self._view.grace.share(self._view.app.settings.reduced_motion)

    def _carded(self) -> bool:
        """Whether the card of the hand is shown; a tip under the resting pointer gives way to it."""
        hand, told = self._view.board.hand, self._view.board.hand.card()
        pointed = told is not None and hand.refused is None and not hand.pointer.keyed
        tips = [panel for panel in self._view.open if panel.gives_way]
        self._over = {tip: self._over.get(tip, hand.under) for tip in tips}
        for tip, thing in self._over.items():
            if thing != hand.under:
                self._over[tip] = _LEFT
            tip.hidden = pointed and hand.rests and self._over[tip] is _LEFT  # the click that opened it reads no card
        if told is None or hand.refused is not None:
            return told is not None
        refuses = hand.waits_to_refuse and told.told is None
        if pointed and not hand.rests and (refuses or any(tip.keeps for tip in tips)):
            return False
        return not any(panel.alone for panel in self._view.open)

    def chrome(self) -> Chrome:
        """The facts of the frame beside the position."""
        view = self._view
        board, opponents = view.board, view.company.opponents
        stopped = view.company.watching and opponents.failed
        made = board.dress(
            Chrome(
                names=tuple(view.names),
                looks=view.history.looks,
                faces=view.company.faces,
                you=view.company.you,
                thinking=None if stopped else opponents.thinking,
                bots=view.company.levels,
                keys=hints.caps(view.app),
                log=view.history.newest(),
                can_reset=board.hand.begun is not None,
                can_undo=board.hand.begun is not None or view.table.acts.can_undo,
                can_hint=not board.hand.no_hint,
                unsaved=view.text("bar-unsaved") if view.table.unsaved else "",
            )
        )
        if stopped:
            made = replace(made, draft_hint=view.text("bots-stopped"))
        elif view.company.watching and view.grace.runs and made.draft_hint and not board.hand.refused:
            made = replace(made, draft_hint=view.text("bots-next"))  # the bot waits for the person, or for the ring
        return self._mode.dress(made)

    def _compose(self) -> Iterator[None]:
        """Make the ground in pieces, then draw each panel off screen: one piece a frame."""
        yield
        display = self._view.board.display
        yield from display.compose(self.chrome())
        if not self._view.open:
            return
        # as large as the window, because some panels cache their picture
        nowhere = display.pen.on(pygame.Surface(self._view.app.canvas.size, 0, 32))
        for panel in self._view.open:
            panel.draw(nowhere)
            yield
