"""Navigation between menus and tables: new game, saved game, rematch, end. Every screen may call it.

A screen is imported when it is first shown, so that the title does not wait for the table. `TableView` closes its link
in `exit`, and calls `finished` after the last animation of a game.
"""

import contextlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from pathlib import Path
from threading import Lock
from typing import Final

from luna import __version__
from luna.core import registry
from luna.core.game import Game, Position, Turn, play_all
from luna.core.lazy import later
from luna.core.options import NOTHING, Options, Value, for_rematch, to_plain
from luna.learning import challenge
from luna.log.files import writable
from luna.log.notices import Notice, Refused, refused
from luna.log.replay import game_of, known_game, load
from luna.log.saves import Saves
from luna.net import tickets
from luna.net.remote import Remote
from luna.shell.app.failures import tried
from luna.shell.app.scene import App
from luna.shell.board.card import Card
from luna.shell.client import game_client
from luna.shell.network import links
from luna.shell.network.relay_table import Shared
from luna.shell.players import faces
from luna.shell.players.seats import seat_name
from luna.shell.records import achievements
from luna.shell.records.statistics import count, count_late
from luna.table.link import TableLink
from luna.table.table import Player, Table

Action = Callable[[], None]
_BOARD, _MODES, _SCREENS = "luna.shell.board.", "luna.shell.modes.", "luna.shell.screens."
_TABLE, _LOADING = later(_BOARD + "table_view", "TableView"), later(_SCREENS + "loading", "LoadingScene")
_TITLE, _GAMES = later(_SCREENS + "title", "TitleScene"), later(_SCREENS + "games", "GamesScene")
_WELCOME, _NEWS = later(_SCREENS + "welcome", "WelcomeScene"), later(_SCREENS + "welcome", "NewsScene")
_NEWS_SINCE = later(_SCREENS + "welcome", "news_since")
_FINAL, _ONLINE = later(_SCREENS + "game_over", "FinalScene"), later(_SCREENS + "final_online", "LanFinalScene")
_REPLAY, _WHAT_IF = later(_MODES + "replay", "ReplayScene"), later(_MODES + "whatif", "WhatIf")
_GUIDED, _CHALLENGE = later(_MODES + "guided", "GuidedMode"), later(_MODES + "mode", "ChallengeMode")
_IS_GUIDED, _SHARED = later(_SCREENS + "review", "is_guided"), later(_MODES + "shared_table", "shared_table")
_CIRCLES, _JOIN = later(_SCREENS + "circles", "CirclesScene"), later(_SCREENS + "network", "ask_to_join")
_KEYBOARD, _QUIT = later(_SCREENS + "keyboard", "KeyboardScene"), later(_SCREENS + "page", "ask_to_quit")
_REJOIN = later("luna.shell.network.connections", "rejoin")
_PAINTING: Final = Lock()  # two threads at once would draw the same pictures twice
_PATIENCE: Final = 3.0  # seconds to wait for the turns played at a table meanwhile


def begin(
    app: App,
    game: Game,
    options: Options,
    names: Mapping[str, str],
    bots: Mapping[str, int] | None = None,
    more: Mapping[str, Value] = NOTHING,
) -> None:
    """Deal a game and sit down. `bots`: levels by seat. `more`: stored with the options, for example a challenge."""
    dealt = game.deal(options, secrets.token_bytes(32))
    players = {seat: Player(names.get(seat, "")) for seat in options.seats}
    for seat, level in (bots or {}).items():
        if seat in players:
            players[seat] = faces.bot(game.NAME, seat, app.settings.faces, level, names.values())
    _sit(
        app, Table.new(game, dealt, players, app.saves.new_path(), options={**to_plain(game.OPTIONS, options), **more})
    )


def rematch(app: App, table: Table) -> None:
    """Begin a new table with the same players and options and another deal."""
    options = for_rematch(table.game.options_of(table.dealt), table.header.options)
    dealt = table.game.deal(options, secrets.token_bytes(32))
    more = {key: value for key, value in table.header.options.items() if key == challenge.KEY}
    _sit(app, table.rematch(dealt, app.saves.new_path(), {**to_plain(table.game.OPTIONS, options), **more}))


