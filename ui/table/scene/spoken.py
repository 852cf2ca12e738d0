"""The table in words: where the cards are, whose turn it is and what is asked; and every event as a
sentence. Qt-free."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cards import Card
from engine.events import EMPTY_PICTURE, STOCK, Ended, Event, Faces, Marked, Moved, Picture, Place, Said, Zone, folded
from engine.game import AnyGame, AnyView, verb_of
from engine.playable import beats_nothing
from engine.prompts import Choose, Name, Pick
from engine.words import Text, capitalised, card_spoken, text

if TYPE_CHECKING:
    from ui.kit.language import Lexicon

SPOKEN_MARKS = ("declarer", "caller", "starter", "dealer", "best")
"""Marks that are said first, in this order; a game's other marks follow."""
SILENT_MARKS = ("bomb",)
UNHEARD_MARKS = (*SILENT_MARKS, "best", "bidder", "calls", "dealer", "duty", "first", "level", "starter")
"""Marks, by their names up to the dot, that are not announced, because the table and its text tell of them."""
MARKS_OF_TAKING = ("first",)
"""Marks that say nothing more once all cards are taken."""
NO_POINTS: Mapping[int, int] = {}


@dataclass(frozen=True, slots=True)
class Obligation:
    """What binds us when it is our turn: the words that are then the question, and whether we can only pass."""

    words: Text
    only_passes: bool = False


def picture_of(view: AnyView) -> Picture:
    """All that the view's seat sees, folded from its events."""
    picture = folded(EMPTY_PICTURE, view.opening, view.seat)
    for seen in view.history:
        picture = folded(picture, seen.events, view.seat)
    return picture


def cards_in_words(cards: Iterable[Card | None], lexicon: Lexicon) -> str:
    """The cards one by one, as a screen reader says them; backs are counted at the end."""
    faces = list(cards)
    named = [card_spoken(card, lexicon.language) for card in faces if card is not None]
    backs = len(faces) - len(named)
    if backs:
        named.append(lexicon.say("spoken.backs", count=backs))
    return lexicon.say("result.name_between").join(named)


def mark_label(mark: str, label: Text | None, lexicon: Lexicon) -> str:
    """A mark's own label, or the word that the game has for it."""
    return lexicon.say(label if label is not None else f"mark.{mark}")


def marks_of(picture: Picture, seat: int) -> list[tuple[str, Text | None]]:
    """The marks on a seat that still say something, the usual ones first.

    That a declarer has named trumps is said by the declarer's own mark, which names them.
    """
    over = SILENT_MARKS if STOCK in picture.places else (*SILENT_MARKS, *MARKS_OF_TAKING)
    own = {mark: label for mark, (holder, label) in picture.marks.items() if holder == seat and mark not in over}
    if "declarer" in own and "bidder" in own and own["bidder"] is None:
        del own["bidder"]
    ordered = [mark for mark in SPOKEN_MARKS if mark in own] + [mark for mark in own if mark not in SPOKEN_MARKS]
    return [(mark, own[mark]) for mark in ordered]


def table_in_words(
    view: AnyView,
    lexicon: Lexicon,
    hand_order: Faces = (),
    partners: Sequence[int] = (),
    notices: Sequence[str] = (),
    points: Mapping[int, int] = NO_POINTS,
    picture: Picture | None = None,
    closed: bool = False,
    bound: Obligation | None = None,
    standing: Sequence[Text] = (),
) -> str:
    """The whole table in plain lines: the turn, what all keep in sight, one's own hand (in this order), every seat,
    and what lies elsewhere. ``closed``: nobody is asked any more; ``bound``: see ``what_binds``; ``standing``:
    of each seat in the session, in a word.
    """
    picture = picture_of(view) if picture is None else picture
    held = {place.seat for place in picture.places if place.seat is not None}
    marked = {holder for holder, _ in picture.marks.values()}
    seats = sorted(held | marked | set(_seats(view)))
    lines = [lexicon.say("table.turn.over") if closed else turn_in_words(view, lexicon, bound), *notices]
    hand = hand_order or picture.places.get(Place(Zone.HAND, view.seat), ())
    named = cards_in_words(hand, lexicon)
    lines.append(lexicon.say("spoken.hand", count=len(hand), cards=named) if hand else lexicon.say("spoken.no_hand"))
    for seat in seats:
        stands = standing[seat] if seat < len(standing) else None
        about = seat_in_words(picture, seat, view.seat, lexicon, seat in partners, points.get(seat), stands, notices)
        lines.append(about)
    for place, faces in picture.places.items():
        if place.seat is None and faces:
            lines.append(capitalised(zone_in_words(place.zone, faces, lexicon)))
    return "\n".join(line for line in lines if line)


