"""Which machine differs is told by what all of them found."""

from __future__ import annotations

import pytest

from luna.log.bodies import After, check_body, turn_body
from luna.log.fold import Wrong, after
from luna.log.records import CHECK, TURN
from tests.log.four import Log, moved
from tests.log.helpers import PEBBLES


@pytest.fixture
def log() -> Log:
    return moved()


def test_a_wrong_digest_is_its_authors_trouble(log: Log) -> None:
    came = after(PEBBLES, log.fold.trial((1,)))
    assert log.add(2, TURN, turn_body((1,), came._replace(digest=b"another!"))) is None
    seq, checks = log.head, log.fold.checks
    assert log.fold.node.after == came and list(checks.contested) == [seq]
    assert checks.odd(log.token(0)) is None and checks.due(log.token(0)) == {seq: came.digest}
    assert log.add(0, CHECK, check_body(seq, came.digest)) is None
    assert checks.due(log.token(0)) == {} and checks.odd(log.token(0)) is None
    log.turn()  # White goes on
    assert log.fold.node.depth == 4


def test_who_alone_finds_another_position_is_the_one_who_differs(log: Log) -> None:
    """Here the machine of Red is the one that is wrong: the others say what they came to."""
    came = after(PEBBLES, log.fold.trial((1,)))
    theirs = b"of three"
    assert log.add(2, TURN, turn_body((1,), After(theirs, came.round, came.over))) is None
    seq, checks = log.head, log.fold.checks
    assert log.add(0, CHECK, check_body(seq, came.digest)) is None
    assert checks.odd(log.token(0)) is None  # one against one
    for seat in (1, 3):
        assert log.add(seat, CHECK, check_body(seq, theirs)) is None
    assert checks.odd(log.token(0)) == seq


def test_an_author_whom_somebody_contradicts_is_the_one_who_differs(log: Log) -> None:
    seq = log.turn()
    assert log.fold.checks.odd(log.token(2)) is None
    assert log.add(1, CHECK, check_body(seq, b"another!")) is None
    assert log.fold.checks.odd(log.token(2)) == seq
    assert log.fold.checks.due(log.token(3)) == {seq: log.fold.node.after.digest}
    assert log.add(3, CHECK, check_body(seq, log.fold.node.after.digest)) is None
    assert log.fold.checks.odd(log.token(2)) is None  # two against one


def test_what_has_no_effect_proves_nothing(log: Log) -> None:
    assert log.rewind(0, 4) is Wrong.REFUSED
    assert not log.fold.checks.contested
    assert log.add(0, CHECK, check_body(log.head, b"another!")) is None
    assert not log.fold.checks.contested
