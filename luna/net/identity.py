"""Proof of a seat: its owner signs what a relay asks, and so shows nothing with which anybody could sit there too.

    mine = Identity.new(); a member of a room tells mine.key; HOLD keeps mine.holder with the seats
    statement(table, nonce, binding) -> mine.sign(...) -> verified(key, signature, statement)

The nonce is the relay's, the binding is the fingerprint of its certificate as the two ends of the connection see it: a
proof that was carried on by somebody between the two is good for nothing. Seats that were given before there
were keys are opened by a token; it is shown once, and from then on the log knows a key that comes from it.

The library takes a while to load: only who sits down at a network's table needs it.
"""

from __future__ import annotations

import hashlib
import secrets
from functools import cached_property
from typing import Final

KEY: Final = 32
SIGNATURE: Final = 64
NONCE: Final = 16
TOKEN: Final = 16
HOLDER: Final = 16
_SEED: Final = 32
_PURPOSE: Final = b"luna seat, protocol 8\0"
"""Whatever is signed with these keys begins with what it is for."""


class Identity:
    """A key pair (Ed25519) with which seats are held, a new one for every evening: nobody is recognised by it."""

    def __init__(self, secret: bytes) -> None:
        """`secret`: 32 bytes, or the token of an old seat (16). `ValueError` for other sizes."""
        if type(secret) is not bytes or len(secret) not in (_SEED, TOKEN):
            raise ValueError("no secret of a seat")
        self.secret = secret
        """For nobody's eyes: whoever has it plays the seats."""
        self.token = secret if len(secret) == TOKEN else b""
        self._seed = hashlib.blake2b(secret, digest_size=_SEED, person=b"luna key").digest() if self.token else secret

    @classmethod
    def new(cls) -> Identity:
        """A pair that nobody had before."""
        return cls(secrets.token_bytes(_SEED))

    @property
    def keyed(self) -> Identity:
        """The same pair for seats that never had a token."""
        return Identity(self._seed)

    @cached_property
    def key(self) -> bytes:
        """The public half."""
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey  # noqa: PLC0415

        return Ed25519PrivateKey.from_private_bytes(self._seed).public_key().public_bytes_raw()

    def load(self) -> None:
        """Have the library loaded and the public half made: the first time that takes some frames of a window."""
        assert self.key

    @property
    def holder(self) -> bytes:
        """By what the log knows it."""
        return fingerprint(self.key)

    def sign(self, said: bytes) -> bytes:
        """The signature of a statement."""
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey  # noqa: PLC0415

        return Ed25519PrivateKey.from_private_bytes(self._seed).sign(said)


def statement(table: bytes, nonce: bytes, binding: bytes) -> bytes:
    """What is signed: sizes are fixed up to the binding, so no two statements are the same bytes."""
    return _PURPOSE + table + nonce + binding


def verified(key: bytes, signature: bytes, said: bytes) -> bool:
    """Whether the owner of that key has signed it."""
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey  # noqa: PLC0415

    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, said)
    except (InvalidSignature, ValueError):  # the latter: these bytes are no key
        return False
    return True


def fingerprint(key: bytes) -> bytes:
    """What the log keeps of a public key: as long as the digest of a token was, so that old programs read new logs."""
    return hashlib.blake2b(key, digest_size=HOLDER, person=b"luna seat key").digest()


def digest(token: bytes) -> bytes:
    """What the log keeps of a token, in games that were begun before there were keys."""
    return hashlib.blake2b(token, digest_size=HOLDER, person=b"luna seat").digest()


def mark(table: bytes, nonce: bytes) -> bytes:
    """What names a table to who has it, and says nothing to anybody else."""
    return hashlib.blake2b(table, key=nonce, digest_size=16, person=b"luna table").digest()
