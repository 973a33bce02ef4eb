"""Problems of newcomers: words about the wrong thing, different verbs, missing ways back."""

import random
from pathlib import Path

import pygame
import pytest

from luna.bots.answers import Miss
from luna.games.luna import rules as game
from luna.games.luna.board import targets
from luna.games.luna.board.hand import card
from luna.games.luna.board.hand.explanations import topic_at
from luna.games.luna.board.panels.recap import RecapPanel
from luna.games.luna.board.targets import RESET, UNDO, Target
from luna.games.luna.board.words import teller
from luna.games.luna.board.words.automaton import deactivates, steps
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import FINISH
from luna.games.luna.rules.views import view
from luna.shell.app import navigation
from luna.shell.app.settings import LANGUAGES
from luna.shell.board.card import Card
from luna.shell.screens.newgame import NewGameScene
from luna.shell.screens.records import GameRow
from luna.shell.screens.table_menu import PlayersScene
from luna.shell.widgets import Button
from luna.shell.widgets.words import Picture, Words
from luna.text import Catalogue
from tests.ui.clicks import random_turn
from tests.ui.driver import ORDERS, driving
from tests.ui.ink import watching
from tests.ui.looking import QUICK, opened, point, settled
from tests.ui.rooms import INSTANT, Room, a_table
from tests.ui.test_records import alone, records, with_bots
from tests.ui.test_solo import a_table as a_solo_table
from tests.ui.test_solo import played, sit, until, whole_game
from tests.ui.test_solo import settle as settle_solo


def lines(told: Card | None) -> list[str]:
    return [] if told is None else [line.words for line in told.lines]


# ---- verbs


def test_a_disabled_verb_mentions_no_unrelated_tile(tmp_path: Path) -> None:
    with driving(tmp_path, more=INSTANT) as driver:
        scene = Room(driver, a_table(0, 0)).scene
        reason = scene.board.hand.draft.asked.why_not("consecrate")
        assert reason is not None and (reason.code, dict(reason.facts)) == ("no-own-tile", {})
        driver.key(pygame.K_c)
        assert scene.board.hand.refused is not None
        assert lines(scene.board.hand.refused) == [driver.app.catalogue("reason-no-own-tile")]


def test_with_a_verb_chosen_only_its_own_numbers_are_offered(tmp_path: Path) -> None:
    with driving(tmp_path, more=INSTANT) as driver:
        scene = Room(driver, a_table(0, 0)).scene
        island = next(isle for n, isle in enumerate(ISLANDS) if scene.board.hand.draft.me.active[n])

        def kinds() -> set[str]:
            point(driver, scene.board.display.layout.islands[island].center)
            return {getattr(chip.target, "kind", "") for chip in scene.board.hand.chips}

        assert "chip" in kinds()
        driver.key(pygame.K_f)
        assert scene.board.hand.draft.verb == "favour" and "chip" not in kinds()
        legal = scene.board.hand.legal()
        assert legal and {getattr(target, "kind", "") for target in legal} == {"stack"}, (
            "the next thing is one for this verb"
        )


def test_the_card_of_a_candle_counts_no_places(tmp_path: Path) -> None:
    with driving(tmp_path, more=INSTANT) as driver:
        scene, words = Room(driver, a_table(0, 0)).scene, driver.app.catalogue
        scene.board.hand.lead(targets.Verb("meditate"))
        told = lines(scene.board.hand.card())
        assert words("rule-meditate-short") in told
        assert not any(words("about-places", count=count) in told for count in range(1, 40))


def test_ending_a_solo_phase_mentions_no_candle(tmp_path: Path) -> None:
    with driving(tmp_path, more=INSTANT) as driver:
        turns = whole_game(1, 0)
        scene, words = sit(driver, turns[: turns.index((FINISH,))]), driver.app.catalogue
        target = targets.Verb("meditate")
        scene.board.hand.lead(target)
        told = lines(scene.board.hand.card())
        assert words("solo-finish-card") in told and words("rule-meditate-short") not in told
        assert topic_at(scene.board.display.layout, scene.board.display.shown, target, (0, 0)) == "solo"
        chip = targets.Act("recruit", targets.Island(ISLANDS[0]))
        assert topic_at(scene.board.display.layout, scene.board.display.shown, chip, (0, 0)) == "recruit"


