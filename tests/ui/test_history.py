"""What happened: the log and the board point at each other, every moment is one click away, nothing is lost."""

from __future__ import annotations

import dataclasses
import random
import time
from pathlib import Path
from typing import Any

import pygame
import pytest

from luna.client import sessions
from luna.client.scenes.final import FinalScene
from luna.client.scenes.replay import SPEEDS, RecapScene, ReplayScene
from luna.client.scenes.saves import SaveRow, SavesScene
from luna.client.scenes.scoring import ScoringScene
from luna.client.scenes.table import TableScene
from luna.client.scenes.whatif import WhatIfScene
from luna.client.tables.luna.panels import recap
from luna.client.tables.luna.picture import things
from luna.client.tables.luna.picture.shown import Shown
from luna.client.tables.luna.picture.things import CANDLES, JETTY, TEMPLE, Thing, about
from luna.client.tables.luna.words.history import Entry, History
from luna.games import luna as game
from luna.games.luna import events as ev
from luna.games.luna.board import ISLANDS
from luna.games.luna.picture import view
from luna.log.records import BOT
from luna.log.saves import Saves
from luna.table.table import Player, Table
from tests.text.test_catalogue import SAMPLES
from tests.ui.driver import Driver, a_game, driving, play_out, play_turn

QUICK = 'animation_speed = "instant"\nwelcomed = true\ntips = false\n'


def _table(driver: Driver, turns: int = 60, seed: int = 4) -> TableScene:
    """A game of so many turns, opened."""
    assert sessions.open_save(driver.app, a_game(driver.app.saves, turns, seed=seed))
    return _settled(driver)


def _settled(driver: Driver) -> TableScene:
    """The table, when nothing is on its way any more."""
    for _ in range(2000):
        driver.frames(1)
        scene = driver.app.scenes[-1]
        if isinstance(scene, ScoringScene):
            driver.key(pygame.K_ESCAPE)
        if isinstance(scene, TableScene):
            if scene.link.busy:
                time.sleep(0.002)  # the disk has a time of its own
            elif not scene.display.busy:
                return scene
    raise AssertionError(driver.app.scenes)


def _viewer(driver: Driver) -> ReplayScene:
    driver.frames()
    scene = driver.app.scenes[-1]
    assert isinstance(scene, ReplayScene), scene
    return scene


def _move(driver: Driver, at: tuple[int, int]) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    driver.frames()


def _named(event: Any) -> set[Thing]:
    """Everything in an event that is a thing, found by its fields alone."""
    found: set[Thing] = set()
    for field, value in event._asdict().items():
        if field in ("island", "origin", "destination") and value in ISLANDS:
            found.add(Thing("island", value))
        elif value == "jetty":
            found.add(JETTY)
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


@pytest.mark.parametrize("event", SAMPLES, ids=repr)
def test_a_line_is_about_exactly_what_its_event_names(event: ev.Event) -> None:
    told = set(about(event))
    places = {thing for thing in told if thing.what not in ("panel", "candles", "guard", "figure", "temple")}
    beat = event.beat if isinstance(event, ev.ScoringBeat) else ""
    assert places == _named(event) or (beat in ("temple", "shrines", "favours", "council") and not places)
    assert told or beat in ("shrines", "favours", "council"), "every line points at something"
    if isinstance(event, ev.Points):
        assert told == {Thing("panel", number=event.seat)}
    if isinstance(event, ev.CandleOut):
        assert told == {CANDLES}
    if beat == "temple":
        assert told == {TEMPLE}


