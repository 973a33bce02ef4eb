"""Settings: what the player chose, in a file that can be read and edited by hand.

A file that cannot be understood is set aside under another name and said; an unknown line is ignored, a value out of
its range is replaced by the default and said too.
"""

from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from luna.bots import LEVELS
from luna.core.options import Value
from luna.core.registry import FIRST
from luna.log.files import free_aside, read_whole, write_whole
from luna.log.files import words as error_words
from luna.log.notices import Notice, notice, sayable
from luna.net.certificates import LONGEST_MET, MOST_MET
from luna.shell.app import setting_checks as checks

NAME: Final = "settings.toml"
SPEEDS: Final = ("0.5", "1", "1.5", "2", "4", "instant")
LANGUAGES: Final = ("en", "de", "fr", "nl")
SIZES: Final = (80, 90, 100, 110, 125, 150, 175, 200)
"""Sizes of the interface and of text, in per cent."""
PREVIEWS: Final = ("full", "compact", "off")
"""How much the card of consequences says."""
GRACES: Final = ("off", "2", "3", "5", "wait")
"""Seconds in which the last turn can still be taken back freely; `wait`: until the player ends them."""
RECAPS: Final = ("auto", "marks", "off")
"""What the others have done: played again when it was not seen, only marked on the board, or neither."""
LONGEST_HOST: Final = 60
MOST_HOSTS: Final = 4
FIRST_LEVEL: Final = 0
"""Of the bots in the first game."""
_LONGEST: Final = 1 << 17  # bytes of the file


@dataclass
class LastGame:
    """The choices for the last new table of a game. Whether they still can be chosen, its form asks the game."""

    seats: tuple[str, ...] = ()  # ids in seating order; () = never chosen
    bots: dict[str, int] | None = None  # levels by seat; None = never chosen
    options: dict[str, Value] = field(default_factory=dict)
    alone: str = ""  # the seat of who played against the automaton


@dataclass
class Settings:
    """The player's settings. `save` after a change; a disk that will not take it must not stop the game."""

    language: str = "en"
    welcomed: bool = False  # has seen the choices of the first start
    rules_short: bool = False  # the rules are read in brief
    # Display
    full_screen: bool = False
    window: tuple[int, int] | None = None  # when it is neither maximised nor full screen
    maximised: bool = False
    ui_size: int = 100  # of SIZES
    big_board: bool = False
    # Text and colours
    text_size: int = 100  # of SIZES
    high_contrast: bool = False
    # Motion and sound
    animation_speed: str = "1"
    reduced_motion: bool = False
    attract: bool = True  # a title left alone plays a game of bots
    music: int = 60  # 0..100, as all volumes
    ambience: int = 70
    effects: int = 80
    mute_unfocused: bool = True
    # Play
    preview: str = "full"  # of PREVIEWS
    confirm_candle: bool = True
    grace: str = "3"  # of GRACES
    recap: str = "auto"  # of RECAPS
    remarks: bool = True  # bots say a word at turning points
    tips: bool = True
    tips_seen: tuple[str, ...] = ()
    keys: dict[str, str] = field(default_factory=dict)  # by command, those that were changed
    pad: dict[str, str] = field(default_factory=dict)
    # The last new games
    names: dict[str, str] = field(default_factory=dict)  # by seat, in all games
    faces: dict[str, str] = field(default_factory=dict)  # the role of who sits there, those that were chosen
    game: str = FIRST
    games: dict[str, LastGame] = field(default_factory=dict)
    # The network
    player: str = ""
    hosts: tuple[str, ...] = ()  # that were joined by address, the last one first
    met: tuple[str, ...] = ()  # hosts, see `trust.remembered`
    path: Path | None = None  # None: kept in memory only

    @property
    def speed(self) -> float:
        """Factor of the animation queue."""
        return math.inf if self.animation_speed == "instant" else float(self.animation_speed)

    @property
    def grace_seconds(self) -> float:
        """How long the last turn can be taken back freely; infinite when the player ends it."""
        return {"off": 0.0, "wait": math.inf}[self.grace] if self.grace in ("off", "wait") else float(self.grace)

    def last(self, game: str) -> LastGame:
        """What was chosen last for a game, to be changed here."""
        return self.games.setdefault(game, LastGame())

    def reset(self) -> None:
        """Reset what the pages of the settings show; language, window and the last game stay."""
        fresh = Settings()
        for key in RESET:
            setattr(self, key, getattr(fresh, key))

    def save(self) -> Notice | None:
        """Write the file; what went wrong, if anything."""
        if self.path is None:
            return None
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, self.as_text().encode())
        except OSError as error:
            return notice("file-not-written", file=self.path.name, error=error_words(error))
        return None

    def as_text(self) -> str:
        """The file."""
        lines = ["# Luna: settings. Delete this file to get the defaults."]
        lines += [f"{key} = {_toml(getattr(self, key))}" for key in _CHECKS if getattr(self, key) is not None]
        return "\n".join(lines) + "\n"


