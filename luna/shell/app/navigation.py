"""Navigation between menus and tables: new game, saved game, rematch, end. This module is the program's `Ways`.

No other module imports all screens. A screen is imported when it is first shown, so that the title does not wait for
the table. `TableView` closes its link in `exit`, and calls `finished` after the last animation of a game.
"""

import contextlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from luna import __version__
from luna.core import registry
from luna.core.game import Game, Turn
from luna.core.options import NOTHING, Options, Value, again, kept
from luna.learning import challenge
from luna.log.files import writable
from luna.log.notices import Notice, Refused, refused
from luna.log.replay import game_of, known_game
from luna.log.saves import Saves
from luna.net import tickets
from luna.net.remote import Remote
from luna.shell.app.failures import tried
from luna.shell.app.scene import App
from luna.shell.board.card import Card
from luna.shell.client import game_client
from luna.shell.network import connections, links
from luna.shell.network.lobby import Gathering
from luna.shell.network.relay_table import Shared
from luna.shell.players import faces
from luna.shell.players.seats import seat_name
from luna.shell.records import achievements
from luna.shell.records.finished_games import count, count_late
from luna.table.link import TableLink
from luna.table.table import Player, Table

Action = Callable[[], None]
_PATIENCE: Final = 3.0  # seconds for what was played at a table meanwhile


def begin(
    app: App,
    game: Game,
    options: Options,
    names: Mapping[str, str],
    bots: Mapping[str, int] | None = None,
    more: Mapping[str, Value] = NOTHING,
) -> None:
    """Deal a game and sit down. `bots`: levels by seat. `more`: kept with the options, for example a challenge."""
    dealt = game.deal(options, secrets.token_bytes(32))
    players = {seat: Player(names.get(seat, "")) for seat in options.seats}
    for seat, level in (bots or {}).items():
        if seat in players:
            players[seat] = faces.bot(game.NAME, seat, app.settings.faces, level, names.values())
    _sit(app, Table.new(game, dealt, players, app.saves.new_path(), options={**kept(game, options), **more}))


def rematch(app: App, table: Table) -> None:
    """Begin a new table with the same players and options, dealt anew."""
    options = again(table.game, table.dealt, table.header.options)
    dealt = table.game.deal(options, secrets.token_bytes(32))
    more = {key: value for key, value in table.header.options.items() if key == challenge.KEY}
    _sit(app, table.rematch(dealt, app.saves.new_path(), {**kept(table.game, options), **more}))


def open_save(app: App, path: Path) -> bool:
    """Resume a saved game. When it cannot be opened, tell the player and return False."""
    ticket = tickets.find(path)
    if ticket is not None and not app.saves.summary(path).finished:
        ours = path if writable(path) else _brought(app, path)
        return connections.rejoin(app, ours, ticket)
    table = tried(app, lambda: Table.open(_shown(game_of(path), path.name), path))
    if table is None:
        return False
    if table.in_memory and not table.over and (ours := _brought(app, path)) != path:
        table.close()
        return open_save(app, ours)
    if ticket is None:
        _report(app, tickets.tidy(path))
    if table.over:
        _report(app, *table.notices)
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
    """Copy a game that is to go on, and cannot be written where it is, to our folder; the same path if that fails."""
    if path.parent == app.saves.folder:
        return path
    try:
        ours = app.saves.bring(path)
    except Refused:  # it goes on in memory, and the player is told
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


def _report(app: App, *notices: Notice | None) -> None:
    for notice in notices:
        if notice is not None:
            app.tell(notice)


def _end(app: App, table: Table, shared: Shared | None = None) -> None:
    from luna.shell.screens.final_online import LanFinalScene  # noqa: PLC0415
    from luna.shell.screens.game_over import FinalScene  # noqa: PLC0415

    app.turn_to(table.game.NAME)
    app.playing = None if table.in_memory else table.path
    app.replace(LanFinalScene(app, shared) if shared is not None else FinalScene(app, table))


def welcome(app: App, then: Action) -> None:
    """Ask the questions of the first start, or tell what is new after an update, and go on with `then`."""
    from luna.shell.screens.welcome import WelcomeScene  # noqa: PLC0415
    from luna.shell.screens.whats_new import NewsScene, news_since  # noqa: PLC0415

    if not app.settings.welcomed:
        app.settings.version = __version__  # nothing is new to a new player
        app.replace(WelcomeScene(app, then))
    elif news_since(app.settings.version):
        app.replace(NewsScene(app, app.settings.version, then))
    else:
        then()


def leave(app: App) -> None:
    """Go back to the title. The game is saved already."""
    from luna.shell.screens.title import TitleScene  # noqa: PLC0415

    app.playing = None
    app.replace(TitleScene(app))


def first(app: App) -> None:
    """Show the first screen: the choice of the game if there are several, else the title."""
    from luna.shell.screens.games import GamesScene  # noqa: PLC0415

    if len(registry.listed()) > 1:
        app.replace(GamesScene(app))
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
    """Whether the program may end at once. Else ask first: a game is unsaved, or other players are connected."""
    stakes = [scene.stakes for scene in app.scenes]
    if any(one.unsaved for one in stakes):
        below = "menu-lose-below"
    elif connections.guests(app, *(one.table for one in stakes if one.table is not None)) > 0:
        below = "network-quit-below"
    elif connections.waiting(app, *(one.room for one in stakes if one.room is not None)) > 0:
        below = "network-quit-room"
    else:
        return True  # without a page: the program's files may have been replaced since it began
    from luna.shell.screens.menu import MenuScene  # noqa: PLC0415
    from luna.shell.screens.page import QuestionScene, lose  # noqa: PLC0415

    top, words = app.scenes[-1] if app.scenes else None, app.catalogue
    if (
        isinstance(top, QuestionScene) and top.answers[0][1] == app.end
    ):  # the system reports twice that the last window closes
        return not app.unseen
    over = top if isinstance(top, MenuScene) else None
    if below == "menu-lose-below":
        app.push(lose(app, over, app.end))
    else:
        app.push(QuestionScene(app, over, words("network-quit"), words(below), words("network-quit-yes"), app.end))
    return False


