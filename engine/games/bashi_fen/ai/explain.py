"""Why a move of Bashi Fen is good: counted facts, from the search's imagined deals or from what the seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from engine.cards import Card, Cards, Rank, Suit, without
from engine.games.bashi_fen.actions import Action, Bid, Bury, Partners, PartnersByColour, Pass, Play, Redeal
from engine.games.bashi_fen.ai.alternatives import chosen_among, gives_up_more, keeps_copies_together
from engine.games.bashi_fen.ai.heuristic_player import packed_decision
from engine.games.bashi_fen.ai.simulator.evaluation import GRAIN, all_points
from engine.games.bashi_fen.ai.simulator.packed_cards import (
    PackedCards,
    Packing,
    cards_counted,
    fields_in,
    held_twice,
    highest,
    lowest,
)
from engine.games.bashi_fen.ai.simulator.play_loop import Led, led_by, takes
from engine.games.bashi_fen.options import Options, fluid, most_partners
from engine.games.bashi_fen.pack import copies_of
from engine.games.bashi_fen.rules.bids import BidSituation, Named, bids, named_by
from engine.games.bashi_fen.rules.following.follow import suit_words
from engine.games.bashi_fen.rules.partners import all_known, calls_after, may_join
from engine.games.bashi_fen.rules.parts import LeadKind
from engine.games.bashi_fen.rules.phases import Burying, Calling, Claiming, Playing
from engine.games.bashi_fen.rules.scoring import gains
from engine.games.bashi_fen.rules.standing import declarer_to_be
from engine.games.bashi_fen.rules.tricks import points_in
from engine.games.bashi_fen.rules.trumps import Trumps
from engine.games.bashi_fen.rules.view import View
from engine.parts.reasons import (
    CLEARLY,
    MOST_REASONS,
    MOSTLY,
    NEXT_BEST,
    Merit,
    mostly_true,
    of_the_best_alone,
    over_one,
    rival,
    worse,
)
from engine.search_model import Verdict, Weighed
from engine.words import Text, listed, text

APART = 3
"""A difference of this many points or more on average is worth telling."""
JOINING = 0.2
"""This many more partners on average than after any worse call are worth telling."""
NONE_ABOVE = "reason.none_above"
JOINS = "reason.joins"
"""The reason that comes first: it decides with whom one plays."""
SAID_BY_CARDS = {
    "reason.points_spared": "reason.given",
    "reason.points_added": "reason.gained",
    "reason.points_home": "reason.gained",
}
"""Reasons about the points on the cards that are played, and the means over imagined deals that say it once more."""
FEW = 5
"""With fewer cards in hand it says little how many of them would be trumps …"""
FEW_MORE = 2
"""A bid that gives no more trumps than this beyond those that are held now gives few more."""
FEWEST_OF = 3
"""… and if fewer than one in so many are, it does not speak for a bid that makes declarer."""
ABOVE, TRUMPS, HIGHER = "above", "trumps", "higher"
"""Ideas that several merits share: whether higher cards are out, how many trumps are held afterwards, and whether
higher cards of the suit are."""


def kind(view: View, action: Action) -> Text:
    """The kind of move wanted; it gives no card away."""
    match action:
        case Play() if isinstance(view.phase, Playing):
            return text(f"hint.kind.{_kind_of_play(view, view.phase, action)}")
        case Bury(cards):
            pays = points_in(card for card in cards if card is not None)
            return text("hint.kind.bury_points" if pays else "hint.kind.bury_plain")
        case Bid(cards):
            return text(_kind_of_bid(view, cards))
        case Redeal():
            return text("hint.kind.redeal")
        case Pass():
            return text(_kind_of_pass(view))
        case Partners(copies):
            suits = dict.fromkeys(view.trumps.suit_of(copy.card) for copy in copies)
            return text("hint.kind.call", count=len(suits), suits=listed(tuple(map(suit_words, suits))))
        case PartnersByColour(colour):
            return text(f"hint.kind.call.{colour}")
    raise AssertionError(f"{action} is no play of this phase")


def _kind_of_bid(view: View, cards: Cards) -> str:
    named = view.phase.named
    if named is None:
        return "hint.kind.bid"
    adds = named.bidder == view.seat and set(cards) == set(named.cards)
    return "hint.kind.add" if adds else "hint.kind.overbid"


def _kind_of_pass(view: View) -> str:
    match view.phase:
        case Calling():
            return "hint.kind.call_nobody"
        case Claiming():
            return "hint.kind.no_redeal"
    return {"naming": "hint.kind.no_bid", "adding": "hint.kind.no_adding"}.get(
        view.bid_question, "hint.kind.no_overbid"
    )


def _kind_of_play(view: View, playing: Playing, play: Play) -> str:
    packing, _, information = packed_decision(view, playing)
    move, led = packing.packed(play.cards), information.led
    if led is None:
        parts = led_by(packing, move).lead.parts
        return f"lead_{parts[0].shape.kind if len(parts) == 1 else LeadKind.THROW}"
    if _joins(view, playing, play):
        return "join"
    if takes(packing, led, move, information.best):
        return "ruff" if move & packing.masks[None] and led.mask != packing.masks[None] else "win"
    dear = gives_up_more(packing, information.hand, led, move)
    if not information.friendly and _may_be_ours(view, playing) and points_in(play.cards) > min(_points_open(view)):
        return "add_points"
    if not information.friendly:
        return "let_go" if dear else "spare"
    return "feed" if packing.points_in(move) else "leave_to_them" if dear else "leave"


def _may_be_ours(view: View, playing: Playing) -> bool:
    """Whether the trick may be of the own side as it lies, though not all know it: partners are not known yet."""
    if all_known(view.options, playing.calls):
        return False
    if view.seat in view.declarers:
        packing, _, information = packed_decision(view, playing)
        return may_join(playing.calls, packing.unpacked(information.rest))  # what is called may lie in its own kitty
    return may_join(playing.calls, view.hand) or playing.best not in view.declarers


def _points_open(view: View) -> set[int]:
    """The points that this seat may put into the trick."""
    return {points_in(play.cards) for play in view.candidates() if isinstance(play, Play)}


def _joins(view: View, playing: Playing, play: Play) -> bool:
    """Whether this play makes the seat a partner of the declarer (BSF-40)."""
    if view.seat in view.declarers:
        return False
    calls = calls_after(playing.calls, view.options, view.seat, play.cards)
    return view.seat in calls.owners


def reasons(view: View, verdict: Verdict[Action]) -> tuple[Text, ...]:
    """At most three facts about the verdict's best move, the strongest first."""
    own = of_the_best_alone(verdict, lambda move: _seen(view, move.action))
    own += _beside(verdict, lambda move: _seen_beside(view, move.action))
    own = tuple(told for told in own if told.key != NONE_ABOVE or not _is_highest(view, verdict.best.action))
    if _equally_high(view, verdict):
        return (text("reason.equally_high"),)
    keys, found = {told.key for told in own}, (*_counted(view, verdict), *own, *_gained(view, verdict))
    said = {mean for told, mean in SAID_BY_CARDS.items() if told in keys}
    found = (*(told for told in found if told.key not in said), *_in_the_end(view, verdict))
    return tuple(sorted(found, key=lambda told: told.key != JOINS))[:MOST_REASONS]


