"""Questions about the rules of Bao Huang, answered as ``judge`` writes them."""

from __future__ import annotations

from engine.cards import Cards, NotationError
from engine.game import Answer
from engine.games.bao_huang.melds import (
    HEIGHTS,
    Kind,
    Meld,
    beats,
    heights_of,
    meld_words,
    plain_plays,
    read_meld,
    stacks_of,
)
from engine.games.bao_huang.options import PRESETS, SEATS, Options, problem
from engine.games.bao_huang.reasons import no_meld, not_beaten
from engine.games.bao_huang.scoring import changes
from engine.games.bao_huang.standing import read_finish
from engine.games.bao_huang.words import WORDS
from engine.questions import Question, answered, cards_in, flag_in, number_in, options_in
from engine.words import Language, Text, render, text

_SCORE_FIELDS = ("finish", "emperor", "eunuch", "announced")
FIELDS = ("game", "options", "preset", "ask", "cards", "play", "over", "hand", *_SCORE_FIELDS)

_MADE = {
    Kind.SINGLE: "One card is a single.",
    Kind.SET: "Equal cards, with or without jokers, or jokers alone, are a set.",
}
_MAY_BE_LED = "Nothing lies there: any combination may be led."


def ask(question: Question) -> Answer:
    """The answer to one question; raises NotationError or OptionError where it cannot be read.

    Cards are taken as they stand: how many, how many copies, and whether the pack has them does not matter.
    """
    return answered(question, FIELDS, _options, {"kind": _kind, "beats": _beats, "moves": _moves, "score": _score})


def _options(question: Question) -> Options:
    return options_in(question, Options, PRESETS, problem, WORDS)


def _kind(question: Question, options: Options) -> Answer:
    """What the cards make (BH-30, BH-34, BH-44)."""
    cards = _cards(question, "cards")
    meld = read_meld(cards, options)
    if meld is None:
        return {"kind": None, "why": _why_none(cards, options)}
    return {"kind": meld.kind.value, "why": _MADE[meld.kind]}


def _beats(question: Question, options: Options) -> Answer:
    """Whether the play may be laid on what lies there (BH-31 … BH-34); on nothing, any combination may (BH-40)."""
    play, over = _cards(question, "play"), _over(question, options)
    meld = read_meld(play, options)
    if meld is None:
        return {"beats": False, "why": _why_none(play, options)}
    if over is None:
        return {"beats": True, "why": _MAY_BE_LED}
    if beats(meld, over, options.joker_order):
        return {"beats": True, "why": f"{_say(text('caption.beats', meld=meld_words(meld), over=meld_words(over)))}."}
    return {"beats": False, "why": _say(not_beaten(meld, over, options).text)}


def _moves(question: Question, options: Options) -> Answer:
    """Every legal play of the hand once for each multiset of ranks; the leader may not pass (BH-40)."""
    over = _over(question, options)
    stacks = [tuple(map(str, stack)) for stack in stacks_of(_cards(question, "hand"))]
    return {"moves": list(map(list, plain_plays(stacks, over, options))), "may_pass": over is not None}


def _score(question: Question, options: Options) -> Answer:
    """What each seat wins or loses (BH-50 … BH-64)."""
    emperor = number_in(question, "emperor", 0, SEATS - 1)
    eunuch = number_in(question, "eunuch", 0, SEATS - 1)
    finish = read_finish(question.get("finish"))
    announced = flag_in(question, "announced")
    return {"changes": list(changes(options, finish, emperor, eunuch, announced))}


def _cards(question: Question, field: str) -> Cards:
    cards = cards_in(question, field)
    for card in cards:
        if card.rank not in HEIGHTS:
            raise NotationError(f"{card} is not a card of Bao Huang: it has no 3, 4, 5 and no fillers")
    return cards


def _over(question: Question, options: Options) -> Meld | None:
    """The combination that lies there; None for a leader, whose ``over`` is null or empty."""
    cards = _cards(question, "over")
    meld = read_meld(cards, options)
    if cards and meld is None:
        why = _why_none(cards, options)
        raise NotationError(f'"over" is no combination: {why} Write what lies there, or null for a leader')
    return meld


def _why_none(cards: Cards, options: Options) -> str:
    return _say(no_meld(heights_of(cards), options).text)


def _say(words: Text) -> str:
    sentence = render(words, Language.EN, WORDS)
    return sentence[0].upper() + sentence[1:]
