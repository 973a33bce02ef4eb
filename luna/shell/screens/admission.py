"""The host's page of people in the room or at the table, and of the access rules."""

from functools import partial
from typing import Any

from typing_extensions import override

from luna.net import wire
from luna.shell.app.scene import App
from luna.shell.network.visitors import Visitor, Visitors, door_of, say
from luna.shell.screens.menu import MenuScene
from luna.shell.screens.page import PageScene, Shape
from luna.shell.widgets import Action, Column, pair


class DoorScene(PageScene):
    """A row for each visitor with the host's actions, and the access rules."""

    shape = Shape(rolls=True)
    title_key = "door-title"

    def __init__(self, app: App, visitors: Visitors, over: MenuScene | None = None) -> None:
        super().__init__(app, over)
        self.visitors = visitors

    @override
    def news(self) -> tuple[wire.Doorway | None, tuple[Visitor, ...]]:
        return door_of(self.visitors.remote), tuple(self.visitors.all())

    @override
    def update(self, dt: float) -> None:
        super().update(dt)
        if door_of(self.visitors.remote) is None:
            self.app.pop(self)  # there is another host now, or no connection

    @override
    def left(self, column: Column) -> None:
        visitors = self.visitors.all()
        column.title("people", self.words("door-people"))
        if not visitors:
            column.note("nobody", self.words("door-nobody"))
        for one in visitors:
            number = one.number
            receivers = [other for other in visitors if other.state in ("door-plays", "door-watches")]
            give = self.opens(GiveScene, self, one, receivers, self.visitors)
            deeds: list[tuple[str, Action, bool]] = [
                ("admit", partial(self._say, wire.Admit(number)), one.asks),
                ("remove", partial(self._remove, one), not one.ours),
                ("give", give, one.ours and bool(receivers)),
            ]
            offered = [
                (f"{name}-{number}", self.words(f"door-{name}"), action) for name, action, offered in deeds if offered
            ]
            column.card(pair(f"visitor-{number}", one.name, self.words(one.state), None), 8, offered)

    @override
    def right(self, column: Column) -> None:
        words, door = self.words, door_of(self.visitors.remote)
        if door is None:
            return
        for name, gap in (("locked", 10), ("hidden", 16)):
            below, rule = words(f"door-{name}-below"), partial(self._rule, name)
            column.switch(name, words(f"door-{name}"), getattr(door, name), rule, below, gap)
        policies = {policy: words(f"door-looking-{policy}") for policy in range(3)}
        column.pick("looking", words("door-looking"), policies, door.looking, partial(self._rule, "looking"))
        if door.removed:
            pardon = partial(self._say, wire.Pardon())
            column.gap(20).button("pardon", words("door-pardon", count=door.removed), pardon)

    def _say(self, message: wire.Admit | wire.Remove | wire.Pardon) -> None:
        say(self.visitors.remote, message)

    def _rule(self, name: str, value: Any) -> None:
        """Change one of the access rules."""
        if (door := door_of(self.visitors.remote)) is not None:
            say(self.visitors.remote, wire.Door(door.locked, door.hidden, door.looking)._replace(**{name: value}))

    def _remove(self, one: Visitor) -> None:
        words = self.words
        below = words("door-remove-below", name=one.name)
        if self.visitors.have_seats and one.state in ("door-plays", "door-away"):
            below = f"{below} {words('door-remove-seat')}"
        remove = partial(self._say, wire.Remove(one.number))
        self.ask(words("door-remove-ask", name=one.name), below, words("door-remove"), remove)


class GiveScene(PageScene):
    """Gives a seat to one of the people present."""

    shape = Shape((1000, 620), columns=1)

    def __init__(
        self, app: App, over: MenuScene | None, seat: Visitor, receivers: list[Visitor], visitors: Visitors
    ) -> None:
        super().__init__(app, over)
        self.title = self.words("door-give-title", name=seat.name)
        self._seat, self._receivers, self._visitors = seat, receivers, visitors

    @override
    def left(self, column: Column) -> None:
        for one in self._receivers:
            column.card(pair(f"to-{one.number}", one.name, self.words(one.state), partial(self._give, one)), 8)

    def _give(self, one: Visitor) -> None:
        say(self._visitors.remote, wire.Hand(self._seat.number, one.number))
        self.app.pop(self)
