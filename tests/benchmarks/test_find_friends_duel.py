"""In a duel of Find Friends one bot plays the declarer's whole side, and the other one all others."""

from __future__ import annotations

from random import Random
from typing import Any

from benchmarks.players.find_friends_duel import duel, played
from engine.game import Action, AnyGame
from engine.games.bashi_fen.rules.phases import Burying, Calling, Playing
from engine.players import Bot, bot_named, greedy
from engine.search_model import Stop, never

DEALS = range(8)


def test_a_bot_is_level_with_itself_and_better_than_a_random_one() -> None:
    assert {duel(number, greedy, greedy) for number in DEALS} == {0.0}
    found = [duel(number, greedy, bot_named("random")) for number in DEALS]
    assert sum(lead for lead in found if lead is not None) > len(DEALS) / 2


def watched(asked: list[Any]) -> Bot:
    """The fast player, who keeps each view that it is asked about."""

    def bot(game: AnyGame, view: Any, random: Random, stop: Stop = never) -> Action:
        asked.append(view)
        return greedy(game, view, random, stop)

    return bot


def test_the_declarer_and_all_who_hold_a_called_card_play_the_bot_of_the_side() -> None:
    for number in DEALS:
        ours: list[Any] = []
        theirs: list[Any] = []
        played(number, watched(ours), watched(theirs))
        assert {type(view.phase) for view in ours} == {Burying, Calling, Playing}
        assert {type(view.phase) for view in theirs} == {Playing}
        last = max((*ours, *theirs), key=lambda view: len(view.history))
        side, others = ({view.seat for view in views} for views in (ours, theirs))
        assert side | others == set(range(5))
        assert not side & others
        assert last.phase.named.declarer in side
        assert {owner for owner in last.phase.calls.owners if owner is not None} <= side
        called = {copy.card for copy in last.phase.calls.copies}
        first_hands = [next(view.hand for view in theirs if view.seat == seat) for seat in others]
        assert not any(called & set(hand) for hand in first_hands)
