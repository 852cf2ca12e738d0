"""What the engines of Taihe A Bao, Bao Huang and Big Two say of plays, bids and sums: facts that their pages state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import pairwise, permutations
from random import Random
from typing import Any

from engine.cards import EUNUCH, Card, Rank, read_cards
from engine.events import Place, Zone
from engine.game import AnyGame, AnyState, AnyStep, act
from engine.games import GAMES
from engine.games.bao_huang import melds as huang_melds
from engine.games.bao_huang.options import onward
from engine.games.bao_huang.rules import scoring as huang_scoring
from engine.games.bao_huang.rules import standing as huang_standing
from engine.games.bao_huang.rules.phases import Crowning
from engine.games.big_two import melds as two_melds
from engine.games.big_two.rules import scoring as two_scoring
from engine.games.big_two.rules.obligations import allowed_plays, may_lay_down
from engine.games.taihe_a_bao import melds as taihe_melds
from engine.games.taihe_a_bao.options import three_aces_are_four
from engine.games.taihe_a_bao.rules import scoring as taihe_scoring
from engine.match import Match, next_record, result_of
from engine.record import opened

Facts = Mapping[str, Callable[[Any], object]]
TAIHE, HUANG, TWO = (GAMES[key] for key in ("taihe_a_bao", "bao_huang", "big_two"))


def _dealt(game: AnyGame, options: Any, number: int = 0) -> AnyState:
    return opened(next_record(Match(game, options, number))).state


def _acted(game: AnyGame, state: AnyState, *words: str) -> AnyState:
    for word in words:
        state = act(state, game.read_action(word)).state
    return state


def _may(game: AnyGame, state: AnyState, words: str) -> bool:
    assert state.turn is not None
    return state.view(state.turn).refusal(game.read_action(words)) is None


def _ended(state: AnyState, choose: Callable[[list[Any]], Any]) -> tuple[AnyState, tuple[int, ...]]:
    """The end of this deal, and what it brought to each seat."""
    step: AnyStep | None = None
    while state.turn is not None:
        step = act(state, choose(list(state.view(state.turn).candidates())))
        state = step.state
    assert step is not None
    return state, result_of(step).scored.changes


def _passing_or_first(moves: list[Any]) -> Any:
    return next((move for move in moves if str(move) == "pass"), moves[0])


# Taihe A Bao


def _meld(words: str, options: Any) -> Any:
    return taihe_melds.read_meld(read_cards(words), three_aces_are_four(options))


def _beats(words: str, over: str, options: Any) -> bool:
    return taihe_melds.beats(_meld(words, options), _meld(over, options))


SHAPES = ("AD", "AH AD", "4S 5H 6C 7D", "9S 9H 10S 10H JS JH QS QH KS KH")
"""The highest of every kind that is no bomb; two Aces are there only where the pack has Aces."""


def _bombs(options: Any) -> bool:
    """Three of a kind beats every other kind, and what it is said to; four of a kind beats the higher three too."""
    aces = any(card.rank is Rank.ACE for card in TAIHE.pack(options))
    plain = [shape if aces else shape.replace("A", "K") for shape in SHAPES]
    return (
        all(_beats("4S 4H 4C", each, options) and not _beats(each, "4S 4H 4C", options) for each in plain)
        and _beats("5S 5H 5C", "4S 4H 4C", options)
        and _beats("4S 4H 4C 4D", "QS QH QC", options)
        and not _beats("QS QH QC", "4S 4H 4C 4D", options)
        and _beats("5S 5H 5C 5D", "4S 4H 4C 4D", options)
    )


def _bidders(options: Any, rounds: int) -> list[int]:
    """Who is asked while everybody passes."""
    state, asked = _dealt(TAIHE, options), []
    for _ in range(rounds * options.seats):
        if state.turn is None or not _may(TAIHE, state, "pass"):
            break
        asked.append(state.turn)
        state = _acted(TAIHE, state, "pass")
    return asked


def _calling_again(options: Any) -> bool:
    """Whether anybody who has passed in the second round is asked again, whatever the others call."""
    for number in range(4):
        state, random = _dealt(TAIHE, options, number), Random(number)
        state = _acted(TAIHE, state, *["pass"] * options.seats)
        passed: set[int] = set()
        while state.turn is not None and "Calling" in type(state.view(state.turn).phase).__name__:
            view = state.view(state.turn)
            moves = list(view.candidates())
            move = random.choice(moves)
            if str(move).startswith("give"):
                state = act(state, move).state
                continue
            if state.turn in passed:
                return True
            passed |= {state.turn} if str(move) == "pass" else set()
            state = act(state, move).state
    return False


def _led(options: Any) -> AnyState:
    """The declarer is to lead, having declared at once."""
    return _acted(TAIHE, _dealt(TAIHE, options), "declare")


def _passing(options: Any) -> tuple[bool, bool]:
    """Whether the leader may pass, and whether the next may who could beat the lead."""
    for number in range(50):
        state = _acted(TAIHE, _dealt(TAIHE, options, number), "declare")
        leads = _may(TAIHE, state, "pass")
        assert state.turn is not None
        low = min(state.view(state.turn).hand, key=lambda card: _meld(str(card), options).top)
        after = _acted(TAIHE, state, f"play {low}")
        assert after.turn is not None
        if len(list(after.view(after.turn).candidates())) > 1:
            return leads, _may(TAIHE, after, "pass")
    raise AssertionError("nobody can beat the lowest card")


def _one_alone(options: Any) -> bool:
    """Whether the deal ends when one hand is empty, and the declarer wins just then when it is the declarer's."""
    for number in range(3):
        state = _acted(TAIHE, _dealt(TAIHE, options, number), "declare")
        declarer = state.turn
        end, changes = _ended(state, Random(number).choice)
        left = [len(end.view(seat).places().get(Place(Zone.HAND, seat), ())) for seat in range(options.seats)]
        if left.count(0) != 1 or (changes[declarer] > 0) != (left[declarer] == 0):
            return False
        if len({change for seat, change in enumerate(changes) if seat != declarer}) != 1 or sum(changes):
            return False
    return True


