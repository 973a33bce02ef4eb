"""The grammar of clicks: every legal turn can be said in it, and nothing illegal ever comes out."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from luna.core.game import Turn
from luna.games.luna.board import targets
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.targets import Target
from luna.games.luna.rules import choose, deal, legal, over, play, start, why_not
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import FAVOUR, JOURNEY, RECRUIT, TIDE, WITH_NOVICE, kind_of, place_of
from luna.games.luna.rules.picture import view
from tests.ui.clicks import clicks_for, random_turn, some_targets


def say(row: bytearray, clicks: list[Target]) -> Turn | None:
    """The turn that the clicks come to; only the last may commit."""
    draft = Drafting(row)
    for number, target in enumerate(clicks):
        answer = draft.click(target)
        if answer.turn is not None:
            assert number == len(clicks) - 1, (clicks, number)
            return answer.turn
        assert answer.reason is None, (clicks, answer.reason)
    return None


def positions(seed: int, orders: tuple[str, ...], setup: str) -> Iterator[bytearray]:
    """A random game that seldom meditates, position by position."""
    chance = random.Random(seed)
    row = start(deal(choose(orders, setup), bytes([seed]) * 16))
    while not over(row):
        yield row
        turn = random_turn(row, chance)
        for move in turn:
            play(row, move)


GAMES = [(1, ("yellow", "red"), "free"), (2, ("blue", "white"), "preset"), (3, ("yellow", "red", "blue"), "free")]


@pytest.mark.parametrize(("seed", "orders", "setup"), GAMES)
def test_every_legal_turn_can_be_said(seed: int, orders: tuple[str, ...], setup: str) -> None:
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
    """Whatever is clicked: something is drafted or played, or there is a sentence why not."""
    for row in positions(6, ("yellow", "red"), "free"):
        for target in some_targets(row):
            if isinstance(target, targets.Vehicle):
                continue  # there is none before something was picked up
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
    assert draft.ready is None
    assert draft.back() and draft.ready is not None
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
