"""Bids with all cards taken, and claims of a new deal, as a search sees them: buried and called by rule, played out."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from engine.cards import Cards, without
from engine.events import Seat
from engine.games.bashi_fen.actions import PASS, Action, Bid, Redeal
from engine.games.bashi_fen.ai.heuristic_player import bar_of, bid_of, burial_of, call_of, greedy
from engine.games.bashi_fen.ai.imagine.belief import believed
from engine.games.bashi_fen.ai.imagine.sampler import Imagined
from engine.games.bashi_fen.ai.search_play import FACTS, MOST_WEIGHED, ended, rollout_of, scores
from engine.games.bashi_fen.ai.simulator.evaluation import uncertainty_in, valued
from engine.games.bashi_fen.ai.simulator.play_loop import position_of, terms_of
from engine.games.bashi_fen.ai.simulator.weights import judged
from engine.games.bashi_fen.options import fluid
from engine.games.bashi_fen.rules.bids import Bidding, Named, named_by, turned_from_kitty
from engine.games.bashi_fen.rules.partners import calls_of
from engine.games.bashi_fen.rules.phases import Asking, Calls, Claiming, Contesting, Playing
from engine.games.bashi_fen.rules.standing import levels_of, turn_after
from engine.games.bashi_fen.rules.view import View
from engine.search_model import Playout, SearchProblem, SearchSettings

Choosing = Asking | Claiming | Contesting
VOID = Playout(0.0, (0,) * len(FACTS))
"""A deal that does not count is worth no more to one side than to the other."""


class World(NamedTuple):
    """One imagined deal, all cards in hand; ``found``: how it ends by what is named in the end and who buried."""

    guess: Imagined
    hands: tuple[Cards, ...]
    found: dict[tuple[Named, Seat], Playout]


def search_problem(
    view: View, phase: Choosing, settings: SearchSettings, wanted: tuple[Action, ...]
) -> SearchProblem[Action]:
    """The question whether to bid, and what, or whether to ask for a new deal, prepared."""
    tried = (greedy(view, Random(0)), *wanted, PASS, *reversed(list(view.candidates())))
    moves = tuple(dict.fromkeys(tried))[: max(MOST_WEIGHED, 1 + len(wanted))]
    guesses = believed(view, settings.infers)

    def world(random: Random) -> World:
        guess = guesses(random)
        return World(guess, tuple(map(tuple.__add__, guess.hands, view.shown)), {})

    def value(imagined: World, place: int) -> Playout:
        move, named = moves[place], phase.named
        if isinstance(move, Redeal):
            return VOID
        if isinstance(move, Bid):
            named = named_by(view.bidding, move)
        if isinstance(phase, Asking):
            passes = 0 if isinstance(move, Bid) else phase.passes + 1
            named = bid_out(view, Asking(view.seat, named, passes), imagined)
        if named is None:
            return VOID
        if isinstance(phase, Contesting):
            taker = phase.taker if named == phase.named else view.seat
        else:
            taker = named.declarer
        if (named, taker) not in imagined.found:
            imagined.found[named, taker] = played_from(view, settings, imagined, named, taker)
        return imagined.found[named, taker]

    return SearchProblem(moves, scores(moves), world, value)


def bid_out(view: View, asked: Asking, imagined: World) -> Named | None:
    """What is named in the end: the others bid by rule, each knowing its own cards, until all have passed (BSF-11)."""
    options = view.options
    while asked.passes < options.seats - (bidder_of(asked) is not None):
        seat = turn_after(options, asked.turn)
        seat = turn_after(options, seat) if seat == bidder_of(asked) else seat
        bidding = Bidding(options, view.standing, asked.named, seat, imagined.hands[seat])
        bid = bid_of(bidding, bar_of(asked))
        asked = Asking(seat, asked.named, asked.passes + 1) if bid is None else Asking(seat, named_by(bidding, bid))
    if asked.named is None and options.no_bid == "turn_kitty":
        return turned_from_kitty(options, view.standing, view.first, imagined.guess.kitty)[1]
    return asked.named


def bidder_of(asked: Asking) -> Seat | None:
    """Whose bid stands."""
    return None if asked.named is None else asked.named.bidder


def played_from(view: View, settings: SearchSettings, imagined: World, named: Named, taker: Seat) -> Playout:
    """How the deal ends once these trumps stand: buried, where the kitty is taken now, called and played by rule."""
    options, trumps, hands, kitty = view.options, named.trumps(view.options), list(imagined.hands), imagined.guess.kitty
    if not isinstance(view.phase, Contesting) or taker != view.phase.taker:
        hands[taker] += kitty
        kitty = burial_of(options, trumps, hands[taker])
        hands[taker] = without(hands[taker], kitty)
    calls = calls_of(options, call_of(options, trumps, hands[named.declarer])) if fluid(options) else Calls()
    terms = terms_of(options, named, levels_of(options, view.standing), kitty)
    begun = Playing(named.declarer, named, taker, calls, named.declarer, ((),) * options.seats)
    start = position_of(terms, begun, hands)
    end = rollout_of(terms, start, taker, settings)(start, -1)
    brought, found = valued(terms, end, view.seat, uncertainty_in(options, start))
    facts = ended(terms, end, found, view.seat)
    return Playout(judged(brought, settings.style), (*facts, *(0,) * (len(FACTS) - len(facts))))
