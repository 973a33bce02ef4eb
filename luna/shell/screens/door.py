"""The page of the host's door: who is here and who may come in. The same for a room and for a table."""

from __future__ import annotations

from functools import partial

import pygame
from typing_extensions import override

from luna.net import wire
from luna.shell.app.scene import App
from luna.shell.drawing import theme
from luna.shell.network.doorway import Doorway, Visitor, door_of, say
from luna.shell.screens.menu import MenuScene
from luna.shell.screens.page import PageScene
from luna.shell.screens.question import QuestionScene
from luna.shell.widgets import Action, Button, Column
from luna.shell.widgets.buttons import PictureRow

_LOOKING = 3  # ways


class DoorScene(PageScene):
    """A row for everybody else, what the host can do with each, and three rules."""

    rolls = True

    def __init__(self, app: App, doorway: Doorway, over: MenuScene | None = None) -> None:
        """`over`: see `MenuScene`."""
        super().__init__(app, over)
        self.title = self.words("door-title")
        self._doorway = doorway
        self._shown = self._state

    @override
    def update(self, dt: float) -> None:
        super().update(dt)
        if self._shown != (state := self._state):
            self._shown = state
            if state[0] is None:
                self.app.pop(self)  # somebody else is the host now, or nobody is reached
            else:
                self.rebuild()

    @property
    def _state(self) -> tuple[wire.Doorway | None, tuple[Visitor, ...]]:
        return door_of(self._doorway.remote), tuple(self._doorway.visitors)

    @override
    def left(self, column: Column) -> None:
        words = self.words
        column.words("people", words("door-people"), "body_bold")
        column.gap(10)
        visitors = self._shown[1]
        if not visitors:
            column.words("nobody", words("door-nobody"), colour=theme.now.MUTED)
        for one in visitors:
            self._row(column, one)
            column.gap(8)

    def _row(self, column: Column, one: Visitor) -> None:
        """A name, and buttons beside it."""
        paint, words = self.paint, self.words
        line, gap = column.take(PictureRow.high(paint)), paint.px(10)
        deeds: list[tuple[str, str, Action]] = []
        if one.ours:
            if self._receivers():
                deeds.append((f"give-{one.number}", words("door-give"), self._giver(one)))
        else:
            deeds.append((f"remove-{one.number}", words("door-remove"), partial(self._remove, one)))
        if one.asks:
            deeds.append(
                (f"admit-{one.number}", words("door-admit"), partial(say, self._doorway.remote, wire.Admit(one.number)))
            )
        right = line.right
        buttons = []
        for name, said, action in deeds:
            wide = Button.wide(paint, said)
            buttons.append(Button(pygame.Rect(right - wide, line.y, wide, line.height), name, said, action))
            right -= wide + gap
        line.width = right - line.x
        column.add(PictureRow(line, f"visitor-{one.number}", one.name, words(one.state), None))
        column.add(*reversed(buttons))

    @override
    def right(self, column: Column) -> None:
        words, door = self.words, self._shown[0]
        if door is None:
            return
        column.switch("locked", words("door-locked"), door.locked, self._lock, words("door-locked-below"))
        column.gap(10)
        column.switch("hidden", words("door-hidden"), door.hidden, self._hide, words("door-hidden-below"))
        column.gap(16)
        ways = [words(f"door-looking-{way}") for way in range(_LOOKING)]
        column.choice("looking", words("door-looking"), ways, door.looking, self._look, above=True)
        if door.removed:
            column.gap(20)
            said = words("door-pardon", count=door.removed)
            column.button("pardon", said, lambda: say(self._doorway.remote, wire.Pardon()))

    # ---- deeds

    def _lock(self, on: bool) -> None:
        self._say(locked=on)

    def _hide(self, on: bool) -> None:
        self._say(hidden=on)

    def _look(self, index: int) -> None:
        self._say(looking=index)

    def _say(self, locked: bool | None = None, hidden: bool | None = None, looking: int | None = None) -> None:
        door = door_of(self._doorway.remote)
        if door is not None:
            said = wire.Door(
                door.locked if locked is None else locked,
                door.hidden if hidden is None else hidden,
                door.looking if looking is None else looking,
            )
            say(self._doorway.remote, said)

    def _remove(self, one: Visitor) -> None:
        words = self.words
        below = words("door-remove-below", name=one.name)
        if self._doorway.takes_seats and one.state in ("door-plays", "door-away"):
            below = f"{below} {words('door-remove-seat')}"
        title = words("door-remove-ask", name=one.name)
        self.app.push(
            QuestionScene(
                self.app,
                self,
                title,
                below,
                words("door-remove"),
                partial(say, self._doorway.remote, wire.Remove(one.number)),
            )
        )

    def _receivers(self) -> list[Visitor]:
        return [one for one in self._shown[1] if one.state in ("door-plays", "door-watches")]

    def _giver(self, seat: Visitor) -> Action:
        return lambda: self.app.push(GiveScene(self.app, self, seat, self._receivers(), self._doorway))


class GiveScene(PageScene):
    """Who of those who are there gets a seat."""

    columns = 1
    size = (1000, 620)

    def __init__(
        self, app: App, over: MenuScene | None, seat: Visitor, receivers: list[Visitor], doorway: Doorway
    ) -> None:
        super().__init__(app, over)
        self.title = self.words("door-give-title", name=seat.name)
        self._seat, self._receivers, self._doorway = seat, receivers, doorway

    @override
    def left(self, column: Column) -> None:
        for one in self._receivers:
            place = column.take(PictureRow.high(self.paint))
            column.add(PictureRow(place, f"to-{one.number}", one.name, self.words(one.state), partial(self._give, one)))
            column.gap(8)

    def _give(self, one: Visitor) -> None:
        say(self._doorway.remote, wire.Hand(self._seat.number, one.number))
        self.app.pop(self)
