"""At a shared table: votes, cheats, machines that differ, menus over it, and interrupted drafts."""

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from luna.commands.saves import replay
from luna.core.levels import USUAL_LEVEL
from luna.games.luna import rules as game
from luna.log.bodies import After, SeatBody, rewind_body, turn_body
from luna.log.encoding import pack
from luna.log.records import BOT, HUMAN, PROPOSE, REWIND, SEAT, TAKE, TURN, VOTE
from luna.net import tickets, wire
from luna.net.lan import Offer, mark
from luna.net.remote import Remote
from luna.shell.app import navigation
from luna.shell.network import rehosting
from luna.shell.players import seats
from luna.shell.screens.settings import SettingsScene
from luna.table.transport import Accepted
from tests.ui.clicks import random_turn
from tests.ui.driver import Driver, SharedTable, submit
from tests.ui.two import Two


def kinds(scene: SharedTable) -> list[int]:
    return [record.kind for record in scene.mode.shared.remote.read(0)]


def to_move(two: Two, driver: Driver) -> None:
    """Play until that machine is to move."""
    while not two.table(driver).mode.shared.mine:
        two.play(1)
    two.quiet()


def leaves(two: Two, driver: Driver) -> int:
    """A player goes to the title; returns the seat."""
    (seat,) = two.table(driver).mode.shared.own
    navigation.leave(driver.app)
    two.until(lambda: driver.top == "TitleScene" and all(seat in scene.mode.shared.away for scene in two.tables))
    return seat


def sent(remote: Remote, seat: int, kind: int, body: bytes) -> None:
    """A record that no window would send, once nothing else is under way."""
    while not isinstance(remote.submit(seat, remote.head().seq, kind, body), Accepted):
        pass


# ---- a bot for an absent player


def test_present_players_vote_for_a_bot_until_the_owner_returns(three: Two) -> None:
    guest, third = three.guest, three.third
    assert third is not None
    to_move(three, guest)
    host, away = three.table(three.host), leaves(three, guest)
    three.until(lambda: host.mode.paper.slip)
    assert host.mode.slips.level == USUAL_LEVEL
    three.host.key(pygame.K_q)
    three.host.key(pygame.K_y)
    asked = three.table(third)
    three.until(lambda: asked.mode.shared.ballot.asked and asked.mode.paper.slip)
    assert asked.mode.paper.slip and asked.text("network-until-back", away="Bram") in asked.mode.paper.slip.below
    assert host.table.seats[away].kind == HUMAN  # one of two is not more than half
    third.key(pygame.K_y)
    three.until(lambda: host.table.seats[away].kind == BOT and away in host.mode.shared.seats)
    assert host.table.seats[away].bot.startswith("rung 5 ") and host.table.seats[away].name == "Bram"
    assert host.mode.shared.own != list(host.mode.shared.seats)
    three.until(lambda: away not in asked.mode.shared.away)
    length = host.table.length
    three.until(lambda: asked.table.length > length)  # and it plays
    played = kinds(host)
    assert [played.count(kind) for kind in (PROPOSE, VOTE, TAKE)] == [1, 1, 1]

    guest.click("continue")
    three.until(lambda: guest.top == "SharedMode" and three.table(guest).mode.shared.seats == (away,))
    back = three.table(guest)
    three.until(lambda: host.mode.shared.seats == tuple(host.mode.shared.own) and back.mode.paper.slip)
    guest.key(pygame.K_y)
    three.until(lambda: all(scene.table.seats[away].kind == HUMAN for scene in three.tables))
    assert len({scene.table.digest for scene in three.tables}) == 1


def test_a_no_is_reported_and_the_table_waits(three: Two) -> None:
    guest, third = three.guest, three.third
    assert third is not None
    to_move(three, guest)
    host, away = three.table(three.host), leaves(three, guest)
    three.until(lambda: host.mode.paper.slip)
    three.host.key(pygame.K_y)
    three.until(lambda: three.table(third).mode.shared.ballot.asked)
    third.key(pygame.K_q)
    three.until(lambda: VOTE in kinds(host) and host.table.head == host.mode.shared.remote.head().seq)
    assert host.mode.shared.ballot.question is None
    assert host.table.seats[away].kind == HUMAN and TAKE not in kinds(host)
    three.until(lambda: host.mode.paper.slip and host.mode.paper.slip.deeds)
    three.host.key(pygame.K_y)  # asking again at once is too soon
    three.until(lambda: host.board.hand.refused is not None)
    assert kinds(host).count(PROPOSE) == 1


