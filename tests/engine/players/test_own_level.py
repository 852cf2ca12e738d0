"""The estimate finds who played from what they got, whatever the table, and knows how far to be believed."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

import pytest

from engine.players.duplicate import Duplicate, Runs
from engine.players.levels import LEVELS
from engine.players.own_level import (
    LEAST_HANDS,
    PLACES,
    WORDS,
    OwnLevel,
    explained_level,
    own_level,
    own_levels,
    said_of_level,
    tells,
)
from engine.words import Language, Text, render

NAMES = tuple(LEVELS)
RUNS = (12, 12, 8, 4, 2)


def result(level: float, random: Random, harder: float = 0.0) -> int:
    """What somebody of this level gets in a hand where skill counts for one point and luck for two."""
    return round(level - harder + random.gauss(0, 1))


def hand(level: float, random: Random, harder: float = 0.0) -> Duplicate:
    """A hand of somebody who plays like this, with the runs of every level."""
    runs = tuple(
        Runs(name, tuple(result(place, random, harder) for _ in range(number)))
        for place, (name, number) in enumerate(zip(NAMES, RUNS, strict=True))
    )
    return Duplicate(result(level, random, harder), runs)


def hands(level: float, number: int, seed: int = 1, harder: float = 0.0) -> list[Duplicate]:
    random = Random(seed)
    return [hand(level, random, harder) for _ in range(number)]


@pytest.mark.parametrize("level", range(5))
def test_each_level_is_found_within_its_neighbours_after_sixty_hands(level: int) -> None:
    for seed in range(10):
        found = own_level(hands(level, 60, seed))
        assert found is not None
        assert abs(found.place - level) < 1.5
        assert found.hands <= 60


def test_a_place_between_two_levels_is_found_too() -> None:
    found = own_level(hands(2.5, 400))
    assert found is not None
    assert found.place == pytest.approx(2.5, abs=0.4)


def test_the_error_becomes_smaller_with_more_hands() -> None:
    few, many = own_level(hands(2, 10)), own_level(hands(2, 200))
    assert few is not None
    assert many is not None
    assert many.error < few.error / 2


def test_the_error_is_how_far_estimates_of_the_same_person_lie_apart() -> None:
    found = [estimate for seed in range(30) if (estimate := own_level(hands(2, 60, seed))) is not None]
    apart = stdev(each.place for each in found)
    assert apart / 1.5 < fmean(each.error for each in found) < 1.5 * apart


def test_a_harder_table_changes_nothing() -> None:
    easy, hard = own_level(hands(2, 60)), own_level(hands(2, 60, harder=7))
    assert easy == hard


def test_who_is_worse_or_better_than_every_level_stands_at_the_end() -> None:
    """What nobody else got is no result without a meaning: it lies below all others, or above."""
    for got, place in ((-30, 0), (30, 4)):
        found = own_level(
            Duplicate(got, tuple(Runs(name, (level, level + 1)) for level, name in enumerate(NAMES))) for _ in range(60)
        )
        assert found is not None
        assert found.place == pytest.approx(place, abs=0.7)


def test_a_hand_that_says_nothing_carries_nothing() -> None:
    nothing = Duplicate(3, tuple(Runs(name, (3, 3)) for name in NAMES))
    lacks = Duplicate(3, tuple(Runs(name, (2,)) for name in NAMES[:-1]))
    told = hands(1, 10)
    assert not tells(nothing)
    assert not tells(lacks)
    assert own_level([*told, nothing, lacks]) == own_level(told)
    assert own_level([nothing] * 100) is None


def test_a_hand_that_the_person_alone_ended_differently_but_no_level_did_carries_nothing() -> None:
    same = Duplicate(-9, tuple(Runs(name, (3, 3)) for name in NAMES))
    assert not tells(same)


def test_of_too_few_hands_nothing_is_said_and_then_one_estimate_a_hand() -> None:
    played = hands(1, LEAST_HANDS + 2)
    found = own_levels(played)
    assert [each is None for each in found] == [True] * (LEAST_HANDS - 1) + [False] * 3
    assert found[-1] == own_level(played)
    assert found[-2] == own_level(played[:-1])
    assert own_level([]) is None


def test_places_reach_from_the_weakest_level_to_the_strongest() -> None:
    assert (PLACES[0], PLACES[-1]) == (0, len(LEVELS) - 1)
    assert list(PLACES) == sorted(PLACES)


@pytest.mark.parametrize(
    ("place", "error", "told", "said"),
    [
        (2.0, 0.3, ("one", "skilled", "skilled"), "You play about as well as a skilled player."),
        (1.5, 0.4, ("between", "casual", "skilled"), "You play somewhere between a casual and a skilled player."),
        (0.9, 1.3, ("span", "novice", "skilled"), "You play about as well as novice to skilled players."),
        (1.7, 0.9, ("span", "casual", "skilled"), "You play about as well as casual to skilled players."),
        (3.9, 0.9, ("span", "strong", "master"), "You play about as well as strong to master players."),
        (4.0, 0.1, ("one", "master", "master"), "You play about as well as a master player."),
    ],
)
def test_the_sentence_names_the_levels_that_the_band_reaches(
    place: float, error: float, told: tuple[str, str, str], said: str
) -> None:
    estimate = OwnLevel(place, error, 12)
    assert estimate.wording == told
    assert render(said_of_level(estimate), Language.EN, WORDS) == said


def test_every_sentence_is_there_in_every_language() -> None:
    told: list[Text] = [said_of_level(OwnLevel(place, error, 1)) for place in PLACES for error in (0.2, 0.6)]
    told += [explained_level(OwnLevel(2, 0.6, hands)) for hands in (1, 30)]
    for language in Language:
        for each in told:
            assert render(each, language, WORDS)
