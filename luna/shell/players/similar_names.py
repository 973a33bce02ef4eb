"""Distinguishes names that are equal or look alike: the later ones get a number."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from luna.log.records import MAX_NAME

_CYRILLIC: Final = str.maketrans("авегнкмопрстухіјѕһԁԛԝьіӏ", "abernkmonpctyxijshdqwbil")
_GREEK: Final = str.maketrans("αβεηικνοπρτυχγω", "abeniknonptyxyw")
_BLANK: Final = "\u115f\u1160\u2800"
"""Invisible characters: fillers of Korean syllables, and the empty Braille cell."""
_SHAPES: Final = str.maketrans("I1|!0O5S$8B", "llllooss" + "sbb")
"""One letter for characters that look alike in a list, applied before case folding."""


def told_apart(names: Iterable[str]) -> list[str]:
    """The names, with numbers for all but the first of those that are alike."""
    taken: set[str] = set()
    last: dict[str, int] = {}  # the number that names of that look had last
    apart = []
    for name in names:
        looks = _looks(name)
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
    return seen.translate(_CYRILLIC).translate(_GREEK).replace("rn", "m").replace("vv", "w").replace("ı", "i")
