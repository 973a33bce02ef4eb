"""A saved game in the list: what it is called, who plays, what was chosen, how far it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame
from typing_extensions import override

from luna.log.summaries import Summary
from luna.shell.access.node import Node, Role, paragraph
from luna.shell.client import choices
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.records import captions
from luna.shell.widgets import Action, Widget
from luna.text import Catalogue
from luna.text.sentences import said

_BADGE: Final = 30  # u
_LEAST: Final = 15  # smallest words that shrink before they are cut, u


class SaveRow(Widget):
    """Two lines; with a problem the second one says why it cannot be opened."""

    def __init__(
        self,
        rect: pygame.Rect,
        name: str,
        save: Summary,
        words: Catalogue,
        action: Action,
        places: Sequence[int] = (),
        where: str = "",
    ) -> None:
        """`where`: its folder, when there are several."""
        super().__init__(rect, name)
        self.save, self.words, self.action = save, words, action
        self.state = captions.state(words, save, places)
        minutes = words("saves-minutes", minutes=max(1, round(save.seconds / 60))) if save.begun else ""
        self.asides = (
            (f"{minutes} · {captions.played(save)}", captions.played(save)) if minutes else (captions.played(save),)
        )
        """What stands at the right below: the first that has room."""
        if save.problem:
            self.below = said(words, f"notice-{save.problem.code}", save.problem.facts)
        else:
            self.below = " · ".join(part for part in (captions.who(words, save), *captions.chosen(words, save)) if part)
        self.below += f" · {where}" if where else ""
        self.enabled = save.problem is None

    @override
    def node(self) -> Node:
        said = paragraph(("" if self.save.problem else self.state, self.below, self.asides[0]))
        return Node(self.name, Role.BUTTON, self.save.name, self.rect, said, able=self.enabled, press=self.press)

    @staticmethod
    def high(paint: Paint) -> int:
        """Pixels that it needs."""
        return max(paint.px(84), paint.fonts.line("card_title") + paint.fonts.line("label") + paint.px(20))

    @override
    def press(self) -> None:
        if self.enabled:
            self.action()

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        fonts, save, rect = paint.fonts, self.save, self.rect
        paint.button(target, rect, "off" if save.problem else "hover" if hovered else "idle")
        left, right = rect.x + paint.px(22), rect.right - paint.px(22)
        upper, lower = rect.y + rect.height * 0.32, rect.y + rect.height * 0.70
        end = right
        if not save.problem:
            colour = theme.GOLD if save.finished else theme.now.MOONLIGHT if save.begun else theme.now.SECONDARY
            state = fonts.fit(self.state, "body_bold", (right - left) / 2)
            end = fonts.draw(target, state, "body_bold", colour, (right, upper), "right").left - paint.px(20)
        ink = theme.now.SECONDARY if save.problem else theme.now.MOONLIGHT
        fonts.draw(target, fonts.fit(save.name, "card_title", end - left), "card_title", ink, (left, upper))
        room = (right - left) / 2
        aside = next((one for one in self.asides if fonts.width(one, "label") <= room), self.asides[-1])
        size = fonts.fitting(aside, "label", room, _LEAST)
        at = right, lower
        end = fonts.draw(target, aside, "label", theme.now.SECONDARY, at, "right", size).left - paint.px(20)
        for seat in save.seats if not save.problem else ():
            if (look := choices.look(save.game, seat.order)) is not None:
                paint.picture(target, look.emblem, (left + paint.px(_BADGE / 2), lower), paint.px(_BADGE))
                left += paint.px(_BADGE + 8)
        left += paint.px(8) if not save.problem else 0
        size = fonts.fitting(self.below, "label", end - left, _LEAST)
        below = fonts.fit(self.below, "label", end - left, size)
        ink = theme.LOSS if save.problem else theme.now.SECONDARY
        fonts.draw(target, below, "label", ink, (left, lower), "left", size)
