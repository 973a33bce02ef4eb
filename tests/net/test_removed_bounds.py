"""Each bound of the relay is removed once, and the test of a hostile client finds it."""

import contextlib
import inspect
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from luna.log.records import TURN, encode_header
from luna.net import wire
from luna.net.fleet import Directory, Fleet, Mine
from luna.net.identity import Identity
from luna.net.limits import Limits
from luna.net.rooms import Link
from tests.net import bugs_quotas as bugs
from tests.net import test_messages, test_quotas, test_session, test_sockets, test_store
from tests.net.bugs import Bug, names
from tests.net.editions import EDITION
from tests.net.live_relay import Running
from tests.net.test_hostile import Net, resume
from tests.net.test_seats import PEBBLES
from tests.net.test_wire import TABLE, TURN_BODY


def test_wrong_codes_from_many_addresses_do_not_lock_out_right_ones() -> None:
    net = Net()
    host, _ = net.table(address="10.0.1.")
    for number in range(300):
        net.say(net.link(f"6.6.{number // 250}.{number % 250}"), wire.Join("AAAAAA", b"", (EDITION,)))
    friend = net.link("7.7.7.7")
    net.say(friend, wire.Join(net.code(host), b"", (EDITION,)))
    assert friend.table is not None


def fleet(answer: Callable[[], Any] = lambda: None, limits: Limits | None = None) -> tuple[Net, Fleet, list[Any]]:
    """A relay of a fleet, and the questions to its directory."""
    net, asked = Net(limits), list[Any]()

    def ask(question: Callable[[Directory], Any], then: Callable[[Any], None]) -> None:
        asked.append(question)
        then(answer())

    return net, Fleet(net.relay, ask, True), asked


def knocks(net: Net, front: Fleet, signed: bool) -> Link:
    """A client requests a table that is not here."""
    link = net.link("6.6.6.6")
    table = len(net.inbox).to_bytes(16, "big")
    wish = resume(link, net.identities[link] if signed else Identity.new(), 0, bytes(8), table)
    front.received(link, wire.encode(wish)[4:])
    net.settle()
    return link


def test_the_directory_is_asked_only_after_a_proof() -> None:
    net, front, asked = fleet()
    link = knocks(net, front, signed=False)
    assert not asked and net.refusal(link).code == "no-table"
    knocks(net, front, signed=True)
    assert len(asked) == 1


def test_directory_lookups_of_one_address_are_limited() -> None:
    net, front, asked = fleet(limits=Limits(asked=1.0, asked_burst=4, strangers_of_one=100))
    links = [knocks(net, front, signed=True) for _ in range(9)]
    assert len(asked) == 4 and net.refusal(links[-1]).code == "busy"
    net.now += 2
    knocks(net, front, signed=True)
    assert len(asked) == 5


@pytest.mark.parametrize("code", ["K7Q2MP" * 100, "k7q2mp", 7, None, "K7Q2MP"])
def test_an_unknown_code_leads_nowhere(code: Any) -> None:
    """A header names the code of its game; the directory accepts nothing else under that name."""
    net, front, asked = fleet(lambda: Mine([]))
    host = net.link()
    net.say(host, wire.Open(b"", EDITION))
    header = encode_header(PEBBLES._replace(options={**PEBBLES.options, "code": code} if code else {}))
    front.received(host, wire.encode(wire.Begin(TABLE, (1,), header, 0))[4:])
    led = []

    class Book:
        def lead(self, code: str, table: bytes) -> None:
            led.append(code)

        def claim(self, table: bytes, begin: bool) -> None:
            pass

    for question in asked:
        question(Book())
    assert sorted(led) == sorted({net.code(host)} | ({"K7Q2MP"} & {code}))


def test_a_late_answer_of_the_directory_is_not_a_fork() -> None:
    """This relay claimed the table and slept; others continued it, and a seat owner returns with their log."""
    net = Net()
    player, *_ = net.table()
    net.say(player, wire.Submit(1, 0, 2, TURN, TURN_BODY))
    hosted, owner = net.relay.tables[TABLE].hosted, net.identities[player]
    log = [hosted.header, *hosted.records]
    late, answers = Net(), [Mine(log[:-1]), False, Mine(log)]
    front = Fleet(late.relay, lambda question, then: then(answers.pop(0)), True)
    link = late.link(identity=owner)
    front.received(link, wire.encode(resume(link, owner, hosted.last, hosted.chains[-1]))[4:])
    late.settle()
    assert not answers and link.table is not None
    assert not any(isinstance(said, wire.Refusal) for said in late.inbox[link])


