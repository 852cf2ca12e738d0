"""Captions say what a move does: whether it beats what lies there, what is buried, and who is asked next."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine.cards import EMPEROR, EUNUCH, Rank
from engine.game import AnyGame, act
from engine.games import GAMES
from engine.words import Language, in_language
from tests.engine.players.positions import decisions

CLIMBING = [GAMES[key] for key in ("taihe_a_bao", "bao_huang", "big_two")]
WORTH = {Rank.FIVE: 5, Rank.TEN: 10, Rank.KING: 10}


def met(game: AnyGame) -> Iterator[tuple[Any, Any]]:
    """Every state of a deal by each preset in which somebody is on turn, and what that seat sees."""
    for options in game.presets.values():
        yield from ((state, state.view(state.turn)) for state in decisions(game, 2, options) if state.turn is not None)


@pytest.mark.parametrize("game", CLIMBING, ids=lambda game: game.key)
def test_a_play_is_said_to_lead_to_beat_or_to_fall_short_as_the_rules_have_it(game: AnyGame) -> None:
    found: Counter[str] = Counter()
    for _, view in met(game):
        over = getattr(view.phase, "over", None)
        for card in dict.fromkeys(view.hand):
            for action in (each for each in view.readings((card,)) if str(each).startswith("play")):
                refusal = view.refusal(action)
                if refusal is not None and refusal.reason != "too_low":
                    continue
                kind = "lead" if over is None else "beats" if refusal is None else "falls_short"
                found[kind] += 1
                said = game.caption(view, action)
                said = dict(said.args).get("play", said)  # of a play with a request
                assert said.key == f"caption.{kind}", (action, over)
    assert min(found[kind] for kind in ("lead", "beats", "falls_short")) > 10


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("game", CLIMBING, ids=lambda game: game.key)
def test_of_a_play_that_falls_short_alone_it_is_said_that_it_does_not_beat(game: AnyGame, language: Language) -> None:
    keys = [key for key in game.words if key.startswith(("caption.beats", "caption.falls_short"))]
    assert len(keys) > 2
    for key in keys:
        denied = bool(re.search(r"\bnot\b|不|ません|ない", in_language(game.words[key], language)))
        assert denied == key.startswith("caption.falls_short"), key


def test_what_is_buried_is_counted_in_cards_and_points() -> None:
    game, some = GAMES["bashi_fen"], set()
    for _, view in met(game):
        for action in view.candidates():
            if str(action).startswith("bury"):
                points = sum(WORTH.get(card.rank, 0) for card in action.cards)
                some.add(points > 0)
                assert dict(game.caption(view, action).args) == {"count": len(action.cards), "points": points}
    assert some == {False, True}


def test_who_would_be_emperor_alone_is_told_so_and_who_is_handed_the_card() -> None:
    game, alone = GAMES["bao_huang"], Counter[bool]()
    for state, view in met(game):
        for action in view.candidates():
            said = game.caption(view, action)
            if str(action) == "accept":
                both = {EMPEROR, EUNUCH} <= set(view.hand)
                alone[both] += 1
                assert (said.key == "caption.accept_alone") == both
            elif str(action) == "pass-on":
                assert dict(said.args)["seat"] == act(state, action).state.turn
    assert alone[False]
