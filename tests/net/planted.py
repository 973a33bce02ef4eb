"""Bugs planted into relay, session and fleet, each found by a simulator: only such fault tests count.

python -m tests.net.planted --most 1000          # the first seed that finds each
"""

import argparse
from typing import Final

from tests.net import (
    bugs,
    bugs_door,
    bugs_fleet,
    bugs_order,
    bugs_quotas,
    bugs_search,
    bugs_seats,
    bugs_weeks,
    fleet_world,
    simulator,
    sleeping_machines,
    weeks,
)
from tests.net.simulator import World


def at_the_door(seed: int) -> World:
    """One of the evenings on which strangers knock."""
    return simulator.evening(8 * seed + 6)


def in_the_flood(seed: int) -> World:
    """One of the evenings with greedy strangers."""
    return simulator.evening(8 * seed + 7)


BUGS: Final = {
    name.replace("_", " "): (bug, evening)
    for module, evening in (
        (bugs_order, simulator.evening),
        (bugs_seats, simulator.evening),
        (bugs_door, at_the_door),
        (bugs_fleet, fleet_world.evening),
        (bugs_quotas, in_the_flood),
        (bugs_search, sleeping_machines.evening),
        (bugs_weeks, weeks.evening),
    )
    for bug, name in bugs.names(module).items()
    if bug not in getattr(module, "SCRIPTED", ())
}
"""The bug and an evening that may find it, by name."""


def first_seed(name: str, most: int, first: int = 0) -> int | None:
    """The first seed that finds a bug; None when none of so many does."""
    bug, evening = BUGS[name]
    with bug:
        for seed in range(first, first + most):
            try:
                evening(seed)
            except Exception:  # any exception has found it
                return seed
    return None


def main() -> None:
    """The first seed for each bug."""
    parser = argparse.ArgumentParser("planted")
    parser.add_argument("--most", type=int, default=1000, help="seeds for each bug")
    wanted = parser.parse_args()
    seeds = {name: first_seed(name, wanted.most) for name in BUGS}
    for name, seed in seeds.items():
        print(f"{name:55} {'not found' if seed is None else f'seed {seed}'}", flush=True)
    found = sum(seed is not None for seed in seeds.values())
    print(f"{found} of {len(seeds)} found within {wanted.most} seeds")
    raise SystemExit(found < len(seeds))


if __name__ == "__main__":
    main()
