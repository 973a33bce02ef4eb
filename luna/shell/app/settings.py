"""The player's settings, kept in a TOML file that can be edited by hand.

A file that is not TOML is moved aside and reported. A wrong value is reported and replaced by its default. An unknown
line stays in the file. A file of a newer version is never corrected: the values that this version does not know stay
in it until the player changes them here.
"""

import math
import tomllib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, get_type_hints

from luna import __version__
from luna.core.levels import LEVELS, former
from luna.core.options import Value
from luna.core.registry import FIRST
from luna.log.files import free_aside, read_whole, why_unwritten, write_whole
from luna.log.files import words as error_words
from luna.log.notices import Notice, notice
from luna.net.certificates import LONGEST_MET, MOST_MET
from luna.shell.app import setting_checks as checks
from luna.shell.app import toml_file
from luna.shell.app.setting_checks import Check

NAME: Final = "settings.toml"
LANGUAGES: Final = ("en", "de", "fr", "nl")
SIZES: Final = (80, 90, 100, 110, 125, 150, 175, 200)
"""Sizes of the interface and of text, in per cent."""
LONGEST_HOST: Final = 60
MOST_HOSTS: Final = 4
FIRST_LEVEL: Final = 0
"""The level of the bots in the first game."""
_UNNAMED: Final = "0.2.0"  # the version of a file that names none
_LONGEST: Final = 1 << 17  # bytes of the file


Words = Annotated[dict[str, str], checks.by_word(checks.word)]
"""Words by command, or by seat."""


@dataclass
class LastGame:
    """The choices for the last new table of a game. The form of a new game checks whether they still exist."""

    seats: Annotated[tuple[str, ...], checks.seats] = ()  # ids in seating order; () = never chosen
    levels: Annotated[dict[str, int] | None, checks.by_word(checks.one_of(*LEVELS))] = None  # of the bots, by seat
    options: Annotated[dict[str, Value], checks.by_word(checks.option)] = field(default_factory=dict)
    alone: Annotated[str, checks.word] = ""  # the seat of the player in a game against the automaton


def _former_levels(value: Any) -> dict[str, int]:
    return {seat: former(level) for seat, level in checks.by_word(checks.one_of(*range(6)))(value).items()}


def _last_game(value: Any) -> LastGame:
    facts = checks.only(dict, value)
    if "bots" in facts:  # in files of versions 0.1 and 0.2
        facts = {"levels": _former_levels(facts["bots"]), **facts}
    return LastGame(**{key: check(facts[key]) for key, check in _checks(LastGame).items() if key in facts})


