"""The messages of open tables: a host shows its room to everybody at a relay, and strangers read the list.

The only free text of a placard is a name, which a reader sees only by choice. The host's words are numbers of fixed
phrases.
"""

from typing import Annotated, Final, NamedTuple

from msgspec import Meta

from luna.log.records import MAX_SEATS
from luna.net import fields
from luna.net.cards import Choice, Name, Short

GAMES: Final = 16
ROWS: Final = 20
"""Tables on one page of the list."""
LONGEST: Final = 1 << 10
"""Bytes of a placard: a page of the longest fits into a frame."""
MOST_PHRASES: Final = 3
ANY, AT_ONCE, BY_TURN = 0, 1, 2
"""The kind of tables that a reader wants."""
OFF, SHOWN, FORBIDDEN, TOO_MANY = 0, 1, 2, 3
"""The fate of a placard."""
LEVELS: Final = 4
"""What a host may ask for: anybody, or how well the others should know the game."""


class Placard(NamedTuple):
    """The host's notice about a room, for strangers."""

    free: Annotated[int, Meta(ge=0, le=MAX_SEATS)]
    seats: Annotated[int, Meta(ge=1, le=MAX_SEATS)]
    live: bool
    rhythm: Short
    level: Annotated[int, Meta(ge=0, lt=LEVELS)] = 0
    phrases: Annotated[tuple[Annotated[int, Meta(ge=0, le=255)], ...], Meta(max_length=MOST_PHRASES)] = ()
    options: Annotated[tuple[tuple[Short, Choice], ...], Meta(max_length=16)] = ()  # by id; else the defaults
    name: Name = ""


class Row(NamedTuple):
    """A table in the list. Its time (milliseconds since 1970) and code are its place there."""

    since: fields.Number
    code: fields.Code
    game: Short
    placard: Placard


Rows = Annotated[tuple[Row, ...], Meta(max_length=ROWS)]


class Post(NamedTuple):
    """The host shows its room in the list with this placard, or takes it off."""

    placard: Placard | None


class Posted(NamedTuple):
    """The outcome of a `Post`."""

    state: Annotated[int, Meta(ge=OFF, le=TOO_MANY)]


class Browse(NamedTuple):
    """Ask for a page of the list, the newest first: the tables behind the one with this time and code."""

    since: fields.Number  # 0: from the beginning
    code: fields.Code
    games: Annotated[tuple[Short, ...], Meta(max_length=GAMES)]  # that the sender can play
    kind: Annotated[int, Meta(ge=ANY, le=BY_TURN)]


class Listed(NamedTuple):
    """A page of the list, and the number of all tables that fit."""

    rows: Rows
    total: fields.Number
