"""Challenges: whole games with special goals, defined in the `challenges.toml` of a game. They unlock nothing.

    [no-shrine]
    bots = [2]                          levels of the opponents; [] = the opponent of the game's own solo mode
    options = { setup = "free" }
    goals = { place = { most = 1 }, built = { most = 0 } }

A goal is a lower or upper bound of a fact at the end of the game. Every game has the facts `place`, `points` and
`lead`; the `challenges` module of a game counts more.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from luna.core import data, registry
from luna.core.game import Events, Game, Turn, play_all
from luna.core.options import Options, Value, checked

KEY: Final = "challenge"
"""The option of a table that names its challenge."""
_FILE: Final = "challenges.toml"


class Goal(NamedTuple):
    """A bound of one fact."""

    fact: str
    bound: str  # `least` or `most`
    number: int

    def met(self, facts: Mapping[str, int]) -> bool:
        """Whether the bound holds for these facts."""
        return facts[self.fact] >= self.number if self.bound == "least" else facts[self.fact] <= self.number


class Challenge(NamedTuple):
    """One challenge."""

    name: str
    bots: tuple[int, ...]
    options: Mapping[str, Value]
    goals: tuple[Goal, ...]

    def chosen(self, game: Game) -> Options:
        """The options of its table; the start player is drawn."""
        seats = tuple(look.id for look in game.SEATS[: 1 + len(self.bots)])
        return Options(seats, checked(game.OPTIONS, self.options, len(seats)))

    def levels(self, game: Game) -> dict[str, int]:
        """The levels of the bots by seat; the person has the first seat."""
        return dict(zip(self.chosen(game).seats[1:], self.bots, strict=True))

    def met(self, facts: Mapping[str, int]) -> bool:
        """Whether all goals are met."""
        return all(goal.met(facts) for goal in self.goals)


@cache
def challenges(game: str) -> tuple[Challenge, ...]:
    """The challenges of a game, in the order of its file; () without a file."""
    found = data.toml(game, _FILE) if data.has(game, _FILE) else {}
    return tuple(
        Challenge(
            name,
            tuple(made["bots"]),
            made.get("options", {}),
            tuple(Goal(fact, *bound) for fact, bounds in made["goals"].items() for bound in bounds.items()),
        )
        for name, made in found.items()
    )


def named(game: str, name: Any) -> Challenge | None:
    """The challenge of that name, or None; the name may come from an untrusted file."""
    return next((one for one in challenges(game) if one.name == name), None)


def facts(game: Game, header: Any, turns: Sequence[Turn], seat: int) -> dict[str, int]:
    """The facts of a seat after these turns."""
    position, played = game.start(header), list[tuple[Turn, Events]]()
    for turn in turns:
        events: Events = []
        play_all(game, position, turn, events)
        played.append((turn, events))
    scores = game.scores(position)
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    place = game.places(position)[seat]
    return {"place": place, "points": scores[seat], "lead": lead, **registry.facts(game.NAME)(seat, played, position)}
