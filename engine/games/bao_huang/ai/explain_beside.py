"""What a player of Bao Huang looks at beside jokers and plays: which cards go and stay, and who is near the end.

These are weaker reasons than those of ``explain``: they are told only where two moves are compared.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import EUNUCH, Cards, without
from engine.events import Seat
from engine.games.bao_huang.actions import Action, Play
from engine.games.bao_huang.ai.simulator.heuristic import friends_of, groups_of
from engine.games.bao_huang.ai.simulator.play_loop import FIELD, SHIFTS, Packed, packed
from engine.games.bao_huang.melds import ACE, BLACK, KING, RED, TWO, height
from engine.games.bao_huang.rules.phases import Playing
from engine.games.bao_huang.rules.view import View
from engine.parts.reasons import Merit, fact_of, over_one
from engine.search_model import Verdict, Weighed
from engine.words import Text, text

BEATEN_BY = {KING: "aces", ACE: "twos", TWO: "jokers"}
"""What it takes to beat cards of these heights: the ranks above them."""
FEW, FEWEST = 6, 3
"""An opponent with so few cards may soon be out, with the fewest in one play."""


def beside(view: View, playing: Playing, verdict: Verdict[Action], told: tuple[Text, ...]) -> tuple[Text, ...]:
    """The strongest of what is seen beside for the best of two moves and not ``told`` yet; counts need room, too.

    That a play may win the lead is told only where there is nothing else.
    """
    alike = _same_size(verdict)
    found = over_one(verdict, lambda move: _seen_beside(view, playing, move, alike))
    said = {"reason.red"} | {fact_of(each) for each in told} & {"reason.plays_left"}
    said |= {"reason.red_kept"} if any(each.key == "reason.jokers" for each in told) else set()
    fresh = tuple(each for each in found if fact_of(each) not in said)
    if fresh or told:
        return fresh[:1]
    return over_one(verdict, lambda move: _may_lead(view, playing, move))


def plays_needed(view: View, hand: Packed) -> int:
    """How many plays a hand needs at least; where 2s hang on other cards they need none of their own (BH-34)."""
    groups = groups_of(hand)
    twos_go_along = view.options.twos_hang and groups > 1 and hand >> SHIFTS[TWO] & FIELD
    return groups - 1 if twos_go_along else groups


def _seen_beside(view: View, playing: Playing, move: Weighed[Action], alike: bool) -> Iterator[Merit]:
    cards = cards_played(move.action)
    stay, lowest = without(view.hand, cards), min(map(height, cards), default=0)
    twos = sum(height(card) == TWO for card in stay)
    if twos:
        yield Merit(text("reason.twos_kept", count=twos), twos, number=twos)
    reds = sum(height(card) == RED for card in stay)
    if reds:
        yield Merit(text("reason.red_kept", count=reds), reds)
    if cards and playing.trick.over is None and lowest == min(map(height, view.hand)):
        yield Merit(text("reason.lowest_goes"))
    if stay:
        after = plays_needed(view, packed(stay))
        yield Merit(text("reason.plays_left", count=after), -after, number=after)
        if not {height(card) for card in cards if height(card) < BLACK} & set(map(height, stay)):
            yield Merit(text("reason.whole"))
    unbeatable = any(height(card) == RED for card in cards)
    if unbeatable:
        yield Merit(text("reason.red"), RED, "beaten_by")  # told already: here only against what takes 2s or jokers
    elif stay and cards and lowest in BEATEN_BY:
        yield Merit(text(f"reason.beaten_by.{BEATEN_BY[lowest]}"), lowest, "beaten_by")
    if cards and playing.trick.over is None:
        yield from _too_few_to_run_out(view, playing, len(cards))
        yield Merit(text("reason.cards_gone", count=len(cards)), len(cards), number=len(cards))
    leads_a_set = playing.trick.over is None and len({height(card) for card in cards}) == 1 and lowest < BLACK
    if cards and (alike or leads_a_set):
        yield Merit(text("reason.lower_cards"), -lowest, compares=True)
        if alike and not unbeatable:
            yield Merit(text("reason.harder"), lowest, compares=True)
    if cards and playing.trick.over is None and _is_lone(view, cards):
        yield Merit(text("reason.lone"))
    best = playing.best
    if cards and best is not None and 0 < view.counts[best] <= FEW and _may_be_opponent(view, playing, best):
        yield Merit(text("reason.few_left", seat=best, count=view.counts[best]))


def _is_lone(view: View, cards: Cards) -> bool:
    """Whether this is one card, no joker, of whose rank the hand holds no other."""
    alike = [card for card in view.hand if height(card) == height(cards[0])]
    return len(cards) == len(alike) == 1 and height(cards[0]) < BLACK


def _too_few_to_run_out(view: View, playing: Playing, size: int) -> Iterator[Merit]:
    """That an opponent with few cards cannot run out over a lead of this size, nor can another one."""
    near = [
        seat for seat, left in enumerate(view.counts) if 0 < left <= FEWEST and _may_be_opponent(view, playing, seat)
    ]
    if near and all(view.counts[seat] != size for seat in near):
        fewest = min(near, key=lambda seat: view.counts[seat])
        yield Merit(text("reason.cannot_run_out", seat=fewest, count=view.counts[fewest]))


def _may_be_opponent(view: View, playing: Playing, seat: Seat) -> bool:
    """Whether this seat is not known to be on our side."""
    return friends_of(view.seat, playing.emperor, playing.eunuch, EUNUCH in view.hand)[seat] != 1


def _same_size(verdict: Verdict[Action]) -> bool:
    """Whether all these moves play as many equal cards, with the same jokers and nothing else hanging on them."""
    each = [[height(card) for card in cards_played(move.action)] for move in verdict.moves]
    equal = all(len({high for high in heights if high < BLACK}) == 1 for heights in each)
    jokers = {tuple(sorted(high for high in heights if high >= BLACK)) for heights in each}
    return equal and len(jokers) == 1 and len(set(map(len, each))) == 1


def _may_lead(view: View, playing: Playing, move: Weighed[Action]) -> Iterator[Merit]:
    if playing.trick.over is not None and 0 < len(cards_played(move.action)) < len(view.hand):
        yield Merit(text("reason.may_lead"))


def cards_played(action: Action) -> Cards:
    """The cards that a move plays; none of a pass."""
    return action.cards if isinstance(action, Play) else ()
