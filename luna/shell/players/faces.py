"""The characters of the seats: their faces, names and tempers."""

import secrets
from collections.abc import Collection, Mapping, Sequence

from luna.core import registry
from luna.core.cast import NOBODY, Cast, Face
from luna.core.game import GameError
from luna.core.levels import Character
from luna.log.records import AUTOMATON, BOT, Seat
from luna.table.table import Player

Chosen = Mapping[str, str]  # the chosen roles by seat: `Settings.faces`


def cast(game: str) -> Cast:
    """The characters of a game; none if it is not installed."""
    try:
        return registry.characters(game)
    except GameError:
        return NOBODY


def of(game: str, seats: Sequence[Seat], roles: Chosen) -> tuple[Face | None, ...]:
    """The faces at a table by seat, or None. A bot's is in its seed, a person's is in the settings."""
    return tuple(_face(cast(game), seat, roles) for seat in seats)


def chosen(game: str, seat: str, roles: Chosen, level: int | None = None) -> Face | None:
    """The face for a new player of a seat."""
    role = cast(game).role(seat, roles.get(seat))
    return None if role is None else Face(seat, role, level)


def next_character(game: str, face: Face) -> Face:
    """The next character of the same seat."""
    roles = cast(game).roles
    return face._replace(role=roles[(roles.index(face.role) + 1) % len(roles)])


def name(game: str, face: Face) -> str:
    """The name of a character."""
    return cast(game).name(face.seat, face.role)


def random_bot(level: int) -> Character:
    """A bot of a level with a random seed."""
    return Character(level, secrets.randbits(32))


def bot(game: str, seat: str, roles: Chosen, level: int, people: Collection[str] = ()) -> Player:
    """A bot with the name and temper of the chosen character, or of the next one if a person has that name.

    Its seed is random.
    """
    face, character = chosen(game, seat, roles, level), random_bot(level)
    if face is None:
        return Player("", BOT, str(character))
    taken, first = {one.casefold() for one in people}, face
    while name(game, face).casefold() in taken:
        face = next_character(game, face)
        if face == first:
            break
    seed = cast(game).seed(character.seed, face.role)
    return Player(name(game, face), BOT, str(character._replace(seed=seed)))


def stand_in(game: str, seat: Seat, roles: Chosen, level: int) -> Seat:
    """The seat of a person taken over by a bot, which keeps name and face."""
    character, role = random_bot(level), cast(game).role(seat.order, roles.get(seat.order))
    bot = character._replace(seed=cast(game).seed(character.seed, role))
    return seat._replace(kind=BOT, bot=str(bot))


def _face(cast: Cast, seat: Seat, roles: Chosen) -> Face | None:
    if seat.kind == AUTOMATON:
        return None
    level, seed = Character.of(seat.bot) if seat.kind == BOT else (None, None)
    role = cast.role(seat.order, roles.get(seat.order)) if seed is None else cast.seeded(seat.order, seed)
    return None if role is None else Face(seat.order, role, level)
