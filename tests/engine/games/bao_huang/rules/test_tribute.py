"""Tribute: who gives what to whom, in private, face down and face up."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.cards import Cards, read_card, read_cards
from engine.events import EMPTY_PICTURE, Moved, Place, Said, Zone, folded
from engine.game import Step
from engine.games.bao_huang import BAO_HUANG
from engine.games.bao_huang.actions import PASS_ON, Action, Tribute
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.phases import Crowning, Giving, Taking
from engine.games.bao_huang.rules.standing import Standing, givers, takers
from engine.games.bao_huang.rules.tribute import POOL, drawn, tribute_refusal
from engine.players.hints import hint_of, verdict_for
from engine.prompts import Pick
from engine.words import Language, render, text
from tests.engine.games.bao_huang.dealing import after, deal_with, refused

UP, DOWN = Options(tribute="face_up"), Options()
WON = Standing(first=1, finish=(0, 1, 2, 3, 4), emperor=0, eunuch=2, tie=False)
LOST = Standing(first=1, finish=(1, 0, 3, 4, 2), emperor=0, eunuch=2, tie=False)
ALONE_WON = Standing(first=1, finish=(3, 0, 1, 2, 4), emperor=3, eunuch=3, tie=False)
ALONE_LOST = Standing(first=1, finish=(0, 3, 1, 2, 4), emperor=3, eunuch=3, tie=False)
TIE = Standing(first=1, finish=(0, 1, 3, 4, 2), emperor=0, eunuch=2, tie=True)


@pytest.mark.rule("BH-20", "BH-22")
@pytest.mark.parametrize(
    ("standing", "giving", "taking"),
    [
        (None, (), ()),
        (WON, ((1, 1), (3, 1), (4, 1)), (0, 0, 2)),
        (LOST, ((0, 2), (2, 1)), (1, 3, 4)),
        (ALONE_WON, ((0, 1), (1, 1), (2, 1), (4, 1)), (3, 3, 3, 3)),
        (ALONE_LOST, ((3, 4),), (0, 1, 2, 4)),
        (TIE, (), ()),
    ],
)
def test_losers_give_and_winners_take(
    standing: Standing | None, giving: tuple[tuple[int, int], ...], taking: tuple[int, ...]
) -> None:
    assert givers(standing, UP) == giving
    assert takers(standing, UP, first=0) == taking
    assert Counter(takers(standing, DOWN, first=2)) == Counter(taking)


@pytest.mark.rule("BH-63", "BH-22")
@pytest.mark.parametrize(
    ("finish", "giving"),
    [
        ((0, 1, 3, 4, 2), ()),
        ((1, 0, 3, 2, 4), ()),
        ((1, 0, 2, 3, 4), ((1, 1), (3, 1), (4, 1))),
        ((1, 3, 0, 2, 4), ((0, 2), (2, 1))),
    ],
)
def test_with_position_scoring_the_sign_of_the_sum_decides_who_gives(
    finish: tuple[int, ...], giving: tuple[tuple[int, int], ...]
) -> None:
    options = Options(position_scoring=True)
    assert givers(Standing(1, finish, 0, 2, tie=not giving), options) == giving


@pytest.mark.rule("BH-20", "BH-23")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("tribute 2H 2S", None),
        ("tribute 2C 2S", None),
        ("tribute 2S", "tribute_number"),
        ("tribute 2S 2H 2C", "tribute_number"),
        ("tribute 2S AS", "not_highest"),
        ("tribute 2S RJ", "tribute_joker"),
        ("tribute KC KD", "not_in_hand"),
        ("play 2S", "not_now"),
    ],
)
def test_the_emperor_who_lost_gives_the_two_highest_cards_but_jokers(words: str, reason: str | None) -> None:
    step = deal_with(DOWN, "2S 2H 2C AS RJ", "RJ*", standing=LOST)
    assert step.state.turn == 0
    assert step.state.view(0).prompt() == Pick(Place(Zone.HAND, 0), "tribute", 2, 2, listed=True)
    assert refused(step, words) == reason


@pytest.mark.rule("BH-20", "BH-23")
@pytest.mark.parametrize(
    ("options", "hand", "given", "english", "chinese"),
    [
        (DOWN, "2S 2H 2C AS RJ", "AS 2S", "a pair of 2s", "两张2"),
        (DOWN, "2S AH KS RJ", "AH KS", "a 2, an Ace", "一张2、一张A"),
        (Options(tribute_spares_twos=True), "2S AH AS KS RJ", "KS AS", "a pair of Aces", "两张A"),
    ],
)
def test_a_gift_that_is_too_low_is_told_what_to_give(
    options: Options, hand: str, given: str, english: str, chinese: str
) -> None:
    refusal = tribute_refusal(read_cards(hand), read_cards(given), 2, options)
    assert refusal is not None
    said = render(refusal.text, Language.EN, BAO_HUANG.words)
    assert said == f"Your tribute is the highest that may be given: {english}."
    assert chinese in render(refusal.text, Language.ZH_CN, BAO_HUANG.words)


@pytest.mark.rule("BH-20", "BH-23")
@pytest.mark.parametrize("options", [DOWN, Options(tribute_spares_twos=True)], ids=["default", "2s spared"])
@pytest.mark.parametrize("standing", [LOST, ALONE_LOST], ids=["two cards", "four cards"])
def test_a_gift_is_no_choice_and_a_hint_says_so(options: Options, standing: Standing) -> None:
    twos, aces = "2S 2H 2C 2D 2S", "AS AH AC AD AS"
    step = deal_with(options, f"{twos} {aces}", "", "", f"{twos} {aces}", standing=standing)
    view = step.state.view(step.state.turn or 0)
    hint = hint_of(BAO_HUANG, view, verdict_for(BAO_HUANG, view, Random(0)))
    assert view.refusal(hint.action) is None
    assert (hint.kind.key, hint.worth.key, hint.reasons) == ("hint.kind.only_alike", "hint.only_alike", ())
    asked = render(text("ask.tribute", count=view.owed), Language.EN, BAO_HUANG.words)
    assert asked.endswith(f"give {view.owed} cards, the highest that may be given.")


@pytest.mark.rule("BH-20")
def test_twos_are_spared_by_agreement() -> None:
    options = Options(tribute_spares_twos=True)
    step = deal_with(options, "", "2S AH KS RJ", "", "", "", standing=WON)
    assert step.state.turn == 1
    assert refused(step, "tribute 2S") == "tribute_two"
    assert refused(step, "tribute RJ") == "tribute_joker"
    highest = next(step.state.view(1).candidates())
    assert isinstance(highest, Tribute)
    assert [card.rank.value for card in highest.cards if card is not None] == ["A"]


def gifts_of(step: Step[Action]) -> tuple[Step[Action], dict[int, Cards]]:
    """All gifts given as candidates have them, and the cards by giver."""
    gave: dict[int, Cards] = {}
    while isinstance(step.state.phase, Giving):  # type: ignore[attr-defined]
        turn = step.state.turn
        assert turn is not None
        gift = next(step.state.view(turn).candidates())
        assert isinstance(gift, Tribute)
        gave[turn] = tuple(card for card in gift.cards if card is not None)
        step = after(step, str(gift))
    return step, gave


@pytest.mark.rule("BH-20", "BH-23")
def test_gifts_are_private_until_all_are_in() -> None:
    step = deal_with(DOWN, standing=WON)
    gift = str(next(step.state.view(1).candidates()))
    step = after(step, gift)
    for seat in range(5):
        view = step.state.view(seat)
        table_meld = view.places()[POOL]
        assert (table_meld == (None,)) == (seat != 1)
        assert str(view.history[0].action) == (gift if seat == 1 else "tribute ?")


@pytest.mark.rule("BH-21")
def test_face_down_the_winners_take_unseen_by_lot() -> None:
    hands = ("", "2S AS", "", "2H AH", "2C AC")
    step, gave = gifts_of(deal_with(DOWN, *hands, standing=WON, first=2, lots=(2, 0, 0)))
    assert isinstance(step.state.phase, Crowning)
    pool = (*gave[1], *gave[3], *gave[4])
    assert takers(WON, DOWN, first=2) == (2, 0, 0)
    taken = [event for event in step.events if isinstance(event, Moved) and event.source == POOL != event.target]
    assert [event.target.seat for event in taken] == [2, 0, 0]
    assert [event.cards[0] for event in taken] == [pool[2], pool[0], pool[1]]
    for seat in range(5):
        for seen in step.state.view(seat).history[-1].events:
            if isinstance(seen, Moved) and seen.source == POOL != seen.target:
                assert (seen.cards == (None,)) == (seen.target.seat != seat)


@pytest.mark.rule("BH-21")
def test_every_card_of_the_pool_is_drawn_once_whatever_the_lots() -> None:
    pool = read_cards("2S 2H AS AC")
    assert drawn(pool, (3, 0, 5, 7)) == read_cards("AC 2S AS 2H")
    for lots in ((), (11,), (11, 11, 11, 11), (0, 1, 2, 3, 4, 5)):
        assert Counter(drawn(pool, lots)) == Counter(pool)


@pytest.mark.rule("BH-21")
def test_face_up_the_winners_choose_in_order_of_finishing() -> None:
    hands = ("", "2S", "", "AH", "2C")
    step, gave = gifts_of(deal_with(UP, *hands, standing=WON))
    assert isinstance(step.state.phase, Taking)
    for seat in range(5):
        assert Counter(step.state.view(seat).places()[POOL]) == Counter((*gave[1], *gave[3], *gave[4]))
    assert step.state.turn == 0
    assert step.state.view(0).prompt() == Pick(POOL, "take", 1, 1, listed=True)
    assert refused(step, "take 6S") == "not_in_pool"
    lowest = min(step.state.phase.pool, key=lambda card: card.rank != "A")
    step = after(step, f"take {lowest}")
    assert lowest in step.state.view(0).hand
    assert step.state.turn == 0
    step = after(step, str(next(step.state.view(0).candidates())))
    assert step.state.turn == 2
    step = after(step, str(next(step.state.view(2).candidates())))
    assert isinstance(step.state.phase, Crowning)


@pytest.mark.rule("BH-21")
def test_a_lone_emperor_takes_all_four_at_its_place() -> None:
    step, _ = gifts_of(deal_with(UP, standing=ALONE_WON))
    for left in (4, 3, 2, 1):
        assert step.state.turn == 3
        assert len(step.state.view(1).places()[POOL]) == left
        step = after(step, str(next(step.state.view(3).candidates())))
    assert isinstance(step.state.phase, Crowning)


@pytest.mark.rule("BH-22")
def test_after_a_tie_the_crown_comes_at_once() -> None:
    step = deal_with(DOWN, "RJ*", standing=TIE)
    assert isinstance(step.state.phase, Crowning)
    assert read_card("RJ*") in step.state.view(1).places()[Place(Zone.SHOWN, 0)]


@pytest.mark.rule("BH-20")
def test_the_question_says_how_many_cards_are_owed() -> None:
    asked = text("ask.tribute", count=2)
    assert all("2" in render(asked, language, BAO_HUANG.words) for language in Language)


def said_at(step: Step[Any], seat: int) -> dict[int, str]:
    """What stands at every seat as last said, as this one sees it."""
    view = step.state.view(seat)
    picture = folded(EMPTY_PICTURE, view.opening, seat)
    for seen in view.history:
        picture = folded(picture, seen.events, seat)
    return {speaker: said.key for speaker, said in picture.words.items()}


def test_everybody_hears_who_gives_who_passes_the_crown_on_and_who_takes_it() -> None:
    step, gave = gifts_of(deal_with(DOWN, standing=WON))
    for seat in range(5):
        events = [event for seen in step.state.view(seat).history for event in seen.events]
        assert {event.seat for event in events if isinstance(event, Said) and event.text.key == "said.tribute"} == set(
            gave
        )
    told: dict[int, str] = {}
    assert all(said_at(step, seat) == told for seat in range(5)), "what was said goes once the tribute has been taken"
    asked = step.state.turn
    assert asked is not None
    if step.state.view(asked).refusal(PASS_ON) is None:
        step = after(step, "pass-on")
        told[asked] = "said.pass_on"
        assert all(said_at(step, seat) == told for seat in range(5))
        asked = step.state.turn
        assert asked is not None
    step = after(step, "accept")
    told[asked] = "said.emperor"
    assert all(said_at(step, seat) == told for seat in range(5))
