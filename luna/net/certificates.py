"""The certificates of relays: how they are made, kept and recognized, and which ones a client trusts.

mine = temporary()  or  stored(path)  or  of_files(certificate, key)
    trust.knows(fingerprint)    seen before, announced, or the own program's
    vouched(...)                a player of the table hosts it: the client's log has its key
    proof.Exchange              a typed code proves the host
    strange(met, name, proof)   a host of that name was met before, with another certificate

docs/wire.md explains what each of them proves.
"""

import contextlib
import datetime
import hashlib
import secrets
import ssl
import tempfile
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from luna.log.files import write_secret
from luna.net import identity
from luna.net.identity import Identity

FILE: Final = "certificate.pem"
"""The file with the relay's certificate and key, in the relay's folder."""
_LIVES: Final = 50_000  # days; the certificate is known by its fingerprint, so nobody reads its dates
_LOCAL: Final = (".local", ".lan", ".home", ".internal", ".localdomain", ".localhost", ".home.arpa", ".fritz.box")
"""Endings of names that exist on a local network only."""
_ROOTS: Final = (
    "/etc/ssl/cert.pem",  # macOS, Alpine
    "/etc/ssl/certs/ca-certificates.crt",  # Debian, Arch
    "/etc/pki/tls/certs/ca-bundle.crt",  # Fedora
    "/etc/ssl/ca-bundle.pem",  # openSUSE
)
"""Where systems keep the roots of the internet's certificates. Windows has a store of its own, which Python reads."""
PROOF: Final = 16
"""Bytes of a fingerprint that are announced and kept with a seat."""
MOST_MET: Final = 64  # hosts to remember
LONGEST_MET: Final = 2 * PROOF + 1 + 40  # characters of a line
_PURPOSE: Final = b"luna host, protocol 8\0"


class Credentials(NamedTuple):
    """A relay's certificate: its TLS context and fingerprint."""

    context: ssl.SSLContext
    fingerprint: bytes


def fingerprint(certificate: bytes) -> bytes:
    """The fingerprint of a certificate (DER): its SHA-256."""
    return hashlib.sha256(certificate).digest()


def by_roots(host: str) -> bool:
    """Whether the certificate of a host is checked by the system's roots: for internet names, not for local ones."""
    name = host.rstrip(".").lower()
    number = ":" in name or name.rpartition(".")[2].isdecimal()
    return "." in name and not number and not name.endswith(_LOCAL)


def client_context(host: str) -> ssl.SSLContext:
    """The client's TLS context: with the system's roots, or without checks where `Trust` decides."""
    return _client_context(by_roots(host))


def with_roots() -> ssl.SSLContext:
    """A TLS context with the system's roots, also in a Python that was built for a system that keeps them elsewhere."""
    context, known = ssl.create_default_context(), ssl.get_default_verify_paths()
    if not (
        context.cert_store_stats()["x509_ca"] or known.cafile or (known.capath and any(Path(known.capath).iterdir()))
    ):
        for path in _ROOTS:
            with contextlib.suppress(OSError):
                context.load_verify_locations(path)
                break
    return context


@cache
def _client_context(rooted: bool) -> ssl.SSLContext:
    context = with_roots() if rooted else ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    if not rooted:
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def temporary() -> Credentials:
    """A new self-signed certificate whose key exists in this process only."""
    with tempfile.TemporaryDirectory(prefix="luna-") as folder:
        path, password = Path(folder) / "temporary.pem", secrets.token_hex(16).encode()
        _write(path, password)  # a context reads files only
        return of_files(path, path, password)


def stored(path: Path) -> Credentials:
    """The certificate in a file, made on first use so that guests recognize the relay. `OSError`."""
    if not path.exists():
        _write(path)
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
    write_secret(path, pem)


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
    """Whether hosts of that name, or of one that is `alike`, were `met`, but none of them with that certificate."""
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
