"""Pangea's coach: each trigger in a position that needs it and one that does not; it advises at most once a turn."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from luna.bots import evaluator_of
from luna.bots.oneply import ranked
from luna.core import registry
from luna.core.teaching import Advice, Facts, Moment, PastTurn
from luna.games.pangea import coach as pangea_coach
from luna.games.pangea import rules as game
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules.board import TILES
from luna.games.pangea.rules.moves import BAN, BUY, DRAW, FIELDS, LEAD, SHIFT, encode
from luna.games.pangea.rules.outlook import steps_home
from luna.games.pangea.rules.position import PEOPLE
from luna.learning.coach import Coach, untried, well
from luna.learning.progress import Progress
from luna.shell.modes.coach import coach_words as worded
from luna.text import Catalogue
from tests.games.pangea.factories import Row, after, position

MINE, OTHER = 0, 1
Since = list[Any]
LANGUAGES: Final = ("en", "de", "fr", "nl")
SELLER: Final = {"swamp4": "green swamp", "forest2": "blue desert"}
HAND: Final = "forest forest desert desert grassland"
"""What is left in blue's bag when three of the grassland are in the hand."""
CARRIER: Final = {"swamp4": "blue desert+swamp"}
"""On b2: swamp 2 lies beside it, mountain 4 may drift there, grassland 4 is far."""
RIVAL: Final = {"swamp4": "green desert+mountain"}
"""One step from swamp 2."""
MARKET: Final = {"swamp4": "green swamp, blue desert"}
THREE: Final = ["swamp", "forest", "mountain"]
ISLAND: Final = {"a3": "swamp3"}
"""Water on all sides."""
FULL: Final = {"swamp2": "green swamp*2", "swamp4": "blue desert"}


def _of(*since: Any, **facts: Any) -> tuple[Row, Since]:
    return position(**facts), list(since)


