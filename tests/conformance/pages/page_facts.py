"""Facts of a table as its engine has them, by the names under which the rules pages state them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

from engine.cards import BLACK_JOKER, FILLER, RED_JOKER, SUITED_RANKS, Card, Cards, Rank, Suit, read_cards
from engine.events import Place, Zone
from engine.game import AnyGame, AnyState, act
from engine.games import GAMES
from engine.games.bao_huang import melds as huang_melds
from engine.games.bao_huang.rules import scoring as huang_scoring
from engine.games.bao_huang.rules import standing as huang_standing
from engine.games.bao_huang.rules.tribute import may_be_given
from engine.games.bashi_fen.actions import Bid, Colour, Copy, Partners, PartnersByColour
from engine.games.bashi_fen.pack import kitty_size
from engine.games.bashi_fen.pack import pack as bashi_pack
from engine.games.bashi_fen.rules.bids import BidSituation, Named, Naming, bids, named_by
from engine.games.bashi_fen.rules.leads import kind_of_cards, lead_refusal
from engine.games.bashi_fen.rules.levels import PASSED, climbed, ladder
from engine.games.bashi_fen.rules.partners import call_refusal, callable_cards
from engine.games.bashi_fen.rules.parts import LeadKind
from engine.games.bashi_fen.rules.scoring import gains, kitty_factor
from engine.games.bashi_fen.rules.standing import Standing, levels_of
from engine.games.bashi_fen.rules.trumps import RED_FIVE, Trumps, ascending, trumps_of
from engine.games.bashi_fen.text.rules_text import last_play
from engine.games.big_two import melds as two_melds
from engine.games.big_two.options import sides
from engine.games.big_two.rules import scoring as two_scoring
from engine.games.taihe_a_bao import melds as taihe_melds
from engine.games.taihe_a_bao.options import three_aces_are_four
from engine.games.taihe_a_bao.rules import scoring as taihe_scoring
from engine.match import Match, after_deal, next_record
from engine.record import opened
from tests.conformance.pages.climbing_facts import HUANG_MORE, TAIHE_MORE, TWO_MORE
from tests.conformance.pages.neighbour_facts import can_name, namings, run_fits, tractor_fits
from tests.conformance.pages.trick_facts import TRICK_FACTS

Facts = Mapping[str, Callable[[Any], object]]


def hands_of(state: AnyState, seats: int) -> list[Cards]:
    """Every seat's own cards."""
    hands = (state.view(seat).places().get(Place(Zone.HAND, seat), ()) for seat in range(seats))
    return [tuple(card for card in hand if card is not None) for hand in hands]


def first_deal(game: AnyGame, options: Any, number: int = 0) -> AnyState:
    """The first deal of a match."""
    return opened(next_record(Match(game, options, number))).state


def deals_of_session(game: AnyGame, options: Any) -> int | str:
    """After how many deals somebody has won; ``endless`` where nobody ever does."""
    totals = tuple(range(game.seats(options)))
    ended = (deals for deals in range(1, 102) if game.winners(options, None, totals, deals) is not None)
    return next(ended, "endless")


def play(state: AnyState, *words: str) -> AnyState:
    """The state after these actions."""
    for word in words:
        state = act(state, TAIHE.read_action(word)).state
    return state


TAIHE, HUANG, TWO, BASHI = (GAMES[key] for key in ("taihe_a_bao", "bao_huang", "big_two", "bashi_fen"))


def _calling(options: Any, standing: Any = None, number: int = 0) -> AnyState:
    """Everybody has passed in the first round."""
    record = next_record(Match(TAIHE, options, number, standing))
    return play(opened(record).state, *["pass"] * options.seats)


def _may_call(calling: Callable[[int], AnyState], card: Card) -> bool:
    """Whether this card may be called, asked of somebody who does not hold it."""
    asked = (_asked_next(calling(number), card) for number in range(50))
    state = next(each for each in asked if card not in each.view(each.turn).hand)
    return state.view(state.turn).refusal(_call(card)) is None


