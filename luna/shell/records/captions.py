"""A saved game in words: its players, options, state and folder; also spans of time."""

import time
from collections.abc import Sequence
from pathlib import Path

from luna.core import registry, standings
from luna.log.records import AUTOMATON, Seat
from luna.log.rhythm import DAY, HOUR
from luna.log.summaries import Summary
from luna.shell.client.choices import option_words, title
from luna.shell.players.seats import level_of, seat_name
from luna.text import Catalogue
from luna.text.sentences import listed

_MINUTE = 60_000


def player_words(words: Catalogue, save: Summary) -> str:
    """The players, bots with their levels; for a solo game its level and the player."""
    if any(seat.kind == AUTOMATON for seat in save.seats):
        people = listed(words, [seat_name(words, seat) for seat in save.seats if seat.kind != AUTOMATON])
        return words("saves-solo", name=people, **save.options)
    return listed(words, [_player(words, seat) for seat in save.seats])


def save_options(words: Catalogue, save: Summary) -> list[str]:
    """The options of the game, each in a few words."""
    several = len(registry.listed()) > 1 and save.game
    said = [title(words, save.game)] if several else []
    said += [words("saves-network")] if save.network else []
    alone = any(seat.kind == AUTOMATON for seat in save.seats)
    return said + option_words(words, save.game, save.options, switches_only=alone)


def state(words: Catalogue, save: Summary, places: Sequence[int] = ()) -> str:
    """Its progress, and the winner if known."""
    if save.finished and len(places) == len(save.seats):
        first = [seat_name(words, save.seats[seat]) for seat in standings.winners(places)]
        return words("saves-won" if len(first) == 1 else "saves-shared", name=listed(words, first))
    if save.finished:
        return words("saves-finished")
    if save.round:
        return words("saves-round", round=save.round)
    return words("saves-under-way" if save.begun else "saves-not-begun")


def resumes(words: Catalogue, save: Summary) -> str:
    """Its progress, and the players."""
    if any(seat.kind == AUTOMATON for seat in save.seats):
        return words("title-continue-solo", round=max(1, save.round))
    names = listed(words, [seat_name(words, seat) for seat in save.seats])
    if not save.begun:
        return words("title-continue-start", names=names)
    if not save.round:
        return words("title-continue-with", names=names)
    return words("title-continue-below", round=save.round, names=names)


def minutes(words: Catalogue, save: Summary) -> str:
    """How long it has been played."""
    return words("saves-minutes", minutes=max(1, round(save.seconds / 60)))


def played(save: Summary) -> str:
    """The date of the last turn, or ""."""
    try:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(save.played))
    except (OverflowError, OSError, ValueError):  # a file may have any date
        return ""


def folder(path: Path) -> str:
    """The short name of a folder, with its parent if it is called `saves`."""
    return f"{path.parent.name}/{path.name}" if path.name == "saves" and path.parent.name else path.name or str(path)


def _player(words: Catalogue, seat: Seat) -> str:
    name = seat_name(words, seat)
    level = level_of(seat)
    return name if level is None else words("saves-bot", name=name, level=level)


def span(words: Catalogue, ms: int) -> str:
    """A rounded span in minutes, hours or days, whichever takes the fewest words."""
    if ms < 2 * HOUR:
        return words("span-minutes", count=max(1, round(ms / _MINUTE)))
    if ms < 2 * DAY:
        return words("span-hours", count=round(ms / HOUR))
    return words("span-days", count=round(ms / DAY))
