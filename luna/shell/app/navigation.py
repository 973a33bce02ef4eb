"""Navigation from menus to tables and back: new game, saved game, rematch, end. Only this knows all screens.

It is the program's `Ways`. A scene is loaded when it is first shown: the title does not wait for the table.

`TableView(app, link)` owns the link, closes it in `exit`, and calls `finished` when the game is over and its last
animation has been seen.
"""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from luna.core import registry
from luna.core.game import Game
from luna.core.options import NOTHING, Options, Value, again, kept
from luna.learning import challenge
from luna.log.files import writable
from luna.log.notices import Refused, refused
from luna.log.records import HUMAN
from luna.log.replay import game_of, known_game
from luna.log.saves import Saves
from luna.net import tickets
from luna.net.remote import Remote
from luna.shell.app.scene import App
from luna.shell.board.card import Card
from luna.shell.client import game_client
from luna.shell.network import connections
from luna.shell.network.lobby import Gathering
from luna.shell.network.relay_table import Shared
from luna.shell.players import faces
from luna.shell.players.seats import seat_name
from luna.shell.records import challenge_record, exchange, statistics
from luna.shell.records.statistics import Statistics
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
    """Deal a game and sit down; `bots` has their levels by order. The lot is drawn here.

    `more` is kept with the options: what else the table was dealt for.
    """
    bots = bots or {}
    dealt = game.deal(options, secrets.token_bytes(32))
    players = {order: Player(names.get(order, "")) for order in options.seats}
    for order in players.keys() & bots.keys():
        players[order] = faces.bot(game.NAME, order, app.settings.faces, bots[order], names.values())
    _sit(app, Table.new(game, dealt, players, app.saves.new_path(), options={**kept(game, options), **more}))


def rematch(app: App, table: Table) -> None:
    """Begin a new table with the same players and options, and another lot."""
    options = again(table.game, table.dealt, table.header.options)
    dealt = table.game.deal(options, secrets.token_bytes(32))
    more = {key: value for key, value in table.header.options.items() if key == challenge.KEY}
    _sit(app, table.rematch(dealt, app.saves.new_path(), {**kept(table.game, options), **more}))


def open_save(app: App, path: Path) -> bool:
    """Go on where that game was left. False, and said, when it cannot be opened."""
    ticket = tickets.find(path)
    if ticket is not None and not app.saves.summary(path).finished:
        ours = path if writable(path) else _brought(app, path)
        return connections.rejoin(app, ours, ticket)
    try:
        table = Table.open(_shown(game_of(path), path.name), path)
    except Refused as error:
        app.tell(error.notice)
        return False
    if table.in_memory and not table.over and (ours := _brought(app, path)) != path:
        table.close()
        return open_save(app, ours)
    if ticket is None and (problem := tickets.tidy(path)) is not None:
        app.tell(problem)
    if table.over:
        _say_all(app, table)
        _count_late(app, table, path)
        _end(app, table)
    else:
        _sit(app, table)
    return True


def _shown(game: Game, name: str) -> Game:
    """The game, if it can be shown; `Refused` for the save `name` of one that has only rules so far."""
    if not registry.playable(game.NAME):
        raise refused("save-no-game", file=name, game=game.NAME)
    return game


def _brought(app: App, path: Path) -> Path:
    """A copy in our folder of a game that is to go on and cannot be written where it is; the same path if need be."""
    if path.parent == app.saves.folder:
        return path
    try:
        ours = app.saves.bring(path)
    except Refused:  # it goes on in memory, and that is said
        return path
    folder = str(app.saves.folder)
    app.toasts.say(app.catalogue("saves-brought-first", file=path.name, folder=folder), trouble=True)
    return ours


def finished(app: App, table: Table, shared: Shared | None = None) -> None:
    """The end of a game has been seen: the final table is shown, still `shared` with the others."""
    count(app, table)
    if shared is None and (said := challenge_record.verdict(app.catalogue, table)):
        app.toasts.say(said)
    _end(app, table, shared)


def count(app: App, table: Table) -> None:
    """A game is over: it is noted for the records at once, for nobody need stay until its scoring has been seen."""
    if not _counts(table):
        return
    challenge_record.note(app, table)
    problem = Statistics(app.home).add(statistics.finished(table, int(time.time())))
    if problem is not None:
        app.tell(problem)


