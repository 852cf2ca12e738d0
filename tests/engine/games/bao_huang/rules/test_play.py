"""Leading, beating, passing, 站牌, running out, sixes last, and when a deal is over."""

from __future__ import annotations

import pytest

from engine.cards import read_cards
from engine.events import ASIDE, Ended, Event, Marked, Moved, Place, Said, Scored, Zone
from engine.games.bao_huang import BAO_HUANG
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.phases import Finished, Playing
from engine.games.bao_huang.rules.standing import Standing
from engine.prompts import Pick
from engine.words import Language, render, text
from tests.engine.games.bao_huang.dealing import after, playing_with, refused

HANDS = ("7H 7C RJ* KS", "9H 9C BJ* AS", "8H 8C QS", "10H 10C JS", "6H 6C 2S 2H")


@pytest.mark.rule("BH-40")
def test_the_emperor_leads_and_may_not_pass() -> None:
    step = playing_with(Options(), *HANDS)
    assert step.state.turn == 0
    assert refused(step, "pass") == "leader_must_play"
    assert step.state.view(0).prompt() == Pick(Place(Zone.HAND, 0), "play", 1, 4)
    assert refused(step, "play 7H 7C RJ*") is None


@pytest.mark.rule("BH-04", "BH-40")
@pytest.mark.parametrize(("direction", "following"), [("counter-clockwise", 1), ("clockwise", 4)])
def test_play_goes_on_in_the_agreed_direction(direction: str, following: int) -> None:
    assert after(playing_with(Options(direction=direction), *HANDS), "play KS").state.turn == following


@pytest.mark.rule("BH-40", "BH-31")
@pytest.mark.parametrize(
    ("lead", "play", "reason"),
    [
        ("play 7H 7C", "play 9H 9C", None),
        ("play 7H 7C", "play 9H BJ*", None),
        ("play 7H 7C", "play 9H", "other_number"),
        ("play 7H 7C", "play 9H AS", "not_a_combination"),
        ("play KS", "play 9H", "too_low"),
        ("play 7H RJ*", "play AS BJ*", "unbeatable"),
        ("play 7H RJ*", "play AS", "unbeatable"),
        ("play 7H", "play QS", "not_in_hand"),
        ("play 7H", "accept", "not_now"),
    ],
)
def test_a_play_stands_or_says_why_not(lead: str, play: str, reason: str | None) -> None:
    assert refused(after(playing_with(Options(), *HANDS), lead), play) == reason


@pytest.mark.rule("BH-40")
def test_passing_does_not_bar_a_later_play() -> None:
    step = after(playing_with(Options(), *HANDS), "play 7H 7C", "pass", "play 8H 8C", "pass", "pass", "pass")
    assert step.state.turn == 1
    assert refused(step, "play 9H 9C") is None


@pytest.mark.rule("BH-41")
def test_after_passes_all_round_the_cards_are_set_aside_and_the_last_player_leads() -> None:
    step = after(playing_with(Options(), *HANDS), "play 7H 7C", "pass", "play 8H 8C", "pass", "pass", "pass", "pass")
    assert step.state.turn == 2
    assert step.state.view(3).places()[ASIDE] == read_cards("7H 7C 8H 8C")
    assert Marked("best", None) in step.events
    assert refused(step, "pass") == "leader_must_play"


@pytest.mark.rule("BH-41", "BH-43")
@pytest.mark.parametrize(("direction", "leader"), [("counter-clockwise", 1), ("clockwise", 4)])
def test_when_who_ran_out_stays_unbeaten_the_next_with_cards_leads(direction: str, leader: int) -> None:
    step = playing_with(Options(direction=direction), "2S", "9H 9C BJ*", "8H 8C", "10H 10C", "6H 6C")
    step = after(step, "play 2S", "pass", "pass", "pass")
    assert step.state.turn == (4 if direction == "counter-clockwise" else 1)
    step = after(step, "pass")
    assert step.state.turn == leader
    assert Marked("best", None) in step.events


