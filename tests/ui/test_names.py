"""Names told apart."""

from __future__ import annotations

import pytest

from luna.log.records import MAX_NAME
from luna.net import cards, wire
from luna.net.cards import MemberCard, Proposal, Wish
from luna.shell.network.lobby import Gathering
from luna.shell.players.similar_names import told_apart
from tests.net.editions import EDITION


@pytest.mark.parametrize(
    "alike",
    [
        ("Anna", "anna"),
        ("Anna", "Аnnа"), ("Anna", "Ann a"), ("Anna", "A\u200bnna"), ("Ilse", "llse"), ("Ilse", "1lse"),
        ("Bob", "B0b"), ("Zoë", "Zoe"), ("Arne", "Ame"), ("Ann", "Ａｎｎ"), ("Νick", "Nick"), ("Walt", "VValt"),
        ("Anna", "Anna\u3164"), ("Anna", "Anna\uffa0"), ("Anna", "\u2800Anna"),
    ],
)  # fmt: skip
def test_look_alikes_get_a_mark(alike: tuple[str, str]) -> None:
    assert told_apart(alike) == [alike[0], f"{alike[1]} (2)"]


@pytest.mark.parametrize("other", [("Anna", "Anne"), ("Ilse", "Else"), ("Bob", "Rob"), ("Maria", "Marla"), ("", "")])
def test_other_names_stay_as_they_are(other: tuple[str, str]) -> None:
    assert told_apart(other) == list(other)


def test_a_mark_is_nobodys_name_and_has_room() -> None:
    long = "x" * MAX_NAME
    assert told_apart(["Anna", "Anna (2)", "Anna"]) == ["Anna", "Anna (2)", "Anna (3)"]
    assert told_apart([long, long]) == [long, "x" * (MAX_NAME - 4) + " (2)"]


def test_the_host_keeps_his_name_and_the_table_has_both() -> None:
    """Whoever comes later as "Ilsе", with a Cyrillic letter, is "Ilsе (2)" for everybody and in the log."""
    people = Gathering(MemberCard("Ilse"))
    host = MemberCard("Ilse", "de", False, (Wish("white", "Ilse"),), Proposal())
    thief = MemberCard("Ils\u0435", "de", True, (Wish("yellow", "Ils\u0435"),))
    people.meet(wire.Room("ABCDEF", 1, EDITION, ((1, cards.write(host)), (2, cards.write(thief)))))
    assert people.seats() == {"white": (1, "Ilse"), "yellow": (2, "Ils\u0435 (2)")}
