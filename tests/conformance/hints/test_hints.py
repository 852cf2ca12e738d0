"""What hints say, over many positions: it can be done, agrees with itself, and is about the move it is said of."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from itertools import pairwise, permutations
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.game import AnyGame
from engine.games import GAMES
from engine.parts.reasons import LIKELIER, NEXT_BEST, THAN, worse
from engine.players.hint_words import WORDS
from engine.players.hints import (
    BECAUSE,
    LITTLE,
    Hint,
    hint_of,
    in_one_sentence,
    is_forced,
    kind_of,
    rather,
    verdict_for,
)
from engine.players.levels import SearchLevel
from engine.players.naming import name_beside
from engine.players.search import Budget
from engine.prompts import Pick
from engine.search_model import WON, SearchSettings, Verdict
from engine.words import Language, Text, in_language, render, text
from tests.conformance.hints.about_the_best import FACTS, assert_about_the_best, rival_of
from tests.conformance.hints.reasons import SEEN, WARNINGS
from tests.engine.players.positions import positions

QUICK = SearchLevel("quick", Budget(96), SearchSettings(infers=False))
DAILY, THOROUGH = 40, 500
over_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


class Found(NamedTuple):
    """A decision, what was found out about its moves, and the hint that it makes."""

    view: Any
    verdict: Verdict[Any]
    hint: Hint


def found(game: AnyGame, number: int) -> tuple[Found, ...]:
    """So many decisions of deals by every preset, spread over all phases."""
    return _found(game.key, number)


@lru_cache(maxsize=8)
def _found(key: str, number: int) -> tuple[Found, ...]:
    game = GAMES[key]
    deals = 2 if number == DAILY else 4
    views = [view for options in game.presets.values() for view in positions(game, deals, 1, options)]
    chosen = Random(number).sample(views, number)
    some = []
    for seed, view in enumerate(chosen):
        verdict = verdict_for(game, view, Random(seed), level=QUICK)
        some.append(Found(view, verdict, hint_of(game, view, verdict)))
    return tuple(some)


@pytest.fixture
def number(everywhere: bool) -> int:
    return THOROUGH if everywhere else DAILY


@over_every_game
def test_the_kind_named_first_is_that_of_an_allowed_move_and_of_all_that_are_as_good(
    game: AnyGame, number: int
) -> None:
    """Two kinds are named only where there is a third."""
    for view, _, hint in found(game, number):
        assert view.refusal(hint.action) is None
        own, *others = (kind_of(game, view, action) for action in (hint.action, *hint.equals))
        milder = game.search_model.milder_kinds  # type: ignore[union-attr]
        asked = {milder.get(kind.key, kind.key) for kind in (own, *others)}
        kinds = (kind_of(game, view, action).key for action in view.candidates())
        possible = {milder.get(kind, kind) for kind in kinds}
        if hint.kind.key.startswith("hint.kind.only"):
            assert not hint.equals
        elif hint.kind.key == "hint.kind.either":
            assert dict(hint.kind.args) == {"kind": own, "other": others[0]}
            assert len(asked) > 1
            assert possible > {milder.get(kind.key, kind.key) for kind in (own, others[0])}, "they say nothing"
            assert hint.against is None or hint.compared[0] == hint.equals[0], "the last step names another move"
        else:
            assert hint.kind.key == "hint.kind.good"
            told = dict(hint.kind.args)["kind"]
            assert len(asked) == 1 or asked == possible
            assert told == own if {own, *others} == {own} else told.key in (own.key, *asked)  # type: ignore[attr-defined]
        if game.passing is not None and view.refusal(game.passing) is not None:
            kinds = dict(hint.kind.args).values()
            assert "hint.kind.pass" not in {kind.key for kind in kinds}  # type: ignore[attr-defined]


@over_every_game
def test_a_game_names_the_kinds_of_its_moves_itself(game: AnyGame, number: int) -> None:
    kinds = {kind_of(game, each.view, each.hint.action).key for each in found(game, number)}
    assert kinds <= {"hint.kind.pass", *game.words}
    assert len(kinds) > 2


COMPARED = {
    Language.EN: r"\b[Bb]etter\b",
    Language.ZH_CN: "不如|不宜|还是",
    Language.ZH_TW: "不如|不宜|還是",
    Language.JA: "損|べき",
}
"""What says of the other moves that they are worse; "another kind of move is as good" may follow."""


@over_every_game
def test_the_kind_named_first_denies_no_other_kind(game: AnyGame) -> None:
    kinds = {key: said for key, said in {**WORDS, **game.words}.items() if key.startswith("hint.kind.")}
    assert len(kinds) > 5
    for language, compared in COMPARED.items():
        assert not [key for key, said in kinds.items() if re.search(compared, in_language(said, language))]


WHOLE = ("hint.kind.good", "hint.kind.either", "hint.kind.only", "hint.kind.only_alike")


@over_every_game
def test_one_kind_or_two_make_one_sentence(game: AnyGame) -> None:
    words = {**WORDS, **game.words}
    kinds = [text(key) for key in words if key.startswith("hint.kind.") and key not in WHOLE]
    kinds = [replace(kind, args=(("suits", "X"),)) if "{suits}" in words[kind.key].en else kind for kind in kinds]
    for kind, other in permutations(kinds, 2):
        for said in (text("hint.kind.good", kind=kind), text("hint.kind.either", kind=kind, other=other)):
            for language in Language:
                sentence = render(said, language, words)
                assert re.fullmatch(r"[^.:;!?。：；！？]*[:：]?[^.:;!?。：；！？]+", sentence), sentence


@pytest.mark.parametrize(
    "game", [GAMES["taihe_a_bao"], GAMES["big_two"], GAMES["bao_huang"]], ids=lambda game: game.key
)
def test_of_a_play_that_ends_the_hand_nothing_is_said_about_beating_it(game: AnyGame) -> None:
    views = [
        view
        for view in positions(game, 6, 1)
        if not is_forced(view) and any(ends(view, move) for move in view.candidates())
    ]
    verdicts = [verdict_for(game, view, Random(0), level=QUICK) for view in views]
    ending = [(view, verdict) for view, verdict in zip(views, verdicts, strict=True) if ends(view, verdict.best.action)]
    assert len(ending) > 2
    for view, verdict in ending:
        told = [dict(why.args).get("reason", why) for why in hint_of(game, view, verdict).reasons]
        assert not {"reason.unbeaten", "reason.first_out"} & {why.key for why in told if isinstance(why, Text)}


def ends(view: Any, move: Any) -> bool:
    return len(getattr(move, "cards", ())) == len(view.hand)


@over_every_game
def test_what_is_as_good_and_what_is_worse_agree_with_the_verdict(game: AnyGame, number: int) -> None:
    for view, verdict, hint in found(game, number):
        if hint.against is not None:
            assert (hint.against.key == "hint.equal") == bool(hint.equals)
            told = dict(hint.against.args)
            own = name_beside(game, view, hint.action, verdict)
            assert own != told[NEXT_BEST], "two moves read alike"


@over_every_game
def test_a_hint_tells_which_moves_its_words_name(game: AnyGame, number: int) -> None:
    for view, verdict, hint in found(game, number):
        lines = [*([] if hint.against is None else [hint.against]), *hint.reasons]
        named = [dict(line.args)[name] for line in lines for name in (NEXT_BEST, THAN) if name in dict(line.args)]
        assert [name_beside(game, view, each, verdict) for each in hint.compared] == list(dict.fromkeys(named))
        assert hint.action not in hint.compared


@over_every_game
def test_a_forced_move_is_the_only_one_and_nothing_is_played_out_for_it(game: AnyGame, number: int) -> None:
    for view, verdict, hint in found(game, number):
        forced = is_forced(view)
        alike = "_alike" if forced and others_as_good(view, hint) else ""
        assert (hint.worth.key == f"hint.only{alike}") == (hint.kind.key == f"hint.kind.only{alike}") == forced
        if forced:
            assert verdict.playouts == 0
            assert len(list(view.candidates())) == 1
            assert (hint.reasons, hint.against, hint.equals) == ((), None, ())


def others_as_good(view: Any, hint: Hint) -> bool:
    """Whether another card of the same rank may go in the place of one that is named."""
    prompt = view.prompt()
    if not isinstance(prompt, Pick):
        return False
    for card in (card for card in view.places()[prompt.place] if card is not None):
        for place, other in enumerate(hint.cards):
            if card.rank is other.rank and card != other:
                picked = (*hint.cards[:place], card, *hint.cards[place + 1 :])
                if any(view.refusal(action) is None for action in view.readings(picked)):
                    return True
    return False


@over_every_game
def test_a_hint_measures_by_one_yardstick_and_compares_with_one_move(game: AnyGame, number: int) -> None:
    for view, verdict, hint in found(game, number):
        if not worse(verdict) or is_forced(view):
            continue
        nearest = rival_of(verdict)
        worth = dict(hint.worth.args).get("mean", hint.worth)
        lines = [worth, *([] if hint.against is None else [hint.against]), *hint.reasons]
        keys = {line.key for line in lines}
        chances = {"hint.chance", "hint.all_won", "hint.none_won", "reason.wins"}
        amounts = {
            "hint.mean.points",
            "hint.mean.levels",
            "hint.mean.levels.loss",
            *(f"hint.mean.{unit}.even{exact}" for unit in ("points", "levels") for exact in ("", ".exact")),
            "hint.ahead",
            "reason.others_worse",
        }
        if hint.worth.key == "hint.chances_alike":
            assert abs(verdict.best.share(WON) - nearest.share(WON)) < LIKELIER
        assert not (keys & chances and keys & amounts)
        named = {dict(line.args).get(name) for line in lines if line.key != "hint.equal" for name in (NEXT_BEST, THAN)}
        assert named <= {None, name_beside(game, view, nearest.action, verdict)}


def test_all_hints_of_bashi_fen_measure_in_levels(number: int) -> None:
    for _, _, hint in found(GAMES["bashi_fen"], number):
        assert hint.worth.key not in ("hint.chance", "hint.chances", "hint.all_won", "hint.none_won")
        amounts = [dict(line.args).get("amount") for line in (hint.worth, hint.against, *hint.reasons) if line]
        assert all(each.key.startswith("amount.levels") for each in amounts if isinstance(each, Text))
        assert "reason.wins" not in {line.key for line in (hint.against, *hint.reasons) if line}


@over_every_game
def test_every_reason_is_about_the_move_that_it_is_told_of(game: AnyGame, number: int) -> None:
    for view, verdict, hint in found(game, number):
        for reason in hint.reasons:
            assert_about_the_best(game, view, verdict, reason)


@over_every_game
def test_what_a_hint_names_and_why_holds_in_many_positions(game: AnyGame) -> None:
    for check in (
        test_the_kind_named_first_is_that_of_an_allowed_move_and_of_all_that_are_as_good,
        test_what_is_as_good_and_what_is_worse_agree_with_the_verdict,
        test_every_reason_is_about_the_move_that_it_is_told_of,
        test_no_hint_gives_one_trick_to_both_sides,
    ):
        check(game, THOROUGH)


@over_every_game
def test_a_reason_that_holds_as_much_for_a_worse_move_is_noticed(game: AnyGame, number: int) -> None:
    """Every reason of every hint is told once more where a worse move is just like the best one."""
    for view, verdict, hint in found(game, number):
        double = replace(verdict.best, gap=9.0, gap_error=0.0)
        for reason in hint.reasons:
            doubled, told = replace(verdict, moves=(*verdict.moves, double)), reason
            if reason.key == "reason.rather":  # it is told of one other move alone
                doubled, told = replace(verdict, moves=(verdict.best, double)), dict(reason.args)["reason"]
            if THAN in dict(reason.args):
                doubled = replace(verdict, moves=(verdict.best, double))
            beside = {"reason.all_worse", "reason.others_worse", "reason.even", *WARNINGS}
            if verdict.best.worlds and reason.key not in beside:
                with pytest.raises((AssertionError, ValueError)):
                    assert_about_the_best(game, view, doubled, told)


@over_every_game
def test_a_reason_with_other_numbers_is_noticed(game: AnyGame, number: int) -> None:
    for view, verdict, hint in found(game, number):
        for reason in hint.reasons:
            for wrong in miscounted(reason):
                with pytest.raises(AssertionError):
                    assert_about_the_best(game, view, verdict, wrong)


def miscounted(reason: Text) -> list[Text]:
    """The reason with each of its numbers one higher, also in a reason within it."""
    found = []
    for name, value in reason.args:
        others = [value + 1] if isinstance(value, int) else miscounted(value) if isinstance(value, Text) else []
        found += [
            Text(reason.key, tuple((each, other if each == name else was) for each, was in reason.args))
            for other in others
        ]
    return found


@over_every_game
@pytest.mark.parametrize("forgotten", ["of_the_best_alone", "mostly_true"])
def test_what_forgets_the_worse_moves_is_noticed(
    game: AnyGame, number: int, forgotten: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game tells whatever holds for its best move; in some position that is no reason for it."""
    shown = found(game, number)
    explain = import_module(f"engine.games.{game.key}.ai.explain")
    fair = getattr(explain, forgotten)

    def told(verdict: Verdict[Any], *how: Any) -> tuple[Text, ...]:
        reasons: tuple[Text, ...] = fair(replace(verdict, moves=verdict.moves[:1]), *how)
        return reasons

    monkeypatch.setattr(explain, forgotten, told)
    noticed = 0
    for view, verdict, _ in shown:
        for reason in hint_of(game, view, verdict).reasons:
            try:
                assert_about_the_best(game, view, verdict, reason)
            except (AssertionError, ValueError):
                noticed += 1
    assert noticed


