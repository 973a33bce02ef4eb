"""A locked verb explains its worth, the reason it is locked, and a way that unlocks it."""

from collections import Counter
from collections.abc import Iterator

import pytest

from luna.games.luna.board import targets
from luna.games.luna.board.hand import card
from luna.games.luna.board.hand.chips import chips
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.layout.bars import VERBS
from luna.games.luna.board.targets import Target
from luna.games.luna.rules import legal
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import FAVOUR, encode
from luna.games.luna.rules.position import BASE, ROUND, TIRED, TURN
from luna.games.luna.rules.position import FAVOUR as FAVOUR_AT
from luna.games.luna.rules.requirements import Lack
from luna.shell.app.settings import LANGUAGES
from luna.shell.drawing import theme
from luna.text import Catalogue
from tests.games.luna.factories import position
from tests.games.luna.games import sampled_positions
from tests.ui.clicks import some_targets

NAMES = ("Ann", "Ben", "Cleo", "Dan")
MENDED = ("needs-token", "needs-novices", "needs-inactive")


def _things(draft: Drafting) -> Iterator[Target]:
    """Every verb, every slot of a favour, and every chip that pointing opens."""
    yield from (targets.Verb(verb) for verb in VERBS)
    yield from (targets.Token(favour) for favour in ISLANDS)
    for thing in {*some_targets(draft.row), targets.CANDLE}:
        if targets.of(thing, *targets.OPENS):
            yield from (chip.target for chip in chips(draft, thing) if not chip.able)


def _dim(row: bytearray) -> Iterator[tuple[Drafting, Target]]:
    draft = Drafting(row)
    if draft.acting:
        for thing in _things(draft):
            able = targets.of(thing, "verb") and draft.asked.can(thing.name)
            if not able and not (targets.of(thing, "token") and thing.name in draft.me.favours):
                yield draft, thing


@pytest.mark.parametrize("language", LANGUAGES)
def test_disabled_things_explain_themselves_and_the_way_there(language: str) -> None:
    text, met = Catalogue(language), Counter[str]()
    for row in sampled_positions(8, 19):
        for draft, thing in _dim(row):
            told = card.card(text, NAMES, draft, thing)
            assert told is not None and told.title, thing
            if (
                isinstance(thing, targets.Act) and thing.verb == "book"
            ):  # of a novice, first the tiles that could evict it
                assert any(line.icon == "ui/icon-lock" for line in told.lines)
                continue
            what, worth, why = told.lines[:3]
            assert what.words and worth.icon == "ui/influence" and why.icon == "ui/icon-lock", thing
            assert told.lines[-1].colour == theme.LEGAL
            assert all("{" not in line.words for line in told.lines)
            met[getattr(thing, "kind", "act")] += 1
    assert min(met[kind] for kind in ("verb", "token", "act")) > 50, met


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", ["council", "appoint"])
def test_a_chosen_verb_says_that_it_is_done_elsewhere(language: str, verb: str) -> None:
    """The Council was chosen and a tile is pointed at: "There is no such move. Nothing changes that." said nothing.

    Nor is it true that no tile is left, when a tile is to be appointed and an island is pointed at.
    """
    text, met = Catalogue(language), 0
    for row in sampled_positions(8, 19):
        draft = Drafting(row)
        if not draft.acting or not draft.asked.can(verb):
            continue
        draft.click(targets.Verb(verb))
        tiles, islands = [targets.Tile(spot.tile) for spot in draft.seen.path], map(targets.Stack, ISLANDS)
        for thing in tiles if verb == "council" else islands:
            for density in ("full", "compact"):
                told = card.card(text, NAMES, draft, thing, density)
                assert told is not None
                assert [line.words for line in told.lines] == [text("locked-elsewhere", action=text(f"action-{verb}"))]
                met += 1
    assert met > 50


def _mended(row: bytearray, lack: Lack) -> bytearray:
    """The position with the missing things added."""
    out, me, facts = row[:], BASE[row[TURN]], lack.why.facts
    if lack.why.code == "needs-token":
        out[me + FAVOUR_AT + ISLANDS.index(str(facts["favour"]))] = 1
    else:
        isle = ISLANDS.index(str(facts["island"]))
        out[me + isle + (TIRED if lack.why.code == "needs-inactive" else 0)] = int(facts["need"])
    return out


