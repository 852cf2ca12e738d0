"""What a prompt and a choice of cards offer: buttons, the effect of a drop, cards to name. Qt-free."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.cards import Card, Cards, NotationError, write_cards
from engine.events import Place, Zone
from engine.game import Action, AnyGame, AnyView, verb_of
from engine.prompts import Choose, Name, Pick
from engine.refusals import Refusal
from engine.words import Text, text


@dataclass(frozen=True, slots=True)
class Offer:
    """One button: the action that it makes (None: no action yet), its words, and why it cannot be pressed now.

    ``asks``: nothing has been tried against the rules; the reason says what is still to be chosen. ``refusal``: why the
    rules do not allow the action; its words are the reason. ``passes``: the action is the one by which a seat declines;
    ``named``: what it is called at this question, where it is no pass ("Say nothing").
    """

    verb: str
    action: Action | None
    caption: Text | None = None
    reason: Text | None = None
    asks: bool = False
    refusal: Refusal | None = None
    passes: bool = False
    named: Text | None = None

    @property
    def label(self) -> Text:
        """The verb on the button."""
        return text(f"action.{self.verb}") if self.named is None else self.named

    @property
    def tells_verb(self) -> bool:
        """Whether the caption says what the button does, so that the verb above it would only repeat it."""
        return self.caption is not None and self.caption.key == f"caption.{self.verb}"

    @property
    def allowed(self) -> bool:
        """Whether pressing it does something."""
        return self.action is not None and self.reason is None


def offers(game: AnyGame, view: AnyView, chosen: Cards) -> tuple[Offer, ...]:
    """The buttons of the seat's prompt with these cards chosen, pass first; none off turn."""
    match view.prompt():
        case Choose(actions):
            ordered = sorted(actions, key=lambda action: action != game.passing)
            return tuple(_offer(game, view, action, plain=_says_no_more(game, view, action)) for action in ordered)
        case Name(_, least):
            return _passing(game, view) if least == 0 else ()
        case Pick(place, verb, least, most, may_pass):
            passing = _passing(game, view) if may_pass else ()
            if not chosen:
                where = "table.choose_cards" if place.zone is Zone.HAND else "table.choose_open"
                return (*passing, Offer(verb, None, reason=text(where, least=least, most=most), asks=True))
            return passing + pick_offers(game, view, verb, chosen, least, most)
    return ()


NAMES = frozenset({"call", "partners"})
"""Verbs that name cards. Whoever reads a card of the hand so may as well be bidding, and naming only comes later."""


def resting_verb(view: AnyView) -> str:
    """What is done with cards of our hand in this phase, though others are on turn; empty where nothing is."""
    held = next((card for card in view.places().get(Place(Zone.HAND, view.seat), ()) if card is not None), None)
    readings = () if held is None or view.turn is None else view.readings((held,))
    verb = verb_of(readings[0]) if readings else ""
    return "" if verb in NAMES else verb


def _says_no_more(game: AnyGame, view: AnyView, action: Action) -> bool:
    """Whether the caption of an action only repeats its button."""
    return action == game.passing or game.words.get(game.caption(view, action).key) == game.words.get(
        f"action.{verb_of(action)}"
    )


def pick_offers(game: AnyGame, view: AnyView, verb: str, chosen: Cards, least: int, most: int) -> tuple[Offer, ...]:
    """The meanings of these cards, one offer a reading, never empty: without a reading it says why.

    Of cards that may not be played only that is said: "highest so far" beside what forbids them would contradict it.
    """
    if not least <= len(chosen) <= most:
        return (Offer(verb, None, reason=_count_asked(least, most), asks=True),)
    readings = [_offer(game, view, action) for action in view.readings(chosen)]
    if readings:
        return tuple(offer for offer in readings if offer.allowed) or (replace(readings[0], caption=None),)
    try:
        action = game.read_action(f"{verb} {write_cards(chosen)}")
    except NotationError:
        return (Offer(verb, None, reason=_count_asked(least, most), asks=True),)
    refusal = view.refusal(action)
    return (
        Offer(verb, action, reason=refusal.text, refusal=refusal)
        if refusal
        else Offer(verb, None, reason=text("table.no_reading")),
    )


def best_offer(found: tuple[Offer, ...]) -> Offer | None:
    """The offer that Enter, a drop or a double click takes: the first that is not a pass, allowed ones
    before others."""
    active = [offer for offer in found if not offer.passes]
    return next((offer for offer in active if offer.allowed), active[0] if active else None)


def refusal_of(game: AnyGame, view: AnyView, chosen: Cards, found: tuple[Offer, ...]) -> Refusal | None:
    """Why these cards cannot be the answer; None where they can, or there are none.

    ``found`` are the offers for these cards. Where they only say how many cards are asked for, the rules are asked
    about the cards as they are.
    """
    prompt, best = view.prompt(), best_offer(found)
    if not chosen or best is None or not isinstance(prompt, Pick):
        return None
    if not best.asks:
        return best.refusal
    try:
        actions = view.readings(chosen) or (game.read_action(f"{prompt.verb} {write_cards(chosen)}"),)
    except NotationError:
        return None
    refusals: list[Refusal | None] = [view.refusal(action) for action in actions]
    return None if None in refusals else refusals[0]


def pass_offer(found: tuple[Offer, ...]) -> Offer | None:
    """The offer to pass, if there is one."""
    return next((offer for offer in found if offer.passes), None)


def call_offer(game: AnyGame, view: AnyView, action: Action) -> Offer:
    """The offer of this call, and why it is not allowed, if it is not."""
    return _offer(game, view, action)


def naming(game: AnyGame, view: AnyView, card: Card) -> Offer:
    """The offer of naming this card, and why it is not allowed, if it is not."""
    readings = view.readings((card,))
    if not readings:
        return Offer("call", None, reason=text("table.no_reading"))
    offer, prompt = _offer(game, view, readings[0]), view.prompt()
    if isinstance(prompt, Name) and prompt.least > 1 and card in prompt.choices:
        return replace(offer, reason=None, refusal=None)  # one of several that are named together
    return offer


def _passing(game: AnyGame, view: AnyView) -> tuple[Offer, ...]:
    return () if game.passing is None else (_offer(game, view, game.passing, plain=True),)


def _offer(game: AnyGame, view: AnyView, action: Action, plain: bool = False) -> Offer:
    refusal = view.refusal(action)
    caption = None if plain else _added(game, action) or game.caption(view, action)
    reason = refusal.text if refusal else None
    if action != game.passing:
        return Offer(verb_of(action), action, caption, reason, refusal=refusal)
    said = game.caption(view, action)
    named = None if said.key in ("action.pass", "caption.pass") else said
    return Offer(verb_of(action), action, caption, reason, refusal=refusal, passes=True, named=named)


def _added(game: AnyGame, action: Action) -> Text | None:
    """The action's words besides its cards (``play 9H please``), where the game has short words for its button."""
    verb, *rest = str(action).split()
    key = f"action.{verb}.{rest[-1]}" if rest else ""
    return text(key) if key in game.words else None


def _count_asked(least: int, most: int) -> Text:
    if least == most:
        return text("table.choose_exactly", count=least)
    return text("table.choose_between", least=least, most=most)
