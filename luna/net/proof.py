"""The relay's proof, on the client's side of one connection: nothing is told before, and nothing else is heard.

A table is proved by who of its players vouches for the relay (`trust`), a room by its code (`pake`).
"""

from __future__ import annotations

from collections.abc import Collection

from luna.net import identity, trust, wire
from luna.net.pake import Exchange, locator


class Proof:
    """Whether who answers is the relay that is meant."""

    def __init__(self, binding: bytes = b"", *, believed: bool = False) -> None:
        """`binding`: names the far end of the connection, see `identity`. `believed`: it needs no proof."""
        self.binding, self.believed = binding, believed
        self._exchange: Exchange | None = None

    def question(self, table: bytes, nonce: bytes, code: str) -> wire.Message | None:
        """How to have it prove itself, by the table if there is one, else by the code; None when neither is there."""
        if table:
            return wire.Whose(identity.mark(table, nonce))
        if not code:
            return None
        self._exchange = Exchange(code, self.binding, host=False)
        return wire.Prove(locator(code), self._exchange.share)

    def answer(self, message: wire.Message, table: bytes, holders: Collection[bytes]) -> wire.Message | None:
        """What to say to its answer; None when all is said, and it is `believed` or not.

        `holders`: of the seats, as the log of the table has it.
        """
        exchange = self._exchange
        if isinstance(message, wire.Offered) and exchange is not None and exchange.take(message.share):
            return wire.Confirm(exchange.confirm)
        if isinstance(message, wire.Proved) and exchange is not None:
            self.believed = exchange.confirmed(message.shown)
        elif isinstance(message, wire.Vouched) and table:
            self.believed = trust.vouched(message.by, holders, table, self.binding)
        return None
