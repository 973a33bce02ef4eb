"""Screen readers: every page and every table can be read and used from the accessibility tree alone."""

import gc
import random
import time
import weakref
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import accesskit
import pygame
import pytest

from luna.core import registry
from luna.core.options import Options
from luna.games.luna.board import targets
from luna.games.pangea.rules.board import SQUARES
from luna.log.replay import read_game
from luna.shell.access import bridge
from luna.shell.access.node import Node, Outline, Role, walk
from luna.shell.app import navigation
from luna.shell.app.settings import LANGUAGES
from luna.shell.board.table_view import TableView
from luna.shell.screens.menu import MenuScene
from luna.table.link import TableLink
from luna.table.table import Player, Table
from tests.ui.driver import Driver, driving, unseen

GOLDEN = Path(__file__).parents[1] / "golden"
READY = "Possible."
INSTANT = 'animation_speed = "instant"\n'
_AWAY = ("quit", "back", "close", "language", "watch")
_USED = (Role.BUTTON, Role.SWITCH, Role.OPTION)


def told(driver: Driver) -> dict[tuple[str, ...], Node]:
    """The nodes shown now, by path; no path twice."""
    nodes = list(walk(driver.app.reader.describe().nodes))
    found = dict(nodes)
    assert len(found) == len(nodes), "two nodes of the same name"
    return found


def named(driver: Driver, words: str) -> Node:
    """The first node of that name that can be pressed."""
    return next(node for node in told(driver).values() if node.name.startswith(words) and node.press is not None)


def press(driver: Driver, words: str) -> None:
    deed = named(driver, words).press
    assert deed is not None
    deed()
    driver.frames()


def settle(driver: Driver) -> None:
    """Wait until a pending turn, if any, has been answered."""
    driver.frames(3)
    scene = driver.app.scenes[-1]
    while isinstance(scene, TableView) and scene.link.busy:
        time.sleep(0.001)
        driver.frames(3)


def readable(driver: Driver) -> None:
    """Every usable widget has words in the tree, and can be used from there."""
    scene = driver.app.scenes[-1]
    assert isinstance(scene, MenuScene)
    nodes = {path[0]: node for path, node in told(driver).items() if len(path) == 1}
    assert any(node.role is Role.HEADING for node in nodes.values()), f"{driver.top} has no heading"
    for widget in scene.ring.widgets:
        if widget.enabled:
            assert widget.name in nodes, f"{driver.top}: nobody is told of {widget.name}"
    for path, node in told(driver).items():
        if node.role in _USED:
            assert node.name, f"{driver.top}: {path} has no name"
        if node.role in _USED and node.able:
            assert node.press is not None, f"{driver.top}: {path} cannot be pressed"
        if node.role in (Role.CHOICE, Role.SLIDER, Role.FIELD):
            assert node.name, f"{driver.top}: {path} has no name"


def routes(driver: Driver, first: Callable[[], None], depth: int) -> Iterator[MenuScene]:
    """Every kind of page that presses reach from the first one, once, after a limited number of presses."""
    seen, waiting = set[type[MenuScene]](), [list[tuple[str, ...]]()]
    while waiting:
        way = waiting.pop(0)
        first()
        driver.frames()
        for path in way:
            node = told(driver).get(path)  # gone, if an earlier page has started a game
            if node is not None and node.press is not None:
                node.press()
                driver.frames()
        top = driver.app.scenes[-1] if driver.app.scenes else None
        if isinstance(top, MenuScene) and type(top) not in seen:
            seen.add(type(top))
            yield top
            if len(way) < depth:
                buttons = [path for path, node in told(driver).items() if node.role is Role.BUTTON and node.press]
                waiting += [[*way, path] for path in buttons if path[-1] not in _AWAY]


def test_pages_can_be_read(tmp_path: Path) -> None:
    """Each page that the tree itself reaches from either level of the title."""
    with driving(tmp_path, language="fr", more=INSTANT) as driver, unseen(driver):

        def deeper() -> None:
            navigation.leave(driver.app)
            driver.frames()
            (press,) = (node.press for path, node in told(driver).items() if path[-1] == "more")
            assert press is not None
            press()

        seen = set[str]()
        for first in (partial(navigation.leave, driver.app), deeper):
            for page in routes(driver, first, 2):
                readable(driver)
                seen.add(type(page).__name__)
        assert len(seen) >= 12, sorted(seen)


