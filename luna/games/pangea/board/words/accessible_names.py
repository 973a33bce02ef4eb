"""The table of Pangea for screen readers: the squares of tiles, towers, and what the panels show. Pure."""

from collections.abc import Iterator

from luna.games.pangea.board.hand.targets import Field, tile_at
from luna.games.pangea.board.words.sentences import Words, opening, place
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import LANDSCAPES, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.play import producing
from luna.shell.access.node import Facts, paragraph


def named(text: Words, row: bytearray, thing: object, title: str) -> str:
    """The name of a thing: of a tile also the square that it lies on, and whose tower it carries."""
    tile = tile_at(row, thing) if isinstance(thing, Field) else None
    if tile is None:
        return title
    towers = [people for people in range(len(PEOPLES)) if row[at.TOWER + people] == tile]
    said = (text("access-tower", people=_people(text, people)) for people in towers)
    return paragraph((text("access-square", tile=title, square=SQUARES[row[at.SQUARE + tile]]), *said))


def facts(text: Words, row: bytearray) -> Facts:
    """What the bars and panels show."""
    round_ = at.round_number(row)
    table = [text("bar-round", number=round_)] if round_ else []
    if row[at.LAST_ROUND]:
        table.append(text("pangea-last-round"))
    return Facts(paragraph(table), [paragraph(_owned(text, row, seat)) for seat in range(row[at.PLAYERS])])


def _owned(text: Words, row: bytearray, seat: int) -> Iterator[str]:
    people, tower, ban = row[at.PEOPLE + seat], row[at.TOWER + row[at.PEOPLE + seat]], row[at.BAN + seat]
    yield _people(text, people)
    yield text("pangea-goods", count=at.goods(row, seat))
    have = row[at.AMULETS + seat]
    for key, some in (("access-amulets", have), ("access-carried", at.owned(row, seat) & ~have)):
        if some:
            lands = [land for number, land in enumerate(LANDSCAPES) if some >> number & 1]
            yield text(key, amulets=", ".join(text(f"pangea-amulet-{land}") for land in lands))
    yield text("access-income", count=len(producing(row, people)))
    if tower < len(TILES):
        yield text("access-stands", tile=place(text, TILES[tower]))
    if ban:
        yield text("access-ban", square=SQUARES[ban - 1])


def _people(text: Words, people: int) -> str:
    return opening(text(f"pangea-people-{PEOPLES[people]}"))