def open_save(app: App, path: Path) -> bool:
    """Resume a saved game. When it cannot be opened, tell the player and return False."""
    ticket = tickets.find(path)
    if ticket is not None and not app.saves.summary(path).finished:
        ours = path if writable(path) else _brought(app, path)
        back: bool = _REJOIN(app, ours, ticket)
        return back
    table = tried(app, lambda: Table.open(_shown(game_of(path), path.name), path))
    if table is None:
        return False
    if table.in_memory and not table.over and (ours := _brought(app, path)) != path:
        table.close()
        return open_save(app, ours)
    if ticket is None:
        app.tell(tickets.tidy(path))
    if table.over:
        app.tell(*table.notices)
        count_late(app, table, path)
        _end(app, table)
    else:
        _sit(app, table)
    return True


def _shown(game: Game, name: str = "") -> Game:
    """The game, if it has a board; else `Refused`, with the `name` of the save."""
    if not registry.playable(game.NAME):
        raise refused("save-no-game", file=name, game=game.NAME)
    return game


def _brought(app: App, path: Path) -> Path:
    """The path at which a game continues: a copy in our folder if its own place is read-only, else the same path."""
    if path.parent == app.saves.folder:
        return path
    try:
        ours = app.saves.bring(path)
    except Refused:  # it continues in memory, and the player is told
        return path
    folder = str(app.saves.folder)
    app.toasts.say(app.catalogue("saves-brought-first", file=path.name, folder=folder), trouble=True)
    return ours


def finished(app: App, table: Table, shared: Shared | None = None) -> None:
    """Show the final table after the end of a game; `shared`: a network table is still shared with the others."""
    count(app, table)
    if shared is None and (said := achievements.verdict(app.catalogue, table)):
        app.toasts.say(said)
    _end(app, table, shared)


def _end(app: App, table: Table, shared: Shared | None = None) -> None:
    app.turn_to(table.game.NAME)
    app.playing = None if table.in_memory else table.path
    app.replace(_ONLINE(app, shared) if shared is not None else _FINAL(app, table))


def welcome(app: App, then: Action) -> None:
    """Ask the questions of the first start, or show the news after an update, then continue with `then`."""
    if not app.settings.welcomed:
        app.settings.version = __version__  # nothing is new to a new player
        app.replace(_WELCOME(app, then))
    elif _NEWS_SINCE(app.settings.version):
        app.replace(_NEWS(app, app.settings.version, then))
    else:
        then()


def leave(app: App) -> None:
    """Return to the title. The game is saved already."""
    app.playing = None
    app.replace(_TITLE(app))


def first(app: App) -> None:
    """Show the first screen: the choice of the game if there are several, else the title."""
    if len(registry.listed()) > 1:
        app.replace(_GAMES(app))
    else:
        leave(app)


def rescue(app: App) -> None:
    """Save the games that the disk has not taken, because the program ends without asking the player."""
    tables = {id(table): table for scene in app.scenes if isinstance(table := getattr(scene, "table", None), Table)}
    for table in tables.values():
        for folder in (app.saves.folder, app.home / "saves") if table.unsaved else ():
            made = table.save_as(Saves(folder).new_path())
            if isinstance(made, Table):
                made.close()
                break


def may_quit(app: App) -> bool:
    """Whether the program may end at once. If not, ask first: a game is unsaved, or other players are connected."""
    stakes = [scene.stakes for scene in app.scenes]
    if any(one.unsaved for one in stakes):
        below = "menu-lose-below"
    elif app.network.guests(*(one.table for one in stakes if one.table is not None)) > 0:
        below = "network-quit-below"
    elif app.network.waiting(*(one.room for one in stakes if one.room is not None)) > 0:
        below = "network-quit-room"
    else:
        return True  # without a page: the program's files may have been replaced since the start
    quits: bool = _QUIT(app, below)
    return quits


def watch(app: App, table: Table, number: int = 0, *, owns: bool = False, card: Card | None = None) -> None:
    """Replay a game from a turn on, with a `card` about it. `owns`: the viewer closes the table."""

    def then() -> None:
        app.pop(app.scenes[-1])  # the curtain
        app.push(_REPLAY(app, table, number, owns=owns, card=card))

    app.turn_to(table.game.NAME)
    behind_curtain(app, table, then, table.close if owns else lambda: None)


