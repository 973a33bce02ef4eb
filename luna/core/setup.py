"""Tools for the set-up of any game: seeded chance, digests, checks of headers, headers as plain data for the journal.

A header is a `NamedTuple` of plain values and tuples. Its field `position` holds the state (as JSON) of a game that
starts in the middle; "" is the usual start.
"""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from luna.core.game import GameError, Position

_Thing = TypeVar("_Thing")
H = TypeVar("H", bound=NamedTuple)

Problem = tuple[str, str] | None
"""The rule that a header breaks and a sentence; None when it breaks none."""
Checks = Mapping[str, Callable[[H], Problem]]
"""One check for each header line of the notation; a check reads only its own line and those before it."""


class SeededRandom:
    """The only random source of a set-up: a BLAKE2b counter stream that gives the same numbers on every Python."""

    def __init__(self, entropy: bytes) -> None:
        self._entropy = entropy
        self._count = 0

    def below(self, bound: int) -> int:
        """A uniform number from 0 to bound - 1."""
        limit = (1 << 64) // bound * bound
        while True:
            block = hashlib.blake2b(self._count.to_bytes(8, "big"), key=self._entropy[:64], digest_size=8).digest()
            self._count += 1
            value = int.from_bytes(block, "big")
            if value < limit:
                return value % bound

    def shuffled(self, things: Sequence[_Thing]) -> tuple[_Thing, ...]:
        """The things in a random order (Fisher-Yates)."""
        out = list(things)
        for last in range(len(out) - 1, 0, -1):
            other = self.below(last + 1)
            out[last], out[other] = out[other], out[last]
        return tuple(out)


def digest(octets: bytes | bytearray) -> bytes:
    """The first 8 bytes of a hash, the same on every machine."""
    return hashlib.blake2b(octets, digest_size=8).digest()


def data_digest(values: dict[str, Any]) -> bytes:
    """The digest of the values of a data file: independent of comments and blanks, but not of the order of tables."""
    return digest(repr(values).encode())


def checked(header: H, checks: Checks[H]) -> H:
    """The header itself; `GameError` at the first rule that it breaks."""
    for check in checks.values():
        problem = check(header)
        if problem:
            raise GameError(f"{problem[0]}: {problem[1]}")
    return header


def position_problem(header: Any, start: Callable[[Any], Position]) -> Problem:
    """The check of a header's `position`."""
    if header.position:
        try:
            start(header)
        except GameError as error:
            return "position", str(error).removeprefix("position: ")
    return None


def with_state(header: H, state: Mapping[str, Any], checks: Checks[H], **changes: Any) -> H:
    """The header of the same set-up that starts from a state; `GameError` when the game cannot start there."""
    try:
        position = json.dumps(state)
    except (TypeError, ValueError, RecursionError) as error:  # bytes, a cycle, nested too deep
        raise GameError("position: the state is not plain data") from error
    return checked(header._replace(position=position, **changes), checks)


def plain(header: NamedTuple) -> dict[str, Any]:
    """The header as plain data, without its `position`."""
    return {key: _listed(value) for key, value in header._asdict().items() if key != "position"}


def header_from(data: Any, sample: H, title: str) -> H:
    """The unchecked header in plain data, without `position`; `GameError` for another shape than the `sample`'s."""
    fields = {key: value for key, value in sample._asdict().items() if key != "position"}
    if not isinstance(data, dict) or data.keys() - {"position"} != fields.keys():
        raise GameError(f"the set-up of this game is not one of {title}")
    for key, value in fields.items():
        if not _alike(value, data[key]):
            raise GameError(f"the set-up of this game has a wrong value for {key}")
    return sample._replace(**{key: _frozen(data[key]) for key in fields})


def _listed(value: Any) -> Any:
    return [_listed(item) for item in value] if isinstance(value, tuple) else value


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _alike(sample: Any, value: Any) -> bool:
    if isinstance(sample, tuple):
        return type(value) is list and all(_alike(sample[0], item) for item in value)
    return type(value) is type(sample)
