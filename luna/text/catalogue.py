"""The message catalogue: a folder of Fluent files for each language, switched live; what one lacks is said in English.

Messages are whole sentences with slots; nothing is glued together from pieces. The pseudo-language `xx` is English
made longer and foreign, so that a test (or an eye) sees what is not in the catalogue or has no room.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from luna import ASSETS
from luna.startwords import wished

FALLBACK: Final = "en"
PSEUDO: Final = "xx"
FOLDER: Final = Path(ASSETS) / "text"
_FOREIGN: Final = str.maketrans("aeiounyAEIOUNYc", "àéîöüñÿÀÉÎÖÜÑŸç")

Slot = str | int | float


class Catalogue:
    """All messages. Call it: `words("title-new-game")`, `words("round", number=3)`."""

    def __init__(self, language: str = FALLBACK, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.missing: set[str] = set()
        """Keys that were asked for and that no language has."""
        self.faulty: set[str] = set()
        """Keys that were asked for without all of their slots."""
        self._bundles: dict[str, FluentBundle] = {}
        self._plain: dict[str, str] = {}
        self.language = FALLBACK
        self.switch(language)

    def languages(self) -> tuple[str, ...]:
        """What can be switched to, English first."""
        found = {path.parent.name for path in self.folder.glob("*/*.ftl")}
        return (FALLBACK, *sorted(found - {FALLBACK}))

    def switch(self, language: str) -> None:
        """From now on this language; English when there is no such folder."""
        known = language == PSEUDO or (self.folder / language).is_dir()
        self.language = language if known else FALLBACK
        self._plain.clear()

    def has(self, key: str, language: str | None = None) -> bool:
        """Whether a language (the present one) says this itself, without falling back."""
        return bool(self._bundle(language or self.language).has_message(key))

    def keys(self, language: str) -> frozenset[str]:
        """Every message of a language."""
        return frozenset(self._bundle(language)._messages)

    def __call__(self, key: str, /, **slots: Slot) -> str:
        """The message with its slots filled; the key itself when nobody has it."""
        if not slots and key in self._plain:
            return self._plain[key]
        said = self._say(key, slots)
        if not slots:
            self._plain[key] = said
        return said

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
        name = FALLBACK if language == PSEUDO else language
        if name not in self._bundles:
            bundle = FluentBundle([name], use_isolating=False)
            for path in sorted((self.folder / name).glob("*.ftl")):
                bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
            self._bundles[name] = bundle
        return self._bundles[name]


def foreign(said: str) -> str:
    """The pseudo-language: other letters, about a third longer; what is added is cut into words."""
    words, rest = divmod(len(said) // 3, 10)
    return said.translate(_FOREIGN) + "~~~~~~~~~ " * words + "~" * rest


def best_language(choices: tuple[str, ...]) -> str:
    """The language of this desktop, if there are words for it."""
    wish = wished()
    return wish if wish in choices else FALLBACK


__all__ = ["FALLBACK", "PSEUDO", "Catalogue", "best_language", "foreign"]
