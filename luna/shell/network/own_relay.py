"""The relay of this program, and what this program tells any relay: its greeting and the editions of its games."""

from pathlib import Path

from luna import __version__
from luna.core import registry
from luna.net import wire
from luna.net.addresses import HERE
from luna.net.hosting import OwnRelay
from luna.net.remote import Remote


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
