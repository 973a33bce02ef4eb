"""Drafts: every legal turn can be built by clicks, each button keeps its word, chips cover nothing that matters."""

import random
from collections import Counter
from collections.abc import Iterator
from copy import copy
from pathlib import Path

import pytest

from luna.core.game import Turn
from luna.games.luna.board import targets
from luna.games.luna.board.hand.composer import Choosing
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.layout import places
from luna.games.luna.board.targets import VERB_OF, Target, island_of
from luna.games.luna.rules import choose, deal, legal, over, play, start, why_not
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import FAVOUR, FINISH, JOURNEY, RECRUIT, TIDE, WITH_NOVICE, kind_of, place_of
from luna.games.luna.rules.views import view
from tests.ui.clicks import clicks_for, random_turn, some_targets
from tests.ui.driver import driving
from tests.ui.looking import point
from tests.ui.rooms import INSTANT, Room, a_table


def say(row: bytearray, clicks: list[Target]) -> Turn | None:
    """The turn of these clicks; only the last may commit."""
    draft = Drafting(row)
    for number, target in enumerate(clicks):
        answer = draft.click(target)
        if answer.turn is not None:
            assert number == len(clicks) - 1, (clicks, number)
            return answer.turn
        assert answer.reason is None, (clicks, answer.reason)
    return None


def positions(seed: int, orders: tuple[str, ...], setup: str) -> Iterator[bytearray]:
    """The positions of a random game with little meditation."""
    chance = random.Random(seed)
    row = start(deal(choose(orders, setup), bytes([seed]) * 16))
    while not over(row):
        yield row
        turn = random_turn(row, chance)
        for move in turn:
            play(row, move)


GAMES = [(1, ("yellow", "red"), "free"), (2, ("blue", "white"), "preset"), (3, ("yellow", "red", "blue"), "free")]


@pytest.mark.parametrize(("seed", "orders", "setup"), GAMES)
def test_every_legal_turn_can_be_drafted(seed: int, orders: tuple[str, ...], setup: str) -> None:
    chance = random.Random(seed)
    for number, row in enumerate(positions(seed, orders, setup)):
        if number % 4 and view(row).step == "action":
            continue
        for move in legal(row):
            if kind_of(move) in (JOURNEY, TIDE):
                continue
            assert say(row, clicks_for(row, (move,))) == (move,), clicks_for(row, (move,))
        if view(row).step == "action":
            for _ in range(8):
                turn = random_turn(row, chance)
                assert say(row, clicks_for(row, turn)) == turn, clicks_for(row, turn)


def test_nothing_illegal_comes_out_of_random_clicks() -> None:
    chance = random.Random(5)
    for row in positions(4, ("yellow", "white", "red", "blue"), "free"):
        draft = Drafting(row)
        targets = some_targets(row)
        for _ in range(12):
            target = chance.choice(targets)
            offered, _ = draft.offer(target)
            answer = draft.click(target)
            if answer.turn is not None:
                assert why_not(row, answer.turn) is None
                break
            if answer.hint != "table-candle-again":
                assert offered == answer
        while draft.back():
            pass
        assert not draft.busy


def test_a_refusal_has_a_reason() -> None:
    """Every click drafts or plays something, or there is a reason why not."""
    for row in positions(6, ("yellow", "red"), "free"):
        for target in some_targets(row):
            if targets.of(target, "vehicle"):
                continue  # there is none before the first pick
            draft = Drafting(row)
            answer = draft.click(target)
            assert answer.turn or answer.reason or answer.hint or draft.busy, target


def test_the_draft_goes_back_one_chip_at_a_time() -> None:
    row = start(deal(choose(("yellow", "red")), b"0" * 16))
    draft = Drafting(row)
    me = draft.me
    first, second = [isle for isle in range(7) if me.active[isle]][:2]
    to = next(isle for isle in range(7) if not me.active[isle])
    draft.click(targets.Group(ISLANDS[first]))
    assert draft.composer.held(first, False) == me.active[first]
    draft.click(targets.Island(ISLANDS[to]))
    draft.click(targets.Group(ISLANDS[second]))
    assert draft.begun.turn is None
    assert draft.back() and draft.begun.turn is not None
    assert draft.back() and not draft.busy and not draft.back()


def test_the_novice_token_is_not_spent_when_a_novice_will_do() -> None:
    """A4: the cheapest form first."""
    seen_token_form = False
    for row in positions(7, ("yellow", "red"), "free"):
        moves = set(legal(row))
        for move in moves:
            if kind_of(move) not in (FAVOUR, RECRUIT) or move & WITH_NOVICE:
                continue
            target = (targets.Stack if kind_of(move) == FAVOUR else targets.Recruit)(ISLANDS[place_of(move)])
            assert Drafting(row).click(target).turn == (move,)
            seen_token_form = seen_token_form or move | WITH_NOVICE in moves
    assert seen_token_form


