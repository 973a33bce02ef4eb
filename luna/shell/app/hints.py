"""The sign drawn for a command: its key, the button of the leading pad, or nothing while fingers lead."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from luna.shell.app.scene import App
from luna.shell.drawing import padglyphs
from luna.shell.input import pad

_COMMANDS: Final = {"enter": "do", "esc": "back", "space": "skip", "left": "left", "right": "right"}
_NONE: Final[Mapping[str, str]] = MappingProxyType({})


def slots(app: App) -> dict[str, str]:
    """The slots of a sentence about the player's device: its kind, and the names of its buttons."""
    return {"means": leader(app)} | {command: named(app, command) for command in ("do", "back", "skip")}


def leader(app: App) -> str:
    """The leading device: the maker of a pad, `finger` or `keys`. The mouse does not change the hints of the keys."""
    return app.pad.kind if app.pad.leads else "finger" if app.touched else "keys"


def hint(app: App, key: str) -> str:
    """The cap of a key of a page: enter, esc, space, left or right. A pad without that command has none."""
    return app.catalogue(f"key-{key}") if leader(app) == "keys" else cap(app, _COMMANDS[key])


def caps(app: App) -> Mapping[str, str]:
    """The caps of all commands of a table."""
    who = leader(app)
    if who == "keys":
        return app.keys.caps()
    pads = app.pad.map
    return _NONE if who == "finger" else {one: padglyphs.cap(who, pads.first(one)) for one in pads.defaults}


def cap(app: App, command: str) -> str:
    """The cap of a command; "" if it has none."""
    return caps(app).get(command, "")


def named(app: App, command: str) -> str:
    """The same within a sentence: the key or the button by its name; "" if there is none."""
    who = leader(app)
    if who == "keys":
        return app.keys.key(command)
    return "" if who == "finger" else pad.button_name(app.catalogue, app.pad.map.first(command))
