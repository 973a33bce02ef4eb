"""The keyboard focus at the table: labels, the leading device, and the focus after its thing is gone."""

from collections.abc import Iterator
from functools import partial
from itertools import product
from pathlib import Path

import pygame
import pytest

from luna.games.luna.board import targets
from luna.games.luna.board.hand import controls, view
from luna.games.luna.board.hand.places import frame
from luna.games.luna.board.layout import places
from luna.games.luna.board.picture import islands, spotlight
from luna.games.luna.board.targets import SAIL_NOW, Target
from luna.games.luna.rules.board import ISLANDS
from luna.shell.board.focus_keys import label
from luna.shell.board.pointing import Spot
from luna.table.link import TableLink
from tests.ui.driver import Driver, LunaTable, driving
from tests.ui.hands import new_table

ALT = pygame.K_LALT


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Driver]:
    more = 'animation_speed = "instant"\nwelcomed = true\ntips = false\n'
    with driving(tmp_path, more=more) as driver:
        driver.app.replace(LunaTable(driver.app, TableLink(new_table(2, "preset", None))))
        driver.frames()
        yield driver


def test_a_single_thing_has_the_same_place_as_among_all(table: Driver) -> None:
    hand = table.scene.board.hand
    before = {thing.what: thing.rect for thing in hand.things()}
    assert len(before) > 30
    for target, rect in before.items():
        assert hand.where(target) == rect
    table.scene.do("log")
    table.frames()
    there = {thing.what: thing.rect for thing in hand.things()}
    assert any(isinstance(target, Spot) for target in there)
    assert before.keys() - there.keys(), "the panel covers some"
    for target in (*before, *there):
        assert hand.where(target) == there.get(target)
    assert hand.where(targets.Stack("nowhere")) is None


@pytest.mark.parametrize("more", ["", "ui_size = 150\n", "big_board = true\n"])
def test_nothing_of_the_frame_reaches_onto_the_board(tmp_path: Path, more: str) -> None:
    with driving(tmp_path, (1024, 576), more=f"welcomed = true\n{more}") as driver:
        driver.app.replace(LunaTable(driver.app, TableLink(new_table(4, "preset", None))))
        driver.frames(2)
        display = driver.scene.board.display
        assert all(not rect.colliderect(display.layout.free) for _, rect in frame(display.layout, display.shown))


def press(driver: Driver, key: int, symbol: str = "", mod: int = 0) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, unicode=symbol, mod=mod, scancode=0))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))
    driver.frames()


def letter(driver: Driver, name: str, mod: int = 0) -> None:
    press(driver, ord(name), name, mod)


def alt(driver: Driver, down: bool) -> None:
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    pygame.event.post(pygame.event.Event(kind, key=ALT, unicode="", mod=pygame.KMOD_LALT if down else 0, scancode=0))
    driver.frames()


def move(driver: Driver, point: tuple[int, int]) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(1, 1), buttons=(0, 0, 0)))
    driver.frames()


def look_away(driver: Driver) -> None:
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    driver.frames()


# ---- labels


@pytest.mark.parametrize("count", [0, 1, 5, 16, 17, 40, 120])
def test_no_label_begins_another(count: int) -> None:
    seats = [targets.Council(number) for number in range(count)]
    found = label([(seat, "") for seat in seats], set("frshjtbac"))
    assert len(found) == count and set(found.values()) == set(seats)
    assert all(not other.startswith(word) for word in found for other in found if other != word)
    assert not set("frshjtbac") & set("".join(found))


def test_islands_have_their_own_numbers() -> None:
    found = label([("an island", "3"), ("a button", None), ("a seat", "")], "a")
    assert found == {"3": "an island", "b": "a seat"}


def test_a_label_leads_to_its_thing(table: Driver) -> None:
    for number in range(3):
        alt(table, True)
        word, target = list(table.scene.board.focus.labels.items())[number]
        for one in word:
            letter(table, one, pygame.KMOD_LALT)
        alt(table, False)
        assert table.scene.board.hand.hover == target and table.scene.board.hand.pointer.keyed
        assert not table.scene.board.focus.labels


def test_labels_stay_while_held_and_after_a_tap(table: Driver) -> None:
    alt(table, True)
    table.frames(60)
    assert table.scene.board.focus.labels
    alt(table, False)
    assert not table.scene.board.focus.labels
    alt(table, True)
    alt(table, False)
    assert table.scene.board.focus.labels
    alt(table, True)
    assert not table.scene.board.focus.labels


def test_labels_give_way_to_other_input(table: Driver) -> None:
    show = table.scene.board.focus
    for gone in (
        partial(press, table, pygame.K_ESCAPE),
        partial(press, table, pygame.K_RIGHT),
        partial(look_away, table),
    ):
        alt(table, True)
        alt(table, False)
        assert show.labels
        gone()
        assert not show.labels
    assert isinstance(table.app.scenes[-1], LunaTable)  # Escape did nothing else