def _amount(options: Any, callers: int, won: bool, opponents_played: bool, plays: int) -> int:
    return taihe_scoring.stakes(options, callers, won, opponents_played, plays)[-1].amount


def _sole(options: Any) -> bool:
    """Whether a hand is over as soon as one player alone has called, who wins a stake from each."""
    for number in range(30):
        state = _acted(TAIHE, _dealt(TAIHE, options, number), *["pass"] * options.seats)
        assert state.turn is not None
        call = next((each for each in state.view(state.turn).candidates() if str(each).startswith("call")), None)
        if call is None:
            continue
        caller = state.turn
        state = act(state, call).state
        plays: list[Any] = []

        def choose(moves: list[Any], plays: list[Any] = plays) -> Any:
            plays += (move for move in moves if str(move).startswith("play"))
            return _passing_or_first(moves)

        _, changes = _ended(state, choose)
        won = [options.stake * (options.seats - 1 if seat == caller else -1) for seat in range(options.seats)]
        return not plays and list(changes) == won
    raise AssertionError("nobody can call")


TAIHE_MORE: Facts = {
    "one against all": _one_alone,
    "smallest sequences": lambda options: (
        next(n for n in (2, 3) if _meld(" ".join(["9S", "10H", "JC"][:n]), options) is not None),
        next(
            n for n in (1, 2) if (found := _meld(" ".join(["9S 9H", "10C 10D"][:n]), options)) and found.kind != "pair"
        ),
    ),
    "single, pair": lambda options: tuple(str(_meld(words, options).kind) for words in ("9S", "9S 9H")),
    "a sequence of mixed suits": lambda options: _meld("9S 10H JC", options) is not None,
    "sequences": lambda options: tuple(
        _meld(words, options) is not None for words in ("6S 7H 9C", "4S 5H 6C 7D", "9S 10H JC QD KS")
    ),
    "equal or longer beats": lambda options: (
        _beats("9S", "9H", options),
        _beats("9S 10H JC QD", "4S 5H 6C", options),
        _beats("9S 10H JC", "4S 5H 6C", options),
    ),
    "bombs": _bombs,
    "asked in the first round": lambda options: (
        sorted(_bidders(options, 1)) == list(range(options.seats))
        and not _may(TAIHE, _dealt(TAIHE, options), "call 9S")
    ),
    "called after passing": _calling_again,
    "leader and others may pass": _passing,
    "one stake": lambda options: -taihe_scoring.changes(options, 0, True, 1)[1],
    "each pays the same": lambda options: (
        taihe_scoring.changes(options, 1, True, 3)[0] * (1 - options.seats)
        == taihe_scoring.changes(options, 1, True, 3)[1]
    ),
    "own card callable": lambda options: any(
        _may(TAIHE, state, f"call {card}")
        for state in [_acted(TAIHE, _dealt(TAIHE, options), *["pass"] * options.seats)]
        for card in state.view(state.turn).hand  # type: ignore[arg-type]
    ),
    "chips": lambda options: options.chips,
    "sole caller wins": _sole,
    "shutout": lambda options: _amount(options, 0, True, False, 5) // _amount(options, 0, True, True, 5),
    "collapse": lambda options: _amount(options, 0, False, True, 1) // _amount(options, 0, False, True, 5),
    "sole caller doubled": lambda options: _amount(options, 1, True, False, 0) > 1,
    "equal totals share": lambda options: list(TAIHE.winners(options, None, (3, 0, 3), options.hands) or ()) == [0, 2],
    "declared is seats and one": lambda options: _amount(options, 0, True, True, 5) == options.seats + 1,
}


