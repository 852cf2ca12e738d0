"""The rules of Taihe A Bao as played at one table: whole sentences, section by section, read off its options."""

from __future__ import annotations

from engine.games.taihe_a_bao.melds import RANKS
from engine.games.taihe_a_bao.options import Options, asleep, pack, three_aces_are_four
from engine.options import option_named, options_of, sentence
from engine.words import Text, text


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
        *(
            sentence(option, getattr(options, option.name))
            for option in options_of(Options)
            if not asleep(options, option.name)
        ),
    )


def _said(options: Options, name: str) -> Text:
    """The sentence of a house rule as it is set."""
    return sentence(option_named(Options, name), getattr(options, name))
