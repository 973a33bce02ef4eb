"""A person's playing strength: OpenSkill against the levels of bots, folded from the finished games of this machine.

Levels are fixed points: their distances follow from matches between them. A person is a name. Only representative games
count: no solo games, no undone turns, no seats that changed hands.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, NamedTuple

from luna.bots import steps
from luna.circle.league import NEW, rated
from luna.log.records import BOT, HUMAN
from luna.shell.app.scene import App, Scene
from luna.shell.records.statistics import Finished, Statistics

LEAST: Final = 5  # games before an estimate is shown
_ANCHOR: Final = 4  # the level with the mean rating of the model
_BEGIN: Final = 2  # the initial level of a person
_UNSURE: Final = 3 * NEW[1]  # the initial uncertainty: four levels
_SURE: Final = 1  # of a level
_SPREAD: Final = math.sqrt(2) * NEW[0] / 6  # the model's scale of a game between two known players
_TWICE: Final = 2  # uncertainties to each side: 95 %
_LATEST: Final = 500  # games that count


class Strength(NamedTuple):
    """The estimate for a person in one game. Levels are those of an even match."""

    name: str
    games: int
    level: int
    low: int  # with 95 %
    high: int


def ratings_of(game: str) -> list[int]:
    """The rating of each level, in thousandths of OpenSkill's points."""
    found = [0.0]
    for percent in steps(game):
        found.append(found[-1] + _SPREAD * math.log(percent / (100 - percent)))
    return [round(NEW[0] + one - found[_ANCHOR]) for one in found]


def strengths(games: Iterable[Finished], game: str) -> list[Strength]:
    """The estimates for a game, for its latest players first."""
    levels, known = ratings_of(game), dict[str, tuple[int, int, int]]()
    counted = [one for one in games if one.game == game and not (one.alone or one.rewound or one.exchanged)]
    for one in sorted(counted[-_LATEST:], key=lambda one: one.when):
        names = [place.name for place in one.places if place.kind == HUMAN]
        if "" in names or len(set(names)) < len(names) or len(names) == len(one.places) == 1:
            continue
        before = [
            (levels[place.level], _SURE)
            if place.kind == BOT
            else known.get(place.name, (levels[_BEGIN], _UNSURE, 0))[:2]
            for place in one.places
        ]
        after = rated(before, [place.rank for place in one.places])
        for place, (mu, sigma) in zip(one.places, after, strict=True):
            if place.kind == HUMAN:
                known[place.name] = mu, sigma, known.pop(place.name, (0, 0, 0))[2] + 1
    return [
        Strength(name, count, *(_nearest(levels, mu + far * sigma) for far in (0, -_TWICE, _TWICE)))
        for name, (mu, sigma, count) in reversed(known.items())
        if count >= LEAST
    ]


class Estimates:
    """The estimates of a page, computed in another thread; none if the player wants none."""

    def __init__(self, app: App, page: Scene, changed: Callable[[], object]) -> None:
        """`changed` is called when they are known, unless the page is gone by then."""
        self._app, self._page, self._changed = app, page, changed
        self._game = ""
        self.known: list[Strength] = []  # those of the game that was looked at last

    def look(self, game: str) -> None:
        """Switch to a game."""
        app, self._game, self.known = self._app, game, []
        if app.settings.strength:
            app.library.do(lambda: strengths(Statistics(app.home).games, game), partial(self._take, game))

    def _take(self, game: str, found: list[Strength]) -> None:
        if found and game == self._game and self._page in self._app.scenes:
            self.known = found
            self._changed()


def _nearest(levels: Sequence[int], rating: int) -> int:
    return min(range(len(levels)), key=lambda level: abs(levels[level] - rating))
