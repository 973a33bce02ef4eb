"""Pangea through the whole program: started, played by clicks and by keys, undone, saved, opened, replayed."""

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from luna.core.options import Options
from luna.games.pangea import rules
from luna.games.pangea.board.hand.drafting import Drafting
from luna.games.pangea.board.hand.targets import Bag, Field, about
from luna.games.pangea.board.words.cards import card
from luna.games.pangea.rules.board import SQUARES, TILES
from luna.games.pangea.rules.moves import BAN, MOVE, NO_BAN, NOBODY, kind_of, values_of
from luna.games.pangea.rules.position import BUYING, MAGIC, PHASE, SQUARE, TURN, Tribe, tribes
from luna.learning.coach import of_person
from luna.shell.app import navigation
from luna.shell.board import actionbar, cardface
from luna.shell.board.card import Card
from luna.shell.board.pointing import Button, Verb
from luna.shell.board.timers import HANDED_OVER
from luna.shell.records import achievements
from luna.shell.screens.game_over import FinalScene
from luna.table.table import Player, Table
from luna.text import Catalogue
from tests.games.pangea.hands import QUICK, board_of, click, clicks, playing, settle, view_of, wait
from tests.patience import until
from tests.ui.driver import Driver, driving
from tests.ui.ink import watching
from tests.ui.looking import point
from tests.ui.test_touch import Fingers