def _asked_next(state: AnyState, card: Card) -> AnyState:
    """The same deal when somebody is asked to call who does not hold the card: whoever holds it passes, or calls."""
    if card not in state.view(state.turn).hand:
        return state
    caller = state.turn
    while state.turn == caller:
        offered = [each for each in state.view(caller).candidates() if str(each) != f"give {card}"]
        passing = TAIHE.read_action("pass")
        state = act(state, passing if passing in offered else offered[0]).state
    return state


def _may_call_first(options: Any, card: Card) -> bool:
    """Whether it may be called in the first hand of a match."""
    return _may_call(lambda number: _calling(options, None, number), card)


def _thrown_in(options: Any) -> Match | None:
    """The match after everybody has passed twice, or None where the first may not."""
    state = _calling(options)
    if state.view(state.turn).refusal(TAIHE.read_action("pass")) is not None:
        return None
    match = Match(TAIHE, options, 0)
    step = opened(next_record(match))
    for _ in range(2 * options.seats):
        step = act(step.state, TAIHE.read_action("pass"))
    return after_deal(match, step)


def _after_a_throw_in(options: Any) -> bool:
    match = _thrown_in(options)
    assert match is not None
    standing = match.standing
    return _may_call(lambda number: _calling(options, standing, number), Card(Rank.FOUR, Suit.HEARTS))


def _second_hands(options: Any) -> list[tuple[AnyState, int]]:
    """Six deals that may follow the first, which a declarer has played, and who takes first in each."""
    match, random = Match(TAIHE, options, 3), Random(1)
    step = opened(next_record(match))
    step = act(step.state, TAIHE.read_action("declare"))
    while step.state.turn is not None:
        step = act(step.state, random.choice(list(step.state.view(step.state.turn).candidates())))
    match = after_deal(match, step)
    records = [next_record(replace(match, number=number)) for number in range(6)]
    return [(opened(record).state, record.shuffle.first) for record in records]


def _four_of_hearts_starts(options: Any) -> bool:
    hearts = Card(Rank.FOUR, Suit.HEARTS)
    return all(hearts in hands_of(state, options.seats)[state.turn] for state, _ in _second_hands(options))  # type: ignore[index]


def _called_again(options: Any) -> bool:
    """Whether what one has called can be called by another, by whom it may help most: a holder of the other three."""
    for number in range(300):
        state = _calling(options, number=number)
        hands = hands_of(state, options.seats)
        caller, after = state.turn, (state.turn + 1) % options.seats
        ranks = Counter(card.rank for card in hands[after])
        for rank, count in ranks.items():
            if count < 3 or rank is Rank.ACE:
                continue
            missing = next(
                (card for card in TAIHE.pack(options) if card.rank is rank and card not in hands[after]), None
            )
            if missing is None or missing in hands[caller] or state.view(caller).refusal(_call(missing)) is not None:
                continue
            given = act(state, _call(missing)).state
            back = next(each for each in given.view(caller).candidates() if str(each).startswith("give"))
            given = act(given, back).state
            if hands_of(given, options.seats)[after].count(missing) == 0:
                return given.view(after).refusal(_call(missing)) is None
    raise AssertionError("no deal to ask")


def _call(card: Card) -> Any:
    return TAIHE.read_action(f"call {card}")


def _meld(words: str, options: Any) -> Any:
    return taihe_melds.read_meld(read_cards(words), three_aces_are_four(options))


def _beats(words: str, over: str, options: Any) -> bool:
    return taihe_melds.beats(_meld(words, options), _meld(over, options))


def _returnable(options: Any, rank: Rank) -> bool:
    """Whether a caller may give back a card of this rank."""
    for number in range(50):
        state = _calling(options, number=number)
        caller = state.turn
        call = next((each for each in state.view(caller).candidates() if str(each).startswith("call")), None)
        if call is None:
            continue
        state = act(state, call).state
        cards = [card for card in state.view(caller).hand if card.rank is rank and str(card) not in str(call)]
        if cards:
            return state.view(caller).refusal(TAIHE.read_action(f"give {cards[0]}")) is None
    raise AssertionError("no deal to ask")


