"""Asks the engine whether what a sentence of a lesson claims is true of its deal."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from engine.cards import Cards, NotationError, read_card, read_cards, write_cards
from engine.events import Marked, Place, Scored, Zone
from engine.game import AnyState, act
from engine.games.bashi_fen.rules.tricks import points_in
from engine.lesson_judging import fits, move_of
from engine.prompts import Pick
from engine.record import replay
from engine.teaching import lesson_claims
from engine.teaching.lessons import LEARNER, picked
from tests.engine.teaching import rule_claims
from tests.engine.teaching.lesson_answers import answers, cost, kind, standing
from tests.engine.teaching.lesson_moments import Moment, answers_in, imagined, takes_over

ROWS = Path(__file__).parents[2] / "rows"
DEALS = 60
"""So many imagined deals are searched for one in which something may be."""
MANY = 100
"""So many imagined deals tell how often something is."""


def holds(moment: Moment, claim: lesson_claims.LessonClaim) -> bool:
    """Whether the claim is true at this moment."""
    match claim:
        case lesson_claims.Rule(rows):
            known = (ROWS / f"{moment.game.key}.txt").read_text(encoding="utf-8").split()
            return set(rows.split()) <= set(known)
        case lesson_claims.Meant(why):
            return bool(why)
        case lesson_claims.Unbeatable():
            return not any(True for _ in answers(moment))
        case lesson_claims.BeatenOnlyBy(what):
            found = [_is_one_of(moment, name, cards, what) for name, cards in answers(moment)]
            return bool(found) and all(found)
        case lesson_claims.OutsideSuit():
            return not any(name.endswith("in suit") for name, _ in answers(moment))
        case lesson_claims.Stands(seats, move):
            lying = moment.before if move else act(moment.before, moment.action).state
            return (not move or _lies_there(moment, move)) and not any(
                True for _ in answers_in(_let(lying, move), seats)
            )
        case lesson_claims.MayBeBeaten(seats, move):
            return any(_beaten(moment, state, seats, move) for state in imagined(moment, DEALS))
        case lesson_claims.Rarely(share):
            beaten = sum(_beaten(moment, state, (), "") for state in imagined(moment, MANY))
            return 0 < beaten < share * MANY
        case lesson_claims.Cheapest(among):
            return _is_cheapest(moment, among)
        case lesson_claims.Longest():
            right = move_of(moment.game, moment.view, moment.task.right[0])
            same = [each for each in moment.view.candidates() if kind(moment, each) == kind(moment, right)]
            return all(len(each.cards) < len(right.cards) or each == right for each in same)
        case lesson_claims.Holds(cards):
            return _holds(_own(moment.before), cards)
        case lesson_claims.CopiesThere(least, ranks, without):
            counts = Counter(card.rank.value for card in _own(moment.before))
            return sum(n >= least for rank, n in counts.items() if rank not in without.split()) == ranks
        case lesson_claims.Allowed(moves):
            return all(_allowed(moment, move) for move in moves)
        case lesson_claims.Refused(moves):
            return not any(_allowed(moment, move) for move in moves)
        case lesson_claims.TakesOver(moves):
            return all(_allowed(moment, move) and takes_over(moment.before, _action(moment, move)) for move in moves)
        case lesson_claims.FallsShort(moves):
            return all(
                _allowed(moment, move) and not takes_over(moment.before, _action(moment, move)) for move in moves
            )
        case lesson_claims.Higher(cards):
            return all(
                standing(moment, high) > standing(moment, low) for high, low in pairwise(map(read_card, cards.split()))
            )
        case lesson_claims.Points(worth):
            return all(points_in(read_cards(cards)) == points for cards, points in worth)
        case lesson_claims.MayHold(seat, cards):
            return any(_holds(_hand(state, seat), cards) for state in imagined(moment, DEALS))
        case lesson_claims.TrueHolder(card, seat):
            return _holder(moment.before, card) == seat
        case lesson_claims.CardsLeft(cards):
            state = moment.before if moment.word == "ask" else replay(moment.after()).state
            return tuple(len(_hand(state, seat)) for seat in range(len(cards))) == cards
        case lesson_claims.UnknownHolder(card, seats):
            state = moment.before if moment.word == "ask" else replay(moment.after()).state
            return _unknown(moment, state, card, seats)
        case lesson_claims.Helped(seat, against, times):
            return _helped(moment, seat, against) == times
        case lesson_claims.MayEnd(seat):
            return _may_end(moment, act(moment.before, moment.action).state, seat)
        case lesson_claims.ThenLeads():
            view = moment.view_after
            return view.turn == LEARNER and view.refusal(moment.game.read_action("pass")) is not None
        case lesson_claims.ThenAsked(verb):
            prompt = moment.view_after.prompt()
            return isinstance(prompt, Pick) and prompt.verb == verb
        case lesson_claims.ThenTrick(seat):
            return bool(moment.view_after.tricks[-1].winner == seat)
        case lesson_claims.EndsDeal(changes):
            scored = [event for event in _events(moment) if isinstance(event, Scored)]
            return replay(moment.after()).state.turn is None and [each.changes for each in scored] == [changes]
        case lesson_claims.CountsPoints(amounts):
            lines = [line for event in _events(moment) if isinstance(event, Scored) for line in event.lines]
            told = {line.amount for line in lines} | {value for line in lines for _, value in line.args}
            return set(amounts) <= told
        case lesson_claims.FinishesAs(place):
            return bool(moment.view_after.phase.finish[place - 1] == LEARNER)
        case lesson_claims.EmperorsStake(with_partner, alone):
            return rule_claims.emperors_stakes(moment) == (with_partner, alone)
        case lesson_claims.WinsAloneOnlyFirst():
            return rule_claims.wins_alone_only_first(moment)
        case lesson_claims.NeverBeat(cards):
            return rule_claims.never_beat(moment, cards)
        case lesson_claims.WouldBeLed(against, cards):
            return rule_claims.led_instead(moment, against) == read_cards(cards)
        case lesson_claims.KittyFactor(cards, factor):
            return rule_claims.kittys_factor(moment, cards) == factor
        case lesson_claims.RisesFrom(points):
            return rule_claims.rises_from(moment, points)
        case lesson_claims.TimesThePoints(cards, than, times):
            return points_in(read_cards(cards)) == times * points_in(read_cards(than)) > 0
        case lesson_claims.HighestStraights(straights, over):
            return rule_claims.straights_over(moment, over) == straights
        case lesson_claims.NotAskedAgain():
            return rule_claims.is_not_asked_again(moment)
        case lesson_claims.StrongestKind(cards):
            same, above = rule_claims.kinds_above(moment, cards)
            return above == {same}
        case lesson_claims.HighestOfKind(cards):
            same, above = rule_claims.kinds_above(moment, cards)
            return same not in above
        case lesson_claims.HoldsNo(cards):
            held = _own(moment.before)
            return not any(_holds(held, card) for card in cards.split())
        case lesson_claims.VoidAfter(suit, but):
            return rule_claims.left_of_suit(moment, suit) == ((), read_cards(but))
        case lesson_claims.CanRuff(suit):
            return rule_claims.can_ruff(moment, suit)
        case lesson_claims.MorePlays():
            return rule_claims.needs_more_plays(moment)


def _action(moment: Moment, move: str) -> Any:
    return move_of(moment.game, moment.view, move) if move else moment.action


def _allowed(moment: Moment, move: str) -> bool:
    try:
        return moment.view.refusal(_action(moment, move)) is None
    except NotationError as error:
        raise AssertionError(f"{move}: {error}") from None


def _is_one_of(moment: Moment, name: str, cards: Cards, what: tuple[str, ...]) -> bool:
    play = moment.game.read_action(f"play {write_cards(cards)}")
    return any(name == each or name.split()[0] == each or fits(play, each) for each in what)


def _lies_there(moment: Moment, move: str) -> bool:
    """Whether the best play on the table is this one."""
    cards = moment.view.places()[Place(Zone.TABLE, moment.view.phase.best)]
    return fits(moment.game.read_action(f"play {write_cards(cards)}"), move)


def _let(state: AnyState, move: str) -> AnyState:
    """The deal after the learner has let a play stand."""
    passing = [action for action in state.view(LEARNER).candidates() if str(action) == "pass"] if move else []
    return act(state, passing[0]).state if passing else state


def _beaten(moment: Moment, state: AnyState, seats: tuple[int, ...], move: str) -> bool:
    return any(True for _ in answers_in(act(state, _action(moment, move)).state, seats))


def _is_cheapest(moment: Moment, among: tuple[str, ...]) -> bool:
    """The right move is cheaper than any other that takes over and is not a right one itself."""
    view, game = moment.view, moment.game
    right = move_of(game, view, moment.task.right[0])
    others = [move_of(game, view, move) for move in among] if among else list(view.candidates())
    beating = [each for each in others if takes_over(moment.before, each)]
    costs = [cost(moment, each) for each in beating if not fits(each, moment.task.right[0])]
    return takes_over(moment.before, right) and bool(costs) and cost(moment, right) < min(costs)


def _holds(held: Cards, cards: str) -> bool:
    try:
        return bool(picked(held, cards))
    except NotationError:
        return False


def _hand(state: AnyState, seat: int) -> Cards:
    return tuple(card for card in state.view(seat).places().get(Place(Zone.HAND, seat), ()) if card is not None)


def _own(state: AnyState) -> Cards:
    """The learner's cards, those that lie shown among them."""
    shown = state.view(LEARNER).places().get(Place(Zone.SHOWN, LEARNER), ())
    return _hand(state, LEARNER) + tuple(card for card in shown if card is not None)


