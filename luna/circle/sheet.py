"""The score sheet of a finished game: set-up, players and effective turns, without times, chat and undone turns.

The players sign its digest. Anyone with the sheet can replay the game and see who won. The digest is of the plain
bytes, because two machines may compress them differently.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import Any, Final, NamedTuple

from luna.core.game import GameError, Turn, play_all
from luna.core.levels import Character
from luna.core.registry import load
from luna.log import replay, savefile
from luna.log.records import BOT, LogHeader, Seat

KEY: Final = "circle"
"""The option of a table that names the circle it is played for."""


class Sheet:
    """A score sheet as the compact form of its game (`savefile`)."""

    def __init__(self, data: bytes) -> None:
        """`Refused` when it is not a compact form."""
        self.data = data
        compact = savefile.from_compact(data, "")
        self.header = compact.header
        self.digest: bytes = hashlib.blake2b(savefile.plain(*compact), digest_size=32, person=b"luna sheet").digest()

    @property
    def judged(self) -> bool:
        """Whether the game has already been replayed, which takes some hundredths of a second."""
        return "outcome" in vars(self)

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the game ended, by replaying it; None when this program cannot play it or it is not over."""
        try:
            game = load(self.header.game)
            loaded = replay.load_compact(game, self.data, "")
        except GameError:
            return None
        position = play_all(game, game.start(loaded.dealt), chain.from_iterable(loaded.turns))
        return Outcome(game.places(position), game.scores(position)) if loaded.after.over else None


class Outcome(NamedTuple):
    """The end of a game."""

    places: tuple[int, ...]
    points: tuple[int, ...]


def of_game(header: LogHeader, seats: Sequence[Seat], turns: Sequence[Turn], digest: bytes) -> Sheet:
    """The sheet of a finished game; `seats` are the players at its end, `digest` is that of its last position."""
    kept: Mapping[str, Any] = {name: header.options[name] for name in (KEY,) if name in header.options}
    plain = header._replace(seats=tuple(seats), options=kept)
    return Sheet(savefile.to_compact(plain, turns, digest))


def level_of(seat: Seat) -> int | None:
    """The level of a bot; None for a person or an automaton."""
    return Character.of(seat.bot).level if seat.kind == BOT else None