@dataclass
class Settings:
    """The player's settings. Call `save` after a change."""

    version: Annotated[str, checks.version] = __version__  # the newest that wrote the file
    language: Annotated[str, checks.one_of(*LANGUAGES, "xx")] = "en"
    welcomed: Annotated[bool, checks.flag] = False  # has answered the questions of the first start
    rules_short: Annotated[bool, checks.flag] = False  # reads the short version of the rules
    voice: Annotated[bool, checks.flag] = False  # reading everything aloud
    full_screen: Annotated[bool, checks.flag] = False
    window: Annotated[tuple[int, int] | None, checks.size] = None  # when it is neither maximised nor full screen
    maximised: Annotated[bool, checks.flag] = False
    # --- reset by `reset`, from here
    ui_size: Annotated[int, checks.one_of(*SIZES)] = 100
    big_board: Annotated[bool, checks.flag] = False
    text_size: Annotated[int, checks.one_of(*SIZES)] = 100
    high_contrast: Annotated[bool, checks.flag] = False
    animation_speed: Annotated[str, checks.one_of("0.5", "1", "1.5", "2", "4", "instant")] = "1"
    reduced_motion: Annotated[bool, checks.flag] = False
    attract: Annotated[bool, checks.flag] = True  # an idle title plays a game of bots
    music: Annotated[int, checks.percent] = 60
    ambience: Annotated[int, checks.percent] = 100
    effects: Annotated[int, checks.percent] = 100
    mute_unfocused: Annotated[bool, checks.flag] = True
    mono: Annotated[bool, checks.flag] = False
    captions: Annotated[bool, checks.flag] = False  # captions for sounds that carry news
    voice_rate: Annotated[int, checks.one_of(50, 75, 100, 125, 150, 200)] = 100
    voice_volume: Annotated[int, checks.one_of(25, 50, 75, 100)] = 100  # never 0, or a blind player would be lost
    voice_words: Annotated[str, checks.one_of("brief", "usual", "full")] = "usual"  # how much the voice says
    preview: Annotated[str, checks.one_of("full", "compact", "off")] = "full"  # how much a card says about a turn
    confirm_candle: Annotated[bool, checks.flag] = True
    grace: Annotated[str, checks.one_of("off", "2", "3", "5", "wait")] = "3"  # see `grace_seconds`
    recap: Annotated[str, checks.one_of("auto", "marks", "off")] = "auto"
    """The turns of the others: replayed when they were not seen, only marked on the board, or neither."""
    remarks: Annotated[bool, checks.flag] = True  # bots make remarks at turning points
    strength: Annotated[bool, checks.flag] = True  # estimates how strong people play
    think_ahead: Annotated[bool, checks.flag] = True  # bots think on people's time, see `SpareTime`
    hold: Annotated[str, checks.one_of("off", "0.3", "0.6", "1")] = "off"  # see `hold_seconds`
    repeats: Annotated[str, checks.one_of("usual", "slow", "off")] = "usual"  # see `repeat_factor`
    unhurried: Annotated[bool, checks.flag] = False  # messages stay until they are pressed
    keyboard: Annotated[str, checks.one_of("auto", "always", "off")] = "auto"
    """When the on-screen keyboard appears: for fingers and pads, also for the mouse, or never."""
    pad_kind: Annotated[str, checks.one_of("auto", "xbox", "playstation", "nintendo")] = "auto"
    tips: Annotated[bool, checks.flag] = True
    tips_seen: Annotated[tuple[str, ...], checks.lines(checks.MOST_WORDS, checks.LONGEST_WORD)] = ()
    keys: Words = field(default_factory=dict)  # changed keys by command
    pad: Words = field(default_factory=dict)  # changed pad buttons by command
    # --- to here
    names: Annotated[dict[str, str], checks.by_word(checks.name)] = field(default_factory=dict)  # by seat
    faces: Words = field(default_factory=dict)  # chosen characters by seat
    game: Annotated[str, checks.word] = FIRST
    games: Annotated[dict[str, LastGame], checks.by_word(_last_game)] = field(default_factory=dict)
    player: Annotated[str, checks.name] = ""  # the name on the network
    hosts: Annotated[tuple[str, ...], checks.lines(MOST_HOSTS, LONGEST_HOST)] = ()  # by address, the latest first
    sign_results: Annotated[bool, checks.flag] = True  # of circles, automatically; also exchanges them with the members
    met: Annotated[tuple[str, ...], checks.lines(MOST_MET, LONGEST_MET)] = ()  # hosts, see `certificates.remembered`
    path: Path | None = None  # None: kept in memory only
    _found: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)  # the values of the file
    _loaded: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)  # their checked form

    @property
    def speed(self) -> float:
        """The factor of all animations."""
        return math.inf if self.animation_speed == "instant" else float(self.animation_speed)

    @property
    def grace_seconds(self) -> float:
        """Seconds in which the last turn can be taken back freely; infinite when the player ends it."""
        return {"off": 0.0, "wait": math.inf}[self.grace] if self.grace in ("off", "wait") else float(self.grace)

    @property
    def hold_seconds(self) -> float:
        """Seconds that a press must be held; 0: not at all."""
        return 0.0 if self.hold == "off" else float(self.hold)

    @property
    def repeat_factor(self) -> float:
        """The factor by which key repeat is slower than usual; infinite: no repeat."""
        return {"usual": 1.0, "slow": 3.0, "off": math.inf}[self.repeats]

    def handheld(self) -> None:
        """Settings for a handheld computer of seven inches with a pad and a touch screen: see `program.start`."""
        self.full_screen, self.text_size, self.ui_size, self.keyboard = True, 125, 110, "auto"

    def last(self, game: str) -> LastGame:
        """The last choices for a game. The caller may change them."""
        return self.games.setdefault(game, LastGame())

    def reset(self) -> None:
        """Reset the values of the settings pages. Language, window and the last game stay."""
        fresh, keys = Settings(), list(_checks(Settings))
        for key in keys[keys.index("ui_size") : keys.index("names")]:
            setattr(self, key, getattr(fresh, key))

    def save(self) -> Notice | None:
        """Write the file; returns the error, if that failed. A full disk does not stop the game."""
        if self.path is None:
            return None
        written = toml_file.merge(self._found, self._loaded, self._plain())
        text = "# Luna: settings. Delete this file to get the defaults.\n" + toml_file.dump(written)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, text.encode())
        except OSError as error:
            return why_unwritten(self.path, error)
        return None

    def _plain(self) -> dict[str, Any]:
        """The values as stored in a file."""
        values = {key: getattr(self, key) for key in _checks(Settings)}
        return {key: _plain(value) for key, value in values.items() if value is not None}


