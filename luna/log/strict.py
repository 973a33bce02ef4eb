"""Plain data as msgpack, and the strict reading of it: every byte of a file or of a frame may come from a stranger.

There are no floats, no ext types, no double keys, no deep nests, and nothing longer than it may be.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn

import msgpack

from luna.log.frames import MAX_BODY

_MAX_DEPTH: Final = 8
_MAX_ITEMS: Final = 256

Plain = None | bool | int | str | bytes | list[Any] | dict[str, Any]


class Malformed(ValueError):
    """The bytes do not say what a journal may say; the message names the fault in a few words."""


class _Packer(threading.local):
    """One for each thread: making one costs three times as much as packing a record with it."""

    def __init__(self) -> None:
        self.pack = msgpack.Packer().pack


_packer: Final = _Packer()


def pack(value: Plain | Sequence[Any] | Mapping[str, Any]) -> bytes:
    """Plain data as msgpack; a tuple is written as a list."""
    data: bytes = _packer.pack(value)
    return data


def unpack(data: bytes, limit: int = MAX_BODY) -> Any:
    """Plain data from msgpack of at most `limit` bytes: None, bool, int, str, bytes, lists, and maps with str keys."""
    value = parts(data, limit)
    _check_plain(value)
    return value


def parts(data: bytes, limit: int = MAX_BODY) -> Any:
    """The same for a reader who looks at the type of every part himself, which takes a third of the time."""
    if len(data) > limit:
        raise Malformed("a record is too long")
    try:
        return msgpack.unpackb(
            data,
            raw=False,
            strict_map_key=True,
            object_pairs_hook=_without_doubles,
            ext_hook=_no_ext,
            max_str_len=limit,
            max_bin_len=limit,
            max_array_len=_MAX_ITEMS,
            max_map_len=_MAX_ITEMS,
            max_ext_len=0,
        )
    except Malformed:
        raise
    except (ValueError, TypeError, RecursionError) as error:  # all that msgpack raises, UnicodeDecodeError included
        raise Malformed("a record is not msgpack") from error


def array(value: Any, size: int) -> list[Any]:
    """A list of so many parts."""
    if type(value) is not list or len(value) != size:
        fail("shape")
    return value


def number(value: Any, least: int, most: int, what: str) -> int:
    """A whole number within these bounds."""
    if type(value) is not int or not least <= value <= most:
        fail(what)
    return value


def text(value: Any, most: int, what: str) -> str:
    """A printable text of at most so many characters."""
    if type(value) is not str or len(value) > most or not value.isprintable():
        fail(what)
    return value


def octets(value: Any, what: str, size: int | None = None) -> bytes:
    """Bytes, of this size if one is given."""
    if type(value) is not bytes or (size is not None and len(value) != size):
        fail(what)
    return value


def flag(value: Any, what: str) -> bool:
    """True or False."""
    if type(value) is not bool:
        fail(what)
    return value


def fail(what: str) -> NoReturn:
    """`Malformed`, with the name of the part that is wrong."""
    raise Malformed(f"wrong {what} in a record")


def _without_doubles(pairs: list[tuple[Any, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise Malformed("a key stands twice in a record")
    return found


def _no_ext(code: int, data: bytes) -> NoReturn:
    raise Malformed("a record holds a foreign type")


def _check_plain(value: Any, depth: int = 0) -> None:
    """msgpack bounds lengths but neither depth nor types."""
    kind = type(value)
    if kind is list or kind is dict:
        if depth == _MAX_DEPTH:
            raise Malformed("a record is nested too deeply")
        if kind is dict:
            if not all(type(key) is str for key in value):
                raise Malformed("a record has a key that is no word")
            value = value.values()
        for item in value:
            _check_plain(item, depth + 1)
    elif value is not None and kind not in (bool, int, str, bytes):
        raise Malformed("a record holds a foreign type")
