"""Seats of a table: names, levels of bots, newcomers, and the own seat."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from luna.core.game import Game
from luna.core.options import SeatLook
from luna.log.records import AUTOMATON, BOT, HUMAN, Seat
from luna.shell.app.settings import Settings
from luna.shell.client.choices import seat_word, usual_name
from luna.shell.players import faces
from luna.shell.players.opponents import Character
from luna.table.table import Player
from luna.text import Catalogue


def seat_name(words: Catalogue, seat: Seat) -> str:
    """How the player of a seat is called."""
    if seat.name:
        return seat.name
    if seat.kind == BOT:
        return usual_name(words, seat.order)
    return words("automaton") if seat.kind == AUTOMATON else seat_word(words, seat.order)


def looks(game: Game, seats: Sequence[Seat]) -> tuple[SeatLook, ...]:
    """How the seats of a table look; an opponent without a player looks as nobody else there."""
    known = {look.id: look for look in game.SEATS}
    free = [look for look in game.SEATS if all(seat.order != look.id for seat in seats)]
    return tuple(known.get(seat.order) or free.pop(0) for seat in seats)


def player(name: str, level: int | None = None) -> Player:
    """A person, or a bot of that level under this name, with a seed of its own."""
    return Player(name) if level is None else Player(name, BOT, str(Character.any(level)))


def newcomer(
    settings: Settings, words: Catalogue, order: str, level: int | None, others: Collection[str] = ()
) -> Player:
    """Whoever takes over a seat: a person under the name he last had there, or a bot of that level.

    `others` = the names at the table; no bot takes one of them.
    """
    if level is not None:
        return faces.bot(words.game, order, settings.faces, level, others)
    return Player(settings.names.get(order) or usual_name(words, order))


def free_name(settings: Settings, usual: Sequence[str], order: str, taken: Collection[str]) -> str:
    """A name for one more person at a machine: the last one there, or a `usual` one, that nobody else has."""
    known = [settings.names.get(order, ""), *usual]
    return next((name for name in known if name and name not in taken), usual[0])


def level_of(seat: Seat) -> int | None:
    """The level of the bot in a seat, None for a person."""
    return Character.of(seat).level if seat.kind == BOT else None


def own_seat(seats: Sequence[Seat], held: Collection[int] | None = None) -> int | None:
    """The seat of the only person at this machine; None where there are more, or none.

    `held`: the seats that are played from here; None = all, and then somebody else must play too.
    """
    people = [number for number, seat in enumerate(seats) if seat.kind == HUMAN]
    if held is not None:
        here = [number for number in people if number in held]
        return here[0] if len(here) == 1 else None
    return people[0] if len(people) == 1 and any(seat.kind != HUMAN for seat in seats) else None
