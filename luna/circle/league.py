"""The league of a circle: places, means, head to head, and a rating by OpenSkill (Weng and Lin, Plackett-Luce).

Everything that is compared is a whole number. The model computes in floats, whose last digits may differ between
machines, so each rating is rounded to thousandths after each game: the next game begins from equal numbers.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from itertools import combinations
from typing import Any, Final, NamedTuple

from luna.circle import entries
from luna.circle.games import SignedResult

UNIT: Final = 1000
"""Ratings are thousandths of OpenSkill's points, means thousandths of a place."""
NEW: Final = (25_000, 8_333)
"""The rating of a player without games."""
_SURE: Final = 3  # times the uncertainty that is taken off for the order


class Standing(NamedTuple):
    """A row of the league."""

    player: bytes
    games: int
    firsts: int
    mean: int  # place, in thousandths
    share: int  # share of those opponents that were beaten, in thousandths; a shared place counts half
    mu: int
    sigma: int

    @property
    def safe(self) -> int:
        """The rating that the player almost certainly has."""
        return self.mu - _SURE * self.sigma


class HeadToHead(NamedTuple):
    """The record of two players against each other."""

    ahead: int
    level: int
    behind: int


class League(NamedTuple):
    """The standings, the best first, and head to head by pairs of players."""

    rows: tuple[Standing, ...]
    met: Mapping[tuple[bytes, bytes], HeadToHead]
    games: int


def league(games: Sequence[SignedResult]) -> League:
    """The league of these games, in their order. Players who are not members have no row."""
    ratings = defaultdict[bytes, tuple[int, int]](lambda: NEW)
    played, firsts, places = defaultdict[bytes, int](int), defaultdict[bytes, int](int), defaultdict[bytes, int](int)
    met = defaultdict[tuple[bytes, bytes], list[int]](lambda: [0, 0, 0])
    number = 0
    for one in games:
        known = ranked(one)
        if len(known) < 2:
            continue
        number += 1
        for player, place in known:
            played[player] += 1
            firsts[player] += place == 1
            places[player] += place
        for (player, place), (other, there) in combinations(known, 2):
            outcome = 0 if place < there else 1 if place == there else 2
            met[player, other][outcome] += 1
            met[other, player][2 - outcome] += 1
        for (player, _), rating in zip(
            known, rated([ratings[player] for player, _ in known], [place for _, place in known]), strict=True
        ):
            ratings[player] = rating
    rows = [
        Standing(
            player,
            played[player],
            firsts[player],
            _rounded(UNIT * places[player], played[player]),
            _share(met[pair] for pair in met if pair[0] == player),
            *ratings[player],
        )
        for player in played
    ]
    rows.sort(key=lambda row: (-row.safe, -row.mu, row.player))
    return League(tuple(rows), {pair: HeadToHead(*counts) for pair, counts in sorted(met.items())}, number)


def ranked(one: SignedResult) -> list[tuple[bytes, int]]:
    """The members and bots of a game with their places among each other. The best of several bots of a level counts."""
    best: dict[bytes, int] = {}
    for player, place in zip(one.players, one.result.places, strict=True):
        if entries.is_named(player):
            best[player] = min(place, best.get(player, place))
    return [(player, 1 + sum(other < place for other in best.values())) for player, place in best.items()]


def rated(before: Sequence[tuple[int, int]], places: Sequence[int]) -> list[tuple[int, int]]:
    """The ratings after a game, in thousandths."""
    model = _model()
    teams = [[model.rating(mu=mu / UNIT, sigma=sigma / UNIT)] for mu, sigma in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [(round(one.mu * UNIT), max(1, round(one.sigma * UNIT))) for (one,) in after]


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # noqa: PLC0415  (only a league needs it)

    return PlackettLuce()


def _share(counts: Iterable[Sequence[int]]) -> int:
    won = level = lost = 0
    for ahead, same, behind in counts:
        won, level, lost = won + ahead, level + same, lost + behind
    return _rounded(UNIT * (2 * won + level), 2 * (won + level + lost))


def _rounded(dividend: int, divisor: int) -> int:
    """The nearest whole number of a quotient, halves up."""
    return (2 * dividend + divisor) // (2 * divisor)


def season(year: int) -> tuple[int, int]:
    """The first second of a season, which is a year by UTC, and the first second after it."""
    first, after = datetime(year, 1, 1, tzinfo=UTC), datetime(year + 1, 1, 1, tzinfo=UTC)
    return int(first.timestamp()), int(after.timestamp())


def seasons(games: Iterable[SignedResult]) -> list[int]:
    """The years with games, the latest first."""
    begun = (min(one.result.created, 32_000_000_000) for one in games)
    return sorted({datetime.fromtimestamp(seconds, UTC).year for seconds in begun}, reverse=True)
