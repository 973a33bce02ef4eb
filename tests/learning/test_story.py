"""The story of an evening: each sentence is counted again from the log, in another way."""

from __future__ import annotations

import itertools
from collections import Counter
from pathlib import Path

import pytest

from luna.core import registry, standings
from luna.core.game import Position
from luna.core.teaching import Facts, PastTurn, Seat, StorySentence
from luna.games.luna import rules as luna
from luna.games.luna.rules import events as luna_events
from luna.games.pangea.rules import events as pangea_events
from luna.games.pangea.rules.position import goods, set_goods
from luna.learning.story import tell
from luna.log.replay import read_game
from luna.log.saves import Saves
from luna.shell.app.settings import LANGUAGES
from luna.shell.screens.story import sentences
from luna.table.table import Table
from luna.text import Catalogue
from tests.games.pangea.factories import position as pangea_position

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = sorted(path.name for path in GOLDEN.iterdir() if path.suffix in (".luna", ".pangea"))


def past(name: str, folder: Path) -> tuple[list[PastTurn], Position]:
    """The turns of a kept game, and its end."""
    path = GOLDEN / name
    game, saves = registry.load(path.suffix[1:]), Saves(folder)
    header, records = read_game(path.read_bytes(), name, game.NAME)
    table = Table.open(game, saves.folder / saves.make(f"story{path.suffix}", header, records).name)
    turns = enumerate(table.history, 1)
    found = [PastTurn(n, one.seat, table.position_at(n - 1), one.turn, table.events_of(n)) for n, one in turns]
    position = table.position
    table.close()
    return found, position


def first(name: str, position: Position) -> int | None:
    """The seat that is first alone."""
    found = standings.winners(registry.load(name).places(position))
    return found[0] if len(found) == 1 else None


@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_is_true(name: str, tmp_path: Path) -> None:
    kind = name.rsplit(".", 1)[1]
    game, (pasts, position) = registry.load(kind), past(name, tmp_path)
    if not game.over(position):
        pytest.skip("a game that was left")
    story = tell(game, registry.story(kind), pasts, position)
    by = {told.key.split("-")[0]: told for told in story}
    assert len(story) == 5 and set(by) <= {"led", "decided", "feud", "no", "record", "regret"}
    assert len({told.key for told in story}) == 5
    positions = [*(one.position for one in pasts), position]
    _led(kind, by["led"], positions)
    decided = by.get("decided")
    assert (decided is None) == (by["led"].key == "led-always"), "then no turn decided it"
    if decided is not None and decided.key != "decided-never":
        last = game.round_of(pasts[-1].position)
        assert decided.facts["late"] == (decided.facts["round"] == last)
        winner = decided.facts["name"]
        assert all(first(kind, later) == winner for later in positions[decided.number :])
        assert first(kind, positions[decided.number - 1]) != winner or decided.number == 1
    _feud(kind, by, pasts)
    for record in (told for told in story if told.key.startswith("record")):
        (_luna if kind == "luna" else _pangea)(record, by["regret"], pasts, position)


def _led(kind: str, told: StorySentence, positions: list[Position]) -> None:
    """Leaders after rounds, from the last position of each."""
    game, after = registry.load(kind), dict[int, int | None]()
    for before, later in itertools.pairwise(positions):
        if game.round_of(before):
            after[game.round_of(before)] = first(kind, later)
    led = [after[number] for number in sorted(after)]
    facts, times = told.facts, Counter(seat for seat in led if seat is not None)
    assert facts["rounds"] == len(led) and times[facts["name"]] == facts["count"] == max(times.values())  # type: ignore[index]
    known = [seat for seat in led if seat is not None]
    assert facts["changes"] == sum(known[n] != known[n - 1] for n in range(1, len(known)))
    if told.key == "led":
        assert times[facts["other"]] == facts["more"] != 0  # type: ignore[index]
    else:
        assert set(times) == {facts["name"]} and (told.key == "led-always") == (facts["count"] == len(led))


def _feud(kind: str, by: dict[str, StorySentence], pasts: list[PastTurn]) -> None:
    pairs = Counter[tuple[int, int]]()
    for one in pasts:
        for event in one.events:
            if isinstance(event, luna_events.Evicted) and event.by != event.seat:
                pairs[event.by, event.seat] += 1
            elif isinstance(event, pangea_events.Bought):
                sale = (
                    next(e for e in one.events if isinstance(e, pangea_events.Earned) and e.cause == "sale")
                    if any(isinstance(e, pangea_events.Earned) and e.cause == "sale" for e in one.events)
                    else None
                )
                if sale is not None and sale.seat != event.seat:
                    pairs[event.seat, sale.seat] += 1
    if "no" in by:
        assert not pairs
        return
    facts = by["feud"].facts
    assert (pairs[facts["name"], facts["other"]], pairs[facts["other"], facts["name"]]) == (  # type: ignore[index]
        facts["count"],
        facts["back"],
    )
    assert facts["count"] + facts["back"] == max(pairs[a, b] + pairs[b, a] for a, b in pairs)  # type: ignore[operator]


