"""The rules of Bao Huang as played at one table: whole sentences, section by section, chosen by all its options."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.bao_huang.options import Options, asleep
from engine.games.bao_huang.rules.scoring import changes
from engine.options import as_declared, options_of
from engine.words import Text, text


def rules(options: Options) -> tuple[Text, ...]:
    """The rules as played with these options, paragraph by paragraph; headings have keys ``rules.heading.…``."""
    return (
        text("rules.heading.aim"),
        text("rules.aim"),
        text("rules.heading.cards"),
        text("rules.cards"),
        *_combinations(options),
        text("rules.heading.deal"),
        text("rules.deal.once" if options.deals == 1 else "rules.deal"),
        _said(options, "direction"),
        *_roles(options),
        text("rules.heading.play"),
        text("rules.play"),
        text("rules.lead"),
        text("rules.dropping_out"),
        text("rules.please"),
        text("rules.ending"),
        text("rules.seen_alone"),
        *_scoring(options),
        *_tribute(options),
        text("rules.heading.house"),
        *(as_declared(options, option.name) for option in options_of(Options) if not asleep(options, option.name)),
    )


def _combinations(options: Options) -> Iterator[Text]:
    yield text("rules.heading.combinations")
    yield text("rules.combinations")
    if options.twos_hang:
        yield _said(options, "twos_hang")
    if options.sixes_last:
        yield _said(options, "sixes_last")
        yield text("rules.sixes.twos" if options.twos_hang else "rules.sixes")
    yield _said(options, "joker_order")
    yield text("rules.red")


def _roles(options: Options) -> Iterator[Text]:
    yield text("rules.heading.roles")
    yield text("rules.emperor")
    silent = "" if not options.announce else ".announce"
    yield text(f"rules.eunuch{silent}")
    yield text(f"rules.alone{silent}")
    if options.announce:
        yield _said(options, "announce")
        yield text("rules.announced")


def _scoring(options: Options) -> Iterator[Text]:
    """How a deal is scored, with the emperor out first, the eunuch third and another player last."""
    yield text("rules.heading.score")
    partners = changes(options, (0, 2, 1, 3, 4), 0, 1, announced=False)
    alone = changes(options, (0, 2, 1, 3, 4), 0, 0, announced=False)
    if not options.position_scoring:
        yield text("rules.score")
    yield _said(options, "position_scoring")
    if options.position_scoring:
        yield text("rules.positions")
        yield _said(options, "emperor_balances")
        yield text("rules.positions_balanced" if options.emperor_balances else "rules.positions_plain")
    yield text("rules.score.example", emperor=partners[0], eunuch=partners[1], people=partners[2])
    yield text("rules.score.example_alone", emperor=alone[0], people=alone[1])
    yield _said(options, "deals")


def _tribute(options: Options) -> Iterator[Text]:
    if asleep(options, "tribute"):
        return
    yield text("rules.heading.tribute")
    yield text("rules.tribute")
    yield _said(options, "tribute_spares_twos")
    yield _said(options, "tribute")
    if options.tribute == "face_down":
        yield text("rules.tribute.order")


def _said(options: Options, name: str) -> Text:
    """The sentence of a house rule's present value."""
    return as_declared(options, name)
