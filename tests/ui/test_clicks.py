"""Clicks in the real window: a verb chip is one click, either order means the same, nothing modal."""

from collections.abc import Iterator
from copy import copy
from pathlib import Path

import pygame
import pytest

from luna.games.luna import rules as game
from luna.games.luna.board import targets
from luna.games.luna.board.hand.chips import MOST, chips
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.layout.bars import VERBS
from luna.games.luna.board.targets import Target
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.consequences import Consequence, cost
from luna.games.luna.rules.events import TokenReturned
from luna.games.luna.rules.moves import (
    APPOINT,
    BUILD,
    CONSECRATE,
    EXPEL,
    FAVOUR,
    HERBS,
    MEDITATE,
    RECRUIT,
    WITH_NOVICE,
    argument_of,
    kind_of,
    place_of,
)
from luna.games.luna.rules.views import view
from luna.games.luna.screens.scoring import ScoringScene
from luna.shell.app.scene import Scene
from luna.shell.screens.game_over import FinalScene
from luna.table.table import Player, Table
from tests.games.luna.games import Played, positions, random_game, sampled_positions
from tests.ui.hands import Hand, new_table

CHIPS = {
    FAVOUR: "favour",
    RECRUIT: "recruit",
    BUILD: "shrine",
    HERBS: "herbs",
    APPOINT: "appoint",
    CONSECRATE: "consecrate",
    MEDITATE: "meditate",
}
"""Kinds of actions that a chip does by itself: no number and no second thing belongs to them."""


def _thing(row: bytearray, move: int) -> targets.Thing:
    """The thing that a player points at for this move."""
    kind = kind_of(move)
    if kind in (APPOINT, CONSECRATE):
        return targets.Tile(argument_of(move) >> 2)
    if kind == MEDITATE:
        return targets.CANDLE
    return targets.Island(view(row).builder if kind == BUILD else ISLANDS[place_of(move)])


def scene_target(hand: Hand) -> Target | None:
    """The thing in focus."""
    return hand.scene.board.hand.hover


def _at(kind: int) -> tuple[Played, int, int]:
    """A game, the number of turns up to a position with a plain move of this kind, and the move."""
    for seed in range(1, 40):
        played = random_game(seed, game.choose(("yellow", "red", "blue")))
        for number, (row, turn) in enumerate(zip(positions(played), played.turns, strict=False)):
            move = turn[0]
            if kind_of(move) == kind and not move & WITH_NOVICE and view(row).candles > 1:
                chip = targets.Act(CHIPS[kind], _thing(row, move))
                if Drafting(row).click(chip).turn == turn:
                    return played, number, move
    raise AssertionError(kind)


@pytest.mark.parametrize("kind", CHIPS)
def test_a_chip_acts_with_one_click(kind: int, tmp_path: Path) -> None:
    played, number, move = _at(kind)
    table = Table.new(game, played.header, {order: Player() for order in game.seats(played.header)}, None)
    for turn in played.turns[:number]:
        table.acts.submit(turn)
    hand = Hand(tmp_path, table)
    scene, thing = hand.scene, _thing(table.position, move)
    layout = scene.board.display.layout
    match thing:
        case targets.Thing("tile", number=tile):
            hand.move(layout.path_tiles[tile])
        case targets.Thing("candles"):
            hand.move(layout.candles.center)
        case targets.Thing("island", island):
            hand.move(layout.islands[island].center)
    chip = next(handle for handle in scene.board.hand.chips if handle.chip and handle.chip.verb == CHIPS[kind])
    assert chip.chip is not None and chip.chip.able
    hand.press(chip.rect.center)
    hand.settle()
    assert hand.clicks == 1
    assert table.history[-1].turn == (move,)
    assert chip.chip.cost == cost(table.position_at(number), (move,))
    hand.app.close()


def test_a_chips_key_works_while_its_thing_is_pointed_at(tmp_path: Path) -> None:
    """The letter chooses the verb and plays nothing; pressed again over an island, it does what the chip there does."""
    hand = Hand(tmp_path, new_table(7, "preset", None))
    scene = hand.scene
    island = next(target.name for target in scene.board.hand.lit if targets.of(target, "stack"))
    hand.move((2, 2))
    hand.key(pygame.K_f)
    assert scene.board.hand.draft.verb == "favour" and scene.table.length == 0
    hand.key(pygame.K_ESCAPE)
    hand.move(scene.board.display.layout.islands[island].center)
    hand.key(pygame.K_f)
    assert scene.board.hand.draft.verb == "favour" and scene.table.length == 0
    card = scene.board.hand.card()
    assert card is not None and card.told is not None  # its cost and its gain
    hand.key(pygame.K_f)
    hand.settle()
    assert kind_of(scene.table.history[-1].turn[0]) == FAVOUR
    assert ISLANDS[place_of(scene.table.history[-1].turn[0])] == island
    hand.app.close()


