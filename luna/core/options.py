"""The choices before a game, as the game declares them for forms, cards, settings, records and saves."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from luna.core import data

Value = bool | int | str
NOTHING: Final[Mapping[str, Value]] = MappingProxyType({})


class OptionSpec(NamedTuple):
    """The declaration of one option: a switch (False, True), or a choice of several words or numbers.

    `word` names its messages in the catalogue: `<word>`, optionally `<word>-below`, and `<word>-<choice>` for a choice.
    """

    id: str  # in headers, settings and cards; letters, digits and `_`
    word: str
    choices: tuple[Value, ...] = (False, True)
    default: Value = False
    counts: tuple[int, ...] = ()  # numbers of seats with which it applies; () means all
    apart: bool = False
    """Chosen on a screen of the game itself: forms do not show it, and a rematch takes it from the header."""

    @property
    def switch(self) -> bool:
        """Whether it is only on or off."""
        return self.choices == (False, True)

    def applies(self, seats: int) -> bool:
        """Whether the option has an effect with this number of seats."""
        return not self.counts or seats in self.counts

    def checked(self, value: Any) -> Value:
        """The value if it is one of the choices (True is no number), else the default."""
        return next((one for one in self.choices if type(one) is type(value) and one == value), self.default)


class SeatLook(NamedTuple):
    """The look of a seat. Colour is never its only mark."""

    id: str  # in headers, notation and settings
    name: str  # message of the catalogue: the name of the seat
    person: str  # message: the default name of its player
    emblem: str  # picture
    colour: str  # `#RRGGBB`, for lines and fills
    light: str  # lighter shade: the upper edge of a fill
    shade: str  # darker shade: the lower edge
    dash: tuple[float, ...] = ()  # of lines: on, off, ... in u; () is solid
    figure: str = ""  # picture of one of its pieces


def read(game: str) -> tuple[tuple[OptionSpec, ...], tuple[int, ...], tuple[SeatLook, ...]]:
    """The options of a game, its numbers of players and the looks of its seats, from its `choices.toml`."""
    facts = data.toml(game, "choices.toml")
    words, looks = facts["seats"], facts["seats"].pop("looks")
    options = [data.record(OptionSpec, id_, **spec) for id_, spec in facts["options"].items()]
    seats = [
        data.record(SeatLook, id_, **{key: one.format(id_) for key, one in words.items()}, **look)
        for id_, look in looks.items()
    ]
    return tuple(options), tuple(facts["counts"]), tuple(seats)


class Options(NamedTuple):
    """The chosen options. Missing values are the defaults."""

    seats: tuple[str, ...]  # ids in seating order
    values: Mapping[str, Value] = NOTHING
    first: int | None = None  # index into `seats` of the start player; None = random


def checked(specs: Iterable[OptionSpec], values: Mapping[str, Any], seats: int) -> dict[str, Value]:
    """A value for every option of a game: invalid values and those that do not apply become the default."""
    return {
        spec.id: spec.checked(values.get(spec.id, spec.default)) if spec.applies(seats) else spec.default
        for spec in specs
    }


def to_plain(specs: Sequence[OptionSpec], options: Options) -> dict[str, Any]:
    """The options as plain data for the journal, so that a rematch can use them."""
    values = checked(specs, options.values, len(options.seats))
    chosen = {spec.id: values[spec.id] for spec in specs if not spec.apart}
    return {"orders": list(options.seats), **chosen, "first": options.first}


def for_rematch(options: Options, kept: Mapping[str, Any]) -> Options:
    """The options of a rematch; `options` are those of the game before, by its header, which has been checked.

    `kept` comes from a file and is not trusted. It gives the seating order and the start player, if they make sense.
    """
    seats, first = kept.get("orders"), kept.get("first")
    if type(seats) is not list or not all(type(seat) is str for seat in seats):
        seats = []
    if sorted(seats) != sorted(options.seats):
        seats, first = list(options.seats), None
    if type(first) is not int or not 0 <= first < len(seats):
        first = None
    return Options(tuple(seats), options.values, first)
