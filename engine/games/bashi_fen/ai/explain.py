"""Why a move of Bashi Fen is good: counted facts, from the search's imagined deals or from what the seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.events import Seat
from engine.games.bashi_fen.actions import Action, Bid, Bury, Partners, Pass, Play, Redeal
from engine.games.bashi_fen.ai.heuristic_player import packed_decision
from engine.games.bashi_fen.ai.imagine.facts import deal_history, voids_of
from engine.games.bashi_fen.ai.simulator.evaluation import GRAIN, all_points
from engine.games.bashi_fen.ai.simulator.heuristic import InformationState
from engine.games.bashi_fen.ai.simulator.packed_cards import BITS, FIELD, Packing, fields_in, lowest, size_of
from engine.games.bashi_fen.ai.simulator.play_loop import Led, led_by, takes
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.bids import named_by
from engine.games.bashi_fen.rules.follow import suit_words
from engine.games.bashi_fen.rules.parts import Kind
from engine.games.bashi_fen.rules.phases import Calling, Playing
from engine.games.bashi_fen.rules.scoring import gains
from engine.games.bashi_fen.rules.tricks import points_in
from engine.games.bashi_fen.rules.trumps import Trumps
from engine.games.bashi_fen.rules.view import View
from engine.search_model import Verdict, Weighed
from engine.words import Text, text

MOSTLY = 0.6
"""A fact is told where it comes true in at least this share of the imagined deals."""
MOST_REASONS = 3
APART = 3
"""A difference from the next best move is told from so many points on average."""


def kind(view: View, action: Action) -> Text:
    """The kind of the wanted move, without naming a card."""
    match action:
        case Play() if isinstance(view.phase, Playing):
            return text(f"hint.kind.{_kind_of_play(view, view.phase, action)}")
        case Bury(cards):
            pays = points_in(card for card in cards if card is not None)
            return text("hint.kind.bury_points" if pays else "hint.kind.bury_plain")
        case Bid():
            return text("hint.kind.bid")
        case Redeal():
            return text("hint.kind.redeal")
        case Pass():
            return text("hint.kind.call_nobody" if isinstance(view.phase, Calling) else "hint.kind.no_bid")
    return text("hint.kind.call")


def _kind_of_play(view: View, playing: Playing, play: Play) -> str:
    packing, _, information = packed_decision(view, playing)
    move, led = packing.packed(play.cards), information.led
    if led is None:
        parts = led_by(packing, move).lead.parts
        return f"lead_{parts[0].shape.kind if len(parts) == 1 else Kind.THROW}"
    if takes(packing, led, move, information.best):
        return "ruff" if move & packing.masks[None] and led.mask != packing.masks[None] else "win"
    if not information.friendly:
        return "spare"
    return "feed" if packing.points_in(move) else "leave"


def reasons(view: View, verdict: Verdict[Action]) -> tuple[Text, ...]:
    """One to three counted facts for the verdict's best move, the strongest first."""
    best = verdict.best
    match best.action:
        case Play() as play if isinstance(view.phase, Playing):
            found = _of_play(view, view.phase, play, verdict)
        case Bury(cards):
            found = _of_burial(view, Counter(card for card in cards if card is not None), verdict)
        case Bid() | Redeal():
            found = _of_bid(view, best.action)
        case Pass() if not isinstance(view.phase, Calling):
            found = _of_pass(view)
        case _:
            found = _of_call(view, verdict)
    return tuple(found)[:MOST_REASONS]


def _of_play(view: View, playing: Playing, play: Play, verdict: Verdict[Action]) -> Iterator[Text]:
    packing, _, information = packed_decision(view, playing)
    best, move = verdict.best, packing.packed(play.cards)
    led = information.led or led_by(packing, move)
    if information.led is not None and size_of(information.hand & led.mask) in range(1, led.size + 1):
        suit = suit_words(led.lead.suit)
        yield text("reason.must_all", suit=suit, count=size_of(information.hand & led.mask), size=led.size)
    if best.worlds:
        yield from _in_trick(best, len(led.lead.parts) > 1 and information.led is None)
    if information.led is None:
        yield from _of_lead(view, packing, information, led)
    else:
        yield from _of_trumps(packing, information, led, move)
    yield from _in_the_end(view.options, verdict)
    if best.worlds:
        yield text("reason.last_trick", count=best.count("last_trick"), worlds=best.worlds)
    else:
        yield text("reason.out", suit=suit_words(led.lead.suit), count=size_of(information.rest & led.mask))


def _in_trick(best: Weighed[Action], thrown: bool) -> Iterator[Text]:
    """Who wins the trick, in how many of the imagined deals, and the points of it on average."""
    worlds = best.worlds
    if thrown:
        yield text("reason.stands", count=best.count("stands"), worlds=worlds)
    if best.share("partner") >= MOSTLY and best.count("gained"):
        yield text("reason.fed", count=best.count("partner"), worlds=worlds, points=_mean(best, "gained"))
    elif best.share("trick") >= MOSTLY:
        yield text("reason.trick", count=best.count("trick"), worlds=worlds, points=_mean(best, "gained"))
    elif best.share("trick") <= 1 - MOSTLY:
        lost = worlds - best.count("trick")
        yield text("reason.lost", count=lost, worlds=worlds, points=_mean(best, "given"))


