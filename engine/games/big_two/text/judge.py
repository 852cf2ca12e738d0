"""Questions about the rules of Big Two, answered as ``judge`` writes them."""

from __future__ import annotations

from engine.cards import NotationError
from engine.events import Seat
from engine.game import Answer
from engine.games.big_two.melds import VALUES, Kind, Meld, beats, card_values, cards_of, meld_words, read_meld
from engine.games.big_two.options import PRESETS, SEATS, Options, problem
from engine.games.big_two.rules.obligations import allowed_plays, must_play_highest
from engine.games.big_two.rules.refusals import no_meld, not_beaten
from engine.games.big_two.rules.scoring import changes
from engine.games.big_two.text.words import WORDS
from engine.parts.laying import Laying, laying_answers
from engine.questions import Question, flag_in, number_in, options_in, reply_to

_SCORE_FIELDS = ("cards_left", "out", "forgot")
FIELDS = ("game", "options", "preset", "ask", "cards", "play", "over", "hand", "next_has_one", *_SCORE_FIELDS)
MOST_CARDS_LEFT = 13

_MADE = {
    Kind.SINGLE: "One card is a single.",
    Kind.PAIR: "Two cards of one rank are a pair.",
    Kind.STRAIGHT: "Five consecutive ranks, not all of one suit, are a straight.",
    Kind.FLUSH: "Five cards of one suit are a flush.",
    Kind.FULL_HOUSE: "Three of one rank and two of another are a full house.",
    Kind.FOUR_OF_A_KIND: "Four of one rank with any fifth card are four of a kind.",
    Kind.STRAIGHT_FLUSH: "Five consecutive ranks of one suit are a straight flush.",
}


def ask(question: Question) -> Answer:
    """The answer to one question; raises NotationError or OptionError where it cannot be read.

    Cards are taken as they stand: how many, how many copies, and whether the pack has them does not matter.
    """
    # A kind, and what beats what, are those of BT-10 … BT-16.
    return reply_to(question, FIELDS, _options, {**laying_answers(_laying), "moves": _moves, "score": _score})


def _options(question: Question) -> Options:
    return options_in(question, Options, PRESETS, problem, WORDS)


def _moves(question: Question, options: Options) -> Answer:
    """Every legal play, each set of cards once; the next player's last card binds the hand (BT-31 … BT-33)."""
    laying = _laying(options)
    over = laying.over(question)
    values, is_obliged = card_values(laying.cards(question, "hand")), flag_in(question, "next_has_one")
    moves = [cards_of(held) for _, held in allowed_plays(values, over, is_obliged, options)]
    obliged = is_obliged and bool(values) and must_play_highest(values, over)
    return {"moves": [[str(card) for card in cards] for cards in moves], "may_pass": over is not None and not obliged}


def _score(question: Question, options: Options) -> Answer:
    """What each seat wins or loses (BT-34, BT-41 … BT-43)."""
    written = question.get("cards_left")
    if not isinstance(written, list) or len(written) != SEATS:
        raise NotationError(f'"cards_left" lists how many cards each of the {SEATS} seats has left')
    left = [number_in({"cards_left": number}, "cards_left", 0, MOST_CARDS_LEFT) for number in written]
    out = _out(question, left)
    left[out] = 0
    return {"changes": list(changes(options, left, out, _forgot(question)))}


def _out(question: Question, left: list[int]) -> Seat:
    """Who went out; where it is not said, the one seat without cards."""
    if question.get("out") is None and left.count(0) == 1:
        return left.index(0)
    return number_in(question, "out", 0, SEATS - 1)


def _forgot(question: Question) -> tuple[Seat, ...]:
    written = question.get("forgot")
    if written is None:
        return ()
    if not isinstance(written, list):
        raise NotationError(f'"forgot" is a list of seats, not {written!r}')
    seats = [number_in({"forgot": seat}, "forgot", 0, SEATS - 1) for seat in written]
    return tuple(dict.fromkeys(seats))


def _laying(options: Options) -> Laying[Meld]:
    return Laying(
        words=WORDS,
        game="Big Two",
        strange="no jokers and no fillers",
        known=VALUES.__contains__,
        read=lambda cards: read_meld(cards, options.straights),
        beats=beats,
        named=meld_words,
        made=lambda meld: (meld.kind.value, _MADE[meld.kind]),
        no_meld=lambda cards: no_meld(card_values(cards), options.straights).text,
        not_beaten=lambda meld, over: not_beaten(meld, over).text,
    )
