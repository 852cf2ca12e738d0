"""The heuristic player of Bao Huang: judges the crown by its hand, hides its role, and needs few plays."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.cards import EUNUCH
from engine.games.bao_huang.actions import ACCEPT, ANNOUNCE, PASS, PASS_ON, Action, Pass, Play, Take, Tribute
from engine.games.bao_huang.ai.simulator.heuristic import InformationState, friends_of, groups_of, heuristic_move
from engine.games.bao_huang.ai.simulator.play_loop import ALL_CARDS, NO_PLAY, NOBODY, Packed, legal, packed, unpacked
from engine.games.bao_huang.melds import BLACK, RED, TWO, height, height_counts
from engine.games.bao_huang.rules.phases import Announcing, Crowning, Giving, Playing, Taking
from engine.games.bao_huang.rules.tribute import highest_tribute
from engine.games.bao_huang.rules.view import View
from engine.prompts import Choose

CROWN_AT = 4.4
"""From this worth on a hand accepts the crown with a partner …"""
ALONE_AT = 8.7
"""… and from this on alone against four."""
CROWN_ADDS = 1.8
"""What the emperor card adds to a hand, a red joker."""
ANNOUNCE_AT = 7.0
"""From this worth on a partner announces and doubles the stakes …"""
ANNOUNCE_ALONE_AT = 9.5
"""… and from this on an emperor alone triples them."""
PLEASE_AT = 2
"""A seat with no more plays left than this says 站牌, so that its play is let stand …"""
BLUFF = 0.04
"""… and others do so this often, on either side."""
PLEASE_ADDS_TRUST = 0.1
"""How much more a seat that says 站牌 is trusted, while roles are hidden."""


def greedy(view: View, random: Random) -> Action:
    """The heuristic action of the seat on turn; ``random`` settles ties and bluffs."""
    match view.phase:
        case Giving():
            return Tribute(highest_tribute(view.hand, view.owed, view.options))
        case Taking(pool=pool):
            return Take(max(pool, key=height))
        case Crowning():
            return _crown(view)
        case Announcing(emperor=emperor):
            return _announce(view, alone=emperor == view.seat)
        case Playing() as playing:
            return _play(view, playing, random)
    raise ValueError("the deal is over: nobody is on turn")


def hand_worth(counts: Sequence[int]) -> float:
    """The strength of a hand with so many cards of each height: jokers, 2s and Aces, less a deduction for low ranks."""
    weak = sum(1 for copies in counts[:6] if 0 < copies < 3)
    strong = 1.8 * counts[RED] + 1.1 * counts[BLACK] + 0.5 * counts[TWO] + 0.2 * counts[TWO - 1]
    return strong - 0.4 * weak + 0.15 * max(counts[:TWO])


def crown_worth(counts: Sequence[int], alone: bool) -> float:
    """The value of the crown to a hand without it: accepted from 0 on, alone only by a very strong hand."""
    return hand_worth(counts) + CROWN_ADDS - (ALONE_AT if alone else CROWN_AT)


def announce_worth(counts: Sequence[int], alone: bool) -> float:
    """The value of announcing to the holder of the eunuch card, who announces from 0 on (BH-64)."""
    return hand_worth(counts) - (ANNOUNCE_ALONE_AT if alone else ANNOUNCE_AT)


def _crown(view: View) -> Action:
    """A strong hand accepts the crown, alone only a very strong one; others pass it on (BH-11, BH-13)."""
    prompt = view.prompt()
    if isinstance(prompt, Choose) and PASS_ON not in prompt.actions:
        return ACCEPT
    return ACCEPT if crown_worth(height_counts(view.hand), EUNUCH in view.hand) >= 0 else PASS_ON


def _announce(view: View, alone: bool) -> Action:
    """A hand announces only if it wins more often than not, since it also shows the other three whom to
    stop (BH-64)."""
    if EUNUCH not in view.hand:
        return PASS
    return ANNOUNCE if announce_worth(height_counts(view.hand), alone) >= 0 else PASS


def _play(view: View, playing: Playing, random: Random) -> Action:
    """The move that ``heuristic_move`` makes from what this seat may know."""
    hand = packed(view.hand)
    move = heuristic_move(information_state(view, playing, hand), legal(hand, playing.over, view.options))
    if move == NO_PLAY and playing.over is None:
        raise AssertionError("a leader plays")
    action = unpacked(move, view.hand)
    if isinstance(action, Pass) or move == hand:
        return action
    return Play(action.cards, please=says_please(hand - move, random))


def says_please(left: Packed, random: Random) -> bool:
    """Whether a seat that keeps these cards says 站牌: one that is nearly out, and others now and then (BH-42)."""
    return groups_of(left) <= PLEASE_AT or random.random() < BLUFF


def information_state(view: View, playing: Playing, hand: int) -> InformationState:
    """What the seat on turn may know, and how far it trusts the others; 站牌 earns a little more trust."""
    gone = packed(playing.trick.aside) + sum(map(packed, playing.trick.table))
    best = NOBODY if playing.best is None else playing.best
    holds = EUNUCH in view.hand
    friends = friends_of(view.seat, playing.emperor, playing.eunuch, holds)
    if playing.eunuch is None and not holds and _asked(view) == best:
        friends = tuple(
            min(1.0, trust + PLEASE_ADDS_TRUST) if seat == best and 0 < trust < 1 else trust
            for seat, trust in enumerate(friends)
        )
    return InformationState(
        view.seat,
        hand,
        ALL_CARDS - hand - gone,
        view.counts,
        playing.over,
        best,
        friends,
        holds and playing.eunuch is None,
        not holds and view.seat not in (playing.emperor, playing.eunuch),
    )


def _asked(view: View) -> int:
    """Who made the last play, if it came with 站牌; else nobody (BH-42)."""
    last = next((seen for seen in reversed(view.history) if isinstance(seen.action, Play)), None)
    return last.seat if last is not None and isinstance(last.action, Play) and last.action.please else NOBODY
