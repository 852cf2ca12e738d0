"""The play: partners are called, cards go to the table, throws are tried, and the winner of a trick leads again."""

from __future__ import annotations

from engine.cards import Cards, without
from engine.events import ASIDE, Ended, Event, Faces, Marked, Moved, Place, Said, Scored, Seat, Zone
from engine.games.bashi_fen.actions import Action, Play, in_order
from engine.games.bashi_fen.options import fluid
from engine.games.bashi_fen.rules.bids import Named
from engine.games.bashi_fen.rules.leads import lead_of
from engine.games.bashi_fen.rules.levels import level_mark
from engine.games.bashi_fen.rules.partners import (
    all_known,
    call_words,
    calls_after,
    calls_of,
    declarers,
    mark_words,
    marked_alone,
    revealed,
)
from engine.games.bashi_fen.rules.parts import Lead
from engine.games.bashi_fen.rules.phases import Calling, Calls, Finished, Playing, WonTrick, first_lead
from engine.games.bashi_fen.rules.result import PlayedHand, fives_won, hand_result, opponents_won, points_won
from engine.games.bashi_fen.rules.scoring import kitty_factor
from engine.games.bashi_fen.rules.standing import levels_of, turn_after
from engine.games.bashi_fen.rules.throws import Objection, objection
from engine.games.bashi_fen.rules.tricks import POINTS, points_in, winner
from engine.games.bashi_fen.rules.view import KITTY
from engine.games.bashi_fen.truth.truth import Transition, Truth, hand_of, on_table, replaced, shown_before, with_hand
from engine.values import replace
from engine.words import text


def play_begins(truth: Truth, named: Named, taker: Seat, calls: Calls) -> Truth:
    """The declarer leads (BSF-50)."""
    seats = truth.options.seats
    return replace(truth, phase=first_lead(named, taker, calls, seats), piles=((),) * seats)


def answered_call(truth: Truth, phase: Calling, action: Action) -> Transition:
    """Partners are called aloud, or nobody is; then the declarer leads (BSF-40, BSF-42)."""
    calls = calls_of(truth.options, action)
    said = (Said(phase.turn, call_words(calls)), Marked("calls", phase.turn, mark_words(calls)))
    return play_begins(truth, phase.named, phase.taker, calls), said


def trick_played(truth: Truth, phase: Playing, play: Play) -> Transition:
    """Cards are led, or follow; after the last seat's play the trick is won (BSF-50)."""
    seat = phase.turn
    laid = Moved(play.cards, hand_of(seat), on_table(seat))
    events: tuple[Event, ...] = (laid,)
    cards = play.cards
    back: Cards = ()
    if phase.lead is None:
        trumps = phase.named.trumps(truth.options)
        lead = lead_of(play.groups, trumps, truth.options)
        assert lead is not None
        others = seats_after(truth, seat)
        objected = objection(lead, [truth.hands[other] for other in others], trumps, truth.options)
        if objected is not None:
            lead = Lead(lead.suit, (objected.forced,))
            cards = in_order(lead.cards)
            phase = replace(phase, failed=(*phase.failed, seat))
            back = without(play.cards, cards)
            other = others[objected.hand]
            shown = without(truth.hands[other], objected.cards) + objected.cards
            truth = with_hand(truth, other, shown)
            events += _taken_back(seat, back, other, objected, truth.options.throw_penalty)
        phase = replace(phase, lead=lead)
    truth = with_hand(truth, seat, without(truth.hands[seat], play.cards) + back)
    phase = replace(phase, plays=replaced(phase.plays, seat, cards))
    return _fallen(truth, phase, seat, cards, events)


def seats_after(truth: Truth, seat: Seat) -> tuple[Seat, ...]:
    """All other seats, in the order in which they play."""
    return tuple(turn_after(truth.options, seat, step) for step in range(1, truth.options.seats))


def _taken_back(seat: Seat, cards: Cards, other: Seat, objected: Objection, fine: int) -> tuple[Event, ...]:
    """The beating cards are shown, and all but one part goes back into the hand, seen by all (BSF-5D)."""
    fined = text("said.taken_back_fined", cards=cards, points=fine)
    return (
        Said(other, text("said.objection", cards=objected.cards)),
        Moved(objected.cards, hand_of(other), shown_before(other)),
        Moved(objected.cards, shown_before(other), hand_of(other)),
        Moved(cards, on_table(seat), hand_of(seat)),
        Said(seat, fined if fine else text("said.taken_back", cards=cards)),
    )