def _taihe_value(options: Any, callers: int) -> int:
    return taihe_scoring.stakes(options, callers, True, True, 3)[-1].amount


TAIHE_FACTS: Facts = {
    "seats": lambda options: len(
        {seat for seat in range(9) if hands_of(first_deal(TAIHE, options), options.seats)[seat:]}
    ),
    "cards": lambda options: sum(map(len, hands_of(first_deal(TAIHE, options), options.seats))),
    "hand": lambda options: len(hands_of(first_deal(TAIHE, options), options.seats)[0]),
    "ranks": lambda options: " ".join(
        sorted(
            {card.rank.value for card in TAIHE.pack(options)},
            key=lambda rank: _meld(f"{rank}D", options).top,
            reverse=True,
        )
    ),
    "aces": lambda options: any(card.rank is Rank.ACE for card in TAIHE.pack(options)),
    "ace of spades": lambda options: Card(Rank.ACE, Suit.SPADES) in TAIHE.pack(options),
    "king of spades": lambda options: Card(Rank.KING, Suit.SPADES) in TAIHE.pack(options),
    "three aces beat four": lambda options: taihe_melds.beats(
        _meld("AH AC AD", options), _meld("KS KH KC KD", options)
    ),
    "three kings beat four": lambda options: taihe_melds.beats(
        _meld("KH KC KD", options), _meld("4S 4H 4C 4D", options)
    ),
    "sequences with aces": lambda options: _meld("JS QH KC AD", options) is not None,
    "sequences with kings": lambda options: _meld("JS QH KC", options) is not None,
    "ace callable": lambda options: _may_call(
        lambda number: _calling(options, None, number), Card(Rank.ACE, Suit.DIAMONDS)
    ),
    "king callable": lambda options: _may_call(
        lambda number: _calling(options, None, number), Card(Rank.KING, Suit.DIAMONDS)
    ),
    "ace returnable": lambda options: _returnable(options, Rank.ACE),
    "king returnable": lambda options: _returnable(options, Rank.KING),
    "4H callable": lambda options: _may_call(
        lambda number: _calling(options, None, number), Card(Rank.FOUR, Suit.HEARTS)
    ),
    "4H callable after a throw-in": _after_a_throw_in,
    "4H starts the second hand": _four_of_hearts_starts,
    "starter known": lambda options: (
        deals_of_session(TAIHE, options) != 1 and all(state.turn == first for state, first in _second_hands(options))
    ),
    "thrown in": lambda options: _thrown_in(options) is not None,
    "called callable again": _called_again,
    "declared": lambda options: _taihe_value(options, 0),
    "two callers": lambda options: _taihe_value(options, 2),
    "each": lambda options: -taihe_scoring.changes(options, 0, True, _taihe_value(options, 2))[1],
    "total": lambda options: taihe_scoring.changes(options, 0, True, _taihe_value(options, 2))[0],
    "deals": lambda options: deals_of_session(TAIHE, options),
    **TAIHE_MORE,
}


def _huang(words: str, options: Any) -> Any:
    return huang_melds.read_meld(read_cards(words), options)


def _huang_beats(words: str, over: str, options: Any) -> bool:
    return huang_melds.beats(_huang(words, options), _huang(over, options), options.joker_order)


def _huang_changes(options: Any, finish: tuple[int, ...], eunuch: int) -> tuple[int, ...]:
    return huang_scoring.changes(options, finish, 0, eunuch, False)


def _third_and_fifth(options: Any) -> int:
    return _huang_changes(options, (2, 3, 0, 4, 1), 1)[1]


def _announcing(options: Any) -> bool:
    """Whether the first seats that are asked something other than the crown are asked to announce."""
    state = first_deal(HUANG, options)
    state = act(state, HUANG.read_action("accept")).state
    return any(str(each).startswith("announce") or str(each) == "pass" for each in state.view(state.turn).candidates())


