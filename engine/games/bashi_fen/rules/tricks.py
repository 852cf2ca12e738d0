"""Who wins a trick, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards import Card, Cards, Rank
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.following.follow import LEAST_BOMB
from engine.games.bashi_fen.rules.parts import Lead, LeadKind, Shape, shape_of
from engine.games.bashi_fen.rules.ruffs import Reading, highest_readings, largest_top, make_up, readings
from engine.games.bashi_fen.rules.trumps import PlayedSuit, Trumps

POINTS = {Rank.FIVE: 5, Rank.TEN: 10, Rank.KING: 10}

Worth = tuple[int, ...]
"""The value by which one play beats another if it is greater; of equal ones the first wins (BSF-23)."""


def points_in(cards: Iterable[Card]) -> int:
    """Fives count five, tens and kings ten (BSF-60)."""
    return sum(POINTS.get(card.rank, 0) for card in cards)


def winner(lead: Lead, followers: Sequence[Cards], trumps: Trumps, options: Options) -> int:
    """Who wins: 0 for the leader, then the followers in order (BSF-23, BSF-51 … BSF-58, BSF-5C, BSF-82)."""
    if options.bombs != "no":
        bombs = [_bomb(play, trumps) for play in (lead.cards, *followers)]
        if any(bombs):
            return bombs.index(max(bombs))
    if len(lead.parts) > 1:
        return _throw_winner(lead, followers, trumps, options)
    led = lead.parts[0].shape
    worths = [worth_of_lead(lead), *(worth(play, led, lead.suit, trumps, options) for play in followers)]
    return worths.index(max(worths))


def _bomb(play: Sequence[Card], trumps: Trumps) -> Worth:
    """The worth of a bomb: trumps, then rank (BSF-82); empty for other plays."""
    if len(play) < LEAST_BOMB or len(set(play)) != 1:
        return ()
    return int(trumps.suit_of(play[0]) is None), trumps.strength(play[0])


def worth_of_lead(lead: Lead) -> Worth:
    """What a follower of a lead of one part has to exceed."""
    part = lead.parts[0]
    return int(lead.suit is None), part.shape.width, part.top


def worth(play: Sequence[Card], led: Shape, suit: PlayedSuit, trumps: Trumps, options: Options) -> Worth:
    """Trumps, then the larger tuples where they may beat, then rank; nothing where the shape does not fit (BSF-58)."""
    suits = {trumps.suit_of(card) for card in play}
    if len(suits) != 1 or not suits <= {suit, None}:
        return ()
    shape = shape_of(play, trumps)
    bigger = options.bigger_shapes_beat and led.kind is LeadKind.TRACTOR
    if shape is None or shape.size != led.size or (shape != led and not (bigger and shape.width > led.width)):
        return ()
    return int(suits == {None}), shape.width, max(map(trumps.strength, play))


def _throw_winner(lead: Lead, followers: Sequence[Cards], trumps: Trumps, options: Options) -> int:
    """The highest of the plays that are all trumps and of the same make-up as the throw, else the leader (BSF-5C)."""
    shapes = make_up(lead.shapes, options)
    read = readings if options.throw_compare == "every_part" else highest_readings
    best, seat = None, 0
    if lead.suit is None:
        best = max(read(lead.cards, shapes, trumps), key=lambda reading: _compared(reading, options))
    for number, play in enumerate(followers, 1):
        if any(trumps.suit_of(card) is not None for card in play):
            continue
        ruffs = [reading for reading in read(play, shapes, trumps) if _higher(reading, best, options)]
        if ruffs:
            best, seat = max(ruffs, key=lambda reading: _compared(reading, options)), number
    return seat


def _higher(ruff: Reading, best: Reading | None, options: Options) -> bool:
    """Whether a ruff beats the best so far; the throw of a plain suit is beaten by any."""
    if best is None:
        return True
    new, old = _compared(ruff, options), _compared(best, options)
    return all(mine > theirs for mine, theirs in zip(new, old, strict=True))


def _compared(reading: Reading, options: Options) -> Worth:
    """What is compared of a reading: its largest part, its highest card, or every part in order."""
    if options.throw_compare == "largest_part":
        return (largest_top(reading),)
    tops = tuple(top for _, top in reading)
    return (max(tops),) if options.throw_compare == "highest_card" else tops
