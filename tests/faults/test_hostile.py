"""Hostile files are refused quickly with one sentence, and are left unchanged."""

import os
import struct
import time
import tracemalloc
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from luna.core.game import GameError
from luna.log import bodies, encoding, frames, records, savefile
from luna.log.bodies import After, turn_body
from luna.log.encoding import pack
from luna.log.frames import frame, preamble, root
from luna.log.notices import Refused, refused
from luna.log.records import TURN, Record, encode, header_map
from luna.log.replay import load
from luna.table.table import Table
from tests.games.reasons import noticed
from tests.log.helpers import PEBBLES, new_table, play_turns

SECONDS = 2.0  # of processor time: forty times the goal, so that only work that grows with the file's lies is caught
TABLE = new_table(PEBBLES)
PLAYED = play_turns(TABLE, 3)
HEADER = TABLE.header
AFTER = After(bytes(8), 0, False)
BODY = turn_body((1,), AFTER)


def sealed(*bodies: bytes) -> bytes:
    """A journal with valid frames, whatever their bodies are."""
    start = preamble(bytes(16))
    parts, chain = [start], root(start)
    for body in bodies:
        parts.append(frame(chain, body))
        chain = parts[-1][-8:]
    return b"".join(parts)


def with_header(**change: Any) -> bytes:
    return sealed(pack(header_map(HEADER) | change))


def with_record(*parts: Any) -> bytes:
    return sealed(pack(header_map(HEADER)), pack(list(parts)))


def many(count: int) -> bytes:
    """So many records, as short as possible; only the lengths are valid, because nothing else is checked."""
    return preamble(bytes(16)) + (struct.pack("<II", 1, 0) + b"x" + bytes(8)) * count


def newer() -> bytes:
    start = struct.pack("<8sHH16s", frames.MAGIC, 2, 0, bytes(16))
    return start + struct.pack("<I", zlib.crc32(start)) + bytes(500)


def squeezed(body: bytes) -> bytes:
    stream = zlib.compressobj(9, zdict=savefile._COMPACT_WORDS)
    return savefile.COMPACT_MAGIC + stream.compress(body) + stream.flush()


def compact_with(**change: Any) -> bytes:
    whole = header_map(HEADER) | {"lengths": b"\1", "moves": b"\0\1", "digest": bytes(8)}
    return squeezed(pack(whole | change))


def deep(depth: int) -> bytes:
    return b"\x91" * depth + b"\xc0"


HOSTILE: dict[str, tuple[str, Callable[[], bytes]]] = {
    "empty": ("save-not-luna", lambda: b""),
    "text": ("save-not-luna", lambda: b"luna 1\n"),
    "noise": ("save-not-luna", lambda: os.urandom(100_000)),
    "preamble only": ("save-start-damaged", lambda: preamble(bytes(16))),
    "torn header": ("save-start-damaged", lambda: with_header()[:60]),
    "newer format": ("save-newer-format", newer),
    "newer rules": ("save-newer-rules", lambda: with_header(rules=9)),
    "other board": ("save-other-board", lambda: with_header(board=b"somewhat")),
    "other game": ("save-other-game", lambda: with_header(game="chess")),
    "a million records": ("save-too-long", lambda: many(1_000_000)),
    "twenty thousand and one": ("save-too-long", lambda: many(frames.MAX_RECORDS + 1)),
    "eight megabytes and one": ("save-too-long", lambda: preamble(bytes(16)) + bytes(frames.MAX_BYTES - 31)),
    "length of four billion": ("save-start-damaged", lambda: preamble(bytes(16)) + b"\xff" * 5000),
    "header is a list": ("save-malformed", lambda: sealed(pack([1, 2]))),
    "header is nested": ("save-malformed", lambda: sealed(deep(4000))),
    "header of floats": ("save-malformed", lambda: with_header(created=1.0)),
    "header of foreign types": ("save-malformed", lambda: sealed(b"\x81\xa4game\xc7\x01\x05x")),
    "set-up of another kind": ("save-malformed", lambda: with_header(setup={"pebbles": "many", "seats": []})),
    "set-up nested": ("save-malformed", lambda: with_header(setup={"a": [[[[[[[[[1]]]]]]]]]})),
    "options nested": ("save-malformed", lambda: with_header(options={"a": [[[[[[[[[1]]]]]]]]]})),
    "name with line break": ("save-malformed", lambda: with_header(seats=[["red", "a\nb", "human", ""]] * 4)),
    "seats of another deal": ("save-malformed", lambda: with_header(seats=[*map(list, HEADER.seats[::-1])])),
    "a seat too few": ("save-malformed", lambda: with_header(seats=[*map(list, HEADER.seats[:-1])])),
    "record nested": ("save-malformed", lambda: sealed(pack(header_map(HEADER)), deep(500))),
    "record of four billion": ("save-malformed", lambda: sealed(pack(header_map(HEADER)), b"\xdd\xff\xff\xff\xff")),
    "record out of order": ("save-malformed", lambda: with_record(2, 0, 0, TURN, BODY)),
    "record of the future": ("save-malformed", lambda: with_record(1, 0, 0, 2, pack([5, *AFTER]))),
    "record of no kind": ("save-malformed", lambda: with_record(1, 0, 0, 77, BODY)),
    "body of no shape": ("save-malformed", lambda: with_record(1, 0, 0, TURN, b"\xc1")),
    "double key": ("save-malformed", lambda: sealed(b"\x82\xa4game\x01\xa4game\x01")),
    "compact: empty": ("save-malformed", lambda: savefile.COMPACT_MAGIC),
    "compact: zlib without the words": ("save-malformed", lambda: savefile.COMPACT_MAGIC + zlib.compress(b"x")),
    "compact: noise": ("save-malformed", lambda: savefile.COMPACT_MAGIC + os.urandom(5000)),
    "compact: bomb": ("save-malformed", lambda: squeezed(bytes(50_000_000))),
    "compact: nested": ("save-malformed", lambda: squeezed(deep(4000))),
    "compact: torn": ("save-malformed", lambda: compact_with()[:-3]),
    "compact: tail": ("save-malformed", lambda: compact_with() + b"x"),
    "compact: lengths lie": ("save-malformed", lambda: compact_with(lengths=b"\2")),
    "compact: empty turn": ("save-malformed", lambda: compact_with(lengths=b"\0", moves=b"")),
    "compact: text for bytes": ("save-malformed", lambda: compact_with(moves="\0\1")),
    "compact: illegal": ("save-malformed", lambda: compact_with(moves=b"\0\7")),
    "compact: other end": ("save-malformed", compact_with),
    "compact: other board": ("save-other-board", lambda: compact_with(board=b"somewhat")),
    "compact: a hundred thousand": (
        "save-malformed",
        lambda: compact_with(lengths=b"\1" * 100_000, moves=bytes(200_000)),
    ),
}