def _holder(state: AnyState, card: str) -> int | None:
    seats = [place.seat for place in state.view(LEARNER).places() if place.zone is Zone.HAND]
    return next((seat for seat in seats if seat is not None and read_card(card) in _hand(state, seat)), None)


def _unknown(moment: Moment, state: AnyState, card: str, seats: tuple[int, ...]) -> bool:
    holder, random = _holder(state, card), Random(4)
    everybody = [place.seat for place in state.view(LEARNER).places() if place.zone is Zone.HAND]
    for seat in seats or [each for each in everybody if each is not None and each != holder]:
        view = state.view(seat)
        if len({_holder(moment.game.imagine(view, random), card) for _ in range(DEALS)}) < 2:
            return False
    return holder is not None


def _helped(moment: Moment, seat: int, against: int) -> int:
    """How often the seat has beaten the other's plays; -1 where it beat the learner's, or a third seat helped."""
    best, times = None, 0
    for seen in moment.view.history:
        if Marked("best", seen.seat) in seen.events:
            if (seen.seat == seat and best == LEARNER) or (best == against and seen.seat not in (seat, LEARNER)):
                return -1
            times += seen.seat == seat and best == against
            best = seen.seat
        if Marked("best", None) in seen.events:
            best = None
    return times


def _may_end(moment: Moment, state: AnyState, seat: int) -> bool:
    """Whatever the seat holds, it is on lead and some play of its ends the deal."""
    for each in [state, *(act(deal, moment.action).state for deal in imagined(moment, DEALS))]:
        if each.turn != seat or not any(act(each, play).state.turn is None for play in each.view(seat).candidates()):
            return False
    return True


def _events(moment: Moment) -> list[Any]:
    """What happens by the move and after it."""
    record = moment.after()
    steps = replay(record).steps[len(moment.record.actions) + 1 :]
    return [event for step in steps for event in step.events]
