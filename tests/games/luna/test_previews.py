"""Previews of threats, openings and consequences equal a brute-force run of the rules."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from luna.core.options import Options
from luna.games.luna.board.words import preview
from luna.games.luna.rules import choose, deal, legal, over, play, start
from luna.games.luna.rules import events as ev
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import BRIBERY_ISLE, ISLANDS, SYMBOL, TILE_OF, temple
from luna.games.luna.rules.consequences import consequence, goals, opens, with_candle_point
from luna.games.luna.rules.goals import Goal
from luna.games.luna.rules.moves import (
    APPOINT,
    CLOSE,
    CONSECRATE,
    FINISH,
    JOURNEY,
    MEDITATE,
    MEDITATION,
    NOWHERE,
    SOLO,
    TIDE,
    WITH_BRIBERY,
    argument_of,
    encode,
    kind_of,
)
from luna.games.luna.rules.threats import Threat, evictions, next_race, race, routes, stands, threats
from luna.games.luna.rules.views import forecast, shown_ip
from luna.learning import course
from luna.shell.drawing import theme
from luna.text import Catalogue
from tests.games.luna import games

TABLES = [
    choose(("yellow", "red")),
    choose(("blue", "white"), "free", live_scoring=True, fixed_start=True),
    choose(("yellow", "red", "blue"), "free"),
    choose(("yellow", "red", "blue", "white")),
    choose(("white",), solo=1),
    choose(("white",), solo=3),
]


def positions(options: Options, seed: int, every: int = 1) -> Iterator[bytearray]:
    """Positions of eight random games."""
    for game in range(8):
        everything = games.positions(games.random_game(8 * seed + game, options))
        yield from (row for number, row in enumerate(everything) if number % every == 0 and not over(row))


def evicting(row: bytearray, seat: int, hunter: int) -> set[int]:
    """The fields that a seat clears with a tile, by the rules, with the tile claimed and the Guard at the end."""
    row = row[:]
    row[at.PHASE], row[at.ROUND], row[at.TURN], row[at.TILE + hunter] = at.ACTION, 6, seat, at.CLAIMED + seat
    events: list[Any] = []
    play(row, encode(NOWHERE, CONSECRATE, hunter << 2), events)
    return {event.tile for event in events if isinstance(event, ev.Evicted)}


@pytest.mark.parametrize("options", TABLES)
def test_threats_are_those_that_brute_force_finds(options: Options) -> None:
    met = 0
    for row in positions(options, 3, 5):
        tiles = range(1, 29)
        on_path = [t for t in tiles if row[at.TILE + t] == at.FREE or at.CLAIMED <= row[at.TILE + t] < at.HELD]
        hunted: dict[int, dict[int, list[int]]] = {}
        for hunter in on_path:
            owner = row[at.TILE + hunter] - at.CLAIMED
            for seat in range(row[at.PLAYERS]) if owner < 0 else (owner,):
                prey = evicting(row, seat, hunter)
                assert prey == set(evictions(row, seat, hunter))
                for tile in prey:
                    hunted.setdefault(tile, {}).setdefault(hunter, []).append(seat)
        for stand in stands(row):
            if row[at.SOLO] and stand.owner and row[at.ROUND] == 6 and row[at.PHASE] == at.ACTION:
                assert not stand.threats, "V5 has been for the last time"
                continue
            found = {threat.tile: list(threat.seats) for threat in stand.threats}
            assert found == hunted.get(stand.tile, {})
            assert stand.book == (row[at.TILE + stand.tile] >= at.BOOKED)
            met += len(found)
    assert met


@pytest.mark.parametrize("options", TABLES[:4])
def test_the_nearest_threats_are_the_next_turns_of_the_others(options: Options) -> None:
    met = 0
    for row in positions(options, 4, 3):
        if row[at.PHASE] != at.ACTION:
            continue
        soon = {(stand.tile, one.tile) for stand in stands(row) for one in stand.threats if one.reach == "next"}
        real = set()
        for seat in range(row[at.PLAYERS]):
            turned = row[:]
            turned[at.TURN] = seat
            for move in legal(turned):
                if kind_of(move) == CONSECRATE:
                    after, events = turned[:], list[Any]()
                    play(after, move, events)
                    hunter = argument_of(move) >> 2
                    real |= {(event.tile, hunter) for event in events if isinstance(event, ev.Evicted)}
        assert soon == real
        met += len(soon)
    assert met


def test_how_near_a_free_tile_is() -> None:
    """Reach follows what could be claimed, with Bribery in the hand and without (A14.3, A14.4)."""
    kinds = set()
    for row in positions(TABLES[3], 6, 4):
        if row[at.PHASE] != at.ACTION:
            continue
        for tile in range(1, 29):
            for one in threats(row, tile, 0):
                if row[at.TILE + one.tile] != at.FREE:
                    continue
                rich = row[:]
                rich[at.TURN] = 1
                rich[at.BASE[1] : at.BASE[1] + 7] = bytes([2] * 7)
                rich[at.BASE[1] + at.FAVOUR + BRIBERY_ISLE] = 1
                ways = {
                    move & WITH_BRIBERY
                    for move in legal(rich)
                    if kind_of(move) == APPOINT and argument_of(move) >> 2 == one.tile
                }
                assert one.reach == {frozenset({0}): "released", frozenset({2}): "bribable"}.get(
                    frozenset(ways), "dark"
                )
                kinds.add(one.reach)
    assert kinds == {"released", "bribable", "dark"}


@pytest.mark.parametrize("options", TABLES)
def test_the_next_race_is_what_the_round_end_leads_to(options: Options) -> None:
    """The candle goes out and nobody acts: the race of the new round is the predicted one."""
    met = 0
    for row in positions(options, 5, 6):
        last = SOLO if row[at.SOLO] else MEDITATE
        if row[at.PHASE] != at.ACTION:
            continue
        foretold, ended = next_race(row), row[:]
        if not row[at.SOLO]:
            ended[at.CANDLES] = 1
        play(ended, encode(NOWHERE, last))
        if row[at.ROUND] == 6:
            assert foretold is None
        else:
            built = row[at.SOLO] and ended[at.BASE[0] + at.SHRINES_LEFT] != row[at.BASE[0] + at.SHRINES_LEFT]
            assert built or foretold == race(ended)
            met += 1
    assert met


@pytest.mark.parametrize("options", TABLES[:4])
def test_the_routes_are_where_the_figures_go(options: Options) -> None:
    row = start(deal(options, b"3" * 16))
    foretold = routes(row, 6)
    row[at.PHASE] = at.ACTION
    for number in range(6):
        assert ISLANDS[row[at.PRIESTESS]] == foretold["priestess"][number]
        assert ISLANDS[row[at.BUILDER]] == foretold["builder"][number]
        row[at.CANDLES] = 1
        play(row, encode(NOWHERE, MEDITATE))


def test_what_opens_can_really_be_done_next() -> None:
    chance, opened_some = Random(8), 0
    for row in positions(TABLES[2], 8, 2):
        if row[at.PHASE] != at.ACTION:
            continue
        move = chance.choice([move for move in legal(row) if kind_of(move) not in (JOURNEY, TIDE)])
        after = row[:]
        play(after, move)
        if after[at.ROUND] != row[at.ROUND] or over(after):
            continue
        opened = opens(row, after)
        again = after[:]
        again[at.TURN] = row[at.TURN]
        assert set(opened).isdisjoint(goals(row)) and set(opened) <= goals(again)
        opened_some += len(opened)
        assert set(opened) >= goals(again) - goals(row)
    assert opened_some


def test_an_appointment_opens_its_consecration() -> None:
    row = next(row for row in positions(TABLES[0], 9) if any(kind_of(move) == APPOINT for move in legal(row)))
    move = next(move for move in legal(row) if kind_of(move) == APPOINT and not move & WITH_BRIBERY)
    assert Goal(CONSECRATE, tile=argument_of(move) >> 2) in consequence(row, (move,)).opens


@pytest.mark.parametrize("options", TABLES)
def test_the_preview_is_the_state_after_applying(options: Options) -> None:
    """Turns of every kind in many positions: points now, at the round's end, at the game's end, of every seat."""
    chance, kinds, ended = Random(1), set(), 0
    for row in positions(options, 7, 7):
        turns = [(move, CLOSE) if kind_of(move) in (JOURNEY, TIDE) else (move,) for move in legal(row)]
        for turn in chance.sample(turns, min(40, len(turns))):
            kinds.add(kind_of(turn[0]))
            untouched, told = row[:], consequence(row, turn)
            assert row == untouched
            after, events = row[:], list[Any]()
            for move in turn:
                play(after, move, events)
            mine = told.seat
            assert mine == row[at.TURN]
            if row[at.PHASE] == at.PLACE_PAIRS:
                continue
            assert told.ip == (shown_ip(row, mine), shown_ip(after, mine))
            ended += told.ends_round
            assert told.ends_round == any(isinstance(event, ev.PhaseEnded) for event in events)
            causes = (told.now, told.round_end, told.game_end)
            assert all(change.before != change.after for changes in causes for change in changes)
            total = [0] * row[at.PLAYERS]
            for changes in causes if told.ends_round else causes[:1]:
                for change in changes:
                    total[change.seat] += change.after - change.before
            if not (row[at.OPTIONS] & at.LIVE_SCORING):
                for seat, base in enumerate(at.BASE[: row[at.PLAYERS]]):
                    gained = at.ip(after, base) - at.ip(row, base)
                    assert gained == total[seat]
            if row[at.PHASE] != at.ACTION or told.ends_round:
                continue
            assert told.candles == after[at.CANDLES]
            # The predictions about the end of the round and of the game are the forecast after it, seat by seat.
            before, then = forecast(row).seats, forecast(after).seats
            for seat in range(row[at.PLAYERS]):
                mine_then = [change for part in causes[1:] for change in part if change.seat == seat]
                later = {change.cause: change for change in mine_then}
                for cause in ("priestess", "temple"):
                    was, becomes = getattr(before[seat], cause), getattr(then[seat], cause)
                    assert (was != becomes) == (cause in later)
                    assert was == becomes or later[cause][2:] == (was, becomes)
                assert (before[seat].apostate != then[seat].apostate) == ("apostate" in later)
                points = sum(change.after - change.before for change in mine_then)
                points += sum(change.after for change in told.now if change.seat == seat)
                assert then[seat].final - before[seat].final == points
            assert told.final == (before[mine].final, then[mine].final)
    assert len(kinds) >= 6
    assert ended


@pytest.mark.parametrize("options", TABLES[4:])
def test_the_automaton_threatens_from_the_round_in_which_it_can_take_the_tile(options: Options) -> None:
    """V5: released tiles only, at the start of a round, and no tokens (expert S3-1)."""
    met = set()
    for row in positions(options, 5, 7):
        for stand in stands(row):
            for one in stand.threats if stand.owner else ():
                assert (one.reach, one.seats) == ("round", (0,))
                met.add(one.round - row[at.ROUND])
                for number in range(row[at.ROUND] + (row[at.PHASE] != at.ROUND_START), 7):
                    assert (number >= one.round) == (stand.tile in evicted_at_start(row, one.tile, number))
    assert len(met) > 3


def evicted_at_start(row: bytearray, hunter: int, number: int) -> set[int]:
    """Fields cleared at the start of a round if the automaton stands on the hunter's island alone and no other tile is
    there to be taken."""
    row = row[:]
    row[at.PHASE], row[at.ROUND] = at.ROUND_START, number
    isle, geometry = SYMBOL[hunter], temple(row[at.LAYOUT])
    for other in range(7):
        row[at.BASE[0] + other] = int(other == isle)
        row[at.OPEN + other] = 0
    if geometry.group_of[hunter] < number:
        row[at.OPEN + isle] = 1 << TILE_OF[isle].index(hunter)
    events: list[Any] = []
    play(row, encode((isle + 1) % 7, SOLO), events)
    return {event.tile for event in events if isinstance(event, ev.Evicted)}


def test_a_threat_has_plain_facts() -> None:
    """The example of the temple table: 9 and 26 are neighbours on the red board, and only the higher one evicts."""
    row = start(deal(TABLES[3], b"7" * 16))
    row[at.TILE + 9] = at.HELD
    assert [threat for threat in threats(row, 9, 0) if threat.tile == 26] == [Threat(26, (1, 2, 3), "dark")]
    assert all(threat.tile > 9 for threat in threats(row, 9, 0))


@pytest.mark.parametrize("options", TABLES)
def test_the_forecast_of_who_ends_the_round_is_what_comes(options: Options) -> None:
    """With the last candle's point (A17.1); in the solo game there is no candle and no point (V1, V6)."""
    ended = 0
    for row in positions(options, 5):
        end = FINISH if options.values["solo"] else MEDITATION
        if row[at.PHASE] != at.ACTION or row[at.CANDLES] > 1 or row[at.ROUND] == 6 or end not in legal(row):
            continue
        told, after = forecast(with_candle_point(row)), row[:]
        play(after, end)
        for seat in range(row[at.PLAYERS]):
            assert told.seats[seat].ip_after == shown_ip(after, seat)
        ended += 1
    assert ended >= 10


