"""A relay inside the game: the host's program runs one in a thread of its own.

At first only this machine reaches it. `let_in` opens it to the network and announces it.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import threading
from pathlib import Path

from luna.log.files import free_aside
from luna.net import lan, lobby, tls, wire
from luna.net.lan import HERE
from luna.net.listening import EVERYWHERE
from luna.net.relay import Relay
from luna.net.server import Server
from luna.net.trust import PROOF, Trust


class House:
    """The relay of this program. Closing it ends the tables for all, until another player hosts them again."""

    def __init__(self, folder: Path, port: int = wire.PORT, kind: str = lan.KIND) -> None:
        """`OSError` when the folder cannot be used. A taken port is replaced by a free one.

        `kind`: the service type of the announcement.
        """
        self.port = 0
        self.open = False
        """Whether other machines can connect."""
        self.addresses = lan.own_addresses()
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

    def has(self, table: bytes) -> bool:
        """Whether the relay has that table."""
        return table in self.relay.tables

    @property
    def players(self) -> int:
        """The number of machines at unfinished tables."""
        played = [audience for audience in list(self.relay.tables.values()) if not lobby.over(audience)]
        return sum(bool(link.seats) for audience in played for link in list(audience.links))

    @property
    def waiting(self) -> int:
        """The number of machines in rooms."""
        return sum(len(room.members) for room in self.relay.rooms.waiting)

    @property
    def offers(self) -> list[lan.Offer]:
        """The announced offers."""
        told = lobby.offers(self.relay, self.port, self._salt)
        return [offer._replace(proof=self.fingerprint[:PROOF]) for offer in told]

    @property
    def fingerprint(self) -> bytes:
        """The fingerprint of the certificate, by which guests recognize the relay."""
        return self._server.binding

    @property
    def trust(self) -> Trust:
        """The trust of this program's own connections: its relay is its own and vouches for itself."""
        return Trust([self.fingerprint], own=True)

    def give_up(self, table: bytes) -> None:
        """Drop a table that goes on elsewhere, so that nobody finds an old state here."""
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
        self.addresses = lan.own_addresses()
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
            self._server.secure(_certificate(self._folder / tls.KEPT))
            try:
                self.port = await self._server.start(HERE, self._wanted)
            except OSError:
                self.port = await self._server.listen(HERE, 0)
        except OSError as error:
            self._trouble = error
            return
        finally:
            self._started.set()
        await self._server.wait()


def _certificate(path: Path) -> tls.Credentials:
    """The kept certificate. A broken file is replaced; where none can be kept, a temporary one is made."""
    with contextlib.suppress(OSError):
        return tls.kept(path)
    with contextlib.suppress(OSError):
        path.replace(free_aside(path))
        return tls.kept(path)
    return tls.own()


def give_up(relay: Relay, table: bytes) -> None:
    """Forget a table without clients."""
    audience = relay.tables.get(table)
    if audience is not None and not audience.links and audience.hosted.durable == audience.hosted.last:
        relay.drop(table)
