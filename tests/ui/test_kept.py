"""Settings, records and tickets survive a round trip, and damaged files stop nothing.

For all values: each key of the settings, each line of the records, each ticket.
"""

import json
import math
import os
import string
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from luna.core.levels import LEVELS
from luna.games.luna.board.picture.table_frame import ORDERS
from luna.log import frames, summaries
from luna.log.encoding import pack
from luna.log.records import AUTOMATON, BOT, HUMAN, MAX_NAME, one_line
from luna.log.saves import FOLDERS_FILE as FOLDERS
from luna.log.saves import remembered
from luna.net import tickets
from luna.net.certificates import LONGEST_MET, MOST_MET, PROOF
from luna.net.tickets import Ticket
from luna.shell.app import settings as kept
from luna.shell.app.setting_checks import LONGEST_NAME
from luna.shell.app.settings import NAME, Settings, load
from luna.shell.records import statistics
from luna.shell.records.statistics import LATEST, Finished, Place, Statistics

often = settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
seldom = settings(often, max_examples=80)
LETTERS = st.characters() | st.sampled_from("\0\x7f\x85\u2028\u202e\u200b\ud800\udce4\\\"'\n\r")
ANY_TEXT = st.text(LETTERS, max_size=30)


def line(most: int, least: int = 0) -> st.SearchStrategy[str]:
    """A line that a person typed, as the program stores it."""
    return (
        st.text(LETTERS, max_size=most).map(lambda text: one_line(text, most)).filter(lambda text: len(text) >= least)
    )


WORD = st.text(string.ascii_lowercase + string.punctuation + "éß€", min_size=1, max_size=20)
COMMANDS = st.dictionaries(WORD, st.one_of(st.just(""), WORD), max_size=6)
SWITCH = st.booleans()
LAST = st.builds(
    kept.LastGame,
    st.lists(WORD, max_size=8, unique=True).map(tuple),
    st.none() | st.dictionaries(WORD, st.sampled_from(tuple(LEVELS)), max_size=4),
    st.dictionaries(WORD, SWITCH | st.integers(0, 1000) | WORD, max_size=4),
    WORD,
)
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "version": st.lists(st.integers(0, 99), min_size=1, max_size=4).map(lambda parts: ".".join(map(str, parts))),
    "language": st.sampled_from(kept.LANGUAGES),
    "welcomed": SWITCH,
    "full_screen": SWITCH,
    "window": st.none() | st.tuples(st.integers(640, 16384), st.integers(360, 16384)),
    "maximised": SWITCH,
    "ui_size": st.sampled_from(kept.SIZES),
    "big_board": SWITCH,
    "text_size": st.sampled_from(kept.SIZES),
    "high_contrast": SWITCH,
    "animation_speed": st.sampled_from(kept.choices("animation_speed")),
    "reduced_motion": SWITCH,
    "music": st.integers(0, 100),
    "ambience": st.integers(0, 100),
    "effects": st.integers(0, 100),
    "mute_unfocused": SWITCH,
    "voice": SWITCH,
    "mono": SWITCH,
    "captions": SWITCH,
    "voice_rate": st.sampled_from(kept.choices("voice_rate")),
    "voice_volume": st.sampled_from(kept.choices("voice_volume")),
    "voice_words": st.sampled_from(kept.choices("voice_words")),
    "hold": st.sampled_from(kept.choices("hold")),
    "repeats": st.sampled_from(kept.choices("repeats")),
    "unhurried": SWITCH,
    "keyboard": st.sampled_from(kept.choices("keyboard")),
    "pad_kind": st.sampled_from(kept.choices("pad_kind")),
    "preview": st.sampled_from(kept.choices("preview")),
    "confirm_candle": SWITCH,
    "grace": st.sampled_from(kept.choices("grace")),
    "recap": st.sampled_from(kept.choices("recap")),
    "attract": SWITCH,
    "remarks": SWITCH,
    "strength": SWITCH,
    "think_ahead": SWITCH,
    "sign_results": SWITCH,
    "tips": SWITCH,
    "tips_seen": st.lists(WORD, max_size=20).map(tuple),
    "keys": COMMANDS,
    "pad": COMMANDS,
    "names": st.dictionaries(WORD, line(LONGEST_NAME), max_size=8),
    "rules_short": SWITCH,
    "game": WORD,
    "games": st.dictionaries(WORD, LAST, max_size=3),
    "player": line(LONGEST_NAME),
    "faces": st.dictionaries(WORD, WORD, max_size=8),
    "met": st.lists(line(LONGEST_MET, least=1), max_size=MOST_MET).map(tuple),
    "hosts": st.lists(line(kept.LONGEST_HOST, least=1), max_size=kept.MOST_HOSTS).map(tuple),
}
ANYTHING = st.recursive(
    st.none() | SWITCH | st.integers() | st.floats() | ANY_TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(ANY_TEXT, inner, max_size=4),
    max_leaves=12,
)