def watch(app: App, table: Table, number: int = 0, *, owns: bool = False, card: Card | None = None) -> None:
    """Replay a game from a turn on, with a `card` about it. `owns`: the viewer closes the table."""
    from luna.shell.modes.replay import ReplayScene  # noqa: PLC0415

    def then() -> None:
        app.pop(app.scenes[-1])  # the curtain
        app.push(ReplayScene(app, table, number, owns=owns, card=card))

    app.turn_to(table.game.NAME)
    behind_curtain(app, table, then, table.close if owns else lambda: None)


def watch_save(app: App, path: Path) -> Notice | None:
    """Replay a saved game, also one that cannot be played on; why it cannot be read, which the player is told."""
    try:
        table = Table.open(_shown(game_of(path), path.name), path)
    except Refused as error:
        app.tell(error.notice)
        return error.notice
    _report(app, *table.notices)
    watch(app, table, owns=True)
    return None


def what_if(
    app: App, table: Table, number: int, then: Callable[[Table], None] | None = None, line: Sequence[Turn] = ()
) -> None:
    """Open a board as the game was after so many turns. `line` is played first; `then` gets it when it is left."""
    from luna.shell.board.table_view import TableView  # noqa: PLC0415
    from luna.shell.modes.whatif import WhatIf  # noqa: PLC0415

    names = [seat_name(app.catalogue, seat) for seat in table.seats]
    app.push(TableView(app, TableLink(table.what_if(number)), WhatIf(names, then, line)))


def explain(app: App, topic: str) -> None:
    """Open the rules at a topic."""
    from luna.shell.screens.rules import RulesScene  # noqa: PLC0415

    app.push(RulesScene(app, topic))


def copy(app: App, table: Table) -> None:
    """Go on in a new file with a game that is not saved, or is read-only."""
    made = table.save_as(app.saves.new_path())
    if isinstance(made, Table):
        app.toasts.say(app.catalogue("menu-copied", file=made.name))
        _sit(app, made)
    else:
        app.tell(made)


def _sit(app: App, table: Table) -> None:
    from luna.shell.board.table_view import TableView  # noqa: PLC0415
    from luna.shell.modes.guided import GuidedMode  # noqa: PLC0415
    from luna.shell.modes.mode import ChallengeMode  # noqa: PLC0415
    from luna.shell.screens.review import guided  # noqa: PLC0415

    _report(app, *table.notices)
    app.turn_to(table.game.NAME)
    app.playing = None if table.in_memory else table.path
    wanted = achievements.challenge_of(table)
    mode = ChallengeMode(wanted) if wanted is not None else GuidedMode() if guided(table) else None
    behind_curtain(app, table, lambda: app.replace(TableView(app, TableLink(table), mode)), table.close)


def write(app: App, label: str, text: str, longest: int, done: Callable[[str], object]) -> None:
    """Write a line with a keyboard on the screen."""
    from luna.shell.screens.keyboard import KeyboardScene  # noqa: PLC0415

    app.push(KeyboardScene(app, label, text, longest, done))


def meet(app: App, remote: Remote, people: Gathering, opened: Action | None = None) -> None:
    """Enter the room of a connection. `opened` is called if the room was opened from here."""
    from luna.shell.screens.room import RoomScene  # noqa: PLC0415

    app.push(RoomScene(app, remote, people, opened))


def follow(app: App, text: str) -> None:
    """Follow an invitation that was pasted or opened. The player is asked first, and leaves no table for it."""
    from luna.shell.board.table_view import TableView  # noqa: PLC0415
    from luna.shell.screens.circles import CirclesScene  # noqa: PLC0415
    from luna.shell.screens.network import ask_to_join  # noqa: PLC0415
    from luna.shell.screens.room import RoomScene  # noqa: PLC0415

    if any(isinstance(scene, TableView | RoomScene) for scene in app.scenes):
        app.toasts.say(app.catalogue("network-link-later"), trouble=True)
    elif links.leads_to_circle(text):
        app.push(CirclesScene(app, text))
    else:
        ask_to_join(app, text)


def sit_down(app: App, remote: Remote, code: str) -> None:
    """Sit down at the table of a connection, once all its records have arrived."""
    from luna.shell.screens.loading import LoadingScene  # noqa: PLC0415

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
        from luna.shell.modes.shared_table import shared_table  # noqa: PLC0415

        made = tried(app, shared_table, app, remote, game)
        if made is None:
            remote.close()
            leave(app)
            return
        scene, shared = made
        shared.code = code
        app.playing = remote.path
        app.replace(scene)

    app.push(LoadingScene(app, make, then, remote.close))


def behind_curtain(app: App, table: Table, then: Action, otherwise: Action) -> None:
    """Prepare the pictures of a table, then call `then`; `otherwise` if the player leaves before."""
    from luna.shell.screens.loading import LoadingScene  # noqa: PLC0415

    row, names = table.position, [seat_name(app.catalogue, seat) for seat in table.seats]
    client = game_client.of(table.game.NAME)
    app.push(LoadingScene(app, lambda: client.prepare(app, row, names), then, otherwise))
