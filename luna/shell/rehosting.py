"""Somebody may host a table again elsewhere on the network: whoever is cut off, or alone, finds it by himself.

A host whose machine was asleep is alone at his own relay, and not cut off from anything.
"""

from __future__ import annotations

import secrets
from typing import Final

from luna.net.lan import HERE, Offer, Searcher
from luna.shell import lan
from luna.shell.scene import App
from luna.shell.shared import Shared

_AFTER: Final = 1.5  # seconds
_APART: Final = 3.0  # seconds between the first and the last of several who are alone: they must not change places


class Rehosts:
    """Searches as long as that is so, and turns the connection to whoever has the table."""

    def __init__(self, app: App, shared: Shared) -> None:
        self._app, self._shared = app, shared
        self._alone = 0.0  # seconds
        self._searcher: Searcher | None = None
        self._after = self._drawn()

    def update(self, dt: float) -> None:
        """One step."""
        shared, remote = self._shared, self._shared.remote
        cut, waited_for = not shared.online, bool(shared.missing) or not shared.open
        alone = shared.here <= set(shared.seats) and waited_for
        self._alone = self._alone + dt if cut or alone else 0.0
        if self._alone < (_AFTER if cut else self._after) or remote.session.by_token:
            self.close()  # a token is not shown to whoever says that he has the table
        elif self._searcher is None:
            self._searcher = Searcher()
        else:
            for offer in self._searcher.offers:
                here = (offer.host, offer.port) == (remote.host, remote.port) or self._own(offer)
                better = cut or not shared.open or offer.code  # who only waits elsewhere may come here
                if remote.session.table in offer.tables and better and not here:
                    self._alone, self._after = 0.0, self._drawn()
                    remote.move(offer.host, offer.port)
                    lan.keep_ticket(self._app, remote, shared.code)
                    break

    def close(self) -> None:
        """No more searching."""
        if self._searcher is not None:
            self._searcher.close()
            self._searcher = None

    @staticmethod
    def _drawn() -> float:
        """Seconds to wait when alone."""
        return _AFTER + _APART * secrets.randbelow(256) / 256

    def _own(self, offer: Offer) -> bool:
        """Whether that is the relay of this very program."""
        house = self._app.network.house
        return house is not None and offer.port == house.port and offer.host in (HERE, *house.addresses)
