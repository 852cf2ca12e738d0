"""Set tables: whole deals with the cards where a test needs them, and short hands in the middle of a set."""

from __future__ import annotations

from engine.cards import STANDARD, read_cards
from engine.events import Said, Scored, Seat
from engine.game import Log, Shuffle, Step
from engine.games.big_two import BIG_TWO
from engine.games.big_two.actions import Action
from engine.games.big_two.options import SEATS, Options
from engine.games.big_two.rules.phases import Playing
from engine.games.big_two.rules.standing import Standing
from engine.games.big_two.truth.state import State
from engine.parts import climbing
from engine.parts.drawing import deck_of
from tests.engine.games.set_deals import after_in, hands_filled, refusal_in

HAND = 13


def deal_with(options: Options, *wanted: str, standing: Standing | None = None, first: Seat = 0) -> Step[Action]:
    """The first step of a set in which the seats have taken these cards, filled up with the rest in its own order."""
    hands = hands_filled(STANDARD, [HAND] * SEATS, wanted)
    return BIG_TWO.deal(options, standing, Shuffle(deck_of(hands, first), first))


def playing_with(
    options: Options, *hands: str, turn: Seat = 0, declared: tuple[Seat, ...] = (), forgot: tuple[Seat, ...] = ()
) -> Step[Action]:
    """This seat is about to lead from these hands, which may be short, in a set that is not the first."""
    held = tuple(read_cards(words) for words in hands)
    phase = Playing(climbing.first_trick(turn, SEATS), declared, forgot)
    state = State(options, Standing(turn), Shuffle(STANDARD, 0), held, phase, Log.opened(SEATS, ()))
    return Step(state, ())


after, refusal_of = after_in(BIG_TWO), refusal_in(BIG_TWO)


def refused(step: Step[Action], words: str) -> tuple[str, str] | None:
    """The reason and the row why the seat on turn may not do this, or None."""
    refusal = refusal_of(step, words)
    return None if refusal is None else (str(refusal.reason), refusal.row)


def offered(step: Step[Action]) -> list[str]:
    """The texts of all candidates of the seat on turn."""
    assert step.state.turn is not None
    return [str(action) for action in step.state.view(step.state.turn).candidates()]


def said(step: Step[Action]) -> list[str]:
    """The keys of what was said in this step."""
    return [event.text.key for event in step.events if isinstance(event, Said)]


def scored(step: Step[Action]) -> Scored:
    """The result in this step."""
    (found,) = (event for event in step.events if isinstance(event, Scored))
    return found
