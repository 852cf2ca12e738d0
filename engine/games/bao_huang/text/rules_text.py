"""The rules of Bao Huang as played at one table: whole sentences, section by section, read off its options."""

from __future__ import annotations

from engine.games.bao_huang.options import Options, asleep
from engine.options import option_named, options_of, sentence
from engine.words import Text, text


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
        *(
            sentence(option, getattr(options, option.name))
            for option in options_of(Options)
            if not asleep(options, option.name)
        ),
    )


def _scoring(options: Options) -> tuple[Text, ...]:
    if not options.position_scoring:
        return text("rules.score"), text("rules.points")
    return (
        text("rules.positions"),
        text("rules.positions_balanced" if options.emperor_balances else "rules.positions_plain"),
    )


def _said(options: Options, name: str) -> Text:
    """The sentence of a house rule as it is set."""
    return sentence(option_named(Options, name), getattr(options, name))
