"""Cards of Pangea: the consequences of every action, the meaning of every button, the reason for a refusal."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from luna.bots.answers import Thought
from luna.core.options import Options
from luna.games.pangea import rules
from luna.games.pangea.board.hand.drafting import Drafting, unsold
from luna.games.pangea.board.hand.targets import Field, Target
from luna.games.pangea.board.layout.places import VERBS
from luna.games.pangea.board.words import cards, consequences
from luna.games.pangea.board.words.cards import card
from luna.games.pangea.board.words.sentences import place, refusal
from luna.games.pangea.board.words.teller import PangeaTeller
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, SQUARES, TILES
from luna.games.pangea.rules.moves import (
    BAN,
    BUY,
    DRAW,
    DRAWN,
    MOVE,
    NOBODY,
    SHIFT,
    argument_of,
    encode,
    kind_of,
    values_of,
)
from luna.games.pangea.rules.play import producing
from luna.games.pangea.rules.position import (
    BLOCK,
    HOME_OF,
    IN_BAG,
    LAND,
    MAGIC,
    NOWHERE,
    PEOPLE,
    PHASE,
    PLAYERS,
    SQUARE,
    TOWER,
    TURN,
    moving,
    tribes,
)
from luna.shell.board.card import Card
from luna.shell.board.pointing import Verb
from luna.text import Catalogue
from tests.games.pangea import factories
from tests.games.pangea.hands import board_of, click, clicks, playing
from tests.games.pangea.test_picture import positions

NAMES = ("Ada", "Ben", "Cleo", "Dan")
SWAMP4, DESERT3 = TILES.index("swamp4"), TILES.index("desert3")


@cache
def words(language: str = "en") -> Catalogue:
    found = Catalogue(game="pangea")
    found.switch(language)
    return found


def said(row: bytearray, target: Target, verb: str = "") -> Card:
    return card(words(), NAMES, Drafting(row, verb), target)


def text_of(shown: Card) -> str:
    return " / ".join((shown.title, *(f"{line.sign} {line.words}" for line in shown.lines)))


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_every_kind_of_turn_has_a_card(language: str) -> None:
    """The last click of a turn shows its consequences."""
    text, kinds = words(language), set[int]()
    for row in positions(3, 4, 300):
        for move, ways in rules.intents(row).items():
            if kind_of(move) in kinds:
                continue
            kinds.add(kind_of(move))
            draft = Drafting(row)
            *before, last = clicks(row, tuple(ways[0]))
            for target in before:
                draft.click(target)
            shown = card(text, NAMES, draft, last)
            assert shown.title and all(line.words for line in shown.lines), (move, last)
    assert len(kinds) >= 8 and not text.missing and not text.faulty


@pytest.mark.parametrize("phase", ["placing", "magic", "buying"])
def test_every_button_names_its_effect_or_why_it_is_disabled(phase: str) -> None:
    row = factories.position("blue", "green", "purple", "orange")
    row[PHASE] = {"placing": 0, "magic": 1, "buying": 2}[phase]
    row[MAGIC] = phase == "magic"
    open_ = {"placing": (), "magic": ("draw", "shift", "neutral", "lead", "step"), "buying": ("buy", "ban")}[phase]
    for verb in VERBS:
        closed = Drafting(row).locked(verb)
        assert (closed is None) == (verb in open_ or (verb in ("phase", "end") and phase != "placing")), verb
        shown = said(row, Verb(verb))
        assert shown.title
        if closed is not None:
            assert shown.lines[-1].sign == "!"
            assert Drafting(row).click(Verb(verb)).reason == closed


def test_the_card_of_a_tile_names_tribes_and_bans() -> None:
    row = factories.position(
        tribes={"swamp4": "green swamp*2, purple swamp, blue desert+forest"}, green={"ban": "swamp4"}
    )
    shown = text_of(said(row, Field(row[SQUARE + SWAMP4])))
    assert "Green: 2 × swamp tribe" in shown and "Purple: swamp tribe" in shown and "Ban of Green" in shown


@pytest.mark.parametrize(
    ("here", "goods", "amulets", "code"),
    [
        ("green swamp", 3, (), "pangea-buy-no-carrier"),
        ("green swamp, blue desert+forest", 3, (), "pangea-buy-no-carrier"),
        ("blue desert", 3, (), "pangea-buy-alone"),
        ("blue desert, green mountain", 3, (), "no-seller"),
        ("blue desert, green swamp", 3, ("swamp",), "have-amulet"),
        ("blue desert, green swamp*2, purple swamp, yellow forest", 3, (), "crowded"),
        ("blue desert, green swamp", 0, (), "too-dear"),
    ],
)
def test_the_card_of_a_tile_says_why_nothing_can_be_bought(
    here: str, goods: int, amulets: tuple[str, ...], code: str
) -> None:
    row = factories.position(phase="buying", tribes={"swamp4": here}, blue={"goods": goods, "amulets": amulets})
    reason = unsold(row, SWAMP4)
    assert (reason if isinstance(reason, str) else reason.code) == code
    things: list[Target] = [Field(row[SQUARE + SWAMP4]), *(one for one in tribes(row) if one.tile == SWAMP4)]
    for target in things:
        shown, answer = said(row, target), Drafting(row).click(target)
        assert reason in (answer.reason, answer.hint)
        assert shown.lines[-1].words == (words()(reason) if isinstance(reason, str) else refusal(words(), reason))


def test_the_card_of_a_shift_names_amulets_that_come_nearer() -> None:
    """Adjacent lands after the shift, and the way home of carried amulets."""
    row = factories.position(
        board={"a2": "swamp4"}, towers={"blue": "grassland4"}, tribes={"swamp4": "blue desert+forest"}
    )
    found = set[str]()
    for move, ways in rules.intents(row).items():
        target = clicks(row, tuple(ways[0]))[-1]
        if clicks(row, tuple(ways[0]))[:1] == [Verb("shift")]:
            draft = Drafting(row, "shift")
            draft.click(clicks(row, tuple(ways[0]))[1])
            shown = text_of(card(words(), NAMES, draft, target))
            assert "Then beside" in shown, move
            found |= {"steps"} if "Circle of the forest, steps home of Ada" in shown else set()
    assert found == {"steps"}


@pytest.mark.parametrize(
    ("line", "tribes_", "goods", "want"),
    [
        ("shift mountain4>b3", {"swamp4": "blue desert", "mountain4": "green mountain"}, 1, "after a step: square"),
        ("shift mountain4>b3", {"swamp4": "blue desert", "mountain4": "green mountain"}, 0, ""),
        ("shift mountain4>b3", {"swamp4": "blue desert", "mountain4": "green swamp"}, 1, ""),
        ("shift swamp3>c1", {"swamp3": "blue grassland"}, 0, "1 › 0 goods this turn at most"),
        ("shift swamp3>c1", {"swamp3": "blue forest"}, 0, ""),
    ],
)
def test_the_card_of_a_shift_names_markets_within_a_step(
    line: str, tribes_: dict[str, str], goods: int, want: str
) -> None:
    row = factories.position(tribes=tribes_, blue={"goods": goods})
    shown = consequences.card(words(), NAMES, row, factories.moves_of(row, line))
    found = [one for one in text_of(shown).split(" / ") if "after a step" in one or "at most" in one]
    assert len(found) == bool(want) and want in "".join(found)


def sold(row: bytearray) -> set[str]:
    """The possible purchases if the tribes of the seat to move stayed, as the card says."""
    rules.play(then := row[:], NOBODY)
    tiles = {TILES[values_of(move)[0]] for move in rules.legal(then) if kind_of(move) == BUY}
    amulets = {tile: words()(f"pangea-amulet-{tile[:-1]}") for tile in tiles}
    return {words()("pangea-card-market", amulet=amulet, tile=place(words(), tile)) for tile, amulet in amulets.items()}


def test_the_odds_of_a_draw_are_those_of_the_tribes_in_the_bag() -> None:
    """Each tribe is drawn by itself, and its effect is counted."""
    odds = 0
    for row in [*positions(3, 5, 400), *positions(2, 8, 400)][::4]:
        for move in [] if moving(row) else [one for one in rules.legal(row) if kind_of(one) == DRAW]:
            people, told, before_it = argument_of(move), Counter[str](), sold(row)
            homes = zip(HOME_OF[people], row[slice(*BLOCK[people])], strict=True)
            bag = [home for home, where in homes if where == IN_BAG]
            for home in bag:
                rules.play(then := row[:], move)
                rules.play(then, encode(DRAWN, people, home))
                made = [
                    [len(producing(when, row[PEOPLE + seat])) for seat in range(row[PLAYERS])] for when in (row, then)
                ]
                for name, before, after in zip(NAMES, *made, strict=False):
                    told[f"production of {name} {before} › {after}"] += before != after
                told.update(f"{said} +" for said in sold(then) - before_it)
            want = {said if n == len(bag) else f"In {n} of {len(bag)} draws: {said}" for said, n in told.items() if n}
            lines = consequences.brings(words(), NAMES, row, (move,))
            kinds = ("production of", "opens for purchase")
            assert {f"{line.words} {line.sign}" for line in lines if any(kind in line.words for kind in kinds)} == want
            odds += sum(said.startswith("In ") for said in want)
    assert odds > 15


def test_only_changes_of_the_players_seat_are_gains_or_losses() -> None:
    """A met condition is a gain for its own seat and a danger for others; other seats' goods have no colour."""
    lines = 0
    for row in list(positions(3, 5, 260))[20::4]:
        for turn in [] if rules.to_move(row) is None else [tuple(ways[0]) for ways in rules.intents(row).values()]:
            if kind_of(turn[0]) == DRAW:
                continue
            own = NAMES[row[TURN]]
            for line in consequences.card(words(), NAMES, row, turn).lines:
                others = [name for name in NAMES if name != own and f"of {name}" in line.words]
                assert not others or line.kind == "plain", line
                lines += bool(others)
    assert lines > 3
    for name, mine in (("Ada", True), ("Ben", False)):
        (line,) = consequences._condition(words(), name, 0, 1, mine)
        assert (line.kind, line.sign) == (("gain", "+") if mine else ("threat", "!"))
        (line,) = consequences._condition(words(), name, 1, 0, mine)
        assert line.kind == ("loss" if mine else "plain")


