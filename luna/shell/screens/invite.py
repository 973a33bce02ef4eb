"""Inviting others to a room: the link, and its picture for the camera of another machine."""

from __future__ import annotations

from typing import Final, Protocol

from typing_extensions import override

from luna.shell.app.scene import App
from luna.shell.drawing import theme
from luna.shell.screens.page import Foot, PageScene
from luna.shell.widgets import Column
from luna.shell.widgets.squares import Squares

_PICTURE: Final = 540  # units


class Linked(Protocol):
    """What has a link that others follow."""

    @property
    def link(self) -> str:
        """The link; "" while nobody can reach it."""

    def copy(self) -> None:
        """Copy the link to the clipboard."""


class InviteScene(PageScene):
    """The link at the left, its picture at the right."""

    size = (1360, 860)
    first = "copy"
    title_key = "network-invite"

    def __init__(self, app: App, room: Linked) -> None:
        super().__init__(app)
        self._room = room

    @override
    def left(self, column: Column) -> None:
        words = self.words
        column.words("below", words("network-invite-below"), "body")
        column.gap(20)
        *place, code = self._room.link.split("/", 4)  # in two lines, because a link has no spaces to wrap at
        for number, part in enumerate(("/".join([*place, ""]), code)):
            column.words(f"link-{number}", part, "label", theme.GOLD_PALE)
        column.gap(20)
        column.words("safe", words("network-invite-safe"), colour=theme.now.MUTED)

    @override
    def right(self, column: Column) -> None:
        place = column.take(min(self.paint.px(_PICTURE), column.window.width, self.window.height))
        column.add(Squares(place, "picture", self._room.link, self.words("network-invite-picture")))

    @override
    def foot(self) -> list[Foot]:
        return [Foot("copy", self.words("network-copy"), self._room.copy)]