def watch_save(app: App, path: Path) -> Notice | None:
    """Replay a saved game, even one that cannot be continued. A read error is told to the player."""
    try:
        table = Table.open(_shown(game_of(path), path.name), path)
    except Refused as error:
        app.tell(error.notice)
        return error.notice
    app.tell(*table.notices)
    watch(app, table, owns=True)
    return None


def what_if(
    app: App, table: Table, number: int, then: Callable[[Table], None] | None = None, line: Sequence[Turn] = ()
) -> None:
    """Open a board with the game after `number` turns. `line` is played first; `then` gets it at the end."""
    names = [seat_name(app.catalogue, seat) for seat in table.seats]
    app.push(_TABLE(app, TableLink(table.what_if(number)), _WHAT_IF(names, then, line)))


def copy(app: App, table: Table) -> None:
    """Continue an unsaved or read-only game in a new file."""
    made = table.save_as(app.saves.new_path())
    if isinstance(made, Table):
        app.toasts.say(app.catalogue("menu-copied", file=made.name))
        _sit(app, made)
    else:
        app.tell(made)


def _sit(app: App, table: Table) -> None:
    app.tell(*table.notices)
    app.turn_to(table.game.NAME)
    app.playing = None if table.in_memory else table.path
    wanted = achievements.challenge_of(table)
    mode = _CHALLENGE(wanted) if wanted is not None else _GUIDED() if _IS_GUIDED(table) else None
    behind_curtain(app, table, lambda: app.replace(_TABLE(app, TableLink(table), mode)), table.close)


def write(app: App, label: str, text: str, longest: int, done: Callable[[str], object]) -> None:
    """Enter a line with the on-screen keyboard."""
    app.push(_KEYBOARD(app, label, text, longest, done))


def follow(app: App, text: str) -> None:
    """Follow an invitation that was pasted or opened. The player is asked first, and leaves no table for it."""
    if any(scene.seated for scene in app.scenes):
        app.toasts.say(app.catalogue("network-link-later"), trouble=True)
    elif links.leads_to_circle(text):
        app.push(_CIRCLES(app, text))
    else:
        _JOIN(app, text)


def sit_down(app: App, remote: Remote, code: str) -> None:
    """Sit down at the table of a connection, once all its records have arrived."""
    game = tried(app, lambda: _shown(known_game(remote.header, "")))
    if game is None:
        remote.close()
        leave(app)
        return
    app.turn_to(game.NAME)
    names = [seat_name(app.catalogue, seat) for seat in remote.header.seats]

    def make() -> None:
        remote.catch_up(_PATIENCE)
        with contextlib.suppress(Refused):  # told when the player sits down
            game_client.of(game.NAME).prepare(app, Table(game, remote).position, names)

    def then() -> None:
        made = tried(app, _SHARED, app, remote, game)
        if made is None:
            remote.close()
            leave(app)
            return
        scene, shared = made
        shared.code = code
        app.playing = remote.path
        app.replace(scene)

    app.push(_LOADING(app, make, then, remote.close))


def behind_curtain(app: App, table: Table, then: Action, otherwise: Action) -> None:
    """Prepare the pictures of a table, then call `then`; `otherwise` if the player leaves before."""
    row, names = table.position, [seat_name(app.catalogue, seat) for seat in table.seats]
    app.push(_LOADING(app, lambda: _paint(app, table.game, row, names), then, otherwise))


def rehearse(app: App, path: Path) -> None:
    """Paint the table of a saved game in advance, so that it opens at once; in any thread."""
    with contextlib.suppress(Refused):  # opening it reports the error
        game = _shown(game_of(path))
        loaded = load(game, path)
        row = play_all(game, game.start(loaded.dealt), chain.from_iterable(loaded.turns))
        _paint(app, game, row, [seat_name(app.catalogue, seat) for seat in loaded.header.seats])


def _paint(app: App, game: Game, row: Position, names: Sequence[str]) -> None:
    with _PAINTING:
        game_client.of(game.NAME).prepare(app, row, names)
