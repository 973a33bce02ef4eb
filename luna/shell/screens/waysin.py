"""How the others get into a room: its part of the page, and the invitation that is sent to them."""

from __future__ import annotations

from luna.net.addresses import seen_from_afar
from luna.net.hosting import OwnRelay
from luna.net.remote import Remote
from luna.shell.app import desktop
from luna.shell.app.scene import App
from luna.shell.network import connections
from luna.shell.network.doorway import door_of
from luna.shell.network.lobby import Gathering
from luna.shell.network.local import invitation
from luna.shell.widgets import Action, Column


class WaysIn:
    """Address and code of a room; a switch where the system has not opened the port."""

    def __init__(self, app: App, remote: Remote, people: Gathering, rebuild: Action) -> None:
        """`rebuild` lays the page out anew."""
        self._app, self._words, self._remote, self._people = app, app.catalogue, remote, people
        self._here = connections.own(app, remote)
        self._rebuild = rebuild

    @property
    def house(self) -> OwnRelay | None:
        """The relay here, if the room is there."""
        return self._app.network.house if self._here else None

    def fill(self, column: Column) -> None:
        """The ways, for the host."""
        words, house = self._words, self.house
        if house is None or house.open:
            column.words("ways-in", words("network-ways-in"), "body_bold")
            column.gap(4)
            column.words("addresses", self.addresses)
            self.copier(column)
        else:
            column.switch("let-in", words("network-let-in"), False, self._let_in, words("network-let-in-below"))

    def copier(self, column: Column) -> None:
        """The button for copying."""
        column.gap(10)
        column.button("copy", self._words("network-copy"), self.copy)

    def copy(self) -> None:
        """The way into the room, to be sent to others."""
        room = self._people.room
        found = invitation(self.house, self._remote, room.code if room else "")
        if found and desktop.to_clipboard(found):
            self._app.toasts.say(self._words("network-copied", invitation=found))
        else:
            self._app.toasts.say(self._words("clipboard-missing") if found else self.addresses, trouble=True)

    @property
    def addresses(self) -> str:
        """Where the others reach the room, in a sentence."""
        house, words, remote = self.house, self._words, self._remote
        if house is None:
            return words("network-there", host=seen_from_afar(remote.route.host), port=str(remote.route.port))
        if not house.addresses:
            return words("network-no-address", port=str(house.port))
        door = door_of(remote)
        key = "network-reached-hidden" if door is not None and (door.hidden or door.locked) else "network-reached"
        return words(key, addresses=", ".join(house.addresses[:2]), port=str(house.port))

    def _let_in(self, on: bool) -> None:
        if on and self.house is not None:
            connections.let_in(self._app, self.house)
        self._rebuild()