def _tribute_kind(options: Any) -> bool | None:
    """Whether tribute lies face down in the second deal; None where there is no second deal."""
    return None if HUANG.winners(options, None, (0,) * 5, 1) is not None else options.tribute == "face_down"


def _takes_in_one_turn(options: Any) -> bool:
    """Whether an emperor who was alone and won is asked four times before anybody else, by lot or by choice."""
    won = huang_standing.Standing(0, (3, 0, 1, 2, 4), 3, 3, tie=False)
    with_partner = huang_standing.Standing(0, (3, 0, 1, 2, 4), 3, 0, tie=False)
    return [huang_standing.takers(each, options, 0) for each in (won, with_partner)] == [(3, 3, 3, 3), (3, 3, 0)]


FIRST_OF_FIVE = (0, 2, 1, 3, 4)
HUANG_FACTS: Facts = {
    "seats": HUANG.seats,
    "cards": lambda options: len(HUANG.pack(options)),
    "hands": lambda options: tuple(sorted(len(HUANG.pack(options)[seat::5]) for seat in range(5))),
    "2s hang": lambda options: _huang("7S 7D 2S", options) is not None,
    "sixes hang": lambda options: _huang("6S BJ", options) is not None,
    "black over equal": lambda options: _huang_beats("8S 8H 8C BJ", "8S 8H 8C 8D", options),
    "red over equal": lambda options: _huang_beats("9S 9H 9C RJ", "9S 9H 9C BJ", options),
    "every rank beats the next": lambda options: all(
        _huang_beats(high, low, options)
        for high, low in pairwise(["RJ", "BJ", "2S", "AS", "KS", "QS", "JS", "10S", "9S", "8S", "7S", "6S"])
    ),
    "red can be beaten": lambda options: _huang_beats("RJ RJ RJ RJ", "7S 7H 7C RJ", options),
    "announcing": _announcing,
    "third and fifth": _third_and_fifth,
    "alone and second": lambda options: _huang_changes(options, (1, 0, 2, 3, 4), 0)[0],
    "emperor wins": lambda options: _huang_changes(options, FIRST_OF_FIVE, 1)[0],
    "eunuch wins": lambda options: _huang_changes(options, FIRST_OF_FIVE, 1)[1],
    "people lose": lambda options: _huang_changes(options, FIRST_OF_FIVE, 1)[2],
    "alone wins": lambda options: _huang_changes(options, FIRST_OF_FIVE, 0)[0],
    "people lose alone": lambda options: _huang_changes(options, FIRST_OF_FIVE, 0)[1],
    "adds up": lambda options: sum(_huang_changes(options, FIRST_OF_FIVE, 1)) == 0,
    "tribute": lambda options: _tribute_kind(options) is not None,
    "tribute is drawn": _tribute_kind,
    "several in one turn": _takes_in_one_turn,
    "2s are tribute": lambda options: may_be_given(Card(Rank.TWO, Suit.SPADES), options),
    "deals": lambda options: deals_of_session(HUANG, options),
    **HUANG_MORE,
}


def _must_lead_3d(options: Any) -> bool:
    state = first_deal(TWO, options)
    other = next(card for card in state.view(state.turn).hand if card != Card(Rank.THREE, Suit.DIAMONDS))
    return state.view(state.turn).refusal(TWO.read_action(f"play {other}")) is not None


A_TO_FIVE = read_cards("3C 4S 5H AD 2S")
TWO_FACTS: Facts = {
    "seats": TWO.seats,
    "cards": lambda options: len(TWO.pack(options)),
    "hand": lambda options: len(hands_of(first_deal(TWO, options), 4)[0]),
    "partners": lambda options: bool(sides(options)),
    "last card is said": lambda options: options.last_card == "manual",
    "straights with 2": lambda options: (
        two_melds.read_meld(read_cards("3C 4S 5H AD 2S"), options.straights) is not None
    ),
    "3D must be led": _must_lead_3d,
    "two against two": lambda options: two_scoring.changes(options, (0, 8, 5, 6), 0, ())[0],
    "one against three": lambda options: two_scoring.changes(options, (0, 3, 8, 11), 0, ())[0],
    "deals": lambda options: deals_of_session(TWO, options),
    **TWO_MORE,
}