def test_verb_and_thing_work_in_either_order() -> None:
    """Thing, then verb; or verb, then thing: the same turn, if no number is left open."""
    met = set()
    for row in sampled_positions(40, 12):
        if view(row).step != "action":
            continue
        for move in game.legal(row):
            kind = kind_of(move)
            if kind not in CHIPS or move & WITH_NOVICE or kind == MEDITATE:
                continue
            thing = _thing(row, move)
            by_chip = Drafting(row).click(targets.Act(CHIPS[kind], thing)).turn
            draft = Drafting(row)
            by_verb = draft.click(targets.Verb(CHIPS[kind])).turn or draft.click(thing).turn
            assert by_chip is not None and by_chip == by_verb
            met.add(kind)
    assert met == set(CHIPS) - {MEDITATE}


def test_a_verb_never_plays_at_its_first_press() -> None:
    """Except a candle: button, key and token only name the purpose of the next click."""
    armed = 0
    for row in sampled_positions(40, 12):
        for verb in (verb for verb in VERBS if verb != "meditate"):
            draft = Drafting(row)
            answer = draft.press(verb)
            assert answer.turn is None
            if view(row).step != "action" or answer.reason is not None:
                continue
            assert draft.verb == verb
            if draft.begun.turn is not None:  # there is one possible meaning: Enter or the verb again plays it
                wanted = draft.begun.turn
                assert copy(draft).commit().turn == draft.press(verb).turn == wanted
                armed += 1
    assert armed


def test_a_double_click_is_one_turn(tmp_path: Path) -> None:
    """The second click would be the opponent's turn: it counts only after a move of the pointer or some time."""
    hand = Hand(tmp_path, new_table(7, "preset", None))
    scene, candle = hand.scene, hand.scene.board.display.layout.candles.center

    def click() -> None:
        hand.post(pygame.MOUSEBUTTONDOWN, pos=candle, button=1)
        hand.post(pygame.MOUSEBUTTONUP, pos=candle, button=1)

    hand.move(candle)
    click()
    click()
    while scene.link.busy or scene.board.display.busy:
        hand.frame()
    assert scene.table.length == 1
    for _ in range(60):
        hand.frame()
    click()
    hand.settle()
    assert scene.table.length == 2
    hand.app.close()


def test_enter_held_down_is_one_turn(tmp_path: Path) -> None:
    hand = Hand(tmp_path, new_table(7, "preset", None))
    hand.key(pygame.K_0)
    while scene_target(hand) != targets.CANDLE:
        hand.key(pygame.K_TAB)
    for _ in range(3):
        hand.post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
        hand.settle()
    assert hand.scene.table.length == 1
    hand.app.close()


def test_enter_takes_the_only_place_of_a_verb(tmp_path: Path) -> None:
    """Or it asks for a place, and never mentions novices."""
    table, move = _one_expulsion()
    hand = Hand(tmp_path, table)
    hand.click(targets.Verb("expel"))
    assert hand.scene.table.length == len(table.history) and hand.scene.board.hand.draft.verb == "expel"
    hand.key(pygame.K_RETURN)
    hand.settle()
    assert hand.scene.table.history[-1].turn == (move,)
    hand.app.close()
    hand = Hand(tmp_path, new_table(7, "preset", None))
    draft = hand.scene.board.hand.draft
    assert draft.press("favour").reason is None and draft.commit().hint == "table-pick-token"
    hand.app.close()


def test_a_thing_has_six_chips_at_most_and_each_says_why_not() -> None:
    dimmed = bright = 0
    for row in sampled_positions(14, 11):
        draft = Drafting(row)
        if view(row).step != "action":
            continue
        things: list[targets.Thing] = [targets.Island(island) for island in ISLANDS]
        things += [targets.CANDLE, targets.Council(9)]
        things += [targets.Tile(spot.tile) for spot in draft.seen.path]
        things += [targets.Book(one.tile) if one.book else targets.Space(one.tile) for one in draft.seen.temple]
        for thing in things:
            found = chips(draft, thing)
            assert len(found) <= MOST
            assert [not chip.able for chip in found] == sorted(not chip.able for chip in found)
            for chip in found:
                answer, trial = draft.offer(chip.target)
                if not chip.able:
                    assert answer.reason is not None and chip.cost is None
                    dimmed += 1
                else:
                    assert answer.turn or trial.busy or chip.verb == "novice"
                    bright += 1
    assert dimmed and bright