@pytest.mark.parametrize("whole", [False, True])
def test_a_store_that_failed_over_makes_no_fork(whole: bool) -> None:
    """It lost the end, and with it the owner of the table: this relay has slept, its player has the later records."""
    net = Net()
    player, *_ = net.table()
    net.say(player, wire.Submit(1, 0, 2, TURN, TURN_BODY))
    hosted, owner = net.relay.tables[TABLE].hosted, net.identities[player]
    log = [hosted.header, *hosted.records]
    late, answers = Net(), [True, Mine(log[:-1])]
    late.relay.load({TABLE: log[:-1]}, whole=True)
    front = Fleet(late.relay, lambda question, then: then(answers.pop(0)), whole)
    link = late.link(identity=owner)
    front.received(link, wire.encode(resume(link, owner, hosted.last, hosted.chains[-1]))[4:])
    late.settle()
    if whole:  # nothing is ever lost there, so the client has another log
        assert late.refusal(link).code == "fork"
    else:
        assert wire.Want(hosted.last - 1) in late.inbox[link]


_SEEN_BY: Final[dict[Bug, Callable[..., None]]] = {
    bugs.tables_are_forgotten_by_number_alone: test_quotas.test_a_relay_filled_from_everywhere_recovers_by_itself,
    bugs.one_address_may_bring_everything: test_quotas.test_one_address_cannot_fill_the_relay,
    bugs.what_is_being_given_is_not_counted: test_quotas.test_a_log_being_handed_over_is_charged,
    bugs.quotas_are_endless: test_quotas.test_bytes_sent_for_one_address_are_bounded,
    bugs.who_plays_adds_to_logs_without_end: test_quotas.test_what_one_address_adds_to_logs_is_bounded,
    bugs.a_small_record_that_is_handed_over_weighs_its_bytes: (
        test_quotas.test_handed_over_small_records_are_charged_their_memory
    ),
    bugs.what_is_handed_over_lives_for_ever: test_quotas.test_an_unplayed_handover_expires,
    bugs.a_record_weighs_its_bytes: test_quotas.test_the_memory_of_small_records_is_counted,
    bugs.everybody_may_fill_the_log: test_quotas.test_endless_chat_of_one_seat_displaces_no_turn,
    bugs.one_address_may_have_all_connections: test_quotas.test_connections_of_one_address_are_few,
    bugs.each_connection_says_as_much_as_one: (test_quotas.test_many_connections_of_one_address_share_a_rate),
    bugs.an_undecided_client_keeps_its_place: test_quotas.test_a_full_relay_keeps_places_for_quiet_addresses,
    bugs.a_code_of_any_length_is_a_code: partial(test_an_unknown_code_leads_nowhere, "K7Q2MP" * 100),
    bugs.connections_take_all_files: test_sockets.test_connections_leave_files_for_the_program_itself,
    bugs.a_file_is_written_anew_only_at_a_start: test_store.test_a_file_is_compacted_while_batches_arrive,
    bugs.a_file_written_anew_lacks_what_came_meanwhile: test_store.test_a_file_is_compacted_while_batches_arrive,
    bugs.nobody_waits_before_he_comes_again: test_session.test_waits_have_jitter,
    bugs.a_greeting_is_a_connection_that_has_lasted: test_session.test_waits_double_and_end_at_five_seconds,
    bugs.wrong_codes_of_others_close_the_door: test_wrong_codes_from_many_addresses_do_not_lock_out_right_ones,
    bugs.a_spectator_gets_the_code_of_this_relay: (
        test_quotas.test_a_spectator_learns_a_code_that_holds_at_every_relay
    ),
    bugs.the_directory_is_asked_before_a_proof: test_the_directory_is_asked_only_after_a_proof,
    bugs.the_directory_is_asked_without_end: test_directory_lookups_of_one_address_are_limited,
    bugs.a_site_has_as_many_guesses_as_networks: (test_quotas.test_the_networks_of_a_site_share_their_guesses),
    bugs.cards_in_a_room_cost_nobody: test_quotas.test_card_changes_are_charged_to_their_author,
    bugs.a_public_relay_wants_frequent_heartbeats: (test_messages.test_a_public_relay_allows_longer_rests),
}


@pytest.mark.parametrize("bug", _SEEN_BY, ids=names(bugs).get)
def test_a_removed_bound_is_found(bug: Bug, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_sockets, "seconds", lambda wanted: 1.0)
    test = _SEEN_BY[bug]
    needs = inspect.signature(test).parameters
    with contextlib.ExitStack() as stack:
        given: dict[str, Any] = {"tmp_path": tmp_path, "monkeypatch": monkeypatch}
        if "relay" in needs:
            given["relay"] = running = Running(tmp_path / "relay")
            stack.callback(running.stop)
        stack.enter_context(bug)
        stack.enter_context(pytest.raises((AssertionError, TimeoutError)))
        test(**{name: given[name] for name in needs})


def test_every_planted_bug_has_a_test() -> None:
    assert set(names(bugs)) == set(_SEEN_BY)