def test_a_turn_by_clicks_undo_and_a_draw_that_stays(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green") as driver:
        view = view_of(driver)
        for _ in range(2):
            click(driver, board_of(driver).hand.draft.targets()[0])
        assert view.position[PHASE] == 1 and rules.round_of(view.position) == 1
        people = view.position[12]
        click(driver, Bag(people))
        after = bytes(view.position)
        assert view.table.length == 3 and not view.position[MAGIC]
        view.do("undo")
        settle(driver)
        assert bytes(view.position)[MAGIC] == 1
        click(driver, Verb("draw"))
        assert bytes(view.position) == after, "the same tribe comes again"
        own = [tribe for tribe in tribes(view.position) if tribe.people == people]
        steps = [move for move in rules.legal(view.position) if kind_of(move) == MOVE]
        click(driver, own[0])
        click(driver, Field(view.position[SQUARE + values_of(steps[0])[3]]))
        board = board_of(driver)
        assert board.hand.begun and board.hand.draft.steps and view.table.length == 3
        driver.key(pygame.K_ESCAPE)
        assert not board.hand.draft.steps
        click(driver, Verb("end"))
        until(lambda: view.position[TURN] == 1, driver.step)
        assert view.table.length == 5


@pytest.mark.parametrize("peoples", [("blue", "green"), ("blue", "green", "purple", "orange")])
def test_every_kind_of_action_by_clicks_to_the_end_of_a_game(peoples: tuple[str, ...], tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        assert navigation.open_save(driver.app, near_the_end(driver, peoples))
        until(lambda: driver.top == "TableView", driver.step)
        view, done, chance = view_of(driver), set[int](), random.Random(7)
        while not view.table.over:
            row = bytearray(view.position)
            moves = rules.legal(row)
            new = [move for move in moves if kind_of(move) not in done] or moves[-1:]
            move, length = chance.choice(new), view.table.length
            done.add(kind_of(move))
            for target in clicks(row, tuple(rules.intents(row)[move][0])):
                click(driver, target)
            until(lambda: view.table.length > length or driver.top != "TableView", driver.step)  # noqa: B023
        until(lambda: isinstance(driver.app.scenes[-1], FinalScene), driver.step)
        driver.frames(3)
        assert {MOVE, BAN} <= done
        assert not driver.app.catalogue.missing and not driver.app.catalogue.faulty


def near_the_end(driver: Driver, peoples: tuple[str, ...]) -> Path:
    """A save in which a seat has three amulets, and goods that one production makes twenty or more."""
    state = rules.state(started(peoples))
    state["players"][peoples[-1]] |= {"goods": 20, "amulets": ["swamp", "forest", "mountain"]}
    state["last_round"] = True
    return saved(driver, peoples, state)


def started(peoples: tuple[str, ...]) -> bytearray:
    """A game in which all towers are placed."""
    row = rules.start(rules.deal(Options(peoples, {}, 0), bytes([5]) * 32))
    while row[PHASE] == 0:
        rules.play(row, rules.legal(row)[0])
    return row


def saved(driver: Driver, peoples: tuple[str, ...], state: dict[str, Any]) -> Path:
    """A save of a game with this beginning."""
    header = rules.with_state(rules.deal(Options(peoples, {}, 0), bytes([5]) * 32), state)
    players = {people: Player(people.title()) for people in peoples}
    table = Table.new(rules, header, players, driver.app.saves.new_path())
    table.close()
    assert table.path is not None
    return table.path


def test_a_turn_by_keys_alone(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green") as driver:
        view = view_of(driver)
        for length in (1, 2):
            driver.frames(round(60 * HANDED_OVER) + 2)
            driver.key(pygame.K_TAB)
            driver.key(pygame.K_RETURN)
            until(lambda: view.table.length == length, driver.step)  # noqa: B023
            settle(driver)
        for key, length in ((pygame.K_d, 3), (pygame.K_SPACE, 4), (pygame.K_e, 5)):
            driver.frames(round(60 * HANDED_OVER) + 2)
            driver.key(key)
            until(lambda: view.table.length == length, driver.step)  # noqa: B023
            settle(driver)
        assert view.position[TURN] == 1


def test_a_save_is_opened_again(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green") as driver:
        view = view_of(driver)
        for _ in range(2):
            click(driver, board_of(driver).hand.draft.targets()[0])
        click(driver, Verb("draw"))
        view.do("log")
        driver.frames(3)
        assert any("comes out of the bag" in row.words for _, (_, row) in view.log.places)
        path, digest = view.table.path, view.table.digest
        assert path is not None
        navigation.leave(driver.app)
        driver.frames()
        assert navigation.open_save(driver.app, path)
        until(lambda: driver.top == "TableView", driver.step)
        assert view_of(driver).table.digest == digest


@pytest.mark.parametrize("seed", range(3))
def test_no_card_reveals_a_draw(seed: int) -> None:
    """Whatever is drawn, the card before was the same: it follows from the position alone."""
    header = rules.deal(Options(("blue", "green"), {}, 0), bytes([seed]) * 32)
    row = rules.start(header)
    while row[PHASE] == 0:
        rules.play(row, rules.legal(row)[0])
    words, before = Catalogue(game="pangea"), bytes(row)
    said = card(words, ("Ada", "Bo"), Drafting(row), Verb("draw"))
    assert bytes(row) == before and sum("of 5" in line.words for line in said.lines) >= 1
    assert rules.chance(row) is None


def test_refusals_are_shown(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green") as driver:
        view = view_of(driver)
        click(driver, board_of(driver).hand.draft.targets()[0])
        tower = view.position[22 + view.position[12]]
        click(driver, Field(view.position[SQUARE + tower]))
        refused = board_of(driver).hand.refused
        assert refused and "tower" in refused.title
        assert view.table.length == 1


@pytest.mark.parametrize("panel", ["log", "forecast", "threats"])
def test_the_window_changes_its_size_while_a_panel_lies_open(panel: str, tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green") as driver:
        for _ in range(2):
            click(driver, board_of(driver).hand.draft.targets()[0])
        view = view_of(driver)
        view.do(panel)
        driver.frames(4)
        assert [one.name for one in view.open] == [panel]
        for size in ((1600, 900), (1300, 1100), (1280, 720)):
            driver.app.window.size = size
            driver.frames(30)
            assert driver.app.canvas.size == size and [one.name for one in view.open] == [panel]


def test_nobody_here_is_prompted_while_others_play(tmp_path: Path) -> None:
    with playing(tmp_path / "one", "blue", "green") as driver:
        assert view_of(driver).picture.chrome().draft_title == "Choose a tile for your tower"
    with playing(tmp_path / "two", "blue", "green", bots={"blue": 1, "green": 1}) as driver:
        view = view_of(driver)
        name = view.names[view.position[TURN]]
        assert view.picture.chrome().draft_title == f"{name} to play"


def test_a_chip_takes_its_step_back_and_leaves_the_others(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green") as driver:
        view, board = view_of(driver), board_of(driver)
        for _ in range(2):
            click(driver, board.hand.draft.targets()[0])
        row = bytearray(view.position)
        for move in (move for move in rules.legal(row) if kind_of(move) == MOVE):
            tribe = about(row, (move,))[0]
            if tribe in board.hand.draft.targets():
                click(driver, tribe)
                click(driver, Field(row[SQUARE + values_of(move)[3]]))
        steps = board.hand.draft.steps
        assert len(steps) > 1
        names = [f"{actionbar.CHIP}{number}" for number in range(len(steps))]
        chips = [place for place in board.hand.things() if place.what in [Button(name) for name in names]]
        assert len(chips) == len(steps) == len(view.picture.chrome().draft_chips)
        wait(driver)
        driver.click_at(chips[0].rect.center)
        assert board.hand.draft.steps == steps[1:]
        click(driver, Verb("phase"))
        assert view.table.history[-1].turn[:-1] == tuple(sorted(steps[1:]))


@pytest.mark.parametrize(
    ("size", "language"),
    [*(((1280, 720), language) for language in ("en", "de", "fr", "nl")), ((1920, 1080), "fr")],
)
def test_the_loss_of_a_draft_is_written_in_full(
    size: tuple[int, int], language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever number of chips is below it, in one line or in two."""
    state = rules.state(started(("blue", "green")))
    state["tribes"]["swamp2"] = {"blue forest": 1, "blue grassland": 2, "blue desert": 1}
    state["tribes"]["grassland2"] = {"blue forest": 1, "blue grassland": 2, "blue desert": 1}
    state["bags"]["blue"] = {}
    with driving(tmp_path, size, language, QUICK) as driver:
        assert navigation.open_save(driver.app, saved(driver, ("blue", "green"), state))
        until(lambda: driver.top == "TableView", driver.step)
        settle(driver)
        view, board = view_of(driver), board_of(driver)
        row = bytearray(view.position)
        told = board.text("pangea-hint-gives-up", count=row[MAGIC])
        tops = set[int]()
        for tribe in Counter(tribes(row)).elements():
            if tribe.people != board.hand.draft.me:
                continue
            click(driver, tribe)
            click(driver, next(field for field in board.hand.draft.targets() if isinstance(field, Field)))
            chrome, canvas = view.picture.chrome(), driver.app.canvas
            places = actionbar.chip_places(board.display.pen.frame, chrome.draft_chips)
            tops.add(len({place.top for place in places}))
            with watching(monkeypatch, canvas.size) as ink:
                pen = board.display.pen.on(pygame.Surface(canvas.size)).frame
                for part in actionbar.parts(pen, chrome, board.display.verbs):
                    part.paint()
            hint = [place for string, place in ink.places if string == told]
            draft = board.display.layout.bar.draft
            assert len(hint) == 1 and draft.left <= hint[0].left and hint[0].right <= draft.right
            assert hint[0].collidelist(places) < 0 and not ink.crossings()
        assert tops == {1, 2}


def test_where_nothing_can_be_bought_the_verb_says_so(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green") as driver:
        board = board_of(driver)
        for _ in range(2):
            click(driver, board.hand.draft.targets()[0])
        click(driver, Verb("phase"))
        assert board.hand.draft.row[PHASE] == BUYING and "buy" not in view_of(driver).picture.chrome().verbs
        click(driver, Verb("buy"))
        assert board.hand.card() == Card(board.text("pangea-buy-nothing")) and not board.hand.begun


def test_escape_drops_a_draft_completely(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green") as driver:
        board = board_of(driver)
        for _ in range(2):
            click(driver, board.hand.draft.targets()[0])
        own = next(target for target in board.hand.draft.targets() if isinstance(target, Tribe))
        click(driver, own)
        assert board.hand.draft.picked == own and board.hand.begun
        driver.key(pygame.K_ESCAPE)
        assert not board.hand.begun and driver.top == "TableView"
        click(driver, Verb("shift"))
        adrift = board.hand.draft.targets()[0]
        assert isinstance(adrift, Field)
        click(driver, adrift)
        driver.key(pygame.K_ESCAPE)
        assert board.hand.draft.verb == "shift" and board.hand.draft.picked is None, "which was asked for by itself"
        driver.key(pygame.K_ESCAPE)
        assert not board.hand.begun


def test_in_large_text_the_coach_opens_nothing_that_would_cover_the_lands(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green", more="tips = true\ntext_size = 150\n") as driver:
        old = view_of(driver)
        achievements.progress(driver.app).win(of_person("pangea", "Blue", "first"), 1)
        assert navigation.open_save(driver.app, near_the_end(driver, ("blue", "green")))
        until(lambda: driver.top == "TableView" and view_of(driver) is not old, driver.step)
        until(lambda: "coach" in [panel.name for panel in view_of(driver).open], driver.step)
        assert "forecast" not in [panel.name for panel in view_of(driver).open]


@pytest.mark.parametrize("text", [100, 150])
def test_the_tip_gives_way_to_the_card_of_another_thing(
    text: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both would cover half the lands; a refusal is shown at once all the same."""
    with playing(tmp_path, "blue", "green", more=f"tips = true\ntext_size = {text}\n") as driver:
        old = view_of(driver)
        achievements.progress(driver.app).win(of_person("pangea", "Blue", "first"), 1)
        assert navigation.open_save(driver.app, near_the_end(driver, ("blue", "green")))
        until(lambda: driver.top == "TableView" and view_of(driver) is not old, driver.step)
        view, board, cards = view_of(driver), board_of(driver), list[str]()
        until(lambda: "coach" in [panel.name for panel in view.open], driver.step)
        driver.frames(4, watched=True)
        monkeypatch.setattr(cardface, "draw", lambda pen, told, *more: cards.append(told.title))
        thing = next(thing for thing in board.hand.things() if thing.what == Field(view.position[SQUARE]))
        point(driver, (thing.rect.centerx, thing.rect.bottom - 4))
        assert cards and all(panel.hidden for panel in view.open if panel.name == "coach")
        driver.key(pygame.K_b)
        assert board.hand.refused and cards[-1] == board.hand.refused.title
        until(lambda: not board.hand.refused, driver.step)
        coach = next(panel for panel in view.open if panel.name == "coach")
        driver.click_at(coach.spots(board.display.layout)[0].center)
        point(driver, thing.rect.topright)
        point(driver, (thing.rect.centerx, thing.rect.bottom - 4))
        assert cards[-1].startswith("Swamp")


def test_a_panel_opened_by_the_coach_closes_with_its_turn(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green", more="tips = true\n") as driver:
        old = view_of(driver)
        achievements.progress(driver.app).win(of_person("pangea", "Blue", "first"), 1)
        assert navigation.open_save(driver.app, near_the_end(driver, ("blue", "green")))
        until(lambda: driver.top == "TableView" and view_of(driver) is not old, driver.step)
        view = view_of(driver)
        until(lambda: "forecast" in [panel.name for panel in view.open], driver.step)
        view.link.submit((NOBODY,))
        settle(driver)
        assert "forecast" in [panel.name for panel in view.open], "it is the same turn"
        driver.app.settings.tips = False  # or the next press gets the same refusal
        view.link.submit((NO_BAN,))
        until(lambda: view.position[TURN] == 1 and not view.board.display.busy, driver.step)
        assert "forecast" not in [panel.name for panel in view.open]


@contextmanager
def crowded(home: Path) -> Iterator[Driver]:
    """A table with four kinds of tribes on swamp 2."""
    peoples = ("blue", "green")
    with driving(home, more=QUICK) as driver:
        state = rules.state(started(peoples))
        state["tribes"]["swamp2"] |= {"blue desert": 1, "green mountain": 1}
        state["tribes"]["swamp3"]["green mountain"], state["bags"]["blue"]["desert"] = 1, 1
        assert navigation.open_save(driver.app, saved(driver, peoples, state))
        until(lambda: driver.top == "TableView", driver.step)
        settle(driver)
        yield driver


def test_a_crowd_that_is_pointed_at_spreads_and_each_kind_can_be_taken_up(tmp_path: Path) -> None:
    with crowded(tmp_path) as driver:
        board = board_of(driver)
        tile = TILES.index("swamp2")
        kinds = [one for one in tribes(board.display.row) if one.tile == tile]
        assert len(kinds) == 4 and len({tuple(board.display.places[one]) for one in kinds}) == 2
        point(driver, board.display.places[kinds[0]].center)
        assert board.hand.spread == tile
        for kind in (one for one in kinds if one.people == board.hand.draft.me):
            click(driver, kind)
            assert board.hand.draft.picked == kind
        point(driver, board.display.layout.square(SQUARES.index("d3")))
        assert board.hand.spread is None


def test_a_finger_spreads_a_crowd_before_it_takes_anybody_up(tmp_path: Path) -> None:
    """Before the tap, the tribes under the finger were not visible: only the next tap picks one up."""
    with crowded(tmp_path) as driver:
        hand, places = board_of(driver).hand, board_of(driver).display.places
        mine = [kind for kind in tribes(board_of(driver).display.row) if kind.people == hand.draft.me]
        crowd = [kind for kind in mine if kind.tile == TILES.index("swamp2")]
        figure, wanted = places[crowd[0]].center, crowd[-1]
        wait(driver)
        Fingers(driver).tap(figure)
        assert hand.spread == wanted.tile and hand.draft.picked is None
        rect = hand.where(wanted)
        assert rect is not None
        wait(driver)
        Fingers(driver).tap(rect.center)
        assert hand.draft.picked == wanted
