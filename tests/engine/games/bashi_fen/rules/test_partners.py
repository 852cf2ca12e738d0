"""Partners called by copies and by colour: what may be called, and who answers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import Rank, Suit, read_cards, write_cards
from engine.events import Ended, Marked, Said
from engine.game import Step
from engine.games import GAMES
from engine.games.bashi_fen.actions import Action, read_action
from engine.games.bashi_fen.options import PRESETS, Options, most_partners, packs_of
from engine.games.bashi_fen.pack import kitty_size
from engine.games.bashi_fen.rules.partners import call_readings, calls_after, least_called
from engine.games.bashi_fen.rules.phases import Calls
from engine.games.bashi_fen.rules.trumps import trumps_of
from engine.games.bashi_fen.text.refusal_claims import CLAIMS
from engine.prompts import Name
from engine.words import Language, render
from tests.conformance.refusal_claims import claim_holds
from tests.engine.games.bashi_fen.dealing import (
    after,
    deal_with,
    greedy_to_the_end,
    of_kind,
    phase_of,
    refused,
    view,
    when_taken,
)

SIX = replace(PRESETS["zhao_pengyou"], seats=6)


BASHI = GAMES["bashi_fen"]
PACKS = packs_of(SIX)


def calling(options: Options, *hands: str) -> Step[Action]:
    step = when_taken(deal_with(options, *hands), {0: "bid 2S"})
    size = kitty_size(options)
    keep = {"AH", "KH", "2S"}
    low = [card for card in view(step).hand if str(card) not in keep]
    return after(step, f"bury {write_cards(low[:size])}")


def asked_to_call(options: Options) -> Step[Action]:
    return calling(options, "2S AH KH")


@pytest.mark.rule("BSF-01", "BSF-40")
@pytest.mark.parametrize(("seats", "most"), [(4, 1), (5, 1), (6, 2), (7, 2), (8, 3), (9, 3), (10, 4)])
def test_a_declarer_calls_up_to_half_the_table_less_one(seats: int, most: int) -> None:
    assert most_partners(replace(SIX, seats=seats)) == most


@pytest.mark.rule("BSF-40")
def test_a_called_card_may_lie_with_the_declarer_in_the_kitty_or_twice_in_one_hand() -> None:
    """Two partners of six seats: whoever has not turned out to be one is an opponent."""
    step = when_taken(deal_with(SIX, "2S KH 3D", "3H 3H"), {0: "bid 2S"})
    rest = [card for card in view(step).hand if str(card) not in ("KH", "3D", "2S")]
    step = after(step, f"bury 3D {write_cards(rest[:5])}")
    last = f"3D#{PACKS}"
    for called in (f"partners KH#1 {last}", "partners 3H#1 3H#2"):
        assert refused(step, called) is None
    step = after(step, f"partners KH#1 {last}", "play KH")
    ended = greedy_to_the_end(step)
    (won,) = of_kind(ended, Ended)
    assert set(won.winners) in ({0}, set(range(1, 6)))


@pytest.mark.rule("BSF-40")
def test_what_was_called_is_told_of_the_declarer_and_not_in_its_own_words() -> None:
    step = when_taken(deal_with(replace(SIX, seats=5), "2S KH KH"), {0: "bid 2S"})
    rest = [card for card in view(step).hand if str(card) not in ("KH", "2S")]
    step = after(step, f"bury {write_cards(rest[:8])}", "partners KH#2")
    (marked,) = (each for each in of_kind(step, Marked) if each.mark == "calls")
    assert marked.text is not None
    assert render(marked.text, Language.EN, BASHI.words) == "Called: the second K♥"
    assert render(marked.text, Language.ZH_CN, BASHI.words) == "找：第二张K♥"


@pytest.mark.rule("BSF-40")
@pytest.mark.parametrize("buried", [False, True])
def test_the_declarer_is_alone_whose_called_card_nobody_else_plays(buried: bool) -> None:
    """Of five seats one partner is called, by the last copy of a card of which the declarer holds them all."""
    five = replace(SIX, seats=5)
    step = when_taken(deal_with(five, "2S KH KH"), {0: "bid 2S"})
    rest = [card for card in view(step).hand if str(card) not in ("KH", "2S")]
    away = f"KH KH {write_cards(rest[:6])}" if buried else write_cards(rest[:8])
    step = after(step, f"bury {away}", "partners KH#2")
    if not buried:
        step = after(step, "play KH KH")
        assert [said.text.key for said in of_kind(step, Said)] == ["said.partners.none"]
        assert _alone(step) == [0]
    ended = greedy_to_the_end(step)
    assert _alone(ended) == [0]
    (won,) = of_kind(ended, Ended)
    assert set(won.winners) in ({0}, set(range(1, 5)))


@pytest.mark.rule("BSF-40")
@pytest.mark.parametrize(
    ("seats", "called", "words"), [(5, "AH#1", "I am the partner"), (6, "AH#1 AC#1", "I am a partner")]
)
def test_the_only_partner_is_called_so(seats: int, called: str, words: str) -> None:
    step = calling(replace(SIX, seats=seats), "2S KH", "AH", "AC")
    step = after(step, f"partners {called}", "play KH", "play AH")
    (said,) = of_kind(step, Said)
    assert render(said.text, Language.EN, BASHI.words) == words


def _alone(step: Step[Action]) -> list[int | None]:
    """Who has just been marked as playing alone."""
    return [marked.seat for marked in of_kind(step, Marked) if marked.mark == "alone"]


@pytest.mark.rule("BSF-40", "BSF-41")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("partners AH#1 AC#2", None),
        ("partners KH#1 KH#2", None),
        ("partners AH#1", "call_too_few"),
        ("partners AS#1", "call_trump"),
        ("pass", "call_too_few"),
        ("partners AH#1 AH#1", "call_twice"),
        ("partners AH#3 AC#1", "call_no_such_copy"),
        ("partners AH#1 AC#1 AD#1", "call_too_many"),
        ("partners AH#1 AS#1", "call_trump"),
        ("partners AH#1 2H#1", "call_trump"),
        ("partners AH#1 RJ#1", "call_trump"),
        ("partners black A", "call_by_copy"),
    ],
)
def test_partners_are_called_by_copies_of_cards_that_are_no_trumps(words: str, reason: str | None) -> None:
    step = asked_to_call(SIX)
    assert isinstance(view(step).prompt(), Name)
    assert refused(step, words) == reason


@pytest.mark.rule("BSF-40")
def test_partners_are_called_in_full_unless_fewer_may_be_called() -> None:
    full, fewer = asked_to_call(SIX), asked_to_call(replace(SIX, may_call_fewer=True))
    assert (view(full).prompt().least, view(full).prompt().most) == (2, 2)
    assert {len(action.copies) for action in view(full).candidates()} == {2}
    assert (view(fewer).prompt().least, view(fewer).prompt().most) == (0, 2)
    assert refused(fewer, "partners AH#1") is None
    assert refused(fewer, "pass") is None
    coloured = asked_to_call(replace(SIX, call="colour"))
    assert refused(coloured, "pass") == "call_too_few"
    assert refused(coloured, "partners black A") is None
    refusal = view(coloured).refusal(read_action("pass"))
    assert refusal is not None
    claim_holds(CLAIMS, view(coloured), refusal)


@pytest.mark.rule("BSF-40", "BSF-87")
def test_no_more_partners_are_called_than_there_are_cards_to_call_them_by() -> None:
    """Of Aces alone four suits are left, and the trump suit's and those of the level are no plain cards."""
    options = replace(SIX, lowest_rank="A", packs=6, partner_cards="any")
    assert least_called(options, trumps_of(options, Suit.SPADES, Rank.ACE)) == 0


