"""Play on the network: open a table, or join one from the list, from before, or by its address."""

import contextlib
from collections import Counter
from collections.abc import Callable
from functools import partial
from threading import Thread

from typing_extensions import override

from luna.core import registry
from luna.log.notices import Refused
from luna.log.records import one_line
from luna.net import certificates
from luna.net.addresses import seen_from_afar
from luna.net.certificates import strange
from luna.net.fields import CODE_LENGTH
from luna.net.lan import Offer, Searcher, contested
from luna.net.rooms import is_code
from luna.places import command
from luna.shell.app import navigation
from luna.shell.app.failures import tried
from luna.shell.app.scene import App
from luna.shell.app.setting_checks import LONGEST_NAME
from luna.shell.client import choices
from luna.shell.network import connections, links
from luna.shell.network.address_text import address_text, parse_address, parse_invitation
from luna.shell.network.links import LONGEST, Invited, is_link
from luna.shell.players.seats import alike, numbered
from luna.shell.screens.opentables import OpenTablesScene
from luna.shell.screens.page import Foot, PageScene, QuestionScene, Shape, choose_game
from luna.shell.widgets import Chip, Column, Widget, pair

_SHOWN, _FEWEST = 5, 3  # tables


class NetworkScene(PageScene):
    """The tables found on the network at the left, a form for an address at the right."""

    first = "open"
    title_key = "network-title"
    shape = Shape((1500, 1020))

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.offers: list[Offer] = []
        self._names: dict[Offer, str] = {}
        self._contested: set[str] = set()
        self._shown = _SHOWN  # tables that are listed
        self._warned: Offer | None = None  # the chosen one comes from another computer than before
        self._searcher: Searcher | None = None

    @override
    def enter(self) -> None:
        self._searcher = Searcher()
        Thread(target=certificates.load, name="luna-tls", daemon=True).start()  # before a table is opened

    @override
    def exit(self) -> None:
        super().exit()
        self._remember_name()
        if self._searcher is not None:
            self._searcher.close()
            self._searcher = None

    @override
    def update(self, dt: float) -> None:
        super().update(dt)
        heard = self._searcher.offers if self._searcher else []
        found = _fairly([offer for offer in heard if offer.code or not offer.mark])  # not those for their own people
        if found != self.offers:
            self.offers = found
            self.rebuild()

    @override
    def body(self) -> list[Widget]:
        """Show fewer tables rather than the form below them."""
        for shown in range(_SHOWN, _FEWEST - 1, -1):
            self._shown = shown
            if beside := self._two_columns():
                return beside
        self._shown = _SHOWN
        return super().body()

    @override
    def left(self, column: Column) -> None:
        words, offers = self.words, self.offers
        self.form.entry(column, "name", words("network-name"), self.app.settings.player, LONGEST_NAME)
        column.gap(24).title("found", words("network-found"), 8)
        if not offers:
            column.note("none", words("network-none"))
        self._names = dict(zip(offers, numbered(offer.name for offer in offers), strict=True))
        self._contested = contested(offers)
        for number, offer in enumerate(offers[: self._shown]):
            self._offer(column, f"table-{number}", offer)
        if more := sum(bool(offer.code) for offer in offers[self._shown :]):
            column.note("more", words("network-more", count=more))
        column.gap(20).note("ways", words("network-ways"))

    def _offer(self, column: Column, name: str, offer: Offer) -> None:
        words = self.words
        if not offer.code:
            title = words("network-relay-at", place=address_text(seen_from_afar(offer.host), offer.port))
            column.card(pair(name, title, words("network-open-there"), partial(self._open_there, offer)), 8)
            return
        if offer.key in self._contested:
            state = words("network-contested")
        elif self._strange(offer):
            state = words("network-other-computer", name=offer.name)
        else:
            state = words("network-under-way") if offer.mark else words("network-free", count=offer.free)
        game = choices.title(words, offer.game) if len(registry.listed()) > 1 else ""
        title = words("network-table-of", name=self._names[offer])
        column.card(pair(name, title, state, partial(self._join, offer), aside=game), 8)

    @override
    def right(self, column: Column) -> None:
        words, known = self.words, self.app.settings.hosts

        def choose(game: str) -> None:
            self.app.settings.game = game
            self.app.keep()

        choose_game(column, words, choices.current(self.app.settings), choose, 20)
        column.title("by-hand", words("network-by-hand"))
        known_first = known[0] if known else ""  # an invitation is pasted here whole
        where = self.form.entry(column, "address", words("network-address"), known_first, LONGEST)
        code = self.form.entry(column.gap(12), "code", words("network-code"), "", CODE_LENGTH)
        where.done = code.done = self.join
        column.gap().button("join", words("network-join"), self.join, gap=14)
        column.note("relay", words("network-relay", command=command("relay")), 6)
        there = ("open-there", words("network-open-there"), self.open_there)
        column.tools([there, ("browse", words("open-browse"), self.browse)], 60)
        if known:
            column.gap(20).words("recent", words("network-recent"), "label_bold", gap=6)
            column.buttons([Chip(f"recent-{place}", place, partial(self._fill, place)) for place in known], 54)

    @override
    def foot(self) -> list[Foot]:
        return [Foot("open", self.words("network-open"), self._open)]

    def join(self) -> None:
        """Join the table or room at the address, with the code."""
        entries = self.form.entries
        written, code = entries["address"].text, entries["code"].text.strip().upper()
        if is_link(written):
            self._remember_name()
            follow(self.app, written)
            return
        written, code = parse_invitation(written) or (written, code)
        if parse_address(written) is not None and not is_code(code):
            self.refuse("network-bad-code", count=CODE_LENGTH)
        else:
            self._at(written, lambda host, port: connections.join(self.app, host, port, code))

    def open_there(self) -> None:
        """Open a table at the relay at the address."""
        self._at(self.form.entries["address"].text, partial(connections.host_at, self.app))

    def browse(self) -> None:
        """Show the open tables at the relay at the address."""
        show = lambda host, port: self.app.push(OpenTablesScene(self.app, host, port))  # noqa: E731
        self._at(self.form.entries["address"].text, show)

    def _at(self, written: str, deed: Callable[[str, int], object]) -> None:
        """Do something at a relay, if the entry is an address or a link."""
        where = parse_address(written)
        with contextlib.suppress(Refused):
            where = links.read(written)[:2]
        if where is None:
            self.refuse("network-bad-address")
        else:
            self._remember_name()
            deed(*where)

    def _open(self) -> None:
        self._remember_name()
        connections.host(self.app)

    def _remember_name(self) -> None:
        entry = self.form.entries.get("name")
        name = one_line(entry.text, LONGEST_NAME) if entry is not None else ""
        if name and name != self.app.settings.player:
            self.app.settings.player = name
            self.app.keep()

    def _join(self, offer: Offer) -> None:
        """Join a table of the list. A doubtful one needs a second press, a contested one is refused."""
        if offer.key in self._contested:
            self.refuse("network-contested-why")
        elif self._strange(offer) and self._warned != offer:
            self._warned = offer
            self.refuse("network-other-computer-why", name=offer.name)
        else:
            self._remember_name()
            connections.join(self.app, offer.host, offer.port, offer.code, offer.proof)

    def _strange(self, offer: Offer) -> bool:
        """Whether the host was met at another computer before."""
        return strange(self.app.settings.met, offer.name, offer.proof, alike)

    def _open_there(self, offer: Offer) -> None:
        self._remember_name()
        connections.host_at(self.app, offer.host, offer.port, offer.proof)

    def _fill(self, place: str) -> None:
        """Put an address into the form."""
        self.form.forget("address")
        self.app.settings.hosts = (place, *(host for host in self.app.settings.hosts if host != place))
        self.rebuild()


