"""The log and the board highlight each other, and every moment is one click away."""

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from luna.core.game import Turn
from luna.games.luna import rules as game
from luna.games.luna.board.picture import things
from luna.games.luna.board.picture.things import about
from luna.games.luna.board.targets import Thing
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.views import view
from luna.log.saves import Saves
from luna.shell.app.settings import LANGUAGES
from luna.shell.board.history import History
from luna.shell.board.panels import log_layout
from luna.shell.board.panels.logpanel import LogPanel
from luna.shell.board.pen import Pen
from luna.shell.client import game_client
from luna.shell.drawing.paint import Paint
from luna.table.link import TableLink
from luna.table.table import Player, Table
from luna.text import Catalogue
from tests.text.test_catalogue import SAMPLES
from tests.ui.driver import LunaTable, a_game, driving, play_turn
from tests.ui.ink import watching
from tests.ui.looking import QUICK, opened, point, replaying, settled


def _named(event: Any) -> set[Thing]:
    """All things in an event, found by its fields alone."""
    found: set[Thing] = set()
    for field, value in event._asdict().items():
        if field in ("island", "origin", "destination") and value in ISLANDS:
            found.add(Thing("island", value))
        elif value == "jetty":
            found.add(things.JETTY)
        elif field in ("islands", "path"):
            found |= {Thing("island", value[0]), Thing("island", value[-1])}
            found |= {Thing("island", island) for island in value} if field == "islands" else set()
        elif field == "favour":
            found |= {Thing("island", value), Thing("token", value, event.seat)}
        elif field in ("tile", "source", "target"):
            found.add(Thing("tile", number=value))
        elif isinstance(event, ev.CouncilMoved) and field in ("before", "after"):
            found.add(Thing("council", number=value))
    return found


def test_a_long_name_leaves_room_for_the_picture_of_the_turn(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver, 8)
        for seat, name in enumerate(("Wilhelmina Kloosterman", "Jean-Baptiste Grenouille", "Friederike Mayröcker")):
            scene.table.acts.set_player(seat, Player(name))
        scene = LunaTable(driver.app, TableLink(scene.table))
        driver.app.replace(scene)
        driver.frames(2)
        scene.do("log")
        driver.frames(2)
        log, pen = scene.stack.named("log"), scene.board.display.pen.frame
        assert isinstance(log, LogPanel)
        turns = [line for block in log._blocks.values() for line in block.lines if line.row.kind == "turn"]
        room = log_layout.places(pen.layout).lines.width - pen.px(36 + 28)
        assert len(turns) > 3 and any(len(line.parts) > 1 for line in turns)
        assert all(pen.fonts.width(part, "label_bold") <= room for line in turns for part in line.parts)


@pytest.mark.parametrize("event", SAMPLES, ids=repr)
def test_a_line_lights_exactly_the_things_of_its_event(event: Any) -> None:
    told = set(about(event))
    beside = {things.CANDLES, things.GUARD, things.TEMPLE}
    places = {thing for thing in told - beside if thing.kind not in ("panel", "figure")}
    beat = event.beat if isinstance(event, ev.ScoringBeat) else ""
    assert places == _named(event) or (beat in ("temple", "shrines", "favours", "council") and not places)
    assert told or beat in ("shrines", "favours", "council"), "every line points at something"
    if isinstance(event, ev.Points):
        assert told == {Thing("panel", number=event.seat)}
    if isinstance(event, ev.CandleOut):
        assert told == {things.CANDLES}
    if beat == "temple":
        assert told == {things.TEMPLE}


def test_pointing_at_a_line_lights_its_things_and_a_click_shows_its_moment(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver)
        driver.key(pygame.K_l)
        assert scene.open == [scene.log]
        seen = list(scene.log.places)
        assert len(seen) > 10
        for rect, (number, row) in seen:
            point(driver, rect.center)
            assert scene.log.pointed is not None and scene.log.pointed.row is row
            events = [event for event in scene.history.entries[number - 1].events if about(event) == row.things]
            assert row.things == () if row.kind == "turn" else events
            driver.click_at(rect.center)
            viewer = replaying(driver)
            assert viewer.number == number
            assert viewer.display.shown == ViewModel.of(view(scene.table.position_at(number)))
            driver.key(pygame.K_ESCAPE)
            assert driver.app.scenes[-1] is scene
            assert scene.board.display.shown == ViewModel.of(view(scene.table.position))