@over_every_game
def test_no_reason_speaks_of_nothing(game: AnyGame, number: int) -> None:
    for _, _, hint in found(game, number):
        for reason in hint.reasons:
            assert dict(reason.args).get("count") != 0 or reason.key == "reason.against"
        assert len(set(hint.reasons)) == len(hint.reasons) <= 3


@over_every_game
def test_no_reason_begins_with_another(game: AnyGame, number: int) -> None:
    """In any language, so that nothing is said twice."""
    for _, _, hint in found(game, number):
        for language in Language:
            said = sorted(render(reason, language, {**game.words, **WORDS}) for reason in hint.reasons)
            assert not [one for one, other in pairwise(said) if other.startswith(one.rstrip("。."))]


@over_every_game
def test_no_hint_says_one_number_twice(game: AnyGame, number: int) -> None:
    for _, verdict, hint in found(game, number):
        assert not told_twice(verdict, hint)


def test_how_far_a_move_is_behind_and_what_speaks_against_it_are_one_sentence(number: int) -> None:
    joined = 0
    for hint in (each.hint for game in GAMES.values() for each in found(game, number)):
        told = in_one_sentence(hint)
        before, after = ([line for line in (each.against, *each.reasons) if line] for each in (hint, told))
        against = {dict(line.args)[NEXT_BEST] for line in after if line.key == "reason.rather"}
        assert not against & {dict(line.args)[NEXT_BEST] for line in after if line.key in BECAUSE}
        for line in (line for line in after if line.key in BECAUSE.values()):
            joined += 1
            *behind, (_, why) = line.args
            assert rather(why, dict(behind)[NEXT_BEST]) in before  # type: ignore[arg-type]
            assert (line.key, tuple(behind)) in [(BECAUSE.get(each.key), each.args) for each in before]
            assert len(after) == len(before) - 1
    assert joined


