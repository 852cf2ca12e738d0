"""Questions about the rules of Taihe A Bao, answered as ``judge`` writes them."""

from __future__ import annotations

from engine.game import Answer
from engine.games.taihe_a_bao.melds import HEIGHTS, Kind, Meld, beats, height_counts, meld_words, plays, read_meld
from engine.games.taihe_a_bao.options import PRESETS, Options, pack, problem, three_aces_are_four
from engine.games.taihe_a_bao.rules.refusals import no_meld, not_beaten
from engine.games.taihe_a_bao.rules.scoring import changes, stakes
from engine.games.taihe_a_bao.text.words import WORDS
from engine.parts.laying import Laying, laying_answers
from engine.questions import Question, flag_in, number_in, options_in, reply_to

_SCORE_FIELDS = ("callers", "declarer", "won", "opponents_played", "declarer_plays")
FIELDS = ("game", "options", "preset", "ask", "cards", "play", "over", "hand", *_SCORE_FIELDS)


_MADE = {
    Kind.SINGLE: "One card is a single.",
    Kind.PAIR: "Two cards of one rank are a pair.",
    Kind.SEQUENCE: "Three or more consecutive ranks are a sequence.",
    Kind.DOUBLE_SEQUENCE: "Two or more consecutive pairs are a double sequence.",
    Kind.THREE: "Three cards of one rank are a bomb.",
    Kind.FOUR: "Four cards of one rank are the higher bomb.",
}
_MADE_OF_ACES = "Three Aces count as four where only three are in the pack."


def ask(question: Question) -> Answer:
    """The answer to one question; raises NotationError or OptionError where it cannot be read.

    Cards are taken as they stand: how many, how many copies, and whether the pack has them does not matter.
    """
    # A kind is that of TAB-31, TAB-32 and TAB-37; what beats what is that of TAB-33 and TAB-34; TAB-30 lets any be led.
    return reply_to(question, FIELDS, _options, {**laying_answers(_laying), "moves": _moves, "score": _score})


def _options(question: Question) -> Options:
    return options_in(question, Options, PRESETS, problem, WORDS)


def _moves(question: Question, options: Options) -> Answer:
    """Every legal play of the hand once for each multiset of ranks; the leader may not pass (TAB-30)."""
    laying = _laying(options)
    over = laying.over(question)
    moves = plays(laying.cards(question, "hand"), over, three_aces_are_four(options))
    return {"moves": [[str(card) for card in play] for play in moves], "may_pass": over is not None}


def _score(question: Question, options: Options) -> Answer:
    """What each seat wins or loses (TAB-40 … TAB-42, TAB-53 … TAB-56)."""
    callers = number_in(question, "callers", 0, options.seats)
    declarer = number_in(question, "declarer", 0, options.seats - 1)
    unplayed = options.sole_caller_wins and callers == 1
    won = flag_in(question, "won") or unplayed
    plays_made = _declarer_plays(question, options, needed=not won and options.collapse_doubles)
    value = stakes(options, callers, won, flag_in(question, "opponents_played"), plays_made)[-1].amount
    return {"changes": list(changes(options, declarer, won, value))}


def _declarer_plays(question: Question, options: Options, needed: bool) -> int:
    """How often the declarer played; the opening lead alone where it is absent and does not matter."""
    if question.get("declarer_plays") is None and not needed:
        return 1
    return number_in(question, "declarer_plays", 0, len(pack(options)))


def _laying(options: Options) -> Laying[Meld]:
    aces_of_three = three_aces_are_four(options)
    return Laying(
        words=WORDS,
        game="Taihe A Bao",
        strange="no 2, 3, 8 and no jokers",
        known=lambda card: card.rank in HEIGHTS,
        read=lambda cards: read_meld(cards, aces_of_three),
        beats=beats,
        named=meld_words,
        made=_made,
        no_meld=lambda cards: no_meld(height_counts(cards)).text,
        not_beaten=lambda meld, over: not_beaten(meld, over, options).text,
    )


def _made(meld: Meld) -> tuple[str, str]:
    of_aces = meld.kind is Kind.FOUR and meld.size == 3
    return meld.kind.value, _MADE_OF_ACES if of_aces else _MADE[meld.kind]