@pytest.mark.rule("BH-41", "BH-43")
def test_who_is_out_is_asked_no_more() -> None:
    step = playing_with(Options(), "2S", "9H", "8H 8C BJ*", "10H 10C", "6H 6C")
    step = after(step, "play 2S", "pass", "pass", "pass", "pass", "play 9H", "pass", "pass")
    assert step.state.turn == 4
    assert after(step, "pass").state.turn == 2


@pytest.mark.rule("BH-42")
def test_a_play_may_ask_to_be_let_stand_and_nobody_has_to_comply() -> None:
    step = after(playing_with(Options(), *HANDS), "play 7H 7C please")
    assert Said(0, text("said.please")) in step.events
    assert refused(step, "play 9H 9C") is None
    assert str(step.state.view(3).history[-1].action) == "play 7H 7C please"
    plain, asking = playing_with(Options(), *HANDS).state.view(0).readings(read_cards("7C 7H"))
    assert (str(plain), str(asking)) == ("play 7H 7C", "play 7H 7C please")


@pytest.mark.rule("BH-43", "BH-50")
def test_a_deal_goes_on_until_one_side_is_out_and_all_are_placed() -> None:
    step = playing_with(Options(), "2S", "2H BJ*", "8H 8C", "10H 10C 10S", "6H 6C 7S")
    passes = ("pass",) * 4
    step = after(step, "play 2S", *passes, "play 2H", *passes[:3])
    assert isinstance(step.state.phase, Playing)
    step = after(step, "play BJ*")
    ended = step.state.phase
    assert isinstance(ended, Finished)
    assert ended.finish == (0, 1, 2, 3, 4)
    assert step.state.turn is None
    marks = [event.mark for event in step.events if isinstance(event, Marked)]
    assert marks[-8:] == [
        *("eunuch", "people.2", "people.3", "people.4"),
        *("second_out", "third_out", "fourth_out", "fifth_out"),
    ]
    assert Ended((0, 1)) in step.events
    assert BAO_HUANG.settle(step.state, None) == Standing(0, (0, 1, 2, 3, 4), 0, 1, tie=False)


@pytest.mark.rule("BH-43")
@pytest.mark.parametrize(
    ("direction", "finish"), [("counter-clockwise", (0, 1, 3, 2, 4)), ("clockwise", (0, 1, 3, 4, 2))]
)
def test_who_is_left_is_placed_by_cards_then_in_turn_order(direction: str, finish: tuple[int, ...]) -> None:
    step = playing_with(Options(direction=direction), "2S RJ", "BJ*", "8H 8C", "10H", "6H 6C")
    step = after(step, "play RJ", "pass", "pass", "pass", "pass", "play 2S")
    while step.state.turn != 1:
        step = after(step, "pass")
    ended = after(step, "play BJ*").state.phase
    assert isinstance(ended, Finished)
    assert ended.finish == finish


@pytest.mark.rule("BH-43", "BH-13", "BH-12")
def test_a_lone_emperor_plays_on_until_all_four_or_the_emperor_are_out() -> None:
    step = playing_with(Options(), "6H BJ* RJ*", "7H", "8H", "9H", "10H 10C")
    step = after(step, "play 6H", "play 7H", "play 8H", "play 9H", "pass", "pass")
    playing = step.state.phase
    assert isinstance(playing, Playing), "three are out, and it may be the emperor's partner who is left"
    assert playing.eunuch is None
    step = after(step, "play 10H", "play BJ*")
    assert Marked("emperor", 0, text("mark.alone")) in step.events
    assert people_in(step.events) == [1, 2, 3, 4]
    step = after(step, "pass", "play RJ*")
    ended = step.state.phase
    assert isinstance(ended, Finished)
    assert (ended.emperor, ended.eunuch) == (0, 0)
    assert Ended((1, 2, 3, 4)) in step.events


