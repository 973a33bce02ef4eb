"""What the system alone costs: everybody at a table is sent what one of them says, with no log, no disk, no checks.

    python -m tests.net.bare_fanout --tables 4000 --rate 16000 --seconds 12    # asyncio's connections
    python -m tests.net.bare_fanout --plain ...            # the system's calls alone (Linux)

It is what a relay on this machine could cost at the least; `tests.net.load` measures the real one.
"""

import argparse
import asyncio
import multiprocessing
import select
import selectors
import socket
import time
from multiprocessing.connection import Connection
from typing import Final, cast

from tests.net.load import many_files

SEATS: Final = 4
_WORD: Final = bytes(120)


class _Fan(asyncio.BufferedProtocol):
    """One connection; four that come one after another are a table."""

    tables: Final[list[list[asyncio.Transport]]] = []
    arrived = memoryview(bytearray(1 << 16))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        if not self.tables or len(self.tables[-1]) == SEATS:
            self.tables.append([])
        self.table = self.tables[-1]
        self.table.append(cast(asyncio.Transport, transport))

    def get_buffer(self, sizehint: int) -> memoryview:
        return self.arrived

    def buffer_updated(self, nbytes: int) -> None:
        said = bytes(self.arrived[:nbytes])
        for transport in self.table:
            transport.write(said)


def _relay(pipe: Connection) -> None:
    """Tells its port, then its processor time whenever it is asked."""
    many_files()

    async def serve() -> None:
        server = await asyncio.get_running_loop().create_server(_Fan, "127.0.0.1", 0, backlog=4096)
        pipe.send(server.sockets[0].getsockname()[1])
        while True:
            await asyncio.sleep(0.2)
            if pipe.poll():
                pipe.recv()
                pipe.send(time.process_time())

    asyncio.run(serve())


def _plain_relay(pipe: Connection) -> None:
    """The same with the system's calls alone."""
    many_files()
    listener = socket.create_server(("127.0.0.1", 0), backlog=4096)
    pipe.send(listener.getsockname()[1])
    ready = select.epoll()
    for number in (listener.fileno(), pipe.fileno()):
        ready.register(number, select.EPOLLIN)
    tables: dict[int, list[socket.socket]] = {}  # by each of its connections
    table: list[socket.socket] = []
    connections: dict[int, socket.socket] = {}
    while True:
        for number, _ in ready.poll():
            if number == pipe.fileno():
                pipe.recv()
                pipe.send(time.process_time())
            elif number == listener.fileno():
                one, _ = listener.accept()
                table = [one] if len(table) == SEATS else [*table, one]
                connections[one.fileno()] = one
                tables.update((other.fileno(), table) for other in table)
                ready.register(one.fileno(), select.EPOLLIN)
            else:
                said = connections[number].recv(1 << 16)
                for other in tables[number]:
                    other.send(said)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser("bare")
    parser.add_argument("--tables", type=int, default=4000)
    parser.add_argument("--rate", type=int, default=16000, help="commands a second")
    parser.add_argument("--seconds", type=int, default=12)
    parser.add_argument("--plain", action="store_true", help="without asyncio")
    wanted = parser.parse_args()
    many_files()
    pipe, far = multiprocessing.Pipe()
    multiprocessing.Process(target=_plain_relay if wanted.plain else _relay, args=(far,), daemon=True).start()
    port = pipe.recv()
    everybody = [socket.create_connection(("127.0.0.1", port)) for _ in range(wanted.tables * SEATS)]
    heard = selectors.DefaultSelector()
    for one in everybody:
        one.setblocking(False)
        heard.register(one, selectors.EVENT_READ)
    pipe.send(None)
    before, begin = pipe.recv(), time.perf_counter()
    said = got = 0
    most = wanted.rate * wanted.seconds
    while got < most * SEATS * len(_WORD) and time.perf_counter() - begin < 2 * wanted.seconds:
        due = min(most, int((time.perf_counter() - begin) * wanted.rate))
        for number in range(said, due):
            everybody[number * 7919 % len(everybody)].send(_WORD)
        said = due
        for key, _ in heard.select(0.0005):
            got += len(cast(socket.socket, key.fileobj).recv(1 << 16))
    spent = time.perf_counter() - begin
    pipe.send(None)
    worked = pipe.recv() - before
    print(f"{wanted.tables} tables, {said / spent:.0f} commands a second, {got // len(_WORD)} deliveries")
    print(f"{100 * worked / spent:.0f}% of a core, {1e6 * worked / said:.0f} us a command")


if __name__ == "__main__":
    main()