def _fallen(truth: Truth, phase: Playing, seat: Seat, cards: Cards, events: tuple[Event, ...]) -> Transition:
    """The transition once the cards lie: partners known, the best play marked, the next seat asked or the trick won."""
    calls = calls_after(phase.calls, truth.options, seat, cards)
    events += revealed(phase.named, phase.calls, calls)
    just_known = all_known(truth.options, calls) and not all_known(truth.options, phase.calls)
    best = _best(truth, phase)
    events += (Marked("best", best),) if best != phase.best else ()
    following = turn_after(truth.options, seat)
    phase = replace(phase, calls=calls, best=best, turn=following)
    if just_known:
        truth, discarded = _discards(truth, phase)
        events += discarded
    if following != phase.leader:
        return replace(truth, phase=phase), events
    truth, ended = _trick_won(truth, phase, best)
    return truth, events + ended


def _best(truth: Truth, phase: Playing) -> Seat:
    """The seat that holds the trick as it lies (BSF-23)."""
    assert phase.lead is not None
    after = [seat for seat in seats_after(truth, phase.leader) if phase.plays[seat]]
    trumps = phase.named.trumps(truth.options)
    place = winner(phase.lead, [phase.plays[seat] for seat in after], trumps, truth.options)
    return (phase.leader, *after)[place]


def _discards(truth: Truth, phase: Playing) -> Transition:
    """Once all sides are known, points before the declarer's side count no more (BSF-43, BSF-60)."""
    events: list[Event] = []
    for seat in sorted(declarers(truth.options, phase.named, phase.calls)):
        pile = truth.piles[seat]
        if pile:
            truth, moved = _away(truth, pile, Place(Zone.TAKEN, seat))
            piles = (*truth.piles[:seat], (), *truth.piles[seat + 1 :])
            truth = replace(truth, piles=piles)
            events += moved
    return truth, tuple(events)


def _away(truth: Truth, cards: Faces, source: Place) -> Transition:
    """Cards are set aside, face down where played cards or points may not be looked at again (BSF-86)."""
    if not (truth.options.hide_played or truth.options.hide_points):
        return replace(truth, aside=(*truth.aside, *cards)), (Moved(cards, source, ASIDE),)
    backs = (None,) * len(cards)
    return replace(truth, aside=(*truth.aside, *backs)), (Moved(backs, source, source), Moved(backs, source, ASIDE))


def _trick_won(truth: Truth, phase: Playing, best: Seat) -> Transition:
    """The winner's points lie before them as long as they may count; the rest is set aside (BSF-43, BSF-60)."""
    assert phase.lead is not None
    options = truth.options
    trick = WonTrick(phase.leader, phase.lead, phase.plays, best)
    counts = best not in declarers(options, phase.named, phase.calls) or not all_known(options, phase.calls)
    events: list[Event] = []
    for seat, cards in enumerate(phase.plays):
        points = tuple(card for card in cards if card.rank in POINTS) if counts and not options.hide_points else ()
        if points:
            events.append(Moved(points, on_table(seat), Place(Zone.TAKEN, best)))
            piles = (*truth.piles[:best], (*truth.piles[best], *points), *truth.piles[best + 1 :])
            truth = replace(truth, piles=piles)
        rest = without(cards, points)
        if rest:
            truth, moved = _away(truth, rest, on_table(seat))
            events += moved
    phase = replace(phase, tricks=(*phase.tricks, trick), leader=best, turn=best, lead=None, best=None)
    phase = replace(phase, plays=((),) * options.seats)
    events.append(Marked("best", None))
    if any(truth.hands):
        return replace(truth, phase=phase), tuple(events)
    truth, ended = _finished(truth, phase)
    return truth, (*events, *ended)


def _finished(truth: Truth, phase: Playing) -> Transition:
    """If the opponents won the last trick, the kitty is turned over and counts; the hand is scored (BSF-61, BSF-62)."""
    options, named = truth.options, phase.named
    side = declarers(options, named, phase.calls)
    turned = marked_alone(named, phase.calls) if fluid(options) else ()
    if phase.tricks[-1].winner not in side:
        turned += (Moved(truth.kitty, KITTY, KITTY),)
        truth = replace(truth, kitty_seen=None)
        winning = phase.tricks[-1].plays[phase.tricks[-1].winner]
        factor, points = kitty_factor(options, winning, named.trumps(options)), points_in(truth.kitty)
        brings = text("mark.kitty_empty")
        if points:
            brings = text("mark.kitty", points=points, factor=factor, amount=points * factor)
        turned += (Marked("kitty", phase.tricks[-1].winner, brings),)
    won, fives = opponents_won(points_won(phase.tricks, options.seats), side), fives_won(phase.tricks, options)
    levels = levels_of(options, truth.standing)
    hand = PlayedHand(options, named, levels, won, fives, phase.tricks[-1], side, points_in(truth.kitty), phase.failed)
    found = hand_result(hand)
    finished = Finished(named, phase.taker, phase.calls, phase.tricks, phase.failed, found.levels, found.winners)
    moved = [level_mark(options, seat, now) for seat, now in enumerate(found.levels) if now != levels[seat]]
    scored = Scored(found.lines, found.changes)
    return replace(truth, phase=finished), (*turned, scored, *moved, Ended(found.winners))
