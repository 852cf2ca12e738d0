"""Bashi Fen's answers to the screen: suits as played, possible bids, what all keep in sight, brackets and levels."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from engine.cards import BLACK_JOKER, RED_JOKER, Card, Cards, Suit
from engine.events import Scored, Seat
from engine.games.bashi_fen.actions import Action, Bid, Copy, Joker, Partners, called
from engine.games.bashi_fen.options import Options, fluid, most_partners, packs_of
from engine.games.bashi_fen.pack import hand_size, kitty_size, pack
from engine.games.bashi_fen.rules import bids as bidding
from engine.games.bashi_fen.rules.bids import BidSituation, Naming
from engine.games.bashi_fen.rules.following.follow import owed_whole, shape_words
from engine.games.bashi_fen.rules.levels import PASSED, ladder, level_words
from engine.games.bashi_fen.rules.partners import all_known, least_called, mark_words
from engine.games.bashi_fen.rules.parts import parts_of, parts_with
from engine.games.bashi_fen.rules.phases import Asking, Calling, Contesting, Finished, Playing, Taking
from engine.games.bashi_fen.rules.scoring import gains, points_worth_telling
from engine.games.bashi_fen.rules.standing import Standing, declarer_to_be, levels_of
from engine.games.bashi_fen.rules.tricks import POINTS, points_in
from engine.games.bashi_fen.rules.view import View, outcomes
from engine.presentation import COUNTED_LINE, BidCell, Bracket, CardCall, Ladder, Presentation, Sign
from engine.words import SUIT_SIGNS, Text, text

_WORDS = {Joker.NO_SUIT: Naming.NO_SUIT, Joker.NO_TRUMP: Naming.NO_TRUMP}


def suit(view: View) -> Callable[[Card], Suit | None]:
    """The suit as played; trumps stand apart once there are any."""
    return view.trumps.suit_of


def signs(view: View) -> Callable[[Card], frozenset[Sign]]:
    """Trumps, as soon as they are named, and the cards that count."""
    named, trumps = view.phase.named is not None, view.trumps

    def signs_of(card: Card) -> frozenset[Sign]:
        trump = named and trumps.knows(card) and trumps.suit_of(card) is None
        found = ((Sign.TRUMP, trump), (Sign.POINTS, card.rank in POINTS))
        return frozenset(sign for sign, is_so in found if is_so)

    return signs_of


def bid_cells(view: View) -> tuple[BidCell[Action], ...]:
    """A cell for every suit and joker that can name trumps at this table, with its bids that are allowed."""
    if not isinstance(view.phase, Taking | Asking | Contesting):
        return ()
    judged = view.bidding
    may = bidding.bids(judged)
    return tuple(_cell(judged, may, *each) for each in _cells(view.options, judged))


def may_bid(view: View) -> Text:
    """What a bid of this seat would do while cards are taken."""
    return text(f"table.taking.{view.bid_question}")


def _cell(
    judged: BidSituation, may: tuple[Bid, ...], card: Card, word: Text | None, said: Joker | None
) -> BidCell[Action]:
    found = tuple(bid for bid in may if (bid.cards[0], bid.joker) == (card, said))
    sizes = len(bidding.sizes_of_bids(judged, card))
    return BidCell(card, word, found, sizes, None if found else _why_none(judged, card, said))


def _why_none(judged: BidSituation, card: Card, said: Joker | None) -> Text:
    """Why this seat may bid none of this card now: it holds none, or what the rules say of all that it holds."""
    held = judged.held.count(card)
    refusal = bidding.bid_refusal(judged, Bid((card,) * held, said)) if held else None
    return text("bid.not_held") if refusal is None else refusal.text


def _cells(options: Options, judged: BidSituation) -> Iterator[tuple[Card, Text | None, Joker | None]]:
    for rank in judged.ranks:
        yield from ((Card(rank, each), None, None) for each in (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS))
    if not bidding.names_by_jokers(judged):
        return
    both = options.joker_bid == "both_choice" and judged.own_rank is not None
    for word in tuple(Joker) if both else (None,):
        kind = _WORDS[word] if word is not None else _settled(options, judged)
        named = None if kind is None else text(f"bid.{kind}")
        yield from ((joker, named, word) for joker in _jokers(options))


@lru_cache(maxsize=16)
def _jokers(options: Options) -> Cards:
    """The jokers of the pack, once each, cached: it is asked at every card that is taken, and the pack has hundreds."""
    return tuple(joker for joker in (BLACK_JOKER, RED_JOKER) if joker in pack(options))


def _settled(options: Options, judged: BidSituation) -> Naming | None:
    """What jokers name where the table has settled it; None where it depends on what stands (BSF-14)."""
    if judged.own_rank is None or options.joker_bid == "no_trump":
        return Naming.NO_TRUMP
    return Naming.NO_SUIT if options.joker_bid == "no_suit" else None


def calls(view: View) -> CardCall[Action] | None:
    """Partners are called by cards and copies, unless it is by colour (BSF-40, BSF-42)."""
    if not isinstance(view.phase, Calling) or view.options.call == "colour":
        return None
    least = least_called(view.options, view.trumps)
    return CardCall(least, most_partners(view.options), packs_of(view.options), _call)


def _call(cards: tuple[tuple[Card, int], ...]) -> Partners:
    return called(Copy(card, number) for card, number in cards)


def notices(view: View) -> tuple[Text, ...]:
    """The trumps, before they are named also who is declarer whoever names them; open calls; the opponents' points."""
    return tuple(_notices(view))


