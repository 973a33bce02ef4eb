"""People in a room talk before there is a table: phrases in everybody's language, and what they write."""

from __future__ import annotations

import pygame
import pytest

from luna.shell.screens.settings import SettingsScene
from luna.shell.screens.talk import TalkScene
from tests.ui.driver import Driver
from tests.ui.test_lannews import heard
from tests.ui.two import Two


def page(driver: Driver) -> TalkScene:
    top = driver.app.scenes[-1]
    assert isinstance(top, TalkScene)
    return top


def texts(driver: Driver) -> list[str]:
    return [page(driver)._talk.line(word) for word in page(driver)._talk.said]


def met(two: Two) -> None:
    two.meet()
    two.until(lambda: two.guest.top == "RoomScene" and len(two.room(two.host).people.seats()) == 2)


def test_a_phrase_is_read_in_every_language_and_a_text_as_it_was_written(two: Two) -> None:
    met(two)
    two.host.click("chat")
    two.host.click("hello")
    two.until(lambda: two.guest.app.toasts.shown == "Ilse: Hallo!")  # told in passing
    two.guest.click("chat")
    assert texts(two.guest) == ["Ilse: Hallo!"]
    two.guest.click("write")
    two.guest.write("Bin gleich da")
    two.guest.key(pygame.K_RETURN)
    two.until(lambda: texts(two.host) == ["Ilse: Hello!", "Bram: Bin gleich da"])
    assert texts(two.guest)[1] == "Bram: Bin gleich da"
    assert page(two.guest).entries["write"].text == ""
    assert two.host.app.toasts.shown is None  # it is seen on the page already


def test_the_game_begins_whatever_lies_over_the_room(two: Two) -> None:
    met(two)
    two.guest.click("start")
    two.guest.click("chat")
    two.until(lambda: not two.room(two.host).why_not_start())
    two.host.click("start")
    two.until(lambda: two.host.top == two.guest.top == "SharedMode")


def test_a_word_is_heard_below_the_settings_and_the_last_ones_are_kept(two: Two) -> None:
    met(two)
    two.guest.app.push(SettingsScene(two.guest.app))
    two.host.click("chat")
    for phrase in ("hello", "thanks", "one-moment"):
        two.host.click(phrase)
    talk = two.room(two.guest).talk
    two.until(lambda: len(talk.said) == 3)
    assert [word.phrase for word in talk.said] == ["hello", "thanks", "one-moment"]


def test_an_empty_line_says_nothing_and_escape_leads_back(two: Two) -> None:
    met(two)
    two.host.click("chat")
    two.host.click("write")
    two.host.write("   ")
    two.host.key(pygame.K_RETURN)
    assert texts(two.host) == []
    two.host.key(pygame.K_ESCAPE)
    assert two.host.top == "RoomScene" and not two.room(two.host).talk.seen


@pytest.mark.usefixtures("silent")
def test_at_a_table_people_talk_and_not_their_bots(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    two.sit_after_a_bot(monkeypatch)
    two.table(two.host).mode.shared.say("hello")
    two.until(lambda: "Ilse: Hallo!" in heard(two.guest))