CASES: Final[dict[str, tuple[tuple[Row, Since], tuple[Row, Since]]]] = {
    "home": (_of(phase="placing", round=0, bags={"blue": HAND}), _of(bags={"blue": HAND})),
    "near": (_of(phase="placing", round=0, bags={"blue": HAND}), _of(bags={"blue": HAND})),
    "first": (_of(round=1), _of(round=2)),
    "last-round": (_of(last_round=True), _of()),
    "conditions": (_of(green={"amulets": ["swamp", "desert"]}), _of(green={"amulets": ["swamp"]})),
    "market": (_of(tribes=SELLER, blue={"goods": 1}), _of(tribes=SELLER, blue={"goods": 0})),
    "buy": (
        _of(phase="buying", tribes={"swamp4": "green swamp, blue desert"}, blue={"goods": 1}),
        _of(phase="buying", tribes={"swamp4": "green swamp, blue desert+forest"}, blue={"goods": 1}),
    ),
    "shift": (
        _of(towers={"blue": "mountain4"}, tribes=CARRIER),
        _of(towers={"blue": "swamp2"}, tribes=CARRIER),
    ),
    "carry": (
        _of(towers={"blue": "swamp2"}, tribes=CARRIER),
        _of(towers={"blue": "swamp4"}, tribes=CARRIER),
    ),
    "handed-in": (
        _of(ev.HandedIn(MINE, "swamp", 1), blue={"amulets": ["swamp"]}),
        _of(ev.HandedIn(OTHER, "swamp", 1), blue={"amulets": ["swamp"]}),
    ),
    "crowded": (
        _of(tribes={"grassland2": "blue grassland, green swamp*2"}),
        _of(tribes={"grassland2": "blue grassland, green swamp"}),
    ),
    "banned": (
        _of(ev.BanPut(OTHER, "swamp2"), towers={"blue": "swamp2"}, green={"ban": "swamp2"}),
        _of(ev.BanPut(OTHER, "swamp3"), towers={"blue": "swamp2"}, green={"ban": "swamp3"}),
    ),
    "drifted": (
        _of(ev.Shifted(OTHER, "swamp2", "b1", "e1")),
        _of(ev.Shifted(OTHER, "swamp2", "b1", "c1")),
    ),
    "lead": (
        _of(tribes={"forest4": "blue desert", "forest3": "yellow forest"}, blue={"goods": 1}),
        _of(tribes={"forest4": "blue desert", "forest3": "yellow forest"}, blue={"goods": 0}),
    ),
    "neutral": (
        _of(towers={"yellow": "forest4"}, tribes={"forest4": "blue desert"}, blue={"goods": 1}),
        _of(
            towers={"yellow": "forest4"},
            tribes={"forest4": "blue desert"},
            bags={"yellow": "mountain"},
            blue={"goods": 1},
        ),
    ),
    "full": (
        _of(towers={"blue": "swamp2"}, tribes={"swamp2": "blue desert*2"}),
        _of(towers={"blue": "swamp2"}, tribes={"swamp2": "blue desert"}),
    ),
    "away": (_of(tribes={"desert4": "blue grassland"}), _of(tribes={"desert4": "blue desert"})),
    "ban": (
        _of(phase="buying", towers={"blue": "swamp2"}, tribes=CARRIER),
        _of(phase="buying", towers={"blue": "grassland4"}, tribes=CARRIER),
    ),
    "welcome": (_of(phase="placing", round=0, bags={"blue": HAND}), _of()),
    "new-round": (_of(round=2), _of(round=3)),
    "moved": (
        _of(ev.Shifted(OTHER, "swamp2", "b1", "c1"), towers={"blue": "swamp2"}),
        _of(ev.Shifted(MINE, "swamp2", "b1", "c1"), towers={"blue": "swamp2"}),
    ),
    "sold": (
        _of(ev.Bought(OTHER, "swamp", "swamp4", "blue", 1, "swamp")),
        _of(ev.Bought(OTHER, "swamp", "swamp4", "purple", 1, "swamp")),
    ),
    "bring-home": (
        _of(last_round=True, towers={"blue": "swamp2"}, tribes=CARRIER),
        _of(towers={"blue": "swamp2"}, tribes=CARRIER),
    ),
    "finish": (
        _of(tribes={"grassland4": "blue grassland*2"}, blue={"goods": 18, "amulets": THREE}),
        _of(tribes={"grassland4": "blue grassland*2"}, blue={"goods": 17, "amulets": THREE}),
    ),
    "beware": (
        _of(tribes={"swamp4": "green swamp*2"}, green={"goods": 18, "amulets": THREE}),
        _of(tribes={"swamp4": "green swamp*2"}, green={"goods": 17, "amulets": THREE}),
    ),
    "hold-back": (
        _of(towers={"green": "swamp2"}, tribes=RIVAL, green={"amulets": ["swamp", "forest"]}),
        _of(towers={"green": "swamp2"}, tribes=RIVAL, green={"amulets": ["swamp"]}),
    ),
    "one-left": (
        _of(tribes=CARRIER, blue={"amulets": ["forest", "mountain", "desert"]}),
        _of(blue={"amulets": ["forest", "mountain", "desert"]}),
    ),
    "two-ways": (
        _of(phase="buying", tribes=MARKET, blue={"goods": 9, "amulets": [*THREE[1:], "grassland"]}),
        _of(phase="buying", tribes=MARKET, blue={"goods": 9, "amulets": THREE}),
    ),
    "porter": (
        _of(phase="buying", tribes={"forest3": "yellow forest, blue forest, blue desert"}, blue={"goods": 1}),
        _of(phase="buying", tribes={"forest3": "yellow forest, blue forest*2"}, blue={"goods": 1}),
    ),
    "both": (
        _of(phase="buying", tribes=MARKET | {"forest3": "yellow forest, blue desert"}, blue={"goods": 2}),
        _of(phase="buying", tribes=MARKET | {"forest3": "yellow forest, blue desert"}, blue={"goods": 1}),
    ),
    "wait": (
        _of(phase="buying", tribes=MARKET | {"grassland2": "blue grassland"}),
        _of(phase="buying", tribes=MARKET),
    ),
    "stay": (
        _of(towers={"blue": "swamp4"}, tribes=CARRIER),
        _of(towers={"blue": "swamp2"}, tribes=CARRIER),
    ),
    "stranded": (
        _of(towers={"blue": "swamp2"}, tribes={"swamp3": "blue desert+swamp"}, board=ISLAND),
        _of(towers={"blue": "swamp2"}, tribes={"swamp3": "blue desert+swamp"}),
    ),
    "relief": (
        _of(tribes={"grassland2": "blue grassland*2, orange desert"}),
        _of(tribes={"grassland2": "blue grassland*2, green swamp"}),
    ),
    "draw": (
        _of(towers={"blue": "grassland4"}, bags={"blue": "grassland forest"}),
        _of(towers={"blue": "grassland4"}, bags={"blue": "grassland forest forest"}),
    ),
    "overcrowd": (
        _of(tribes=FULL, green={"amulets": ["forest", "desert"]}),
        _of(tribes=FULL | {"swamp4": "green swamp*2"}, green={"amulets": ["forest", "desert"]}),
    ),
    "idle": (_of(tribes={"swamp4": "blue desert"}), _of(tribes={"desert4": "blue desert"})),
}


