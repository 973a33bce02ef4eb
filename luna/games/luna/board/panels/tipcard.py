"""A tip as a small card by lantern light on free water: it stops nothing, and two buttons put it away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame
from typing_extensions import override

from luna.games.luna.board.hand import lights
from luna.games.luna.board.hand.hand import Hand
from luna.games.luna.board.hand.picking import figure_hit
from luna.games.luna.board.words.sentences import said
from luna.games.luna.board.words.tips import Tip, tip
from luna.games.luna.rules import legal
from luna.games.luna.rules.views import Forecast
from luna.shell import theme
from luna.shell.board import sheets
from luna.shell.board.frame import Frame
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.scene import App

BUTTONS: Final = ("got-it", "no-more")
_PAD: Final = 16
_WIDE: Final = 380
_LONG: Final = 4  # lines; what needs more of them is wider
_WIDER: Final = 450
_LANTERN: Final = 46  # width kept for it, u
_HIGH: Final = 48  # of the buttons, u
_GAP: Final = 10
_AROUND: Final = 8  # between a thing and the ring about it, u
_OVER: Final = ("hint", "recap")
"""Panels that stand where a tip does: as long as one lies open, tips are out of the way."""


class TipCard(Panel):
    """The card of a tip. While the hand drafts, pieces move or a panel lies in its place it is out of the way."""

    name = "tip"

    def __init__(self, hand: Hand, tip: Tip, closed: Callable[[bool], None]) -> None:
        """`closed` is told whether the player wants no more tips."""
        self.tip = tip
        self._hand = hand
        self._closed = closed
        self._buttons: dict[str, Rect] = {}
        self._hover = ""

    @property
    @override
    def keeps(self) -> Rect | None:
        return None if self._away else super().keeps

    @property
    def _away(self) -> bool:
        return self._hand.draft.busy or self._hand.display.busy or _covered(self._hand)

    @override
    def covers(self, layout: Frame, point: Pixel) -> bool:
        return not self._away and super().covers(layout, point)

    @override
    def spots(self, layout: Frame) -> list[Rect]:
        return [] if self._away else list(self._buttons.values())

    @override
    def moved(self, layout: Frame, point: Pixel | None) -> bool:
        before, self._hover = self._hover, self._button(point) if point else ""
        return self._hover != before

    @override
    def click(self, layout: Frame, point: Pixel) -> bool:
        """Press a button of the card; nothing else closes it."""
        name = self._button(point)
        if name:
            self._closed(name == "no-more")
        return bool(name)

    @override
    def draw(self, pen: Pen) -> None:
        if self._away:
            return
        if (thing := self._thing()) is not None:
            _ring(pen, thing)
        home, pen = pen.layout.card_home, pen.frame
        pad, fonts, text = pen.px(_PAD), pen.fonts, self._hand.text
        labels = {name: text(f"tip-{name}") for name in BUTTONS}
        needs = {name: fonts.width(label, "label_bold") + 2 * pad for name, label in labels.items()}
        wide = max(pen.px(_WIDE), sum(needs.values()) + pen.px(_GAP) + 2 * pad)
        words = said(text, f"tip-{self.tip.key}", self.tip.facts)
        lines = fonts.wrap(words, "label", wide - 2 * pad)
        if len(lines) > _LONG:
            wide = max(wide, pen.px(_WIDER))
            lines = fonts.wrap(words, "label", wide - 2 * pad)
        head, line = fonts.line("card_title") + pad // 2, fonts.line("label")
        high = max(pen.px(_HIGH), line + pad)
        rect = Rect(0, 0, wide, 3 * pad + head + line * len(lines) + high)
        rect.midbottom = home.midbottom
        self.rect = rect.clamp(pen.layout.window)
        pen.paint.panel(pen.surface, self.rect, "card")
        left, y = self.rect.x + pad, self.rect.y + pad
        lamp = left + pen.px(_LANTERN / 2), y + head // 2
        pen.put_high("temple/lantern-glow", (lamp[0], lamp[1] + pen.px(14)), 96)
        pen.put_high("temple/lantern-lit", (lamp[0], lamp[1] + pen.px(22)), 56)
        title = left + pen.px(_LANTERN), y + head / 2
        fonts.draw(pen.surface, text("tip-name"), "card_title", theme.GOLD, title)
        y += head
        for part in lines:
            fonts.draw(pen.surface, part, "label", theme.now.MOONLIGHT, (left, y + line / 2))
            y += line
        spare = (wide - 2 * pad - pen.px(_GAP) - sum(needs.values())) // 2
        for name, label in labels.items():
            rect = self._buttons[name] = Rect(left, y + pad, needs[name] + spare, high)
            sheets.button(pen, rect, "on", self._hover == name)
            ink = theme.now.SECONDARY if name == "no-more" else theme.now.MOONLIGHT
            fonts.draw(pen.surface, label, "label_bold", ink, rect.center, "mid")
            left = rect.right + pen.px(_GAP)

    def _button(self, point: Pixel) -> str:
        return next((name for name, rect in self._buttons.items() if rect.collidepoint(point)), "")

    def _thing(self) -> Rect | None:
        """The rectangle of what the tip points at."""
        target, display = self.tip.thing, self._hand.display
        layout, shown = display.layout, display.shown
        if target is None:
            return None
        if target.what == "build":
            return figure_hit(layout, shown, "builder", target.island)
        if target.what == "island":
            whole = layout.island(target.island).inflate(-layout.px(56), -layout.px(46))
            return Rect(whole.x, whole.y, whole.width, whole.height - layout.px(32))  # the name stays free
        return lights.spot(layout, shown, self._hand.chips, target)


def due(app: App, hand: Hand, told: Forecast) -> TipCard | None:
    """The tip that the position calls for, each only once in all games; `told` is the forecast of the round's end."""
    settings, draft = app.settings, hand.draft
    if not settings.tips or _covered(hand):
        return None
    found = tip(draft.seen, told, [] if draft.over else legal(draft.row), frozenset(settings.tips_seen))
    if found is None:
        return None

    def closed(for_good: bool) -> None:
        if for_good:
            settings.tips = False
            app.keep()

    settings.tips_seen = (*settings.tips_seen, found.name)
    app.keep()
    return TipCard(hand, found._replace(facts={**found.facts, "key": app.keys.key("rules")}), closed)


def _covered(hand: Hand) -> bool:
    """Whether something else lies open where tips stand."""
    return any(panel.name in _OVER for panel in hand.panels)


def _ring(pen: Pen, thing: Rect) -> None:
    """The warm ring about what a tip points at."""
    rect = thing.inflate(2 * pen.px(_AROUND), 2 * pen.px(_AROUND))
    radius = min(pen.px(60), rect.height // 4)

    def make() -> pygame.Surface:
        ground = pygame.Surface(rect.size, pygame.SRCALPHA)
        box = ground.get_rect()
        pygame.draw.rect(ground, (*theme.ABYSS, 190), box, pen.px(7), border_radius=radius)
        inner = box.inflate(-2 * pen.px(2), -2 * pen.px(2))
        pygame.draw.rect(ground, theme.GOLD, inner, pen.px(3), border_radius=radius - pen.px(2))
        return ground

    pen.surface.blit(pen.keep(("tip-ring", rect.size), make), rect)
