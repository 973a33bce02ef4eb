"""The needs of a million concurrent tables, computed from the costs of one relay and one Redis server here. Linux.

python -m tests.measure.million                 # measures for about two minutes, and prints docs/relay.md's table
    python -m tests.measure.million --tables 3e6    # of another service

The only assumptions are the players' habits (`Service`) and the machine (`Machine`). A relay in a separate process is
loaded with real clients over TLS; a cost is the difference between two loads.
"""

import argparse
import math
import os
import platform
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from luna.commands.relay import PUBLIC
from luna.net import wire
from luna.net.logstore import entry
from luna.net.redis_store import RedisStore
from tests.net.load import BEAT, SEATS, Client, Clients, Relay, Table, many_files
from tests.net.redis_server import RedisServer

_BIO: Final = 5 + 1 + 16  # bytes of TLS 1.3 around one message
_PACKET: Final = 20 + 20 + 12  # bytes of IPv4 and TCP with time stamps
_FEW, _MANY = 20, 220  # tables
_BATCH: Final = 20  # records that reach the server together
_REDIS_TABLES: Final = 400


class Service(NamedTuple):
    """The habits of players."""

    tables: int = 1_000_000
    seats: int = SEATS
    records: float = 0.1  # per second and table: a turn, a chat message, a vote
    length: int = 110  # records of a table, half of a game's on average
    rest: float = float(PUBLIC.beats)  # seconds between two heartbeats
    evening: float = 90.0  # minutes of a game


class Machine(NamedTuple):
    """The share of a process and a machine that may be used."""

    share: float = 0.5  # of a core, at peak time
    cores: int = 16
    others: int = 2  # of its cores, for the system
    links: int = PUBLIC.links  # of a process
    tables: int = PUBLIC.tables


class Costs(NamedTuple):
    """The measured costs."""

    command: float  # core seconds, with its four deliveries, over TLS, durable
    beat: float  # core seconds
    idle: float  # of a core, for an idle process
    process: int  # bytes of memory of an empty relay
    table: int  # bytes of memory, without its connections and records
    link: int  # bytes of memory of a connection
    record: int  # bytes of memory
    disk: int  # bytes of a record in a file
    wire: int  # bytes of a heartbeat and its answer, with TLS and TCP
    appends: float  # records a second that one Redis server makes durable
    redis_table: int  # bytes of its memory for a table's keys
    redis_record: int  # and for a record


class Plan(NamedTuple):
    """The required resources."""

    links: int
    records: float  # a second
    beats: float  # a second, and as many answers
    tables_of_one: int  # tables of a process
    processes: int
    machines: int
    relay_memory: float  # bytes, of all relays
    shards: int  # primaries
    redis_memory: float  # bytes, of all primaries
    beat_bytes: float  # a second, in both directions together
    disk_bytes: float  # a day, for finished games


def plan(costs: Costs, service: Service, machine: Machine) -> Plan:
    """The plan for a service."""
    a_second = service.records * costs.command + service.seats / service.rest * costs.beat
    by_core = (machine.share - costs.idle) / a_second
    of_one = int(min(by_core, machine.links / service.seats, machine.tables))
    processes = math.ceil(service.tables / of_one)
    records = service.tables * service.records
    beats = service.tables * service.seats / service.rest
    a_table = costs.table + service.seats * costs.link + service.length * costs.record
    return Plan(
        service.tables * service.seats,
        records,
        beats,
        of_one,
        processes,
        math.ceil(processes / (machine.cores - machine.others)),
        processes * costs.process + service.tables * a_table,
        math.ceil(records / (costs.appends * machine.share)),
        service.tables * (costs.redis_table + service.length * costs.redis_record),
        beats * costs.wire,
        service.tables * 1440 / service.evening * 2 * service.length * costs.disk,
    )


# ---- measured


def _relay_costs(folder: str, seconds: float) -> tuple[float, float, float, int, int, int, int, int]:
    relay = Relay(folder, clear=False)
    try:
        process = _memory(relay)
        few = Clients(relay.port, _FEW, clear=False)
        with_few = _memory(relay)
        many = Clients(relay.port, _MANY - _FEW, clear=False)
        with_many = _memory(relay)
        guests = _guests(relay.port, few.tables[0], 200)
        link = (_memory(relay) - with_many) // len(guests)
        a_table = (with_many - with_few) // (_MANY - _FEW)
        clients = [*few.all, *many.all]
        idle = _spent(relay, seconds, lambda number: None, 0.0) / seconds
        beat = _spent(relay, seconds, lambda number: _beat(clients[number % len(clients)], few, many), 400.0)
        beat = (beat - idle * seconds) / (400.0 * seconds)
        before, size = _memory(relay), _size(folder)
        rate = float(_MANY)  # about the number in a process at its share
        spent = _spent(relay, seconds, lambda number: _submit(clients[number % len(clients)], few, many), rate)
        count = int(rate * seconds)
        command = (spent - idle * seconds) / count
        record, disk = (_memory(relay) - before) // count, (_size(folder) - size) // count
        return command, beat, idle, process, a_table - SEATS * link, link, record, disk
    finally:
        relay.end()


def _guests(port: int, table: Table, count: int) -> list[Client]:
    """Clients that have greeted and done nothing else."""
    found = [Client(table, 0, port, False) for _ in range(count)]
    for client in found:
        client.hear(wire.Welcome)
    return found


