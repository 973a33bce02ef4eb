"""TLS without a socket: certificates of relays, and one end of a session, bytes in and bytes out.

    mine = own()  or  kept(path)  or  of_files(certificate, key)
    end = Tls(mine.context)                       # the relay's; Tls(client_context(host), host) is the client's
    plain = end.feed(received); end.seal(plain bytes to send); bytes for the socket: end.take()

Only TLS 1.3 is accepted: both ends are this program, and less code can go wrong.
"""

from __future__ import annotations

import datetime
import hashlib
import os
import secrets
import ssl
import tempfile
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

KEPT: Final = "certificate.pem"
"""The file with the relay's certificate and key, in the relay's folder."""
_PIECE: Final = 1 << 16
_LIVES: Final = 50_000  # days; the certificate is known by its fingerprint, so nobody reads its dates
_LOCAL: Final = (".local", ".lan", ".home", ".internal", ".localdomain", ".localhost", ".home.arpa", ".fritz.box")
"""Endings of names that exist on a local network only."""


class Credentials(NamedTuple):
    """A relay's certificate: its TLS context and fingerprint."""

    context: ssl.SSLContext
    fingerprint: bytes


class Tls:
    """One end of a TLS session."""

    def __init__(self, context: ssl.SSLContext, host: str | None = None) -> None:
        """`host`: the dialled host of a client; None for the relay's end."""
        self._incoming, self._outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        name = host if context.check_hostname else None  # else a listener on the network could read it
        self._end = context.wrap_bio(self._incoming, self._outgoing, host is None, name)
        self.secured = False
        """Whether the handshake is complete."""
        self.ended = False
        """Whether the other end has closed its side."""

    def feed(self, data: bytes) -> bytes:
        """Decrypt received bytes. `ssl.SSLError` when they are not TLS or the certificate is not trusted."""
        self._incoming.write(data)
        parts = []
        try:
            if not self.secured:
                self._end.do_handshake()
                self.secured = True
            while part := self._end.read(_PIECE):
                parts.append(part)
            self.ended = True
        except ssl.SSLWantReadError:
            pass
        return b"".join(parts)

    def seal(self, data: bytes) -> None:
        """Encrypt bytes, after the handshake."""
        self._end.write(data)

    def take(self) -> bytes:
        """Bytes to send."""
        return self._outgoing.read()

    @property
    def fingerprint(self) -> bytes:
        """The fingerprint of the other end's certificate."""
        return fingerprint(self._end.getpeercert(binary_form=True) or b"")


def fingerprint(certificate: bytes) -> bytes:
    """The fingerprint of a certificate (DER): its SHA-256."""
    return hashlib.sha256(certificate).digest()


# ---- the client's side


def by_roots(host: str) -> bool:
    """Whether the certificate of a host is checked by the system's roots: for internet names, not for local ones."""
    name = host.rstrip(".").lower()
    number = ":" in name or name.rpartition(".")[2].isdecimal()
    return "." in name and not number and not name.endswith(_LOCAL)


def client_context(host: str) -> ssl.SSLContext:
    """The client's TLS context: with the system's roots, or without checks where `Trust` decides."""
    return _client_context(by_roots(host))


@cache
def _client_context(rooted: bool) -> ssl.SSLContext:
    context = ssl.create_default_context() if rooted else ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    if not rooted:
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


# ---- the relay's side


def own() -> Credentials:
    """A new self-signed certificate whose key exists in this process only."""
    with tempfile.TemporaryDirectory(prefix="luna-") as folder:
        path, password = Path(folder) / "own.pem", secrets.token_hex(16).encode()
        _write(path, password)  # a context reads files only
        return of_files(path, path, password)


def kept(path: Path) -> Credentials:
    """The certificate in a file, made on first use so that guests recognize the relay. `OSError`."""
    if not path.exists():
        aside = path.with_name(f".{secrets.token_hex(8)}.new")
        try:
            _write(aside)
            with aside.open("rb+") as file:
                os.fsync(file.fileno())
            aside.replace(path)
        except BaseException:
            aside.unlink(missing_ok=True)
            raise
    try:
        return of_files(path, path)
    except ssl.SSLError as error:
        raise OSError(error.errno, f"{path.name} is no certificate with its key") from error


def of_files(certificate: Path, key: Path, password: bytes | None = None) -> Credentials:
    """A certificate from PEM files. `OSError`, of which `ssl.SSLError` is one, when they cannot be used."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.num_tickets = 0  # no session is resumed
    context.load_cert_chain(certificate, key, password)
    return Credentials(context, fingerprint_of(certificate))


def fingerprint_of(certificate: Path) -> bytes:
    """The fingerprint of the first certificate in a PEM file. `OSError` when there is none."""
    begin, end = "-----BEGIN CERTIFICATE-----", "-----END CERTIFICATE-----"
    text = certificate.read_text("latin-1")
    try:
        first = text[text.index(begin) : text.index(end) + len(end)]
        return fingerprint(ssl.PEM_cert_to_DER_cert(first))
    except ValueError:
        raise OSError(f"{certificate.name} is no certificate") from None


def load() -> None:
    """Load the certificate library: the first time takes some frames of a window."""
    from cryptography import x509  # noqa: PLC0415

    assert x509


def _write(path: Path, password: bytes | None = None) -> None:
    """Write a new key and its certificate, readable by the owner only."""
    from cryptography import x509  # noqa: PLC0415
    from cryptography.hazmat.primitives import serialization  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey  # noqa: PLC0415
    from cryptography.x509.oid import NameOID  # noqa: PLC0415

    key, name = Ed25519PrivateKey.generate(), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "luna")])
    since = datetime.datetime(2000, 1, 1, tzinfo=datetime.UTC)  # reveals nothing about the time of its making
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(since)
        .not_valid_after(since + datetime.timedelta(days=_LIVES))
        .sign(key, None)
    )
    locked = serialization.BestAvailableEncryption(password) if password else serialization.NoEncryption()
    pem = made.public_bytes(serialization.Encoding.PEM) + key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, locked
    )
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(pem)
