"""A draft keeps its word: what strip, card and button name is what a click or Enter plays, or nothing is."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from luna.games.luna.board import targets
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.hand.drafts import Aiming
from luna.games.luna.board.words.ledger import VERB_OF
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import FINISH, kind_of
from luna.games.luna.rules.picture import view
from tests.ui.clicks import some_targets
from tests.ui.test_drafting import positions

SAID = targets.Verb | targets.Token | targets.Act | targets.Vehicle | targets.Sail
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
    """Begin something, then try everything; what was begun."""
    things, draft = some_targets(row), Drafting(row)
    kinds = targets.Verb | targets.Group | targets.Tired | targets.Book | targets.Candle | targets.Seat
    begins = [thing for thing in things if isinstance(thing, kinds)]
    for _ in range(chance.randint(1, 4)):
        before = draft.copy()
        if draft.click(chance.choice(chance.choice((begins, things)))).turn is not None:
            draft = before
    action = draft.action
    for target in things if action is not None else ():
        if not isinstance(target, SAID):
            answer = draft.copy().click(target)
            assert answer.turn is None or verb_of(answer.turn) == action, (draft.state, target)
    turn = draft.copy().commit().turn
    assert turn is None or verb_of(turn) == action, draft.state
    return action


@pytest.mark.parametrize("verb", VEHICLES)
def test_a_vehicle_that_was_chosen_stays_the_vehicle(verb: str) -> None:
    """Whatever is picked up then: it goes by this one, and the sailboat takes two at most."""
    met = 0
    for seed in range(6):
        for row in positions(seed, ("yellow", "red"), "preset"):
            draft = Drafting(row)
            if view(row).step != "action" or draft.press(verb).reason is not None:
                continue
            for island in ISLANDS:
                for kind in (targets.Group, targets.Tired):
                    trial = draft.copy()
                    answer = trial.click(kind(island))
                    if not trial.composer.hand:
                        assert answer.reason is not None or answer.hint is not None
                        continue
                    met += 1
                    assert trial.action == trial.verb == verb == trial.composer.vehicle
                    assert verb != "sail" or trial.composer.hand[0].novices <= 2
                    for goal in ISLANDS:
                        sent = trial.copy()
                        turn = sent.click(targets.Island(goal)).turn or sent.ready
                        assert turn is None or verb_of(turn) == verb
    assert met > 30


def test_another_vehicle_of_the_strip_takes_the_button_with_it() -> None:
    for row in positions(1, ("yellow", "red"), "preset"):
        draft = Drafting(row)
        if view(row).step != "action" or draft.why_not_verb("sail") or draft.press("sail").reason:
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


def test_the_book_is_not_an_appointment() -> None:
    """With the verb Book chosen or a book taken up, a tile of the path is refused."""
    met = 0
    for row in positions(5, ("yellow", "red"), "free"):
        seen = view(row)
        if seen.step != "action":
            continue
        draft = Drafting(row)
        draft.draft = Aiming("book")
        for spot in seen.path:
            plain = Drafting(row).click(targets.Tile(spot.tile)).turn
            if plain is not None:
                met += 1
                assert draft.copy().click(targets.Tile(spot.tile)).reason is not None
    assert met


def test_a_verb_that_was_left_binds_nobody() -> None:
    row = next(row for row in positions(1, ("yellow", "red"), "preset") if view(row).step == "action")
    draft = Drafting(row)
    draft.press("journey")
    draft.press("journey")
    assert draft.composer.wanted is None and not draft.busy