def _spent(relay: Relay, seconds: float, do: Callable[[int], None], rate: float) -> float:
    """Core seconds of the relay while something is done so often a second."""
    before, begin, done = relay.worked, time.perf_counter(), 0
    while (now := time.perf_counter() - begin) < seconds:
        while done < int(now * rate):
            do(done)
            done += 1
        time.sleep(0.001)
    time.sleep(0.5)
    return relay.worked - before


def _beat(client: Client, *read: Clients) -> None:
    client.socket.send(BEAT)
    for clients in read:
        clients.read(0)


def _submit(client: Client, *read: Clients) -> None:
    client.submit()
    for clients in read:
        clients.read(0)


def _memory(relay: Relay) -> int:
    """Resident bytes."""
    time.sleep(0.5)
    status = Path(f"/proc/{relay.number}/status").read_text("utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) << 10


def _size(folder: str) -> int:
    return sum(path.stat().st_size for path in Path(folder).iterdir())


def _redis_costs(seconds: float) -> tuple[float, int, int]:
    with tempfile.TemporaryDirectory(dir=Path.home()) as folder:
        server = RedisServer(Path(folder))
        try:
            client = server.connect()
            store = RedisStore(client, "relay.example", 1, lease=600.0)
            store.renew()
            tables = [os.urandom(16) for _ in range(_REDIS_TABLES)]
            empty = int(client.info("memory")["used_memory"])
            for table in tables:
                assert store.claim(table, begin=True) is not None
            store.write(b"".join(entry(table, 0, bytes(900)) for table in tables))
            begun = int(client.info("memory")["used_memory"])
            number, begin = 0, time.perf_counter()
            while time.perf_counter() - begin < seconds:
                number += 1
                for at in range(0, len(tables), _BATCH):
                    store.write(b"".join(entry(table, number, bytes(60)) for table in tables[at : at + _BATCH]))
            spent = time.perf_counter() - begin
            full = int(client.info("memory")["used_memory"])
        finally:
            server.kill()
    count = number * len(tables)
    return count / spent, (begun - empty) // len(tables), (full - begun) // count


def measure(seconds: float) -> Costs:
    """Measure all costs, each for so many seconds."""
    many_files()
    with tempfile.TemporaryDirectory(dir=Path.home()) as folder:
        relay = _relay_costs(folder, seconds)
    here = wire.encode(wire.Here(100, bytes(8), tuple(range(SEATS)), 0, True, 10_000_000))
    beat = len(BEAT) + len(here) + 2 * (_BIO + _PACKET)
    return Costs(*relay, beat, *_redis_costs(seconds))


def told(costs: Costs, service: Service, machine: Machine) -> str:
    """The figures as the table of a paper."""
    need = plan(costs, service, machine)
    giga = 1e9
    rows = [
        ("CPU of a command and its four deliveries", f"{costs.command * 1e6:.0f} µs", "measured"),
        ("CPU of a heartbeat", f"{costs.beat * 1e6:.0f} µs", "measured"),
        ("memory of a process, a table, a connection, a record", " / ".join(
            f"{size / 1024:.1f} KiB" for size in (costs.process, costs.table, costs.link, costs.record)
        ), "measured"),
        ("a record in the file", f"{costs.disk} bytes", "measured"),
        ("a heartbeat on the wire", f"{costs.wire} bytes", "both ways, with TLS and TCP"),
        ("a Redis server, durable", f"{costs.appends:.0f} records/s", f"measured, {_BATCH} together"),
        ("its memory of a table, a record", f"{costs.redis_table} / {costs.redis_record} bytes", "measured"),
        ("connections", f"{need.links:,}", f"{service.seats} a table"),
        ("records", f"{need.records:,.0f}/s", f"{service.records} a second and table"),
        ("heartbeats", f"{need.beats:,.0f}/s, {need.beat_bytes / 1e6:.0f} MB/s", f"every {service.rest:.0f} s"),
        (
            "relay processes",
            f"{need.processes:,}",
            f"{need.tables_of_one:,} tables each, at most {machine.share:.0%} of a core",
        ),
        ("machines", f"{need.machines:,}", f"{machine.cores} cores, {machine.others} of them for the system"),
        ("memory of all relays", f"{need.relay_memory / giga:.0f} GB", f"{service.length} records a table"),
        ("Redis primaries", f"{need.shards:,}", f"at {machine.share:.0%} of what one does; twice with replicas"),
        ("memory of all primaries", f"{need.redis_memory / giga:.0f} GB", ""),
        ("finished games", f"{need.disk_bytes / giga:.0f} GB a day", f"{service.evening:.0f} minutes each"),
    ]  # fmt: skip
    head = f"| {service.tables:,} tables | | from |\n| --- | --- | --- |\n"
    return head + "\n".join(f"| {what} | {figure} | {source} |" for what, figure, source in rows)


def main() -> None:
    """Measure, compute, print."""
    parser = argparse.ArgumentParser("million")
    parser.add_argument("--tables", type=float, default=Service().tables)
    parser.add_argument("--seconds", type=float, default=15.0, help="for each thing that is measured")
    wanted = parser.parse_args()
    costs = measure(wanted.seconds)
    print(told(costs, Service(tables=int(wanted.tables)), Machine()))
    load = os.getloadavg()[0]
    print(
        f"\n{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}, load average {load:.1f}"
    )


if __name__ == "__main__":
    main()
