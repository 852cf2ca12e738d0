"""Asks a game's own rules what its lessons claim: stakes, throws, straights, bombs, ruffs, how many plays it takes."""

from __future__ import annotations

from itertools import permutations

from engine.cards import STANDARD, SUITED_RANKS, Cards, read_cards, without
from engine.events import Place, Zone
from engine.game import act
from engine.games.bao_huang import melds as bao_huang
from engine.games.bao_huang.options import SEATS
from engine.games.bao_huang.options import pack as bao_huang_pack
from engine.games.bao_huang.rules import scoring
from engine.games.bashi_fen.rules.following.follow import follow_refusal
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.scoring import gains, kitty_factor
from engine.games.bashi_fen.rules.throws import objection
from engine.games.bashi_fen.rules.tricks import worth, worth_of_lead
from engine.games.big_two import melds as big_two
from engine.games.taihe_a_bao import melds as taihe
from engine.games.taihe_a_bao.ai.simulator.plans import plans_of
from engine.games.taihe_a_bao.ai.simulator.play_loop import packed
from engine.games.taihe_a_bao.options import pack as taihe_pack
from engine.lesson_judging import move_of
from engine.teaching.lessons import LEARNER, picked
from tests.engine.teaching.lesson_moments import Moment


def emperors_stakes(moment: Moment) -> tuple[int, int]:
    """What an emperor wins or loses with a partner, and alone."""
    with_partner = scoring.multipliers(moment.options, 0, 1, announced=False)[0]
    return with_partner, scoring.multipliers(moment.options, 0, 0, announced=False)[0]


def wins_alone_only_first(moment: Moment) -> bool:
    """Whether an emperor without a partner wins in just those orders of finishing in which he is first."""
    return all(
        (scoring.winning_side(moment.options, finish, 0, 0) == 1) == (finish[0] == 0)
        for finish in permutations(range(SEATS))
    )


def never_beat(moment: Moment, card: str) -> bool:
    """Whether so many of these cards as there are beat no equal cards of any rank, however many they are."""
    many = [each for each in bao_huang_pack(moment.options) if each.rank.value == card]
    melds = [
        bao_huang.Meld((height,) * size) for height in range(bao_huang.RED + 1) for size in range(1, len(many) + 1)
    ]
    return bool(many) and not any(True for meld in melds for _ in bao_huang.plays(many, meld, moment.options))


def led_instead(moment: Moment, against: str) -> Cards | None:
    """What is led for a throw that another hand, which holds these cards, can beat; None where it stands."""
    trumps, options = moment.view.trumps, moment.options
    lead = read_lead(moment.action.cards, trumps, options)
    assert lead is not None
    found = objection(lead, [read_cards(against)], trumps, options)
    return found.forced.cards if found else None


def kittys_factor(moment: Moment, cards: str) -> int:
    """How often the points of the kitty count where these cards win the last trick."""
    return kitty_factor(moment.options, read_cards(cards), moment.view.trumps)


def rises_from(moment: Moment, points: int) -> bool:
    """Whether the declarers' opponents rise with so many points, and not with one fewer."""
    enough, short = (gains(moment.options, each) for each in (points, points - 1))
    return enough.opponents > 0 and short.opponents == 0 and not enough.declarers_stay


def straights_over(moment: Moment, lies: str) -> tuple[str, ...]:
    """The straights above this one, by the shorthand of their ranks, from the highest on."""
    options, ranks = moment.options, [rank.value for rank in SUITED_RANKS]
    low = big_two.read_meld(picked(STANDARD, lies), options.straights)
    assert low is not None
    found = []
    for first in range(len(ranks)):
        run = [ranks[(first + place) % len(ranks)] for place in range(5)]
        cards = read_cards(" ".join(f"{rank}{suit}" for rank, suit in zip(run, "SHCDS", strict=True)))
        meld = big_two.read_meld(cards, options.straights)
        if meld is not None and big_two.beats(meld, low):
            found.append((meld.key, " ".join(run)))
    return tuple(run for _, run in sorted(found, reverse=True))


def is_not_asked_again(moment: Moment) -> bool:
    """Whether this phase ends without the learner, each other seat doing the first thing that it may."""
    state = act(moment.before, moment.action).state
    phase = type(moment.view.phase)
    while type(state.view(LEARNER).phase) is phase:
        if state.turn is None or state.turn == LEARNER:
            return False
        state = act(state, next(iter(state.view(state.turn).candidates()))).state
    return True


def kinds_above(moment: Moment, cards: str) -> tuple[str, set[str]]:
    """What these cards make, and what the plays of the whole pack that beat them make."""
    every = taihe_pack(moment.options)
    meld = taihe.read_meld(picked(every, cards), False)
    assert meld is not None
    above = [taihe.read_meld(play, False) for play in taihe.plays(every, meld, False)]
    return meld.kind, {each.kind for each in above if each is not None}


def left_of_suit(moment: Moment, suit: str) -> tuple[Cards, Cards]:
    """The learner's cards that show this suit, after the move: those that are no trumps, and those that are."""
    shown = [card for card in _hand_after(moment) if card.suit is not None and card.suit.value == suit]
    trumps = tuple(card for card in shown if moment.view.trumps.suit_of(card) is None)
    return tuple(card for card in shown if card not in trumps), trumps


def can_ruff(moment: Moment, suit: str) -> bool:
    """Whether after the move a trump may be played to the highest card of this suit, and beats it."""
    trumps, options, hand = moment.view.trumps, moment.options, _hand_after(moment)
    plain = [card for card in STANDARD if card.suit is not None and card.suit.value == suit]
    high = max((card for card in plain if trumps.suit_of(card) is not None), key=trumps.strength)
    lead = read_lead((high,), trumps, options)
    assert lead is not None
    return any(
        follow_refusal(lead, hand, (card,), trumps, options) is None
        and worth((card,), lead.parts[0].shape, lead.suit, trumps, options) > worth_of_lead(lead)
        for card in trumps.of_suit(hand, None)
    )


def needs_more_plays(moment: Moment) -> bool:
    """Whether the cards that are left need more plays than those that a right move leaves."""
    plans = plans_of(False)
    right = move_of(moment.game, moment.view, moment.task.right[0])
    hand = moment.view.places()[Place(Zone.HAND, LEARNER)]
    return plans.least(packed(without(hand, moment.action.cards))) > plans.least(packed(without(hand, right.cards)))


def _hand_after(moment: Moment) -> Cards:
    cards = act(moment.before, moment.action).state.view(LEARNER).places()[Place(Zone.HAND, LEARNER)]
    return tuple(card for card in cards if card is not None)
