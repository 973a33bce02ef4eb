"""The addresses of this machine, and the sockets that listen at them."""

import contextlib
import ipaddress
import os
import socket
import sys
from collections.abc import Sequence
from typing import Final

import ifaddr

if sys.platform != "win32":
    import resource

HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "*"
"""Stands for all addresses."""
BACKLOG: Final = 64
"""Connections accepted in one turn of the loop, before the relay sees the first."""
_OWN: Final = 64  # files of the program itself: saves, the relay's store, the window
_UNBOUNDED: Final = 1 << 16  # where the system sets no limit
_LEAST: Final = 16


def own_addresses() -> list[str]:
    """This machine's addresses, the likeliest first. IPv6 only where there is no IPv4."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing: connect only looks up the route
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        ips = [ip for adapter in ifaddr.get_adapters() for ip in adapter.ips]
        found += [str(ip.ip) for ip in ips if ip.is_IPv4 and not str(ip.ip).startswith("127.")]
        found = found or [ip.ip[0] for ip in ips if ip.is_IPv6 and _reached(ip.ip[0])]
    return list(dict.fromkeys(found))


def _reached(address: str) -> bool:
    """Whether an IPv6 address is reachable as it is: neither loopback nor link-local."""
    six = ipaddress.IPv6Address(address)
    return not (six.is_loopback or six.is_link_local)


def seen_from_afar(host: str) -> str:
    """The address of a host for other machines, when this machine is the host."""
    here = host == "localhost" or host.startswith("127.")
    return next(iter(own_addresses()), host) if here else host


def nearest(addresses: Sequence[str], own: Sequence[str]) -> str:
    """The address of a host to try first, given the `own` addresses; empty when there is none."""
    if set(addresses) <= {HERE, *own}:
        return HERE if addresses else ""
    # Two machines may have the same private address on different networks: that address leads nowhere.
    others = [address for address in addresses if address not in own and not address.startswith("127.")]
    return max(others, key=lambda other: max((_alike(other, one) for one in own), default=0), default="")


def _alike(one: str, other: str) -> int:
    """The number of leading bits that two addresses share."""
    first, second = ipaddress.ip_address(one), ipaddress.ip_address(other)
    if first.version != second.version:
        return 0
    return first.max_prefixlen - (int(first) ^ int(second)).bit_length()


def everywhere(port: int) -> socket.socket:
    """A socket for IPv6 and IPv4 clients, or for IPv4 where the system has nothing else. `OSError`."""
    if socket.has_dualstack_ipv6():
        with contextlib.suppress(OSError):  # IPv6 may be off; a taken port is taken for IPv4 too
            made = _made(socket.AF_INET6)
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
            return _bound(made, "::", port)
    return _bound(_made(socket.AF_INET), "0.0.0.0", port)


def unused(port: int) -> int:
    """`port`, or a free one if any address of this machine has it in use. 0 where the system allows no test."""
    for tried in (port, 0):
        with contextlib.suppress(OSError), everywhere(tried) as made:
            return int(made.getsockname()[1])
    return 0


def _made(family: socket.AddressFamily) -> socket.socket:
    made = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":  # else old connections would keep the port
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    return made


def _bound(made: socket.socket, host: str, port: int) -> socket.socket:
    try:
        made.bind((host, port))
    except OSError:
        made.close()
        raise
    return made


def most_connections() -> int:
    """The number of connections that this process can have, after raising its limit of open files."""
    if sys.platform == "win32":
        return _UNBOUNDED  # sockets are not files on Windows
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):  # macOS reports no limit and then refuses to set it
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    files = _UNBOUNDED if soft == resource.RLIM_INFINITY else soft
    return max(files - BACKLOG - _OWN, _LEAST)