def _equally_high(view: View, verdict: Verdict[Action]) -> bool:
    """Whether one chooses only among cards that are equally high in one suit as played and worth as many points."""

    def stands_for(move: Weighed[Action]) -> tuple[object, ...]:
        cards = move.action.cards if isinstance(move.action, Play) else ()
        return tuple(sorted((str(view.trumps.suit_of(card)), view.trumps.strength(card)) for card in cards))

    alike = {stands_for(move) for move in verdict.moves}
    return len(verdict.moves) > 1 and not worse(verdict) and len(alike) == 1 and alike != {()}


def _beside(verdict: Verdict[Action], merits: Callable[[Weighed[Action]], Iterable[Merit]]) -> tuple[Text, ...]:
    """What is told where two moves are compared, and where nothing else was weighed, since all the rest is waste."""
    alone = len(verdict.moves) == 1 and verdict.best.worlds
    return of_the_best_alone(verdict, merits) if alone else over_one(verdict, merits)


def _seen(view: View, action: Action) -> Iterator[Merit]:
    """The merits of a move that the seat can see, whatever is imagined."""
    match action:
        case Play() as play if isinstance(view.phase, Playing):
            yield from _of_play(view, view.phase, play)
        case Bury(cards):
            yield from _of_burial(view, Counter(card for card in cards if card is not None))
        case Bid() | Redeal():
            yield from _of_bid(view, action)
        case Pass() if not isinstance(view.phase, Calling):
            yield from _of_pass(view)
        case Partners(copies):
            for copy in dict.fromkeys(copies):
                suit = view.trumps.suit_of(copy.card)
                held = len(view.trumps.of_suit(view.hand, suit))
                if held:
                    yield Merit(text("reason.reach", suit=suit_words(suit), count=held), held)


