"""The promises of the contract as functions over a played deal; each raises AssertionError where one is broken."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.cards import Card, Cards, holds
from engine.events import EMPTY_PICTURE, Ended, Event, Faces, Marked, Place, Said, Scored, Seat, Zone, folded
from engine.game import IllegalActionError, Shuffle, State, View, act
from engine.match import result_of
from engine.prompts import Choose, Name, Pick
from engine.record import read_record, replay, write_record
from engine.words import Language, Text, render
from tests.conformance.anatomy import anatomy
from tests.conformance.tables import Deal

Moment = tuple[int, Seat]
"""So many actions into a deal, and a seat that looks."""


def moments(deal: Deal) -> tuple[Moment, ...]:
    """Every seat at every step, the end of the deal included."""
    return tuple((ply, seat) for ply in range(len(deal.steps)) for seat in deal.seats)


def some_moments(deal: Deal, count: int, random: Random) -> tuple[Moment, ...]:
    """The end of the deal as each seat sees it, and some moments drawn from the others."""
    every = moments(deal)
    return (*every[-len(deal.seats) :], *random.sample(every, min(count, len(every))))


def replay_equals_play(deal: Deal) -> None:
    """The record, written as JSON and read again, leads through the same states and events."""
    written = json.loads(json.dumps(write_record(deal.record)))
    record = read_record(written, {deal.game.key: deal.game})
    assert record == deal.record
    again = replay(record)
    assert again.refused is None
    assert again.steps == deal.steps


def pictures_fold(deal: Deal) -> None:
    """Folding what a seat saw over an empty table gives exactly the places of its view, at every step."""
    for seat in deal.seats:
        picture = folded(EMPTY_PICTURE, deal.view(0, seat).opening, seat)
        for ply in range(len(deal.steps)):
            view = deal.view(ply, seat)
            if ply:
                picture = folded(picture, view.history[ply - 1].events, seat)
            assert dict(view.places()) == dict(picture.places), f"seat {seat} after {ply} actions"
            assert len(view.history) == ply
            _other_hands_are_backs(view)


def _other_hands_are_backs(view: View[Any]) -> None:
    for place, cards in view.places().items():
        assert cards, f"{place} is empty and should be absent"
        if place.zone is Zone.HAND and place.seat != view.seat:
            assert not any(cards), f"seat {view.seat} sees into {place}"


def cards_are_conserved(deal: Deal) -> None:
    """At every step all seats count the same cards in the same places, and what they see together is the pack."""
    pack = Counter(deal.game.pack(deal.options))
    for ply in range(len(deal.steps)):
        together: dict[Place, Faces] = {}
        for seat in deal.seats:
            places = deal.view(ply, seat).places()
            together = _agreed(together, places) if seat else dict(places)
        faces = Counter(card for cards in together.values() for card in cards)
        backs = faces.pop(None, 0)
        assert faces <= pack, f"cards that are not in the pack after {ply} actions"
        assert faces.total() + backs == pack.total(), f"{pack.total()} cards became {faces.total() + backs}"


def _agreed(one: Mapping[Place, Faces], other: Mapping[Place, Faces]) -> dict[Place, Faces]:
    assert {place: len(cards) for place, cards in one.items()} == {place: len(cards) for place, cards in other.items()}
    for place, cards in one.items():
        for mine, yours in zip(cards, other[place], strict=True):
            assert mine is None or yours is None or mine == yours, f"two seats see different cards in {place}"
    return {
        place: tuple(mine or yours for mine, yours in zip(cards, other[place], strict=True))
        for place, cards in one.items()
    }


def result_is_sound(deal: Deal) -> None:
    """One result at the very end, one change a seat, and points only change hands."""
    for step in deal.steps[:-1]:
        assert not any(isinstance(event, Scored | Ended) for event in step.events), "scored before the end"
    result = result_of(deal.steps[-1])
    assert len(result.scored.changes) == len(deal.seats)
    assert set(result.ended.winners) <= set(deal.seats)
    if deal.tried.balanced:
        assert sum(result.scored.changes) == 0, f"the changes {result.scored.changes} do not add up to 0"
    if result.ended.void:
        assert not any(result.scored.changes), "a deal that does not count changes nothing"


def imagined_deal_shows_the_view(deal: Deal, moment: Moment, seed: int) -> None:
    """A deal imagined from a view is legal from its first card, asks the same, and shows exactly that view."""
    ply, seat = moment
    view = deal.view(ply, seat)
    hidden = deal.game.sample(view, Random(seed))
    assert Counter(hidden.deck) == Counter(deal.game.pack(deal.options)), "the imagined deck is not the pack"
    shuffle = Shuffle(hidden.deck, view.first, hidden.lots, hidden.turned)
    state = deal.game.deal(view.options, view.standing, shuffle).state
    for place, seen in enumerate(view.history):
        assert question(state) == question(deal.steps[place].state), f"another question after {place} actions"
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
    assert question(state) == question(deal.steps[ply].state)


def complete_is_that_replay(deal: Deal, moment: Moment, seed: int) -> None:
    """``imagine`` makes the very state that sample and replay make."""
    ply, seat = moment
    view = deal.view(ply, seat)
    assert deal.game.imagine(view, Random(seed)) == deal.game.complete(view, deal.game.sample(view, Random(seed)))


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


def first_guesses_differ(deal: Deal, seat: Seat, guesses: int = 24) -> None:
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
        imagined = {repr(true_places(deal.game.imagine(view, Random(seed)), deal.seats)) for seed in range(guesses)}
        assert len(imagined) > 1, f"seat {seat} has one idea only after {ply} actions"


def _hidden(view: View[Any]) -> dict[Place, int]:
    return {place: cards.count(None) for place, cards in view.places().items() if None in cards}


def true_places(state: State[Any], seats: range) -> dict[Place, Faces]:
    """The cards by where they lie, as far as all seats together see them."""
    together = dict(state.view(0).places())
    for seat in seats[1:]:
        together = _agreed(together, state.view(seat).places())
    return together


def views_can_be_pickled(deal: Deal, moment: Moment) -> None:
    """A view survives the way to another process, and carries nothing that knows the truth."""
    ply, seat = moment
    view = deal.view(ply, seat)
    assert pickle.loads(pickle.dumps(view)) == view


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


def refusals_hold(deal: Deal, ply: int, random: Random) -> None:
    """What is refused says why, changes nothing, and cannot be forced; off turn and after the end all is refused."""
    state = deal.steps[ply].state
    before = anatomy(state)
    reasons: set[Text] = set()
    for action in dict.fromkeys(odd_actions(deal, ply, random)):
        for seat in deal.seats:
            refusal = state.view(seat).refusal(action)
            if refusal is not None:
                reasons.add(refusal.text)
            if seat != state.turn:
                assert refusal is not None, f"{action} is allowed to seat {seat} off turn"
            elif refusal is not None:
                with pytest.raises(IllegalActionError):
                    act(state, action)
        if state.turn is None:
            with pytest.raises(ValueError, match="the deal is over"):
                act(state, action)
    assert anatomy(state) == before
    for reason in reasons:
        assert_said(deal, reason)


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
    """Everything that is said, marked, scored, captioned or offered in this deal has its words in every language."""
    for step in deal.steps:
        for event in step.events:
            for spoken in _texts(event):
                assert_said(deal, spoken)
        turn = step.state.turn
        if turn is not None:
            view = step.state.view(turn)
            for action in islice(view.candidates(), 40):
                assert_said(deal, deal.game.caption(view, action))
                assert_said(deal, Text(f"action.{str(action).split()[0]}"))
    for paragraph in deal.game.rules(deal.options):
        assert_said(deal, paragraph)


def _texts(event: Event) -> Iterator[Text]:
    match event:
        case Said(_, spoken):
            yield spoken
        case Marked(mark, _, label):
            yield Text(f"mark.{mark}") if label is None else label
        case Scored(lines):
            yield from (line.text for line in lines)


def assert_said(deal: Deal, spoken: Text) -> None:
    """The sentence can be said in every language, and nothing of it stays empty."""
    for language in Language:
        said = render(spoken, language, deal.game.words, lambda seat: f"<{seat}>")
        assert said.strip(), f"{spoken.key} says nothing in {language}"
        assert "{" not in said, f"{spoken.key} says {said!r} in {language}"