def _trumps(options: Any) -> Any:
    return trumps_of(options, Suit.HEARTS, Rank(levels_of(options, None)[0]))


def _most_partners(options: Any) -> int:
    """The largest number of partners that a call may have."""
    loose = replace(options, may_call_fewer=True, call="copy", partner_cards="any")
    cards = callable_cards(loose, _trumps(options))
    calls = (Partners(tuple(Copy(card, 1) for card in cards[:size])) for size in range(1, min(len(cards), 12) + 1))
    return max(len(call.copies) for call in calls if call_refusal(loose, _trumps(options), call) is None)


def _fewer_partners(options: Any) -> bool:
    if options.call == "colour" or options.seats < 6:
        return options.may_call_fewer
    loose = replace(options, partner_cards="any")
    card = callable_cards(loose, _trumps(options))[0]
    return call_refusal(loose, _trumps(options), Partners((Copy(card, 1),))) is None


def _trumps_called(options: Any) -> bool:
    trumps = trumps_of(options, Suit.HEARTS, None)
    ranks = [card.rank for card in bashi_pack(options) if card.suit is Suit.HEARTS]
    loose = replace(options, partner_cards="any", may_call_fewer=True)
    if options.call == "colour":
        return call_refusal(loose, trumps, PartnersByColour(Colour.RED, ranks[0])) is None
    return call_refusal(loose, trumps, Partners((Copy(Card(ranks[0], Suit.HEARTS), 1),))) is None


def _throws(options: Any) -> bool:
    """Whether two cards of one suit that make no part may be led: two Aces, both trumps."""
    cards = read_cards("AH AS")
    return lead_refusal((cards,), cards, trumps_of(options, Suit.HEARTS, Rank.ACE), options) is None


def _high_trumps_join(options: Any) -> bool:
    trumps = trumps_of(options, Suit.HEARTS, Rank.ACE)
    return (
        kind_of_cards(read_cards("AC AC AH AH"), trumps, replace(options, packs=2, runs_of_singles=0))
        is LeadKind.TRACTOR
    )


def _gain(options: Any, steps: int) -> int | None:
    """How much the opponents gain at so many steps; None where the declarers hold."""
    found = gains(options, steps * options.step * (len(bashi_pack(options)) and _packs(options)))
    return None if found.declarers_stay else found.opponents


def _packs(options: Any) -> int:
    return bashi_pack(options).count(Card(Rank.ACE, Suit.SPADES))


def _hand(options: Any) -> float:
    """What each seat takes when all but the kitty are shared out."""
    return (len(bashi_pack(options)) - kitty_size(options)) / options.seats


def _neighbours(options: Any) -> bool:
    """Whether the ranks beside each inner level are neighbours in a plain suit while it is played."""
    spades = [card for card in dict.fromkeys(bashi_pack(options)) if card.suit is Suit.SPADES]
    ranks = [rank for rank in Rank if any(card.rank is rank for card in spades)]
    if trumps_of(options, Suit.HEARTS, ranks[1]).suit_of(Card(ranks[0], Suit.SPADES)) is None:
        del ranks[0]  # constant trumps are in no suit
    below, level, above = ranks[0], ranks[1], ranks[2]
    trumps = trumps_of(options, Suit.HEARTS, level)
    low, high = (trumps.place(Card(rank, Suit.SPADES)) for rank in (below, above))
    return low is not None and high is not None and high - low == 1


def _order_with_twos(options: Any) -> bool:
    """Whether 2s beat the trump suit and no card of the level at every other level, and the suit's own 2 the rest."""
    levels = SUITED_RANKS[1:]
    return all(_twos_between(trumps_of(options, suit, level), suit, level) for suit in Suit for level in levels)


