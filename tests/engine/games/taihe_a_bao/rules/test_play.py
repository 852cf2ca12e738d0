"""Leading, beating, passing, setting aside, running out."""

from __future__ import annotations

import pytest

from engine.cards import Cards, read_cards
from engine.events import ASIDE, Ended, Marked, Moved, Place, Scored, Zone
from engine.game import Step
from engine.games.taihe_a_bao import TAIHE_A_BAO
from engine.games.taihe_a_bao.actions import Action
from engine.games.taihe_a_bao.options import Options
from engine.games.taihe_a_bao.rules.phases import Finished, Playing
from engine.games.taihe_a_bao.rules.standing import Standing
from engine.prompts import Pick
from engine.words import Language, render
from tests.engine.games.taihe_a_bao.dealing import after, deal_with, refused

HANDS = (
    "4H 4C 5H 5C 6H 6C 7H AH AC AD",
    "9H 9C 9D 9S 10H JH QH KH KC 4S",
    "10C 10D JC JD QC QD KS KD 5D 5S",
    "4D 6D 6S 7C 7D 7S 10S JS QS AS",
)


def playing(options: Options | None = None) -> Step[Action]:
    return after(deal_with(options or Options(), *HANDS), "declare")


@pytest.mark.rule("TAB-30")
def test_the_declarer_leads_and_may_not_pass() -> None:
    step = playing()
    assert step.state.turn == 0
    assert refused(step, "pass") == "leader_must_play"
    prompt = step.state.view(0).prompt()
    assert isinstance(prompt, Pick)
    assert not prompt.may_pass
    assert refused(step, "play 4H 5H 6H 7H") is None


@pytest.mark.rule("TAB-30", "TAB-33", "TAB-34")
@pytest.mark.parametrize(
    ("lead", "play", "reason"),
    [
        ("play 4H", "play 9H", None),
        ("play 4H", "play 4S", "too_low"),
        ("play 4H", "play KH KC", "other_type"),
        ("play 4H", "play 9H 9C 9D", None),
        ("play 4H 5H 6H", "play 9H 10H JH", None),
        ("play 4H 5H 6H", "play 9H 10H JH QH", "other_type"),
        ("play 4H 4C 5H 5C", "play 9H 9C 9D 9S", None),
        ("play AH AC AD", "play 9H 9C 9D", "too_low"),
        ("play AH AC AD", "play KH KC", "needs_bomb"),
        ("play AH AC AD", "play 9H 9C 9D 9S", None),
        ("play 4H", "play 4S 9H", "not_a_combination"),
        ("play 4H", "play AS", "not_in_hand"),
    ],
)
def test_a_play_stands_or_says_why_not(lead: str, play: str, reason: str | None) -> None:
    assert refused(after(playing(), lead), play) == reason


@pytest.mark.rule("TAB-31", "TAB-32")
@pytest.mark.parametrize(
    ("hand", "cards", "reason"),
    [
        (0, "4H 5H", "too_short"),
        (0, "4H 4C", None),
        (0, "4H 4C 5H 5C 6H 6C", None),
        (0, "4H 4C 5H", "not_a_combination"),
        (1, "KH AH", "aces_in_run"),
        (1, "QH KH", "too_short"),
        (1, "7H 9H", "gap"),
        (1, "QH KH AH", "aces_in_run"),
        (1, "7H 9H 10H", "gap"),
        (1, "7H 7C 9H 9C", "gap"),
    ],
)
def test_what_makes_no_combination_says_which_rule(hand: int, cards: str, reason: str | None) -> None:
    hands = ("4H 4C 5H 5C 6H 6C 7H",) if hand == 0 else ("4H 7H 7C 9H 9C 10H QH KH AH",)
    step = after(deal_with(Options(), *hands), "declare")
    assert refused(step, f"play {cards}") == reason


@pytest.mark.rule("TAB-35")
def test_who_passed_may_play_later_to_the_same_combination_and_nobody_is_forced() -> None:
    step = after(playing(), "play 4H", "pass", "play 10C", "pass", "play AH")
    assert step.state.turn == 1
    assert refused(step, "play 9H 9C 9D 9S") is None
    assert refused(step, "pass") is None


@pytest.mark.rule("TAB-36")
def test_after_passes_all_round_the_cards_are_set_aside_and_the_unbeaten_player_leads() -> None:
    step = after(playing(), "play 4H", "play 9H", "pass", "pass", "pass")
    assert step.state.turn == 1
    assert isinstance(step.state.phase, Playing)
    assert step.state.phase.over is None
    assert step.state.view(0).places()[ASIDE] == read_cards("4H 9H")
    assert Moved(read_cards("4H"), Place(Zone.TABLE, 0), ASIDE) in step.events
    assert Marked("best", None) in step.events
    assert refused(step, "play 4S") is None