@over_every_game
def test_no_hint_gives_one_trick_to_both_sides(game: AnyGame, number: int) -> None:
    for _, _, hint in found(game, number):
        seen = [reason for reason in hint.reasons if reason.key in SEEN[game.key]]
        said = " ".join(render(each, Language.EN, {**game.words, **WORDS}) for each in (hint.kind, *seen))
        assert not ("your side" in said and "the other side" in said), said


@over_every_game
def test_no_hint_compares_a_move_that_is_as_good(game: AnyGame, number: int) -> None:
    for view, verdict, hint in found(game, number):
        equals = {name_beside(game, view, action, verdict) for action in hint.equals}
        named = [
            dict(reason.args).get(name)
            for reason in hint.reasons
            if reason.key not in LITTLE
            for name in (NEXT_BEST, THAN)
        ]
        assert not equals & {*named}


def told_twice(verdict: Verdict[Any], hint: Hint) -> list[object]:
    """The differences that two lines of a hint tell, and the counts that are the chance once more, whatever happens."""
    told = [value for line in (hint.against, *hint.reasons) if line for name, value in line.args if name == "amount"]
    counted = [dict(reason.args).get("reason", reason) for reason in hint.reasons]
    facts = {FACTS[each.key] for each in counted if isinstance(each, Text) and each.key in FACTS}
    shares = {fact: [move.share(fact) for move in verdict.moves] for fact in facts | {WON}}
    again = [fact for fact in facts if len(set(shares[fact])) > 2 and shares[fact] == shares[WON]]
    return [*(each for each in set(told) if told.count(each) > 1), *again]


