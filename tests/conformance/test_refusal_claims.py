"""Refusals that are seldom met: a sentence names nothing as allowed that is not, and leaves nothing out."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine.game import act
from engine.games import GAMES
from engine.games.bao_huang.options import Options as BaoHuang
from engine.games.bashi_fen.options import Options as BashiFen
from engine.games.big_two.options import Options as BigTwo
from engine.games.taihe_a_bao.options import Options as TaiheABao
from engine.refusals import NO_CLAIM
from engine.words import Language, Words, in_language, render, text
from tests.conformance.refusal_claims import claim_holds, claims_of
from tests.conformance.refusals_said import FILE, refusals_said
from tests.engine.games.bao_huang import dealing as bao_huang
from tests.engine.games.bashi_fen import dealing as bashi_fen
from tests.engine.games.big_two import dealing as big_two
from tests.engine.games.taihe_a_bao import dealing as taihe_a_bao

SPREAD = "AS 2H 3C 4D 6S 8H 9C JD"
TWO_JOKERS = "BJ BJ RJ RJ 2S 2S 3D"
ALLOWS = {
    Language.EN: r"\b(only|must|at (most|least)|or (more|less)|exactly|have to|takes?|needs?|is said with|but [A2])\b",
    Language.ZH_CN: r"只|必须|最多|至少|正好|才",
    Language.ZH_TW: r"只|必須|最多|至少|正好|才",
    Language.JA: r"だけ|しか|なければ|以上|最大|ちょうど|まで",
}
"""Words that say what is allowed."""
MEANT = {"big_two": {"out_of_trick": "it says until when nothing is"}}
"""Sentences with such words that say only what is not allowed, and why."""
FOUR, SMALLER = "5D 5D 5D 5D", "7D 7D 7D 8D 8D 9D 9D JD QD"
LONGEST = {"packs": 4, "tuple_follow": "longest_first"}
HIGHEST = "4H 9H 9C 9D 9S KH KC KD KS"


def bidding(options: BashiFen, *actions: str) -> Any:
    step: Any = bashi_fen.deal_with(options, TWO_JOKERS, "2H 2H RJ" if options.packs == 3 else "2H 3H")
    return bashi_fen.after(step, *["pass"] * 4 * 6, *actions).state


def contested(options: BashiFen) -> Any:
    """The kitty lies, and the next seat is asked; nothing can be bid over two 2s where no jokers name trumps."""
    taken = bashi_fen.when_taken(bashi_fen.deal_with(options, TWO_JOKERS, "2H 3H"), {0: "bid 2S 2S"})
    kitty = taken.state.view(0).hand[: len(taken.state.view(0).hand) - len(taken.state.view(1).hand)]
    return bashi_fen.after(taken, f"bury {' '.join(map(str, kitty))}").state


def claiming(right: str) -> Any:
    """Somebody with trumps and points is asked whether to have the cards dealt anew."""
    options = BashiFen(seats=4, partners="fixed", redeal_right=right)
    taken = bashi_fen.when_taken(bashi_fen.deal_with(options, "2S", "RJ 5H"), {0: "bid 2S"})
    return bashi_fen.after(taken, "pass").state


def when_buried(options: BashiFen, hand: str, other: str = "") -> Any:
    """The first player has named trumps with the first card of this hand and buried others; the next holds these."""
    named, *_ = kept = hand.split()
    taken = bashi_fen.when_taken(bashi_fen.deal_with(options, hand, other), {0: f"bid {named}"})
    own, theirs = (taken.state.view(seat).hand for seat in (0, 1))
    spare = (Counter(map(str, own)) - Counter(kept)).elements()
    return bashi_fen.after(taken, f"bury {' '.join(islice(spare, len(own) - len(theirs)))}").state


def leading(hand: str = "2S 3H 4H 6H", **options: Any) -> Any:
    """A declarer leads at a table with fixed partners."""
    return when_buried(BashiFen(**{"seats": 4, "partners": "fixed", **options}), hand)


def answering_in_suit(led: str, hand: str, **options: Any) -> Any:
    """Cards of a suit are led to somebody who has these of it among others."""
    return act(when_buried(BashiFen(**options), f"2S {led}", hand), GAMES["bashi_fen"].read_action(f"play {led}")).state


def leaving(left: str, **options: Any) -> Any:
    """A lead of 5♦ in Big Two that leaves these cards."""
    return big_two.playing_with(BigTwo(**options), f"5D {left}", "3D", "4C", "5C").state


def beating(options: BaoHuang) -> Any:
    """A Queen and a black joker lie there."""
    step: Any = bao_huang.playing_with(options, "QS BJ 7S", "KS BJ 7H", "7H", "7C", "7D", eunuch=2)
    return bao_huang.after(step, "play QS BJ").state


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
        ("bashi_fen", claiming("no_trump"), "redeal", "redeal_has_trumps"),
        ("bashi_fen", claiming("no_points"), "redeal", "redeal_has_points"),
        (
            "bashi_fen",
            when_buried(BashiFen(partners="fluid", seats=6, packs=3), "2S"),
            "partners AH#1 AC#1 AD#1 KH#1 KC#1",
            "call_too_many",
        ),
        ("bashi_fen", leading(), "play 3H | 4H 6H", "no_part"),
        ("bashi_fen", leading(runs_of_singles=4), "play 3H | 4H 6H", "no_part_or_run"),
        ("bashi_fen", leading(packs=1), "play 3H | 4H 6H", "no_single"),
        ("bashi_fen", leading(packs=1, runs_of_singles=4), "play 3H | 4H 6H", "no_single_or_run"),
        (
            "bashi_fen",
            leading("KS BJ RJ", packs=4, lowest_rank="K", high_trump_tractors=False),
            "play RJ | KS BJ",
            "no_single_or_set",
        ),
        ("bashi_fen", answering_in_suit("5H 5H", "7H 7H 8H"), "play 7H 8H", "tuples_owed"),
        ("bashi_fen", answering_in_suit("5H 5H 6H 6H", "7H 7H 8H 8H JH QH"), "play 7H 8H JH QH", "sequence_owed"),
        ("bashi_fen", answering_in_suit(FOUR, SMALLER, packs=4), "play 7D 7D 7D JD", "smaller_owed"),
        ("bashi_fen", answering_in_suit(FOUR, SMALLER, **LONGEST), "play 8D 8D 9D 9D", "smaller_owed"),
        ("bashi_fen", answering_in_suit(FOUR, SMALLER, **LONGEST), "play 8D 8D JD QD", "smaller_owed"),
        ("big_two", leaving(SPREAD, counter_attack=True), "lay-down play 5D", "too_few_left"),
        ("big_two", leaving("3C 4C", last_card="manual"), "last-card play 5D", "not_last_card"),
        ("big_two", leaving("5C 5H 9C"), "play 5C 5D 5H", "wrong_number"),
        ("big_two", leaving("JS QD KD AD 2D"), "play JS QD KD AD 2D", "no_such_straight"),
        ("big_two", leaving("AS 2D 3C 4D 9C", straights="plain"), "play AS 2D 3C 4D 5D", "two_in_straight"),
        ("bao_huang", beating(BaoHuang()), "play KS BJ", "too_low"),
        ("bao_huang", beating(BaoHuang(joker_order=True)), "play KS BJ", "too_low"),
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


@pytest.mark.parametrize(
    ("options", "action", "said"),
    [
        ({"packs": 4}, "play 7D 7D 7D JD", "as many cards as you can: 4"),
        (LONGEST, "play 8D 8D 9D 9D", "the largest that fit first: a triple"),
        ({"packs": 4, "tuple_follow": "decompose"}, "play 8D 8D 9D 9D", "the largest that fit first: a triple"),
    ],
)
def test_a_refusal_names_the_smaller_sets_that_are_owed(options: dict[str, Any], action: str, said: str) -> None:
    view = answering_in_suit(FOUR, SMALLER, **options).view(1)
    refusal = view.refusal(GAMES["bashi_fen"].read_action(action))
    assert said in render(refusal.text, Language.EN, GAMES["bashi_fen"].words)
    wrong = {"count": 5} if "4" in said else {"sets": text("shape.4", width=4)}
    more = replace(
        refusal, args=tuple((k, replace(v, args=tuple(wrong.items())) if k == "owed" else v) for k, v in refusal.args)
    )
    with pytest.raises(AssertionError, match="not allowed"):
        claim_holds(claims_of(GAMES["bashi_fen"]), view, more)


def says_what_is_allowed(words: Words) -> bool:
    return any(re.search(sign, in_language(words, language), re.IGNORECASE) for language, sign in ALLOWS.items())


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_that_says_what_is_allowed_claims_it(game: str) -> None:
    claims, words = claims_of(GAMES[game]), GAMES[game].words
    without = {str(reason) for reason, claim in claims.items() if claim is NO_CLAIM}
    saying = {reason for reason in without if says_what_is_allowed(words[f"refusal.{reason}"])}
    assert saying == MEANT.get(game, {}).keys()


@pytest.mark.parametrize("game", GAMES)
def test_refusals_say_what_was_written_down_beside_what_they_claim(game: str) -> None:
    said, written = refusals_said()[game], json.loads(FILE.read_text("utf-8"))[game]
    other = [reason for reason in said.keys() | written.keys() if said.get(reason) != written.get(reason)]
    assert not other, "is what it claims still what it says? then: python -m tests.conformance.refusals_said"


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
