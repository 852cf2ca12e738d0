"""What stands on a plate first, so that it is there where there is no room for all."""

from __future__ import annotations

from engine.events import Picture
from engine.games import GAMES
from engine.words import text
from ui.kit.language import Lexicon
from ui.table.scene.plates import plate_of


def test_who_declares_stands_before_who_is_with_us_and_at_which_level() -> None:
    lexicon = Lexicon("en")
    lexicon.use_game(GAMES["bashi_fen"].words)
    marks = {
        "level.2": (2, text("mark.level", level="2")),
        "first": (2, None),
        "declarer": (2, text("mark.declarer")),
    }
    picture = Picture({}, marks, {}, frozenset())
    plate = plate_of(picture, 2, lexicon, 25, False, None, False, partner=True)
    kinds = [badge.words.split()[0] for badge in plate.badges]
    assert kinds.index("Partner") == 1
    assert kinds[2:] == [lexicon.say("mark.level", level="2").split()[0], lexicon.say("mark.first").split()[0]]


def test_what_the_kitty_brought_is_told_on_the_plate_in_few_words() -> None:
    lexicon = Lexicon("en")
    lexicon.use_game(GAMES["bashi_fen"].words)
    label = text("mark.kitty", points=50, factor=1024, amount=51200)
    picture = Picture({}, {"level.1": (1, text("mark.level", level="10")), "kitty": (1, label)}, {}, frozenset())
    assert [badge.words for badge in plate_of(picture, 1, lexicon, 0, False, None, False).badges][:1] == [
        "Kitty: 51200 points"
    ]


def test_a_declarer_without_room_for_what_was_named_is_still_called_declarer() -> None:
    lexicon = Lexicon("en")
    lexicon.use_game(GAMES["bashi_fen"].words)
    marks = {
        "declarer": (1, text("mark.declarer.suit", suit="♠", rank="2")),
        "bidder": (1, text("mark.bidder.suit", suit="♠", rank="2")),
    }
    plate = plate_of(Picture({}, marks, {}, frozenset()), 1, lexicon, 25, False, None, False)
    assert [(badge.words, badge.short) for badge in plate.badges] == [("Declarer 2♠", "Declarer"), ("Named 2♠", "")]
