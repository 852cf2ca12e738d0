"""Which events are shown together."""

from __future__ import annotations

from engine.cards import read_cards
from engine.events import ASIDE, STOCK, Marked, Moved, Place, Said, Zone
from engine.words import text
from tests.ui.table.seated import dealt, seen
from ui.table.scene.beats import BeatKind, beats_of

HAND, TABLE = Place(Zone.HAND, 1), Place(Zone.TABLE, 1)
CARDS = read_cards("4S 4H")
PASSED = Said(2, text("said.pass"))


def manners(*events: object) -> list[BeatKind]:
    return [beat.kind for beat in beats_of(events)]  # type: ignore[arg-type]


def test_taking_the_cards_is_one_beat_however_many_they_are() -> None:
    found = beats_of(seen(dealt()))
    deals = [beat for beat in found if beat.kind is BeatKind.DEAL]
    assert [len(beat.events) for beat in deals] == [40]


def test_a_new_play_takes_the_old_one_aside_in_the_same_beat() -> None:
    assert manners(Moved(CARDS, TABLE, ASIDE), Moved(CARDS, HAND, TABLE), Marked("best", 1)) == [
        BeatKind.PLAY,
        BeatKind.MARK,
    ]


def test_a_trick_set_aside_is_one_beat_after_the_last_pass() -> None:
    others = Moved(CARDS, Place(Zone.TABLE, 3), ASIDE)
    assert manners(PASSED, Moved(CARDS, TABLE, ASIDE), others) == [BeatKind.SAY, BeatKind.SWEEP]


def test_a_card_from_hand_to_hand_is_handed_over() -> None:
    assert manners(Moved(CARDS[:1], HAND, Place(Zone.HAND, 0))) == [BeatKind.HAND_OVER]


def test_a_bomb_is_told_by_its_mark_and_not_by_its_removal() -> None:
    assert manners(Marked("bomb", 1), Marked("bomb", None)) == [BeatKind.BOMB, BeatKind.MARK]


def test_one_card_from_the_stock_is_taken_for_itself() -> None:
    assert manners(Moved(CARDS[:1], STOCK, HAND)) == [BeatKind.TAKE]


def test_points_that_go_to_who_won_them_leave_with_the_rest_of_the_trick() -> None:
    points = Moved(CARDS[:1], TABLE, Place(Zone.TAKEN, 2))
    assert manners(points, Moved(CARDS[1:], TABLE, ASIDE)) == [BeatKind.SWEEP]


def test_cards_that_were_shown_go_back_after_a_while() -> None:
    shown = Place(Zone.SHOWN, 1)
    assert manners(Moved(CARDS, HAND, shown), Moved(CARDS, shown, HAND)) == [BeatKind.MOVE, BeatKind.TAKE_BACK]
    assert manners(Moved(CARDS, shown, HAND)) == [BeatKind.MOVE]


def test_no_event_is_lost_or_put_elsewhere() -> None:
    events = (*seen(dealt()), PASSED, Moved(CARDS, TABLE, ASIDE))
    assert tuple(event for beat in beats_of(events) for event in beat.events) == events