def test_the_line_of_a_turn_alone_has_a_player_and_an_icon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    icons, players = list[object](), list[object]()
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver)
        icon = scene.history.teller.icon

        def noted(turn: Turn) -> str:
            icons.append(turn)
            return icon(turn)

        monkeypatch.setattr(scene.history.teller, "icon", noted)
        monkeypatch.setattr(Pen, "put_player", lambda pen, *of: players.append(of))
        driver.key(pygame.K_l)
        assert sum(row.kind != "turn" for _, (_, row) in scene.log.places) > 4
        assert 0 < len(icons) == len(players)


def test_lines_of_several_rows_have_the_room_of_their_rows(tmp_path: Path) -> None:
    large = QUICK + "text_size = 150\n"
    with driving(tmp_path, language="de", more=large) as driver:
        scene = opened(driver)
        driver.key(pygame.K_l)
        scene.resize(driver.app.canvas)
        driver.frames(2)
        high = [rect.height for rect, _ in scene.log.places[1:-1]]
        assert max(high) > 1.5 * min(high) >= 1.5 * driver.app.fonts.line("label")


def test_every_thing_has_its_place_on_the_board(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver, 150)
        pen, shown = scene.board.display.picture.pen, scene.board.display.shown
        sea = scene.board.display.layout.window
        for entry in scene.history.entries:
            for event in entry.events:
                for thing in about(event):
                    place = things.place(pen, shown, thing)
                    assert place and sea.contains(place), (event, thing)


def test_the_open_log_covers_no_island(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver, 20)
        driver.key(pygame.K_l)
        layout = scene.board.display.layout
        for island in layout.ring:
            land = layout.islands[island].inflate(-layout.px(40), 0)
            corners = land.topleft, land.bottomleft, land.midright
            assert not any(scene.log.covers(layout, corner) for corner in corners)


def test_the_log_scrolls_by_wheel_keys_and_bar(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver, 90)
        driver.key(pygame.K_l)
        log, count = scene.log, len(scene.history.entries)

        def last() -> int:
            driver.frames()
            return max(number for _, (number, _) in log.places)

        assert last() == count
        point(driver, log.places[0][0].center)
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, y=5, x=0, flipped=False))
        wheeled = last()
        assert wheeled < count
        driver.key(pygame.K_PAGEUP)
        assert last() < wheeled
        thumb = log.thumb(scene.board.display.layout)
        assert thumb is not None
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=thumb.center, button=1))
        point(driver, (thumb.centerx, 0))  # the pointer may leave the bar while it is held
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=thumb.center, button=1))
        driver.frames()
        assert min(number for _, (number, _) in log.places) == 1
        for _ in range(60):
            driver.key(pygame.K_PAGEUP)
        assert min(number for _, (number, _) in log.places) == 1, "the top is the end"
        for _ in range(60):
            driver.key(pygame.K_PAGEDOWN)
        assert last() == count


def test_the_log_of_a_replay_marks_only_the_shown_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    marked, button = list[pygame.Rect](), Paint.button

    def watched(self: Paint, target: pygame.Surface, rect: pygame.Rect, style: str, *more: Any) -> None:
        if style == "chosen":
            marked.append(rect)
        button(self, target, rect, style, *more)

    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver, 40)
        scene.log.show(25)
        viewer = replaying(driver)
        driver.key(pygame.K_l)
        monkeypatch.setattr(Paint, "button", watched)
        for number in (25, 24):
            viewer.show(number)
            driver.frames(30)
            marked.clear()
            viewer.log._drawn, viewer.dirty = None, True
            driver.frames(1)
            lines = [rect for rect, told in viewer.log.places if told.number == number]
            marks = [rect for rect in marked if rect.width >= lines[0].width]
            assert len(marks) == 1
            mark, (first, *_), last = marks[0], lines, lines[-1]
            assert mark.left < first.left and mark.right > first.right - 1
            assert abs(mark.centery - (first.top + last.bottom) / 2) < first.height / 2


