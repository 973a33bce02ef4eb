"""Reports of the opponents' turns: the strip of sentences, the recap, and remarks of bots."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pygame
import pytest

from luna.core import registry
from luna.games.luna import rules
from luna.games.luna import rules as game
from luna.games.luna.board.panels import recap
from luna.games.luna.board.panels.captions import ToldStrip
from luna.games.luna.board.picture.things import about
from luna.games.luna.board.words.sentences import MOMENTS, deeds, moment, telling
from luna.games.luna.rules import events as ev
from luna.games.luna.rules import position as at
from luna.games.luna.rules import round_of
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import MEDITATION
from luna.games.luna.rules.views import view
from luna.log.records import BOT
from luna.shell.app import navigation
from luna.shell.app.settings import LANGUAGES, Settings
from luna.shell.board.teller import Entry
from luna.shell.board.turn_strip import MOST, VARIANTS, Remarks, Telling
from luna.shell.modes.recap import RecapScene
from luna.table.link import TableLink
from luna.table.table import Player, Table
from luna.text import Catalogue
from tests.patience import until
from tests.ui.clicks import random_turn
from tests.ui.driver import ORDERS, LunaTable, a_game, driving, play_turn, submit
from tests.ui.hands import new_table
from tests.ui.looking import QUICK, opened, replaying, settled
from tests.ui.rooms import Silent
from tests.ui.two import Two

NAMES = ("Ilse", "Anouk", "Odo", "Matthieu")


def told(seed: int, you: int | None, language: str = "en") -> Iterator[tuple[list[object], Telling | None]]:
    """A random game, reported to one seat."""
    row, chance = game.start(game.deal(game.choose(ORDERS), bytes([seed]) * 32)), random.Random(seed)
    text = Catalogue(language)
    while game.legal(row):
        before, events = bytearray(row), list[object]()
        for move in random_turn(row, chance):
            game.play(row, move, events)
        yield events, telling(text, NAMES, events, before, row, you)


def test_every_turn_has_a_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        for events, said in told(1, 0, language):
            placed = any(isinstance(event, ev.PairsPlaced) for event in events)
            assert said is not None or placed or isinstance(events[0], ev.ShrinePlaced), events
            if said is not None:
                assert said.sentence and "{" not in said.sentence + said.reason and "told-" not in said.sentence


def test_the_strip_is_coral_for_evictions_and_round_ends_only() -> None:
    loud = 0
    for seed in (1, 2, 3):
        for events, said in told(seed, 0):
            if said is None:
                continue
            out = any(isinstance(event, ev.Evicted) and event.seat == 0 for event in events)
            last = any(isinstance(event, ev.CandleOut) and not event.left for event in events)
            if out or last:
                loud += 1
                assert said.loud and said.reason
            if isinstance(events[0], ev.TokenTaken):
                assert not said.loud
            end = next((n for n, event in enumerate(events) if isinstance(event, ev.PhaseEnded)), len(events))
            assert said.events == end, "what comes to everybody is not told here"
    assert loud > 10


def test_without_a_single_reader_the_strip_is_never_coral() -> None:
    assert not any(said is not None and said.loud for _, said in told(1, None))


def test_a_bots_turn_stays_in_the_strip_after_its_film(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        dealt = game.deal(game.choose(ORDERS), bytes([3]) * 32)
        players = {
            order: Player(order, BOT, "level 1 seed 1") if order != "yellow" else Player("Ilse") for order in ORDERS
        }
        path = driver.app.saves.new_path()
        table, chance = Table.new(game, dealt, players, path), random.Random(3)
        while view(table.position).phase != "action" or table.seats[table.to_move or 0].kind != BOT:
            turn = play_turn(table.position, chance)
            assert turn is not None
            table.acts.submit(turn)
        table.close()
        navigation.open_save(driver.app, path)
        driver.frames(3)
        scene = driver.scene
        seat, turn = scene.table.to_move, play_turn(scene.table.position, chance)
        assert turn is not None
        scene.link.submit(turn)
        strip = scene.board.told
        until(lambda: strip.current is not None, driver.step)  # the disk has its own time
        assert strip.seat == seat
        assert not scene.board.telling, "it holds nobody up"
        seen = 0
        while scene.board.display.choreography.showing is not None:
            driver.step()
        while strip.current is not None and strip.seat == seat:
            driver.step()
            seen += 1
        assert seen >= 29, "half a second to read when the pieces are at rest"


def test_the_strip_shows_turns_of_other_machines_only(two: Two) -> None:
    """A turn from another machine is a sentence with the player's name for half a second; turns here were watched."""
    two.sit()
    while any(view(table.table.position).step != "action" for table in two.tables):
        two.play(1)
    two.until(lambda: any(table.mode.shared.mine for table in two.tables))
    two.quiet()
    for driver in two.drivers:
        driver.app.settings.animation_speed = "1"
        two.table(driver).board.display.choreography.pace(1.0, False)
    actor = next(driver for driver in two.drivers if two.table(driver).mode.shared.mine)
    reader = next(driver for driver in two.drivers if driver is not actor)
    name = two.table(actor).names[two.table(actor).table.to_move or 0]
    length = two.table(actor).table.length + 1
    submit(two.table(actor), (MEDITATION,))
    strip = two.table(reader).board.told
    two.until(lambda: strip.current is not None)
    assert strip.current is not None and name in strip.current.sentence
    assert two.table(actor).board.told.current is None
    two.until(lambda: two.table(reader).board.display.choreography.showing is None)
    left = 0
    while strip.current is not None:
        reader.frames(1)
        left += 1
    assert left >= 29, "half a second to read"
    two.all_have(length)


