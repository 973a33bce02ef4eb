"""A machine that sleeps: what those see who play on, and what their impatience may not do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace

import pygame
import pytest

from luna.shell.network import connections, dealing
from luna.shell.network.relay_table import Shared
from tests.ui.air import AirHouse
from tests.ui.driver import SharedTable
from tests.ui.test_lanways import begun, both_at_the_guests
from tests.ui.two import Two

_HALF_A_SECOND = 40  # frames, and a few more
_HANDED_OVER = 80  # frames in which the chair changes, and a few more


@contextmanager
def asleep(two: Two) -> Iterator[None]:
    """The relay does not say a word."""
    house = two.host.app.network.house
    assert isinstance(house, AirHouse)
    house.asleep = True
    try:
        yield
    finally:
        house.asleep = False


@pytest.fixture
def guest(two: Two, monkeypatch: pytest.MonkeyPatch) -> SharedTable:
    """A table where two turns in a row are the guest's, for two people sit there."""
    both_at_the_guests(two)
    monkeypatch.setattr(dealing, "secrets", SimpleNamespace(token_bytes=lambda size: bytes([1]) * size))
    begun(two)
    scene = two.table(two.guest)
    while {scene.table.to_move, ((scene.table.to_move or 0) + 1) % 3} != set(scene.mode.shared.seats):
        two.play(1)
    two.quiet()
    return scene


def test_who_is_impatient_does_not_play_the_next_turn_as_well(two: Two, guest: SharedTable) -> None:
    length = guest.table.length
    with asleep(two):
        two.guest.key(pygame.K_m)
        two.guest.key(pygame.K_m)
        two.guest.frames(_HALF_A_SECOND)
        two.guest.key(pygame.K_m)
        waits = guest.text("network-waits-for", names=guest.text("network-the-others"))
        assert guest.picture.chrome().draft_title == waits
    two.until(lambda: min(guest.table.length, two.table(two.host).table.length) > length)
    two.quiet()
    two.guest.frames(_HANDED_OVER)
    assert guest.table.length == length + 1 == two.table(two.host).table.length
    two.guest.key(pygame.K_m)  # and the key is not thought to be still down
    two.until(lambda: guest.table.length == length + 2)


def test_where_the_strip_has_no_words_it_is_said_all_the_same(two: Two, guest: SharedTable) -> None:
    two.guest.app.settings.ui_size = 150
    two.guest.app.resized()
    two.guest.frames(3)
    assert guest.board.display.layout.bar.draft_is_icon
    with asleep(two):
        two.guest.key(pygame.K_m)
        two.guest.frames(_HALF_A_SECOND)
        assert two.guest.app.toasts.shown == guest.text("network-waits-for", names=guest.text("network-the-others"))
    two.until(lambda: not guest.link.busy)


def test_while_a_turn_is_on_its_way_the_slip_has_its_keys(
    two: Two, guest: SharedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    again: list[object] = []
    monkeypatch.setattr(connections, "host_again", lambda app, remote: again.append(remote))
    with asleep(two):
        two.guest.key(pygame.K_m)
        monkeypatch.setattr(Shared, "online", property(lambda self: False))
        two.guest.frames(_HALF_A_SECOND)
        assert guest.link.busy and guest.mode.paper.slip is not None
        two.guest.key(pygame.K_y)
        assert again == [guest.mode.shared.remote]
        two.guest.key(pygame.K_ESCAPE)
        assert two.guest.top == "OverlayScene"
    monkeypatch.undo()


def test_what_two_at_one_machine_did_themselves_is_not_told_them(two: Two, guest: SharedTable) -> None:
    two.play(2)
    assert guest.table.to_move not in guest.mode.shared.seats
    assert not guest.since()
    two.play(1)
    assert [entry.seat in guest.mode.shared.seats for entry in guest.since()] == [True, False]
