"""Promises about moves: what is offered, what is refused and why, and that both can be said."""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from engine.cards import Cards, holds
from engine.game import IllegalActionError, View, act
from engine.prompts import Choose, Name, Pick
from engine.refusals import Refusal
from engine.words import Text
from tests.conformance.needed_words import assert_said
from tests.conformance.refusal_claims import claim_holds, claims_of
from tests.conformance.said import known, odd_actions, said_in
from tests.conformance.tables import Deal


def candidates_are_sound(deal: Deal, ply: int) -> None:
    """On turn there is a candidate; all are distinct, allowed, written canonically, and found by their cards."""
    state = deal.steps[ply].state
    for seat in deal.seats:
        view = state.view(seat)
        candidates = tuple(view.candidates())
        if seat != state.turn:
            assert not candidates, "a candidate off turn"
            assert view.prompt() is None, "a question off turn"
            continue
        assert candidates, "nothing to do on turn"
        assert len(set(candidates)) == len(candidates), "a candidate comes twice"
        for action in candidates:
            assert view.refusal(action) is None, f"{action} is a candidate and refused"
            assert deal.game.read_action(str(action)) == action
            assert str(deal.game.read_action(str(action))) == str(action)
            assert deal.game.read_action(_shuffled_text(action)) == action, "readers accept cards in any order"
        _questions_offer_candidates(view, candidates)
        assert view.refusal(deal.game.greedy(view, Random(ply))) is None, "the fast player breaks the rules"


def _shuffled_text(action: Any) -> str:
    verb, *cards = str(action).split()
    plain = len(cards) == len(cards_of(action))
    return " ".join((verb, *(reversed(cards) if plain else cards)))


def _questions_offer_candidates(view: View[Any], candidates: tuple[Any, ...]) -> None:
    match view.prompt():
        case Choose(actions):
            assert set(candidates) == set(actions), "the buttons are not the candidates"
        case Pick(place, _, least, most):
            for action in filter(cards_of, candidates):
                cards = cards_of(action)
                assert action in view.readings(cards), f"{action} is not among what its cards mean"
                assert least <= len(cards) <= most
                assert holds(known(view, place), cards), f"{action} takes cards from elsewhere"
        case Name(choices, least, most):
            for action in filter(cards_of, candidates):
                assert action in view.readings(cards_of(action))
                assert set(cards_of(action)) <= set(choices)
                assert least <= len(cards_of(action)) <= most


def cards_of(action: Any) -> Cards:
    """The cards that an action speaks of; none for a pass."""
    one = getattr(action, "card", None)
    return tuple(getattr(action, "cards", () if one is None else (one,)))


def refusals_hold(deal: Deal, plies: Iterable[int]) -> None:
    """What is refused says why, changes nothing, and cannot be forced; off turn and after the end all is refused."""
    before, reasons = pickle.dumps(deal.steps), set[Text]()
    for ply in plies:
        reasons |= _reasons_for_refusing(deal, ply)
    assert pickle.dumps(deal.steps) == before, "something that was refused has changed the deal"
    for reason in reasons:
        assert_said(deal, reason)


def _reasons_for_refusing(deal: Deal, ply: int) -> set[Text]:
    state = deal.steps[ply].state
    views = [state.view(seat) for seat in deal.seats]
    reasons: set[Text] = set()
    claims, tried = claims_of(deal.game), set[Refusal]()
    for action in dict.fromkeys(odd_actions(deal, ply, Random(ply))):
        for seat, view in enumerate(views):
            refusal = view.refusal(action)
            if refusal is not None:
                reasons.add(refusal.text)
            if seat != state.turn:
                assert refusal is not None, f"{action} is allowed to seat {seat} off turn"
            elif refusal is not None:
                with pytest.raises(IllegalActionError):
                    act(state, action)
                if refusal not in tried:
                    tried.add(refusal)
                    claim_holds(claims, view, refusal)
        if state.turn is None:
            with pytest.raises(ValueError, match="the deal is over"):
                act(state, action)
    return reasons


def words_are_said(deal: Deal) -> None:
    """All that is said in a deal can be said in every language."""
    for spoken in said_in(deal):
        assert_said(deal, spoken)
