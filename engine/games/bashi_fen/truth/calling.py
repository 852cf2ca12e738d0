"""What follows when partners are called, or need not be: the declarer leads."""

from __future__ import annotations

from dataclasses import replace

from engine.events import Marked, Said, Seat
from engine.games.bashi_fen.actions import Action
from engine.games.bashi_fen.rules.bids import Named
from engine.games.bashi_fen.rules.partners import call_words, calls_of
from engine.games.bashi_fen.rules.phases import Calling, Calls, Playing
from engine.games.bashi_fen.truth.truth import Outcome, Truth


def play_begins(truth: Truth, named: Named, taker: Seat, calls: Calls) -> Truth:
    """The declarer leads (BSF-50)."""
    seats, declarer = truth.options.seats, named.declarer
    playing = Playing(declarer, named, taker, calls, declarer, ((),) * seats)
    return replace(truth, phase=playing, piles=((),) * seats)


def answered_call(truth: Truth, phase: Calling, action: Action) -> Outcome:
    """Partners are called aloud, or nobody is; then the declarer leads (BSF-40, BSF-42)."""
    calls = calls_of(truth.options, action)
    said = (Said(phase.turn, call_words(calls)), Marked("calls", phase.turn, call_words(calls)))
    return play_begins(truth, phase.named, phase.taker, calls), said