def _notices(view: View) -> Iterator[Text]:
    named = view.phase.named
    if named is None:
        rank = view.bidding.own_rank
        own = ".own" if fluid(view.options) else ""  # each bids with the rank of its own level
        yield text("notice.unnamed") if rank is None else text(f"notice.level{own}", rank=rank.value)
        declarer = declarer_to_be(view.options, view.standing)
        if declarer is not None:
            yield text("notice.declarer.own" if declarer == view.seat else "notice.declarer", declarer=declarer)
        return
    rank_word = "" if named.rank is None else named.rank.value
    twos = ".twos" if view.trumps.twos else ""
    if named.kind is Naming.SUIT and named.suit is not None:
        yield text(f"notice.trumps.suit{twos}", suit=SUIT_SIGNS[named.suit], rank=rank_word)
    else:
        yield text(f"notice.trumps.{named.kind}{twos}", rank=rank_word)
    if not isinstance(view.phase, Playing | Finished):
        return
    if None in view.phase.calls.owners:
        yield mark_words(view.phase.calls)
    collected = counted(view)
    if collected is not None and isinstance(view.phase, Finished):
        yield text("notice.points.end", points=collected)
    elif collected is not None:
        yield text("notice.points", points=collected, all=points_in(pack(view.options)))


def points(view: View) -> tuple[int | None, ...]:
    """The points that every seat has won and may count, none for known declarers (BSF-43, BSF-60, BSF-86).

    At the end they include the kitty, for whoever won the last trick.
    """
    won = view.points
    if won is None or not isinstance(view.phase, Playing | Finished):
        return ()
    kitty = _brought(view, "kitty")
    if kitty:
        won = tuple(each + kitty * (seat == view.tricks[-1].winner) for seat, each in enumerate(won))
    known = all_known(view.options, view.phase.calls)
    return tuple(None if known and seat in view.declarers else each for seat, each in enumerate(won))


def counted(view: View) -> int | None:
    """The points that the opponents have won, once all know who they are (BSF-43); at the end everything that counts
    for them."""
    total = _brought(view, COUNTED_LINE)
    if total is not None:
        return total
    if not isinstance(view.phase, Playing | Finished) or not all_known(view.options, view.phase.calls):
        return None
    each = points(view)
    return sum(won for won in each if won is not None) if each else None


def _brought(view: View, key: str) -> int | None:
    """The amount of this line of the result; None where there is no such line, or no result yet."""
    lines = (
        line for seen in view.history[-1:] for event in seen.events if isinstance(event, Scored) for line in event.lines
    )
    return next((line.amount for line in lines if line.key == key), None)


def brackets(options: Options) -> tuple[Bracket, ...]:
    """The gains by the opponents' points, one bracket for every different outcome (BSF-62, BSF-63)."""
    found: list[Bracket] = []
    for start in range(0, points_worth_telling(options) + 1, 5):
        declarers, opponents, stay = gains(options, start)
        side, gain = (-1, declarers) if stay else (int(opponents > 0), opponents)
        if not found or (found[-1].side, found[-1].gain) != (side, gain):
            found.append(Bracket(start, side, gain))
    return tuple(found)


