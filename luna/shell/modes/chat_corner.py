"""Presence at a shared table: a mark on the panels of players who are away, and the corner with the chat."""

from collections.abc import Collection

import pygame

from luna.log.records import MAX_CHAT
from luna.shell.app import navigation
from luna.shell.board import sheets
from luna.shell.board.panels.chatpanel import ChatPanel
from luna.shell.board.pen import Pen, Rect
from luna.shell.board.table_view import TableView
from luna.shell.drawing import theme
from luna.shell.network.relay_table import Shared
from luna.text import Catalogue


def mark_away(pen: Pen, text: Catalogue, seats: Collection[int]) -> None:
    """Draw a note on the panels of these seats: their players are away."""
    words, pen = text("network-away-mark"), pen.frame
    size = pen.fonts.width(words, "label_bold") + pen.px(24), pen.px(32)
    for panel in pen.layout.panels:
        if panel.seat in seats:
            place = panel.note(size, lambda key: pen.fonts.width(text(key), "label"))
            pen.paint.panel(pen.surface, place, "card")
            pen.fonts.draw(pen.surface, words, "label_bold", theme.LOSS, place.center, "mid")


class ChatCorner:
    """The chat panel, and the button in a corner that opens it and counts unread words."""

    def __init__(self, view: TableView, shared: Shared) -> None:
        self.panel = ChatPanel(shared, view.text, lambda: view.names)
        self.panel.ask = self._ask
        self._view, self._shared = view, shared
        self._button = Rect(0, 0, 0, 0)

    def read(self) -> bool:
        """Count nothing as unread while the panel lies open; whether it does."""
        if self.panel not in self._view.open:
            return False
        self._shared.unread = 0
        return True

    def _ask(self, begun: str) -> None:
        """A keyboard on the screen for the line, unless a mouse clicked it and there is another."""
        app, wanted = self._view.app, self._view.app.settings.keyboard
        if wanted == "always" or (wanted == "auto" and (app.touched or app.pad.leads or app.reader.listening)):
            self.panel.written = ""
            label = app.catalogue("network-chat-write")
            navigation.write(app, label, begun, MAX_CHAT, self._say)

    def _say(self, text: str) -> None:
        if text.strip():
            self._shared.say("", text)

    def toggle(self) -> None:
        """Open or close the chat; the keyboard writes into it while it is open."""
        self._view.stack.toggle(self.panel.name)
        if self.read():
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def handle(self, event: pygame.event.Event) -> bool:
        """Take a typed letter, or a click on the button; True when the event was used."""
        if event.type in (pygame.KEYDOWN, pygame.TEXTINPUT):
            return self.panel in self._view.open and self.panel.typed(event)
        used = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._button.collidepoint(event.pos)
        if used:
            self.toggle()
        return used

    def draw(self, pen: Pen, key: str) -> None:
        """Draw the button: in the top bar where there is room, else at the foot of the board, clear of the panels."""
        layout, pen = pen.layout, pen.frame
        gap, icon = pen.px(8), pen.px(34)
        unread = str(self._shared.unread or "")
        counted = pen.fonts.width(unread, "label_bold") + gap if unread else 0
        cap = pen.paint.cap(key) + pen.px(16) if key else 0
        place = Rect(0, 0, icon + counted + cap + 2 * gap, max(pen.px(48), pen.fonts.line("label_bold") + pen.px(10)))
        if layout.top.full:
            place.midright = layout.top.buttons["menu"].left - gap, layout.top.rect.centery
        else:
            foot = layout.bar.rect.top - gap
            below = foot - place.height >= max(panel.rect.bottom for panel in layout.panels) + gap
            place.bottomleft = (layout.panels[0].rect.left if below else layout.free.left + gap), foot
        self._button = place
        sheets.button(pen, place, "on", place.collidepoint(self._view.board.hand.pointer.point))
        pen.put_high("ui/icon-chat", (place.left + gap + icon // 2, place.centery), 30)
        ink = theme.GOLD_PALE
        pen.fonts.draw(pen.surface, unread, "label_bold", ink, (place.left + 2 * gap + icon, place.centery))
        if key:
            pen.paint.key(pen.surface, key, place.right - gap, place.centery)
