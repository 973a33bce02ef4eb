"""Players' faces and names: one character for each bot, and distinguishable names."""

from pathlib import Path

import pytest

from luna.core import registry
from luna.core.cast import GLAD, VEXED, Face
from luna.core.levels import LEVELS, Character
from luna.core.options import Options
from luna.games.luna.board.display import LASTS, Feelings
from luna.games.luna.rules import events as ev
from luna.log.records import BOT, HUMAN, MAX_NAME, Seat
from luna.net import cards, wire
from luna.net.cards import MemberCard, Proposal, Wish
from luna.shell.app import navigation
from luna.shell.board.chrome import Chrome
from luna.shell.client.choices import usual_name
from luna.shell.drawing.art import Art
from luna.shell.network.lobby import Gathering
from luna.shell.players import faces, seats
from luna.shell.players.seats import numbered, seat_name
from tests.net.editions import EDITION
from tests.ui.driver import driving

CAST = registry.characters("luna")


@pytest.mark.parametrize("role", CAST.roles)
@pytest.mark.parametrize("seat", CAST.names)
def test_the_seed_of_a_bot_determines_its_character(seat: str, role: str) -> None:
    made = faces.bot("luna", seat, {seat: role}, 4)
    (face,) = faces.of("luna", [Seat(seat, made.name, made.kind, made.bot)], {})
    assert face is not None and (face.seat, face.role, face.level) == (seat, role, 4)
    assert made.name == CAST.name(seat, role) and 0 <= Character.of(made.bot).seed < 1 << 32


def test_all_characters_differ_in_name_and_have_their_pictures() -> None:
    art, names = Art(), [name for seat in CAST.names.values() for name in seat]
    assert len(set(names)) == 24
    for seat in CAST.names:
        for role in CAST.roles:
            for level in (None, *LEVELS):
                face = faces.chosen("luna", seat, {seat: role}, level)
                assert face is not None and all(map(art.has, face.layers))
                moods = {face._replace(mood=mood).layers[2] for mood in ("", GLAD, VEXED)}
                assert len(moods) == 3 and all(map(art.has, moods))


def test_no_bot_has_the_name_of_a_person_at_the_table() -> None:
    """Equal names are indistinguishable; if people have all of its names, a bot keeps its own."""
    names = CAST.names["red"]
    for number, mine in enumerate(names):
        made = faces.bot("luna", "red", {"red": CAST.roles[number]}, 2, ["Anna", mine.upper()])
        assert made.name == names[(number + 1) % len(names)]
        (face,) = faces.of("luna", [Seat("red", made.name, made.kind, made.bot)], {})
        assert face is not None and CAST.name("red", face.role) == made.name
    assert faces.bot("luna", "red", {"red": CAST.roles[0]}, 2, names).name == names[0]


def test_a_game_without_a_cast_has_no_faces() -> None:
    made = faces.bot("pangea", "blue", {"blue": "mason"}, 2)
    assert made.name == "" and faces.of("pangea", [Seat("blue", "", BOT, made.bot)], {"blue": "mason"}) == (None,)


def test_a_bot_of_an_old_save_keeps_its_name(tmp_path: Path) -> None:
    with driving(tmp_path / "home") as driver:
        words = driver.app.catalogue
        old = Seat("blue", "", BOT, "level 2 seed 10")
        assert seat_name(words, old) == usual_name(words, "blue") != CAST.name("blue", "mason")
        (face,) = faces.of("luna", [old], {})
        assert face is not None and face.role == "mason"


def test_a_table_is_dealt_to_the_characters_that_were_chosen(tmp_path: Path) -> None:
    with driving(tmp_path / "home") as driver:
        driver.app.settings.faces = {"red": "elder", "yellow": "mason"}
        game = registry.load("luna")
        navigation.begin(
            driver.app, game, Options(("yellow", "red", "blue"), {}, 0), {"yellow": "Ann"}, {"red": 5, "blue": 1}
        )
        driver.frames()
        scene = driver.scene
        assert scene.names == ["Ann", "Vasha", "Odo"]
        shown = [face and (face.role, face.level) for face in scene.company.faces]
        assert shown == [("mason", None), ("elder", 5), ("mason", 1)]


def test_a_stand_in_bot_keeps_name_and_face_of_the_player() -> None:
    for roles, role in (({"red": "mason"}, "mason"), ({}, CAST.usual["red"])):
        stand_in = faces.stand_in("luna", Seat("red", "Matthieu", HUMAN), roles, 4)
        (face,) = faces.of("luna", [stand_in], roles)
        assert stand_in.name == "Matthieu" and stand_in.kind == BOT
        assert face is not None and (face.role, face.level) == (role, 4)
    assert faces.of("pangea", [faces.stand_in("pangea", Seat("red", "Ann", HUMAN), {}, 2)], {}) == (None,)


