"""What the guide says of a move: every sentence is read alone, so that none may need another one."""

from __future__ import annotations

import pytest

from app.learn.guiding import GuideStep, brought_next, whys_of
from engine.games.big_two.actions import PASS
from engine.players.hints import OTHERS_CHANCE, Hint
from engine.words import Language, text
from ui.kit.language import Lexicon

CHANCE = text("hint.chance", chance=91, margin=3, worlds=500)
PLAYS = text("reason.left", after=4)


def hint(*reasons: object) -> Hint:
    return Hint(PASS, (), CHANCE, CHANCE, CHANCE, None, reasons, (), ())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.EN, "Why: it wins 91 % (± 3) of 500 imagined deals; after Pass only 88 %."),
        (Language.ZH_CN, "理由：设想的500局中胜率91%（±3），选“Pass”胜率只有88%。"),
        (Language.JA, "理由：想定した500局での勝率は91%（±3）、「Pass」の勝率は88%だけ。"),
    ],
)
def test_how_often_another_move_wins_stands_beside_how_often_the_advised_one_does(
    language: Language, said: str
) -> None:
    other = text(OTHERS_CHANCE, next_best="Pass", chance=88)
    (why,) = whys_of(hint(other))
    assert Lexicon(language).say(why) == said


def test_other_reasons_stand_alone() -> None:
    assert whys_of(hint(PLAYS)) == (text("guide.because", why=PLAYS),)
    assert whys_of(hint()) == (text("guide.because", why=CHANCE),)


def test_the_button_asks_why_once_and_then_what_else_there_is() -> None:
    lines = [text("guide.try", what=PLAYS), *whys_of(hint(PLAYS, CHANCE))]
    asked = [brought_next(GuideStep.ADVISED, lines[place:]) for place in range(len(lines))]
    assert asked == ["why", "more", ""]