@pytest.mark.rule("BSF-41")
def test_trumps_may_be_called_where_so_agreed() -> None:
    assert refused(asked_to_call(replace(SIX, may_call_trumps=True)), "partners RJ#1 AS#2") is None


@pytest.mark.rule("BSF-42")
def test_partners_may_be_called_by_colour_trumps_too() -> None:
    step = asked_to_call(replace(SIX, call="colour"))
    assert refused(step, "partners black A") is None
    assert refused(step, "partners AH#1") == "call_by_colour"
    assert read_action("partners black A") in view(step).readings(read_cards("AC"))


@pytest.mark.rule("BSF-83")
@pytest.mark.parametrize(
    ("cards", "words", "reason"),
    [
        ("not_highest", "partners AH#1 QH#1", "call_highest"),
        ("not_highest", "partners KH#1 QH#1", None),
        ("no_points", "partners KH#1 QH#1", "call_points"),
        ("no_points", "partners 10H#1 QH#1", "call_points"),
        ("no_points", "partners AH#1 QH#1", None),
    ],
)
def test_which_cards_may_be_called_can_be_narrowed(cards: str, words: str, reason: str | None) -> None:
    assert refused(asked_to_call(replace(SIX, partner_cards=cards)), words) == reason


def answered(options: Options, words: str, *plays: tuple[int, str]) -> tuple[int | None, ...]:
    """Who owns each call after these plays."""
    action = read_action(words)
    copies = getattr(action, "copies", ())
    number = len(copies) or most_partners(options)
    calls = Calls(copies, None if copies else action, (0,) * len(copies), (None,) * number)  # type: ignore[arg-type]
    for seat, cards in plays:
        calls = calls_after(calls, options, seat, read_cards(cards))
    return calls.owners