def test_pointing_at_a_line_lights_its_things_and_a_click_shows_its_moment(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = _table(driver)
        driver.key(pygame.K_l)
        assert scene.open == [scene.log]
        seen = list(scene.log.seen)
        assert len(seen) > 10
        for rect, number, row in seen:
            _move(driver, rect.center)
            assert scene.log.pointed is row
            events = [event for event in scene.history.entries[number - 1].events if about(event) == row.things]
            assert row.things == () if row.kind == "turn" else events
            driver.click_at(rect.center)
            viewer = _viewer(driver)
            assert viewer.number == number
            assert viewer.display.shown == Shown.of(view(scene.table.position_at(number)))
            driver.key(pygame.K_ESCAPE)
            assert driver.app.scenes[-1] is scene
            assert scene.display.shown == Shown.of(view(scene.table.position))


def test_every_thing_has_its_place_on_the_board(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = _table(driver, 150)
        pen, shown = scene.display.picture.pen, scene.display.shown
        sea = scene.display.layout.window
        for entry in scene.history.entries:
            for event in entry.events:
                for thing in about(event):
                    place = things.place(pen, shown, thing)
                    assert place and sea.contains(place), (event, thing)


def test_the_open_log_covers_no_island(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = _table(driver, 20)
        driver.key(pygame.K_l)
        layout = scene.display.layout
        for island in layout.ring:
            land = layout.island(island).inflate(-layout.px(40), 0)
            corners = land.topleft, land.bottomleft, land.midright
            assert not any(scene.log.covers(layout, corner) for corner in corners)


def test_the_log_scrolls_by_wheel_keys_and_bar(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = _table(driver, 90)
        driver.key(pygame.K_l)
        log, count = scene.log, len(scene.history.entries)

        def last() -> int:
            driver.frames()
            return max(number for _, number, _ in log.seen)

        assert last() == count
        _move(driver, log.seen[0][0].center)
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, y=5, x=0, flipped=False))
        wheeled = last()
        assert wheeled < count
        driver.key(pygame.K_PAGEUP)
        assert last() < wheeled
        thumb = log.thumb(scene.display.layout)
        assert thumb is not None
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=thumb.center, button=1))
        _move(driver, (thumb.centerx, 0))  # the pointer may leave the bar while it is held
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=thumb.center, button=1))
        driver.frames()
        assert min(number for _, number, _ in log.seen) == 1
        for _ in range(60):
            driver.key(pygame.K_PAGEUP)
        assert min(number for _, number, _ in log.seen) == 1, "the top is the end"
        for _ in range(60):
            driver.key(pygame.K_PAGEDOWN)
        assert last() == count


def test_the_history_follows_undo_redo_and_other_lines(tmp_path: Path) -> None:
    table = Table.open(game, a_game(Saves(tmp_path), 40))
    history = History(table)
    chance = random.Random(5)
    for _ in range(60):
        wish = chance.choice((table.undo, table.redo, lambda: table.submit(play_turn(table.position, chance) or ())))
        wish()
        history.follow()
        assert [entry.turn for entry in history.entries] == [played.turn for played in table.history]
        assert [entry.events for entry in history.entries] == [table.events_of(n + 1) for n in range(table.length)]
    table.close()


# ---- the viewer


