"""Challenges: whole games with a goal of their own. They are data of a game, `challenges.toml`, and lock nothing.

    [no-shrine]
    bots = [2]                          levels of the opponents; [] = the game's own, if its options have one
    options = { setup = "free" }
    goals = { place = { most = 1 }, built = { most = 0 } }

A goal is a number that a fact reaches or does not exceed when the game is over. Everybody knows the facts `place`,
`points` and `lead`; the game's module `challenges` counts others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from luna.core import data, registry
from luna.core.game import Events, Game, Turn
from luna.core.options import Options, Value, checked

KEY: Final = "challenge"
"""Under this a table's options name the challenge for which it was dealt."""
_FILE: Final = "challenges.toml"


class Goal(NamedTuple):
    """A bound of one fact."""

    fact: str
    bound: str  # `least` or `most`
    number: int

    def met(self, facts: Mapping[str, int]) -> bool:
        """Whether it is kept, as things stand."""
        return facts[self.fact] >= self.number if self.bound == "least" else facts[self.fact] <= self.number


class Challenge(NamedTuple):
    """One challenge."""

    name: str
    bots: tuple[int, ...]
    options: Mapping[str, Value]
    goals: tuple[Goal, ...]

    def chosen(self, game: Game) -> Options:
        """The options of its table; whoever begins is drawn by lot."""
        seats = tuple(look.id for look in game.SEATS[: 1 + len(self.bots)])
        return Options(seats, checked(game, self.options, len(seats)))

    def levels(self, game: Game) -> dict[str, int]:
        """The bots by seat; the person takes the first."""
        return dict(zip(self.chosen(game).seats[1:], self.bots, strict=True))

    def met(self, facts: Mapping[str, int]) -> bool:
        """Whether all its goals are kept."""
        return all(goal.met(facts) for goal in self.goals)


@cache
def challenges(game: str) -> tuple[Challenge, ...]:
    """Those of a game, in the order of its file; () when it has none."""
    try:
        found = data.toml(game, _FILE)
    except FileNotFoundError:
        return ()
    return tuple(_challenge(name, made) for name, made in found.items())


def named(game: str, name: Any) -> Challenge | None:
    """The challenge of that name, which may come out of a file of a stranger."""
    return next((one for one in challenges(game) if one.name == name), None)


def _challenge(name: str, made: Mapping[str, Any]) -> Challenge:
    goals = tuple(
        Goal(fact, bound, number) for fact, bounds in made["goals"].items() for bound, number in bounds.items()
    )
    return Challenge(name, tuple(made["bots"]), made.get("options", {}), goals)


def facts(game: Game, header: Any, turns: Sequence[Turn], seat: int) -> dict[str, int]:
    """What a seat has reached after these turns; of the game itself, as it stands then."""
    position, played = game.start(header), list[tuple[Turn, Events]]()
    for turn in turns:
        events: Events = []
        for move in turn:
            game.play(position, move, events)
        played.append((turn, events))
    scores = game.scores(position)
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    place = game.places(position)[seat]
    return {"place": place, "points": scores[seat], "lead": lead, **registry.facts(game.NAME)(seat, played, position)}
