"""`watch`: tell the owner of this machine, without a window, that a table waits. See docs/by-turn.md."""

import argparse
import contextlib
import hashlib
import http.client
import json
import os
import queue
import shlex
import subprocess
import threading
import time
import urllib.request
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

from msgspec import Meta
from typing_extensions import override

from luna import notice
from luna.bots.thinker import Thinker
from luna.circle.agent import CircleAgent
from luna.circle.shelf import Shelf
from luna.commands import autostart
from luna.core import registry
from luna.log.encoding import Codec, Malformed, pack
from luna.log.files import read_whole, write_whole
from luna.log.saves import Saves, saves_folder
from luna.net.certificates import with_roots
from luna.net.follower import TableWatch
from luna.notice import fail
from luna.places import Unwritable, data_folder
from luna.shell.app import settings
from luna.shell.network.own_relay import hello
from luna.shell.network.tables import Key, Seen, Table, ended, read, seats_of
from luna.shell.network.turn_alerts import notify, sentence
from luna.shell.players.absent_bots import AbsentBots, in_window
from luna.table.reminders import Quiet, Reminders, SentReminders
from luna.table.table_status import Standing
from luna.text import Catalogue, best_language

NAME: Final = "watch.told"
_LOOK: Final = 60.0  # seconds between two looks at the folder
_GAIN: Final = 2.0  # seconds in which entries of other members are gathered, and bots think
_ROUNDS: Final = 8  # maximum bot turns per table in one look
_SHORT: Final = 0.05  # seconds between two looks at the thinking process
_ANSWER: Final = 15.0  # seconds for a relay, a command or a web server
_LONGEST: Final = 64 << 10
_CODEC: Final = Codec[list[tuple[bytes, SentReminders]]](
    list[tuple[Annotated[bytes, Meta(min_length=16, max_length=16)], SentReminders]], _LONGEST
)


