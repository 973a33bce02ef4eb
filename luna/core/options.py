"""What people choose before a game, as the game declares it: its options, its seats, how many sit down.

Forms, room cards, settings, records and saves are made from these declarations; nobody else knows which there are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, Protocol

Value = bool | int | str
NOTHING: Final[Mapping[str, Value]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """The declaration of an option: a switch between False and True, else one of several words or numbers.

    `word` names its messages in the catalogue: `<word>`, perhaps `<word>-below`; of a choice also `<word>-<choice>`.
    """

    id: str  # in headers, settings and cards; letters, digits and `_`
    word: str
    choices: tuple[Value, ...] = (False, True)
    default: Value = False
    counts: tuple[int, ...] = ()
    """Numbers of seats with which it applies; () = with all."""
    apart: bool = False
    """Chosen on a screen of the game's own and told by the header: no form shows it, no rematch keeps it."""

    @property
    def switch(self) -> bool:
        """Whether it is only on or off."""
        return self.choices == (False, True)

    def applies(self, seats: int) -> bool:
        """Whether it means anything with so many seats."""
        return not self.counts or seats in self.counts

    def checked(self, value: Any) -> Value:
        """The value if it is one of the choices (True is no number), else the default."""
        return next((one for one in self.choices if type(one) is type(value) and one == value), self.default)


@dataclass(frozen=True, slots=True)
class SeatLook:
    """The look of a seat wherever it is named: never by colour alone."""

    id: str  # in headers, notation and settings
    name: str  # message of the catalogue: what is played there
    person: str  # message: how a person there is called who gave no name
    emblem: str  # picture
    colour: str  # `#RRGGBB`, of lines and fills
    light: str  # the same colour, lighter: the upper edge of a fill
    shade: str  # and darker: the lower edge
    dash: tuple[float, ...] = ()  # of lines: on, off, ... in u; () is solid
    figure: str = ""  # picture of one of its pieces


@dataclass(frozen=True, slots=True)
class Options:
    """The chosen options. Values that are missing are the defaults."""

    seats: tuple[str, ...]  # ids in seating order
    values: Mapping[str, Value] = field(default_factory=lambda: NOTHING)
    first: int | None = None  # index into seats of who begins; None = by lot


class Declared(Protocol):
    """The part of a game's face that is read here, see `core.game.Game`."""

    OPTIONS: tuple[OptionSpec, ...]

    def options_of(self, header: Any) -> Options:
        """What was chosen for that set-up."""


def checked(game: Declared, values: Mapping[str, Any], seats: int) -> dict[str, Value]:
    """A value for every option of the game, whatever came: what is none, or does not apply, is the default."""
    return {
        spec.id: spec.checked(values.get(spec.id, spec.default)) if spec.applies(seats) else spec.default
        for spec in game.OPTIONS
    }


def kept(game: Declared, options: Options) -> dict[str, Any]:
    """What a table keeps, so that the same people can be dealt another game: plain data for its journal."""
    values = checked(game, options.values, len(options.seats))
    chosen = {spec.id: values[spec.id] for spec in game.OPTIONS if not spec.apart}
    return {"orders": list(options.seats), **chosen, "first": options.first}


def again(game: Declared, header: Any, kept: Mapping[str, Any]) -> Options:
    """What to choose for one more game of the same people.

    `kept`: what they chose, out of a file, hence perhaps from a stranger. Of it count their seats round the table and
    who was to begin, if that makes sense; the rest tells the header, which has been checked.
    """
    options = game.options_of(header)
    seats, first = kept.get("orders"), kept.get("first")
    if type(seats) is not list or not all(type(seat) is str for seat in seats):
        seats = []
    if sorted(seats) != sorted(options.seats):
        seats, first = list(options.seats), None
    if type(first) is not int or not 0 <= first < len(seats):
        first = None
    return Options(tuple(seats), options.values, first)
