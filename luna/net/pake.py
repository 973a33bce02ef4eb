"""A code proves a host: SPAKE2, a password-authenticated key exchange, bound to the connection's certificate.

Client and relay know the code; neither tells it. Both get the same key only if both have the same code and see the
same certificate, and then each shows the other that he has it:

    mine = Exchange(code, fingerprint, host=False); mine.share -> the relay;  the relay's share -> mine.take(share)
    mine.confirm -> the relay, which compares and answers;  mine.confirmed(what the relay says)

Whoever stands between, or only claims to be the host, tries one code of a million each time somebody types one.
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
        """`fingerprint`: of the certificate, as this side sees it. This takes some milliseconds, and so does `take`."""
        from spake2 import SPAKE2_A, SPAKE2_B  # noqa: PLC0415  # only who types a code needs it

        side = SPAKE2_B if host else SPAKE2_A
        self._host = host
        self._side = side(code.upper().encode(), idA=_CLIENT, idB=fingerprint)
        self.share: bytes = self._side.start()
        self._key = b""

    def take(self, share: bytes) -> bool:
        """The other side's share; False when it is none."""
        from spake2 import SPAKEError  # noqa: PLC0415
        from spake2.ed25519_basic import NotOnCurve  # noqa: PLC0415  # half of all shares that are none

        try:
            self._key = self._side.finish(share)
        except (SPAKEError, NotOnCurve, ValueError, AssertionError):
            return False
        return True

    @property
    def confirm(self) -> bytes:
        """Shows the other side that this one has the key."""
        return self._confirm(self._host)

    def confirmed(self, shown: bytes) -> bool:
        """Whether the other side has it too."""
        return bool(self._key) and hmac.compare_digest(self._confirm(not self._host), shown)

    def _confirm(self, host: bool) -> bytes:
        return hashlib.blake2b(_CONFIRMS[not host], key=self._key, digest_size=CONFIRM).digest()


def locator(code: str) -> str:
    """The part of a code that is told: it leads to the room, the rest opens it."""
    return code.upper()[:LOCATOR]
