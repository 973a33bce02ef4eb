"""Texts of Pangea: every event, refusal and turn in four languages, without a missing word or an open slot."""

import random
import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from luna.bots.answers import Miss, Thought
from luna.bots.evaluator import Variation, Why
from luna.core.game import reason
from luna.core.options import Options
from luna.games.pangea import rules
from luna.games.pangea.board.words import sentences
from luna.games.pangea.bot.evaluator import THEMES
from luna.games.pangea.client import CLIENT
from luna.games.pangea.rules import refusals
from luna.games.pangea.rules.events import Bought
from luna.games.pangea.rules.moves import BAN, BUY, DRAW, MOVE, NO_BAN, NOBODY, PLACE, encode, kind_of
from luna.games.pangea.rules.position import MAGICAL, PEOPLE, PHASE, PLACING, goods
from luna.games.pangea.screens.tally import tally
from luna.shell.board.teller import GOAL, NUMBERS
from luna.shell.board.teller import MOVE as DEPTH
from luna.shell.records.statistics import Statistics, finished
from luna.table.table import Player, Table
from luna.text import Catalogue
from tests.games.pangea import factories
from tests.games.reasons import reasons
from tests.workshop.matches import player

TEXT = Path(__file__).parents[3] / "assets" / "games" / "pangea" / "text"
LANGUAGES = ("en", "de", "fr", "nl")
REASONS = reasons(refusals)
NAMES = ("Ilse", "Anouk", "Bram", "Wout")
_SAMPLES: dict[str, str | int] = {
    "tile": "swamp3",
    "square": "c3",
    "people": "purple",
    "home": "swamp",
    "target": "desert2",
    "amulet": "forest",
    "have": 2,
    "price": 3,
}

_OF_A_SHIFT = ("tile", "square")
"""Facts of the reasons that are given them as a mapping."""


class _Slots(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def slots(language: str) -> dict[str, set[str]]:
    """Every message with its slots."""
    found: dict[str, set[str]] = {}
    for path in (TEXT / language).glob("*.ftl"):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), entry.content
            if isinstance(entry, Message):
                assert entry.id.name not in found, entry.id.name
                seen = _Slots()
                seen.visit(entry)
                found[entry.id.name] = seen.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_keys_and_slots_in_every_language(language: str) -> None:
    shell = Catalogue(game="none").keys("en")
    own, first = ({key: named for key, named in slots(one).items() if key not in shell} for one in (language, "en"))
    assert own == first, "what the shell says, a language may say in words of the game"


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_and_spaces_of_the_language(language: str) -> None:
    for path in (TEXT / language).glob("*.ftl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            words = re.sub(r"{[^}]*}", "x", line.split(" = ", 1)[-1])
            assert "'" not in words, line
            if language == "fr":
                assert not re.search("[^\\u202f][;?!](?![->])|[^\\u202f]:(?= |$)", words), line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", REASONS)
