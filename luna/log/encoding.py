"""Strict msgpack: every byte of a file or frame may come from a stranger.

Data with a shape is read by a `Codec` (msgspec), which checks types, ranges and lengths. Data without a shape, such as
a game's options, is plain: no floats, no ext types, no doubled keys, bounded depth and length. Only the package msgpack
can detect doubled keys, so it reads plain data.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, NoReturn, TypeVar, cast

import msgpack
import msgspec

from luna.log.frames import MAX_BODY

_MAX_DEPTH: Final = 8
_MAX_ITEMS: Final = 256
Plain = None | bool | int | str | bytes | list[Any] | dict[str, Any]


class Malformed(ValueError):
    """The bytes are malformed; the message names the fault in a few words."""


T = TypeVar("T")


class Codec(Generic[T]):
    """Decodes one shape: a NamedTuple or tuple whose fields have annotated ranges (`msgspec.Meta`)."""

    def __init__(
        self,
        kind: Any,
        limit: int = MAX_BODY,
        convert: Callable[[type, Any], Any] | None = None,
        *,
        printable: bool = False,
    ) -> None:
        """`limit`: bytes that it accepts at most. `convert` makes a part of a type that msgpack lacks.

        `printable`: whether all texts have to be.
        """
        self._decode = msgspec.msgpack.Decoder(kind, dec_hook=convert).decode
        self._limit, self._printable = limit, printable

    def read(self, data: bytes) -> T:
        """Decode bytes. `Malformed` when they have not this shape."""
        if len(data) > self._limit:
            raise Malformed("a record is too long")
        try:
            value = self._decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed("a record has a wrong part") from error
        if self._printable:
            _check_texts(value)
        return cast(T, value)


_encoder: Final = msgspec.msgpack.Encoder()


def pack(value: Plain | Sequence[Any] | Mapping[str, Any]) -> bytes:
    """Encode plain data as msgpack; a tuple becomes a list."""
    return _encoder.encode(value)


def unpack(data: bytes, limit: int = MAX_BODY) -> Any:
    """Decode at most `limit` bytes: None, bool, int, str, bytes, lists, and maps with str keys."""
    if len(data) > limit:
        raise Malformed("a record is too long")
    try:
        value = msgpack.unpackb(
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
    _check_plain(value)
    return value


def number(value: Any, least: int, most: int, what: str) -> int:
    """An integer within these bounds."""
    if type(value) is not int or not least <= value <= most:
        fail(what)
    return value


def text(value: Any, most: int, what: str) -> str:
    """A printable text of at most that many characters."""
    if type(value) is not str or len(value) > most or not value.isprintable():
        fail(what)
    return value


def fail(what: str) -> NoReturn:
    """Raise `Malformed` with the name of the wrong part."""
    raise Malformed(f"wrong {what} in a record")


def _check_texts(parts: Iterable[object]) -> None:
    """Raise `Malformed` when a text is not printable."""
    for part in parts:
        if isinstance(part, tuple):
            _check_texts(part)
        elif isinstance(part, dict):
            _check_texts(part.items())
        elif type(part) is str and not part.isprintable():
            raise Malformed("a text has unprintable characters")


def _without_doubles(pairs: list[tuple[Any, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise Malformed("a record repeats a key")
    return found


def _no_ext(code: int, data: bytes) -> NoReturn:
    raise Malformed("a record holds a foreign type")


def _check_plain(value: Any, depth: int = 0) -> None:
    """Check depth and types, which msgpack does not bound."""
    kind = type(value)
    if kind is list or kind is dict:
        if depth == _MAX_DEPTH:
            raise Malformed("a record is nested too deeply")
        if kind is dict:
            if not all(type(key) is str for key in value):
                raise Malformed("a record has a key that is not text")
            value = value.values()
        for item in value:
            _check_plain(item, depth + 1)
    elif value is not None and kind not in (bool, int, str, bytes):
        raise Malformed("a record holds a foreign type")
