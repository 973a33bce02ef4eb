"""Automatic signing and spreading: evenings with forks and liars, and planted bugs that they must find."""

from __future__ import annotations

import random
from pathlib import Path
from unittest.mock import patch

import pytest

from luna.circle import entries
from luna.circle.entries import Rename
from luna.circle.games import State, games
from luna.log import bodies, savefile
from luna.log.bodies import ChatBody
from luna.log.consent import Consent
from luna.log.encoding import Codec
from luna.log.records import CHAT
from luna.log.replay import replay
from tests.circle.bugs_spread import BUGS
from tests.circle.people import People
from tests.circle.spreading import GameTable, evening, friends, meet, same, strangers
from tests.log.helpers import PEBBLES


@pytest.mark.parametrize("seed", range(3))
def test_results_sign_themselves_and_spread(seed: int) -> None:
    evening(seed)


@pytest.mark.parametrize("name", BUGS)
def test_a_planted_bug_is_found(name: str) -> None:
    with BUGS[name], pytest.raises(AssertionError):
        for seed in range(3):
            evening(seed)


def test_an_old_program_skips_the_seals(tmp_path: Path) -> None:
    """It knows only chat: the seals have no effect, and the game is the same."""
    machines = friends(tmp_path, ("Anna", "Ben"))
    meet(machines, random.Random(1))
    table = GameTable(1, machines)
    for seat in (0, 1):
        table.introduce(seat)
    table.play()
    table.sign(random.Random(1))
    contents = savefile.read(table.path(machines[0]))
    dealt = PEBBLES.header_from(dict(contents.header.setup))

    def fold() -> tuple[bytes, int]:
        found = replay(PEBBLES, dealt, contents.records, Consent.of(contents.header.seats, {})).fold
        return bytes(found.node.position), len(found.seals)

    new = fold()
    with patch.object(bodies, "_SEAL", Codec[ChatBody](ChatBody, printable=True)):
        old = fold()
    assert old == (new[0], 0) and new[1] == 4
    assert sum(one.kind == CHAT for one in contents.records) == 4


def test_a_newcomer_gets_a_large_circle_by_letters_alone(tmp_path: Path) -> None:
    """Nearly all entries arrive before the founding and the invitations that they depend on."""
    anna, ben, cleo = friends(tmp_path, ("Anna", "Ben", "Cleo"))
    meet([anna, ben], random.Random(1))
    people, held = People("Dora", "Emil"), ben.held
    results = [people.result(("Dora", None), (2, 1))._replace(players=(held.me.key, b"")) for _ in range(2000)]
    ben.shelf.add(held, held.circle.plus(*(entries.sign(held.circle.key, held.me, one) for one in results)))
    meet([ben, cleo], random.Random(2))
    same([ben, cleo])
    assert len(games(cleo.held.circle)) == len(results)


def test_strangers_do_not_delay_entries_of_members(tmp_path: Path) -> None:
    """They send entries with every greeting; only these are left out."""
    machines = anna, ben = friends(tmp_path, ("Anna", "Ben"))
    meet(machines, random.Random(1))
    anna.shelf.say(anna.held, Rename(1, "Anne"))
    anna.agent.take_in()
    for about, letter in [*anna.mail.greet(), *strangers(anna.held.circle, 120)]:
        for answer in ben.mail.took(about, letter):
            for more in anna.mail.took(*answer):
                ben.mail.took(*more)
    assert ben.agent.take_in() and not ben.held.circle.waiting
    same(machines)


def test_three_hundred_results_arrive_in_one_exchange(tmp_path: Path) -> None:
    """A member who was away for a year meets one who was not."""
    anna, ben = friends(tmp_path, ("Anna", "Ben"))
    meet([anna, ben], random.Random(1))
    people = People("Cleo", "Dora")
    held = anna.held
    bodies_of = [people.result(("Cleo", None), (2, 1)) for _ in range(300)]
    mine = [one._replace(players=(held.me.key, b"")) for one in bodies_of]
    anna.shelf.add(held, held.circle.plus(*(entries.sign(held.circle.key, held.me, one) for one in mine)))
    count = meet([anna, ben], random.Random(2))
    same([anna, ben])
    assert len(games(ben.held.circle)) == 300 and games(ben.held.circle)[0].state is State.UNSIGNED
    assert count < 17, "letters"
