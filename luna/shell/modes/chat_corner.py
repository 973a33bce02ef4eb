"""Presence at a shared table: a mark on the panels of absent players, and the chat with its corner."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna.log.records import MAX_CHAT, NO_SEAT
from luna.shell.app import desktop, navigation
from luna.shell.board import sheets
from luna.shell.board.frame import Frame
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.board.table_view import TableView
from luna.shell.drawing import theme
from luna.shell.input.keys import is_paste
from luna.shell.network.relay_table import PHRASES, Shared
from luna.shell.players.seats import looks
from luna.text import Catalogue

_SIZE: Final = (440, 520)  # u
_WRITE: Final = "write"  # the place of the line, beside those of the phrases
_HIGH: Final = 40  # of a phrase and of the line, u


def mark_away(pen: Pen, text: Catalogue, seats: Collection[int]) -> None:
    """Mark the panels of these seats: their players are away."""
    words, pen = text("network-away-mark"), pen.frame
    size = pen.fonts.width(words, "label_bold") + pen.px(24), pen.px(32)
    for panel in pen.layout.panels:
        if panel.seat in seats:
            place = panel.note(size, lambda key: pen.fonts.width(text(key), "label"))
            pen.paint.panel(pen.surface, place, "card")
            pen.fonts.draw(pen.surface, words, "label_bold", theme.LOSS, place.center, "mid")


class ChatPanel(Panel):
    """The chat of a table; while it is open it takes the letters."""

    name = "chat"

    def __init__(self, shared: Shared, text: Catalogue, names: Callable[[], Sequence[str]]) -> None:
        self._shared, self._text, self._names = shared, text, names
        self._looks = looks(shared.table.game, shared.table.seats)
        self.written = ""
        self.ask: Callable[[str], object] = str
        """Opens the on-screen keyboard with the beginning of the line."""

    @override
    def said(self) -> Sequence[str]:
        return (self._text("command-chat"),)

    @override
    def deeds(self) -> Sequence[tuple[str, str, Callable[[], object]]]:
        phrases = [(one, self._text(f"phrase-{one}"), partial(self._shared.say, one)) for one in PHRASES]
        return [*phrases, (_WRITE, self._text("network-chat-write"), partial(self.ask, self.written))]

    @override
    def click(self, layout: Frame, point: Pixel) -> bool:
        """A click sends a phrase at once."""
        if (phrase := self.meant(point)) == _WRITE:
            self.ask(self.written)
        elif phrase:
            self._shared.say(phrase)
        return False

    def typed(self, event: pygame.event.Event) -> bool:
        """Handle letters and editing keys; False: the table may have the event."""
        if event.type == pygame.TEXTINPUT:
            self.written = (self.written + event.text)[:MAX_CHAT]
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self.written.strip():
                self._shared.say("", self.written)
            self.written = ""
            return True
        if is_paste(event):
            self.written = f"{self.written}{' '.join(desktop.clipboard().split())}"[:MAX_CHAT]
            return True
        if event.key == pygame.K_BACKSPACE:
            self.written = self.written[:-1]
            return True
        # functions and Escape are the table's; a letter comes again as text
        return not (event.key == pygame.K_ESCAPE or pygame.K_F1 <= event.key <= pygame.K_F12)

    @override
    def draw(self, pen: Pen) -> None:
        layout, pen = pen.layout, pen.frame
        fonts, pad, gap = pen.fonts, pen.px(16), pen.px(6)
        free = layout.free
        size = min(round(pen.px(_SIZE[0]) * max(1.0, fonts.growth)), free.width), min(pen.px(_SIZE[1]), free.height)
        self.rect = Rect((0, 0), size).move_to(bottomright=(free.right - gap, free.bottom - gap))
        pen.paint.panel(pen.surface, self.rect, "card")
        inside = self.rect.inflate(-2 * pad, -2 * pad)
        bottom = self._foot(pen, inside)
        title = fonts.line("card_title")
        words = self._text("network-chat")
        if self._shared.spectators:
            words = f"{words}  ·  {self._text('network-watching', count=self._shared.spectators)}"
        words = fonts.fit(words, "card_title", inside.width)
        fonts.draw(pen.surface, words, "card_title", theme.GOLD, (inside.x, inside.y + title / 2))
        self._lines(pen, Rect(inside.x, inside.y + title + gap, inside.width, bottom - gap - inside.y - title - gap))

    def _lines(self, pen: Pen, room: Rect) -> None:
        """Draw as many messages as fit, the newest at the bottom."""
        fonts, y = pen.fonts, room.bottom
        line = fonts.line("label")
        for said in reversed(self._shared.words):
            words = self._text(f"phrase-{said.phrase}") if said.phrase in PHRASES else said.text
            parts = fonts.wrap(words, "label", room.width - pen.px(12))
            y -= line * (len(parts) + 1) + pen.px(4)
            if y < room.y:
                return
            watching = said.seat == NO_SEAT
            name = said.name if watching else self._names()[said.seat]
            icon = "ui/icon-eye" if watching else self._looks[said.seat].emblem
            name = fonts.fit(name, "label_bold", room.width - pen.px(30))
            pen.put_high(icon, (room.x + pen.px(11), y + line // 2), 22)
            fonts.draw(pen.surface, name, "label_bold", theme.GOLD_PALE, (room.x + pen.px(28), y + line / 2))
            for number, part in enumerate(parts, 1):
                at = room.x + pen.px(12), y + line * (number + 0.5)
                fonts.draw(pen.surface, part, "label", theme.now.MOONLIGHT, at)
        if not self._shared.words:
            at = room.centerx, room.centery
            empty = fonts.fit(self._text("network-chat-empty"), "label", room.width)
            fonts.draw(pen.surface, empty, "label", theme.now.MUTED, at, "mid")

    def _foot(self, pen: Pen, inside: Rect) -> int:
        """The input line, and the phrases above it; returns their top."""
        fonts, gap = pen.fonts, pen.px(6)
        high = max(pen.px(_HIGH), fonts.line("label") + pen.px(10))
        field = Rect(inside.x, inside.bottom - high, inside.width, high)
        pen.paint.well(pen.surface, field)
        pen.box(field, theme.LEGAL, 8, 1.5)
        room = field.width - pen.px(24)
        shown = self.written
        while shown and fonts.width(shown, "label") > room:
            shown = shown[1:]
        empty = "network-chat-write" if self._shared.plays else "network-aside-write"
        words, ink = (shown, theme.now.MOONLIGHT) if self.written else (self._text(empty), theme.now.MUTED)
        words, at = fonts.fit(words, "label", room), (field.x + pen.px(12), field.centery)
        x = fonts.draw(pen.surface, words, "label", ink, at).right + 2
        if self.written:
            pen.surface.fill(theme.LEGAL, (x, field.y + pen.px(9), 1, field.height - 2 * pen.px(9) + 1))
        phrases = [(field, _WRITE)]
        wide = (inside.width - gap) // 2
        top = field.y - gap
        for number, phrase in enumerate(reversed(PHRASES)):
            if number % 2 == 0:
                top -= high
            rect = Rect(inside.x + (0 if number % 2 else wide + gap), top, wide, high)
            sheets.button(pen, rect, "on", self.pointed == phrase)
            said = self._text(f"phrase-{phrase}")
            pen.words(said, "label_bold", theme.now.MOONLIGHT, rect.inflate(-pen.px(16), 0), "mid")
            phrases.append((rect, phrase))
            top -= gap if number % 2 else 0
        self.places = phrases
        return top


class ChatCorner:
    """The chat panel, and the button in a corner that opens it and counts unread messages."""

    def __init__(self, view: TableView, shared: Shared) -> None:
        self.panel = ChatPanel(shared, view.text, lambda: view.names)
        self.panel.ask = self._ask
        self._view, self._shared = view, shared
        self._button = Rect(0, 0, 0, 0)

    def read(self) -> bool:
        """Mark everything as read while the panel is open; returns whether it is."""
        if self.panel not in self._view.open:
            return False
        self._shared.unread = 0
        return True

    def _ask(self, begun: str) -> None:
        """Open the on-screen keyboard for the line, unless it was a mouse click and there is a real keyboard."""
        app, wanted = self._view.app, self._view.app.settings.keyboard
        if wanted == "always" or (wanted == "auto" and (app.touched or app.pad.leads or app.reader.listening)):
            self.panel.written = ""
            label = app.catalogue("network-chat-write")
            navigation.write(app, label, begun, MAX_CHAT, self._say)

    def _say(self, text: str) -> None:
        if text.strip():
            self._shared.say("", text)

    def toggle(self) -> None:
        """Open or close the chat; while it is open, the keyboard types into it."""
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
        """Draw the button: in the top bar where it fits, else at the foot of the board, clear of the panels."""
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
