"""Circles: the set of entries merges in any order, and nothing that follows from it can be forged."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from luna.circle import entries, games, letters
from luna.circle.circle import Circle, Member
from luna.circle.entries import Entry, Found, Invite, Join, Leave, Rename, Vouch
from luna.circle.games import State
from luna.circle.games import games as played
from luna.log.encoding import Malformed, pack
from luna.log.notices import Refused
from tests.circle.people import People, secret


def busy() -> People:
    """A circle with every kind of entry."""
    people = People("Anna", "Bruno", "Carla", "Dora", "Emil")
    people.play(["Anna", "Bruno", "Carla"], [40, 50, 30])
    people.play(["Anna", "Dora", 4], [61, 61, 20])
    people.sign(people.result(["Emil", "Anna"], [9, 8]), "Emil")
    people.say("Bruno", Rename(1, "Bruno B."))
    people.say("Emil", Leave())
    people.join("Anna again", by="Bruno")
    for name in ("Bruno", "Carla", "Dora"):
        people.say(name, Vouch(people.key_of("Anna"), people.key_of("Anna again")))
    twice = people.result(["Carla", "Dora"], [1, 2])
    people.sign(twice, "Carla", "Dora")
    people.sign(twice._replace(places=(1, 2), points=(3, 2)), "Carla")
    return people


POOL = busy().all


def resigned(entry: Entry) -> Entry:
    """The same statement with another signature, as a changed program can make it."""
    return Entry(entry.circle, entry.author, entry.body, bytes(reversed(entry.signature)))


SETS = st.lists(st.sampled_from([*POOL, *map(resigned, POOL[:4])])).map(lambda some: Circle(POOL[0].circle, some))


def laws(one: Circle, two: Circle, three: Circle) -> None:
    """Merging is commutative, associative and idempotent, to the byte."""
    write = letters.write
    assert write(one.merged(two)) == write(two.merged(one))
    assert write(one.merged(two).merged(three)) == write(one.merged(two.merged(three)))
    assert write(one.merged(one)) == write(one)
    assert set(one.entries) <= set(one.merged(two).entries), "the set grows only"


@settings(max_examples=60, deadline=None)
@given(SETS, SETS, SETS)
def test_sets_merge_in_any_order(one: Circle, two: Circle, three: Circle) -> None:
    laws(one, two, three)


@settings(max_examples=25, deadline=None)
@given(st.randoms(use_true_random=False), st.integers(1, 6))
def test_derived_facts_do_not_depend_on_how_entries_arrive(chance: random.Random, parts: int) -> None:
    pool = POOL[:]
    chance.shuffle(pool)
    circle = Circle(pool[0].circle)
    for first in range(parts):
        circle = Circle(pool[0].circle, pool[first::parts]).merged(circle)
    whole = Circle(POOL[0].circle, POOL)
    assert list(circle.members.items()) == list(whole.members.items())
    assert played(circle) == played(whole)


def test_a_planted_bug_in_merging_breaks_the_laws(monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = Circle(POOL[0].circle, POOL[:2]), Circle(POOL[0].circle, [resigned(POOL[0])])

    def first_wins(self: Circle, other: Circle) -> Circle:
        made = Circle(self.key)
        made.entries = {**other.entries, **self.entries}
        return made

    laws(one, two, one)
    monkeypatch.setattr(Circle, "merged", first_wins)
    with pytest.raises(AssertionError):
        laws(one, two, one)


# ---- forgeries


def test_every_entry_reads_as_it_was_written() -> None:
    for entry in POOL:
        again = entries.read(entry.data)
        assert (again.id, again.body, again.data) == (entry.id, entry.body, entry.data)


@settings(max_examples=120, deadline=None)
@given(st.sampled_from(POOL), st.integers(0, 10_000), st.integers(1, 255))
def test_a_changed_byte_is_refused(entry: Entry, at: int, by: int) -> None:
    data = bytearray(entry.data)
    data[at % len(data)] ^= by
    with pytest.raises(Malformed):
        entries.read(bytes(data))


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=400))
def test_any_bytes_are_refused_in_one_sentence(data: bytes) -> None:
    reader = letters.Reader()
    for file in (data, letters.MAGIC + data):
        with pytest.raises(Refused) as refusal:
            reader.circle(file, "stranger.circle")
        assert refusal.value.notice.text.count(".") <= 3


FORGERIES: dict[str, Callable[[People], Entry]] = {
    "another signs for Anna": lambda people: Entry(
        people.key, people.key_of("Anna"), Leave(), people.keys["Bruno"].sign(b"something")
    ),
    "a founding that the circle did not sign": lambda people: entries.sign(
        people.key, people.keys["Bruno"], Found("Mine", people.key_of("Bruno"), "Bruno")
    ),
    "joining without the secret of the invitation": lambda people: entries.sign(
        people.key, secret("Mallory"), Join("Mallory", secret("guest Bruno").key, bytes(64))
    ),
    "joining with the proof of somebody else": lambda people: entries.sign(
        people.key,
        secret("Mallory"),
        Join(
            "Mallory",
            secret("guest Bruno").key,
            entries.invited(people.key, secret("guest Bruno"), people.key_of("Bruno")),
        ),
    ),
    "a result of a game in which the author did not sit": lambda people: entries.sign(
        people.key, people.keys["Carla"], people.result(["Anna", "Bruno"], [1, 2])
    ),
    "places that cannot be": lambda people: entries.sign(
        people.key, people.keys["Anna"], people.result(["Anna", "Bruno"], [1, 2])._replace(places=(2, 2))
    ),
    "one player at two seats": lambda people: entries.sign(
        people.key, people.keys["Anna"], people.result(["Anna", "Anna", "Bruno"], [1, 2, 3])
    ),
    "a name that hides something": lambda people: entries.sign(
        people.key, people.keys["Anna"], Rename(1, "An\u202ena")
    ),
    "an entry of another circle": lambda people: Entry(
        secret("others").key, people.key_of("Anna"), Leave(), people.say("Anna", Leave()).signature
    ),
}


@pytest.mark.parametrize("how", FORGERIES)
def test_a_forgery_is_refused(how: str) -> None:
    people = People("Anna", "Bruno", "Carla")
    forged = FORGERIES[how](people)
    with pytest.raises(Malformed):
        entries.read(forged.data)


def test_a_second_encoding_is_refused() -> None:
    entry = POOL[0]
    circle, author, kind, body, signature = entry.circle, entry.author, 1, pack(entry.body), entry.signature
    longer = pack([circle, author, kind, body, signature]).replace(b"\x01\xc4", b"\xcc\x01\xc4", 1)
    assert longer != entry.data
    with pytest.raises(Malformed):
        entries.read(longer)


@pytest.mark.parametrize(("module", "name", "right"), [(entries, "verified", True), (entries, "_check", None)])
def test_a_planted_bug_lets_a_forgery_in(monkeypatch: pytest.MonkeyPatch, module: Any, name: str, right: Any) -> None:
    monkeypatch.setattr(module, name, lambda *_: right)
    read = 0
    for make in FORGERIES.values():
        try:
            entries.read(make(People("Anna", "Bruno", "Carla")).data)
            read += 1
        except Malformed:
            pass
    assert read >= 2


# ---- members


def names(circle: Circle) -> list[str]:
    return [member.name for member in circle.present]


def test_members_come_by_invitation_of_members() -> None:
    people = People("Anna", "Bruno")
    people.join("Carla", by="Bruno")
    assert names(people.circle) == ["Anna", "Bruno", "Carla"]
    stranger = secret("Mallory")
    alone = entries.sign(people.key, stranger, Invite(secret("guest Eve").key))
    eve = secret("Eve")
    joined = entries.sign(
        people.key, eve, Join("Eve", secret("guest Eve").key, entries.invited(people.key, secret("guest Eve"), eve.key))
    )
    assert names(people.circle.plus(alone, joined)) == ["Anna", "Bruno", "Carla"]


def test_an_entry_may_arrive_before_the_one_it_depends_on() -> None:
    people = People("Anna", "Bruno")
    people.play(["Anna", "Bruno"], [1, 2])
    late, early = Circle(people.key, people.all[:1]), Circle(people.key, people.all[1:])
    assert not early.members and names(late) == ["Anna"]
    assert played(late.merged(early))[0].state is State.COUNTS


def test_a_member_renames_itself_and_leaves() -> None:
    people = People("Anna", "Bruno")
    people.say("Bruno", Rename(2, "Bert"))
    people.say("Bruno", Rename(1, "Bob"))
    assert names(people.circle) == ["Anna", "Bert"]
    people.say("Bruno", Leave())
    assert names(people.circle) == ["Anna"]


def test_a_lost_key_is_replaced_when_more_than_half_of_the_others_agree() -> None:
    people = People("Anna", "Bruno", "Carla", "Dora")
    people.play(["Anna", "Bruno"], [2, 1])
    people.join("Anna again", by="Bruno", shown="Anna")
    old, new = people.key_of("Anna"), people.key_of("Anna again")
    people.say("Bruno", Vouch(old, new))
    people.say("Anna again", Vouch(old, new))  # does not count
    assert people.circle.person(old) == old
    people.say("Carla", Vouch(old, new))
    circle = people.circle
    assert circle.person(old) == new and len(circle.present) == 4
    assert played(circle)[0].players[0] == new, "what was won with the old key is the new one's"
    assert played(circle)[0].state is State.COUNTS


def test_a_member_is_sent_away_by_more_than_half_of_the_others() -> None:
    people = People("Anna", "Bruno", "Carla", "Dora")
    people.say("Anna", Vouch(people.key_of("Dora"), b""))
    assert len(people.circle.present) == 4
    people.say("Bruno", Vouch(people.key_of("Dora"), b""))
    assert names(people.circle) == ["Anna", "Bruno", "Carla"]


def test_friends_that_somebody_invents_replace_and_expel_nobody() -> None:
    people = People("Anna", "Bruno", "Carla", "Mallory")
    for number in range(9):
        people.join(f"Friend {number}", by="Mallory" if number % 2 else "Friend 0" if number else "Mallory")
    for name in ("Mallory", *(f"Friend {number}" for number in range(9))):
        people.say(name, Vouch(people.key_of("Anna"), people.key_of("Friend 1")))
        people.say(name, Vouch(people.key_of("Bruno"), b""))
    assert names(people.circle)[:3] == ["Anna", "Bruno", "Carla"] and len(people.circle.present) == 13
    people.say("Carla", Vouch(people.key_of("Bruno"), b""))
    assert len(people.circle.present) == 12, "two of four branches, and more than half of all heads"


def test_a_second_founder_expels_nobody() -> None:
    people = People("Anna", "Bruno")
    for number in range(8):
        again = Found("Mine", secret(f"second {number}").key, "Mallory")
        people.all.append(entries.sign(people.key, people.own, again))
        people.keys[f"second {number}"] = secret(f"second {number}")
    for number in range(8):
        people.say(f"second {number}", Vouch(people.key_of("Bruno"), b""))
    assert {"Anna", "Bruno"} <= set(names(people.circle)) and len(people.circle.present) == 10


def test_a_cycle_of_replaced_keys_terminates() -> None:
    people = People("Anna", "Bruno", "Carla")
    for old, new in (("Anna", "Bruno"), ("Bruno", "Anna")):
        people.say("Carla", Vouch(people.key_of(old), people.key_of(new)))
    assert people.circle.person(people.key_of("Anna")) in (people.key_of("Anna"), people.key_of("Bruno"))


def test_a_circle_may_have_one_member() -> None:
    people = People("Anna")
    people.play(["Anna", 4], [2, 1])
    assert names(people.circle) == ["Anna"]
    assert played(people.circle)[0].state is State.UNSIGNED, "a person alone shows what that person likes to show"


# ---- results


def test_a_game_counts_when_more_than_half_of_its_people_have_signed() -> None:
    people = People("Anna", "Bruno", "Carla", "Dora")
    result = people.result(["Anna", "Bruno", "Carla", "Dora"], [4, 3, 2, 1])
    people.sign(result, "Anna", "Bruno")
    assert played(people.circle)[0].state is State.UNSIGNED
    people.sign(result, "Carla")
    (game,) = played(people.circle)
    assert game.state is State.COUNTS and game.missing == [3], "who does not sign is shown so"


def test_a_stranger_at_the_table_cannot_sign_and_counts_among_its_people() -> None:
    people = People("Anna", "Bruno")
    people.play(["Anna", "Bruno", None], [1, 2, 3])
    people.play(["Anna", "Bruno", None, None], [1, 2, 3, 4])
    assert [game.state for game in played(people.circle)] == [State.COUNTS, State.UNSIGNED]


def two_logs() -> list[State]:
    people = People("Anna", "Bruno", "Carla")
    true = people.play(["Anna", "Bruno"], [2, 1])
    lie = people.result(["Anna", "Bruno"], [1, 2])._replace(table=true.table, created=true.created)
    people.sign(lie, "Bruno")
    return [game.state for game in played(people.circle)]


def test_two_results_of_one_game_are_both_shown_and_neither_counts() -> None:
    assert two_logs() == [State.TWO_LOGS, State.TWO_LOGS]


def stranger_to_a_game() -> State:
    people = People("Anna", "Bruno", "Mallory", "Eve")
    true = people.play(["Anna", "Bruno"], [2, 1])
    lie = people.result(["Mallory", "Eve"], [1, 2])._replace(table=true.table, sheet=true.sheet)
    people.sign(lie, "Mallory", "Eve")
    return next(game.state for game in played(people.circle) if game.result == true)


def test_only_players_of_a_game_can_contradict_it() -> None:
    assert stranger_to_a_game() is State.COUNTS


def copied() -> list[State]:
    people = People("Anna", "Bruno")
    result = people.play(["Anna", "Bruno"], [2, 1])
    people.sign(result._replace(table=bytes(16)), "Anna", "Bruno")
    return [game.state for game in played(people.circle)]


def test_a_game_under_two_names_counts_once() -> None:
    assert sorted(state.value for state in copied()) == ["copy", "counts"]


def test_planted_bugs_in_counting_games_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(games, "_core", lambda result: result)
        assert copied() != [State.COPY, State.COUNTS]
    with monkeypatch.context() as patch:
        patch.setattr(games, "_core", lambda result: b"")
        assert two_logs() != [State.TWO_LOGS] * 2
    with monkeypatch.context() as patch:
        patch.setattr(games, "_voice", lambda game, player: game)
        assert stranger_to_a_game() is not State.COUNTS


def test_judging_many_results_of_one_game_takes_linear_time(monkeypatch: pytest.MonkeyPatch) -> None:
    people, asked = People("Anna", "Mallory"), Counter[str]()
    for number in range(200):
        lie = people.result(["Anna", "Mallory"], [1, 2])._replace(table=bytes(16), points=(number, 300))
        people.sign(lie, "Mallory")
    voice = games._voice

    def counted(game: bytes, player: bytes) -> tuple[bytes, bytes]:
        asked["voice"] += 1
        return voice(game, player)

    monkeypatch.setattr(games, "_voice", counted)
    assert {game.state for game in played(people.circle)} == {State.TWO_LOGS}
    assert asked["voice"] <= 12 * 200


def test_signatures_of_non_members_do_not_count() -> None:
    people = People("Anna", "Bruno")
    people.keys["Mallory"] = secret("Mallory")
    people.sign(people.result(["Anna", "Mallory"], [1, 2]), "Anna", "Mallory")
    (game,) = played(people.circle)
    assert game.state is State.UNSIGNED and game.signed == {people.key_of("Anna")}


def test_members_are_named_in_one_order() -> None:
    people = People("Anna", "Bruno", "Carla")
    assert people.circle.members[people.key_of("Anna")] == Member(people.key_of("Anna"), "Anna", b"")
    assert [member.by for member in people.circle.present] == [b"", people.key_of("Anna"), people.key_of("Anna")]