def test_a_player_alone_at_the_table_needs_no_votes(two: Two) -> None:
    two.sit()
    to_move(two, two.guest)
    host, away = two.table(two.host), leaves(two, two.guest)
    two.until(lambda: host.mode.paper.slip)
    two.host.key(pygame.K_y)
    two.until(lambda: host.table.seats[away].kind == BOT and away in host.mode.shared.seats)
    two.until(lambda: host.mode.shared.mine)  # the bot has played


def test_a_bots_host_may_take_another_seat_for_a_bot(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    two.sit_after_a_bot(monkeypatch)
    to_move(two, two.guest)
    host, away = two.table(two.host), leaves(two, two.guest)
    two.until(lambda: host.mode.paper.slip)
    two.host.key(pygame.K_y)
    two.until(lambda: host.table.seats[away].kind == BOT and away in host.mode.shared.seats)


def test_a_bot_plays_on_when_its_machine_goes(three: Two) -> None:
    """Both players present let a bot play; the machine that ran it leaves, and the other one continues."""
    guest, third = three.guest, three.third
    assert third is not None
    to_move(three, guest)
    away, host = leaves(three, guest), three.table(three.host)
    three.until(lambda: host.mode.paper.slip)
    three.host.key(pygame.K_y)
    three.until(lambda: three.table(third).mode.shared.ballot.asked)
    third.key(pygame.K_y)
    left = three.table(third)
    three.until(lambda: away in host.mode.shared.seats and any(scene.mode.shared.mine for scene in (host, left)))
    while not left.mode.shared.mine:
        three.play(1)
    gone = leaves(three, three.host)
    length = left.table.length
    submit(left, random_turn(left.table.position, three.chance))
    three.until(lambda: left.table.length > length)
    if left.table.to_move == gone:
        three.until(lambda: left.mode.paper.slip)
        third.key(pygame.K_y)
    three.until(lambda: away in left.mode.shared.seats and left.table.length > length + 1)
    assert left.table.seats[away].kind == BOT and not left.table.consent.seized


# ---- dishonest programs


def test_records_without_consent_do_not_count_and_are_reported(two: Two) -> None:
    two.sit()
    two.play(4)
    two.quiet()
    host, guest = two.tables
    (seat,), (other,) = host.mode.shared.seats, guest.mode.shared.seats
    remote, length, digest = guest.mode.shared.remote, host.table.length, host.table.digest
    fold = guest.table.chronicle.fold
    cheats = [
        (REWIND, rewind_body(2, fold.at(2).after)),
        (SEAT, pack(SeatBody(seat, host.table.seats[seat]._replace(kind=BOT)))),
        (TURN, turn_body([9999], After(b"d" * 8, 1, False))),
    ]
    for kind, body in cheats:
        sent(remote, other, kind, body)
    two.until(lambda: host.table.head >= remote.head().seq and host.app.toasts.shown)
    assert (host.app.toasts.shown or "").startswith(host.text("network-ignored", name="Bram"))
    assert {scene.table.length for scene in two.tables} == {length} and {t.table.digest for t in two.tables} == {digest}
    assert not any(scene.table.read_only for scene in two.tables)
    two.play(2)


def test_taking_a_seat_without_a_vote_has_no_effect(three: Two) -> None:
    guest, third = three.guest, three.third
    assert third is not None
    to_move(three, guest)
    away = leaves(three, guest)
    cheat, host = three.table(third), three.table(three.host)
    cheat.mode.shared.remote.ask(lambda session: session.tell(wire.Take(away)))
    three.until(lambda: host.table.consent.seized and away in cheat.mode.shared.remote.session.seats)
    turn, length = random_turn(host.table.position, three.chance), host.table.length
    body = turn_body(turn, After(b"d" * 8, 1, False))
    remote = cheat.mode.shared.remote
    sent(remote, away, TURN, body)
    three.until(lambda: host.table.head == remote.head().seq)
    assert host.table.length == length and not host.table.read_only
    guest.click("continue")
    three.until(lambda: guest.top == "SharedMode" and three.table(guest).mode.shared.mine)
    three.play(2)


# ---- a machine that differs


class Odd(SimpleNamespace):
    """The game with a fault that changes every position."""

    def __getattr__(self, name: str) -> Any:
        return getattr(game, name)

    @staticmethod
    def digest(position: bytearray) -> bytes:
        return bytes(byte ^ 1 for byte in game.digest(position))


def spoil(scene: SharedTable) -> None:
    chronicle = scene.table.chronicle
    scene.table.game = chronicle._game = chronicle.fold.game = Odd()


@pytest.mark.parametrize("author", [False, True])
def test_the_odd_machine_of_three_stops_and_others_continue(
    three: Two, author: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    guest, third = three.guest, three.third
    assert third is not None
    to_move(three, guest if author else three.host)
    odd = three.table(guest)
    spoil(odd)
    mover = next(scene for scene in three.tables if scene.mode.shared.mine)
    submit(mover, random_turn(mover.table.position, three.chance))
    three.until(lambda: odd.table.chronicle.differs is not None and odd.mode.slips.report)
    honest = [three.table(three.host), three.table(third)]
    assert all(scene.table.chronicle.differs is None and not scene.table.read_only for scene in honest)
    assert odd.mode.paper.slip and odd.mode.paper.slip.warn and odd.table.why_not((0,)) is not None
    report = odd.mode.slips.report
    assert report is not None and str(report) in odd.mode.paper.slip.below
    # One command with the report finds the place, on any machine.
    assert replay([str(report)]) == 0
    assert "the computers disagree" in capsys.readouterr().err
    for scene in honest:
        scene.mode.shared.say("one-moment")
    three.until(lambda: all(len(scene.mode.shared.words) == 2 for scene in honest))
    if not author:
        assert three.table(third).mode.shared.mine or odd.table.to_move in odd.mode.shared.seats
    assert len({scene.table.digest for scene in honest}) == 1
    three.until(lambda: (honest[0].mode.paper.slip is None) == (honest[0].table.to_move not in odd.mode.shared.seats))


def test_a_position_corrupted_in_memory_is_corrected(two: Two) -> None:
    two.sit()
    two.play(3)
    to_move(two, two.host)
    host, guest = two.tables
    spoilt = bytearray(guest.table.chronicle.fold.node.position)
    spoilt[next(place for place, byte in enumerate(spoilt) if byte)] ^= 1
    guest.table.chronicle.fold.node.position = bytes(spoilt)
    submit(host, random_turn(host.table.position, two.chance))
    two.until(lambda: guest.table.chronicle.healed == 1 and guest.table.digest == host.table.digest)
    two.until(lambda: guest.app.toasts.shown)
    assert guest.position == host.position and not guest.table.read_only and not host.table.read_only
    two.play(3)


# ---- menus over the table


@pytest.mark.parametrize("kind", ["menu", "settings", "rules", "replay"])
def test_bots_and_guests_play_on_below_a_menu(two: Two, kind: str) -> None:
    two.sit()
    to_move(two, two.host)
    host, guest = two.tables
    seat = host.mode.shared.seats[0]
    host.link.set_player(seat, seats.player(host.table.seats[seat].name, 1))
    if kind == "menu":
        two.host.key(pygame.K_F10)
    elif kind == "settings":
        two.host.app.push(SettingsScene(two.host.app))
    elif kind == "rules":
        two.host.key(pygame.K_F1)
    else:
        host.look_back(0)
    two.until(lambda: two.host.top != "SharedMode")
    two.until(lambda: guest.mode.shared.mine)
    length = guest.table.length
    submit(guest, random_turn(guest.table.position, two.chance))
    two.until(lambda: guest.table.length >= length + 2)  # the guest and the bot below the menu
    top = two.host.app.scenes[-1]
    two.host.app.pop(top)
    two.until(lambda: two.host.top == "SharedMode" and not host.board.display.busy)
    assert host.position == guest.position == bytearray(host.table.position)


# ---- drafts


def drafting(two: Two) -> SharedTable:
    """The host is to move and has begun a draft."""
    to_move(two, two.host)
    scene = two.table(two.host)
    scene.board.hand.draft.armed = True  # the Novice token is in the hand, whatever the position
    return scene


def test_a_draft_survives_chat_seat_changes_and_a_cut(two: Two) -> None:
    two.sit()
    scene = drafting(two)
    guest = two.table(two.guest)
    draft, seat = scene.board.hand.draft, guest.mode.shared.seats[0]
    guest.mode.shared.say("hello")
    two.until(lambda: scene.mode.shared.words and guest.table.head == guest.mode.shared.remote.head().seq)
    guest.link.set_player(seat, seats.player(guest.table.seats[seat].name, 2))
    two.until(lambda: scene.table.seats[seat].kind == BOT)
    assert scene.board.hand.draft is draft
    scene.mode.shared.remote.online = False
    two.host.frames(2)
    assert not scene.mode.shared.mine and not scene.board.hand.draft.busy
    scene.mode.shared.remote.online = True
    two.host.frames(2)
    assert scene.board.hand.draft is draft and scene.board.hand.refused is None


def test_an_impossible_draft_is_dropped_with_a_message(two: Two) -> None:
    two.sit()
    two.play(2)
    scene = drafting(two)
    guest = two.table(two.guest)
    two.guest.key(pygame.K_z)
    two.until(lambda: scene.mode.shared.ballot.asked or scene.table.length == 0 or guest.mode.shared.mine)
    if scene.mode.shared.ballot.asked:
        two.host.key(pygame.K_y)
    two.until(lambda: scene.text("network-draft-gone") in str(scene.board.hand.refused))
    two.until(lambda: guest.mode.shared.mine)
    assert not scene.board.hand.draft.busy


def test_the_code_of_the_room_is_kept_with_the_table(two: Two) -> None:
    two.sit()
    host = two.table(two.host)
    assert host.table.header.options["code"] == host.mode.shared.code
    ticket = tickets.find(host.mode.shared.remote.path) if host.mode.shared.remote.path else None
    assert ticket is not None and ticket.code == host.mode.shared.code


def test_a_former_host_finds_the_rehosted_table(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host's own relay also has the table, in an older state, where the host would wait for ever."""
    offers: list[Offer] = []
    monkeypatch.setattr(rehosting, "Searcher", lambda: SimpleNamespace(offers=offers, close=lambda: None))
    two.sit()
    to_move(two, two.guest)
    guest = two.table(two.guest)
    two.host.app.network.close()
    navigation.leave(two.host.app)
    two.until(lambda: two.host.top == "TitleScene" and not guest.mode.shared.online and guest.mode.paper.slip)
    two.guest.key(pygame.K_y)
    two.until(lambda: two.guest.top == "SharedMode" and two.table(two.guest) is not guest)
    again = two.table(two.guest)
    two.until(lambda: again.mode.shared.seats and not again.mode.shared.open and again.mode.paper.slip)
    two.guest.key(pygame.K_y)
    two.until(lambda: again.mode.shared.mine)
    length = again.table.length
    submit(again, random_turn(again.table.position, two.chance))
    two.until(lambda: again.table.length == length + 1)

    two.host.click("continue")
    two.until(lambda: two.host.top == "SharedMode" and not two.table(two.host).mode.shared.open)
    old, house = two.table(two.host), two.guest.app.network.house
    assert house is not None and two.host.app.network.house is not None
    own = Offer("", 0, "", two.host.app.network.house.port, mark(old.mode.shared.remote.session.table, b"saltsalt"))
    offers += [own._replace(host="127.0.0.1"), own._replace(host="127.0.0.1", port=house.port)]
    two.until(lambda: old.mode.shared.open and old.table.length == length + 1 and old.mode.shared.mine)
    path = old.mode.shared.remote.path
    assert path is not None
    ticket = tickets.find(path)
    assert ticket is not None and (ticket.host, ticket.port) == ("127.0.0.1", house.port)
    two.play(1)
