"""Inviting others to a room: the link, its QR code, and the list of open tables at the relay."""

from functools import lru_cache, partial
from typing import Final

import pygame
from typing_extensions import override

from luna.net.addresses import seen_from_afar
from luna.net.hosting import OwnRelay
from luna.net.placards import FORBIDDEN, LEVELS, MOST_PHRASES, SHOWN, TOO_MANY
from luna.net.remote import Remote
from luna.shell.access.node import Node, Role
from luna.shell.app import desktop
from luna.shell.app.scene import App
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.network import connections
from luna.shell.network.links import invitation
from luna.shell.network.lobby import PHRASES, Gathering, Poster
from luna.shell.network.visitors import door_of
from luna.shell.screens.page import Foot, PageScene, Shape
from luna.shell.widgets import Action, Chip, Column
from luna.shell.widgets.widget import Widget

_QUIET: Final = 4  # light squares around the code, which cameras need
_DARK: Final = (0, 0, 0)
_LIGHT: Final = (255, 255, 255)  # in every contrast mode, or no camera reads it
_STATES: Final = {SHOWN: "open-shown", FORBIDDEN: "open-forbidden", TOO_MANY: "open-too-many"}


class Invitation:
    """Address and code of a room for others, and a switch while the system has not opened the port."""

    def __init__(self, app: App, remote: Remote, people: Gathering, rebuild: Action) -> None:
        self._app, self._words, self._remote, self._people = app, app.catalogue, remote, people
        self._here = app.network.owns(remote)
        self._poster = None if self._here else Poster(remote, people)
        self._rebuild = rebuild

    @property
    def house(self) -> OwnRelay | None:
        """The relay of this machine, if the room is there."""
        return self._app.network.house if self._here else None

    @property
    def addresses(self) -> str:
        """The sentence with the addresses of the room."""
        house, words, remote = self.house, self._words, self._remote
        if house is None:
            return words("network-there", host=seen_from_afar(remote.route.host), port=str(remote.route.port))
        if not house.addresses:
            return words("network-no-address", port=str(house.port))
        door = door_of(remote)
        key = "network-reached-hidden" if door is not None and (door.hidden or door.locked) else "network-reached"
        return words(key, addresses=", ".join(house.addresses[:2]), port=str(house.port))

    def fill(self, column: Column) -> None:
        """Fill the section of the host."""
        words, house = self._words, self.house
        if house is None or house.open:
            column.title("ways-in", words("network-ways-in"), 4)
            column.words("addresses", self.addresses)
            self.button(column)
            return

        def let_in(on: bool) -> None:
            if on:
                connections.let_in(self._app, house)
            self._rebuild()

        column.switch("let-in", words("network-let-in"), False, let_in, words("network-let-in-below"))

    def button(self, column: Column) -> None:
        """The buttons that copy the link and show it."""
        tools = (
            ("copy", self._words("network-copy"), self.copy),
            ("invite", self._words("network-invite"), self._show),
        )
        column.gap(10).tools(tools, 60)

    @property
    def poster(self) -> Poster | None:
        """Lists the room for everybody at another relay."""
        return self._poster if self._people.hosting else None

    @property
    def link(self) -> str:
        """The link to the room; "" while it cannot be reached."""
        room = self._people.room
        return invitation(self.house, self._remote, room.code if room else "")

    def copy(self) -> None:
        """Copy the link to the clipboard."""
        found = self.link
        if found and desktop.to_clipboard(found):
            self._app.toasts.say(self._words("network-copied", invitation=found))
        else:
            self._app.toasts.say(self._words("clipboard-missing") if found else self.addresses, trouble=True)

    def _show(self) -> None:
        if self.link:
            self._app.push(InviteScene(self._app, self))
        else:
            self._app.toasts.say(self.addresses, trouble=True)


class InviteScene(PageScene):
    """The link and the placard at the left, the QR code at the right."""

    shape = Shape((1560, 1000), share=0.56, between=50)
    first = "copy"
    title_key = "network-invite"

    def __init__(self, app: App, room: Invitation) -> None:
        super().__init__(app)
        self._room = room

    @override
    def news(self) -> object:
        return self._room.poster and self._room.poster.state

    @override
    def left(self, column: Column) -> None:
        column.words("below", self.words("network-invite-below"), gap=14)
        link = self._room.link
        if self.paint.fonts.width(link, "label") > column.window.width:
            *place, code = link.split("/", 4)
            link = "/".join([*place, f"\n{code}"])  # it has no spaces to wrap at
        column.words("link", link, "label", theme.GOLD_PALE)
        if self._room.poster is not None:
            self._placard(column.gap(20), self._room.poster)

    def _placard(self, column: Column, poster: Poster) -> None:
        """The placard that strangers read, if they may read one."""
        words = self.words
        below = words(_STATES.get(poster.state, "open-show-below") if poster.shows else "open-show-below")
        column.switch("shows", words("open-show"), poster.shows, partial(self._set, "shows"), below)
        if not poster.shows:
            return
        column.switch("named", words("open-named"), poster.named, partial(self._set, "named"), gap=12)
        levels = [words(f"open-level-{level}") for level in range(LEVELS)]
        column.choice("level", words("open-level"), levels, poster.level, partial(self._set, "level"), gap=12)
        column.words("says", words("open-says", count=MOST_PHRASES), gap=6)
        column.buttons([self._phrase(number, name, poster) for number, name in enumerate(PHRASES)], 46)

    def _phrase(self, number: int, name: str, poster: Poster) -> Chip:
        def say() -> None:
            if not poster.toggle(number):
                self.app.toasts.say(self.words("open-says-most", count=MOST_PHRASES))
            self.rebuild()

        said = self.words(f"open-says-{name}")
        return Chip(f"says-{name}", said, say, chosen=number in poster.phrases)

    @override
    def right(self, column: Column) -> None:
        place = column.take(min(self.paint.px(540), column.window.width, self.window.height))
        column.add(Squares("picture", self._room.link, self.words("network-invite-picture")).at(place))

    @override
    def foot(self) -> list[Foot]:
        return [Foot("copy", self.words("network-copy"), self._room.copy)]

    def _set(self, what: str, value: int) -> None:
        setattr(self._room.poster, what, value)
        self.rebuild()


class Squares(Widget):
    """A QR code. It has its own colours, whatever the contrast."""

    def __init__(self, name: str, text: str, label: str) -> None:
        super().__init__(name)
        self.label = label
        self._rows = squares(text)
        self.enabled = False

    @override
    def node(self) -> Node:
        return Node(self.name, Role.IMAGE, self.label, self.rect)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        count = len(self._rows) + 2 * _QUIET
        side = max(1, min(self.rect.size) // count)
        place = pygame.Rect(0, 0, side * count, side * count)
        place.center = self.rect.center
        target.fill(_LIGHT, place)
        for y, row in enumerate(self._rows):
            for x, dark in enumerate(row):
                if dark:
                    at = place.x + (x + _QUIET) * side, place.y + (y + _QUIET) * side
                    target.fill(_DARK, (*at, side, side))


@lru_cache(4)
def squares(text: str) -> tuple[bytes, ...]:
    """The rows of the QR code, a byte per square: 1 is dark. Capitals need fewer squares."""
    import segno  # noqa: PLC0415  (only an invitation needs it)

    return tuple(bytes(row) for row in segno.make(text.upper(), error="m", micro=False, boost_error=False).matrix)
