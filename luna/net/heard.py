"""What was heard on a network where anybody may say anything: bounded, so that no machine drowns the others."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final, Generic, Protocol, TypeVar

_NAMES: Final = 256
_OF_ONE: Final = 16  # offers of one machine
_VOICES: Final = 4  # who say that a name is theirs


class _Placed(Protocol):
    @property
    def host(self) -> str:
        """The address of a machine."""

    @property
    def proof(self) -> bytes:
        """By what who offers it is known."""


T = TypeVar("T", bound=_Placed)


class Heard(Generic[T]):
    """Names, and the newest offer of each. Where there is no room, the machine of which most is said makes room.

    A name is anybody's to say: who says it with another proof is heard beside the first, and does not replace him. So
    is an address: of what is said of one machine chance tells what is heard, again with each word, and who says a
    hundred tables of another's machine hides its own for moments only.
    """

    def __init__(self, most: int = _NAMES) -> None:
        self._most = most
        self._names: dict[str, None] = {}
        self._offers: dict[str, dict[bytes, tuple[T, float]]] = {}  # by name and proof, and when it was heard

    @property
    def names(self) -> list[str]:
        """What is to be looked up, and again as long as its word is good."""
        return list(self._names)

    def hear(self, name: str) -> None:
        """Somebody says that he has a table."""
        if name not in self._names and len(self._names) >= self._most:
            self.forget(self._least())
        self._names[name] = None

    def forget(self, name: str) -> None:
        """He says that he has none."""
        self._names.pop(name, None)
        self._offers.pop(name, None)

    def learn(self, name: str, offer: T, now: float) -> None:
        """What he has; where that is more than one machine's share, something else of it is heard no more."""
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
        """What was heard since then."""
        said = [pair for by_proof in list(self._offers.values()) for pair in by_proof.values()]
        return [offer for offer, heard in said if heard > since]

    def _said(self) -> list[tuple[str, T]]:
        return [(name, offer) for name, said in list(self._offers.items()) for offer, _ in said.values()]

    def _least(self) -> str:
        """Who makes room: a name with nothing behind it, else one of the machine of which most is said."""
        silent = next((name for name in self._names if not self._offers.get(name)), None)
        if silent is not None:
            return silent
        said = self._said()
        most, _ = Counter(offer.host for _, offer in said).most_common(1)[0]
        return random.choice([name for name, offer in said if offer.host == most])
