"""Who is first, from the places that a game gives (`Game.places`): seats that its rules hold equal share a place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def placed(worth: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat by what it is worth, the highest first; whoever shares one leaves the next ones empty."""
    return tuple(1 + sum(other > own for other in worth) for own in worth)


def ranking(places: Sequence[int]) -> tuple[int, ...]:
    """Seats from the first to the last, those that share a place in the order of their seats."""
    return tuple(sorted(range(len(places)), key=places.__getitem__))


def winners(places: Sequence[int]) -> tuple[int, ...]:
    """The seats of the first place: one, or all that share it."""
    return tuple(seat for seat, place in enumerate(places) if place == 1)


def share(places: Sequence[int], seat: int) -> float:
    """A seat's part of the victory: 1 who is first alone, an equal part for all that share the first place, else 0."""
    return (places[seat] == 1) / len(winners(places))
