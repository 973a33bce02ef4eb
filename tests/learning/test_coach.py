"""Luna's coach: each trigger in a position that needs it and one that does not; it advises at most once a turn."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from luna.bots import evaluator_of
from luna.bots.oneply import ranked
from luna.core import registry
from luna.core.teaching import Advice, Moment, PastTurn
from luna.games.luna import coach as luna_coach
from luna.games.luna import rules as game
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.views import view
from luna.learning.coach import TOLD, Coach, untried, well
from luna.learning.progress import Progress
from tests.games.luna.factories import position

Facts = dict[str, Any]
MINE, OTHER = 0, 1
BOOKS = {4: "yellow", 11: "red book"}


def _case(since: list[Any], **facts: Any) -> tuple[list[Any], Facts]:
    return since, facts


def said(name: str, since: list[Any], facts: Facts) -> Advice | None:
    row = position(**facts)
    now = luna_coach.look(Moment(row, MINE, since))
    assert now is not None
    return next(trigger for trigger in luna_coach.TRIGGERS if trigger.name == name).look(now)


YELLOW: Facts = {"active": {"tide": 2}}
EVICTED = ev.Evicted(MINE, 5, OTHER, "jetty")
CASES: dict[str, tuple[tuple[list[Any], Facts], tuple[list[Any], Facts]]] = {
    "welcome": (_case([], round=1), _case([], round=2)),
    "forecast": (_case([], round=1, candles=1), _case([], round=1, candles=2)),
    "evicted": (_case([EVICTED], yellow=YELLOW), _case([ev.Evicted(OTHER, 5, MINE, "jetty")], yellow=YELLOW)),
    "last-round": (_case([], round=6, yellow=YELLOW), _case([], round=5, yellow=YELLOW)),
    "apostate-came": (
        _case([ev.FigureMoved("apostate", ("sail", "tide"), OTHER)], apostate="tide", yellow=YELLOW),
        _case([ev.FigureMoved("apostate", ("sail", "tide"), None)], apostate="tide", yellow=YELLOW),
    ),
    "book-lost": (
        _case([ev.BookMoved(OTHER, 5, 6, MINE)], yellow=YELLOW),
        _case([ev.BookMoved(MINE, 5, 6, MINE)], yellow=YELLOW),
    ),
    "new-round": (_case([ev.RoundBegan(2, MINE, 3)], round=2), _case([], round=2)),
    "build": (
        _case([], builder="sail", yellow={"active": {"sail": 2}, "favours": ["shrine"]}),
        _case([], builder="sail", yellow={"active": {"sail": 1}, "favours": ["shrine"]}),
    ),
    "evict": (
        _case([], round=3, path={12: "yellow"}, temple={2: "red"}, boards=("yellow", "red")),
        _case([], round=3, path={12: "yellow"}, temple={2: "red book"}, boards=("yellow", "red")),
    ),
    "consecrate": (_case([], round=2, path={10: "yellow"}), _case([], round=2, path={10: "red"})),
    "shrine-token": (
        _case([], builder="sail", yellow={"active": {"sail": 2, "shrine": 2}}),
        _case([], builder="sail", yellow={"active": {"sail": 2, "shrine": 2}, "shrines": ["sail"]}),
    ),
    "book-now": (
        _case(
            [],
            round=3,
            path={12: "red"},
            temple={2: "yellow", 6: "red book"},
            boards=("yellow", "red"),
            yellow={"favours": ["book"]},
        ),
        _case([], round=3, path={12: "red"}, temple={2: "yellow", 6: "red book"}, boards=("yellow", "red")),
    ),
    "last-candle": (
        _case([], round=2, candles=1, priestess="tide", yellow=YELLOW),
        _case([], round=2, candles=1, priestess="tide", red=YELLOW),
    ),
    "expel": (
        _case([], apostate="tide", yellow={"active": {"tide": 3}}),
        _case([], apostate="tide", yellow={"active": {"tide": 1}}),
    ),
    "apostate": (
        _case([], apostate="tide", candles=2, yellow={"inactive": {"tide": 2}}),
        _case([], apostate="tide", candles=3, yellow={"inactive": {"tide": 2}}),
    ),
    "home": (
        _case([], yellow={"jetty": 1, "favours": ["sail"]}),
        _case([], yellow={"jetty": 1, "favours": ["herbs"]}),
    ),
    "stranded": (_case([], yellow={"jetty": 1}), _case([], yellow={"jetty": 1, "favours": ["tide"]})),
    "sail-in": (
        _case([], priestess="book", yellow={"active": {"tide": 2}, "favours": ["sail"]}, red={"active": {"book": 1}}),
        _case([], priestess="book", yellow={"active": {"tide": 2}, "favours": ["sail"]}, red={"active": {"book": 3}}),
    ),
    "tie": (
        _case(
            [],
            priestess="book",
            council=[("yellow", 0), ("red", 0)],
            yellow={"active": {"book": 1, "tide": 1}},
            red={"active": {"book": 1}},
        ),
        _case(
            [],
            priestess="book",
            council=[("red", 0), ("yellow", 0)],
            yellow={"active": {"book": 1, "tide": 1}},
            red={"active": {"book": 1}},
        ),
    ),
    "nobody-serves": (
        _case([], priestess="book", yellow=YELLOW),
        _case([], priestess="book", yellow=YELLOW, red={"active": {"book": 1}}),
    ),
    "book-bonus": (
        _case([], bonus=True, temple=BOOKS, yellow={"favours": ["book"]}),
        _case([], bonus=False, temple=BOOKS, yellow={"favours": ["book"]}),
    ),
    "threatened": (
        _case([], round=3, path={12: "red"}, temple={2: "yellow"}, boards=("yellow", "red")),
        _case([], round=3, path={12: "red"}, temple={2: "yellow book"}, boards=("yellow", "red")),
    ),
    "bribery": (
        _case([], round=2, yellow={"active": {"book": 2}, "favours": ["bribery"]}),
        _case([], round=2, yellow={"active": {"book": 2}}),
    ),
    "appoint": (
        _case([], round=2, yellow={"active": {"novice": 2}}),
        _case([], round=4, yellow={"active": {"novice": 2}}),
    ),
    "tide": (
        _case([], candles=2, yellow={"inactive": {"tide": 2}, "favours": ["tide"]}),
        _case([], candles=3, yellow={"inactive": {"tide": 2}, "favours": ["tide"]}),
    ),
    "stay": (
        _case([], candles=1, priestess="tide", yellow=YELLOW),
        _case([], candles=3, priestess="tide", yellow=YELLOW),
    ),
    "end-near": (_case([], candles=1, yellow=YELLOW), _case([], candles=2, yellow=YELLOW)),
    "discount": (
        _case([], yellow={"active": {"tide": 1}, "shrines": ["tide"]}),
        _case([], yellow={"active": {"tide": 1}, "shrines": ["book"]}),
    ),
    "journey": (
        _case([], candles=2, priestess="book", yellow=YELLOW),
        _case([], candles=3, priestess="book", yellow=YELLOW),
    ),
    "herbs": (
        _case([], yellow={"inactive": {"tide": 2}, "favours": ["herbs"]}),
        _case([], yellow={"inactive": {"herbs": 2}, "favours": ["herbs"]}),
    ),
    "novice-token": (
        _case([], yellow={"active": {"tide": 1}, "favours": ["novice"]}),
        _case([], yellow={"active": {"tide": 2}, "favours": ["novice"]}),
    ),
    "recruit": (_case([], round=2, yellow=YELLOW), _case([], round=4, yellow=YELLOW)),
    "favour": (
        _case([], round=2, yellow=YELLOW),
        _case([], round=2, yellow={**YELLOW, "favours": ["book", "sail", "herbs"]}),
    ),
    "keep": (_case([], round=6, yellow=YELLOW), _case([], round=5, yellow=YELLOW)),
    "council": (_case([], round=5, yellow=YELLOW), _case([], round=3, yellow=YELLOW)),
    "idle": (_case([], candles=3, yellow={"inactive": {"tide": 3}}), _case([], candles=3, yellow=YELLOW)),
}


def test_every_trigger_has_its_cases() -> None:
    assert len(luna_coach.TRIGGERS) >= 30
    assert [trigger.name for trigger in luna_coach.TRIGGERS] == [*dict.fromkeys(t.name for t in luna_coach.TRIGGERS)]
    assert set(CASES) == {trigger.name for trigger in luna_coach.TRIGGERS}


@pytest.mark.parametrize("name", CASES)
def test_a_trigger_fires_only_where_its_condition_holds(name: str) -> None:
    (since, calls), (before, silent) = CASES[name]
    found = said(name, since, calls)
    assert found is not None and found.key == name
    assert said(name, before, silent) is None


def _games(count: int) -> Any:
    """Each moment of games of bots: the game, the turn, the position and the events since."""
    for seed in range(count):
        chance = random.Random(seed)
        row = game.start(game.deal(game.choose(("yellow", "red"), "preset", first=0), bytes([seed]) * 32))
        since: dict[int, list[Any]] = {0: [], 1: []}
        turn = 0
        while not game.over(row):
            seat = game.to_move(row)
            assert seat is not None
            yield seed, turn, Moment(row[:], seat, since[seat])
            best = ranked(evaluator_of("luna", row), row)
            played = best[min(int(chance.expovariate(1.0)), len(best) - 1)][1]
            events: list[Any] = []
            for move in played:
                game.play(row, move, events)
            since = {who: list(events) if who == seat else old + events for who, old in since.items()}
            turn += 1


def test_at_most_one_advice_a_turn_and_none_too_often(tmp_path: Path) -> None:
    knows = registry.coach("luna")
    assert knows is not None
    progress = Progress(tmp_path)
    coaches: dict[int, Coach] = {}
    heard = Counter[str]()
    turns = talks = 0
    for seed, turn, moment in _games(5):
        coach = coaches.setdefault(seed, Coach("luna", knows, progress))
        person = f"Person {seed % 2} {moment.seat}"
        advice = coach.advise(person, moment, turn)
        assert coach.advise(person, moment, turn) is advice, "asked again, the same"
        turns, talks = turns + 1, talks + (advice is not None)
        if advice is not None:
            heard[f"{person}/{advice.key}"] += 1
    most = {trigger.name: trigger.times for trigger in knows.TRIGGERS}
    assert all(count <= most[name.rpartition("/")[2]] for name, count in heard.items())
    assert 20 < talks < turns
    assert Progress(tmp_path).won == progress.won and progress.has(TOLD)
    progress.forget(TOLD)
    assert not Progress(tmp_path).has(TOLD)


def test_advice_is_counted_for_each_person(tmp_path: Path) -> None:
    knows = registry.coach("luna")
    assert knows is not None
    coach = Coach("luna", knows, Progress(tmp_path))
    moment = Moment(position(round=1, yellow={"active": {"tide": 2}}), MINE, [])
    first, second = coach.advise("Ann", moment, 0), coach.advise("Ben", moment, 1)
    assert first is not None and second is not None and first.key == second.key == "welcome"
    again = coach.advise("Ann", moment, 2)
    assert again is None or again.key != "welcome"


def test_the_summary_lists_three_kinds_of_deeds() -> None:
    past: list[PastTurn] = []
    seen = 0
    for seed, turn, moment in _games(2):
        if turn == 0:
            past = []
        row, seat = bytearray(moment.position), moment.seat
        best = ranked(evaluator_of("luna", row), row)[0][1]
        events: list[Any] = []
        for move in best:
            game.play(row, move, events)
        past.append(PastTurn(turn + 1, seat, moment.position, best, events))
        seen += view(moment.position).round == 6 and seed >= 0
    deeds = well(luna_coach, past, MINE)
    assert seen and len(deeds) >= 3 and len({deed.key for deed in deeds}) == len(deeds)
    assert [deed.worth for deed in deeds] == sorted((deed.worth for deed in deeds), reverse=True)
    assert untried(luna_coach, past, MINE)