def test_every_refusal_is_a_sentence(code: str, language: str) -> None:
    words = Catalogue(language, game="pangea")
    said = sentences.refusal(
        words, reason(code, "T1", **{name: _SAMPLES[name] for name in REASONS[code] or _OF_A_SHIFT})
    )
    assert said.endswith(".") and not words.missing and not words.faulty


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_have_words(language: str, seats: int) -> None:
    words, chance = Catalogue(language, game="pangea"), random.Random(seats)
    peoples = ("blue", "green", "purple", "yellow")[:seats]
    header = rules.deal(Options(peoples, {"all_produce": True}, 0), bytes(32))
    row, told = rules.start(header), set[str]()
    while not rules.over(row) and rules.round_of(row) < 60:
        turn = list(chance.choice(rules.intents(row)[chance.choice(rules.legal(row))]))
        if kind_of(turn[0]) == DRAW:
            assert sentences.turn_words(words, row, tuple(turn))
            after = row[:]
            rules.play(after, turn[0])
            draw = rules.chance(after)
            assert draw is not None
            turn.append(draw.outcomes[0])
        said, events = sentences.turn_words(words, row, tuple(turn)), list[object]()
        assert said and (kind_of(turn[0]) != MOVE or sentences.steps(words, row, turn))
        for move in turn:
            rules.play(row, move, events)
        for event in events:
            sentence = sentences.event_sentence(words, event, NAMES)
            assert sentence.endswith(".") and "None" not in sentence
            told.add(sentences.key_of(event))
    assert len(told) >= 10
    assert not words.missing and not words.faulty


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_gains_and_costs_of_its_turn(language: str) -> None:
    words = Catalogue(language, game="pangea")
    row = rules.start(rules.deal(Options(("blue", "green")), bytes(32)))
    for tile in range(2):
        rules.play(row, rules.legal(row)[tile])
    lines = Variation((NOBODY,), 1.0, 1.0), Variation((rules.legal(row)[0],), 0.5, 0.0)
    gain, price = Why("production", 700), Why("others", -300)
    thought = Thought(1, 1, lines, (NOBODY,), (gain,), ((gain, price),))
    goal, move, full = (CLIENT.teller().hint(words, NAMES, row, thought, depth) for depth in (GOAL, DEPTH, NUMBERS))
    assert [line.words for line in goal] == [words("pangea-goal-production")]
    assert [words("theme-production") in line.words for line in move] == [False, True]
    assert all(words("theme-others") not in line.words for line in move)
    assert [words("theme-others") in line.words for line in full] == [True, False]
    assert len(full) == len(lines)
    equal = thought._replace(lines=(lines[0], lines[1]._replace(margin=0.8)))
    for one, said in ((thought, False), (equal, True)):
        told = CLIENT.teller().hint(words, NAMES, row, one, DEPTH)
        assert (words("pangea-hint-even") in [line.words for line in told]) == said
    assert not words.missing and not words.faulty


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goal_of_a_hint_has_its_words(language: str) -> None:
    words, row = Catalogue(language, game="pangea"), factories.position(tribes={"swamp4": "green swamp, blue desert"})
    kinds = [(encode(PLACE, 0), "place"), (encode(BUY, 0, 0, 0), "buy"), (encode(BAN, 0), "ban"), (NOBODY, "none")]
    asked: list[tuple[int, tuple[Why, ...], str]] = [(turn, (), goal) for turn, goal in kinds]
    asked += [(NOBODY, (Why("tempo", -1), Why(theme, 1)), theme) for theme in THEMES]
    for turn, why, goal in asked:
        (line,) = CLIENT.teller().hint(words, NAMES, row, Thought(1, 1, (), (turn,), why), GOAL)
        assert line.words == words(f"pangea-goal-{goal}") and line.words.endswith(".")
    assert not words.missing and not words.faulty


def test_a_hint_lights_all_things_of_its_turn() -> None:
    row = factories.position(tribes={"swamp4": "blue desert, blue forest*2"})
    for line, count in (("shift swamp2>c1", 2), ("move forest@swamp4>forest2*2 desert@swamp4>forest2", 2)):
        turn = factories.moves_of(row, line)
        lit = CLIENT.teller().things(row, turn)
        assert len(lit) == count and lit == [*dict.fromkeys(lit)]


def test_hints_and_turning_points_name_what_a_turn_changes() -> None:
    words = Catalogue("en", game="pangea")
    row = factories.position(towers={"blue": "grassland4"}, bags={"blue": "grassland forest forest"})
    draw = encode(DRAW, row[PEOPLE])
    hinted = CLIENT.teller().hint(words, NAMES, row, Thought(1, 1, (), (draw,), ()), DEPTH)
    missed = CLIENT.teller().missed(words, NAMES, row, Miss(1, 0, (NOBODY,), (draw,), 900, ()))
    for card in (hinted, missed.lines):
        (odds,) = [line for line in card if "draws" in line.words and "production" in line.words]
        assert odds.words == f"In 1 of 3 draws: production of {NAMES[0]}" and odds.sign == "0 › 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_of_a_bot_is_its_turn_and_a_sentence(language: str) -> None:
    words = Catalogue(language, game="pangea")
    row = rules.start(rules.deal(Options(("blue", "green")), bytes(32)))
    for tile in range(2):
        rules.play(row, rules.legal(row)[tile])
    tempo, gain = Why("tempo", 900), Why("production", 700)
    for why, said in (((tempo,), words("pangea-why-nothing")), ((tempo, gain), words("theme-production"))):
        thought = Thought(1, 1, (Variation((NOBODY,), 1.0, 1.0),), (NOBODY,), why)
        turn, reason_given = CLIENT.teller().why(words, NAMES, row, thought).lines
        assert turn.words == sentences.turn_words(words, row, (NOBODY,))
        assert said in reason_given.words and words("theme-tempo") not in reason_given.words
        assert reason_given.words.endswith(".")
    assert not words.missing and not words.faulty


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_of_the_rules_has_its_words(language: str) -> None:
    words, book = Catalogue(language, game="pangea"), CLIENT.rulebook()
    assert {"rulings", "data"} <= set(book.topics)
    for name, topic in book.topics.items():
        assert words(f"rule-{name}") and words(f"rule-{name}-short") and book.text(words, name)
        assert set(topic.see) <= set(book.topics) and topic.rules
    for section in book.sections:
        assert words(f"rules-section-{section}")
    assert not words.missing and not words.faulty


