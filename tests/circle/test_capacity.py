"""A circle that one member fills: the others keep their room, and all machines keep the same entries."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from luna.circle import capacity, entries, letters
from luna.circle.agent import CircleAgent
from luna.circle.capacity import bounded, fits
from luna.circle.circle import Circle
from luna.circle.entries import Rename
from luna.circle.exchange import NewEntries
from luna.circle.sheet import Sheet
from luna.circle.shelf import Shelf
from luna.log.notices import Refused
from tests.circle.people import People, secret

MOST = 60


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(capacity, "MOST", MOST)
    monkeypatch.setattr(capacity, "CAPACITY", MOST * capacity._LEAST)


def honest() -> People:
    """Four friends, each invited by the one before, with some statements."""
    people = People("Anna")
    for by, name in (("Anna", "Bruno"), ("Bruno", "Carla"), ("Anna", "Dora")):
        people.join(name, by=by)
    for name in ("Anna", "Bruno", "Carla"):
        for number in range(1, 6):
            people.say(name, Rename(number, f"{name} {number}"))
    return people


def alone(people: People) -> None:
    """A member makes many statements."""
    for number in range(1, 300):
        people.say("Dora", Rename(number, "Dora"))


def in_a_crowd(people: People) -> None:
    """A member invites invented friends, who invite more."""
    for number in range(60):
        people.join(f"d{number}", by="Dora" if number < 20 else f"d{number - 20}")
        people.say(f"d{number}", Rename(1, "Dora"))


def through_a_leak(people: People) -> None:
    """Strangers have an invitation by the founder, and all join with it."""
    people.join("first", by="Anna")
    (guest,) = {one.guest for one in people.circle.members.values() if one.key == people.key_of("first")}

    invitation = secret("guest first")
    assert invitation.key == guest
    for number in range(200):
        me = secret(f"leak {number}")
        proof = entries.invited(people.key, invitation, me.key)
        people.all.append(entries.sign(people.key, me, entries.Join("Dora", guest, proof)))


def as_strangers(people: People) -> None:
    """People without an invitation make many statements."""

    for number in range(200):
        people.all.append(entries.sign(people.key, secret(f"stranger {number}"), Rename(1, "Dora")))


@pytest.mark.parametrize("flood", [alone, in_a_crowd, through_a_leak, as_strangers])
def test_a_member_that_fills_a_circle_takes_no_room_from_others(flood: object) -> None:
    people = honest()
    before = {entry.id for entry in people.all}
    assert callable(flood)
    flood(people)
    kept = bounded(people.circle)
    assert before <= kept.entries.keys() and fits(kept)
    assert bounded(kept) is kept and not fits(people.circle)
    assert list(kept.members)[:4] == list(honest().circle.members)


def test_without_shares_by_invitation_a_crowd_would_take_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    shares = capacity._shares
    monkeypatch.setattr(capacity, "_shares", lambda left, sizes: [min(left // 70, one) for one in shares(left, sizes)])
    with pytest.raises(AssertionError):
        test_a_member_that_fills_a_circle_takes_no_room_from_others(in_a_crowd)


@pytest.mark.parametrize("seed", range(6))
def test_machines_that_merge_in_any_order_agree(seed: int) -> None:
    people, chance = honest(), random.Random(seed)
    alone(people)
    in_a_crowd(people)
    machines = [bounded(Circle(people.key, chance.sample(people.all, chance.randrange(30, 250)))) for _ in range(5)]
    for _ in range(60):
        one, two = chance.sample(range(5), 2)
        machines[one] = machines[two] = bounded(machines[one].merged(machines[two]))
    assert len({letters.write(one) for one in machines}) == 1


def test_the_signers_of_a_sheet_share_its_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    people, sheets = honest(), list[Sheet]()
    before = {entry.id for entry in people.all}
    for _ in range(10):
        result = people.play(["Dora", 4], [2, 1])
        sheet = object.__new__(Sheet)
        sheet.data, sheet.digest = bytes(20_000), result.sheet
        sheets.append(sheet)
    whole = Circle(people.key, people.all, sheets)
    kept = bounded(whole)
    assert before <= kept.entries.keys() and 0 < len(kept.sheets) < 10
    assert len(letters.write(kept)) <= capacity.CAPACITY + capacity._LEAST < len(letters.write(whole))


def test_a_full_circle_is_stored_and_refuses_more_from_the_member_that_filled_it(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    held = shelf.found("Thursday", "Anna")
    with pytest.raises(Refused, match="no room"):
        shelf.say(held, *(Rename(number, "Anna") for number in range(1, 2 * MOST)))
    (again,) = shelf.all()
    assert again.joined and MOST // 2 < len(again.circle.entries) <= MOST


def test_omitted_entries_are_not_counted_as_new(tmp_path: Path) -> None:
    """Otherwise a program without bounds and one with them would exchange letters for ever."""
    shelf = Shelf(tmp_path)
    held, said = shelf.found("Thursday", "Anna"), [Rename(number, "Anna") for number in range(1, 2 * MOST)]
    with pytest.raises(Refused):
        shelf.say(held, *said)
    agent = CircleAgent(shelf, lambda: True)
    agent.take_in()
    agent.gained.put(
        NewEntries(held.circle.key, tuple(entries.sign(held.circle.key, held.me, one) for one in said), ())
    )
    assert not agent.take_in()