def test_no_click_spends_the_novice_token_silently() -> None:
    """A4: whatever is possible without the token is done without it."""
    spent = 0
    for row in sampled_positions(60, 5):
        draft = Drafting(row)
        if view(row).step != "action" or "novice" not in draft.me.favours:
            continue
        moves = set(game.legal(row))
        for thing in [targets.Island(island) for island in ISLANDS]:
            for chip in chips(draft, thing):
                turn = draft.offer(chip.target)[0].turn
                if turn is None or not turn[0] & WITH_NOVICE or kind_of(turn[0]) not in (FAVOUR, RECRUIT, BUILD):
                    continue
                events: list[object] = []
                game.play(row[:], turn[0], events)
                assert TokenReturned(draft.me.seat, "novice") in events
                assert turn[0] & ~WITH_NOVICE not in moves
                spent += 1
        draft.click(targets.Act("novice", targets.Island(ISLANDS[0])))
        assert draft.armed
    assert spent


def _one_expulsion() -> tuple[Table, int]:
    """A game in which the Apostate can be sent to only one island, and the move for it."""
    for seed in range(1, 40):
        played = random_game(seed, game.choose(("yellow", "red", "blue")))
        for number, row in enumerate(positions(played)):
            moves = [move for move in game.legal(row) if kind_of(move) == EXPEL]
            if len(moves) == 1 and not moves[0] & WITH_NOVICE and number < len(played.turns):
                table = Table.new(game, played.header, {order: Player() for order in game.seats(played.header)}, None)
                for turn in played.turns[:number]:
                    table.acts.submit(turn)
                return table, moves[0]
    raise AssertionError("no such position")


def _pushed(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> list[Scene]:
    pushed: list[Scene] = []
    push = hand.app.push

    def noted(scene: Scene) -> None:
        pushed.append(scene)
        push(scene)

    monkeypatch.setattr(hand.app, "push", noted)
    return pushed


def _turns(hand: Hand) -> Iterator[None]:
    while hand.app.scenes[0] is not None and not isinstance(hand.app.scenes[-1], FinalScene):
        yield


def test_a_whole_game_has_no_modal_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six rounds to the final table: only the scorings appear, one for each round."""
    hand = Hand(tmp_path, new_table(7, "preset", None))
    pushed = _pushed(hand, monkeypatch)
    for _ in _turns(hand):
        last = hand.scene.board.hand.draft.seen.candles == 1
        hand.clicks = 0
        hand.click(targets.CANDLE)
        if last:
            assert hand.scene.board.hand.draft.confirm
            board = hand.scene.board  # the forecast of the round lies beside it, or the coach has opened it
            assert board.asked.rect.width > 0 or board.future in hand.scene.open
            hand.withdraw()
            hand.press(hand.scene.board.display.layout.candles.center)
        assert hand.clicks == (2 if last else 1)
        hand.settle()
        hand.leave_scoring()
    assert [type(scene) for scene in pushed] == [ScoringScene] * 6
    hand.app.close()


def test_the_second_click_for_the_last_candle_can_be_switched_off(tmp_path: Path) -> None:
    hand = Hand(tmp_path, new_table(7, "preset", None))
    hand.app.settings.confirm_candle = False
    for number in range(3):
        hand.click(targets.CANDLE)
        hand.settle()
        assert hand.scene.table.length == number + 1
    assert hand.clicks == 3
    hand.app.close()


def test_a_click_elsewhere_forgets_the_first_click_on_the_last_candle() -> None:
    for row in sampled_positions(80, 3):
        if view(row).step == "action" and view(row).candles == 1:
            break
    draft = Drafting(row)
    assert draft.click(targets.CANDLE).hint == "table-candle-again"
    draft.click(targets.Island("book"))
    assert draft.click(targets.Act("meditate", targets.CANDLE)).hint == "table-candle-again"
    assert draft.click(targets.CANDLE).turn is not None


def test_the_focus_shows_cards_too(tmp_path: Path) -> None:
    """Tab goes from one legal thing to the next, and the table names the result of each."""
    hand = Hand(tmp_path, new_table(7, "preset", None))
    told = set()
    for _ in range(12):
        hand.key(pygame.K_TAB)
        shown = hand.scene.board.hand.card()
        assert shown is not None
        if isinstance(shown.told, Consequence):
            assert shown.points == shown.told.ip and shown.lines
            told.add(shown.title)
    assert len(told) == 2
    hand.app.close()
