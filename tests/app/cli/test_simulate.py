"""AI against AI: the same seed gives the same report, whoever counts and however many processes play."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from app.cli import run
from app.cli.simulate import match_number
from engine.games import GAMES

FOUR = ("simulate", "--game", "taihe_a_bao", "--seed", "7", "--json", "--bots")


def report(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON report, without anything that a clock had a part in."""
    assert run([*FOUR, *arguments]) == 0
    out = capsys.readouterr().out
    assert out.isascii()
    found: dict[str, Any] = json.loads(out)
    for name in ("seconds", "games_per_second"):
        assert found.pop(name) > 0
    for bot in found["bots"]:
        times = bot.pop("seconds_per_decision")
        assert 0 < times["median"] <= times["p95"] <= times["max"]
    return found


def by_name(found: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {bot["bot"]: bot for bot in found["bots"]}


@pytest.mark.parametrize(
    "arguments",
    [
        ("greedy,random,random,random", "--count", "7"),
        ("greedy,random,random,random", "--count", "5", "--mirrored"),
        ("greedy,random", "--matches", "3", "--hands", "2"),
        ("greedy,random", "--matches", "3", "--hands", "2", "--mirrored"),
    ],
)
def test_the_same_seed_gives_the_same_report_however_many_processes_play(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    alone = report(capsys, *arguments)
    assert report(capsys, *arguments, "--jobs", "2") == alone
    assert report(capsys, *arguments, "--jobs", "1") == alone


def test_another_seed_gives_other_deals(capsys: pytest.CaptureFixture[str]) -> None:
    first = report(capsys, "random", "--count", "5")
    other = report(capsys, "random", "--count", "5", "--seed", "8")
    assert first["bots"] != other["bots"]


def test_what_is_counted_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "greedy,random,random,random", "--count", "12")
    assert (found["deals"], found["matches"], found["mirrored"]) == (12, None, False)
    bots = by_name(found)
    assert list(bots) == ["greedy", "random"]
    assert (bots["greedy"]["seats"], bots["random"]["seats"]) == (12, 36)
    assert bots["greedy"]["mean"] + 3 * bots["random"]["mean"] == pytest.approx(0)
    assert all(0 <= bot["wins"] <= bot["seats"] and bot["moves"] > 0 for bot in bots.values())
    low, high = bots["greedy"]["interval"]
    assert low < bots["greedy"]["mean"] < high
    assert all(bot["matches_won"] is None for bot in bots.values())


@pytest.mark.parametrize(("options", "seats"), [((), 4), (("--seats", "3"), 3), (("--preset", "five_seats"), 5)])
def test_mirrored_plays_every_deal_once_for_each_seat_rotation(
    capsys: pytest.CaptureFixture[str], options: tuple[str, ...], seats: int
) -> None:
    bots = ",".join(["greedy", *["random"] * (seats - 1)])
    found = report(capsys, bots, "--count", "3", "--mirrored", *options)
    assert found["deals"] == 3 * seats
    assert by_name(found)["greedy"]["seats"] == 3 * seats


def test_one_bot_against_itself_mirrored_scores_nothing_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    (bot,) = report(capsys, "random", "--count", "4", "--mirrored")["bots"]
    assert bot["mean"] == pytest.approx(0)
    assert bot["interval"] == pytest.approx([0, 0])


def test_the_table_for_people_writes_nothing_without_a_sign(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        run(["simulate", "--game", "taihe_a_bao", "--bots", "random", "--count", "4", "--mirrored", "--seed", "1"]) == 0
    )
    assert capsys.readouterr().out.splitlines()[-1].split()[:5] == ["random", "0", "0", "…", "0"]


def test_matches_are_played_to_their_last_hand(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "random", "--matches", "3", "--hands", "4", "--starter_must_call", "yes")
    assert (found["matches"], found["deals"], found["thrown_in"]) == (3, 12, 0)
    assert found["bots"][0]["matches_won"] >= 3


@pytest.mark.parametrize("preset", GAMES["bashi_fen"].presets)
def test_matches_of_levels_are_played_until_one_side_has_passed_the_last(
    capsys: pytest.CaptureFixture[str], preset: str
) -> None:
    """Who is better by far climbs; levels and declarers go from deal to deal."""
    arguments = ("--preset", preset, "--end_level", "4", "--bots", "greedy,random", "--matches", "1", "--seed", "4")
    assert run(["simulate", "--game", "bashi_fen", *arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    bots = by_name(found)
    assert found["matches"] == 1
    assert found["deals"] > 1
    assert bots["greedy"]["matches_won"] + bots["random"]["matches_won"] >= 1
    assert bots["greedy"]["mean"] > bots["random"]["mean"]


def test_a_single_deal_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert report(capsys, "random", "--count", "1")["bots"][0]["interval"] is None


@pytest.mark.parametrize(
    "arguments", [("random", "--count", "2"), ("greedy,random", "--matches", "1", "--hands", "1", "--mirrored")]
)
def test_the_table_for_people_names_every_bot(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    assert run(["simulate", "--game", "taihe_a_bao", "--seed", "1", "--bots", *arguments]) == 0
    head, titles, *rows = capsys.readouterr().out.splitlines()
    assert head.startswith("taihe_a_bao: ")
    assert "points a deal" in titles
    assert [row.split()[0] for row in rows] == arguments[0].split(",")


@pytest.mark.parametrize(
    ("length", "head"),
    [
        (("--count", "1"), "taihe_a_bao: 1 deal, "),
        (("--count", "2"), "taihe_a_bao: 2 deals, "),
        (("--matches", "1", "--hands", "1"), "taihe_a_bao: 1 match, 1 deal, "),
    ],
)
def test_one_of_a_thing_is_told_as_one(capsys: pytest.CaptureFixture[str], length: tuple[str, ...], head: str) -> None:
    assert run([*(word for word in FOUR if word != "--json"), "random", *length]) == 0
    assert capsys.readouterr().out.startswith(head)


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (("random",), "--count"),
        (("random", "--count", "1", "--matches", "1"), "--matches"),
        (("random", "--count", "0"), "from 1"),
        (("random", "--count", "-3"), "--count"),
        (("random", "--count", "1e3"), "from 1"),
        (("random", "--count", "1", "--jobs", "0"), "--jobs"),
        (("random", "--count", "1", "--seed", "x"), "--seed"),
        (("search:deep", "--count", "1"), "search:deep"),
        (("search:n0", "--count", "1"), "search:n0"),
        (("search:strong:sly", "--count", "1"), "search:strong:sly"),
        (("exec:./bot", "--count", "1"), "exec:./bot"),
        (("exec:", "--count", "1"), "exec:"),
        (("random", "--count", "1", "--bot-timeout", "0"), "--bot-timeout"),
        (("random", "--count", "1", "--bot-timeout", "90000"), "below 86400"),
        (("", "--count", "1"), "greedy"),
        (("random,random,random,random,random", "--count", "1"), "4 seats"),
        (("random", "--matches", "1", "--hands", "endless"), "endless"),
        (("random", "--count", "1", "--seats", "6"), "seats"),
        (("random", "--count", "1", "--collapse_doubles", "yes"), "Shutout"),
        (("random", "--count", "1", "--mirror"), "--mirror"),
        (("random", "--cou", "1"), "--count"),
    ],
)
def test_usage_errors_say_what_is_wrong_with_status_2(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], names: str
) -> None:
    assert run([*FOUR, *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert names in captured.err.splitlines()[-1]


def test_a_game_without_a_search_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "taihe_a_bao", replace(GAMES["taihe_a_bao"], load_search_model=None))
    assert run([*FOUR, "search:strong", "--count", "1"]) == 2
    assert "taihe_a_bao has no search yet" in capsys.readouterr().err


@pytest.mark.parametrize("left_out", ["--game", "--seed", "--bots"])
def test_what_a_simulation_needs_is_asked_for(capsys: pytest.CaptureFixture[str], left_out: str) -> None:
    full = {"--game": "taihe_a_bao", "--seed": "1", "--bots": "random", "--count": "1"}
    arguments = [word for name, value in full.items() if name != left_out for word in (name, value)]
    assert run(["simulate", *arguments]) == 2
    assert left_out in capsys.readouterr().err


def test_the_matches_of_neighbouring_seeds_have_nothing_in_common() -> None:
    numbers = {match_number(seed, place) for seed in range(30) for place in range(30)}
    assert len(numbers) == 900
