"""The host's page of people: who is in the room or at the table, and who may come in."""

from functools import partial
from typing import Any

import pygame
from typing_extensions import override

from luna.net import wire
from luna.shell.app.scene import App
from luna.shell.drawing import theme
from luna.shell.network.visitors import Visitor, Visitors, door_of, say
from luna.shell.screens.menu import MenuScene
from luna.shell.screens.page import PageScene
from luna.shell.widgets import Action, Button, Column
from luna.shell.widgets.buttons import PictureRow

_LOOKING = 3  # policies for spectators


class DoorScene(PageScene):
    """A row for each visitor with what the host can do, and the access rules."""

    rolls = True
    title_key = "door-title"

    def __init__(self, app: App, visitors: Visitors, over: MenuScene | None = None) -> None:
        super().__init__(app, over)
        self.visitors = visitors
        self._shown = self._state

    @override
    def update(self, dt: float) -> None:
        super().update(dt)
        if self._shown != (state := self._state):
            self._shown = state
            if state[0] is None:
                self.app.pop(self)  # there is another host now, or no connection
            else:
                self.rebuild()

    @property
    def _state(self) -> tuple[wire.Doorway | None, tuple[Visitor, ...]]:
        return door_of(self.visitors.remote), tuple(self.visitors.all())

    @override
    def left(self, column: Column) -> None:
        words, visitors = self.words, self._shown[1]
        column.words("people", words("door-people"), "body_bold")
        column.gap(10)
        if not visitors:
            column.words("nobody", words("door-nobody"), colour=theme.now.MUTED)
        for one in visitors:
            self._row(column, one)
            column.gap(8)

    def _row(self, column: Column, one: Visitor) -> None:
        """A name, and buttons beside it."""
        paint, words, number = self.paint, self.words, one.number
        line, gap, buttons = column.take(PictureRow.high(paint)), paint.px(10), list[Button]()
        deeds: list[tuple[str, Action, bool]] = [
            ("give", partial(self._give, one), one.ours and bool(self._receivers())),
            ("remove", partial(self._remove, one), not one.ours),
            ("admit", partial(self._say, wire.Admit(number)), one.asks),
        ]
        for name, action, offered in deeds:
            if offered:
                said = words(f"door-{name}")
                wide = Button.wide(paint, said)
                place = pygame.Rect(line.right - wide, line.y, wide, line.height)
                buttons.append(Button(place, f"{name}-{number}", said, action))
                line.width -= wide + gap
        column.add(PictureRow(line, f"visitor-{number}", one.name, words(one.state), None), *reversed(buttons))

    @override
    def right(self, column: Column) -> None:
        words, door = self.words, self._shown[0]
        if door is None:
            return
        for name, gap in (("locked", 10), ("hidden", 16)):
            change = partial(self._rule, name)
            column.switch(name, words(f"door-{name}"), getattr(door, name), change, words(f"door-{name}-below"))
            column.gap(gap)
        policies = {policy: words(f"door-looking-{policy}") for policy in range(_LOOKING)}
        column.pick("looking", words("door-looking"), policies, door.looking, partial(self._rule, "looking"))
        if door.removed:
            column.gap(20)
            column.button("pardon", words("door-pardon", count=door.removed), partial(self._say, wire.Pardon()))

    # --- actions ---

    def _say(self, message: wire.Admit | wire.Remove | wire.Pardon) -> None:
        say(self.visitors.remote, message)

    def _rule(self, name: str, value: Any) -> None:
        """Change one of the access rules."""
        door = door_of(self.visitors.remote)
        if door is not None:
            say(self.visitors.remote, wire.Door(door.locked, door.hidden, door.looking)._replace(**{name: value}))

    def _remove(self, one: Visitor) -> None:
        words = self.words
        below = words("door-remove-below", name=one.name)
        if self.visitors.have_seats and one.state in ("door-plays", "door-away"):
            below = f"{below} {words('door-remove-seat')}"
        asked, remove = words("door-remove-ask", name=one.name), partial(self._say, wire.Remove(one.number))
        self.ask(asked, below, words("door-remove"), remove)

    def _receivers(self) -> list[Visitor]:
        return [one for one in self._shown[1] if one.state in ("door-plays", "door-watches")]

    def _give(self, seat: Visitor) -> None:
        self.app.push(GiveScene(self.app, self, seat, self._receivers(), self.visitors))


class GiveScene(PageScene):
    """Gives a seat to one of the people who are there."""

    columns = 1
    size = (1000, 620)

    def __init__(
        self, app: App, over: MenuScene | None, seat: Visitor, receivers: list[Visitor], visitors: Visitors
    ) -> None:
        super().__init__(app, over)
        self.title = self.words("door-give-title", name=seat.name)
        self._seat, self._receivers, self._visitors = seat, receivers, visitors

    @override
    def left(self, column: Column) -> None:
        for one in self._receivers:
            column.row(f"to-{one.number}", one.name, self.words(one.state), partial(self._give, one))

    def _give(self, one: Visitor) -> None:
        say(self._visitors.remote, wire.Hand(self._seat.number, one.number))
        self.app.pop(self)
