"""Blunders of Taihe A Bao: not going out, bombs spent or broken, partners beaten, the declarer let out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from benchmarks.detectors import Detector
from engine.cards import Cards, without
from engine.events import Seat
from engine.games.taihe_a_bao.actions import Action, Pass, Play
from engine.games.taihe_a_bao.melds import ACE, NINE, Meld, height, plays, read_meld
from engine.games.taihe_a_bao.options import pack
from engine.games.taihe_a_bao.rules.phases import Playing
from engine.games.taihe_a_bao.rules.view import View

SHORT = 2
"""Whoever has no more cards than this has to be stopped, at whatever price."""


def plays_of(view: View) -> Iterator[Play]:
    """The plays that are allowed."""
    return (action for action in view.candidates() if isinstance(action, Play))


def enemies(view: View, playing: Playing) -> list[Seat]:
    """The declarer's opponents, or the declarer alone."""
    if view.seat == playing.declarer:
        return [seat for seat in range(view.options.seats) if seat != view.seat]
    return [playing.declarer]


def shortest(view: View, playing: Playing) -> int:
    """The fewest cards of an enemy."""
    return min(view.counts[seat] for seat in enemies(view, playing))


def meld_in(view: View, cards: Cards) -> Meld | None:
    """What these cards make."""
    return read_meld(cards, view.aces_of_three) if cards else None


def is_nearly_out(view: View, cards: Cards) -> bool:
    """Whether after these cards one play at most is left."""
    rest = without(view.hand, cards)
    return not rest or meld_in(view, rest) is not None


def runs_out(view: View, playing: Playing, cards: Cards) -> bool:
    """Whether the hand goes out by these cards and then others, all but the last of which no enemy can beat."""
    most = max(view.counts[seat] for seat in enemies(view, playing))
    hidden = _unseen(view, playing)

    def is_beaten(meld: Meld) -> bool:
        return any(len(better) <= most for better in plays(hidden, meld, view.aces_of_three))

    def empties(hand: Cards, first: Cards) -> bool:
        rest, meld = without(hand, first), meld_in(view, first)
        if not rest:
            return True
        if meld is None or is_beaten(meld):
            return False
        return any(empties(rest, after) for after in plays(rest, None, view.aces_of_three))

    return empties(view.hand, cards)


def _stays_in(view: View, action: Action) -> bool:
    if not isinstance(view.phase, Playing) or (isinstance(action, Play) and len(action.cards) == len(view.hand)):
        return False
    return any(len(play.cards) == len(view.hand) for play in plays_of(view))


def _partner_beaten(view: View, action: Action) -> bool:
    playing = view.phase
    if not isinstance(playing, Playing) or not isinstance(action, Play) or playing.best is None:
        return False
    if view.seat == playing.declarer or playing.best == playing.declarer:
        return False
    if not _has_passed(view, playing):
        return False
    return not is_nearly_out(view, action.cards) and not runs_out(view, playing, action.cards)


def _has_passed(view: View, playing: Playing) -> bool:
    """Whether the declarer has passed on the best play."""
    assert playing.best is not None
    seats = view.options.seats
    since = (view.seat - playing.best) % seats
    return 0 < (playing.declarer - playing.best) % seats < since and playing.passes >= since - 1


def _bomb_spent(view: View, action: Action) -> bool:
    playing = view.phase
    if not isinstance(playing, Playing) or not isinstance(action, Play) or playing.over is None:
        return False
    meld = meld_in(view, action.cards)
    if meld is None or not meld.bomb or playing.over.bomb or playing.over.top > NINE:
        return False
    if shortest(view, playing) <= SHORT or is_nearly_out(view, action.cards):
        return False
    plain = (meld_in(view, play.cards) for play in plays_of(view))
    return any(other is not None and not other.bomb for other in plain)


def _bomb_broken(view: View, action: Action) -> bool:
    playing = view.phase
    if not isinstance(playing, Playing) or not isinstance(action, Play) or len(action.cards) > 2:
        return False
    if shortest(view, playing) <= SHORT or is_nearly_out(view, action.cards):
        return False
    copies = Counter(map(height, view.hand))
    if copies[height(action.cards[0])] < 3:
        return False
    same = (play.cards for play in plays_of(view) if len(play.cards) == len(action.cards))

    def is_whole(cards: Cards) -> bool:
        rank = height(cards[0])
        return rank < ACE and copies[rank] == len(cards) and all(height(card) == rank for card in cards)

    return any(map(is_whole, same))


def _last_card_fed(view: View, action: Action) -> bool:
    playing = view.phase
    if not isinstance(playing, Playing) or not isinstance(action, Play) or playing.over is not None:
        return False
    if len(action.cards) > 1 or len(view.hand) == 1 or shortest(view, playing) != 1:
        return False
    if not any(height(card) > height(action.cards[0]) for card in _unseen(view, playing)):
        return False
    if _partner_may_go_out(view, playing):
        return False
    return any(len(play.cards) > 1 for play in plays_of(view))


def _partner_may_go_out(view: View, playing: Playing) -> bool:
    """Whether a partner with one card is asked before the declarer."""
    seats = view.options.seats
    before = range(1, (playing.declarer - view.seat) % seats)
    return any(view.counts[(view.seat + step) % seats] == 1 for step in before)


def _unseen(view: View, playing: Playing) -> Cards:
    seen = {*view.hand, *playing.aside, *(card for cards in playing.table for card in cards)}
    return tuple(card for card in pack(view.options) if card not in seen)


def _declarer_let_out(view: View, action: Action) -> bool:
    playing = view.phase
    if not isinstance(playing, Playing) or not isinstance(action, Pass) or view.seat == playing.declarer:
        return False
    if playing.best != playing.declarer or playing.passes < view.options.seats - 2:
        return False
    return view.counts[playing.declarer] == 1 and any(True for _ in plays_of(view))


DETECTORS = (
    Detector(
        "stays in",
        "does not go out though one play lays all cards down",
        "never right: whoever goes out first wins for the own side",
        _stays_in,
    ),
    Detector(
        "partner beaten",
        "beats a play of the own side on which the declarer has passed",
        "one play at most is left afterwards, or the hand goes out by plays that no enemy can beat",
        _partner_beaten,
    ),
    Detector(
        "bomb spent",
        "bombs a 9 or less though a plain play beats it",
        "an enemy has two cards or fewer, or one play at most is left afterwards",
        _bomb_spent,
    ),
    Detector(
        "bomb broken",
        "breaks three or four equal cards up though a lone card or pair below the Aces will do",
        "an enemy has two cards or fewer, or one play at most is left afterwards",
        _bomb_broken,
    ),
    Detector(
        "last card fed",
        "leads a single that can be beaten while an enemy holds one card, though it has more than singles",
        "no unseen card beats the single, or a partner with one card is asked before the declarer",
        _last_card_fed,
    ),
    Detector(
        "declarer let out",
        "passes as the last and gives the lead to a declarer with one card, though it could beat the play",
        "a seat after it may still beat the play",
        _declarer_let_out,
    ),
)