def load(folder: Path, language: str) -> tuple[Settings, list[Notice]]:
    """The settings in a folder and what the player must be told; `language` when none was chosen yet.

    Whatever lies there: what can be understood counts, the rest has its default, and nothing of the file is lost.
    """
    path = folder / NAME
    settings = Settings(language=language, path=path)
    try:
        data = read_whole(path, _LONGEST)
        found = _parse(data)
    except FileNotFoundError:
        return settings, []
    except OSError as error:
        return settings, [_unreadable(error)]
    except (ValueError, RecursionError):  # not UTF-8, not TOML, or nested out of all reason
        return settings, [_set_aside(path)]
    wrong: list[str] = []
    for key, check in _CHECKS.items():
        if key in found:
            try:
                setattr(settings, key, check(found[key]))
            except ValueError:
                wrong.append(key)
    if FIRST not in settings.games:
        _take_once(settings.games, found, wrong)
    return settings, [_keep_wrong(settings, data, wrong)] if wrong else []


def _take_once(games: dict[str, LastGame], found: Mapping[str, Any], wrong: list[str]) -> None:
    """The keys of a file that is older than the choice of the game."""
    last = LastGame()
    for key, check in _ONCE.items():
        if key in found:
            try:
                value = check(found[key])
            except ValueError:
                wrong.append(key)
                continue
            if key in ("seats", "bots"):
                setattr(last, key, value)
            elif key == "solo_order":
                last.alone = value
            else:
                last.options["solo" if key == "solo_level" else key] = value
    if last != LastGame():
        games[FIRST] = last


def _parse(data: bytes) -> dict[str, Any]:
    if len(data) > _LONGEST:
        raise ValueError("no settings are that long")
    return tomllib.loads(data.decode("utf-8-sig"))


def _unreadable(error: OSError) -> Notice:
    return notice("settings-unreadable", file=NAME, error=error_words(error))


def _set_aside(path: Path) -> Notice:
    aside = free_aside(path)
    try:
        path.replace(aside)
    except OSError as error:
        return _unreadable(error)
    return notice("settings-broken", file=NAME, aside=aside.name)


def _keep_wrong(settings: Settings, data: bytes, wrong: Sequence[str]) -> Notice:
    """The file as it was is kept aside before the defaults take the place of what was wrong."""
    assert settings.path is not None
    keys, aside = ", ".join(wrong), free_aside(settings.path)
    try:
        write_whole(aside, data)
    except OSError:  # then the file stays as it is, too
        return notice("settings-value", file=NAME, key=keys)
    settings.save()
    return notice("settings-value-kept", file=NAME, key=keys, aside=aside.name)


def _last(value: Any) -> LastGame:
    found = {key: _LAST[key](item) for key, item in checks.only(dict, value).items() if key in _LAST}
    return LastGame(**found)


_LAST: Final[dict[str, Callable[[Any], Any]]] = {
    "seats": checks.seats,
    "bots": checks.by_word(checks.number(LEVELS)),
    "options": checks.by_word(checks.value),
    "alone": checks.word,
}
_ONCE: Final[dict[str, Callable[[Any], Any]]] = {
    "seats": checks.seats,
    "bots": checks.by_word(checks.number(LEVELS)),
    "setup": checks.word,
    "live_scoring": checks.flag,
    "fixed_start": checks.flag,
    "solo_level": checks.number(range(1, 4)),
    "solo_order": checks.word,
}
"""Keys that once stood for the one game that there was."""
_CHECKS: Final[dict[str, Callable[[Any], Any]]] = {
    "language": checks.one_of(*LANGUAGES, "xx"),
    "welcomed": checks.flag,
    "rules_short": checks.flag,
    "full_screen": checks.flag,
    "window": checks.size,
    "maximised": checks.flag,
    "ui_size": checks.number(SIZES),
    "big_board": checks.flag,
    "text_size": checks.number(SIZES),
    "high_contrast": checks.flag,
    "animation_speed": checks.one_of(*SPEEDS),
    "reduced_motion": checks.flag,
    "attract": checks.flag,
    "music": checks.number(range(101)),
    "ambience": checks.number(range(101)),
    "effects": checks.number(range(101)),
    "mute_unfocused": checks.flag,
    "preview": checks.one_of(*PREVIEWS),
    "confirm_candle": checks.flag,
    "grace": checks.one_of(*GRACES),
    "recap": checks.one_of(*RECAPS),
    "remarks": checks.flag,
    "tips": checks.flag,
    "tips_seen": checks.lines(checks.MOST_WORDS, checks.LONGEST_WORD),
    "keys": checks.words,
    "pad": checks.words,
    "names": checks.by_word(checks.name),
    "faces": checks.by_word(checks.word),
    "game": checks.word,
    "games": checks.by_word(_last),
    "player": checks.name,
    "hosts": checks.lines(MOST_HOSTS, LONGEST_HOST),
    "met": checks.lines(MOST_MET, LONGEST_MET),
}
RESET: Final = tuple(_CHECKS)[tuple(_CHECKS).index("ui_size") : tuple(_CHECKS).index("names")]
"""What `Settings.reset` resets."""
assert set(_CHECKS) == {item.name for item in fields(Settings)} - {"path"}


def _toml(value: Any) -> str:
    if isinstance(value, LastGame):
        value = {key: item for key, item in vars(value).items() if item not in (None, "", ())}
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_toml(key)} = {_toml(item)}' for key, item in value.items())} }}" if value else "{}"
    if isinstance(value, str):  # as in JSON, but that TOML knows no surrogates and escapes one letter more
        return json.dumps(sayable(value), ensure_ascii=False).replace("\x7f", "\\u007f")
    return str(value)
