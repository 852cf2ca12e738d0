"""Promises about what a seat imagines: it cannot be told from the truth, and it is not always the same."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Any

from engine.cards import Card
from engine.events import Place, Seat, Zone
from engine.game import IllegalActionError, Shuffle, State, View, act
from engine.prompts import Choose, Name, Pick
from tests.conformance.promises.anatomy import anatomy
from tests.conformance.promises.truth import true_places
from tests.conformance.tables import Deal, Moment


def imagined_deal_shows_the_view(deal: Deal, moment: Moment, seed: int) -> None:
    """A deal imagined from a view is legal from its first card, asks the same, and shows exactly that view."""
    ply, seat = moment
    view = deal.view(ply, seat)
    hidden = deal.game.sample(view, Random(seed))
    assert Counter(hidden.deck) == Counter(deal.game.pack(deal.options)), "the imagined deck is not the pack"
    shuffle = Shuffle(hidden.deck, view.first, hidden.lots, hidden.turned)
    state = deal.game.deal(view.options, view.standing, shuffle).state
    asked = questions(deal)
    for place, seen in enumerate(view.history):
        assert question(state) == asked[place], f"another question after {place} actions"
        assert state.view(seat).prompt() == deal.view(place, seat).prompt()
        try:
            state = act(state, hidden.actions.get(place, seen.action)).state
        except IllegalActionError as error:
            raise AssertionError(f"seat {seat} imagines an illegal action {place}: {error}") from error
    imagined = state.view(seat)
    assert imagined.history == view.history
    assert imagined.opening == view.opening
    assert imagined.places() == view.places()
    assert imagined == view
    assert anatomy(imagined) == anatomy(view), "the views are equal, but one carries something hidden"
    assert question(state) == asked[ply]


def complete_is_that_replay(deal: Deal, moment: Moment, seed: int) -> None:
    """``imagine`` makes the very state that sample and replay make."""
    ply, seat = moment
    view = deal.view(ply, seat)
    assert deal.game.imagine(view, Random(seed)) == deal.game.complete(view, deal.game.sample(view, Random(seed)))


@lru_cache(maxsize=4)
def questions(deal: Deal) -> tuple[tuple[object, ...], ...]:
    """What is asked at every step of the deal as it was played."""
    return tuple(question(step.state) for step in deal.steps)


def question(state: State[Any]) -> tuple[object, ...]:
    """Who is asked, and what kind of question: all that the other seats notice of it."""
    if state.turn is None:
        return ()
    match state.view(state.turn).prompt():
        case Choose(_, quiet):
            return state.turn, "choose", quiet
        case Pick(place, verb):
            return state.turn, "pick", place, verb
        case Name():
            return state.turn, "name"
    raise AssertionError(f"seat {state.turn} is on turn and is asked nothing")


def first_guesses_differ(deal: Deal, seat: Seat, guesses: int = 9) -> None:
    """Of what a seat cannot see at first, nearly every card is imagined now in one hand, now in another."""
    view = deal.view(0, seat)
    hidden = _hidden(view)
    if sum(place.zone is Zone.HAND for place in hidden) < 2:
        return
    seen: dict[Card, set[Place]] = {}
    for seed in range(guesses):
        for place, cards in true_places(deal.game.imagine(view, Random(seed)), deal.seats).items():
            for card in filter(None, cards if place in hidden else ()):
                seen.setdefault(card, set()).add(place)
    stuck = [str(card) for card, places in seen.items() if len(places) == 1]
    assert len(stuck) * 4 < len(seen), f"seat {seat} always imagines {stuck} in one place"


def later_guesses_differ(deal: Deal, moment: Moment, guesses: int = 8) -> None:
    """While much is hidden in two hands or more, not all guesses are the same."""
    ply, seat = moment
    view = deal.view(ply, seat)
    hands = [count for place, count in _hidden(view).items() if place.zone is Zone.HAND]
    if len(hands) > 1 and sum(hands) >= 8:
        imagined = (true_places(deal.game.imagine(view, Random(seed)), deal.seats) for seed in range(guesses))
        first = next(imagined)
        assert any(each != first for each in imagined), f"seat {seat} has one idea only after {ply} actions"


def _hidden(view: View[Any]) -> dict[Place, int]:
    return {place: cards.count(None) for place, cards in view.places().items() if None in cards}
