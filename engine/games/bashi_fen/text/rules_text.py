"""The rules of Bashi Fen as played at one table: whole sentences, section by section, chosen by all its options."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import FILLER, Card, Cards, Rank, Suit
from engine.games.bashi_fen.actions import JOKERS
from engine.games.bashi_fen.options import Options, fluid, most_partners, packs_of
from engine.games.bashi_fen.pack import hand_size, kitty_size, most_alike, most_jokers, pack, ranks_of
from engine.games.bashi_fen.rules.asleep import asleep, only_single_cards, runs, sequences, tractors
from engine.games.bashi_fen.rules.bids import Naming
from engine.games.bashi_fen.rules.levels import NO_TRUMP, ladder, start
from engine.games.bashi_fen.rules.possible_bids import joker_bids, no_trump_happens, overbids_happen
from engine.games.bashi_fen.rules.scoring import Gains, gains, kitty_factor, most_points, points_worth_telling
from engine.games.bashi_fen.rules.tricks import points_in
from engine.games.bashi_fen.rules.trumps import ascending, trumps_of
from engine.games.bashi_fen.text.agreed import agreed
from engine.options import options_of, title
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
        *_throws(options),
        *_score(options),
        *_levels(options),
        text("rules.heading.fine"),
        *_fine_points(options),
        text("rules.heading.house"),
        *_agreed(options),
    )


def _aim(options: Options) -> Iterator[Text]:
    yield text("rules.heading.aim")
    yield text(f"rules.aim.{options.partners}")
    yield text(aim_of_points(options), points=points_in(pack(options)))
    if points_in(pack(options)):
        yield text(_aim_of_gains(options))
    levels = {"start": start(options), "end": _last_level(options)}
    yield text("rules.aim.levels.one" if levels["start"] == levels["end"] else "rules.aim.levels", **levels)
    yield text("rules.heading.cards")
    numbers = {"seats": options.seats, "packs": packs_of(options), "cards": len(pack(options))}
    numbers |= {"hand": hand_size(options), "kitty": kitty_size(options)}
    jokers = sum(card in JOKERS for card in pack(options))
    yield text("rules.cards", **numbers, jokers=jokers) if jokers else text("rules.cards.no_jokers", **numbers)
    lowest = ranks_of(options)[0]
    if lowest is not Rank.TWO:
        yield text("rules.cards.lowest", lowest=lowest.value)


def aim_of_points(options: Options) -> str:
    """Which cards of this pack count."""
    ranks = ranks_of(options)
    kept = {Rank.FIVE: "", Rank.TEN: ".tens", Rank.KING: ".kings"}
    none = ".penalties" if options.throw_penalty and not asleep(options, "throw_penalty") else ".none"
    return "rules.aim.points" + next((which for rank, which in kept.items() if rank in ranks), none)


def _aim_of_gains(options: Options) -> str:
    """What points bring: with wide brackets no points are enough for the opponents to rise, or even to take over."""
    if _never_taken_over(options):
        return "rules.aim.gains.never"
    return "rules.aim.gains" if gains(options, most_points(options)).opponents else "rules.aim.gains.take_over"


def _never_taken_over(options: Options) -> bool:
    return gains(options, most_points(options)).declarers_stay


def _trumps(options: Options) -> Iterator[Text]:
    named = joker_bids(options)
    yield agreed(options, "direction")
    yield text("rules.heading.order")
    without = "" if most_jokers(options) else ".no_jokers"
    yield text(f"rules.order.level{without}")
    yield text(f"rules.order{without}")
    if options.red_five:
        yield text("rules.order.red_five")
    if FILLER in pack(options):
        yield text(f"rules.order.fillers{'' if sequences(options) else '.alone'}")
    rank = Rank(start(options))
    plain = {suit.name.lower(): Card(rank, suit) for suit in (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES)}
    yield text("rules.order.example", rank=rank.value, cards=trumps_shown(options, rank), **plain)
    yield from _told(options, "constant_trumps")
    yield text("rules.heading.trumps")
    yield text("rules.trumps.fluid") if fluid(options) else text("rules.trumps.fixed", start=start(options))
    if packs_of(options) > 1:
        yield text("rules.trumps.several")
    if not asleep(options, "reinforce"):
        yield agreed(options, "reinforce")
    if not named and not options.no_trump_level and most_jokers(options):
        yield _no_joker_bids(options)
    if overbids_happen(options):
        yield from _told(options, "overbid")
    else:
        yield text("rules.trumps.first_stands")
    yield from _told(options, "overbid_keeps_declarer")
    if not asleep(options, "same_rank_keeps_declarer"):
        yield agreed(options, "same_rank_keeps_declarer")
    if named:
        yield from _told(options, "joker_bid", "joker_bid_min")
    if not asleep(options, "joker_bid_takes_hand"):
        yield agreed(options, "joker_bid_takes_hand")
    told = agreed(options, "joker_bid").key.startswith("option.joker_bid.no_")  # that sentence says what is trump
    if Naming.NO_SUIT in named:
        alike = ".alike" if told else ""
        yield text(f"rules.order.no_suit{alike}{'.twos' if _twos_are_trumps(options) else ''}")
    if Naming.NO_TRUMP in named:
        yield text("rules.order.no_trump.places" if told else "rules.order.no_trump")
    if Naming.NO_TRUMP in named and fluid(options):
        yield text("rules.trumps.no_trump_takes")
    yield agreed(options, "no_bid")
    yield from _told(options, "may_bid", "redeal_right")


def _no_joker_bids(options: Options) -> Text:
    """That jokers name nothing, and why where it is for want of jokers."""
    if options.joker_bid == "no" or most_jokers(options) < 2:
        return text("rules.trumps.no_jokers")
    return text("rules.trumps.too_few_jokers", number=options.joker_bid_min)


def _twos_are_trumps(options: Options) -> bool:
    return options.constant_trumps and not asleep(options, "constant_trumps")


def trumps_shown(options: Options, rank: Rank) -> Cards:
    """The trumps from high to low, one of each strength, where hearts are named at this level."""
    order = ascending(trumps_of(options, Suit.HEARTS, rank), pack(options))
    return tuple(equal[0] for equal in reversed(order))


def _kitty_and_partners(options: Options) -> Iterator[Text]:
    yield text("rules.heading.kitty")
    yield text(key_of_kitty(options), kitty=kitty_size(options))
    yield from _told(options, "chao_dipi")
    yield text("rules.heading.partners")
    if not fluid(options):
        yield text("rules.partners.fixed")
        return
    yield text("rules.partners.fluid", most=most_partners(options))
    yield agreed(options, "may_call_fewer")
    yield from _told(options, "call")
    if options.call == "colour":
        yield text("rules.partners.colour")
    if not asleep(options, "may_call_trumps"):
        yield agreed(options, "may_call_trumps")
    if options.partner_cards != "any":
        yield from _told(options, "partner_cards")
    if most_partners(options) == 1:
        yield text("rules.partners.unknown.one")
    elif options.double_join:
        yield text("rules.partners.unknown")
    else:
        yield agreed(options, "double_join")
        yield text("rules.partners.unknown.each")


def _play(options: Options) -> Iterator[Text]:
    several = packs_of(options) > 1
    yield text("rules.heading.play")
    yield text("rules.play")
    yield text(key_of_sets(options))
    if several:
        yield from _neighbours(options)
        yield agreed(options, "high_trump_tractors")
    yield from _told(options, "runs_of_singles")
    if not several and runs(options):
        yield text("rules.play.runs")
        yield from _neighbours(options)
    bombs = options.bombs != "no" and not asleep(options, "bombs")
    yield text("rules.play.follow.bombs" if bombs else "rules.play.follow")
    if several and most_alike(options) == 2 and options.tuple_follow not in ("decompose", "suit_only"):
        yield text(f"rules.play.follow.pairs.{options.tractor_follow}")
    else:
        yield from _told(options, "tuple_follow", "tractor_follow")
    yield text("rules.play.wins")
    if several:
        bigger = options.bigger_shapes_beat and not asleep(options, "bigger_shapes_beat")
        mostly = ".mostly" if bombs or bigger else ""
        yield text(f"rules.play.wins.sets{mostly}{'' if tractors(options) else '.alone'}")
    yield from _told(options, "bigger_shapes_beat", "bombs")


def key_of_kitty(options: Options) -> str:
    """The key of the paragraph about burying cards: others may take them up again where the kitty is bid for."""
    contested = options.chao_dipi and not asleep(options, "chao_dipi")
    return "rules.kitty.contested" if contested else "rules.kitty"


def key_of_sets(options: Options) -> str:
    """The key of the paragraph about the cards that can be led, but for runs and throws."""
    if most_alike(options) == 1:
        return "rules.play.singles"
    if packs_of(options) == 1:
        return "rules.play.sets.fillers"
    if not tractors(options):
        return "rules.play.sets.alone"
    return "rules.play.sets.pairs" if most_alike(options) == 2 else "rules.play.sets.more"


def _neighbours(options: Options) -> Iterator[Text]:
    """A level between two ranks of the pack, if one is played: 7 where there is one."""
    ranks = [rank for rank in ranks_of(options) if rank is not Rank.TWO or not _twos_are_trumps(options)]
    between = [rank for rank in ranks[1:-1] if rank.value in ladder(options)]
    if between:
        level = Rank.SEVEN if Rank.SEVEN in between else between[0]
        place = ranks.index(level)
        below, above = ranks[place - 1], ranks[place + 1]
        yield text("rules.play.neighbours", level=level.value, below=below.value, above=above.value)


def _throws(options: Options) -> Iterator[Text]:
    if options.throws == "no" and (asleep(options, "loose_tractors") or not options.loose_tractors):
        return
    yield text("rules.heading.throws")
    if options.throws != "no" and only_single_cards(options):
        yield from _throws_of_single_cards(options)
        return
    yield from _told(options, "throws", "loose_tractors")
    if options.throws != "no":
        if options.throw_follow == "shape" or asleep(options, "throw_follow"):
            yield text("rules.throws.follow")
        else:
            yield text("rules.throws.follow.counts")
            yield agreed(options, "throw_follow")
        yield text("rules.throws.fails" if options.throws == "unbeatable" else "rules.throws.fails_equal")
        yield from _told(options, "failed_throw")
        bombs = options.bombs != "no" and not asleep(options, "bombs")
        yield text("rules.throws.beaten.bombs" if bombs else "rules.throws.beaten")
        yield from _told(options, "throw_ruff", "throw_compare")
    yield from _told(options, "throw_penalty")


def key_of_throws(options: Options) -> str:
    """The key of the paragraph about throws."""
    return f"rules.throws.singles.{options.throws}" if only_single_cards(options) else f"option.throws.{options.throws}"


def _throws_of_single_cards(options: Options) -> Iterator[Text]:
    """Throws where there are neither pairs nor runs: the largest part of one is its highest card."""
    yield text(key_of_throws(options))
    equal = "" if options.throws == "unbeatable" else "_equal"
    yield text(f"rules.throws.singles.fails{equal}")
    yield text("rules.throws.singles.beaten")
    if options.throw_compare == "every_part":
        yield from _told(options, "throw_compare")
    else:
        yield text("rules.throws.singles.compared")
    yield from _told(options, "throw_penalty")


def _score(options: Options) -> Iterator[Text]:
    yield text("rules.heading.score")
    yield text("rules.points")
    if fluid(options):
        yield text("rules.points.unknown")
    yield text("rules.points.kitty")
    yield from _told(options, "kitty_factor")
    yield text(_brackets(options))
    yield from bracket_texts(options)
    yield from _told(options, "fewer_partners_bonus")
    yield from _worked_score(options)


def _brackets(options: Options) -> str:
    """The key of the words before the brackets: only fixed partners take over (BSF-71)."""
    if _never_taken_over(options):
        return "rules.brackets.never"
    return "rules.brackets.fluid" if fluid(options) else "rules.brackets"


def last_play(options: Options) -> Cards:
    """The play that wins the last trick in the example: a pair of Aces, with one pack a single Ace."""
    return (Card(Rank.ACE, Suit.SPADES),) * min(packs_of(options), 2)


def _worked_score(options: Options) -> Iterator[Text]:
    if Rank.KING not in ranks_of(options):
        return
    buried, play = 10, last_play(options)
    factor = kitty_factor(options, play, trumps_of(options, Suit.HEARTS, Rank.TWO))
    won = min(3 * options.step * packs_of(options) // 2, points_in(pack(options)) - buried)
    won -= won % POINT
    total = won + buried * factor
    found = gains(options, total)
    numbers = {"won": won, "buried": buried, "factor": factor, "extra": buried * factor, "total": total}
    yield text("rules.score.example", **numbers, play=play, outcome=_outcome(options, found))


def _levels(options: Options) -> Iterator[Text]:
    yield text("rules.heading.levels")
    never = ".never" if _never_taken_over(options) and not fluid(options) else ""
    yield text(f"rules.next.{options.partners}{never}")
    last = _last_level(options)
    if options.wrap:
        yield text("rules.end.wrap", end=last, lowest=ladder(options)[0], hands=options.hands)
    elif options.passing_end == "by_gains":
        yield text("rules.end.by_gains", end=last)
    else:
        yield text(f"rules.end.{options.partners}", end=last)
    yield from _told(options, "no_trump_level", "mandatory_levels", "hook_and_needle", "red_five_penalty")


def _last_level(options: Options) -> Text | str:
    last = ladder(options)[-1]
    return text("rules.level.no_trump") if last == NO_TRUMP else last


def _fine_points(options: Options) -> Iterator[Text]:
    """Points that a beginner can leave for later, where they have something to act on."""
    named, throws = joker_bids(options), options.throws != "no"
    by_number = options.bid_order == "more"
    no_trump = Naming.NO_TRUMP in named and overbids_happen(options)
    awake = {name for name in ("chao_dipi", "loose_tractors") if not asleep(options, name)}
    losers = fluid(options) and options.may_bid == "not_losers"
    chao_dipi = options.chao_dipi and "chao_dipi" in awake
    points = {
        "last_round": True,
        "turned": options.no_bid == "turn_kitty",
        "over_no_trump": no_trump and not by_number,
        "over_no_trump.more": no_trump and by_number,
        "chao_dipi": chao_dipi,
        "chao_dipi_losers": chao_dipi and losers,
        "bombs": options.bombs != "no" and not asleep(options, "bombs"),
        "following": tractors(options) and options.tuple_follow != "suit_only",
        "reading": options.throws == "unbeatable" and sequences(options),
        "reading_sets": options.throws == "unbeatable" and not sequences(options) and most_alike(options) > 1,
        "reading_equal": options.throws == "strictly_highest" and most_alike(options) > 1,
        "loose": options.loose_tractors and "loose_tractors" in awake,
        "throws": throws,
        "penalty": throws and bool(options.throw_penalty),
        "constant_trumps": _twos_are_trumps(options),
        "constant_trumps.tractors": _twos_are_trumps(options) and sequences(options),
        "constant_trumps.no_trump": _twos_are_trumps(options) and no_trump_happens(options),
        "red_five_skipped": options.red_five and sequences(options) and Rank.FOUR in ranks_of(options),
        "red_five": options.red_five and options.red_five_penalty == "level",
    }
    if not asleep(options, "bid_order"):
        yield agreed(options, "bid_order")
    yield from (text(f"rules.fine.{point}") for point, told in points.items() if told)


def _told(options: Options, *names: str) -> Iterator[Text]:
    """The sentences of those of these house rules that are played and have something to act on."""
    for name in names:
        value = getattr(options, name)
        if value and value not in ("no", "none", "anyone") and not asleep(options, name):
            yield agreed(options, name)


def _agreed(options: Options) -> Iterator[Text]:
    """The sentences of all house rules that have something to act on at this table."""
    for option in options_of(Options):
        if not asleep(options, option.name):
            yield text("rules.agreed", title=title(option), sentence=agreed(options, option.name))


def bracket_texts(options: Options) -> Iterator[Text]:
    """How many levels each range of the opponents' points brings, in numbers (BSF-62, BSF-63)."""
    step = options.step * packs_of(options)
    most = points_worth_telling(options)
    low, before = 0, gains(options, 0)
    for points in range(POINT, most + 1, POINT):
        now = gains(options, points)
        if now != before:
            outcome, high = _outcome(options, before), points - POINT
            if low == high:
                yield text("rules.bracket.one", low=low, outcome=outcome)
            else:
                yield text("rules.bracket.range", low=low, high=high, outcome=outcome)
            low, before = points, now
    yield text("rules.bracket.top", low=low, outcome=_outcome(options, before))
    if options.open_top and most >= 7 * step:
        yield text("rules.bracket.open", step=step)


def _outcome(options: Options, found: Gains) -> Text:
    if found.declarers:
        return text("rules.outcome.declarers", levels=found.declarers)
    ending = ".fluid" if fluid(options) else ""
    if not found.opponents:
        return text(f"rules.outcome.nobody{ending}")
    return text(f"rules.outcome.opponents{ending}", levels=found.opponents)