SAID = ("verb", "token", "vehicle", "sail")
"""Things that name an action themselves."""
VEHICLES = ("journey", "tide", "sail")


def verb_of(turn: tuple[int, ...]) -> str:
    return "meditate" if turn == (FINISH,) else VERB_OF.get(kind_of(turn[0]), "")


@pytest.mark.parametrize("seed", range(4))
def test_no_click_plays_another_action_than_the_one_that_was_begun(seed: int) -> None:
    """From random drafts in random positions: every thing, and Enter."""
    chance, met = random.Random(seed), Counter[str | None]()
    orders = (("yellow", "red"), ("red", "blue", "white"), ("yellow", "red", "blue", "white"))[seed % 3]
    for row in positions(seed, orders, "free"):
        if view(row).step == "action" and chance.random() < 0.7:
            met[check(row, chance)] += 1
    assert len(met) > 6, met


def check(row: bytearray, chance: random.Random) -> str | None:
    """Begin a draft, then try everything; returns the begun action."""
    things, draft = some_targets(row), Drafting(row)
    kinds = ("verb", "group", "tired", "book", "candles", "council")
    begins = [thing for thing in things if targets.of(thing, *kinds)]
    for _ in range(chance.randint(1, 4)):
        before = copy(draft)
        if draft.click(chance.choice(chance.choice((begins, things)))).turn is not None:
            draft = before
    action = draft.action
    for target in things if action is not None else ():
        if not (isinstance(target, targets.Act) or targets.of(target, *SAID)):
            answer = copy(draft).click(target)
            assert answer.turn is None or verb_of(answer.turn) == action, (draft.state, target)
    turn = copy(draft).commit().turn
    assert turn is None or verb_of(turn) == action, draft.state
    return action


@pytest.mark.parametrize("verb", VEHICLES)
def test_a_chosen_vehicle_stays_chosen(verb: str) -> None:
    """Whatever is picked up later: the move uses this vehicle, and the sailboat takes two at most."""
    met = 0
    for seed in range(6):
        for row in positions(seed, ("yellow", "red"), "preset"):
            draft = Drafting(row)
            if view(row).step != "action" or draft.press(verb).reason is not None:
                continue
            for island in ISLANDS:
                for kind in (targets.Group, targets.Tired):
                    trial = copy(draft)
                    answer = trial.click(kind(island))
                    if not trial.composer.hand:
                        assert answer.reason is not None or answer.hint is not None
                        continue
                    met += 1
                    assert trial.action == trial.verb == verb == trial.composer.vehicle
                    assert verb != "sail" or trial.composer.hand[0].novices <= 2
                    for goal in ISLANDS:
                        sent = copy(trial)
                        turn = sent.click(targets.Island(goal)).turn or sent.begun.turn
                        assert turn is None or verb_of(turn) == verb
    assert met > 30


def test_another_vehicle_of_the_strip_takes_the_button_with_it() -> None:
    for row in positions(1, ("yellow", "red"), "preset"):
        draft = Drafting(row)
        if view(row).step != "action" or draft.asked.why_not("sail") or draft.press("sail").reason:
            continue
        draft.click(targets.Group(ISLANDS[next(isle for isle in range(7) if draft.me.active[isle])]))
        if "journey" not in draft.composer.vehicles:
            continue
        draft.click(targets.Vehicle("journey"))
        assert draft.verb == draft.action == draft.composer.vehicle == "journey"
        draft.press("sail")
        assert draft.verb == draft.action == draft.composer.vehicle == "sail"
        return
    raise AssertionError("no sailboat in that game")


def test_a_click_on_a_book_is_not_an_appointment() -> None:
    """With the verb Book chosen or a book picked up, a tile of the path is refused."""
    met = 0
    for row in positions(5, ("yellow", "red"), "free"):
        seen = view(row)
        if seen.step != "action":
            continue
        draft = Drafting(row)
        draft.begun = Choosing("book", said=True)
        for spot in seen.path:
            plain = Drafting(row).click(targets.Tile(spot.tile)).turn
            if plain is not None:
                met += 1
                assert copy(draft).click(targets.Tile(spot.tile)).reason is not None
    assert met


def test_an_abandoned_verb_has_no_effect() -> None:
    row = next(row for row in positions(1, ("yellow", "red"), "preset") if view(row).step == "action")
    draft = Drafting(row)
    draft.press("journey")
    draft.press("journey")
    assert draft.composer.wanted is None and not draft.busy


_TOUCH = 24
"""Pixels: less than this cannot be hit."""


