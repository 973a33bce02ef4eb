"""Connections to tables on the network: host, join, return, host again. Every connection starts here."""

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

from luna.core import options, registry
from luna.core.lazy import later
from luna.core.levels import Character
from luna.log import rhythm as rhythms
from luna.log import savefile
from luna.log.files import words as error_words
from luna.log.files import write_whole
from luna.log.records import BOT, HUMAN
from luna.log.replay import game_of
from luna.net import cards, tickets, wire
from luna.net.addresses import HERE
from luna.net.cards import MemberCard, Proposal, Wish
from luna.net.certificates import Trust, remembered, strange
from luna.net.hosting import OwnRelay
from luna.net.identity import Identity
from luna.net.remote import Remote
from luna.net.session import RefusedNews, Session
from luna.net.session import Wish as Knock
from luna.net.tickets import Ticket
from luna.shell.app import navigation
from luna.shell.app.failures import tried
from luna.shell.app.scene import App
from luna.shell.app.settings import MOST_HOSTS
from luna.shell.client.choices import current
from luna.shell.network.address_text import address_text
from luna.shell.network.lobby import Gathering
from luna.shell.network.own_relay import edition, editions, hello
from luna.shell.network.relay_table import Shared
from luna.shell.players.seats import alike
from luna.text import Catalogue

_ROOM = later("luna.shell.screens.room", "RoomScene")


def card(app: App) -> MemberCard:
    """The member card of this machine, without a name until a seat gives one."""
    return MemberCard(app.settings.player, app.settings.language)


def why(text: Catalogue, refused: RefusedNews) -> str:
    """The sentence for a refusal by a relay."""
    one, other = (*refused.facts, "", "")[:2]
    if not text.has(f"network-refused-{refused.code}"):
        return text("network-refused", code=refused.code)
    return text(f"network-refused-{refused.code}", one=one, other=other)


def house(app: App) -> OwnRelay | None:
    """The relay of this machine; None, with a toast, if it cannot start."""
    try:
        return app.network.host()
    except OSError as error:
        app.toasts.say(app.catalogue("network-no-house", error=error_words(error)), trouble=True)
        return None


def host(app: App) -> None:
    """Open a room at this machine."""
    here = house(app)
    if here is not None:
        let_in(app, here)
        host_at(app, HERE, here.port)


def host_at(app: App, address: str, port: int, proof: bytes = b"") -> None:
    """Open a room at another relay; `proof`: the fingerprint that it announced."""
    game = current(app.settings)
    said = card(app)._replace(game=Proposal(game, seats=max(registry.load(game).COUNTS)))
    _enter(app, address, port, Trust([proof]), wire.Open(cards.write(said), edition(game)), Gathering(said))


def join(app: App, address: str, port: int, code: str, proof: bytes = b"") -> None:
    """Join a room or a table; `proof`: the announced fingerprint. Without it the code proves the host."""
    said = card(app)
    _enter(app, address, port, Trust([proof]), wire.Join(code, cards.write(said), editions()), Gathering(said))


def again(app: App, shared: Shared, opened: Callable[[], None]) -> None:
    """Meet the players of a game for a rematch, each at the same seat. `opened` is called on the first one there."""
    session, header = shared.remote.session, shared.table.header
    game = shared.table.game
    values = options.for_rematch(game.options_of(shared.table.dealt), header.options).values
    wishes = tuple(Wish(header.seats[seat].order, header.seats[seat].name) for seat in shared.people)
    bots = tuple((seat.order, Character.of(seat.bot).level) for seat in header.seats if seat.kind == BOT)
    rhythm = str(header.options.get(rhythms.KEY, rhythms.LIVE))
    chosen = Proposal(game.NAME, values, shared.table.consent.policy, bots, max(game.COUNTS), rhythm)
    name = card(app).name or next((wish.name for wish in wishes), "")
    said = card(app)._replace(name=name, ready=True, wishes=wishes, game=chosen)
    wish = wire.Again(session.table, b"", cards.write(said), edition(game.NAME))  # proved when it is sent

    def others() -> dict[str, str]:
        there = [seat for seat in shared.here.difference(shared.seats) if shared.table.seats[seat].kind == HUMAN]
        return {header.seats[seat].order: header.seats[seat].name for seat in there}

    remote, people = shared.remote, Gathering(said, others)
    _enter(app, remote.route.host, remote.route.port, remote.trust, wish, people, opened, session.identity.keyed)


def remember(app: App, address: str, port: int) -> None:
    """Remember an address for the form of the network page."""
    there = address_text(address, port)
    others = [other for other in app.settings.hosts if other != there]
    app.settings.hosts = (there, *others)[:MOST_HOSTS]
    app.keep()


def forget(app: App, address: str, port: int) -> None:
    """Forget an address."""
    app.settings.hosts = tuple(other for other in app.settings.hosts if other != address_text(address, port))
    app.keep()


def met(app: App, remote: Remote, name: str, code: bool) -> None:
    """Remember the certificate of a host by name.

    `code`: whether the host proved to know it. Otherwise a known name with another certificate is not remembered.
    """
    proof = remote.trust.last
    if proof and name and (code or not strange(app.settings.met, name, proof, alike)):
        before = app.settings.met
        app.settings.met = remembered(before, name, proof)
        if app.settings.met != before:
            app.keep()


