"""Frames of a journal: however the bytes are damaged, a reader gets a prefix of the written records."""

import random
import struct
import zlib
from collections.abc import Callable, Iterator

import pytest

from luna.log import frames
from luna.log.frames import End, Fault, FrameError

TABLE, OTHER = bytes(range(16)), bytes(range(16, 32))
BODIES = [bytes([n]) * (n * 7 % 23 + 1) for n in range(14)]


def journal(bodies: list[bytes], table: bytes = TABLE) -> list[bytes]:
    """Preamble and frames, apart."""
    parts = [frames.preamble(table)]
    chain = frames.root(parts[0])
    for body in bodies:
        parts.append(frames.frame(chain, body))
        chain = parts[-1][-8:]
    return parts


PARTS = journal(BODIES)
DATA = b"".join(PARTS)
EDGES = [sum(map(len, PARTS[: n + 1])) for n in range(len(PARTS))]


def check(data: bytes, intact: int) -> None:
    """`data` is damaged at offset `intact`: exactly the records before that are read, and the damage is noticed."""
    kept = sum(edge <= intact for edge in EDGES) - 1
    if kept < 0:
        with pytest.raises(FrameError):
            frames.scan(data)
        return
    try:
        scan = frames.scan(data)
    except FrameError:
        raise AssertionError(f"refused, though {kept} records are whole") from None
    assert scan.bodies == BODIES[:kept]
    assert scan.good == EDGES[kept]
    assert (scan.end is End.WHOLE) == (len(data) == EDGES[kept])


def torn() -> Iterator[tuple[bytes, int]]:
    for size in range(len(DATA)):
        yield DATA[:size], size


def torn_and_filled() -> Iterator[tuple[bytes, int]]:
    """The space of the last frame exists, but not all of its bytes were written."""
    rng = random.Random(1)
    for size in range(EDGES[-2] + 1, len(DATA)):
        rest = len(DATA) - size
        for filled in (DATA[:size] + bytes(rest), DATA[:size] + rng.randbytes(rest)):
            if filled != DATA:
                intact = next(n for n, (a, b) in enumerate(zip(filled, DATA, strict=True)) if a != b)
                yield filled, intact


def changed() -> Iterator[tuple[bytes, int]]:
    for at in range(len(DATA)):
        for change in (1, 128, 255):
            yield DATA[:at] + bytes([DATA[at] ^ change]) + DATA[at + 1 :], at


def moved() -> Iterator[tuple[bytes, int]]:
    """Frames dropped, doubled, swapped, and brought from another table."""
    grafts = journal(BODIES, OTHER)
    for n in range(1, len(PARTS)):
        edge = EDGES[n - 1]
        if n < len(PARTS) - 1:  # without its last record a journal is still a journal
            yield b"".join(PARTS[:n] + PARTS[n + 1 :]), edge
        yield b"".join(PARTS[: n + 1] + PARTS[n:]), EDGES[n]
        yield b"".join([*PARTS[:n], grafts[n], *PARTS[n + 1 :]]), edge
        yield b"".join([*PARTS[:n], *grafts[n:]]), edge
        for m in range(n + 1, len(PARTS)):
            yield b"".join([*PARTS[:n], PARTS[m], *PARTS[n + 1 : m], PARTS[n], *PARTS[m + 1 :]]), edge


SPOILINGS = (torn, torn_and_filled, changed, moved)


@pytest.mark.parametrize("spoil", SPOILINGS)
def test_corrupt_bytes_give_a_valid_prefix(spoil: Callable[[], Iterator[tuple[bytes, int]]]) -> None:
    cases = 0
    for data, intact in spoil():
        check(data, intact)
        cases += 1
    assert cases > 40


def test_whole_journal() -> None:
    assert frames.scan(DATA) == frames.Scan(TABLE, BODIES, PARTS[-1][-8:], len(DATA), End.WHOLE)


def test_damage_in_the_middle_is_told_from_a_torn_end() -> None:
    for n in range(1, len(PARTS) - 1):
        for at in range(EDGES[n - 1], EDGES[n]):
            spoilt = DATA[:at] + bytes([DATA[at] ^ 1]) + DATA[at + 1 :]
            assert frames.scan(spoilt).end is End.DAMAGED
    for size in range(EDGES[0], len(DATA)):
        assert frames.scan(DATA[:size]).end in (End.TORN, End.WHOLE)


