"""Blunders of Bashi Fen: points given away, trumps and jokers wasted, partners overtaken, points buried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from benchmarks.detectors import Detector
from engine.cards import Card, Cards, Rank, without
from engine.events import Seat
from engine.games.bashi_fen.actions import JOKERS, Action, Bury, Play
from engine.games.bashi_fen.pack import pack
from engine.games.bashi_fen.rules.leads import Lead, read_lead
from engine.games.bashi_fen.rules.partners import all_known
from engine.games.bashi_fen.rules.phases import Playing
from engine.games.bashi_fen.rules.standing import turn_after
from engine.games.bashi_fen.rules.throws import higher
from engine.games.bashi_fen.rules.tricks import points_in, winner
from engine.games.bashi_fen.rules.view import View

MANY_POINTS = 10
"""So many points are worth a fight for the last trick."""
FEW_TRUMPS = 3
"""One card in so many is a trump in a hand of middling strength."""
A_POINT_CARD = 5
"""A joker is worth more than the points of a five."""


def unseen(view: View) -> Counter[Card]:
    """The cards that other hands may hold, or a kitty that the seat has not seen."""
    seen = Counter(view.held)
    seen.update(card for trick in view.tricks for cards in trick.plays for card in cards)
    if isinstance(view.phase, Playing):
        seen.update(card for cards in view.phase.plays for card in cards)
    seen.update(card for card in view.kitty if card is not None)
    return Counter(pack(view.options)) - seen


def is_master(view: View, card: Card) -> bool:
    """Whether no unseen card of its suit stands above this one."""
    suit, strength = view.trumps.suit_of(card), view.trumps.strength(card)
    return not any(
        view.trumps.suit_of(other) == suit and view.trumps.strength(other) > strength for other in unseen(view)
    )


def is_worthless(view: View, card: Card, led: object = ...) -> bool:
    """Whether nobody minds losing this card: no points, no master, and of trumps a plain one where trumps were led."""
    suit = view.trumps.suit_of(card)
    if view.trumps.is_high(card):
        return False
    return not points_in((card,)) and not is_master(view, card) and (suit is not None or led is None)


def behind(view: View, playing: Playing) -> Iterator[Seat]:
    """The seats that play to this trick after the seat on turn."""
    seat = turn_after(view.options, view.seat)
    while seat != playing.leader:
        yield seat
        seat = turn_after(view.options, seat)


def sides_known(view: View, playing: Playing) -> bool:
    """Whether everybody knows who plays with whom."""
    return all_known(view.options, playing.calls)


def is_friend(view: View, seat: Seat) -> bool:
    """Whether a seat is on the own side, where the sides are known."""
    return (seat in view.declarers) == (view.seat in view.declarers)


def takes(view: View, playing: Playing, cards: Cards) -> bool:
    """Whether this follow holds the trick for now."""
    assert playing.lead is not None
    seats = (turn_after(view.options, playing.leader, step) for step in range(view.options.seats))
    _, *before = (playing.plays[seat] for seat in seats if playing.plays[seat])
    return winner(playing.lead, [*before, cards], view.trumps, view.options) == len(before) + 1


def others(view: View, play: Play) -> Iterator[Cards]:
    """The cards of the other plays that were allowed, as far as candidates name them."""
    return (each.cards for each in view.candidates() if isinstance(each, Play) and each != play)


@dataclass(frozen=True, slots=True)
class Follow:
    """A play on a lead: the phase, what was led, who holds the trick so far, and the play."""

    playing: Playing
    lead: Lead
    best: Seat
    play: Play


def _follow(view: View, action: Action) -> Follow | None:
    """The play, where the seat follows."""
    playing = view.phase
    if not isinstance(playing, Playing) or not isinstance(action, Play) or playing.lead is None:
        return None
    assert playing.best is not None
    return Follow(playing, playing.lead, playing.best, action)


def _follow_between_sides(view: View, action: Action) -> Follow | None:
    """The play, where the seat follows and the sides are known."""
    found = _follow(view, action)
    return found if found is not None and sides_known(view, found.playing) else None


def _lead(view: View, action: Action) -> Play | None:
    """The play, where the seat leads."""
    playing = view.phase
    return action if isinstance(playing, Playing) and isinstance(action, Play) and playing.lead is None else None


def _gift(view: View, action: Action) -> bool:
    found = _follow_between_sides(view, action)
    if found is None:
        return False
    playing, play, suit = found.playing, found.play, found.lead.suit
    given = points_in(play.cards)
    if not given or list(behind(view, playing)) or is_friend(view, found.best) or takes(view, playing, play.cards):
        return False

    def cheaper(cards: Cards) -> bool:
        new = Counter(cards) - Counter(play.cards)
        return points_in(cards) < given and all(is_worthless(view, card, suit) for card in new)

    return any(cheaper(cards) for cards in others(view, play) if not takes(view, playing, cards))


def _joker_wasted(view: View, action: Action) -> bool:
    found = _follow(view, action)
    if found is None:
        return False
    playing, play = found.playing, found.play
    jokers, given = sum(card in JOKERS for card in play.cards), points_in(play.cards)
    if not jokers or takes(view, playing, play.cards):
        return False
    return any(
        sum(card in JOKERS for card in cards) < jokers and points_in(cards) - given <= A_POINT_CARD
        for cards in others(view, play)
        if not takes(view, playing, cards)
    )


def _trump_wasted(view: View, action: Action) -> bool:
    found = _follow(view, action)
    if found is None or found.lead.suit is None or takes(view, found.playing, found.play.cards):
        return False
    played = found.play.cards
    trumps = Counter(card for card in played if view.trumps.suit_of(card) is None and not points_in((card,)))

    def sparing(cards: Cards) -> bool:
        new, gone = Counter(cards) - Counter(played), Counter(played) - Counter(cards)
        return bool(new) and not gone - trumps and all(is_worthless(view, card) for card in new)

    return bool(trumps) and any(map(sparing, others(view, found.play)))


def _partner_overtaken(view: View, action: Action) -> bool:
    found = _follow_between_sides(view, action)
    if found is None:
        return False
    playing, play, suit = found.playing, found.play, found.lead.suit
    certain = all(is_friend(view, seat) for seat in behind(view, playing))
    if not certain or not is_friend(view, found.best) or not takes(view, playing, play.cards):
        return False
    if points_in(play.cards):
        return False
    kept = without(view.hand, play.cards)
    if any(is_master(view, card) for card in kept if view.trumps.suit_of(card) is not None):
        return False
    return any(
        not takes(view, playing, cards) and all(is_worthless(view, card, suit) for card in cards)
        for cards in others(view, play)
    )


def _five_led(view: View, action: Action) -> bool:
    play = _lead(view, action)
    if play is None:
        return False
    card, *more = play.cards
    suit = view.trumps.suit_of(card)
    if more or card.rank is not Rank.FIVE or suit is None or is_master(view, card):
        return False
    if any(_failed_to_follow(view, seat, suit) for seat in range(view.options.seats) if seat != view.seat):
        return False
    return any(len(cards) == 1 and is_worthless(view, cards[0]) for cards in others(view, play))


def _failed_to_follow(view: View, seat: Seat, suit: object) -> bool:
    """Whether this seat has once played less of the suit than was led."""
    return any(
        trick.lead.suit == suit and any(view.trumps.suit_of(card) != suit for card in trick.plays[seat])
        for trick in view.tricks
    )


def _timid(view: View, action: Action) -> bool:
    found = _follow_between_sides(view, action)
    if found is None:
        return False
    playing, lead, play = found.playing, found.lead, found.play
    suit, last = lead.suit, list(behind(view, playing))
    if lead.size > 1 or len(last) != 1 or is_friend(view, last[0]) or not is_friend(view, playing.leader):
        return False
    (card,) = play.cards
    stake = points_in((card, *(each for cards in playing.plays for each in cards)))
    if not stake or view.trumps.suit_of(card) != suit or is_master(view, card) or not takes(view, playing, (card,)):
        return False
    if _failed_to_follow(view, last[0], suit):
        return False
    return any(is_master(view, other) for other in view.hand if view.trumps.suit_of(other) == suit)


def _points_buried(view: View, action: Action) -> bool:
    if not isinstance(action, Bury):
        return False
    buried = tuple(card for card in action.cards if card is not None)
    kept = without(view.hand, buried)
    if points_in(buried) < MANY_POINTS or FEW_TRUMPS * len(view.trumps.of_suit(kept, None)) > len(kept):
        return False
    return any(is_worthless(view, card) for card in kept)


def _loose_throw(view: View, action: Action) -> bool:
    play = _lead(view, action)
    if play is None:
        return False
    lead = read_lead(play.cards, view.trumps, view.options)
    if lead is None or len(lead.parts) == 1:
        return False
    rest = view.trumps.of_suit(tuple(unseen(view).elements()), lead.suit)
    return all(higher(part, rest, view.trumps) for part in lead.parts)


DETECTORS = (
    Detector(
        "gift",
        "last to a trick of the other side, gives points though fewer may go",
        "the cards without points are masters, or trumps where another suit was led",
        _gift,
    ),
    Detector(
        "joker wasted",
        "plays a joker that does not take the trick",
        "every other play has as many jokers, gives ten points more, or takes the trick",
        _joker_wasted,
    ),
    Detector(
        "trump wasted",
        "discards a trump without points that does not take the trick, though a worthless card of a side suit may go",
        "side cards are points or masters",
        _trump_wasted,
    ),
    Detector(
        "partner overtaken",
        "takes a trick that a partner was sure to win, without points in the card",
        "it goes on with a master of a side suit, or has nothing lower",
        _partner_overtaken,
    ),
    Detector(
        "five led",
        "leads a lone 5 of a side suit that others can beat, though a worthless card may be led",
        "somebody has run out of the suit, so that a partner may ruff it",
        _five_led,
    ),
    Detector(
        "timid third hand",
        "wins a partner's lead with points in the trick by a card that may be beaten, though it holds a master",
        "the last seat has run out of the suit, and would ruff, or has no trumps left to win with",
        _timid,
    ),
    Detector(
        "points buried",
        "buries ten points or more with at most a third of the hand trumps, and keeps a worthless side card",
        "nothing else is left to bury but trumps and masters",
        _points_buried,
    ),
    Detector(
        "loose throw",
        "throws several parts of which unseen cards can beat every one",
        "one part at least stands for certain, and is led if the throw fails in the other",
        _loose_throw,
    ),
)
