"""Every state of the table and every press: it does what the screen shows, or nothing.

Each row is a state, each column a press. The result is written in short: `turn:journey`, `draft:none` (back), `+hint`
`-log` (opened, closed), `scene:OverlayScene`, `beat:2`, `said` (a reason why not), `nothing`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, NamedTuple

import pygame
import pytest

from luna.bots.answers import Thought
from luna.bots.evaluator import Variation
from luna.games.luna.board import targets
from luna.games.luna.board.layout import places
from luna.games.luna.board.targets import SAIL_NOW, VERB_OF
from luna.games.luna.rules import legal
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import BOOK, COUNCIL, FAVOUR, book_tiles, kind_of, place_of
from luna.games.luna.rules.views import view
from luna.games.luna.screens.scoring import ScoringScene
from luna.shell.board.table_view import TableView
from luna.shell.modes.replay import ReplayScene
from luna.shell.modes.whatif import WhatIf
from luna.table.link import TableLink
from tests.patience import until
from tests.ui.clicks import random_turn
from tests.ui.driver import Driver, LunaTable, driving
from tests.ui.rooms import Silent, a_table

KEYS: Final = {"enter": pygame.K_RETURN, "space": pygame.K_SPACE, "esc": pygame.K_ESCAPE}
PAD: Final = {"a": pygame.CONTROLLER_BUTTON_A, "b": pygame.CONTROLLER_BUTTON_B}
PRESSES: Final = (*KEYS, *PAD, "right", "water", "thing")
"""The last two are stray clicks: where nothing is, and on favours that could be taken."""
LETTERS: Final = {key: getattr(pygame, f"K_{key}") for key in "abcdefghijklmnopqrstuvwxyz1234567"}


def quiet(row: bytearray) -> bool:
    """Some candles still burn, favours can be taken, and a round has been scored."""
    seen = view(row)
    return seen.step == "action" and seen.round == 2 and seen.candles > 1 and favours(row) != []


def favours(row: bytearray) -> list[str]:
    return [ISLANDS[place_of(move)] for move in legal(row) if kind_of(move) == FAVOUR]


def last_candle(row: bytearray) -> bool:
    return view(row).step == "action" and view(row).candles == 1 and favours(row) != []


def has_books(row: bytearray) -> bool:
    return quiet_enough(row) and any(kind_of(move) == BOOK for move in legal(row))


def quiet_enough(row: bytearray) -> bool:
    return view(row).step == "action" and view(row).candles > 1 and favours(row) != []


@cache
def turns_until(fits: Callable[[bytearray], bool]) -> int:
    table, chance = a_table(0, 0, seed=7), random.Random(7)
    for turns in range(200):
        if fits(table.position):
            return turns
        table.acts.submit(random_turn(table.position, chance))
    raise AssertionError("no such position")


class Table:
    """A table in a window, with keys, pad and mouse."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def sit(self, fits: Callable[[bytearray], bool] = quiet) -> LunaTable:
        pygame.event.clear()
        self.driver.app.pointer = (-1, -1)
        self.driver.app.settings.animation_speed = "instant"
        self.driver.app.replace(LunaTable(self.driver.app, TableLink(a_table(0, 0, turns=turns_until(fits)))))
        self.driver.step()
        self.scene = self.driver.scene
        return self.scene

    # ---- presses

    def keys(self, word: str) -> None:
        for key in word:
            self.driver.rest()
            code = LETTERS[key]
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=key, scancode=0))
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
            self.driver.step()

    def press(self, how: str) -> None:
        if how in KEYS:
            self.driver.key(KEYS[how])
        elif how in PAD:
            self.driver.rest()
            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
                pygame.event.post(pygame.event.Event(kind, instance_id=0, button=PAD[how]))
            self.driver.frames()
        else:
            self.click(self.somewhere(how), 3 if how == "right" else 1)

    def click(self, at: tuple[int, int], button: int = 1) -> None:
        self.driver.rest(at)
        facts = {"pos": at, "rel": (1, 1), "buttons": (0, 0, 0), "touch": False, "button": button}
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, facts))
            self.driver.step()
        self.driver.frames(1)

    def somewhere(self, how: str) -> tuple[int, int]:
        """Free water, or the favours of an island: nothing covers it."""
        layout, hand = self.scene.board.display.layout, self.scene.board.hand
        if how == "thing":
            found = [layout.on_island(island, places.STACK_MIDDLE) for island in favours(self.scene.position)]
        else:
            free = layout.free
            found = [(x, y) for y in range(free.top + 9, free.bottom, 12) for x in range(free.left, free.right, 12)]
        water = (at for at in found if how == "thing" or hand.pick(at) is None)
        return next(at for at in water if self.scene.stack.at(at) is None)

    # ---- the results

    def seen(self) -> Seen:
        top = self.driver.app.scenes[-1]
        at = self.scene
        said = at.board.hand.refused.lines[0].words if at.board.hand.refused is not None else ""
        names = frozenset(panel.name for panel in at.open)
        beat = top.said if isinstance(top, ScoringScene) else 0
        whatif = top.table.length if isinstance(top, TableView) and isinstance(top.mode, WhatIf) else 0
        playing = isinstance(top, ReplayScene) and top.head.playing
        return Seen(at.table.length, at.board.hand.draft.state, names, self.driver.top, said, beat, whatif, playing)

    @property
    def waiting(self) -> bool:
        """Whether a turn is on its way to a disk: the table's, or that of the what-if board over it."""
        return any(scene.link.busy for scene in self.driver.app.scenes if isinstance(scene, TableView))

    def came(self, before: Seen) -> str:
        until(lambda: not self.waiting, self.driver.step)
        self.driver.frames()
        now, out = self.seen(), []
        if now.length > before.length:
            out.append(f"turn:{VERB_OF[kind_of(self.scene.table.history[-1].turn[0])]}")
        elif now.drafted != before.drafted:
            out.append(f"draft:{self.scene.board.hand.draft.action or 'none'}")
        out += [f"+{name}" for name in sorted(now.open - before.open)]
        out += [f"-{name}" for name in sorted(before.open - now.open)]
        if now.top != before.top:
            out.append(f"scene:{now.top}")
        elif now.beat != before.beat:
            out.append(f"beat:{now.beat}")
        elif now.whatif != before.whatif:
            out.append("played on the board")
        elif now.playing != before.playing:
            out.append("play")
        return " ".join(out) or ("said" if now.said and now.said != before.said else "nothing")


