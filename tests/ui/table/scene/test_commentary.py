"""What a screen reader announces of a hand tells what was played, who gets a trick, and nothing twice."""

from __future__ import annotations

import itertools
from dataclasses import replace
from random import Random

import pytest

from engine.cards import cards_named
from engine.events import Marked, Moved, Place, Said, Zone, seen_by
from engine.game import Seen, act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.record import opened
from engine.words import Language, text
from tests.engine.players.positions import positions
from tests.ui.table.seated import US
from ui.kit.language import Lexicon
from ui.table.scene.commentary import Commentary

BIG_TWO = GAMES["big_two"]


def hand_heard(key: str, language: str = "en", number: int = 5) -> list[str]:
    """All that is announced of a hand that the fast player plays for every seat."""
    game = GAMES[key]
    lexicon = Lexicon(language)
    lexicon.use_game(game.words)
    commentary, heard = Commentary(lexicon), []
    state, random = opened(next_record(Match(game, game.options(), number))).state, Random(number)
    commentary.begin()
    while state.turn is not None:
        before = state.view(US)
        step = act(state, game.greedy(state.view(state.turn), random))
        state = step.state
        commentary.note(game, before, state.view(US))
        heard += [commentary.words(seen_by(event, US), US) for event in step.events]
    return [words for words in heard if words]


def test_a_play_of_several_cards_is_called_by_its_kind_and_a_single_card_by_its_name() -> None:
    heard = hand_heard("big_two")
    assert any(": Lead a pair of " in words and " of " in words.split(": ")[-1] for words in heard)
    assert any(" beats a pair of " in words for words in heard)
    assert any(words.count(":") == 1 and words.endswith(" of clubs.") for words in heard)


def test_who_says_that_they_are_emperor_is_not_announced_as_emperor_again() -> None:
    heard = [words.split(": ")[-1].rstrip("!.") for words in hand_heard("bao_huang")]
    assert heard.count("I am emperor") == 1
    assert "Emperor" not in heard


def test_a_play_with_a_request_is_called_by_its_kind_too() -> None:
    game = GAMES["bao_huang"]
    lexicon = Lexicon("en")
    lexicon.use_game(game.words)
    commentary = Commentary(lexicon)
    asking = (
        (view, play)
        for options in game.presets.values()
        for view in positions(game, 1, 1, options)
        for lead in view.candidates()
        for play in view.readings(cards_named(lead))
        if str(play).endswith(" please") and len(cards_named(play)) > 1 and view.refusal(play) is None
    )
    view, play = next(asking)
    commentary.note(game, view, replace(view, history=(*view.history, Seen(view.seat, play, ()))))
    laid = Moved(cards_named(play), Place(Zone.HAND, view.seat), Place(Zone.TABLE, view.seat))
    assert "with the request not to be beaten" in commentary.words(laid, US)


@pytest.mark.parametrize("key", GAMES)
def test_every_trick_that_is_over_goes_to_somebody(key: str) -> None:
    heard = hand_heard(key)
    assert len([words for words in heard if words.startswith("The trick goes to ")]) > 0


@pytest.mark.parametrize("language", [language.value for language in Language])
@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_said_twice_in_a_row_and_nobody_hands_cards_to_themselves(key: str, language: str) -> None:
    heard = hand_heard(key, language)
    assert all(one.rstrip("!.！。") != other.rstrip("!.！。") for one, other in itertools.pairwise(heard))
    assert not [words for words in heard if words.startswith(("From Mei to Mei", "From you to you"))]


def test_a_mark_that_only_repeats_what_was_said_is_not_heard() -> None:
    lexicon = Lexicon("en")
    lexicon.use_game(BIG_TWO.words)
    commentary = Commentary(lexicon)
    assert commentary.words(Said(3, text("said.last_card")), US) == "Lan: Last card!"
    assert commentary.words(Marked("last_card", 3), US) == ""


def test_hands_that_are_laid_open_are_those_of_the_others() -> None:
    commentary = Commentary(Lexicon("en"))
    own, others = (Place(Zone.HAND, seat) for seat in (US, 1))
    cards = opened(next_record(Match(BIG_TWO, BIG_TWO.options(), 5))).state.view(US).hand[:2]
    assert commentary.words(Moved(cards, own, own), US) == ""
    assert commentary.words(Moved(cards, others, others), US).startswith("Mei still held ")


def test_of_what_all_keep_in_sight_only_what_is_new_is_said() -> None:
    commentary = Commentary(Lexicon("en"))
    assert commentary.news(("Trumps: 2s",)) == "Trumps: 2s"
    assert commentary.news(("Trumps: 2s", "5 points")) == "5 points"
    assert commentary.news(("Trumps: 2s", "5 points")) == ""
    assert commentary.news(("Trumps: 2s", "15 points")) == "15 points"
    commentary.begin()
    assert commentary.news(("Trumps: 2s",)) == "Trumps: 2s"
