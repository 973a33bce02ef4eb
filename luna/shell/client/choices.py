"""The options and seats of a game as pages show them: in words, with emblems."""

from collections.abc import Mapping
from functools import cache

from luna.core import registry
from luna.core.game import GameError
from luna.core.options import OptionSpec, SeatLook, Value
from luna.shell.app.settings import Settings
from luna.text import Catalogue

NOBODY = "ui/icon-solo"  # the picture of an automaton, or of a seat in a game that is not installed


def current(settings: Settings) -> str:
    """The game of the last table if it is installed, otherwise the default."""
    listed = registry.listed()
    return settings.game if settings.game in listed else registry.default()


def beside(game: str, other: str) -> bool:
    """Whether the pages of a game list a save of another one: if there is one game, or that one is not installed."""
    listed = registry.listed()
    return other == game or len(listed) == 1 or other not in listed


def words_of(words: Catalogue, game: str) -> Catalogue:
    """The words of a game; if it is not installed, those of the current one."""
    return words.of(game) if game in registry.names() else words


def title(words: Catalogue, game: str) -> str:
    """The name of a game, or its id if it is not installed."""
    return words.of(game)("game-name") if game in registry.names() else game


def titles(words: Catalogue) -> dict[str, str]:
    """The names of the games of `registry.listed`."""
    return {name: title(words, name) for name in registry.listed()}


def short(words: Catalogue, spec: OptionSpec, value: Value) -> str:
    """The value of an option in a few words."""
    if words.has(own := f"{spec.word}-short"):
        return words(own, value=str(value))
    return words(spec.word if spec.switch else f"{spec.word}-{value}")


def option_words(words: Catalogue, game: str, values: Mapping[str, Value], *, switches_only: bool = False) -> list[str]:
    """The chosen options in words: switches that are on, and all others unless `switches_only`."""
    specs = [spec for spec in options(game) if not spec.apart and spec.id in values]
    return [
        short(words, spec, values[spec.id]) for spec in specs if (values[spec.id] if spec.switch else not switches_only)
    ]


def look(game: str, seat: str) -> SeatLook | None:
    """The look of a seat, or None for an automaton and in a game that is not installed."""
    return _looks(game).get(seat)


def seat_word(words: Catalogue, seat: str) -> str:
    """The name of a seat in the game of these words."""
    found = look(words.game, seat)
    return words(found.name) if found is not None else seat


def usual_name(words: Catalogue, seat: str) -> str:
    """The default name of a player at a seat."""
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
    """The options of a game; none if it is not installed."""
    try:
        return registry.load(game).OPTIONS
    except GameError:
        return ()
