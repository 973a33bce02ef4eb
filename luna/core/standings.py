"""Places and winners of a game (`Game.places`): seats that the rules hold equal share a place."""

from collections.abc import Sequence
from typing import Any


def placed(worth: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat, the highest worth first; a shared place leaves the following ones empty."""
    return tuple(1 + sum(other > own for other in worth) for own in worth)


def ranking(places: Sequence[int]) -> tuple[int, ...]:
    """Seats from first to last; those that share a place stay in seat order."""
    return tuple(sorted(range(len(places)), key=places.__getitem__))


def winners(places: Sequence[int]) -> tuple[int, ...]:
    """The seats in first place."""
    return tuple(seat for seat, place in enumerate(places) if place == 1)


def share(places: Sequence[int], seat: int) -> float:
    """A seat's share of the victory: 1 for a sole winner, an equal part for a shared first place, else 0."""
    return (places[seat] == 1) / len(winners(places))
