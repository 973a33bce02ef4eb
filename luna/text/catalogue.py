"""The message catalogue: Fluent files of the shell and of a game, switched at run time, with English as fallback.

Each game has its own namespace: `words.of("pebbles")` has the messages of the shell and of Pebbles, and of no other
game. Messages are whole sentences with slots and are never concatenated. The pseudo-language `xx` is longer,
foreign-looking English, which shows texts that are not in the catalogue or do not fit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from luna import ASSETS
from luna.core import installed
from luna.core.registry import FIRST
from luna.startwords import wished

FALLBACK: Final = "en"
PSEUDO: Final = "xx"
_FOREIGN: Final = str.maketrans("aeiounyAEIOUNYc", "àéîöüñÿÀÉÎÖÜÑŸç")

_ENTRIES: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_MENTIONED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")

Slot = str | int | float


class _Messages:
    """The messages of one language. Each is parsed on first use: all at once would take a third of a second."""

    def __init__(self, language: str, files: Iterator[Path]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self.sources: dict[str, str] = {}
        for path in files:
            self.sources = _entries(path) | self.sources

    def pattern(self, key: str) -> Pattern | None:
        """The pattern of a message; None when there is none, or no correct one."""
        if key in self.sources and not self._bundle.has_message(key):
            named = [key]
            for name in named:
                more = _MENTIONED.findall(self.sources[name])
                named += [other for other in dict.fromkeys(more) if other in self.sources and other not in named]
            # the message itself comes last: another thread that finds it also finds the messages it refers to
            self._bundle.add_resource(FluentResource("".join(self.sources[name] for name in reversed(named))))
        return self._bundle.get_message(key).value if self._bundle.has_message(key) else None

    def say(self, pattern: Pattern, slots: dict[str, Slot]) -> tuple[str, bool]:
        """The words of a pattern, and whether all of its slots were filled."""
        said, errors = self._bundle.format_pattern(pattern, slots)
        return str(said), not errors


@dataclass
class _Shared:
    """The state that the catalogues of all games share."""

    root: Path
    language: str = FALLBACK
    games: dict[str, Catalogue] = field(default_factory=dict)


class Catalogue:
    """The message catalogue. Call it: `words("title-new-game")`, `words("round", number=3)`.

    `root` is the folder of assets, with `shell/text/en/*.ftl` and `games/luna/text/en/*.ftl` in it.
    """

    def __init__(self, language: str = FALLBACK, root: Path | str = ASSETS, game: str = FIRST) -> None:
        self.game = game
        """The game whose messages it has beside the shell's. The program's own catalogue follows the present game."""
        self.missing: set[str] = set()
        """Requested keys that no language has, in any game."""
        self.faulty: set[str] = set()
        """Requested keys whose slots were not all filled."""
        self._shared = _Shared(Path(root))
        self._messages: dict[tuple[str, str], _Messages] = {}
        self._plain: dict[tuple[str, str, str], str] = {}
        self.switch(language)

    def of(self, game: str) -> Catalogue:
        """The catalogue of one game. All catalogues share one language."""
        games = self._shared.games
        if game not in games:
            games[game] = made = Catalogue(game=game)
            made._shared, made.missing, made.faulty = self._shared, self.missing, self.faulty
        return games[game]

    @property
    def language(self) -> str:
        """The present language."""
        return self._shared.language

    def languages(self) -> tuple[str, ...]:
        """The available languages, English first."""
        found = {path.parent.name for path in (self._shared.root / "shell" / "text").glob("*/*.ftl")}
        return (FALLBACK, *sorted(found - {FALLBACK}))

    def switch(self, language: str) -> None:
        """Switch to a language; English when it is unknown."""
        known = language in (FALLBACK, PSEUDO) or language in self.languages()  # which looks at the disk
        self._shared.language = language if known else FALLBACK

    def files(self, language: str) -> Iterator[Path]:
        """The files of a language; the first with a message wins: the shell's, the game's, the shell's defaults."""
        root, game = self._shared.root, self.game
        for folder in (root / "shell" / "text", root / installed.of(game).assets / "text", root / "shell" / "defaults"):
            yield from sorted((folder / language).glob("*.ftl"))

    def has(self, key: str, language: str | None = None) -> bool:
        """Whether a language (the present one by default) has this message itself."""
        return self._of(language or self.language).pattern(key) is not None

    def keys(self, language: str) -> frozenset[str]:
        """All keys of a language."""
        return frozenset(self._of(language).sources)

    def __call__(self, key: str, /, **slots: Slot) -> str:
        """The message with its slots filled; the key itself when it is missing."""
        if slots:
            return self._say(key, slots)
        plain = self.game, self.language, key
        if plain not in self._plain:
            self._plain[plain] = self._say(key, slots)
        return self._plain[plain]

    def _say(self, key: str, slots: dict[str, Slot]) -> str:
        for language in (self.language, FALLBACK):
            messages = self._of(language)
            pattern = messages.pattern(key)
            if pattern is not None:
                said, filled = messages.say(pattern, slots)
                if not filled:
                    self.faulty.add(key)
                return foreign(said) if self.language == PSEUDO else said
        self.missing.add(key)
        return key

    def _of(self, language: str) -> _Messages:
        name = self.game, FALLBACK if language == PSEUDO else language
        if name not in self._messages:
            self._messages[name] = _Messages(name[1], self.files(name[1]))
        return self._messages[name]


@cache
def _entries(path: Path) -> dict[str, str]:
    """The source of every entry of a file, shared by the catalogues of all games."""
    text = path.read_text(encoding="utf-8")
    found = list(_ENTRIES.finditer(text))
    ends = [entry.start() for entry in found[1:]] + [len(text)]
    return {entry[1]: text[entry.start() : end] + "\n" for entry, end in zip(found, ends, strict=True)}


def foreign(said: str) -> str:
    """The pseudo-language: other letters, a third longer, the addition cut into words."""
    words, rest = divmod(len(said) // 3, 10)
    return said.translate(_FOREIGN) + "~~~~~~~~~ " * words + "~" * rest


def best_language(choices: tuple[str, ...]) -> str:
    """The language of the desktop, if the catalogue has it."""
    wish = wished()
    return wish if wish in choices else FALLBACK