def test_more_records_than_a_log_takes_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """By their lengths, before any of them is checked."""
    monkeypatch.setattr(frames, "MAX_RECORDS", len(BODIES))
    assert frames.scan(DATA).bodies == BODIES
    monkeypatch.setattr(frames, "MAX_RECORDS", len(BODIES) - 1)
    monkeypatch.setattr(frames, "_body", lambda *parts: pytest.fail("a record was checked"))
    with pytest.raises(FrameError) as refused:
        frames.scan(DATA)
    assert refused.value.fault is Fault.TOO_LONG


def test_more_bytes_than_one_frame_are_not_a_torn_end() -> None:
    assert frames.scan(DATA + bytes(frames.MAX_FRAME)).end is End.TORN
    assert frames.scan(DATA + bytes(frames.MAX_FRAME + 1)).end is End.DAMAGED


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", Fault.NOT_LUNA),
        (b"PK\3\4", Fault.NOT_LUNA),
        (b"luna 1\nplayers red blue\n", Fault.NOT_LUNA),
        (DATA[:8], Fault.START_DAMAGED),
        (DATA[:31], Fault.START_DAMAGED),
        (DATA.replace(b"\r\n", b"\n", 1), Fault.NOT_LUNA),
    ],
)
def test_bytes_that_are_not_a_journal_are_refused(data: bytes, fault: Fault) -> None:
    with pytest.raises(FrameError) as caught:
        frames.scan(data)
    assert caught.value.fault is fault


def test_newer_format_is_named_and_not_called_damaged() -> None:
    start = struct.pack("<8sHH16s", frames.MAGIC, 7, 0, TABLE)
    with pytest.raises(FrameError) as caught:
        frames.scan(start + struct.pack("<I", zlib.crc32(start)) + b"what nobody knows yet")
    assert (caught.value.fault, caught.value.format) == (Fault.NEWER, 7)


# Planted bugs: a check that lets them pass checks nothing.


def unchecked_body(data: bytes, at: int, chain: bytes, *, crc: bool, link: bool) -> bytes | None:
    """`frames._body` without one of its two checks, or without both."""
    if len(data) - at < frames.OVERHEAD:
        return None
    length, said = struct.unpack_from("<II", data, at)
    if not 1 <= length <= frames.MAX_BODY or len(data) - at - frames.OVERHEAD < length:
        return None
    body, after = data[at + 8 : at + 8 + length], data[at + 8 + length : at + 16 + length]
    real = zlib.crc32(after, zlib.crc32(body, zlib.crc32(struct.pack("<I", length), zlib.crc32(chain))))
    if (crc and said != real) or (link and frames.link(chain, body) != after):
        return None
    return body


def any_fails(spoilings: tuple[Callable[[], Iterator[tuple[bytes, int]]], ...]) -> bool:
    for spoil in spoilings:
        try:
            for data, intact in spoil():
                check(data, intact)
        except AssertionError:
            return True
    return False


@pytest.mark.parametrize(("crc", "link"), [(False, False), (False, True)])
def test_planted_missing_checks_are_found(monkeypatch: pytest.MonkeyPatch, crc: bool, link: bool) -> None:
    monkeypatch.setattr(frames, "_body", lambda data, at, chain: unchecked_body(data, at, chain, crc=crc, link=link))
    assert any_fails((changed,))


def test_planted_crc_without_the_chain_before_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A CRC over the frame alone, and no chain: frames could be moved."""

    def lonely(data: bytes, at: int, chain: bytes) -> bytes | None:
        body = unchecked_body(data, at, chain, crc=False, link=False)
        return body if body is not None and body in BODIES else None

    monkeypatch.setattr(frames, "_body", lonely)
    assert any_fails((moved,))


def test_planted_cut_of_a_damaged_middle_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "_end", lambda data, at: End.WHOLE if at == len(data) else End.TORN)
    with pytest.raises(AssertionError):
        test_damage_in_the_middle_is_told_from_a_torn_end()


def test_a_whole_record_after_a_wrong_byte_is_not_a_torn_end() -> None:
    data = b"".join(PARTS[:3]) + b"\x07"
    scan = frames.scan(data + frames.frame(data[-8:], b"behind it"))
    assert scan.end is End.DAMAGED and scan.bodies == BODIES[:2]
