"""Bao Huang's answers to the screen."""

from __future__ import annotations

from engine.cards import EUNUCH
from engine.games.bao_huang.actions import Action
from engine.games.bao_huang.melds import SIX, height
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.phases import Announcing, Playing, Taking
from engine.games.bao_huang.rules.standing import tribute_obligations
from engine.games.bao_huang.rules.view import View
from engine.parts.climbing import still_asked
from engine.presentation import Presentation
from engine.words import Text, text


def passes(view: View) -> bool:
    """Whether our seat, not on turn now, may still be asked to beat what lies there or to pass."""
    return isinstance(view.phase, Playing) and bool(view.hand) and still_asked(view.phase.trick, view.seat)


def _claim(view: View) -> tuple[Action, ...]:
    from engine.games.bao_huang.ai.claim import claim  # loaded when somebody could claim

    return claim(view)


def obligation(view: View) -> Text | None:
    """That a leader keeps the 6s for the end (BH-44), and which of its tribute cards is taken by who gets several."""
    if isinstance(view.phase, Taking) and view.turn == view.seat:
        return _one_of_several(view, view.phase.taken)
    leads = isinstance(view.phase, Playing) and view.turn == view.seat and view.over is None
    ranks = {height(card) for card in view.hand}
    return text("ask.lead.no_sixes") if leads and view.options.sixes_last and SIX in ranks and len(ranks) > 1 else None


def _one_of_several(view: View, taken: int) -> Text | None:
    """Which of its tribute cards a seat takes now, so that it is not asked the same twice; None where it gets one."""
    _, order = tribute_obligations(view.standing, view.options)
    count, number = order.count(view.seat), order[: taken + 1].count(view.seat)
    return text("ask.take.of", number=number, count=count) if count > 1 else None


def own_mark(view: View) -> str:
    """That its own seat is the eunuch, or an emperor without a partner, from the emperor on until all know it (BH-12,
    BH-13)."""
    match view.phase:
        case Announcing(emperor=emperor) | Playing(emperor=emperor, eunuch=None) if EUNUCH in view.hand:
            return "eunuch.alone" if emperor == view.seat else "eunuch.hidden"
    return ""


PRESENTATION: Presentation[Options, Action, View] = Presentation(
    suits_matter=False, passes=passes, claim=_claim, obligation=obligation, own_mark=own_mark
)