def _of_play(view: View, playing: Playing, play: Play) -> Iterator[Merit]:
    """A lead that nobody can beat in its suit; trumps kept or spent, suits to ruff from now on, and pairs kept."""
    packing, _, information = packed_decision(view, playing)
    move, led, trumps = packing.packed(play.cards), information.led, packing.masks[None]
    held, spent = cards_counted(information.hand & trumps), cards_counted(move & trumps)
    if led is None:
        yield from _of_lead(packing, information.rest, led_by(packing, move))
    elif led.mask != trumps and not information.hand & led.mask and held:
        if spent:
            yield Merit(text("reason.trumps_left", before=held, after=held - spent), held - spent, TRUMPS)
        else:
            yield Merit(text("reason.trumps_kept", count=held), held, TRUMPS)
    for suit, mask in packing.masks.items():
        bound = led is not None and mask == led.mask and cards_counted(information.hand & mask) <= led.size
        if suit is not None and held > spent and move & mask and not bound and not (information.hand - move) & mask:
            yield Merit(text("reason.void_now", suit=suit_words(suit), count=held - spent), held - spent)
    if _joins(view, playing, play):
        yield Merit(text(JOINS))
    wins = led is not None and takes(packing, led, move, information.best)
    if led is not None and not wins and all_known(view.options, playing.calls):
        points, possible = points_in(play.cards), _points_open(view)
        if not information.friendly and points < max(possible):
            yield Merit(text("reason.points_spared", points=points), -points)
        elif information.friendly and points > min(possible):
            yield Merit(text("reason.points_added", points=points), points)
    elif wins and information.last and points_in(play.cards) > min(_points_open(view)):
        points = points_in(play.cards)
        yield Merit(text("reason.points_home", points=points), points)
    hand = information.hand
    if held_twice(chosen_among(hand, led)) and keeps_copies_together(hand, move):
        yield Merit(text("reason.no_pair_broken"))


def _of_lead(packing: Packing, unseen: PackedCards, led: Led) -> Iterator[Merit]:
    """That nobody else has cards of the suit, or none that are higher."""
    rest, low = unseen & led.mask, packing.strengths[lowest(led.cards)]
    if not rest:
        yield Merit(text("reason.none_out", suit=suit_words(led.lead.suit)), 1, ABOVE)
    elif low >= max(packing.strengths[field] for field in fields_in(rest)):
        yield Merit(text(NONE_ABOVE, suit=suit_words(led.lead.suit), count=cards_counted(rest)), 0, ABOVE)


def _is_highest(view: View, action: Action) -> bool:
    """Whether only the highest cards of their suit are played: of an Ace everybody knows that nothing is above it."""
    if not isinstance(action, Play) or not isinstance(view.phase, Playing):
        return False
    packing, _, information = packed_decision(view, view.phase)
    led = led_by(packing, packing.packed(action.cards))
    return information.led is None and packing.strengths[lowest(led.cards)] == packing.strengths[highest(led.mask)]


def _seen_beside(view: View, action: Action) -> Iterator[Merit]:
    """What is seen beside: that a lower card is enough or higher ones stay, and a bid without a suit.

    These are weaker reasons, told only where no more than two moves are compared.
    """
    if isinstance(action, Bid):
        yield from _without_suit(view, action)
    if not isinstance(action, Play) or not isinstance(view.phase, Playing):
        return
    packing, _, information = packed_decision(view, view.phase)
    led, move = information.led, packing.packed(action.cards)
    if led is None:
        return
    wins = takes(packing, led, move, information.best)
    if wins and sum(map(bool, view.phase.plays)) == view.options.seats - 1:
        pairs = sum(number > 1 for number in Counter(without(view.hand, action.cards)).values())
        if pairs:
            yield Merit(text("reason.pairs_to_lead", count=pairs), pairs)
    if not wins and not move & ~led.mask:
        yield from _higher_kept(view, action.cards)
    if led.size == 1 and wins:
        suit, strength = view.trumps.suit_of(action.cards[0]), view.trumps.strength(action.cards[0])
        if any(view.trumps.strength(card) > strength for card in view.trumps.of_suit(view.hand, suit)):
            yield Merit(text("reason.lower_enough"), -strength)


