"""What a seat can do in Bashi Fen, and the one-line text of each action."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from engine.cards import (
    BLACK_JOKER,
    RED_JOKER,
    SUITED_RANKS,
    Card,
    Cards,
    NotationError,
    Rank,
    Suit,
    canonical,
    read_card,
    read_cards,
    write_cards,
)
from engine.events import Faces

_ORDER = (*SUITED_RANKS, Rank.FILLER, Rank.BLACK_JOKER, Rank.RED_JOKER)
_PLACES = {rank: place for place, rank in enumerate(_ORDER)}


def in_order(cards: Iterable[Card]) -> Cards:
    """Cards in the order of an action's text, by their printed rank, so that the text does not depend on trumps."""
    return canonical(cards, lambda card: _PLACES[card.rank])


class Colour(StrEnum):
    """The two colours of suits, as partners may be called by them (BSF-42)."""

    BLACK = "black"
    RED = "red"


SUITS_OF = {Colour.BLACK: (Suit.SPADES, Suit.CLUBS), Colour.RED: (Suit.HEARTS, Suit.DIAMONDS)}


class Joker(StrEnum):
    """What a joker bid makes trump, where its bidder has the choice (BSF-14)."""

    NO_SUIT = "no-suit"
    NO_TRUMP = "no-trump"


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing: in the bidding, with a right to a new deal, with the kitty, or calling nobody."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Bid:
    """Show these cards, which are all that then lie shown, to name trumps; ``joker`` where it must be said (BSF-11)."""

    cards: Cards
    joker: Joker | None = None

    def __str__(self) -> str:
        return f"bid {write_cards(self.cards)}{'' if self.joker is None else f' {self.joker}'}"


@dataclass(frozen=True, slots=True)
class Redeal:
    """Show the hand and ask for a new deal (BSF-18)."""

    def __str__(self) -> str:
        return "redeal"


@dataclass(frozen=True, slots=True)
class Bury:
    """Bury these cards as the kitty (BSF-30); None where one may not see them."""

    cards: Faces

    def __str__(self) -> str:
        return f"bury {write_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class Copy:
    """The ``number``-th copy of a card to be played (BSF-40)."""

    card: Card
    number: int

    def __str__(self) -> str:
        return f"{self.card}#{self.number}"


@dataclass(frozen=True, slots=True)
class Partners:
    """Call partners by copies of cards (BSF-40)."""

    copies: tuple[Copy, ...]

    @property
    def cards(self) -> Cards:
        """The cards named, once each."""
        return tuple(dict.fromkeys(copy.card for copy in self.copies))

    def __str__(self) -> str:
        return f"partners {' '.join(map(str, self.copies))}"


@dataclass(frozen=True, slots=True)
class PartnersByColour:
    """Call the owners of the first cards of this colour and rank (BSF-42)."""

    colour: Colour
    rank: Rank

    @property
    def cards(self) -> Cards:
        """The card that stands for both suits when names are chosen."""
        return (Card(self.rank, SUITS_OF[self.colour][0]),)

    def __str__(self) -> str:
        return f"partners {self.colour} {self.rank}"


@dataclass(frozen=True, slots=True)
class Play:
    """Play these cards; ``parts`` where a throw is read otherwise than largest first (BSF-5D)."""

    cards: Cards
    parts: tuple[Cards, ...] = ()

    @property
    def groups(self) -> tuple[Cards, ...]:
        """The parts that the player names; all cards in one where none are named."""
        return self.parts or (self.cards,)

    def __str__(self) -> str:
        return f"play {' | '.join(map(write_cards, self.groups))}"


Action = Pass | Bid | Redeal | Bury | Partners | PartnersByColour | Play
PASS, REDEAL = Pass(), Redeal()


def parted(parts: Iterable[Cards]) -> Play:
    """A throw read as these parts, which stand smallest first."""
    ordered = sorted((in_order(part) for part in parts), key=lambda part: (len(part), tuple(map(_place, part))))
    return Play(in_order(card for part in ordered for card in part), tuple(ordered))


def read_action(words: str) -> Action:
    """The action of its text (``play 4C 4D``); cards in any order; raises NotationError."""
    verb, _, rest = words.partition(" ")
    match verb, rest:
        case "pass", "":
            return PASS
        case "redeal", "":
            return REDEAL
        case "bid", _ if rest:
            return _read_bid(rest.split())
        case "bury", _ if rest:
            return Bury(_known(rest))
        case "partners", _ if rest:
            return _read_partners(rest.split())
        case "play", _ if rest:
            parts = [_known(part) for part in rest.split("|")]
            return Play(parts[0]) if len(parts) == 1 else parted(parts)
    raise NotationError(f"{words!r} is no action: write pass, bid 7D 7D, redeal, bury …, partners AS#1 or play 4C 4C")


def _read_bid(words: list[str]) -> Bid:
    jokers = [word for word in words if word in tuple(Joker)]
    if len(jokers) > 1:
        raise NotationError("a bid is no-suit or no-trump, once")
    cards = _known(" ".join(word for word in words if word not in jokers))
    return Bid(cards, Joker(jokers[0]) if jokers else None)


def _read_partners(words: list[str]) -> Partners | PartnersByColour:
    match words:
        case [colour, rank] if colour in tuple(Colour):
            if rank not in tuple(SUITED_RANKS):
                raise NotationError(f"{rank!r} is no rank of a suit")
            return PartnersByColour(Colour(colour), Rank(rank))
    return called(_read_copy(word) for word in words)


def called(copies: Iterable[Copy]) -> Partners:
    """A call of these copies, which stand in the order of notation."""
    return Partners(tuple(sorted(copies, key=lambda copy: (_place(copy.card), copy.number))))


def _read_copy(word: str) -> Copy:
    card, sign, number = word.partition("#")
    if not sign or number not in tuple("123456"):
        raise NotationError(f"{word!r} says not which copy: write {card}#1 for the first one played")
    return Copy(_own(read_card(card)), int(number))


def _place(card: Card) -> tuple[int, str]:
    return _PLACES[card.rank], str(card.suit and tuple(Suit).index(card.suit))


def _known(words: str) -> Cards:
    cards = in_order(_own(card) for card in read_cards(words))
    if not cards:
        raise NotationError("write at least one card")
    return cards


def _own(card: Card) -> Card:
    if card.marked:
        raise NotationError(f"{card} is not in the pack: Bashi Fen has no marked jokers")
    return card


JOKERS = (BLACK_JOKER, RED_JOKER)
