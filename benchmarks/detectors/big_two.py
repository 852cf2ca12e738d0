"""Blunders of Big Two: not going out, twos and fours spent on cheap cards, partners beaten, opponents let out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from benchmarks.detectors import Detector
from engine.cards import STANDARD, Cards, without
from engine.events import Seat
from engine.games.big_two.actions import PASS, Action, Pass, Play
from engine.games.big_two.melds import Kind, Meld, card_values, fives, height, meld_of_strength, pairs, read_meld
from engine.games.big_two.options import PARTNERSHIP, SEATS, partner
from engine.games.big_two.rules.phases import Playing
from engine.games.big_two.rules.scoring import changes
from engine.games.big_two.rules.view import View

CHEAP = 8
"""A Jack and all cards below stand lower than this height …"""
TWO = 12
"""… and a 2 stands at this one."""
SHORT = 3
"""Whoever has no more cards than this has to be stopped, at whatever price."""
SAVED = 3
"""Five cards that save fewer plays than this are made of pairs, or of pairs and 2s, and are no loss."""


def playing_of(view: View) -> Playing:
    """The phase; nobody is asked in the other."""
    assert isinstance(view.phase, Playing)
    return view.phase


def enemies(view: View) -> list[Seat]:
    """The seats that play against this one."""
    friends = {view.seat, partner(view.seat)} if view.options.mode == PARTNERSHIP else {view.seat}
    return [seat for seat in range(SEATS) if seat not in friends]


def plays_of(view: View) -> Iterator[Play]:
    """The plays that are allowed."""
    return (action for action in view.candidates() if isinstance(action, Play))


def unseen(view: View) -> Cards:
    """The cards in other hands."""
    trick = playing_of(view).trick
    seen = {*view.hand, *trick.aside, *(card for cards in trick.table for card in cards)}
    return tuple(card for card in STANDARD if card not in seen)


def unbeatable(view: View, meld: Meld) -> bool:
    """Whether no unseen card beats this single, or no two beat this pair; of five cards nothing is said."""
    values = card_values(unseen(view))
    if meld.size == 1:
        return not values or values[-1] < meld.key
    return meld.size == 2 and not any(strength > meld.strength for strength, _ in pairs(values))


def bombs_in(view: View) -> set[object]:
    """The cards of the hand that make a four of a kind, or a straight flush."""
    copies = Counter(map(height, view.hand))
    found: set[object] = {card for card in view.hand if copies[height(card)] == 4}
    by_value = dict(zip(card_values(view.hand), sorted(view.hand, key=lambda card: card_values((card,))), strict=True))
    for strength, values in fives(card_values(view.hand), view.options.straights):
        if meld_of_strength(strength).kind is Kind.STRAIGHT_FLUSH:
            found |= {by_value[value] for value in values}
    return found


def _stays_in(view: View, action: Action) -> bool:
    if isinstance(action, Play) and len(action.cards) == len(view.hand):
        return False
    left = [0 if seat == view.seat else count for seat, count in enumerate(view.counts)]
    if changes(view.options, left, view.seat, ())[view.seat] < 0:
        return False
    return any(len(play.cards) == len(view.hand) for play in plays_of(view))


def _partner_beaten(view: View, action: Action) -> bool:
    playing = playing_of(view)
    if view.options.mode != PARTNERSHIP or playing.best != partner(view.seat) or not isinstance(action, Play):
        return False
    if view.refusal(PASS) is not None:
        return False
    rest = without(view.hand, action.cards)
    goes_out = not rest or read_meld(rest, view.options.straights) is not None
    return playing.over is not None and unbeatable(view, playing.over) and not goes_out


def _bomb_broken(view: View, action: Action) -> bool:
    if not isinstance(action, Play) or len(action.cards) > 2 or view.is_obliged:
        return False
    if min(view.counts[seat] for seat in enemies(view)) <= SHORT:
        return False
    bombs = bombs_in(view)
    if not bombs.intersection(action.cards):
        return False
    others = (play.cards for play in plays_of(view) if len(play.cards) == len(action.cards))
    return any(not bombs.intersection(cards) and all(height(card) < TWO for card in cards) for cards in others)


def _two_spent(view: View, action: Action) -> bool:
    over = playing_of(view).over
    if not isinstance(action, Play) or len(action.cards) != 1 or over is None or view.is_obliged:
        return False
    if height(action.cards[0]) != TWO or over.key >> 2 > CHEAP or len(view.hand) <= SHORT + 1:
        return False
    if min(view.counts[seat] for seat in enemies(view)) <= SHORT:
        return False
    copies = Counter(map(height, view.hand))
    return any(
        len(play.cards) == 1 and height(play.cards[0]) < TWO and copies[height(play.cards[0])] == 1
        for play in plays_of(view)
    )


def _last_card_fed(view: View, action: Action) -> bool:
    if not isinstance(action, Play) or playing_of(view).over is not None or len(action.cards) > 1:
        return False
    if min(view.counts[seat] for seat in enemies(view)) > 1 or len(view.hand) == 1:
        return False
    meld = read_meld(action.cards, view.options.straights)
    if meld is None or unbeatable(view, meld):
        return False
    return any(len(play.cards) > 1 for play in plays_of(view))


def _let_out(view: View, action: Action) -> bool:
    playing = playing_of(view)
    if not isinstance(action, Pass) or playing.best not in enemies(view) or playing.trick.passes < SEATS - 2:
        return False
    assert playing.best is not None
    return view.counts[playing.best] == 1 and any(True for _ in plays_of(view))


def _lets_partner_out(view: View) -> bool:
    """Whether a single is led for a partner who has one card."""
    is_lead = playing_of(view).over is None
    return is_lead and view.options.mode == PARTNERSHIP and view.counts[partner(view.seat)] == 1


def _loose_plays(values: Iterable[int]) -> int:
    """In how many plays these cards go as pairs and singles."""
    return sum((copies + 1) // 2 for copies in Counter(value >> 2 for value in values).values())


def _five_broken(view: View, action: Action) -> bool:
    """A single card out of the only five-card play, though a lone card may go."""
    if not isinstance(action, Play) or len(action.cards) > 1 or view.is_obliged:
        return False
    if min(view.counts[seat] for seat in enemies(view)) <= SHORT or _lets_partner_out(view):
        return False
    straights = view.options.straights
    values = card_values(view.hand)
    held = [set(five) for _, five in fives(values, straights)]
    if not held or fives(card_values(without(view.hand, action.cards)), straights):
        return False
    if _loose_plays(values) - 1 - min(_loose_plays(set(values) - five) for five in held) < SAVED:
        return False
    common = set.intersection(*held)
    copies = Counter(map(height, view.hand))

    def is_spare(play: Play) -> bool:
        (card,) = play.cards
        return card_values(play.cards)[0] not in common and copies[height(card)] == 1 and height(card) < TWO

    return any(len(play.cards) == 1 and is_spare(play) for play in plays_of(view))


DETECTORS = (
    Detector(
        "stays in",
        "does not go out though one play lays all cards down",
        "the partner still has so many cards that the set would be lost",
        _stays_in,
    ),
    Detector(
        "partner beaten",
        "beats a partner's single or pair that nobody else can beat",
        "it goes out, has one play left and leads it next, or may not pass",
        _partner_beaten,
    ),
    Detector(
        "bomb broken",
        "breaks a four or a straight flush for one or two cards though others below a 2 will do",
        "an opponent has three cards or fewer, or the next player's last card obliges",
        _bomb_broken,
    ),
    Detector(
        "two spent",
        "takes a Jack or less with a 2 though a lone lower card beats it",
        "an opponent has three cards or fewer, or the own hand is as short",
        _two_spent,
    ),
    Detector(
        "last card fed",
        "leads a single that can be beaten while an opponent holds one card, though it has more than singles",
        "no unseen card beats the single",
        _last_card_fed,
    ),
    Detector(
        "let out",
        "passes as the last and gives the lead to an opponent with one card, though it could beat the play",
        "a seat after it may still beat the play",
        _let_out,
    ),
    Detector(
        "five broken",
        "plays a single out of the only five cards that make a combination, though a lone card may go",
        "an opponent has three cards or fewer, the partner one on a lead, the next player's last card obliges, or pairs"
        " are broken for the five",
        _five_broken,
    ),
)