def test_people_at_one_machine_get_no_recap_of_each_other(tmp_path: Path) -> None:
    with driving(tmp_path, more="welcomed = true\n") as driver:
        scene, chance = opened(driver, 20), random.Random(2)
        for _ in range(3):
            turn = play_turn(scene.position, chance)
            assert turn is not None
            scene.link.submit(turn)
            until(lambda: scene.board.display.busy, driver.step, pause=0)
            assert scene.board.told.current is None
            settled(driver)


def test_the_marks_are_what_the_log_says(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver, 0)
        chance = random.Random(7)
        for _ in range(60):
            turn = play_turn(scene.position, chance)
            assert turn is not None
            scene.link.submit(turn)
            settled(driver)
            seat, entries = scene.table.to_move, scene.history.entries
            since: list[Entry] = []
            for entry in reversed(entries):
                if entry.seat == seat:
                    break
                since.insert(0, entry)
            assert list(scene.mode.since()) == since
            marks = recap.marks(since)
            assert scene.board.marks == marks
            for mark in marks:
                entry = since[mark.number - 1]
                assert mark.order == entry.order and mark.event in entry.events
                assert mark.thing in about(mark.event)
            marked = {(mark.number, id(mark.event)) for mark in marks}
            for number, entry in enumerate(since, 1):
                wanted = {(number, id(event)) for event in deeds(entry)}
                assert wanted == {one for one in marked if one[0] == number}
                assert wanted, "no turn is without a mark"


def test_the_first_favours_are_not_reported_as_deeds(tmp_path: Path) -> None:
    table = new_table(4, "free", None)
    chance = random.Random(3)
    with driving(tmp_path, more=QUICK) as driver:
        scene = LunaTable(driver.app, TableLink(table))
        driver.app.replace(scene)
        for _ in range(4):  # a shrine each, the pairs of each; the favours come with the last (S13)
            turn = play_turn(scene.position, chance)
            assert turn is not None
            scene.link.submit(turn)
            settled(driver)
        last = scene.history.entries[-1]
        assert sum(isinstance(event, ev.TokenTaken) for event in last.events) == 4
        assert all(mark.thing.kind == "island" for mark in recap.marks([last]))


def test_the_recap_shows_the_turns_of_the_others_and_comes_back_by_itself(tmp_path: Path) -> None:
    with driving(tmp_path, more="welcomed = true\ntips = false\n") as driver:
        scene = opened(driver, 30)
        since = list(scene.mode.since())
        assert len(since) == 3
        driver.key(pygame.K_v)
        viewer = replaying(driver)
        assert isinstance(viewer, RecapScene) and viewer.head.speed == 2
        moments: list[int] = []
        for _ in range(1200):
            driver.step()
            if not moments or moments[-1] != viewer.number:
                moments.append(viewer.number)
            if driver.app.scenes[-1] is scene:
                break
        assert moments == [since[0].number - 1, *(entry.number for entry in since)]
        assert driver.app.scenes[-1] is scene and scene.open == [scene.board.recap]
        driver.key(pygame.K_v)
        assert not scene.open
        driver.key(pygame.K_v)
        replaying(driver)
        driver.key(pygame.K_ESCAPE)
        assert driver.app.scenes[-1] is scene


def test_bots_turns_are_replayed_when_a_game_is_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    marked: list[int] = []
    monkeypatch.setattr(recap, "draw_marks", lambda pen, shown, marks: marked.append(len(marks)))
    for wish, expected in (("auto", True), ("marks", False), ("off", False)):
        home = tmp_path / wish
        with driving(home, more=QUICK + f'recap = "{wish}"\n') as driver:
            path = a_game(driver.app.saves, 30)
            table = Table.open(game, path)
            for seat in range(4):
                if seat != table.to_move:
                    table.acts.set_player(seat, Player("Luna", BOT, "easy"))
            table.close()
            assert navigation.open_save(driver.app, path)
            seen = set()
            marked.clear()
            for _ in range(900):
                driver.frames(1)
                seen.add(driver.top)
                if driver.top == "TableView" and expected == ("RecapScene" in seen):
                    break
            assert ("RecapScene" in seen) == expected
            assert any(marked) == (wish != "off")


