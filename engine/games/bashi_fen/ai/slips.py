"""Slips of beginners in Bashi Fen, mistakes that people make, each derived from the heuristic's play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.cards import Card, Rank, without
from engine.games.bashi_fen.actions import JOKERS, PASS, Action, Bid, Bury, Play, in_order
from engine.games.bashi_fen.rules.phases import Playing, Taking
from engine.games.bashi_fen.rules.standing import turn_after
from engine.games.bashi_fen.rules.tricks import POINTS, points_in, winner
from engine.games.bashi_fen.rules.view import View
from engine.search_model import Slip

CHEAP = 10
"""A trick with fewer points than this is worth no high card."""


def _singles(view: View) -> Iterator[Card]:
    """The single cards that may be played now, from low to high."""
    plays = (each.cards for each in view.candidates() if isinstance(each, Play))
    yield from view.trumps.in_order(dict.fromkeys(cards[0] for cards in plays if len(cards) == 1))


def _takes(view: View, playing: Playing, card: Card) -> bool:
    """Whether this card holds the trick for now."""
    assert playing.lead is not None
    seats = (turn_after(view.options, playing.leader, step) for step in range(view.options.seats))
    _, *before = (playing.plays[seat] for seat in seats if playing.plays[seat])
    return winner(playing.lead, [*before, (card,)], view.trumps, view.options) == len(before) + 1


def _answers_single(view: View, own: Action) -> Playing | None:
    """The phase, where a single card is to be followed."""
    playing = view.phase
    if isinstance(playing, Playing) and isinstance(own, Play) and playing.lead is not None and playing.lead.size == 1:
        return playing
    return None


def _spends_high(view: View, own: Action) -> Action | None:
    """Takes a trick of few points with the highest card, where a lower one will do."""
    playing = _answers_single(view, own)
    if playing is None or points_in(card for cards in playing.plays for card in cards) >= CHEAP:
        return None
    winning = [card for card in _singles(view) if _takes(view, playing, card)]
    return Play((winning[-1],)) if len(winning) > 1 else None


def _breaks_pair(view: View, own: Action) -> Action | None:
    """Follows with a card of a pair instead of a lone one."""
    playing = _answers_single(view, own)
    if playing is None or not isinstance(own, Play) or points_in(own.cards):
        return None
    suit, counts = view.trumps.suit_of(own.cards[0]), Counter(view.hand)
    paired = (card for card in _singles(view) if counts[card] > 1 and view.trumps.suit_of(card) == suit)
    card = next((card for card in paired if not points_in((card,))), None)
    return None if card is None or counts[own.cards[0]] > 1 else Play((card,))


def _feeds_uncertain(view: View, own: Action) -> Action | None:
    """Gives points to a partner's trick that somebody may still take."""
    playing = _answers_single(view, own)
    if playing is None or playing.best is None or turn_after(view.options, view.seat) == playing.leader:
        return None
    if (playing.best in view.declarers) != (view.seat in view.declarers):
        return None
    giving = [card for card in _singles(view) if points_in((card,)) and not _takes(view, playing, card)]
    return Play((max(giving, key=lambda card: POINTS[card.rank]),)) if giving else None


def _keeps_joker(view: View, own: Action) -> Action | None:
    """Saves a joker where it would take the trick."""
    playing = _answers_single(view, own)
    if playing is None or not isinstance(own, Play) or own.cards[0] not in JOKERS:
        return None
    low = (card for card in _singles(view) if card not in JOKERS and not points_in((card,)))
    card = next(low, None)
    return None if card is None else Play((card,))


def _leads(view: View, own: Action) -> bool:
    return isinstance(view.phase, Playing) and isinstance(own, Play) and view.phase.lead is None


def _forgets_void(view: View, own: Action) -> Action | None:
    """Leads the highest card of a side suit though an opponent has run out of it and will ruff."""
    if not _leads(view, own):
        return None
    for trick in reversed(view.tricks):
        suit = trick.lead.suit
        suited = view.trumps.of_suit(view.hand, suit)
        out = (
            seat
            for seat, cards in enumerate(trick.plays)
            if (seat in view.declarers) != (view.seat in view.declarers) and not view.trumps.of_suit(cards, suit)
        )
        if suit is not None and suited and any(True for _ in out):
            return Play((view.trumps.in_order(suited)[-1],))
    return None


def _leads_five(view: View, own: Action) -> Action | None:
    """Leads a lone five of a side suit."""
    if not _leads(view, own):
        return None
    fives = [card for card in _singles(view) if card.rank is Rank.FIVE and view.trumps.suit_of(card) is not None]
    return Play((fives[0],)) if fives else None


def _saves_high(view: View, own: Action) -> Action | None:
    """Keeps the highest card of a side suit for later, and leads the lowest of that suit instead."""
    if not _leads(view, own) or not isinstance(own, Play):
        return None
    suit = view.trumps.suit_of(own.cards[0])
    suited = view.trumps.of_suit(view.hand, suit)
    if suit is None or max(map(view.trumps.strength, suited)) not in map(view.trumps.strength, own.cards):
        return None
    low = (card for card in _singles(view) if card in suited and card not in own.cards and not points_in((card,)))
    card = next(low, None)
    return None if card is None else Play((card,))


def _bids_late(view: View, own: Action) -> Action | None:
    """Waits with a bid."""
    return PASS if isinstance(view.phase, Taking) and isinstance(own, Bid) else None


def _buries_points(view: View, own: Action) -> Action | None:
    """Buries a ten or a King of a side suit to be rid of it."""
    if not isinstance(own, Bury):
        return None
    buried = [card for card in own.cards if card is not None]
    kept = without(view.hand, tuple(buried))
    tens = [card for card in kept if POINTS.get(card.rank) == CHEAP and view.trumps.suit_of(card) is not None]
    return Bury(in_order([*buried[1:], tens[0]])) if tens else None


SLIPS: tuple[Slip[View, Action], ...] = (
    Slip("spends a high card on a cheap trick", 0.5, _spends_high),
    Slip("breaks a pair", 0.4, _breaks_pair),
    Slip("feeds points to an uncertain trick", 0.5, _feeds_uncertain),
    Slip("keeps a joker too long", 0.3, _keeps_joker),
    Slip("forgets that a suit is out", 0.5, _forgets_void),
    Slip("leads a lone five", 0.1, _leads_five),
    Slip("saves a high card", 0.5, _saves_high),
    Slip("bids late", 0.5, _bids_late),
    Slip("buries points", 0.4, _buries_points),
)
"""Each with its weight, by which the level's chance of a slip is multiplied."""