@over_every_game
def test_a_number_that_is_said_twice_is_noticed(game: AnyGame, number: int) -> None:
    behind = text("amount.points", value="1.5", margin="0.5")
    for _, verdict, hint in found(game, number):
        ahead = replace(hint, against=text("hint.ahead", next_best=hint.what, amount=behind))
        assert told_twice(verdict, replace(ahead, reasons=(text("reason.others_worse", amount=behind),)))


@over_every_game
def test_most_hints_that_prefer_a_move_say_why(game: AnyGame, number: int) -> None:
    preferred = [hint for _, verdict, hint in found(game, number) if worse(verdict)]
    unsaid = ("reason.all_worse", "reason.others_worse")
    assert 2 * sum(hint.reasons[0].key not in unsaid for hint in preferred) > len(preferred)


@over_every_game
def test_no_hint_leaves_the_why_open(game: AnyGame, number: int) -> None:
    for view, verdict, hint in found(game, number):
        assert bool(hint.reasons) != is_forced(view)
        for reason in hint.reasons:
            assert reason.key != "reason.unweighed" or not verdict.best.worlds
            if reason.key in ("reason.none_worse", "reason.even"):
                assert not worse(verdict)
                assert (len(verdict.moves) == 2) == (reason.key == "reason.even")
                assert len(hint.equals) == len(verdict.moves) - 1


@over_every_game
@pytest.mark.parametrize("language", Language)
def test_every_hint_can_be_said(game: AnyGame, number: int, language: Language) -> None:
    catalogue = {**game.words, **WORDS}
    for _, _, hint in found(game, number):
        for spoken in (hint.kind, hint.what, hint.worth, *hint.reasons, *filter(None, (hint.against,))):
            said = render(spoken, language, catalogue)
            assert said
            assert "{" not in said
            assert not said.endswith((".", "。")), "no line of a hint ends with a full stop"
