"""A circle whose people play, sign and cheat on request, the same in every run."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import count
from typing import Final

from luna.circle import entries
from luna.circle.circle import Circle
from luna.circle.entries import Body, Entry, Found, Invite, Join, Result
from luna.core.standings import placed
from luna.net.identity import Identity

GAME: Final = "luna"
BEGAN: Final = 1_700_000_000


def secret(word: str) -> Identity:
    """A key derived from a word."""
    return Identity(hashlib.blake2b(word.encode(), digest_size=32).digest())


class People:
    """A circle and the keys of its members by name."""

    def __init__(self, *names: str, circle: str = "friends") -> None:
        self.own = secret(circle)
        self.key = self.own.key
        self.keys: dict[str, Identity] = {}
        self.all: list[Entry] = []
        self._games = count(1)
        founder, *others = names
        self.keys[founder] = secret(founder)
        self.all.append(entries.sign(self.key, self.own, Found("Friends", self.keys[founder].key, founder)))
        for name in others:
            self.join(name, by=founder)

    @property
    def circle(self) -> Circle:
        """The set of all statements."""
        return Circle(self.key, self.all)

    def key_of(self, name: str) -> bytes:
        """The public key of a person."""
        return self.keys[name].key

    def say(self, name: str, body: Body) -> Entry:
        """A person signs a statement."""
        self.all.append(entries.sign(self.key, self.keys[name], body))
        return self.all[-1]

    def join(self, name: str, by: str, shown: str = "") -> None:
        """A person joins by another's invitation."""
        guest, me = secret(f"guest {name}"), secret(name)
        self.keys[name] = me
        self.say(by, Invite(guest.key))
        self.say(name, Join(shown or name, guest.key, entries.invited(self.key, guest, me.key)))

    def result(
        self, players: Sequence[str | int | None], worth: Sequence[int], at: int = 0, table: bytes = b""
    ) -> Result:
        """A result: people by name, bots by level, strangers as None. `worth`: the higher, the better."""
        number = next(self._games)
        named = tuple(
            b"" if who is None else entries.bot(who) if isinstance(who, int) else self.key_of(who) for who in players
        )
        sheet = hashlib.blake2b(b"sheet %d" % number).digest()[:32]
        table = table or hashlib.blake2b(b"table %d" % number, digest_size=16).digest()
        when = BEGAN + (at or number)
        return Result(table, sheet, when, GAME, 1, bytes(8), named, placed(worth), tuple(worth))

    def play(self, players: Sequence[str | int | None], worth: Sequence[int], at: int = 0) -> Result:
        """A game that all its people sign."""
        result = self.result(players, worth, at)
        self.sign(result, *(who for who in players if isinstance(who, str)))
        return result

    def sign(self, result: Result, *names: str) -> None:
        """Sign a result by these people."""
        for name in names:
            self.say(name, result)
