"""Bids held against the rows: every bid of random hands over whatever is named, under all values of the options."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.cards import BLACK_JOKER, RED_JOKER, Cards, read_card
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.actions import Bid, Joker
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.pack import pack, problem
from engine.games.bashi_fen.rules.bids import BidSituation, Named, bid_refusal, bids, loser, named_by, names_by_jokers
from engine.games.bashi_fen.rules.possible_bids import joker_bids, overbids_happen
from engine.games.bashi_fen.rules.standing import Standing as EngineStanding
from engine.words import Language, render
from tests.engine.games.bashi_fen.restated.bidding import (
    NO_TRUMP,
    SUIT,
    Bidder,
    Standing,
    adds,
    after_bid,
    every_bid,
    is_joker,
    why_not_bid,
)


def some_table(random: Random, partners: str) -> Options:
    def maybe(chance: float = 0.5) -> bool:
        return random.random() < chance

    return Options(
        partners=partners,
        seats=4,
        packs=random.choice((1, 2, 3, 3)),
        jokers=random.choice(("all", "all", "one_pair", "none")),
        may_bid=random.choice(("anyone", "anyone", "not_losers")),
        overbid=maybe(0.9),
        overbid_keeps_declarer=maybe(),
        same_rank_keeps_declarer=maybe(),
        joker_bid=random.choice(("no", "no_suit", "no_trump", "both", "both_choice")),
        joker_bid_min=random.choice((2, 2, 3)),
        joker_bid_takes_hand=maybe(),
        bid_order=random.choice(("joker_or_more", "joker_or_higher_suit", "more")),
        reinforce=maybe(0.7),
        overbid_self=maybe(0.3),
        no_trump_level=maybe(0.3),
    )


def some_match(random: Random, options: Options) -> EngineStanding | None:
    """Levels near each other, so that some are equal; or the first hand of a match."""
    if random.random() < 0.2:
        return None
    few = random.sample(["3", "4", "K", *(["NT"] if options.no_trump_level else [])], 2)
    levels = [random.choice(few) for _ in range(4)]
    if options.partners == "fixed":
        levels = levels[:2] * 2
    declarer = random.choice((0, 1, 2, 3, None))
    return EngineStanding(tuple(levels), declarer, random.randrange(4), tuple(random.sample(range(4), 2)))


def some_hand(random: Random, options: Options, levels: tuple[str, ...]) -> Cards:
    ranks = [*(level for level in dict.fromkeys(levels) if level != "NT"), "9"]
    kinds = [read_card(rank + suit) for rank in ranks for suit in random.sample("SHCD", 2)]
    there = Counter(pack(options))
    kinds += [joker for joker in (BLACK_JOKER, RED_JOKER) if there[joker]]
    cards = [card for card in kinds for _ in range(random.randint(0, min(there[card], 3)))]
    return tuple(random.sample(cards, len(cards)))


def told(named: Named | None) -> tuple[Any, ...]:
    assert named is not None
    return named.bidder, named.cards, str(named.kind), named.declarer, str(named.rank or "")


COURT = {"A": "Ace", "K": "King", "Q": "Queen", "J": "Jack"}


def words_for_cards(bidder: Bidder) -> str:
    """The cards that name trumps, in a row: "2s", "Kings or jokers"."""
    ranks = [f"{COURT.get(rank, rank)}s" for rank in bidder.ranks]
    return " or ".join(ranks if bidder.least_jokers is None else [*ranks, "jokers"])


@pytest.mark.rule("BSF-11", "BSF-12", "BSF-13", "BSF-14", "BSF-15", "BSF-19", "BSF-31", "BSF-84", "BSF-85")
@pytest.mark.parametrize("partners", ["fixed", "fluid"])
def test_every_bid_is_judged_and_names_what_the_rows_say(partners: str) -> None:
    random, reasons = Random(partners), Counter[str | None]()
    for _ in range(350):
        options = some_table(random, partners)
        match = some_match(random, options)
        levels = ("2",) * 4 if match is None else match.levels
        played = match is not None and match.declarer is not None
        there = Counter(pack(options))
        named: Named | None = None
        contest = False
        for _ in range(random.randint(1, 6)):
            before = None if named is None else Standing(*told(named))
            contest = named is not None and (contest or random.random() < 0.1)
            held, seat = some_hand(random, options, levels), random.randrange(4)
            if before is not None and before.bidder == seat:
                held = (*held, *before.cards)
            bidder = Bidder(
                options,
                levels,
                match.declarer if match is not None and played and partners == "fixed" else None,
                match.winners if match is not None and played else None,
                (there[BLACK_JOKER], there[RED_JOKER]),
                seat,
                held,
                before,
                contest,
            )
            situation = BidSituation(options, match, named, seat, held, contest)
            allowed = judged(bidder, situation, reasons)
            if allowed:
                bid = random.choice(allowed)
                named = named_by(situation, bid)
                assert told(named) == tuple(vars(after_bid(bidder, bid.cards, bid.joker)).values()), (bidder, bid)
    wanted = {None, "bid_no_rank", "bid_too_low", "own_bid", "own_bid_stands", "no_overbid", "no_trump_stands"}
    wanted |= {"bid_wrong_rank", "bid_unbeatable"} | ({"bid_loser"} if partners == "fluid" else set())
    assert min(reasons[reason] for reason in wanted) > 10, reasons


def judged(bidder: Bidder, situation: BidSituation, reasons: Counter[str | None]) -> list[Bid]:
    """The bids that are allowed; all others are refused for the reason of the rows."""
    allowed = []
    for cards, word in every_bid(bidder.held):
        bid = Bid(cards, None if word is None else Joker(word))
        refusal = bid_refusal(situation, bid)
        reason = None if refusal is None else str(refusal.reason)
        assert reason == why_not_bid(bidder, cards, word), (bidder, bid)
        reasons[reason] += 1
        if reason is None:
            allowed.append(bid)
        if reason == "bid_wrong_rank":
            assert refusal is not None
            said = render(refusal.text, Language.EN, BASHI_FEN.words)
            assert said == f"Trumps are named with {words_for_cards(bidder)}."
        if reason == "bid_too_few_jokers":
            assert refusal is not None
            row = "BSF-84" if bidder.level == "NT" else "BSF-14"
            assert (refusal.args, refusal.row) == ((("least", bidder.least_jokers),), row)
    offered = bids(situation)
    assert Counter(map(str, offered)) == Counter(map(str, allowed)), bidder
    assert [len(bid.cards) for bid in offered] == sorted(len(bid.cards) for bid in offered)
    assert names_by_jokers(situation) == (bidder.least_jokers is not None)
    lost = bidder.fluid and bidder.options.may_bid == "not_losers" and bidder.won is not None
    assert loser(bidder.options, situation.standing, bidder.seat) == (lost and bidder.seat not in (bidder.won or ()))
    return allowed


@pytest.mark.rule("BSF-11")
def test_what_is_no_bid_at_all_is_refused() -> None:
    situation = BidSituation(Options(), None, None, 0, (read_card("2S"), read_card("2H")))
    for cards, reason in (("", "bid_nothing"), ("2S 2S", "not_in_hand"), ("2S 2H", "bid_not_identical")):
        refusal = bid_refusal(situation, Bid(tuple(map(read_card, cards.split()))))
        assert refusal is not None
        assert str(refusal.reason) == reason


def reached(options: Options) -> tuple[set[str], bool]:
    """What can be named at the first level by seats that hold all that is not shown, and whether anything overbids."""
    copies = Counter(pack(options))
    cards = tuple(card for card in copies.elements() if is_joker(card) or str(card.rank) == options.lowest_rank)
    jokers = (copies[BLACK_JOKER], copies[RED_JOKER])
    todo: list[Standing | None] = [None]
    seen: set[Standing | None] = set()
    overbid = False
    while todo:
        named = todo.pop()
        if named in seen:
            continue
        seen.add(named)
        left = tuple((Counter(cards) - Counter(named.cards if named else ())).elements())
        for seat, held in ((1 - named.bidder, left), (named.bidder, cards)) if named else ((0, cards),):
            bidder = Bidder(options, (options.lowest_rank,) * 10, None, None, jokers, seat, held, named)
            for shown, word in every_bid(held):
                if why_not_bid(bidder, shown, word) is None:
                    overbid |= named is not None and not adds(bidder, shown, word)
                    todo.append(replace(after_bid(bidder, shown, word), declarer=0))
    return {each.kind for each in seen if each is not None}, overbid


@pytest.mark.rule("BSF-13", "BSF-14", "BSF-85")
@pytest.mark.parametrize("joker_bid", ["no", "no_suit", "no_trump", "both", "both_choice"])
def test_what_jokers_can_name_at_a_table_is_what_some_bidding_names(joker_bid: str) -> None:
    tables = [
        Options(packs=packs, jokers=jokers, joker_bid=joker_bid, joker_bid_min=least, overbid=overbid, bid_order=order)
        for packs in (1, 2, 3, 4)
        for jokers in ("all", "one_pair", "none")
        for least in (2, 3)
        for overbid in (True, False)
        for order in ("joker_or_more", "joker_or_higher_suit", "more")
    ]
    tables += [
        each
        for seats in (4, 5, 6, 7, 8, 9)
        for packs in (2, 3)
        for lowest in ("2", "3", "5")
        for least in (2, 3)
        for each in [
            Options("fluid", seats, packs, lowest_rank=lowest, six_card_kitty="jokers", joker_bid=joker_bid,
                    joker_bid_min=least)
        ]
        if problem(each) is None and pack(each).count(BLACK_JOKER) < pack(each).count(RED_JOKER)
    ]  # fmt: skip
    assert len(tables) > 150
    for options in tables:
        kinds, overbid = reached(options)
        assert {str(kind) for kind in joker_bids(options)} == kinds - {SUIT}, options
        assert overbids_happen(options) == overbid, options
        assert NO_TRUMP not in kinds or joker_bid != "no_suit"