def _twos_between(trumps: Trumps, named: Suit, level: Rank) -> bool:
    twos = {suit: Card(Rank.TWO, suit) for suit in Suit}
    if any(trumps.suit_of(card) is not None for card in twos.values()):
        return False
    others = {trumps.strength(card) for suit, card in twos.items() if suit is not named}
    own = trumps.strength(twos[named])
    ace = Rank.KING if level is Rank.ACE else Rank.ACE
    least = min(trumps.strength(Card(level, suit)) for suit in Suit)
    return len(others) == 1 and trumps.strength(Card(ace, named)) < min(others) < own < least


def _suits_and_ranks() -> Iterator[Cards]:
    """The cards of each suit, and those of each rank."""
    yield from (tuple(Card(rank, suit) for rank in SUITED_RANKS) for suit in Suit)
    yield from (tuple(Card(rank, suit) for suit in Suit) for rank in SUITED_RANKS)


def _twos_bid(options: Any) -> bool:
    """Whether a player at the level after 2 may show a 2."""
    level = next(each for each in ladder(replace(options, end_level="A")) if each != "2")
    standing = Standing((level,) * options.seats, None, 0)
    judged = BidSituation(options, standing, None, 0, read_cards("2S 2S 2H"))
    return any(bid.cards[0].rank is Rank.TWO for bid in bids(judged))


def _overbidder(options: Any) -> bool:
    """Whether a player who overbids the first bid of a match is declarer, and whoever bid first is not (BSF-19)."""
    rank = Rank(levels_of(options, None)[0])
    first, more = Card(rank, Suit.SPADES), (Card(rank, Suit.HEARTS),) * 2
    named = Named(1, (first,), Naming.SUIT, 1, rank)
    return named_by(BidSituation(options, None, named, 2, more), Bid(more)).declarer == 2


def _twos_join(options: Any) -> bool:
    """Whether a pair of 2s and a pair of Aces are neighbours just where a pair of the level and a black joker's are."""
    trumps = trumps_of(options, Suit.HEARTS, Rank.SEVEN)
    two, ace, seven, joker = (trumps.place(card) for card in read_cards("2S AH 7H BJ"))
    joins = None not in (seven, joker) and joker - seven == 1
    return joins == (None not in (two, ace) and two - ace == 1)


