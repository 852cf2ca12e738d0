"""Cards taken one by one have one size from the first to the last, whatever is bid meanwhile: faces are drawn once."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine.events import STOCK, Place, Zone
from engine.game import act
from engine.match import Match, next_record
from engine.record import opened
from tests.ui.table.bashi import BASHI, FOUR_PACKS
from tests.ui.table.seated import US, seen
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget


@pytest.mark.parametrize("number", [2, 3])
def test_no_card_changes_its_size_while_216_are_taken_and_bid_on(qtbot: QtBot, number: int) -> None:
    widget = TableWidget(Lexicon("en"), CardFaces(), Settings(), ticker=Ticker(still=True))
    qtbot.addWidget(widget)
    widget.sit_down(BASHI, FOUR_PACKS, US)
    widget.resize(1280, 800)
    widget.show()
    step, random, widths, bids = opened(next_record(Match(BASHI, FOUR_PACKS, number))), Random(number), set(), 0
    widget.deal(seen(step), step.state.view(US))
    while step.state.turn is not None and STOCK in step.state.view(US).places():
        view = step.state.view(step.state.turn)
        may = list(view.candidates())
        bid = view.seat != US and len(view.hand) > 10 and len(may) > 1 and random.random() < 0.15
        bids += bid
        step = act(step.state, may[-1] if bid else may[0])
        widget.play(seen(step), step.state.view(US))
        widget.advance(70)
        widths |= {widget.hand.fan.card.width} if widget.hand.items else set()
    assert bids > 1
    assert len(widths) == 1


def test_a_card_that_is_shown_while_it_still_flies_to_its_hand_is_counted_once(qtbot: QtBot) -> None:
    widget = TableWidget(Lexicon("en"), CardFaces(), Settings(), ticker=Ticker(still=True))
    qtbot.addWidget(widget)
    options = BASHI.presets["tuo_la_ji"]
    widget.sit_down(BASHI, options, US)
    widget.resize(1280, 800)
    widget.show()
    shown_at_once = 0
    for number in range(1, 30):
        step = opened(next_record(Match(BASHI, options, number)))
        widget.deal(seen(step), step.state.view(US))
        for _ in range(12):
            view = step.state.view(step.state.turn)
            may = list(view.candidates())
            bids = view.seat != US and len(view.hand) < 3 and len(may) > 1
            shown_at_once += bids
            step = act(step.state, may[-1] if bids else may[0])
            widget.play(seen(step), step.state.view(US))
            widget.advance(1)
        for _ in range(300):
            widget.advance(50)
        held = step.state.view(US).places()
        for seat in range(options.seats):
            assert widget.scene.pile_count(seat) == len(held[Place(Zone.HAND, seat)]), (number, seat)
    assert shown_at_once


@pytest.mark.parametrize("preset", ["sheng_ji", "tuo_la_ji"])
def test_while_others_take_cards_it_is_said_that_one_can_bid_only_where_one_can(qtbot: QtBot, preset: str) -> None:
    """With one pack the first bid stands; with two it may be overbid by whoever holds more."""
    options = BASHI.presets[preset]
    widget = TableWidget(Lexicon("en"), CardFaces(), Settings(speed="off"), ticker=Ticker(still=True))
    qtbot.addWidget(widget)
    widget.sit_down(BASHI, options, US)
    said, bids = set(), BASHI.presentation.bids
    assert bids is not None
    for number in range(1, 6):
        step, random = opened(next_record(Match(BASHI, options, number))), Random(number)
        while step.state.turn is not None and STOCK in step.state.view(US).places():
            if step.state.turn != US:
                view = step.state.view(US)
                widget.present(view)
                assert widget.prompt_panel is not None
                may = any(cell.bids for cell in bids(view))
                said.add((widget.prompt_panel.status.text(), may and bid_to_beat(view)))
            moves = list(step.state.view(step.state.turn).candidates())
            step = act(step.state, moves[-1] if random.random() < 0.05 else moves[0])
    over = {("Cards are being taken: you can overbid.", "another's")} if preset == "tuo_la_ji" else set()
    first = {("Cards are being taken.", False), ("Cards are being taken: you can name trumps.", "nobody's")}
    assert said - {("Cards are being taken: you can add to your bid.", "our own")} == first | over


def bid_to_beat(view: Any) -> str:
    named = view.phase.named
    return "nobody's" if named is None else "our own" if named.bidder == US else "another's"