@pytest.mark.parametrize(("game", "most"), [("luna", 60), ("pangea", 40), ("pebbles", 1000)])
def test_a_game_is_played_from_the_tree(tmp_path: Path, game: str, most: int) -> None:
    """All seats, by pressing nodes that are called possible and by reading on; no pixel, no rule, no key.

    `most` turns: `test_atspi` plays Luna to its end, and a random game of Pangea is very long.
    """
    with driving(tmp_path, more=INSTANT) as driver:
        driver.app.turn_to(game)
        rules = registry.load(game)
        header = rules.deal(Options(tuple(look.id for look in rules.SEATS[:2])), bytes(32))
        table = Table.new(rules, header, {seat: Player() for seat in rules.seats(header)})
        driver.app.push(TableView(driver.app, TableLink(table)))
        driver.frames()
        chance, idle = random.Random(7), 0
        while not table.over and table.length < most and idle < 60:
            length, nodes = table.length, told(driver)
            can = [node for node in nodes.values() if node.description.startswith(READY) and node.press]
            on = [node for path, node in nodes.items() if path[-1] in ("on", "buy")]
            node = on[0] if on else chance.choice(can) if can else None
            if node is not None and node.press is not None:
                node.press()
            settle(driver)
            idle = 0 if table.length > length else idle + 1
        assert table.over or table.length >= most, [
            node.name for node in told(driver).values() if node.role is Role.STATUS
        ]


def test_everything_marked_possible_has_an_effect(tmp_path: Path) -> None:
    """Also during a draft; and things with an effect in the Council are called possible."""
    with driving(tmp_path, more=INSTANT) as driver:
        rules, chance = registry.load("luna"), random.Random(3)
        header = rules.deal(Options(tuple(look.id for look in rules.SEATS[:2])), bytes(32))
        table = Table.new(rules, header, {seat: Player() for seat in rules.seats(header)})
        driver.app.push(TableView(driver.app, TableLink(table)))
        driver.frames()
        for _ in range(80):
            if not isinstance(driver.app.scenes[-1], TableView):
                driver.key(pygame.K_RETURN)
                continue
            hand = driver.scene.board.hand
            before = hand.draft.state
            for thing in hand.possible():
                answer, draft = hand.draft.offer(thing)
                acts = answer.turn is not None or draft.state != before
                assert acts or targets.of(thing, "vehicle", "council"), (thing, answer)  # one that is already chosen
            seats = [place.what for place in hand.things() if targets.of(place.what, "council")]
            several = [seat for seat in seats if hand.draft.idle and hand.draft.offer(seat)[1].begun.choices]
            assert set(several) <= {*hand.possible()}
            hand.lead(chance.choice(list(hand.possible())))
            assert hand.hover is not None
            hand.click(hand.hover)
            settle(driver)


def test_a_screen_reader_is_told_only_what_changed(tmp_path: Path) -> None:
    """Without a reader nothing is computed; a press of one thing does not repeat a page."""
    with driving(tmp_path, more=INSTANT) as driver:
        navigation.leave(driver.app)
        driver.frames()
        reader = driver.app.reader
        assert not reader.listening
        reader.begin()
        whole = reader.changes()
        assert whole is not None and whole.tree is not None and len(whole.nodes) > 5
        assert reader.changes() is None
        driver.app.toasts.say("A word")
        few = reader.changes()
        assert few is not None and few.tree is None
        assert 1 <= len(few.nodes) <= 2


