"""The characters of a game, one for each seat and role (a bot's style): bots play as them, people may choose."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple


class Cast(NamedTuple):
    """All characters of a game. A seat without names has playing styles only, and no faces."""

    roles: Sequence[str] = ()
    names: Mapping[str, Sequence[str]] = MappingProxyType({})  # names by seat, one for each role
    usual: Mapping[str, str] = MappingProxyType({})  # the default role of each seat

    def role(self, seat: str, chosen: str | None = None) -> str | None:
        """The chosen role if it exists for this seat, else the default; None for a seat without characters."""
        return chosen if chosen in self.roles and seat in self.names else self.usual.get(seat)

    def name(self, seat: str, role: str) -> str:
        """The name of a character."""
        return self.names[seat][self.roles.index(role)]

    def seed(self, chance: int, role: str | None) -> int:
        """A bot seed that encodes the role; at most `chance`."""
        count = len(self.roles)
        return chance if role is None else max(0, chance // count - 1) * count + self.roles.index(role)

    def temper(self, seed: int) -> str | None:
        """The playing style that a bot seed encodes; None in a game without roles."""
        return self.roles[seed % len(self.roles)] if self.roles else None

    def seeded(self, seat: str, seed: int) -> str | None:
        """The role whose face a bot with this seed shows; None for a seat without faces."""
        return self.temper(seed) if seat in self.names else None


GLAD: Final = "glad"
VEXED: Final = "vexed"
"""Moods of a face. Every portrait has a variant for each, beside the neutral one."""
_RANKS: Final = 6  # pictures of a bot's rank, two levels each; the highest has the levels above as well


class Face(NamedTuple):
    """The portrait of a player."""

    seat: str  # id of the look
    role: str
    level: int | None = None  # of a bot; None for a person
    mood: str = ""  # "" is neutral

    @property
    def layers(self) -> tuple[str, ...]:
        """The pictures from back to front, all on one canvas around the centre of the disc."""
        rank = 0 if self.level is None else min(self.level // 2, _RANKS - 1)
        frame = 0 if self.level is None else max(1, rank)
        drawn = f"portraits/{self.seat}-{self.role}"
        if self.mood:
            drawn = f"portraits/{self.seat}-{self.role}-{self.mood}"
        pictures = f"portraits/back-{self.seat}", f"portraits/frame-{frame}", drawn
        return pictures if self.level is None else (*pictures, f"portraits/level-{rank}")


NOBODY: Final = Cast()
"""The cast of a game without characters: bots have the names of their seats, and no faces."""