def test_what_a_tile_will_evict_is_no_risk() -> None:
    """A gain is listed under the options of the turn."""
    lesson = course.load("luna", "3-temple")
    row = start(lesson.header)
    turn = lesson.turn(row, "yellow: appoint 16")
    assert turn is not None
    told, text = consequence(row, turn), Catalogue("en", game="luna")
    assert told.prey
    theme.wear(contrast=False)
    sections = {line.when for line in preview.lines(text, ["Ann", "Ben"], told) if "will evict" in line.words}
    assert sections == {text("preview-opens")}


def test_safety_and_candles_are_no_risk() -> None:
    """The danger section contains nothing else: a shielded novice is safe, candles belong to the round."""
    text, met = Catalogue("en", game="luna"), set[str]()
    theme.wear(contrast=False)
    for seed in range(3):
        played = games.random_game(seed, TABLES[0])
        row = start(played.header)
        for turn in played.turns:
            for line in preview.lines(text, ["Ann", "Ben"], consequence(row, turn)):
                met.add(line.when)
                assert (line.when == text("preview-risk")) == (
                    line.kind in ("loss", "threat") and "evict" in line.words
                )
                assert (line.when == text("preview-safety")) == (line.icon == "temple/shield")
                if line.icon == "temple/flame-out" or (line.icon == "temple/flame-lit" and line.kind == "plain"):
                    assert line.when == text("preview-round-end")
            for move in turn:
                play(row, move)
    assert {text(f"preview-{name}") for name in ("risk", "safety", "round-end")} <= met
