"""Promises about moves and words: what is offered, what is refused and why, and what is said of it."""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.cards import Cards, holds
from engine.events import Event, Marked, Place, Said, Scored, Zone
from engine.game import IllegalActionError, View, act
from engine.prompts import Choose, Name, Pick
from engine.refusals import Refusal
from engine.words import Language, Text, render
from tests.conformance.refusal_claims import claim_holds, claims_of
from tests.conformance.tables import Deal
from ui.kit.words import WORDS as SCREEN
from ui.table.scene.spoken import asked


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


def known(view: View[Any], place: Place) -> Cards:
    """The cards of a place that this seat sees."""
    return tuple(card for card in view.places().get(place, ()) if card is not None)


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


def odd_actions(deal: Deal, ply: int, random: Random) -> Iterator[Any]:
    """Actions that may not fit: of other steps and seats, veiled ones, and readings of cards drawn anywhere."""
    yield from islice(deal.record.actions, ply, ply + 1)
    yield from random.sample(deal.record.actions, min(6, len(deal.record.actions)))
    yield from dict.fromkeys(
        seen.action for seat in deal.seats for seen in deal.view(ply, seat).history if "?" in str(seen.action)
    )
    pack = deal.game.pack(deal.options)
    for seat in deal.seats:
        view = deal.view(ply, seat)
        for count in (0, 1, 1, 2, 3, 5):
            yield from view.readings(tuple(random.sample(pack, count)))
        own = known(view, Place(Zone.HAND, seat))
        yield from view.readings(tuple(random.sample(own, min(len(own), 2))))


def words_are_said(deal: Deal) -> None:
    """All that is said, asked, marked, scored, captioned or offered in a deal has its words in every language."""
    said = set(deal.game.rules(deal.options))
    for ply, step in enumerate(deal.steps):
        for event in step.events:
            said.update(_texts(event))
        turn = step.state.turn
        if turn is not None and ply % deal.tried.pace == 0:
            view = step.state.view(turn)
            said.update(_told_by_the_game(deal, asked(view)))
            for action in islice(view.candidates(), 40):
                said |= {deal.game.caption(view, action), Text(f"action.{str(action).split()[0]}")}
    for spoken in said:
        assert_said(deal, spoken)


def _told_by_the_game(deal: Deal, question: Text | None) -> Iterator[Text]:
    """The question, where the game has words of its own for it; the screen has others for all games."""
    if question is not None and (question.key in deal.game.words or question.key not in SCREEN):
        yield question


def _texts(event: Event) -> Iterator[Text]:
    match event:
        case Said(_, spoken):
            yield spoken
        case Marked(mark, seat, label) if seat is not None:
            yield Text(f"mark.{mark}") if label is None else label
        case Scored(lines):
            yield from (line.text for line in lines)


def assert_said(deal: Deal, spoken: Text) -> None:
    """The sentence can be said in every language, and nothing of it stays empty."""
    for language in Language:
        said = render(spoken, language, deal.game.words, lambda seat: f"<{seat}>")
        assert said.strip(), f"{spoken.key} says nothing in {language}"
        assert "{" not in said, f"{spoken.key} says {said!r} in {language}"
