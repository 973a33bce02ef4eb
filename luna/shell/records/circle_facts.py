"""A circle as pages show it, read and judged in another thread, which replays its games to check them."""

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from functools import cache
from typing import NamedTuple

from luna.circle import entries
from luna.circle.circle import Circle
from luna.circle.entries import Result
from luna.circle.games import SignedResult, State, counted, games
from luna.circle.league import UNIT, League, league, season
from luna.circle.shelf import LocalCircle, unsigned
from luna.shell.client.choices import title
from luna.shell.players.seats import numbered
from luna.text import Catalogue
from luna.text.sentences import listed


class CircleFacts(NamedTuple):
    """A circle with everything derived from it."""

    held: LocalCircle
    played: tuple[SignedResult, ...]
    waiting: tuple[Result, ...]  # results that the local player has not signed
    names: Mapping[bytes, str]  # of members, made distinguishable

    @property
    def circle(self) -> Circle:
        """The circle itself."""
        return self.held.circle

    def name(self, words: Catalogue, player: bytes) -> str:
        """The name of a player."""
        if entries.is_bot(player):
            return words("circle-bot", level=player[0])
        return self.names.get(player, words("circle-stranger"))

    @property
    def people(self) -> list[bytes]:
        """The present members: the local player, then the others by name."""
        me, keys = self.held.me.key, [member.key for member in self.circle.present]
        return sorted(keys, key=lambda key: (key != me, self.names[key].casefold()))

    def named(self, words: Catalogue, players: Iterable[bytes]) -> str:
        """The names of several players, in one order."""
        said = sorted(self.name(words, player) for player in players)
        return listed(words, said) if said else words("circle-nobody")


def member_names(circle: Circle) -> dict[bytes, str]:
    """The names of all members by key. Names that look alike all get numbers, because a name proves nothing."""
    members = circle.members
    return dict(zip(members, numbered((member.name for member in members.values()), each=True), strict=True))


def facts(held: LocalCircle, told: Callable[[int, int], object] = lambda done, count: None) -> CircleFacts:
    """Judge a circle, which replays the games of new score sheets; `told` receives the progress."""
    new = [sheet for sheet in held.circle.sheets.values() if not sheet.judged]
    for number, sheet in enumerate(new, 1):
        told(number, len(new))
        _ = sheet.outcome
    names = member_names(held.circle)
    played = tuple(games(held.circle))
    standings(played)  # cached for the first page
    return CircleFacts(held, played, tuple(unsigned(held)), names)


@cache
def standings(played: tuple[SignedResult, ...], game: str = "", year: int = 0) -> League:
    """The league of one game or of all (""), of one year or of all (0)."""
    since, until = season(year) if year else (0, None)
    return league(counted(played, game, since, until))


def players(words: Catalogue, found: CircleFacts, one: SignedResult) -> str:
    """The players of a game with their points, the first one first."""
    rows = sorted(zip(one.result.places, one.players, one.result.points, strict=True), key=lambda row: row[0])
    said = [words("network-setting", what=found.name(words, player), value=points) for _, player, points in rows]
    return "  ·  ".join(f"{place}. {one}" for (place, _, _), one in zip(rows, said, strict=True))


def state(words: Catalogue, found: CircleFacts, one: SignedResult) -> str:
    """The sentence whether a game counts, and which players have signed it or not."""
    missing = found.named(words, (one.players[seat] for seat in one.missing))
    counts = one.state is State.COUNTS
    key = "missing" if counts and one.missing else one.state.value
    signed = found.named(words, map(found.circle.person, one.signed))
    said = words(f"circle-state-{key}", signed=signed, missing=missing)
    return said if one.checked or not counts else f"{said} {words('circle-unchecked')}"


def day_and_game(words: Catalogue, one: SignedResult) -> str:
    """The day and the game."""
    return words("circle-of-game", date=day(one.result.created), game=title(words, one.result.game))


def digits(key: bytes) -> str:
    """The beginning of a member's key, too long for anybody to make another key with the same."""
    return " ".join(key.hex()[at : at + 4] for at in range(0, 16, 4))


def day(seconds: int) -> str:
    """A date, from the log."""
    return datetime.fromtimestamp(min(seconds, 32_000_000_000), UTC).strftime("%Y-%m-%d")


def rating(words: Catalogue, mu: int, sigma: int) -> str:
    """A rating with its uncertainty, both with one decimal."""
    return words("circle-rated", rating=round(mu / UNIT, 1), sigma=round(sigma / UNIT, 1))