def test_every_moment_is_the_fold_of_its_turns(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = _table(driver, 70)
        driver.app.push(ReplayScene(driver.app, scene.table))
        viewer = _viewer(driver)
        track = viewer.scrubber.track(viewer.display.layout)
        folded = [game.start(scene.table.dealt)]
        for played in scene.table.history:
            position = bytearray(folded[-1])
            for move in played.turn:
                game.play(position, move)
            folded.append(position)
        for number, position in enumerate(folded):
            driver.click_at((viewer.scrubber.x(viewer.display.layout, number), track.centery))
            assert viewer.number == number
            assert viewer.display.shown == Shown.of(view(position)), number
        assert scene.table.length == 70


def test_steps_go_on_and_back_by_turn_by_round_and_by_order(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = _table(driver, 120)
        driver.app.push(ReplayScene(driver.app, scene.table))
        viewer = _viewer(driver)
        for number in range(1, 31):
            driver.key(pygame.K_RIGHT)
            assert viewer.number == number
        for number in range(29, 19, -1):
            driver.key(pygame.K_LEFT)
            assert viewer.number == number
            assert viewer.display.shown == Shown.of(view(scene.table.position_at(number)))
        entries = viewer.history.entries
        starts = [entry.number - 1 for entry in entries if viewer.history.opens_round(entry)]
        assert len(starts) >= 3
        driver.key(pygame.K_DOWN)
        assert viewer.number == min(start for start in starts if start > 20)
        driver.key(pygame.K_UP)
        assert viewer.number == max(start for start in starts if start < min(s for s in starts if s > 20))
        viewer.show(0)
        viewer.do("only-2")
        mine = [entry.number for entry in entries if entry.seat == 2]
        for number in mine[:8]:
            viewer.do("turn-on")
            assert viewer.number == number
            assert viewer.display.shown == Shown.of(view(scene.table.position_at(number)))
        for number in reversed(mine[:8]):
            viewer.do("turn-back")
            assert viewer.number == number - 1


def test_it_plays_by_itself_to_the_end_and_faster_is_faster(tmp_path: Path) -> None:
    with driving(tmp_path, more="welcomed = true\ntips = false\n") as driver:
        scene = _table(driver, 4)
        took: list[int] = []
        for speed in (SPEEDS[0], SPEEDS[-1]):
            driver.app.push(ReplayScene(driver.app, scene.table))
            viewer = _viewer(driver)
            while viewer.speed != speed:
                viewer.do("more")
            driver.key(pygame.K_SPACE)
            frames = 0
            while viewer.playing or viewer.display.busy:
                driver.frames(1)
                frames += 1
                assert frames < 5000
            assert viewer.number == 4
            assert viewer.display.shown == Shown.of(view(scene.table.position))
            took.append(frames)
            driver.key(pygame.K_ESCAPE)
        assert took[1] < took[0] / 6


def test_playing_on_from_an_earlier_moment_is_an_undo_that_can_be_undone(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = _table(driver, 40)
        whole = scene.table.history
        scene.log.show(25)
        viewer = _viewer(driver)
        assert viewer.do("play-on")
        _settled(driver)
        assert scene.table.history == whole[:25]
        assert scene.display.shown == Shown.of(view(scene.table.position_at(25)))
        assert scene.do("redo")
        _settled(driver)
        assert scene.table.history == whole


def test_undo_and_redo_of_all_turns_are_inverse_for_the_eye(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = _table(driver, 12)
        before = scene.display.shown
        for command in ("undo", "redo"):
            for _ in range(12):
                assert scene.do(command)
                _settled(driver)
            if command == "undo":
                assert scene.table.length == 0
                assert scene.display.shown == Shown.of(view(scene.table.position_at(0)))
        assert scene.display.shown == before and scene.table.length == 12


def test_a_line_that_was_left_can_be_returned_to(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = _table(driver, 30)
        left = scene.table.history
        for _ in range(14):
            scene.do("undo")
            _settled(driver)
        turns = (play_turn(scene.position, random.Random(seed)) for seed in range(99))
        scene.link.submit(next(turn for turn in turns if turn and turn != left[16].turn))
        _settled(driver)
        now = scene.table.history
        driver.key(pygame.K_l)
        branches = scene.log.branches
        assert [branch.shared for branch in branches.branches] == [16]
        driver.click_at(branches.button.center)
        driver.click_at(branches.seen[0][0].center)
        _settled(driver)
        assert scene.table.history == left
        assert [branch.turns for branch in branches.branches] == [now[16:]]
        assert [entry.turn for entry in scene.history.entries] == [played.turn for played in left]


# ---- since the last turn


def test_the_marks_are_what_the_log_says(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = _table(driver, 0)
        chance = random.Random(7)
        for _ in range(60):
            turn = play_turn(scene.position, chance)
            assert turn is not None
            scene.link.submit(turn)
            _settled(driver)
            seat, entries = scene.table.to_move, scene.history.entries
            since: list[Entry] = []
            for entry in reversed(entries):
                if entry.seat == seat:
                    break
                since.insert(0, entry)
            assert list(scene.since()) == since
            marks = recap.marks(since)
            assert scene.marks == marks
            for mark in marks:
                entry = since[mark.number - 1]
                assert mark.order == entry.order and mark.event in entry.events
                assert mark.thing in about(mark.event)
            marked = {(mark.number, id(mark.event)) for mark in marks}
            for number, entry in enumerate(since, 1):
                wanted = {(number, id(event)) for event in recap.deeds(entry)}
                assert wanted == {one for one in marked if one[0] == number}
                assert wanted, "no turn is without a mark"


def test_the_recap_shows_the_turns_of_the_others_and_comes_back_by_itself(tmp_path: Path) -> None:
    with driving(tmp_path, more="welcomed = true\ntips = false\n") as driver:
        scene = _table(driver, 30)
        since = list(scene.since())
        assert len(since) == 3
        driver.key(pygame.K_v)
        viewer = _viewer(driver)
        assert isinstance(viewer, RecapScene) and viewer.speed == 2
        moments: list[int] = []
        for _ in range(1200):
            driver.frames(1)
            if not moments or moments[-1] != viewer.number:
                moments.append(viewer.number)
            if driver.app.scenes[-1] is scene:
                break
        assert moments == [since[0].number - 1, *(entry.number for entry in since)]
        assert driver.app.scenes[-1] is scene and scene.open == [scene.recap]
        driver.key(pygame.K_v)
        assert not scene.open
        driver.key(pygame.K_v)
        _viewer(driver)
        driver.key(pygame.K_ESCAPE)
        assert driver.app.scenes[-1] is scene


# ---- what if


def test_what_if_leaves_no_trace(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = _table(driver, 40)
        file = driver.app.saves.folder / scene.table.name
        before = file.read_bytes(), scene.table.history, scene.table.digest
        shown, head = scene.display.shown, scene.table.head
        for way_back in (pygame.K_w, pygame.K_ESCAPE):
            driver.key(pygame.K_w)
            board = _settled(driver)
            assert isinstance(board, WhatIfScene) and board.table.in_memory
            chance = random.Random(3)
            seats = set()
            for _ in range(9):
                seats.add(board.table.to_move)
                turn = play_turn(board.position, chance)
                assert turn is not None
                board.link.submit(turn)
                _settled(driver)
            assert len(seats) == 4 and board.table.length == 49
            for command, length in (("undo", 48), ("undo", 47), ("redo", 48)):
                board.do(command)
                _settled(driver)
                assert board.table.length == length
            driver.key(way_back)
            assert driver.app.scenes[-1] is scene
            assert (file.read_bytes(), scene.table.history, scene.table.digest) == before
            assert scene.display.shown == shown and scene.table.head == head


def test_what_if_from_an_earlier_moment(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = _table(driver, 40)
        scene.log.show(17)
        _viewer(driver)
        driver.key(pygame.K_w)
        board = _settled(driver)
        assert board.table.digest == game.digest(scene.table.position_at(17))
        driver.key(pygame.K_w)
        assert _viewer(driver).number == 17


def test_a_what_if_game_may_end_without_an_end(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = _table(driver, 40)
        board = WhatIfScene(driver.app, scene.table.what_if(40))
        play_out(board.table, seed=8)
        driver.app.push(board)
        driver.frames(20)
        assert board.table.over and driver.app.scenes[-1] is board
        driver.key(pygame.K_w)
        assert driver.app.scenes[-1] is scene and scene.table.length == 40


# ---- the ways there, and the end


def test_a_game_is_watched_from_the_saves_the_menu_and_the_end(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        path = a_game(driver.app.saves, seed=3)
        (driver.app.saves.folder / "broken.luna").write_bytes(b"nothing")
        driver.app.push(SavesScene(driver.app))
        driver.frames()
        rows = [widget for widget in driver.menu.ring.widgets if isinstance(widget, SaveRow)]
        for row in rows:
            watch = driver.widget(row.name.replace("save", "watch"))
            assert watch.enabled == (row.save.problem is None)
        driver.click(next(row.name.replace("save", "watch") for row in rows if row.save.path == path))
        viewer = _watched(driver)
        assert viewer.number == 0 and viewer.table.over and not viewer.do("play-on")
        driver.key(pygame.K_ESCAPE)
        assert driver.top == "SavesScene"
        Table.open(game, path).close()  # the viewer has let it go
        assert sessions.open_save(driver.app, path)
        driver.frames(60)
        driver.click("watch")
        _watched(driver)
        driver.key(pygame.K_ESCAPE)
        assert driver.top == "FinalScene"
        scene = _table(driver, 20)
        driver.key(pygame.K_ESCAPE)
        driver.click("replay")
        assert _watched(driver).table is scene.table


def test_a_damaged_save_can_be_watched(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        path = a_game(driver.app.saves, 40)
        data = bytearray(path.read_bytes())
        data[len(data) * 2 // 3] ^= 0xFF
        path.write_bytes(data)
        sessions.watch_save(driver.app, path)
        viewer = _watched(driver)
        assert 0 < viewer.table.length < 40 and viewer.table.read_only
        for _ in range(viewer.table.length):
            viewer.do("turn-on")
        assert viewer.display.shown == Shown.of(view(viewer.table.position))


def _watched(driver: Driver) -> ReplayScene:
    """The viewer, behind its curtain."""
    for _ in range(2000):
        driver.frames(1)
        if driver.top == "ReplayScene":
            break
    return _viewer(driver)


def test_a_click_on_a_number_of_the_scoring_shows_it_on_the_board(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = _table(driver, 0)
        chance = random.Random(7)
        while driver.top != "ScoringScene":
            scene.link.submit(play_turn(scene.position, chance) or ())
            driver.frames(8)
        scoring = driver.app.scenes[-1]
        assert isinstance(scoring, ScoringScene) and scoring.complete
        table = pygame.image.tobytes(driver.app.window.get_surface(), "RGB")
        for number in range(3):
            for seat in range(4):
                driver.click_at(scoring.cell(number, seat).center)
                assert scoring.looked_at == (number, seat)
                assert pygame.image.tobytes(driver.app.window.get_surface(), "RGB") != table
                driver.click_at(scoring.cell(number, seat).center)
                assert scoring.looked_at is None
        driver.key(pygame.K_RIGHT)
        assert scoring.looked_at == (0, None)
        driver.key(pygame.K_ESCAPE)
        assert scoring.looked_at is None and driver.app.scenes[-1] is scoring
        driver.key(pygame.K_ESCAPE)
        assert driver.app.scenes[-1] is scene


def test_what_computers_did_is_seen_again_when_the_game_goes_on(tmp_path: Path) -> None:
    for wish, expected in (("auto", True), ("marks", False), ("off", False)):
        home = tmp_path / wish
        with driving(home, more=QUICK + f'recap = "{wish}"\n') as driver:
            path = a_game(driver.app.saves, 30)
            table = Table.open(game, path)
            for seat in range(4):
                if seat != table.to_move:
                    table.set_player(seat, Player("Luna", BOT, "easy"))
            table.close()
            assert sessions.open_save(driver.app, path)
            seen = set()
            for _ in range(900):
                driver.frames(1)
                seen.add(driver.top)
                if driver.top == "TableScene" and expected == ("RecapScene" in seen):
                    break
            assert ("RecapScene" in seen) == expected


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_a_tie_is_explained(language: str, tmp_path: Path) -> None:
    with driving(tmp_path, language=language, more=QUICK) as driver:
        assert sessions.open_save(driver.app, a_game(driver.app.saves, seed=3))
        driver.frames(60)  # at first it takes no clicks
        final = driver.app.scenes[-1]
        assert isinstance(final, FinalScene)
        first, second, *_ = final.tally.ranking
        seats = list(final.tally.council)
        for other, words in ((seats[first] - 1, str(seats[first] - 1)), (seats[first], final.names[second])):
            seats[second] = other
            final.tally = dataclasses.replace(final.tally, tie=True, council=tuple(seats))
            said = final.tie(second)
            assert words in said and final.names[second] in said
            assert driver.app.fonts.width(said, "body") < driver.app.canvas.width * 0.9
        driver.click("as-numbers")
        assert final.numbers
        driver.click("as-graph")
        assert not final.numbers


def test_a_log_left_for_an_older_moment_lights_nothing_afterwards(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = _table(driver)
        driver.key(pygame.K_l)
        rect, _, _ = next(line for line in scene.log.seen if line[2].things)
        _move(driver, rect.center)
        assert scene.log.things
        driver.click_at(rect.center)
        _viewer(driver)
        driver.key(pygame.K_ESCAPE)
        assert driver.app.scenes[-1] is scene
        assert not scene.log.things