def test_records_and_courses_count_amulets(tmp_path: Path) -> None:
    """The standing as one number is only for ranking: nobody can read `3013022`, and no record stores it."""
    header = rules.deal(Options(("blue", "green"), {}, 0), bytes([5]) * 32)
    row = rules.start(header)
    while row[PHASE] == PLACING:
        rules.play(row, rules.legal(row)[0])
    state = rules.state(row) | {"last_round": True}
    state["players"]["green"] |= {"goods": 20, "amulets": ["swamp", "forest", "mountain"]}
    table = Table.new(rules, rules.with_state(header, state), {name: Player(name) for name in ("blue", "green")}, None)
    while not table.over:
        table.acts.submit((NOBODY,) if table.position[PHASE] == MAGICAL else (NO_BAN,))
    one = finished(table, 7)
    assert sorted(place.points for place in one.places) == [0, 3]
    annals = Statistics(tmp_path)
    annals.add(one)
    assert Statistics(tmp_path).games == [one] and annals.tidy() is None
    count = tally(None, table)
    assert CLIENT.points(table.position) == count.points


def test_the_course_shows_goods_and_marks_every_amulet_once() -> None:
    header = rules.deal(Options(("blue", "green"), {"all_produce": True}, 0), bytes([5]) * 32)
    table, mind = (
        Table.new(rules, header, {name: Player(name) for name in ("blue", "green")}, None),
        player("pangea", "level-1"),
    )
    while not table.over:
        table.acts.submit(tuple(mind(bytearray(table.position), table.length)))
    count, row = tally(None, table), bytearray(table.position)
    assert count.course[-1] == tuple(goods(row, seat) for seat in range(2)) and count.course[0] == (0, 0)
    assert len(count.marks) == sum(count.points) > 0
    assert all(0 < mark.when < len(count.course) for mark in count.marks)
    amulets, *earned = (cause.points for cause in count.causes)
    events = [event for number in range(1, table.length + 1) for event in table.events_of(number)]
    paid = [sum(one.price for one in events if isinstance(one, Bought) and one.seat == seat) for seat in range(2)]
    assert amulets == count.points
    assert [sum(got) - spent for got, spent in zip(zip(*earned, strict=True), paid, strict=True)] == [*count.course[-1]]
    words = Catalogue(game="pangea")
    assert all(words(f"end-{cause.name}") for cause in count.causes) and not words.missing
    said, below = count.outcome(words, ("Ada", "Ben"))
    assert said in ("Ada wins", "Ben wins") and f"{count.points[count.winners[0]]} amulet" in below


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_amulet_is_no_plural(language: str) -> None:
    words = Catalogue(language, game="pangea")
    none, one, two = (words("story-regret-far", name="Ann", other="Bo", count=4, more=more) for more in range(3))
    assert "0" not in none and "1" not in one and "2" in two
    many = {"en": "amulets", "de": "Amuletten", "fr": "amulettes", "nl": "amuletten"}[language]
    assert many in two and many not in one + none


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_good_is_no_plural(language: str) -> None:
    words = Catalogue(language, game="pangea")
    one, two = (words("coach-two-ways", count=count, price=2).partition("\n")[0] for count in (1, 2))
    many = {"en": "goods", "de": "Güter", "fr": "biens", "nl": "goederen"}[language]
    assert many in two and many not in one
