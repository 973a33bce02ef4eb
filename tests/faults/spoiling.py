"""Damages the files of a data folder, always in the same way for the same seed."""

import os
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path

_ODD: tuple[bytes, ...] = (
    b"\x00",
    b"\x7f",
    b"\xff\xfe",
    b"\\u0000",
    b"\\ud800",
    b"\\u007f",
    b"\xed\xa0\x80",
    b"\xe2\x80\xae",
    b"\xef\xbb\xbf",
    b'"',
    b"\n",
    b"[" * 3000,
    b"{a=" * 1000,
    b"nan",
    b"-inf",
    b"1e400",
    b"9" * 5000,
    b"0x" + b"f" * 5000,
    b"1979-05-27T07:32:00Z",
    b"null",
    b"[]",
    b"{}",
    b"[[], {}]",
)
_NAMES = (b"J\xe4ger.luna", b"\xe2\x80\xae\xcc\x81.luna", b"\xe2\x80\x8b.luna", b"a\nb\tc.luna", b"%s {file}.luna")

Spoiler = Callable[[bytes, random.Random], bytes]


def _flipped(data: bytes, chance: random.Random) -> bytes:
    made = bytearray(data)
    for _ in range(chance.randint(1, 8)):
        if made:
            made[chance.randrange(len(made))] ^= 1 << chance.randrange(8)
    return bytes(made)


def _cut(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data) + 1)]


def _inserted(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data) + 1)
    return data[:at] + chance.choice(_ODD) + data[at:]


def _zeroed(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data) + 1)
    return data[:at] + bytes(len(data) - at)


def _noise(data: bytes, chance: random.Random) -> bytes:
    return chance.randbytes(chance.choice((0, 1, 40, 5000)))


def _other_value(data: bytes, chance: random.Random) -> bytes:
    """Change a value somewhere in a text file: it can still be read, with another meaning."""
    values = list(re.finditer(rb"(?<=[=:,\[ ])[^=:,\[\]{}\n]+", data))
    for place in sorted(chance.sample(values, min(len(values), chance.randint(1, 4))), key=lambda one: -one.start()):
        data = data[: place.start()] + chance.choice(_ODD) + data[place.end() :]
    return data


def _shuffled(data: bytes, chance: random.Random) -> bytes:
    lines = data.split(b"\n")
    chance.shuffle(lines)
    return b"\n".join([*lines, *chance.sample(lines, min(3, len(lines)))])


SPOILERS: tuple[Spoiler, ...] = (_flipped, _cut, _inserted, _zeroed, _noise, _other_value, _other_value, _shuffled)


def spoil(home: Path, chance: random.Random) -> list[str]:
    """Damage some files of a folder; returns a description for failures."""
    files = sorted(path for path in home.rglob("*") if path.is_file() and not path.is_symlink())
    done: list[str] = []
    for path in chance.sample(files, chance.randint(1, len(files))):
        if chance.random() < 0.1:
            done.append(f"{path.name}: {_replaced(path, chance)}")
            continue
        how = chance.choice(SPOILERS)
        path.write_bytes(how(path.read_bytes(), chance))
        done.append(f"{path.name}: {how.__name__}")
        if path.suffix == ".luna" and chance.random() < 0.3 and sys.platform not in ("win32", "darwin"):
            path.rename(path.with_name(os.fsdecode(chance.choice(_NAMES))))
            done.append("and renamed")
    return done


def _replaced(path: Path, chance: random.Random) -> str:
    """Put something that is not a file in its place."""
    path.unlink()
    what = chance.choice(("nothing", "folder", "loop", "pipe"))
    if what == "folder":
        path.mkdir()
        (path / "inside").write_text("x", encoding="utf-8")
    elif what == "loop" and sys.platform != "win32":
        path.symlink_to(path.name)
    elif what == "pipe" and hasattr(os, "mkfifo"):
        os.mkfifo(path)
    return what