def keep_ticket(app: App, remote: Remote, code: str) -> None:
    """Save the way back to the table for the time after the program has ended."""
    session, here, (host, port) = remote.session, app.network.house, remote.route.home
    address = "" if here is not None and remote.route.home == (HERE, here.port) else host
    if remote.path is not None and session.holds:
        with contextlib.suppress(OSError):  # the journal reports the fault of the folder
            secret, found = session.identity.secret, tickets.find(remote.path)
            proof = remote.trust.last or (found.proof if found is not None else b"")  # before it is connected
            tickets.keep(remote.path, Ticket(session.table, secret, address, port, code, proof))


def sit(app: App, remote: Remote, code: str = "") -> None:
    """Sit down at the table of a connection."""
    keep_ticket(app, remote, code)
    navigation.sit_down(app, remote, code)


def rejoin(app: App, path: Path, ticket: Ticket, address: str = "", port: int = 0, trust: Trust | None = None) -> bool:
    """Return to a table whose journal is here, perhaps at another address; False, with a toast, if that fails."""
    address, port, wish = address or ticket.host, port or ticket.port, None
    if not address:  # this machine was the host
        here = house(app)
        if here is None:
            return False
        if ticket.table not in here.relay.tables:  # it hosts the table from its journal
            game = tried(app, game_of, path)
            if game is None:
                return False
            wish = wire.Open(cards.write(card(app)), edition(game.NAME))
        address, port = HERE, here.port
        let_in(app, here)
    return _come_back(app, path, ticket, address, port, trust, wish)


def host_again(app: App, remote: Remote) -> None:
    """Host the table at this machine with its own log, because the host is gone."""
    path, session = remote.path, remote.session
    here = house(app)
    if path is None or not session.holds or here is None:
        return
    ticket = Ticket(session.table, session.identity.secret, "", here.port)
    remote.close()
    if not rejoin(app, path, ticket):
        navigation.leave(app)


def begin_anew(app: App, remote: Remote) -> None:
    """Save this machine's log aside and join the table again: the others have a different log."""
    path = remote.path
    assert path is not None
    try:
        aside = remote.begin_anew()
    except OSError as error:
        app.toasts.say(app.catalogue("notice-file-not-written", file=path.name, error=error_words(error)), trouble=True)
        navigation.leave(app)
        return
    app.toasts.say(app.catalogue("network-forked", file=aside.name), trouble=True)
    _sit_down_again(app, remote, path)


def take_back(app: App, remote: Remote) -> None:
    """Take back seats that are played from another machine, at the same relay."""
    path = remote.path
    if path is not None:
        remote.close()
        _sit_down_again(app, remote, path)


def _sit_down_again(app: App, remote: Remote, path: Path) -> None:
    """Open a new connection to the same place."""
    session, found = remote.session, tickets.find(path)
    code = found.code if found else ""
    ticket = Ticket(session.table, session.identity.secret, remote.route.host, remote.route.port, code)
    if not _come_back(app, path, ticket, remote.route.host, remote.route.port, remote.trust):
        navigation.leave(app)


def write_report(app: App, remote: Remote) -> Path:
    """Write the log to a file, to find a difference between machines with `main.py replay`."""
    path = app.home / "reports" / f"{time.strftime('%Y-%m-%d-%H.%M.%S')}.luna"
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, savefile.journal_bytes(remote.session.table, remote.header, remote.read(0)))
    return path


def _come_back(
    app: App,
    path: Path,
    ticket: Ticket,
    address: str,
    port: int,
    trust: Trust | None = None,
    wish: Knock | None = None,
) -> bool:
    trust = _trusting(app, address, port, trust or Trust([ticket.proof]))
    remote = tried(app, Remote.rejoined, hello(), path, Identity(ticket.secret), address, port, trust, wish)
    if remote is not None:
        sit(app, remote, ticket.code)
    return remote is not None


def let_in(app: App, here: OwnRelay) -> None:
    """Open the relay of this machine to the network. A toast reports a failure, or an unusual port."""
    if here.open:
        return
    try:
        here.let_in()
    except OSError as error:
        app.toasts.say(app.catalogue("network-no-lan", port=str(here.port), error=error_words(error)), trouble=True)
    else:
        if here.moved:
            app.toasts.say(app.catalogue("network-moved", port=str(here.port)))


def _enter(
    app: App,
    address: str,
    port: int,
    trust: Trust,
    wish: Knock,
    people: Gathering,
    opened: Callable[[], None] | None = None,
    identity: Identity | None = None,
) -> None:
    trust = _trusting(app, address, port, trust)
    remote = Remote(Session(hello(), wish, identity), address, port, trust, app.saves.new_path)
    app.push(_ROOM(app, remote, people, opened))


def _trusting(app: App, address: str, port: int, trust: Trust) -> Trust:
    """The trust for an address: the relay of this program needs no proof."""
    here = app.network.house
    return here.trust if here is not None and (address, port) == (HERE, here.port) else trust
