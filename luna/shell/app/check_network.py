"""A relay and two clients of this program, who meet in a room and play: what `check` tries of the network."""

import contextlib
import queue
import secrets
from pathlib import Path
from typing import Final

from luna.core import registry
from luna.log.journal import new_table
from luna.log.records import encode_header
from luna.net import wire
from luna.net.addresses import HERE
from luna.net.cards import Proposal
from luna.net.hosting import OwnRelay
from luna.net.remote import Remote
from luna.net.session import News, Session
from luna.shell.network.lobby import dealt
from luna.shell.network.local import edition, hello
from luna.table.table import Table

_TURNS: Final = 4


class Meeting:
    """Two clients at a relay of this machine. The first opens a room, the second joins it by its code."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._game = registry.load(registry.default())
        self._relay = OwnRelay(folder / "check-relay", 0)
        self._clients = [self._client(wire.Open(b"host", edition(self._game.NAME)))]
        self._tables: dict[Remote, Table] = {}

    def played(self) -> bool:
        """Go a step further, if that is possible; whether both clients have some turns of both and agree."""
        for client in list(self._clients):
            with contextlib.suppress(queue.Empty):
                self._hear(client, client.news.get_nowait())
        tables = list(self._tables.values())
        for table in tables:
            table.follow()
        if len(tables) < 2 or tables[0].digest != tables[1].digest:
            return False
        if tables[0].length < _TURNS:
            self._turn()
        return tables[1].length >= _TURNS

    def close(self) -> None:
        """End the clients, then the relay."""
        for client in self._clients:
            client.close()
        self._relay.close()

    def _client(self, wish: wire.Open | wire.Join) -> Remote:
        path = self._folder / f"check-{secrets.token_hex(4)}.luna"
        return Remote(Session(hello(), wish), HERE, self._relay.port, self._relay.trust, lambda: path)

    def _hear(self, client: Remote, news: News) -> None:
        if isinstance(news, wire.Seated):
            self._tables[client] = Table(self._game, client)
        elif isinstance(news, wire.Room) and len(self._clients) == 1:
            self._clients.append(self._client(wire.Join(news.code, b"guest", (edition(self._game.NAME),))))
        elif isinstance(news, wire.Room) and client is self._clients[0] and len(news.members) == len(self._clients):
            names = {look.id: look.id for look in self._game.SEATS[: len(news.members)]}
            header = encode_header(dealt(self._game, Proposal(self._game.NAME), names, {}, news.code))
            holders = [number for number, _ in news.members]
            client.ask(lambda session: session.begin(new_table(), holders, header))

    def _turn(self) -> None:
        """A turn of the player to move, on that player's machine."""
        table = next(one for client, one in self._tables.items() if one.to_move in client.session.seats)
        turn = next((move,) for move in self._game.legal(table.position) if table.why_not((move,)) is None)
        table.acts.submit(turn)
