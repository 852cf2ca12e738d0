"""Pages, sleeping options and hints that are made false on purpose are noticed."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from engine.game import AnyGame
from engine.games import GAMES
from engine.options import options_of, values_worth_testing
from engine.words import Text, text
from tests.conformance.hints import test_hints
from tests.conformance.hints.test_hints import Found, assert_about_the_best, found
from tests.conformance.pages.numbers_said import numbers_said
from tests.conformance.pages.page_facts import FACTS
from tests.conformance.pages.test_pages import denied
from tests.conformance.pages.test_sleeping import match_played

UNASKED = {
    "taihe_a_bao": {"dealing"},
    "bao_huang": {"direction"},
    "big_two": set(),
    "bashi_fen": {
        *("chao_dipi", "direction", "first_taker", "hide_played", "hide_points", "joker_bid_takes_hand"),
        *("may_bid", "no_bid", "overbid_keeps_declarer", "redeal_right"),
    },
}
"""Options whose sentences stand among those that are meant, or are about how people handle cards."""
over_every_game = pytest.mark.parametrize("game", [GAMES[key] for key in FACTS], ids=FACTS)


def neighbours(game: AnyGame, name: str) -> list[tuple[Any, Any]]:
    """A preset, and the same with another value of this option that acts."""
    option = next(each for each in options_of(game.options) if each.name == name)
    changed = (
        (preset, replace(preset, **{name: value}))
        for preset in game.presets.values()
        for value in values_worth_testing(option)
    )
    return [
        (preset, other)
        for preset, other in changed
        if other != preset and game.problem(other) is None and not game.asleep(other, name)
    ]


@over_every_game
def test_the_page_of_another_table_is_denied(game: AnyGame) -> None:
    names = {option.name for option in options_of(game.options)}
    tried = {name: neighbours(game, name) for name in sorted(names)}
    unnoticed = {
        name
        for name, tables in tried.items()
        if tables and not any(denied(game, other, preset) for preset, other in tables)
    }
    assert unnoticed == UNASKED[game.key]


def test_a_number_that_is_changed_in_a_page_is_another_number() -> None:
    words = GAMES["bao_huang"].words["rules.cards"]
    assert numbers_said(replace_en(words, "168", "169")) != numbers_said(words)
    assert numbers_said(replace_en(words, "four packs", "five packs")) != numbers_said(words)


def replace_en(words: Any, was: str, becomes: str) -> Any:
    assert was in words.en
    return words._replace(en=words.en.replace(was, becomes))


@pytest.mark.parametrize(
    ("key", "name", "value"),
    [("bao_huang", "twos_hang", True), ("big_two", "straights", "plain"), ("bashi_fen", "throws", "no")],
)
def test_an_option_that_acts_does_not_pass_for_one_that_sleeps(key: str, name: str, value: object) -> None:
    game = GAMES[key]
    table = next(iter(game.presets.values())) if key != "bashi_fen" else game.presets["tuo_la_ji"]
    other = replace(table, **{name: value})
    plays = partial(match_played, game)
    assert any(plays(table, seed=seed) != plays(other, seed=seed) for seed in range(8))


@over_every_game
def test_a_reason_with_another_number_is_noticed(game: AnyGame) -> None:
    """By one more or less where deals were counted, and said of a move that it is not about."""
    tried = 0
    for view, verdict, hint in found(game, test_hints.DAILY):
        for reason in hint.reasons:
            wrong = _miscounted(reason)
            if wrong is not None:
                tried += 1
                with pytest.raises(AssertionError):
                    assert_about_the_best(game, view, verdict, wrong)
    assert tried


def _miscounted(reason: Text) -> Text | None:
    if reason.key == "reason.others_worse":
        return text("reason.others_worse", amount=text("amount.points", value="99", margin="1"))
    return next(iter(test_hints.miscounted(reason)), None)


@pytest.mark.parametrize("made", ["kind", "against", "why"])
def test_a_hint_that_disagrees_with_itself_is_noticed(monkeypatch: pytest.MonkeyPatch, made: str) -> None:
    game = GAMES["taihe_a_bao"]
    honest = found(game, test_hints.DAILY)
    check = {
        "kind": test_hints.test_the_kind_named_first_is_that_of_an_allowed_move_and_of_all_that_are_as_good,
        "against": test_hints.test_what_is_as_good_and_what_is_worse_agree_with_the_verdict,
        "why": test_hints.test_no_hint_leaves_the_why_open,
    }[made]
    check(game, test_hints.DAILY)
    monkeypatch.setattr(test_hints, "found", lambda *_: tuple(_lying(each, made) for each in honest))
    with pytest.raises(AssertionError):
        check(game, test_hints.DAILY)


def _lying(honest: Found, made: str) -> Found:
    """The same decision with a hint in which this part is another one."""
    hint = honest.hint
    match made:
        case "kind":
            hint = replace(hint, kind=text("hint.kind.good", kind=text("hint.kind.made_up")))
        case "against" if hint.against is not None:
            key = "hint.ahead" if hint.against.key == "hint.equal" else "hint.equal"
            hint = replace(hint, against=Text(key, hint.against.args))
        case "why":
            hint = replace(hint, reasons=())
    return honest._replace(hint=hint)