def test_a_face_reacts_to_events_and_calms_down() -> None:
    calm = Chrome(("Ann", "Bo", "Cy"), faces=(Face("yellow", "elder"), None, Face("red", "mason", 2)))
    feelings = Feelings()
    assert feelings.dress(calm) is calm
    feelings.note(ev.Consecrated(0, 9, "path"))
    feelings.note(ev.Points(0, 1, "guard", 8))
    assert feelings.dress(calm) is calm, "a single point is nothing"
    feelings.note(ev.Points(0, 3, "guard", 11))
    feelings.note(ev.Evicted(2, 9, 0, "jetty"))
    feelings.note(ev.Points(1, 4, "guard", 4))
    moved = feelings.dress(calm).faces
    assert [face and face.mood for face in moved] == [GLAD, None, VEXED]
    assert feelings.update(LASTS / 2) and feelings.dress(calm).faces == moved
    assert not feelings.update(LASTS / 4) and feelings.dress(calm).faces == moved
    assert feelings.update(LASTS) and feelings.dress(calm) is calm


@pytest.mark.parametrize(
    "alike",
    [
        ("Anna", "anna"),
        ("Anna", "Аnnа"), ("Anna", "Ann a"), ("Anna", "A\u200bnna"), ("Ilse", "llse"), ("Ilse", "1lse"),
        ("Bob", "B0b"), ("Zoë", "Zoe"), ("Arne", "Ame"), ("Ann", "Ａｎｎ"), ("Νick", "Nick"), ("Walt", "VValt"),
        ("Carla", "Cɑrlɑ"), ("Bruno", "Brսnօ"), ("Anna", "ᴀnna"), ("Greg", "Greɡ"), ("Lisa", "ꓡisa"), ("Peer", "Ꮲeer"),
        ("Anna", "Anna\u3164"), ("Anna", "Anna\uffa0"), ("Anna", "\u2800Anna"),
    ],
)  # fmt: skip
def test_look_alike_names_get_numbers(alike: tuple[str, str]) -> None:
    assert numbered(alike) == [alike[0], f"{alike[1]} (2)"]


@pytest.mark.parametrize("other", [("Anna", "Anne"), ("Ilse", "Else"), ("Bob", "Rob"), ("Maria", "Marla"), ("", "")])
def test_distinct_names_stay_unchanged(other: tuple[str, str]) -> None:
    assert numbered(other) == list(other)


def test_a_numbered_name_is_unique_and_fits() -> None:
    long = "x" * MAX_NAME
    assert numbered(["Anna", "Anna (2)", "Anna"]) == ["Anna", "Anna (2)", "Anna (3)"]
    assert numbered([long, long]) == [long, "x" * (MAX_NAME - 4) + " (2)"]


def test_numbering_equal_names_takes_linear_time(monkeypatch: pytest.MonkeyPatch) -> None:
    looks, asked = seats._looks, list[str]()
    monkeypatch.setattr(seats, "_looks", lambda name: looks(asked.append(name) or name))  # type: ignore[func-returns-value]
    assert numbered(["Anna", *["Аnna"] * 300])[-1] == "Аnna (301)"
    assert len(asked) < 5 * 301


def test_without_a_first_owner_every_look_alike_is_numbered() -> None:
    assert numbered(["Dirk", "Anna", "Аnna", "ANNA"], each=True) == ["Dirk", "Anna (1)", "Аnna (2)", "ANNA (3)"]
    assert numbered(["x" * MAX_NAME] * 2, each=True) == ["x" * (MAX_NAME - 4) + f" ({n})" for n in (1, 2)]
    assert numbered(["", ""], each=True) == ["", ""]


def test_the_host_keeps_the_plain_name() -> None:
    """A later player "Ilsе", with a Cyrillic letter, is "Ilsе (2)" for everyone and in the log."""
    people = Gathering(MemberCard("Ilse"))
    host = MemberCard("Ilse", "de", False, (Wish("white", "Ilse"),), Proposal())
    thief = MemberCard("Ils\u0435", "de", True, (Wish("yellow", "Ils\u0435"),))
    people.meet(wire.Room("ABCDEF", 1, EDITION, ((1, cards.write(host)), (2, cards.write(thief)))))
    assert people.seats() == {"white": (1, "Ilse"), "yellow": (2, "Ils\u0435 (2)")}
