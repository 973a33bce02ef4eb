"""The message catalogue: Fluent files of the shell and of a game, switched live; what one lacks is said in English.

Each game has its own names for its messages: `words.of("pebbles")` says what the shell says, and what Pebbles says, but
nothing of another game, so that no game has to know the names that others use. Messages are whole sentences with slots;
nothing is glued together from pieces. The pseudo-language `xx` is English made longer and foreign, so that a test (or
an eye) sees what is not in the catalogue or has no room.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from luna import ASSETS
from luna.core.registry import FIRST
from luna.startwords import wished

FALLBACK: Final = "en"
PSEUDO: Final = "xx"
_FOREIGN: Final = str.maketrans("aeiounyAEIOUNYc", "àéîöüñÿÀÉÎÖÜÑŸç")

Slot = str | int | float


@dataclass
class _Shared:
    """What the catalogues of all games of one program have in common."""

    root: Path
    language: str = FALLBACK
    missing: set[str] = field(default_factory=set)
    faulty: set[str] = field(default_factory=set)
    games: dict[str, Catalogue] = field(default_factory=dict)


class Catalogue:
    """The message catalogue. Call it: `words("title-new-game")`, `words("round", number=3)`.

    `root` is the folder of assets, with `shell/text/en/*.ftl` and `games/luna/text/en/*.ftl` in it.
    """

    def __init__(self, language: str = FALLBACK, root: Path | str = ASSETS, game: str = FIRST) -> None:
        self.game = game
        """Whose words are said beside the shell's. The program's own catalogue follows the game before the player."""
        self._shared = _Shared(Path(root))
        self._bundles: dict[tuple[str, str], FluentBundle] = {}
        self._plain: dict[tuple[str, str, str], str] = {}
        self.switch(language)

    def of(self, game: str) -> Catalogue:
        """The catalogue with the words of one game for good; both always speak the same language."""
        games = self._shared.games
        if game not in games:
            games[game] = made = Catalogue(game=game)
            made._shared = self._shared
        return games[game]

    @property
    def language(self) -> str:
        """The language now spoken."""
        return self._shared.language

    @property
    def missing(self) -> set[str]:
        """Keys that were asked for and that no language has."""
        return self._shared.missing

    @property
    def faulty(self) -> set[str]:
        """Keys that were asked for without all of their slots."""
        return self._shared.faulty

    def languages(self) -> tuple[str, ...]:
        """What can be switched to, English first."""
        found = {path.parent.name for path in (self._shared.root / "shell" / "text").glob("*/*.ftl")}
        return (FALLBACK, *sorted(found - {FALLBACK}))

    def switch(self, language: str) -> None:
        """Switch to a language; English when there is no such folder."""
        self._shared.language = language if language in (PSEUDO, *self.languages()) else FALLBACK

    def files(self, language: str) -> Iterator[Path]:
        """The files of a language; of two that have a message the first says it.

        The shell's, whose messages no game can replace; the game's; what the shell says where a game does not.
        """
        root, game = self._shared.root, self.game
        for folder in (root / "shell" / "text", root / "games" / game / "text", root / "shell" / "defaults"):
            yield from sorted((folder / language).glob("*.ftl"))

    def has(self, key: str, language: str | None = None) -> bool:
        """Whether a language (the present one) says this itself, without falling back."""
        return bool(self._bundle(language or self.language).has_message(key))

    def keys(self, language: str) -> frozenset[str]:
        """Every message of a language."""
        return frozenset(self._bundle(language)._messages)

    def __call__(self, key: str, /, **slots: Slot) -> str:
        """The message with its slots filled; the key itself when nobody has it."""
        if slots:
            return self._say(key, slots)
        plain = self.game, self.language, key
        if plain not in self._plain:
            self._plain[plain] = self._say(key, slots)
        return self._plain[plain]

    def _say(self, key: str, slots: dict[str, Slot]) -> str:
        for language in (self.language, FALLBACK):
            bundle = self._bundle(language)
            if bundle.has_message(key):
                value = bundle.get_message(key).value
                if value is not None:
                    formatted, errors = bundle.format_pattern(value, slots)
                    if errors:
                        self.faulty.add(key)
                    said = str(formatted)
                    return foreign(said) if self.language == PSEUDO else said
        self.missing.add(key)
        return key

    def _bundle(self, language: str) -> FluentBundle:
        name = self.game, FALLBACK if language == PSEUDO else language
        if name not in self._bundles:
            bundle = FluentBundle([name[1]], use_isolating=False)
            for path in self.files(name[1]):
                bundle.add_resource(_resource(path))
            self._bundles[name] = bundle
        return self._bundles[name]


@cache
def _resource(path: Path) -> Any:
    """A file, read once: the shell's are in the catalogue of every game."""
    return FluentResource(path.read_text(encoding="utf-8"))


def foreign(said: str) -> str:
    """The pseudo-language: other letters, about a third longer; what is added is cut into words."""
    words, rest = divmod(len(said) // 3, 10)
    return said.translate(_FOREIGN) + "~~~~~~~~~ " * words + "~" * rest


def best_language(choices: tuple[str, ...]) -> str:
    """The language of this desktop, if there are words for it."""
    wish = wished()
    return wish if wish in choices else FALLBACK


__all__ = ["FALLBACK", "PSEUDO", "Catalogue", "best_language", "foreign"]
