"""How a lead is read into parts, and why cards may not be led at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum

from engine.cards import Card, Cards, holds
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.pack import most_alike
from engine.games.bashi_fen.rules.asleep import runs, tractors
from engine.games.bashi_fen.rules.parts import (
    Lead,
    LeadKind,
    Part,
    Shape,
    consecutive,
    one_suit,
    part_of,
    parts_of,
    shape_of,
)
from engine.games.bashi_fen.rules.trumps import Trumps
from engine.refusals import Refusal, refuse


class LeadProblem(StrEnum):
    """Why cards may not be led."""

    NOT_HELD = "not_held"
    MIXED_SUITS = "mixed_suits"
    NO_THROWS = "no_throws"
    UNEQUAL_TUPLES = "unequal_tuples"
    NO_PART = "no_part"
    NO_PART_OR_RUN = "no_part_or_run"
    NO_SINGLE = "no_single"
    NO_SINGLE_OR_RUN = "no_single_or_run"
    NO_SINGLE_OR_SET = "no_single_or_set"
    HOLDS_BETWEEN = "holds_between"


def read_lead(cards: Sequence[Card], trumps: Trumps, options: Options) -> Lead | None:
    """How a lead is read when nothing else is said; None for cards of several suits, or none (BSF-5D, BSF-59).

    Where only equal tuples may be thrown (``strictly_highest``), several parts are read as such.
    """
    if not one_suit(cards, trumps):
        return None
    suit = trumps.suit_of(cards[0])
    loose = loose_tractor(cards, trumps) if options.loose_tractors else None
    parts = parts_of(cards, trumps, options.runs_of_singles)
    if loose is not None and len(parts) > 1:
        return Lead(suit, (loose,))
    if len(parts) > 1 and options.throws == "strictly_highest":
        parts = equal_tuples(cards, trumps) or parts
    return Lead(suit, parts)


def equal_tuples(cards: Sequence[Card], trumps: Trumps) -> tuple[Part, ...] | None:
    """The cards as tuples of one width, highest first, or None where widths differ (BSF-5A, rule 2)."""
    counts = Counter(cards)
    if len(set(counts.values())) != 1:
        return None
    tuples = (part_of(Shape(number, 1), (card,) * number, trumps) for card, number in counts.items())
    return tuple(sorted(tuples, key=lambda part: part.rank, reverse=True))


def loose_tractor(cards: Sequence[Card], trumps: Trumps) -> Part | None:
    """The cards as one tractor, gaps allowed, or None (BSF-59)."""
    counts = Counter(cards)
    places = {trumps.place(card) for card in counts}
    width = min(counts.values(), default=0)
    if width < 2 or len(set(counts.values())) != 1 or None in places or len(places) != len(counts) or len(counts) < 2:
        return None
    part = part_of(Shape(width, len(counts)), cards, trumps)
    return Part(part.shape, part.top, part.cards, loose=not consecutive(counts, trumps))


def named_lead(groups: Sequence[Cards], trumps: Trumps, options: Options) -> Lead | None:
    """A throw in the leader's own reading, one part a group; None where a group is no part (BSF-5D)."""
    cards = [card for group in groups for card in group]
    shapes = [shape_of(group, trumps) if group else None for group in groups]
    if not one_suit(cards, trumps) or any(shape is None or not _may_be_part(shape, options) for shape in shapes):
        return None
    parts = (part_of(shape, group, trumps) for shape, group in zip(shapes, groups, strict=True) if shape is not None)
    return Lead(trumps.suit_of(cards[0]), tuple(sorted(parts, key=lambda part: part.rank, reverse=True)))


def lead_refusal(groups: Sequence[Cards], hand: Sequence[Card], trumps: Trumps, options: Options) -> Refusal | None:
    """Why these cards, in one group or read by the leader as several, may not be led; None where they may.

    Whether a throw stands is not asked here: it is an attempt, and legal (BSF-5D).
    """
    cards = [card for group in groups for card in group]
    if not holds(hand, cards):
        return refuse(LeadProblem.NOT_HELD, "BSF-50")
    if not one_suit(cards, trumps):
        return refuse(LeadProblem.MIXED_SUITS, "BSF-5A")
    lead = lead_of(groups, trumps, options)
    if lead is None:
        return refuse(_no_part(options), "BSF-5D")
    if lead.parts[0].loose:
        between = held_between(lead.parts[0], trumps.of_suit(hand, lead.suit), trumps)
        return refuse(LeadProblem.HOLDS_BETWEEN, "BSF-59", cards=between) if between else None
    if len(lead.parts) == 1:
        return None
    if options.throws == "no":
        return refuse(LeadProblem.NO_THROWS, "BSF-5A")
    if options.throws == "strictly_highest" and not _equal(lead):
        return refuse(LeadProblem.UNEQUAL_TUPLES, "BSF-5A")
    return None


def _no_part(options: Options) -> LeadProblem:
    """Of what a throw must be made, as far as this table has it."""
    if most_alike(options) == 1:
        return LeadProblem.NO_SINGLE_OR_RUN if runs(options) else LeadProblem.NO_SINGLE
    if not tractors(options):
        return LeadProblem.NO_SINGLE_OR_SET
    return LeadProblem.NO_PART_OR_RUN if runs(options) else LeadProblem.NO_PART


def lead_of(groups: Sequence[Cards], trumps: Trumps, options: Options) -> Lead | None:
    """The lead that these groups are: one group is read by the table, several are the leader's own reading."""
    if len(groups) == 1:
        return read_lead(groups[0], trumps, options)
    return named_lead(groups, trumps, options)


def held_between(part: Part, cards: Sequence[Card], trumps: Trumps) -> Cards:
    """Those of the cards that fill a gap of a loose tractor, in its own suit: each suit counts places anew (BSF-59)."""
    own = {trumps.place(card) for card in part.cards}
    places = [place for place in own if place is not None]
    gaps = set(range(min(places), max(places))) - own
    suited = trumps.of_suit(cards, trumps.suit_of(part.cards[0]))
    return tuple(card for card in suited if trumps.place(card) in gaps)


def _equal(lead: Lead) -> bool:
    return len({part.shape for part in lead.parts}) == 1 and lead.parts[0].shape.length == 1


def _may_be_part(shape: Shape, options: Options) -> bool:
    return shape.kind is not LeadKind.RUN or shape.length >= (options.runs_of_singles or shape.length + 1)


def kind_of_cards(cards: Sequence[Card], trumps: Trumps, options: Options) -> LeadKind | None:
    """The kind of lead that the cards make; None for cards of several suits, or none."""
    lead = read_lead(cards, trumps, options)
    if lead is None:
        return None
    return lead.parts[0].shape.kind if len(lead.parts) == 1 else LeadKind.THROW
