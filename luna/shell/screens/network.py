"""Play on the network: open a table, or join one that was found, was joined before, or whose address is known."""

from __future__ import annotations

import threading
from collections import Counter
from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna.core import registry
from luna.log.records import one_line
from luna.net import certificates
from luna.net.addresses import seen_from_afar
from luna.net.certificates import strange
from luna.net.fields import CODE_LENGTH
from luna.net.lan import Offer, Searcher, contested
from luna.places import command
from luna.shell.app.scene import App
from luna.shell.app.settings import LONGEST_HOST, LONGEST_NAME
from luna.shell.client import choices
from luna.shell.drawing import theme
from luna.shell.network import connections
from luna.shell.network.local import address, invited, is_code, typed
from luna.shell.players.similar_names import alike, told_apart
from luna.shell.screens.form import FormScene
from luna.shell.screens.page import Foot
from luna.shell.widgets import Chip, Column
from luna.shell.widgets.buttons import PictureRow

_SHOWN: Final = 5  # tables


class NetworkScene(FormScene):
    """The page behind "Network game"."""

    first = "open"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.title = self.words("network-title")
        self.offers: list[Offer] = []
        self._called: dict[Offer, str] = {}
        self._contested: set[str] = set()
        self._warned: Offer | None = None  # who was chosen, and is not who he was
        self._searcher: Searcher | None = None

    @override
    def enter(self) -> None:
        self._searcher = Searcher()
        threading.Thread(
            target=certificates.load, name="luna-tls", daemon=True
        ).start()  # before somebody opens a table

    @override
    def exit(self) -> None:
        super().exit()
        self._remember_name()
        if self._searcher is not None:
            self._searcher.close()
            self._searcher = None

    def update(self, dt: float) -> None:
        """See `Scene`: tables come and go."""
        super().update(dt)
        heard = self._searcher.offers if self._searcher else []
        found = _fairly([offer for offer in heard if offer.code or not offer.mark])  # not what is for its own people
        if found != self.offers:
            self.offers = found
            self.rebuild()

    def left(self, column: Column) -> None:
        """Who we are, and the tables that were found."""
        words, paint = self.words, self.paint
        self.entry(column, "name", words("network-name"), self.app.settings.player, LONGEST_NAME)
        column.gap(24)
        column.words("found", words("network-found"), "body_bold")
        column.gap(8)
        if not self.offers:
            column.words("none", words("network-none"), colour=theme.now.MUTED)
        names = told_apart(offer.name for offer in self.offers)
        self._called = dict(zip(self.offers, names, strict=True))
        self._contested = contested(self.offers)
        for number, offer in enumerate(self.offers[:_SHOWN]):
            column.add(self._row(column.take(PictureRow.high(paint)), f"table-{number}", offer))
            column.gap(8)
        if more := sum(bool(offer.code) for offer in self.offers[_SHOWN:]):
            column.words("more", words("network-more", count=more), colour=theme.now.MUTED)

    def _row(self, place: pygame.Rect, name: str, offer: Offer) -> PictureRow:
        words = self.words
        if not offer.code:
            title = words("network-relay-at", place=typed(seen_from_afar(offer.host), offer.port))
            return PictureRow(place, name, title, words("network-open-there"), partial(self._open_there, offer))
        if offer.key in self._contested:
            state = words("network-contested")
        elif self._strange(offer):
            state = words("network-other-computer", name=offer.name)
        else:
            state = words("network-under-way") if offer.mark else words("network-free", count=offer.free)
        game = choices.title(words, offer.game) if len(registry.listed()) > 1 else ""
        title = words("network-table-of", name=self._called[offer])
        return PictureRow(place, name, title, state, partial(self._join, offer), aside=game)

    def right(self, column: Column) -> None:
        """The way by hand."""
        words, paint, listed = self.words, self.paint, registry.listed()
        if len(listed) > 1:  # what is opened from here, there or at another relay
            chosen = listed.index(choices.current(self.app.settings))
            column.choice("game", words("new-game"), choices.titles(words), chosen, self._choose, above=True)
            column.gap(20)
        column.words("by-hand", words("network-by-hand"), "body_bold")
        column.gap(10)
        known = self.app.settings.hosts
        longest = LONGEST_HOST + 1 + CODE_LENGTH  # of an invitation, pasted whole
        where = self.entry(column, "address", words("network-address"), known[0] if known else "", longest)
        column.gap(12)
        code = self.entry(column, "code", words("network-code"), "", CODE_LENGTH)
        where.done = code.done = self.join
        column.gap(14)
        column.button("join", words("network-join"), self.join)
        column.gap(14)
        column.words("relay", words("network-relay", command=command("relay")), colour=theme.now.MUTED)
        column.gap(6)
        column.button("open-there", words("network-open-there"), self.open_there)
        if known:
            column.gap(20)
            column.words("recent", words("network-recent"), "label_bold")
            column.gap(6)
            column.buttons(
                [
                    (
                        min(Chip.wide(paint, place, icon=False), column.window.width),
                        lambda rect, place=place: Chip(rect, f"recent-{place}", place, partial(self._fill, place)),  # type: ignore[misc]
                    )
                    for place in known
                ],
                54,
            )

    @override
    def foot(self) -> list[Foot]:
        return [Foot("open", self.words("network-open"), self._open)]

    def join(self) -> None:
        """Join the table or room that the address and the code lead to."""
        written, code = self.entries["address"].text, self.entries["code"].text.strip().upper()
        written, code = invited(written) or (written, code)
        where = address(written)
        if where is None:
            self.app.toasts.say(self.words("network-bad-address"), trouble=True)
        elif not is_code(code):
            self.app.toasts.say(self.words("network-bad-code", count=CODE_LENGTH), trouble=True)
        else:
            self._remember_name()
            connections.join(self.app, *where, code)

    def open_there(self) -> None:
        """A table at the relay of that address."""
        where = address(self.entries["address"].text)
        if where is None:
            self.app.toasts.say(self.words("network-bad-address"), trouble=True)
        else:
            self._remember_name()
            connections.host_at(self.app, *where)

    def _choose(self, index: int) -> None:
        self.app.settings.game = registry.listed()[index]
        self.app.keep()

    def _open(self) -> None:
        self._remember_name()
        connections.host(self.app)

    def _remember_name(self) -> None:
        name = one_line(self.entries["name"].text, LONGEST_NAME) if "name" in self.entries else ""
        if name and name != self.app.settings.player:
            self.app.settings.player = name
            self.app.keep()

    def _join(self, offer: Offer) -> None:
        if offer.key in self._contested:
            self.app.toasts.say(self.words("network-contested-why"), trouble=True)
            return
        if self._strange(offer) and self._warned != offer:
            self._warned = offer
            self.app.toasts.say(self.words("network-other-computer-why", name=offer.name), trouble=True)
            return
        self._remember_name()
        connections.join(self.app, offer.host, offer.port, offer.code, offer.proof)

    def _strange(self, offer: Offer) -> bool:
        """Whether that is not where its host was met before."""
        return strange(self.app.settings.met, offer.name, offer.proof, alike)

    def _open_there(self, offer: Offer) -> None:
        self._remember_name()
        connections.host_at(self.app, offer.host, offer.port, offer.proof)

    def _fill(self, place: str) -> None:
        self.entries.pop("address").close()
        self.app.settings.hosts = (place, *(host for host in self.app.settings.hosts if host != place))
        self.rebuild()


def _fairly(offers: list[Offer]) -> list[Offer]:
    """Where one can still play comes first; but the first of each machine before the second of any."""
    ranks: Counter[str] = Counter()
    ranked = []
    for offer in sorted(offers, key=lambda offer: (not offer.code, not offer.free)):
        ranks[offer.host] += 1
        ranked.append((ranks[offer.host], offer))
    return [offer for _, offer in sorted(ranked, key=lambda pair: pair[0])]
