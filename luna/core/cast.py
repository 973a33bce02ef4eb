"""The cast of a game: the characters that its computer players are, and that people may put on.

A character belongs to a seat and has a role; the role is his temper, and with the seat it says his name and picture.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, NamedTuple


@dataclass(frozen=True)
class Cast:
    """Who may sit where. Whoever has a name has the pictures of `Face.layers`; a role without one is but a temper."""

    roles: tuple[str, ...] = ()
    names: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """By seat, one for each role."""
    usual: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """The role of a seat for which none was chosen."""

    def role(self, seat: str, chosen: str | None = None) -> str | None:
        """The chosen role if there is such a one, else the usual one; None for a seat without characters."""
        return chosen if chosen in self.roles and seat in self.names else self.usual.get(seat)

    def name(self, seat: str, role: str) -> str:
        """What a character is called."""
        return self.names[seat][self.roles.index(role)]

    def seed(self, chance: int, role: str | None) -> int:
        """A seed at most as large as `chance` that says which role its bot has."""
        count = len(self.roles)
        return chance if role is None else max(0, chance // count - 1) * count + self.roles.index(role)

    def temper(self, seed: int) -> str | None:
        """The role by which the bot with that seed plays; None in a game without any."""
        return self.roles[seed % len(self.roles)] if self.roles else None

    def seeded(self, seat: str, seed: int) -> str | None:
        """The role of the bot with that seed that its face shows."""
        return self.temper(seed) if seat in self.names else None


_PERSON: Final = 0
"""The frame of a person; those of bots are 1 and above."""

GLAD: Final = "glad"
VEXED: Final = "vexed"
"""Moods of a face. Whoever has a picture has one of each beside that at rest."""


class Face(NamedTuple):
    """The face of who plays a seat."""

    seat: str  # id of the look
    role: str
    level: int | None = None  # of a bot
    mood: str = ""  # "" at rest, else one of the moods

    @property
    def layers(self) -> tuple[str, ...]:
        """Its pictures from back to front, all of one canvas with the disc's middle as their centre."""
        below = f"portraits/back-{self.seat}"
        drawn = f"portraits/{self.seat}-{self.role}"
        if self.mood:
            drawn = f"portraits/{self.seat}-{self.role}-{self.mood}"
        if self.level is None:
            return below, f"portraits/frame-{_PERSON}", drawn
        return below, f"portraits/frame-{max(1, self.level)}", drawn, f"portraits/level-{self.level}"


NOBODY: Final = Cast()
"""The cast of a game without characters: bots are called as their seats, and have no faces."""
