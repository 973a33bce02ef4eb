"""The rows of a section of the settings: each shows a field of `Settings`, and keeps a change of it at once.

The words of a row are `settings-NAME`; its field has the same name unless a key is given.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from luna.shell.app.scene import App
from luna.shell.app.settings import SIZES
from luna.shell.drawing import theme
from luna.shell.widgets import Column

T = TypeVar("T", str, int)


class SettingRows:
    """Adds rows to the column of a section."""

    def __init__(self, app: App, column: Column) -> None:
        self._app, self._words, self.column = app, app.catalogue, column

    def gap(self, *units: float) -> SettingRows:
        """Add free space; the rows, for what comes below it."""
        self.column.gap(*units)
        return self

    def below(self, name: str) -> None:
        """Add the explanation of the row above."""
        self.column.gap(6).words(f"{name}-below", self._words(f"settings-{name}-below"), colour=theme.now.MUTED)

    def switch(
        self, name: str, *, key: str = "", restyle: bool = False, after: Callable[[], object] | None = None
    ) -> None:
        """Add a switch. `restyle`: it changes sizes or colours; `after` is called after a change."""
        key, words = key or _field(name), self._words

        def change(on: bool) -> None:
            setattr(self._app.settings, key, on)
            (self._app.restyle if restyle else self._app.keep)()
            if after is not None:
                after()

        now = getattr(self._app.settings, key)
        self.column.switch(name, words(f"settings-{name}"), now, change, words(f"settings-{name}-below"))

    def pick(self, name: str, values: Sequence[T], said: Callable[[T], str], *, key: str = "") -> None:
        """Add a choice between values; `said`: the words of one."""
        key = key or _field(name)
        told, now = {value: said(value) for value in values}, getattr(self._app.settings, key)
        self.column.pick(name, self._words(f"settings-{name}"), told, now, partial(self._keep, key), above=False)

    def slider(self, name: str) -> None:
        """Add a slider."""
        label, now = self._words(f"settings-{name}"), getattr(self._app.settings, name)
        self.column.slider(name, label, now, self.percent, partial(self._keep, name))

    def sizes(self, name: str, chosen: Callable[[], object]) -> None:
        """Add a choice of sizes. `chosen` is called after one."""
        key = _field(name)

        def choose(size: int) -> None:
            self._keep(key, size)
            chosen()

        sizes, now = {size: self.percent(size) for size in SIZES}, getattr(self._app.settings, key)
        self.column.pick(name, self._words(f"settings-{name}"), sizes, now, choose, above=False)

    def sample(self, key: str) -> None:
        """Add a sentence in the chosen size."""
        before = getattr(self._app.settings, key)
        times = lambda: getattr(self._app.settings, key) / before  # noqa: E731
        own = "settings-sample" if self._words.has("settings-sample") else "saves-empty-below"
        self.column.sample(self._words(own), times, SIZES[-1] / before)

    def percent(self, value: int) -> str:
        """A share in words."""
        return self._words("settings-percent", value=value)

    def _keep(self, key: str, value: Any) -> None:
        setattr(self._app.settings, key, value)
        self._app.keep()


def _field(name: str) -> str:
    return name.replace("-", "_")