def test_the_first_requirement_named_can_be_met_first() -> None:
    met = Counter[str]()
    for row in sampled_positions(10, 17):
        for draft, thing in _dim(row):
            found, step = card.lacks(draft, thing), row
            assert found, thing
            if not all(lack.why.code in MENDED for lack in found):
                met["for now"] += 1
                continue
            for number, lack in enumerate(found):
                step = _mended(step, lack)
                left = card.lacks(Drafting(step), thing)
                assert len(left) < len(found) - number, (thing, found, left)
            assert not left
            met[f"{len(found)} lacking"] += 1
    assert met["1 lacking"] > 50 and met["2 lacking"] > 20 and met["for now"] > 20, met


def test_an_available_token_is_offered_and_can_be_taken() -> None:
    said = Counter[object]()
    for row in sampled_positions(10, 17):
        for draft, thing in _dim(row):
            for lack in card.lacks(draft, thing):
                if lack.way.name == "token":
                    move = encode(ISLANDS.index(str(lack.why.facts["favour"])), FAVOUR)
                    forbidden = draft.seen.solo > 1 and draft.seen.apostate == lack.why.facts["favour"]
                    assert (move in legal(row)) == (lack.way.facts["enough"] == "yes" and not forbidden)
                    said[lack.way.facts["enough"]] += 1
                if lack.way.facts["last"] == "no":
                    assert row[ROUND] < 6
    assert said["yes"] > 20 and said["no"] > 20


CASES = [
    # Neither token nor novices: the token comes first, then the novice who uses it.
    ({"active": {"tide": 1}}, targets.Verb("shrine"), ["needs-token", "needs-novices"], ["token", "bring"]),
    # His novices stand there, inactive.
    (
        {"favours": ["shrine"], "inactive": {"sail": 2}},
        targets.Verb("shrine"),
        ["needs-novices"],
        ["waking"],
    ),
    # The empty slot is about the token, whatever the temple looks like.
    ({"active": {"tide": 1}}, targets.Token("book"), ["needs-token"], ["token"]),
    # A book without the token: the missing novice comes later.
    ({"active": {"tide": 1}}, targets.Verb("book"), ["needs-token"], ["token"]),
    ({"active": {"tide": 1}}, targets.Verb("consecrate"), ["no-own-tile"], ["appoint"]),
    ({"inactive": {"tide": 1}}, targets.Verb("journey"), ["no-traveller"], ["wake"]),
    ({"active": {"tide": 1}}, targets.Verb("sail"), ["needs-token"], ["token"]),
    ({"active": {"tide": 12}, "supply": 0}, targets.Verb("recruit"), ["needs-supply"], ["supply"]),
]


@pytest.mark.parametrize(("pieces", "thing", "codes", "ways"), CASES)
def test_the_decisive_reason_is_named(
    pieces: dict[str, object], thing: Target, codes: list[str], ways: list[str]
) -> None:
    row = position(round=3, builder="sail", temple={5: "yellow", 6: "red book"}, yellow=pieces)  # type: ignore[arg-type]
    found = card.lacks(Drafting(row), thing)
    assert [lack.why.code for lack in found] == codes
    assert [lack.way.name for lack in found] == ways


def test_a_field_mentions_no_irrelevant_book() -> None:
    row = position(round=3, temple={5: "yellow", 6: "red", 7: "red book"}, yellow={"active": {"tide": 1}})
    draft = Drafting(row)
    other = card.card(Catalogue("en"), NAMES, draft, targets.Space(6))
    assert other is not None and not any(line.icon == "ui/icon-lock" for line in other.lines)
    own = card.card(Catalogue("en"), NAMES, draft, targets.Space(5))
    assert own is not None and any(line.icon == "ui/icon-lock" for line in own.lines)


@pytest.mark.parametrize("seat", [0, 3, 5])
def test_a_council_seat_already_passed_says_so(seat: int) -> None:
    row = position(round=3, council=[("red", 0), ("yellow", 5)], yellow={"active": {"tide": 1}})
    (lack,) = card.lacks(Drafting(row), targets.Council(seat))
    assert lack.why.code == "council-behind" and lack.way.name == "forward"
