"""The player's settings, kept in a TOML file that can be edited by hand.

A file that is not TOML is moved aside and reported. An unknown line is ignored. A wrong value is reported and replaced
by its default.
"""

from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, get_type_hints

from luna.bots import LEVELS
from luna.core.options import Value
from luna.core.registry import FIRST
from luna.log.files import free_aside, read_whole, write_whole
from luna.log.files import words as error_words
from luna.log.notices import Notice, notice, sayable
from luna.log.records import MAX_MOVE, MAX_SEATS, one_line
from luna.net.certificates import LONGEST_MET, MOST_MET

NAME: Final = "settings.toml"
SPEEDS: Final = ("0.5", "1", "1.5", "2", "4", "instant")
LANGUAGES: Final = ("en", "de", "fr", "nl")
SIZES: Final = (80, 90, 100, 110, 125, 150, 175, 200)
"""Sizes of the interface and of text, in per cent."""
PREVIEWS: Final = ("full", "compact", "off")
"""How much the card says about the consequences of a turn."""
GRACES: Final = ("off", "2", "3", "5", "wait")
"""Seconds in which the last turn can be taken back freely; `wait`: until the player ends them."""
RECAPS: Final = ("auto", "marks", "off")
"""The turns of the others: replayed when they were not seen, only marked on the board, or neither."""
LONGEST_NAME: Final = 16
LONGEST_HOST: Final = 60
MOST_HOSTS: Final = 4
FIRST_LEVEL: Final = 0
"""The level of the bots in the first game."""
_LONGEST: Final = 1 << 17  # bytes of the file
_LONGEST_WORD: Final = 40  # characters of the name of a tip, a command or a key
_MOST_WORDS: Final = 200

Check = Callable[[Any], Any]
"""Returns the value as it is used, or raises `ValueError`."""


def _only(kind: type, value: Any) -> Any:
    """The value, if it has exactly this type. True is not a number."""
    if type(value) is not kind:
        raise ValueError
    return value


def _flag(value: Any) -> bool:
    return bool(_only(bool, value))


def _one_of(*choices: str) -> Check:
    """One of these words. A number may stand without quotes."""

    def check(value: Any) -> str:
        word = str(value) if type(value) in (int, float) else value
        if type(word) is not str or word not in choices:
            raise ValueError
        return word

    return check


def _number(numbers: Container[int]) -> Check:
    """One of these numbers."""

    def check(value: Any) -> int:
        if _only(int, value) not in numbers:
            raise ValueError
        return int(value)

    return check


_percent: Final = _number(range(101))


def _size(value: Any) -> tuple[int, int]:
    """Width and height of a window."""
    width, height = _only(list, value)
    return _number(range(640, 16385))(width), _number(range(360, 16385))(height)


def _seats(value: Any) -> tuple[str, ...]:
    """Distinct seats in seating order."""
    seats = tuple(map(_word, _only(list, value)))
    if len(seats) > MAX_SEATS or len(set(seats)) != len(seats):
        raise ValueError
    return seats


def _name(value: Any) -> str:
    """A player's name, fit to be displayed."""
    return one_line(_only(str, value), LONGEST_NAME)


def _lines(most: int, longest: int) -> Check:
    """At most `most` lines. A line of more than `longest` characters is dropped."""

    def check(value: Any) -> tuple[str, ...]:
        lines = [one_line(_only(str, line), longest + 1) for line in _only(list, value)]
        return tuple(line for line in lines if 0 < len(line) <= longest)[:most]

    return check


def _word(value: Any) -> str:
    """A short word on one line."""
    if one_line(_only(str, value), _LONGEST_WORD) != value:
        raise ValueError
    return str(value)


def _by_word(check: Check) -> Check:
    """Values by seat, command or option. Their user checks whether the words exist."""

    def checked(value: Any) -> dict[str, Any]:
        found = {_word(key): check(item) for key, item in _only(dict, value).items()}
        return dict(list(found.items())[:_MOST_WORDS])

    return checked


def _option(value: Any) -> Value:
    """The value of an option of a game."""
    if type(value) is int:
        return int(_number(range(MAX_MOVE))(value))
    return value if type(value) is bool else _word(value)


