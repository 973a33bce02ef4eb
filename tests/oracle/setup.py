"""Section S and V1-V3: the table before the first turn, and the preparation round."""

from .data import (
    AUTOMATON,
    GUARDS,
    ISLANDS,
    LAST_SEAT,
    NOVICES_EACH,
    PRINTED_NOVICES,
    PRINTED_SHRINES,
    SHRINES_EACH,
    STARTING_IP,
    TILES_OF,
    symbol,
)
from .model import Game, Header, Novice, Shrine, Tile


def new_game(header: Header) -> Game:
    """The start position; a free set-up begins with the preparation round."""
    players, solo = header.players, header.level > 0
    game = Game(
        header=header,
        novices=[Novice(order) for order in players for _ in range(NOVICES_EACH)],
        shrines=[Shrine(order) for order in players for _ in range(SHRINES_EACH)],
        tiles=_lay_tiles(header),
        figures=dict(header.figures),
        ip=dict.fromkeys(players, STARTING_IP),
        favours={order: set() for order in players},
        council=[list(players)] + [[] for _ in range(LAST_SEAT)],  # S7
        phase="preparation",
        turn=header.people[0],
        start=players[0],
        candles=0 if solo else full_candles(header),
        book_bonus=len(players) == 2,
    )
    if solo:
        _place_automaton(game)
    for order in header.people:  # S3, V3
        tile = game.tiles[header.tiles[order]]
        tile.in_temple = tile.book = True
        game.in_place(order, "supply")[0].go("temple", tile=tile.number)
    if header.preset:
        _place_as_printed(game)
    return game


def full_candles(header: Header) -> int:
    """S6."""
    return 3 if len(header.players) == 2 else 4


def _lay_tiles(header: Header) -> dict[int, Tile]:
    """S4: ascending from the jetty in groups of n; the tiles dealt (S3) are not on the path."""
    in_play = sorted(number for board in header.boards for number in TILES_OF[board])
    n = len(header.players)
    return {number: Tile(number, group=place // n) for place, number in enumerate(in_play)}


def path_from_gate(header: Header) -> list[list[int]]:
    """S4 as printed: from the gate a guard tile, then its n tiles, and so on; each list begins with the guard tile."""
    tiles = sorted(_lay_tiles(header).values(), key=lambda tile: -tile.number)
    return [
        [guard] + [tile.number for tile in tiles if tile.group == group]
        for group, guard in reversed(list(enumerate(GUARDS, start=1)))
    ]


def _place_automaton(game: Game) -> None:
    """V2, V3."""
    _place_shrine(game, AUTOMATON, game.figures["builder"])
    for island in ISLANDS:
        _place_novices(game, AUTOMATON, island, 1 if island == game.figures["builder"] else 2)
    tile = game.tiles[game.header.tiles[AUTOMATON]]
    tile.in_temple = True
    game.at(AUTOMATON, symbol(tile.number), active=True)[0].go("temple", tile=tile.number)


def _place_as_printed(game: Game) -> None:
    for order in game.header.players:
        _place_shrine(game, order, PRINTED_SHRINES[order])
        for island in ISLANDS:
            if order in PRINTED_NOVICES[island]:
                _place_novices(game, order, island, 2)
    _end_preparation(game)


def place_starting_shrine(game: Game, order: str, island: str) -> None:
    """S11, by one player."""
    _place_shrine(game, order, island)
    _pass_preparation(game)


def place_starting_pairs(game: Game, order: str, islands: tuple[str, ...]) -> None:
    """S12, by one player."""
    for island in islands:
        _place_novices(game, order, island, 2)
    _pass_preparation(game)


def awaits_shrine(game: Game, order: str) -> bool:
    return all(shrine.owner != order or not shrine.island for shrine in game.shrines)


def awaits_pairs(game: Game, order: str) -> bool:
    return not game.in_place(order, "island")


def _pass_preparation(game: Game) -> None:
    """In turn order first all shrines, then all pairs, then the favours."""
    people = game.header.people
    waiting = [p for p in people if awaits_shrine(game, p)] or [p for p in people if awaits_pairs(game, p)]
    if waiting:
        game.turn = waiting[0]
    else:
        _end_preparation(game)


def _end_preparation(game: Game) -> None:
    """S13; the automaton takes no favours (V2 does not give it any)."""
    for order in game.header.people:
        for island in ISLANDS:
            if not game.has_shrine(order, island) and not game.at(order, island, active=True):
                game.favours[order].add(island)
    game.phase = "round-start" if game.header.level else "action"
    game.turn = game.header.people[0]


def _place_shrine(game: Game, order: str, island: str) -> None:
    game.shrines_left(order)[0].island = island


def _place_novices(game: Game, order: str, island: str, count: int) -> None:
    for novice in game.in_place(order, "supply")[:count]:
        novice.go("island", island, active=True)
