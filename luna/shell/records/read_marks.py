"""How much of each shared table was seen last, kept in one small file of the data folder.

Two programs may write it: each reads it again before, and a table is seen as far as either has seen it.
"""

import contextlib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta

from luna.log.encoding import Codec, Malformed, pack
from luna.log.files import read_whole, write_whole
from luna.log.frames import MAX_RECORDS

NAME: Final = "tables.seen"
_MOST: Final = 1_000  # tables, the ones seen last
_LONGEST: Final = 64 << 10
_CODEC: Final = Codec[list[tuple[bytes, int]]](
    list[tuple[Annotated[bytes, Meta(min_length=16, max_length=16)], Annotated[int, Meta(ge=0, le=MAX_RECORDS)]]],
    _LONGEST,
)


class Seen:
    """The number of the last record that was seen, by table."""

    def __init__(self, home: Path) -> None:
        self._path = home / NAME

    def read(self) -> Mapping[bytes, int]:
        """What has been seen; nothing when the file is missing or broken."""
        try:
            return dict(_CODEC.read(read_whole(self._path, _LONGEST)))
        except (OSError, Malformed):
            return {}

    def note(self, table: bytes, last: int) -> None:
        """A table was looked at up to a record. A failing disk is ignored: it is looked at again then."""
        seen = dict(self.read())
        last = max(last, seen.pop(table, 0))
        kept = [*seen.items(), (table, last)][-_MOST:]
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, pack(kept))
