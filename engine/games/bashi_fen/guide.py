"""What Bashi Fen tells a person: the caption of an action, and the rules as played at this table."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards import Card
from engine.games.bashi_fen.actions import Action, Bid, Bury, Partners, PartnersByColour, Pass, Play, Redeal
from engine.games.bashi_fen.follow import shape_words
from engine.games.bashi_fen.leads import lead_of
from engine.games.bashi_fen.levels import ladder, start
from engine.games.bashi_fen.options import Options, fluid, most_partners, packs_of
from engine.games.bashi_fen.pack import hand_size, kitty_size, pack
from engine.games.bashi_fen.partners import call_words, copy_words, listed
from engine.games.bashi_fen.phases import Calling, Calls, Playing
from engine.games.bashi_fen.standing import turn_after
from engine.games.bashi_fen.tricks import points_in, winner
from engine.games.bashi_fen.view import View
from engine.games.bashi_fen.words.rulings import RULINGS
from engine.options import options_of, sentence
from engine.words import Text, text


def caption(view: View, action: Action) -> Text:
    """What this action is in a player's words, whether or not it is allowed now."""
    match action:
        case Pass():
            return text("caption.nobody" if isinstance(view.phase, Calling) else "caption.pass")
        case Bid(cards, joker):
            return text("caption.bid" if joker is None else f"caption.bid.{joker}", cards=cards)
        case Redeal():
            return text("caption.redeal")
        case Bury(cards):
            known = [card for card in cards if card is not None]
            return text("caption.bury", count=len(cards), points=points_in(known))
        case Partners(copies):
            return text("caption.call", call=listed(tuple(copy_words(copy) for copy in copies)))
        case PartnersByColour():
            owners = (None,) * most_partners(view.options)
            return text("caption.call", call=call_words(Calls(colour=action, owners=owners)))
        case Play():
            return _play_caption(view, action)


def _play_caption(view: View, play: Play) -> Text:
    if not all(map(view.trumps.knows, play.cards)) or not play.cards:
        return text("caption.mixed", cards=play.cards)
    if isinstance(view.phase, Playing) and view.phase.lead is not None:
        key = "caption.wins" if _would_win(view, view.phase, play) else "caption.follows"
        return text(key, cards=play.cards)
    lead = lead_of(play.groups, view.trumps, view.options)
    if lead is None:
        return text("caption.mixed", cards=play.cards)
    if len(lead.parts) == 1:
        return text("caption.lead", shape=(shape_words(lead.parts[0].shape), *lead.parts[0].cards[-1:]))
    return text("caption.throw", parts=tuple(shape_words(part.shape) for part in lead.parts))


def _would_win(view: View, playing: Playing, play: Play) -> bool:
    """Whether these cards would hold the trick as it lies."""
    assert playing.lead is not None
    if len(play.cards) != playing.lead.size:
        return False
    seats = [turn_after(view.options, playing.leader, step) for step in range(1, view.options.seats)]
    before = [playing.plays[seat] for seat in seats if playing.plays[seat]]
    return winner(playing.lead, [*before, play.cards], view.trumps, view.options) == len(before) + 1


def height(view: View) -> Callable[[Card], int]:
    """How high a card stands for sorting a hand: by suit as played, trumps above all (BSF-20)."""
    return view.trumps.height


def rules(options: Options) -> tuple[Text, ...]:
    """The rules as played with these options, paragraph by paragraph; headings have keys ``rules.heading.…``."""
    kind = options.partners
    step = options.step * packs_of(options)
    turnover = 2 * step if options.dead_bracket or options.turnover == "2s" else 5 * step // 2
    aim = text("rules.aim", start=start(options), end=ladder(options)[-1], points=points_in(pack(options)))
    cards = text(
        "rules.cards",
        seats=options.seats,
        cards=len(pack(options)),
        hand=hand_size(options),
        kitty=kitty_size(options),
    )
    partners = text("rules.partners.fluid", most=most_partners(options)) if fluid(options) else None
    return (
        text("rules.heading.aim"),
        aim,
        text("rules.heading.cards"),
        cards,
        text("rules.heading.trumps"),
        text(f"rules.trumps.{kind}"),
        text("rules.order"),
        text("rules.heading.kitty"),
        text("rules.kitty"),
        text("rules.heading.partners"),
        partners or text("rules.partners.fixed"),
        text("rules.heading.play"),
        text("rules.play"),
        text("rules.heading.score"),
        text("rules.score", turnover=turnover, step=step),
        text("rules.heading.house"),
        *(sentence(option, getattr(options, option.name)) for option in options_of(Options)),
        text("rules.heading.rulings"),
        *map(text, RULINGS),
    )
