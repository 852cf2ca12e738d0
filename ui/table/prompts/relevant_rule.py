"""What of the rules is in point at the table: the row that refuses the choice, else what the question is about."""

from __future__ import annotations

from engine.cards import Cards, NotationError, write_cards
from engine.game import AnyGame, AnyView
from engine.prompts import Pick
from engine.refusals import Refusal


def relevant_rule(game: AnyGame, view: AnyView, chosen: Cards) -> str:
    """The row of the rules that refuses these cards now, else the paragraph that the question is about."""
    refusal = refusal_of(game, view, chosen)
    return refusal.row if refusal is not None else game.handbook.section_of(view)


def refusal_of(game: AnyGame, view: AnyView, chosen: Cards) -> Refusal | None:
    """Why these cards cannot be what is asked for, whatever they mean; None where they can, or there are none."""
    prompt = view.prompt()
    if not chosen or not isinstance(prompt, Pick):
        return None
    try:
        actions = view.readings(chosen) or (game.read_action(f"{prompt.verb} {write_cards(chosen)}"),)
    except NotationError:
        return None
    refusals: list[Refusal | None] = [view.refusal(action) for action in actions]
    return None if None in refusals else refusals[0]