def toml(value: Any) -> str:
    """Any value as TOML, not written by the program."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, float):
        return "nan" if math.isnan(value) else "inf" if value == math.inf else "-inf" if value < -1e300 else repr(value)
    if isinstance(value, list):
        return "[" + ",".join(map(toml, value)) + "]"
    if isinstance(value, dict):
        return "{" + ",".join(f"{toml(key)}={toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, str):
        return '"' + "".join(f"\\U{0xFFFD if 0xD800 <= ord(c) < 0xE000 else ord(c):08x}" for c in value) + '"'
    return str(0 if value is None else value)


def test_every_key_has_its_values() -> None:
    assert set(VALUES) == set(kept._checks(Settings))


@often
@given(values=st.fixed_dictionaries({}, optional=VALUES))
def test_written_settings_are_read_again(tmp_path: Path, values: dict[str, Any]) -> None:
    written = Settings(path=tmp_path / NAME, **values)
    assert written.save() is None
    again, said = load(tmp_path, "en")
    assert (again, said) == (written, [])


@often
@given(key=st.sampled_from(("names", "player", "hosts", "tips_seen", "keys", "pad")), data=st.data())
def test_any_text_can_be_stored_in_the_settings(tmp_path: Path, key: str, data: st.DataObject) -> None:
    """Even text that cannot be stored: the other keys return, and this one the next time."""
    texts = data.draw(st.lists(ANY_TEXT, max_size=4))
    if key == "player":
        value: Any = "".join(texts)
    elif key in ("hosts", "tips_seen"):
        value = tuple(texts)
    else:
        names = ORDERS if key == "names" else data.draw(st.permutations(texts))
        value = dict(zip(names, texts, strict=False))
    written = Settings(path=tmp_path / NAME, music=7)
    setattr(written, key, value)
    assert written.save() is None
    once, _ = load(tmp_path, "en")
    assert once.music == 7
    assert once.save() is None
    assert load(tmp_path, "en") == (once, [])


@seldom
@example(values={"tips_seen": ["\0"]})
@given(values=st.dictionaries(st.sampled_from((*VALUES, *kept._ONCE)), ANYTHING, max_size=6))
def test_any_value_of_any_setting_is_checked(tmp_path: Path, values: dict[str, Any]) -> None:
    """Every key with a wrong value gets its default; the file is kept, reported once, and the next start is quiet."""
    before = "".join(f"{key} = {toml(value)}\n" for key, value in values.items())
    (tmp_path / NAME).write_text(before, encoding="utf-8")
    found, said = load(tmp_path, "en")
    usual = Settings()
    for notice in said:
        assert notice.code == "settings-value-kept"
        for key in str(notice.facts["key"]).split(", "):
            table = isinstance(getattr(usual, key, None), dict)  # its valid entries stay
            assert key in kept._ONCE or table or getattr(found, key) == getattr(usual, key)
        assert (tmp_path / str(notice.facts["aside"])).read_text(encoding="utf-8") == before
    assert found.save() is None
    assert load(tmp_path, "en") == (found, [])


@often
@given(data=st.binary(max_size=300) | ANYTHING.map(lambda value: json.dumps(value).encode()))
def test_any_bytes_in_the_settings_are_harmless(tmp_path: Path, data: bytes) -> None:
    (tmp_path / NAME).write_bytes(data)
    found, said = load(tmp_path, "en")
    for notice in said:
        assert notice.code in ("settings-broken", "settings-value-kept")
        assert (tmp_path / str(notice.facts["aside"])).read_bytes() == data
    assert found.save() is None
    assert load(tmp_path, "en") == (found, [])


# --- records ---


class Sat(NamedTuple):
    """The kinds of the seats of a game, and its level of the solo game."""

    kinds: tuple[str, ...]
    solo: int = 0


PLACE = st.builds(
    Place,
    st.sampled_from((*ORDERS, "solo")),
    line(MAX_NAME),
    st.just(HUMAN),
    st.sampled_from((0, *LEVELS)),
    st.integers(-100, 1000),
    st.integers(1, 4),
)
SEATED = st.one_of(
    st.lists(st.sampled_from((HUMAN, BOT)), min_size=2, max_size=4)
    .filter(lambda kinds: HUMAN in kinds)
    .map(lambda kinds: Sat(tuple(kinds))),
    st.integers(1, 3).map(lambda level: Sat((AUTOMATON, HUMAN), level)),
)


@st.composite
def games(draw: Callable[[st.SearchStrategy[Any]], Any]) -> Finished:
    sat = draw(SEATED)
    places = tuple(draw(PLACE)._replace(kind=kind) for kind in sat.kinds)
    moment = st.integers(0, LATEST)
    name = st.text(LETTERS, max_size=60).filter(lambda name: not set(name) & set("/\\\0"))
    file = draw(name) + draw(st.sampled_from(("", "\udce4", "\u2028", "\x7f"))) + ".luna"
    options = draw(st.dictionaries(line(40), SWITCH | st.integers(0, 1000) | line(40), max_size=5)) | {"solo": sat.solo}
    return Finished(file, draw(moment), options, draw(SWITCH), places, draw(moment), draw(line(40)))


@seldom
@given(all_=st.lists(games(), max_size=5), cleared=st.integers(0, LATEST))
def test_written_records_are_read_again(tmp_path: Path, all_: list[Finished], cleared: int) -> None:
    written = Statistics(tmp_path)
    assert written.put_back(all_, cleared) is None
    again = Statistics(tmp_path)
    assert (again.games, again.cleared) == (all_, cleared)
    assert again.tidy() is None


STRANGE = st.one_of(
    st.binary(max_size=60),
    ANYTHING.map(lambda value: json.dumps(value).encode()),
    st.just(b"[").map(lambda one: one * 100_000),  # the strategy itself is written out by hypothesis
    st.fixed_dictionaries(
        {},
        optional={
            "table": ANYTHING,
            "when": ANYTHING | st.just(10**30),
            "setup": ANYTHING,
            "solo": ANYTHING | st.just(10**50),
            "options": ANYTHING,
            "game": ANYTHING,
            "rewound": ANYTHING,
            "places": st.lists(st.lists(ANYTHING | st.just(10**400), min_size=6, max_size=6), max_size=4) | ANYTHING,
            "began": ANYTHING,
            "cleared": ANYTHING,
        },
    ).map(lambda value: json.dumps(value).encode()),
).filter(lambda line: b"\n" not in line and bool(line.strip()))


@seldom
@given(whole=games(), strange=st.lists(STRANGE, min_size=1, max_size=4))
def test_an_unknown_line_of_the_records_is_skipped_and_kept(
    tmp_path: Path, whole: Finished, strange: list[bytes]
) -> None:
    for old in tmp_path.iterdir():
        old.unlink()
    assert Statistics(tmp_path).add(whole) is None
    path = tmp_path / statistics.NAME
    path.write_bytes(b"\n".join([*strange, path.read_bytes()]))
    found = Statistics(tmp_path)
    assert whole in found.games
    found.by("luna", "level"), found.alone("luna", "solo", 1)
    counted, set_aside = len(found.games) - 1, len(found._strange)
    assert len(strange) - sum(b'"cleared"' in one for one in strange) <= counted + set_aside <= len(strange)
    left = found._strange
    said = found.tidy()
    assert (said is not None) == bool(left)
    if said is not None:
        assert said.code == "records-broken"
        aside = (tmp_path / str(said.facts["aside"])).read_bytes().split(b"\n")
        assert set(left) <= set(aside)
    again = Statistics(tmp_path)
    assert again.games == found.games and again.tidy() is None


def test_records_that_cannot_be_read_are_not_written_over(tmp_path: Path) -> None:
    (tmp_path / statistics.NAME).mkdir()
    (tmp_path / statistics.NAME / "inside").write_text("kept", encoding="utf-8")
    said = Statistics(tmp_path).tidy()
    assert said is not None and said.code == "records-broken"
    assert (tmp_path / str(said.facts["aside"]) / "inside").read_text(encoding="utf-8") == "kept"
    assert not Statistics(tmp_path).games and Statistics(tmp_path).tidy() is None


def test_an_oversized_file_of_records_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "_LONGEST", 1000)
    path = tmp_path / statistics.NAME
    path.write_bytes(b"#" * 2000)
    said = Statistics(tmp_path).tidy()
    assert said is not None
    assert (tmp_path / str(said.facts["aside"])).read_bytes() == b"#" * 2000


# --- seats ---

TICKET = st.builds(
    Ticket,
    st.binary(min_size=16, max_size=16),
    st.binary(min_size=16, max_size=16),
    line(60),
    st.integers(1, 65535),
    st.text(string.ascii_uppercase, max_size=8),
    st.just(b"") | st.binary(min_size=PROOF, max_size=PROOF),
)


@often
@given(ticket=TICKET)
def test_a_written_ticket_is_read_again(tmp_path: Path, ticket: Ticket) -> None:
    journal = tmp_path / "game.luna"
    journal.write_bytes(frames.preamble(ticket.table))
    tickets.place(journal).unlink(missing_ok=True)
    tickets.keep(journal, ticket)
    assert tickets.find(journal) == ticket and tickets.tidy(journal) is None


@often
@given(
    data=st.one_of(
        st.binary(max_size=80),
        st.lists(SWITCH | st.integers(-9, 1 << 40) | st.binary(max_size=20) | line(300), max_size=6).map(pack),
        st.just(b"\x91").map(lambda one: one * 5000),
    )
)
def test_a_malformed_ticket_is_set_aside(tmp_path: Path, data: bytes) -> None:
    journal = tmp_path / "game.luna"
    tickets.place(journal).write_bytes(data)
    if tickets.find(journal) is None:
        said = tickets.tidy(journal)
        assert said is not None and said.code == "seat-broken"
        assert (tmp_path / str(said.facts["aside"])).read_bytes() == data
    assert tickets.tidy(journal) is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes")
def test_a_pipe_in_place_of_a_file_does_not_block(tmp_path: Path) -> None:
    """Each file in turn is a pipe; opening it like a file would block for ever."""
    journal = tmp_path / "game.luna"
    for path in (tmp_path / NAME, tmp_path / statistics.NAME, tickets.place(journal), journal):
        path.unlink(missing_ok=True)
        os.mkfifo(path)
        assert not load(tmp_path, "en")[0].player
        assert not Statistics(tmp_path).games
        assert tickets.find(journal) is None
        assert not remembered(tmp_path) and not summaries.read_index(tmp_path, b"")
        path.unlink()
        tickets.keep(journal, Ticket(bytes(16), bytes(16), "", 1))
    for name in (FOLDERS, summaries.INDEX):
        os.mkfifo(tmp_path / name)
    assert not remembered(tmp_path) and not summaries.read_index(tmp_path, b"")
