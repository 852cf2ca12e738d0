"""What speaks for a play, as far as its seat can see: suits, trumps, points, pairs and high cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.cards import Card, Cards, without
from engine.games.bashi_fen.actions import Play
from engine.games.bashi_fen.ai.alternatives import chosen_among, keeps_copies_together
from engine.games.bashi_fen.ai.heuristic_player import packed_decision
from engine.games.bashi_fen.ai.simulator.heuristic import InformationState
from engine.games.bashi_fen.ai.simulator.packed_cards import (
    BITS,
    FIELD,
    PackedCards,
    Packing,
    cards_counted,
    fields_in,
    held_twice,
    highest,
    lowest,
    more_than,
)
from engine.games.bashi_fen.ai.simulator.play_loop import Led, led_by, takes
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.following.follow import suit_words
from engine.games.bashi_fen.rules.partners import all_known, calls_after
from engine.games.bashi_fen.rules.parts import Shape
from engine.games.bashi_fen.rules.phases import Playing
from engine.games.bashi_fen.rules.throws import higher
from engine.games.bashi_fen.rules.tricks import points_in
from engine.games.bashi_fen.rules.view import View
from engine.parts.reasons import Merit
from engine.words import text

NONE_ABOVE = "reason.none_above"
JOINS = "reason.joins"
"""The reason that comes first: it decides with whom one plays."""
ABOVE, TRUMPS, HIGHER = "above", "trumps", "higher"
"""Ideas that several merits share: what could beat a lead, how many trumps are held afterwards, and whether higher
cards of the suit are."""

ABOVE_PLAIN_SUITS = 10_000
"""Added to a trump's strength, so that it is above every card of a plain suit."""
FEW_POINTS = 5
"""No more points than these are few to lose."""


def of_play(view: View, playing: Playing, play: Play) -> Iterator[Merit]:
    """A lead that nobody can beat in its suit; trumps drawn, kept or spent, suits to ruff from now on, points, winners
    and pairs kept."""
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
    if joins(view, playing, play):
        yield Merit(text(JOINS))
    wins = led is not None and takes(packing, led, move, information.best)
    if led is not None:
        yield from _of_points(view, playing, points_in(play.cards), wins, information)
    hand = information.hand
    chosen = chosen_among(hand, led)
    winners = _winners(packing, more_than(chosen, move), information.rest)
    if winners:
        yield Merit(text("reason.winners_kept", cards=winners), len(winners))
    if held_twice(chosen) and keeps_copies_together(hand, move):
        yield Merit(text("reason.no_pair_broken"))


def _of_points(view: View, playing: Playing, points: int, wins: bool, information: InformationState) -> Iterator[Merit]:
    """That the points of an answer go to the own side, or that few of them may go to the other one."""
    least, most = min(points_open(view)), max(points_open(view))
    if wins:
        if information.last and points > least:
            yield Merit(text("reason.points_home", points=points), points)
    elif not all_known(view.options, playing.calls):
        if not information.friendly and points == least < most:
            yield Merit(text("reason.points_put", points=points), -points)
    elif information.friendly:
        if points > least:
            yield Merit(text("reason.points_added", points=points), points)
    elif points < most:
        yield Merit(text("reason.points_spared", points=points), -points)


def _of_lead(packing: Packing, unseen: PackedCards, led: Led) -> Iterator[Merit]:
    """That nobody else has cards of the suit, or none that beat these; trumps drawn, few points led."""
    suit, rest, low = led.lead.suit, unseen & led.mask, packing.strengths[lowest(led.cards)]
    if not rest:
        yield Merit(text("reason.none_out", suit=suit_words(suit)), 1, ABOVE)
        return
    if suit is None:
        yield Merit(text("reason.draws_trumps", count=cards_counted(rest)))
    if low >= max(packing.strengths[field] for field in fields_in(rest)):
        yield Merit(text(NONE_ABOVE, suit=suit_words(suit)), 0, ABOVE)
    elif _is_highest_of_its_kind(packing, rest, led):
        yield Merit(text("reason.highest_of_kind", suit=suit_words(suit)), 0, ABOVE)
    else:
        points = packing.points_in(led.cards)
        if points <= FEW_POINTS:
            yield Merit(text("reason.points_led", points=points), -points)
        if _is_pair(packing.options, led):
            yield (
                Merit(text("reason.pair_needed"), -2, ABOVE)
                if suit is not None
                else Merit(text("reason.trump_pair_needed"), -1, ABOVE)
            )


def _is_highest_of_its_kind(packing: Packing, rest: PackedCards, led: Led) -> bool:
    """Whether this is one set or one tractor, and no other of the suit that could be out is higher."""
    options, parts = packing.options, led.lead.parts
    if led.size == 1 or len(parts) > 1 or parts[0].loose or options.bombs != "no" or options.bigger_shapes_beat:
        return False
    return not higher(parts[0], packing.unpacked(rest), packing.trumps)


