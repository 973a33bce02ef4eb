"""Search in texts, regardless of accents, capitals and apostrophes."""

import unicodedata
from collections.abc import Sequence
from typing import Final

_ALIKE: Final = {"’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "–": "-", "−": "-", "œ": "oe", "æ": "ae", "ø": "o"}


def folded(said: str) -> str:
    """The text for comparison: lower case without accents."""
    return "".join(letters for letters, _ in _letters(said))


def words(query: str) -> tuple[str, ...]:
    """The words of a query."""
    return tuple(dict.fromkeys(folded(query).split()))


def has(said: str, wanted: Sequence[str]) -> bool:
    """Whether the text contains all words, whole or as parts of others."""
    text = folded(said)
    return all(word in text for word in wanted)


def spans(said: str, wanted: Sequence[str]) -> list[tuple[int, int]]:
    """The spans of the words in the original text: (from, to), ascending, disjoint."""
    letters = _letters(said)
    text = "".join(part for part, _ in letters)
    origin = [number for part, number in letters for _ in part]
    marked = [False] * len(said)
    for word in wanted:
        at = text.find(word)
        while at >= 0 and word:
            for number in range(origin[at], origin[at + len(word) - 1] + 1):
                marked[number] = True
            at = text.find(word, at + 1)
    found: list[tuple[int, int]] = []
    for number, is_marked in enumerate(marked):
        if is_marked and found and found[-1][1] == number:
            found[-1] = found[-1][0], number + 1
        elif is_marked:
            found.append((number, number + 1))
    return found


def _letters(said: str) -> list[tuple[str, int]]:
    """The folded letters of each original letter, and its position."""
    return [(_fold(letter), number) for number, letter in enumerate(said)]


def _fold(letter: str) -> str:
    small = letter.casefold()
    alike = _ALIKE.get(small)
    if alike is not None:
        return alike
    parts = unicodedata.normalize("NFKD", small)
    return "".join(part for part in parts if not unicodedata.combining(part)).casefold()
