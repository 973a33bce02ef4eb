"""The whole game is playable without a mouse: with keys alone, and with a pad alone, through the real window."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from luna.core.game import Turn
from luna.games.luna.board import targets
from luna.games.luna.board.hand.hand import LunaHand
from luna.games.luna.board.layout.bars import VERBS
from luna.games.luna.board.targets import RESET, UNDO, Target
from luna.games.luna.rules import legal
from luna.games.luna.rules.moves import CLOSE, JOURNEY, TIDE, kind_of
from luna.games.luna.rules.views import view
from luna.shell.board.pointing import Button, Place
from luna.shell.input import pad
from luna.table.table import Table
from tests.ui.clicks import KINDS, kind_name, random_turn
from tests.ui.driver import LunaTable
from tests.ui.hands import new_table
from tests.ui.nomouse import Buttons, Keys, ahead, at_table

ALL_ORDERS = ("yellow", "red", "blue", "white")


def some_tables() -> Iterator[Table]:
    """Moments of games: the preparation, the first turns, the middle, late rounds, the last candle of one."""
    for seed, setup, orders, turns in (
        (1, "free", ALL_ORDERS[:3], 1),
        (2, "preset", ALL_ORDERS[:2], 3),
        (3, "free", ALL_ORDERS, 60),
        (4, "free", ALL_ORDERS[:3], 110),
        (5, "preset", ALL_ORDERS[:2], 75),
    ):
        table = new_table(seed, setup, None, orders)
        chance = random.Random(seed)
        for _ in range(turns):
            table.acts.submit(random_turn(table.position, chance))
        yield table
    while view(table.position).candles != 1:
        table.acts.submit(random_turn(table.position, chance))
    yield table


def a_turn_of_each_kind(row: bytearray, chance: random.Random) -> list[Turn]:
    """A legal turn of each kind, and one with two legs for kinds that can have several."""
    kinds: dict[int, list[int]] = {}
    for move in legal(row):
        kinds.setdefault(kind_of(move), []).append(move)
    turns: list[Turn] = []
    for kind, moves in kinds.items():
        if kind not in (JOURNEY, TIDE):
            turns += [(move,) for move in chance.sample(moves, min(2, len(moves)))]
            continue
        turns.append((chance.choice(moves), CLOSE))
        for _ in range(200):
            turn = random_turn(row, chance)
            if kind_of(turn[0]) == kind and len(turn) > 2:
                turns.append((*turn[:2], turn[-1]))
                break
    return turns


def pointed(scene: LunaTable) -> set[Target]:
    """All things that the pointer finds over the whole window."""
    hand, window = scene.board.hand, scene.board.display.layout.window
    hand.pointer.keyed = False
    found: set[Target] = set()
    for y in range(4, window.height, 12):
        for x in range(4, window.width, 12):
            hand.moved((x, y))
            if hand.hover is not None:
                found.add(hand.hover)
    return found


def walked(scene: LunaTable, start: Target) -> dict[Target, set[Target]]:
    """All things that arrows reach, and the targets of arrows from there."""
    found: dict[Target, set[Target]] = {}
    queue = [start]
    for at in queue:
        found[at] = {there for _, there in ahead(scene, at)}
        queue += [there for there in found[at] if there not in found and there not in queue]
    return found


@pytest.mark.slow
def test_arrows_lead_to_everything_a_pointer_finds_and_back(tmp_path: Path) -> None:
    for table in some_tables():
        with at_table(tmp_path, table) as player:
            check_graph(player.scene)


def check_graph(scene: LunaTable) -> None:
    wanted = pointed(scene)
    assert len(wanted) > 80
    reached = walked(scene, UNDO)
    assert not wanted - set(reached)
    returning, before = set[targets.Target]({UNDO}), 0
    while before < len(returning):
        before = len(returning)
        returning |= {target for target, ahead_of_it in reached.items() if ahead_of_it & returning}
    assert not set(reached) - returning


@pytest.mark.parametrize("what", ["council", "tile", "stack", targets.Act, Button])
def test_a_planted_unreachable_thing_is_found(
    what: str | type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test above can fail."""
    real = LunaHand.things

    def things(hand: LunaHand) -> list[Place[Target]]:
        return [thing for thing in real(hand) if what not in (type(thing.what), getattr(thing.what, "kind", ""))]

    monkeypatch.setattr(LunaHand, "things", things)
    _, table, *_ = some_tables()
    with at_table(tmp_path, table) as player, pytest.raises(AssertionError):
        check_graph(player.scene)


