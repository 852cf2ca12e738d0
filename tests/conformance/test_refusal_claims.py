"""Refusals that are seldom met: a sentence names nothing as allowed that is not, and leaves nothing out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.game import act
from engine.games import GAMES
from engine.games.bashi_fen.options import Options as BashiFen
from engine.games.taihe_a_bao.options import Options as TaiheABao
from tests.conformance.refusal_claims import claim_holds, claims_of
from tests.engine.games.bashi_fen import dealing as bashi_fen
from tests.engine.games.taihe_a_bao import dealing as taihe_a_bao

TWO_JOKERS = "BJ BJ RJ RJ 2S 2S 3D"
HIGHEST = "4H 9H 9C 9D 9S KH KC KD KS"


def bidding(options: BashiFen, *actions: str) -> Any:
    step: Any = bashi_fen.deal_with(options, TWO_JOKERS, "2H 2H RJ" if options.packs == 3 else "2H 3H")
    return bashi_fen.after(step, *["pass"] * 4 * 6, *actions).state


def contested(options: BashiFen) -> Any:
    """The kitty lies, and the next seat is asked; nothing can be bid over two 2s where no jokers name trumps."""
    taken = bashi_fen.when_taken(bashi_fen.deal_with(options, TWO_JOKERS, "2H 3H"), {0: "bid 2S 2S"})
    kitty = taken.state.view(0).hand[: len(taken.state.view(0).hand) - len(taken.state.view(1).hand)]
    return bashi_fen.after(taken, f"bury {' '.join(map(str, kitty))}").state


def answering(options: TaiheABao, *actions: str) -> Any:
    step: Any = taihe_a_bao.deal_with(options, HIGHEST, "AH AC AD")
    return taihe_a_bao.after(step, "declare", *actions).state


def answered_by(options: TaiheABao, bomb: str) -> Any:
    """The declarer is asked to beat this bomb."""
    step: Any = taihe_a_bao.deal_with(options, "4H 9H 5H 5C 5D", bomb)
    passes = ["pass"] * (options.seats - 2)
    return taihe_a_bao.after(step, "declare", "play 4H", f"play {bomb}", *passes).state


@pytest.mark.parametrize(
    ("game", "state", "action", "reason"),
    [
        (
            "bashi_fen",
            bidding(
                BashiFen(),
            ),
            "bid 3D",
            "bid_wrong_rank",
        ),
        ("bashi_fen", bidding(BashiFen(joker_bid="no")), "bid 3D", "bid_wrong_rank"),
        ("bashi_fen", contested(BashiFen(joker_bid="no", chao_dipi=True)), "bid 3H", "bid_wrong_rank"),
        ("bashi_fen", bidding(BashiFen(joker_bid="no")), "bid BJ BJ", "bid_no_jokers"),
        ("bashi_fen", bidding(BashiFen(joker_bid_min=3)), "bid BJ BJ", "bid_no_jokers"),
        ("bashi_fen", bidding(BashiFen()), "bid BJ", "bid_too_few_jokers"),
        ("bashi_fen", bidding(BashiFen(joker_bid="both_choice")), "bid BJ BJ", "bid_say_which"),
        ("bashi_fen", bidding(BashiFen()), "bid BJ BJ no-trump", "bid_says_too_much"),
        ("bashi_fen", bidding(BashiFen(reinforce=False), "bid 2S", *["pass"] * 3), "bid 2S 2S", "own_bid_stands"),
        ("bashi_fen", bidding(BashiFen(), "bid 2S", *["pass"] * 3), "bid BJ BJ", "own_bid"),
        ("bashi_fen", bidding(BashiFen(overbid=False), "bid 2S"), "bid 2H", "no_overbid"),
        ("bashi_fen", bidding(BashiFen(joker_bid="no_trump"), "bid BJ BJ"), "bid 2H", "no_trump_stands"),
        ("bashi_fen", bidding(BashiFen(joker_bid="no_trump"), "bid RJ RJ"), "bid 2H", "bid_unbeatable"),
        ("taihe_a_bao", answering(TaiheABao(), "play 4H", "play AH AC AD", *["pass"] * 2), "play 9H", "needs_bomb"),
        ("taihe_a_bao", answering(TaiheABao(seats=3), "play 4H", "play AH AC AD", "pass"), "play 9H", "unbeatable"),
        ("taihe_a_bao", answering(TaiheABao(seats=3)), "play 4H 5H", "not_in_hand"),
        ("taihe_a_bao", answered_by(TaiheABao(aces=False), "KH KC KD KS"), "play 9H", "unbeatable"),
        ("taihe_a_bao", answered_by(TaiheABao(aces=False), "KH KC KD KS"), "play 5H 5C 5D", "unbeatable"),
        ("taihe_a_bao", answered_by(TaiheABao(aces=False), "QH QC QD QS"), "play 9H", "needs_bomb"),
        ("taihe_a_bao", answered_by(TaiheABao(aces=False, seats=5), "QH QC QD QS"), "play 9H", "unbeatable"),
        ("taihe_a_bao", answered_by(TaiheABao(aces=False, seats=5), "KH KC KD"), "play 9H", "needs_bomb"),
    ],
)
def test_a_refusal_tells_of_what_is_allowed(game: str, state: Any, action: str, reason: str) -> None:
    played = GAMES[game]
    view = state.view(state.turn)
    refusal = view.refusal(played.read_action(action))
    assert refusal is not None
    assert refusal.reason == reason
    claim_holds(claims_of(played), view, refusal)


def test_a_claim_that_is_not_so_is_found() -> None:
    state = answering(TaiheABao(seats=3), "play 4H", "play AH AC AD", "pass")
    view = state.view(state.turn)
    refusal = view.refusal(GAMES["taihe_a_bao"].read_action("play 9H"))
    claims = dict(claims_of(GAMES["taihe_a_bao"]))
    wrong = {refusal.reason: claims["needs_bomb"]}  # type: ignore[index]
    with pytest.raises(AssertionError, match="not allowed"):
        claim_holds(wrong, view, refusal)
    led = act(state, GAMES["taihe_a_bao"].read_action("pass")).state
    leads = led.view(led.turn)
    refusal = leads.refusal(GAMES["taihe_a_bao"].read_action("pass"))
    with pytest.raises(AssertionError, match="does not tell"):
        claim_holds({refusal.reason: replace(claims[refusal.reason], names=())}, leads, refusal)
