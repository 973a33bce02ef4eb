"""What the player chose, in a file that can be read and edited by hand.

A file that cannot be understood is set aside under another name and said; an unknown line is ignored, a value out of
its range is replaced by the default and said too.
"""

from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from luna.client.theme import ORDERS
from luna.log.files import write_whole
from luna.log.notices import Notice
from luna.log.notices import notice as log_notice
from luna.log.records import one_line

NAME: Final = "settings.toml"
SPEEDS: Final = ("0.5", "1", "1.5", "2", "4", "instant")
SETUPS: Final = ("preset", "free")
LANGUAGES: Final = ("en", "de", "fr", "nl")
SIZES: Final = (80, 90, 100, 110, 125, 150, 175, 200)
"""Sizes of the interface and of text, in per cent."""
PREVIEWS: Final = ("full", "compact", "off")
"""How much the card of consequences says."""
GRACES: Final = ("off", "2", "3", "5", "wait")
"""Seconds in which the last turn can still be taken back freely; `wait`: until the player ends them."""
RECAPS: Final = ("auto", "marks", "off")
"""What the others have done: played again when it was not seen, only marked on the board, or neither."""
LONGEST_NAME: Final = 16
LONGEST_HOST: Final = 60
MOST_HOSTS: Final = 4
FIRST_LEVEL: Final = 2
"""Of the bots in the first game."""
SENTENCES: Final = {
    "settings-broken": "{file} could not be understood. It is kept as {aside}, and the defaults are used.",
    "settings-unreadable": "{file} could not be read ({error}), and the defaults are used.",
    "settings-value": "{file} has a wrong value for {key}; its default is used.",
}
"""English sentence of each notice code of this module; the catalogue has them as `notice-<code>`."""


@dataclass
class Settings:
    """All of it. `save` after a change; a disk that will not take it must not stop the game."""

    language: str = "en"
    welcomed: bool = False  # has seen the choices of the first start
    rules_short: bool = False  # the rules are read in brief
    # Display
    full_screen: bool = False
    window: tuple[int, int] | None = None
    ui_size: int = 100  # of SIZES
    big_board: bool = False
    # Text and colours
    text_size: int = 100  # of SIZES
    high_contrast: bool = False
    # Motion and sound
    animation_speed: str = "1"
    reduced_motion: bool = False
    music: int = 60  # 0..100, as all volumes
    ambience: int = 70
    effects: int = 80
    mute_unfocused: bool = True
    # Play
    preview: str = "full"  # of PREVIEWS
    confirm_candle: bool = True
    grace: str = "3"  # of GRACES
    recap: str = "auto"  # of RECAPS
    tips: bool = True
    tips_seen: tuple[str, ...] = ()
    keys: dict[str, str] = field(default_factory=dict)  # by command, those that were changed
    pad: dict[str, str] = field(default_factory=dict)
    # The last new game
    seats: tuple[str, ...] = ("yellow", "red")
    names: dict[str, str] = field(default_factory=dict)  # by order
    bots: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ORDERS[1:], FIRST_LEVEL))  # levels, by order
    setup: str = "preset"
    live_scoring: bool = False
    fixed_start: bool = False
    solo_level: int = 1  # 1..3
    solo_order: str = "yellow"
    # The network
    player: str = ""
    hosts: tuple[str, ...] = ()  # that were joined by address, the last one first
    path: Path | None = None  # None: kept in memory only

    @property
    def speed(self) -> float:
        """Factor of the animation queue."""
        return math.inf if self.animation_speed == "instant" else float(self.animation_speed)

    @property
    def grace_seconds(self) -> float:
        """How long the last turn can be taken back freely; infinite when the player ends it."""
        return {"off": 0.0, "wait": math.inf}[self.grace] if self.grace in ("off", "wait") else float(self.grace)

    def reset(self) -> None:
        """Everything on the pages of the settings as it was at first; language, window and the last game stay."""
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
            return log_notice("file-not-written", file=self.path.name, error=(error.strerror or str(error)).lower())
        return None

    def as_text(self) -> str:
        """The file."""
        lines = ["# Luna: settings. Delete this file to get the defaults."]
        lines += [f"{key} = {_toml(getattr(self, key))}" for key in _CHECKS if getattr(self, key) is not None]
        return "\n".join(lines) + "\n"