def test_a_branch_names_its_turn_whole_in_every_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with driving(tmp_path, more=QUICK) as driver, watching(monkeypatch, (1280, 720)) as ink:
        scene = opened(driver, 130)
        scene.table.acts.undo_to(110)
        scene = LunaTable(driver.app, TableLink(scene.table))
        driver.app.replace(scene)
        driver.frames(2)
        scene.do("log")
        log = scene.stack.named("log")
        assert isinstance(log, LogPanel)
        log.branches.open = True
        for language in LANGUAGES:
            driver.app.catalogue.switch(language)
            scene.resize(driver.app.canvas)
            ink.forget()
            driver.frames(2)
            assert any(words.endswith(" 111") for words in ink.words) and not ink.cut, language


def test_the_history_follows_undo_redo_and_branches(tmp_path: Path) -> None:
    table = Table.open(game, a_game(Saves(tmp_path), 40))
    history = History(table, game_client.of("luna").teller())
    chance = random.Random(5)
    for _ in range(60):
        wish = chance.choice(
            (table.acts.undo, table.acts.redo, lambda: table.acts.submit(play_turn(table.position, chance) or ()))
        )
        wish()
        history.follow()
        assert [entry.turn for entry in history.entries] == [played.turn for played in table.history]
        assert [entry.events for entry in history.entries] == [table.events_of(n + 1) for n in range(table.length)]
    table.close()


# ---- the viewer


def test_an_abandoned_branch_can_be_restored(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver, 30)
        left = scene.table.history
        for _ in range(14):
            scene.do("undo")
            settled(driver)
        turns = (play_turn(scene.position, random.Random(seed)) for seed in range(99))
        scene.link.submit(next(turn for turn in turns if turn and turn != left[16].turn))
        settled(driver)
        now = scene.table.history
        driver.key(pygame.K_l)
        branches = scene.log.branches
        assert [branch.shared for branch in branches.branches] == [16]
        driver.click_at(branches.button.center)
        driver.click_at(branches.seen[0][0].center)
        settled(driver)
        assert scene.table.history == left
        assert [branch.turns for branch in branches.branches] == [now[16:]]
        assert [entry.turn for entry in scene.history.entries] == [played.turn for played in left]


# ---- since the last turn


# ---- what if


# ---- the ways there, and the end


def test_a_closed_log_lights_nothing(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver)
        driver.key(pygame.K_l)
        rect, _ = next(line for line in scene.log.places if line[1].row.things)
        point(driver, rect.center)
        assert scene.log.things
        driver.click_at(rect.center)
        replaying(driver)
        driver.key(pygame.K_ESCAPE)
        assert driver.app.scenes[-1] is scene
        assert not scene.log.things


def test_a_deed_is_listed_although_a_cost_has_the_same_facts(tmp_path: Path) -> None:
    """Recruiting on Novice Island with the Novice token: both events are seat 1, `novice`."""
    table = Table.open(game, a_game(Saves(tmp_path), turns=20))
    events: list[Any] = [
        ev.TokenReturned(seat=1, favour="novice"),
        ev.Tired(seat=1, island="novice", novices=1),
        ev.Recruited(seat=1, island="novice"),
    ]
    history = History(table, game_client.of("luna").teller())
    entry = history.entries[-1]._replace(events=events)
    told = list(history.teller.rows(Catalogue("en"), ["Ilse", "Bram", "Nil", "Zoe"], entry, None))
    assert [row.kind for row in told[:3]] == ["deed", "cost", "cost"]
    assert "recruits" in told[0].words
