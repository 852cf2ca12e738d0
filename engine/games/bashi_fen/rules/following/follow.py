"""Whether cards may follow a lead: compares what the hand owes with what is played, and gives the reason where it
fails."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum

from engine.cards import Card, Cards, holds
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.following.holding import Holding, Stack
from engine.games.bashi_fen.rules.following.obligation import Sense, Server, Serving, filling_rule, owed_shapes
from engine.games.bashi_fen.rules.parts import Lead, Shape
from engine.games.bashi_fen.rules.trumps import PlayedSuit, Trumps
from engine.refusals import Refusal, refuse
from engine.words import Text, listed, text

LEAST_BOMB = 4
"""The least number of identical cards that make a bomb (BSF-82)."""

BREAKING = ("exact_only", "decompose")
"""The rules under which a tuple is owed even where it has to be broken out of a longer one (BSF-53, BSF-80)."""


class FollowProblem(StrEnum):
    """Why cards may not follow."""

    NOT_HELD = "not_held"
    OTHER_NUMBER = "other_number"
    SUIT_FIRST = "suit_first"
    SEQUENCE_OWED = "sequence_owed"
    TUPLES_OWED = "tuples_owed"
    SMALLER_OWED = "smaller_owed"


def follow_refusal(
    lead: Lead, hand: Sequence[Card], play: Sequence[Card], trumps: Trumps, options: Options
) -> Refusal | None:
    """Why this play from this hand may not follow the lead, or None where it may (BSF-50 … BSF-57, BSF-5B, BSF-82)."""
    if len(play) != lead.size:
        return refuse(FollowProblem.OTHER_NUMBER, "BSF-50", number=lead.size)
    if not holds(hand, play):
        return refuse(FollowProblem.NOT_HELD, "BSF-50")
    if bomb_may_fall(lead, play, trumps, options):
        return None
    suit, suited = trumps.of_suit(hand, lead.suit), trumps.of_suit(play, lead.suit)
    if len(suited) < min(len(suit), lead.size):
        row = "BSF-51" if lead.size == 1 else "BSF-53"
        return refuse(FollowProblem.SUIT_FIRST, row, suit=suit_words(lead.suit), number=min(len(suit), lead.size))
    if len(suit) <= lead.size or options.tuple_follow == "suit_only":
        return None
    return _obligation_refusal(lead, suit, suited, trumps, options)


def owed_whole(lead: Lead, hand: Sequence[Card], trumps: Trumps, options: Options) -> Shape | None:
    """The shape of a pair, wider tuple, tractor or run led where the hand owes just that; None where it may play
    anything else of the suit (BSF-53, BSF-56, BSF-57)."""
    shape, *others = lead.shapes
    suit = trumps.of_suit(hand, lead.suit)
    if others or shape.size == 1 or len(suit) < lead.size or options.tuple_follow == "suit_only":
        return None
    sense = Sense.FREE if options.tuple_follow in BREAKING else Sense.WHOLE
    (owed,) = Server(options, _holding(suit, suit, trumps), sense).gifts((shape,))
    whole = owed.tuples == 1 if shape.length == 1 else owed.lengths == (shape.length,)
    return shape if whole else None


def bomb_may_fall(lead: Lead, play: Sequence[Card], trumps: Trumps, options: Options) -> bool:
    """Whether the play is a bomb that may be played whatever the hand has of the suit led (BSF-82)."""
    if options.bombs == "no" or len(play) < LEAST_BOMB or len(set(play)) != 1:
        return False
    return options.bombs == "any_suit" or trumps.suit_of(play[0]) in (lead.suit, None)


def _obligation_refusal(lead: Lead, suit: Cards, play: Cards, trumps: Trumps, options: Options) -> Refusal | None:
    """What a play of one suit fails to give to the lead, where the hand has more cards of the suit than were led."""
    hand, answer = _holding(suit, suit, trumps), _holding(play, suit, trumps)
    shapes = owed_shapes(lead.shapes, options)
    if options.tuple_follow in BREAKING:
        owed = Server(options, hand, Sense.FREE).gifts(shapes)
        return _shortfall(lead.suit, shapes, owed, Server(options, answer, Sense.FREE).gifts(shapes), options)
    server = Server(options, hand, Sense.WHOLE)
    owed = server.gifts(shapes)
    if Server(options, answer, Sense.WHOLE).gifts(shapes) >= owed:
        return None
    given = Server(options, answer, Sense.PLAYED).gifts(shapes)
    return _shortfall(lead.suit, shapes, _owed_besides(server, shapes, owed, given), given, options)


def _holding(cards: Cards, suit: Cards, trumps: Trumps) -> Holding:
    """These cards as a holding, each stack with how many copies the hand has among its cards of the suit."""
    copies = Counter(suit)
    return tuple(Stack(trumps.place(card), number, copies[card]) for card, number in Counter(cards).items())


def _owed_besides(
    server: Server, shapes: tuple[Shape, ...], owed: tuple[Serving, ...], given: tuple[Serving, ...]
) -> tuple[Serving, ...]:
    """What is owed beside longer tuples that the player broke up: each of these counts for one owed tuple."""
    granted = [0] * len(shapes)
    for number in range(len(shapes)):
        free = given[number].tuples - owed[number].tuples
        if free > 0:
            granted[number] = free
            owed = server.gifts(shapes, granted)
    return owed


def _shortfall(
    suit: PlayedSuit,
    shapes: Sequence[Shape],
    owed: tuple[Serving, ...],
    given: tuple[Serving, ...],
    options: Options,
) -> Refusal | None:
    """The first part of the lead that gets less than it is owed, in words."""
    for shape, due, gift in zip(shapes, owed, given, strict=True):
        words = {"suit": suit_words(suit), "led": shape_words(shape)}
        width = shape.width
        if gift.lengths < due.lengths:
            longest = Shape(width, max(due.lengths))
            row = "BSF-57" if width == 1 else "BSF-56"
            return refuse(FollowProblem.SEQUENCE_OWED, row, held=shape_words(longest), **words)
        if gift.tuples < due.tuples:
            return refuse(
                FollowProblem.TUPLES_OWED,
                "BSF-53",
                number=due.tuples,
                held=sets_words(width, due.tuples),
                kind=shape_words(Shape(width, 1)) if shape.length == 1 else tuples_words(width, 0),
                **words,
            )
        if gift.smaller < due.smaller:
            most = filling_rule(shape, options) == "most_locked"
            filling = text("owed.most", count=sum(due.smaller)) if most else _largest_first(width, due.smaller)
            return refuse(FollowProblem.SMALLER_OWED, "BSF-53", owed=filling, **words)
    return None


def _largest_first(width: int, numbers: Sequence[int]) -> Text:
    """The sets smaller than this width that are owed: so many of each width, the widest first."""
    each = zip(range(width - 1, 1, -1), numbers, strict=True)
    return text("owed.largest", sets=listed([sets_words(width, number) for width, number in each if number]))


def suit_words(suit: PlayedSuit) -> Text:
    """The suit as played: ``hearts``, ``trumps``."""
    return text(f"suit.{suit or 'trumps'}")


def shape_words(shape: Shape) -> Text:
    """One part in a player's words: "a pair", "a tractor of 3 pairs"."""
    width, length = shape
    if length > 1:
        if width == 1:
            return text("shape.run", length=length)
        return text("shape.tractor", tuples=tuples_words(width, length), length=length)
    return text(f"shape.{width}" if width <= 4 else "shape.tuple", width=width)


def sets_words(width: int, number: int) -> Text:
    """So many sets alike: "a pair", "3 pairs"."""
    return shape_words(Shape(width, 1)) if number == 1 else tuples_words(width, number)


def tuples_words(width: int, number: int) -> Text:
    """Several tuples: "3 pairs"; with number 0 the plural alone: "pairs"."""
    kind = f"{width}" if 2 <= width <= 4 else "tuple"
    return text(f"shapes.{kind}.number" if number else f"shapes.{kind}", width=width, number=number)
