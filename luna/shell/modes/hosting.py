"""The host's machine at a shared table: bots stand in for whom he has removed, and he hears who asks to look on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from luna.log.records import HUMAN
from luna.net import cards
from luna.shell.app.scene import App
from luna.shell.network.relay_table import Shared
from luna.shell.network.visitors import Visitors, at_table, door_of
from luna.shell.players.opponents import USUAL_LEVEL
from luna.shell.players.seats import player
from luna.table.link import TableLink


class Hosting:
    """Of one table, as long as this machine is its host."""

    def __init__(self, app: App, shared: Shared, names: Callable[[], Sequence[str]]) -> None:
        self._app, self._shared, self._names = app, shared, names
        self._asking: frozenset[int] = frozenset()  # who have been told of
        self._sent: set[int] = set()  # seats to which a bot is on its way

    @property
    def visitors(self) -> Visitors | None:
        """The people at the table; None if another machine is the host."""
        return at_table(self._shared, self._names) if door_of(self._shared.remote) is not None else None

    def update(self, link: TableLink) -> None:
        """One step."""
        self._stand_in(link)
        door = door_of(self._shared.remote)
        asking = {number: card for number, _, card, asks in door.people if asks} if door is not None else {}
        for number in asking.keys() - self._asking:
            self._app.toasts.say(self._app.catalogue("door-knocks", name=cards.read(asking[number]).name))
        self._asking = frozenset(asking)

    def _stand_in(self, link: TableLink) -> None:
        shared = self._shared
        bereft = {seat for seat in shared.table.consent.inherited if shared.table.seats[seat].kind == HUMAN}
        self._sent &= bereft
        for seat in bereft.intersection(shared.own) - self._sent if shared.online and shared.open else ():
            self._sent.add(seat)
            name = shared.table.seats[seat].name
            link.set_player(seat, player(name, USUAL_LEVEL))
