"""What is played at the table of a room: the host chooses it, and the guests read what he has chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from luna.core import registry
from luna.core.options import OptionSpec, Value
from luna.log.consent import POLICIES
from luna.shell.network.lobby import Gathering
from luna.shell.widgets import Column
from luna.text import Catalogue


class Agreed:
    """A part of the room's page."""

    def __init__(self, people: Gathering, change: Callable[..., Any]) -> None:
        """`change` takes what is new of the host's proposal."""
        self._people, self._change = people, change

    def choose(self, column: Column, words: Catalogue) -> None:
        """The host's controls."""
        people, chosen = self._people, self._people.options
        offered = self._offered
        for spec in (spec for spec in offered if not spec.switch):
            said = [words(f"{spec.word}-{one}") for one in spec.choices]
            index = spec.choices.index(chosen[spec.id])
            column.choice(spec.id, words(spec.word), said, index, self._chooser(spec), above=True)
            column.gap(16)
        undo = [words(f"network-undo-{policy}") for policy in POLICIES]
        column.choice("undo", words("network-undo"), undo, POLICIES.index(people.undo), self._undos, above=True)
        for number, spec in enumerate(spec for spec in offered if spec.switch):
            column.gap(4 if number else 14)
            below = words(f"{spec.word}-below") if spec.counts else ""  # what holds for some tables only is said
            column.switch(spec.id, words(spec.word), bool(chosen[spec.id]), self._switcher(spec), below)

    def read(self, column: Column, words: Catalogue) -> None:
        """The guests' lines."""
        offered, chosen = self._offered, self._people.options
        column.words("agreed", words("network-agreed"), "body_bold")
        several = len(registry.listed()) > 1
        lines = [words("network-setting", what=words("new-game"), value=words("game-name"))] if several else []
        said = [(spec.word, f"{spec.word}-{chosen[spec.id]}") for spec in offered if not spec.switch]
        said.append(("network-undo", f"network-undo-{self._people.undo}"))
        lines += [words("network-setting", what=words(what), value=words(value)) for what, value in said]
        lines += [words(spec.word) for spec in offered if spec.switch and chosen[spec.id]]
        for number, line in enumerate(lines):
            column.gap(8)
            column.words(f"agreed-{number}", line)

    @property
    def _offered(self) -> list[OptionSpec]:
        return [spec for spec in self._people.game.OPTIONS if not spec.apart]

    def _chooser(self, spec: OptionSpec) -> Callable[[int], None]:
        return lambda index: self._choose(spec, spec.choices[index])

    def _switcher(self, spec: OptionSpec) -> Callable[[bool], None]:
        return lambda on: self._choose(spec, on)

    def _choose(self, spec: OptionSpec, value: Value) -> None:
        self._change(options={**self._people.proposal.options, spec.id: value})

    def _undos(self, index: int) -> None:
        self._change(undo=POLICIES[index])