@pytest.mark.parametrize("wish", ["auto", "marks"])
def test_bots_turns_are_replayed_after_the_window_was_in_the_background(
    tmp_path: Path, wish: str, silent: Silent
) -> None:
    """Newcomer S2-7, the part about the window: turns that were just seen are not replayed."""
    with driving(tmp_path, more=QUICK + f'recap = "{wish}"\n') as driver:
        table = new_table(4, "preset", None)
        table.acts.set_player(1 - (table.to_move or 0), Player("Luna", BOT, "easy"))
        scene, chance = LunaTable(driver.app, TableLink(table)), random.Random(3)
        driver.app.push(scene)

        def a_turn_each() -> set[str]:
            """The scene on top after it, and after the window has returned to the front."""
            tops = set[str]()
            for _ in range(2):
                turn = play_turn(scene.position, chance)
                assert turn is not None
                scene.link.submit(turn)
                settled(driver)
            for _ in range(20):
                driver.step()
                tops.add(driver.top)
            assert "RecapScene" not in tops, "it was seen while it happened, or nobody is there"
            pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED, window=None))
            for _ in range(20):
                driver.step()
                tops.add(driver.top)
            return tops

        driver.frames(3)
        assert "RecapScene" not in a_turn_each()
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST, window=None))
        driver.frames(2)
        assert ("RecapScene" in a_turn_each()) == (wish == "auto")


def position() -> bytearray:
    return rules.start(rules.deal(rules.choose(("yellow", "red")), bytes(32)))


def test_a_small_gain_is_not_a_turning_point() -> None:
    row = position()
    for points, expected in ((4, None), (5, "gain")):
        told = [ev.Consecrated(0, 11, "book"), ev.Points(0, points, "consecrated", 9)]
        assert moment(told, 0, row, row) == expected
        assert moment(told, 1, row, row) is None, "the points of somebody else"


def test_every_kind_of_turning_point_is_known() -> None:
    row = position()
    evicted = ev.Evicted(1, 12, 0, "jetty")
    home = next(name for number, name in enumerate(ISLANDS) if not any(stands(row, 1, number)))
    met = next(name for number, name in enumerate(ISLANDS) if any(stands(row, 1, number)))
    for told, expected in (
        ([evicted, ev.Consecrated(0, 11, "path"), ev.Points(0, 9, "guard", 9)], "evict"),
        ([ev.Evicted(1, 12, 2, "jetty")], None),
        ([ev.FigureMoved("apostate", (home, met), 0)], "shadow"),
        ([ev.FigureMoved("apostate", (met, home), 0)], None),
        ([ev.FigureMoved("builder", (home, met), 0)], None),
        ([ev.FigureMoved("apostate", (home, met), None)], None),
        ([ev.CandleOut(0, 0), ev.Points(0, 1, "candle", 1)], "candle"),
        ([ev.CandleOut(0, 1)], None),
    ):
        assert moment(told, 0, row, row) == expected, told


def stands(row: bytearray, seat: int, island: int) -> tuple[int, int]:
    one = view(row).seats[seat]
    return one.active[island], one.inactive[island]


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_every_role_has_remarks_in_limited_number(language: str) -> None:
    text, row = Catalogue(language).of("luna"), position()
    for role in registry.characters("luna").roles:
        for turned in MOMENTS:
            remarks = Remarks()
            numbers = [remarks.next(round_of(row)) for _ in range(MOST + 2)]
            assert numbers[MOST:] == [None, None]
            said = [
                text(f"remark-{turned}-{role}-{number % VARIANTS + 1}")
                for number in numbers[:MOST]
                if number is not None
            ]
            assert all(said) and len(said) == MOST and said[0] != said[1]
            assert not any("remark-" in line for line in said)


@pytest.mark.parametrize("spoken", [True, False])
@pytest.mark.parametrize("faces", [True, False])
def test_a_bot_remarks_on_its_turning_points_unless_it_is_to_be_silent(spoken: bool, faces: bool) -> None:
    """At most `MOST` times a round, and never without a face."""
    host = Mock(names=NAMES, app=Mock(settings=Settings(remarks=spoken), catalogue=Catalogue("en", game="luna")))
    host.company.faces = [Mock(role=role) if faces else None for role in list(registry.characters("luna").roles)[:4]]
    strip, counts = ToldStrip(host), Counter[int]()
    row, chance = game.start(game.deal(game.choose(ORDERS), bytes(32))), random.Random(5)
    while game.legal(row):
        before, events, seat = bytearray(row), list[object](), row[at.TURN]
        for move in random_turn(row, chance):
            game.play(row, move, events)
        said = Telling("Words.", events=len(events))
        found = strip._remarking(said, Mock(seat=seat, events=events), before, row)
        due = moment(events, seat, before, row) is not None and counts[round_of(before)] < MOST
        assert bool(found.remark) == (due and spoken and faces) and found._replace(remark="") == said
        counts[round_of(before)] += bool(found.remark)
    assert (sum(counts.values()) > 5) == (spoken and faces)
