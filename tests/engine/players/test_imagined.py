"""The imagined deals behind a hint: what the search weighed, laid open; all of the pack, and nothing of the truth."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.events import Place, Zone
from engine.game import AnyGame
from engine.games import GAMES
from engine.players.hints import is_forced, verdict_for
from engine.players.imagined import KEPT, Witness
from engine.players.levels import SearchLevel
from engine.players.search import Budget, search
from engine.search_model import SearchSettings
from tests.engine.players.positions import positions

QUICK = SearchLevel("quick", Budget(20), SearchSettings())
HIDDEN = (Zone.STOCK, Zone.KITTY, Zone.POOL)
"""Where cards lie that the view does not know."""
CASES = [
    ("taihe_a_bao", "taihe", 7),
    ("taihe_a_bao", "five_seats", 11),
    ("big_two", "two_against_two", 9),
    ("bao_huang", "shanghai", 29),
    ("bashi_fen", "tuo_la_ji", 61),
]


@pytest.fixture(params=CASES, ids=lambda case: f"{case[0]}-{case[1]}")
def case(request: pytest.FixtureRequest) -> tuple[AnyGame, list[Any]]:
    """A game, and decisions of one deal."""
    key, preset, every = request.param
    game = GAMES[key]
    return game, positions(game, 1, every, game.presets[preset])


def weighed(game: AnyGame, view: Any) -> bool:
    """Whether the decision is played out at all."""
    assert game.search_model is not None
    return not is_forced(view) and game.search_model.search_problem(view, SearchSettings(), ()).weighs


def test_a_deal_laid_open_fills_the_backs_and_the_pack(case: tuple[AnyGame, list[Any]]) -> None:
    game, views = case
    looked = 0
    for view in views:
        deals = verdict_for(game, view, Random(1), level=QUICK).deals
        assert bool(deals) == weighed(game, view)
        backs = {place: cards for place, cards in view.places().items() if None in cards}
        seen = Counter(card for cards in view.places().values() for card in cards if card is not None)
        pack = Counter(game.pack(view.options))
        for deal in deals:
            looked += 1
            laid = dict(deal.places)
            assert set(laid) <= {*backs, *(Place(Zone.HAND, seat) for seat in range(game.seats(view.options)))}
            assert Place(Zone.HAND, view.seat) not in laid
            assert {place for place in backs if place.zone is Zone.HAND} <= set(laid)
            for place, cards in laid.items():
                assert len(cards) == len(view.places().get(place, ()))
            all_cards = Counter(card for cards in laid.values() for card in cards) + seen
            known = Counter(card for card in view.places().get(Place(Zone.KITTY), ()) if card is not None)
            all_cards -= known if Place(Zone.KITTY) in laid else Counter()
            assert not all_cards - pack
            if not any(place.zone in HIDDEN and place not in laid for place in backs):
                assert all_cards == pack
    assert looked


def test_the_deals_are_the_first_that_the_search_weighed_its_moves_in(case: tuple[AnyGame, list[Any]]) -> None:
    """Looking on changes nothing, and every deal says of every move that was tried in it how it ends."""
    game, views = case
    model = game.search_model
    assert model is not None
    view = next(view for view in reversed(views) if weighed(game, view) and len(list(view.candidates())) > 1)
    problem = model.search_problem(view, SearchSettings(), ())
    plain = search(model, problem, Budget(40), Random(3))
    witness = Witness(model, view, problem)
    assert search(model, witness.problem, Budget(40), Random(3)) == plain
    deals, random = witness.deals(plain.best.action), Random(3)
    assert 0 < len(deals) <= KEPT
    assert model.lay_open is not None
    won = model.facts.index("won")
    for deal in deals:
        world = problem.imagined(random)
        assert deal.places == model.lay_open(view, world)
        assert deal.won
        for action, wins in deal.won:
            assert wins == bool(problem.playout(world, problem.moves.index(action)).facts[won])


def test_a_deal_that_was_given_up_before_the_best_move_was_tried_in_it_is_not_shown(
    case: tuple[AnyGame, list[Any]],
) -> None:
    """The time of a round may be over as soon as a deal is imagined, or between two moves."""
    game, views = case
    model = game.search_model
    assert model is not None
    problems = ((view, model.search_problem(view, SearchSettings(), ())) for view in views if weighed(game, view))
    witness = next(Witness(model, view, problem) for view, problem in problems if len(problem.moves) > 1)
    best, other = witness.problem.moves[:2]
    for tried in (*[()] * KEPT, (1,), (0, 1)):
        world = witness.problem.imagined(Random(1))
        for place in tried:
            witness.problem.playout(world, place)
    assert [[action for action, _ in deal.won] for deal in witness.deals(best)] == [[best, other]]


def test_what_is_imagined_does_not_depend_on_what_is_hidden(case: tuple[AnyGame, list[Any]]) -> None:
    game, views = case
    view = next(view for view in reversed(views) if weighed(game, view))
    deals = verdict_for(game, view, Random(5), level=QUICK).deals
    others = game.imagine(view, Random(8))
    assert others.turn is not None
    assert verdict_for(game, others.view(others.turn), Random(5), level=QUICK).deals == deals


def test_who_cannot_lay_a_deal_open_shows_none() -> None:
    game = GAMES["taihe_a_bao"]
    assert game.search_model is not None
    view = positions(game, 1, 25)[-1]
    assert verdict_for(game, view, Random(1), level=QUICK).deals
    sighted = game.search_model
    blind = replace(game, load_search_model=lambda: replace(sighted, lay_open=None))
    assert not verdict_for(blind, view, Random(1), level=QUICK).deals
