"""The relay inside the game, in its own thread, and the announcement of a relay's rooms and tables."""

import asyncio
import contextlib
import secrets
import threading
from itertools import chain, islice
from pathlib import Path
from typing import Final

from luna.log.files import free_aside
from luna.log.records import HUMAN
from luna.net import addresses, cards, certificates, lan, wire
from luna.net.addresses import EVERYWHERE, HERE
from luna.net.certificates import PROOF, Trust
from luna.net.door import NOBODY
from luna.net.hosted import opened
from luna.net.lan import Offer, mark
from luna.net.relay import Relay
from luna.net.rooms import Room
from luna.net.server import Server
from luna.net.tables import Audience

_MOST: Final = 16  # offers of a relay
_MANY: Final = 256  # tables to look at


class OwnRelay:
    """The relay of this program, reached by this machine alone until `let_in` opens and announces it.

    Closing it ends the tables for all, until another player hosts them again.
    """

    def __init__(self, folder: Path, port: int = wire.PORT, kind: str = lan.KIND) -> None:
        """`OSError` when the folder cannot be used. A taken port is replaced by a free one."""
        self.port = 0
        self.open = False
        """Whether other machines can connect."""
        self.addresses = addresses.own_addresses()
        """This machine's addresses, the likeliest first. They may change while the relay is open."""
        self._folder, self._wanted, self._kind = folder, port, kind
        self._announcer: lan.Announcer | None = None
        self._salt = secrets.token_bytes(lan.SALT)
        self._started = threading.Event()
        self._trouble: OSError | None = None
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), name="luna-relay", daemon=True)
        self._thread.start()
        self._started.wait()
        if self._trouble is not None:
            raise self._trouble

    @property
    def trouble(self) -> OSError | None:
        """The error of the disk that stopped the relay."""
        return self._server.trouble

    @property
    def relay(self) -> Relay:
        """The state of the relay, for reading only."""
        return self._server.relay

    @property
    def moved(self) -> bool:
        """Whether the usual port was taken."""
        return self._wanted not in (0, self.port)

    @property
    def players(self) -> int:
        """The number of machines at unfinished tables."""
        played = [audience for audience in list(self.relay.tables.values()) if not over(audience)]
        return sum(bool(link.seats) for audience in played for link in list(audience.links))

    @property
    def waiting(self) -> int:
        """The number of machines in rooms."""
        return sum(len(room.members) for room in self.relay.rooms.waiting)

    @property
    def offers(self) -> list[lan.Offer]:
        """The announced offers."""
        return offers_of(self.relay, self.port, self._salt, self.fingerprint)

    @property
    def fingerprint(self) -> bytes:
        """The fingerprint of the certificate, by which guests recognize the relay."""
        return self._server.binding

    @property
    def trust(self) -> Trust:
        """The trust of this program's own connections: its relay is its own and vouches for itself."""
        return Trust([self.fingerprint], own=True)

    def give_up(self, table: bytes) -> None:
        """Drop a table that is continued elsewhere, so that no client finds an old state here."""
        self._loop.call_soon_threadsafe(give_up, self.relay, table)

    def let_in(self) -> None:
        """Open the relay to the network. `OSError` when the system does not allow it."""
        if self.open:
            return
        listening = asyncio.run_coroutine_threadsafe(self._server.listen(EVERYWHERE, self.port), self._loop)
        try:
            listening.result()
        except OSError:
            asyncio.run_coroutine_threadsafe(self._server.listen(HERE, self.port), self._loop).result()
            raise
        self.open = True
        self._announcer = lan.Announcer(lambda: self.offers, self._kind, self._look)

    def _look(self) -> list[str]:
        self.addresses = addresses.own_addresses()
        return self.addresses

    def close(self) -> None:
        """Stop the relay."""
        if self._announcer is not None:
            self._announcer.close()
        self._loop.call_soon_threadsafe(self._server.stop)
        self._thread.join()

    async def _run(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            self._server = Server(self._folder)
            self._server.relay.sleeps = True
            self._server.secure(_certificate(self._folder / certificates.FILE))
            try:  # with a port that `let_in` can have for every address
                self.port = await self._server.start(HERE, addresses.unused(self._wanted))
            except OSError:  # another program was faster
                self.port = await self._server.listen(HERE, addresses.unused(0))
        except OSError as error:
            self._trouble = error
            return
        finally:
            self._started.set()
        await self._server.wait()


def _certificate(path: Path) -> certificates.Credentials:
    """The kept certificate. A broken file is replaced; where none can be kept, a temporary one is made."""
    with contextlib.suppress(OSError):
        return certificates.stored(path)
    with contextlib.suppress(OSError):
        path.replace(free_aside(path))
        return certificates.stored(path)
    return certificates.temporary()


def give_up(relay: Relay, table: bytes) -> None:
    """Forget a table without clients."""
    audience = relay.tables.get(table)
    if audience is not None and not audience.links and audience.hosted.durable == audience.hosted.last:
        relay.drop(table)


def offers_of(relay: Relay, port: int, salt: bytes, binding: bytes = b"") -> list[Offer]:
    """The announced offers, rooms first. Callable from any thread. `salt`: random bytes for the marks."""
    rooms = (_room(room, port) for room in relay.rooms.waiting[-_MOST:])
    tables = (_table(relay, audience, port, salt) for audience in list(relay.tables.values())[-_MANY:])
    offers = islice(filter(None, chain(rooms, tables)), _MOST)
    return [offer._replace(proof=binding[:PROOF]) for offer in offers]


def over(audience: Audience) -> bool:
    """Whether the game at a table is over, according to its players."""
    return any(card.over for card in _players(audience))


def _room(room: Room, port: int) -> Offer | None:
    """The offer of a room. None without a proposed game (its host may host a table again) or with a closed door."""
    members = {member.number: cards.read(member.card) for member in list(room.members)}
    host = members[min(members)] if members else cards.MemberCard("")
    game, taken = host.game, cards.seated(members)
    if game is None or room.door.hidden or room.door.locked:
        return None
    free = game.seats - len(taken) - sum(order not in taken for order, _ in game.bots)
    return Offer(host.name, max(free, 0), room.code, port, game=room.edition.game)


def _table(relay: Relay, audience: Audience, port: int, salt: bytes) -> Offer | None:
    """The offer of a table. Without free access it is only its mark."""
    hosted, door = audience.hosted, audience.door
    players = [link for link in list(audience.links) if link.seats]
    header = opened(hosted.header) if players and not over(audience) else None
    if header is None:
        return None
    goes_on = not hosted.waiting and any(card.round for card in _players(audience))
    only = Offer("", 0, "", port, mark(hosted.id, salt), goes_on)
    if not goes_on or door.hidden or door.locked or door.looking == NOBODY:
        return only
    # The first seats that were given are the host's.
    held = [header.seats[seat] for seat in list(hosted.holders) if seat < len(header.seats)]
    host = next((seat.name for seat in held if seat.kind == HUMAN), "")
    return only._replace(name=host, code=relay.rooms.code_of(hosted.id), game=header.game)


def _players(audience: Audience) -> list[cards.MemberCard]:
    return [cards.read(link.card) for link in list(audience.links) if link.seats]
