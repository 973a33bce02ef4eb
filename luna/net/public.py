"""A public relay: with a certificate or behind a balancer, with health, counters and a drain before it ends.

With a Redis server it is one of a fleet: a router stands before the relay, and its tables may move to other relays.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from typing_extensions import override

from luna.net import health
from luna.net.directory import Directory
from luna.net.fleet import Fleet
from luna.net.limits import Limits
from luna.net.logstore import LogStore
from luna.net.proxy import ProxyProtocol
from luna.net.server import Server

if TYPE_CHECKING:
    from luna.net.redis_store import Promise, RedisStore  # an optional package

_ASKING: Final = 4  # threads
T = TypeVar("T")


class PublicServer(Server):
    """A server for a public relay."""

    def __init__(
        self,
        folder: Path,
        *,
        limits: Limits | None = None,
        redis: RedisStore | None = None,
        proxies: Collection[str] = (),
        status: tuple[str, int] | None = None,
        drain: float = 0.0,
    ) -> None:
        """`proxies`: the only addresses that may connect, as balancers. `status`: where health is served.

        `drain`: seconds between `stop` and the end. `OSError` when folder or Redis server cannot be used.
        """
        self.promise: Promise | None = None
        if redis is not None:
            self.promise = redis.promise()
            redis.renew()
        super().__init__(folder, limits=limits, store=redis)
        self.counted = health.Counted(self.store)
        self.store: LogStore = self.counted
        self.draining = False
        self._redis, self._proxies, self._status, self._seconds = redis, proxies, status, drain
        self._health: asyncio.Server | None = None
        self._asking = ThreadPoolExecutor(_ASKING, "luna-directory")
        if self.promise is not None:
            self.front = Fleet(self.relay, self._ask, self.promise.whole)

    @override
    def accept(self) -> asyncio.BaseProtocol:
        if self._proxies:
            return ProxyProtocol(self._proxies, self.spoken)
        return super().accept()

    @override
    async def start(self, host: str, port: int) -> int:
        if self._status is not None:
            self._health = await health.serve(*self._status, lambda: not self.draining, self.metrics)
        return await super().start(host, port)

    @override
    def stop(self) -> None:
        """Drain, then stop. A second call, or a failed relay, stops at once."""
        if self.draining or self.relay.failed or not self._seconds:
            self._leave()
        else:
            self.draining = True
            self._loop.call_later(self._seconds, self._leave)

    def metrics(self) -> str:
        """The counters in the Prometheus text format."""
        relay, kept = self.relay, self.counted
        counters = {
            "records_total": kept.records,
            "batches_total": kept.batches,
            "bytes_total": kept.bytes,
            "refused_tables_total": kept.refused,
            "store_seconds_total": kept.seconds,
        }
        gauges = {"links": len(relay.links), "tables": len(relay.tables), "rooms": len(relay.rooms)}
        return health.metrics(counters, {**gauges, "draining": int(self.draining)})

    def _leave(self) -> None:
        """Give up the lease; the clients reconnect to other relays."""
        if self._redis is not None:
            left = self._asking.submit(self._redis.leave)
            left.add_done_callback(lambda _: self._loop.call_soon_threadsafe(super(PublicServer, self).stop))
        else:
            super().stop()
        if self._health is not None:
            self._health.close()

    def _ask(self, question: Callable[[Directory], T], then: Callable[[T | OSError], None]) -> None:
        assert self._redis is not None
        loop = asyncio.get_running_loop()

        def answered(asked: Future[T]) -> None:
            error = asked.exception()
            then(OSError(str(error)) if error is not None else asked.result())
            self.flush()

        asked = self._asking.submit(question, self._redis)
        asked.add_done_callback(lambda asked: loop.call_soon_threadsafe(answered, asked))
