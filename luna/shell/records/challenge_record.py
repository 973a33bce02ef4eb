"""The challenge of a table: which it is, how it stands, and what is noted when the game is over."""

from __future__ import annotations

from collections.abc import Mapping

from luna.learning.challenge import KEY, Challenge, facts, named
from luna.log.records import HUMAN
from luna.shell.app.scene import App
from luna.shell.players.seats import level_of
from luna.shell.records import achievements
from luna.table.table import Table
from luna.text import Catalogue


def of(table: Table) -> Challenge | None:
    """The challenge for which it was dealt; None as soon as somebody else plays there than it says."""
    challenge = named(table.game.NAME, table.header.options.get(KEY))
    if challenge is None:
        return None
    levels = {seat.order: level for seat in table.seats if (level := level_of(seat)) is not None}
    people = sum(seat.kind == HUMAN for seat in table.seats)
    return challenge if people == 1 and levels == challenge.levels(table.game) else None


def standing(table: Table) -> Mapping[str, int]:
    """The facts of the person there, now."""
    seat = next(number for number, seat in enumerate(table.seats) if seat.kind == HUMAN)
    return facts(table.game, table.dealt, [played.turn for played in table.history], seat)


def name_of(game: str, challenge: Challenge) -> str:
    """Under what it is noted."""
    return f"{game}/{KEY}/{challenge.name}"


def pennant(app: App, challenge: Challenge, met: bool) -> str:
    """The name of its picture, empty where its game has drawn none."""
    name = f"learn/challenge-{challenge.name}-{'done' if met else 'open'}"
    return name if app.art.has(name) else ""


def goals(words: Catalogue, challenge: Challenge, now: Mapping[str, int]) -> str:
    """How its goals stand, in one line."""
    return " \N{MIDDLE DOT} ".join(
        words(f"wanted-{goal.fact}-{goal.bound}", now=now[goal.fact], number=goal.number) for goal in challenge.goals
    )


def note(app: App, table: Table) -> None:
    """The game is over: a challenge that was met is noted."""
    challenge = of(table)
    if challenge is not None and challenge.met(standing(table)):
        achievements.progress(app).win(name_of(table.game.NAME, challenge), 1)


def verdict(words: Catalogue, table: Table) -> str:
    """What is said of it when the game is over, empty when there is nothing."""
    challenge = of(table)
    if challenge is None:
        return ""
    words = words.of(table.game.NAME)
    met = "challenge-met" if challenge.met(standing(table)) else "challenge-missed"
    return words(met, name=words(f"challenge-{challenge.name}"))
