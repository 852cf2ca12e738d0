"""The rules of Bashi Fen as played at one table: whole sentences, section by section, read off its options."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.bashi_fen.options import Options, fluid, most_partners, packs_of
from engine.games.bashi_fen.pack import hand_size, kitty_size, pack
from engine.games.bashi_fen.rules.asleep import asleep
from engine.games.bashi_fen.rules.levels import ladder, start
from engine.games.bashi_fen.rules.scoring import gains
from engine.games.bashi_fen.rules.tricks import points_in
from engine.games.bashi_fen.text.words.rulings import RULINGS
from engine.options import option_named, options_of, sentence, title
from engine.words import Text, text

POINT = 5
"""Points come in fives."""


def rules(options: Options) -> tuple[Text, ...]:
    """The rules with these options, paragraph by paragraph; headings have keys ``rules.heading.…``."""
    return (
        *_aim(options),
        *_trumps(options),
        *_kitty_and_partners(options),
        *_play(options),
        *_score(options),
        text("rules.heading.house"),
        *_agreed(options),
        text("rules.heading.rulings"),
        *map(text, RULINGS),
    )


def _aim(options: Options) -> Iterator[Text]:
    yield text("rules.heading.aim")
    yield text("rules.aim", start=start(options), end=ladder(options)[-1], points=points_in(pack(options)))
    yield text("rules.heading.cards")
    yield text(
        "rules.cards",
        seats=options.seats,
        cards=len(pack(options)),
        hand=hand_size(options),
        kitty=kitty_size(options),
    )


def _trumps(options: Options) -> Iterator[Text]:
    yield text("rules.heading.trumps")
    yield text(f"rules.trumps.{options.partners}")
    yield from _told(options, "joker_bid", "redeal_right")
    yield text("rules.heading.order")
    yield text("rules.order")
    yield text("rules.order.example")
    if options.joker_bid in ("no_suit", "both", "both_choice"):
        yield text("rules.order.no_suit")
    if options.joker_bid in ("no_trump", "both", "both_choice") or options.no_trump_level:
        yield text("rules.order.no_trump")
    if options.red_five:
        yield text("rules.order.red_five")
    if options.six_card_kitty == "fillers":
        yield text("rules.order.fillers")


def _kitty_and_partners(options: Options) -> Iterator[Text]:
    yield text("rules.heading.kitty")
    yield text("rules.kitty")
    yield from _told(options, "chao_dipi")
    yield text("rules.heading.partners")
    if not fluid(options):
        yield text("rules.partners.fixed")
        return
    yield text("rules.partners.fluid", most=most_partners(options))
    yield text("rules.partners.unknown")


def _play(options: Options) -> Iterator[Text]:
    yield text("rules.heading.play")
    yield text("rules.play")
    yield text("rules.play.tractors")
    yield from _told(options, "runs_of_singles")
    yield text("rules.play.follow")
    yield from _told(options, "tuple_follow", "tractor_follow")
    yield text("rules.play.wins")
    yield from _told(options, "bigger_shapes_beat", "bombs")
    if options.throws != "no" or options.loose_tractors:
        yield text("rules.heading.throws")
        yield from _told(options, "throws", "loose_tractors")
        yield text("rules.throws.follow")
        yield from _told(options, "throw_ruff", "throw_compare", "throw_penalty")


def _score(options: Options) -> Iterator[Text]:
    yield text("rules.heading.score")
    yield text("rules.points")
    yield from _told(options, "kitty_factor")
    yield from bracket_texts(options)
    yield from _told(options, "fewer_partners_bonus")
    yield text("rules.heading.levels")
    yield text(f"rules.next.{options.partners}")
    yield from _told(options, "wrap", "mandatory_levels", "hook_and_needle", "red_five_penalty")


def _told(options: Options, *names: str) -> Iterator[Text]:
    """Those of these house rules that are played and have something to act on, each in its sentence."""
    for name in names:
        value = getattr(options, name)
        if value and value not in ("no", "none") and not asleep(options, name):
            yield sentence(option_named(Options, name), value)


def _agreed(options: Options) -> Iterator[Text]:
    """Everything that was agreed on, as far as it has anything to act on at this table."""
    for option in options_of(Options):
        if not asleep(options, option.name):
            yield text("rules.agreed", title=title(option), sentence=sentence(option, getattr(options, option.name)))


def bracket_texts(options: Options) -> Iterator[Text]:
    """How many levels each range of the opponents' points brings, in numbers (BSF-62, BSF-63)."""
    step = options.step * packs_of(options)
    most = (7 if options.open_top else 6) * step
    low, before = 0, gains(options, 0)
    for points in range(POINT, most + POINT, POINT):
        now = gains(options, points)
        if now != before:
            yield _bracket(before.declarers, before.opponents, low, points - POINT)
            low, before = points, now
    yield text("rules.bracket.top", low=low, levels=before.opponents)
    if options.open_top:
        yield text("rules.bracket.open", step=step)


def _bracket(declarers: int, opponents: int, low: int, high: int) -> Text:
    kind = "declarers" if declarers else "opponents" if opponents else "nobody"
    levels = {"levels": declarers or opponents} if declarers or opponents else {}
    if low == high:
        return text(f"rules.bracket.{kind}.one", points=low, **levels)
    return text(f"rules.bracket.{kind}", low=low, high=high, **levels)
