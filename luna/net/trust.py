"""Trust: which certificates a client accepts when no root of the system vouches for the relay.

    trust.knows(fingerprint)    seen before, announced, or the own program's
    vouched(...)                a player of the table hosts it: the client's log has its key
    pake.Exchange               a typed code proves the host
    strange(met, name, proof)   a host of that name was met before, with another certificate

docs/wire.md says what each of them proves.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from luna.net import identity
from luna.net.identity import Identity

PROOF: Final = 16
"""Bytes of a fingerprint that are announced and kept with a seat."""
MOST_MET: Final = 64  # hosts to remember
LONGEST_MET: Final = 2 * PROOF + 1 + 40  # characters of a line
_PURPOSE: Final = b"luna host, protocol 8\0"


class Trust:
    """The certificates that a client accepts for the relay of its table."""

    def __init__(self, proofs: Iterable[bytes] = (), *, own: bool = False) -> None:
        """`proofs`: the first bytes of fingerprints. `own`: the relay belongs to this program, which vouches for it."""
        self.proofs = {proof[:PROOF] for proof in proofs if proof}
        self.own = own
        self.last = b""
        """The proof of the certificate that was accepted last."""

    def knows(self, fingerprint: bytes) -> bool:
        """Whether the certificate has been accepted before."""
        return fingerprint[:PROOF] in self.proofs

    def learn(self, fingerprint: bytes) -> None:
        """Accept the certificate from now on."""
        self.last = fingerprint[:PROOF]
        self.proofs.add(self.last)


def strange(
    met: Iterable[str], name: str, proof: bytes, alike: Callable[[str, str], bool] = lambda one, other: one == other
) -> bool:
    """Whether hosts of that name were `met`, none of them with that certificate. False for a new name.

    `alike`: whether two names count as one.
    """
    known = {line.partition(" ")[0] for line in met if alike(line.partition(" ")[2], name)}
    return bool(known) and proof.hex() not in known


def remembered(met: Sequence[str], name: str, proof: bytes) -> tuple[str, ...]:
    """The met hosts with this one first, each as a line of certificate and name."""
    line = f"{proof.hex()} {name}"
    return (line, *(other for other in met if other != line))[:MOST_MET]


def vouch(by: Identity, table: bytes, fingerprint: bytes) -> bytes:
    """A seat owner's signature that the table is at the relay with this certificate."""
    return by.sign(_PURPOSE + table + fingerprint)


def vouched(
    signatures: Iterable[tuple[bytes, bytes]], holders: Collection[bytes], table: bytes, fingerprint: bytes
) -> bool:
    """Whether one of the `holders` of seats has signed that, among these pairs of key and signature."""
    said = _PURPOSE + table + fingerprint
    return any(
        identity.fingerprint(key) in holders and identity.verified(key, signature, said)
        for key, signature in signatures
    )
