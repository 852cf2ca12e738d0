"""What could beat a play if one hand held every card that the learner does not see: game by game, for tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.cards import Card, Cards
from engine.games.bao_huang import melds as bao_huang
from engine.games.bashi_fen.rules.candidates import leads
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.parts import shape_of
from engine.games.bashi_fen.rules.tricks import worth
from engine.games.big_two import melds as big_two
from engine.games.taihe_a_bao import melds as taihe
from tests.engine.teaching.lesson_moments import Moment, unseen


def answers(moment: Moment) -> Iterator[tuple[str, Cards]]:
    """The plays of unseen cards that beat the move, each with what it is: ``pair``, ``full_house A``, ``tractor``."""
    over, rest, options = moment.action.cards, unseen(moment.before), moment.options
    match moment.game.key:
        case "taihe_a_bao":
            lies = taihe.read_meld(over, False)
            for cards in taihe.plays(rest, lies, False):
                yield _named(taihe.read_meld(cards, False)), cards
        case "big_two":
            lies_there = big_two.read_meld(over, options.straights)
            for strength, values in big_two.plays(
                tuple(sorted(big_two.VALUES[card] for card in rest)), lies_there, options.straights
            ):
                cards = big_two.cards_of(values)
                yield f"{big_two.meld_of_strength(strength).kind} {_most(cards)}", cards
        case "bao_huang":
            laid = bao_huang.read_meld(over, options)
            yield from (("set", cards) for cards in bao_huang.plays(rest, laid, options))
        case "bashi_fen":
            yield from _of_a_trick(moment, rest)


def _named(meld: Any) -> str:
    return str(meld.kind)


def _most(cards: Cards) -> str:
    return Counter(card.rank.value for card in cards).most_common(1)[0][0]


def _of_a_trick(moment: Moment, rest: Cards) -> Iterator[tuple[str, Cards]]:
    trumps, options = moment.view.trumps, moment.options
    lead = read_lead(moment.action.cards, trumps, options)
    assert lead is not None
    for part in lead.parts:
        least = (int(lead.suit is None), part.shape.width, part.top)
        for suit in {lead.suit, None}:
            for cards in leads(trumps.in_order(trumps.of_suit(rest, suit)), trumps, options):
                if len(cards) == part.shape.size and worth(cards, part.shape, lead.suit, trumps, options) > least:
                    shape = shape_of(cards, trumps)
                    assert shape is not None
                    yield f"{shape.kind} {'in suit' if suit == lead.suit else 'of trumps'}", cards


def cost(moment: Moment, action: Any) -> tuple[Any, ...]:
    """How much an answer spends, to compare answers to the same play: the less, the cheaper."""
    cards: Cards = action.cards
    match moment.game.key:
        case "taihe_a_bao":
            meld = taihe.read_meld(cards, False)
            assert meld is not None
            return meld.bomb, meld.top
        case "big_two":
            combination = big_two.read_meld(cards, moment.options.straights)
            assert combination is not None
            return (combination.strength,)
        case "bao_huang":
            heights = bao_huang.heights_of(cards)
            return sum(each >= bao_huang.BLACK for each in heights), heights
    return tuple(sorted((standing(moment, card) for card in cards), reverse=True))


def kind(moment: Moment, action: Any) -> str:
    """What the cards of a lead make."""
    if moment.game.key == "taihe_a_bao":
        return _named(taihe.read_meld(action.cards, False))
    raise AssertionError(f"kinds of {moment.game.key} are not told apart here")


def standing(moment: Moment, card: Card) -> int:
    """How high a card stands in the deal, suits and trumps counted where the game counts them."""
    match moment.game.key:
        case "big_two":
            return big_two.VALUES[card]
        case "bashi_fen":
            return int(moment.view.trumps.strength(card))
    return int(moment.game.height(moment.view)(card))
