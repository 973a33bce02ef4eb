"""The cost of tables by turn for a relay at rest: bytes and processor time of watchers, and a live table beside them.

python -m tests.measure.watchers

The relay and the clients' side are the real ones without sockets, so that one process can hold ten thousand watchers.
"""

from __future__ import annotations

import statistics
import time
from typing import Final

from luna.log.bodies import After, HoldBody, turn_body
from luna.log.encoding import pack
from luna.log.records import HOLD, HUMAN, TURN, LogHeader, Record, Seat, encode, encode_header
from luna.net import watch_messages, wire
from luna.net.following import REST, Followed, Following
from luna.net.identity import Identity
from luna.net.limits import Limits
from luna.net.relay import Relay
from luna.net.replica import Replica
from luna.net.requests import Requests
from luna.net.rooms import Link
from luna.table.transport import Head
from tests.net.players import HELLO, LIMITS

TABLES: Final = 2_000
WATCHERS: Final = 10_000
EACH: Final = 5
"""Tables of one watcher; the one with 200 is measured by itself."""
KEY: Final = Identity(b"k" * 32)


def slow_table(number: int) -> tuple[bytes, list[bytes], Head]:
    """A table by turn with some turns: its id, log and end."""
    table = number.to_bytes(16)
    seats = tuple(Seat(str(seat), str(seat), HUMAN) for seat in range(2))
    header = encode_header(LogHeader("x", 1, bytes(8), seats, {"rhythm": "1d"}, {}, 0))
    log = Replica(table, header)
    for seat in range(2):
        log.append(encode(Record(log.last + 1, 0, -1, HOLD, pack(HoldBody((seat,), KEY.holder)))))
    for turn in range(20):
        body = turn_body((turn,), After(bytes(8), 1, False))
        log.append(encode(Record(log.last + 1, 0, turn % 2, TURN, body)))
    return table, [header, *log.data], Head(log.last, log.chain)


class _House:
    def __init__(self) -> None:
        self.time = 0.0
        usual = Limits()
        limits = LIMITS._replace(links=20_000, links_of_one=20_000, strangers=20_000, tables=usual.tables)
        self.relay = Relay(lambda: self.time, lambda size: b"n" * size, limits, wall=lambda: self.time)
        self.front = Requests(self.relay)
        made = [slow_table(number) for number in range(TABLES)]
        self.ends = {table: end for table, _, end in made}
        self.relay.load({table: log for table, log, _ in made})

    def join(self, tables: list[bytes], address: str) -> tuple[Link, int, int]:
        """A watcher of these tables: its connection, bytes up and down."""
        following = Following(HELLO, [Followed(table, KEY, self.ends[table]) for table in tables])
        link = Link(address, self.relay.limits, b"b" * 32)
        self.relay.connected(link)
        following.connected(b"b" * 32)
        up = down = 0
        while out := following.take():
            for frame in out:
                up += len(frame)
                self.front.received(link, frame[4:])
            for _, got in self.relay.take():
                down += len(got or b"")
                following.received((got or b"")[4:])
            following.news()
        return link, up, down

    def turn(self, link: Link, table: bytes, number: int) -> float:
        """Milliseconds until a turn at a table is ordered and sent, without a disk."""
        hosted = self.relay.tables[table].hosted
        body = turn_body((number & 0xFFFF,), After(bytes(8), 1, False))
        begin = time.perf_counter()
        frame = wire.encode(watch_messages.Deliver(table, number, 0, hosted.last, TURN, body))
        self.front.received(link, frame[4:])
        self.relay.commit.begin()
        self.relay.synced()
        self.relay.take()
        return 1000 * (time.perf_counter() - begin)


def _tails(house: _House, link: Link, table: bytes, since: int) -> str:
    took = sorted(house.turn(link, table, since + number) for number in range(2_000))
    return f"median {statistics.median(took):.3f} ms, p99 {took[int(len(took) * 0.99)]:.3f} ms"


def main() -> None:
    """Print the figures of docs/by-turn.md."""
    house, tables = _House(), [number.to_bytes(16) for number in range(TABLES)]
    begin = time.process_time()
    _, up, down = house.join(tables[:200], "of 200")
    spent = time.process_time() - begin
    print(f"a watcher of 200 tables: {up} bytes up, {down} down, {1000 * spent:.1f} ms for both sides")
    player, *_ = house.join(tables[-1:], "player")
    player.claims[tables[-1]] = KEY.holder
    print(f"a turn without watchers: {_tails(house, player, tables[-1], 0)}")
    begin = time.process_time()
    links = [
        house.join([tables[(number * EACH + one) % (TABLES - 1)] for one in range(EACH)], f"a{number}")[0]
        for number in range(WATCHERS)
    ]
    print(f"{WATCHERS} watchers of {EACH} tables each come: {time.process_time() - begin:.1f} s for both sides")
    beat = wire.encode(wire.Beat())[4:]
    begin = time.process_time()
    for link in links:
        house.front.received(link, beat)
    house.relay.take()
    spent = time.process_time() - begin
    share = 100 * spent / REST
    print(
        f"at rest: {1e6 * spent / WATCHERS:.0f} us for a sign of life, {share:.2f} % of a core for all ({REST:.0f} s)"
    )
    begin = time.process_time()
    house.front.tick()
    print(f"a tick with {len(house.relay.links)} connections: {1000 * (time.process_time() - begin):.1f} ms")
    print(f"a turn beside them: {_tails(house, player, tables[-1], 10_000)}")
    player.claims[tables[0]] = KEY.holder
    house.turn(player, tables[0], 99_999)
    begin = time.process_time()
    house.time += 1.0
    house.front.tick()
    told = [frame for _, frame in house.relay.take() if frame]
    spent = 1000 * (time.process_time() - begin)
    print(f"a turn at a watched table: {len(told)} watchers are told, {len(told[0])} bytes each, {spent:.1f} ms")


if __name__ == "__main__":
    main()