@pytest.mark.parametrize("level", (2, 3))
def test_a_closed_island_says_so(tmp_path: Path, level: int) -> None:
    with driving(tmp_path, more=INSTANT) as driver:
        turns = whole_game(level, 0)
        scene = sit(driver, turns[: turns.index((FINISH,))], level)
        seen, words = view(scene.position), driver.app.catalogue
        said = words("reason-solo-forbidden", level=level, island=words(f"place-{seen.apostate}"))
        shown = card.card(words, scene.names, scene.board.hand.draft, targets.Island(seen.apostate))
        assert lines(shown) == [said]
        other = next(isle for isle in ISLANDS if isle != seen.apostate)
        assert said not in lines(card.card(words, scene.names, scene.board.hand.draft, targets.Island(other)))


def test_pairs_put_down_stand_beside_the_others(tmp_path: Path) -> None:
    with driving(tmp_path, more=INSTANT) as driver:
        table = a_solo_table(1, 0)
        table.acts.submit(next((move,) for move in game.legal(table.position)))
        scene = Room(driver, table).scene
        me = view(table.position).turn
        isle = next(isle for isle in ISLANDS if targets.Island(isle) in scene.board.hand.lit)
        before = scene.board.display.shown
        scene.board.focus.click(targets.Island(isle))
        shown, place = scene.board.display.shown, ISLANDS.index(isle)
        assert me is not None and shown.seats[me].active[place] == before.seats[me].active[place] + 2
        assert shown.seats[me].supply == before.seats[me].supply - 2
        opponent = shown.seats[1 - me].active[place]
        assert opponent == before.seats[1 - me].active[place] > 0
        layout = scene.board.display.layout
        groups = [layout.active_hit(shown, isle, seat) for seat in (me, 1 - me)]
        assert not groups[0].colliderect(groups[1])
        scene.board.hand.back()
        assert scene.board.display.shown == before


# ---- taking back


def test_undo_buttons_explain_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with driving(tmp_path, more=INSTANT) as driver:
        room, words = Room(driver, a_table(0, 0, turns=3)), driver.app.catalogue
        scene = room.scene

        def told(target: Target) -> list[str]:
            scene.board.hand.lead(target)
            return lines(scene.board.hand.card())

        assert told(UNDO)[:2] == [words("about-undo"), words("about-undo-counts")]
        driver.key(pygame.K_j)
        assert told(UNDO)[0] == words("about-step") and words("about-undo-counts") not in told(UNDO)
        assert told(RESET)[0] == words("about-reset")
        driver.key(pygame.K_ESCAPE)
        driver.key(pygame.K_z)
        room.until(lambda: not scene.link.busy and scene.table.length == 2)
        with watching(monkeypatch, driver.app.canvas.size) as ink:
            scene.resize(driver.app.canvas)
            driver.frames()
            assert "Redo" in ink.words and "Ctrl+Y" not in ink.words
        scene.do("whatif")
        driver.frames(4)
        board = driver.scene
        assert board.mode.tone
        board.board.hand.lead(UNDO)
        assert words("about-undo-counts") not in lines(board.board.hand.card()), "nothing counts on a board to try out"


# ---- the others' turns


def test_marks_and_list_lines_explain_a_bots_turn(tmp_path: Path) -> None:
    with driving(tmp_path, more="animation_speed = 'instant'\ngrace = 'off'\n") as driver:
        room = Room(driver, a_table(0, 1, turns=6))
        room.until(room.rests)
        room.scene.link.submit(random_turn(room.table.position, random.Random(4)))
        room.until(lambda: room.table.length > 7 and room.rests())
        scene = room.scene
        driver.frames()
        rect, number = scene.company.marked[0]
        assert scene.history.entries[number - 1].seat == 1
        point(driver, rect.center)
        room.until(lambda: scene.company.why() is not None)
        point(driver, scene.board.display.layout.candles.center)
        assert scene.company.why() is None
        scene.open.append(scene.board.recap)
        driver.frames()
        assert isinstance(scene.board.recap, RecapPanel)
        point(driver, scene.board.recap.spots(scene.board.display.layout)[0].center)
        assert scene.board.recap.pointed_turn == number
        room.until(lambda: scene.company.why() is not None)


