"""Proof of a seat: its owner signs a challenge of the relay, which lets nobody else sit there.

mine = Identity.new(); a member of a room tells mine.key; HOLD keeps mine.holder with the seats
    statement(table, nonce, binding) -> mine.sign(...) -> verified(key, signature, statement)

The nonce is the relay's, the binding is the fingerprint of its certificate as the client sees it, so a proof that is
relayed to another server is worthless. Seats from before keys are opened by a token. It is shown once; from then on the
log has a key derived from it.

The library loads slowly, so it is imported on first use.
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
_PURPOSE: Final = b"luna seat, protocol 8\0"  # every signed statement begins with its purpose


class Identity:
    """An Ed25519 key pair that holds seats. Each evening has a new one, so it identifies nobody later."""

    def __init__(self, secret: bytes) -> None:
        """`secret`: 32 bytes, or the token of an old seat (16). `ValueError` for other sizes."""
        if type(secret) is not bytes or len(secret) not in (_SEED, TOKEN):
            raise ValueError("no secret of a seat")
        self.secret = secret
        """Secret: it is all that is needed to play the seats."""
        self.token = secret if len(secret) == TOKEN else b""
        self._seed = hashlib.blake2b(secret, digest_size=_SEED, person=b"luna key").digest() if self.token else secret

    @classmethod
    def new(cls) -> Identity:
        """A new random key pair."""
        return cls(secrets.token_bytes(_SEED))

    @property
    def keyed(self) -> Identity:
        """The same key pair without its token."""
        return Identity(self._seed)

    @cached_property
    def key(self) -> bytes:
        """The public key."""
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey  # noqa: PLC0415

        return Ed25519PrivateKey.from_private_bytes(self._seed).public_key().public_bytes_raw()

    def load(self) -> None:
        """Load the library and derive the public key: the first time takes some frames of a window."""
        assert self.key

    @property
    def holder(self) -> bytes:
        """The fingerprint of the key, as the log has it."""
        return fingerprint(self.key)

    def sign(self, said: bytes) -> bytes:
        """Sign a statement."""
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey  # noqa: PLC0415

        return Ed25519PrivateKey.from_private_bytes(self._seed).sign(said)


def statement(table: bytes, nonce: bytes, binding: bytes) -> bytes:
    """The statement to sign. All parts but the last have a fixed size, so it is unambiguous."""
    return _PURPOSE + table + nonce + binding


def verified(key: bytes, signature: bytes, said: bytes) -> bool:
    """Whether the owner of that key has signed the statement."""
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey  # noqa: PLC0415

    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, said)
    except (InvalidSignature, ValueError):  # the latter: the bytes are not a key
        return False
    return True


def fingerprint(key: bytes) -> bytes:
    """The fingerprint of a public key in the log, as long as a token's digest so that old programs read new logs."""
    return hashlib.blake2b(key, digest_size=HOLDER, person=b"luna seat key").digest()


def digest(token: bytes) -> bytes:
    """The digest of a token in the log of a game from before keys."""
    return hashlib.blake2b(token, digest_size=HOLDER, person=b"luna seat").digest()


def mark(table: bytes, nonce: bytes) -> bytes:
    """A name for a table that only clients with its id recognize."""
    return hashlib.blake2b(table, key=nonce, digest_size=16, person=b"luna table").digest()
