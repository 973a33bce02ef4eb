"""Grounds are facts: each is checked against the rules in another way than it was found."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

import pytest

from luna.bots.oneply import ranked
from luna.core.game import Turn
from luna.games.luna import rules as game
from luna.games.luna.bot import evaluator
from luna.games.luna.bot.evaluator import THEMES
from luna.games.luna.bot.grounds import WEAK, argument, drawback, grounds
from luna.games.luna.bot.turn_case import Ground
from luna.games.luna.bot.turns import after
from luna.games.luna.rules import choose
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import (
    APPOINT,
    BOOK,
    BUILD,
    CONSECRATE,
    FAVOUR,
    FINISH,
    JOURNEY,
    MEDITATION,
    argument_of,
    kind_of,
    place_of,
)
from luna.games.luna.rules.position import ACTION, BASE, CLAIMED, PHASE, ROUND, SOLO, TILE, TURN
from luna.games.luna.rules.position import FAVOUR as TOKEN
from luna.games.luna.rules.threats import next_race, race
from luna.games.luna.rules.views import SeatView, View, forecast, view

ORDERS = ("yellow", "red", "blue", "white")


WAYS = ("temple-next", "favours-next", "shrines-next")
"""Grounds that promise an action in the next round."""


class Facts:
    """A turn and both positions, as a player sees them."""

    def __init__(self, row: bytearray, turn: Turn) -> None:
        self.row, self.then = row, after(row, turn)
        self.before, self.after = view(row), view(self.then)
        assert self.before.turn is not None
        self.seat = self.before.turn
        self.turn = turn

    def mine(self, seen: View) -> SeatView:
        return seen.seats[self.seat]

    def standing(self, seen: View, island: str) -> int:
        isle = ISLANDS.index(island)
        return self.mine(seen).active[isle] + self.mine(seen).inactive[isle]

    def can(self, kind: int) -> set[tuple[int, int]]:
        """Islands and tiles of the moves of a kind, if the seat moved again at once."""
        again = self.then[:]
        again[TURN] = self.seat
        moves = [move for move in game.legal(again) if kind_of(move) == kind]
        return {(place_of(move), argument_of(move) >> 2) for move in moves}

    def can_next(self, kind: int) -> set[tuple[int, int]]:
        """The same in the next round, after all seats only turned candles."""
        row = self.then
        while row[ROUND] == self.row[ROUND]:
            row = after(row, (FINISH if row[SOLO] else MEDITATION,))
        row = row[:]
        row[PHASE], row[TURN] = ACTION, self.seat
        moves = [move for move in game.legal(row) if kind_of(move) == kind]
        return {(place_of(move), argument_of(move) >> 2) for move in moves}

    def theirs(self) -> int:
        return sum(sum(seat.active) for seat in self.before.seats if seat.seat != self.seat)

    def ended(self) -> bool:
        return self.after.round != self.before.round or self.after.phase == "over"


def _round_end(told: Facts, seat: int, cause: str) -> tuple[int, int]:
    pair = (getattr(forecast(row).seats[seat], cause) for row in (told.row, told.then))
    before, then = pair
    return before, then


Check = Callable[[Facts, dict], bool]  # type: ignore[type-arg]

CHECKS: Final[dict[str, Check]] = {
    "points-now": lambda told, of: told.mine(told.after).ip - told.mine(told.before).ip == of["points"] > 0,
    "points-round": lambda told, of: told.mine(told.after).ip - told.mine(told.before).ip == of["points"],
    "points-game": lambda told, of: told.after.phase == "over" and told.mine(told.after).ip == of["points"],
    "temple-enters": lambda told, of: any(
        field.tile == of["tile"] and field.owner == told.seat for field in told.after.temple
    ),
    "temple-prey": lambda told, of: all(
        any((field.owner, field.tile, field.book) == (seat, tile, False) for field in told.after.temple)
        for seat, tile in of["list"]
    ),
    "temple-claims": lambda told, of: (
        any((one.tile, one.owner) == (of["tile"], told.seat) for one in told.after.path)
        and any(tile == of["tile"] for _, tile in told.can(CONSECRATE))
        and (of["points"], of["count"]) == (told.after.guard_tiles[told.after.round - 1], 7 - told.after.round)
    ),
    "temple-bribed": lambda told, of: (
        any((one.tile, one.owner) == (of["tile"], told.seat) for one in told.after.path)
        and not any(tile == of["tile"] for _, tile in told.can(CONSECRATE))
        and any(tile == of["tile"] for _, tile in told.can_next(CONSECRATE))
        and of["round"] == told.after.round + 1
    ),
    "temple-book": lambda told, of: any(field.tile == of["tile"] and field.book for field in told.after.temple),
    "temple-opens": lambda told, of: any(tile == of["tile"] for _, tile in told.can(APPOINT)),
    "temple-ready": lambda told, of: any(tile == of["tile"] for _, tile in told.can(CONSECRATE)),
    "temple-next": lambda told, of: (ISLANDS.index(of["island"]), of["tile"]) in told.can_next(APPOINT),
    "priestess-now": lambda told, of: _round_end(told, told.seat, "priestess") == (of["before"], of["points"]),
    "priestess-scored": lambda told, of: told.ended() and of["points"] in told.before.prizes,
    "priestess-next": lambda told, of: next_race(told.then).prizes[told.seat] == of["points"] > of["before"],  # type: ignore[union-attr]
    "priestess-lead": lambda told, of: race(told.then).counts[told.seat] == of["count"] > of["most"],
    "apostate-less": lambda told, of: _round_end(told, told.seat, "apostate") == (of["before"], of["points"]),
    "apostate-next": lambda told, of: (
        told.standing(told.after, of["island"])
        == of["count"]
        < of["before"]
        == told.standing(told.before, of["island"])
    ),
    "shrines-built": lambda told, of: told.mine(told.after).shrines[ISLANDS.index(of["island"])],
    "shrines-opens": lambda told, of: bool(told.can(BUILD)) and told.after.builder == of["island"],
    "shrines-next": lambda told, of: (
        forecast(told.then).builder == of["island"]
        and told.standing(told.after, of["island"]) == of["count"] >= 2
        and bool(told.can_next(BUILD))
    ),
    "favours-taken": lambda told, of: of["favour"] in told.mine(told.after).favours,
    "favours-use": lambda told, of: of["favour"] in told.mine(told.after).favours,
    "favours-opens": lambda told, of: ISLANDS.index(of["favour"]) in {isle for isle, _ in told.can(FAVOUR)},
    "favours-next": lambda told, of: (
        ISLANDS.index(of["island"]) in {isle for isle, _ in told.can_next(FAVOUR)}
        and of["island"] not in told.mine(told.after).favours
    ),
    "council-up": lambda told, of: (
        told.mine(told.after).council_seat == of["seat-number"]
        and forecast(told.then).seats[told.seat].final - forecast(told.row).seats[told.seat].final
        == _round_end(told, told.seat, "ip_after")[1]
        - _round_end(told, told.seat, "ip_after")[0]
        + of["points"]
        - of["before"]
        + len(told.mine(told.after).favours)
        - len(told.mine(told.before).favours)
    ),
    "council-passes": lambda told, of: (
        told.after.council.index(of["seat"]) < told.after.council.index(told.seat)
        and told.before.council.index(of["seat"]) > told.before.council.index(told.seat)
    ),
    "novices-recruit": lambda told, of: (
        sum(told.mine(told.after).active + told.mine(told.after).inactive) == of["count"]
    ),
    "novices-woken": lambda told, of: told.mine(told.after).active[ISLANDS.index(of["island"])] >= of["count"],
    "novices-sailed": lambda told, of: told.mine(told.after).active[ISLANDS.index(of["island"])] >= of["count"],
    "novices-jetty": lambda told, of: told.mine(told.before).jetty - told.mine(told.after).jetty == of["count"],
    "novices-kept": lambda told, of: (
        sum(told.mine(told.after).active) == sum(told.mine(told.before).active) == of["count"]
    ),
    "novices-cheap": lambda told, of: (
        sum(told.mine(told.before).active) - 1 == sum(told.mine(told.after).active) == of["count"] > 0
    ),
    "tempo-ends": lambda told, of: told.ended() and told.theirs() == of["count"],
    "tempo-starts": lambda told, of: told.ended() and told.after.turn == told.seat,
    "tempo-candle": lambda told, of: told.after.candles == of["left"] == told.before.candles - 1,
    "tempo-burns": lambda told, of: (
        told.after.candles == of["left"] == told.before.candles - 1
        and of["count"] == sum(sum(seat.active) for seat in told.after.seats if seat.seat != told.seat)
        and of["count"] >= sum(told.mine(told.after).active)
    ),
    "tempo-passes": lambda told, of: (
        told.after.candles == told.before.candles
        and sum(told.mine(told.before).active) - sum(told.mine(told.after).active) == 1
    ),
    "priestess-kept": lambda told, of: (
        told.mine(told.after).active[ISLANDS.index(of["island"])]
        == of["count"]
        == sum(told.mine(told.before).active)
        == sum(told.mine(told.after).active)
        and _round_end(told, told.seat, "priestess") == (of["points"], of["points"])
    ),
    "priestess-held": lambda told, of: (
        told.mine(told.after).active[ISLANDS.index(of["island"])] == of["count"] > 0
        and _round_end(told, told.seat, "priestess") == (of["points"], of["points"])
    ),
    "tempo-more": lambda told, of: sum(told.mine(told.after).active) == of["count"] > of["most"],
    "others-evicted": lambda told, of: all(
        any((field.tile, field.state) == (tile, "closed") for field in told.after.temple) for _, tile in of["list"]
    ),
    "others-priestess": lambda told, of: _round_end(told, of["seat"], "priestess") == (of["before"], of["points"]),
    "others-apostate": lambda told, of: _round_end(told, of["seat"], "apostate") == (of["before"], of["points"]),
    "others-tile": lambda told, of: of["seat"] != told.seat,
    "others-book": lambda told, of: any(
        (field.tile, field.owner, field.book) == (of["tile"], of["seat"], False) for field in told.after.temple
    ),
}
"""What each ground claims, said in another way."""


@cache
def _games(seed: int) -> tuple[bytearray, ...]:
    """Positions of half-sensible games, in which every case occurs."""
    return tuple(_played(seed))


def _played(seed: int) -> Iterator[bytearray]:
    for players, solo in ((2, 0), (3, 0), (4, 0), (2, 1), (2, 3)):
        chance = random.Random(seed * 10 + players + solo)
        row = game.start(game.deal(choose(ORDERS[: 1 if solo else players], "free", solo=solo), bytes([seed]) * 32))
        while game.to_move(row) is not None:
            yield row
            row = after(row, chance.choice(evaluator(row).candidates(row)))


@pytest.fixture(scope="module")
def told() -> list[tuple[Facts, Ground]]:
    """All claims about some turns."""
    found = []
    for row in [row for seed in range(3) for row in _games(seed)][::4]:
        chance = random.Random(bytes(row))
        turns = evaluator(row).candidates(row)
        for turn in chance.sample(turns, min(3, len(turns))):
            facts = Facts(row, turn)
            for theme in THEMES:
                found += [(facts, ground) for ground in grounds(row, turn, [theme])]
    return found


def test_every_ground_of_an_action_is_true(told: list[tuple[Facts, Ground]]) -> None:
    seen = set()
    for facts, ground in told:
        name = ground.name.removeprefix("opponent-")
        if name.startswith(("prepared-", "solo-")):
            continue
        assert CHECKS[name](facts, dict(ground.facts)), (ground, facts.before)
        seen.add(name)
    assert len(set(CHECKS) - seen) <= 4, "nearly everything comes up in these games"


def test_grounds_before_the_first_action_are_true(told: list[tuple[Facts, Ground]]) -> None:
    kinds = set()
    for facts, ground in told:
        of = dict(ground.facts)
        match ground.name:
            case "prepared-favours":
                favours = facts.mine(facts.after).favours
                assert not favours or set(favours) == {of["first"], of["second"]}
            case "prepared-priestess" | "prepared-builder":
                steps = facts.before.priestess_steps if ground.name == "prepared-priestess" else 4
                start = facts.before.ring.index(getattr(facts.before, ground.name.removeprefix("prepared-")))
                assert facts.before.ring[(start + steps * (int(str(of["round"])) - 1)) % 7] == of["island"]
            case "prepared-tile":
                (there,) = [one for one in facts.before.path if one.tile == of["tile"]]
                assert there.symbol == of["island"] and there.group + 1 == of["round"]
                assert facts.mine(facts.after).shrines[ISLANDS.index(str(of["island"]))]
            case "solo-waits":
                assert facts.after.seats[0].in_temple == facts.before.seats[0].in_temple
            case "solo-enters":
                field = next(field for field in facts.after.temple if field.tile == of["tile"])
                assert field.owner == 0 and field.symbol == of["island"]
            case "solo-priestess" | "solo-builder":
                assert not facts.after.seats[0].active[ISLANDS.index(str(of["island"]))]
            case "solo-stays":
                assert facts.after.seats[0].council_seat == facts.before.seats[0].council_seat
            case _:
                continue
        kinds.add(ground.name)
    assert len(kinds) >= 6, kinds


def test_a_turn_that_ends_the_round_names_the_scoring() -> None:
    """Played until a seat that wins a prize and gains turns the last candle."""
    seen: set[str] = set()
    for row in (row for seed in range(6, 20) for row in _games(seed)):
        for turn in ((move,) for move in game.legal(row) if kind_of(move) == 9):
            if view(row).candles == 1:
                facts = Facts(row, turn)
                for ground in grounds(row, turn, ["points", "priestess"]):
                    assert CHECKS[ground.name](facts, dict(ground.facts))
                    seen.add(ground.name)
    assert seen >= {"points-round", "priestess-scored", "points-game"}


def test_a_bribe_is_a_ground_when_it_opens_the_temple() -> None:
    row = game.start(game.deal(choose(("red", "blue"), "preset"), bytes(32)))
    seat, bribery = row[TURN], ISLANDS.index("bribery")
    tile = next(one.tile for one in view(row).path if one.state == "bribable")
    row[TILE + tile] = CLAIMED + seat
    row[BASE[seat] + bribery] = 2
    row[BASE[seat] + TOKEN + bribery] = 0
    turn = (next(move for move in game.legal(row) if kind_of(move) == FAVOUR and place_of(move) == bribery),)
    facts = Facts(row, turn)
    (found,) = grounds(row, turn, ["temple"])
    assert found.name == "temple-ready" and CHECKS[found.name](facts, dict(found.facts))


def test_a_theme_without_a_fact_has_no_ground() -> None:
    row = game.start(game.deal(choose(("red", "blue"), "preset"), bytes(32)))
    last = (next(move for move in game.legal(row) if kind_of(move) == 9),)
    assert grounds(row, last, ["council", "shrines", "favours"]) == []
    assert [one.name for one in grounds(row, last, ["tempo"])] == ["tempo-burns"]


def test_a_drawback_is_what_the_apostate_will_cost() -> None:
    """If nobody does anything else: checked at the end of the next round."""
    seen = 0
    for row in [row for seed in range(3) for row in _games(seed)][::3]:
        for turn in evaluator(row).candidates(row):
            against = drawback(row, turn)
            if against is None or view(row).solo:
                continue
            of: dict[str, Any] = dict(against.facts)
            told, later = Facts(row, turn), after(row, turn)
            assert told.standing(told.after, of["island"]) == of["count"] > told.standing(told.before, of["island"])
            while later[ROUND] == row[ROUND]:
                later = after(later, (MEDITATION,))
            seen += 1
            assert view(later).apostate == of["island"]
            assert forecast(later).seats[told.seat].apostate == of["points"]
    assert seen > 20


def test_an_island_that_will_be_closed_is_no_way_into_the_temple() -> None:
    """V9 and V12: the Apostate follows the player's novices, and nothing on its island may be used."""
    closed = 0
    for seed in range(8):
        chance = random.Random(seed)
        row = game.start(game.deal(choose(("yellow",), "free", solo=3), bytes([seed]) * 32))
        while game.to_move(row) is not None:
            for turn in evaluator(row).candidates(row) if row[PHASE] == ACTION else ():
                told = Facts(row, turn)
                island = forecast(told.then).apostate
                if island is None or kind_of(turn[0]) != JOURNEY:
                    continue
                ways = [one for one in grounds(row, turn, THEMES, 9) if one.name in WAYS]
                assert island not in [one.facts["island"] for one in ways]
                stood, stand = told.standing(told.before, island), told.standing(told.after, island)
                if stood < 2 <= stand:
                    closed += 1
                    against = drawback(row, turn)
                    assert against is not None and against.facts["island"] == island
            row = after(row, chance.choice(evaluator(row).candidates(row)))
    assert closed