def choices(key: str) -> Sequence[str | int]:
    """The values of a setting that has only a few, in the order of the settings page; () for others."""
    check = _checks(Settings)[key]
    return check.choices if isinstance(check, checks.OneOf) else ()


def load(folder: Path, language: str) -> tuple[Settings, list[Notice]]:
    """The settings in a folder, and notices for the player; `language` counts until the player chooses one."""
    path = folder / NAME
    settings = Settings(language=language, path=path)
    try:
        data = read_whole(path, _LONGEST)
        if len(data) > _LONGEST:
            raise ValueError("no settings are that long")
        found = tomllib.loads(data.decode("utf-8-sig"))
    except FileNotFoundError:
        return settings, []
    except OSError as error:
        return settings, [_unreadable(error)]
    except (ValueError, RecursionError):  # not UTF-8, not TOML, or nested too deeply
        return settings, [_set_aside(path)]
    values, wrong = _checked(found, _checks(Settings))
    for key in wrong:
        if isinstance(found[key], dict) and isinstance(getattr(settings, key), dict):  # its valid entries count
            values[key] = {}
            for name, value in found[key].items():
                with suppress(ValueError):
                    values[key] |= _checks(Settings)[key]({name: value})
    for key, value in values.items():
        setattr(settings, key, value)
    if "version" not in found:
        settings.version = _UNNAMED
    if FIRST not in settings.games:
        wrong += _take_once(settings, found)
    newer = checks.numbers(settings.version) > checks.numbers(__version__)
    dropped = {*_ONCE, *(() if newer else wrong)}
    settings._found = {key: value for key, value in found.items() if key not in dropped}
    settings._loaded = settings._plain()
    return settings, [_keep_wrong(settings, data, wrong)] if wrong and not newer else []


def _plain(value: Any) -> Any:
    """A value in TOML's types: tables, lists and single values."""
    if isinstance(value, LastGame):
        return {key: _plain(item) for key, item in vars(value).items() if item not in (None, "", ())}
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return list(value) if isinstance(value, tuple) else value


def _checked(found: Mapping[str, Any], checks: Mapping[str, Check]) -> tuple[dict[str, Any], list[str]]:
    """The valid values by key, and the keys of the invalid ones."""
    values, wrong = dict[str, Any](), list[str]()
    for key in checks.keys() & found.keys():
        try:
            values[key] = checks[key](found[key])
        except ValueError:
            wrong.append(key)
    return values, sorted(wrong)


def _take_once(settings: Settings, found: Mapping[str, Any]) -> list[str]:
    """Take the keys of a file from versions with one game; returns the keys of invalid values."""
    values, wrong = _checked(found, _ONCE)
    options = {key.replace("_level", ""): value for key, value in values.items() if key in _ONCE_OPTIONS}
    last = LastGame(values.get("seats", ()), values.get("bots"), options, values.get("solo_order", ""))
    if last != LastGame():
        settings.games[FIRST] = last
    return wrong


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
    except OSError:  # the file is kept, too
        return notice("settings-value", file=NAME, key=keys)
    settings.save()
    return notice("settings-value-kept", file=NAME, key=keys, aside=aside.name)


@cache
def _checks(kind: type[LastGame | Settings]) -> dict[str, Check]:
    """The checks of the fields in the file: those whose types are annotated with one."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hint.__metadata__[0] for name, hint in hints.items() if hasattr(hint, "__metadata__")}


_ONCE_OPTIONS: Final[dict[str, Check]] = {
    "setup": checks.word,
    "live_scoring": checks.flag,
    "fixed_start": checks.flag,
    "solo_level": checks.one_of(1, 2, 3),
}
_ONCE: Final = {"seats": checks.seats, "bots": _former_levels, "solo_order": checks.word, **_ONCE_OPTIONS}
"""Keys of settings files from before there was a choice of games."""