def what_binds(game: AnyGame, view: AnyView) -> Obligation | None:
    """What binds us when it is our turn: that we can only pass, or must play high."""
    if view.turn == view.seat and beats_nothing(game, view):
        return Obligation(text("table.nothing_beats"), only_passes=True)
    words = game.presentation.obliged(view)
    return None if words is None else Obligation(words)


def turn_in_words(view: AnyView, lexicon: Lexicon, bound: Obligation | None = None) -> str:
    """Whose turn it is, and, where it is ours, what is asked. ``bound``: see ``what_binds``."""
    if view.turn is None:
        return lexicon.say("table.turn.over")
    if view.turn != view.seat:
        return lexicon.say("table.turn.other", seat=view.turn)
    question = asked(view, lexicon.knows) if bound is None else bound.words
    return lexicon.say(question if question is not None else "table.turn.yours")


def event_in_words(event: Event, seat: int | None, lexicon: Lexicon, caption: Text | None = None) -> str:
    """What an event is in a sentence, for announcements; empty for what one need not hear.

    ``seat``: whose person hears it; None: somebody who only watches. ``caption``: what a play is, in the game's words.
    """
    match event:
        case Said(speaker, words):
            return lexicon.say("spoken.said", seat=speaker, what=words)
        case Moved(cards, Place(Zone.HAND, giver), Place(Zone.TABLE)) if giver is not None and tells_more(
            cards, caption
        ):
            named = cards_in_words(cards, lexicon)
            return lexicon.say("spoken.played_as", seat=giver, what=caption, cards=named)
        case Moved(cards, Place(Zone.HAND, giver), Place(Zone.TABLE)) if giver is not None:
            return lexicon.say("spoken.played", seat=giver, cards=cards_in_words(cards, lexicon))
        case Moved(cards, Place(Zone.HAND, giver) as source, target) if source == target:
            if giver == seat:
                return ""
            return lexicon.say("spoken.uncovered", seat=giver, cards=cards_in_words(cards, lexicon))
        case Moved(cards, Place(Zone.HAND, giver), Place(Zone.HAND, taker)) if giver is not None and taker is not None:
            return lexicon.say("spoken.handed", seat=giver, other=taker, cards=cards_in_words(cards, lexicon))
        case Moved(cards, Place(Zone.HAND, giver), Place(Zone.SHOWN | Zone.POOL as zone)) if any(cards):
            assert giver is not None
            return lexicon.say("spoken.said", seat=giver, what=zone_in_words(zone, cards, lexicon))
        case Moved(cards, Place(Zone.KITTY) as source, target) if source == target:
            return capitalised(lexicon.say("zone.kitty.cards", cards=cards_in_words(cards, lexicon)))
        case Moved(_, Place(Zone.TABLE), Place(Zone.ASIDE)):
            return ""
        case Marked(mark, holder, label) if holder is not None and mark.partition(".")[0] not in UNHEARD_MARKS:
            return lexicon.say("spoken.marked", seat=holder, what=mark_label(mark, label, lexicon))
        case Ended(winners) if winners:
            return _ended_in_words(winners, seat, lexicon)
    return ""


def tells_more(cards: Faces, caption: Text | None) -> bool:
    """Whether a caption says more of a play than its cards do: what several of them are together."""
    return caption is not None and len(cards) > 1 and "cards" not in dict(caption.args)


