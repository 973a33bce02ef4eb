"""Seats of a table: names and look-alikes, levels of bots, new players, and the local player's seat."""

import unicodedata
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from luna.core.game import Game
from luna.core.levels import Character
from luna.core.options import SeatLook
from luna.log.records import AUTOMATON, BOT, HUMAN, MAX_NAME, Seat
from luna.shell.app.settings import Settings
from luna.shell.client.choices import seat_word, usual_name
from luna.shell.players import faces
from luna.table.table import Player
from luna.text import Catalogue

_CYRILLIC: Final = str.maketrans("авегнкмопрстухіјѕһԁԛԝьіӏ", "abernkmonpctyxijshdqwbil")
_GREEK: Final = str.maketrans("αβεηικνοπρτυχγω", "abeniknonptyxyw")
_RARE: Final = str.maketrans(
    "ɑɡɩȷᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢօսհոռցքյꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜᎪᏴᏟᎠᎬᎻᏆᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎽᏃ",
    "agijabcdefghijklmnoprstuvwyzouhnngqjabcdefghijklmnoprstuvwxyzabcdehijklmprstvwyz",
)
"""Phonetic letters, Armenian, Lisu and Cherokee ones that look Latin."""
_BLANK: Final = "\u115f\u1160\u2800"
"""Invisible characters: fillers of Korean syllables, and the empty Braille cell."""
_FIRST: Final = " (1)"
_SHAPES: Final = str.maketrans("I1|!0O5S$8B", "llllooss" + "sbb")
"""One letter for characters that look alike in a list, applied before case folding."""


def seat_name(words: Catalogue, seat: Seat) -> str:
    """The name of the player of a seat."""
    if seat.name:
        return seat.name
    if seat.kind == BOT:
        return usual_name(words, seat.order)
    return words("automaton") if seat.kind == AUTOMATON else seat_word(words, seat.order)


def looks(game: Game, seats: Sequence[Seat]) -> tuple[SeatLook, ...]:
    """The looks of the seats of a table; an automaton gets a free one."""
    known = {look.id: look for look in game.SEATS}
    free = [look for look in game.SEATS if all(seat.order != look.id for seat in seats)]
    return tuple(known.get(seat.order) or free.pop(0) for seat in seats)


def player(name: str, level: int | None = None) -> Player:
    """A person, or a bot of a level, with a name."""
    return Player(name) if level is None else Player(name, BOT, str(faces.random_bot(level)))


def newcomer(
    settings: Settings, words: Catalogue, order: str, level: int | None, others: Collection[str] = ()
) -> Player:
    """A new player of a seat: a person with the last name there, or a bot with none of the names of `others`."""
    if level is not None:
        return faces.bot(words.game, order, settings.faces, level, others)
    return Player(settings.names.get(order) or usual_name(words, order))


def free_name(settings: Settings, usual: Sequence[str], order: str, taken: Collection[str]) -> str:
    """A name for one more person at a machine that is not taken: the last one there, or a `usual` one."""
    known = [settings.names.get(order, ""), *usual]
    return next((name for name in known if name and name not in taken), usual[0])


def level_of(seat: Seat) -> int | None:
    """The level of the bot in a seat, or None."""
    return Character.of(seat.bot).level if seat.kind == BOT else None


def own_seat(seats: Sequence[Seat], held: Collection[int] | None = None) -> int | None:
    """The seat of the only person at this machine, or None.

    `held`: the seats that are played from here; None for all, and then other players are needed, too.
    """
    people = [number for number, seat in enumerate(seats) if seat.kind == HUMAN]
    if held is not None:
        here = [number for number in people if number in held]
        return here[0] if len(here) == 1 else None
    return people[0] if len(people) == 1 and any(seat.kind != HUMAN for seat in seats) else None


def numbered(names: Iterable[str], *, each: bool = False) -> list[str]:
    """The names, with numbers after all but the first of look-alikes, or after `each` where none is first."""
    taken: set[str] = set()
    last: dict[str, int] = {}  # the last number used for names of that look
    first: dict[str, int] = {}  # the index of the first name of that look
    apart = list[str]()
    for name in names:
        looks = _looks(name)
        for one in {first[look] for look in looks & first.keys()} if each and name else ():
            apart[one] = apart[one] if apart[one].endswith(_FIRST) else apart[one][: MAX_NAME - len(_FIRST)] + _FIRST
        first = dict.fromkeys(looks, len(apart)) | first
        shown, number = name, max(last.get(look, 1) for look in looks)
        while name and not taken.isdisjoint(_looks(shown)):
            number += 1
            mark = f" ({number})"
            shown = name[: MAX_NAME - len(mark)].rstrip() + mark
        taken.update(_looks(shown))
        last |= dict.fromkeys(looks, number)
        apart.append(shown)
    return apart


def alike(one: str, other: str) -> bool:
    """Whether one name may be taken for the other."""
    return not _looks(one).isdisjoint(_looks(other))


def _looks(name: str) -> set[str]:
    """A name as it is read, and as it looks."""
    return {f"read {_plain(name)}", f"seen {_plain(name.translate(_SHAPES))}"}


def _plain(name: str) -> str:
    """The name in plain Latin letters."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    seen = "".join(letter for letter in letters if unicodedata.category(letter)[0] in "LNSP" and letter not in _BLANK)
    plain = seen.translate(_CYRILLIC | _GREEK | _RARE)
    return plain.replace("rn", "m").replace("vv", "w").replace("ı", "i")