def load(folder: Path, language: str) -> tuple[Settings, list[Notice]]:
    """The settings in a folder and what the player must be told; `language` when none was chosen yet."""
    path = folder / NAME
    settings = Settings(language=language, path=path)
    try:
        found = tomllib.loads(path.read_bytes().decode("utf-8-sig"))
    except FileNotFoundError:
        return settings, []
    except OSError as error:
        return settings, [_say("settings-unreadable", file=NAME, error=(error.strerror or "").lower())]
    except ValueError:  # not UTF-8, or not TOML
        return settings, [_set_aside(path)]
    wrong: list[str] = []
    for key, check in _CHECKS.items():
        if key in found:
            value = found[key]
            try:
                setattr(settings, key, check(value))
            except (TypeError, ValueError, KeyError, AttributeError):
                wrong.append(key)
    return settings, [_say("settings-value", file=NAME, key=key) for key in wrong]


def _say(code: str, **facts: str | int) -> Notice:
    return Notice(code, facts, SENTENCES[code].format_map(facts))


def _set_aside(path: Path) -> Notice:
    aside = path.with_name(f"{path.stem}.broken{path.suffix}")
    try:
        path.replace(aside)
    except OSError as error:
        return _say("settings-unreadable", file=path.name, error=(error.strerror or "").lower())
    return _say("settings-broken", file=path.name, aside=aside.name)


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise TypeError
    return value


def _one_of(*choices: str) -> Callable[[Any], str]:
    def check(value: Any) -> str:
        if str(value) not in choices:
            raise ValueError
        return str(value)

    return check


def _size(value: Any) -> tuple[int, int]:
    width, height = (int(part) for part in value)
    if not (640 <= width <= 16384 and 360 <= height <= 16384):
        raise ValueError
    return width, height


def _seats(value: Any) -> tuple[str, ...]:
    if not 2 <= len(value) <= 4 or len(set(value)) != len(value) or any(order not in ORDERS for order in value):
        raise ValueError
    return tuple(value)


def _solo_level(value: Any) -> int:
    if isinstance(value, bool) or value not in (1, 2, 3):
        raise ValueError
    return int(value)


def _percent(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 100:
        raise ValueError
    return value


def _scale(value: Any) -> int:
    if isinstance(value, bool) or value not in SIZES:
        raise ValueError
    return int(value)


def _tips(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(tip, str) for tip in value):
        raise TypeError
    return tuple(value)


def _hosts(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError
    return tuple(one_line(host, LONGEST_HOST) for host in value[:MOST_HOSTS])


def _keys(value: Any) -> dict[str, str]:
    if not all(isinstance(key, str) for key in value.values()):
        raise TypeError
    return dict(value)


def _names(value: Any) -> dict[str, str]:
    return {order: str(value[order])[:LONGEST_NAME] for order in ORDERS if order in value}


def _bots(value: Any) -> dict[str, int]:
    if any(level not in (1, 2, 3, 4, 5) or isinstance(level, bool) for level in value.values()):
        raise ValueError
    return {order: int(value[order]) for order in ORDERS if order in value}


_CHECKS: Final[dict[str, Callable[[Any], Any]]] = {
    "language": _one_of(*LANGUAGES, "xx"),
    "welcomed": _flag,
    "rules_short": _flag,
    "full_screen": _flag,
    "window": _size,
    "ui_size": _scale,
    "big_board": _flag,
    "text_size": _scale,
    "high_contrast": _flag,
    "animation_speed": _one_of(*SPEEDS),
    "reduced_motion": _flag,
    "music": _percent,
    "ambience": _percent,
    "effects": _percent,
    "mute_unfocused": _flag,
    "preview": _one_of(*PREVIEWS),
    "confirm_candle": _flag,
    "grace": _one_of(*GRACES),
    "recap": _one_of(*RECAPS),
    "tips": _flag,
    "tips_seen": _tips,
    "keys": _keys,
    "pad": _keys,
    "seats": _seats,
    "names": _names,
    "bots": _bots,
    "setup": _one_of(*SETUPS),
    "live_scoring": _flag,
    "fixed_start": _flag,
    "solo_level": _solo_level,
    "solo_order": _one_of(*ORDERS),
    "player": lambda value: one_line(value, LONGEST_NAME),
    "hosts": _hosts,
}
RESET: Final = tuple(_CHECKS)[tuple(_CHECKS).index("ui_size") : tuple(_CHECKS).index("seats")]
"""What `Settings.reset` resets."""
assert set(_CHECKS) == {item.name for item in fields(Settings)} - {"path"}


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {_toml(item)}' for key, item in value.items())} }}" if value else "{}"
    return json.dumps(value, ensure_ascii=False)
