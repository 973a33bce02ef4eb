"""The sections of the settings as data, and the row that each line of them becomes.

The words of a row are `settings-NAME`, of a value `settings-NAME-VALUE`; a row without words is left out. Its field of
`Settings` has the same name unless another is given.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from luna.shell.app import settings
from luna.shell.widgets import Column
from luna.text import Catalogue


class Row(NamedTuple):
    """A control of one field; a choice if there are values, or of another kind."""

    name: str
    gap: float = 14  # units below
    values: Sequence[str | int] = ()
    field: str = ""
    below: bool = False  # an explanation follows; that of a switch is part of it
    kind: str = ""  # slider, button, note or sample

    @property
    def key(self) -> str:
        """The name of its field."""
        return self.field or self.name.replace("-", "_")


SECTIONS: Final[Mapping[str, Sequence[Row]]] = {
    "display": (
        Row("full-screen", 20),
        Row("ui-size", 26, settings.SIZES, below=True),
        Row("big-board", 26),
        Row("sample", 0, field="ui_size", kind="sample"),
    ),
    "look": (
        Row("text-size", 26, settings.SIZES),
        Row("high-contrast", 26),
        Row("shapes", 26, kind="note"),
        Row("sample", 0, field="text_size", kind="sample"),
    ),
    "motion": (
        Row("speed", values=settings.SPEEDS, field="animation_speed"),
        Row("motion", field="reduced_motion"),
        Row("attract", 26),
        Row("music", 4, kind="slider"),
        Row("ambience", 4, kind="slider"),
        Row("effects", 18, kind="slider"),
        Row("mute-unfocused", 0),
    ),
    "voice": (
        Row("voice"),
        Row("voice-rate", values=settings.VOICE_RATES),
        Row("voice-volume", values=settings.VOICE_VOLUMES),
        Row("voice-words", 26, settings.VOICE_WORDS, below=True),
        Row("captions"),
        Row("mono", 0),
    ),
    "play": (
        Row("preview", 22, settings.PREVIEWS, below=True),
        Row("grace", 22, settings.GRACES, below=True),
        Row("recap", 22, settings.RECAPS, below=True),
        Row("confirm-candle", 6),
        Row("tips"),
        Row("remarks"),
        Row("strength"),
        Row("think-ahead", 10),
        Row("tips-again", 0, kind="button"),
    ),
    "hands": (
        Row("hold", 18, settings.HOLDS, below=True),
        Row("repeats", 18, settings.REPEATS),
        Row("keyboard", 18, settings.KEYBOARDS, below=True),
        Row("pad-kind", 18, settings.PADS),
        Row("unhurried", 10),
        Row("handheld", 0, below=True, kind="button"),
    ),
}


def add_row(column: Column, words: Catalogue, row: Row, now: Callable[[], Any], change: Callable[[Any], None]) -> None:
    """Add a row. `now`: the value of its field; `change` takes another one, or is what the button does."""
    name, label = row.name, f"settings-{row.name}"
    if not words.has(label) and row.kind != "sample":
        return
    if row.values:
        said = {value: _said(words, name, value) for value in row.values}
        column.pick(name, words(label), said, now(), change, above=False)
    elif row.kind == "slider":
        column.slider(name, words(label), now(), lambda value: words("settings-percent", value=value), change)
    elif row.kind == "button":
        column.button(name, words(label), lambda: change(None))
    elif row.kind == "note":
        column.note(name, words(label))
    elif row.kind == "sample":
        before, own = now(), label if words.has(label) else "saves-empty-below"
        column.sample(words(own), lambda: now() / before, settings.SIZES[-1] / before)
    else:
        column.switch(name, words(label), now(), change, words(f"{label}-below"))
    if row.below:
        column.gap(6).note(f"{name}-below", words(f"{label}-below"))
    column.gap(row.gap)


def _said(words: Catalogue, name: str, value: str | int) -> str:
    """A value in words. Factors and seconds are numbers, because each language has its own point."""
    if isinstance(value, int):
        return words("settings-percent", value=value)
    if not value[0].isdigit():
        return words(f"settings-{name.removesuffix('-kind')}-{value}")
    if name == "speed":
        return words("settings-speed-factor", factor=float(value))
    return words("settings-seconds", count=float(value))
