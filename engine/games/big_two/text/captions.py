"""What Big Two tells a person: captions, duties, five-card hands, and the rules as played at this table."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards import Card
from engine.games.big_two import melds
from engine.games.big_two.actions import Action, Pass, Play
from engine.games.big_two.melds import (
    Kind,
    beats,
    cards_of,
    fives,
    meld_of_strength,
    meld_words,
    read_meld,
    values_of,
)
from engine.games.big_two.options import INDIVIDUAL, MANUAL, PARTNERSHIP, Options
from engine.games.big_two.rules.phases import Playing
from engine.games.big_two.rules.view import View
from engine.options import options_of, sentence
from engine.parts.climbing import still_asked
from engine.presentation import Combination
from engine.words import Text, text


def caption(view: View, action: Action) -> Text:
    """What this action is in a player's words, whether or not it is allowed now."""
    match action:
        case Pass():
            return text("caption.pass")
        case Play(last_card=True):
            return text("caption.last_card", play=_play_caption(view, action))
        case Play(lay_down=True):
            return text("caption.lay_down", play=_play_caption(view, action))
        case Play():
            return _play_caption(view, action)


def _play_caption(view: View, play: Play) -> Text:
    meld = read_meld(play.cards, view.options.straights)
    if meld is None:
        return text("caption.no_meld", cards=play.cards)
    if view.over is None:
        return text("caption.lead", meld=meld_words(meld))
    key = "caption.beats" if beats(meld, view.over) else "caption.falls_short"
    return text(key, meld=meld_words(meld), over=meld_words(view.over))


def height(_view: View) -> Callable[[Card], int]:
    """How high a card stands, the same in every position (BT-02)."""
    return melds.height


def combinations(view: View) -> tuple[Combination, ...]:
    """Every five-card hand in one's own hand, lowest first; of fours the one with the lowest fifth card (BT-13)."""
    found: list[Combination] = []
    fours = set()
    for strength, values in fives(values_of(view.hand), view.options.straights):
        kind = meld_of_strength(strength).kind
        if kind is not Kind.FOUR_OF_A_KIND or strength not in fours:
            found.append(Combination(text(f"kind.{kind}"), cards_of(values)))
            fours.add(strength)
    return tuple(found)


def rules(options: Options) -> tuple[Text, ...]:
    """The rules as played with these options, paragraph by paragraph; headings have keys ``rules.heading.…``."""
    partners = options.mode == PARTNERSHIP
    return (
        text("rules.heading.aim"),
        text("rules.aim_partnership" if partners else "rules.aim_individual"),
        text("rules.heading.cards"),
        text("rules.cards"),
        text("rules.heading.deal"),
        text("rules.deal"),
        text("rules.starter"),
        _said(options, "first_lead_has_3d"),
        text("rules.heading.patterns"),
        text("rules.patterns"),
        text("rules.singles_and_pairs"),
        text("rules.five_cards"),
        _said(options, "straights"),
        text("rules.ties"),
        text("rules.heading.play"),
        text("rules.play"),
        _said(options, "reenter"),
        text("rules.heading.last_card"),
        _said(options, "last_card"),
        text("rules.duty"),
        text("rules.duty_lead"),
        _said(options, "last_card_lead_highest"),
        text("rules.heading.score"),
        text("rules.end"),
        *([text("rules.brackets"), text("rules.difference")] if partners else [text("rules.loser")]),
        *([] if partners else [_said(options, "individual_table")]),
        *([text(f"rules.forgotten_{options.mode}")] if options.last_card == MANUAL else []),
        *([text("rules.counter_attack"), text("rules.counter_attack_example")] if options.counter_attack else []),
        text("rules.heading.house"),
        *(
            sentence(option, getattr(options, option.name))
            for option in options_of(Options)
            if options.mode == INDIVIDUAL or option.name not in ("individual_table", "counter_attack")
        ),
    )


def _said(options: Options, name: str) -> Text:
    option = next(option for option in options_of(Options) if option.name == name)
    return sentence(option, getattr(options, name))


def passes(view: View) -> bool:
    """Whether our seat, not on turn now, may come to beat what lies there, or to pass."""
    return isinstance(view.phase, Playing) and bool(view.hand) and still_asked(view.phase.trick, view.seat)
