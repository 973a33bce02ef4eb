"""What was heard on a network where anybody may say anything: bounded, so that no machine drowns the others."""

from __future__ import annotations

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
    """Names, and the newest offer of each. Where there is no room, whoever has said most makes room.

    A name is anybody's to say: who says it with another proof is heard beside the first, and does not replace him.
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
        """What he has; more than is one machine's share is not heard."""
        said = dict(self._offers.get(name, {}))
        others = sum(one.host == offer.host for other, one in self._said() if other != name)
        if name in self._names and others < _OF_ONE:
            said[offer.proof] = offer, now
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
        """Who makes room: what is behind no name, else the machine that has said most; the oldest of that."""
        silent = next((name for name in self._names if name not in self._offers), None)
        if silent is not None:
            return silent
        said = self._said()
        many = Counter(offer.host for _, offer in said)
        return max(self._names, key=lambda name: max(many[offer.host] for other, offer in said if other == name))
