"""Network addresses as the relay counts them: the address prefix that one customer of a provider controls."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final

_NETWORK: Final = 64  # leading bits of an IPv6 address: the client chooses the rest freely
_SITE: Final = 48  # leading bits that a provider assigns to one site, which then has 65,536 networks


def place(address: str) -> str:
    """The unit that has quotas: an IPv4 address, or the /64 network of an IPv6 address."""
    if ":" not in address:
        return address
    try:
        six = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if six.ipv4_mapped is not None:
        return str(six.ipv4_mapped)
    return str(ipaddress.IPv6Network((six, _NETWORK), strict=False))


@lru_cache(1024)
def site(place: str) -> str:
    """The /48 that contains an IPv6 place; the place itself for IPv4, where each address is a customer."""
    try:
        return str(ipaddress.IPv6Network(place, strict=False).supernet(new_prefix=_SITE)) if ":" in place else place
    except ValueError:
        return place
