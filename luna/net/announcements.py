"""Announcements heard on a network where anybody may announce anything: a bounded cache, not for one machine alone."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final, Generic, Protocol, TypeVar

_NAMES: Final = 256
_OF_ONE: Final = 16  # offers of one machine
_VOICES: Final = 4  # announcers of one name


class _Placed(Protocol):
    @property
    def host(self) -> str:
        """The address of the machine."""

    @property
    def proof(self) -> bytes:
        """The fingerprint of the announcer's certificate."""


T = TypeVar("T", bound=_Placed)


class Heard(Generic[T]):
    """Names, and the newest offers of each. When it is full, the machine with most offers makes room.

    Anybody can announce any name: a second announcer with another certificate is listed beside the first. Anybody can
    announce any address too: of the offers for one machine random ones are dropped, so a flood hides a real one for
    moments only.
    """

    def __init__(self, most: int = _NAMES) -> None:
        self._most = most
        self._names: dict[str, None] = {}
        self._offers: dict[str, dict[bytes, tuple[T, float]]] = {}  # by name and proof, and when it was heard

    @property
    def names(self) -> list[str]:
        """The names to look up, and to look up again while they are valid."""
        return list(self._names)

    def hear(self, name: str) -> None:
        """Note a name that is announced."""
        if name not in self._names and len(self._names) >= self._most:
            self.forget(self._least())
        self._names[name] = None

    def forget(self, name: str) -> None:
        """Forget a name after its goodbye."""
        self._names.pop(name, None)
        self._offers.pop(name, None)

    def learn(self, name: str, offer: T, now: float) -> None:
        """Note the offer of a name. When one machine has more than its share, a random one of its offers goes."""
        if name not in self._names:
            return
        others = [(other, one) for other, one in self._said() if other != name and one.host == offer.host]
        if len(others) >= _OF_ONE:
            other, one = random.choice(others)
            self._offers[other] = {by: pair for by, pair in self._offers[other].items() if by != one.proof}
        said = {**self._offers.get(name, {}), offer.proof: (offer, now)}
        while len(said) > _VOICES:
            said.pop(min(said, key=lambda proof: said[proof][1]))
        self._offers[name] = said

    def offers(self, since: float) -> list[T]:
        """The offers that were heard since that time."""
        said = [pair for by_proof in list(self._offers.values()) for pair in by_proof.values()]
        return [offer for offer, heard in said if heard > since]

    def _said(self) -> list[tuple[str, T]]:
        return [(name, offer) for name, said in list(self._offers.items()) for offer, _ in said.values()]

    def _least(self) -> str:
        """The name that makes room: one without an offer, else one of the machine with most offers."""
        silent = next((name for name in self._names if not self._offers.get(name)), None)
        if silent is not None:
            return silent
        said = self._said()
        most, _ = Counter(offer.host for _, offer in said).most_common(1)[0]
        return random.choice([name for name, offer in said if offer.host == most])