@pytest.mark.parametrize("text", (100, 125, 150, 200))
def test_chips_keep_their_size_and_leave_name_and_novices_free(tmp_path: Path, text: int) -> None:
    with driving(tmp_path, more=f"{INSTANT}text_size = {text}\n") as driver:
        seen, table = set[str](), a_table(0, 0, 0, turns=12, seed=2)
        for _ in range(6):
            room = Room(driver, table)
            scene, now = room.scene, view(table.position)
            layout, shown = scene.board.display.layout, scene.board.display.shown
            assert now.turn is not None
            for isle, island in enumerate(ISLANDS):
                if now.step != "action" or not now.seats[now.turn].active[isle]:
                    continue
                group = layout.active_hit(shown, island, now.turn)
                point(driver, (group.centerx, group.bottom - 3))
                chips = [chip for chip in scene.board.hand.chips if island_of(chip.target) == island]
                assert scene.board.hand.hover == targets.Group(island)
                for chip in chips:
                    seen.add(getattr(chip.target, "kind", "act"))
                    assert min(chip.rect.size) >= _TOUCH, chip
                    assert layout.window.contains(chip.rect) and not chip.rect.colliderect(layout.top.rect)
                    if not targets.of(chip.target, "recruit") and text <= 125:
                        assert not chip.rect.colliderect(group), chip
                    name = layout.around(layout.on_island(island, places.NAME), 200, 30)
                    assert targets.of(chip.target, "recruit") or not chip.rect.colliderect(name), chip
                rects = [chip.rect for chip in chips if not targets.of(chip.target, "recruit")]
                assert all(rect.collidelist(rects[:n] + rects[n + 1 :]) < 0 for n, rect in enumerate(rects))
            table.acts.submit(random_turn(table.position, random.Random(1)))
        assert {"act", "chip"} <= seen


@pytest.mark.parametrize("text", (100, 125, 150, 200))
def test_a_draft_covers_no_island(tmp_path: Path, text: int) -> None:
    with driving(tmp_path, language="de", more=f"{INSTANT}text_size = {text}\n") as driver:
        room = Room(driver, a_table(0, 0))
        layout = room.scene.board.display.layout
        islands = [layout.islands[island].inflate(-layout.px(160), 0) for island in layout.ring]
        assert layout.desk.collidelist(islands) < 0
        assert layout.free.contains(layout.desk)


def test_the_sail_has_its_numbers_and_its_key_beside_those_of_the_council(tmp_path: Path) -> None:
    with driving(tmp_path, more=INSTANT) as driver:
        table = a_table(0, 0, seed=5)
        chance = random.Random(5)
        while True:
            now = view(table.position)
            me = None if now.turn is None or now.step != "action" else now.seats[now.turn]
            if me is not None and "sail" in me.favours and max(me.active) > 1:
                break
            table.acts.submit(random_turn(table.position, chance))
        scene = Room(driver, table).scene
        island = ISLANDS[max(range(7), key=lambda isle: me.active[isle])]
        point(driver, scene.board.display.layout.active_hit(scene.board.display.shown, island, now.turn or 0).center)
        sails = [chip for chip in scene.board.hand.chips if targets.of(chip.target, "sail")]
        assert [chip.label for chip in sails] == ["1", "2"]
        council = [chip for chip in scene.board.hand.chips if targets.of(chip.target, "chip")]
        assert not council or council[0].rect.top == sails[0].rect.top
        driver.click_at(sails[1].rect.center)
        assert scene.board.hand.draft.composer.busy


@pytest.mark.parametrize("seats", [(0, 0), (0, 0, 0), (0, 0, 0, 0)])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_pointer_can_reach_every_chip(tmp_path: Path, size: tuple[int, int], seats: tuple[int, ...]) -> None:
    """In a straight line, over anything in between, and over a roof that has left its island."""
    with driving(tmp_path, size) as driver:
        table, reached = a_table(*seats, turns=12, seed=2), 0
        for seed in range(16):
            hand = Room(driver, table).scene.board.hand
            now, display = view(table.position), hand.display
            assert now.turn is not None
            for isle, island in enumerate(ISLANDS if now.step == "action" else ()):
                if not now.seats[now.turn].active[isle]:
                    continue
                rest = display.layout.active_hit(display.shown, island, now.turn).center
                hand.moved(rest)
                hand.update(1.0)
                offered = [
                    chip
                    for chip in hand.chips
                    if island_of(chip.target) == island and not targets.of(chip.target, "recruit")
                ]
                for chip in offered:
                    hand.moved(rest)
                    hand.update(1.0)
                    (x, y), (to_x, to_y) = rest, chip.rect.center
                    for step in range(1, 25):
                        hand.moved((x + (to_x - x) * step // 24, y + (to_y - y) * step // 24))
                        hand.update(0.016)
                    assert hand.hover == chip.target, (seed, island, chip.target)
                    reached += 1
            table.acts.submit(random_turn(table.position, random.Random(seed)))
        assert reached > 100
