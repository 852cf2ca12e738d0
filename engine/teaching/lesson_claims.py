"""What a sentence of a lesson says about its deal, as values that a test puts to the engine.

A claim stands beside the sentence that makes it. Unless it says otherwise it is about the move that the sentence
answers, or the right one where a task is set. Moves and cards are in the shorthand of lessons.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.events import Seat


@dataclass(frozen=True, slots=True)
class Rule:
    """It is a rule of the game, in these rows, whatever the cards; what it says of amounts and limits needs a claim."""

    rows: str


@dataclass(frozen=True, slots=True)
class Meant:
    """It is advice, or tells what to do, and states no fact that could be false; ``why``."""

    why: str


@dataclass(frozen=True, slots=True)
class Unbeatable:
    """No cards that the learner does not see can beat the move, whoever holds them."""


@dataclass(frozen=True, slots=True)
class BeatenOnlyBy:
    """Cards that the learner does not see can beat the move, but only such: kinds of combinations, or moves."""

    what: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stands:
    """As the cards really lie, none of these seats (none given: nobody) can beat the move; ``move``: what lies there
    already."""

    seats: tuple[Seat, ...] = ()
    move: str = ""


@dataclass(frozen=True, slots=True)
class MayBeBeaten:
    """In some deal that the learner cannot tell from this one, one of these seats (none: anybody) can beat the move."""

    seats: tuple[Seat, ...] = ()
    move: str = ""


@dataclass(frozen=True, slots=True)
class Rarely:
    """In fewer than this share of the deals that the learner cannot tell from this one, somebody can beat the move."""

    share: float


@dataclass(frozen=True, slots=True)
class Cheapest:
    """Of all allowed moves that take the lead it is the lowest; of those that fit ``among``, where that is given."""

    among: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Longest:
    """No allowed move of its kind has as many cards."""


@dataclass(frozen=True, slots=True)
class Holds:
    """The learner holds these cards."""

    cards: str


@dataclass(frozen=True, slots=True)
class CopiesThere:
    """The learner holds at least this many equal cards of exactly so many ranks, these ranks left out."""

    least: int
    ranks: int
    without: str = ""


@dataclass(frozen=True, slots=True)
class Allowed:
    """These moves are allowed."""

    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """These moves are not allowed."""

    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TakesOver:
    """These moves are allowed and beat what lies there."""

    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FallsShort:
    """These moves are allowed and do not beat what lies there."""

    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardsLeft:
    """So many cards are left in each seat's hand."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ThenLeads:
    """After the move and what follows it the learner leads."""


@dataclass(frozen=True, slots=True)
class ThenAsked:
    """After the move and what follows it the learner is asked to pick cards for this verb."""

    verb: str


@dataclass(frozen=True, slots=True)
class ThenTrick:
    """After the move and what follows it the trick is this seat's."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class EndsDeal:
    """After the move and what follows it the deal is over and the seats' totals change so."""

    changes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CountsPoints:
    """These amounts stand in the deal's result, once the move and what follows it is done."""

    amounts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FinishesAs:
    """The learner is out in this place, counted from 1, after the move and what follows it."""

    place: int


@dataclass(frozen=True, slots=True)
class MayEnd:
    """After the move this seat, on lead, can play all its last cards, whatever they are."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MayHold:
    """In some deal that the learner cannot tell from this one, the seat holds such cards."""

    seat: Seat
    cards: str


@dataclass(frozen=True, slots=True)
class UnknownHolder:
    """None of these seats (none given: nobody but its holder) can tell who has the card.

    Beside an ``ask`` this is said of the time before the move, else of the time after it and what follows it.
    """

    card: str
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class TrueHolder:
    """As the cards lie, the seat holds the card."""

    card: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Helped:
    """The seat has beaten plays of the other one this many times and never one of the learner's; no third seat has
    done so."""

    seat: Seat
    against: Seat
    times: int


@dataclass(frozen=True, slots=True)
class Points:
    """The cards of these moves are worth so many points."""

    worth: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class OutsideSuit:
    """Of the cards that the learner does not see none of the suit led beats any part of the move."""


@dataclass(frozen=True, slots=True)
class Higher:
    """Each card stands above the next one."""

    cards: str


@dataclass(frozen=True, slots=True)
class EmperorsStake:
    """The emperor wins or loses so many points with a partner, and so many alone."""

    with_partner: int
    alone: int


@dataclass(frozen=True, slots=True)
class WinsAloneOnlyFirst:
    """A lone emperor wins who is first out, and nobody else does."""


@dataclass(frozen=True, slots=True)
class WouldBeLed:
    """If another hand held the first cards, the throw would fail and just the second ones would be led."""

    against: str
    cards: str


@dataclass(frozen=True, slots=True)
class KittyFactor:
    """Where these cards win the last trick, the points of the kitty count so often for the declarers' opponents."""

    cards: str
    factor: int


@dataclass(frozen=True, slots=True)
class RisesFrom:
    """With so many points the declarers' opponents take over and rise, with one point fewer they do not rise."""

    points: int


@dataclass(frozen=True, slots=True)
class TimesThePoints:
    """The first cards are worth so many times the points of the second ones."""

    cards: str
    than: str
    times: int


@dataclass(frozen=True, slots=True)
class HighestStraights:
    """These straights, by their ranks and from the highest on, stand above the one that lies there; no others do."""

    straights: tuple[str, ...]
    over: str


@dataclass(frozen=True, slots=True)
class NotAskedAgain:
    """After the move the phase ends without the learner being asked again, where each other seat does the first thing
    that it may."""


@dataclass(frozen=True, slots=True)
class StrongestKind:
    """Of all the pack only the same kind of play beats these cards."""

    cards: str


@dataclass(frozen=True, slots=True)
class HighestOfKind:
    """Of all the pack no play of the same kind beats these cards."""

    cards: str


@dataclass(frozen=True, slots=True)
class NeverBeat:
    """However many of these cards are played, they beat no play of as many cards."""

    cards: str


@dataclass(frozen=True, slots=True)
class HoldsNo:
    """The learner holds none of these cards, before the move."""

    cards: str


@dataclass(frozen=True, slots=True)
class VoidAfter:
    """After the move the learner has no card of this suit but these trumps."""

    suit: str
    but: str = ""


@dataclass(frozen=True, slots=True)
class CanRuff:
    """After the move a trump of the learner's may be played to the highest card of this suit, and beats it."""

    suit: str


@dataclass(frozen=True, slots=True)
class MorePlays:
    """After the move the learner needs more plays to run out than after a right one."""


LessonClaim = (
    Rule
    | Meant
    | Unbeatable
    | BeatenOnlyBy
    | Stands
    | MayBeBeaten
    | Rarely
    | Cheapest
    | Longest
    | Holds
    | CopiesThere
    | Allowed
    | Refused
    | TakesOver
    | FallsShort
    | CardsLeft
    | ThenLeads
    | ThenAsked
    | ThenTrick
    | EndsDeal
    | CountsPoints
    | FinishesAs
    | MayEnd
    | MayHold
    | UnknownHolder
    | TrueHolder
    | Helped
    | Points
    | OutsideSuit
    | Higher
    | EmperorsStake
    | WinsAloneOnlyFirst
    | WouldBeLed
    | KittyFactor
    | RisesFrom
    | TimesThePoints
    | HighestStraights
    | NotAskedAgain
    | StrongestKind
    | HighestOfKind
    | NeverBeat
    | HoldsNo
    | VoidAfter
    | CanRuff
    | MorePlays
)