def _count_late(app: App, table: Table, path: Path) -> None:
    """The program had ended between the last turn and the records. A game that took no time was not played here."""
    if _counts(table) and table.history[-1].t_ms > 0:
        ended = int(app.saves.summary(path).played)
        problem = Statistics(app.home).add_late(statistics.finished(table, ended))
        if problem is not None:
            app.tell(problem)


def _counts(table: Table) -> bool:
    return bool(table.name) and any(seat.kind == HUMAN for seat in table.seats)


def _end(app: App, table: Table, shared: Shared | None = None) -> None:
    """The final table of a game that is over."""
    from luna.shell.screens.final import FinalScene  # noqa: PLC0415
    from luna.shell.screens.lanfinal import LanFinalScene  # noqa: PLC0415

    app.turn_to(table.game.NAME)
    app.playing = None if table.in_memory else table.path
    app.replace(LanFinalScene(app, shared) if shared is not None else FinalScene(app, table))


def welcome(app: App, then: Action) -> None:
    """The choices of the first start, once; then, or at once, what follows."""
    from luna.shell.screens.welcome import WelcomeScene  # noqa: PLC0415

    if app.settings.welcomed:
        then()
    else:
        app.replace(WelcomeScene(app, then))


def leave(app: App) -> None:
    """Back to the title; the game is saved already."""
    from luna.shell.screens.title import TitleScene  # noqa: PLC0415

    app.playing = None
    app.replace(TitleScene(app))


def first(app: App) -> None:
    """Show the first screen: the choice of the game where there is one, else the title."""
    from luna.shell.screens.games import GamesScene  # noqa: PLC0415

    if len(registry.listed()) > 1:
        app.replace(GamesScene(app))
    else:
        leave(app)


def rescue(app: App) -> None:
    """The program ends whatever the player would say: what the disk did not take before is saved where it can be."""
    tables = {id(table): table for scene in app.scenes if isinstance(table := getattr(scene, "table", None), Table)}
    for table in tables.values():
        if table.unsaved:
            _rescue(app, table)


def _rescue(app: App, table: Table) -> None:
    for folder in (app.saves.folder, app.home / "saves"):
        copy_ = table.save_as(Saves(folder).new_path())
        if isinstance(copy_, Table):
            copy_.close()
            return


def may_quit(app: App) -> bool:
    """Whether the program may end at once; else it is asked first: for an unsaved game, or while others are here."""
    from luna.shell.board.table_view import TableView  # noqa: PLC0415
    from luna.shell.modes.shared_table import SharedMode  # noqa: PLC0415
    from luna.shell.screens.menu import MenuScene  # noqa: PLC0415
    from luna.shell.screens.question import QuestionScene, lose  # noqa: PLC0415
    from luna.shell.screens.room import RoomScene  # noqa: PLC0415

    top, words = app.scenes[-1] if app.scenes else None, app.catalogue
    tables = [scene for scene in app.scenes if isinstance(scene, TableView)]
    if isinstance(top, QuestionScene) and top.deed == app.end:  # the system says twice that the last window is closed
        return not app.unseen
    shared = [scene.mode.shared.remote for scene in tables if isinstance(scene.mode, SharedMode)]
    rooms = [scene.remote for scene in app.scenes if isinstance(scene, RoomScene) and scene.remote is not None]
    here = "network-quit-below" if connections.guests(app, *shared) > 0 else ""
    here = here or ("network-quit-room" if connections.waiting(app, *rooms) > 0 else "")
    over = top if isinstance(top, MenuScene) else None
    if any(scene.table.unsaved for scene in tables):
        app.push(lose(app, over, app.end))
    elif here:
        asked = words("network-quit"), words(here), words("network-quit-yes")
        app.push(QuestionScene(app, over, *asked, app.end))
    else:
        return True
    return False


def watch(app: App, table: Table, number: int = 0, *, owns: bool = False, card: Card | None = None) -> None:
    """Show a game again from a moment on, with a `card` about it; `owns`: the table is closed with the viewer."""
    from luna.shell.modes.replay import ReplayScene  # noqa: PLC0415

    def then() -> None:
        app.pop(app.scenes[-1])  # the curtain
        app.push(ReplayScene(app, table, number, owns=owns, card=card))

    app.turn_to(table.game.NAME)
    behind_curtain(app, table, then, table.close if owns else lambda: None)


