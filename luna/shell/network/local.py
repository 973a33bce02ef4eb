"""Addresses as people write them, this program's data for a relay, and its own relay."""

from pathlib import Path

from luna import __version__
from luna.core import registry
from luna.net import wire
from luna.net.addresses import HERE
from luna.net.hosting import OwnRelay
from luna.net.remote import Remote
from luna.net.rooms import is_code


def hello() -> wire.Hello:
    """The greeting to a relay."""
    return wire.Hello(wire.PROTOCOL, __version__)


def edition(name: str) -> wire.Edition:
    """The edition of a game in this program."""
    game = registry.load(name)
    return wire.Edition(game.NAME, game.RULES_REVISION, game.board_digest())


def editions() -> tuple[wire.Edition, ...]:
    """The editions of all games in this program."""
    return tuple(edition(name) for name in registry.listed())


def typed(host: str, port: int) -> str:
    """An address as a player types it."""
    if port == wire.PORT:
        return host
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def address(text: str) -> tuple[str, int] | None:
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


def invited(text: str) -> tuple[str, str] | None:
    """Address and code that were pasted in one line; None for other text."""
    where, _, code = text.strip().rpartition(" ")
    return (where.strip(), code.upper()) if where and is_code(code.upper()) else None


class Network:
    """The relay of this program, which runs until the program ends."""

    def __init__(self, folder: Path, port: int = wire.PORT) -> None:
        self.folder, self.port = folder, port
        self.house: OwnRelay | None = None

    def host(self) -> OwnRelay:
        """The relay, started if it does not run. `OSError` if its folder cannot be used."""
        if self.house is None or self.house.trouble is not None:
            self.house = OwnRelay(self.folder, self.port)
        return self.house

    def owns(self, remote: Remote) -> bool:
        """Whether a connection leads to the relay."""
        return self.house is not None and (remote.route.host, remote.route.port) == (HERE, self.house.port)

    def guests(self, *at_the_table: Remote) -> int:
        """The number of other machines that play at the relay; `at_the_table`: connections of this machine."""
        return self.house.players - sum(map(self.owns, at_the_table)) if self.house is not None else 0

    def waiting(self, *in_a_room: Remote) -> int:
        """The number of other machines in rooms at the relay; `in_a_room`: connections of this machine."""
        return self.house.waiting - sum(map(self.owns, in_a_room)) if self.house is not None else 0

    def close(self) -> None:
        """Stop the relay."""
        if self.house is not None:
            self.house.close()
            self.house = None
