"""Invitations as links: their content, the messages about bad ones, and the places where they are followed."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from luna.commands import split
from luna.log.notices import Refused
from luna.shell.app import desktop, navigation
from luna.shell.app.program import _local
from luna.shell.network import connections, links
from luna.shell.network.links import Invited
from luna.shell.screens.circles import CirclesScene
from luna.shell.screens.invite import squares
from luna.shell.screens.network import NetworkScene
from luna.shell.screens.opentables import OpenTablesScene
from luna.shell.screens.page import QuestionScene
from luna.shell.screens.title import TitleScene
from tests.ui.driver import Driver, driving

PROOF = bytes(range(16))
WHOLE = links.write(Invited("192.168.1.20", 7786, "ABCDEF", PROOF))


@pytest.mark.parametrize(
    "link",
    [
        Invited("192.168.1.20", 7786, "ABCDEF", PROOF),
        Invited("relay.example.org", 4000, "K7Q2MP"),
        Invited("fe80::1", 4000, "ABCDEF", PROOF),
        Invited("2001:db8::7", 7786, "ABCDEF"),
        Invited("relay.example.org", 7786),
        Invited("192.168.1.20", 4000),
    ],
)
@pytest.mark.parametrize(
    "around", ["{}", "  {}\n", "Come: {}.", "<{}>", "({})", '"{}"', "https://x.org {}/", "Zoë’s table 🌙 {}!"]
)
@pytest.mark.parametrize("change", [str, str.upper, str.lower])
def test_a_link_is_read_as_it_was_written(link: Invited, around: str, change: Callable[[str], str]) -> None:
    assert links.read(around.format(change(links.write(link)))) == link


def test_a_name_beyond_ascii_goes_as_the_network_knows_it() -> None:
    assert links.write(Invited("münchen.example", 7786, "ABCDEF")) == "luna://table/xn--mnchen-3ya.example/ABCDEF"


def test_a_truncated_link_leads_nowhere_else() -> None:
    """The rest is refused, or is the complete place and code without the proof."""
    for length in range(len(WHOLE)):
        try:
            found = links.read(WHOLE[:length])
        except Refused as error:
            assert error.notice.code in ("link-none", "link-broken")
        else:
            assert found == Invited("192.168.1.20", 7786, "ABCDEF")
            assert WHOLE[:length].rstrip("/").endswith("ABCDEF")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "link-none"),
        ("https://example.org/ABCDEF", "link-none"),
        ("luna:ABCDEF", "link-broken"),
        ("luna://table/", "link-broken"),
        ("luna://table/host/ABCDE1", "link-broken"),  # a digit that no code contains
        ("luna://table/host/ABCDEFG", "link-broken"),
        ("luna://table/host:0/ABCDEF", "link-broken"),
        ("luna://table/host:99999/ABCDEF", "link-broken"),
        ("luna://table/user@host/ABCDEF", "link-broken"),
        ("luna://table/relay.exаmple.org/ABCDEF", "link-broken"),  # a Cyrillic letter
        ("luna://table/a\u202eb/ABCDEF", "link-broken"),
        ("luna://table/..%2f/ABCDEF", "link-broken"),
        ("luna://table/host/ABCDEF/" + "a" * 25, "link-broken"),
        ("luna://table/host/ABCDEF/" + "a" * 26 + "/more", "link-broken"),
        ("luna://table/" + "h" * 400 + "/ABCDEF", "link-broken"),
        ("luna://relay/", "link-broken"),
        ("luna://relay/host/ABCDEF", "link-broken"),
        ("luna://relay/user@host", "link-broken"),
        ("luna://play/host/ABCDEF", "link-unknown"),
        ("x" * 1_000_000 + WHOLE, "link-none"),
    ],
)
def test_a_bad_link_gets_one_sentence(text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        links.read(text)
    assert refused.value.notice.code == code and refused.value.notice.text


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path) as made:
        yield made


def pasted(driver: Driver, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop, "clipboard", lambda: text)
    driver.key(pygame.K_v, pygame.KMOD_CTRL)


def test_a_relay_is_found_by_its_link_and_forgotten_by_a_button(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.app.replace(TitleScene(driver.app))
    driver.frames()
    pasted(driver, f"Play with us: {links.write(Invited('127.0.0.1', 9))}", monkeypatch)
    question = driver.app.scenes[-1]
    assert isinstance(question, QuestionScene) and not driver.app.settings.hosts
    question.foot()[0].press()
    driver.frames()
    assert isinstance(driver.app.scenes[-1], OpenTablesScene) and driver.app.settings.hosts == ("127.0.0.1:9",)
    driver.click("forget")
    assert isinstance(driver.app.scenes[-1], TitleScene) and not driver.app.settings.hosts


def test_a_link_of_a_relay_is_as_good_as_its_address(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[object] = []
    monkeypatch.setattr(connections, "host_at", lambda app, *place: opened.append(place))
    driver.app.push(NetworkScene(driver.app))
    driver.frames()
    driver.click("address")
    driver.write("luna://relay/relay.example.org")
    driver.click("open-there")
    assert opened == [("relay.example.org", 7786)]


def test_a_pasted_link_asks_before_connecting(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    joined: list[object] = []
    monkeypatch.setattr(connections, "join", lambda app, *place: joined.append(place))
    driver.app.replace(TitleScene(driver.app))
    driver.frames()
    pasted(driver, "hello", monkeypatch)
    assert isinstance(driver.app.scenes[-1], TitleScene)
    assert driver.app.toasts.shown == driver.app.catalogue("import-unknown")
    driver.wait(20)
    pasted(driver, f"Join us: {WHOLE}", monkeypatch)
    question = driver.app.scenes[-1]
    assert isinstance(question, QuestionScene) and "192.168.1.20" in question.title and not joined
    question.foot()[0].press()
    assert joined == [("192.168.1.20", 7786, "ABCDEF", PROOF)]
    pasted(driver, "luna://table/nonsense", monkeypatch)
    assert driver.app.toasts.shown == driver.app.catalogue("notice-link-broken")


def test_a_link_to_a_circle_fills_the_form_of_circles(driver: Driver) -> None:
    navigation.follow(driver.app, "luna://circle/AAAA")
    driver.frames()
    page = driver.app.scenes[-1]
    assert isinstance(page, CirclesScene) and page.form.entries["invitation"].text == "luna://circle/AAAA"


def test_the_network_page_takes_a_link_in_place_of_an_address(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    joined: list[object] = []
    monkeypatch.setattr(connections, "join", lambda app, *place: joined.append(place))
    page = NetworkScene(driver.app)
    driver.app.replace(page)
    driver.frames()
    page.form.entries["address"].put(WHOLE)
    page.join()
    assert joined == [("192.168.1.20", 7786, "ABCDEF", PROOF)]


def test_the_start_takes_a_link_or_the_address_of_a_file() -> None:
    assert split([WHOLE]) == ("play", [WHOLE])
    assert split(["play", WHOLE]) == ("play", [WHOLE])
    assert _local("file:///home/zo%C3%AB/a%20game.luna") == Path("/home/zoë/a game.luna")
    assert _local("/home/a game.luna") == Path("/home/a game.luna")


def test_a_picture_of_a_link_is_small_enough_for_a_camera() -> None:
    pytest.importorskip("segno", reason="the environment is older than requirements.txt")
    rows = squares(WHOLE)
    assert len(rows) == len(rows[0]) <= 37 and set(b"".join(rows)) == {0, 1}