def _higher_kept(view: View, cards: Cards) -> Iterator[Merit]:
    """That higher cards of the suit of these stay in the hand; the more so, the lower these are."""
    suit, strengths = view.trumps.suit_of(cards[0]), [view.trumps.strength(card) for card in cards]
    higher = [card for card in view.trumps.of_suit(view.hand, suit) if view.trumps.strength(card) > max(strengths)]
    if len(higher) == 1:
        yield Merit(text("reason.higher_stays", card=higher[0]), -sum(strengths), HIGHER)
    elif higher:
        yield Merit(text("reason.higher_stay", suit=suit_words(suit)), -sum(strengths), HIGHER)


def _without_suit(view: View, bid: Bid) -> Iterator[Merit]:
    """That no suit is trump after a bid, or no rank either, where that is not so already."""
    after, before = named_by(view.bidding, bid), view.phase.named
    if after.rank is None and (before is None or before.rank is not None):
        yield Merit(text("reason.no_trump"))
    elif after.suit is None and (before is None or before.suit is not None):
        yield Merit(text("reason.no_suit"))


def _counted(view: View, verdict: Verdict[Action]) -> Iterator[Text]:
    """The facts that came true in the imagined deals: throws, tricks, the kitty, partners."""
    best = verdict.best
    if not best.worlds:
        return
    if isinstance(best.action, Play) and isinstance(view.phase, Playing):
        yield from _stands(view, view.phase, verdict)
        yield from _won(view, verdict)
        yield from _given(verdict)
        yield from mostly_true(verdict, "last_trick", lambda *seen: _in_deals("reason.last_trick", seen))
    elif isinstance(best.action, Bury):
        points = _buried(best.action)
        if points and (_clearly_more(verdict, "last_trick") or _buries_most_safely(verdict)):
            yield text("reason.buried", points=points, count=best.count("last_trick"), worlds=best.worlds)
    elif isinstance(best.action, Partners | PartnersByColour):
        others = [move.share("partners") for move in worse(verdict)]
        if best.share("partners") - max(others, default=0.0) < JOINING:
            return
        if most_partners(view.options) == 1:
            yield text("reason.partner", count=best.count("partners"), worlds=best.worlds)
        else:
            yield text("reason.partners", partners=f"{best.share('partners'):.1f}", worlds=best.worlds)


def _stands(view: View, playing: Playing, verdict: Verdict[Action]) -> Iterator[Text]:
    """That a throw stands; nothing for a lead that is no throw."""

    def throws(action: object) -> bool:
        return isinstance(action, Play) and _throws(view, playing, action)

    if throws(verdict.best.action):
        yield from mostly_true(verdict, "stands", lambda *seen: _in_deals("reason.stands", seen), throws)


def _clearly_more(verdict: Verdict[Action], fact: str) -> bool:
    """Whether this comes true in a clearly larger share after the best move than after any worse one."""
    most = max((move.share(fact) for move in worse(verdict)), default=-1.0)
    return verdict.best.share(fact) >= most + CLEARLY


def _buries_most_safely(verdict: Verdict[Action]) -> bool:
    """Whether the best move buries more points than any worse one, and they mostly stay with the own side."""
    buried = max((_buried(move.action) for move in worse(verdict)), default=0)
    return verdict.best.share("last_trick") >= MOSTLY and 0 < buried < _buried(verdict.best.action)


def _buried(action: Action) -> int:
    """The points that a move puts into the kitty."""
    return points_in(card for card in action.cards if card is not None) if isinstance(action, Bury) else 0


def _throws(view: View, playing: Playing, play: Play) -> bool:
    """Whether this is a lead of several combinations at once."""
    packing, _, information = packed_decision(view, playing)
    return information.led is None and len(led_by(packing, packing.packed(play.cards)).lead.parts) > 1


def _given(verdict: Verdict[Action]) -> Iterator[Text]:
    """The points that the others get in this trick, where every worse move gives them more."""
    best, others = verdict.best, worse(verdict)
    if not others:
        return
    if min(_mean(move, "given") for move in others) - _mean(best, "given") >= APART:
        more = _after_rival(verdict, "given")
        yield text("reason.given", points=_mean(best, "given"), worlds=best.worlds, **more)


