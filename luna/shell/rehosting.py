"""Somebody may host a table again elsewhere on the network: whoever's game does not go on finds it by himself."""

from __future__ import annotations

import secrets

from luna.net.lan import HERE, Offer, Searcher
from luna.net.search import Game, Search
from luna.shell import lan
from luna.shell.scene import App
from luna.shell.shared import Shared


class Rehosts:
    """Searches as long as that is so, and turns the connection to whoever has the table."""

    def __init__(self, app: App, shared: Shared) -> None:
        self._app, self._shared = app, shared
        self._searcher: Searcher | None = None
        self._search = Search(lambda: secrets.randbelow(256) / 256)
        self._moved = False

    def update(self, dt: float) -> None:
        """One step."""
        shared, remote, house = self._shared, self._shared.remote, self._app.network.house
        if self._moved and shared.online:
            self._moved = False
            lan.keep_ticket(self._app, remote, shared.code)
        if shared.online and house is not None and house.has(remote.session.table) and not lan.own(self._app, remote):
            house.give_up(remote.session.table)
        alone = shared.here <= set(shared.seats) and bool(shared.missing)
        game = Game(shared.online, shared.open, alone)
        if not self._search.due(game, dt) or remote.session.by_token:
            self.close()  # a token is not shown to whoever says that he has the table
        elif self._searcher is None:
            self._searcher = Searcher()
        else:
            elsewhere = [offer for offer in self._searcher.offers if not self._here(offer)]
            offer = self._search.choice(game, remote.session.table, elsewhere)
            if offer is not None:
                self._search.begin_anew()
                remote.move(offer.host, offer.port)
                self._moved = True

    def close(self) -> None:
        """No more searching."""
        if self._searcher is not None:
            self._searcher.close()
            self._searcher = None

    def _here(self, offer: Offer) -> bool:
        """Whether that is the relay of this connection, or a false one; this very program's has several addresses."""
        remote, house = self._shared.remote, self._app.network.house
        if remote.doubts(offer.host, offer.port):
            return True
        if house is not None and offer.port == house.port and offer.host in (HERE, *house.addresses):
            return lan.own(self._app, remote)
        return (offer.host, offer.port) == (remote.host, remote.port)