@dataclass
class LastGame:
    """The choices for the last new table of a game. The form of a new game checks whether they still exist."""

    seats: Annotated[tuple[str, ...], _seats] = ()  # ids in seating order; () = never chosen
    bots: Annotated[dict[str, int] | None, _by_word(_number(LEVELS))] = None  # levels by seat; None = never chosen
    options: Annotated[dict[str, Value], _by_word(_option)] = field(default_factory=dict)
    alone: Annotated[str, _word] = ""  # the seat of the player in a game against the automaton


def _last_game(value: Any) -> LastGame:
    facts = _only(dict, value)
    return LastGame(**{key: check(facts[key]) for key, check in _checks(LastGame).items() if key in facts})


@dataclass
class Settings:
    """The player's settings. Call `save` after a change."""

    language: Annotated[str, _one_of(*LANGUAGES, "xx")] = "en"
    welcomed: Annotated[bool, _flag] = False  # has answered the questions of the first start
    rules_short: Annotated[bool, _flag] = False  # reads the short version of the rules
    full_screen: Annotated[bool, _flag] = False
    window: Annotated[tuple[int, int] | None, _size] = None  # when it is neither maximised nor full screen
    maximised: Annotated[bool, _flag] = False
    # --- what `reset` resets, from here
    ui_size: Annotated[int, _number(SIZES)] = 100
    big_board: Annotated[bool, _flag] = False
    text_size: Annotated[int, _number(SIZES)] = 100
    high_contrast: Annotated[bool, _flag] = False
    animation_speed: Annotated[str, _one_of(*SPEEDS)] = "1"
    reduced_motion: Annotated[bool, _flag] = False
    attract: Annotated[bool, _flag] = True  # an idle title plays a game of bots
    music: Annotated[int, _percent] = 60
    ambience: Annotated[int, _percent] = 70
    effects: Annotated[int, _percent] = 80
    mute_unfocused: Annotated[bool, _flag] = True
    preview: Annotated[str, _one_of(*PREVIEWS)] = "full"
    confirm_candle: Annotated[bool, _flag] = True
    grace: Annotated[str, _one_of(*GRACES)] = "3"
    recap: Annotated[str, _one_of(*RECAPS)] = "auto"
    remarks: Annotated[bool, _flag] = True  # bots say a word at turning points
    tips: Annotated[bool, _flag] = True
    tips_seen: Annotated[tuple[str, ...], _lines(_MOST_WORDS, _LONGEST_WORD)] = ()
    keys: Annotated[dict[str, str], _by_word(_word)] = field(default_factory=dict)  # changed keys by command
    pad: Annotated[dict[str, str], _by_word(_word)] = field(default_factory=dict)  # changed pad buttons by command
    # --- to here
    names: Annotated[dict[str, str], _by_word(_name)] = field(default_factory=dict)  # by seat, for all games
    faces: Annotated[dict[str, str], _by_word(_word)] = field(default_factory=dict)  # chosen characters by seat
    game: Annotated[str, _word] = FIRST
    games: Annotated[dict[str, LastGame], _by_word(_last_game)] = field(default_factory=dict)
    player: Annotated[str, _name] = ""  # the name on the network
    hosts: Annotated[tuple[str, ...], _lines(MOST_HOSTS, LONGEST_HOST)] = ()  # joined by address, the latest first
    met: Annotated[tuple[str, ...], _lines(MOST_MET, LONGEST_MET)] = ()  # hosts, see `certificates.remembered`
    path: Path | None = None  # None: kept in memory only

    @property
    def speed(self) -> float:
        """The factor of all animations."""
        return math.inf if self.animation_speed == "instant" else float(self.animation_speed)

    @property
    def grace_seconds(self) -> float:
        """How long the last turn can be taken back freely; infinite when the player ends it."""
        return {"off": 0.0, "wait": math.inf}[self.grace] if self.grace in ("off", "wait") else float(self.grace)

    def last(self, game: str) -> LastGame:
        """The last choices for a game. The caller may change them."""
        return self.games.setdefault(game, LastGame())

    def reset(self) -> None:
        """Reset what the pages of the settings show. Language, window and the last game stay."""
        fresh, keys = Settings(), list(_checks(Settings))
        for key in keys[keys.index("ui_size") : keys.index("names")]:
            setattr(self, key, getattr(fresh, key))

    def save(self) -> Notice | None:
        """Write the file; the error, if that failed. A full disk does not stop the game."""
        if self.path is None:
            return None
        lines = ["# Luna: settings. Delete this file to get the defaults."]
        values = {key: getattr(self, key) for key in _checks(Settings)}
        lines += [f"{key} = {_toml(value)}" for key, value in values.items() if value is not None]
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, ("\n".join(lines) + "\n").encode())
        except OSError as error:
            return notice("file-not-written", file=self.path.name, error=error_words(error))
        return None


