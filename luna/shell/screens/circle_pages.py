"""The pages behind a circle: an invitation, a game to add, a member."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from typing_extensions import override

from luna.circle import entries
from luna.circle.circle import Member
from luna.circle.entries import Vouch
from luna.log.records import HUMAN
from luna.log.summaries import Summary
from luna.shell.app import desktop
from luna.shell.app.scene import App
from luna.shell.players.seats import seat_name
from luna.shell.records import captions
from luna.shell.records.circle_facts import CircleFacts
from luna.shell.screens.menu import MenuScene
from luna.shell.screens.page import Foot, PageScene, Shape
from luna.shell.widgets import Column, pair


class LinkScene(PageScene):
    """An invitation, on the clipboard already."""

    shape = Shape((1300, 520), columns=1, low=0)
    title_key = "circle-invite"

    def __init__(self, app: App, over: MenuScene, link: str) -> None:
        super().__init__(app, over)
        self.link = link
        self._copied = desktop.to_clipboard(link)

    @override
    def left(self, column: Column) -> None:
        column.words("below", self.words("circle-invited" if self._copied else "circle-invitation"), "body")
        self.form.entry(column.gap(18), "link", self.words("circle-invitation"), self.link, len(self.link) + 40)


class AddGameScene(PageScene):
    """A page for the game first, then for the members at its seats."""

    shape = Shape((1500, 960), columns=1, low=600)
    lists_saves = True
    title_key = "circle-add"

    def __init__(self, app: App, found: CircleFacts, record: Callable[[Path, list[bytes]], None]) -> None:
        super().__init__(app)
        self.found, self._record = found, record
        self.save: Summary | None = None
        self.chosen: dict[int, bytes] = {}  # the member of each seat

    @override
    def left(self, column: Column) -> None:
        if self.save is None:
            self._games(column)
        else:
            self._seats(column, self.save)

    @override
    def foot(self) -> list[Foot]:
        return [Foot("sign", self.words("circle-sign"), self._sign)] if self.save is not None else []

    @override
    def back(self) -> None:
        if self.save is None:
            super().back()
        else:
            self.put(save=None)

    def _games(self, column: Column) -> None:
        words = self.words
        finished = [one for one in self.app.library.found.games if one.finished and not one.problem]
        finished = [one for one in finished if any(seat.kind == HUMAN for seat in one.seats)]
        column.words("below", words("circle-add-below" if finished else "circle-add-none"), "body", gap=12)
        for number, save in enumerate(finished[:30]):
            game = " · ".join((captions.played(save), *captions.save_options(words, save)))
            column.card(
                pair(f"save-{number}", captions.player_words(words, save), game, partial(self._choose, save)), 8
            )

    def _seats(self, column: Column, save: Summary) -> None:
        words = self.words
        names = {b"": words("circle-add-nobody"), **{key: self.found.name(words, key) for key in self.found.people}}
        for seat, player in enumerate(save.seats):
            if player.kind == HUMAN:
                asked = words("circle-add-who", name=seat_name(words, player))
                column.pick(f"seat-{seat}", asked, names, self.chosen[seat], partial(self._sits, seat), gap=14)

    def _choose(self, save: Summary) -> None:
        """Assign the member of its name to each seat, or none."""
        self.save = save
        named = {self.found.name(self.words, key).casefold(): key for key in self.found.people}
        seats = [(seat, player) for seat, player in enumerate(save.seats) if player.kind == HUMAN]
        self.chosen = {seat: named.pop(seat_name(self.words, player).casefold(), b"") for seat, player in seats}
        me = self.found.held.me.key
        free = [seat for seat, key in self.chosen.items() if not key]
        if me not in self.chosen.values() and free:
            self.chosen[free[0]] = me
        self.rebuild()

    def _sits(self, seat: int, key: bytes) -> None:
        """Remove a member from any other seat."""
        self.put(chosen={other: b"" if who == key else who for other, who in self.chosen.items()} | {seat: key})

    def _sign(self) -> None:
        assert self.save is not None
        if self.found.held.me.key not in self.chosen.values():
            self.refuse("circle-not-you")
            return
        self._record(self.save.path, [self.chosen.get(seat, b"") for seat in range(len(self.save.seats))])
        self.app.pop(self)


class MemberScene(PageScene):
    """Another member: the person of a new key, and whether to expel the member."""

    shape = Shape((1300, 760), columns=1, low=500)

    def __init__(self, app: App, found: CircleFacts, member: Member, say: Callable[[entries.Body], None]) -> None:
        super().__init__(app)
        self.member, self._say, self.found = member, say, found
        self.title = found.name(app.catalogue, member.key)
        self._new = b""

    @override
    def left(self, column: Column) -> None:
        words, name = self.words, self.title
        column.words("lost", words("circle-lost", name=name), "body", gap=10)
        others = [other for other in self.found.people if other not in (self.member.key, self.found.held.me.key)]
        names = {b"": words("circle-nobody-new"), **{key: self.found.name(words, key) for key in others}}
        column.pick("new", words("circle-is-now", name=name), names, self._new, self.sets("_new"), gap=10)
        column.button("vouch", words("circle-vouch"), self._vouch, gap=30)
        column.words("away-below", words("circle-away-below", name=name), "body", gap=10)
        column.button("away", words("circle-away", name=name), partial(self._done, b""))

    def _vouch(self) -> None:
        if self._new:
            self._done(self._new)

    def _done(self, new: bytes) -> None:
        self._say(Vouch(self.member.key, new))
        self.app.pop(self)
