"""The end of a round and of a game: scoring scenes, the sheet of points, nightfall and the temple."""

import random
from pathlib import Path

import pygame
import pytest

from luna.games.luna import rules as game
from luna.games.luna.board.layout import places
from luna.games.luna.board.painting import painting_of
from luna.games.luna.board.panels.scoring_scenes import in_order
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.rules import events as ev
from luna.games.luna.rules import view
from luna.games.luna.rules.events import RoundScored
from luna.games.luna.screens.dawn import FALLS, RISES, Daybreak, Morning
from luna.games.luna.screens.finale import FinaleScene
from luna.games.luna.screens.scoring import ScoringScene
from luna.games.luna.screens.tally import result_words, tally
from luna.log.records import AUTOMATON, HUMAN
from luna.log.saves import Saves
from luna.shell.app import navigation
from luna.shell.board.chrome import Chrome
from luna.shell.client.tally import plain
from luna.shell.drawing.art import Art
from luna.shell.drawing.stage import LayerStage
from luna.shell.screens.game_over import FinalScene
from luna.table.link import TableLink
from luna.table.table import Table
from tests.measure.colour import contrast, luminance
from tests.patience import until
from tests.ui.driver import Driver, LunaTable, a_game, driving, play_out, play_turn
from tests.ui.hands import new_table
from tests.ui.ink import watching
from tests.ui.looking import QUICK, opened, settled


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
        driver.frames(60)  # at first it ignores clicks
        final = driver.app.scenes[-1]
        assert isinstance(final, FinalScene)
        first, second, *_ = final.tally.ranking
        seats = [seat.council_seat for seat in view(final.table.position).seats]
        for other, words in ((seats[first] - 1, str(seats[first] - 1)), (seats[first], final.names[second])):
            seats[second] = other
            count = final.tally
            _, said = result_words(final.words, final.names, count.points, count.ranking, seats, tie=True)
            assert words in said and final.names[second] in said
            assert driver.app.fonts.width(said, "body") < driver.app.canvas.width * 0.9
        driver.click("as-numbers")
        assert final.shown == "numbers"
        driver.click("as-graph")
        assert final.shown == "graph"


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE])
def test_skipping_the_last_scoring_leaves_the_final_table_alone(key: int, tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        assert navigation.open_save(driver.app, a_game(driver.app.saves))
        driver.frames(1)
        final = driver.app.scenes[-1]
        driver.click_at(driver.widget("leave").rect.center, early=True)
        for _ in range(80):
            driver.hold(key)
        assert driver.app.scenes == (final,)
        driver.key(key, early=True)  # it was still held: the rest begins only with its release
        driver.key(key, early=True)
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
        for alone in (False, True):
            driver.app.push(ScoringScene(driver.app, events, scene.names, seen, scene.board.display, unattended=alone))
            driver.frames(60 * 7)
            assert driver.top == ("TableView" if alone else "ScoringScene")
            driver.key(pygame.K_ESCAPE)


PLACE = (900, 400)
NORMAL = "welcomed = true\ntips = false\n"


def last_candle(saves: Saves, nth: int) -> tuple[int, tuple[int, ...]]:
    """The turn that ends round `nth` of a random game: its number and the turn."""
    path = a_game(saves, seed=4)
    table = Table.open(game, path)
    numbers = range(1, len(table.history) + 1)
    ends = [number for number in numbers if any(isinstance(one, ev.RoundScored) for one in table.events_of(number))]
    turn = table.history[ends[nth - 1] - 1].turn
    table.close()
    return ends[nth - 1], turn


def at_scoring(driver: Driver, nth: int) -> LunaTable:
    """The table when the last candle of round `nth` goes out."""
    number, turn = last_candle(driver.app.saves, nth)
    assert navigation.open_save(driver.app, a_game(driver.app.saves, number - 1, seed=4))
    scene = settled(driver)
    scene.link.submit(turn)
    return scene


def telling(driver: Driver, scene: LunaTable) -> None:
    until(lambda: scene.board.scored.telling, driver.step, pause=0)


@pytest.mark.parametrize(("nth", "beats"), [(2, 3), (6, 6)])
def test_one_click_shows_one_beat_and_nothing_twice(nth: int, beats: int, tmp_path: Path) -> None:
    with driving(tmp_path, more=NORMAL) as driver:
        scene = at_scoring(driver, nth)
        telling(driver, scene)
        told, tops = list[str](), set[str]()

        def goes_on() -> bool:
            tops.add(driver.top)
            current = scene.board.told.current
            return driver.top != "TableView" or not scene.board.scored.telling or current != before

        while scene.board.scored.telling and driver.top == "TableView":
            before = scene.board.told.current
            assert before is not None and scene.board.telling
            told.append(before.sentence)
            driver.click_at(PLACE, early=True)
            assert scene.board.told.current == before, "a click meant for what was there before"
            driver.frames(30)
            driver.click_at(PLACE)
            until(goes_on, driver.step, pause=0)
        assert len(told) == len(set(told)) == beats
        assert scene.board.told.current is None or nth < 6
        assert "ScoringScene" not in tops and (driver.top == "FinaleScene") == (nth == 6)
        if nth == 6:
            assert scene.board.display.scores == game.scores(scene.position), "all points have come to the panels"


def test_the_final_beats_advance_without_a_press(tmp_path: Path) -> None:
    """Scorings that can still change the winner come last, and nobody is named before the deciding scene."""
    with driving(tmp_path, more=NORMAL) as driver:
        scene = at_scoring(driver, 6)
        telling(driver, scene)
        winner = scene.names[game.result(scene.position).ranking[0]]  # type: ignore[union-attr]
        told = dict[str, int]()

        def step() -> None:
            driver.step()
            if scene.board.told.current is not None:
                sentence = scene.board.told.current.sentence
                told[sentence] = told.get(sentence, 0) + 1

        until(lambda: driver.top == "FinaleScene", step, pause=0)
        assert not any(driver.app.catalogue("end-wins", name=winner) in sentence for sentence in told)
        frames = [told[sentence] for sentence in told if sentence]
        assert len(frames) >= 6 and frames[-1] == max(frames[-3:]), "the last beat takes the longest"


def test_final_beats_are_ordered_by_their_effect_on_the_lead() -> None:
    def beat(name: str, *points: int) -> ev.ScoringBeat:
        return ev.ScoringBeat(name, None, tuple(ev.ScoreLine(seat, won, 0, won) for seat, won in enumerate(points)))

    rounds = [beat("priestess", 0, 9), beat("apostate", 0, 0), beat("temple", 5, 0)]
    end = [beat("shrines", 8, 0), beat("favours", 2, 2), beat("council", 0, 3)]
    assert [one.beat for one in in_order([*rounds, *end], (1, 0))] == [
        *("priestess", "apostate", "temple"),
        *("favours", "council", "shrines"),
    ]
    assert in_order(rounds, (1, 0)) == rounds


def test_the_last_beat_of_a_round_waits_and_esc_ends_all_of_them(tmp_path: Path) -> None:
    with driving(tmp_path, more=NORMAL) as driver:
        scene = at_scoring(driver, 1)
        telling(driver, scene)
        driver.frames(1800)
        assert scene.board.scored.telling, "nobody is hurried"
        driver.key(pygame.K_ESCAPE)
        assert driver.app.scenes[-1] is scene and not scene.board.scored.telling
        assert settled(driver).board.display.shown.round == 2


def test_with_unlimited_grace_each_beat_waits(tmp_path: Path) -> None:
    with driving(tmp_path, more=NORMAL + "grace = 'wait'\n") as driver:
        scene = at_scoring(driver, 6)
        telling(driver, scene)
        first = scene.board.told.current
        driver.frames(900)
        assert scene.board.told.current == first


@pytest.mark.parametrize("more", ['animation_speed = "instant"\n', "reduced_motion = true\n"])
def test_without_scenes_the_sheet_comes_at_once(more: str, tmp_path: Path) -> None:
    with driving(tmp_path, more=NORMAL + more) as driver:
        scene = at_scoring(driver, 1)
        seen = set[bool]()

        def step() -> None:
            driver.step()
            seen.add(bool(scene.board.scored.telling))

        until(lambda: driver.top == "ScoringScene", step, pause=0)
        sheet = driver.app.scenes[-1]
        assert seen == {False} and isinstance(sheet, ScoringScene)
        assert sheet.complete == ("instant" in more)


def test_the_night_changes_while_the_priestess_walks(tmp_path: Path) -> None:
    with driving(tmp_path, more=NORMAL) as driver:
        scene = at_scoring(driver, 3)
        telling(driver, scene)
        driver.key(pygame.K_ESCAPE)
        shares, there = list[float](), list[str | None]()
        display = scene.board.display
        while display.busy:
            driver.step()
            shares.append(display.shown.nightfall)
            there.append(display.shown.figures["priestess"])
        assert len(set(shares)) > 10 and max(shares) == 1 and shares[-1] == 0
        assert shares[: shares.index(1.0)] == sorted(shares[: shares.index(1.0)])
        walking = [share for share, island in zip(shares, there, strict=True) if island is None]
        assert walking and max(walking) >= 0.9, "the sky goes on as she does"
        assert display.shown.figures["priestess"] == view(scene.position).priestess


def test_night_falls_and_dawn_comes_from_the_right() -> None:
    table = pygame.Surface((640, 360), 0, 32)
    table.fill((90, 100, 140))
    daybreak, window = Daybreak(Art(), table.copy()), table.copy()

    def seen(time: float) -> tuple[int, int]:
        """The brightness of the left and the right of the window."""
        daybreak.draw(window, time)
        left, right = (pygame.transform.average_color(window, pygame.Rect(x, 0, 60, 360)) for x in (0, 580))
        return sum(left[:3]), sum(right[:3])

    first, dusk, night = seen(0.0), seen(FALLS / 2), seen(FALLS)
    assert first[0] == first[1] == 330
    assert all(a > b > c for a, b, c in zip(first, dusk, night, strict=True))
    left, right = seen(FALLS + RISES / 2)
    assert right > left and left < first[0] / 2
    assert min(seen(FALLS + RISES)) > max(night)


def test_the_sun_rises_clouds_drift_and_all_the_rest_stands_still() -> None:
    size = 640, 360
    morning = Morning(LayerStage.fitted(Art(), size), size)

    def seen(time: float, drift: float) -> pygame.Surface:
        return morning.at(time, drift).copy()

    def upper_edge(picture: pygame.Surface) -> int:
        """The upper edge of the sun: where the sky is first as bright."""
        return next(y for y in range(60, 134) for x in range(480, 540) if sum(picture.get_at((x, y))[:3]) > 720)

    first, later, risen, drifted = seen(0.0, 0.0), seen(3.0, 0.0), seen(6.0, 0.0), seen(6.0, 15.0)
    assert upper_edge(first) > upper_edge(later) + 3 > upper_edge(risen) + 6
    assert risen.get_buffer().raw == seen(9.0, 0.0).get_buffer().raw, "it stops when it has risen"
    assert drifted.get_buffer().raw != risen.get_buffer().raw
    land = pygame.Rect(0, 240, *size).clip(first.get_rect())
    assert len({picture.subsurface(land).copy().get_buffer().raw for picture in (first, later, risen, drifted)}) == 1
    assert seen(0.0, 0.0).get_buffer().raw == first.get_buffer().raw, "a picture does not depend on those before it"


def _ended(driver: Driver) -> FinaleScene:
    table = new_table(4, "preset", None)
    play_out(table)
    view = LunaTable(driver.app, TableLink(table))
    driver.app.replace(view)
    driver.frames()
    told = tally(driver.app, table)
    scene = FinaleScene(driver.app, told, view.names, view.company.faces, lambda: view.board.display.pen)
    driver.app.push(scene)
    return scene


def test_a_long_name_stays_on_its_block(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with driving(tmp_path) as driver, watching(monkeypatch, (1280, 720)) as ink:
        scene = _ended(driver)
        scene._names = ["Wilhelmina Kloosterman", "Jean-Baptiste Grenouille"]
        driver.frames(8 * 60)
        ink.forget()
        driver.frames(6, watched=True)
        names = [place for words, place in ink.places if words[:6] in ("Wilhel", "Jean-B") and place.top > 400]
        assert len(names) >= 2 and all(place.width <= 150 * 2 / 3 for place in names)


def test_the_finale_is_complete_within_eight_seconds(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        scene = _ended(driver)
        driver.frames(7 * 60)
        assert not scene.complete
        driver.frames(60)
        assert scene.complete and driver.app.scenes[-1] is scene


def test_one_key_completes_the_finale_and_the_next_closes_it(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        scene = _ended(driver)
        driver.frames(30)
        driver.key(pygame.K_SPACE)
        assert scene.complete and driver.app.scenes[-1] is scene
        driver.key(pygame.K_SPACE)
        assert scene not in driver.app.scenes


@pytest.mark.parametrize("how", ["watched", "pressed", "reduced"])
def test_the_fanfare_sounds_once_when_the_winner_is_named(how: str, tmp_path: Path) -> None:
    with driving(tmp_path, more="reduced_motion = true\n" if how == "reduced" else "") as driver:
        heard = list[str]()
        driver.app.sound.began = heard.append
        scene = _ended(driver)
        driver.frames(10)
        assert ("victory" in heard) == (how == "reduced")
        if how == "pressed":
            driver.key(pygame.K_SPACE)
        until(lambda: scene.complete, driver.step, pause=0)
        driver.frames(2)
        driver.key(pygame.K_SPACE)
        until(lambda: driver.top == "FinalScene", driver.step, pause=0)
        assert heard.count("victory") == 1


def test_with_reduced_motion_the_finale_is_complete_at_once(tmp_path: Path) -> None:
    with driving(tmp_path, more="reduced_motion = true\n") as driver:
        assert _ended(driver).complete


def test_by_day_the_islands_names_stand_on_dark_ground(tmp_path: Path) -> None:
    """Half of the pixels around the letters have 4.3 : 1 against them, even where the sun rises."""
    with driving(tmp_path) as driver:
        table = new_table(4, "preset", None)
        play_out(table)
        seen, picture = view(table.position), pygame.Surface((1280, 720), 0, 32)
        painting = painting_of(driver.app, seen)
        painting.paint(picture, ViewModel.of(seen), None, Chrome(("Anna", "Bert")))
        for island in painting.layout.ring:
            x, y = painting.layout.on_island(island, places.NAME)
            spots = [(x + across, y + down) for across in range(-30, 31) for down in range(-9, 10)]
            near = [(colour.r, colour.g, colour.b) for colour in map(picture.get_at, spots)]
            shades = sorted(near, key=luminance)
            assert contrast(shades[-1], shades[len(shades) // 2]) >= 4.3, island