def levels(options: Options, standing: Standing | None) -> Ladder:
    """Where everybody stands (BSF-05, BSF-72)."""
    rungs = ladder(options)
    now = levels_of(options, None) if standing is None else standing.levels
    places = tuple(len(rungs) if level == PASSED else rungs.index(level) for level in now)
    stops = frozenset(place for place, rung in enumerate(rungs) if rung in options.mandatory_levels)
    return Ladder(tuple(map(level_words, rungs)), places, stops)


def most_cards(options: Options) -> int:
    """A hand with the kitty in it."""
    return hand_size(options) + kitty_size(options)


def counts_deals(options: Options) -> bool:
    """Whether a match ends after so many hands: only where levels begin again (BSF-05)."""
    return options.wrap


def split(view: View) -> Callable[[Cards], tuple[Cards, ...]]:
    """Tractors, tuples, runs and single cards of a suit as played (BSF-22, BSF-5D)."""
    trumps, least_run = view.trumps, view.options.runs_of_singles

    def split_of(cards: Cards) -> tuple[Cards, ...]:
        suits = dict.fromkeys(map(trumps.suit_of, cards))
        return tuple(part.cards for each in suits for part in parts_of(trumps.of_suit(cards, each), trumps, least_run))

    return split_of


def led_with(view: View) -> Callable[[Card], tuple[Cards, ...]]:
    """A card's copies, and the longest tractor through it in its suit as played (BSF-22)."""
    trumps, least_run = view.trumps, view.options.runs_of_singles

    def with_card(card: Card) -> tuple[Cards, ...]:
        suited = trumps.of_suit(view.hand, trumps.suit_of(card))
        return tuple(part.cards for part in parts_with(card, suited, trumps, least_run))

    return with_card


def fixed_sides(options: Options) -> tuple[tuple[Seat, ...], ...]:
    """Who sits opposite each other, where partners are fixed (BSF-01)."""
    return () if fluid(options) else ((0, 2), (1, 3))


def looks_back(view: View) -> bool:
    """Whether earlier tricks may be looked at (BSF-86)."""
    return not view.options.hide_played


def _claim(view: View) -> tuple[Action, ...]:
    from engine.games.bashi_fen.ai.claim import claim  # loaded when somebody could claim

    return claim(view)


def obligation(view: View) -> Text | None:
    """What must or may be played to what was led, which one does not see where one listens to the table (BSF-50)."""
    if not isinstance(view.phase, Playing) or view.phase.lead is None or view.prompt() is None:
        return None
    lead = view.phase.lead
    led = "trumps" if lead.suit is None else lead.suit.name.lower()
    held = len(view.trumps.of_suit(view.hand, lead.suit))
    if view.options.bombs != "no":  # a bomb may fall whatever the hand has
        return text(f"ask.follow.{led}", count=lead.size)
    shape = owed_whole(lead, view.hand, view.trumps, view.options)
    if shape is not None:
        return text(f"ask.follow.{led}.shape", count=lead.size, shape=shape_words(shape))
    if held >= lead.size:
        return text(f"ask.follow.{led}.suit", count=lead.size)
    if held:
        return text(f"ask.follow.{led}.few", held=held, more=lead.size - held)
    wins = outcomes(view, view.phase)
    if wins == {True}:
        only_trumps = len(view.trumps.of_suit(view.hand, None)) == len(view.hand)
        return text(f"ask.follow.{led}{'.trumps' if only_trumps else ''}", count=lead.size)
    return text(f"ask.follow.{led}.{'ruff' if True in wins else 'void'}", count=lead.size)


PRESENTATION: Presentation[Options, Action, View] = Presentation(
    suit=suit,
    signs=signs,
    bids=bid_cells,
    may_bid=may_bid,
    calls=calls,
    notices=notices,
    points=points,
    card_points=points_in,
    counted=counted,
    brackets=brackets,
    ladder=levels,
    most_cards=most_cards,
    counts_deals=counts_deals,
    looks_back=looks_back,
    sides=fixed_sides,
    split=split,
    led_with=led_with,
    obligation=obligation,
    claim=_claim,
)
