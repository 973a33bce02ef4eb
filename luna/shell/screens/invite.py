"""Inviting others to a room: the link, its picture for a camera, and the list of open tables at the relay."""

from __future__ import annotations

from functools import partial
from typing import Final, Protocol

from typing_extensions import override

from luna.net.placards import FORBIDDEN, LEVELS, MOST_PHRASES, SHOWN, TOO_MANY
from luna.shell.app.scene import App
from luna.shell.drawing import theme
from luna.shell.network.poster import PHRASES, Poster
from luna.shell.screens.page import Foot, Maker, PageScene, chip
from luna.shell.widgets import Column
from luna.shell.widgets.squares import Squares

_PICTURE: Final = 540  # units
_STATES: Final = {SHOWN: "open-shown", FORBIDDEN: "open-forbidden", TOO_MANY: "open-too-many"}


class Linked(Protocol):
    """What has a link that others follow."""

    @property
    def poster(self) -> Poster | None:
        """Shows the room to everybody at its relay; None where that is not for this person to choose."""

    @property
    def link(self) -> str:
        """The link; "" while nobody can reach it."""

    def copy(self) -> None:
        """Copy the link to the clipboard."""


class InviteScene(PageScene):
    """The link and the placard at the left, the picture at the right."""

    size = (1560, 1000)
    first = "copy"
    title_key = "network-invite"
    share = 0.56
    between = 50

    def __init__(self, app: App, room: Linked) -> None:
        super().__init__(app)
        self._room = room
        self._state = -1

    @override
    def update(self, dt: float) -> None:
        super().update(dt)
        poster = self._room.poster
        if poster is not None and poster.state != self._state:
            self._state = poster.state
            self.rebuild()

    @override
    def left(self, column: Column) -> None:
        words = self.words
        column.words("below", words("network-invite-below"))
        column.gap(14)
        *place, code = self._room.link.split("/", 4)  # in two lines, because a link has no spaces to wrap at
        for number, part in enumerate(("/".join([*place, ""]), code)):
            column.words(f"link-{number}", part, "label", theme.GOLD_PALE)
        if self._room.poster is not None:
            column.gap(20)
            self._placard(column, self._room.poster)

    def _placard(self, column: Column, poster: Poster) -> None:
        """What strangers read, if they may read anything."""
        words = self.words
        below = words(_STATES.get(poster.state, "open-show-below") if poster.shows else "open-show-below")
        column.switch("shows", words("open-show"), poster.shows, partial(self._set, "shows"), below)
        if not poster.shows:
            return
        column.switch("named", words("open-named"), poster.named, partial(self._set, "named"))
        column.gap(12)
        levels = [words(f"open-level-{level}") for level in range(LEVELS)]
        column.choice("level", words("open-level"), levels, poster.level, partial(self._set, "level"), above=True)
        column.gap(12)
        column.words("says", words("open-says", count=MOST_PHRASES))
        column.gap(6)
        column.buttons([self._phrase(number, name, poster) for number, name in enumerate(PHRASES)], 46)

    def _phrase(self, number: int, name: str, poster: Poster) -> Maker:
        said, chosen = self.words(f"open-says-{name}"), number in poster.phrases
        return chip(self.paint, f"says-{name}", said, partial(self._say, number), chosen=chosen)

    @override
    def right(self, column: Column) -> None:
        place = column.take(min(self.paint.px(_PICTURE), column.window.width, self.window.height))
        column.add(Squares(place, "picture", self._room.link, self.words("network-invite-picture")))

    @override
    def foot(self) -> list[Foot]:
        return [Foot("copy", self.words("network-copy"), self._room.copy)]

    def _set(self, what: str, value: int) -> None:
        setattr(self._room.poster, what, value)
        self.rebuild()

    def _say(self, number: int) -> None:
        poster = self._room.poster
        if poster is not None and not poster.toggle(number):
            self.app.toasts.say(self.words("open-says-most", count=MOST_PHRASES))
        self.rebuild()
