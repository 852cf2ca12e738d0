"""How a search thinks about Bashi Fen: burials, calls and plays over imagined deals, by the levels that they bring."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from engine.cards import Cards, without
from engine.events import Place, Seat, Zone
from engine.games.bashi_fen.actions import Action, Bury, Partners, PartnersByColour, Pass, Play
from engine.games.bashi_fen.fast import Position, Terms, after, outcome, played, position_of, terms
from engine.games.bashi_fen.pack import pack
from engine.games.bashi_fen.partners import calls_of
from engine.games.bashi_fen.phases import Burying, Calling, Calls, Phase, Playing
from engine.games.bashi_fen.sample import Imagined, imagining
from engine.games.bashi_fen.sound import sound
from engine.games.bashi_fen.standing import levels_of
from engine.games.bashi_fen.strategy import greedy
from engine.games.bashi_fen.view import View
from engine.mind import WON, Manner, Mind, Outcome, Outlook

FACTS = (WON, "last_trick")
"""Our side wins the hand; our side wins the last trick, which decides about the kitty."""
MOST = 8
"""So many moves are weighed: a hand takes long to play out."""
TAKING_OVER = 0.5
"""What it is worth, in levels, to be the side that declares next."""
PLAYOUTS = {"skilled": 40, "strong": 160, "master": 400}
"""Fewer than in short games; the clock of a level bounds them besides."""


class World(NamedTuple):
    """One imagined deal: every hand by seat, and what lies buried."""

    hands: tuple[Cards, ...]
    kitty: Cards


def look(view: View, _manner: Manner, wanted: tuple[Action, ...]) -> Outlook:
    """The decision of the seat on turn, prepared; bids and claims go by the sound player's rule alone."""
    own = greedy(view, Random(0))
    if not isinstance(view.phase, Burying | Calling | Playing):
        moves = tuple(dict.fromkeys((own, *wanted)))
        return Outlook(moves, _scores(moves), _nothing, lambda _world, _place: Outcome(0.0, (0, 0)), weighs=False)
    moves = tuple(dict.fromkeys((own, *wanted, *_worth_trying(view))))[: max(MOST, 1 + len(wanted))]
    guesses, seat = imagining(view), view.seat

    def world(random: Random) -> World:
        guess: Imagined = guesses(random)
        return World(guess.hands, guess.kitty)

    def value(imagined: World, place: int) -> Outcome:
        given, position = _begun(view, imagined, moves[place])
        fields, full = given.fields, given.fields.packed(pack(view.options))
        taker = _taker(view.phase, seat)
        buried = fields.packed(given.kitty)
        known = tuple(buried if each == taker else 0 for each in range(view.options.seats))
        return _valued(given, played(given, position, sound(given, position, known, full)), seat)

    return Outlook(moves, _scores(moves), world, value)


def _nothing(_random: Random) -> None:
    """Bids and claims are not played out."""


def _scores(moves: tuple[Action, ...]) -> tuple[float, ...]:
    """The fast player thinks best of its own choice, and the less of the others the later they stand."""
    return tuple(-float(place) for place in range(len(moves)))


def _worth_trying(view: View) -> tuple[Action, ...]:
    """Candidates, those that are most likely to be good first."""
    candidates = list(view.candidates())
    if isinstance(view.phase, Playing) and view.phase.lead is None:
        candidates.sort(key=lambda play: -len(getattr(play, "cards", ())))  # many cards at once are worth a thought
        return tuple(_spread(candidates))
    return tuple(reversed(candidates))


def _spread(candidates: list[Action]) -> list[Action]:
    """Some of the largest, and some of all sizes."""
    return [*candidates[: MOST // 2], *candidates[MOST // 2 :: max(1, len(candidates) // MOST)]]


def _taker(phase: Phase, seat: Seat) -> Seat:
    """Who knows the buried cards: who buries them now, or took the kitty last."""
    return phase.taker if isinstance(phase, Calling | Playing) else seat


def _begun(view: View, imagined: World, move: Action) -> tuple[Terms, Position]:
    """The imagined hand as it goes on after this move."""
    options, phase = view.options, view.phase
    named = phase.named
    assert named is not None
    levels = levels_of(options, view.standing)
    match phase, move:
        case Playing(), Play(cards):
            given = terms(options, named, levels, imagined.kitty)
            position = position_of(given, phase, imagined.hands)
            return given, after(given, position, given.fields.packed(cards))
        case _, Bury(faces):
            kitty = tuple(card for card in faces if card is not None)
            hands = tuple(
                without(hand, kitty) if seat == view.seat else hand for seat, hand in enumerate(imagined.hands)
            )
            calls = Calls()
        case _, Pass() | Partners() | PartnersByColour():
            kitty, hands = imagined.kitty, imagined.hands
            calls = calls_of(options, move)
        case _:
            raise ValueError(f"{move} does not belong in {type(phase).__name__}")
    given = terms(options, named, levels, kitty)
    start = Playing(named.declarer, named, _taker(phase, view.seat), calls, named.declarer, ((),) * len(hands))
    return given, position_of(given, start, hands)


def _valued(given: Terms, ended: Position, seat: Seat) -> Outcome:
    """The levels that our side gains over the others, and half a level for declaring next."""
    found = outcome(given, ended)
    ours = [change for each, change in enumerate(found.changes) if (each in found.winners) == (seat in found.winners)]
    theirs = [change for each, change in enumerate(found.changes) if (each in found.winners) != (seat in found.winners)]
    won = seat in found.winners
    value = sum(ours) / len(ours) - (sum(theirs) / len(theirs) if theirs else 0.0)
    assert ended.last is not None
    last = (ended.last[3] in found.winners) == won
    return Outcome(value + (TAKING_OVER if won else -TAKING_OVER), (won, last))


def lay_open(view: View, world: World) -> tuple[tuple[Place, Cards], ...]:
    """The other hands, and the kitty where it is not known."""
    hands = tuple((Place(Zone.HAND, seat), hand) for seat, hand in enumerate(world.hands) if seat != view.seat)
    return (*hands, (Place(Zone.KITTY), world.kitty)) if None in view.kitty else hands


MIND = Mind(look, FACTS, unit="amount.levels", playouts=PLAYOUTS, lay_open=lay_open)
