"""Without a connection: perhaps somebody hosts the table again elsewhere on the network, and that is found by itself."""

from __future__ import annotations

from typing import Final

from luna.client.shared import Shared
from luna.net.lan import Searcher

_AFTER: Final = 1.5  # seconds without a connection


class Rehosts:
    """Searches as long as there is no connection, and turns it to whoever has the table."""

    def __init__(self, shared: Shared) -> None:
        self._shared = shared
        self._lost = 0.0
        self._searcher: Searcher | None = None

    def update(self, dt: float) -> None:
        """One step."""
        remote = self._shared.remote
        self._lost = 0.0 if self._shared.online else self._lost + dt
        if self._lost < _AFTER:
            self.close()
        elif self._searcher is None:
            self._searcher = Searcher()
        else:
            for offer in self._searcher.offers:
                if remote.session.table in offer.tables:
                    remote.host, remote.port = offer.host, offer.port

    def close(self) -> None:
        """No more searching."""
        if self._searcher is not None:
            self._searcher.close()
            self._searcher = None
