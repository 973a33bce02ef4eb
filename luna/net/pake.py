"""A code proves a host: SPAKE2, a password-authenticated key exchange, bound to the certificate of the connection.

Client and relay know the code; neither sends it. Both derive the same key only with the same code and the same
certificate, and then each proves to the other that it has the key:

    mine = Exchange(code, fingerprint, host=False); mine.share -> the relay;  the relay's share -> mine.take(share)
    mine.confirm -> the relay, which compares and answers;  mine.confirmed(the relay's answer)

A false host or a man in the middle gets one guess in a million each time somebody types a code.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from luna.net.shapes import LOCATOR

CONFIRM: Final = 16
_CLIENT: Final = b"luna client"
_CONFIRMS: Final = (b"luna host knows", b"luna guest knows")


class Exchange:
    """One side of the exchange, for one connection."""

    def __init__(self, code: str, fingerprint: bytes, *, host: bool) -> None:
        """`fingerprint`: of the certificate that this side sees. This takes milliseconds, as `take` does."""
        from spake2 import SPAKE2_A, SPAKE2_B  # noqa: PLC0415  # only who types a code needs it

        side = SPAKE2_B if host else SPAKE2_A
        self._host = host
        self._side = side(code.upper().encode(), idA=_CLIENT, idB=fingerprint)
        self.share: bytes = self._side.start()
        self._key = b""

    def take(self, share: bytes) -> bool:
        """Take the other side's share; False when it is invalid."""
        from spake2 import SPAKEError  # noqa: PLC0415
        from spake2.ed25519_basic import NotOnCurve  # noqa: PLC0415  # half of all shares that are none

        try:
            self._key = self._side.finish(share)
        except (SPAKEError, NotOnCurve, ValueError, AssertionError):
            return False
        return True

    @property
    def confirm(self) -> bytes:
        """Proves to the other side that this side has the key."""
        return self._confirm(self._host)

    def confirmed(self, shown: bytes) -> bool:
        """Whether the other side has proved that it has the key."""
        return bool(self._key) and hmac.compare_digest(self._confirm(not self._host), shown)

    def _confirm(self, host: bool) -> bytes:
        return hashlib.blake2b(_CONFIRMS[not host], key=self._key, digest_size=CONFIRM).digest()


def locator(code: str) -> str:
    """The public part of a code, which leads to the room. The rest opens it."""
    return code.upper()[:LOCATOR]
