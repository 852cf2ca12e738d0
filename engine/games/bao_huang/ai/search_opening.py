"""What comes before the first play of Bao Huang as a search problem: tribute, the crown, and announcing oneself.

In every imagined deal all seats go on with the opening as the heuristic player does, then the deal is played out.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.cards import EUNUCH
from engine.events import Seat
from engine.games.bao_huang.actions import ACCEPT, ANNOUNCE, PASS, PASS_ON, Action, Announce, PassOn, Take, Tribute
from engine.games.bao_huang.ai.heuristic_player import announce_worth, crown_worth
from engine.games.bao_huang.ai.imagine.belief import Determinization, believed
from engine.games.bao_huang.ai.search_play import rollout_for, rollouts_of
from engine.games.bao_huang.ai.simulator.play_loop import FIELD, MARKED_RED, NOBODY, SHIFTS
from engine.games.bao_huang.ai.simulator.rollout import Rollout, RolloutEnd, RolloutStart
from engine.games.bao_huang.ai.simulator.table_meld import HeightCounts, counts_of
from engine.games.bao_huang.ai.simulator.weights import judged
from engine.games.bao_huang.melds import RED, TWO, height, height_counts
from engine.games.bao_huang.options import SEATS, Options, onward
from engine.games.bao_huang.rules.phases import Announcing, Crowning, Giving, Taking
from engine.games.bao_huang.rules.scoring import multipliers
from engine.games.bao_huang.rules.standing import givers, takers
from engine.games.bao_huang.rules.view import View
from engine.prompts import Choose
from engine.search_model import Playout, SearchProblem, SearchSettings

DEAR = 2.0
"""What each rank by which a gift is lower than the highest costs the heuristic player."""


def search_problem(view: View, settings: SearchSettings, wanted: tuple[Action, ...]) -> SearchProblem[Action]:
    """The decision of the seat on turn as a search problem; gifts that only suits tell apart count as one."""
    scored = _scored(view)
    for action in wanted:
        scored = {action if _alike(each, action) else each: score for each, score in scored.items()}
    moves = sorted(scored, key=lambda each: -scored[each])

    rollouts = rollouts_of(view.options, settings.judges, settings.tells)

    def playout(imagined: Determinization, place: int) -> Playout:
        emperor, announced, ended = opening_rolled_out(view, rollouts, imagined, moves[place])
        points = ended.evaluation * multipliers(view.options, emperor, imagined.eunuch, announced)[view.seat]
        facts: tuple[int, ...] = ()
        if settings.tells:
            facts = (ended.points[view.seat] > 0, 0, 0, emperor == imagined.eunuch)
        return Playout(judged(points, settings.style), facts)

    return SearchProblem(tuple(moves), tuple(scored[each] for each in moves), believed(view, settings.infers), playout)


def _scored(view: View) -> dict[Action, float]:
    """The actions that are allowed, and what each is worth to the heuristic player."""
    counts, prompt = height_counts(view.hand), view.prompt()
    match view.phase:
        case Crowning() if isinstance(prompt, Choose) and PASS_ON in prompt.actions:
            return {ACCEPT: crown_worth(counts, EUNUCH in view.hand), PASS_ON: 0.0}
        case Announcing(emperor=emperor) if EUNUCH in view.hand:
            return {ANNOUNCE: announce_worth(counts, emperor == view.seat), PASS: 0.0}
        case Taking(pool=pool):
            most = max(map(height, pool))
            return {each: DEAR * (height(each.card) - most) for each in view.candidates() if isinstance(each, Take)}
    return dict.fromkeys(view.candidates(), 0.0)


def _alike(one: Action, other: Action) -> bool:
    """Whether two actions differ only in suits."""
    match one, other:
        case Take(card), Take(another):
            return height(card) == height(another)
        case Tribute(), Tribute():
            return True
    return one == other


def opening_rolled_out(
    view: View, rollouts: Sequence[Rollout], imagined: Determinization, action: Action
) -> tuple[Seat, bool, RolloutEnd]:
    """The emperor, whether somebody is announced, and how the imagined deal ends, where the seat on turn does this."""
    options, hands, eunuch = view.options, [counts_of(hand) for hand in imagined.hands], imagined.eunuch
    announced = isinstance(action, Announce)
    match view.phase:
        case Announcing(emperor=seat, asked=asked):
            emperor, asked = seat, asked + 1
        case Crowning(turn=turn, holder=holder):
            emperor, asked = turn, 0
            if isinstance(action, PassOn):
                emperor = crowned(options, hands, eunuch, onward(turn, options), holder, away=True)
            hands[emperor][RED] += 1
        case _:
            _tribute(view, imagined, action, hands)
            holder = next(seat for seat, hand in enumerate(imagined.hands) if hand >> SHIFTS[MARKED_RED] & FIELD)
            hands[holder][RED] -= 1
            emperor, asked = crowned(options, hands, eunuch, holder, holder, away=False), 0
            hands[emperor][RED] += 1
    if options.announce and not announced:
        announced = _announces(options, hands, eunuch, emperor, asked)
    start = RolloutStart(emperor, eunuch, announced, emperor, None, NOBODY, 0, ())
    return emperor, announced, rollout_for(rollouts, imagined)(hands, start, announced, None)


def crowned(
    options: Options, hands: Sequence[HeightCounts], eunuch: Seat, turn: Seat, holder: Seat, away: bool
) -> Seat:
    """Who becomes emperor; ``away``: the card has left its first holder, who must take it back (BH-11)."""
    while not (away and turn == holder) and crown_worth(hands[turn], turn == eunuch) < 0:
        turn, away = onward(turn, options), True
    return turn


def _announces(options: Options, hands: Sequence[HeightCounts], eunuch: Seat, emperor: Seat, asked: int) -> bool:
    """Whether the holder of the eunuch card announces itself, if it is still to be asked (BH-64)."""
    place = next(place for place in range(SEATS) if onward(emperor, options, place) == eunuch)
    return place >= asked and announce_worth(hands[eunuch], eunuch == emperor) >= 0


def _tribute(view: View, imagined: Determinization, action: Action, hands: Sequence[HeightCounts]) -> None:
    """The gifts that are still to be given and taken go from hand to hand (BH-20, BH-21)."""
    options, phase = view.options, view.phase
    order = takers(view.standing, options, view.first)
    if isinstance(phase, Taking) and isinstance(action, Take):
        pool = [height(card) for card in phase.pool]
        pool.remove(height(action.card))
        hands[view.seat][height(action.card)] += 1
        order = order[phase.taken + 1 :]
    else:
        assert isinstance(phase, Giving)
        pool = [each for gift in imagined.gifts for each, number in enumerate(counts_of(gift)) for _ in range(number)]
        for seat, number in givers(view.standing, options)[phase.given :]:
            pool += tribute_given(hands[seat], number, options)
        if options.tribute == "face_down":
            Random(imagined.lot).shuffle(pool)
    if options.tribute == "face_up":
        pool.sort(reverse=True)
    for taker, each in zip(order, pool, strict=True):
        hands[taker][each] += 1


def tribute_given(hand: HeightCounts, number: int, options: Options) -> list[int]:
    """Takes the tribute that a hand owes out of it and returns its heights."""
    gifts: list[int] = []
    for each in range(TWO - options.tribute_spares_twos, -1, -1):
        while hand[each] and len(gifts) < number:
            hand[each] -= 1
            gifts.append(each)
    return gifts
