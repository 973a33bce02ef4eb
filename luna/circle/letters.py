"""The circle as a file, and invitations as text. Every byte may come from a stranger."""

import base64
import binascii
import re
from functools import lru_cache
from typing import Annotated, Final, NamedTuple

from msgspec import Meta

from luna.circle import entries
from luna.circle.circle import MOST, Circle
from luna.circle.sheet import Sheet
from luna.core.game import GameError
from luna.log.encoding import Codec, Malformed, pack
from luna.log.notices import refused
from luna.log.records import player_name
from luna.net.identity import KEY, Identity

SUFFIX: Final = ".circle"
MAGIC: Final = b"\x89LunaC\r\n"
LARGEST: Final = 32 << 20
"""Bytes of a file."""
LINK: Final = "luna://circle/"
LONGEST_LINK: Final = len(LINK) + 400
_SHEETS: Final = 64 << 10


class _File(NamedTuple):
    circle: entries.Key
    entries: Annotated[tuple[Annotated[bytes, Meta(max_length=entries.MAX_ENTRY)], ...], Meta(max_length=MOST)]
    sheets: Annotated[tuple[Annotated[bytes, Meta(max_length=_SHEETS)], ...], Meta(max_length=MOST)]


class Secret(NamedTuple):
    """The secret of a member or a guest, and the name of the circle, from the invitation."""

    circle: entries.Key
    secret: Annotated[bytes, Meta(min_length=KEY, max_length=KEY)]
    name: entries.Name


_FILE: Final = Codec[_File](_File, LARGEST)
_INVITED: Final = Codec[Secret](Secret, LONGEST_LINK)


class Reader:
    """Reads circle files, and verifies no entry or sheet twice."""

    def __init__(self) -> None:
        self._entry, self._sheet = lru_cache(MOST)(entries.read), lru_cache(MOST)(Sheet)

    def circle(self, data: bytes, name: str) -> Circle:
        """The circle in a file's bytes. `Refused` if they are not one; `name` is the file name for the message."""
        if not data.startswith(MAGIC):
            raise refused("circle-not", file=name)
        if len(data) > LARGEST:
            raise refused("circle-too-long", file=name)
        try:
            file = _FILE.read(data[len(MAGIC) :])
            found = [self._entry(one) for one in file.entries]
            if any(entry.circle != file.circle for entry in found):
                raise Malformed("an entry of another circle")
            return Circle(file.circle, found, [self._sheet(one) for one in file.sheets])
        except (Malformed, GameError) as error:
            raise refused("circle-forged", file=name) from error


def write(circle: Circle) -> bytes:
    """The circle as a file: equal sets are equal to the byte."""
    entry_data = [entry.data for entry in circle.entries.values()]
    return MAGIC + pack([circle.key, entry_data, [sheet.data for sheet in circle.sheets.values()]])


def invitation(circle: Circle, guest: Identity) -> str:
    """An invitation as a link. It admits everybody who has it."""
    name = circle.founding.name if circle.founding else "?"
    return LINK + base64.urlsafe_b64encode(pack([circle.key, guest.secret, name])).decode().rstrip("=")


class Invitation(NamedTuple):
    """The content of an invitation."""

    circle: bytes
    guest: Identity
    name: str  # of the circle


def invited(text: str) -> Invitation:
    """Read an invitation that was pasted, with or without words around it. `Refused` when there is none."""
    found = re.search(re.escape(LINK) + r"([\w-]{1,400})", text[:10_000])
    try:
        if found is None:
            raise Malformed("no link")
        data = found[1].encode()
        circle, secret, name = _INVITED.read(base64.urlsafe_b64decode(data + b"=" * (-len(data) % 4)))
        if not player_name(name):
            raise Malformed("no name")
        return Invitation(circle, Identity(secret), player_name(name))
    except (Malformed, ValueError, binascii.Error) as error:
        raise refused("circle-no-invitation") from error