def sort_of(row: bytearray, turn: Turn) -> str:
    """The kind of a turn, and the features that make it harder to compose."""
    legs = " of two legs" if len(turn) > 2 else ""
    return kind_name(turn) + legs + (" last" if kind_name(turn) == "meditate" and view(row).candles == 1 else "")


SORTS = KINDS - {"setup-shrine", "setup-pairs"} | {"journey of two legs", "tide of two legs", "meditate last"}
TIMES = 2


@pytest.mark.slow
@pytest.mark.parametrize("device", [Keys(), Buttons()], ids=["keys", "pad"])
def test_every_kind_of_turn_works_by_keys_and_can_be_undone(device: Keys | Buttons, tmp_path: Path) -> None:
    """Through two games: each sort of turn is played some times where the game allows it, and undone."""
    played: Counter[str] = Counter()
    chance = random.Random(7)
    for seed, orders in ((3, ALL_ORDERS), (8, ALL_ORDERS[:2])):
        with at_table(tmp_path, new_table(seed, "preset", None, orders), device) as player:
            scene = player.scene
            while view(scene.position).round < 6 and any(played[sort] < TIMES for sort in SORTS):
                for turn in a_turn_of_each_kind(scene.position, chance):
                    sort = sort_of(scene.position, turn)
                    if played[sort] < TIMES:
                        player.play(turn)
                        played[sort] += 1
                        player.take_back()
                scene.link.submit(random_turn(scene.position, chance))
                player.settle()
    assert set(played) >= SORTS


@pytest.mark.parametrize("device", [Keys(), Buttons()], ids=["keys", "pad"])
def test_the_preparation_works_by_keys(device: Keys | Buttons, tmp_path: Path) -> None:
    chance = random.Random(3)
    with at_table(tmp_path, new_table(9, "free", None), device) as player:
        played = []
        while view(player.scene.position).step != "action":
            turn = random_turn(player.scene.position, chance)
            player.play(turn)
            played.append(kind_name(turn))
        assert set(played) == {"setup-shrine", "setup-pairs"}
        player.take_back()
        assert player.scene.table.length == len(played) - 1


AT_ONCE = {"shrine", "meditate"}  # verbs without a target


def test_a_verb_leads_the_focus_to_its_things(tmp_path: Path) -> None:
    """Verb first, thing second: the focus goes to a legal thing, and the next press plays it."""
    left = set(VERBS) - AT_ONCE
    chance = random.Random(7)
    with at_table(tmp_path, new_table(3, "preset", None, ALL_ORDERS), Buttons()) as player:
        scene = player.scene
        while left and view(scene.position).round < 6:
            for verb in sorted(left & set(scene.board.hand.verbs)):
                left.remove(verb)
                player.click(targets.Verb(verb))
                assert scene.board.hand.hover in scene.board.hand.lit, verb
                length, draft = scene.table.length, scene.board.hand.draft
                player.press("do")
                player.settle()
                if scene.table.length > length:
                    player.take_back()
                    continue
                assert draft.begun.choices or draft.composer.hand or draft.begun.taught, verb
                while draft.busy:
                    player.press("back")
            scene.link.submit(random_turn(scene.position, chance))
            player.settle()
    assert not left


def test_reset_can_be_reached(tmp_path: Path) -> None:
    with at_table(tmp_path, new_table(1, "preset", None), Buttons()) as player:
        draft = player.scene.board.hand.draft
        player.click(targets.Verb("journey"))
        player.press("do")
        assert draft.composer.hand
        player.click(RESET)
        assert not draft.busy


def test_unknown_pad_buttons_are_ignored(tmp_path: Path) -> None:
    with at_table(tmp_path, new_table(1, "preset", None), Buttons()) as player:
        event = pygame.event.Event(pad.PRESSED, button="lb", command="")
        assert not player.scene.handle(event)
