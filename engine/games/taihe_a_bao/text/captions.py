"""What Taihe A Bao tells a person: the caption of an action, and the rules as played at this table."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards import Card
from engine.games.taihe_a_bao import melds
from engine.games.taihe_a_bao.actions import Action, Call, Declare, Give, Pass, Play
from engine.games.taihe_a_bao.melds import RANKS, beats, meld_words, read_meld
from engine.games.taihe_a_bao.options import Options, pack, three_aces_are_four
from engine.games.taihe_a_bao.rules.phases import Playing, Returning
from engine.games.taihe_a_bao.rules.scoring import stakes
from engine.games.taihe_a_bao.rules.view import View
from engine.options import options_of, sentence
from engine.parts.climbing import still_asked
from engine.words import Text, text


def caption(view: View, action: Action) -> Text:
    """What this action is in a player's words, whether or not it is allowed now."""
    match action:
        case Pass():
            return text("caption.pass")
        case Declare():
            return text("caption.declare", value=stakes(view.options, 0, True, True, 2)[-1].amount)
        case Call(card):
            return text("caption.call", card=card)
        case Give(card):
            holder = view.phase.exchanges[-1].holder if isinstance(view.phase, Returning) else view.seat
            return text("caption.give", card=card, holder=holder)
        case Play():
            return _play_caption(view, action)


def _play_caption(view: View, play: Play) -> Text:
    meld = read_meld(play.cards, view.aces_of_three)
    over = view.phase.over if isinstance(view.phase, Playing) else None
    if meld is None:
        return text("caption.no_meld", cards=play.cards)
    if over is None:
        return text("caption.lead", meld=meld_words(meld))
    key = "caption.beats" if beats(meld, over) else "caption.falls_short"
    return text(key, meld=meld_words(meld), over=meld_words(over))


def height(_view: View) -> Callable[[Card], int]:
    """How high a card stands, the same in every position (TAB-02)."""
    return melds.height


def rules(options: Options) -> tuple[Text, ...]:
    """The rules as played with these options, paragraph by paragraph; headings have keys ``rules.heading.…``."""
    cards = pack(options)
    ranks = " ".join(rank.value for rank in reversed(RANKS) if any(card.rank is rank for card in cards))
    size = len(cards)
    odd = [text("rules.without_ace_of_spades")] if three_aces_are_four(options) else []
    if not options.aces and options.seats == 5:
        odd = [text("rules.without_king_of_spades")]
    return (
        text("rules.heading.aim"),
        text("rules.aim"),
        text("rules.heading.cards"),
        text("rules.cards", seats=options.seats, pack=size, hand=size // options.seats, ranks=ranks),
        *odd,
        text("rules.heading.deal"),
        text(f"rules.{options.dealing}"),
        text("rules.heading.starter"),
        *([_said(options, "four_hearts_every_hand")] if options.four_hearts_every_hand else [text("rules.starter")]),
        text("rules.heading.bidding"),
        text("rules.first_round"),
        text("rules.second_round"),
        text("rules.not_callable"),
        _said(options, "recall"),
        *([_said(options, "starter_must_call")] if options.starter_must_call else [text("rules.thrown_in")]),
        text("rules.heading.play"),
        text("rules.play"),
        text("rules.combinations"),
        text("rules.beating"),
        text("rules.bombs"),
        text("rules.heading.score"),
        _said(options, "simple_scoring"),
        text("rules.score"),
        text("rules.heading.house"),
        *(sentence(option, getattr(options, option.name)) for option in options_of(Options)),
    )


def _said(options: Options, name: str) -> Text:
    option = next(option for option in options_of(Options) if option.name == name)
    return sentence(option, getattr(options, name))


def passes(view: View) -> bool:
    """Whether our seat, not on turn now, may come to beat what lies there, or to pass."""
    return isinstance(view.phase, Playing) and bool(view.hand) and still_asked(view.phase.trick, view.seat)
