"""Faces and remarks: from what all have seen, never from a hand, seldom, and off with a switch."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine.cards import read_cards
from engine.events import Ended, Event, Marked, Moved, Place, Zone, seen_by
from engine.game import act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.record import opened
from ui.kit.faces import CardFaces
from ui.kit.words.table import WORDS
from ui.table.scene.cards.hand_backs import MOST_BACKS, backs_shown, fan_of_backs
from ui.table.scene.motions import Speed, bomb_length, gleam_length
from ui.table.scene.seats.company import EVERY, VARIANTS, Company
from ui.table.scene.seats.expressions import Expression, Occasion, expressions_after, king_lost, occasion_of

SIDES = ((0, 2), (1, 3))
BOMB = Marked("bomb", 2)
LOST = Moved(read_cards("KS"), Place(Zone.TABLE, 1), Place(Zone.TAKEN, 2))


def company_of(events: Any, seats: int, sides: Any) -> list[Any]:
    """What every face shows and who would speak, after each event."""
    faces: Any = {}
    told = []
    for event in events:
        faces = expressions_after(faces, event, seats, sides)
        told.append((dict(faces), occasion_of(event, sides)))
    return told


@pytest.mark.parametrize("key", GAMES)
def test_every_seat_and_the_truth_itself_tell_the_same_faces_and_remarks(key: str) -> None:
    game = GAMES[key]
    options = game.options()
    seats = game.seats(options)
    sides = () if game.presentation.sides is None else game.presentation.sides(options)
    shown = set()
    for number in range(4):
        step, random = opened(next_record(Match(game, options, number))), Random(number)
        events: list[Event] = list(step.events)
        while step.state.turn is not None:
            step = act(step.state, game.greedy(step.state.view(step.state.turn), random))
            events += step.events
        truth = company_of(events, seats, sides)
        for seat in range(seats):
            assert company_of([seen_by(event, seat) for event in events], seats, sides) == truth
        shown |= {face for faces, _ in truth for face in faces.values()}
    assert {Expression.GLAD, Expression.SORRY} <= shown


@pytest.mark.parametrize("key", GAMES)
def test_with_other_hidden_hands_the_faces_and_remarks_are_the_same(key: str) -> None:
    game = GAMES[key]
    options = game.options()
    seats, random = game.seats(options), Random(5)
    sides = () if game.presentation.sides is None else game.presentation.sides(options)
    state = opened(next_record(Match(game, options, 5))).state
    for _ in range(40):
        if state.turn is not None:
            state = act(state, game.greedy(state.view(state.turn), random)).state
    view: Any = state.view(0)
    imagined: Any = game.complete(view, game.sample(view, random))
    other = imagined.view(1)
    assert other.hand != state.view(1).hand, "another hand lies behind the same play"
    told = [[*each.opening, *(e for seen in each.history for e in seen.events)] for each in (view, imagined.view(0))]
    assert company_of(told[0], seats, sides) == company_of(told[1], seats, sides)


def test_a_bomb_startles_all_but_its_owner_until_the_next_play() -> None:
    faces = expressions_after({}, BOMB, 4)
    assert faces == {0: "startled", 1: "startled", 2: "proud", 3: "startled"}
    assert expressions_after(faces, Moved((None,), Place(Zone.HAND, 3), Place(Zone.TABLE, 3)), 4) == {}


def test_a_king_is_lost_to_the_other_side_alone() -> None:
    assert king_lost(LOST, SIDES) == (1, 2)
    assert king_lost(LOST, ((1, 2), (0, 3))) is None
    assert king_lost(LOST, ()) is None
    assert king_lost(Moved(read_cards("QS"), LOST.source, LOST.target), SIDES) is None


def test_kings_are_lost_in_real_hands() -> None:
    game = GAMES["bashi_fen"]
    step, random, lost = opened(next_record(Match(game, game.options(), 2))), Random(2), 0
    while step.state.turn is not None:
        step = act(step.state, game.greedy(step.state.view(step.state.turn), random))
        lost += sum(king_lost(event, SIDES) is not None for event in step.events)
    assert lost


def test_there_is_one_remark_in_a_while_and_none_of_our_own() -> None:
    time = [0.0]
    company = Company(lambda: time[0])
    company.sit_down(4, 0, SIDES)
    first = company.see(BOMB)
    assert first is not None
    assert company.said(2) == first.key
    company.hush()
    assert company.said(2) == ""
    time[0] = EVERY - 0.1
    assert company.see(BOMB) is None
    time[0] = EVERY + 0.1
    assert company.see(Marked("bomb", 0)) is None
    second = company.see(LOST)
    assert second is not None
    assert second.seat == 1
    assert second.key.startswith("remark.king.")


def test_a_won_match_takes_the_place_of_the_word_on_its_last_hand() -> None:
    company = Company(lambda: 0.0)
    company.sit_down(4, 0, SIDES)
    assert company.see(Ended((1, 3))) is not None
    assert company.pass_remark(3, Occasion.MATCH) is not None
    assert company.said(3).startswith("remark.match.")


def test_nobody_speaks_where_that_is_switched_off() -> None:
    company = Company(lambda: 0.0)
    company.sit_down(4, 0, SIDES)
    company.remarks = False
    assert company.see(BOMB) is None
    assert company.expression(2) is Expression.PROUD


def test_there_are_words_for_every_remark() -> None:
    keys = {f"remark.{occasion}.{number + 1}" for occasion in Occasion for number in range(VARIANTS)}
    assert keys == {key for key in WORDS if key.startswith("remark.")}


def test_a_fan_of_backs_shrinks_as_cards_go() -> None:
    shown = [backs_shown(count) for count in range(61)]
    assert shown[:4] == [0, 1, 2, 3]
    assert all(later >= earlier for earlier, later in pairwise(shown))
    assert shown[-1] == MOST_BACKS


@pytest.mark.usefixtures("qapp")
def test_a_full_fan_of_backs_reaches_little_beyond_the_place_of_the_hand() -> None:
    """At the sides of the table there are but a few pixels between that place and the edge of the window."""
    width = 60
    fan = fan_of_backs(CardFaces(), MOST_BACKS, width, 1.0).toImage()
    painted = [x for x in range(fan.width()) if any(fan.pixelColor(x, y).alpha() > 60 for y in range(fan.height()))]
    assert width / 2 - 0.1 * width <= painted[0]
    assert painted[-1] <= fan.width() - width / 2 + 0.1 * width


def test_moments_are_short_and_there_are_none_without_motion() -> None:
    for speed in Speed:
        assert bomb_length(speed) < 600
        assert gleam_length(speed) < 600
    assert bomb_length(Speed.OFF) == gleam_length(Speed.OFF) == 0.0
