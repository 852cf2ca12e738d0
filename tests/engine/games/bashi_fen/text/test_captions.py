"""Captions call a move what players call it, whether trumps are named or overbid, tricks followed or not."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import chain
from typing import Any

import pytest

from engine.cards import cards_named, read_cards, write_cards
from engine.exercises import collection_of, view_of
from engine.game import act
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.actions import read_action
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.pack import kitty_size
from engine.games.bashi_fen.rules.phases import Playing
from engine.players.judge import Grade, Loss, judgement
from engine.words import Language, Text, render
from tests.engine.games.bashi_fen.dealing import after, deal_with, when_taken
from tests.engine.players.positions import decisions


def caption(view: Any, action: str, language: Language = Language.EN) -> str:
    return render(BASHI_FEN.caption(view, read_action(action)), language, BASHI_FEN.words)


def test_a_first_bid_shows_cards_and_another_overbids() -> None:
    step = deal_with(Options(), "2S 2S", "2H 2H")
    first: Any = step.state
    assert caption(first.view(0), "bid 2S") == "Show the 2♠"
    assert caption(first.view(0), "pass", Language.ZH_CN) == "不亮"
    named: Any = after(step, "bid 2S", *["pass"] * 4).state
    assert named.turn == 1
    assert caption(named.view(1), "bid 2H 2H") == "Overbid with the 2♥ 2♥"
    assert caption(named.view(1), "bid 2H 2H", Language.ZH_CN) == "反主：2♥ 2♥"
    assert caption(named.view(1), "pass", Language.ZH_CN) == "不反"
    assert caption(named.view(0), "bid 2S 2S") == "Show the 2♠ 2♠"


def test_a_seat_is_asked_to_overbid_only_what_was_bid() -> None:
    step = deal_with(Options(), "2S 2S", "2H 2H")
    assert asked(step.state, 0) == "Name trumps, or pass?"
    named: Any = after(step, "bid 2S", *["pass"] * 4).state
    assert asked(named, 1) == "Overbid, or pass?"
    again: Any = after(step, "bid 2S", *["pass"] * 7).state
    assert asked(again, 0) == "Your bid stands: bid more, or pass?"
    assert caption(again.view(0), "pass", Language.ZH_CN) == "不加"


def test_after_the_kitty_is_put_away_an_overbid_takes_it() -> None:
    step = when_taken(
        deal_with(replace(Options(), chao_dipi=True), "2S 3C 3C 4C 4C 5C 5C 6C 6C", "2H 2H"), {0: "bid 2S"}
    )
    state: Any = after(step, "bury 3C 3C 4C 4C 5C 5C 6C 6C").state
    assert asked(state, 1) == "Overbid and take the kitty, or pass?"


def asked(state: Any, seat: int) -> str:
    prompt = state.view(seat).prompt()
    assert state.turn == seat
    assert len(prompt.actions) > 1
    return render(Text(f"ask.{prompt.question}"), Language.EN, BASHI_FEN.words)


TO_A_TRICK = {
    "caption.follows": (True, False, False),
    "caption.follows.highest": (True, False, True),
    "caption.ruffs": (False, False, True),
    "caption.overruffs": (False, True, True),
    "caption.discards": (False, None, False),
    "caption.discards.trumps": (False, None, False),
}
"""By caption: whether a card of the suit led is played, whether the trick is ruffed already (None: as may be), and
whether the play holds the trick."""


def test_a_play_to_a_trick_is_called_by_what_it_does() -> None:
    found: Counter[str] = Counter()
    tables = [BASHI_FEN.presets[preset] for preset in ("sheng_ji", "tuo_la_ji", "zhao_pengyou", "si_fu")]
    for state in chain.from_iterable(decisions(BASHI_FEN, 2, options) for options in tables):
        view = state.view(state.turn) if state.turn is not None else None
        if view is None or not isinstance(view.phase, Playing) or view.phase.lead is None:
            continue
        playing, trumps = view.phase, view.trumps
        ruffed = playing.lead.suit is not None and bool(trumps.of_suit(playing.plays[playing.best], None))
        for action in view.candidates():
            said = BASHI_FEN.caption(view, action).key
            found[said] += 1
            follows, before, wins = TO_A_TRICK[said]
            assert bool(trumps.of_suit(action.cards, playing.lead.suit)) == follows
            assert before in (None, ruffed) or follows
            assert last_to_play(playing) or (act(state, action).state.view(0).phase.best == state.turn) == wins
            if said == "caption.discards.trumps":
                assert {trumps.suit_of(card) for card in action.cards} == {None}
    assert set(found) == set(TO_A_TRICK)


def last_to_play(playing: Playing) -> bool:
    """Whether the trick is over after this play, so that nobody holds it any more."""
    return sum(map(bool, playing.plays)) == len(playing.plays) - 1


@pytest.mark.parametrize(
    ("caption", "english", "chinese"),
    [
        ("caption.ruffs", "Ruff with the 3♥", "用3♥毙"),
        ("caption.overruffs", "Overruff with the 3♥", "用3♥超毙"),
        ("caption.follows.highest", "Follow with the 3♥, highest so far", "跟3♥，目前最大"),
        ("caption.discards.trumps", "Discard a trump: 3♥", "垫主牌3♥"),
    ],
)
def test_plays_have_the_words_of_the_field(caption: str, english: str, chinese: str) -> None:
    said = Text(caption, (("cards", read_cards("3H")), ("count", 1)))
    assert render(said, Language.EN, BASHI_FEN.words) == english
    assert render(said, Language.ZH_CN, BASHI_FEN.words) == chinese


@pytest.mark.rule("BSF-82")
def test_a_bomb_that_takes_the_trick_is_called_so() -> None:
    options = replace(BASHI_FEN.presets["si_fu"], bombs="any_suit")
    step = when_taken(deal_with(options, "2H 3S 3S 3S 3S", "4C 4C 4C 4C"), {0: "bid 2H"})
    hand = [str(card) for card in step.state.view(0).hand if str(card) not in ("2H", "3S")]
    seen = after(step, f"bury {' '.join(hand[: kitty_size(options)])}", "play 3S 3S 3S 3S").state.view(1)
    assert caption(seen, "play 4C 4C 4C 4C") == "Bomb: 4♣ 4♣ 4♣ 4♣"


def test_a_lead_is_called_by_its_shape_and_its_highest_card() -> None:
    found: dict[str, set[str]] = {}
    for state in decisions(BASHI_FEN, 2, BASHI_FEN.presets["si_fu"]):
        view = state.view(state.turn) if state.turn is not None else None
        if view is None or not isinstance(view.phase, Playing) or view.phase.lead is not None:
            continue
        for action in view.candidates():
            said = BASHI_FEN.caption(view, action)
            if said.key.startswith("caption.lead"):
                ranks = {str(card) for card in action.cards}
                assert (said.key == "caption.lead.up_to") == (len(ranks) > 1)
                assert str(dict(said.args)["card"]) in ranks
                found.setdefault(said.key, set()).add(render(said, Language.EN, BASHI_FEN.words).split()[2])
    assert found["caption.lead.single"]
    assert found["caption.lead.pair"] == {"pair"}
    assert found["caption.lead.up_to"] == {"tractor"}


def test_a_verdict_on_what_was_buried_names_the_cards_of_the_better_kitty() -> None:
    exercise = next(each for each in collection_of(BASHI_FEN) if each.theme == "kitty")
    weighing = exercise.weighing
    best, made = weighing.verdict.best, weighing.verdict.moves[-1].action
    alone = replace(weighing, verdict=replace(weighing.verdict, moves=(best,)))  # none that would read alike
    judged = replace(alone, made=made, grade=Grade.MISTAKE, loss=Loss(1.0, 0.1, 99))
    better = dict(judgement(BASHI_FEN, view_of(exercise), judged).says.args)["what"]
    assert isinstance(better, Text)
    assert dict(better.args)["cards"] == cards_named(best.action)


def test_a_burial_is_called_by_how_many_cards_and_points_it_has() -> None:
    state: Any = when_taken(deal_with(Options(), "2S 3C 3C 4C 4C 5C 6C 10C KC"), {0: "bid 2S"}).state
    points = "bury 3C 3C 4C 4C 5C 6C 10C KC"
    assert caption(state.view(0), points) == "Bury 8 cards with 25 points"
    assert caption(state.view(0), points, Language.ZH_CN) == "扣8张，含25分"
    assert caption(state.view(0), "bury 3C 3C 4C 4C 6C QC JC 9C") == "Bury 8 cards with no points"
    assert caption(state.view(0), "bury 3C 3C 4C 4C 6C QC JC 9C", Language.ZH_CN) == "扣8张，无分"


@pytest.mark.parametrize(
    ("seats", "called", "chinese"),
    [(5, "Call the first of the black Aces", "叫第一张黑A"), (6, "Call the first 2 black Aces", "叫前2张黑A")],
)
def test_a_call_by_colour_is_called_by_rank_colour_and_number(seats: int, called: str, chinese: str) -> None:
    options = Options(partners="fluid", seats=seats, call="colour")
    step = when_taken(deal_with(options, "2S 3C 3C 4C 4C 6C 6C 7C 7C"), {0: "bid 2S"})
    kitty = ["3C", "3C", "4C", "4C", "6C", "6C", "7C", "7C"][: kitty_size(options)]
    state: Any = after(step, f"bury {' '.join(kitty)}").state
    assert caption(state.view(0), "partners black A") == called
    assert caption(state.view(0), "partners black A", Language.ZH_CN) == chinese


@pytest.mark.rule("BSF-5D")
@pytest.mark.parametrize(
    ("changed", "held", "play", "english", "chinese"),
    [
        ({}, "9S 9S 8S 8S", "9S 9S | 8S 8S", "Split the tractor: throw the 9♠ 9♠ 8♠ 8♠", "拆开拖拉机甩：9♠ 9♠ 8♠ 8♠"),
        ({}, "AS 9S 9S 8S 8S", "AS | 9S 9S | 8S 8S", "Split the tractor: throw the 9♠ 9♠ 8♠ 8♠ A♠", None),
        (
            {},
            "KS KS QS QS 9S 9S 8S 8S",
            "KS KS | QS QS | 9S 9S | 8S 8S",
            "Split the tractors: throw the K♠ K♠ Q♠ Q♠ 9♠ 9♠ 8♠ 8♠",
            None,
        ),
        (
            {"runs_of_singles": 3},
            "9S 8S 7S",
            "9S | 8S | 7S",
            "Split the run: throw the 9♠ 8♠ 7♠",
            "拆开顺子甩：9♠ 8♠ 7♠",
        ),
        ({}, "9S 9S 7S", "9S 9S | 7S", "Throw the 9♠ 9♠ 7♠", "甩牌：9♠ 9♠ 7♠"),
    ],
)
def test_a_tractor_that_is_meant_as_its_pairs_is_said_to_be_split(
    changed: dict[str, Any], held: str, play: str, english: str, chinese: str | None
) -> None:
    step = when_taken(deal_with(Options(**changed), f"2H {held}"), {0: "bid 2H"})
    hand: Any = [card for card in step.state.view(0).hand if str(card) not in {*held.split(), "2H"}]
    seen: Any = after(step, f"bury {write_cards(hand[:8])}").state.view(0)
    assert caption(seen, f"play {play}") == english
    if chinese is not None:
        assert caption(seen, f"play {play}", Language.ZH_CN) == chinese
