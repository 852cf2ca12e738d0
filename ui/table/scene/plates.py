"""The words of a seat's plate, and the spots for assistive technology, made from a picture and words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.events import Picture, Seat
from engine.presentation import Sign as FaceSign
from engine.words import Text, card_spoken
from ui.kit.geometry import Rect
from ui.kit.language import Lexicon
from ui.table.scene.accessible import Spot
from ui.table.scene.cards.hand_items import HandItems
from ui.table.scene.seats.badges import Badge, BadgeSign, Weight
from ui.table.scene.seats.seat_item import Plate
from ui.table.scene.spoken import mark_label, marks_of
from ui.table.scene.table_scene import to_qrect

UNWRITTEN = ("best", "calls")
"""Marks that the table shows in another way: the unbeaten play has a frame, called cards stand at the top."""

FEW_CARDS = 2
"""With this many cards or fewer a seat is about to go out, and its count is marked by colour and by shape."""

PLAY_HERE = -1
"""The key of the spot in the middle of the table."""


SIGNS = {
    "last_card": BadgeSign.WARNING,
    "duty": BadgeSign.DUTY,
    "emperor": BadgeSign.EMPEROR,
    "eunuch": BadgeSign.EUNUCH,
    "people": BadgeSign.PEOPLE,
}
"""Marks, by their names up to the dot, that have a sign before their word; they come first."""

SIGNS_OF_STANDING = {"table.standing.chips": BadgeSign.CHIP}
"""The signs before numbers of the session that stand without their word; a sum has its plus or minus."""

LEAST = {"level": Weight.KEPT, "kitty": Weight.LIGHT, "first": Weight.LIGHT, "bidder": Weight.LIGHT}
"""Marks that come last: the standing in the session, what the result tells too, who takes first, and who
named trumps without the bid, which the declarer's mark has."""


def plate_of(
    picture: Picture,
    seat: Seat,
    lexicon: Lexicon,
    count: int,
    on_turn: bool,
    thinking: float | None,
    warns: bool,
    points: int | None = None,
    partner: bool = False,
    standing: Text | None = None,
) -> Plate:
    """The plate of a seat: its name, how many cards the screen shows it with (``warns``: of few), roles, the turn.

    ``standing``: how it stands in the session, in a word, which stays where other badges have to give way.
    """
    marks = [(mark.partition(".")[0], mark, label) for mark, label in marks_of(picture, seat) if mark not in UNWRITTEN]
    signed = [mark for mark in marks if mark[0] in SIGNS]
    roles = [(kind, mark, label) for kind, mark, label in marks if kind not in SIGNS and not _is_least(kind, label)]
    least = [mark for kind in LEAST for mark in marks if mark[0] == kind and mark not in roles]
    declared = [dict(label.args).get("rank") for kind, _, label in marks if kind == "declarer" and label is not None]

    def badges_of(some: list[tuple[str, str, Text | None]]) -> list[Badge]:
        return [
            Badge(
                short_label(mark, label, lexicon),
                SIGNS.get(kind, BadgeSign.NONE),
                _weight(kind, label, declared),
                _kind_alone(kind, label, lexicon),
            )
            for kind, mark, label in some
        ]

    badges = badges_of(signed + roles)
    if partner:
        badges.append(Badge(lexicon.say("table.partner"), BadgeSign.PARTNER))
    badges += badges_of(least)
    if standing is not None:
        short, sign = str(dict(standing.args)["total"]), SIGNS_OF_STANDING.get(standing.key, BadgeSign.NONE)
        badges.append(Badge(lexicon.say(standing), weight=Weight.KEPT, short=short, short_sign=sign))
    won = (lexicon.say("table.points", points=points), str(points)) if points else ()
    few = warns and 0 < (count or 0) <= FEW_CARDS
    return Plate(lexicon.name_of(seat), count, tuple(badges), on_turn, thinking, few, won)


def short_label(mark: str, label: Text | None, lexicon: Lexicon) -> str:
    """A mark's label for a plate, in fewer words where the game has such."""
    return mark_label(mark, None if label is None else lexicon.in_short(label), lexicon)


def _weight(kind: str, label: Text | None, declared: list[object]) -> Weight:
    """``declared``: the rank that the declarer's badge tells on this plate, which is the declarer's level."""
    if not _is_least(kind, label):
        return Weight.USUAL
    told = kind == "level" and label is not None and dict(label.args)["level"] in declared
    return Weight.LIGHT if told else LEAST[kind]


def _is_least(kind: str, label: Text | None) -> bool:
    """Whether a mark comes last; the mark of a bidder with the bid is a role."""
    return kind in LEAST and not (kind == "bidder" and label is not None)


def _kind_alone(kind: str, label: Text | None, lexicon: Lexicon) -> str:
    """What a role is called without more about it, as a declarer without the trumps; empty where that is no less."""
    key = f"mark.{kind}"
    if label is None or not label.key.startswith(f"{key}.") or not lexicon.knows(key):
        return ""
    alone = lexicon.say(key)
    return alone if len(alone) < len(lexicon.say(label)) else ""


def spots_of(hand: HandItems, drop: Rect, lexicon: Lexicon, reading: str) -> Iterator[Spot]:
    """A spot for every card of the hand in its order, and one for the middle of the table with what a play would be."""
    for slot in hand.fan.slots:
        card = hand.items[slot.number].card
        if card is None:
            continue
        name = card_spoken(card, lexicon.language)
        about = [lexicon.say("spoken.place", card=name, place=slot.number + 1, all=len(hand.items))]
        if FaceSign.FRESH in hand.items[slot.number].signs:
            about.append(lexicon.say("spoken.fresh"))
        if slot.number in hand.choice.chosen:
            about.append(lexicon.say("spoken.chosen"))
        yield Spot(slot.number, name, lexicon.say("spoken.comma").join(about), to_qrect(slot.box))
    if hand.choice.chosen:
        middle = Rect.around(drop.centre, drop.size.scaled(0.2))
        yield Spot(PLAY_HERE, lexicon.say("spoken.play_here"), reading, to_qrect(middle))