def said(name: str, row: Row, since: Since) -> Advice | None:
    now = pangea_coach.look(Moment(row, MINE, since))
    assert now is not None
    return next(trigger for trigger in pangea_coach.TRIGGERS if trigger.name == name).look(now)


def test_every_trigger_has_its_cases() -> None:
    names = [trigger.name for trigger in pangea_coach.TRIGGERS]
    assert len(names) >= 36 and len(set(names)) == len(names)
    assert set(names) == set(CASES)


@pytest.mark.parametrize("name", CASES)
def test_a_trigger_fires_only_where_its_condition_holds(name: str) -> None:
    calls, silent = CASES[name]
    found = said(name, *calls)
    assert found is not None and found.key == name
    assert said(name, *silent) is None


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("draw", {"count": 1, "all": 2, "number": "4"}),
        ("wait", {"count": 1, "number": "4"}),
        ("two-ways", {"count": 11, "price": 4}),
        ("both", {"price": 1}),
        ("overcrowd", {"count": 2, "number": "2"}),
        ("beware", {"condition": "pangea-condition-1"}),
        ("one-left", {"amulet": "pangea-amulet-grassland"}),
    ],
)
def test_advice_is_true_of_the_position(name: str, facts: Facts) -> None:
    found = said(name, *CASES[name][0])
    assert found is not None and facts.items() <= found.facts.items()


def test_the_shift_that_holds_a_player_back_leaves_more_than_a_step() -> None:
    row, _ = CASES["hold-back"][0]
    found = said("hold-back", row, [])
    assert found is not None and found.light[0] == "tile swamp4"
    tile = f"{str(found.facts['land']).removeprefix('pangea-land-')}{found.facts['number']}"
    then = after(row, f"shift {tile}>{found.facts['square']}")
    assert steps_home(row, TILES.index("swamp4"), OTHER) == 1
    assert steps_home(then, TILES.index("swamp4"), OTHER) not in (0, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CASES)
def test_advice_has_two_or_three_sentences_in_every_language(name: str, language: str) -> None:
    words, advice = Catalogue(language, game="pangea"), said(name, *CASES[name][0])
    assert advice is not None
    spoken = worded(words, f"coach-{advice.key}", advice.facts)
    assert spoken.count("\n") == 1 and all(line.endswith(".") for line in spoken.split("\n"))
    assert not words.missing and not words.faulty


def test_the_first_turn_is_explained_as_long_as_there_is_magic() -> None:
    assert said("first", position(round=1, magic=1), []) is not None
    assert said("first", position(round=1, magic=0), []) is None


def test_advice_about_a_market_leads_to_a_purchase() -> None:
    row = position(tribes=SELLER, blue={"goods": 1})
    assert (found := said("market", row, [])) is not None and found.key == "market"
    there = position(phase="buying", tribes={"swamp4": "green swamp, blue desert"}, blue={"goods": 1})
    assert (found := said("market", there, [])) is not None and found.key == "buy"


def _games(count: int) -> Iterator[tuple[int, int, Moment, PastTurn]]:
    """Each moment of games of bots: the game, the move, the events since, and the turn played then."""
    for seed in range(count):
        chance = random.Random(seed)
        row = game.start(game.deal(pangea_coach.EVENING, bytes([seed]) * 32))
        turns: dict[int, list[list[Any]]] = {MINE: [[]], OTHER: [[]]}
        number, before = 0, -1
        while not game.over(row) and game.round_of(row) < 9:
            seat, now = game.to_move(row), pangea_coach.turn(row, number)
            assert seat is not None
            if now != before:
                turns[seat].append([])
                before = now
            moment = Moment(row[:], seat, [event for since in turns[seat][-2:] for event in since])
            best = ranked(evaluator_of("pangea", row), row)
            played = list(best[min(int(chance.expovariate(2.0)), len(best) - 1)][1])
            events: list[Any] = []
            for move in played:
                game.play(row, move, events)
            while (draw := game.chance(row)) is not None:
                played.append(chance.choices(draw.outcomes, draw.weights)[0])
                game.play(row, played[-1], events)
            for since in turns.values():
                since[-1] += events
            yield seed, number, moment, PastTurn(number + 1, seat, moment.position, tuple(played), events)
            number += 1