# Bao Huang


def _crown_passed_on(options: Any) -> tuple[bool, int]:
    """Whether the first holder may pass the crown on when it comes back, and how many cards that brought at first."""
    state = _dealt(HUANG, options)
    holder = state.turn
    assert holder is not None
    before = len(state.view(holder).hand)
    state = _acted(HUANG, state, "pass-on")
    got = len(state.view(holder).hand) - before
    while state.turn != holder and isinstance(state.view(state.turn).phase, Crowning):  # type: ignore[arg-type]
        state = _acted(HUANG, state, "pass-on")
    again = state.turn is not None and isinstance(state.view(state.turn).phase, Crowning)
    return again and _may(HUANG, state, "pass-on"), got


def _to_lead(options: Any, number: int = 0) -> AnyState:
    """The first holder of the crown is emperor and is to lead."""
    state = _acted(HUANG, _dealt(HUANG, options, number), "accept")
    while "Announcing" in type(state.view(state.turn).phase).__name__:  # type: ignore[arg-type]
        state = _acted(HUANG, state, "pass")
    return state


def _six_led(options: Any) -> bool:
    """Whether an emperor who holds other cards too may lead a six."""
    for number in range(50):
        state = _to_lead(options, number)
        assert state.turn is not None
        six = next((card for card in state.view(state.turn).hand if card.rank is Rank.SIX), None)
        if six is not None:
            return _may(HUANG, state, f"play {six}")
    raise AssertionError("no emperor holds a six")


def _on_a_side(options: Any) -> tuple[int, ...]:
    """How many play on the emperor's side, in deals where the eunuch card lies with another and with the emperor."""
    found: set[int] = set()
    for number in range(40):
        state = _dealt(HUANG, options, number)
        assert state.turn is not None
        found.add(1 if EUNUCH in state.view(state.turn).hand else 2)
        if len(found) == 2:
            break
    return tuple(sorted(found, reverse=True))


def _first_against_last_wins(options: Any) -> bool:
    """Whether the side of the first wins when the other side has the last, however all finish and whoever is who."""
    for finish in permutations(range(5)):
        for eunuch in (1, 0):
            sides = [seat in (0, eunuch) for seat in (finish[0], finish[-1])]
            won = huang_scoring.winning_side(options, finish, 0, eunuch)
            if sides[0] != sides[1] and (won <= 0 if sides[0] else won >= 0):
                return False
    return True


def _given_and_taken(options: Any) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """How many cards each loser gives and each winner takes: the emperor's side lost, won, an emperor alone lost."""
    standings = (
        huang_standing.Standing(0, finish, 3, eunuch, tie=False)
        for finish, eunuch in (((0, 1, 2, 4, 3), 4), ((3, 4, 0, 1, 2), 4), ((0, 1, 2, 4, 3), 3))
    )
    found = (huang_standing.tribute_obligations(each, options) for each in standings)
    return tuple(tuple(tuple(sorted(Counter(seats).values(), reverse=True)) for seats in both) for both in found)