class Seen(NamedTuple):
    length: int
    drafted: object
    open: frozenset[str]
    top: str
    said: str
    beat: int
    whatif: int
    playing: bool


# ---- the states


def idle(table: Table) -> None:
    table.sit()


def verb(table: Table) -> None:
    table.sit()
    table.keys("f")


def verb_elsewhere(table: Table) -> None:
    """A verb that has nothing to do with favours."""
    scene = table.sit()
    table.keys("j")
    scene.board.hand.lead(targets.Stack(favours(scene.position)[0]))


def composing(table: Table) -> None:
    """Novices are in the hand, by the number of their island."""
    scene = table.sit()
    me = scene.board.hand.draft.me
    isles = enumerate(scene.board.display.layout.ring, 1)
    number = next(number for number, isle in isles if me.active[ISLANDS.index(isle)])
    table.keys(f"j{number}")
    assert scene.board.hand.draft.composer.hand


def ready(table: Table) -> None:
    """They have a destination."""
    scene = table.sit()
    me, ring = scene.board.hand.draft.me, scene.board.display.layout.ring
    number = next(number for number, isle in enumerate(ring, 1) if me.active[ISLANDS.index(isle)])
    table.keys(f"j{number}{number % 7 + 1}")
    assert scene.board.hand.draft.begun.turn is not None and scene.board.hand.hover == SAIL_NOW


def ready_by_mouse(table: Table) -> None:
    ready(table)
    table.scene.steering.moved(table.somewhere("water"))


def ready_under_hint(table: Table) -> None:
    """The hint was requested before; it folds up."""
    scene = table.sit()
    told_hint(table, "iii")
    me, ring = scene.board.hand.draft.me, scene.board.display.layout.ring
    number = next(number for number, isle in enumerate(ring, 1) if me.active[ISLANDS.index(isle)])
    table.keys(f"j{number}{number % 7 + 1}")
    assert scene.company.hints.away


def ready_beside_hint(table: Table) -> None:
    """It is requested again beside the draft."""
    ready_under_hint(table)
    table.keys("i")
    assert not table.scene.company.hints.away


def ready_under_forecast(table: Table) -> None:
    ready(table)
    table.keys("o")


def choosing(table: Table) -> None:
    """Several ways to a seat of the Council."""
    scene = table.sit()
    seat = next(seat for seat in range(11) if len(_offered(scene, seat)) > 1)
    scene.board.hand.lead(targets.Council(seat))
    table.press("enter")
    assert scene.board.hand.draft.begun.choices


def _offered(scene: LunaTable, seat: int) -> list[object]:
    return list(scene.board.hand.draft.offer(targets.Council(seat))[1].begun.choices)


def book(table: Table) -> None:
    """A book has been taken up."""
    scene = table.sit(has_books)
    source, _ = book_tiles(next(move for move in legal(scene.position) if kind_of(move) == BOOK))
    scene.board.focus.click(targets.Book(source))
    assert scene.board.hand.draft.begun.things == (targets.Book(source),)
    table.driver.frames()


