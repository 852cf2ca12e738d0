"""What a seat can do in Bao Huang, and the one-line text of each action."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Cards, NotationError, read_card, read_cards, write_cards
from engine.events import Faces
from engine.games.bao_huang.melds import HEIGHTS, in_order


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing: on a combination, or where one might announce."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Tribute:
    """Give these cards to the winners of the last deal (BH-20), in canonical order; backs if veiled."""

    cards: Faces

    def __str__(self) -> str:
        return f"tribute {write_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class Take:
    """Take one of the cards given (BH-21)."""

    card: Card

    def __str__(self) -> str:
        return f"take {self.card}"


@dataclass(frozen=True, slots=True)
class Accept:
    """Take the emperor card into the hand and be emperor (BH-11)."""

    def __str__(self) -> str:
        return "accept"


@dataclass(frozen=True, slots=True)
class PassOn:
    """Hand the emperor card to the next player (BH-11)."""

    def __str__(self) -> str:
        return "pass-on"


@dataclass(frozen=True, slots=True)
class Announce:
    """Say that one is the emperor's partner, or that one is an emperor without a partner (BH-64)."""

    def __str__(self) -> str:
        return "announce"


@dataclass(frozen=True, slots=True)
class Play:
    """Lay these cards, which stand in canonical order; ``please``: and ask the others not to beat them (BH-42)."""

    cards: Cards
    please: bool = False

    def __str__(self) -> str:
        return f"play {write_cards(self.cards)}{' please' if self.please else ''}"


Action = Pass | Tribute | Take | Accept | PassOn | Announce | Play
PASS, ACCEPT, PASS_ON, ANNOUNCE = Pass(), Accept(), PassOn(), Announce()

_ALONE: dict[str, Action] = {"pass": PASS, "accept": ACCEPT, "pass-on": PASS_ON, "announce": ANNOUNCE}


def read_action(words: str) -> Action:
    """The action of its text (``play 9H BJ* please``); cards in any order; raises NotationError."""
    if words in _ALONE:
        return _ALONE[words]
    verb, _, rest = words.partition(" ")
    if verb == "tribute" and rest:
        return Tribute(_cards(rest))
    if verb == "take" and rest:
        return Take(_known(read_card(rest)))
    if verb == "play" and rest:
        asked = rest.endswith(" please")
        return Play(_cards(rest.removesuffix(" please")), asked)
    raise NotationError(
        f"{words!r} is no action: write pass, accept, pass-on, announce, tribute 2S, take 2S or play 9H BJ* please"
    )


def _cards(words: str) -> Cards:
    cards = in_order([_known(card) for card in read_cards(words)])
    if not cards:
        raise NotationError("there are no cards to play or give")
    return cards


def _known(card: Card) -> Card:
    if card.rank not in HEIGHTS:
        raise NotationError(f"{card} is not in the pack: Bao Huang has no 3, 4, 5 and no fillers")
    return card