def _won(view: View, verdict: Verdict[Action]) -> tuple[Text, ...]:
    """That the own side mostly wins this trick, with its mean points; empty where a worse move wins it as often."""
    best = verdict.best
    points = _mean(best, "gained")
    if best.share("partner") >= MOSTLY and best.count("gained"):
        key = "reason.fed" if fluid(view.options) else "reason.fed_by_partner"
        return mostly_true(verdict, "partner", lambda *seen: _in_deals(key, seen, points))
    return mostly_true(verdict, "trick", lambda *seen: _in_deals("reason.trick", seen, points))


def _gained(view: View, verdict: Verdict[Action]) -> Iterator[Text]:
    """The points that the own side gets in this trick, where every worse move brings it fewer, unless that was told."""
    best, others = verdict.best, worse(verdict)
    if not others or not best.worlds or not isinstance(view.phase, Playing) or _won(view, verdict):
        return
    if _mean(best, "gained") - max(_mean(move, "gained") for move in others) >= APART:
        more = _after_rival(verdict, "gained")
        yield text("reason.gained", points=_mean(best, "gained"), worlds=best.worlds, **more)


def _in_deals(key: str, seen: tuple[int, int], points: int | None = None) -> Text:
    count, worlds = seen
    return text(key, count=count, worlds=worlds, **({} if points is None else {"points": points}))


def _after_rival(verdict: Verdict[Action], fact: str) -> dict[str, object]:
    """The move that a hint compares with, and a mean after it, as arguments of a reason."""
    other = rival(verdict)
    assert other is not None
    return {NEXT_BEST: other.action, "other": _mean(other, fact)}


def _mean(move: Weighed[Action], fact: str) -> int:
    return round(move.share(fact))


def _in_the_end(view: View, verdict: Verdict[Action]) -> Iterator[Text]:
    """The opponents' mean points at the end, the line, and the same after the nearest worse move.

    Told where every worse move leaves our side with less, and where it is known which side is ours.
    """
    best, others = verdict.best, worse(verdict)
    if not best.worlds:
        return
    side, points, line = _opponents(view), _mean(best, "collected"), line_of(view.options)
    if not others:
        if len(verdict.moves) > 1:
            return  # it is as much after the other moves
        if side == "unknown" and not isinstance(view.phase, Playing):
            return  # before trumps stand, it does not speak for a bid or a pass
        yield text(f"reason.points.{side}", points=points, line=line, worlds=best.worlds)
        return
    better = {"own": 1, "others": -1, "unknown": 0}[side]
    nearest = max(others, key=lambda move: better * _mean(move, "collected"))
    if better * (points - _mean(nearest, "collected")) >= APART:
        more = _after_rival(verdict, "collected")
        yield text(f"reason.points_against.{side}", points=points, line=line, worlds=best.worlds, **more)


def _opponents(view: View) -> str:
    """Which side the declarers' opponents are for this seat: its own, the other one, or not known yet."""
    if isinstance(view.phase, Playing):
        if view.seat in view.declarers:
            return "others"
        settled = all_known(view.options, view.phase.calls) or not may_join(view.phase.calls, view.hand)
        return "own" if settled else "unknown"
    return "others" if isinstance(view.phase, Burying | Calling) else "unknown"


def line_of(options: Options) -> int:
    """The least points with which the opponents take over (BSF-62, BSF-63)."""
    return next(
        points for points in range(0, all_points(options) + 1, GRAIN) if not gains(options, points).declarers_stay
    )


