"""What the data file of events says of one: its picture in the log, its sound, and its things."""

from typing import Any, Final

from luna.core import data
from luna.text.sentences import event_key

_EVENTS: Final = data.toml("luna", "events.toml")


def icon(event: Any) -> str:
    """The picture of an event in the log."""
    return _said(event, "icon")


def sound(event: Any) -> str:
    """The name of the sound of an event; "" for none."""
    return _said(event, "sound")


def about(event: Any) -> list[str]:
    """The names of the things that an event is about, as lessons name them."""
    return _said(event, "about").split(", ")


def _said(event: Any, what: str) -> str:
    found = _EVENTS.get(event_key(event, "")[1:], {}).get(what, "")
    if isinstance(found, dict):  # it depends on a fact
        ((fact, values),) = found.items()
        found = values.get(str(getattr(event, fact)), "")
    return str(found).format(**event._asdict())
