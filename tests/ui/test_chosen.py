"""The grammar of drafts as data: things in any order, put down again, taken back one by one."""

from luna.shell.board.draft import Chosen, Way

WAYS = (Way((1,), ("book", "pupil")), Way((2,), ("book", "other")), Way((3,), ("tower", "other")))


def chosen(*things: str, said: bool = False) -> Chosen[str]:
    found = Chosen[str]("teach", said, ways=WAYS)
    for thing in things:
        after = found.choose(thing)
        assert after is not None, thing
        found = after
    return found


def test_things_are_chosen_in_any_order_and_leave_fewer_ways() -> None:
    assert chosen().next == ["book", "pupil", "other", "tower"]
    assert chosen("book").next == ["pupil", "other"] and chosen("other").next == ["book", "tower"]
    assert chosen("book").done is None
    assert chosen("book", "other").done == chosen("other", "book").done == (2,)
    assert chosen("book").choose("tower") is None, "no way has both"


def test_a_thing_is_put_down_by_choosing_it_again() -> None:
    assert chosen("book", "other", "book") == chosen("other")
    assert not chosen("book", "book").busy and chosen("book", "book").choose("tower") is not None


def test_back_takes_one_step_and_a_verb_that_was_said_last() -> None:
    draft = chosen("book", "other", said=True)
    steps = [draft := draft.back() for _ in range(3)]
    assert [one.things for one in steps] == [("book",), (), ()]
    assert [one.busy for one in steps] == [True, True, False] and steps[-1] == Chosen()
    assert chosen("book", said=True).unsaid() == chosen("book")
    assert not chosen(said=True).unsaid().busy
