"""Big Two's answers to the screen: partners, five-card hands, what a last card obliges to, early passes, claims."""

from __future__ import annotations

from engine.games.big_two.actions import Action
from engine.games.big_two.melds import Kind, card_values, cards_of, fives, meld_of_strength
from engine.games.big_two.options import Options, sides
from engine.games.big_two.rules.phases import Playing
from engine.games.big_two.rules.view import View
from engine.parts.climbing import still_asked
from engine.presentation import Combination, Presentation
from engine.words import Text, text


def combinations(view: View) -> tuple[Combination, ...]:
    """Every five-card hand in one's own hand, lowest first; of fours the one with the lowest fifth card (BT-13)."""
    found: list[Combination] = []
    fours = set()
    for strength, values in fives(card_values(view.hand), view.options.straights):
        kind = meld_of_strength(strength).kind
        if kind is not Kind.FOUR_OF_A_KIND or strength not in fours:
            found.append(Combination(text(f"kind.{kind}"), cards_of(values), strength))
            fours.add(strength)
    return tuple(found)


def obligation(view: View) -> Text | None:
    """What the seat has to do at its turn: lead the 3♦ with its first cards (BT-19), or what a last card obliges to."""
    if view.needs_three_of_diamonds and view.turn == view.seat:
        return text("duty.three_of_diamonds")
    return view.obligation()


def passes(view: View) -> bool:
    """Whether our seat, not on turn now, may still be asked to beat what lies there or to pass."""
    return isinstance(view.phase, Playing) and bool(view.hand) and still_asked(view.phase.trick, view.seat)


def _claim(view: View) -> tuple[Action, ...]:
    from engine.games.big_two.ai.claim import claim  # loaded when somebody could claim

    return claim(view)


PRESENTATION: Presentation[Options, Action, View] = Presentation(
    sides=sides,
    combinations=combinations,
    obligation=obligation,
    passes=passes,
    claim=_claim,
)
