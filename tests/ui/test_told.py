"""The strip: a sentence for every turn of another, loud for what costs the reader something."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from luna.games.luna import rules as game
from luna.games.luna.board.words.told import Telling, telling
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.moves import MEDITATION
from luna.games.luna.rules.picture import view
from luna.log.records import BOT
from luna.shell.app import navigation
from luna.shell.app.settings import LANGUAGES
from luna.table.table import Player, Table
from luna.text import Catalogue
from tests.patience import until
from tests.ui.clicks import random_turn
from tests.ui.driver import ORDERS, driving, play_turn, submit
from tests.ui.looking import opened, settled
from tests.ui.two import Two

NAMES = ("Ilse", "Anouk", "Odo", "Matthieu")


def told(seed: int, you: int | None, language: str = "en") -> Iterator[tuple[list[object], Telling | None]]:
    """A random game, told to one seat."""
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


def test_it_is_loud_when_the_reader_is_put_out_or_the_round_ends_and_never_for_a_favour() -> None:
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


def test_nobody_in_particular_reads_nothing_loud() -> None:
    assert not any(said is not None and said.loud for _, said in told(1, None))


def test_a_bots_turn_is_told_while_it_is_played_and_half_a_second_longer(tmp_path: Path) -> None:
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
            table.submit(turn)
        table.close()
        navigation.open_save(driver.app, path)
        driver.frames(3)
        scene = driver.scene
        seat, turn = scene.table.to_move, play_turn(scene.table.position, chance)
        assert turn is not None
        scene.link.submit(turn)
        strip = scene.board.told
        until(lambda: strip.current is not None, lambda: driver.frames(1))  # the disk has its own time
        assert strip.seat == seat
        assert not scene.board.telling, "it holds nobody up"
        seen = 0
        while scene.board.display.choreography.showing is not None:
            driver.frames(1)
        while strip.current is not None and strip.seat == seat:
            driver.frames(1)
            seen += 1
        assert seen >= 29, "half a second to read when the pieces are at rest"


def test_people_at_other_machines_are_told_like_bots_and_those_at_this_one_are_not(two: Two) -> None:
    """What a person elsewhere did is a sentence with his name, and stays half a second; here it was seen by itself."""
    two.sit()
    while any(view(table.table.position).step != "action" for table in two.tables):
        two.play(1)
    two.until(lambda: any(table.mode.shared.mine for table in two.tables))
    two.quiet()
    for driver in two.drivers:
        driver.app.settings.animation_speed = "1"
        two.table(driver).board.display.pace(1.0, False)
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


def test_people_at_one_machine_have_seen_each_other(tmp_path: Path) -> None:
    with driving(tmp_path, more="welcomed = true\n") as driver:
        scene, chance = opened(driver, 20), random.Random(2)
        for _ in range(3):
            turn = play_turn(scene.position, chance)
            assert turn is not None
            scene.link.submit(turn)
            until(lambda: scene.board.display.busy, lambda: driver.frames(1), pause=0)
            assert scene.board.told.current is None
            settled(driver)
