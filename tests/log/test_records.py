"""The records of a log: valid bodies are read, everything else is refused."""

import random
import struct
from typing import Any

import msgpack
import pytest

from luna.log import bodies, encoding, records
from luna.log.bodies import After
from luna.log.encoding import Malformed, pack
from luna.log.records import LogHeader, Record, Seat

AFTER = After(b"12345678", 2, False)
HEADER = LogHeader(
    "pebbles",
    3,
    b"pebbles!",
    (Seat("red", "Zoë 🌙", "human"), Seat("blue", "", "bot", "level 3, seed 7")),
    {"orders": ["red", "blue"], "live": True},
    {"pebbles": 20},
    1_700_000_000,
)


def test_only_printable_fields_refuse_control_characters() -> None:
    """A path in the index of saved games may have any name; chat between players may not."""
    data = pack("a\nb")
    assert encoding.Codec[str](str).read(data) == "a\nb"
    with pytest.raises(Malformed):
        encoding.Codec[str](str, printable=True).read(data)


@pytest.mark.parametrize("most", [0, 1, records.MAX_NAME, records.MAX_WORD])
def test_a_text_is_as_long_as_its_bound_and_no_longer(most: int) -> None:
    assert encoding.text("é" * most, most, "name") == "é" * most
    with pytest.raises(Malformed):
        encoding.text("é" * (most + 1), most, "name")


def test_round_trip() -> None:
    assert records.read_header(encoding.unpack(records.encode_header(HEADER))) == HEADER
    found = {
        records.TURN: (bodies.turn_body((1, 65535), AFTER), bodies.TurnBody((1, 65535), AFTER)),
        records.REWIND: (bodies.rewind_body(4, AFTER), bodies.RewindBody(4, AFTER)),
        records.SEAT: (pack(bodies.SeatBody(1, HEADER.seats[0])), bodies.SeatBody(1, HEADER.seats[0])),
    }
    for kind, (body, meant) in found.items():
        record = Record(5, 1 << 40, 1, kind, body)
        assert records.decode(records.encode(record), 5, 0) == record
        assert bodies.read_body(record) == meant


def nested(depth: int) -> bytes:
    return b"\x91" * depth + b"\xc0"


PLAIN_HOSTILE = {
    "nothing": b"",
    "trailing": b"\x01\x01",
    "cut": b"\x92\x01",
    "four billion items": b"\xdd\xff\xff\xff\xff\x01",
    "four billion keys": b"\xdf\xff\xff\xff\xff\x01",
    "four billion bytes": b"\xc6\xff\xff\xff\xffxx",
    "deep": nested(9),
    "deeper": nested(500),
    "deepest": nested(4000),
    "many nils": b"\xdc\x0f\xf0" + b"\xc0" * 0xFF0,
    "double key": b"\x82\xa1a\x01\xa1a\x02",
    "number key": b"\x81\x01\x02",
    "bytes key": b"\x81\xc4\x01a\x02",
    "float": msgpack.packb(1.5),
    "float in a list": msgpack.packb([1, [2.0]]),
    "not a number": msgpack.packb(float("nan")),
    "time": msgpack.packb(msgpack.Timestamp(1)),
    "foreign": msgpack.packb(msgpack.ExtType(7, b"x")),
    "no UTF-8": b"\xa2\xff\xfe",
    "lone surrogate": b"\xa3\xed\xa0\x80",
    "reserved": b"\xc1",
    "too long": b"\xc5\x13\x88" + bytes(5000),
}


@pytest.mark.parametrize("data", PLAIN_HOSTILE.values(), ids=PLAIN_HOSTILE)
def test_hostile_msgpack(data: bytes) -> None:
    with pytest.raises(Malformed):
        encoding.unpack(data)


def test_depth_that_is_allowed() -> None:
    assert encoding.unpack(nested(8))


def wrong_records() -> list[list[Any]]:
    good = [5, 100, 1, records.TURN, b"x"]
    changes: list[tuple[int, Any]] = [
        *((0, value) for value in (4, 6, -5, "5", True, None)),
        *((1, value) for value in (98, -1, 1 << 60, "100", None)),
        *((2, value) for value in (-2, 8, True, "red")),
        *((3, value) for value in (0, 99, -1, "turn")),
        *((4, value) for value in ("x", None, 5, [b"x"])),
    ]
    return [[*good[:at], value, *good[at + 1 :]] for at, value in changes] + [good[:4], [*good, 1], []]


