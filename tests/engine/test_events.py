"""Events: what each seat sees of them, and the picture of the table that they fold into."""

from __future__ import annotations

import pytest

from engine.cards import read_cards
from engine.events import (
    ASIDE,
    EMPTY_PICTURE,
    STOCK,
    Ended,
    Event,
    Faces,
    Line,
    Marked,
    Moved,
    Picture,
    Place,
    Said,
    Scored,
    Zone,
    folded,
    seen_by,
)
from engine.words import Text, text

MINE, THEIRS = Place(Zone.HAND, 0), Place(Zone.HAND, 1)
TABLE, POOL = Place(Zone.TABLE, 1), Place(Zone.POOL)
CARDS = read_cards("4S 5S")
BACKS: Faces = (None, None)
NOBODY: frozenset[int] = frozenset()


def pictured(*events: Event) -> Picture:
    return folded(EMPTY_PICTURE, events, 0)


@pytest.mark.parametrize(
    ("event", "seat", "seen"),
    [
        (Moved(CARDS, STOCK, MINE), 1, Moved(CARDS, STOCK, MINE)),
        (Moved(CARDS, STOCK, MINE, frozenset({0})), 0, Moved(CARDS, STOCK, MINE)),
        (Moved(CARDS, STOCK, MINE, frozenset({0})), 1, Moved(BACKS, STOCK, MINE)),
        (Moved(CARDS, MINE, THEIRS, frozenset({0, 1})), 1, Moved(CARDS, MINE, THEIRS)),
        (Moved(CARDS, MINE, THEIRS, frozenset({0, 1})), 2, Moved(BACKS, MINE, THEIRS)),
        (Moved(CARDS, None, STOCK, NOBODY), 0, Moved(BACKS, None, STOCK)),
        (Said(0, text("said.pass")), 1, Said(0, text("said.pass"))),
        (Ended((0,)), 1, Ended((0,))),
    ],
)
def test_only_witnesses_see_faces_and_nobody_sees_who_else_did(event: Event, seat: int, seen: Event) -> None:
    assert seen_by(event, seat) == seen


@pytest.mark.parametrize(
    ("events", "places"),
    [
        ((), {}),
        ((Moved(BACKS, None, STOCK),), {STOCK: BACKS}),
        ((Moved(BACKS, None, STOCK), Moved(CARDS, STOCK, MINE)), {MINE: CARDS}),
        ((Moved(BACKS, None, STOCK), Moved(CARDS[:1], STOCK, MINE)), {STOCK: (None,), MINE: CARDS[:1]}),
        ((Moved(CARDS, None, MINE), Moved(CARDS[:1], MINE, TABLE)), {MINE: CARDS[1:], TABLE: CARDS[:1]}),
        ((Moved(BACKS, None, THEIRS), Moved(CARDS[:1], THEIRS, TABLE)), {THEIRS: (None,), TABLE: CARDS[:1]}),
        ((Moved(CARDS, None, POOL), Moved(CARDS, POOL, THEIRS)), {THEIRS: BACKS}),
        ((Moved(CARDS, None, POOL), Moved(BACKS, POOL, POOL)), {POOL: BACKS}),
        ((Moved(BACKS, None, POOL), Moved(CARDS, POOL, POOL)), {POOL: CARDS}),
        ((Moved(CARDS, None, ASIDE), Moved((), None, MINE)), {ASIDE: CARDS}),
        ((Moved(CARDS, None, POOL), Moved((), POOL, POOL)), {}),
        (
            (Moved((*CARDS, *CARDS), None, MINE), Moved(CARDS[1:], MINE, TABLE)),
            {MINE: (CARDS[0], *CARDS), TABLE: CARDS[1:]},
        ),
    ],
)
def test_events_fold_into_places(events: tuple[Event, ...], places: dict[Place, Faces]) -> None:
    assert pictured(*events).places == places


def test_what_one_saw_go_into_anothers_hand_comes_out_as_a_back_or_with_its_face() -> None:
    given = (Moved(CARDS, None, MINE), Moved(CARDS[:1], MINE, THEIRS))
    assert pictured(*given).places == {MINE: CARDS[1:], THEIRS: (None,)}
    assert pictured(*given, Moved(CARDS[:1], THEIRS, TABLE)).places == {MINE: CARDS[1:], TABLE: CARDS[:1]}


def test_cards_that_were_not_there_are_our_own_mistake() -> None:
    with pytest.raises(ValueError, match="not in"):
        pictured(Moved(CARDS, STOCK, MINE))


def test_marks_move_and_go_away() -> None:
    label = text("mark.trumps")
    events = (Marked("declarer", 0), Marked("starter", 1, label), Marked("declarer", 2), Marked("starter", None))
    assert pictured(*events[:2]).marks == {"declarer": (0, None), "starter": (1, label)}
    assert pictured(*events).marks == {"declarer": (2, None)}


def test_words_stay_until_the_cards_they_speak_of_change() -> None:
    said = (
        Moved(CARDS, None, THEIRS),
        Said(1, Text("said.pass")),
        Said(2, Text("said.call")),
        Said(1, Text("said.call")),
    )
    assert pictured(*said).words == {1: Text("said.call"), 2: Text("said.call")}
    assert tuple(pictured(*said).words) == (2, 1), "who spoke last comes last"
    assert pictured(*said, Moved(CARDS[:1], THEIRS, Place(Zone.SHOWN, 1))).words
    assert not pictured(*said, Moved(CARDS[:1], THEIRS, TABLE)).words
    assert not pictured(
        *said, Moved(CARDS[:1], THEIRS, TABLE), Said(2, Text("x")), Moved(CARDS[:1], TABLE, ASIDE)
    ).words


def test_words_of_the_calls_go_when_play_begins() -> None:
    called = (Marked("starter", 1), Said(1, Text("said.pass")), Said(2, Text("said.call")), Said(1, Text("said.pass")))
    assert set(pictured(*called).words) == {1, 2}
    assert not pictured(*called, Marked("starter", None), Marked("declarer", 2)).words


@pytest.mark.parametrize(
    "ending",
    [
        pytest.param(Marked("caller", None), id="all have passed in the first round"),
        pytest.param(Moved(CARDS, Place(Zone.POOL), Place(Zone.POOL)), id="tribute is turned up"),
        pytest.param(Moved(CARDS, Place(Zone.POOL), MINE), id="tribute is taken"),
    ],
)
def test_words_of_a_round_go_when_the_next_one_begins(ending: Event) -> None:
    before = pictured(Moved(CARDS, None, Place(Zone.POOL)), Said(1, text("said.pass")), Said(2, text("said.tribute")))
    assert not folded(before, (ending,), 0).words


def test_results_change_no_picture() -> None:
    before = pictured(Moved(CARDS, None, MINE))
    assert folded(before, (Scored((), (1, -1)), Ended((0,))), 0) == before


def test_folding_goes_on_from_any_picture_and_leaves_it_alone() -> None:
    before = pictured(Moved(CARDS, None, MINE))
    after = folded(before, (Moved(CARDS, MINE, ASIDE),), 0)
    assert after.places == {ASIDE: CARDS}
    assert before.places == {MINE: CARDS}


def test_places_are_written_as_the_command_line_has_them() -> None:
    assert [str(place) for place in (STOCK, THEIRS, ASIDE)] == ["stock", "hand:1", "aside"]


def test_a_line_of_a_result_is_a_sentence_with_its_amount() -> None:
    line = Line("callers", (("count", 2),), 3)
    assert line.text == Text("line.callers", (("count", 2), ("amount", 3)))
