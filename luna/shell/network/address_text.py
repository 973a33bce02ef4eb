"""Addresses of relays as people write them."""

from luna.net import wire
from luna.net.rooms import is_code


def address_text(host: str, port: int) -> str:
    """An address as a player types it."""
    if port == wire.PORT:
        return host
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def parse_address(text: str) -> tuple[str, int] | None:
    """Host and port of a name or an IP address, perhaps with `:port`; None for other text.

    An IPv6 address with a port is in brackets.
    """
    host, port = text.strip(), ""
    if host.startswith("["):
        host, _, port = host[1:].partition("]")
    elif host.count(":") == 1:
        host, _, port = host.partition(":")
        port = f":{port}"
    host, port = host.strip(), port.removeprefix(":") if port else str(wire.PORT)
    if not host or " " in host or not port.isdecimal() or not 0 < int(port) < 1 << 16:
        return None
    try:
        host.encode("idna")
    except UnicodeError:  # a dot too many, or a part that is too long
        return None
    return host, int(port)


def parse_invitation(text: str) -> tuple[str, str] | None:
    """Address and code that were pasted in one line; None for other text."""
    where, _, code = text.strip().rpartition(" ")
    return (where.strip(), code.upper()) if where and is_code(code.upper()) else None