def test_a_tile_that_cannot_drift_is_not_taken_up() -> None:
    row = factories.position(blue={"ban": "swamp4"}, green={"ban": "f3"})
    free = {values_of(move)[0] for move in rules.intents(row) if kind_of(move) == SHIFT}
    for tile in range(15):
        draft = Drafting(row, "shift")
        answer = draft.click(Field(row[SQUARE + tile]))
        assert (draft.picked == tile) == (tile in free) == (answer.reason is None and answer.hint is None)
    reason = Drafting(row).click(Field(row[SQUARE + SWAMP4])).reason
    assert reason is not None and reason.code == "tile-banned"


def test_a_refusal_is_shown_at_the_clicked_thing(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green") as driver:
        for _ in range(2):
            click(driver, board_of(driver).hand.draft.targets()[0])
        board = board_of(driver)
        click(driver, Verb("buy"))
        assert board.hand.card() == Card("First your tribes move, or stay.")
        click(driver, Verb("phase"))
        tile = next(one for one in range(15) if not any(tribe.tile == one for tribe in tribes(board.hand.draft.row)))
        click(driver, Field(board.hand.draft.row[SQUARE + tile]))
        assert board.hand.card() == Card(words()("pangea-buy-no-carrier"))
        assert board.hand.hover == Field(board.hand.draft.row[SQUARE + tile])


def test_the_prompt_names_waiting_tribes_and_skips_spent_magic() -> None:
    row = rules.start(rules.deal(Options(("blue", "green"), {}, 0), bytes([5]) * 32))
    drawn = rules.state(row)["players"]["blue"]["drawn"]
    said_ = cards.hint(words(), Drafting(row))
    assert said_.startswith("You have drawn: ") and all(f"{home} tribe" in said_ for home in drawn)
    row = factories.position(magic=0, tribes={"swamp4": "blue desert"})
    assert cards.hint(words(), Drafting(row)) == "Pick a tribe"
    assert set(Drafting(row).verbs) == {"step", "phase", "end"}


def test_a_magic_verb_that_has_nothing_to_act_on_does_not_glow() -> None:
    """M2, M4: nothing comes out of an empty bag. M5: only a neutral tribe on a tile can be led."""
    magic = {"draw", "neutral", "shift", "lead"}
    row = factories.position(tribes={"swamp4": "purple swamp"})
    assert magic <= set(Drafting(row).verbs)
    row = factories.position(bags={"blue": ""}, tribes={"swamp4": "purple swamp"})
    assert magic - set(Drafting(row).verbs) == {"draw"}
    row = factories.position(bags=dict.fromkeys(("purple", "orange", "yellow"), ""))
    assert magic - set(Drafting(row).verbs) == {"neutral", "lead"}


def test_several_steps_are_named_by_their_squares() -> None:
    row = factories.position(tribes={"swamp4": "blue desert*2, blue forest"})
    desert = HOMES[3].index(LANDSCAPES.index("desert"))
    step = next(move for move in rules.legal(row) if kind_of(move) == MOVE and values_of(move)[1] == desert)
    draft = Drafting(row, "step", steps=(step, step))
    origin, _, _, target = values_of(step)
    way = f"{SQUARES[row[SQUARE + origin]]}–{SQUARES[row[SQUARE + target]]}"
    assert cards.prompt(words(), draft) == f"2 of 3 tribes move: 2 × {way}"
    shown = card(words(), NAMES, draft, Verb("phase"))
    assert shown.title == "2 tribes move" and shown.lines[0].words == f"2 × {way}"


@pytest.mark.parametrize(
    ("standing", "about"),
    [
        ({"forest2": "blue forest"}, "At the end of a turn of Blue"),
        ({"forest2": "blue desert"}, "Not at home here: it does not produce"),
        (
            {"forest2": "blue forest, blue desert, blue grassland"},
            "At home, but the tile is overcrowded: it does not produce",
        ),
        ({"forest2": "blue forest+swamp"}, "At home, but a tribe that carries does not produce"),
    ],
)
def test_a_tribe_says_whether_it_produces(standing: dict[str, str], about: str) -> None:
    row = factories.position(tribes=standing)
    tribe = min(one for one in tribes(row) if one.people == 3)
    assert about.lower() in text_of(cards.about(words(), row, tribe)).lower()


def test_a_hint_of_a_ban_says_what_it_protects() -> None:
    row = factories.position(phase="buying", tribes={"swamp4": "blue desert"})
    own = row[TOWER + row[PEOPLE]]
    water = next(square for square in range(len(SQUARES)) if row[LAND + square] == NOWHERE)
    tiles = {"tower": row[SQUARE + own], "tile": row[SQUARE + (own + 1) % 15], "water": water}
    for kept, square in tiles.items():
        thought = Thought(1, 1, (), (encode(BAN, square),))
        hinted = PangeaTeller().hint(words(), NAMES, row, thought, 2)
        assert words()(f"pangea-hint-ban-{kept}") in [line.words for line in hinted]