def _luna(record: StorySentence, regret: StorySentence, pasts: list[PastTurn], position: Position) -> None:
    game = registry.load("luna")
    if record.number:
        events = pasts[record.number - 1].events
        counts = {
            "record-evictions": sum(
                isinstance(event, luna_events.Evicted) and event.by == record.facts["name"] != event.seat
                for event in events
            ),
            "record-journey": sum(event.novices for event in events if isinstance(event, luna_events.Moved)),
            "record-council": max(
                (event.after - event.before for event in events if isinstance(event, luna_events.CouncilMoved)),
                default=0,
            ),
        }
        assert counts[record.key] == record.facts["count"]
    places, points = game.places(position), game.scores(position)
    loser, winner = regret.facts["name"], places.index(1)
    assert places[loser] == 2  # type: ignore[index]
    behind = points[winner] - points[loser]  # type: ignore[index]
    if regret.key == "regret-apostate":
        took = [
            event.points
            for one in pasts
            for event in one.events
            if isinstance(event, luna_events.Points) and (event.seat, event.cause) == (loser, "apostate")
        ]
        assert -sum(took) == regret.facts["count"] >= 2 * behind == 2 * regret.facts["behind"]  # type: ignore[operator]
    elif regret.key == "regret":
        assert regret.facts["count"] == behind + 1 > 1
    else:
        assert behind == 0


def _pangea(record: StorySentence, regret: StorySentence, pasts: list[PastTurn], position: Position) -> None:
    _game, seat = registry.load("pangea"), regret.facts["name"]
    assert isinstance(seat, int)
    if record.number:
        said = [getattr(event, "goods", getattr(event, "price", 0)) for event in pasts[record.number - 1].events]
        assert record.facts["count"] in said
    if regret.key == "regret-goods":
        for more in (regret.facts["count"] - 1, regret.facts["count"]):  # type: ignore[operator]
            row = bytearray(position)
            set_goods(row, seat, goods(row, seat) + int(more))
            assert (first("pangea", row) == seat) == (more == regret.facts["count"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_not_said_in_the_same_words_in_every_game(language: str) -> None:
    text, names = Catalogue(language, game="luna"), ["Anna", "Bram"]
    facts: Facts = {"name": Seat(0), "round": 3, "late": 0}
    one, other, late = (
        sentences(text, names, [StorySentence("decided-own", {**facts, "late": late}, number)])
        for number, late in ((40, 0), (41, 0), (40, 1))
    )
    assert one != other and late not in (one, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_words(language: str, tmp_path: Path) -> None:
    for name in GAMES:
        kind = name.rsplit(".", 1)[1]
        pasts, position = past(name, tmp_path)
        if not registry.load(kind).over(position):
            continue
        text = Catalogue(language, game=kind)
        said = sentences(
            text, ["Anna", "Bram", "Cleo", "Dirk"], tell(registry.load(kind), registry.story(kind), pasts, position)
        )
        assert all("story-" not in one and one.endswith(".") and "{" not in one for one in said), said
        assert any(name in one for one in said for name in ("Anna", "Bram", "Cleo", "Dirk"))


def test_a_game_without_a_story_of_its_own_has_one_too() -> None:
    game = registry.load("pebbles")
    assert registry.story("pebbles") is None
    assert tell(game, None, [], bytearray()) == []


def test_evictions_of_the_opponent_are_its_own() -> None:
    """In the solo game it evicts during the player's turn."""
    out = [luna_events.Evicted(1, tile, 0, "jetty") for tile in (3, 5)]
    one = PastTurn(1, 1, luna.start(luna.deal(luna.choose(("blue",), solo=1), bytes(32))), (), out)
    (told,) = registry.story("luna").records([one])  # type: ignore[union-attr]
    assert (told.key, told.facts["name"], told.facts["count"]) == ("record-evictions", 0, 2)


def test_a_draw_has_no_regret() -> None:
    """The Apostate took points, but the Council decided."""
    row = luna.start(luna.deal(luna.choose(("blue", "red"), "preset"), bytes(32)))
    assert len(set(luna.scores(row))) == 1
    took = PastTurn(1, 1, row, (), [luna_events.Points(1, -3, "apostate", 5)])
    assert [told.key for told in registry.story("luna").regrets([took], row, 0, 1)] == ["regret-tie"]  # type: ignore[union-attr]


def test_an_ordinary_turn_is_not_a_record() -> None:
    """A rich harvest is rarer than a shift in every second turn."""
    row = pangea_position(round=30)
    shift, harvest = pangea_events.Shifted(0, "swamp2", "b2", "a2"), pangea_events.Earned(1, 6, (), "production")
    pasts = [PastTurn(number, 0, row, (), [shift]) for number in range(1, 21)] + [PastTurn(21, 1, row, (), [harvest])]
    told = max(registry.story("pangea").records(pasts), key=lambda one: one.oddness)  # type: ignore[union-attr]
    assert (told.key, told.facts["count"]) == ("record-harvest", 6)


def test_a_regret_may_need_many_goods() -> None:
    """Then the goods are told: equal numbers of amulets would explain nothing."""
    three = ("swamp", "forest", "desert")
    row = pangea_position(blue={"goods": 60, "amulets": three}, green={"goods": 8, "amulets": three}, phase="over")
    assert [told.key for told in registry.story("pangea").regrets([], row, 0, 1)] == ["regret-goods"]  # type: ignore[union-attr]
