"""What is drawn on a button of a page that a key presses: the key, the button of the pad that leads, or nothing."""

from typing import Final

from luna.shell.app.scene import App
from luna.shell.drawing import padglyphs

_COMMANDS: Final = {"enter": "do", "esc": "back", "space": "skip", "left": "left", "right": "right"}


def leader(app: App) -> str:
    """What leads: the maker of a pad, `finger` or `keys`. The mouse leaves the hints of the keys."""
    return app.pad.kind if app.pad.leads else "finger" if app.touched else "keys"


def hint(app: App, key: str) -> str:
    """The cap of a key: enter, esc, space, left or right. A pad without that command has none."""
    who = leader(app)
    if who == "keys":
        return app.catalogue(f"key-{key}")
    return "" if who == "finger" else padglyphs.cap(who, app.pad.map.first(_COMMANDS[key]))
