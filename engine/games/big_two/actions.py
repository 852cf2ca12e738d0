"""What a seat can do in Big Two, and the one-line text of each action."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Cards, NotationError, read_cards, write_cards
from engine.games.big_two.melds import VALUES, in_order

LAST_CARD, LAY_DOWN = "last-card", "lay-down"


@dataclass(frozen=True, slots=True)
class Pass:
    """Do not beat what lies there (BT-10)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Play:
    """Lay these cards, which stand in canonical order.

    ``last_card``: and say so (BT-34); ``lay_down``: and lay down all that is left (BT-50).
    """

    cards: Cards
    last_card: bool = False
    lay_down: bool = False

    def __str__(self) -> str:
        said = f"{LAST_CARD} " if self.last_card else f"{LAY_DOWN} " if self.lay_down else ""
        return f"{said}play {write_cards(self.cards)}"


Action = Pass | Play
PASS = Pass()


def read_action(words: str) -> Action:
    """The action of its text (``play 3D 3S``); cards in any order; raises NotationError."""
    if words == "pass":
        return PASS
    said, rest = "", words
    for each in (LAST_CARD, LAY_DOWN):
        if words.startswith(f"{each} "):
            said, rest = each, words.removeprefix(f"{each} ")
    verb, _, cards = rest.partition(" ")
    if verb == "play" and cards.strip():
        laid = in_order([_known(card) for card in read_cards(cards)])
        return Play(laid, last_card=said == LAST_CARD, lay_down=said == LAY_DOWN)
    raise NotationError(
        f"{words!r} is no action: write pass, play 3D 3S, {LAST_CARD} play 3D 3S or {LAY_DOWN} play 3D 3S"
    )


def _known(card: Card) -> Card:
    if card not in VALUES:
        raise NotationError(f"{card} is not in the pack: Big Two has no jokers and no fillers")
    return card
