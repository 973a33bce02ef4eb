"""The capacity of a circle. When the entries exceed it, it is divided along the members' invitations.

A member has one share, and all who joined by one of its invitations have one together, which is divided in the same
way. Unused capacity goes to the others. So nobody can crowd out the others, not even with invented friends. Below the
bounds everything stays. The omitted entries follow from the set alone.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final

from luna.circle.circle import MOST, Circle, guests
from luna.circle.entries import Entry, Join, Result
from luna.circle.letters import LARGEST

CAPACITY: Final = LARGEST - (64 << 10)
"""Bytes of entries and sheets."""
_LEAST: Final = -(CAPACITY // -MOST)  # bytes that an entry counts for
_FRAME: Final = 8  # bytes around an entry or a sheet in a file


def fits(circle: Circle) -> bool:
    """Whether everything fits."""
    data = chain((one.data for one in circle.entries.values()), (one.data for one in circle.sheets.values()))
    return len(circle.entries) <= MOST and sum(len(one) + _FRAME for one in data) <= CAPACITY


def bounded(circle: Circle) -> Circle:
    """The circle reduced to its capacity."""
    if fits(circle):
        return circle
    weights, said = _weights(circle), defaultdict[bytes, list[Entry]](list)
    for entry in sorted(circle.entries.values(), key=lambda one: (not isinstance(one.body, Join), one.kind, one.id)):
        said[entry.author if entry.author in circle.members else b""].append(entry)
    own = {key: sum(weights[entry.id] for entry in mine) for key, mine in said.items()}
    came = guests(circle.members)
    sizes = dict[bytes, int]()
    for key in reversed([*circle.members]):  # each before the member that invited
        sizes[key] = own.get(key, 0) + sum(sizes[guest] for group in came[key].values() for guest in group)
    kept = list[Entry]()
    first = came[b""][b""]  # the founder, if the founding is here; strangers and the founding are together
    strange, *rooms = _shares(CAPACITY, [own.get(b"", 0), *(sizes[key] for key in first)])
    room = dict(zip(first, rooms, strict=True))
    kept += _first(said[b""], weights, strange)
    for key in circle.members:
        groups = list(came[key].values())
        mine, *theirs = _shares(room[key], [own.get(key, 0), *(sum(map(sizes.__getitem__, one)) for one in groups)])
        kept += _first(said[key], weights, mine)
        for group, left in zip(groups, theirs, strict=True):
            room |= zip(group, _shares(left, [sizes[guest] for guest in group]), strict=True)
    return Circle(circle.key, kept, circle.sheets.values())


def _weights(circle: Circle) -> dict[bytes, int]:
    """The weights of entries, by id. The signers of a result share its sheet."""
    signers = defaultdict[bytes, int](int)
    for _, result in circle.all(Result):
        signers[result.sheet] += 1
    weights = {}
    for entry in circle.entries.values():
        size = len(entry.data) + _FRAME
        if isinstance(entry.body, Result) and (sheet := circle.sheets.get(entry.body.sheet)) is not None:
            size += -((len(sheet.data) + _FRAME) // -signers[entry.body.sheet])
        weights[entry.id] = max(_LEAST, size)
    return weights


def _shares(room: int, sizes: Sequence[int]) -> list[int]:
    """Room for each: its need, or the same as every other one that needs more."""
    given = [0] * len(sizes)
    for number, at in enumerate(sorted(range(len(sizes)), key=sizes.__getitem__)):
        given[at] = min(sizes[at], room // (len(sizes) - number))
        room -= given[at]
    return given


def _first(said: Iterable[Entry], weights: dict[bytes, int], room: int) -> list[Entry]:
    """The first of the entries that fit."""
    kept = []
    for entry in said:
        room -= weights[entry.id]
        if room < 0:
            break
        kept.append(entry)
    return kept
