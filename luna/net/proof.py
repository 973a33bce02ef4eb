"""The relay's proof of identity, on the client's side: before it the client tells and believes nothing.

A table is proved by the players who vouch for the relay (`trust`), a room by its code (`pake`).
"""

from __future__ import annotations

from collections.abc import Collection

from luna.net import identity, trust, wire
from luna.net.pake import Exchange, locator


class Proof:
    """The state of the relay's proof."""

    def __init__(self, binding: bytes = b"", *, believed: bool = False) -> None:
        """`binding`: the fingerprint of the relay's certificate. `believed`: no proof is needed."""
        self.binding, self.believed = binding, believed
        self._exchange: Exchange | None = None

    def question(self, table: bytes, nonce: bytes, code: str) -> wire.Message | None:
        """The question to the relay: about the table if there is one, else about the code. None without both."""
        if table:
            return wire.Whose(identity.mark(table, nonce))
        if not code:
            return None
        self._exchange = Exchange(code, self.binding, host=False)
        return wire.Prove(locator(code), self._exchange.share)

    def answer(self, message: wire.Message, table: bytes, holders: Collection[bytes]) -> wire.Message | None:
        """The next message of the proof; None when the proof is over and `believed` has the result.

        `holders`: of the seats, as the log has them.
        """
        exchange = self._exchange
        if isinstance(message, wire.Offered) and exchange is not None and exchange.take(message.share):
            return wire.Confirm(exchange.confirm)
        if isinstance(message, wire.Proved) and exchange is not None:
            self.believed = exchange.confirmed(message.shown)
        elif isinstance(message, wire.Vouched) and table:
            self.believed = trust.vouched(message.by, holders, table, self.binding)
        return None
