"""Listening sockets: at one address, or at all addresses of the machine, IPv4 and IPv6."""

from __future__ import annotations

import contextlib
import os
import socket
from typing import Final

EVERYWHERE: Final = "*"
"""Stands for all addresses."""


def everywhere(port: int) -> socket.socket:
    """A socket for IPv6 and IPv4 clients, or for IPv4 where the system has nothing else. `OSError`."""
    if socket.has_dualstack_ipv6():
        with contextlib.suppress(OSError):  # IPv6 may be off; a taken port is taken for IPv4 too
            made = _made(socket.AF_INET6)
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
            return _bound(made, "::", port)
    return _bound(_made(socket.AF_INET), "0.0.0.0", port)


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
