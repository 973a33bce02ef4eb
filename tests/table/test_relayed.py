"""A log from a relay contains whatever a client submitted; illegal records have no effect."""

from pathlib import Path

from luna.games.luna import rules as game
from luna.log import savefile
from luna.log.bodies import After, HoldBody, turn_body
from luna.log.encoding import pack
from luna.log.records import HOLD, NO_SEAT, REWIND, SEAT, TURN, Record
from luna.table.table import Player, Table, new_header
from luna.table.transport import LocalLog

DEALT = game.deal(game.choose(("yellow", "red")), bytes(32))
HEADER = new_header(game, DEALT, {"yellow": Player("Ilse"), "red": Player("Bram")})
NONSENSE = [
    (TURN, turn_body([9999], After(b"d" * 8, 1, False))),  # not legal
    (TURN, b"\xc1"),  # not a record of this kind
    (REWIND, b"\x90"),
    (SEAT, b"\x92\x07\x94\xa3red\xa1x\xa5human\xa0"),  # no such seat
]


def _records(*, relayed: bool) -> list[Record]:
    hold = [(HOLD, pack(HoldBody((0, 1), b"h" * 16)))] if relayed else []
    said = [*hold, *NONSENSE]
    return [
        Record(number, 0, NO_SEAT if kind == HOLD else 0, kind, body) for number, (kind, body) in enumerate(said, 1)
    ]


def _plays_on(table: Table) -> None:
    turn = game.legal(table.position)[0]
    before = table.length
    if table.why_not((turn,)) is None:
        table.acts.submit((turn,))
        assert table.length == before + 1


def test_an_illegal_record_of_another_machine_has_no_effect() -> None:
    table = Table(game, LocalLog(HEADER, _records(relayed=True)))
    assert not table.read_only and not table.notices and table.length == 0
    assert [seat.name for seat in table.seats] == ["Ilse", "Bram"] and not table.chronicle.rewound
    _plays_on(table)


def test_an_illegal_record_during_the_game_has_no_effect() -> None:
    log = LocalLog(HEADER, _records(relayed=True)[:1])
    table = Table(game, log)
    for kind, body in NONSENSE:
        log.submit(0, None, kind, body)
    assert not table.follow() and table.head == len(NONSENSE) + 1 and not table.read_only
    assert [one.kind for one in table.chronicle.ignored] == [kind for kind, _ in NONSENSE]
    _plays_on(table)


def test_an_illegal_record_in_a_local_log_stops_it() -> None:
    assert Table(game, LocalLog(HEADER, _records(relayed=False))).read_only


def test_the_journal_of_such_a_log_can_be_opened(tmp_path: Path) -> None:
    path = tmp_path / "game.luna"
    path.write_bytes(savefile.journal_bytes(b"T" * 16, HEADER, _records(relayed=True)))
    table = Table.open(game, path)
    assert table.head == len(NONSENSE) + 1 and not table.notices
    table.close()


def test_a_turn_with_a_wrong_digest_counts_by_the_rules() -> None:
    """Only one machine differs: this one continues, and reports the difference to the others."""
    start = game.start(DEALT)
    turn = next((move,) for move in game.legal(start) if game.why_not(start, (move,)) is None)
    seat = game.to_move(start)
    assert seat is not None
    wrong = Record(2, 0, seat, TURN, turn_body(turn, After(b"d" * 8, 1, False)))
    table = Table(game, LocalLog(HEADER, [_records(relayed=True)[0], wrong]))
    assert table.length == 1 and not table.read_only and not table.notices
    assert table.chronicle.fold.checks.due(table.chronicle.machine) == {2: table.digest}
    _plays_on(table)


def test_a_wrong_digest_stops_a_local_log() -> None:
    start = game.start(DEALT)
    turn = next((move,) for move in game.legal(start) if game.why_not(start, (move,)) is None)
    seat = game.to_move(start)
    assert seat is not None
    table = Table(game, LocalLog(HEADER, [Record(1, 0, seat, TURN, turn_body(turn, After(b"d" * 8, 1, False)))]))
    assert table.read_only and table.notices[0].code == "save-differs"


def test_a_snapshot_of_a_table_does_not_change() -> None:
    table = Table(game, LocalLog(HEADER, _records(relayed=True)))
    still = table.snapshot()
    _plays_on(table)
    assert (still.length, still.head) == (0, len(NONSENSE) + 1) and table.length == 1
    assert still.consent is not table.consent and bytes(still.position) == bytes(game.start(DEALT))
