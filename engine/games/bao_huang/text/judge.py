"""Questions about the rules of Bao Huang, answered as ``judge`` writes them."""

from __future__ import annotations

from engine.game import Answer
from engine.games.bao_huang.melds import (
    HEIGHTS,
    Kind,
    Meld,
    beats,
    heights_of,
    meld_words,
    names_several,
    plain_plays,
    read_meld,
    stacks_of,
)
from engine.games.bao_huang.options import PRESETS, SEATS, Options, problem
from engine.games.bao_huang.rules.refusals import no_meld, not_beaten
from engine.games.bao_huang.rules.scoring import changes
from engine.games.bao_huang.rules.standing import read_finish
from engine.games.bao_huang.text.words import WORDS
from engine.parts.laying import Laying, laying_answers
from engine.questions import Question, flag_in, number_in, options_in, reply_to

_SCORE_FIELDS = ("finish", "emperor", "eunuch", "announced")
FIELDS = ("game", "options", "preset", "ask", "cards", "play", "over", "hand", *_SCORE_FIELDS)

_MADE = {
    Kind.SINGLE: "One card is a single.",
    Kind.SET: "Equal cards, with or without jokers, or jokers alone, are a set.",
}


def ask(question: Question) -> Answer:
    """The answer to one question; raises NotationError or OptionError where it cannot be read.

    Cards are taken as they stand: how many, how many copies, and whether the pack has them does not matter.
    """
    # A kind is that of BH-30, BH-34 and BH-44; what beats what is that of BH-31 … BH-34, and BH-40 lets any be led.
    return reply_to(question, FIELDS, _options, {**laying_answers(_laying), "moves": _moves, "score": _score})


def _options(question: Question) -> Options:
    return options_in(question, Options, PRESETS, problem, WORDS)


def _moves(question: Question, options: Options) -> Answer:
    """Every legal play of the hand once for each multiset of ranks; the leader may not pass (BH-40)."""
    laying = _laying(options)
    over = laying.over(question)
    stacks = [tuple(map(str, stack)) for stack in stacks_of(laying.cards(question, "hand"))]
    return {"moves": list(map(list, plain_plays(stacks, over, options))), "may_pass": over is not None}


def _score(question: Question, options: Options) -> Answer:
    """What each seat wins or loses (BH-50 … BH-64)."""
    emperor = number_in(question, "emperor", 0, SEATS - 1)
    eunuch = number_in(question, "eunuch", 0, SEATS - 1)
    finish = read_finish(question.get("finish"))
    announced = flag_in(question, "announced")
    return {"changes": list(changes(options, finish, emperor, eunuch, announced))}


def _laying(options: Options) -> Laying[Meld]:
    return Laying(
        words=WORDS,
        game="Bao Huang",
        strange="no 3, 4, 5 and no fillers",
        known=lambda card: card.rank in HEIGHTS,
        read=lambda cards: read_meld(cards, options),
        beats=lambda meld, over: beats(meld, over, options.joker_order),
        named=meld_words,
        made=lambda meld: (meld.kind.value, _MADE[meld.kind]),
        no_meld=lambda cards: no_meld(heights_of(cards), options).text,
        not_beaten=lambda meld, over: not_beaten(meld, over, options).text,
        several=names_several,
    )
