"""The rules in words: every topic in every language, every rule covered, and the same figures everywhere."""

import re
from functools import cache

import pytest

from luna.games.luna.board import targets
from luna.games.luna.board.layout.bars import VERBS
from luna.games.luna.board.words.rulebook import BOOK, topic_of
from luna.games.luna.coach import TRIGGERS
from luna.games.luna.rules import choices, setup
from luna.games.luna.rules.board import (
    BUILDER_STEPS,
    CANDLES,
    GUARDS,
    ISLANDS,
    PRIESTESS_STEPS,
    PRIZES,
    SEAT_IP,
    SYMBOL,
)
from luna.games.luna.rules.scoring import SHRINE_IP
from luna.shell.app.settings import LANGUAGES
from luna.shell.board.pointing import Button
from luna.text import Catalogue
from tests.games.luna.factories import RULE_IDS
from tests.ui.clicks import some_targets

RULED = {"S12", "A9", "A10", "A11", "A13", "A14.2", "A15.3", "R1", "V5", "V8", "V12", "V13"}
"""Rules with a part marked as a ruling where the rule books are silent or disagree."""
RECONSTRUCTED = {"C3", "C7"}
"""Rules with data that no source prints."""
THINGS = {
    *(f"island-{island}" for island in ISLANDS),
    *("priestess", "builder", "apostate", "guard", "temple", "space", "path", "jetty", "candle", "seats", "wisdom"),
    *("favours", "shrines", "novices", "tie"),
    *("setup", "preparation", "round", "scoring", "next-round", "final"),
    *("live-scoring", "fixed-start", "two-players", "solo", "solo-opponent", "solo-levels"),
}


@cache
def spoken(language: str) -> Catalogue:
    """The catalogue, read once."""
    return Catalogue(language)


def told(language: str, topic: str) -> str:
    """The short line and the whole text of a topic."""
    words = spoken(language)
    said = f"{words(f'rule-{topic}-short')}\n{words(f'rule-{topic}-long', tiles='')}"
    assert not words.missing and not words.faulty
    return said


def figures(said: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", said)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_has_words_in_every_language(language: str) -> None:
    words = spoken(language)
    wanted = {f"rule-{name}{part}" for name in BOOK.topics for part in ("", "-short", "-long")}
    assert {key for key in words.keys(language) if key.startswith("rule-")} == wanted
    for name in BOOK.topics:
        short, long = words(f"rule-{name}-short"), words(f"rule-{name}-long", tiles="1")
        assert short and "\n" not in short and len(short) <= 100, name
        sentences = len(re.findall(r"[.!?](?=\s|$)", long))
        assert 2 <= sentences <= (10 if name in ("tips", "rulings") else 7), name
        assert "_" not in long and "  " not in long, name
    for section in BOOK.sections:
        assert words.has(f"rules-section-{section}", language)


def test_every_required_subject_has_a_topic() -> None:
    assert set(VERBS) | {"novice-token", "bribery", "eviction"} | THINGS <= set(BOOK.topics)
    assert {name for topic in BOOK.topics.values() for name in topic.see} <= set(BOOK.topics)
    assert len(BOOK.topics) == sum(map(len, BOOK.sections.values()))


def test_every_rule_belongs_to_a_topic() -> None:
    assert {rule for topic in BOOK.topics.values() for rule in topic.rules} == set(RULE_IDS)


def test_rulings_and_reconstructions_are_noted() -> None:
    assert set(BOOK.topics["rulings"].rules) | set(BOOK.topics["rulings-solo"].rules) == RULED
    assert set(BOOK.topics["reconstruction"].rules) == RECONSTRUCTED
    rulings = told("en", "rulings").count("– ") + told("en", "rulings-solo").count("– ")
    assert rulings == len(RULED)  # A9 and A11 share a line, V13 and V5 have two cases


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_same_figures_in_every_language(language: str) -> None:
    for name in BOOK.topics:
        assert sorted(figures(told(language, name))) == sorted(figures(told("en", name))), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_those_of_the_board(language: str) -> None:
    guard = figures(told(language, "guard"))
    assert guard == list(GUARDS[::-1]) == figures(told(language, "consecrate"))[: len(GUARDS)]
    assert figures(told(language, "builder")) == [BUILDER_STEPS]
    assert sorted(figures(told(language, "priestess"))) == sorted(
        [1, 0, *PRIZES[4], *PRIZES[2], PRIESTESS_STEPS[4], PRIESTESS_STEPS[2]]
    )
    assert figures(told(language, "candle")) == [CANDLES[4], CANDLES[2]]
    assert {SEAT_IP[0], SEAT_IP[-1]} == {0, 10} <= set(figures(told(language, "seats")))
    assert set(figures(told(language, "final"))) == {6, SHRINE_IP, 1}


def test_tiles_of_an_island_come_from_the_board() -> None:
    said = Catalogue("en")("rule-island-tide-long", tiles="7, 14, 21 and 28")
    assert "7, 14, 21 and 28" in said
    assert [tile for tile, symbol in enumerate(SYMBOL) if symbol == ISLANDS.index("tide")] == [7, 14, 21, 28]


def test_every_thing_has_its_topic() -> None:
    row = setup.start(setup.deal(choices.choose(("yellow", "red")), b"1" * 32))
    assert {topic_of(target) for target in some_targets(row)} <= set(BOOK.topics)
    for target, topic in (
        (None, BOOK.first),
        (targets.Verb("journey"), "journey"),
        (targets.Vehicle("tide"), "tide"),
        (targets.Stack("herbs"), "favour"),
        (targets.Island("herbs"), "island-herbs"),
        (targets.Group("herbs"), "novices"),
        (targets.Group("jetty"), "jetty"),
        (targets.Token("novice"), "novice-token"),
        (targets.Token("bribery"), "bribery"),
        (targets.Apostate("tide"), "apostate"),
        (targets.Steps(2), "expel"),
        (targets.Builder("sail"), "shrine"),
        (targets.Space(9), "space"),
        (targets.Tile(9), "path"),
        (Button("menu"), BOOK.first),
        (targets.UNDO, BOOK.first),
    ):
        assert topic_of(target) == topic, target


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_says_two_short_sentences_about_each_trigger(language: str) -> None:
    words = spoken(language)
    keys = {key for key in words.keys(language) if key.startswith("coach-")}
    assert keys == {f"coach-{trigger.name}" for trigger in TRIGGERS}
    numbers = {"tile": 28, "by": 27, "points": 5, "next": 4, "count": 2}
    for key in keys:
        place, favour = words("place-bribery"), words("favour-herbs")
        said = words(key, island=place, favour=favour, **numbers).split("\n")
        assert len(said) == 2, key
        assert all(len(sentence) <= 96 and "{" not in sentence for sentence in said), (key, said)