def load(folder: Path, language: str) -> tuple[Settings, list[Notice]]:
    """The settings in a folder, and notices for the player; `language` counts until the player chooses one."""
    path = folder / NAME
    settings = Settings(language=language, path=path)
    try:
        data = read_whole(path, _LONGEST)
        found = _parse(data)
    except FileNotFoundError:
        return settings, []
    except OSError as error:
        return settings, [_unreadable(error)]
    except (ValueError, RecursionError):  # not UTF-8, not TOML, or nested too deeply
        return settings, [_set_aside(path)]
    values, wrong = _checked(found, _checks(Settings))
    for key, value in values.items():
        setattr(settings, key, value)
    if FIRST not in settings.games:
        wrong += _take_once(settings, found)
    return settings, [_keep_wrong(settings, data, wrong)] if wrong else []


def _checked(found: Mapping[str, Any], checks: Mapping[str, Check]) -> tuple[dict[str, Any], list[str]]:
    """The right values by key, and the keys of the wrong ones."""
    values, wrong = dict[str, Any](), list[str]()
    for key in checks.keys() & found.keys():
        try:
            values[key] = checks[key](found[key])
        except ValueError:
            wrong.append(key)
    return values, sorted(wrong)


def _take_once(settings: Settings, found: Mapping[str, Any]) -> list[str]:
    """Take the keys of a file that was written when there was one game only; the keys of wrong values."""
    values, wrong = _checked(found, _ONCE)
    options = {key.replace("_level", ""): value for key, value in values.items() if key in _ONCE_OPTIONS}
    last = LastGame(values.get("seats", ()), values.get("bots"), options, values.get("solo_order", ""))
    if last != LastGame():
        settings.games[FIRST] = last
    return wrong


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
    """Copy the file before the defaults replace its wrong values."""
    assert settings.path is not None
    keys, aside = ", ".join(wrong), free_aside(settings.path)
    try:
        write_whole(aside, data)
    except OSError:  # the file stays as it is, too
        return notice("settings-value", file=NAME, key=keys)
    settings.save()
    return notice("settings-value-kept", file=NAME, key=keys, aside=aside.name)


@cache
def _checks(kind: type[LastGame | Settings]) -> dict[str, Check]:
    """The checks of the fields in the file: those whose types are annotated with one."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hint.__metadata__[0] for name, hint in hints.items() if hasattr(hint, "__metadata__")}


_ONCE_OPTIONS: Final[dict[str, Check]] = {
    "setup": _word,
    "live_scoring": _flag,
    "fixed_start": _flag,
    "solo_level": _number(range(1, 4)),
}
_ONCE: Final = {"seats": _seats, "bots": _by_word(_number(LEVELS)), "solo_order": _word, **_ONCE_OPTIONS}
"""Keys of files that were written when there was one game only."""


def _toml(value: Any) -> str:
    if isinstance(value, LastGame):
        value = {key: item for key, item in vars(value).items() if item not in (None, "", ())}
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_toml(key)} = {_toml(item)}' for key, item in value.items())} }}" if value else "{}"
    if isinstance(value, str):  # TOML is JSON here, without surrogates and with one more escape
        return json.dumps(sayable(value), ensure_ascii=False).replace("\x7f", "\\u007f")
    return str(value)