def _drawn_in_turn(options: Any) -> bool:
    """Whether winners draw by how far they sit from the first taker in the direction of play."""
    won = huang_standing.Standing(0, (4, 2, 0, 3, 1), 1, 3, tie=False)
    for first in range(5):
        places = {onward(first, options, steps): steps for steps in range(5)}
        order = [places[seat] for seat in huang_standing.takers(won, options, first)]
        if order != sorted(order):
            return False
    return True


HUANG_MORE: Facts = {
    "first against last wins": _first_against_last_wins,
    "given, taken": _given_and_taken,
    "drawn in turn from the first": _drawn_in_turn,
    "passed on again, for": _crown_passed_on,
    "leader may pass": lambda options: _may(HUANG, _to_lead(options), "pass"),
    "six may be led": _six_led,
    "of a rank, red, black, 3s": lambda options: tuple(
        sum(card.rank is rank for card in HUANG.pack(options))
        for rank in (Rank.NINE, Rank.RED_JOKER, Rank.BLACK_JOKER, Rank.THREE)
    ),
    "announced factors": lambda options: tuple(
        huang_scoring.changes(options, (0, 2, 1, 3, 4), 0, eunuch, True)[0]
        // huang_scoring.changes(options, (0, 2, 1, 3, 4), 0, eunuch, False)[0]
        for eunuch in (1, 0)
    ),
    "on the emperor's side": _on_a_side,
    "single, equal, hung, jokers, unequal": lambda options: tuple(
        huang_melds.read_meld(read_cards(words), options) is not None
        for words in ("7S", "7S 7H", "7S BJ RJ", "BJ RJ", "7S 8S")
    ),
}


# Big Two


def _two(words: str, options: Any) -> Any:
    return two_melds.read_meld(read_cards(words), options.straights)


def _two_beats(words: str, over: str, options: Any) -> bool:
    return two_melds.beats(_two(words, options), _two(over, options))


RANKS, SUITS = "3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2S", "9D 9C 9H 9S"
FIVES = ("8C 9S 10C JD QC", "3D 5D 8D 9D KD", "3C 3D 3H 4S 4D", "3C 3D 3H 3S 4D", "3D 4D 5D 6D 7D")
"""The five kinds of five cards, from low to high."""


HIGHEST = (
    *("10S JC QH KC AS", "3S 4D 5H 6C 2D", "3D 4H 5C 6S 2S", "3S 4C 5H AD 2D", "3D 4H 5C AS 2S"),
    *("10S JS QS KS AS", "3D 4D 5D 6D 2D", "3S 4S 5S 6S 2S", "3D 4D 5D AD 2D", "3S 4S 5S AS 2S"),
)
"""Straights of a table with 2s in them, and straight flushes after them: each is beaten by the next."""


def _answers(hand: str, over: str | None, options: Any) -> list[str]:
    """The single cards with which somebody may answer or lead just before a last card."""
    values = tuple(sorted(two_melds.card_values(read_cards(hand))))
    found = allowed_plays(values, None if over is None else _two(over, options), True, options)
    cards = [two_melds.cards_of(each[1]) for each in found]
    return sorted(str(each[0]) for each in cards if len(each) == 1)


def _bound_when_announced(options: Any) -> bool:
    """Whether those who play just before a single last card are bound by it if it has been announced, and only then."""
    wanted = {(True, True), (False, False)} if options.last_card == "manual" else {(True, True)}
    seen: set[tuple[bool, bool]] = set()
    for number in range(12):
        state, random = _dealt(TWO, options, number), Random(number)
        while state.turn is not None and wanted - seen:
            view = state.view(state.turn)
            after = (state.turn + 1) % len(view.counts)
            if view.counts[after] == 1:
                seen.add((after in view.phase.declared, view.is_obliged))
            state = act(state, random.choice(list(view.candidates()))).state
    return seen == wanted


def _left(words: str) -> Any:
    return tuple(sorted(two_melds.card_values(read_cards(words))))


def _forgetting(options: Any) -> int:
    """The points that a forgotten "last card" costs."""
    if options.mode == "partnership":
        return two_scoring.side_penalty((0, 8, 5, 6), 1, (1,)) - two_scoring.side_penalty((0, 8, 5, 6), 1, ())
    usual, forgotten = (two_scoring.changes(options, (0, 8, 5, 6), 0, who)[1] for who in ((), (1,)))
    return usual - forgotten


