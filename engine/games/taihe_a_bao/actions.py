"""What a seat can do in Taihe A Bao, and the one-line text of each action."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Cards, NotationError, read_card, read_cards, write_cards
from engine.games.taihe_a_bao.melds import HEIGHTS, in_order


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing: in the bidding, in the calling, or on a combination."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Declare:
    """Play alone at once, without calling (TAB-21)."""

    def __str__(self) -> str:
        return "declare"


@dataclass(frozen=True, slots=True)
class Call:
    """Ask whoever holds this card for it (TAB-22, TAB-23)."""

    card: Card

    def __str__(self) -> str:
        return f"call {self.card}"


@dataclass(frozen=True, slots=True)
class Give:
    """Hand this card back for the one received (TAB-23); None where one may not see it."""

    card: Card | None

    def __str__(self) -> str:
        return f"give {write_cards((self.card,))}"


@dataclass(frozen=True, slots=True)
class Play:
    """Lay these cards, which stand in canonical order (TAB-30)."""

    cards: Cards

    def __str__(self) -> str:
        return f"play {write_cards(self.cards)}"


Action = Pass | Declare | Call | Give | Play
PASS, DECLARE = Pass(), Declare()


def read_action(words: str) -> Action:
    """The action of its text (``play 4C 4D``); cards in any order; raises NotationError."""
    verb, _, rest = words.partition(" ")
    match verb, rest:
        case "pass", "":
            return PASS
        case "declare", "":
            return DECLARE
        case "call", _ if rest:
            return Call(_known(read_card(rest)))
        case "give", _ if rest:
            return Give(_known(read_card(rest)))
        case "play", _ if rest:
            return Play(in_order([_known(card) for card in read_cards(rest)]))
    raise NotationError(f"{words!r} is no action: write pass, declare, call 10S, give 5C or play 4C 4D")


def _known(card: Card) -> Card:
    if card.rank not in HEIGHTS:
        raise NotationError(f"{card} is not in the pack: Taihe A Bao has no 2, 3, 8 and no jokers")
    return card