def test_text_entry_is_read_letter_by_letter(tmp_path: Path) -> None:
    """A separate node has the text: its change is one node, and comes with the field."""
    with driving(tmp_path, more='player = "Zoë Ilse"\n') as driver:
        navigation.leave(driver.app)
        driver.frames()
        driver.click("network")
        driver.frames(5)
        reader = driver.app.reader
        reader.begin()

        def runs() -> list[Any]:
            update = reader.changes()
            return [] if update is None else [node for _, node in update.nodes if node.role == accesskit.Role.TEXT_RUN]

        name = next(node for node in runs() if node.value == "Zoë Ilse")
        assert list(name.character_lengths) == [1, 1, 2, 1, 1, 1, 1, 1] and list(name.word_lengths) == [4, 4]
        write = next(node.write for node in told(driver).values() if node.value == "Zoë Ilse")
        assert write is not None
        write("Zoë")
        assert [node.value for node in runs()] == ["Zoë"]
        navigation.leave(driver.app)
        driver.frames()
        assert not runs()


def test_a_program_that_ended_is_not_kept_by_its_reader(tmp_path: Path) -> None:
    """AccessKit's adapter holds its callbacks where no garbage collector sees them: closing releases it."""
    with driving(tmp_path) as driver:
        gone = weakref.ref(driver.app)
    del driver
    gc.collect()
    assert gone() is None


class DeadBus:
    """An adapter whose bus has died."""

    def update_if_active(self, update: object) -> None:
        raise RuntimeError("the bus is gone")

    def update_window_focus_state(self, has: bool) -> None:
        """There is no receiver."""


def test_a_reader_may_come_late_and_its_bus_may_die(tmp_path: Path) -> None:
    """In the middle of a game at twice the text size: everything is told, and the game continues without the bus."""
    with driving(tmp_path, more=f"{INSTANT}text_size = 200\nreduced_motion = true\n") as driver:
        rules = registry.load("luna")
        header = rules.deal(Options(tuple(look.id for look in rules.SEATS[:2])), bytes(32))
        table = Table.new(rules, header, {seat: Player() for seat in rules.seats(header)})
        driver.app.push(TableView(driver.app, TableLink(table)))
        driver.frames(60)
        reader = driver.app.reader
        reader.begin()
        assert not reader.settled
        drawn = driver.app.presenter.frames
        driver.frames(60, watched=True)
        assert reader.settled and driver.app.presenter.frames == drawn, "told although no picture was due"
        said = {path: node.description for path, node in told(driver).items() if node.role is Role.BUTTON}
        assert all(said[path] or path[0] == "commands" for path in said), said
        reader.begin()
        reader._adapter = DeadBus()
        driver.frames(2)
        assert not reader.listening
        press(driver, "Recruitment")