def _asked_again(options: Any) -> bool:
    """Whether anybody who has passed in a round is asked in it again."""
    for number in range(3):
        state, random, passed = _dealt(TWO, options, number), Random(number), set[int]()
        while state.turn is not None:
            view = state.view(state.turn)
            passed = set() if view.over is None else passed
            if state.turn in passed:
                return True
            move = random.choice(list(view.candidates()))
            passed |= {state.turn} if str(move) == "pass" else set()
            state = act(state, move).state
    return False


def _ends_when_out(options: Any) -> bool:
    """Whether just one hand is empty at the end of a set."""
    end, _ = _ended(_dealt(TWO, options), lambda moves: moves[-1])
    hands = [end.view(seat).places().get(Place(Zone.HAND, seat), ()) for seat in range(4)]
    return sum(not hand for hand in hands) == 1


TWO_MORE: Facts = {
    "leader may pass": lambda options: _may(TWO, _dealt(TWO, options), "pass"),
    "asked again after passing": _asked_again,
    "ends when one is out": _ends_when_out,
    "bound when announced": _bound_when_announced,
    "single led beside a pair": lambda options: _answers("3D 3C KS", None, options) != [],
    "patterns": lambda options: tuple(
        _two(words, options) is not None for words in ("9S", "9S 9D", "9S 9D 9C", "9S 9D 9C 9H", FIVES[0])
    ),
    "every card beats the next": lambda options: all(
        _two_beats(high, low, options) for cards in (RANKS, SUITS) for low, high in pairwise(cards.split())
    ),
    "pairs": lambda options: (_two_beats("AS AD", "AH AC", options), _two_beats("AH AC", "AS AD", options)),
    "fives from low to high": lambda options: all(_two_beats(high, low, options) for low, high in pairwise(FIVES)),
    "flushes tied": lambda options: (
        _two_beats("3C 5C 8C 9C KC", "4D 5D 8D 9D QD", options),
        _two_beats("3C 5C 8C 9C KC", "3D 5D 8D 9D KD", options),
    ),
    "equals tied": lambda options: (
        _two_beats("4C 4D 4H 3S 3D", "3C 3D 3H AS AD", options),
        _two_beats("4S 4C 4D 4H 5D", "3S 3C 3D 3H AS", options),
    ),
    "straights tied": lambda options: (
        _two_beats("8C 9S 10C JD QS", "8S 9C 10S JS QC", options)
        and _two_beats("8C 9S 10C JD QC", "7S 8S 9C 10S JS", options),
        _two_beats("8S 9S 10S JS QS", "8H 9H 10H JH QH", options)
        and _two_beats("8D 9D 10D JD QD", "7S 8S 9S 10S JS", options),
    ),
    "highest straights": lambda options: all(
        None not in (_two(low, options), _two(high, options)) and _two_beats(high, low, options)
        for low, high in pairwise(HIGHEST)
    ),
    "first leader holds the 3D": lambda options: all(
        Card(Rank.THREE, read_cards("3D")[0].suit) in state.view(state.turn).hand  # type: ignore[arg-type]
        for state in (_dealt(TWO, options, number) for number in range(4))
    ),
    "answers before a last card": lambda options: (
        _answers("3D 5C KS 2H", "4C", options),
        _answers("3D 5C KS", "AC", options),
    ),
    "singles led before a last card": lambda options: (
        _answers("3D 3C KS", None, options),
        len(_answers("3D 5C KS", None, options)),
    ),
    "laid down": lambda options: (
        may_lay_down(_left("AS 2D 3C 4H 6S 8D 9C JH QS KD"), options),
        may_lay_down(_left("AS 3C 4H 6S 8D 9C JH QS"), options),
        may_lay_down(_left("AS 2D 3C 4H 6S 8D 9C JH QS QD"), options),
        len(read_cards("AS 2D 3C 4H 6S 7C 8D 9C JH QS KD")),
        may_lay_down(_left("AS 2D 3C 4H 6S 7C 8D 9C JH QS KD"), options),
    ),
    "factors alone": lambda options: tuple(
        -two_scoring.changes(options, (0, cards, 1, 1), 0, ())[1] // cards for cards in (7, 8, 9, 10, 12, 13)
    ),
    "forgetting costs": _forgetting,
    "partners' factors": lambda _options: [
        two_scoring.side_penalty((0, cards, 0, 0), 1, ()) // cards for cards in (11, 12, 17, 18, 25, 26)
    ],
}
