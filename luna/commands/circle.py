"""`circle`: circles of friends without a window. Exit status 0, or 2 with one sentence on standard error."""

import argparse
from pathlib import Path

from luna.circle import letters, shelf
from luna.circle.circle import Circle
from luna.circle.entries import Tournament
from luna.circle.games import counted
from luna.circle.league import league, season
from luna.circle.shelf import LocalCircle, Shelf
from luna.circle.tournament import course
from luna.commands.output import write
from luna.core import registry
from luna.core.game import GameError
from luna.log.encoding import Malformed
from luna.log.files import read_whole, words
from luna.log.notices import notice
from luna.log.saves import find_save
from luna.net.identity import Identity
from luna.notice import fail
from luna.places import data_folder
from luna.shell.records.circle_facts import (
    CircleFacts,
    day,
    day_and_game,
    digits,
    facts,
    member_names,
    players,
    rating,
    state,
)
from luna.text import Catalogue


def run(argv: list[str]) -> int:
    """Run the command."""
    options = _parser().parse_args(argv)
    try:
        _do(Shelf(Path(data_folder())), options)
    except (GameError, Malformed) as error:
        return fail(error)
    except BrokenPipeError:
        raise
    except OSError as error:
        name = Path(str(error.filename or "circle")).name
        return fail(notice("save-unreadable", file=name, error=words(error)).text)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("circle", description="Circles of friends: results that their players sign.")
    commands = parser.add_subparsers(dest="command", required=True)

    def command(name: str, about: str, *, circle: bool = True) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=about)
        if circle:
            made.add_argument("circle", metavar="CIRCLE", help="its name, or the beginning of its key")
        return made

    command("list", "the circles of this machine", circle=False)
    for name, about in (("found", "found a circle"), ("join", "join by an invitation")):
        made = command(name, about, circle=False)
        made.add_argument("what", metavar="NAME" if name == "found" else "INVITATION")
        made.add_argument("--as", dest="alias", required=True, metavar="NAME", help="your name in it")
    command("invite", "print an invitation")
    show = command("show", "print league, games, members and tournaments")
    show.add_argument("--game", default="", choices=registry.names())
    show.add_argument("--season", type=int, metavar="YEAR")
    add = command("add", "sign a finished game")
    add.add_argument("save", type=Path, help="a saved game")
    seats = "who sat there, seat by seat; - is nobody of the circle"
    add.add_argument("members", nargs="+", metavar="MEMBER", help=seats)
    command("sign", "sign the games that wait for you")
    give = command("give", "write the circle to a file for the others")
    give.add_argument("-o", "--output", type=Path, required=True, metavar="FILE")
    give.add_argument("--force", action="store_true", help="replace FILE if it exists")
    for name, about in (("take", "take in the file of another member"), ("check", "check a file")):
        command(name, about, circle=False).add_argument("file", type=Path, metavar="FILE")
    return parser


def _do(store: Shelf, options: argparse.Namespace) -> None:
    match options.command:
        case "list":
            for held in store.all():
                print(f"{held.circle.key.hex()[:16]}  {len(held.circle.present)} members  {held.name}")
        case "found":
            print(store.found(options.what, options.alias).circle.key.hex()[:16])
        case "join":
            print(store.accept(options.what, options.alias).name)
        case "take":
            held, count = store.take(options.file)
            print(f"{held.name}: {count} new")
        case "check":  # a file of any circle, as far as its signatures hold
            circle = letters.Reader().circle(read_whole(options.file, letters.LARGEST), options.file.name)
            _print(facts(LocalCircle(circle, Identity.new(), "")), "", None)
        case _:
            _do_with(_of(store, options.circle), store, options)


def _do_with(held: LocalCircle, store: Shelf, options: argparse.Namespace) -> None:
    match options.command:
        case "invite":
            print(store.invite(held))
        case "show":
            _print(facts(held), options.game, options.season)
        case "add":
            _add(held, store, options)
        case "sign":
            waiting = shelf.unsigned(held)
            store.countersign(held, waiting)
            print(f"{len(waiting)} signed")
        case "give":
            write(options.output, letters.write(held.shared), store.folder, force=options.force)


def _of(store: Shelf, name: str) -> LocalCircle:
    """The circle of that name. `GameError` when there is none, or several."""
    found = [held for held in store.all() if held.name == name or held.circle.key.hex().startswith(name.lower())]
    if len(found) != 1:
        raise GameError(f"{'No circle' if not found else 'More than one circle'} is called {name}.")
    return found[0]


def _add(held: LocalCircle, store: Shelf, options: argparse.Namespace) -> None:
    keys = [b"" if name == "-" else _member(held.circle, name) for name in options.members]
    sheet, table = shelf.sheet_of(find_save(options.save))
    if len(keys) != len(sheet.header.seats):
        raise GameError(f"The game has {len(sheet.header.seats)} seats, and {len(keys)} members are named.")
    if held.me.key not in keys:
        raise GameError("You were not a player of that game.")
    store.record(held, sheet, table, keys)


def _member(circle: Circle, name: str) -> bytes:
    found = [key for key, shown in member_names(circle).items() if name in (shown, key.hex())]
    if not found:
        raise GameError(f"No member is called {name}.")
    return found[0]


def _print(found: CircleFacts, game: str, year: int | None) -> None:
    said = Catalogue("en")
    since, until = season(year) if year is not None else (0, None)
    rows = league(counted(found.played, game, since, until)).rows
    for number, row in enumerate(rows, 1):
        rated, mean = rating(said, row.mu, row.sigma), f"{row.mean / 1000:.2f}"
        figures = f"{rated:>14}  {row.games:4} games  {row.firsts:4} won  mean {mean}"
        print(f"{number:3}  {figures}  {found.name(said, row.player)}")
    for one in found.played:
        print(f"\n{day_and_game(said, one)}: {players(said, found, one)}\n    {state(said, found, one)}")
    print()
    for key, member in found.circle.members.items():
        by = f"invited by {found.names[member.by]}" if member.by else "founder"
        gone = ", has left" if member.left else ", has a new key" if member.now else ""
        print(f"{digits(key)}  {found.names[key]} ({by}{gone})")
    _print_tournaments(said, found)


def _print_tournaments(said: Catalogue, found: CircleFacts) -> None:
    for entry in found.circle.tournaments.values():
        assert isinstance(entry.body, Tournament)
        cup = entry.body._replace(players=tuple(map(found.circle.person, entry.body.players)))
        now = course(cup, found.circle.orders(entry), found.played)
        names = [found.name(said, player) for player in cup.players]
        print(f"\n{cup.name}: {cup.form}, {cup.game}, begun {day(cup.created)}")
        for number, tables in enumerate(now.rounds, 1):
            shown = "; ".join(" - ".join(names[player] for player in game.players) for game in tables)
            print(f"  round {number} of {now.length}: {shown}")
        for score in now.scores:
            print(f"  {score.points:4} points  {score.games:3} games  {names[score.player]}")
