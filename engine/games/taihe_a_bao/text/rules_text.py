"""The rules of Taihe A Bao as played at one table: whole sentences, section by section, chosen by all its options."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.taihe_a_bao.melds import RANKS
from engine.games.taihe_a_bao.options import Options, asleep, pack, three_aces_are_four
from engine.games.taihe_a_bao.rules.scoring import changes, stakes
from engine.games.taihe_a_bao.text.agreed import agreed
from engine.options import options_of
from engine.words import Text, text

CALLERS = 2
"""How many have called in the worked example: more than the sole caller who may win at once."""


def rules(options: Options) -> tuple[Text, ...]:
    """The rules as played with these options, paragraph by paragraph; headings have keys ``rules.heading.…``."""
    return (
        text("rules.heading.aim"),
        text("rules.aim"),
        *_cards(options),
        *_combinations(options),
        *_taking(options),
        *_bidding(options),
        text("rules.heading.play"),
        text("rules.play"),
        *_score(options),
        text("rules.heading.house"),
        *(agreed(options, option.name) for option in options_of(Options) if not asleep(options, option.name)),
    )


def _cards(options: Options) -> Iterator[Text]:
    cards = pack(options)
    ranks = " ".join(rank.value for rank in reversed(RANKS) if any(card.rank is rank for card in cards))
    yield text("rules.heading.cards")
    hand = len(cards) // options.seats
    yield text("rules.cards", seats=options.seats, pack=len(cards), hand=hand, ranks=ranks)
    if not options.aces:
        yield text("rules.without_aces")
    if three_aces_are_four(options):
        yield text("rules.without_ace_of_spades")
    if not options.aces and options.seats == 5:
        yield text("rules.without_king_of_spades")


def _combinations(options: Options) -> Iterator[Text]:
    yield text("rules.heading.combinations")
    yield text("rules.combinations")
    yield text("rules.sequences")
    if options.aces:
        yield text("rules.sequences.aces")
    yield text("rules.beating")
    yield text("rules.bombs")
    if three_aces_are_four(options):
        yield text("rules.three_aces")


def _taking(options: Options) -> Iterator[Text]:
    yield text("rules.heading.deal")
    once = options.hands == 1
    yield text(f"rules.{options.dealing}.once" if once and options.dealing == "dealt" else f"rules.{options.dealing}")
    if not once and not options.four_hearts_every_hand:
        yield text(f"rules.{options.dealing}.first")
        return
    if options.dealing == "dealt":
        yield text("rules.dealt.right")
    else:
        yield text("rules.taken.once" if once else "rules.taken.lot")
    if once and not options.four_hearts_every_hand and not options.starter_must_call:
        yield text(f"rules.{options.dealing}.again")


def _bidding(options: Options) -> Iterator[Text]:
    every, once = options.four_hearts_every_hand, options.hands == 1
    yield text("rules.heading.starter")
    if once:
        yield text("rules.starter.once")
    else:
        yield _said(options, "four_hearts_every_hand") if every else text("rules.starter")
    yield text("rules.heading.bidding")
    yield text("rules.first_round")
    yield text("rules.second_round")
    yield text("rules.not_callable")
    yield text("rules.aces_stay" if options.aces else "rules.kings_go")
    yield text(f"rules.four_hearts.{'once' if once else 'every' if every else 'first'}")
    yield _said(options, "recall")
    yield text("rules.not_returnable" if options.recall == "no" else "rules.not_returnable.recall")
    if options.sole_caller_wins:
        yield _said(options, "sole_caller_wins")
    if options.starter_must_call:
        yield _said(options, "starter_must_call")
        return
    yield text("rules.thrown_in.four_hearts" if every else "rules.thrown_in")
    if options.dealing == "dealt":
        yield text("rules.thrown_in.dealer")


def _score(options: Options) -> Iterator[Text]:
    yield text("rules.heading.score")
    declared = stakes(options, 0, True, True, 2)[-1].amount
    yield text("rules.value.simple" if options.simple_scoring else "rules.value", declared=declared)
    yield text("rules.score")
    yield _said(options, "stake")
    for name in ("shutout_doubles", "collapse_doubles"):
        if getattr(options, name):
            yield _said(options, name)
    if options.sole_caller_wins and options.shutout_doubles:
        yield text("rules.sole_caller_single")
    value = stakes(options, CALLERS, True, True, 2)[-1].amount
    won = changes(options, 0, True, value)
    numbers = {"callers": CALLERS, "value": value, "opponents": options.seats - 1, "each": -won[1], "total": won[0]}
    yield text("rules.score.example", **numbers)
    yield _said(options, "hands")


def _said(options: Options, name: str) -> Text:
    """The sentence of a house rule's present value."""
    return agreed(options, name)