def asked(table: Table) -> None:
    table.sit(last_candle)
    table.keys("m")
    assert table.scene.board.hand.draft.confirm


def asked_long_ago(table: Table) -> None:
    asked(table)
    table.driver.frames(5 * 60)


def asked_by_mouse(table: Table) -> None:
    table.sit(last_candle)
    table.click(table.scene.board.display.layout.candles.center)
    assert table.scene.board.hand.draft.confirm


def asked_over_forecast(table: Table) -> None:
    table.sit(last_candle)
    table.keys("om")


def asked_with_focus_elsewhere(table: Table) -> None:
    """The focus was on favours when the question came."""
    scene = table.sit(last_candle)
    scene.board.hand.lead(targets.Stack(favours(scene.position)[0]))
    table.keys("m")


def hint_thinks(table: Table) -> None:
    table.sit()
    table.keys("i")


def told_hint(table: Table, keys: str) -> None:
    table.keys("i")
    thinker = Silent.made[-1]
    row = thinker.rows[-1]
    turns = [(move,) for move in legal(bytearray(row)) if kind_of(move) in (FAVOUR, COUNCIL)][:3]
    lines = tuple(Variation(turn, 3.0 - n, 0.2) for n, turn in enumerate(turns))
    thinker.say(Thought(9, 9, lines, lines[0].turn, (), ((),) * len(lines)))
    table.driver.frames()
    table.keys(keys[1:])


def hint_1(table: Table) -> None:
    table.sit()
    told_hint(table, "i")


def hint_3(table: Table) -> None:
    table.sit()
    told_hint(table, "iii")


def opened(key: str) -> Callable[[Table], None]:
    def arrange(table: Table) -> None:
        table.sit()
        table.keys(key)

    return arrange


def recap_list(table: Table) -> None:
    table.sit()
    table.keys("v")
    if table.driver.top == "RecapScene":
        table.driver.key(pygame.K_ESCAPE)


def hidden_focus(table: Table) -> None:
    """The focus is on something, and then the log covers it."""
    scene = table.sit()
    before = {thing.what for thing in scene.board.hand.things()}
    table.keys("l")
    hidden = before - {thing.what for thing in scene.board.hand.things()}
    table.keys("l")
    offered = {target: scene.board.hand.draft.offer(target) for target in hidden}
    acts = (target for target, (answer, trial) in offered.items() if answer.turn is not None or trial.busy)
    scene.board.hand.lead(min(acts, key=repr))
    table.keys("l")


def menu(table: Table) -> None:
    table.sit()
    table.driver.key(pygame.K_F10)
    assert table.driver.top == "OverlayScene"


def grace(table: Table) -> None:
    """The ring runs after an own turn by Enter."""
    scene = table.sit()
    scene.board.hand.lead(targets.Stack(favours(scene.position)[0]))
    table.press("enter")
    until(lambda: not scene.link.busy, table.driver.step)
    table.driver.frames(90)
    assert scene.grace.runs


def double_press(table: Table) -> None:
    """Immediately after that turn."""
    scene = table.sit()
    scene.board.hand.lead(targets.Stack(favours(scene.position)[0]))
    table.press("enter")
    until(lambda: not scene.link.busy, table.driver.step)


def scoring(table: Table) -> None:
    scene = table.sit(last_candle)
    table.driver.app.settings.animation_speed = "1"
    table.driver.app.settings.reduced_motion = True  # the sheet counts, not the board
    table.keys("mm")
    until(lambda: table.driver.top == "ScoringScene", table.driver.step)
    top = table.driver.app.scenes[-1]
    assert isinstance(top, ScoringScene) and top.said == 0 and scene is table.scene


def scored(table: Table) -> None:
    table.sit(last_candle)
    table.keys("mm")
    until(lambda: table.driver.top == "ScoringScene", table.driver.step)


def scored_again(table: Table) -> None:
    """The last scoring, on request."""
    table.sit()
    table.keys("p")
    assert table.driver.top == "ScoringScene"


def scored_in_replay(table: Table) -> None:
    replay(table)
    table.keys("p")
    assert table.driver.top == "ScoringScene"


def whatif(table: Table) -> None:
    table.sit()
    table.keys("w")
    assert table.driver.top == "WhatIf"


def replay(table: Table) -> None:
    scene = table.sit()
    scene.look_back(scene.table.length)
    table.driver.frames()
    assert table.driver.top == "ReplayScene"


