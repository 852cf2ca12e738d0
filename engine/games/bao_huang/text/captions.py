"""What Bao Huang tells a person: the caption of an action, and the rules as played at this table."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards import EUNUCH, Card
from engine.games.bao_huang import melds
from engine.games.bao_huang.actions import Accept, Action, Announce, Pass, PassOn, Play, Take, Tribute
from engine.games.bao_huang.melds import beats, meld_words, read_meld
from engine.games.bao_huang.options import Options, onward
from engine.games.bao_huang.rules.phases import Announcing, Crowning, Playing
from engine.games.bao_huang.rules.view import View
from engine.options import options_of, sentence
from engine.parts.climbing import still_asked
from engine.words import Text, text


def caption(view: View, action: Action) -> Text:
    """What this action is in a player's words, whether or not it is allowed now."""
    match action:
        case Pass():
            return text("caption.keep_quiet" if isinstance(view.phase, Announcing) else "caption.pass")
        case Tribute(cards):
            return text("caption.tribute", cards=tuple(cards))
        case Take(card):
            return text("caption.take", card=card)
        case Accept():
            alone = isinstance(view.phase, Crowning) and EUNUCH in view.hand
            return text("caption.accept_alone" if alone else "caption.accept")
        case PassOn():
            return text("caption.pass_on", seat=onward(view.seat, view.options))
        case Announce():
            alone = isinstance(view.phase, Announcing) and view.phase.emperor == view.seat
            return text("caption.announce_alone" if alone else "caption.announce")
        case Play(please=please):
            said = _play_caption(view, action)
            return text("caption.please", play=said) if please else said


def _play_caption(view: View, play: Play) -> Text:
    meld = read_meld(play.cards, view.options)
    over = view.phase.over if isinstance(view.phase, Playing) else None
    if meld is None:
        return text("caption.no_meld", cards=play.cards)
    if over is None:
        return text("caption.lead", meld=meld_words(meld))
    key = "caption.beats" if beats(meld, over, view.options.joker_order) else "caption.falls_short"
    return text(key, meld=meld_words(meld), over=meld_words(over))


def height(_view: View) -> Callable[[Card], int]:
    """How high a card stands, the same in every position (BH-02)."""
    return melds.height


def rules(options: Options) -> tuple[Text, ...]:
    """The rules as played with these options, paragraph by paragraph; headings have keys ``rules.heading.…``."""
    return (
        text("rules.heading.aim"),
        text("rules.aim"),
        text("rules.heading.cards"),
        text("rules.cards"),
        text("rules.heading.deal"),
        text("rules.deal"),
        _said(options, "direction"),
        text("rules.heading.tribute"),
        text("rules.tribute"),
        _said(options, "tribute_spares_twos"),
        _said(options, "tribute"),
        text("rules.heading.roles"),
        text("rules.emperor"),
        text("rules.eunuch"),
        text("rules.alone"),
        *([_said(options, "announce")] if options.announce else []),
        text("rules.heading.combinations"),
        text("rules.combinations"),
        _said(options, "twos_hang"),
        *(
            [text("rules.order"), text("rules.examples")]
            if not options.joker_order
            else [_said(options, "joker_order")]
        ),
        text("rules.heading.play"),
        text("rules.play"),
        text("rules.dropping_out"),
        *([_said(options, "sixes_last")] if options.sixes_last else []),
        text("rules.please"),
        text("rules.ending"),
        text("rules.heading.score"),
        *_scoring(options),
        text("rules.heading.house"),
        *(sentence(option, getattr(options, option.name)) for option in options_of(Options)),
    )


def _scoring(options: Options) -> tuple[Text, ...]:
    if not options.position_scoring:
        return text("rules.score"), text("rules.points")
    return (
        text("rules.positions"),
        text("rules.positions_balanced" if options.emperor_balances else "rules.positions_plain"),
    )


def _said(options: Options, name: str) -> Text:
    option = next(option for option in options_of(Options) if option.name == name)
    return sentence(option, getattr(options, name))


def passes(view: View) -> bool:
    """Whether our seat, not on turn now, may come to beat what lies there, or to pass."""
    return isinstance(view.phase, Playing) and bool(view.hand) and still_asked(view.phase.trick, view.seat)
