"""Why a move of Bao Huang is good, in words that say no more and no less than the seat knows."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import read_cards
from engine.game import act
from engine.games import GAMES
from engine.games.bao_huang.actions import Action, Pass
from engine.games.bao_huang.ai.explain import plays_needed, reasons
from engine.games.bao_huang.ai.search_model import FACTS
from engine.games.bao_huang.ai.simulator.play_loop import packed
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.phases import Playing
from engine.games.bao_huang.rules.view import View
from engine.match import Match, next_record
from engine.record import opened
from engine.search_model import Verdict, Weighed

BAO = GAMES["bao_huang"]
WORLDS = 40


def beaten_by_another(known: bool) -> View:
    """The view of one of the people where another one's play lies, the protector being known to all or not."""
    for number in range(1, 30):
        step = opened(next_record(Match(BAO, BAO.options(), number)))
        while step.state.turn is not None:
            view = step.state.view(step.state.turn)
            phase = view.phase
            if isinstance(phase, Playing) and phase.best is not None and (phase.eunuch is not None) == known:
                ours = {phase.emperor, phase.eunuch}
                if view.seat not in ours and phase.best not in ours and view.refusal(Pass()) is None:
                    return view
            step = act(step.state, BAO.greedy(view, Random(number)))
    raise AssertionError("no such hand")


@pytest.mark.parametrize(("known", "key"), [(True, "reason.friend_known"), (False, "reason.friend")])
def test_a_friend_that_all_know_is_no_matter_of_imagined_deals(known: bool, key: str) -> None:
    facts = tuple((fact, WORLDS if fact == "friend" else 0) for fact in FACTS)
    move: Weighed[Action] = Weighed(Pass(), 0.0, 0.0, WORLDS, 0.0, 0.0, 0.0, facts)
    told = [reason.key for reason in reasons(beaten_by_another(known), Verdict((move,), WORLDS))]
    assert key in told
    assert len([each for each in told if each.startswith("reason.friend")]) == 1


@pytest.mark.parametrize(
    ("hand", "twos_hang", "plays"),
    [
        ("7S 7H 9C 2S BJ", False, 3),
        ("7S 7H 9C 2S BJ", True, 2),
        ("2S 2H RJ", True, 1),
        ("BJ RJ", True, 1),
        ("6S 2H", True, 1),
    ],
)
def test_where_2s_hang_on_other_cards_they_need_no_play_of_their_own(hand: str, twos_hang: bool, plays: int) -> None:
    view = opened(next_record(Match(BAO, Options(twos_hang=twos_hang), 1))).state.view(0)
    assert plays_needed(view, packed(read_cards(hand))) == plays
