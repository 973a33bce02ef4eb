"""Frames from strangers: any bytes decode to a message or to `Malformed`, within the limits."""

import random
import struct
from contextlib import suppress

import pytest

from luna.log.bodies import After, body_of, turn_body
from luna.log.encoding import Malformed
from luna.log.records import KINDS, RELAYS, TURN, Record
from luna.net import fields, watch_messages, wire
from luna.net.fields import portions
from tests.net.editions import EDITION

HELLO = wire.Hello(wire.PROTOCOL, "1.0")
TABLE, HEADER = b"T" * 16, b"header"
TURN_BODY = turn_body([1], After(bytes(8), 1, False))


def seeds_of_frames() -> list[bytes]:
    messages: list[wire.Message] = [
        HELLO, wire.Holder(b"k" * 32), wire.Open(b"x", EDITION), wire.Join("ABCDEF", b"", (EDITION,)),
        wire.Profile(b"c"), wire.Resume(TABLE, b"s" * 64, b"t" * 16, 3, b"c" * 8),
        wire.Begin(TABLE, (1, 2), HEADER, 0), wire.Give((b"r", b"s")), wire.Submit(1, 0, 2, TURN, TURN_BODY),
        wire.More(7), wire.Take(1), wire.GoOn(), wire.Beat(), wire.Welcome(1, "x", bytes(16), 5),
        wire.Refusal("x", ("y",)),
        wire.Room("ABCDEF", 1, EDITION, ((1, b""),)), wire.Page(1, (b"r",), 1),
        wire.Here(1, b"c" * 8, (0,), 1, True, 9),
        wire.Again(TABLE, b"s" * 64, b"c", EDITION),
        wire.Door(True, False, 1), wire.Remove(2), wire.Admit(9), wire.Hand(1, 2), wire.Pardon(), wire.Asked(),
        wire.Doorway(True, True, 2, 1, ((8, (0, 1), b"c", True),)),
    ]  # fmt: skip
    return [wire.encode(message)[4:] for message in messages]


def mutated(rng: random.Random, frame: bytes) -> bytes:
    data = bytearray(frame)
    for _ in range(rng.randrange(1, 5)):
        at = rng.randrange(len(data) + 1)
        choice = rng.randrange(5)
        if choice == 0:
            data[at:at] = rng.randbytes(rng.randrange(1, 6))
        elif choice == 1:
            del data[at : at + rng.randrange(1, 6)]
        elif choice == 2 and at < len(data):
            data[at] = rng.randrange(256)
        elif choice == 3:
            data[at:at] = rng.choice((b"\xdd\xff\xff\xff\xff", b"\xc6\xff\xff\xff\xff", b"\x91" * 600, b"\xd4\xff\x00"))
        else:
            data += rng.choice(FRAMES)
    return bytes(data)


FRAMES = seeds_of_frames()


def test_arbitrary_bytes_raise_only_malformed() -> None:
    rng = random.Random(7)
    whole = 0
    for _ in range(30_000):
        frame = mutated(rng, rng.choice(FRAMES))
        try:
            message = wire.decode(frame)
        except Malformed:
            continue
        whole += 1
        assert wire.decode(wire.encode(message)[4:]) == message
    assert whole > 100  # some mutations hit nothing that matters


@pytest.mark.parametrize(
    "message", [wire.Submit(1, 0, 2, TURN, TURN_BODY), watch_messages.Deliver(TABLE, 1, 0, 2, TURN, TURN_BODY)]
)
def test_every_record_that_a_relay_lets_in_can_be_read(message: wire.Submit | watch_messages.Deliver) -> None:
    """A kind without a body would end the programs of all players."""
    taken, known = set(), set()
    for kind in range(300):
        with suppress(Malformed):
            wire.decode(wire.encode(message._replace(kind=kind))[4:])
            taken.add(kind)
        with suppress(KeyError):
            body_of(Record(5, 0, 0, kind, TURN_BODY))
            known.add(kind)
    assert known == KINDS and taken == KINDS - RELAYS


@pytest.mark.parametrize("length", [0, 16_385, (1 << 32) - 1])
def test_an_illegal_frame_length_is_refused(length: int) -> None:
    with pytest.raises(Malformed):
        list(fields.Frames(fields.LARGE).feed(struct.pack("<I", length)))


def test_the_longest_frame_byte_by_byte() -> None:
    frames = fields.Frames(fields.LARGE)
    data = struct.pack("<I", fields.LARGE) + bytes(fields.LARGE)
    found = [body for byte in data for body in frames.feed(bytes((byte,)))]
    assert found == [bytes(fields.LARGE)]


@pytest.mark.parametrize(("sizes", "expected"), [([], []), ([9] * 256, [256]), ([9] * 257, [256, 1])])
def test_records_are_packed_into_few_frames(sizes: list[int], expected: list[int]) -> None:
    """At most 256 records, and at most the bytes of a large frame."""
    records = [bytes(size) for size in sizes]
    parts = list(portions(records))
    assert [len(part) for part in parts] == expected
    assert [record for part in parts for record in part] == records


def test_large_records_are_split_over_allowed_frames() -> None:
    parts = list(portions([bytes(fields.LARGE // 3)] * 5))
    assert [len(part) for part in parts] == [2, 2, 1]
    assert all(len(wire.encode(wire.Give(part))) <= fields.LARGE for part in parts)
