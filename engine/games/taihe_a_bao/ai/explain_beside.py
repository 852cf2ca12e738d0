"""What a player of Taihe A Bao looks at beside plans and counts: the lowest and highest cards, and what others called.

These are weaker reasons than those of ``explain``: they are told only where two moves are compared.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card, Cards
from engine.events import Seat
from engine.games.taihe_a_bao.actions import Action, Call, Give, Pass, Play
from engine.games.taihe_a_bao.ai.simulator.heuristic import lookups_of
from engine.games.taihe_a_bao.ai.simulator.plans import plans_of
from engine.games.taihe_a_bao.ai.simulator.play_loop import LEAD, Hand, Tables, moves_in, packed, tables_of
from engine.games.taihe_a_bao.melds import RANKS, Meld, height, in_order, meld_words, plays, read_meld
from engine.games.taihe_a_bao.options import pack
from engine.games.taihe_a_bao.rules.phases import Calling, Playing, Returning
from engine.games.taihe_a_bao.rules.view import View
from engine.parts.reasons import Merit, fact_of, over_one
from engine.prompts import Name
from engine.search_model import Verdict, Weighed
from engine.words import Text, text

BEATERS = "beaters"
"""The idea of merits that tell what little could beat a play."""
UNBEATABLE = text("reason.unbeatable")
"""Beside it nothing is said of the imagined deals, in all of which nobody beats the play."""


def bombs_in(tables: Tables, hand: Hand) -> int:
    """How many ranks the hand holds as a bomb."""
    held = tables.legal(hand, LEAD) & lookups_of(tables.aces_of_three).bombs
    return len({tables.shapes[move].meld.top for move in moves_in(held)})


def beside(view: View, playing: Playing, verdict: Verdict[Action], told: tuple[Text, ...]) -> tuple[Text, ...]:
    """The strongest of what is seen beside for the best of two moves and not ``told`` yet; counts need room, too.

    That a play may win the lead is told only where there is nothing else.
    """
    alike, keys = _same_shape(view, verdict), {each.key for each in told}
    found = over_one(verdict, lambda move: _seen_beside(view, playing, move, alike))
    said = {"reason.left", "reason.plays_left"} if keys & {"reason.left", "reason.dear"} else set()
    said |= {"reason.highest_kept"} if "reason.bombs" in keys else set()  # the highest cards may be that bomb
    fresh = tuple(each for each in found if fact_of(each) not in said)
    if fresh or told:
        return fresh[:1]
    return over_one(verdict, lambda move: _may_lead(view, playing, move))


def _same_shape(view: View, verdict: Verdict[Action]) -> bool:
    """Whether all these moves play combinations that differ only in their rank."""
    melds = [
        read_meld(move.action.cards, view.aces_of_three) for move in verdict.moves if isinstance(move.action, Play)
    ]
    return len(melds) == len(verdict.moves) and len({(meld.kind, meld.size) for meld in melds if meld is not None}) == 1


def _may_lead(view: View, playing: Playing, move: Weighed[Action]) -> Iterator[Merit]:
    if playing.over is not None and isinstance(move.action, Play) and len(move.action.cards) < len(view.hand):
        yield Merit(text("reason.may_lead"))


def _seen_beside(view: View, playing: Playing, move: Weighed[Action], alike: bool) -> Iterator[Merit]:
    """What is seen of a play or a pass: whether a bomb alone beats it, and which cards go and stay."""
    yield from _seen_of_ends(view, playing, move)
    if alike and isinstance(move.action, Play):
        meld = read_meld(move.action.cards, view.aces_of_three)
        assert meld is not None
        yield Merit(text("reason.lower_cards"), -meld.top, compares=True)
        yield Merit(text("reason.harder"), meld.top, compares=True)
    if isinstance(move.action, Play | Pass):
        plans, hand = plans_of(view.aces_of_three), packed(view.hand)
        rest = hand - packed(move.action.cards) if isinstance(move.action, Play) else hand
        now, after = plans.least(hand), plans.least(rest)
        if rest and after < now:
            yield Merit(text("reason.left", after=after), -after, "left")
        elif rest:
            yield Merit(text("reason.plays_left", count=after), -after, "left", after)
    if isinstance(move.action, Play) and playing.over is None:
        gone = len(move.action.cards)
        yield Merit(text("reason.cards_gone", count=gone), gone, number=gone)
        if gone == 1 and not any(move.action.cards[0] in cards for cards in _larger_plays(view)):
            yield Merit(text("reason.lone"))
        meld = read_meld(move.action.cards, view.aces_of_three)
        if meld is not None and not meld.bomb and min(map(height, move.action.cards)) == min(map(height, view.hand)):
            yield Merit(text("reason.lowest_goes"))  # it would go later as well: told where nothing else is


def _larger_plays(view: View) -> Iterator[Cards]:
    """The combinations of several cards that the hand holds."""
    return (cards for cards in plays(view.hand, None, view.aces_of_three) if len(cards) > 1)


def _seen_of_ends(view: View, playing: Playing, move: Weighed[Action]) -> Iterator[Merit]:
    """What is seen of the lowest and the highest cards, those that go and those that stay."""
    top = max(map(height, view.hand))
    highest = tuple(card for card in in_order(view.hand) if height(card) == top)
    match move.action:
        case Play(cards):
            stay = tuple(card for card in highest if card not in cards)
            yield from _seen_of_cards(view, playing, cards)
        case Pass():
            stay = highest
        case _:
            return
    if stay:
        yield Merit(text("reason.highest_kept", cards=stay), len(stay))


def _seen_of_cards(view: View, playing: Playing, cards: Cards) -> Iterator[Merit]:
    tables = tables_of(view.aces_of_three)
    meld = read_meld(cards, view.aces_of_three)
    assert meld is not None
    beating, bombs = _may_beat(view, meld), lookups_of(tables.aces_of_three).bombs
    if not beating:
        yield Merit(UNBEATABLE, 2, BEATERS)
    elif meld.bomb:
        yield Merit(text("reason.only_higher_bombs"), 1, BEATERS)
    elif not beating & ~bombs:
        yield Merit(text("reason.only_bombs"), 0, BEATERS)
    if meld.bomb:
        return
    declares = view.seat == playing.declarer
    last = [seat for seat, left in enumerate(view.counts) if left == 1 and (seat == playing.declarer) != declares]
    if last and len(cards) == 1:
        yield Merit(text("reason.stops", seat=last[0]), height(cards[0]), compares=True)


def _may_beat(view: View, meld: Meld) -> int:
    """The shapes that beat a combination and that cards which this seat does not see could make."""
    tables, seen = tables_of(view.aces_of_three), {card for cards in view.places().values() for card in cards}
    unseen = [card for card in pack(view.options) if card not in seen]
    return tables.legal(packed(unseen), tables.moves[meld])


def seen_of_call(view: View, move: Weighed[Action]) -> Iterator[Merit]:
    """What is seen of a call: what the card makes, and how much sooner the hand can run out with it."""
    if not isinstance(view.phase, Calling) or not isinstance(move.action, Call):
        return
    card = move.action.card
    alike = tuple(each for each in (*view.hand, card) if each.rank is card.rank)
    meld = read_meld(alike, view.aces_of_three)
    assert meld is not None
    if meld.bomb:
        yield Merit(text("reason.call_bomb", card=card, meld=meld_words(meld)))
        height_of_bomb = len(RANKS) * meld.bomb + meld.top
        yield Merit(text("reason.call_higher_bomb", card=card, meld=meld_words(meld)), height_of_bomb, compares=True)
    for _, made in _made_with(view, card)[:1]:
        yield Merit(text("reason.call_meld", card=card, meld=meld_words(made)))
        yield Merit(text("reason.call_larger_meld", card=card, meld=meld_words(made)), made.size, compares=True)
        yield Merit(text("reason.call_higher_meld", card=card, meld=meld_words(made)), made.top, compares=True)
    least, before = _least_after_return(view, card), plans_of(view.aces_of_three).least(packed(view.hand))
    if least < before:
        yield Merit(text("reason.call_plays", card=card, count=least, before=before), -least, number=least)


def seen_of_company(view: View, move: Weighed[Action]) -> Iterator[Merit]:
    """That the card that is called for makes a combination with the lowest in the hand."""
    if isinstance(move.action, Call):
        low = min(map(height, view.hand))
        for cards, meld in _made_with(view, move.action.card):
            if any(height(card) == low for card in cards if card != move.action.card):
                yield Merit(text("reason.call_low", card=move.action.card, meld=meld_words(meld)))
                return


def _made_with(view: View, card: Card) -> list[tuple[Cards, Meld]]:
    """The combinations, no bombs, that this card makes and the hand alone does not, the largest and highest first."""
    aces = view.aces_of_three
    held = {read_meld(cards, aces) for cards in plays(view.hand, None, aces)}
    found = [(cards, read_meld(cards, aces)) for cards in plays((*view.hand, card), None, aces) if card in cards]
    made = [(cards, meld) for cards, meld in found if meld is not None and meld.size > 1 and not meld.bomb]
    fresh = [(cards, meld) for cards, meld in made if meld not in held]
    return sorted(fresh, key=lambda each: (each[1].size, each[1].top), reverse=True)


def few_highest(view: View) -> Iterator[Merit]:
    """That the hand holds at most one of the highest cards of the pack, with which nobody can be stopped for long."""
    top = max(map(height, pack(view.options)))
    held, there = (sum(height(card) == top for card in cards) for cards in (view.hand, pack(view.options)))
    if held <= 1:
        yield Merit(text("reason.few_aces" if view.options.aces else "reason.few_kings", held=held, all=there))


def seen_of_return(view: View, move: Weighed[Action]) -> Iterator[Merit]:
    """What is seen of a card that is given back: what that does to the own hand and to the other one."""
    if isinstance(view.phase, Returning) and isinstance(move.action, Give) and move.action.card is not None:
        yield from _seen_of_return(view, view.phase, move.action.card)


def seen_of_single(view: View, move: Weighed[Action]) -> Iterator[Merit]:
    """That a card that is given back has no equal in the hand; told only where there is nothing else."""
    card = move.action.card if isinstance(view.phase, Returning) and isinstance(move.action, Give) else None
    if card is not None and sum(each.rank is card.rank for each in view.hand) == 1:
        yield Merit(text("reason.given_single", card=card))


def _seen_of_return(view: View, returning: Returning, card: Card) -> Iterator[Merit]:
    tables, hand = tables_of(view.aces_of_three), packed(view.hand)
    bombs = bombs_in(tables, hand)
    if bombs and bombs_in(tables, hand - packed((card,))) == bombs:
        yield Merit(text("reason.bombs", count=bombs))
    holder = returning.exchanges[-1].holder
    called = in_order([each.card for each in returning.exchanges if each.caller == holder])
    if called and all(each.rank is not card.rank for each in called):
        yield Merit(text("reason.not_called", seat=holder, cards=called))
    if card in _given_by(view, returning, holder):
        yield Merit(text("reason.given_before", seat=holder, card=card))
    yield Merit(text("reason.lower_given"), -height(card), compares=True)


def _given_by(view: View, returning: Returning, seat: Seat) -> Cards:
    """The cards that this seat has given back to us for others."""
    gifts = (seen.action.card for seen in view.history if isinstance(seen.action, Give))
    both = zip(returning.exchanges, gifts, strict=False)
    return tuple(card for each, card in both if card is not None and (each.caller, each.holder) == (seat, view.seat))


def least_with_a_call(view: View) -> int:
    """In how few plays the hand could run out after the best call."""
    prompt = view.prompt()
    assert isinstance(prompt, Name)
    return min(_least_after_return(view, card) for card in prompt.choices)


def _least_after_return(view: View, card: Card) -> int:
    """In how few plays the hand runs out with this card, after the one has been given back that is missed least."""
    plans, held = plans_of(view.aces_of_three), packed((*view.hand, card))
    return min(plans.least(held - packed((other,))) for other in view.hand)
