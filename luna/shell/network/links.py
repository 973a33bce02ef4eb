"""Links to a room or table, `luna://table/HOST[:PORT]/CODE[/PROOF]`, and to a relay, `luna://relay/HOST[:PORT]`.

A link holds only announced data, and no secret beyond the code. The proof names the relay's certificate, so nobody in
between can answer for it. Links are case-insensitive, because capitals make a smaller QR code. Every byte may come from
a stranger.
"""

import base64
import binascii
import re
from typing import Final, NamedTuple

from luna.log.notices import refused
from luna.net.addresses import seen_from_afar
from luna.net.certificates import PROOF
from luna.net.hosting import OwnRelay
from luna.net.remote import Remote
from luna.net.rooms import is_code
from luna.shell.app.settings import LONGEST_HOST
from luna.shell.network.address_text import address_text, parse_address

SCHEME: Final = "luna:"
CIRCLE: Final = "circle"
LONGEST: Final = 500
_TABLE: Final = "table"
_RELAY: Final = "relay"
_LINK: Final = re.compile(r"luna://(\w{1,20})/([^\s<>\"']*)", re.IGNORECASE | re.ASCII)
_HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[0-9a-z_.-]+)(:\d{1,5})?", re.IGNORECASE | re.ASCII)
_AROUND: Final = ".,;!?)/"  # characters that may follow a link in a sentence


class Invited(NamedTuple):
    """The target of a link."""

    host: str
    port: int
    code: str = ""  # "" for a relay with open tables
    proof: bytes = b""  # the first bytes of the fingerprint of the relay's certificate, or nothing


def is_link(text: str) -> bool:
    """Whether a text contains a link of this program, valid or not."""
    return SCHEME in text[:LONGEST].lower()


def leads_to_circle(text: str) -> bool:
    """Whether a text contains an invitation to a circle."""
    found = _LINK.search(text[:LONGEST])
    return found is not None and found[1].lower() == CIRCLE


def write(invited: Invited) -> str:
    """The link as text. Letters beyond ASCII in the name of the host are encoded as the network knows them."""
    host = invited.host.encode("idna").decode() if not invited.host.isascii() else invited.host
    where = f"[{host}]" if ":" in host else host
    where = where if address_text(host, invited.port) == host else f"{where}:{invited.port}"
    proof = base64.b32encode(invited.proof).decode().rstrip("=").lower()
    if not invited.code:
        return f"luna://{_RELAY}/{where}"
    return "/".join(["luna://table", where, invited.code, *([proof] if proof else [])])


def invitation(house: OwnRelay | None, remote: Remote | None, code: str) -> str:
    """The link to a room; "" while nobody can reach it.

    `house`: the relay of this machine if the room is there. Otherwise it is at `remote`.
    """
    if not code:
        return ""
    if house is not None:
        reached = house.open and house.addresses
        return write(Invited(house.addresses[0], house.port, code, house.fingerprint[:PROOF])) if reached else ""
    if remote is None:
        return ""
    return write(Invited(seen_from_afar(remote.route.host), remote.route.port, code, remote.trust.last))


def read(text: str) -> Invited:
    """Read the link in a text, with or without words around it. `Refused` with one sentence."""
    found = _LINK.search(text[:LONGEST])
    if found is None:
        raise refused("link-broken" if is_link(text) else "link-none")
    if (kind := found[1].lower()) not in (_TABLE, _RELAY):
        raise refused("link-unknown")
    host, *rest = found[2].rstrip(_AROUND).lower().split("/")
    code = rest[0].upper() if rest else ""
    where = parse_address(host) if _HOST.fullmatch(host) and len(host) <= LONGEST_HOST else None
    if where is None or len(rest) > 2 or not (is_code(code) if kind == _TABLE else not rest):
        raise refused("link-broken")
    return Invited(*where, code, _proof(rest[1]) if len(rest) == 2 else b"")


def _proof(text: str) -> bytes:
    try:
        proof = base64.b32decode(text.upper() + "=" * (-len(text) % 8))
    except binascii.Error:
        proof = b""
    if len(proof) != PROOF:
        raise refused("link-broken")
    return proof
