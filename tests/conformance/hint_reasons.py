"""What hints may say of a move, worked out once more from the view and the verdict, without the game's own reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

from engine.cards import EUNUCH, Card, Rank, without
from engine.games.bao_huang.actions import Accept, Announce, PassOn, Take
from engine.games.bao_huang.actions import Pass as BaoHuangPass
from engine.games.bao_huang.actions import Play as BaoHuangPlay
from engine.games.bao_huang.melds import height
from engine.games.bashi_fen.actions import SUITS_OF, Bid, Bury, Partners, Redeal
from engine.games.bashi_fen.actions import Pass as BashiFenPass
from engine.games.bashi_fen.actions import Play as BashiFenPlay
from engine.games.bashi_fen.pack import pack
from engine.games.bashi_fen.rules.bids import named_by
from engine.games.bashi_fen.rules.follow import suit_words
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.partners import all_known
from engine.games.bashi_fen.rules.tricks import points_in, winner
from engine.games.big_two.actions import Pass as BigTwoPass
from engine.games.big_two.actions import Play as BigTwoPlay
from engine.games.big_two.ai.imagine.facts import facts_of
from engine.games.big_two.ai.simulator.plans import fewest_plays
from engine.games.big_two.ai.simulator.play_loop import packed as big_two_packed
from engine.games.big_two.melds import VALUES
from engine.games.big_two.melds import beats as big_two_beats
from engine.games.big_two.melds import plays as big_two_plays
from engine.games.big_two.melds import read_meld as big_two_meld
from engine.games.big_two.options import PARTNERSHIP, partner
from engine.games.big_two.rules.scoring import result_lines
from engine.games.taihe_a_bao.actions import Call, Declare, Give
from engine.games.taihe_a_bao.actions import Pass as TaihePass
from engine.games.taihe_a_bao.actions import Play as TaihePlay
from engine.games.taihe_a_bao.ai.simulator.plans import plans_of
from engine.games.taihe_a_bao.ai.simulator.play_loop import packed as taihe_packed
from engine.games.taihe_a_bao.melds import SHAPES, in_order, meld_words, read_meld
from engine.games.taihe_a_bao.melds import beats as taihe_beats
from engine.games.taihe_a_bao.melds import height as taihe_height
from engine.parts.reasons import MOSTLY
from engine.search_model import Weighed

JOKERS = (Rank.BLACK_JOKER, Rank.RED_JOKER)


class Held(NamedTuple):
    """What a reason would say of a move, by its arguments, and how much it speaks for the move (more: the more)."""

    said: Mapping[str, object]
    degree: float = 0.0


Seen = Callable[[Any, Weighed[Any]], tuple[Held, ...]]
"""View and move: what the reason could say of it; nothing where it does not hold."""


def rest(view: Any, move: Weighed[Any]) -> tuple[Card, ...]:
    """The hand after a move."""
    return without(view.hand, getattr(move.action, "cards", ()))


def held(degree: float = 0.0, **said: object) -> tuple[Held, ...]:
    return (Held(said, degree),)


def out(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    ends = not rest(view, move) or getattr(move.action, "lay_down", False)
    return held() if move.action.cards and ends else ()


def left(least: Callable[[Any, tuple[Card, ...]], int], view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    before, after = least(view, view.hand), least(view, rest(view, move))
    return held(-after, after=after, before=before) if 0 < after < before else ()


def taihe_least(view: Any, cards: tuple[Card, ...]) -> int:
    return plans_of(view.aces_of_three).least(taihe_packed(cards))


def bombs_among(_view: Any, cards: tuple[Card, ...]) -> int:
    """How many ranks are held three times or more."""
    return sum(number >= 3 for number in Counter(card.rank for card in cards).values())


def bombs_held(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    bombs = bombs_among(view, view.hand)
    return held(count=bombs) if bombs else ()


def no_bomb(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    return () if bombs_among(view, view.hand) else held()


def long_alone(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    """Every play takes two cards or fewer in the mean."""
    plays = taihe_least(view, view.hand)
    return held(count=plays) if len(view.hand) / plays <= 2 else ()


def bombs_kept(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    gives = isinstance(move.action, Give)
    left = without(view.hand, (move.action.card,)) if gives else rest(view, move)
    before, after = bombs_among(view, view.hand), bombs_among(view, left)
    return held(after, count=after) if before == after > 0 else ()


def taihe_partner(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    best, declarer = view.phase.trick.best, view.phase.declarer
    return () if declarer in (view.seat, best) or best == view.seat else held(seat=best)


def beating_is_dear(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    now = taihe_least(view, view.hand)
    plays = [action for action in view.candidates() if isinstance(action, TaihePlay)]
    after = min((taihe_least(view, without(view.hand, play.cards)) for play in plays), default=-1)
    return held(after=after + 1, before=now) if after >= now else ()


def given_back(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """A card without which the hand runs out in fewer plays."""
    card, before = move.action.card, taihe_least(view, view.hand)
    after = taihe_least(view, without(view.hand, (card,)))
    return held(-after, card=card, after=after, before=before) if after < before else ()


def given_for_nothing(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """A card without which the hand runs out in as many plays."""
    after = taihe_least(view, without(view.hand, (move.action.card,)))
    same = after == taihe_least(view, view.hand)
    return held(-after, card=move.action.card, count=after) if same else ()


def only_bombs_beat(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Every combination of the pack that beats it has three or four equal cards, and it has not."""
    over = read_meld(move.action.cards, view.aces_of_three)
    assert over is not None
    above = [shape.meld for shape in SHAPES[view.aces_of_three] if taihe_beats(shape.meld, over)]
    return held() if not over.bomb and all(meld.bomb for meld in above) else ()