def test_at_most_one_advice_in_the_six_phases_of_a_turn(tmp_path: Path) -> None:
    knows = registry.coach("pangea")
    assert knows is not None
    coaches: dict[int, Coach] = {}
    progress = Progress(tmp_path)
    heard: dict[tuple[int, int, int], set[str]] = {}
    for seed, number, moment, _ in _games(3):
        coach = coaches.setdefault(seed, Coach("pangea", knows, progress))
        advice = coach.advise(f"Person {moment.seat}", moment, number)
        assert coach.advise(f"Person {moment.seat}", moment, number) is advice, "asked again, the same"
        if advice is not None:
            name = "market" if advice.key == "buy" else advice.key
            heard.setdefault((seed, moment.seat, knows.turn(moment.position, number)), set()).add(name)
    assert all(len(names) == 1 for names in heard.values()) and len(heard) > 12
    said_by = {
        trigger: [coaches[0].times_seen(f"Person {seat}", trigger.name) for seat in (MINE, OTHER)]
        for trigger in knows.TRIGGERS
    }
    assert all(max(counts) <= trigger.times for trigger, counts in said_by.items())
    assert sum(max(counts) > 0 for counts in said_by.values()) >= 8


def test_advice_goes_when_followed_and_returns_with_undo(tmp_path: Path) -> None:
    knows = registry.coach("pangea")
    assert knows is not None
    coach, tribes = Coach("pangea", knows, Progress(tmp_path)), {"grassland2": "blue grassland, green swamp*2"}
    full = Moment(position(round=3, tribes=tribes), MINE, [])
    empty = Moment(position(round=3, tribes={"grassland2": "blue grassland"}), MINE, [])
    told = coach.advise("Ann", full, 4)
    assert told is not None and told.key == "crowded"
    assert coach.advise("Ann", empty, 5) is None, "it is done, and nothing else is said in this turn"
    assert coach.advise("Ann", full, 4) == told, "taken back: the same again"
    assert coach.times_seen("Ann", "crowded") == 1, "and it counts once"


def test_the_summary_lists_three_kinds_of_deeds() -> None:
    words, past = Catalogue("fr", game="pangea"), [one for _, _, _, one in _games(1)]
    for seat in (MINE, OTHER):
        deeds = well(pangea_coach, past, seat)
        assert len(deeds) >= 3 and len({deed.key for deed in deeds}) == len(deeds)
        assert [deed.worth for deed in deeds] == sorted((deed.worth for deed in deeds), reverse=True)
        assert all(worded(words, f"well-{deed.key}", deed.facts).endswith(".") for deed in deeds)
        assert words(f"next-{untried(pangea_coach, past, seat)}")
    assert not words.missing and not words.faulty


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_and_every_thing_to_try_has_its_words(language: str) -> None:
    words = Catalogue(language, game="pangea")
    row = position(phase="buying")
    events: list[Any] = [
        *(
            ev.LastRound(MINE, 2),
            ev.HandedIn(MINE, "desert", 2),
            ev.Bought(MINE, "desert", "desert3", "orange", 2, "desert"),
        ),
        *(ev.Earned(MINE, 3, ("swamp4",), "production"), ev.Earned(MINE, 1, (), "sale"), ev.GameOver()),
        *(ev.Shifted(MINE, "swamp4", "b2", "b3"), ev.Drawn(MINE, "blue", "forest", "desert4")),
        *(ev.Placed(MINE, "blue", "swamp4"), ev.Stayed(OTHER)),
    ]
    deeds = well(pangea_coach, [PastTurn(1, MINE, row, (0,), events)], MINE)
    assert len(deeds) == 8
    for deed in deeds:
        assert worded(words, f"well-{deed.key}", deed.facts).endswith(".")
    for name in ("buy", "shift", "neutral", "lead", "ban", "draw", "level"):
        assert words(f"next-{name}").endswith(".")
    assert not words.missing and not words.faulty


def test_untried_actions_are_named_in_order() -> None:
    row, played = position(), [BUY, SHIFT]
    past = [PastTurn(1, MINE, row, (encode(kind, *(0 for _ in FIELDS[kind])),), []) for kind in played]
    assert untried(pangea_coach, [], MINE) == "buy" and untried(pangea_coach, past, MINE) == "neutral"
    drawn = [PastTurn(1, MINE, row, (encode(DRAW, people),), []) for people in (row[PEOPLE], row[PEOPLE + 2])]
    assert untried(pangea_coach, [*past, drawn[0]], MINE) == "neutral"
    assert untried(pangea_coach, [*past, *drawn], MINE) == "lead"
    rest = [PastTurn(1, MINE, row, (encode(kind, *(0 for _ in FIELDS[kind])),), []) for kind in (LEAD, BAN)]
    assert untried(pangea_coach, [*past, *drawn, *rest], MINE) == "level"
    assert untried(pangea_coach, [*past, *drawn, *rest], OTHER) == "buy"
