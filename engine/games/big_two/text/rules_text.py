"""The rules of Big Two as played at one table: whole sentences, section by section, chosen by all its options."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.big_two.options import MANUAL, PARTNERSHIP, Options, asleep
from engine.games.big_two.rules.scoring import changes, side_penalty
from engine.games.big_two.text.agreed import agreed
from engine.options import options_of
from engine.words import Text, text

CARDS_LEFT = (0, 8, 5, 6)
"""What each seat holds at the end of the partners' worked example; the first seat is out."""
LEFT_ALONE = (0, 3, 8, 11)
"""The same where everybody plays alone."""


def rules(options: Options) -> tuple[Text, ...]:
    """The rules as played with these options, paragraph by paragraph; headings have keys ``rules.heading.…``."""
    return (
        text("rules.heading.aim"),
        text("rules.aim_partnership" if options.mode == PARTNERSHIP else "rules.aim_individual"),
        _said(options, "mode"),
        text("rules.heading.cards"),
        text("rules.cards"),
        text("rules.heading.patterns"),
        text("rules.patterns"),
        text("rules.singles_and_pairs"),
        text("rules.five_cards"),
        _said(options, "straights"),
        text(f"rules.ties.straights.{options.straights}"),
        text("rules.ties"),
        text("rules.heading.deal"),
        text("rules.deal"),
        text("rules.starter.one_hand" if options.sets == 1 else "rules.starter"),
        _said(options, "first_lead_has_3d"),
        text("rules.heading.play"),
        text("rules.play"),
        _said(options, "reenter"),
        *_last_card(options),
        *_score(options),
        text("rules.heading.house"),
        *(agreed(options, option.name) for option in options_of(Options) if not asleep(options, option.name)),
    )


def _last_card(options: Options) -> Iterator[Text]:
    yield text("rules.heading.last_card")
    yield _said(options, "last_card")
    yield text("rules.duty")
    yield text("rules.duty_lead")
    yield _said(options, "last_card_lead_highest")
    if options.last_card == MANUAL:
        yield text("rules.forgotten")


def _score(options: Options) -> Iterator[Text]:
    yield text("rules.heading.score")
    yield text("rules.end")
    if options.mode == PARTNERSHIP:
        yield text("rules.brackets")
        yield text("rules.difference")
        penalties = [side_penalty(CARDS_LEFT, side, ()) for side in (0, 1)]
        left = {"ours": CARDS_LEFT[0] + CARDS_LEFT[2], "theirs": CARDS_LEFT[1] + CARDS_LEFT[3]}
        gained = changes(options, CARDS_LEFT, 0, ())[0]
        yield text("rules.score.partners", **left, our_penalty=penalties[0], their_penalty=penalties[1], gained=gained)
    else:
        yield text("rules.loser")
        yield _said(options, "individual_table")
        won = changes(options, LEFT_ALONE, 0, ())
        paid = _listed(*(-change for change in won[1:]))
        yield text("rules.score.alone", cards=_listed(*LEFT_ALONE[1:]), paid=paid, gained=won[0])
    if options.last_card == MANUAL:
        yield text(f"rules.forgotten_{options.mode}")
    if options.counter_attack and not asleep(options, "counter_attack"):
        yield _said(options, "counter_attack")
        yield text("rules.counter_attack_example")
    yield _said(options, "sets")


def _listed(one: int, other: int, last: int) -> Text:
    return text("rules.listed", one=one, other=other, last=last)


def _said(options: Options, name: str) -> Text:
    """The sentence of the value that this option has."""
    return agreed(options, name)