def test_a_slip_is_no_command_but_a_verb_is_one(table: Driver) -> None:
    alt(table, True)
    alt(table, False)
    unused = next(one for one in "lowvi" if not any(word.startswith(one) for word in table.scene.board.focus.labels))
    letter(table, unused)
    assert table.scene.board.focus.labels and not table.scene.open
    letter(table, "j")
    assert table.scene.board.hand.draft.verb == "journey" and not table.scene.board.focus.labels


# ---- the leading device


def test_pointer_and_keys_take_turns_leading(table: Driver) -> None:
    hand, layout = table.scene.board.hand, table.scene.board.display.layout
    move(table, layout.candles.midtop)
    press(table, pygame.K_TAB, "\t")
    assert hand.pointer.keyed
    focused = hand.hover
    move(table, layout.candles.midtop)  # the window moved under a resting pointer
    assert hand.pointer.keyed and hand.hover == focused
    move(table, layout.candles.center)
    assert not hand.pointer.keyed and hand.hover is not None and hand.hover != focused
    press(table, pygame.K_TAB, "\t")
    assert hand.pointer.keyed


def test_the_ring_is_the_same_for_pointer_and_keys(table: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[Target, tuple[int, ...]]] = []
    monkeypatch.setattr(controls, "draw_ring", lambda _, target, rect: drawn.append((target, tuple(rect))))
    seat, layout = targets.Council(5), table.scene.board.display.layout
    move(table, layout.at(*places.council_seat(5)))
    assert drawn[-1][0] == seat
    pointed = drawn.pop()
    drawn.clear()
    move(table, (layout.width // 2, 2))
    table.scene.board.hand.lead(seat)
    table.scene.dirty = True
    table.frames()
    assert drawn[-1] == pointed


def test_the_frame_of_an_island_follows_its_shore(table: Driver) -> None:
    display = table.scene.board.display
    for island, lines in product(ISLANDS, (spotlight.focus(), spotlight.ABOUT)):
        surface = pygame.Surface(table.app.window.size)
        pen = display.pen.on(surface)
        shape = pen.art.at(f"marks/isle-{island}-mask", pen.layout.u, 1.0)
        x, y = pen.layout.on_island(island, places.ISLAND_ANCHOR)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(islands, "draw_over_shore", lambda *_: None)
            spotlight.draw_shore(pen, display.shown, island, lines)
        line = pygame.mask.from_threshold(surface, (255, 200, 90), (160, 160, 190))  # gold and moonlight
        isle = pygame.mask.Mask(surface.get_size())
        isle.draw(pygame.mask.from_surface(shape.surface), (x - shape.ax, y - shape.ay))
        assert line.count() > 300
        assert line.overlap_area(isle, (0, 0)) < 0.35 * line.count()
        near = pygame.mask.Mask((25, 25), fill=True)
        wide = isle.convolve(near, offset=(-12, -12))
        assert line.overlap_area(wide, (0, 0)) == line.count()
        assert line.overlap_area(isle.connected_component(), (-8, 0)) > 0  # all around it
        assert line.overlap_area(isle.connected_component(), (8, 0)) > 0


def test_the_focus_of_an_island_is_its_frame(table: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(spotlight, "draw_shore", lambda pen, shown, island, *_: drawn.append(island))
    monkeypatch.setattr(controls, "draw_ring", lambda *_: drawn.append("a box"))
    table.scene.board.hand.lead(targets.Island("herbs"))
    table.scene.dirty = True
    table.frames()
    assert set(drawn) == {"herbs"}


def test_the_frame_of_an_island_lies_below_its_chips(table: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(spotlight, "draw_shore", lambda *_: drawn.append("frame"))
    monkeypatch.setattr(view, "draw_chips", lambda pen, shown, *_: drawn.append(f"{len(shown)} chips"))
    hand = table.scene.board.hand
    hand.lead(targets.Island("herbs"))
    table.scene.dirty = True
    table.frames(1)
    assert drawn[:2] == ["frame", f"{len(hand.fan.fanned)} chips"] and len(hand.fan.fanned) > 3


def test_a_held_arrow_repeats(table: Driver) -> None:
    hand = table.scene.board.hand
    hand.lead(targets.Verb("favour"))
    right = {"key": pygame.K_RIGHT, "unicode": "", "mod": 0, "scancode": 0}
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, right))
    seen = []
    for _ in range(60):
        table.frames(1)
        if hand.hover not in seen:
            seen.append(hand.hover)
    assert len(seen) >= 5
    pygame.event.post(pygame.event.Event(pygame.KEYUP, right))
    table.frames()
    stays = hand.hover
    table.frames(60)
    assert hand.hover == stays


def test_enter_beside_a_pointer_ends_the_draft(table: Driver) -> None:
    hand = table.scene.board.hand
    me, ring = hand.draft.me, table.scene.board.display.layout.ring
    origin = next(isle for isle in range(7) if me.active[isle])
    harbour = table.scene.board.display.layout.active_hit(table.scene.board.display.shown, ISLANDS[origin], me.seat)
    table.click_at(harbour.center)
    goal = next(island for island in ring if island != ISLANDS[origin])
    table.click_at(table.scene.board.display.layout.on_island(goal, places.NAME))
    assert hand.draft.begun.turn is not None and not hand.pointer.keyed
    press(table, pygame.K_RETURN, "\r")
    while table.scene.link.busy:
        table.step()
    assert table.scene.table.length == 1


def test_six_presses_and_enter_play_a_turn(table: Driver) -> None:
    """A journey by verb, island, island, Enter: the numbers of the islands are all one needs."""
    hand, ring = table.scene.board.hand, table.scene.board.display.layout.ring
    origin = next(place for place, island in enumerate(ring, 1) if hand.draft.me.active[ISLANDS.index(island)])
    letter(table, "j")
    letter(table, str(origin))
    assert hand.draft.composer.hand
    letter(table, str(origin % 7 + 1))
    assert hand.hover == SAIL_NOW
    press(table, pygame.K_RETURN, "\r")
    while table.scene.link.busy:
        table.step()
    assert table.scene.table.length == 1


def test_a_number_focuses_first_and_then_picks_up(table: Driver) -> None:
    hand, ring = table.scene.board.hand, table.scene.board.display.layout.ring
    place = next(place for place, island in enumerate(ring, 1) if hand.draft.me.active[ISLANDS.index(island)])
    letter(table, str(place))
    assert not hand.draft.busy and hand.hover == targets.Group(ring[place - 1])
    letter(table, str(place))
    assert hand.draft.composer.hand
    press(table, pygame.K_BACKSPACE, "\x08", pygame.KMOD_LCTRL)
    assert not hand.draft.busy


def test_escape_goes_back_from_draft_to_panel_to_menu(table: Driver) -> None:
    letter(table, "l")
    letter(table, "j")
    assert table.scene.open and table.scene.board.hand.draft.busy
    press(table, pygame.K_ESCAPE)
    assert table.scene.open and not table.scene.board.hand.draft.busy
    press(table, pygame.K_ESCAPE)
    assert not table.scene.open
    press(table, pygame.K_ESCAPE)
    assert table.top == "OverlayScene"


def test_the_focus_finds_the_places_of_a_panel(table: Driver) -> None:
    letter(table, "l")
    hand = table.scene.board.hand
    inside = [thing.what for thing in hand.things() if isinstance(thing.what, Spot)]
    assert inside
    panel = table.scene.stack.panels["log"]
    hidden = [thing for thing in hand.things() if not isinstance(thing.what, Spot)]
    assert not any(panel.covers(table.scene.board.display.layout, thing.at) for thing in hidden)
    hand.lead(inside[-1])  # the cross
    press(table, pygame.K_RETURN, "\r")
    assert not table.scene.open


def test_when_its_thing_is_gone_the_focus_goes_to_the_nearest(table: Driver) -> None:
    hand = table.scene.board.hand
    hand.lead(targets.Verb("journey"))
    press(table, pygame.K_RETURN, "\r")  # to the nearest group
    press(table, pygame.K_RETURN, "\r")  # it is in the hand now: to the nearest island
    assert hand.hover in hand.lit
    press(table, pygame.K_ESCAPE)
    press(table, pygame.K_ESCAPE)
    assert not hand.draft.busy
    assert hand.hover in {thing.what for thing in hand.things()}


def test_the_focus_waits_on_the_board_while_others_play(table: Driver) -> None:
    hand = table.scene.board.hand
    hand.lead(targets.Group("book"))
    hand.take(watching=True)
    assert hand.hover == targets.Group("book"), "not on a button that nobody asked for"
    hand.take(watching=False)
    assert hand.hover == targets.Group("book") and hand.hover in {thing.what for thing in hand.things()}


def test_enter_explains_the_preparation(tmp_path: Path) -> None:
    more = 'animation_speed = "instant"\nwelcomed = true\ntips = false\n'
    with driving(tmp_path, more=more) as driver:
        driver.app.replace(LunaTable(driver.app, TableLink(new_table(2, "free", None))))
        driver.frames()
        press(driver, pygame.K_RETURN, "\r")
        told = driver.scene.board.hand.refused
        assert told is not None and told.title == ""
        assert told.lines[0].words == driver.app.catalogue("table-pick-island")
