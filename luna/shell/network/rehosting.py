"""Finds a table that another machine hosts again, and moves the connection there."""

import secrets
from typing import Final

from luna.net.addresses import HERE
from luna.net.lan import Offer, Searcher
from luna.net.search import Game, Search
from luna.shell.app.scene import App
from luna.shell.network import connections
from luna.shell.network.relay_table import Shared

_TRIED: Final = 10.0  # seconds at a new place before the former one is tried again


class Rehosts:
    """Searches while the game of a table is stuck."""

    def __init__(self, app: App, shared: Shared) -> None:
        self._app, self._shared = app, shared
        self._searcher: Searcher | None = None
        self._search = Search(lambda: secrets.randbelow(256) / 256)
        self._ticket = shared.remote.path, shared.remote.route.home  # as last written
        self._elsewhere = 0.0  # seconds at a new place that does not let this machine in

    def update(self, dt: float) -> None:
        """Advance by one step."""
        shared, remote, house = self._shared, self._shared.remote, self._app.network.house
        hosts = house is not None and remote.session.table in house.relay.tables
        if house is not None and hosts and shared.online and not self._app.network.owns(remote):
            house.give_up(remote.session.table)
        self._keep(dt)
        if shared.refused is not None and shared.refused.code == "removed":
            self.close()
            return
        alone = not shared.slow and shared.here <= set(shared.seats) and bool(shared.missing)
        game = Game(shared.online, shared.open, alone)
        if not shared.online and house is not None and self._app.network.owns(remote):
            game = Game.at_home(house.relay, remote.session.table) or game
        if not self._search.due(game, dt) or remote.session.by_token:
            self.close()  # a token is not shown to a machine that only claims to have the table
        elif self._searcher is None:
            self._searcher = Searcher()
        else:
            elsewhere = [offer for offer in self._searcher.offers if not self._here(offer)]
            offer = self._search.choice(game, remote.session.table, elsewhere)
            if offer is not None:
                self._search.begin_anew()
                remote.move(offer.host, offer.port)

    def _keep(self, dt: float) -> None:
        """Keep the ticket up to date, and return from a place that does not let this machine in."""
        remote = self._shared.remote
        if (remote.path, remote.route.home) != self._ticket:
            self._ticket = remote.path, remote.route.home
            connections.keep_ticket(self._app, remote, self._shared.code)
        self._elsewhere += dt
        if remote.route.home == (remote.route.host, remote.route.port):
            self._elsewhere = 0.0
        elif self._elsewhere > _TRIED:
            remote.move(*remote.route.home)

    def close(self) -> None:
        """Stop searching."""
        if self._searcher is not None:
            self._searcher.close()
            self._searcher = None

    def _here(self, offer: Offer) -> bool:
        """Whether an offer is the relay of this connection, which may have several addresses, or one in doubt."""
        remote, house = self._shared.remote, self._app.network.house
        if remote.route.doubts(offer.host, offer.port):
            return True
        if house is not None and offer.port == house.port and offer.host in (HERE, *house.addresses):
            return self._app.network.owns(remote)
        return (offer.host, offer.port) == (remote.route.host, remote.route.port)