def test_a_tip_makes_way_for_the_list_of_steps(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK.replace("tips = false", "tips = true")) as driver:
        scene = opened(driver, 0)
        coach = scene.mode.coach
        assert coach is not None and scene.open[-1] is coach and coach.keeps is not None
        scene.open.append(scene.board.recap)
        assert coach.keeps is None, "they would lie over each other"
        driver.key(pygame.K_ESCAPE)
        assert scene.open == [coach] and coach.keeps is not None
        scene.open.append(scene.board.recap)
        scene.link.submit(random_turn(scene.position, random.Random(1)))
        settled(driver)
        assert coach.advice is None, "no tip is spent that nobody can see"


# ---- the opponent of the solo game


@pytest.mark.parametrize("level", (1, 2, 3))
def test_the_log_lists_every_step_in_order(tmp_path: Path, level: int) -> None:
    with driving(tmp_path, more=INSTANT) as driver:
        scene, words = sit(driver, whole_game(level, 1)[:-1], level, 1), driver.app.catalogue
        told = 0
        for entry, (row, turn, _, _) in zip(scene.history.entries, played(level, 1), strict=False):
            rows = list(teller.rows(words, scene.names, entry, scene.history.automaton))
            if deactivates(turn):
                told += 1
                assert [one.words for one in rows] == [step.words(words) for step in steps(row, turn)]
                moved = [thing for one in rows for thing in one.things]
                assert len(moved) >= sum(step.events > 0 for step in steps(row, turn))
        assert told == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_steps_has_their_rules_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    with driving(tmp_path, language=language, more=INSTANT) as driver:
        turns = until(whole_game(1, 0), a_solo_table(1, 0).position, "evicts")
        scene = sit(driver, turns)
        settle_solo(driver, scene)
        scene.do("recap")
        with watching(monkeypatch, driver.app.canvas.size) as ink:
            scene.resize(driver.app.canvas)
            driver.frames()
            assert {"V4", "V5", "A15"} <= ink.words


# ---- around the table


def test_a_new_game_says_what_the_levels_are(tmp_path: Path) -> None:
    with driving(tmp_path, more="bots = {red = 2}\n") as driver:
        driver.app.replace(NewGameScene(driver.app))
        driver.frames()
        hint = driver.widget("levels-hint")
        assert isinstance(hint, Words) and hint.words == driver.app.catalogue("new-levels")
        kind = driver.widget("kind-1")
        assert isinstance(kind, Button)
        kind.press()
        driver.frames()
        assert "levels-hint" not in [widget.name for widget in driver.menu.ring.widgets]


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_a_table_of_four_is_set_without_scrolling(language: str, tmp_path: Path) -> None:
    with driving(tmp_path, language=language) as driver:
        form = NewGameScene(driver.app)
        form.orders, form.bots, form.names = list(ORDERS), [None, 0, 0, 0], [""] * 4
        driver.app.replace(form)
        driver.frames()
        assert driver.widget("start").rect.x > driver.widget("kind-3").rect.right


def test_seats_have_their_emblems_where_they_change_hands(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        table = a_table(0, 3)
        driver.app.replace(PlayersScene(driver.app, table.game.NAME, table.seats, lambda seat, player: None))
        driver.frames()
        pictures = [widget.picture for widget in driver.menu.ring.widgets if isinstance(widget, Picture)]
        assert pictures == ["orders/badge-yellow", "orders/badge-red"]


def test_a_finished_game_names_the_strongest_bot(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        records(driver, with_bots("a", 70, 1), alone("b", 80, 70))
        kinds = [widget.kind for widget in driver.menu.ring.widgets if isinstance(widget, GameRow)]
        assert kinds == ["Solo, level 2", "Bot 4 · First game"]


def test_a_better_turn_is_never_named_without_a_reason() -> None:
    """Also if none of the value's own reasons is certain."""
    table = a_table(0, 0)
    turn = next((move,) for move in game.legal(table.position))
    told = teller.missed(Catalogue("en"), ["Ann", "Ben"], table.position, Miss(1, 0, turn, turn, 2000, ()))
    assert len(told.lines) > 2


def test_the_key_cap_is_on_the_button_it_presses(tmp_path: Path) -> None:
    with driving(tmp_path, more="welcomed = true\n") as driver:
        navigation.leave(driver.app)
        driver.frames()
        first = driver.widget("learn")
        assert isinstance(first, Button) and driver.top == "TitleScene"
        assert first.cap == "Enter"
        driver.key(pygame.K_DOWN)
        assert first.cap == ""
        driver.key(pygame.K_UP)
        assert first.cap == "Enter"