@pytest.mark.parametrize("parts", wrong_records())
def test_wrong_record(parts: list[Any]) -> None:
    with pytest.raises(Malformed):
        records.decode(encoding.pack(parts), 5, 99)


WRONG_BODIES: list[tuple[int, Any]] = [
    (records.TURN, []),
    (records.TURN, [[], *AFTER]),
    (records.TURN, [[1] * 129, *AFTER]),
    (records.TURN, [[-1], *AFTER]),
    (records.TURN, [[65536], *AFTER]),
    (records.TURN, [[True], *AFTER]),
    (records.TURN, [1, *AFTER]),
    (records.TURN, [[1], b"1234567", 1, False]),
    (records.TURN, [[1], "12345678", 1, False]),
    (records.TURN, [[1], b"12345678", -1, False]),
    (records.TURN, [[1], b"12345678", 1, 0]),
    (records.REWIND, [5, *AFTER]),
    (records.REWIND, [-1, *AFTER]),
    (records.REWIND, ["1", *AFTER]),
    (records.SEAT, [9, ["red", "x", "human", ""]]),
    (records.SEAT, [0, ["red", "x", "spider", ""]]),
    (records.SEAT, [0, ["red", "x", ["human"], ""]]),
    (records.SEAT, [0, ["red", "x" * 25, "human", ""]]),
    (records.SEAT, [0, ["red", "x\u202ey", "human", ""]]),
    (records.SEAT, [0, ["red", "x\ny", "human", ""]]),
    (records.SEAT, [0, ["red", "x", "human"]]),
    (records.SEAT, {"seat": 0}),
]


@pytest.mark.parametrize(("kind", "value"), WRONG_BODIES)
def test_wrong_body(kind: int, value: Any) -> None:
    with pytest.raises(Malformed):
        bodies.read_body(Record(5, 0, 0, kind, encoding.pack(value)))


@pytest.mark.parametrize(
    "change",
    [
        {"game": 1},
        {"game": "x" * 41},
        {"rules": -1},
        {"rules": True},
        {"board": b"short"},
        {"seats": []},
        {"seats": [["red", "", "human", ""]] * 9},
        {"seats": ["red"]},
        {"options": []},
        {"setup": None},
        {"created": -1},
        {"extra": 1},
    ],
)
def test_wrong_header(change: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        records.read_header(records.header_map(HEADER) | change)
    for key in change:
        with pytest.raises(Malformed):
            records.read_header(
                {k: v for k, v in records.header_map(HEADER).items() if k != (key if key != "extra" else "game")}
            )


def test_only_malformed_comes_out_of_random_bytes() -> None:
    """Mutated records and noise: read or refused, nothing else."""
    rng = random.Random(7)
    good = records.encode(Record(1, 5, 0, records.TURN, bodies.turn_body((1, 2), AFTER)))
    outcomes = {"read": 0, "refused": 0}
    for _ in range(20_000):
        data = bytearray(good if rng.random() < 0.7 else rng.randbytes(rng.randrange(40)))
        for _ in range(rng.randrange(3)):
            if data:
                data[rng.randrange(len(data))] = rng.randrange(256)
        try:
            bodies.read_body(records.decode(bytes(data), 1, 0))
            outcomes["read"] += 1
        except Malformed:
            outcomes["refused"] += 1
    assert min(outcomes.values()) > 500


def test_names_are_made_storable() -> None:
    assert records.player_name("  Ann\n\tBee\u202e \0") == "Ann Bee"
    assert len(records.player_name("x y" * 40)) <= records.MAX_NAME
    assert records.player_name("") == ""


def test_no_float_is_ever_packed_into_a_header() -> None:
    with pytest.raises(Malformed):
        records.encode_header(HEADER._replace(options={"speed": 1.5}))


def test_long_integers_are_read_like_short_ones() -> None:
    """The bytes of msgpack are not canonical; only values count."""
    assert encoding.unpack(b"\xcf" + struct.pack(">Q", 1)) == 1
