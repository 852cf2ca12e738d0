"""Throws against the other hands: what stands, and what is led instead."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import read_cards, write_cards
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.candidates import follows, leads
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.throws import objection
from engine.games.bashi_fen.rules.trumps import Rank, Suit, trumps_of
from tests.engine.games.bashi_fen.asking import asked
from tests.engine.games.bashi_fen.dealing import after, deal_with, view, when_taken


def forced(attempt: str, others: str, trumps: str = "CJ", **options: Any) -> str | None:
    """What is led instead, or None where the throw stands; hands stand apart by slashes."""
    answer = asked("throw", trumps, {"packs": 3, **options}, attempt=attempt, others=others.split(" / "))
    assert answer["stands"] is (answer["forced"] is None)
    return None if answer["stands"] else " ".join(answer["forced"])


@pytest.mark.rule("BSF-5A")
@pytest.mark.rule("BSF-5D")
@pytest.mark.parametrize(
    ("attempt", "others", "result"),
    [
        ("AS KS KS KS", "AS AS QS / 3S", None),
        ("AS KS KS", "AS QS / AS KS", None),
        ("AS KS KS", "AS AS", "KS KS"),
        ("KS KS QS 10S 10S", "KS 10S / QS", "10S 10S"),
        ("KS KS QS 10S 10S", "QS 9S 9S / 10S JS JS", None),
        ("KS KS QS 10S 10S", "QS QS", "10S 10S"),
        ("8H 8H KH KH", "9H 10H AH / QH", None),
        ("8H 8H KH KH", "9H 9H", "8H 8H"),
        ("3S 3S 3S 7S 7S 10S 10S 10S", "AS KS QS 9S / 8S 6S 6S", None),
        ("3S 3S 3S 7S 7S 10S 10S 10S", "8S 8S", "3S 3S 3S"),
        ("3S 3S 3S 7S 7S 10S 10S 10S", "4S 4S 4S", "3S 3S 3S"),
        ("AS KS", "RJ 3C BJ / 3C 3C", None),
        ("AS KS", "AS KS", "KS"),
        ("AS AS KS", "AS KS / AS", "KS"),
        ("KS 3S 3S 4S 4S", "5S 5S 7S 7S QS", None),
        ("KS 3S 3S 4S 4S", "5S 5S 6S 6S QS", "3S 3S 4S 4S"),
        ("KS", "AS", None),
        ("3S 3S 4S 4S", "8S 8S 9S 9S", None),
        ("3H 9H", "", None),
    ],
)
def test_a_throw_stands_if_no_part_is_beaten_within_the_suit(attempt: str, others: str, result: str | None) -> None:
    assert forced(attempt, others) == result


@pytest.mark.rule("BSF-5D")
@pytest.mark.parametrize(
    ("attempt", "others", "fewest", "lowest", "beaten"),
    [
        ("AS 5S 5S", "9S 9S", "AS", "5S 5S", "5S 5S"),
        ("3S KS KS", "QS 4S", "3S", "3S", "3S"),
        ("QS 4S 4S 8S 8S", "9S 9S", "QS", "4S 4S", "4S 4S"),
        ("KS 6S 6S 7S 7S", "8S 8S 9S 9S", "KS", "6S 6S 7S 7S", "6S 6S 7S 7S"),
        ("3S AS 6S 6S", "7S 7S / 4S", "3S", "3S", "3S"),
        ("AS QS QS", "KS KS", "AS", "QS QS", "QS QS"),
        ("9S 8S 8S 4S 4S", "10S 10S", "9S", "4S 4S", "9S"),
    ],
)
def test_the_leader_plays_the_part_of_the_lowest_rank_or_of_the_fewest_cards_or_the_lowest_that_is_beaten(
    attempt: str, others: str, fewest: str, lowest: str, beaten: str
) -> None:
    assert forced(attempt, others) == lowest
    assert forced(attempt, others, failed_throw="fewest_cards") == fewest
    assert forced(attempt, others, failed_throw="lowest_part") == fewest  # as older records call it
    assert forced(attempt, others, failed_throw="lowest_beaten_part") == beaten


@pytest.mark.rule("BSF-5A")
@pytest.mark.rule("BSF-5D")
@pytest.mark.parametrize(
    ("attempt", "others", "result"),
    [
        ("AS KS", "QS 3S / 9S", None),
        ("AS KS", "KS", "KS"),
        ("AS AS KS KS 10S 10S", "9S", None),
        ("AS AS KS KS 10S 10S", "10S", "10S 10S"),
        ("AS AS KS KS 10S 10S", "QS", "10S 10S"),
        ("AS AS QS QS", "RJ 2C", None),
    ],
)
def test_strictly_highest_tuples_stand_if_nobody_holds_an_equal_or_higher_card(
    attempt: str, others: str, result: str | None
) -> None:
    assert forced(attempt, others, throws="strictly_highest") == result


@pytest.mark.rule("BSF-5A")
@pytest.mark.parametrize(
    ("throws", "attempt"), [("no", "AS KS"), ("strictly_highest", "AS KS KS"), ("unbeatable", "AS KH")]
)
def test_what_may_not_be_thrown_does_not_stand_and_forces_nothing(throws: str, attempt: str) -> None:
    answer = asked("throw", "CJ", {"throws": throws}, attempt=attempt, others=["3S"])
    assert answer == {"stands": False, "forced": None}


@pytest.mark.rule("BSF-5A")
@pytest.mark.parametrize(
    ("attempt", "played", "stands"),
    [
        ("AS KS KS KS", "3D", True),
        ("AS KS KS", "AS", True),
        ("AS KS KS", "QS", False),
        ("KS KS QS 10S 10S", "AS AS AS KS QS", True),
        ("KS KS QS 10S 10S", "AS AS AS KS", False),
        ("KS KS QS 10S 10S", "AS AS AS QS", False),
    ],
)
def test_where_no_hands_are_given_whatever_is_unseen_may_be_in_one(attempt: str, played: str, stands: bool) -> None:
    assert asked("throw", "CJ", {"packs": 3}, attempt=attempt, played=played)["stands"] is stands


@pytest.mark.rule("BSF-59")
@pytest.mark.parametrize("throws", ["no", "unbeatable"])
@pytest.mark.parametrize(
    ("attempt", "others", "result"),
    [
        ("3H 3H 5H 5H", "6H 6H 7H 7H", None),
        ("3H 3H 5H 5H", "7H / 4H", "3H 3H"),
        ("3H 3H 5H 5H 8H 8H", "6H", "3H 3H"),
        ("3H 3H 4H 4H", "RJ", None),
        ("AC AC JC JC", "JD", "AC AC"),
    ],
)
def test_a_loose_tractor_fails_if_anybody_holds_a_card_between(
    attempt: str, others: str, result: str | None, throws: str
) -> None:
    assert forced(attempt, others, throws=throws, loose_tractors=True) == result


@pytest.mark.rule("BSF-5D")
def test_the_objection_names_the_first_hand_and_shows_its_beating_cards() -> None:
    options = Options()
    trumps = trumps_of(options, Suit.CLUBS, Rank.JACK)
    lead = read_lead(read_cards("AS 5S 5S"), trumps, options)
    assert lead is not None
    found = objection(lead, [read_cards("KS"), read_cards("9S 9S 7S 7S"), read_cards("6S 6S")], trumps, options)
    assert found is not None
    assert (found.hand, write_cards(found.cards)) == (1, "7S 7S")


@pytest.mark.rule("BSF-5D")
def test_a_throw_with_a_tractor_may_also_be_meant_as_its_tuples_and_a_follow_may_not() -> None:
    step = when_taken(deal_with(Options(), "2S AH KH KH QH QH", "3H 3H 4H 4H 5H"), {0: "bid 2S"})
    keep = ("AH", "KH", "QH", "2S")
    step = after(step, f"bury {write_cards([card for card in view(step).hand if str(card) not in keep][:8])}")
    thrown = read_cards("KH KH QH QH AH")
    assert [str(each) for each in view(step).readings(thrown)] == [
        "play QH QH KH KH AH",
        "play AH | QH QH | KH KH",
    ]
    step = after(step, "play QH QH KH KH AH")
    assert [str(each) for each in view(step).readings(read_cards("3H 3H 4H 4H 5H"))] == ["play 3H 3H 4H 4H 5H"]
    assert view(step).readings(()) == ()


@pytest.mark.rule("BSF-53")
def test_a_higher_pair_that_is_just_a_pair_is_among_the_follows() -> None:
    trumps = trumps_of(Options(), Suit.SPADES, Rank.TWO)
    lead = read_lead(read_cards("6H 6H"), trumps, Options())
    assert lead is not None
    offered = {write_cards(cards) for cards in follows(lead, read_cards("4H 4H 9H 9H KH KH 3D"), trumps, Options())}
    assert offered == {"4H 4H", "9H 9H", "KH KH"}


@pytest.mark.rule("BSF-56")
def test_a_higher_tractor_is_among_the_follows() -> None:
    trumps = trumps_of(Options(), Suit.SPADES, Rank.TWO)
    lead = read_lead(read_cards("5H 5H 6H 6H"), trumps, Options())
    assert lead is not None
    offered = {write_cards(cards) for cards in follows(lead, read_cards("3H 3H 4H 4H 8H 8H 9H 9H"), trumps, Options())}
    assert offered == {"3H 3H 4H 4H", "8H 8H 9H 9H"}


@pytest.mark.rule("BSF-57", "BSF-5A")
def test_neighbours_are_no_run_where_the_table_has_none() -> None:
    trumps = trumps_of(Options(), Suit.SPADES, Rank.TWO)
    plain = Options(throws="no")
    assert {write_cards(cards) for cards in leads(read_cards("3H 4H 5H"), trumps, plain)} == {"3H", "4H", "5H"}
    runs = Options(throws="no", runs_of_singles=3)
    assert write_cards(max(leads(read_cards("3H 4H 5H"), trumps, runs), key=len)) == "3H 4H 5H"


@pytest.mark.rule("BSF-55")
def test_every_tractor_of_a_hand_is_among_the_leads_from_two_pairs_on() -> None:
    trumps = trumps_of(Options(), Suit.SPADES, Rank.TWO)
    offered = {write_cards(cards) for cards in leads(read_cards("3H 3H 4H 4H 5H 5H"), trumps, Options(throws="no"))}
    assert offered >= {"3H 3H 4H 4H", "4H 4H 5H 5H", "3H 3H 4H 4H 5H 5H"}
