"""Ways to lay a whole hand, against a brute force over all ways to lay small hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from engine.cards import read_cards, write_cards
from engine.game import act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.parts.claiming import Kinds, in_cards, splits, unseen
from engine.record import opened


def every_way(hand: Kinds, plays: set[Kinds]) -> Iterator[list[Kinds]]:
    """Every way to lay this hand in some of these plays, the lowest card first."""
    if not hand:
        yield []
        return
    for number in range(len(hand)):
        for others in combinations(range(1, len(hand)), number):
            play = tuple(hand[place] for place in (0, *others))
            if play in plays:
                rest = tuple(kind for place, kind in enumerate(hand) if place not in (0, *others))
                for way in every_way(rest, plays):
                    yield [play, *way]


@pytest.mark.parametrize("number", range(150))
def test_a_hand_is_laid_in_firm_plays_and_one_other_wherever_it_can_be(number: int) -> None:
    random = Random(f"splits {number}")
    hand = tuple(sorted(random.choices(range(5), k=random.randint(1, 6))))
    choices = {
        tuple(hand[place] for place in places)
        for size in (1, 2, 3)
        for places in combinations(range(len(hand)), size)
        if size != 2 or len({hand[place] for place in places}) == 1
    }
    plays = {play for play in choices if random.random() < 0.8} | {(9,), (0, 0, 0, 0)}
    firm = {play for play in plays if random.random() < 0.45}
    found = list(splits(hand, random.sample(sorted(plays), len(plays)), firm.__contains__))
    ways = [[play not in firm for play in way] for way in every_way(hand, plays)]
    for line in found:
        assert sorted(kind for play in line for kind in play) == list(hand)
        assert all(play in plays for play in line)
        assert all(play in firm for play in line[:-1])
        ahead = line if line[-1] in firm else line[:-1]
        assert list(ahead) == sorted(ahead, key=lambda play: (len(play), play[-1]), reverse=True)
    all_firm = [line for line in found if line[-1] in firm]
    assert bool(all_firm) == any(sum(others) == 0 for others in ways)
    assert all_firm == found[:1] * bool(all_firm), "it stands first, and alone"
    last = {
        way[others.index(True)] for way in every_way(hand, plays) if sum(others := [p not in firm for p in way]) == 1
    }
    beatable = [line[-1] for line in found if line[-1] not in firm]
    assert Counter(beatable) == Counter(last)
    assert [len(play) for play in beatable] == sorted(map(len, beatable), reverse=True)


def test_the_plays_of_a_line_are_given_cards_of_the_hand_in_its_order() -> None:
    hand = read_cards("4S 9H 4C 9D 4H")
    line = in_cards(hand, [(4, 9), (4,), (9,), (4,)], lambda card: int(card.rank))
    assert [write_cards(cards) for cards in line] == ["4S 9H", "4C", "9D", "4H"]


@pytest.mark.parametrize("key", ["taihe_a_bao", "big_two", "bao_huang"])
def test_what_is_unseen_lies_in_the_other_hands(key: str) -> None:
    """Copies counted."""
    game, random = GAMES[key], Random(key)
    step = opened(next_record(Match(game, game.options(), 5)))
    looked = 0
    while step.state.turn is not None:
        view = step.state.view(step.state.turn)
        if type(view.phase).__name__ == "Playing" and random.random() < 0.5:
            others = Counter(card for seat, hand in enumerate(step.state.hands) if seat != view.seat for card in hand)
            assert Counter(unseen(view, game.pack(game.options()))) == others
            looked += 1
        step = act(step.state, game.greedy(view, random))
    assert looked > 1
