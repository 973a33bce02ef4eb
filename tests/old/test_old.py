"""Files of earlier versions open, tables of protocol 6 continue, and files are written byte for byte as before."""

import shutil
from pathlib import Path

import pytest

from luna.core import registry
from luna.core.options import for_rematch, to_plain
from luna.games.luna import rules as luna
from luna.learning.course import CourseProgress
from luna.learning.progress import Progress
from luna.log import savefile
from luna.log.bodies import turn_body
from luna.log.records import AUTOMATON, TURN, encode
from luna.log.replay import game_of, load
from luna.log.savefile import to_compact
from luna.log.summaries import summary
from luna.net import tickets, wire
from luna.net.identity import Identity
from luna.net.remote import Remote
from luna.shell.app import settings
from luna.shell.records.statistics import Statistics
from luna.table.table import Player, Table, new_header
from luna.table.transport import Accepted
from tests.net.editions import EDITION
from tests.net.live_relay import AFTER, HELLO, Running, all_have, expect

HERE = Path(__file__).parent
SAVES = {
    "two-preset-fixed": (14, "f4ef1d4e0e7b77d3"),
    "three-free-live": (20, "c89368187ed5663f"),
    "four-free": (134, "23f79e10b7d29e69"),
    "solo-3": (16, "e50b19d54180279f"),
    "network": (10, "1b758394c1563ec9"),
}
"""Turns and digest of the last position, by name; the set-up was drawn out of the number of the save, 32 times."""
every_save = pytest.mark.parametrize(("number", "name"), list(enumerate(SAVES)))


@every_save
def test_an_old_save_opens_where_it_was_left(number: int, name: str, tmp_path: Path) -> None:
    path = tmp_path / f"{name}.luna"
    shutil.copy(HERE / path.name, path)
    game = game_of(path)
    assert game is registry.load("luna")
    table = Table.open(game, path)
    assert (table.length, table.digest.hex()) == SAVES[name] and not table.notices
    assert summary(path, 0.0).problem is None
    assert load(game, path).turns == [played.turn for played in table.history]
    table.close()
    assert path.read_bytes() == (HERE / path.name).read_bytes()


@every_save
def test_what_is_dealt_and_written_today_is_the_same_to_the_byte(number: int, name: str) -> None:
    path = HERE / f"{name}.luna"
    contents, dealt = savefile.read(path), load(luna, path).header
    header = luna.header_from(dict(contents.header.setup))
    options = for_rematch(luna.options_of(header), contents.header.options)
    assert luna.deal(options, bytes([number]) * 32) == header
    chosen = to_plain(luna.OPTIONS, options) | {
        key: dealt.options[key] for key in ("undo", "code") if key in dealt.options
    }
    players = {seat.order: Player(seat.name, seat.kind, seat.bot) for seat in dealt.seats if seat.kind != AUTOMATON}
    made = new_header(luna, header, players, chosen)._replace(created=contents.header.created)
    assert savefile.journal_bytes(contents.table, made, contents.records) == path.read_bytes()


def test_the_compact_form_is_the_same_to_the_byte() -> None:
    loaded = load(luna, HERE / "compact.lunaz")
    assert loaded.after.digest.hex() == SAVES["solo-3"][1] and len(loaded.turns) == SAVES["solo-3"][0]
    assert to_compact(loaded.header, loaded.turns, loaded.after.digest) == (HERE / "compact.lunaz").read_bytes()


def test_old_settings_are_those_of_the_one_game_that_there_was(tmp_path: Path) -> None:
    shutil.copy(HERE / settings.NAME, tmp_path)
    found, notices = settings.load(tmp_path, "en")
    assert not notices and found.language == "fr" and found.names == {"red": "Zoë"}
    options: dict[str, bool | int | str] = {"setup": "free", "live_scoring": True, "fixed_start": False, "solo": 3}
    last = settings.LastGame(("blue", "red", "white"), {"red": 4, "white": 0}, options, "white")
    assert found.games == {"luna": last}
    assert found.save() is None
    assert settings.load(tmp_path, "en") == (found, []) and found.version == "0.2.0"