def watch_save(app: App, path: Path) -> None:
    """Show a saved game, also one that can only be looked at."""
    try:
        table = Table.open(_shown(game_of(path), path.name), path)
    except Refused as error:
        app.tell(error.notice)
        return
    _say_all(app, table)
    watch(app, table, owns=True)


def what_if(app: App, table: Table, number: int) -> None:
    """A board to try things out on, as the game was after so many turns."""
    from luna.shell.board.table_view import TableView  # noqa: PLC0415
    from luna.shell.modes.whatif import WhatIf  # noqa: PLC0415

    names = [seat_name(app.catalogue, seat) for seat in table.seats]
    app.push(TableView(app, TableLink(table.what_if(number)), WhatIf(names)))


def explain(app: App, topic: str) -> None:
    """What the rules say about something."""
    from luna.shell.screens.rules import RulesScene  # noqa: PLC0415

    app.push(RulesScene(app, topic))


def copy(app: App, table: Table) -> None:
    """Go on in a new file with a game that is not kept, or cannot be played on, where it is."""
    made = table.save_as(app.saves.new_path())
    if isinstance(made, Table):
        app.toasts.say(app.catalogue("menu-copied", file=made.name))
        _sit(app, made)
    else:
        app.tell(made)


def export(app: App, table: Table) -> None:
    """Write the game as text beside its save, and say where."""
    exchange.export(app, table)


def take_in(app: App, path: Path) -> None:
    """A game from elsewhere is copied to ours; a folder with games is known from now on."""
    exchange.take_in(app, path)


def _sit(app: App, table: Table) -> None:
    from luna.shell.board.table_view import TableView  # noqa: PLC0415
    from luna.shell.modes.challenge import mode_of  # noqa: PLC0415
    from luna.shell.modes.guided import mode_of as guided  # noqa: PLC0415

    _say_all(app, table)
    app.turn_to(table.game.NAME)
    app.playing = None if table.in_memory else table.path
    mode = mode_of(table) or guided(table)
    behind_curtain(app, table, lambda: app.replace(TableView(app, TableLink(table), mode)), table.close)


def meet(app: App, remote: Remote, people: Gathering, opened: Action | None = None) -> None:
    """The room that the connection leads to; `opened` is told when nobody had opened it before."""
    from luna.shell.screens.room import RoomScene  # noqa: PLC0415

    app.push(RoomScene(app, remote, people, opened))


def sit_down(app: App, remote: Remote, code: str) -> None:
    """Sit down at the table that the connection leads to, when all that was played there has come."""
    from luna.shell.screens.curtain import CurtainScene  # noqa: PLC0415

    try:
        game = _shown(known_game(remote.header, ""), "")
    except Refused as error:
        remote.close()
        app.tell(error.notice)
        leave(app)
        return
    app.turn_to(game.NAME)
    names = [seat_name(app.catalogue, seat) for seat in remote.header.seats]

    def make() -> None:
        remote.catch_up(_PATIENCE)
        with contextlib.suppress(Refused):  # said by whoever sits down
            game_client.of(game.NAME).prepare(app, Table(game, remote).position, names)

    def then() -> None:
        from luna.shell.modes.shared_table import shared_table  # noqa: PLC0415

        try:
            scene, shared = shared_table(app, remote, game)
        except Refused as error:
            remote.close()
            app.tell(error.notice)
            leave(app)
            return
        shared.code = code
        app.playing = remote.path
        app.replace(scene)

    app.push(CurtainScene(app, make, then, remote.close))


def behind_curtain(app: App, table: Table, then: Action, otherwise: Action) -> None:
    """Make the pictures of a table ready, then go on; `otherwise` when the player leaves before."""
    from luna.shell.screens.curtain import CurtainScene  # noqa: PLC0415

    row, names = table.position, [seat_name(app.catalogue, seat) for seat in table.seats]
    client = game_client.of(table.game.NAME)
    app.push(CurtainScene(app, lambda: client.prepare(app, row, names), then, otherwise))


def _say_all(app: App, table: Table) -> None:
    for said in table.notices:
        app.tell(said)
