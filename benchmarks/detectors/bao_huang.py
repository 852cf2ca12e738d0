"""Blunders of Bao Huang: not going out, jokers and 2s spent early, sets broken, friends beaten, the eunuch shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from benchmarks.detectors import Detector
from engine.cards import EUNUCH, Card, Cards, Rank, without
from engine.events import Seat
from engine.games.bao_huang.actions import Action, Play
from engine.games.bao_huang.ai.simulator.heuristic import friends_of
from engine.games.bao_huang.melds import BLACK, RANKS, TWO, height
from engine.games.bao_huang.rules.phases import Playing
from engine.games.bao_huang.rules.view import View

MIDDLING = RANKS.index(Rank.JACK)
"""A play of this rank or less is worth no joker …"""
EARLY, FIRST = 20, 28
"""… two of them while everybody has so many cards, or one while everybody has so many …"""
PLAYS_LEFT = 4
"""… and the own hand needs more plays than this."""
NEARLY_OUT = 10
"""A seat with no more cards than this has to be watched."""


def plays_of(view: View) -> Iterator[Play]:
    """The plays that are allowed, without 站牌."""
    return (action for action in view.candidates() if isinstance(action, Play))


def trust_in(view: View, seat: Seat) -> float:
    """How far the roles that are known make a seat a friend: 1 for certain, 0 for an enemy for certain."""
    playing = view.phase
    assert isinstance(playing, Playing)
    return friends_of(view.seat, playing.emperor, playing.eunuch, EUNUCH in view.hand)[seat]


def jokers_in(cards: Cards) -> int:
    """How many jokers there are."""
    return sum(height(card) >= BLACK for card in cards)


def plays_needed(cards: Cards) -> int:
    """How many plays a hand needs at least: one for each rank."""
    ranks = {height(card) for card in cards if height(card) < BLACK}
    return len(ranks) or int(bool(cards))


def _stays_in(view: View, action: Action) -> bool:
    playing = view.phase
    if not isinstance(playing, Playing) or (isinstance(action, Play) and len(action.cards) == len(view.hand)):
        return False
    if playing.best is not None and trust_in(view, playing.best) == 1:
        return False
    return any(len(play.cards) == len(view.hand) for play in plays_of(view))


def _jokers_early(view: View, action: Action) -> bool:
    playing = view.phase
    if not isinstance(playing, Playing) or not isinstance(action, Play) or playing.over is None:
        return False
    jokers, least = jokers_in(action.cards), min(view.counts)
    if playing.over.heights[0] > MIDDLING or plays_needed(without(view.hand, action.cards)) <= PLAYS_LEFT:
        return False
    return (jokers > 1 and least >= EARLY) or (jokers == 1 and least >= FIRST)


def _jokers_led(view: View, action: Action) -> bool:
    playing = view.phase
    if not isinstance(playing, Playing) or not isinstance(action, Play) or playing.over is not None:
        return False
    return bool(jokers_in(action.cards)) and plays_needed(without(view.hand, action.cards)) > PLAYS_LEFT


def _wholes(view: View, size: int) -> list[Play]:
    """Plays of all cards of one rank below the 2s, so many, with nothing hung on them."""
    copies = Counter(map(height, view.hand))

    def is_whole(cards: Cards) -> bool:
        rank = height(cards[0])
        return rank < TWO and len(cards) == size == copies[rank] and all(height(card) == rank for card in cards)

    return [play for play in plays_of(view) if is_whole(play.cards)]


def _watched(view: View) -> bool:
    """Whether a seat that is no certain friend is nearly out."""
    return any(
        0 < count <= NEARLY_OUT and trust_in(view, seat) < 1
        for seat, count in enumerate(view.counts)
        if seat != view.seat
    )


def _set_broken(view: View, action: Action) -> bool:
    playing = view.phase
    if not isinstance(playing, Playing) or not isinstance(action, Play) or playing.over is None or _watched(view):
        return False
    copies = Counter(map(height, view.hand))
    used = Counter(map(height, action.cards))
    broken = any(used[rank] < copies[rank] for rank in used if rank < TWO)
    dearest = max(height(card) for card in action.cards)
    return broken and any(height(play.cards[0]) <= dearest for play in _wholes(view, len(action.cards)))


def _friend_beaten(view: View, action: Action) -> bool:
    playing = view.phase
    if not isinstance(playing, Playing) or not isinstance(action, Play) or playing.best is None:
        return False
    assert playing.over is not None
    if trust_in(view, playing.best) < 1 or playing.over.heights[0] <= MIDDLING:
        return False
    return plays_needed(without(view.hand, action.cards)) > 2


def _twos_spent(view: View, action: Action) -> bool:
    playing = view.phase
    if not isinstance(playing, Playing) or not isinstance(action, Play) or playing.over is None or _watched(view):
        return False
    if playing.over.heights[0] > MIDDLING or not any(height(card) == TWO for card in action.cards):
        return False
    return bool(_wholes(view, len(action.cards)))


def _eunuch_shown(view: View, action: Action) -> bool:
    playing = view.phase
    if not isinstance(playing, Playing) or not isinstance(action, Play) or playing.eunuch is not None:
        return False

    def is_plain_black(card: Card) -> bool:
        return height(card) == BLACK and not card.marked

    if EUNUCH not in action.cards or len(action.cards) == len(view.hand) or _watched(view):
        return False
    return any(map(is_plain_black, without(view.hand, action.cards)))


DETECTORS = (
    Detector(
        "stays in",
        "does not go out though one play lays all cards down",
        "a certain friend holds the trick",
        _stays_in,
    ),
    Detector(
        "jokers early",
        "answers a Jack or less with two jokers while everybody has 20 cards, or with one while everybody has 28",
        "the own hand needs four plays or fewer",
        _jokers_early,
    ),
    Detector(
        "jokers led",
        "leads jokers, alone or with others, with more than four plays to go",
        "the hand needs four plays or fewer, and leads winners first",
        _jokers_led,
    ),
    Detector(
        "set broken",
        "breaks equal cards up though a whole set below the 2s, no dearer, will do",
        "a seat that may be an enemy has ten cards or fewer",
        _set_broken,
    ),
    Detector(
        "friend beaten",
        "beats the Queens or better of a certain friend",
        "its own hand needs two more plays at most",
        _friend_beaten,
    ),
    Detector(
        "twos spent",
        "takes a Jack or less with 2s though a whole set below them will do",
        "a seat that may be an enemy has ten cards or fewer",
        _twos_spent,
    ),
    Detector(
        "eunuch shown",
        "shows the eunuch card while nobody knows who has it, though a plain black joker will do",
        "it goes out with it, has no other black joker, or wants to be known as somebody has ten cards or fewer",
        _eunuch_shown,
    ),
)
