"""Somebody may host a table again elsewhere on the network: whoever is cut off, or waits alone, finds it by himself."""

from __future__ import annotations

from typing import Final

from luna.client import lan
from luna.client.loop import App
from luna.client.shared import Shared
from luna.net.lan import HERE, Offer, Searcher

_AFTER: Final = 1.5  # seconds
_APART: Final = 3.0  # seconds between the first and the last of several who wait, so that they do not miss each other


class Rehosts:
    """Searches as long as that is so, and turns the connection to whoever has the table."""

    def __init__(self, app: App, shared: Shared) -> None:
        self._app, self._shared = app, shared
        self._alone = 0.0  # seconds
        self._searcher: Searcher | None = None
        token = shared.remote.session.token
        self._after = _AFTER + (_APART * token[0] / 256 if token else 0.0)

    def update(self, dt: float) -> None:
        """One step."""
        shared, remote = self._shared, self._shared.remote
        cut, waits = not shared.online, not shared.open and shared.here <= set(shared.seats)
        self._alone = self._alone + dt if cut or waits else 0.0
        if self._alone < (_AFTER if cut else self._after):
            self.close()
        elif self._searcher is None:
            self._searcher = Searcher()
        else:
            for offer in self._searcher.offers:
                here = (offer.host, offer.port) == (remote.host, remote.port) or self._own(offer)
                if remote.session.table in offer.tables and not here:
                    self._alone = 0.0
                    remote.move(offer.host, offer.port)
                    lan.keep_ticket(self._app, remote, shared.code)
                    break

    def close(self) -> None:
        """No more searching."""
        if self._searcher is not None:
            self._searcher.close()
            self._searcher = None

    def _own(self, offer: Offer) -> bool:
        """Whether that is the relay of this very program."""
        house = self._app.network.house
        return house is not None and offer.port == house.port and offer.host in (HERE, *house.addresses)
