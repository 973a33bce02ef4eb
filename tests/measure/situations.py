"""Situations of tables by turn in real life, with the real programs of two households and a relay.

python -m tests.measure.situations         # as root, on Linux; three minutes

A bot whose owner is away, five messages in a minute, the night in which the clocks go back, a circle of one, and of two
members with one name.
"""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Final

from tests import patience
from tests.measure.households import HOUSES, ME, World, insist, live, prepare

WATCH: Final = ("-m", "luna", "watch")
GAP: Final = 0.001  # days between two messages


def bots(world: World) -> None:
    """The bot of the first household plays without a window, also after the other one has let it play."""
    owner, other = HOUSES
    world.sit_down("bots", bots=1)
    world.journals = world.journals_of("bots")
    played = 0
    for number in range(12):
        world.level()
        if world.look(owner).bot_moves:
            before = world.look(owner).turn
            for house in HOUSES:
                world.visit(house)
            insist(world.look(other).turn == before, "a bot plays though nobody has asked for it")
            if played:
                world.run(other, *ME, "lend", str(world.journals[other]))
            world.run(owner, *WATCH, "--once", "--bots")
            world.level()
            insist(world.look(other).turn == before + 1, "the bot has not played, or not once")
            played += 1
        else:
            prepare(world.journals[world.mover], number)
            world.visit(world.mover)
    insist(played > 2, "the bot was never to move")


def five(world: World) -> None:
    """Somebody plays at five tables within a minute: that is one message."""
    teller, other = HOUSES
    for number in range(5):
        world.sit_down(f"five{number}")
        world.journals = world.journals_of(f"five{number}")
        world.level()
        if world.mover == teller:
            prepare(world.journals[teller], number)
            world.visit(teller)
            world.level()
    world.day += GAP
    told = world.folder / "told"
    command = f"sh -c 'echo $LUNA_TABLES >> {told}'"
    watching = world.start(teller, *WATCH, "--all", "--run", command)
    began = time.monotonic()
    for number in range(5):
        world.journals = world.journals_of(f"five{number}")
        prepare(world.journals[other], number)
        world.visit(other)
    patience.until(lambda: told.exists() and sum(map(int, told.read_text().split())) == 5, limit=100, pause=0.5)
    took = time.monotonic() - began
    watching.terminate()
    watching.wait()
    said = told.read_text().split()
    insist(len(said) <= 1 + took / 60, f"{len(said)} messages in {took:.0f} seconds")
    print(f"five tables: {len(said)} messages in {took:.0f} s")


def winter(world: World) -> None:
    """On 25 October 2026 in Berlin the hour from two to three occurs twice, and is quiet both times."""
    teller = next(house for house in HOUSES if house == world.mover)
    midnight = datetime(2026, 10, 24, 22, tzinfo=UTC).timestamp()
    heard = []
    (world.folder / teller / "watch.told").unlink(missing_ok=True)
    for half_hours in range(1, 10):
        world.wrong[teller] = (midnight + 1800 * half_hours - time.time()) / 86400 - world.day
        said = world.run(teller, *WATCH, "--once", "--run", "true", "--quiet", "2-3", TZ="Europe/Berlin")
        heard.append("your turn" in said or "wait for you" in said)
        (world.folder / teller / "watch.told").unlink(missing_ok=True)
    world.wrong[teller] = 0.0
    insist(heard == [True] * 3 + [False] * 4 + [True] * 2, f"quiet at the wrong time: {heard}")


def circle(world: World) -> None:
    """A circle of one works; a member who joins under the founder's name, in other letters, is distinguished."""

    def say(house: str, *words: str) -> str:
        return world.run(house, "-m", "luna", "circle", *words)

    one, two = HOUSES
    file = world.folder / "one.circle"
    say(one, "found", "Alone", "--as", "Anna")
    insist("Anna (founder)" in say(one, "show", "Alone") and "0 signed" in say(one, "sign", "Alone"), "a circle of one")
    say(one, "give", "Alone", "-o", str(file))
    insist("0 new" in say(one, "take", str(file)), "the own file is new")
    invitation = say(one, "invite", "Alone").split()[-1]
    insist("Alone" in say(two, "join", invitation, "--as", "\u13aann\u0430"), "nobody joins")
    say(two, "give", "Alone", "-o", str(file), "--force")
    say(one, "take", str(file))
    shown = say(one, "show", "Alone")
    insist("Anna (1)" in shown and "(2) (invited by Anna (1))" in shown, shown)


def play(world: World) -> None:
    """All of it."""
    for scene in (bots, five, winter, circle):
        scene(world)
        print(f"{scene.__name__}: well")


if __name__ == "__main__":
    live(play)
