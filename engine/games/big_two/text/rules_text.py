"""The rules of Big Two as played at one table: whole sentences, section by section, read off its options."""

from __future__ import annotations

from engine.games.big_two.options import MANUAL, PARTNERSHIP, Options, asleep
from engine.options import option_named, options_of, sentence
from engine.words import Text, text


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
        _option_sentence(options, "first_lead_has_3d"),
        text("rules.heading.patterns"),
        text("rules.patterns"),
        text("rules.singles_and_pairs"),
        text("rules.five_cards"),
        _option_sentence(options, "straights"),
        text("rules.ties"),
        text("rules.heading.play"),
        text("rules.play"),
        _option_sentence(options, "reenter"),
        text("rules.heading.last_card"),
        _option_sentence(options, "last_card"),
        text("rules.duty"),
        text("rules.duty_lead"),
        _option_sentence(options, "last_card_lead_highest"),
        text("rules.heading.score"),
        text("rules.end"),
        *([text("rules.brackets"), text("rules.difference")] if partners else [text("rules.loser")]),
        *([] if partners else [_option_sentence(options, "individual_table")]),
        *([text(f"rules.forgotten_{options.mode}")] if options.last_card == MANUAL else []),
        *([text("rules.counter_attack"), text("rules.counter_attack_example")] if options.counter_attack else []),
        text("rules.heading.house"),
        *(
            sentence(option, getattr(options, option.name))
            for option in options_of(Options)
            if not asleep(options, option.name)
        ),
    )


def _option_sentence(options: Options, name: str) -> Text:
    """The sentence of the value that this option has."""
    return sentence(option_named(Options, name), getattr(options, name))
