"""The options and seats of a game as the screens show them: in words of its catalogue, with its emblems."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from luna.core import registry
from luna.core.game import GameError
from luna.core.options import OptionSpec, SeatLook, Value
from luna.shell.app.settings import Settings
from luna.text import Catalogue

NOBODY = "ui/icon-solo"
"""The picture of a seat that no player has: an automaton's, or one of a game that is not here."""


def current(settings: Settings) -> str:
    """The game that a new table is of, unless another one is chosen: the one of the last, if it is still here."""
    listed = registry.listed()
    return settings.game if settings.game in listed else registry.default()


def beside(game: str, other: str) -> bool:
    """Whether what is of the other game stands on the pages of this one: where there is a choice, each has its own."""
    listed = registry.listed()
    return other == game or len(listed) == 1 or other not in listed


def spoken(words: Catalogue, game: str) -> Catalogue:
    """The words of a game; of one that is not here, those of the one before the player."""
    return words.of(game) if game in registry.names() else words


def title(words: Catalogue, game: str) -> str:
    """What a game is called; its id when it is not here."""
    return words.of(game)("game-name") if game in registry.names() else game


def titles(words: Catalogue) -> list[str]:
    """What there is to choose between games, in the order of `registry.listed`."""
    return [title(words, name) for name in registry.listed()]


def short(words: Catalogue, spec: OptionSpec, value: Value) -> str:
    """What was chosen, in a few words: by a message of its own, else by what the forms call it."""
    if words.has(own := f"{spec.word}-short"):
        return words(own, value=str(value))
    return words(spec.word if spec.switch else f"{spec.word}-{value}")


def shown(words: Catalogue, game: str, values: Mapping[str, Value], *, switches_only: bool = False) -> list[str]:
    """All that was chosen and is worth a word: switches that are on, and every choice of the common forms."""
    specs = [spec for spec in options(game) if not spec.apart and spec.id in values]
    return [
        short(words, spec, values[spec.id]) for spec in specs if (values[spec.id] if spec.switch else not switches_only)
    ]


def look(game: str, seat: str) -> SeatLook | None:
    """How a seat of a game looks; None of an automaton, or of a game that is not here."""
    return _looks(game).get(seat)


def seat_word(words: Catalogue, seat: str) -> str:
    """What is played there: the name of a seat in the game whose words these are."""
    found = look(words.game, seat)
    return words(found.name) if found is not None else seat


def usual_name(words: Catalogue, seat: str) -> str:
    """How somebody there is called who gave no name."""
    found = look(words.game, seat)
    return words(found.person) if found is not None else seat


def emblem(game: str, seat: str) -> str:
    """The picture of a seat."""
    found = look(game, seat)
    return found.emblem if found is not None else NOBODY


@cache
def _looks(game: str) -> dict[str, SeatLook]:
    try:
        return {one.id: one for one in registry.load(game).SEATS}
    except GameError:
        return {}


def options(game: str) -> tuple[OptionSpec, ...]:
    """What can be chosen in a game; nothing in one that is not here."""
    try:
        return registry.load(game).OPTIONS
    except GameError:
        return ()
