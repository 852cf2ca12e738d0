"""提示: what is suggested, and which cards of the hand it means."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import cards_named, read_cards
from engine.game import act, verb_of
from engine.games import GAMES
from engine.match import Match, next_record
from engine.record import opened
from tests.ui.table.seated import TAIHE, US, position
from ui.table.prompts.hints import hand_places, hints


def test_hints_are_the_candidates_in_their_order_without_the_pass() -> None:
    view = position("follow", lambda view: len(list(view.candidates())) > 2).view(US)
    found = hints(view)
    assert [hint.action for hint in found] == [action for action in view.candidates() if str(action) != "pass"]
    assert [hint.place for hint in found] == list(range(1, len(found) + 1))
    assert all(hint.among == len(found) for hint in found)


def test_the_first_hint_on_what_to_bury_keeps_the_highest_trumps() -> None:
    bashi = GAMES["bashi_fen"]
    for number in range(1, 6):
        state, random = opened(next_record(Match(bashi, bashi.options(), number))).state, Random(number)
        while verb_of(action := bashi.greedy(view := state.view(state.turn), random)) != "bury":
            state = act(state, action).state
        best = max(view.hand, key=view.trumps.strength)
        assert best not in hints(view)[0].cards
        assert best in hints(view)[-1].cards


def test_where_only_a_pass_is_left_there_is_no_hint() -> None:
    view = position("follow", lambda view: len(list(view.candidates())) == 1).view(US)
    assert hints(view) == ()


@pytest.mark.parametrize(("action", "cards"), [("play 4C 4D", "4C 4D"), ("give AS", "AS"), ("declare", "")])
def test_the_cards_of_an_action_stand_in_its_text(action: str, cards: str) -> None:
    assert cards_named(TAIHE.read_action(action)) == read_cards(cards)


def test_two_copies_are_two_places_of_the_hand() -> None:
    assert hand_places(read_cards("4S 5S 4S"), read_cards("4S 4S")) == (0, 2)
    assert hand_places(read_cards("4S"), read_cards("4S 4S")) == (0,)