@pytest.mark.parametrize("game", ["luna", "pangea"])
def test_threats_are_read_in_words(tmp_path: Path, game: str) -> None:
    with driving(tmp_path, more=INSTANT) as driver:
        driver.app.turn_to(game)
        saved = {"luna": "4-free.luna", "pangea": "4-all.pangea"}[game]
        header, records = read_game((GOLDEN / saved).read_bytes(), saved, game)
        table = Table.open(registry.load(game), driver.app.saves.make(f"kept.{game}", header, records))
        table.acts.undo_to(table.length * 3 // 4)
        view = TableView(driver.app, TableLink(table))
        driver.app.push(view)
        driver.frames()
        press(driver, driver.app.catalogue("command-threats"))
        panel = next(node for path, node in told(driver).items() if path == ("panel-threats",))
        rows = [node.name for node in panel.children]
        assert panel.name == driver.app.catalogue("command-threats")
        assert rows and all(any(name in row for name in view.names) for row in rows)


@pytest.mark.parametrize("game", ["luna", "pangea"])
def test_the_forecast_is_read_row_by_row(tmp_path: Path, game: str) -> None:
    with driving(tmp_path, more=INSTANT) as driver:
        names = seated(driver, game).names[:2]
        press(driver, driver.app.catalogue("command-forecast"))
        panel = next(node for path, node in told(driver).items() if path == ("panel-forecast",))
        rows = [node.name for node in panel.children]
        assert panel.name == driver.app.catalogue(f"{'pangea-' if game == 'pangea' else ''}forecast-title")
        assert all(any(name in row for row in rows) for name in names)


def seated(driver: Driver, game: str) -> TableView:
    """A table of two people, named by their seats."""
    driver.app.turn_to(game)
    rules = registry.load(game)
    header = rules.deal(Options(tuple(look.id for look in rules.SEATS[:2])), bytes(32))
    table = Table.new(rules, header, {seat: Player(f"Player {seat}") for seat in rules.seats(header)})
    driver.app.push(TableView(driver.app, TableLink(table)))
    driver.frames()
    top = driver.app.scenes[-1]
    assert isinstance(top, TableView)
    return top


def test_the_what_if_board_announces_itself(tmp_path: Path) -> None:
    with driving(tmp_path, more=INSTANT) as driver:
        game = seated(driver, "luna")
        press(driver, driver.app.catalogue("command-whatif"))
        driver.frames()
        sign = told(driver)[("sign",)]
        assert sign.live and sign.name == "What-if board. Play any side. Nothing is saved."
        press(driver, "Back to the game")
        driver.frames()
        assert driver.app.scenes[-1] is game


def test_a_reader_writes_with_the_keyboard_on_the_screen(tmp_path: Path) -> None:
    """Where it always appears: a press of the field opens it; in its own line a press ends it."""
    with driving(tmp_path, more='player = "Zoë"\nkeyboard = "always"\n') as driver:
        navigation.leave(driver.app)
        driver.frames()
        driver.click("network")
        driver.frames(5)
        press(driver, "Code of the room")
        assert driver.top == "KeyboardScene"
        press(driver, "K")
        driver.click("line")
        assert [type(scene).__name__ for scene in driver.app.scenes].count("KeyboardScene") == 1
        press(driver, "Code of the room")
        assert driver.top == "NetworkScene" and driver.menu.form.entries["code"].text == "K"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_frame_of_the_table_is_read(tmp_path: Path, language: str) -> None:
    """Round, candles and Guard; the tokens and novices of each seat; the places of Pangea's tiles and towers."""
    with driving(tmp_path, language=language, more=INSTANT) as driver:
        seated(driver, "luna")
        words, nodes = driver.app.catalogue, told(driver)
        for said in ("bar-round", "bar-candles", "access-guard"):
            assert words(said, number=1, count=3, points=6) in nodes[("facts",)].name
        for seat, favours in ((0, ("novice", "herbs")), (1, ("herbs", "shrine"))):
            about = nodes[("seats", str(seat))].description
            assert all(words(f"favour-{favour}") in about for favour in favours)
            assert words("about-reserve", count=4) in about and words("about-shrines", count=5) in about
        held = words("access-token", token=words("favour-herbs"), held="yes")
        assert sum(node.name == held for node in nodes.values()) == 1
        pangea = seated(driver, "pangea")
        names = [node.name for path, node in told(driver).items() if path[0] == "board"]
        assert sum(words.of("pangea")("access-tower", people="").strip() in name for name in names) >= 3
        assert len({square for square in SQUARES if any(square in name for name in names)}) == len(SQUARES)
        seats = [node for path, node in told(driver).items() if path[0] == "seats" and len(path) == 2]
        assert [node.name.split(":")[0] for node in seats] == pangea.names
        assert all(driver.app.catalogue("pangea-goods", count=0) in node.description for node in seats)


def test_nothing_is_read_twice(tmp_path: Path) -> None:
    """No description begins with the name, and the player of a turn is named once."""
    for game in ("luna", "pangea"):
        with driving(tmp_path / game, more=INSTANT) as driver:
            view = seated(driver, game)
            for _ in range(8):
                can = [node for node in told(driver).values() if node.description.startswith(READY) and node.press]
                assert can and can[0].press is not None
                can[0].press()
                settle(driver)
                driver.frames(60)
            for path, node in told(driver).items():
                assert not node.description.removeprefix(READY).strip().startswith(node.name + "."), (path, node)
                assert "!" not in node.description, "a mark that no voice should read"
            news = told(driver)[("news",)].name
            assert view.history.entries and news.count(view.names[view.history.entries[-1].seat]) == 1, news


def test_the_seat_to_move_and_the_prompt_are_read(tmp_path: Path) -> None:
    with driving(tmp_path, more=INSTANT) as driver:
        view = seated(driver, "luna")
        prompt = told(driver)[("prompt",)]
        assert prompt.live and prompt.name == "Point anywhere or pick an action."
        for _ in range(3):
            turn, seat = told(driver)[("turn",)], view.table.to_move
            assert seat is not None
            assert turn.live and turn.name == f"{view.names[seat]}’s turn"
            press(driver, "Sailboat. ")
            settle(driver)


def test_choices_have_distinct_names(tmp_path: Path) -> None:
    with driving(tmp_path, more=INSTANT) as driver:
        seated(driver, "luna")
        press(driver, "Council 1")
        ways = [node.name for node in told(driver).values() if node.name.startswith("Council.")]
        assert len(ways) >= 3 and len(set(ways)) == len(ways), ways


def test_a_reader_that_starts_during_an_update_gets_the_whole_tree(tmp_path: Path) -> None:
    """AccessKit calls from another thread. A past bug: a reader that came during a change saw an empty window."""
    with driving(tmp_path, more=INSTANT) as driver:
        reader = driver.app.reader
        describe = reader.describe

        def begun() -> Outline:
            reader.begin()
            return describe()

        reader.begin()
        reader.describe = begun
        assert reader.changes() is not None and not reader.settled


class Panic(BaseException):
    """What the bindings raise when Rust panics: `pyo3_runtime.PanicException` is no Exception either."""


class NativeWindow(pygame.Window):
    """A window with a handle, which knows whether it was shown."""

    shown: ClassVar[bool]
    handle = 7

    def __init__(self, *words: Any, hidden: bool = False, **more: Any) -> None:
        super().__init__(*words, hidden=hidden, **more)
        NativeWindow.shown = not hidden

    def show(self) -> None:
        super().show()
        NativeWindow.shown = True


class WindowsAdapter:
    """The members of `accesskit.windows.SubclassingAdapter`, and its panic."""

    def __init__(self, handle: int, begin: object, request: object) -> None:
        if handle != NativeWindow.handle or NativeWindow.shown:
            raise Panic("The adapter must be created before the window is shown")

    def update_if_active(self, update: object) -> None:
        """No reader listens."""


class MacAdapter(WindowsAdapter):
    """The members of `accesskit.macos.SubclassingAdapter`."""

    told: ClassVar[list[object]]

    @classmethod
    def for_window(cls, handle: int, begin: object, request: object) -> "MacAdapter":
        """The adapter of the window's view."""
        return cls(handle, begin, request)

    def update_view_focus_state(self, has: bool) -> None:
        """The window got or lost the keyboard."""
        self.told.append(has)


def on(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let AccessKit be that of another system."""
    MacAdapter.told = []
    part = {"windows": WindowsAdapter, "macos": MacAdapter}[system]
    native = SimpleNamespace(SubclassingAdapter=part, add_focus_forwarder_to_window_class=MacAdapter.told.append)
    names = {name: thing for name, thing in vars(accesskit).items() if name != "unix"}
    monkeypatch.setattr(bridge, "accesskit", SimpleNamespace(**names, **{system: native}))
    monkeypatch.setattr(pygame, "Window", NativeWindow)


@pytest.mark.parametrize(("system", "told"), [("windows", []), ("macos", ["SDLWindow", False, True])])
def test_on_windows_and_macos_the_adapter_is_there_before_the_window_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str, told: list[object]
) -> None:
    on(system, monkeypatch)
    with driving(tmp_path) as driver:
        assert NativeWindow.shown and isinstance(driver.app.reader._adapter, WindowsAdapter)
        for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            pygame.event.post(pygame.event.Event(kind, window=driver.app.window))
            driver.frames()
        assert [*MacAdapter.told[:1], *MacAdapter.told[1:][-2:]] == told


def test_a_panic_of_the_adapter_does_not_end_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on("windows", monkeypatch)
    monkeypatch.setattr(NativeWindow, "handle", 8)
    monkeypatch.setattr(WindowsAdapter, "__init__", _panics)
    with driving(tmp_path) as driver:
        assert driver.app.reader._adapter is None and driver.app.running


def _panics(*_: object) -> None:
    raise Panic
