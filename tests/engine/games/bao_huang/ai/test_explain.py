"""Why a move of Bao Huang is good, in words that say no more and no less than the seat knows."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations_with_replacement
from random import Random

import pytest

from engine.cards import EUNUCH, read_cards
from engine.game import act
from engine.games import GAMES
from engine.games.bao_huang.actions import Accept, Action, Announce, Pass, PassOn
from engine.games.bao_huang.ai.explain import plays_needed, reasons
from engine.games.bao_huang.ai.explain_beside import BEATEN_BY
from engine.games.bao_huang.ai.search_model import FACTS, SEARCH_MODEL
from engine.games.bao_huang.ai.simulator.play_loop import packed
from engine.games.bao_huang.melds import ACE, KING, TWO, Meld, beats
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.phases import Announcing, Crowning, Playing
from engine.games.bao_huang.rules.view import View
from engine.match import Match, next_record
from engine.players.hints import hint_of
from engine.record import opened
from engine.search_model import SearchSettings, Verdict, Weighed
from tests.engine.games.bao_huang.dealing import after, playing_with

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


EUNUCH_HELD = ("KS KH 9S 9H BJ BJ* 7S", "RJ* 6S 6H", "QS QH 8S", "JS JH 8H", "10S 10H 8C")


def before_a_play(emperor: int = 1, eunuch: int | None = None) -> View:
    """Seat 0 holds the eunuch card and has Queens to beat."""
    step = playing_with(Options(), *EUNUCH_HELD, emperor=2 if emperor else 0, eunuch=eunuch)
    return after(step, "play QS QH", "pass", "pass").state.view(0) if emperor else step.state.view(0)


@pytest.mark.rule("BH-12")
@pytest.mark.parametrize(
    ("emperor", "eunuch", "play", "warning"),
    [
        (2, None, "play 9S BJ*", "reason.shows_eunuch"),
        (2, None, "play 9S BJ", None),
        (2, None, "pass", None),
        (2, 0, "play 9S BJ*", None),
        (0, None, "play 9S BJ*", "reason.shows_alone"),
        (0, None, "play KS KH 9S 9H BJ BJ* 7S", None),
    ],
)
def test_a_move_that_shows_the_eunuch_card_is_told_of(
    emperor: int, eunuch: int | None, play: str, warning: str | None
) -> None:
    told = SEARCH_MODEL.warning(before_a_play(emperor, eunuch), BAO.read_action(play))
    assert (told.key if told else None) == warning


@pytest.mark.rule("BH-12")
@pytest.mark.parametrize(("eunuch", "guarded"), [(None, True), (0, False)])
def test_a_hint_shows_the_eunuch_card_only_where_that_is_clearly_better(eunuch: int | None, guarded: bool) -> None:
    wanted = (BAO.read_action("play KS BJ*"),)
    problem = SEARCH_MODEL.search_problem(before_a_play(eunuch=eunuch), SearchSettings(), wanted)
    shown = {place for place, move in enumerate(problem.moves) if EUNUCH in getattr(move, "cards", ())}
    assert shown
    assert problem.guarded == (shown if guarded else set())


def test_a_hint_that_shows_the_eunuch_card_says_so_last() -> None:
    view = before_a_play()
    shown, kept = (
        Weighed(BAO.read_action(play), value, 0.0, WORLDS, 0.0, gap, 0.0, tuple((fact, 0) for fact in FACTS))
        for play, value, gap in (("play KS BJ*", 1.0, 0.0), ("pass", 0.0, 1.0))
    )
    said = [reason.key for reason in hint_of(BAO, view, Verdict((shown, kept), WORLDS)).reasons]
    assert said[-1] == "reason.shows_eunuch"
    assert len(said) > 1
    assert "reason.shows_eunuch" not in [
        each.key for each in hint_of(BAO, view, Verdict((kept, shown), WORLDS)).reasons
    ]


@pytest.mark.parametrize(
    ("hand", "action", "key"),
    [
        ("2S 2H 2C 2D 2S 2H AS KS", Accept(), "reason.high_crowned"),
        ("2S 2H 2C 2D BJ RJ AS KS", Accept(), "reason.jokers_crowned"),
        ("2S 2H 7C", PassOn(), "reason.few_high"),
        ("2S 2H 2C 2D 7C", PassOn(), None),
        ("2S 2H 2C 2D 2S 7C", Accept(), "reason.high_crowned"),
        ("2S 2H 2C 2D 7C", Accept(), "reason.leads"),
    ],
)
def test_a_crown_is_explained_by_the_high_cards_that_are_held(hand: str, action: Action, key: str | None) -> None:
    view = opened(next_record(Match(BAO, BAO.options(), 1))).state.view(0)
    crowned = replace(view, hand=read_cards(hand), phase=Crowning(0, 0))
    move: Weighed[Action] = Weighed(action, 0.0, 0.0, WORLDS, 0.0, 0.0, 0.0, tuple((fact, 0) for fact in FACTS))
    assert [reason.key for reason in reasons(crowned, Verdict((move,), WORLDS))] == ([key] if key else [])


@pytest.mark.parametrize(
    ("hand", "emperor", "action", "key"),
    [
        ("2S 2H 2C 2D 2S BJ*", 1, Announce(), "reason.high_held"),
        ("2S 2H BJ RJ BJ*", 1, Announce(), "reason.jokers_held"),
        ("2S 2H 2C BJ*", 1, Announce(), None),
        ("2S 2H 2C BJ*", 1, Pass(), "reason.hides_eunuch"),
        ("2S 2H 2C BJ*", 0, Pass(), "reason.hides_alone"),
    ],
)
def test_announcing_is_explained_by_high_cards_and_silence_by_what_it_hides(
    hand: str, emperor: int, action: Action, key: str | None
) -> None:
    view = opened(next_record(Match(BAO, Options(announce=True), 1))).state.view(0)
    asked = replace(view, hand=read_cards(hand), phase=Announcing(0, emperor, 0))
    move: Weighed[Action] = Weighed(action, 0.0, 0.0, WORLDS, 0.0, 0.0, 0.0, tuple((fact, 0) for fact in FACTS))
    assert [reason.key for reason in reasons(asked, Verdict((move,), WORLDS))] == ([key] if key else [])


def told(view: View, best: str, other: str) -> set[str]:
    """The keys of what is said for a move against another, over imagined deals that came out alike."""
    facts = tuple((fact, 0) for fact in FACTS)
    moves = [
        Weighed(BAO.read_action(words), -gap, 0.0, WORLDS, 0.0, gap, 0.0, facts)
        for words, gap in ((best, 0.0), (other, 1.0))
    ]
    return {reason.key for reason in reasons(view, Verdict(tuple(moves), WORLDS))}


@pytest.mark.rule("BH-31")
@pytest.mark.parametrize(("low", "needed"), [(KING, "aces"), (ACE, "twos"), (TWO, "jokers")])
@pytest.mark.parametrize("options", [Options(), Options(twos_hang=True), Options(joker_order=True)], ids=repr)
def test_what_it_takes_to_beat_equal_cards_is_true_of_every_play(low: int, needed: str, options: Options) -> None:
    assert BEATEN_BY[low] == needed
    for size in (2, 3):
        equals = Meld((low,) * size)
        for heights in combinations_with_replacement(range(low, -1, -1), size):
            assert not beats(Meld(heights), equals, options.joker_order)


def test_what_it_takes_to_beat_a_play_is_told_against_a_pass() -> None:
    step = after(playing_with(Options(), "QS QH 6S", "2S 2H AS AH KS 7H", "6C", "6D", "6H"), "play QS QH")
    view = step.state.view(1)
    assert "reason.beaten_by.jokers" in told(view, "play 2S 2H", "pass")
    assert "reason.beaten_by.twos" in told(view, "play AS AH", "pass")
    assert "reason.beaten_by.jokers" in told(view, "play 2S 2H", "play AS AH")
    assert not {"reason.beaten_by.twos", "reason.beaten_by.jokers"} & told(view, "play AS AH", "play 2S 2H")
    assert not [key for key in told(view, "pass", "play AS AH") if "beaten_by" in key]


@pytest.mark.rule("BH-41")
def test_who_leads_after_one_that_has_run_out_is_told_of_a_pass() -> None:
    step = after(playing_with(Options(), "QS QH", "KS KH 7S", "6C 8C", "6D 8D", "6H BJ*"), "play QS QH")
    assert "reason.lead_next" in told(step.state.view(1), "pass", "play KS KH")
    assert "reason.lead_next" not in told(after(step, "pass").state.view(2), "pass", "pass")
    step = after(playing_with(Options(), "QS QH 6S", "KS KH 7S", "6C 8C", "6D 8D", "6H BJ*"), "play QS QH")
    assert "reason.lead_next" not in told(step.state.view(1), "pass", "play KS KH")


@pytest.mark.rule("BH-04", "BH-41")
def test_clockwise_it_is_the_player_on_the_left_who_leads_then() -> None:
    clockwise = Options(direction="clockwise")
    step = after(playing_with(clockwise, "QS QH", "6H BJ*", "6D 8D", "6C 8C", "KS KH 7S"), "play QS QH")
    assert step.state.turn == 4
    assert "reason.lead_next" in told(step.state.view(4), "pass", "play KS KH")
    step = after(step, "pass")
    assert "reason.lead_next" not in told(step.state.view(3), "pass", "pass")


@pytest.mark.parametrize(
    ("best", "other", "said"),
    [
        ("pass", "play JS JH", "whole"),
        ("play JS JH", "play QD QC", "lower_cards"),
        ("play QD QC", "play JS JH", "harder"),
        ("play 10S RJ", "pass", "red"),
    ],
)
def test_what_is_seen_is_told_where_two_moves_are_compared(best: str, other: str, said: str) -> None:
    hands = ("9S 9H 6S 6D", "JS JH JC QD QC QH 10S RJ", "6C 8C", "6H BJ*", "8S 8H")
    view = after(playing_with(Options(), *hands), "play 9S 9H").state.view(1)
    assert f"reason.{said}" in told(view, best, other)
    assert f"reason.{said}" not in told(view, other, best)


def test_with_the_same_joker_lower_cards_are_a_reason_and_a_red_one_makes_no_play_harder_to_beat() -> None:
    hands = ("9S 9H 6S 6D", "JS JH JC 10S QD RJ", "6C 8C", "6H BJ*", "8S 8H")
    view = after(playing_with(Options(), *hands), "play 9S 9H").state.view(1)
    assert "reason.lower_cards" in told(view, "play 10S RJ", "play QD RJ")
    assert not {"reason.lower_cards", "reason.harder"} & set(told(view, "play QD RJ", "play 10S RJ"))


def test_a_lone_card_is_a_reason_to_lead_it() -> None:
    many = "8C 8D 8H 8S 10C 10D 10H"
    view = playing_with(Options(), "9S 6S 6H KC KD", many, many, f"BJ* {many}", many).state.view(0)
    assert "reason.lone" in told(view, "play 9S", "play 6S 6H")
    assert "reason.lone" not in told(view, "play 6S", "play 9S")


def test_somebody_with_few_cards_is_a_reason_to_beat_them() -> None:
    hands = ("9S 9H 6S 6D", "JS JH JC", "6C 8C", "6H BJ*", "8S 8H")
    view = after(playing_with(Options(), *hands), "play 9S 9H").state.view(1)
    assert "reason.few_left" in told(view, "play JS JH", "pass")
    assert "reason.few_left" not in told(view, "pass", "play JS JH")


@pytest.mark.parametrize(
    ("others", "best", "other", "said"),
    [
        (("KC KD", "8C 8D 8H 8S"), "play 9S", "play 6S 6H", True),
        (("KC KD", "8C 8D 8H 8S"), "play 6S 6H", "play 9S", False),
        (("KC KD", "8C"), "play 9S", "play 6S 6H", False),
        (("KC KD 10H 10D", "8C 8D 8H 8S"), "play 9S", "play 6S 6H", False),
    ],
)
def test_who_cannot_run_out_over_a_lead_is_told_against_one_over_which_they_can(
    others: tuple[str, str], best: str, other: str, said: bool
) -> None:
    view = playing_with(Options(), "9S 6S 6H 7S", *others, "JC JD JH JS", "QC QD QH QS").state.view(0)
    assert ("reason.cannot_run_out" in told(view, best, other)) == said


def test_a_red_joker_that_stays_is_told_where_the_other_move_plays_it() -> None:
    hands = ("KS 9S 9H BJ RJ 7S", *EUNUCH_HELD[1:])
    step = playing_with(Options(), *hands, emperor=2)
    view = after(step, "play QS QH", "pass", "pass").state.view(0)
    assert "reason.red_kept" in told(view, "play KS BJ", "play KS RJ")
    assert "reason.red_kept" not in told(view, "play KS RJ", "play KS BJ")
    assert "reason.red_kept" not in told(view, "pass", "play KS RJ"), "that all jokers stay says more"
