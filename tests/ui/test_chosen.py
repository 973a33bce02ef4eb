"""The grammar of drafts as data: things in any order, deselected, undone one by one."""

from luna.shell.board.draft import DRAFTED, Answer, Chosen, Way, WaysDraft
from luna.shell.board.pointing import Verb

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


def test_back_undoes_one_step_and_then_the_verb() -> None:
    draft = chosen("book", "other", said=True)
    steps = [draft := draft.back() for _ in range(3)]
    assert [one.things for one in steps] == [("book",), (), ()]
    assert [one.busy for one in steps] == [True, True, False] and steps[-1] == Chosen()
    assert chosen("book", said=True).unsaid() == chosen("book")
    assert not chosen(said=True).unsaid().busy


def test_things_of_an_ordered_way_come_one_after_the_other() -> None:
    ways = Way((1,), ("a", "b", "c"), ordered=True), Way((2,), ("b", "a", "d"), ordered=True)
    start = Chosen[str](ways=ways)
    assert start.next == ["a", "b"] and start.choose("c") is None
    first = start.choose("a")
    assert first is not None and first.next == ["b"] and first.choose("d") is None
    second = first.choose("b")
    assert second is not None and second.next == ["c"] and second.done is None
    third = second.choose("c")
    assert third is not None and third.done == (1,)
    assert third.choose("b") == first, "what followed it goes with it"
    emptied = first.back()
    assert not emptied.busy and emptied.next == ["a", "b"], "the ways stay"


def test_a_draft_of_ways_takes_a_verb_or_a_first_thing_and_plays_with_the_last() -> None:
    go = Way((1,), ("tower", "hill"), ordered=True), Way((2,), ("tower", "lake"), ordered=True)
    draft = WaysDraft(bytearray(), {"go": go, "burn": (Way((3,), ("hut",)),), "sell": ()})
    assert draft.verbs == {"go": "on", "burn": "on"} and draft.targets() == ["tower", "hut"] and draft.state is None
    assert draft.click("hut") == Answer((3,)) and not draft.busy, "one thing is a whole turn"
    assert draft.click("lake").hint is not None and draft.click(Verb("sell")).hint is not None
    assert draft.click("tower") == DRAFTED and draft.verbs["go"] == "hot" and draft.targets() == ["hill", "lake"]
    assert draft.click("hut") == Answer((3,)), "another thing begins another turn"
    assert draft.click("lake") == Answer((2,)) and draft.commit().turn is None
    assert draft.back() and not draft.busy and not draft.back()
    draft.click(Verb("burn"))
    assert draft.verbs["burn"] == "hot" and draft.targets() == ["hut"]
    assert draft.back() and draft.targets() == ["tower", "hut"]
    draft.click(Verb("burn"))
    draft.click(Verb("burn"))
    assert not draft.busy, "pressed again, a verb is put down"


def test_a_thing_that_completes_one_way_and_begins_another_waits() -> None:
    go = (Way((1,), ("cart", "hill"), ordered=True),)
    draft = WaysDraft(bytearray(), {"go": go, "trade": (Way((2,), ("cart",)),)})
    assert draft.click("cart") == DRAFTED and draft.targets() == ["hill"]
    assert draft.commit() == Answer((2,)) and draft.click("hill") == Answer((1,))
    draft.click(Verb("trade"))
    assert draft.click("cart") == Answer((2,)), "its verb was said"