BASHI_FACTS: Facts = {
    "fixed": lambda options: options.partners == "fixed",
    "seats": BASHI.seats,
    "packs": _packs,
    "cards": lambda options: len(bashi_pack(options)),
    "hand": _hand,
    "kitty": kitty_size,
    "jokers": lambda options: sum(bashi_pack(options).count(joker) for joker in (BLACK_JOKER, RED_JOKER)),
    "fillers": lambda options: FILLER in bashi_pack(options),
    "lowest rank": lambda options: (
        next(rank for rank in Rank if any(c.rank is rank for c in bashi_pack(options))).value
    ),
    "points": lambda options: sum({"5": 5, "10": 10, "K": 10}.get(card.rank.value, 0) for card in bashi_pack(options)),
    "ranks that count": lambda options: " ".join(
        rank for rank in ("5", "10", "K") if Card(Rank(rank), Suit.CLUBS) in bashi_pack(options)
    ),
    "first level": lambda options: levels_of(options, None)[0],
    "last level": lambda options: ladder(options)[-1],
    "wraps": lambda options: climbed(options, ladder(options)[-1], 1, True)[0] == ladder(options)[0],
    "passed by any gain": lambda options: climbed(options, ladder(options)[-1], 1, False)[0] == PASSED,
    "hands": lambda options: next(n for n in range(1, 300) if BASHI.winners(options, None, (0,) * options.seats, n)),
    "trumps": lambda options: tuple(equal[0] for equal in reversed(ascending(_trumps(options), bashi_pack(options)))),
    "2s below the level, above the suit": _order_with_twos,
    "plain 2s are trumps": lambda options: (
        trumps_of(options, Suit.HEARTS, Rank.SEVEN).suit_of(Card(Rank.TWO, Suit.SPADES)) is None
    ),
    "2s with no suit": lambda options: (
        len({trumps_of(options, None, Rank.SEVEN).strength(Card(Rank.TWO, suit)) for suit in Suit}) == 1
        and trumps_of(options, None, Rank.SEVEN).suit_of(Card(Rank.TWO, Suit.CLUBS)) is None
    ),
    "the level's cards are equal with no suit": lambda options: (
        len({trumps_of(options, None, Rank.SEVEN).strength(Card(Rank.SEVEN, suit)) for suit in Suit}) == 1
    ),
    "jokers are trumps with no trump": lambda options: (
        {trumps_of(options, None, None).suit_of(joker) for joker in (BLACK_JOKER, RED_JOKER)} == {None}
    ),
    "a suit or a rank is trump with no trump": lambda options: any(
        {trumps_of(options, None, None).suit_of(card) for card in alike} == {None} for alike in _suits_and_ranks()
    ),
    "2s with no trump": lambda options: trumps_of(options, None, None).suit_of(Card(Rank.TWO, Suit.CLUBS)) is None,
    "2s bid": _twos_bid,
    "whose bid stands is declarer": _overbidder,
    "2s join as the level does": _twos_join,
    "5H is highest": lambda options: (
        ascending(trumps_of(options, Suit.SPADES, Rank.KING), bashi_pack(options))[-1] == (RED_FIVE,)
    ),
    "4H and 6H are neighbours": lambda options: (
        trumps_of(options, Suit.SPADES, Rank.KING).place(Card(Rank.SIX, Suit.HEARTS))
        == (trumps_of(options, Suit.SPADES, Rank.KING).place(Card(Rank.FOUR, Suit.HEARTS)) or 0) + 1
    ),
    "no suit can be named": can_name(Naming.NO_SUIT),
    "no trump can be named": can_name(Naming.NO_TRUMP),
    "no trump can be played": lambda options: can_name(Naming.NO_TRUMP)(options) or "NT" in ladder(options),
    "overbids": lambda options: (
        any(over for _, over in namings(options)) or ("NT" in ladder(options) and options.overbid)
    ),
    "partners": _most_partners,
    "fewer partners": _fewer_partners,
    "trumps can be called": _trumps_called,
    "pairs": lambda options: max(Counter(bashi_pack(options)).values()) > 1,
    "two fillers are the only pair": lambda options: (
        [alike for alike in Counter(bashi_pack(options)).items() if alike[1] > 1] == [(FILLER, 2)]
    ),
    "triples": lambda options: max(Counter(bashi_pack(options)).values()) > 2,
    "quadruples": lambda options: max(Counter(bashi_pack(options)).values()) > 3,
    "tractors": lambda options: tractor_fits(options, 2),
    "sequences": lambda options: tractor_fits(options, 2) or run_fits(options),
    "neighbours": _neighbours,
    "high trumps join": _high_trumps_join,
    "throws": _throws,
    "factor": lambda options: kitty_factor(options, last_play(options), _trumps(options)),
    "gain at nothing": lambda options: gains(options, 0).declarers,
    "gain at two steps": lambda options: _gain(options, 2),
    "gain at nine steps": lambda options: _gain(options, 9),
    "packs of the games so named": lambda _: tuple(BASHI.presets[key].packs for key in ("sheng_ji", "tuo_la_ji")),
    "packs that suit": lambda options: _packs(options) == (2 if options.seats < 7 else 3 if options.seats < 10 else 4),
    **TRICK_FACTS,
}

FACTS: Mapping[str, Facts] = {
    "taihe_a_bao": TAIHE_FACTS,
    "bao_huang": HUANG_FACTS,
    "big_two": TWO_FACTS,
    "bashi_fen": BASHI_FACTS,
}