@pytest.mark.parametrize(("code", "make"), HOSTILE.values(), ids=HOSTILE)
def test_hostile_file(tmp_path: Path, code: str, make: Callable[[], bytes]) -> None:
    path = tmp_path / "a.luna"
    data = make()
    path.write_bytes(data)
    started = time.process_time()
    with pytest.raises(Refused) as caught:
        load(PEBBLES, path)
    if not data.startswith(savefile.COMPACT_MAGIC):
        with pytest.raises(Refused) as caught:
            Table.open(PEBBLES, path).close()
    assert time.process_time() - started < SECONDS
    assert caught.value.notice.code == code
    sentence = str(caught.value)
    assert "a.luna" in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert path.read_bytes() == data
    assert [file.name for file in tmp_path.iterdir()] == ["a.luna"]


def test_the_good_journal_beside_them_is_opened(tmp_path: Path) -> None:
    """The same makers without a fault: the fault is what is refused."""
    path = tmp_path / "a.luna"
    record = Record(1, 0, 0, TURN, turn_body(PLAYED[0].turn, After(PLAYED[0].digest, 0, False)))
    path.write_bytes(sealed(pack(header_map(HEADER)), encode(record)))
    assert Table.open(PEBBLES, path).length == 1


def test_the_longest_journal_that_is_allowed(tmp_path: Path) -> None:
    """Thousands of undos and redos are still a game."""
    table = new_table(PEBBLES, tmp_path / "a.luna")
    play_turns(table, 2)
    log = list(table.chronicle.good)
    table.close()
    ends = {n: After(PEBBLES.digest(table.position_at(n)), 0, False) for n in (0, 2)}
    for seq in range(3, frames.MAX_RECORDS):
        as_of = 0 if seq % 2 else 2
        log.append(Record(seq, log[-1].t_ms, 0, records.REWIND, bodies.rewind_body(as_of, ends[as_of])))
    path = tmp_path / "long.luna"
    path.write_bytes(savefile.journal_bytes(bytes(16), HEADER, log))
    again = Table.open(PEBBLES, path)
    assert again.head == frames.MAX_RECORDS - 1
    assert again.notices == []
    result = again.acts.submit((1,))
    assert getattr(result, "code", "") == "table-full"


def test_every_fault_of_a_journal_is_a_game_error() -> None:
    assert issubclass(Refused, GameError)
    for code, facts in noticed().items():
        sentence = str(refused(code, **dict.fromkeys(facts, 7)))
        assert code == code.lower()
        assert sentence.endswith(".") and sentence.count("7") >= bool(facts)


def test_planted_missing_depth_check_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encoding, "_check_plain", lambda value, depth=0: None)
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        test_hostile_file(tmp_path, *HOSTILE["options nested"])


LARGE = ["compact: bomb", "a million records", "eight megabytes and one"]


@pytest.mark.parametrize("name", LARGE)
def test_hostile_file_takes_little_memory(tmp_path: Path, name: str) -> None:
    path = tmp_path / "a.luna"
    path.write_bytes(HOSTILE[name][1]())
    tracemalloc.start()
    try:
        with pytest.raises(Refused):
            load(PEBBLES, path)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 32 << 20


def test_planted_unbounded_inflation_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        savefile, "_inflate", lambda data: zlib.decompressobj(zdict=savefile._COMPACT_WORDS).decompress(data)
    )
    with pytest.raises(AssertionError):
        test_hostile_file_takes_little_memory(tmp_path, "compact: bomb")
