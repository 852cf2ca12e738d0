"""The suite is worth something: each of these toys breaks one promise, and the suite catches it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from engine.cards import shuffled
from engine.events import Event, Faces, Moved, Place, Scored, Zone
from engine.game import AnyGame, Hidden, Shuffle, Step
from engine.prompts import Choose, Prompt
from engine.words import Words
from tests.conformance.promises import imagining, moves, truth
from tests.conformance.tables import Case, Deal, Tried, deals, moments
from tests.fixtures import taking, tribute
from tests.languages import faults, slips

Breaks = Callable[[pytest.MonkeyPatch], AnyGame]


def blind_shuffle(_patch: pytest.MonkeyPatch) -> AnyGame:
    """Imagines any deck at all, whatever was seen."""

    def sample(view: Any, random: Random) -> Hidden[Any]:
        fair = tribute.GAME.sample(view, random)
        return replace(fair, deck=shuffled(fair.deck, random.random))

    return replace(tribute.GAME, sample=sample)


def forgets_a_hard_fact(_patch: pytest.MonkeyPatch) -> AnyGame:
    """Imagines the hands, but not that a gift was its giver's highest card."""

    def sample(view: Any, random: Random) -> Hidden[Any]:
        fair = tribute.GAME.sample(view, random)
        own = {place for place in range(len(fair.deck)) if (view.first + place) % view.options.seats == view.seat}
        others = iter(shuffled([card for place, card in enumerate(fair.deck) if place not in own], random.random))
        return replace(fair, deck=tuple(card if at in own else next(others) for at, card in enumerate(fair.deck)))

    return replace(tribute.GAME, sample=sample)


def always_the_same_guess(_patch: pytest.MonkeyPatch) -> AnyGame:
    """Imagines one deal only."""
    return replace(tribute.GAME, sample=lambda view, _random: tribute.GAME.sample(view, Random(0)))


def leaks_the_pool(patch: pytest.MonkeyPatch) -> AnyGame:
    """Shows every seat the gifts that lie face down."""
    fair = tribute.state.State.view
    patch.setattr(tribute.state.State, "view", lambda state, seat: replace(fair(state, seat), pool=state.pool))
    return tribute.GAME


def leaks_in_an_event(_patch: pytest.MonkeyPatch) -> AnyGame:
    """Lets all watch the first seat take its cards, while the picture still hides them."""

    def deal(options: Any, standing: Any, shuffle: Shuffle) -> Step[Any]:
        step: Step[Any] = tribute.GAME.deal(options, standing, shuffle)
        state: Any = step.state
        opening = tuple(tuple(_uncovered(event, step.events) for event in seen) for seen in state.log.opening)
        return Step(replace(state, log=replace(state.log, opening=opening)), step.events)

    return replace(tribute.GAME, deal=deal)


def _uncovered(event: Event, truth: tuple[Event, ...]) -> Event:
    if isinstance(event, Moved) and event.target == Place(Zone.HAND, 0):
        return next(
            replace(each, witnesses=None) for each in truth if isinstance(each, Moved) and each.target == event.target
        )
    return event


class Laden(int):
    """A number that carries something along."""

    secret: object


def leaks_behind_equality(patch: pytest.MonkeyPatch) -> AnyGame:
    """Carries the truth where ``==`` does not look."""
    fair = tribute.state.State.view

    def view(state: Any, seat: int) -> Any:
        counted = fair(state, seat)
        first = Laden(counted.counts[0])
        first.secret = state.hands
        return replace(counted, counts=(first, *counted.counts[1:]))

    patch.setattr(tribute.state.State, "view", view)
    return tribute.GAME


def wrong_picture(patch: pytest.MonkeyPatch) -> AnyGame:
    """Forgets to draw the pool."""
    fair = tribute.view.View.places

    def places(view: Any) -> Mapping[Place, Faces]:
        return {place: cards for place, cards in fair(view).items() if place.zone is not Zone.POOL}

    patch.setattr(tribute.view.View, "places", places)
    return tribute.GAME


def being_asked_betrays(patch: pytest.MonkeyPatch) -> AnyGame:
    """Puts the question loudly to those alone who could bid."""
    fair = taking.view.View.prompt

    def prompt(view: Any) -> Prompt[Any] | None:
        asked = fair(view)
        return replace(asked, quiet=len(asked.actions) == 1) if isinstance(asked, Choose) else asked

    patch.setattr(taking.view.View, "prompt", prompt)
    return taking.GAME


def refused_candidate(patch: pytest.MonkeyPatch) -> AnyGame:
    """Offers one card of the hand after the other, allowed or not."""

    def candidates(view: Any) -> Iterator[Any]:
        if view.turn == view.seat:
            yield from (view.readings((card,))[0] for card in view.hand)

    patch.setattr(tribute.view.View, "candidates", candidates)
    return replace(tribute.GAME, key="offers")


def allows_off_turn(patch: pytest.MonkeyPatch) -> AnyGame:
    """Refuses nothing to seats that are not asked."""
    fair = tribute.view.View.refusal
    patch.setattr(
        tribute.view.View, "refusal", lambda view, action: fair(view, action) if view.turn == view.seat else None
    )
    return tribute.GAME


def points_from_nowhere(patch: pytest.MonkeyPatch) -> AnyGame:
    """Pays the winner what nobody loses."""
    fair = tribute.state._result

    def result(won: tuple[int, ...], seats: int) -> tuple[Event, ...]:
        scored, ended = fair(won, seats)
        assert isinstance(scored, Scored)
        return replace(scored, changes=tuple(max(0, change) for change in scored.changes)), ended

    patch.setattr(tribute.state, "_result", result)
    return tribute.GAME