def highest_kept(order: Callable[[Card], int], view: Any, move: Weighed[Any]) -> tuple[Card, ...]:
    top = max(map(order, view.hand))
    return tuple(card for card in rest(view, move) if order(card) == top)


def taihe_highest_kept(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    stay = highest_kept(taihe_height, view, move)
    return held(len(stay), cards=in_order(stay)) if stay else ()


def big_two_highest_kept(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    stay = highest_kept(VALUES.__getitem__, view, move)
    return held() if stay and len(view.hand) > 1 else ()


def lowest_first(order: Callable[[Card], int], view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """A lead with the lowest card, after which a card as high as the highest is left."""
    heights = [order(card) for card in move.action.cards]
    goes = view.phase.trick.over is None and min(map(order, view.hand)) in heights
    stays = max(map(order, view.hand)) in map(order, rest(view, move))
    return held() if goes and stays else ()


def taihe_lowest_first(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    meld = read_meld(move.action.cards, view.aces_of_three)
    assert meld is not None
    return () if meld.bomb else lowest_first(taihe_height, view, move)


def bao_huang_lowest_first(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """None of the highest goes with it."""
    spent = max(map(height, move.action.cards)) == max(map(height, view.hand))
    return () if spent else lowest_first(height, view, move)


def stops_the_last_card(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    declarer, cards = view.phase.declarer, move.action.cards
    enemies = {declarer} if view.seat != declarer else set(range(view.options.seats)) - {declarer}
    last = sorted(seat for seat in enemies if view.counts[seat] == 1)
    return held(taihe_height(cards[0]), seat=last[0]) if last and len(cards) == 1 else ()


def call_makes_a_bomb(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """A bomb of the rank that is called for; the more cards and the higher, the better."""
    card = move.action.card
    alike = tuple(each for each in (*view.hand, card) if each.rank is card.rank)
    meld = read_meld(alike, view.aces_of_three)
    assert meld is not None
    return held(100 * len(alike) + taihe_height(card), card=card, meld=meld_words(meld)) if len(alike) >= 3 else ()


def call_saves_plays(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    card = move.action.card
    after = min(taihe_least(view, without((*view.hand, card), (other,))) for other in view.hand)
    before = taihe_least(view, view.hand)
    return held(-after, card=card, after=after, before=before) if after < before else ()


def not_called(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    holder = view.phase.exchanges[-1].holder
    called = [each.card for each in view.phase.exchanges if each.caller == holder]
    alike = any(card.rank is move.action.card.rank for card in called)
    return held(seat=holder, cards=in_order(called)) if called and not alike else ()


def given_before(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """In the history stands a call to us by the seat that the card goes to, and right after it that it gave this."""
    holder, told = view.phase.exchanges[-1].holder, view.history
    pairs = [(one, two) for one, two in pairwise(told) if isinstance(one.action, Call) and isinstance(two.action, Give)]
    gifts = [(one.seat, one.action.card, two.action.card) for one, two in pairs]
    ours = {each.card for each in view.phase.exchanges if each.holder == view.seat}
    given = [card for seat, called, card in gifts if seat == holder and called in ours]
    return held(seat=holder, card=move.action.card) if move.action.card in given else ()


def lower_given(_view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    return held(-taihe_height(move.action.card))


def big_two_least(view: Any, cards: tuple[Card, ...]) -> int:
    return fewest_plays(big_two_packed(cards), view.options.straights)


def bao_huang_least(view: Any, cards: tuple[Card, ...]) -> int:
    """One play for every rank on which others hang: jokers always do, 2s where the table lets them."""
    hanging = (*JOKERS, *([Rank.TWO] if view.options.twos_hang else []))
    return len({card.rank for card in cards} - {*hanging}) or int(bool(cards))


def big_two_partner(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    best = view.phase.trick.best
    return held(seat=best) if view.options.mode == PARTNERSHIP and best == partner(view.seat) else ()


def big_two_out_loses(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Another move would go out, and the score of that hand would be a loss."""
    goes_out = any(len(getattr(action, "cards", ())) == len(view.hand) for action in view.candidates())
    left = tuple(0 if seat == view.seat else count for seat, count in enumerate(view.counts))
    if view.options.mode != PARTNERSHIP or not goes_out or not rest(view, move):
        return ()
    told = [0, 0]
    for line in result_lines(view.options, left, view.seat, view.phase.forgot):
        if line.key in ("side", "forgot"):
            seat: Any = line.args[0][1]
            told[seat % 2] += line.amount
    ours, theirs = told[view.seat % 2], told[1 - view.seat % 2]
    return held(ours=ours, theirs=theirs) if ours > theirs else ()


def big_two_hidden(view: Any) -> list[Card]:
    """The cards that the seat neither holds nor has seen played."""
    seen = {*view.hand, *(card for entry in view.history for card in getattr(entry.action, "cards", ()))}
    return [card for card in VALUES if card not in seen]


def big_two_unbeatable(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """No hidden cards beat it that somebody has enough cards for and may hold."""
    straights = view.options.straights
    own = big_two_meld(move.action.cards, straights)
    assert own is not None
    bounds = facts_of(view).bounds
    for seat, bound in bounds.items():
        values = tuple(sorted(VALUES[card] for card in big_two_hidden(view) if VALUES[card] < bound.limit))
        if view.counts[seat] >= own.size and big_two_plays(values, own, straights):
            return ()
    return held()


def big_two_low_enough(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """What was played beats what lies there, and of the other plays that do none is lower and one is higher."""
    if view.over is None:
        return ()
    melds = [
        big_two_meld(action.cards, view.options.straights)
        for action in view.candidates()
        if isinstance(action, BigTwoPlay)
    ]
    own = big_two_meld(move.action.cards, view.options.straights)
    higher = [big_two_beats(each, own) for each in melds]
    lower = [big_two_beats(own, each) for each in melds]
    return held() if any(higher) and not any(lower) else ()


def big_two_dear(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    now = big_two_least(view, view.hand)
    plays = {action.cards for action in view.candidates() if isinstance(action, BigTwoPlay)}
    after = min((big_two_least(view, without(view.hand, cards)) for cards in plays), default=-1)
    return held(after=after + 1, before=now) if after >= now else ()


def cards_gone(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    gone = len(move.action.cards)
    return held(gone, count=gone) if view.phase.over is None or gone == 5 else ()


def twos_kept(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    kept = sum(card.rank is Rank.TWO for card in rest(view, move))
    return held(kept, count=kept) if kept else ()


def jokers_among(cards: tuple[Card, ...]) -> int:
    return sum(card.rank in JOKERS for card in cards)


def jokers_kept(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    before, after = jokers_among(view.hand), jokers_among(rest(view, move))
    return held(after, count=after) if before == after > 0 else ()


def jokers_held(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    jokers = jokers_among(view.hand)
    return held(count=jokers) if jokers >= 3 else ()


def jokers_crowned(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    jokers = 1 + jokers_among(view.hand)
    return held(count=jokers) if jokers >= 3 else ()


def high_among(cards: tuple[Card, ...]) -> int:
    return sum(card.rank in (Rank.TWO, *JOKERS) for card in cards)


def high_crowned(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    """Told where the jokers alone are too few to be told."""
    high = 1 + high_among(view.hand)
    return held(count=high) if high >= 6 and not jokers_crowned(view, _move) else ()


def high_held(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    high = high_among(view.hand)
    return held(count=high) if high >= 6 and not jokers_held(view, _move) else ()


def keeps_quiet(alone: bool, view: Any, _move: Weighed[Any]) -> bool:
    return EUNUCH in view.hand and (view.phase.emperor == view.seat) == alone


def few_high(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    high = high_among(view.hand)
    return held(high=high) if high <= 3 else ()


def shows_the_eunuch(alone: bool, view: Any, move: Weighed[Any]) -> bool:
    """It plays the eunuch card, which nobody has seen, keeps others, and its owner plays alone, or does not."""
    cards = getattr(move.action, "cards", ())
    hidden = view.phase.eunuch is None and EUNUCH in cards and len(cards) < len(view.hand)
    return hidden and (view.phase.emperor == view.seat) == alone


def eunuch_known(view: Any) -> int | None:
    """Who protects the emperor, as far as this seat knows."""
    if view.phase.eunuch is None and EUNUCH in view.hand:
        return int(view.seat)
    return None if view.phase.eunuch is None else int(view.phase.eunuch)


def left_to_a_known_friend(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    eunuch, best = eunuch_known(view), view.phase.best
    if eunuch is None or best is None or (best in (ours := {view.phase.emperor, eunuch})) != (view.seat in ours):
        return ()
    return held(seat=best)


def left_to_a_friend(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    if view.phase.best is None or move.share("friend") < MOSTLY or eunuch_known(view) is not None:
        return ()
    return held(seat=view.phase.best, count=move.count("friend"), worlds=move.worlds)


def takes_highest(view: Any, move: Weighed[Any]) -> bool:
    return height(move.action.card) == max(map(height, view.phase.pool))


def where(holds: Callable[[Any, Weighed[Any]], bool]) -> Seen:
    """A reason without arguments."""
    return lambda view, move: held() if holds(view, move) else ()


def trumps_among(view: Any, cards: tuple[Card, ...]) -> int:
    return sum(view.trumps.suit_of(card) is None for card in cards)


def unseen(view: Any, move: Weighed[Any]) -> tuple[str, int, int] | None:
    """Of a lead: its suit in words, how many cards of it are out, and how many of those are above its lowest."""
    if view.phase.lead is not None:
        return None
    lead = read_lead(move.action.cards, view.trumps, view.options)
    assert lead is not None
    seen = [*view.hand, *(card for card in view.kitty if card is not None)]
    seen += [card for trick in view.phase.tricks for cards in trick.plays for card in cards]
    others = (Counter(pack(view.options)) - Counter(seen)).elements()
    suited = [card for card in others if view.trumps.suit_of(card) == lead.suit]
    low = min(map(view.trumps.strength, move.action.cards))
    return suit_words(lead.suit), len(suited), sum(view.trumps.strength(card) > low for card in suited)


def none_out(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    found = unseen(view, move)
    return held(1, suit=found[0]) if found is not None and not found[1] else ()


def none_above(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    found = unseen(view, move)
    return held(0, suit=found[0], count=found[1]) if found is not None and found[1] and not found[2] else ()


def cannot_follow(view: Any) -> bool:
    """Whether another suit than trumps was led, of which there is no card in the hand."""
    led = view.phase.lead
    return led is not None and led.suit is not None and not view.trumps.of_suit(view.hand, led.suit)


def trumps_left(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    before, after = trumps_among(view, view.hand), trumps_among(view, rest(view, move))
    return held(after, before=before, after=after) if after < before and cannot_follow(view) else ()


def trumps_kept(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    before, after = trumps_among(view, view.hand), trumps_among(view, rest(view, move))
    applies = isinstance(move.action, Bury) or cannot_follow(view)
    return held(after, count=after) if before == after > 0 and applies else ()


def points_added(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Points in cards that leave the trick to somebody of the own side, where the sides are known."""
    playing, points = view.phase, points_in(move.action.cards)
    if playing.lead is None or not points or wins_the_trick(view, move):
        return ()
    ours = (playing.best in view.declarers) == (view.seat in view.declarers)
    return held(points, points=points) if ours and all_known(view.options, playing.calls) else ()


def wins_the_trick(view: Any, move: Weighed[Any]) -> bool:
    playing = view.phase
    seats = len(playing.plays)
    followers = [playing.plays[(playing.leader + place) % seats] for place in range(1, seats)]
    played = [cards for cards in followers if cards]
    return bool(winner(playing.lead, [*played, move.action.cards], view.trumps, view.options) == len(played) + 1)


def lower_enough(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    lead, cards = view.phase.lead, move.action.cards
    if lead is None or len(lead.cards) > 1 or not wins_the_trick(view, move):
        return ()
    suit, strength = view.trumps.suit_of(cards[0]), view.trumps.strength(cards[0])
    above = [card for card in rest(view, move) if view.trumps.suit_of(card) == suit]
    return held(-strength) if any(view.trumps.strength(card) > strength for card in above) else ()


def higher_stay(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Cards of the suit that was led, all of them lower than another one that is kept, which do not win the trick."""
    lead, cards, trumps = view.phase.lead, move.action.cards, view.trumps
    if lead is None or {trumps.suit_of(card) for card in cards} != {lead.suit} or wins_the_trick(view, move):
        return ()
    kept = [trumps.strength(card) for card in rest(view, move) if trumps.suit_of(card) == lead.suit]
    spent = [trumps.strength(card) for card in cards]
    return held(-sum(spent), suit=suit_words(lead.suit)) if max(kept, default=-1) > max(spent) else ()


def only_highest(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """The plain suits of which only cards are kept that no unseen card of the suit is above."""
    unseen, trumps = Counter(pack(view.options)) - Counter(view.hand), view.trumps
    found: dict[Any, list[Card]] = {}
    for card in rest(view, move):
        if trumps.suit_of(card) is not None:
            found.setdefault(trumps.suit_of(card), []).append(card)
    best = {
        suit: cards
        for suit, cards in found.items()
        if not any(
            trumps.suit_of(other) == suit and trumps.strength(other) > trumps.strength(card)
            for other in unseen
            for card in cards
        )
    }
    cards = tuple(card for suit in sorted(best, key="SHCD".index) for card in best[suit])
    return held(len(best), count=len(best), cards=cards) if best else ()


def bids_no_suit(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Where a suit is trump so far, or nothing."""
    after, before = named_by(view.bidding, move.action), view.phase.named
    anew = before is None or before.trumps(view.options).suit is not None
    return held() if anew and not bids_no_trump(view, move) and after.trumps(view.options).suit is None else ()


def bids_no_trump(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Where a rank is trump so far, or nothing."""
    after, before = named_by(view.bidding, move.action), view.phase.named
    anew = before is None or before.trumps(view.options).rank is not None
    return held() if anew and after.trumps(view.options).rank is None else ()


def void_now(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    after = rest(view, move)
    gone = {view.trumps.suit_of(card) for card in move.action.cards} - {view.trumps.suit_of(card) for card in after}
    trumps = trumps_among(view, after)
    if not trumps:
        return ()
    return tuple(Held({"suit": suit_words(suit), "count": trumps}, trumps) for suit in gone)


def no_pair_broken(view: Any, move: Weighed[Any]) -> bool:
    """Whether no card stays of which the move plays an equal one."""
    return not set(move.action.cards) & set(rest(view, move))


def joins(view: Any, move: Weighed[Any]) -> bool:
    """Whether a called card that the move plays is the one that makes its owner a partner."""
    calls, cards = view.phase.calls, move.action.cards
    if view.seat in view.declarers or None not in calls.owners:
        return False
    if calls.colour is not None:
        return any(card.rank is calls.colour.rank and card.suit in SUITS_OF[calls.colour.colour] for card in cards)
    asked = zip(calls.copies, calls.fallen, calls.owners, strict=True)
    return any(owner is None and fallen + cards.count(copy.card) >= copy.number for copy, fallen, owner in asked)


def suits_gone(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    after = rest(view, move)
    before, now = ({view.trumps.suit_of(card) for card in cards} - {None} for cards in (view.hand, after))
    gone = len(before - now)
    return held(gone, count=gone) if gone and trumps_among(view, after) else ()


def would_be_trumps(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    trumps = named_by(view.bidding, move.action).trumps(view.options)
    count = sum(trumps.suit_of(card) is None for card in view.held)
    return held(count, count=count, cards=len(view.held))


def bids_for_the_hand(view: Any, move: Weighed[Any]) -> bool:
    """Whether a bid makes its seat declarer, who somebody else or nobody would be so far, by a bid alone."""
    standing = view.bidding.standing
    known = view.options.partners == "fixed" and standing is not None and standing.declarer is not None
    before = view.phase.named
    mine = named_by(view.bidding, move.action).declarer == view.seat
    return mine and not known and (before is None or before.declarer != view.seat)


def trumps_now(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    count = trumps_among(view, view.held)
    return held(count, count=count, cards=len(view.held)) if view.phase.named is not None else ()


def bids_give(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    bids = [action for action in view.prompt().actions if isinstance(action, Bid)]
    made = [named_by(view.bidding, bid).trumps(view.options) for bid in bids]
    most = max((sum(each.suit_of(card) is None for card in view.held) for each in made), default=0)
    return held(count=most, cards=len(view.held)) if bids else ()


def redealt(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    return held(points=points_in(view.held), count=trumps_among(view, view.held))


def reached(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    suits = {view.trumps.suit_of(card) for card in move.action.cards}
    lengths = {suit: len(view.trumps.of_suit(view.hand, suit)) for suit in suits}
    return tuple(Held({"suit": suit_words(suit), "count": long}, long) for suit, long in lengths.items() if long)


class Reason(NamedTuple):
    """Of which actions a reason may be told in which phase, when, and with which others it is compared.

    ``beside``: it is told only where the best move is compared with one other.
    """

    actions: tuple[type, ...]
    phases: str
    holds: Seen
    idea: str = ""
    beside: bool = False


def beside(actions: tuple[type, ...], holds: Seen, phases: str = "Playing") -> Reason:
    return Reason(actions, phases, holds, beside=True)


SEEN: Mapping[str, Mapping[str, Reason]] = {
    "taihe_a_bao": {
        "reason.out": Reason((TaihePlay,), "Playing", out),
        "reason.left": Reason((TaihePlay,), "Playing", partial(left, taihe_least)),
        "reason.bombs": Reason((TaihePlay, TaihePass, Give), "Playing Returning", bombs_kept),
        "reason.partner": Reason((TaihePass,), "Playing", taihe_partner),
        "reason.dear": Reason((TaihePass,), "Playing", beating_is_dear),
        "reason.only_bombs": beside((TaihePlay,), only_bombs_beat),
        "reason.highest_kept": beside((TaihePlay, TaihePass), taihe_highest_kept),
        "reason.lowest_first": beside((TaihePlay,), taihe_lowest_first),
        "reason.stops": beside((TaihePlay,), stops_the_last_card),
        "reason.call_bomb": Reason((Call,), "Calling", call_makes_a_bomb),
        "reason.call_plays": Reason((Call,), "Calling", call_saves_plays),
        "reason.not_called": beside((Give,), not_called, "Returning"),
        "reason.given_before": beside((Give,), given_before, "Returning"),
        "reason.lower_given": beside((Give,), lower_given, "Returning"),
        "reason.given": Reason((Give,), "Returning", given_back, "given"),
        "reason.given_still": Reason((Give,), "Returning", given_for_nothing, "given"),
        "reason.plays": Reason((Declare,), "Bidding", lambda view, _: held(count=taihe_least(view, view.hand))),
        "reason.bombs_held": Reason((Declare,), "Bidding", bombs_held),
        "reason.alone_long": Reason((TaihePass,), "Bidding", long_alone),
        "reason.no_bomb": Reason((TaihePass,), "Bidding", no_bomb),
    },
    "big_two": {
        "reason.out": Reason((BigTwoPlay,), "Playing", out),
        "reason.left": Reason((BigTwoPlay,), "Playing", partial(left, big_two_least)),
        "reason.partner": Reason((BigTwoPass,), "Playing", big_two_partner),
        "reason.out_loses": Reason((BigTwoPlay, BigTwoPass), "Playing", big_two_out_loses),
        "reason.unbeatable": Reason((BigTwoPlay,), "Playing", big_two_unbeatable),
        "reason.low_enough": Reason((BigTwoPlay,), "Playing", big_two_low_enough),
        "reason.dear": beside((BigTwoPass,), big_two_dear),
        "reason.highest_kept": beside((BigTwoPlay, BigTwoPass), big_two_highest_kept),
        "reason.lowest_first": beside((BigTwoPlay,), partial(lowest_first, VALUES.__getitem__)),
        "reason.cards_gone": beside((BigTwoPlay,), cards_gone),
    },
    "bao_huang": {
        "reason.out": Reason((BaoHuangPlay,), "Playing", out),
        "reason.left": Reason((BaoHuangPlay,), "Playing", partial(left, bao_huang_least)),
        "reason.jokers": Reason((BaoHuangPlay, BaoHuangPass), "Playing", jokers_kept),
        "reason.twos_kept": beside((BaoHuangPlay, BaoHuangPass), twos_kept),
        "reason.lowest_first": beside((BaoHuangPlay,), bao_huang_lowest_first),
        "reason.friend": Reason((BaoHuangPass,), "Playing", left_to_a_friend),
        "reason.friend_known": Reason((BaoHuangPass,), "Playing", left_to_a_known_friend),
        "reason.jokers_crowned": Reason((Accept,), "Crowning", jokers_crowned),
        "reason.high_crowned": Reason((Accept,), "Crowning", high_crowned),
        "reason.leads": Reason(
            (Accept,),
            "Crowning",
            where(lambda view, move: not (high_crowned(view, move) or jokers_crowned(view, move))),
        ),
        "reason.high_held": Reason((Announce,), "Announcing", high_held),
        "reason.hides_eunuch": Reason((BaoHuangPass,), "Announcing", where(partial(keeps_quiet, False))),
        "reason.hides_alone": Reason((BaoHuangPass,), "Announcing", where(partial(keeps_quiet, True))),
        "reason.few_high": Reason((PassOn,), "Crowning", few_high),
        "reason.jokers_held": Reason((Announce,), "Announcing", jokers_held),
        "reason.both_cards": Reason((Accept,), "Crowning", where(lambda view, _: EUNUCH in view.hand)),
        "reason.keeps_eunuch": Reason((PassOn,), "Crowning", where(lambda view, _: EUNUCH in view.hand)),
        "reason.takes_highest": Reason((Take,), "Taking", where(takes_highest)),
    },
    "bashi_fen": {
        "reason.none_out": Reason((BashiFenPlay,), "Playing", none_out, "above"),
        "reason.none_above": Reason((BashiFenPlay,), "Playing", none_above, "above"),
        "reason.trumps_left": Reason((BashiFenPlay,), "Playing", trumps_left, "trumps"),
        "reason.trumps_kept": Reason((BashiFenPlay, Bury), "Playing Burying", trumps_kept, "trumps"),
        "reason.void_now": Reason((BashiFenPlay,), "Playing", void_now),
        "reason.no_pair_broken": Reason((BashiFenPlay,), "Playing", where(no_pair_broken)),
        "reason.joins": Reason((BashiFenPlay,), "Playing", where(joins)),
        "reason.points_added": beside((BashiFenPlay,), points_added),
        "reason.lower_enough": beside((BashiFenPlay,), lower_enough),
        "reason.higher_stay": beside((BashiFenPlay,), higher_stay),
        "reason.no_suit": beside((Bid,), bids_no_suit, ""),
        "reason.no_trump": beside((Bid,), bids_no_trump, ""),
        "reason.no_points_buried": Reason((Bury,), "Burying", where(lambda _, move: not points_in(move.action.cards))),
        "reason.suits_gone": Reason((Bury,), "Burying", suits_gone),
        "reason.only_highest": Reason((Bury,), "Burying", only_highest),
        "reason.would_be_trumps": Reason((Bid,), "", would_be_trumps, "trumps"),
        "reason.declarer": Reason((Bid,), "", where(bids_for_the_hand)),
        "reason.trumps_now": Reason((BashiFenPass,), "", trumps_now, "trumps"),
        "reason.bids_give": Reason((BashiFenPass,), "", bids_give),
        "reason.redeal": Reason((Redeal,), "", redealt),
        "reason.reach": Reason((Partners,), "Calling", reached),
    },
}
"""By game and key: every reason that is told of what the seat sees."""


def seen_of(game: str, view: Any, move: Weighed[Any], key: str) -> tuple[Held, ...]:
    """What a reason of this key could say of this move."""
    reason = SEEN[game][key]
    phase = type(getattr(view, "phase", None)).__name__
    if not isinstance(move.action, reason.actions) or phase not in (reason.phases.split() or [phase]):
        return ()
    return reason.holds(view, move)


def holds_as_much(game: str, view: Any, move: Weighed[Any], key: str, degree: float) -> bool:
    """Whether this reason, or another of the same idea, speaks for this move as much."""
    idea = SEEN[game][key].idea
    alike = [key] if not idea else [other for other, reason in SEEN[game].items() if reason.idea == idea]
    return any(found.degree >= degree for other in alike for found in seen_of(game, view, move, other))


WARNINGS: Mapping[str, Callable[[Any, Weighed[Any]], bool]] = {
    "reason.shows_eunuch": partial(shows_the_eunuch, False),
    "reason.shows_alone": partial(shows_the_eunuch, True),
}
"""What is told of a move beside its reasons, since it gives something away."""
