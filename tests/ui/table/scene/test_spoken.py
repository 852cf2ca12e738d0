"""The table and what happens on it, in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import read_cards
from engine.events import ASIDE, EMPTY_PICTURE, STOCK, Ended, Event, Marked, Moved, Place, Said, Zone
from engine.games import GAMES
from engine.words import Language, text
from tests.ui.table.seated import TAIHE, US, position
from ui.kit.language import Lexicon
from ui.table.scene.last_trick import last_trick
from ui.table.scene.spoken import (
    cards_in_words,
    event_in_words,
    picture_of,
    seat_in_words,
    table_in_words,
    turn_in_words,
)

HAND, OURS, PLAYED = Place(Zone.HAND, 1), Place(Zone.HAND, US), Place(Zone.TABLE, 1)
CARDS = read_cards("10S AH")


def lexicon(language: str = "en") -> Lexicon:
    """Words of the screen and of the game."""
    words = Lexicon(language)
    words.use_game(TAIHE.words)
    return words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "10 of spades, ace of hearts, 1 hidden card"),
        ("zh_CN", "黑桃10、红桃A、1张暗牌"),
        ("zh_TW", "黑桃10、紅心A、1張暗牌"),
        ("ja", "スペード10、ハートA、伏せ札1枚"),
    ],
)
def test_cards_are_said_one_by_one_and_backs_are_counted(language: str, words: str) -> None:
    assert cards_in_words((*CARDS, None), lexicon(language)) == words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Said(1, text("said.pass")), "Mei: Pass"),
        (Moved(CARDS, HAND, PLAYED), "Mei: 10 of spades, ace of hearts."),
        (Moved(CARDS[:1], HAND, OURS), "From Mei to you: 10 of spades."),
        (Moved((None,), HAND, Place(Zone.HAND, 2)), "From Mei to Old Chen: 1 hidden card."),
        (Marked("declarer", 2), "Old Chen: Declarer"),
        (Marked("caller", 3), "Lan: Last caller"),
        (Marked("starter", 3), ""),
        (Moved(CARDS[:1], HAND, Place(Zone.SHOWN, 1)), "Mei: shown: 10 of spades"),
        (Moved((None,), HAND, Place(Zone.SHOWN, 1)), ""),
        (Ended((US,)), "You win the hand."),
        (Ended((1,)), "Mei wins the hand."),
        (Ended((US, 2)), "Your side wins the hand."),
        (Ended((1, 2)), "Your side loses the hand."),
        (Ended((), void=True), ""),
        (Moved(CARDS, PLAYED, ASIDE), ""),
        (Moved(CARDS[:1], STOCK, OURS), ""),
        (Marked("best", 1), ""),
    ],
)
def test_what_one_wants_to_hear_is_announced_and_the_rest_is_not(event: Event, words: str) -> None:
    assert event_in_words(event, US, lexicon()) == words


def test_whoever_only_watches_is_told_by_name_who_has_won() -> None:
    said = [event_in_words(Ended(winners), None, lexicon()) for winners in ((1,), (1, 3), (1, 2, 3))]
    assert said == ["Mei wins the hand.", "Mei and Lan win the hand.", "Mei, Old Chen and Lan win the hand."]


@pytest.mark.parametrize("language", list(Language))
def test_whose_turn_it_is_is_said_in_every_language(language: Language) -> None:
    words = lexicon(language.value)
    view = position("lead").view(US)
    assert turn_in_words(view, words) == words.say("ask.lead")
    assert words.name_of(US) in turn_in_words(position("lead").view(1), words)


def test_the_picture_of_a_view_has_exactly_its_places() -> None:
    view = position("follow").view(US)
    assert {place: sorted(map(str, faces)) for place, faces in picture_of(view).places.items() if faces} == {
        place: sorted(map(str, faces)) for place, faces in view.places().items()
    }


def test_the_last_trick_is_told_play_by_play() -> None:
    view = position("lead", lambda view: "aside" in {place.zone for place in view.places()}).view(US)
    trick = last_trick(view)
    assert trick
    assert trick[-1].seat == US  # who leads now had the last word
    assert [play.wins for play in trick] == [False] * (len(trick) - 1) + [True]
    aside = view.places()[ASIDE]
    assert all(card in aside for play in trick for card in play.cards)
    assert last_trick(position("declare").view(US)) == ()


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_a_declarer_by_a_bid_is_not_told_to_have_named_trumps_as_well(language: str) -> None:
    words = Lexicon(language)
    words.use_game(GAMES["bashi_fen"].words)
    suit = text("mark.declarer.suit", rank="2", suit="♠")
    bidder, declarer = words.say("mark.bidder"), words.say(suit)
    marks = {"bidder": (1, None), "declarer": (1, suit)}
    about = seat_in_words(replace(EMPTY_PICTURE, marks=marks), 1, US, words, partner=False)
    assert declarer in about
    assert bidder not in about.replace(declarer, "")
    apart = replace(EMPTY_PICTURE, marks=marks | {"declarer": (2, suit)})
    assert bidder in seat_in_words(apart, 1, US, words, partner=False)


def test_a_bid_is_told_once_by_the_cards_that_are_shown() -> None:
    words = Lexicon("en")
    words.use_game(GAMES["bashi_fen"].words)
    bid, other = read_cards("2D"), read_cards("2S")
    marks = {"bidder": (1, text("mark.bidder.cards", cards=bid))}
    shown = {Place(Zone.SHOWN, 1): bid}
    told = replace(EMPTY_PICTURE, marks=marks, places=shown, words={1: text("said.bid.suit", cards=bid)})
    assert seat_in_words(told, 1, US, words, partner=False) == "Mei, 0 cards, shown: 2 of diamonds"
    apart = replace(told, words={1: text("said.bid.suit", cards=other)}, places={})
    assert seat_in_words(apart, 1, US, words, partner=False) == "Mei, Bid 2♦, 0 cards, said “2♠!”"


def test_a_role_is_not_told_again_beside_the_line_that_tells_it() -> None:
    words = lexicon()
    picture = replace(EMPTY_PICTURE, marks={"calls": (1, text("mark.declarer"))})
    view, called = position("lead").view(US), words.say("mark.declarer")
    assert table_in_words(view, words, picture=picture, closed=True).count(called) == 1
    assert table_in_words(view, words, picture=picture, closed=True, notices=[called]).count(called) == 1


def test_who_has_no_cards_is_told_too() -> None:
    view, words = position("lead").view(US), lexicon()
    picture = picture_of(view)
    out = replace(picture, places={}, marks={f"declarer {seat}": (seat, text("mark.declarer")) for seat in range(4)})
    told = table_in_words(view, words, picture=out, closed=True)
    assert all(words.name_of(seat) in told for seat in range(4)), told
    assert "You hold no cards." in told