@pytest.mark.rule("BSF-40", "BSF-83")
@pytest.mark.parametrize(
    ("double_join", "words", "plays", "owners"),
    [
        (True, "partners AS#1 AC#2", [(3, "AS"), (2, "AC"), (4, "AC")], (3, 4)),
        (True, "partners AS#2", [(3, "AS AS")], (3,)),
        (True, "partners KS#1 KS#2", [(3, "KS KS")], (3, 3)),
        (False, "partners KS#1 KS#2", [(3, "KS KS")], (3, None)),
        (True, "partners AS#1", [(0, "AS"), (1, "AS")], (0,)),
        (True, "partners black A", [(1, "AC"), (1, "AD"), (2, "AS"), (3, "AS")], (1, 2)),
        (False, "partners black A", [(1, "AC"), (1, "AC"), (2, "AS")], (1, 2)),
    ],
)
def test_who_plays_a_called_copy_is_a_partner(
    double_join: bool, words: str, plays: list[tuple[int, str]], owners: tuple[int | None, ...]
) -> None:
    found = answered(replace(SIX, double_join=double_join), words, *plays)
    assert sorted(found, key=str) == sorted(owners, key=str)


@pytest.mark.rule("BSF-40", "BSF-43")
def test_a_partner_is_known_when_the_called_copy_falls_and_not_before() -> None:
    step = calling(replace(SIX, may_call_fewer=True), "2S AH KH", "3H AC", "AH 4H")
    step = after(step, "partners AH#2")
    assert phase_of(step) == "Playing"
    step = after(step, "play AH")
    assert view(step, 5).declarers == {0}
    step = after(step, "play 3H")
    assert view(step, 5).declarers == view(step, 2).declarers == {0}
    step = after(step, "play AH")
    assert view(step, 5).declarers == {0, 2}
    assert [mark.seat for mark in of_kind(step, Marked) if mark.mark.startswith("partner")] == [2]


@pytest.mark.rule("BSF-40", "BSF-42")
@pytest.mark.parametrize(("call", "least", "most"), [("copy", 2, 2), ("colour", 1, 1)])
def test_as_many_cards_are_asked_for_as_may_be_called(call: str, least: int, most: int) -> None:
    prompt = view(asked_to_call(replace(SIX, call=call))).prompt()
    assert isinstance(prompt, Name)
    assert (prompt.least, prompt.most) == (least, most)


@pytest.mark.rule("BSF-40")
def test_naming_one_card_may_mean_several_copies_of_it() -> None:
    """Two partners of six seats: the first copies of one card, or one copy; never more than may be called."""
    readings = [str(each) for each in call_readings(SIX, read_cards("AH"), ())]
    assert readings == ["partners AH#1", "partners AH#2", "partners AH#1 AH#2"]
    assert "partners AH#1 AC#1" in [str(each) for each in call_readings(SIX, read_cards("AH AC"), ())]
    assert all(len(each.copies) == 2 for each in call_readings(SIX, read_cards("AH AC"), ()))


@pytest.mark.rule("BSF-43")
def test_nobody_is_known_to_declare_before_the_play() -> None:
    step = deal_with(SIX, "2S AH KH")
    assert view(step, 3).declarers == frozenset()
    step = when_taken(step, {0: "bid 2S"})
    assert (phase_of(step), view(step, 3).declarers) == ("Burying", frozenset())
    step = asked_to_call(SIX)
    assert (phase_of(step), view(step, 3).declarers) == ("Calling", frozenset())
    step = after(step, "partners AH#1 KH#1")
    assert (phase_of(step), view(step, 3).declarers >= {0}) == ("Playing", True)