def _argued(row: bytearray, turn: Turn, instead: Turn) -> list[str]:
    return [one.name for one in argument(row, turn, evaluator(row).reasons(row, turn, instead))]


def test_a_quiet_turn_has_a_ground_of_its_own() -> None:
    """A candle that the others lack, a prize that is kept; a mere saving only where there is nothing else."""
    said: dict[str, int] = {}
    for row in [row for seed in range(6) for row in _games(seed) if row[PHASE] == ACTION and not row[SOLO]]:
        scored = ranked(evaluator(row), row)
        facts = Facts(row, (MEDITATION,))
        other = next((turn for _, turn in scored if turn != (MEDITATION,)), None)
        if facts.ended() or other is None:
            continue
        mine, found = sum(facts.mine(facts.before).active), _argued(row, (MEDITATION,), other)
        assert found and found[0] not in WEAK
        if facts.theirs() >= max(mine, 1) and len(found) == 2:
            assert {"tempo-burns", "priestess-kept", "priestess-held"}.intersection(found) or found[0] != "waits"
        for name in found:
            said[name] = said.get(name, 0) + 1
    assert said["tempo-burns"] > 20 and said["priestess-kept"] > 2 and said["waits"] > 0, said


def test_effects_of_a_turn_come_before_what_it_saves() -> None:
    """Evictions and books used to be ranked behind the active novices that they saved."""
    checked = 0
    for row in [row for seed in range(6) for row in _games(seed) if row[PHASE] == ACTION and not row[SOLO]]:
        scored = ranked(evaluator(row), row)
        for _, turn in scored:
            if kind_of(turn[0]) in (BOOK, CONSECRATE) and not Facts(row, turn).ended():
                found = _argued(row, turn, next(one for _, one in scored if one != turn))
                assert found[0] not in (*WEAK, "priestess-held", "tempo-more"), found
                assert any(one.startswith(("temple-", "points-", "others-")) for one in found)
                checked += 1
    assert checked > 50
