"""The end of a round and of a game: where every point comes from, and that nobody hurries past it by mistake."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from luna.games.luna import rules as game
from luna.games.luna.rules import view
from luna.games.luna.rules.events import RoundScored
from luna.games.luna.screens.scoring import ScoringScene
from luna.games.luna.screens.tally import decided
from luna.log.records import AUTOMATON, HUMAN
from luna.log.saves import Saves
from luna.shell.app import navigation
from luna.shell.client.tally import plain
from luna.shell.screens.final import FinalScene
from luna.table.table import Table
from tests.ui.driver import a_game, driving, play_turn
from tests.ui.looking import QUICK, opened


def test_a_click_on_a_number_of_the_scoring_shows_it_on_the_board(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver, 0)
        chance = random.Random(7)
        while driver.top != "ScoringScene":
            scene.link.submit(play_turn(scene.position, chance) or ())
            driver.frames(8)
        scoring = driver.app.scenes[-1]
        assert isinstance(scoring, ScoringScene) and scoring.complete
        table = pygame.image.tobytes(driver.app.window.get_surface(), "RGB")
        for number in range(3):
            for seat in range(4):
                driver.click_at(scoring.sheet.cell(number, seat).center)
                assert scoring.looked_at == (number, seat)
                assert pygame.image.tobytes(driver.app.window.get_surface(), "RGB") != table
                driver.click_at(scoring.sheet.cell(number, seat).center)
                assert scoring.looked_at is None
        driver.key(pygame.K_RIGHT)
        assert scoring.looked_at == (0, None)
        driver.key(pygame.K_ESCAPE)
        assert scoring.looked_at is None and driver.app.scenes[-1] is scoring
        driver.key(pygame.K_ESCAPE)
        assert driver.app.scenes[-1] is scene


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_a_tie_is_explained(language: str, tmp_path: Path) -> None:
    with driving(tmp_path, language=language, more=QUICK) as driver:
        assert navigation.open_save(driver.app, a_game(driver.app.saves, seed=3))
        driver.frames(60)  # at first it takes no clicks
        final = driver.app.scenes[-1]
        assert isinstance(final, FinalScene)
        first, second, *_ = final.tally.ranking
        seats = [seat.council_seat for seat in view(final.table.position).seats]
        for other, words in ((seats[first] - 1, str(seats[first] - 1)), (seats[first], final.names[second])):
            seats[second] = other
            count = final.tally
            _, said = decided(final.words, final.names, count.points, count.ranking, seats, tie=True)
            assert words in said and final.names[second] in said
            assert driver.app.fonts.width(said, "body") < driver.app.canvas.width * 0.9
        driver.click("as-numbers")
        assert final.numbers
        driver.click("as-graph")
        assert not final.numbers


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE])
def test_skipping_the_last_scoring_leaves_the_final_table_alone(key: int, tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        assert navigation.open_save(driver.app, a_game(driver.app.saves))
        driver.frames(1)
        final = driver.app.scenes[-1]
        driver.click("leave")
        for _ in range(80):
            driver.hold(key)
        assert driver.app.scenes == (final,)
        driver.key(key)  # it was still held: only with its release the rest begins
        driver.key(key)
        assert driver.app.scenes == (final,)
        driver.frames(60)
        driver.key(key)
        driver.frames(2)
        assert driver.app.scenes[-1] is not final
        assert len(driver.app.saves.list()) == 1, "a rematch has to be meant"


def test_tally_adds_up(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        for seed, orders in enumerate(
            (("red", "blue"), ("white", "red", "yellow"), ("blue", "red", "white", "yellow"))
        ):
            table = Table.open(game, a_game(Saves(tmp_path), orders=orders, seed=seed))
            count = driver.app.client.tally(driver.app, table)
            for seat, total in enumerate(count.points):
                assert count.course[0][seat] + sum(cause.points[seat] for cause in count.causes) == total
            assert len(count.course) == 8 and count.course[-1] == count.points
            assert sorted(count.ranking) == list(range(len(orders)))
            simple = plain(table)
            assert (simple.seats, simple.points, simple.ranking) == (count.seats, count.points, count.ranking)
            assert simple.course[:6] == count.course[:6] and simple.course[6:] == (count.points,)
            table.close()


def test_an_opponent_without_a_player_is_counted_too(tmp_path: Path) -> None:
    table = Table.open(game, a_game(Saves(tmp_path), orders=("red",), solo=2))
    assert [seat.kind for seat in table.seats] == [AUTOMATON, HUMAN]
    count = plain(table)
    assert count.seats[1].id == "red" != count.seats[0].id
    assert len(count.points) == len(count.ranking) == 2
    table.close()


def test_where_only_bots_play_a_scoring_goes_on_by_itself(tmp_path: Path) -> None:
    with driving(tmp_path, more="welcomed = true\n") as driver:
        scene = opened(driver, 120)
        events = next(
            one.events for one in scene.history.entries if any(isinstance(e, RoundScored) for e in one.events)
        )
        seen = scene.board.hand.draft.seen
        orders = [seat.order for seat in seen.seats]
        for alone in (False, True):
            driver.app.push(
                ScoringScene(
                    driver.app, events, scene.names, orders, seen.prizes, scene.board.display, unattended=alone
                )
            )
            driver.frames(60 * 7)
            assert driver.top == ("TableView" if alone else "ScoringScene")
            driver.key(pygame.K_ESCAPE)