def lost_card(patch: pytest.MonkeyPatch) -> AnyGame:
    """Sweeps a trick from the table and keeps only its winner's card."""
    fair = tribute.view.View.places

    def places(view: Any) -> Mapping[Place, Faces]:
        return {place: cards[:1] if place.zone is Zone.ASIDE else cards for place, cards in fair(view).items()}

    patch.setattr(tribute.view.View, "places", places)
    return tribute.GAME


def imagined(deal: Deal) -> None:
    """Looks at every moment, with two guesses each."""
    for moment in moments(deal):
        for seed in range(2):
            imagining.imagined_deal_shows_the_view(deal, moment, seed)


def candidates(deal: Deal) -> None:
    """Looks at the candidates of every step."""
    for ply in range(len(deal.steps)):
        moves.candidates_are_sound(deal, ply)


def guesses(deal: Deal) -> None:
    """Looks at whether guesses differ."""
    for seat in deal.seats:
        imagining.first_guesses_differ(deal, seat)


def later_guesses(deal: Deal) -> None:
    """Looks at whether guesses differ in the middle of a deal."""
    for moment in moments(deal):
        imagining.later_guesses_differ(deal, moment)


def refusals(deal: Deal) -> None:
    """Looks at what is refused at every step."""
    moves.refusals_hold(deal, range(len(deal.steps)))


@dataclass(frozen=True, slots=True)
class Broken:
    """A way to break a toy, and the promise that catches it."""

    breaks: Breaks
    promise: Callable[[Deal], None]

    def __str__(self) -> str:
        return f"{self.breaks.__name__}-{self.promise.__name__}"


BROKEN = (
    Broken(blind_shuffle, imagined),
    Broken(forgets_a_hard_fact, imagined),
    Broken(leaks_the_pool, imagined),
    Broken(leaks_in_an_event, imagined),
    Broken(leaks_behind_equality, imagined),
    Broken(being_asked_betrays, imagined),
    Broken(always_the_same_guess, guesses),
    Broken(always_the_same_guess, later_guesses),
    Broken(wrong_picture, truth.pictures_fold),
    Broken(lost_card, truth.cards_are_conserved),
    Broken(points_from_nowhere, truth.result_is_sound),
    Broken(allows_off_turn, refusals),
)


@pytest.mark.parametrize("broken", BROKEN, ids=str)
def test_a_broken_promise_is_caught(broken: Broken, monkeypatch: pytest.MonkeyPatch) -> None:
    case = Case(Tried(broken.breaks(monkeypatch), 60), "broken", _whole(broken).options())
    with pytest.raises(AssertionError):
        _keep(broken, case)


@pytest.mark.parametrize("broken", BROKEN, ids=str)
def test_without_the_break_the_promise_is_kept(broken: Broken) -> None:
    _keep(broken, Case(Tried(_whole(broken), 60), "broken", _whole(broken).options()))


def _keep(broken: Broken, case: Case) -> None:
    for deal in deals(case):
        broken.promise(deal)


def _whole(broken: Broken) -> AnyGame:
    return taking.GAME if broken.breaks is being_asked_betrays else tribute.GAME


def test_a_candidate_that_is_refused_is_caught_at_the_door(monkeypatch: pytest.MonkeyPatch) -> None:
    game = refused_candidate(monkeypatch)
    with pytest.raises(ValueError, match="not_highest"):
        deals(Case(Tried(game, 60), "broken", game.options()))


@pytest.mark.parametrize(
    "words",
    [
        Words("a card", "牌", "牌", ""),
        Words("a card", "a card", "牌", "札"),
        Words("{count} cards", "{number}张", "{count}張", "{count}枚"),
        Words("spade", "黑桃", "黑桃们", "スペード"),
        Words("tribute", "進貢", "進貢", "献上"),
        Words("{size} × {rank}", "{size}张{rank}", "{size}張{rank}", "{rank}{size}枚"),
        Words("the dealer's card", "庄家的牌", "莊家的牌", "親の札"),
        Words('say "last"', "报“最后一张”", "報「最後一張」", "「最後」と言う"),
        Words("four {rank}s", "四张{rank}", "四張{rank}", "{rank}4枚"),
    ],
)
def test_a_faulty_sentence_is_caught(words: Words) -> None:
    assert faults({"sentence": words})


@pytest.mark.parametrize(
    ("said", "slip"),
    [
        ("The AS#1 is a trump and may not be called.", "names a card as a program does"),
        ("请叫BJ。", "names a card as a program does"),
        ("you lead: you may not pass.", "begins a sentence with a small letter"),
        ("That is not possible now. you have passed.", "begins a sentence with a small letter"),
        ("Play all 4 4s.", "counts a rank in figures"),
        ("Follow with 1 cards.", "says one of many"),
        ("大王带大王压不过一对K。", "hangs a card on itself"),
        ("You lead red joker + red joker.", "hangs a card on itself"),
        ("Play the the King.", "says a word twice"),
        ("你要跟一对。。", "ends twice"),
    ],
)
def test_a_slip_in_what_players_read_is_caught(said: str, slip: str) -> None:
    assert slips(said) == [slip]


@pytest.mark.parametrize(
    "said", ["10♠ and 10♥ beat 8♣ and 9♣.", "小王带10", "two red jokers + black joker", "A, K and 10s", "一对10带大王"]
)
def test_no_slip_is_seen_where_there_is_none(said: str) -> None:
    assert not slips(said)
