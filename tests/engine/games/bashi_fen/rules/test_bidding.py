"""Taking cards with bids open: who may bid what, what overbids what, and what becomes of a hand without a bid."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.cards import Rank, read_cards, write_cards
from engine.events import STOCK, Ended, Moved, Place, Said, Scored, Zone
from engine.game import Step
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.actions import Action, Bid, read_action
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.bids import BidSituation, Named, Naming, named_by, overbids, turned_from_kitty
from engine.games.bashi_fen.rules.possible_bids import joker_bids
from engine.games.bashi_fen.rules.standing import Standing, chance, count_from, shuffler_of
from engine.prompts import Choose
from engine.words import Language, render
from tests.engine.games.bashi_fen.dealing import after, deal_with, of_kind, phase_of, refused, view, when_taken

FIXED = Options()
FLUID = replace(FIXED, partners="fluid")


def fluid_levels(*levels: str) -> Standing:
    return Standing(levels, 0, 0, (0, 1))


@pytest.mark.rule("BSF-10")
def test_cards_are_taken_one_at_a_time_and_every_taker_is_asked() -> None:
    step = deal_with(FIXED, first=2)
    for asked in (2, 3, 0, 1, 2):
        assert step.state.turn == asked
        assert isinstance(view(step).prompt(), Choose)
        assert len(view(step).hand) == 1 + (len(view(step).history) // 4)
        step = after(step, "pass")


@pytest.mark.rule("BSF-06", "BSF-10")
def test_cards_may_be_taken_clockwise() -> None:
    step = deal_with(replace(FIXED, direction="clockwise"), first=1)
    assert [step.state.turn, after(step, "pass").state.turn, after(step, "pass", "pass").state.turn] == [1, 0, 3]


@pytest.mark.rule("BSF-10")
def test_the_first_taker_of_a_match_is_counted_to_from_a_turned_card() -> None:
    options = replace(FIXED, first_taker="turn_up")
    for seed in range(30):
        shuffle = chance(options, None, Random(seed))
        assert shuffle.turned[-1].suit is not None
        assert all(card.suit is None for card in shuffle.turned[:-1])
        shuffler = shuffler_of(options, shuffle.first, shuffle.turned)
        assert (shuffler + count_from(shuffle.turned) - 1) % 4 == shuffle.first
        opening = BASHI_FEN.deal(options, None, shuffle)
        assert [said.seat for said in of_kind(opening, Said)] == [shuffler]
        shown = [move.cards[-1] for move in of_kind(opening, Moved) if move.source == move.target == STOCK]
        assert shown == [*shuffle.turned, None], "all cards that are turned are shown, then the deck is closed"


@pytest.mark.rule("BSF-10")
def test_a_joker_is_turned_again() -> None:
    options = replace(FIXED, first_taker="turn_up")
    turned = [chance(options, None, Random(seed)).turned for seed in range(300)]
    jokers = [cards for cards in turned if len(cards) > 1]
    assert jokers
    assert all(card.suit is None for cards in jokers for card in cards[:-1])


@pytest.mark.rule("BSF-10", "BSF-71")
def test_later_hands_are_begun_by_who_the_standing_names() -> None:
    standing = Standing(("3", "2", "3", "2"), 2, 2, (0, 2))
    assert chance(FIXED, standing, Random(1)).first == 2


@pytest.mark.rule("BSF-11")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("bid 2D", None),
        ("bid 2D 2D", "not_in_hand"),
        ("bid 3D", "bid_wrong_rank"),
        ("bid 2D 2C", "bid_not_identical"),
        ("bid BJ", "bid_too_few_jokers"),
        ("redeal", "not_now"),
        ("play 2D", "not_now"),
    ],
)
def test_trumps_are_named_with_identical_cards_of_the_level(words: str, reason: str | None) -> None:
    step = deal_with(FIXED, "2D 3D 2C BJ")
    while len(view(step).hand) < 4 or step.state.turn != 0:
        step = after(step, "pass")
    assert refused(step, words) == reason


@pytest.mark.rule("BSF-11")
def test_after_the_last_card_all_are_asked_until_the_others_have_passed() -> None:
    step = deal_with(FIXED, "2D", "2C 2C", first=0)
    while phase_of(step) == "Taking":
        step = after(step, "pass")
    step = after(step, "bid 2D", "bid 2C 2C")
    assert step.state.turn == 2
    step = after(step, "pass", "pass", "pass")
    assert phase_of(step) == "Burying"
    assert step.state.turn == 1


@pytest.mark.rule("BSF-12")
def test_losers_of_the_last_hand_may_not_bid_where_so_agreed() -> None:
    options = replace(FLUID, may_bid="not_losers")
    step = deal_with(options, "3S", "3H", "3D", standing=Standing(("3",) * 4, 0, 0, (0, 1)))
    assert refused(step, "bid 3S") is None
    assert refused(after(step, "pass", "pass"), "bid 3D") == "bid_loser"
    first_hand = deal_with(options, "2S", "2H", "2D")
    assert refused(after(first_hand, "pass", "pass"), "bid 2D") is None
    after_a_void_one = deal_with(options, "2S", "2H", "2D", standing=Standing(("2",) * 4, None, 0))
    assert refused(after(after_a_void_one, "pass", "pass"), "bid 2D") is None


@pytest.mark.rule("BSF-12")
def test_losers_of_the_last_hand_may_bid_and_overbid_where_anybody_may() -> None:
    lost = Standing(("3",) * 4, 0, 0, (0, 1))
    anybody, winners = (replace(FLUID, may_bid=may) for may in ("anyone", "not_losers"))
    for options, reason in ((anybody, None), (winners, "bid_loser")):
        step = deal_with(options, "3S", "3H", "3D 3D", standing=lost)
        assert refused(after(step, "pass", "pass"), "bid 3D") == reason
        step = after(step, "bid 3S")
        while step.state.turn != 2 or len(view(step).hand) < 2:
            step = after(step, "pass")
        assert refused(step, "bid 3D 3D") == reason


@pytest.mark.rule("BSF-13")
@pytest.mark.parametrize(
    ("changed", "declarer", "rank"),
    [
        ({}, 1, "5"),
        ({"overbid_keeps_declarer": True}, 1, "5"),
    ],
)
def test_more_cards_of_ones_own_rank_make_one_declarer(changed: dict[str, bool], declarer: int, rank: str) -> None:
    options = replace(FLUID, **changed)  # type: ignore[arg-type]
    step = deal_with(options, "4S", "5H 5H", standing=fluid_levels("4", "5", "4", "5"))
    step = when_taken(step, {0: "bid 4S", 1: "bid 5H 5H"})
    named = view(step).phase.named
    assert (named.declarer, named.rank) == (declarer, rank)


@pytest.mark.rule("BSF-13")
@pytest.mark.parametrize(
    ("keeps", "same_keeps", "level", "declarer"),
    [
        (True, False, "5", 0),
        (True, False, "4", 1),
        (True, True, "4", 0),
    ],
)
def test_cards_of_the_declarers_rank_may_change_only_the_suit(
    keeps: bool, same_keeps: bool, level: str, declarer: int
) -> None:
    options = replace(FLUID, overbid_keeps_declarer=keeps, same_rank_keeps_declarer=same_keeps)
    step = deal_with(options, "4S", "4H 4H", standing=fluid_levels("4", level, "6", "6"))
    named = view(when_taken(step, {0: "bid 4S", 1: "bid 4H 4H"})).phase.named
    assert (named.declarer, named.suit, named.rank) == (declarer, "H", "4")


@pytest.mark.rule("BSF-13")
def test_nothing_overbids_where_overbids_are_off() -> None:
    step = deal_with(replace(FIXED, overbid=False), "2S", "2H 2H", "RJ RJ")
    step = after(step, "bid 2S", *["pass"] * 4)
    assert refused(step, "bid 2H 2H") == "no_overbid"
    assert refused(after(step, "pass"), "bid RJ RJ") == "no_overbid"


@pytest.mark.rule("BSF-13")
@pytest.mark.parametrize(("overbid", "key"), [(True, "said.no_overbid"), (False, "said.pass")])
def test_who_passes_declines_an_overbid_only_where_there_are_overbids(overbid: bool, key: str) -> None:
    step = deal_with(replace(FIXED, overbid=overbid), "2S", "2H 2H")
    step = after(step, "bid 2S")
    while phase_of(step) == "Taking":
        step = after(step, "pass")
    step = after(step, "pass")
    assert [event.text.key for event in step.events if isinstance(event, Said)] == [key]


@pytest.mark.rule("BSF-14")
@pytest.mark.parametrize(
    ("joker_bid", "words", "kind"),
    [
        ("no_suit", "bid RJ RJ", "no_suit"),
        ("no_trump", "bid RJ RJ", "no_trump"),
        ("both", "bid RJ RJ", "no_suit"),
        ("both_choice", "bid RJ RJ no-suit", "no_suit"),
        ("both_choice", "bid RJ RJ no-trump", "no_trump"),
    ],
)
def test_joker_bids_leave_no_suit_or_no_trump(joker_bid: str, words: str, kind: str) -> None:
    options = replace(FLUID, joker_bid=joker_bid)
    step = when_taken(deal_with(options, "2S 2S", "RJ RJ"), {0: "bid 2S 2S", 1: words})
    named = view(step).phase.named
    assert named.kind == kind
    assert named.declarer == (0 if kind == "no_suit" else 1)
    assert named.rank == ("2" if kind == "no_suit" else None)


@pytest.mark.rule("BSF-14")
@pytest.mark.parametrize(
    ("joker_bid", "standing_bid", "words", "reason"),
    [
        ("no", "bid 2S", "bid BJ BJ", "bid_no_jokers"),
        ("no_suit", "bid 2S 2S 2S", "bid BJ BJ", "bid_too_low"),
        ("no_trump", "bid 2S 2S 2S", "bid BJ BJ", None),
        ("both", "bid 2S 2S 2S", "bid BJ BJ", None),
        ("no_suit", "bid RJ RJ", "bid BJ BJ", "bid_too_low"),
        ("no_trump", "bid RJ RJ", "bid BJ BJ", "no_trump_stands"),
        ("no_trump", "bid RJ RJ", "bid 2H 2H 2H", "no_trump_stands"),
        ("no_suit", "bid RJ RJ", "bid 2H 2H 2H", None),
        ("both_choice", "bid 2S", "bid BJ BJ", "bid_say_which"),
        ("no_suit", "bid 2S", "bid BJ BJ no-suit", "bid_says_too_much"),
    ],
)
def test_jokers_overbid_by_number_and_colour(joker_bid: str, standing_bid: str, words: str, reason: str | None) -> None:
    options = replace(FIXED, packs=3, joker_bid=joker_bid)
    step = deal_with(options, "2S 2S 2S RJ RJ", "BJ BJ 2H 2H 2H")
    while len(view(step).hand) < 5 or step.state.turn != 0:
        step = after(step, "pass")
    assert refused(after(step, standing_bid), words) == reason


@pytest.mark.rule("BSF-14")
def test_three_jokers_may_be_asked_for_and_the_hand_may_be_taken() -> None:
    options = replace(FLUID, packs=3, joker_bid_min=3, joker_bid_takes_hand=True)
    step = deal_with(options, "2S", "BJ BJ BJ")
    step = after(step, "bid 2S", *["pass"] * 4)
    assert refused(step, "bid BJ BJ") == "bid_too_few_jokers"
    assert view(when_taken(step, {1: "bid BJ BJ BJ"})).phase.named.declarer == 1


@pytest.mark.rule("BSF-15")
@pytest.mark.parametrize(
    ("reinforce", "overbid_self", "same", "other"),
    [
        (True, False, None, "own_bid"),
        (False, False, "own_bid_stands", "own_bid_stands"),
        (False, True, None, None),
        (True, True, None, None),
    ],
)
def test_the_standing_bidder_adds_identical_cards(
    reinforce: bool, overbid_self: bool, same: str | None, other: str | None
) -> None:
    options = replace(FIXED, reinforce=reinforce, overbid_self=overbid_self)
    step = deal_with(options, "2S 2S 2H 2H")
    step = after(step, "bid 2S", *["pass"] * 11)
    step = after(step, "pass") if step.state.turn != 0 else step
    assert refused(step, "bid 2S 2S") == same
    while len(view(step, 0).hand) + len(view(step, 0).shown[0]) < 4 or step.state.turn != 0:
        step = after(step, "pass")
    assert refused(step, "bid 2H 2H") == other


def in_english(step: Step[Action], words: str) -> str:
    assert step.state.turn is not None
    refusal = step.state.view(step.state.turn).refusal(read_action(words))
    assert refusal is not None
    return render(refusal.text, Language.EN, BASHI_FEN.words)


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        (FIXED, "2s or jokers"),
        (replace(FIXED, joker_bid="no"), "2s"),
        (replace(FIXED, packs=1, overbid=False), "2s"),
    ],
)
def test_only_what_can_name_trumps_at_this_table_is_named(options: Options, cards: str) -> None:
    assert in_english(deal_with(options, "3D 2D"), "bid 3D") == f"Trumps are named with {cards}."


def test_an_own_bid_of_all_copies_cannot_be_added_to() -> None:
    step = deal_with(FIXED, "2S 2S 2H 2H")
    step = after(step, "bid 2S", *["pass"] * 3, "bid 2S 2S")
    while len(view(step, 0).hand) + len(view(step, 0).shown[0]) < 4 or step.state.turn != 0:
        step = after(step, "pass")
    assert refused(step, "bid 2H 2H") == "own_bid_stands"


@pytest.mark.rule("BSF-15")
def test_once_overbid_the_cards_shown_count_for_a_new_bid() -> None:
    step = deal_with(replace(FIXED, packs=3), "2S 2S 2S", "2H 2H")
    step = after(step, "bid 2S", *["pass"] * 4, "bid 2H 2H", *["pass"] * 2)
    assert step.state.turn == 0
    assert refused(step, "bid 2S 2S 2S") is None


@pytest.mark.rule("BSF-16")
def test_what_others_could_bid_shows_nowhere() -> None:
    """The same passes over other hands look the same to everybody else."""
    rich = deal_with(FIXED, "2S 2S RJ RJ BJ BJ", "3S 3S 4S 4S 5S 5S")
    poor = deal_with(FIXED, "6H 6H 7H 7H 8H 8H", "3S 3S 4S 4S 5S 5S")
    while phase_of(rich) == "Taking" and len(view(rich, 1).history) < 24:
        assert rich.state.turn == poor.state.turn
        for seat in (1,):
            mine, same = view(rich, seat), view(poor, seat)
            assert (mine.history, mine.places(), mine.prompt()) == (same.history, same.places(), same.prompt())
        assert view(rich).prompt().quiet
        assert view(poor).prompt().quiet
        rich, poor = after(rich, "pass"), after(poor, "pass")


@pytest.mark.rule("BSF-17")
def test_without_a_bid_there_is_a_new_deal_with_the_same_first_taker() -> None:
    step = when_taken(deal_with(FIXED, first=3), {})
    assert of_kind(step, Ended)[0].void
    assert of_kind(step, Scored)[0].changes == (0, 0, 0, 0)
    standing = BASHI_FEN.settle(step.state, None)
    assert (standing.first, standing.declarer) == (3, None)


@pytest.mark.rule("BSF-17", "BSF-19")
def test_the_kitty_may_be_turned_to_name_trumps() -> None:
    options = replace(FIXED, no_bid="turn_kitty")
    step = when_taken(deal_with(options, kitty="RJ 3S 2H 2D", first=1), {})
    named = view(step).phase.named
    assert (named.suit, named.declarer, phase_of(step)) == ("H", 1, "Burying")
    nothing = when_taken(deal_with(options, kitty="RJ BJ 3S 4S 5S 6S 7S 8S"), {})
    assert of_kind(nothing, Ended)[0].void
    assert [line.amount for line in of_kind(nothing, Scored)[0].lines] == [0]


@pytest.mark.rule("BSF-17")
@pytest.mark.parametrize(
    ("kitty", "number", "named"),
    [("2H 3S", 1, "2H"), ("RJ 3S 2H 2D", 3, "2H"), ("RJ 3S 4H 2D", 4, "2D"), ("RJ 3S", 2, "")],
)
def test_as_many_kitty_cards_are_turned_as_it_takes(kitty: str, number: int, named: str) -> None:
    """A level of 2, for nobody has played yet."""
    turned, found = turned_from_kitty(replace(FIXED, no_bid="turn_kitty"), None, 0, read_cards(kitty))
    assert (turned, "" if found is None else str(found.cards[0])) == (number, named)


SUITS = {
    suit: " ".join(
        f"{rank}{suit} {rank}{suit}" for rank in ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    )
    for suit in "SHCD"
}


WITHOUT_POINTS = " ".join(f"{rank}{suit} {rank}{suit}" for suit in "DHC" for rank in ("3", "4", "6", "7")) + " 8D"


@pytest.mark.rule("BSF-18")
def test_nobody_is_asked_for_a_new_deal_where_there_is_no_right_to_one() -> None:
    step = when_taken(deal_with(replace(FIXED, redeal_right="none"), "2S", WITHOUT_POINTS), {0: "bid 2S"})
    assert phase_of(step) == "Burying"
    step = after(step, f"bury {write_cards(view(step).hand[:8])}", "play 2S")
    assert step.state.turn == 1
    assert refused(step, "redeal") is not None


@pytest.mark.rule("BSF-18")
@pytest.mark.parametrize(
    ("right", "hand", "reason"),
    [
        ("no_trump", f"{SUITS['D']} 3C", None),
        ("no_trump", f"{SUITS['D']} RJ", "redeal_has_trumps"),
        ("no_points", f"{SUITS['D']} 3C", "redeal_has_points"),
        ("no_points", WITHOUT_POINTS, None),
        ("no_points", WITHOUT_POINTS.replace("3H", "5H", 1), "redeal_has_points"),
        ("no_points", WITHOUT_POINTS.replace("3H", "10H", 1), "redeal_has_points"),
        ("no_points", WITHOUT_POINTS.replace("3H", "KH", 1), "redeal_has_points"),
    ],
)
def test_a_hand_without_trumps_or_points_may_be_dealt_anew(right: str, hand: str, reason: str | None) -> None:
    options = replace(FIXED, redeal_right=right)
    step = when_taken(deal_with(options, "2S", hand), {0: "bid 2S"})
    assert phase_of(step) == "Claiming"
    assert refused(step, "pass") is None
    step = after(step, "pass")
    assert step.state.turn == 1
    assert refused(step, "redeal") == reason
    if reason is None:
        step = after(step, "redeal")
        assert of_kind(step, Ended)[0].void
        assert len(view(step, 3).shown[1]) == len(view(step, 3).hand)


@pytest.mark.rule("BSF-19")
def test_in_the_first_hand_the_bidder_is_declarer_and_later_the_one_known_beforehand() -> None:
    first = when_taken(deal_with(FIXED, "", "2S"), {1: "bid 2S"})
    assert view(first).phase.named.declarer == 1
    standing = Standing(("3", "2", "3", "2"), 2, 2, (0, 2))
    later = when_taken(deal_with(FIXED, "", "3S", standing=standing), {1: "bid 3S"})
    assert view(later).phase.named.declarer == 2


@pytest.mark.rule("BSF-84")
def test_at_the_level_no_trump_one_joker_names_it() -> None:
    options = replace(FIXED, no_trump_level=True, joker_bid="no")
    standing = Standing(("NT", "2", "NT", "2"), 0, 0, (0, 2))
    step = deal_with(options, "BJ", "AS", standing=standing)
    assert refused(after(step, "pass"), "bid AS") == "bid_no_rank"
    named = view(when_taken(step, {0: "bid BJ"})).phase.named
    assert (named.kind, named.rank) == ("no_trump", None)


@pytest.mark.rule("BSF-85")
@pytest.mark.parametrize(
    ("order", "standing_bid", "words", "reason"),
    [
        ("joker_or_more", "bid 2H 2H", "bid 2S 2S", "bid_too_low"),
        ("joker_or_higher_suit", "bid 2H 2H", "bid 2S 2S", None),
        ("joker_or_higher_suit", "bid 2H", "bid 2S", "bid_too_low"),
        ("joker_or_more", "bid 2H 2H", "bid BJ BJ", None),
        ("more", "bid 2H 2H", "bid BJ BJ", "bid_too_low"),
        ("more", "bid 2H", "bid BJ BJ", None),
    ],
)
def test_bids_of_equally_many_cards_rank_by_the_order_of_the_table(
    order: str, standing_bid: str, words: str, reason: str | None
) -> None:
    step = deal_with(replace(FIXED, bid_order=order), "2H 2H", "2S 2S BJ BJ")
    while len(view(step).hand) < 4 or step.state.turn != 0:
        step = after(step, "pass")
    assert refused(after(step, standing_bid), words) == reason


@pytest.mark.rule("BSF-17")
def test_turned_kitty_cards_are_seen_by_all_and_the_others_by_nobody() -> None:
    options = replace(FIXED, no_bid="turn_kitty", redeal_right="no_points")
    step = when_taken(deal_with(options, kitty="RJ 3S 2H 2D", first=1), {})
    assert phase_of(step) == "Claiming"
    for seat in range(4):
        seen = view(step, seat).places()[Place(Zone.KITTY)]
        assert [str(card) for card in seen] == ["RJ", "3S", "2H", *["None"] * 5]


@pytest.mark.rule("BSF-14")
@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"joker_bid": "no"}, ""),
        ({"joker_bid": "no_suit"}, "no_suit"),
        ({"joker_bid": "no_trump"}, "no_trump"),
        ({"joker_bid": "both_choice"}, "no_suit no_trump"),
        ({"joker_bid": "both", "packs": 3}, "no_suit no_trump"),
        ({"joker_bid": "both", "packs": 3, "overbid": False}, "no_suit"),
        ({"joker_bid": "no_suit", "jokers": "none"}, ""),
    ],
)
def test_a_table_knows_what_jokers_can_name_there(options: dict[str, Any], named: str) -> None:
    assert joker_bids(replace(FIXED, **options)) == set(map(Naming, named.split()))


@pytest.mark.rule("BSF-14")
@pytest.mark.parametrize("bid_order", ["joker_or_more", "joker_or_higher_suit", "more"])
@pytest.mark.parametrize("packs", [2, 3])
def test_no_bid_can_come_back_once_it_was_overbid(bid_order: str, packs: int) -> None:
    """Else two players could overbid each other for ever."""
    options = replace(FIXED, packs=packs, bid_order=bid_order)
    suits = [((card,) * number, Naming.SUIT) for card in read_cards("2S 2H 2C 2D") for number in range(1, packs + 1)]
    jokers = [(card,) * number for card in read_cards("BJ RJ") for number in range(1, packs + 1)]
    every = [*suits, *((cards, kind) for cards in jokers for kind in (Naming.NO_SUIT, Naming.NO_TRUMP))]
    left = dict.fromkeys(every)
    while True:
        stays = [
            (cards, kind)
            for cards, kind in left
            if any(overbids(options, *higher, Named(0, cards, kind, 0, Rank.TWO)) for higher in left)
        ]
        if len(stays) == len(left):
            break
        left = dict.fromkeys(stays)
    assert not left


@pytest.mark.rule("BSF-14", "BSF-15")
@pytest.mark.parametrize("kind", [Naming.NO_TRUMP, Naming.NO_SUIT])
def test_a_joker_bid_that_is_reinforced_still_names_what_it_named(kind: Naming) -> None:
    options = replace(FIXED, packs=4, joker_bid="both")
    named = Named(0, read_cards("RJ RJ"), kind, 0, None)
    bidding = BidSituation(options, None, named, 0, read_cards("RJ RJ RJ"), False)
    assert named_by(bidding, Bid(read_cards("RJ RJ RJ"))) == replace(named, cards=read_cards("RJ RJ RJ"))


@pytest.mark.rule("BSF-17")
def test_no_kitty_is_turned_where_somebody_has_bid() -> None:
    options = replace(FIXED, no_bid="turn_kitty")
    step = when_taken(deal_with(options, "2S", kitty="RJ 3S 2H 2D"), {0: "bid 2S"})
    assert (view(step).phase.named.bidder, view(step).phase.named.suit, phase_of(step)) == (0, "S", "Burying")


@pytest.mark.rule("BSF-88")
@pytest.mark.parametrize("options", [FIXED, FLUID], ids=["fixed", "fluid"])
def test_constant_twos_name_no_trumps_unless_two_is_the_level(options: Options) -> None:
    options = replace(options, constant_trumps=True)
    step = deal_with(options, "2S", standing=Standing(("3",) * 4, 0, 0, (0, 2)))
    assert refused(step, "bid 2S") == "bid_wrong_rank"
    assert not [action for action in view(step).candidates() if isinstance(action, Bid)]
    assert refused(deal_with(options, "2S"), "bid 2S") is None


@pytest.mark.rule("BSF-88")
def test_a_hand_whose_only_trump_is_a_constant_two_is_not_without_trumps() -> None:
    hand, standing = SUITS["D"].removeprefix("3D 3D ") + " 4C 5C", Standing(("3",) * 4, 0, 0, (0, 2))
    for constant, reason in ((True, "redeal_has_trumps"), (False, None)):
        options = replace(FIXED, redeal_right="no_trump", constant_trumps=constant)
        step = deal_with(options, "3S 3S", f"{hand} 2D", standing=standing)
        step = when_taken(step, {0: "bid 3S"})
        while step.state.turn != 1:
            step = after(step, "pass")
        assert refused(step, "redeal") == reason