def run(argv: list[str]) -> int:
    """Watch until Ctrl+C. Exit status 0; 1 when a message could not be sent; 2 for wrong options."""
    wanted = _options(argv)
    if wanted.autostart:
        return _autostart(wanted.autostart == "on", argv)
    try:
        home = Path(data_folder())
    except Unwritable as error:
        return fail(notice.say(error.key, **error.slots))
    words = Catalogue()
    words.switch(wanted.language or best_language(words.languages()))
    reminders = Reminders(_read(home), wanted.again * 3600.0, wanted.quiet)
    signs = True
    agent = CircleAgent(Shelf(home), lambda: signs)
    watch, code = TableWatch(hello(), agent.mail), 0
    bots = AbsentBots(Thinker())
    known: dict[Key, Table | None] = {}
    print("Watching the tables of this machine. Press Ctrl+C to stop.", flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        while True:
            signs = settings.load(home, "en")[0].sign_results
            look = partial(_look, home, agent, watch, bots if wanted.bots else None, known)
            tables = _look_once(look, watch, bots) if wanted.once else look()
            reminders.forget([table.standing for table in tables])
            now = time.time()
            standings = [table.standing for table in tables if wanted.always or not in_window(table.standing.path)]
            due = reminders.due(standings, now)
            if due:
                told = [_tell(wanted, words, part) for part in ([due] if wanted.all else [[one] for one in due])]
                reminders.note(due, now)
                with contextlib.suppress(OSError):  # after a restart it is sent once more
                    write_whole(home / NAME, pack(list(reminders.told.items())))
                code = 0 if all(told) else 1
            if wanted.once:
                break
            _wait(watch, agent, bots)
    watch.close(wait=True)
    bots.close()
    return code


def _autostart(on: bool, argv: Sequence[str]) -> int:
    """Watch at every login, with the other options given, or stop doing so."""
    kept = list(argv)
    at = next(number for number, word in enumerate(kept) if word.startswith("--autostart"))
    del kept[at : at + (1 if "=" in kept[at] else 2)]
    try:
        path = autostart.switch(on, ["watch", *kept])
    except OSError as error:
        return fail(f"This could not be changed: {error}.")
    print(f"Luna {'now watches at every login' if on else 'no longer watches at login'}: {path}")
    return 0


def message(words: Catalogue, due: Sequence[Standing], now: float) -> dict[str, Any]:
    """The text of a message. It holds no secret: no code, no address, no key.

    Discord shows `content`, others `text`. A player named @everyone mentions nobody.
    """
    text = sentence(words, due)
    return {
        "event": "your-turn",
        "text": text,
        "content": text,
        "allowed_mentions": {"parse": []},
        "tables": [
            {
                "table": hashlib.blake2b(one.table, digest_size=4, person=b"luna told").hexdigest(),
                "game": one.game,
                "round": one.round,
                "rhythm": one.rhythm,
                "players": [seat.name for seat in one.seats],
                "hours_left": None if (left := one.left_at(now)) is None else round(max(0, left) / 3_600_000, 1),
            }
            for one in due
        ],
    }


def _tell(wanted: argparse.Namespace, words: Catalogue, due: Sequence[Standing]) -> bool:
    """Send the message in every way requested; returns whether all of them worked."""
    said = message(words.of(due[0].game), due, time.time())
    text, data = str(said["text"]), json.dumps(said, ensure_ascii=False).encode()
    print(text, flush=True)
    worked = True
    if wanted.run:
        environ = {**os.environ, "LUNA_TEXT": text, "LUNA_TABLES": str(len(due))}
        try:
            subprocess.run(shlex.split(wanted.run), input=data, env=environ, timeout=_ANSWER, check=True)
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            worked = not fail(f"The command failed: {error}.")
    if wanted.post:
        body = text.encode() if wanted.plain else data
        kind = "text/plain; charset=utf-8" if wanted.plain else "application/json"
        if trouble := _post(urllib.request.Request(wanted.post, body, {"Content-Type": kind, "User-Agent": "Luna"})):
            worked = not fail(f"The address refused the message: {trouble}.")
    if not (wanted.run or wanted.post):
        worked = notify("Luna", text)
    return worked


class _Staying(urllib.request.HTTPRedirectHandler):
    """Follows no redirection: the owner has named this address only."""

    @override
    def redirect_request(self, *_: Any) -> None:
        return None


def _post(question: urllib.request.Request) -> str:
    """Post a message; returns the error in a few words, or "". A server that never finishes its answer is given up."""
    found = ["it does not end its answer"]

    def post() -> None:
        try:
            roots = urllib.request.HTTPSHandler(context=with_roots())
            urllib.request.build_opener(_Staying, roots).open(question, timeout=_ANSWER).close()
            found[0] = ""
        except (OSError, ValueError, http.client.HTTPException) as error:
            found[0] = str(error) or type(error).__name__

    thread = threading.Thread(target=post, name="luna-post", daemon=True)
    thread.start()
    thread.join(_ANSWER)
    return found[0]


def _wait(watch: TableWatch, agent: CircleAgent, bots: AbsentBots) -> None:
    """Wait until a journal has grown, or until it is time to look. Entries from other members are kept meanwhile."""
    until = time.monotonic() + _LOOK
    while (left := until - time.monotonic()) > 0:
        with contextlib.suppress(queue.Empty):
            watch.changed.get(timeout=min(left, _GAIN))
            return
        if agent.take_in():
            watch.greet()
            return
        if bots.update():
            return


def _look(
    home: Path, agent: CircleAgent, watch: TableWatch, bots: AbsentBots | None, known: dict[Key, Table | None]
) -> list[Table]:
    """Follow the tables under way at relays, and finished ones that others may still sign. Returns the former.

    `known`: their state at the last look, so that an unchanged journal is not read again.
    """
    seen = Seen(home).read()
    games = [save for save in Saves(saves_folder()).list() if save.network and not save.problem]
    games = [save for save in games if registry.playable(save.game)]
    now = read([save for save in games if not save.finished], known, seen, agent)
    known.clear()
    known.update(now)
    tables = [
        table for table in now.values() if table is not None and table.ticket is not None and not table.standing.over
    ]
    if bots is not None:
        bots.look(table.standing for table in tables)
    watch.follow([*seats_of(tables, bots.turns if bots is not None else {}), *ended(games, agent)])
    return tables


def _look_once(look: Callable[[], list[Table]], watch: TableWatch, bots: AbsentBots) -> list[Table]:
    """Look until everything has been sent, including the turns of bots until a person is to move."""
    tables = look()
    for _ in range(_ROUNDS):
        watch.wait(_ANSWER)
        tables = look()
        while bots.thinking:
            time.sleep(_SHORT)
            bots.update()
        if not bots.turns:
            break
        watch.close(wait=True)
        tables = look()
    return tables


def _read(home: Path) -> dict[bytes, SentReminders]:
    try:
        return dict(_CODEC.read(read_whole(home / NAME, _LONGEST)))
    except (OSError, Malformed):
        return {}


def _options(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "watch", description="Report when a table waits for you, without a window.", allow_abbrev=False
    )
    parser.add_argument("--run", metavar="COMMAND", help="run this command, with JSON on its input and LUNA_TEXT")
    parser.add_argument("--post", type=_address, metavar="URL", help="post JSON there (https)")
    parser.add_argument("--plain", action="store_true", help="post only the sentence, for ntfy")
    parser.add_argument("--all", action="store_true", help="one message for all tables instead of one each")
    parser.add_argument("--always", action="store_true", help="also report tables that are open in a window")
    parser.add_argument("--bots", action="store_true", help="play for the bots of this machine at tables by turn")
    parser.add_argument("--quiet", type=_hours, default=Quiet(), metavar="FROM-TO", help="hours without messages: 22-7")
    parser.add_argument(
        "--again", type=float, default=24.0, metavar="HOURS", help="hours until a reminder, of which there are two"
    )
    parser.add_argument("--language", choices=("en", "de", "fr", "nl"), help="language of the message")
    parser.add_argument("--autostart", choices=("on", "off"), help="watch like this at every login, or stop doing so")
    parser.add_argument("--once", action="store_true", help="look once, report, and exit")
    return parser.parse_args(argv)


def _hours(text: str) -> Quiet:
    begin, _, end = text.partition("-")
    if not (begin.isdecimal() and end.isdecimal() and int(begin) < 24 and int(end) <= 24):
        raise argparse.ArgumentTypeError("write quiet hours like 22-7")
    return Quiet(int(begin), int(end) % 24)


def _address(text: str) -> str:
    if not text.startswith(("https://", "http://")):
        raise argparse.ArgumentTypeError("an address begins with https://")
    return text