def _of_burial(view: View, buried: Counter[Card]) -> Iterator[Merit]:
    trumps, left = view.trumps, Counter(view.hand) - buried
    suits = {trumps.suit_of(card) for card in view.hand} - {None}
    gone = len(suits - {trumps.suit_of(card) for card in left})
    kept = _trumps_in(trumps, left)
    if _keeps_whole(trumps, Counter(copies_of(view.options)), Counter(view.hand), buried):
        yield Merit(text("reason.highest_suits_whole"))
    if not points_in(buried.elements()):
        yield Merit(text("reason.no_points_buried"))
    if gone and kept:
        yield Merit(text("reason.suits_gone", count=gone), gone)
    if kept and not any(trumps.suit_of(card) is None for card in buried):
        yield Merit(text("reason.trumps_kept", count=kept), kept, TRUMPS)
    plain = [cards for suit in Suit if (cards := trumps.of_suit(left.elements(), suit))]
    aces = tuple(card for cards in plain for card in cards if card.rank is Rank.ACE)
    if aces and not any(card.rank is Rank.ACE for card in buried):
        yield Merit(text("reason.aces_kept", cards=aces), len(aces))
    pairs = sum(number > 1 for number in left.values())
    if pairs and not any(left[card] for card in buried if view.hand.count(card) > 1):
        yield Merit(text("reason.pairs_kept", count=pairs), pairs)
    unseen = tuple((Counter(copies_of(view.options)) - Counter(view.hand)).elements())
    highest = [cards for suit in Suit if (cards := _only_the_highest(trumps, suit, left, unseen))]
    if highest:
        cards = tuple(card for those in highest for card in those)
        yield Merit(text("reason.only_highest", count=len(highest), cards=cards), len(highest))


def _keeps_whole(trumps: Trumps, pack: Counter[Card], hand: Counter[Card], buried: Counter[Card]) -> bool:
    """Whether no card is buried of the plain suits in which the hand holds the highest card; it holds one at least."""
    ruled = set()
    for suit in Suit:
        top = max(map(trumps.strength, trumps.of_suit(pack.elements(), suit)), default=None)
        if any(trumps.strength(card) == top for card in trumps.of_suit(hand.elements(), suit)):
            ruled.add(suit)
    return bool(ruled) and not ruled & {trumps.suit_of(card) for card in buried}


def _only_the_highest(trumps: Trumps, suit: Suit, left: Counter[Card], unseen: Cards) -> Cards:
    """The cards that the hand keeps of this suit where nobody can hold a higher one than any of them; else none."""
    kept = trumps.of_suit(left.elements(), suit)
    above = max(map(trumps.strength, trumps.of_suit(unseen, suit)), default=0)
    return kept if all(trumps.strength(card) >= above for card in kept) else ()


def _trumps_in(trumps: Trumps, cards: Counter[Card]) -> int:
    return sum(number for card, number in cards.items() if trumps.suit_of(card) is None)


def _of_bid(view: View, action: Bid | Redeal) -> Iterator[Merit]:
    if isinstance(action, Bid):
        after, before = named_by(view.bidding, action), view.phase.named
        count = _trumps_in(after.trumps(view.options), Counter(view.held))
        decides = declarer_to_be(view.options, view.bidding.standing) is None
        takes = decides and after.declarer == view.seat and (before is None or before.declarer != view.seat)
        if not takes or (len(view.held) >= FEW and count * FEWEST_OF >= len(view.held)):
            yield Merit(text("reason.would_be_trumps", count=count, cards=len(view.held)), count, TRUMPS)
        if takes:
            yield Merit(text("reason.declarer" if _may_be_overbid(view, after) else "reason.declarer_for_good"))
    else:
        count = _trumps_in(view.trumps, Counter(view.held))
        yield Merit(text("reason.redeal", points=points_in(view.held), count=count))


def _may_be_overbid(view: View, named: Named) -> bool:
    """Whether somebody else could overbid this bid with cards that this seat does not hold."""
    unseen = tuple((Counter(copies_of(view.options)) - Counter(view.held)).elements())
    others = (seat for seat in range(view.options.seats) if seat != view.seat)
    return any(bids(BidSituation(view.options, view.standing, named, seat, unseen)) for seat in others)


def _of_pass(view: View) -> Iterator[Merit]:
    """How many trumps the hand has as things stand, where no bid would give it many more; before that, at most by a
    bid."""
    prompt = view.prompt()
    made = [action for action in getattr(prompt, "actions", ()) if isinstance(action, Bid)]
    if not made:
        return
    held, cards = Counter(view.held), len(view.held)
    most = max(_trumps_in(named_by(view.bidding, bid).trumps(view.options), held) for bid in made)
    if view.phase.named is None:
        yield Merit(text("reason.bids_give", count=most, cards=cards))
        return
    count = _trumps_in(view.trumps, held)
    if most < count:
        yield Merit(text("reason.trumps_now", count=count, cards=cards, most=most), count, TRUMPS)
    elif most == count:
        yield Merit(text("reason.trumps_no_more", count=count), count, TRUMPS)
    elif most - count <= FEW_MORE:
        yield Merit(text("reason.few_trumps_more", more=most - count), count, TRUMPS)