def _mean(move: Weighed[Action], fact: str) -> int:
    return round(move.share(fact))


def _of_lead(view: View, packing: Packing, information: InformationState, led: Led) -> Iterator[Text]:
    """How many unseen cards stand above the lead, and which seats are void of its suit."""
    suit, rest = suit_words(led.lead.suit), information.rest & led.mask
    low = packing.strengths[lowest(led.cards)]
    above = sum(rest >> BITS * field & FIELD for field in fields_in(rest) if packing.strengths[field] > low)
    yield text("reason.none_above" if not above else "reason.above", suit=suit, count=above or size_of(rest))
    for seat in sorted(_void(view, led)):
        yield text("reason.void", seat=seat, suit=suit)


def _void(view: View, led: Led) -> frozenset[Seat]:
    """The seats that are known to be void of the suit led."""
    return frozenset(seat for seat, suit in voids_of(deal_history(view)) if suit == led.lead.suit)


def _of_trumps(packing: Packing, information: InformationState, led: Led, move: int) -> Iterator[Text]:
    """The trumps that the play spends or keeps, and the suits that the hand is void of after it."""
    trumps = packing.masks[None]
    held, spent = size_of(information.hand & trumps), size_of(move & trumps)
    if led.mask != trumps and not information.hand & led.mask:
        if spent:
            yield text("reason.trumps_left", before=held, after=held - spent)
        elif held:
            yield text("reason.trumps_kept", count=held)
    for suit, mask in packing.masks.items():
        if suit is not None and move & mask and not (information.hand - move) & mask:
            yield text("reason.void_now", suit=suit_words(suit))


def _in_the_end(options: Options, verdict: Verdict[Action]) -> Iterator[Text]:
    """The opponents' points at the end on average, the points from which they take over, and the next best move's."""
    best = verdict.best
    if not best.worlds:
        return
    points, line = _mean(best, "collected"), line_of(options)
    others = [move for move in verdict.moves[1:] if move.worlds and not move.tied]
    if others and abs(_mean(others[0], "collected") - points) >= APART:
        yield text("reason.points_against", points=points, other=_mean(others[0], "collected"), line=line)
    else:
        yield text("reason.points", points=points, line=line)


def line_of(options: Options) -> int:
    """The least points with which the opponents take over (BSF-62, BSF-63)."""
    return next(
        points for points in range(0, all_points(options) + 1, GRAIN) if not gains(options, points).declarers_stay
    )


def _of_burial(view: View, buried: Counter, verdict: Verdict) -> Iterator[Text]:  # type: ignore[type-arg]
    trumps, left = view.trumps, Counter(view.hand) - buried
    suits = {trumps.suit_of(card) for card in view.hand} - {None}
    gone = len(suits - {trumps.suit_of(card) for card in left})
    points = points_in(buried.elements())
    best = verdict.best
    if points and best.worlds:
        yield text("reason.buried", points=points, count=best.count("last_trick"), worlds=best.worlds)
    elif not points:
        yield text("reason.no_points_buried")
    if gone:
        yield text("reason.suits_gone", count=gone)
    if not any(trumps.suit_of(card) is None for card in buried):
        yield text("reason.trumps_kept", count=_trumps_in(trumps, left))
    yield from _in_the_end(view.options, verdict)


def _trumps_in(trumps: Trumps, cards: Counter) -> int:  # type: ignore[type-arg]
    return sum(number for card, number in cards.items() if trumps.suit_of(card) is None)


def _of_call(view: View, verdict: Verdict[Action]) -> Iterator[Text]:
    best = verdict.best
    if best.worlds:
        yield text("reason.partners", count=best.count("partners"), worlds=best.worlds)
    if isinstance(best.action, Partners):
        for card in best.action.cards:
            suit = view.trumps.suit_of(card)
            held = len(view.trumps.of_suit(view.hand, suit))
            yield text("reason.reach", suit=suit_words(suit), count=held)
    yield from _in_the_end(view.options, verdict)
    if not best.worlds:
        yield text("reason.no_call", count=len(view.hand))


def _of_bid(view: View, action: Bid | Redeal) -> Iterator[Text]:
    if isinstance(action, Bid):
        trumps = named_by(view.bidding, action).trumps(view.options)
        yield text("reason.would_be_trumps", count=_trumps_in(trumps, Counter(view.held)), cards=len(view.held))
    else:
        yield text("reason.redeal", points=points_in(view.held), count=_trumps_in(view.trumps, Counter(view.held)))


def _of_pass(view: View) -> Iterator[Text]:
    """How many trumps the hand has now, and how many it would have by a bid at most."""
    prompt = view.prompt()
    bids = [action for action in getattr(prompt, "actions", ()) if isinstance(action, Bid)]
    if bids:
        held = Counter(view.held)
        most = max(_trumps_in(named_by(view.bidding, bid).trumps(view.options), held) for bid in bids)
        yield text("reason.bids_give", count=most, cards=len(view.held))
    if view.phase.named is not None:
        yield text("reason.trumps_now", count=_trumps_in(view.trumps, Counter(view.held)), cards=len(view.held))
    elif not bids:
        yield text("reason.nothing_to_bid", cards=len(view.held))