def thinking(table: Table) -> None:
    """A bot is to move."""
    scene = table.sit()
    table.driver.frames()
    seat = scene.table.to_move
    made = a_table(int(seat == 0), int(seat == 1), turns=turns_until(quiet))
    table.driver.app.replace(LunaTable(table.driver.app, TableLink(made)))
    table.driver.frames()
    table.scene = table.driver.scene
    assert table.scene.board.hand.draft.watching


NOTHING: Final = dict.fromkeys(PRESSES, "nothing")
AT_TABLE: Final = NOTHING | {
    **{"enter": "said", "a": "said", "esc": "scene:OverlayScene", "b": "scene:OverlayScene"},
    "thing": "turn:favour",
}
"""Nothing drafted, nothing open."""


def lies(name: str) -> dict[str, str]:
    """Something is open, and Escape closes it."""
    return AT_TABLE | {"esc": f"-{name}", "b": f"-{name}"}


def back(to: str) -> dict[str, str]:
    """Escape, pad and the right button undo a step of the draft."""
    return NOTHING | dict.fromkeys(("esc", "b", "right"), to)


SAIL: Final = back("draft:journey") | {"enter": "turn:journey", "a": "turn:journey", "thing": "said"}
YES: Final = "turn:meditate -asked scene:ScoringScene"
NO: Final = dict.fromkeys(("esc", "b", "right", "thing"), "draft:none -asked")
ASKED: Final = NOTHING | NO | {"enter": YES, "a": YES}
GO_ON: Final = NOTHING | dict.fromkeys((*KEYS, *PAD), "scene:TableView")

TABLE: Final[dict[Callable[[Table], None], dict[str, str]]] = {
    idle: AT_TABLE,
    verb: back("draft:none") | dict.fromkeys(("enter", "a", "thing"), "turn:favour"),
    verb_elsewhere: back("draft:none") | dict.fromkeys(("enter", "a", "thing"), "said"),
    composing: back("draft:journey") | dict.fromkeys(("enter", "a", "thing"), "draft:journey"),
    ready: SAIL,
    ready_by_mouse: SAIL,
    ready_under_hint: SAIL | {"enter": "turn:journey -hint", "a": "turn:journey -hint"},
    ready_beside_hint: SAIL | {"enter": "turn:journey -hint", "a": "turn:journey -hint"},
    ready_under_forecast: SAIL,
    choosing: back("draft:none") | dict.fromkeys(("enter", "a", "thing"), "turn:council"),
    book: back("draft:none") | {"thing": "said", "enter": "said", "a": "said"},
    asked: ASKED,
    asked_long_ago: ASKED,
    asked_by_mouse: ASKED,
    asked_over_forecast: {press: came.replace(" -asked", "") for press, came in ASKED.items()},
    asked_with_focus_elsewhere: ASKED,
    hint_thinks: lies("hint") | {"thing": "turn:favour -hint"},
    hint_1: lies("hint") | {"thing": "turn:favour -hint"},
    hint_3: lies("hint") | {"thing": "turn:favour -hint"},
    opened("o"): lies("forecast"),
    opened("e"): lies("threats"),
    opened("l"): lies("log"),
    recap_list: lies("recap"),
    hidden_focus: lies("log") | {"enter": "nothing", "a": "nothing"},
    menu: NOTHING | dict.fromkeys((*KEYS, *PAD), "scene:TableView"),
    grace: AT_TABLE | {"thing": "turn:favour"},
    double_press: AT_TABLE,
    scoring: NOTHING | dict.fromkeys(("enter", "space", "a", "thing"), "beat:1") | {"esc": "beat:3", "b": "beat:3"},
    scored: GO_ON,
    scored_again: GO_ON,
    scored_in_replay: NOTHING | dict.fromkeys((*KEYS, *PAD), "scene:ReplayScene"),
    whatif: NOTHING | dict.fromkeys(("esc", "b"), "scene:TableView") | {"thing": "played on the board"},
    replay: NOTHING
    | dict.fromkeys(("esc", "b", "right"), "scene:TableView")
    | dict.fromkeys(("enter", "space", "a"), "play"),
    thinking: AT_TABLE | {"thing": "said"},
}


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    more = 'animation_speed = "instant"\nwelcomed = true\ntips = false\nrecap = "off"\n'
    with driving(tmp_path_factory.mktemp("states"), more=more) as made:
        yield made


@pytest.mark.parametrize("state", TABLE, ids=lambda state: state.__name__)
def test_a_press_does_what_the_screen_says_or_nothing(
    driver: Driver, state: Callable[[Table], None], silent: Silent
) -> None:
    table, wrong = Table(driver), {}
    for press in PRESSES:
        state(table)
        before = table.seen()
        table.press(press)
        came = table.came(before)
        if came != TABLE[state][press]:
            wrong[press] = f"{came}, not {TABLE[state][press]}"
    assert not wrong
