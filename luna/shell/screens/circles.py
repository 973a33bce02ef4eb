"""All circles of this machine: choose one, found one, join one by an invitation."""

from collections.abc import Callable

from typing_extensions import override

from luna.circle.games import State
from luna.circle.letters import LONGEST_LINK
from luna.circle.shelf import LocalCircle, Shelf
from luna.shell.app.scene import App
from luna.shell.app.setting_checks import LONGEST_NAME
from luna.shell.records.circle_facts import CircleFacts, facts
from luna.shell.records.library import A_MOMENT
from luna.shell.screens.circle import CircleScene, in_library, judging
from luna.shell.screens.page import PageScene, Shape
from luna.shell.widgets import Column, pair


class CirclesScene(PageScene):
    """The player's circles at the left, two forms at the right."""

    shape = Shape((1760, 1000), narrow=620)
    title_key = "circles-title"

    def __init__(self, app: App, invitation: str = "") -> None:
        """`invitation`: a link that was pasted or opened."""
        super().__init__(app)
        self._invitation = invitation.strip()[:LONGEST_LINK]
        self.shelf = Shelf(app.home)
        self.circles: list[CircleFacts] = []
        self.look()

    @override
    def news(self) -> object:
        return judging(self.app)

    @override
    def left(self, column: Column) -> None:
        words = self.words
        column.words("below", words("circles-below"), "body", gap=20)
        column.title("mine", words("circles-mine"), 8)
        if not self.circles:
            column.note("none", judging(self.app) or words("circles-none"))
        for number, one in enumerate(self.circles):
            count, games = len(one.circle.present), sum(game.state is State.COUNTS for game in one.played)
            below = words("circles-members", count=count, games=games) if one.held.joined else words("circles-waiting")
            column.card(pair(f"circle-{number}", one.held.name, below, self.opens(CircleScene, self.shelf, one)), 8)

    @override
    def right(self, column: Column) -> None:
        words, form = self.words, self.form
        column.title("begin", words("circles-begin"))
        form.entry(column, "name", words("circles-name"), "", 24)
        column.gap(12)
        alias = form.entry(column, "alias", words("circles-alias"), self.app.settings.player, LONGEST_NAME)
        alias.done = self._found
        column.gap().button("found", words("circles-found"), self._found, gap=28)
        column.title("join-name", words("circles-join-name"))
        link = form.entry(column, "invitation", words("circles-invitation"), self._invitation, LONGEST_LINK)
        link.done = self._join
        column.gap().button("join", words("circles-join"), self._join)

    def _found(self) -> None:
        name, alias = self.form.entries["name"].text, self.form.entries["alias"].text
        self._do(lambda: self.shelf.found(name, alias), "name")

    def _join(self) -> None:
        text, alias = self.form.entries["invitation"].text, self.form.entries["alias"].text
        self._do(lambda: self.shelf.accept(text, alias), "invitation")

    def _do(self, work: Callable[[], LocalCircle], entry: str) -> None:
        """Make a circle, and open it."""

        def then(made: CircleFacts) -> None:
            self.form.forget(entry)
            self.look()
            self.app.push(CircleScene(self.app, self.shelf, made))

        in_library(self.app, work, then)

    @override
    def look(self) -> None:
        library = self.app.library
        library.do(lambda: [facts(held, library.tell) for held in self.shelf.all()], self.sets("circles"))
        self.app.library.wait(A_MOMENT)