def _is_pair(options: Options, led: Led) -> bool:
    """Whether this is a pair, where nothing but a higher one beats it."""
    plain = options.bombs == "no" and not options.bigger_shapes_beat
    return plain and [part.shape for part in led.lead.parts] == [Shape(2, 1)]


def _winners(packing: Packing, hand: PackedCards, rest: PackedCards) -> Cards:
    """Of these cards those of plain suits that no card of their suit that is still out is above."""
    found: PackedCards = 0
    for mask in packing.plain_masks:
        others = rest & mask
        if hand & mask:
            above = packing.strengths[highest(others)] if others else 0
            fields = [field for field in fields_in(hand & mask) if packing.strengths[field] >= above]
            found += sum(hand & FIELD << BITS * field for field in fields)
    return packing.unpacked(found)


def is_highest(view: View, action: object) -> bool:
    """Whether only the highest cards of their suit are played: of an Ace everybody knows that nothing is above it."""
    if not isinstance(action, Play) or not isinstance(view.phase, Playing) or view.phase.lead is not None:
        return False
    packing, _, _ = packed_decision(view, view.phase)
    led = led_by(packing, packing.packed(action.cards))
    return packing.strengths[lowest(led.cards)] == packing.strengths[highest(led.mask)]


def points_open(view: View) -> set[int]:
    """The points that this seat may put into the trick."""
    return {points_in(play.cards) for play in view.candidates() if isinstance(play, Play)}


def joins(view: View, playing: Playing, play: Play) -> bool:
    """Whether this play makes the seat a partner of the declarer (BSF-40)."""
    if view.seat in view.declarers:
        return False
    calls = calls_after(playing.calls, view.options, view.seat, play.cards)
    return view.seat in calls.owners


def beside_play(view: View, playing: Playing, play: Play) -> Iterator[Merit]:
    """What is seen beside: that lower cards are enough or higher ones stay, and pairs to lead next.

    These are weaker reasons, told only where no more than two moves are compared.
    """
    packing, _, information = packed_decision(view, playing)
    led, move = information.led, packing.packed(play.cards)
    if led is None:
        yield from _higher_kept(view, play.cards)
        return
    wins = takes(packing, led, move, information.best)
    if wins and sum(map(bool, playing.plays)) == view.options.seats - 1:
        left = Counter(without(view.hand, play.cards))
        yield from of_sets(left, "reason.pairs_to_lead", "reason.sets_to_lead", "sets_to_lead")
    if not wins and not move & ~led.mask:
        yield from _higher_kept(view, play.cards)
    elif not wins:
        yield Merit(text("reason.lower_discarded"), -_height_of(view, play.cards), compares=True)
    if wins and len({view.trumps.suit_of(card) for card in play.cards}) == 1:
        suit, strengths = view.trumps.suit_of(play.cards[0]), [view.trumps.strength(card) for card in play.cards]
        if any(view.trumps.strength(card) > max(strengths) for card in view.trumps.of_suit(view.hand, suit)):
            yield Merit(text("reason.lower_enough"))
        yield Merit(
            text("reason.lower_wins", suit=suit_words(suit)),
            -sum(strengths),
            f"wins {suit} {len(play.cards)}",
            compares=True,
        )


def of_sets(left: Counter[Card], pairs: str, sets: str, idea: str) -> Iterator[Merit]:
    """How many sets of identical cards are left, where there are any; ``pairs``: the words where none is larger than a
    pair, else ``sets``."""
    sizes = [number for number in left.values() if number > 1]
    if sizes:
        yield Merit(text(sets if max(sizes) > 2 else pairs, count=len(sizes)), len(sizes), idea, len(sizes))


def _height_of(view: View, cards: Cards) -> int:
    """The height of the highest of these cards; any trump is above all others."""
    trumps = view.trumps
    return max(trumps.strength(card) + (ABOVE_PLAIN_SUITS if trumps.suit_of(card) is None else 0) for card in cards)


def _higher_kept(view: View, cards: Cards) -> Iterator[Merit]:
    """That higher cards of the suit of these stay in the hand, and how low these are."""
    suit, strengths = view.trumps.suit_of(cards[0]), [view.trumps.strength(card) for card in cards]
    higher = [card for card in view.trumps.of_suit(view.hand, suit) if view.trumps.strength(card) > max(strengths)]
    if len(higher) == 1:
        yield Merit(text("reason.higher_stays", card=higher[0]), 0, HIGHER)
    elif higher:
        yield Merit(text("reason.higher_stay", suit=suit_words(suit)), 0, HIGHER)
    if {view.trumps.suit_of(card) for card in cards} == {suit}:
        lower = text("reason.lower_played", suit=suit_words(suit))
        yield Merit(lower, -sum(strengths), f"lower {suit} {len(cards)}", compares=True)
