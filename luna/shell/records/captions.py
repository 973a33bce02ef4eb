"""What a saved game is, in words: who plays, what was chosen, how far it is, where it lies."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from luna.core import registry, standings
from luna.log.records import AUTOMATON, Seat
from luna.log.summaries import Summary
from luna.shell.client.choices import shown, title
from luna.shell.players.seats import level_of, seat_name
from luna.text import Catalogue
from luna.text.sentences import listed


def who(words: Catalogue, save: Summary) -> str:
    """The players, bots with their levels; of a solo game its level and who plays it."""
    if any(seat.kind == AUTOMATON for seat in save.seats):
        people = listed(words, [seat_name(words, seat) for seat in save.seats if seat.kind != AUTOMATON])
        return words("saves-solo", name=people, **save.options)
    return listed(words, [_player(words, seat) for seat in save.seats])


def chosen(words: Catalogue, save: Summary) -> list[str]:
    """The set-up and what else was chosen before the game, each in a few words."""
    several = len(registry.listed()) > 1 and save.game
    said = [title(words, save.game)] if several else []
    said += [words("saves-network")] if save.network else []
    alone = any(seat.kind == AUTOMATON for seat in save.seats)
    return said + shown(words, save.game, save.options, switches_only=alone)


def state(words: Catalogue, save: Summary, places: Sequence[int] = ()) -> str:
    """How far it is, and who has won when that is known."""
    if save.finished and len(places) == len(save.seats):
        first = [seat_name(words, save.seats[seat]) for seat in standings.winners(places)]
        return words("saves-won" if len(first) == 1 else "saves-shared", name=listed(words, first))
    if save.finished:
        return words("saves-finished")
    if save.round:
        return words("saves-round", round=save.round)
    return words("saves-under-way" if save.begun else "saves-not-begun")


def resumes(words: Catalogue, save: Summary) -> str:
    """What there is to go on with: how far, with whom."""
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
    """When a save's last turn was saved, in words; empty for a date that cannot be."""
    try:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(save.played))
    except (OverflowError, OSError, ValueError):  # a file may have any date
        return ""


def folder(path: Path) -> str:
    """A folder in short: its own name, and for one that is called as all are, that of the folder around it."""
    return f"{path.parent.name}/{path.name}" if path.name == "saves" and path.parent.name else path.name or str(path)


def _player(words: Catalogue, seat: Seat) -> str:
    name = seat_name(words, seat)
    level = level_of(seat)
    return name if level is None else words("saves-bot", name=name, level=level)