def _ended_in_words(winners: Sequence[int], seat: int | None, lexicon: Lexicon) -> str:
    """Who has won, as the seat hears it: a side, or a player alone; whoever only watches hears names."""
    if seat in winners:
        return lexicon.say("spoken.won_alone" if len(winners) == 1 else "spoken.won")
    if seat is not None and len(winners) > 1:
        return lexicon.say("spoken.lost")
    names = [lexicon.name_of(each) for each in winners]
    before = lexicon.say("result.name_between").join(names[:-1])
    all_names = lexicon.say("result.name_last").join(filter(None, (before, names[-1])))
    return lexicon.say("spoken.won_by" if len(names) == 1 else "spoken.won_by_several", names=all_names)


def seat_in_words(
    picture: Picture,
    seat: int,
    own: int,
    lexicon: Lexicon,
    partner: bool,
    points: int | None = None,
    standing: Text | None = None,
    told: Sequence[str] = (),
) -> str:
    """A seat in a line: its name, roles, cards left, points, standing in the session, and cards before it; empty where
    there is nothing to say. ``told``: lines that no role need repeat."""
    parts = [lexicon.name_of(seat), *([lexicon.say("table.partner")] if partner else [])]
    shown = picture.places.get(Place(Zone.SHOWN, seat), ())
    marks = marks_of(picture, seat)
    apart = [(mark, label) for mark, label in marks if not _names_only(label, shown)]
    roles = [mark_label(mark, label, lexicon) for mark, label in apart]
    parts += [role for role in roles if role not in told]
    hand: Faces = picture.places.get(Place(Zone.HAND, seat), ())
    if seat != own:
        parts.append(lexicon.say("table.cards_left", count=len(hand)))
        if any(hand):
            parts.append(lexicon.say("zone.hand.cards", cards=cards_in_words(hand, lexicon)))
    if points:
        parts.append(lexicon.say("table.points", points=points))
    if standing is not None:
        parts.append(lexicon.say(standing))
    for place, faces in picture.places.items():
        if place.seat == seat and place.zone is not Zone.HAND and faces:
            parts.append(zone_in_words(place.zone, faces, lexicon))
    if seat in picture.words and not (apart != marks and _names_only(picture.words[seat], shown)):
        parts.append(lexicon.say("spoken.speech", what=picture.words[seat]))
    return lexicon.say("spoken.comma").join(parts) if len(parts) > 1 else ""


def _names_only(said: Text | None, shown: Faces) -> bool:
    """Whether a mark or speech names just the cards that are shown, as a bid does, which the table tells once."""
    named = None if said is None else dict(said.args).get("cards")
    return bool(shown) and isinstance(named, tuple) and Counter(named) == Counter(shown)


def zone_in_words(zone: Zone, faces: Faces, lexicon: Lexicon) -> str:
    """The cards of a zone where they are visible, else their number."""
    if zone in (Zone.TABLE, Zone.SHOWN, Zone.POOL, Zone.KITTY) and any(faces):
        return lexicon.say(f"zone.{zone}.cards", cards=cards_in_words(faces, lexicon))
    return lexicon.say(f"zone.{zone}", count=len(faces))


def _seats(view: AnyView) -> Iterable[int]:
    return () if view.turn is None else (view.turn, view.seat)


def asked(view: AnyView, knows: Callable[[str], bool] = lambda _key: False) -> Text | None:
    """The question to the seat, in a line; None off turn. ``knows``: whether a key has words for a choice."""
    match view.prompt():
        case Choose((_,), _, question):
            return text(alone if knows(alone := f"ask.{question}.only") else "table.turn.yours")
        case Choose(actions, _, question):
            own = [key for action in actions if knows(key := f"ask.{verb_of(action)}")]
            return text(own[0] if own else f"ask.{question}")
        case Name(_, least, most):
            return text("ask.name.must" if least and knows("ask.name.must") else "ask.name", count=most)
        case Pick(_, "play", least, most, False):
            led = any(place.zone is Zone.TABLE for place in view.places())
            return text("table.follow", count=least) if led and least == most else text("ask.lead")
        case Pick(_, verb, least, most, taker=taker):
            named = {} if taker is None else {"taker": taker}
            return text(f"ask.{verb}", count=least, **named) if least == most else text(f"ask.{verb}", **named)
    return None
