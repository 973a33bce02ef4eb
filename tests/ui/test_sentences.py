"""Cards and sheets name the thing that matters, in plain words."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from luna.games.luna import rules as game
from luna.games.luna.board import targets
from luna.games.luna.board.hand import card, explanations
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.targets import Target
from luna.games.luna.board.words.preview import Card
from luna.games.luna.rules import events as ev
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.consequences import consequence
from luna.games.luna.rules.moves import CLOSE, JOURNEY
from luna.games.luna.rules.threats import next_race
from luna.games.luna.rules.views import view
from luna.games.luna.screens.scoresheet import ScoreSheet
from luna.shell.app.settings import LANGUAGES
from luna.text import Catalogue
from tests.games.luna.games import random_game, sampled_positions
from tests.ui.driver import driving

NAMES = ("Ilse", "Anouk", "Bram", "Noor")


def _start(orders: tuple[str, ...] = ("yellow", "red"), solo: int = 0) -> bytearray:
    """The first turn of a game after its set-up."""
    played = random_game(3, game.choose(orders, "free" if solo else "preset", solo=solo))
    row = game.start(played.header)
    for turn in played.turns:
        if row[at.PHASE] == at.ACTION:
            break
        for move in turn:
            game.play(row, move)
    return row


def _said(row: bytearray, target: Target, *pressed: str) -> Card:
    draft, text = Drafting(row), Catalogue("en")
    for verb in pressed:
        draft.press(verb)
    told = card.card(text, NAMES, draft, target)
    assert told is not None
    return told._replace(lines=explanations.explained(text, told, draft, target, lambda _: ""))


def test_the_first_requirement_of_a_book_is_the_token() -> None:
    """Not that the novice on tile 2 already has one (newcomer S2-3)."""
    row = _start()
    seats = row[at.TURN], 1 - row[at.TURN]
    mine, theirs = (next(one for one in view(row).temple if one.owner == seat) for seat in seats)
    draft = Drafting(row)
    for target in (
        targets.Verb("book"),
        targets.Token("book"),
        targets.Book(mine.tile),
        targets.Book(theirs.tile),
    ):
        reason = draft.offer(target)[0].reason
        assert reason is not None and (reason.code, reason.facts) == ("needs-token", {"favour": "book"}), target


def test_herbs_ask_for_one_novice() -> None:
    """A8: one or two; a player without any lacks one (expert S3-2)."""
    row = _start()
    row[at.BASE[row[at.TURN]] + at.FAVOUR + ISLANDS.index("herbs")] = 1
    row[at.BASE[row[at.TURN]] + at.TIRED + ISLANDS.index("tide")] = 1  # so that the verb can be chosen
    said = _said(row, targets.Island("novice"), "herbs")
    assert "Needs an inactive novice on Novice Island; you have none." in [line.words for line in said.lines]


def test_a_verb_names_no_tile_it_has_nothing_to_do_with() -> None:
    """With the shrine chosen a field is no possible place, and its number is not in the title (expert S3-3)."""
    row = _start()
    me, isle = at.BASE[row[at.TURN]], row[at.BUILDER]
    row[me + at.FAVOUR + ISLANDS.index("shrine")], row[me + at.SHRINE + isle], row[me + isle] = 1, 0, 2
    tile = view(row).temple[0].tile
    draft = Drafting(row)
    draft.press("shrine")
    assert draft.begun.turn is not None, "Enter builds"
    answer, _ = draft.offer(targets.Space(tile))
    assert answer.turn is None and answer.hint == "table-nothing-here"
    assert _said(row, targets.Space(tile), "shrine").title == f"Tile {tile}"
    for thing in (targets.Builder(ISLANDS[isle]), targets.Island(ISLANDS[isle])):
        assert draft.offer(thing)[0].turn == draft.begun.turn
        assert _said(row, thing, "shrine").title == "Shrine"


def test_a_figure_on_the_way_is_explained_only_by_its_own_verb() -> None:
    """The Master Builder's rule is not that of an Expulsion to his island (newcomer S3-3)."""
    row = _start()
    builder, text = ISLANDS[row[at.BUILDER]], Catalogue("en")
    ring = view(row).ring
    row[at.APOSTATE] = ISLANDS.index(ring[(ring.index(builder) - 1) % 7])
    row[at.BASE[row[at.TURN]] + row[at.APOSTATE]] = 2
    said = _said(row, targets.Builder(builder), "expel")
    assert said.title == text("action-expel")
    assert text("rule-builder-short") not in [line.words for line in said.lines]
    assert text("rule-builder-short") in [line.words for line in _said(row, targets.Builder(builder)).lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lead_at_the_next_priestess_is_worded_for_the_next_round(language: str) -> None:
    """Newcomer S2-5: she stands elsewhere now."""
    text, met = Catalogue(language), 0
    for row in sampled_positions(9, 29):
        for move in game.legal(row):
            turn = (move, CLOSE) if move >> 8 & 15 == JOURNEY else (move,)
            told = consequence(row, turn) if game.why_not(row, turn) is None else None
            if told is None or told.race is None:
                continue
            after, lines = next_race(_after(row, turn)), card.of_turn(text, NAMES, row, turn).lines
            race = [line for line in lines if line.when == text("preview-next-round")]
            assert after is not None
            assert len(race) == 1 and text(f"place-{after.island}") in race[0].words
            met += 1
            break
    assert met > 3


def _after(row: bytearray, turn: tuple[int, ...]) -> bytearray:
    row = row[:]
    for move in turn:
        game.play(row, move)
    return row


def _priestess(*lines: ev.ScoreLine) -> list[Any]:
    nothing = [ev.ScoreLine(line.seat, 0, 0, 0) for line in lines]
    return [
        ev.ScoringBeat("priestess", "herbs", lines),
        ev.ScoringBeat("apostate", "herbs", tuple(nothing)),
        ev.ScoringBeat("temple", None, tuple(nothing)),
        ev.RoundScored(1, (5,) * len(lines), (5,) * len(lines)),
    ]


@pytest.fixture(params=LANGUAGES)
def sheet(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ScoreSheet]:
    lines = (
        ev.ScoreLine(0, 3, 1, 6, 1),
        ev.ScoreLine(1, 2, 2, 3, 0),
        ev.ScoreLine(2, 2, 3, 1, 1),
        ev.ScoreLine(3, 2, 0, 0, 1),
    )
    with driving(tmp_path, language=request.param) as driver:
        events = [ev.ShrinePlaced(0, "book"), *_priestess(*lines)]
        chosen = game.choose(("yellow", "red", "blue", "white"), first=0)
        yield ScoreSheet(driver.app, events, NAMES, view(game.start(game.deal(chosen, b"sheet"))))


def test_the_score_sheet_explains_counts_and_ties(sheet: ScoreSheet) -> None:
    """Newcomer S2-5 and S3-11: "counts 2 ... 0" tells the third of three equals nothing."""
    text, beat = sheet.app.catalogue, sheet.pages[0][0]
    said = [sheet.counted(beat, line, 0) for line in beat.lines]
    ranks = [text("council-rank", rank=rank) for rank in (1, 2, 3)]
    assert [place for _, place in said] == [
        ranks[0],
        *(text("scoring-by-council", place=rank) for rank in ranks[1:]),
        text("scoring-behind"),
    ]
    assert [counted for counted, _ in said] == [
        text("scoring-counts", active=2, shrines=1),
        text("scoring-counts", active=2, shrines=0),
        *[text("scoring-counts", active=1, shrines=1)] * 2,
    ]
    alone = _priestess(ev.ScoreLine(0, 3, 1, 5, 0), ev.ScoreLine(1, 2, 2, 2, 0), ev.ScoreLine(2, 1, 0, 0, 0))[0]
    assert sheet.counted(alone, alone.lines[2], 0)[1] == text("scoring-no-prize")


def test_the_shrine_of_a_round_counts_where_it_stands() -> None:
    """The events distinguish shrines from novices."""
    met = 0
    for seed in range(4):
        played = random_game(seed, game.choose(("yellow", "red", "blue")))
        row = game.start(played.header)
        for turn in played.turns:
            events: list[Any] = []
            before = row[:]
            for move in turn:
                game.play(row, move, events)
            for beat in (one for one in events if isinstance(one, ev.ScoringBeat)):
                for line in beat.lines:
                    isle = before[at.PRIESTESS]
                    assert line.shrines == (beat.beat == "priestess" and before[at.BASE[line.seat] + at.SHRINE + isle])
                    met += line.shrines
    assert met


def test_the_opponents_new_shrine_is_on_the_sheet(sheet: ScoreSheet, monkeypatch: pytest.MonkeyPatch) -> None:
    """V8 comes before the scoring and may count in it (expert S3-10)."""
    written: list[str] = []
    monkeypatch.setattr(ScoreSheet, "_write", lambda self, surface, words, *more: written.append(words))
    sheet.draw(sheet.app.window.get_surface(), 0, 0, False, "")
    said = sheet.app.catalogue("solo-builds", island=sheet.app.catalogue("place-book"))
    assert said in " ".join(written)
    written.clear()
    sheet.built.clear()
    sheet.draw(sheet.app.window.get_surface(), 0, 0, False, "")
    assert said not in " ".join(written)


def test_no_sentence_gives_the_automaton_a_token() -> None:
    """V5: the tiles that it can take, and from which round (expert S3-1)."""
    text, met, chance = Catalogue("en"), set(), random.Random(2)
    for seed in range(6):
        played = random_game(seed, game.choose(("yellow",), "free", solo=1 + seed % 3))
        row = game.start(played.header)
        for turn in played.turns:
            for field in view(row).temple if chance.random() < 0.3 else ():
                if field.owner == 1 and row[at.PHASE] == at.ACTION:
                    said = _said(row, targets.Space(field.tile))
                    words = [line.words for line in said.lines]
                    assert not any("Bribery" in line or "released" in line for line in words if "evict" in line)
                    met |= {line for line in words if "from round" in line}
            for move in turn:
                game.play(row, move)
    assert met
    assert text("preview-threat-round", count=1, round=3) == "could evict, from round 3 on"