@pytest.mark.rule("TAB-36")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_passes_end_a_trick_as_there_are_others(seats: int) -> None:
    step = after(deal_with(Options(seats=seats), "4H 5H"), "declare", "play 5H")
    for _ in range(seats - 2):
        step = after(step, "pass")
        assert isinstance(step.state.phase, Playing)
        assert step.state.phase.over is not None
    assert after(step, "pass").state.turn == 0


@pytest.mark.rule("TAB-37")
def test_with_three_players_three_aces_beat_four_of_a_kind_and_nothing_beats_them() -> None:
    hands = ("4H 9H 9C 9D 9S KH KC KD KS", "AH AC AD")
    step = after(deal_with(Options(seats=3), *hands), "declare", "play 9H 9C 9D 9S")
    assert refused(step, "play AH AC AD") is None
    answered = after(step, "play AH AC AD", "pass")
    assert refused(answered, "play KH KC KD KS") == refused(answered, "play 4H") == "unbeatable"


@pytest.mark.rule("TAB-37")
def test_three_kings_without_the_king_of_spades_are_an_ordinary_triple() -> None:
    options = Options(seats=5, aces=False)
    step = after(deal_with(options, "4H 9H 9C 9D 9S", "KH KC KD"), "declare", "play 9H 9C 9D 9S")
    assert refused(step, "play KH KC KD") == "too_low"


@pytest.mark.rule("TAB-38")
def test_the_hand_ends_when_the_declarer_runs_out_and_the_declarer_wins() -> None:
    trick = ("pass", "pass", "pass")
    step = after(playing(), "play 4H 4C 5H 5C 6H 6C", *trick, "play AH AC AD", *trick, "play 7H")
    assert step.state.turn is None
    assert isinstance(step.state.phase, Finished)
    assert step.state.phase.won
    assert Ended((0,)) in step.events
    assert TAIHE_A_BAO.settle(step.state, None) == Standing(declarer=0, won=True)


@pytest.mark.rule("TAB-38", "TAB-01")
def test_the_hand_ends_when_anybody_else_runs_out_and_the_declarer_loses() -> None:
    trick = ("pass", "pass", "pass")
    step = after(
        playing(),
        "play 4H",
        "pass",
        "play KS",
        "pass",
        "pass",
        "pass",
        "play 10C 10D JC JD QC QD",
        *trick,
        "play 5D 5S",
        *trick,
        "play KD",
    )
    assert step.state.turn is None
    assert Ended((1, 2, 3)) in step.events
    assert TAIHE_A_BAO.settle(step.state, None) == Standing(declarer=0, won=False)
    assert [event.changes for event in step.events if isinstance(event, Scored)] == [(-15, 5, 5, 5)]


def test_a_bomb_is_marked_until_the_next_play() -> None:
    bombed = after(playing(), "play 4H", "play 9H 9C 9D")
    assert Marked("bomb", 1) in bombed.events
    assert Marked("bomb", None) in after(bombed, "pass", "pass", "play AH AC AD").events


def test_a_second_play_in_a_trick_sends_the_first_aside() -> None:
    step = after(playing(), "play 4H", "play 9H", "pass", "pass", "play AH")
    assert Moved(read_cards("4H"), Place(Zone.TABLE, 0), ASIDE) in step.events
    assert step.state.view(2).places()[Place(Zone.TABLE, 0)] == read_cards("AH")


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("9H 9C", "a pair of 9s beats a pair of 4s"),
        ("9H", "a 9 does not beat a pair of 4s"),
        ("9H 9C 9D", "a bomb of three 9s beats a pair of 4s"),
        ("9H JH", "9♥ J♥: no combination"),
    ],
)
def test_the_caption_says_what_chosen_cards_are(cards: str, words: str) -> None:
    view = after(playing(), "play 4H 4C").state.view(1)
    (reading,) = view.readings(read_cards(cards))
    assert render(TAIHE_A_BAO.caption(view, reading), Language.EN, TAIHE_A_BAO.words) == words


def test_every_seat_sees_plays_and_counts() -> None:
    step = after(playing(), "play 4H 4C")
    for seat in range(4):
        view = step.state.view(seat)
        assert view.counts == (8, 10, 10, 10)
        table: Cards = read_cards("4H 4C")
        assert view.places()[Place(Zone.TABLE, 0)] == table
