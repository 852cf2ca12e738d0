"""What is said in a deal, and actions to be refused in it: what promises about moves and words are tried on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from engine.cards import Cards
from engine.events import Event, Marked, Place, Said, Scored, Zone
from engine.game import View
from engine.words import Text
from tests.conformance.tables import Deal
from ui.kit.words import WORDS as SCREEN
from ui.table.scene.spoken import asked


def said_in(deal: Deal) -> set[Text]:
    """All that is told before a deal, and said, asked, marked, scored, captioned or offered in it."""
    said = set(deal.game.rules(deal.options))
    for ply, step in enumerate(deal.steps):
        for event in step.events:
            said.update(_texts(event))
        turn = step.state.turn
        if turn is not None and ply % deal.tried.pace == 0:
            view = step.state.view(turn)
            said.update(_told_by_the_game(deal, asked(view)))
            for action in islice(view.candidates(), 40):
                said |= {deal.game.caption(view, action), Text(f"action.{str(action).split()[0]}")}
    return said


def _told_by_the_game(deal: Deal, question: Text | None) -> Iterator[Text]:
    """The question, where the game has words of its own for it; the screen has others for all games."""
    if question is not None and (question.key in deal.game.words or question.key not in SCREEN):
        yield question


def _texts(event: Event) -> Iterator[Text]:
    match event:
        case Said(_, spoken):
            yield spoken
        case Marked(mark, seat, label) if seat is not None:
            yield Text(f"mark.{mark}") if label is None else label
        case Scored(lines):
            yield from (line.text for line in lines)


def odd_actions(deal: Deal, ply: int, random: Random) -> Iterator[Any]:
    """Actions that may not fit: of other steps and seats, veiled ones, and readings of cards drawn anywhere."""
    yield from islice(deal.record.actions, ply, ply + 1)
    yield from random.sample(deal.record.actions, min(6, len(deal.record.actions)))
    yield from dict.fromkeys(
        seen.action for seat in deal.seats for seen in deal.view(ply, seat).history if "?" in str(seen.action)
    )
    pack = deal.game.pack(deal.options)
    for seat in deal.seats:
        view = deal.view(ply, seat)
        for count in (0, 1, 1, 2, 3, 5):
            yield from view.readings(tuple(random.sample(pack, count)))
        own = known(view, Place(Zone.HAND, seat))
        yield from view.readings(tuple(random.sample(own, min(len(own), 2))))


def known(view: View[Any], place: Place) -> Cards:
    """The cards of a place that this seat sees."""
    return tuple(card for card in view.places().get(place, ()) if card is not None)
