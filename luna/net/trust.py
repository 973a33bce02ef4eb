"""Trust: which certificate a client takes for the relay that it means, when no system's root vouches for it.

    trust.knows(fingerprint)    seen before, announced, or the own program's
    vouched(...)                who hosts the table again is one of its players: their keys are in its log
    pake.Exchange               a code that was typed proves the host
    strange(met, name, proof)   a host of that name was met before, with another certificate

What each of them proves, and what not, is in docs/wire.md.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from luna.net import identity
from luna.net.identity import Identity

PROOF: Final = 16
"""Bytes of a fingerprint that are announced, and kept with a seat."""
MOST_MET: Final = 64  # hosts that are remembered
LONGEST_MET: Final = 2 * PROOF + 1 + 40  # characters of a line
_PURPOSE: Final = b"luna host, protocol 8\0"


class Trust:
    """The certificates that a client takes for the relay of its table."""

    def __init__(self, proofs: Iterable[bytes] = (), *, own: bool = False) -> None:
        """`proofs`: beginnings of fingerprints. `own`: the relay is this program's, which vouches for it."""
        self.proofs = {proof[:PROOF] for proof in proofs if proof}
        self.own = own
        self.last = b""
        """The proof of who was believed last."""

    def knows(self, fingerprint: bytes) -> bool:
        """Whether that certificate has been believed before."""
        return fingerprint[:PROOF] in self.proofs

    def learn(self, fingerprint: bytes) -> None:
        """Believe that certificate from now on."""
        self.last = fingerprint[:PROOF]
        self.proofs.add(self.last)


def strange(
    met: Iterable[str], name: str, proof: bytes, alike: Callable[[str, str], bool] = lambda one, other: one == other
) -> bool:
    """Whether hosts of that name were `met`, and none of them with that certificate; of who is new nobody knows.

    `alike`: whether two names are taken for one.
    """
    known = {line.partition(" ")[0] for line in met if alike(line.partition(" ")[2], name)}
    return bool(known) and proof.hex() not in known


def remembered(met: Sequence[str], name: str, proof: bytes) -> tuple[str, ...]:
    """The hosts that were met, with this one as the last: each a line of certificate and name."""
    line = f"{proof.hex()} {name}"
    return (line, *(other for other in met if other != line))[:MOST_MET]


def vouch(by: Identity, table: bytes, fingerprint: bytes) -> bytes:
    """The signature of somebody who has a seat: the table is where this certificate is."""
    return by.sign(_PURPOSE + table + fingerprint)


def vouched(
    signatures: Iterable[tuple[bytes, bytes]], holders: Collection[bytes], table: bytes, fingerprint: bytes
) -> bool:
    """Whether one of the `holders` of seats has signed that, of these pairs of key and signature."""
    said = _PURPOSE + table + fingerprint
    return any(
        identity.fingerprint(key) in holders and identity.verified(key, signature, said)
        for key, signature in signatures
    )
