"""The sound, fast player of Taihe A Bao: bids and calls by expected stakes, gives and plays by fewest plays left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from engine.games.taihe_a_bao.actions import DECLARE, PASS, Action, Call, Give
from engine.games.taihe_a_bao.fast import LEAD, NOBODY, WEIGHTS, Hand, contract, packed, tables_of, unpacked
from engine.games.taihe_a_bao.melds import ACE, height
from engine.games.taihe_a_bao.odds import Model, chance, model_of
from engine.games.taihe_a_bao.options import FOUR_OF_HEARTS, Options, pack
from engine.games.taihe_a_bao.phases import Bidding, Calling, Playing, Returning
from engine.games.taihe_a_bao.scoring import stakes
from engine.games.taihe_a_bao.sound import Sight, sound_move
from engine.games.taihe_a_bao.view import View

ANOTHER_DECLARES = 0.07
"""How often a seat that has not spoken declares in the first round …"""
ANOTHER_CALLS = 0.3
"""… and how often it calls in the second, when sound players sit there."""
OTHERS_EDGE = 0.3
"""What a sound caller wins from each opponent, as a share of the value."""
NOBODY_DECLARED = 0.4
"""What it adds to the log odds that all have passed the first round …"""
RIVAL = 0.6
"""… and what each other caller takes, who has a good hand too."""
ARMED = 0.002
"""What each step of a returned card's height takes from the chance, since it arms an opponent."""


def greedy(view: View, random: Random) -> Action:
    """A sound action of the seat on turn; ``random`` only settles ties."""
    match view.phase:
        case Bidding(spoken=spoken):
            return DECLARE if _declares(view, spoken) else PASS
        case Calling() as calling:
            return _call(view, calling, random)
        case Returning():
            return _return(view, random)
        case Playing() as playing:
            return _play(view, playing)
    raise ValueError("the deal is over: nobody is on turn")


def _declares(view: View, spoken: int) -> bool:
    """Whether to play at once is worth more than to pass, and call later where nobody declares (TAB-21)."""
    options, model, hand = view.options, model_of(view.options), packed(view.hand)
    at_once = _as_declarer(options, 0, chance(model, hand))
    unspoken = options.seats - 1 - spoken
    wanted = {height(card) for card in pack(options) if card not in view.hand and height(card) != ACE}
    given = _returnable(view)
    improved = max(_after_exchange(model, hand, each, given, NOBODY_DECLARED) for each in wanted)
    later = _called(options, 0, unspoken, improved)
    must_call = options.starter_must_call and spoken == 0
    nobody_declares = (1 - ANOTHER_DECLARES) ** unspoken
    return at_once > nobody_declares * (later if must_call else max(later, 0.0))


def _call(view: View, calling: Calling, random: Random) -> Action:
    """The call that helps most, where it is worth more than to pass (TAB-22)."""
    options, model, hand = view.options, model_of(view.options), packed(view.hand)
    given = _returnable(view)
    calls = [action for action in view.candidates() if isinstance(action, Call)]
    if not calls:
        return PASS
    callers, unspoken = len(calling.exchanges), options.seats - 1 - calling.spoken
    swing = NOBODY_DECLARED - RIVAL * callers
    wanted = {height(call.card) for call in calls}
    chances = {each: _after_exchange(model, hand, each, given, swing) for each in wanted}
    best = max(chances.values())
    worth = _called(options, callers, unspoken, best)
    if view.refusal(PASS) is None and worth <= _passed(options, callers, unspoken):
        return PASS
    return _one_of([call for call in calls if chances[height(call.card)] == best], random)


def _return(view: View, random: Random) -> Action:
    """The card that one misses least, and that arms an opponent least (TAB-23)."""
    model, hand = model_of(view.options), packed(view.hand)
    gives = [(action, action.card) for action in view.candidates() if isinstance(action, Give) and action.card]
    values = {each: _without(model, hand, each) for each in {height(card) for _, card in gives}}
    best = max(values.values())
    return _one_of([give for give, card in gives if values[height(card)] == best], random)


def _one_of(equals: Sequence[Action], random: Random) -> Action:
    return equals[int(random.random() * len(equals))]


def _returnable(view: View) -> set[int]:
    """The heights of the cards that one could give back (TAB-25)."""
    kept = (FOUR_OF_HEARTS,) if view.protected else ()
    return {height(card) for card in view.hand if height(card) != ACE and card not in kept}


def _after_exchange(model: Model, hand: Hand, wanted: int, given: Iterable[int], swing: float) -> float:
    """The chance with one more card of the wanted height, and the best of these given away."""
    more = hand + WEIGHTS[wanted]
    return max(_without(model, more, each, swing) for each in given)


def _without(model: Model, hand: Hand, given: int, swing: float = 0.0) -> float:
    return chance(model, hand - WEIGHTS[given], swing) - ARMED * given


def _value(options: Options, callers: int) -> int:
    return stakes(options, callers, True, True, 2)[-1].amount


def _as_declarer(options: Options, callers: int, winning: float) -> float:
    """The stakes that a declarer expects from all opponents together (TAB-40, TAB-41)."""
    sure = options.sole_caller_wins and callers == 1
    return (1 if sure else 2 * winning - 1) * _value(options, callers) * (options.seats - 1)


def _as_opponent(options: Options, callers: int) -> float:
    """The stakes that an opponent of a sound caller expects."""
    sure = options.sole_caller_wins and callers == 1
    return -(1 if sure else OTHERS_EDGE) * _value(options, callers)


def _called(options: Options, callers: int, unspoken: int, winning: float) -> float:
    """What a call is worth: the last caller is declarer, each raises the value (TAB-26, TAB-40)."""
    last = (1 - ANOTHER_CALLS) ** unspoken
    return last * _as_declarer(options, callers + 1, winning) + (1 - last) * _as_opponent(options, callers + 2)


def _passed(options: Options, callers: int, unspoken: int) -> float:
    """What a pass is worth: nothing where the hand is thrown in (TAB-27), else what an opponent expects."""
    stays = (1 - ANOTHER_CALLS) ** unspoken
    now = _as_opponent(options, callers) if callers else 0.0
    return stays * now + (1 - stays) * _as_opponent(options, callers + 1)


def _play(view: View, playing: Playing) -> Action:
    """The move of ``sound_move``, who is told what this seat may know."""
    terms = contract(view.options, playing.declarer, len(playing.exchanges))
    return unpacked(sound_move(terms, sight_of(view, playing)), view.hand, terms.tables)


def sight_of(view: View, playing: Playing) -> Sight:
    """What this seat knows of a hand in play, as numbers."""
    hand = packed(view.hand)
    gone = packed(playing.aside) + sum(map(packed, playing.table))
    moves = tables_of(view.aces_of_three).moves
    return Sight(
        view.seat,
        hand,
        packed(pack(view.options)) - hand - gone,
        view.counts,
        LEAD if playing.over is None else moves[playing.over],
        NOBODY if playing.best is None else playing.best,
    )
