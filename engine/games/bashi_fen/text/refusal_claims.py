"""The claims of Bashi Fen's refusals about moves that are allowed; a test tries each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from enum import StrEnum
from itertools import takewhile

from engine.cards import Card, Cards, Rank, Suit
from engine.games.bashi_fen.actions import (
    JOKERS,
    REDEAL,
    Action,
    Bid,
    Bury,
    Copy,
    Partners,
    PartnersByColour,
    Pass,
    Play,
    Redeal,
)
from engine.games.bashi_fen.pack import copies_of, hand_size, pack
from engine.games.bashi_fen.rules.bids import bids, naming_bids
from engine.games.bashi_fen.rules.following.follow import LEAST_BOMB, FollowProblem
from engine.games.bashi_fen.rules.leads import LeadProblem, lead_of, named_lead
from engine.games.bashi_fen.rules.partners import call_candidates, callable_cards
from engine.games.bashi_fen.rules.parts import LeadKind
from engine.games.bashi_fen.rules.refusals import RefusalReason
from engine.games.bashi_fen.rules.trumps import PlayedSuit
from engine.games.bashi_fen.rules.view import View
from engine.refusals import NO_CLAIM, RefusalArguments, RefusalClaim, is_a
from engine.words import Text


def _bids_of_any_hand(view: View, _: RefusalArguments) -> Iterator[Bid]:
    """The bids that this seat could make now if it held all cards."""
    yield from bids(replace(view.bidding, held=pack(view.options)))


def _naming_bids(view: View, _: RefusalArguments) -> Iterator[Bid]:
    """The bids that would name trumps for this seat if it held all cards, however high the standing bid is."""
    yield from naming_bids(replace(view.bidding, held=pack(view.options)))


def _ranks_said(words: object) -> Iterator[str]:
    """The ranks that the words of a refusal name, "jokers" among them."""
    assert isinstance(words, Text)
    if words.key == "bid.or":
        yield from (rank for _, part in words.args for rank in _ranks_said(part))
    else:
        yield str(dict(words.args).get("rank", "jokers"))


def _rank_bid(action: Action) -> str:
    assert isinstance(action, Bid)
    return "jokers" if action.cards[0] in JOKERS else action.cards[0].rank.value


def _bids_the_first_said(_: View, said: RefusalArguments, action: Action) -> bool:
    return _rank_bid(action) == next(_ranks_said(said["cards"]))


def _bids_the_last_said(_: View, said: RefusalArguments, action: Action) -> bool:
    return _rank_bid(action) == list(_ranks_said(said["cards"]))[-1]


def _bids_what_is_said(_: View, said: RefusalArguments, action: Action) -> bool:
    return _rank_bid(action) in _ranks_said(said["cards"])


def _bids_jokers(_: View, __: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Bid) and action.cards[0] in JOKERS


def _bids_some(_: View, __: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Bid) and bool(action.cards)


def _bids_so_many_jokers(view: View, said: RefusalArguments, action: Action) -> bool:
    return _bids_jokers(view, said, action) and len(action.cards) == said["least"]  # type: ignore[union-attr]


def _bids_no_fewer_jokers(view: View, said: RefusalArguments, action: Action) -> bool:
    least = said["least"]
    assert isinstance(least, int)
    return not _bids_jokers(view, said, action) or len(action.cards) > least  # type: ignore[union-attr]


def _adds_to_the_own_bid(view: View, _: RefusalArguments, action: Action) -> bool:
    named = view.phase.named
    return isinstance(action, Bid) and named is not None and set(action.cards) == set(named.cards)


def _says_what_it_means(_: View, __: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Bid) and action.joker is not None


def _bids_cards_alone(_: View, __: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Bid) and action.joker is None


def _buries_so_many(_: View, said: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Bury) and len(action.cards) == said["number"]


def _calls_of_any_hand(view: View, _: RefusalArguments) -> Iterator[Action]:
    calls = call_candidates(view.options, view.trumps, view.hand)
    yield from (call for call in calls if view.refusal(call) is None)


def _calls_by_colour(_: View, __: RefusalArguments, action: Action) -> bool:
    return isinstance(action, PartnersByColour)


def _calls_by_copy(view: View, said: RefusalArguments, action: Action) -> bool:
    return not _calls_by_colour(view, said, action)


def _calls_so_many(_: View, said: RefusalArguments, action: Action) -> bool:
    """A colour and a rank call everybody at once."""
    return isinstance(action, PartnersByColour) or (
        isinstance(action, Partners) and len(action.copies) == said["number"]
    )


def _plays_so_many(_: View, said: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Play) and len(action.cards) == said["number"]


def _suit_said(said: RefusalArguments) -> PlayedSuit:
    words = said["suit"]
    assert isinstance(words, Text)
    word = words.key.removeprefix("suit.")
    return None if word == "trumps" else Suit(word)


def _follows_with_so_many(view: View, said: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Play) and len(view.trumps.of_suit(action.cards, _suit_said(said))) == said["number"]


def _is_bomb(_: View, __: RefusalArguments, action: Action) -> bool:
    """Whether it is a bomb, which may be played on any suit (BSF-82), so that sentences about following
    do not mean it."""
    return isinstance(action, Play) and len(action.cards) >= LEAST_BOMB and len(set(action.cards)) == 1


def _fills_with_smaller(view: View, said: RefusalArguments, action: Action) -> bool:
    """Whether the play has so many cards of the suit in sets, or the sets that are named."""
    owed, stacks = said["owed"], tuple(_suited(view, said, action).values())
    assert isinstance(owed, Text)
    if owed.key == "owed.most":
        return sum(stack for stack in stacks if stack > 1) >= int(str(dict(owed.args)["count"]))
    return _hold(stacks, tuple(_widths_said(dict(owed.args)["sets"])))


def _widths_said(words: object) -> Iterator[int]:
    """The width of each set that these words name, as often as they do."""
    assert isinstance(words, Text)
    said = dict(words.args)
    if words.key == "listed":
        yield from (width for part in said.values() for width in _widths_said(part))
    else:
        yield from [_width_said(words)] * int(str(said.get("number", 1)))


def _hold(stacks: tuple[int, ...], widths: tuple[int, ...]) -> bool:
    """Whether sets of these widths can be taken out of so many copies of different cards."""
    if not widths:
        return True
    width, *others = widths
    return any(
        _hold((*stacks[:place], stack - width, *stacks[place + 1 :]), tuple(others))
        for place, stack in enumerate(stacks)
        if stack >= width
    )


def _width_said(words: object) -> int:
    """How many identical cards a set has that these words name."""
    assert isinstance(words, Text)
    said = dict(words.args)
    inner = said.get("tuples")
    return _width_said(inner) if isinstance(inner, Text) else int(str(said.get("width", 1)))


def _suited(view: View, said: RefusalArguments, action: Action) -> Counter[Card]:
    return Counter(view.trumps.of_suit(action.cards, _suit_said(said)) if isinstance(action, Play) else ())


def _holds_that_set(view: View, said: RefusalArguments, action: Action) -> bool:
    """Whether the play has a set of the suit as large as the one that is named."""
    return max(_suited(view, said, action).values(), default=0) >= _width_said(said["kind"])


def _holds_that_sequence(view: View, said: RefusalArguments, action: Action) -> bool:
    """Whether the play has neighbours of the suit, as many and as wide as the sequence that is named."""
    words = said["held"]
    assert isinstance(words, Text)
    width, length = _width_said(words), int(str(dict(words.args)["length"]))
    wide = [card for card, number in _suited(view, said, action).items() if number >= width]
    places = {view.trumps.place(card) for card in wide} - {None}
    return any(places.issuperset(range(low, low + length)) for low in places if low is not None)


def _parts(view: View, _: RefusalArguments) -> Iterator[LeadKind]:
    """The kinds of parts that a throw may be made of at this table, whatever is held."""
    cards = [card for card in view.trumps.in_order(copies_of(view.options)) if view.trumps.place(card) is not None]
    for card in cards:
        yield from _parts_from(card, cards, view)


def _parts_from(low: Card, cards: list[Card], view: View) -> Iterator[LeadKind]:
    """The kinds of parts that start with this card: it alone, several of it, and neighbours above it."""
    trumps, copies, place = view.trumps, copies_of(view.options), view.trumps.place(low)
    assert place is not None
    above = {trumps.place(each): each for each in reversed(cards) if trumps.suit_of(each) == trumps.suit_of(low)}
    for width in range(1, copies[low] + 1):
        row = [above.get(place + more) for more in range(min(5, hand_size(view.options) // width))]
        held = list(takewhile(lambda card: card is not None and copies[card] >= width, row))  # noqa: B023
        for length in range(1, len(held) + 1):
            group = tuple(card for card in held[:length] if card is not None for _ in range(width))
            lead = named_lead((group,), trumps, view.options)
            yield from (part.shape.kind for part in (lead.parts if lead is not None else ()))


def _part(kind: LeadKind) -> Callable[[View, RefusalArguments, LeadKind], bool]:
    return lambda _, __, part: part is kind


def _made_of(*kinds: LeadKind) -> RefusalClaim:
    """The parts of a throw are of these kinds, each of which there is."""
    return RefusalClaim(names=tuple(map(_part, kinds)), only=True, moves=_parts)


def _hands_dealt_anew(view: View, _: RefusalArguments) -> Iterator[Cards]:
    """Every card alone that a hand may hold that is dealt anew, and all of them at once."""
    yield from ((card,) for card in copies_of(view.options) if _is_dealt_anew(view, (card,)))
    every = tuple(card for card in copies_of(view.options) if _is_dealt_anew(view, (card,)))
    if _is_dealt_anew(view, every):
        yield every


def _is_dealt_anew(view: View, hand: Cards) -> bool:
    shown = tuple(() for _ in view.shown)
    return replace(view, hand=hand, shown=shown).refusal(REDEAL) is None


def _has_no_trump(view: View, _: RefusalArguments, hand: Cards) -> bool:
    return not view.trumps.of_suit(hand, None)


def _has_no_points(_: View, __: RefusalArguments, hand: Cards) -> bool:
    return not {card.rank for card in hand} & {Rank.FIVE, Rank.TEN, Rank.KING}


def _calls_of_many(view: View, _: RefusalArguments) -> Iterator[Partners]:
    """Calls of one partner, two and so on, as far as they are allowed."""
    copies = copies_of(view.options)
    every = [
        Copy(card, 1 + number) for card in callable_cards(view.options, view.trumps) for number in range(copies[card])
    ]
    calls = (Partners(tuple(every[:number])) for number in range(1, view.options.seats + 1))
    yield from (call for call in calls if view.refusal(call) is None)


def _calls_no_more(_: View, said: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Partners) and len(action.copies) <= int(str(said["most"]))


def _calls_the_most(_: View, said: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Partners) and len(action.copies) == said["most"]


def _is_of_one_suit(view: View, _: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Play) and len({view.trumps.suit_of(card) for card in action.cards}) == 1


def _is_one_combination(view: View, _: RefusalArguments, action: Action) -> bool:
    lead = lead_of(action.groups, view.trumps, view.options) if isinstance(action, Play) else None
    return lead is not None and len(lead.parts) == 1


def _is_of_equal_sets(view: View, _: RefusalArguments, action: Action) -> bool:
    lead = lead_of(action.groups, view.trumps, view.options) if isinstance(action, Play) else None
    return lead is not None and (len(lead.parts) == 1 or len({part.shape.width for part in lead.parts}) == 1)


_ASKED: Mapping[str, tuple[type, ...]] = {
    "now.bidding": (Bid, Pass),
    "now.claiming": (Redeal, Pass),
    "now.burying": (Bury,),
    "now.contesting": (Bid, Pass),
    "now.calling": (Partners, PartnersByColour, Pass),
    "now.playing": (Play,),
}


def _is_asked(_: View, said: RefusalArguments, action: Action) -> bool:
    return isinstance(action, _ASKED[getattr(said["asked"], "key", "")])


CLAIMS: Mapping[StrEnum, RefusalClaim] = {
    RefusalReason.NOT_YOUR_TURN: NO_CLAIM,
    RefusalReason.DEAL_OVER: NO_CLAIM,
    RefusalReason.NOT_NOW: RefusalClaim(names=(_is_asked,), only=True),
    RefusalReason.NOT_IN_HAND: NO_CLAIM,
    RefusalReason.BID_NOTHING: RefusalClaim(names=(_bids_some,), only=True, moves=_naming_bids),
    RefusalReason.BID_NOT_IDENTICAL: RefusalClaim(
        names=(lambda _, __, action: len(set(action.cards)) == 1,), only=True, moves=_naming_bids
    ),
    RefusalReason.BID_WRONG_RANK: RefusalClaim(
        names=(_bids_the_first_said, _bids_the_last_said), only=True, besides=(_bids_what_is_said,), moves=_naming_bids
    ),
    RefusalReason.BID_NO_RANK: RefusalClaim(names=(_bids_jokers,), only=True, moves=_naming_bids),
    RefusalReason.BID_NO_JOKERS: RefusalClaim(
        only=True, besides=(lambda *each: not _bids_jokers(*each),), moves=_naming_bids
    ),
    RefusalReason.BID_TOO_FEW_JOKERS: RefusalClaim(
        names=(_bids_so_many_jokers,), only=True, besides=(_bids_no_fewer_jokers,), moves=_naming_bids
    ),
    RefusalReason.BID_SAY_WHICH: RefusalClaim(names=(_says_what_it_means,), moves=_naming_bids),
    RefusalReason.BID_SAYS_TOO_MUCH: RefusalClaim(names=(_bids_cards_alone,), moves=_naming_bids),
    RefusalReason.BID_LOSER: RefusalClaim(only=True, moves=_bids_of_any_hand),
    RefusalReason.NO_OVERBID: RefusalClaim(only=True, besides=(_adds_to_the_own_bid,), moves=_bids_of_any_hand),
    RefusalReason.OWN_BID: RefusalClaim(names=(_adds_to_the_own_bid,), only=True, moves=_bids_of_any_hand),
    RefusalReason.OWN_BID_STANDS: RefusalClaim(only=True, moves=_bids_of_any_hand),
    RefusalReason.BID_TOO_LOW: NO_CLAIM,
    RefusalReason.NO_TRUMP_STANDS: RefusalClaim(names=(_bids_jokers,), only=True, moves=_bids_of_any_hand),
    RefusalReason.BID_UNBEATABLE: RefusalClaim(only=True, moves=_bids_of_any_hand),
    RefusalReason.REDEAL_HAS_TRUMPS: RefusalClaim(names=(_has_no_trump,), only=True, moves=_hands_dealt_anew),
    RefusalReason.REDEAL_HAS_POINTS: RefusalClaim(names=(_has_no_points,), only=True, moves=_hands_dealt_anew),
    RefusalReason.BURY_COUNT: RefusalClaim(names=(_buries_so_many,), only=True),
    RefusalReason.CALL_BY_COPY: RefusalClaim(names=(_calls_by_copy,), only=True, moves=_calls_of_any_hand),
    RefusalReason.CALL_BY_COLOUR: RefusalClaim(names=(_calls_by_colour,), only=True, moves=_calls_of_any_hand),
    RefusalReason.CALL_TOO_MANY: RefusalClaim(
        names=(_calls_the_most,), only=True, besides=(_calls_no_more,), moves=_calls_of_many
    ),
    RefusalReason.CALL_TOO_FEW: RefusalClaim(names=(_calls_so_many,), only=True),
    RefusalReason.CALL_TWICE: NO_CLAIM,
    RefusalReason.CALL_NO_SUCH_COPY: NO_CLAIM,
    RefusalReason.CALL_TRUMP: NO_CLAIM,
    RefusalReason.CALL_HIGHEST: NO_CLAIM,
    RefusalReason.CALL_POINTS: NO_CLAIM,
    RefusalReason.PLAY_NOTHING: RefusalClaim(names=(is_a(Play),)),
    RefusalReason.PLAY_PARTS: RefusalClaim(only=True, besides=(lambda _, __, action: not action.parts,)),
    FollowProblem.NOT_HELD: NO_CLAIM,
    FollowProblem.OTHER_NUMBER: RefusalClaim(names=(_plays_so_many,), only=True),
    FollowProblem.SUIT_FIRST: RefusalClaim(names=(_follows_with_so_many,), only=True, besides=(_is_bomb,)),
    FollowProblem.SEQUENCE_OWED: RefusalClaim(names=(_holds_that_sequence,), only=True, besides=(_is_bomb,)),
    FollowProblem.TUPLES_OWED: RefusalClaim(names=(_holds_that_set,), only=True, besides=(_is_bomb,)),
    FollowProblem.SMALLER_OWED: RefusalClaim(names=(_fills_with_smaller,), only=True, besides=(_is_bomb,)),
    LeadProblem.MIXED_SUITS: RefusalClaim(names=(_is_of_one_suit,), only=True),
    LeadProblem.NO_THROWS: RefusalClaim(names=(_is_one_combination,), only=True),
    LeadProblem.UNEQUAL_TUPLES: RefusalClaim(names=(_is_of_equal_sets,), only=True),
    LeadProblem.NO_PART: _made_of(LeadKind.SINGLE, LeadKind.TUPLE, LeadKind.TRACTOR),
    LeadProblem.NO_PART_OR_RUN: _made_of(LeadKind.SINGLE, LeadKind.TUPLE, LeadKind.TRACTOR, LeadKind.RUN),
    LeadProblem.NO_SINGLE: _made_of(LeadKind.SINGLE),
    LeadProblem.NO_SINGLE_OR_RUN: _made_of(LeadKind.SINGLE, LeadKind.RUN),
    LeadProblem.NO_SINGLE_OR_SET: _made_of(LeadKind.SINGLE, LeadKind.TUPLE),
    LeadProblem.HOLDS_BETWEEN: NO_CLAIM,
}
"""The claim of each reason's sentence."""