def follow(app: App, text: str) -> None:
    """Join the room or table of a link that the player has put here."""
    if links.leads_to_circle(text):
        navigation.follow(app, text)
        return
    if (found := tried(app, links.read, text)) is not None:
        _lead(app, found)


def ask_to_join(app: App, text: str) -> None:
    """Ask before a link from outside is followed: the computer there learns this player's name."""
    found = tried(app, links.read, text)
    if found is None:
        return
    words, place = app.catalogue, address_text(found.host, found.port)
    title = words("network-link" if found.code else "network-link-look", place=place)
    below = words("network-link-below", code=found.code) if found.code else words("network-link-relay")
    yes = words("network-join" if found.code else "open-browse")
    app.push(QuestionScene(app, None, title, below, yes, partial(_lead, app, found)))


def _lead(app: App, found: Invited) -> None:
    """Join a room or table; remember a relay, and show its open tables."""
    if found.code:
        connections.join(app, *found)
    else:
        connections.remember(app, found.host, found.port)
        app.push(OpenTablesScene(app, found.host, found.port))


def _fairly(offers: list[Offer]) -> list[Offer]:
    """Tables with free seats first; but the first one of each machine before the second one of any."""
    ranks: Counter[str] = Counter()
    ranked = []
    for offer in sorted(offers, key=lambda offer: (not offer.code, not offer.free)):
        ranks[offer.host] += 1
        ranked.append((ranks[offer.host], offer))
    return [offer for _, offer in sorted(ranked, key=lambda pair: pair[0])]
