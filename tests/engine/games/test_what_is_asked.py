"""What is said to a pass where something else is asked: what that is, and the rule of it, not of another phase."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.game import AnyGame
from engine.games import GAMES
from engine.games.bao_huang.options import Options as BaoHuang
from engine.games.bao_huang.rules.standing import Standing
from engine.games.bashi_fen.options import Options as BashiFen
from engine.games.taihe_a_bao.options import Options as Taihe
from engine.players import greedy
from engine.prompts import Choose
from engine.record import Record, opened
from engine.words import Language, render

LOST = Standing(4, (1, 2, 3, 4, 0), 0, 4, tie=False)
WON = Standing(4, (0, 4, 1, 2, 3), 0, 4, tie=False)


def views(game: AnyGame, options: Any, standing: Any = None) -> dict[str, Any]:
    """The first view of each phase in some deals."""
    found: dict[str, Any] = {}
    for seed in range(6):
        state = opened(Record(game, options, standing, game.chance(options, standing, Random(seed)))).state
        while state.turn is not None:
            view = state.view(state.turn)
            found.setdefault(type(view.phase).__name__, view)
            state = state.after(greedy(game, view, Random(seed))).state
    return found


CASES = (
    ("bao_huang", BaoHuang(), LOST, "Giving", "Give your tribute first.", "请先进贡。", "rules.tribute"),
    (
        "bao_huang",
        BaoHuang(tribute="face_up"),
        WON,
        "Taking",
        "Take a tribute card first.",
        "请先收下一张贡牌。",
        "option.tribute.face_up",
    ),
    (
        "bao_huang",
        BaoHuang(),
        None,
        "Crowning",
        "Be emperor, or pass the card on.",
        "请选择登基或让位。",
        "rules.emperor",
    ),
    ("taihe_a_bao", Taihe(), None, "Returning", "Give a card back first.", "请先还一张牌。", "rules.second_round"),
    ("bashi_fen", BashiFen(), None, "Burying", "Bury the kitty first.", "请先扣底。", "rules.kitty"),
    (
        "bashi_fen",
        BashiFen(),
        None,
        "Playing",
        "Everybody plays to every trick; nobody passes.",
        "每墩人人都要出牌，不能不出。",
        "rules.play",
    ),
)


@pytest.mark.parametrize(("key", "options", "standing", "phase", "english", "chinese", "paragraph"), CASES)
def test_a_pass_where_there_is_none_says_what_is_asked_and_leads_to_its_rule(
    key: str, options: Any, standing: Any, phase: str, english: str, chinese: str, paragraph: str
) -> None:
    game = GAMES[key]
    refusal = views(game, options, standing)[phase].refusal(game.passing)
    assert refusal is not None
    assert render(refusal.text, Language.EN, game.words) == f"That is not possible now. {english}"
    assert render(refusal.text, Language.ZH_CN, game.words) == f"现在不能这样做。{chinese}"
    told = game.told(options)
    options_there = [
        told.get(each.name, f"option.{each.name}") for each in game.awake(options) if each.row == refusal.row
    ]
    rows = game.handbook.rows
    keys = {each.key for each in game.page(options)}
    assert [*options_there, *(at for at in rows if at in keys and refusal.row in rows[at])][0] == paragraph


def test_where_the_emperor_card_has_come_back_a_pass_is_told_to_accept() -> None:
    game, options = GAMES["bao_huang"], BaoHuang()
    state: Any = opened(Record(game, options, None, game.chance(options, None, Random(1)))).state
    for _ in range(5):
        state = state.after(game.read_action("pass-on")).state
    assert str(state.view(state.turn).prompt()) == str(Choose((game.read_action("accept"),), question="accept"))
    assert "ask.accept.only" in game.words
    for words in ("pass", "pass-on", "play 6S"):
        refusal = state.view(state.turn).refusal(game.read_action(words))
        assert (refusal.reason, refusal.row) == ("must_accept", "BH-11")
    assert state.view(state.turn).refusal(game.read_action("accept")) is None
