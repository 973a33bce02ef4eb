"""Challenges at the table: dealt from their page, kept in the save, recorded when they are met."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from luna.core import registry
from luna.core.options import to_plain
from luna.learning.challenge import KEY, Challenge, challenges, named
from luna.learning.progress import Progress
from luna.shell.app import navigation
from luna.shell.board.table_view import TableView
from luna.shell.modes.mode import ChallengeMode
from luna.shell.players.seats import player
from luna.shell.records import achievements as shown
from luna.shell.screens.learn import LearnScene
from luna.shell.screens.puzzle_packs import ChallengesScene
from luna.shell.widgets import Card, Row, Sign
from luna.table.table import Table
from tests.ui.driver import Driver, driving

GAME = registry.load("luna")
RECORDED = Path(__file__).parents[1] / "learning" / "challenges" / "luna"


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path / "home") as made:
        yield made


def _challenge(name: str) -> Challenge:
    found = named("luna", name)
    assert found is not None
    return found


def _played(path: Path | None, played: str, challenge: Challenge, level: int | None = None) -> Table:
    """The recorded game of one challenge at a table of another, or of the same."""
    header, turns = GAME.from_text((RECORDED / f"{played}.txt").read_text(encoding="utf-8"))
    levels = challenge.levels(GAME)
    people = {order: player("", levels.get(order) if level is None else level) for order in levels}
    people[GAME.SEATS[0].id] = player("Ada")
    options = {**to_plain(GAME.OPTIONS, GAME.options_of(header)), KEY: challenge.name}
    table = Table.new(GAME, header, people, path, options=options)
    for turn in turns:
        table.acts.submit(turn)
    assert table.over
    return table


def _page(driver: Driver, game: str = "luna") -> None:
    driver.app.turn_to(game)
    navigation.leave(driver.app)
    driver.frames()
    driver.app.push(ChallengesScene(driver.app))
    driver.frames()


@pytest.mark.parametrize("challenge", challenges("luna"), ids=[one.name for one in challenges("luna")])
def test_a_met_challenge_is_recorded(challenge: Challenge, driver: Driver) -> None:
    table = _played(None, challenge.name, challenge)
    shown.note(driver.app, table)
    driver.frames()
    assert shown.verdict(driver.app.catalogue, table) == driver.app.catalogue(
        "challenge-met", name=driver.app.catalogue(f"challenge-{challenge.name}")
    )
    assert driver.progress().won == {f"luna/challenge/{challenge.name}": 1}


def test_a_missed_challenge_is_not_recorded(driver: Driver) -> None:
    challenge = _challenge("wandering-book")
    table = _played(None, "high-council", challenge)
    assert "not this time" in shown.verdict(driver.app.catalogue, table)
    shown.note(driver.app, table)
    driver.frames()
    assert not driver.progress().won


def test_changed_opponents_end_a_challenge(driver: Driver) -> None:
    challenge = _challenge("no-shrine")
    assert shown.challenge_of(_played(None, "no-shrine", challenge)) == challenge
    assert shown.challenge_of(_played(None, "no-shrine", challenge, level=0)) is None


def test_the_result_of_a_challenge_is_shown_and_counted_once(driver: Driver) -> None:
    challenge = _challenge("no-shrine")
    table = _played(driver.app.saves.new_path(), "no-shrine", challenge)
    navigation.finished(driver.app, table)
    driver.frames()
    assert driver.top == "FinalScene"
    assert driver.app.toasts.shown == driver.app.catalogue("challenge-met", name="Without a shrine")
    assert (driver.app.home / "won.txt").read_text().count("no-shrine") == 1


def test_a_challenge_is_started_from_its_page_and_can_be_resumed(driver: Driver) -> None:
    _page(driver)
    driver.click("no-shrine")
    view = driver.app.scenes[-1]
    assert isinstance(view, TableView)
    assert isinstance(view.mode, ChallengeMode)
    path = view.table.path
    assert path is not None
    navigation.leave(driver.app)
    driver.frames()
    assert navigation.open_save(driver.app, path)
    driver.frames()
    assert driver.top == "ChallengeMode"
    again = driver.app.scenes[-1]
    assert isinstance(again, TableView)
    navigation.rematch(driver.app, again.table)
    driver.frames()
    assert driver.top == "ChallengeMode"


def test_a_solo_challenge_can_be_started(driver: Driver) -> None:
    _page(driver)
    driver.menu.ring.shown = True
    driver.menu.ring.to(driver.widget("alone"))
    driver.click("alone")
    assert driver.top == "ChallengeMode"


@pytest.mark.parametrize("game", ["luna", "pangea"])
@pytest.mark.parametrize("size", [100, 150])
def test_every_card_has_room_for_its_words(size: int, game: str, tmp_path: Path) -> None:
    with driving(tmp_path / "home", (1280, 720), more=f"ui_size = {size}\n") as driver:
        for language in driver.app.catalogue.languages():
            driver.app.speak(language)
            _page(driver, game)
            cards = [widget for widget in driver.menu.ring.widgets if isinstance(widget, Card)]
            assert len(cards) == 12
            paint = driver.menu.paint
            for card in cards:
                assert card.rect.height >= card.high(paint, card.rect.width), card.words
                room = card.rect.width - 3 * paint.px(26)
                assert paint.fonts.width(card.words, "card_title") <= room, card.words
        assert not driver.app.catalogue.missing
        assert not driver.app.catalogue.faulty


def test_the_page_of_challenges_works_by_keys(driver: Driver) -> None:
    _page(driver)
    for _ in range(12):
        driver.key(pygame.K_TAB)
    assert driver.menu.ring.focused is not None
    driver.key(pygame.K_ESCAPE)
    assert driver.top == "TitleScene"


def test_every_challenge_has_a_pennant_with_its_state(driver: Driver) -> None:
    every = challenges("luna")
    signs = [shown.pennant(driver.app, one, met) for one in every for met in (False, True)]
    assert all(signs) and len(set(signs)) == 2 * len(every)
    Progress(driver.app.home).win(shown.name_of("luna", every[2]), 1)
    _page(driver)
    cards = [widget for widget in driver.menu.ring.widgets if isinstance(widget, Card)]
    assert [card.icons[0] for card in cards] == [shown.pennant(driver.app, one, one is every[2]) for one in every]


def test_without_a_pennant_a_star_marks_a_met_challenge(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game need not have pennants."""
    monkeypatch.setattr("luna.shell.screens.puzzle_packs.pennant", lambda *facts: "")
    every = challenges("luna")
    Progress(driver.app.home).win(shown.name_of("luna", every[2]), 1)
    _page(driver)
    cards = [widget for widget in driver.menu.ring.widgets if isinstance(widget, Card)]
    stars = [[line.right for line in card.lines if isinstance(line, Row)] for card in cards]
    assert [bool(star[0]) for star in stars] == [one is every[2] for one in every]


def test_the_learn_page_counts_challenges(driver: Driver) -> None:
    Progress(driver.app.home).win(shown.name_of("luna", challenges("luna")[0]), 1)
    navigation.leave(driver.app)
    driver.frames()
    driver.app.push(LearnScene(driver.app))
    driver.frames()
    card = next(widget for widget in driver.menu.ring.widgets if widget.name == "challenges")
    assert isinstance(card, Card)
    parts = [part for line in card.lines if isinstance(line, Row) for part in line.left]
    signs = [part.name for part in parts if isinstance(part, Sign)]
    assert card.told == "1 of 12 met." and sum(sign.endswith("-done") for sign in signs) == 1
    driver.click("challenges")
    assert isinstance(driver.app.scenes[-1], ChallengesScene)