def test_old_records_are_those_of_the_one_game_that_there_was(tmp_path: Path) -> None:
    shutil.copy(HERE / "annals.jsonl", tmp_path)
    annals = Statistics(tmp_path)
    assert annals.tidy() is None
    assert [(one.game, dict(one.options), one.alone) for one in annals.games] == [
        ("luna", {"setup": "free", "solo": 2}, True),
        ("luna", {"setup": "preset", "solo": 0}, False),
    ]
    assert annals.alone("luna", "solo", 2).games == 1
    assert annals.put_back(annals.games) is None
    assert Statistics(tmp_path).games == annals.games


TOKENS = HERE / "tokens"
OPEN = wire.Open(b"again", EDITION)


@pytest.mark.sockets
@pytest.mark.parametrize("kept", [True, False], ids=["the relay has it", "it is hosted again"])
def test_old_seats_go_on_and_are_held_by_keys(tmp_path: Path, kept: bool) -> None:
    shutil.copytree(TOKENS, tmp_path / "old")
    folder = tmp_path / "relay"
    folder.mkdir()
    if kept:
        shutil.copy(TOKENS / "relay.luna", folder)
    relay = Running(folder)
    remotes = [
        back(relay, tmp_path / "old" / name, kept or name == "guest1.luna") for name in ("host.luna", "guest1.luna")
    ]
    hosted = relay.server.relay.tables[remotes[0].session.table].hosted
    identities = [remote.session.identity for remote in remotes]
    assert all(identity.token for identity in identities)
    all_have(remotes, 5)  # three, and a key for each
    assert hosted.holders == {seat: identity.holder for seat, identity in enumerate(identities)}
    assert not any(remote.session.by_token for remote in remotes)
    answer = remotes[1].submit(1, 5, TURN, turn_body([2], AFTER))
    assert isinstance(answer, Accepted)
    all_have(remotes, 6)
    for remote in remotes:
        remote.close()
    again = back(relay, tmp_path / "old" / "guest1.luna", True)
    assert not again.session.by_token  # the token was not shown a second time
    again.close()
    relay.stop()


def back(relay: Running, path: Path, known: bool) -> Remote:
    """The owner of that journal and ticket returns, or hosts the table again."""
    ticket = tickets.find(path)
    assert ticket is not None and ticket.code == "ABCDEF"
    identity = Identity(ticket.secret)
    remote = Remote.rejoined(HELLO, path, identity, "127.0.0.1", relay.port, relay.trust, None if known else OPEN)
    if not known:
        expect(remote, wire.Room)
        log = [encode(record) for record in remote.read(0)]
        remote.ask(lambda session: session.begin(session.table, (0, 0, 0), session.log.header, log))
        expect(remote, wire.Seated)
        remote.ask(lambda session: session.resume())
    expect(remote, wire.Seated, lambda news: bool(news.seats))
    return remote


def test_a_home_of_version_0_2_is_as_it_was_left(tmp_path: Path) -> None:
    home = shutil.copytree(HERE / "home-0.2", tmp_path / "home")
    found, notices = settings.load(home, "en")
    assert not notices and (found.language, found.text_size, found.names) == ("de", 125, {"red": "Zoë"})
    assert found.games["pangea"] == settings.LastGame(("red", "blue"), {"blue": 4}, {"setup": "free"})
    statistics, attendance, progress = Statistics(home), CourseProgress(home), Progress(home)
    assert [(one.game, one.rewound, one.places[0].points) for one in statistics.games] == [
        ("pangea", False, 3),
        ("luna", True, 61),
    ]
    assert attendance.of("luna/1").won == 95 and attendance.of("luna/2").turns == ((5,), (7, 9))
    assert progress.won == {"luna/day/2026-11-20": 2, "luna/pearl-3": 3, "luna/challenge/alone": 1}
    for name, digest in (("pangea", "9a9a2f9f278819ad"), ("luna", "860de8ae2d32312b")):
        path = home / "saves" / f"{name}-0.2.luna"
        table = Table.open(game_of(path), path)
        assert (table.length, table.digest.hex()) == (39, digest) and not table.notices
        table.acts.redo()
        assert table.length == 40
        table.close()
