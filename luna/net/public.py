"""A relay that is one of a fleet, on sockets and threads: the server, the router before it, and its place at Redis."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from luna.net.directory import Directory
from luna.net.fleet import Fleet
from luna.net.limits import Limits
from luna.net.redis_store import Promise, RedisStore
from luna.net.server import Server

_ASKING: Final = 4  # threads
T = TypeVar("T")


class FleetServer(Server):
    """A server whose tables are on a Redis server, and may be another relay's tomorrow."""

    def __init__(self, store: RedisStore, *, limits: Limits | None = None) -> None:
        """`OSError` when the Redis server does not answer."""
        self.promise: Promise = store.promise()
        store.renew()
        super().__init__(Path(), limits=limits, store=store)
        self.directory = store
        self.front = Fleet(self.relay, self._ask, self.promise.whole)
        self._asking = ThreadPoolExecutor(_ASKING, "luna-directory")

    def _ask(self, question: Callable[[Directory], T], then: Callable[[T | OSError], None]) -> None:
        loop = asyncio.get_running_loop()

        def answered(asked: Future[T]) -> None:
            error = asked.exception()
            answer = OSError(str(error)) if error is not None else asked.result()
            then(answer)
            self.flush()

        asked = self._asking.submit(question, self.directory)
        asked.add_done_callback(lambda asked: loop.call_soon_threadsafe(answered, asked))
