"""A player's achievements, and the challenge of a table: its name, its state, and its result."""

from collections.abc import Mapping

from luna.learning.challenge import KEY, Challenge, facts, named
from luna.learning.progress import Progress
from luna.log.records import HUMAN
from luna.shell.app.scene import App
from luna.shell.players.seats import level_of
from luna.table.table import Table
from luna.text import Catalogue


def progress(app: App) -> Progress:
    """Everything won so far, read at once and written in a thread; a failure is reported."""
    return Progress(app.home, lambda work: app.library.do(work, app.tell))


def challenge_of(table: Table) -> Challenge | None:
    """The challenge that the table was dealt for; None as soon as other players than its own have a seat."""
    challenge = named(table.game.NAME, table.header.options.get(KEY))
    if challenge is None:
        return None
    levels = {seat.order: level for seat in table.seats if (level := level_of(seat)) is not None}
    people = sum(seat.kind == HUMAN for seat in table.seats)
    return challenge if people == 1 and levels == challenge.levels(table.game) else None


def standing(table: Table) -> Mapping[str, int]:
    """The facts of the only person at a table, now."""
    seat = next(number for number, seat in enumerate(table.seats) if seat.kind == HUMAN)
    return facts(table.game, table.dealt, [played.turn for played in table.history], seat)


def name_of(game: str, challenge: Challenge) -> str:
    """The key of a challenge in the progress."""
    return f"{game}/{KEY}/{challenge.name}"


def pennant(app: App, challenge: Challenge, met: bool) -> str:
    """The name of a challenge's picture, or "" if its game has none."""
    name = f"learn/challenge-{challenge.name}-{'done' if met else 'open'}"
    return name if app.art.has(name) else ""


def goals(words: Catalogue, challenge: Challenge, now: Mapping[str, int]) -> str:
    """The state of its goals, in one line."""
    return " \N{MIDDLE DOT} ".join(
        words(f"wanted-{goal.fact}-{goal.bound}", now=now[goal.fact], number=goal.number) for goal in challenge.goals
    )


def note(app: App, table: Table) -> None:
    """Record a challenge that was met, at the end of its game."""
    challenge = challenge_of(table)
    if challenge is not None and challenge.met(standing(table)):
        progress(app).win(name_of(table.game.NAME, challenge), 1)


def verdict(words: Catalogue, table: Table) -> str:
    """The sentence about the challenge at the end of its game, or ""."""
    challenge = challenge_of(table)
    if challenge is None:
        return ""
    words = words.of(table.game.NAME)
    met = "challenge-met" if challenge.met(standing(table)) else "challenge-missed"
    return words(met, name=words(f"challenge-{challenge.name}"))