@pytest.mark.rule("BH-12")
def test_the_eunuch_is_known_once_the_card_is_played_and_at_the_end() -> None:
    step = playing_with(Options(), *HANDS)
    step = after(step, "play 7H 7C")
    assert not any("eunuch" in str(event) for event in step.events)
    assert not people_in(step.events)
    shown = after(step, "play 9H BJ*")
    assert Marked("eunuch", 1) in shown.events
    assert people_in(shown.events) == [2, 3, 4]
    ended = after(
        playing_with(Options(), "6H", "9H BJ*", "7H", "8H", "10H"), "play 6H", "pass", "play 7H", "play 8H", "play 10H"
    )
    assert isinstance(ended.state.phase, Finished)
    assert Marked("eunuch", 1) in ended.events
    assert people_in(ended.events) == [2, 3, 4]


def people_in(events: tuple[Event, ...]) -> list[int | None]:
    """Who is now known to be against the emperor."""
    return [event.seat for event in events if isinstance(event, Marked) and event.text == text("mark.people")]


@pytest.mark.rule("BH-44")
@pytest.mark.parametrize(
    ("hand", "play", "reason"),
    [
        ("6H 6C 7H", "play 6H", "sixes_last"),
        ("6H 6C RJ*", "play 6H RJ*", "sixes_alone"),
        ("6H 6C 7H", "play 7H", None),
        ("6H 6C", "play 6H", None),
        ("6H 6C", "play 6H 6C", None),
    ],
)
def test_sixes_wait_until_nothing_else_is_left(hand: str, play: str, reason: str | None) -> None:
    others = ("9H BJ*", "8H 8C", "10H 10C", "7S 7C")
    assert refused(playing_with(Options(sixes_last=True), hand, *others), play) == reason


@pytest.mark.rule("BH-44")
def test_sixes_beat_nothing_even_with_joker_order() -> None:
    options = Options(sixes_last=True, joker_order=True, twos_hang=True)
    step = after(playing_with(options, "6H 6C 6S", "6D 6D", "8H BJ*", "9H 10H", "10C JH"), "play 6H")
    assert refused(step, "play 6D") == "too_low"
    assert [str(action) for action in step.state.view(1).candidates()] == ["pass"]


def test_a_second_play_in_a_trick_sends_the_first_aside() -> None:
    step = after(playing_with(Options(), *HANDS), "play 7H", "play 9H", "pass", "pass", "pass", "play KS")
    assert Moved(read_cards("7H"), Place(Zone.TABLE, 0), ASIDE) in step.events


@pytest.mark.rule("BH-40")
@pytest.mark.parametrize(
    ("cards", "english", "chinese"),
    [
        ("9H BJ*", "a 9 + eunuch card beats a pair of 7s", "9挂保皇牌，压过两张7"),
        ("9H 9C", "a pair of 9s beats a pair of 7s", "两张9，压过两张7"),
        ("BJ RJ", "two jokers (black, red) beat a pair of 7s", "两张王（小王、大王），压过两张7"),
        ("8H 8C 8D", "three 8s do not beat a pair of 7s", "三张8压不过两张7"),
        ("AS", "an Ace does not beat a pair of 7s", "单张A压不过两张7"),
        ("9H AS", "9♥ A♠: no combination", "9♥ A♠：不成牌型"),
    ],
)
def test_the_caption_names_combinations_as_players_do(cards: str, english: str, chinese: str) -> None:
    view = after(playing_with(Options(), *HANDS), "play 7H 7C").state.view(1)
    reading, asking = view.readings(read_cards(cards))
    caption = BAO_HUANG.caption(view, reading)
    assert render(caption, Language.EN, BAO_HUANG.words) == english
    assert render(caption, Language.ZH_CN, BAO_HUANG.words) == chinese
    assert render(BAO_HUANG.caption(view, asking), Language.EN, BAO_HUANG.words).startswith(english)


def test_scores_come_once_at_the_end() -> None:
    step = playing_with(Options(), "6H", "9H BJ*", "7H", "8H", "10H")
    step = after(step, "play 6H", "pass", "play 7H", "play 8H")
    assert not [event for event in step.events if isinstance(event, Scored)]
    step = after(step, "play 10H")
    assert [event.changes for event in step.events if isinstance(event, Scored)] == [(0, 0, 0, 0, 0)]
