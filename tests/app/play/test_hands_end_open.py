"""Every hand of every preset ends with all cards, the kitty and the points in sight, and none is seen before."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from app.play.driver import DealDriver
from app.play.pace import Pace
from app.play.running import RunningDeal
from app.session import bots_around, new_session
from engine.events import EMPTY_PICTURE, Marked, Place, Zone, folded, seen_by
from engine.game import AnyGame
from engine.games import GAMES
from engine.match import Result, result_of
from engine.options import GameOptions
from engine.uncovering import uncovered
from engine.words import text
from tests.app.fakes import HandDelay, QuickThinkers
from tests.ui.screens import LEVELLED
from tests.ui.table.seated import AGES
from ui.kit.faces import CardFaces
from ui.kit.geometry import Point, Rect, bounds, card_size
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.pages.scores.ladder_picture import LEAST_WIDE
from ui.pages.scores.over_table import LOW_TABLE
from ui.pages.scores.result_panel import ResultShape
from ui.pages.table_page import TablePage
from ui.table.scene.table_scene import qrect, to_rect
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget

BASHI = GAMES["bashi_fen"]
STILL = Settings(speed="off", pace=0)
SIZES = ((1280, 700), (960, 440))
PRESETS = [(game, name, options) for game in GAMES.values() for name, options in game.presets.items()]
over_every_preset = pytest.mark.parametrize(
    ("game", "options"),
    [pytest.param(game, options, id=f"{game.key}-{name}") for game, name, options in PRESETS],
)


class PlayedOut:
    """One hand that counts, played by fast players, the person's seat too; and what the screen was told of its end."""

    def __init__(self, game: AnyGame, options: GameOptions, number: int = 5, watching: bool = False) -> None:
        self.game, self.delay = game, HandDelay()
        self.driver = DealDriver(QuickThinkers(), Pace.INSTANT, self.delay)  # type: ignore[arg-type]
        self.last: tuple[Any, Any] | None = None
        self.before: Any = None  # our view before the last step
        self.laid: list[Any] = []
        self.result: Result | None = None
        self.match: Any = None
        self.driver.happened.connect(self._hear)
        self.driver.uncovered.connect(self.laid.append)
        self.driver.deal_ended.connect(self._end)
        self.driver.begin(new_session(game, options, number, bots_around(game, options, "greedy", watching)))
        while self.result is None:
            if self.driver.ours:
                self.driver.submit(game.greedy(self.driver.view, Random(number)))
            self.driver.settled()
            if self.delay.running is not None:
                self.delay.pass_by()

    def _hear(self, events: Any, view: Any) -> None:
        assert not self.laid, "something happened after the end"
        self.before, self.last = self.last and self.last[1], (events, view)

    def _end(self, result: Result, match: object) -> None:
        self.result, self.match = result, match


@cache
def with_the_kitty(options: GameOptions, won: bool = True) -> PlayedOut:
    """A hand of Bashi Fen whose last trick the opponents win, so that the kitty is turned over; or its own side."""
    hands = (PlayedOut(GAMES["bashi_fen"], options, number) for number in range(5, 60))
    return next(
        out
        for out in hands
        if out.result and any(line.key.startswith("kitty") for line in out.result.scored.lines) == won
    )


@pytest.mark.rule("BSF-61")
@pytest.mark.usefixtures("qapp")
@over_every_preset
def test_every_hand_ends_with_all_cards_the_kitty_and_the_points_in_sight(game: AnyGame, options: GameOptions) -> None:
    out = with_the_kitty(options) if game.key == "bashi_fen" else PlayedOut(game, options)
    assert len(out.laid) <= 1
    for size in SIZES:
        widget = _at_its_end(out, options, size)
        _all_lies_open(widget, out)
        _points_are_told(widget, out)
        widget.board.redraw()  # as after a resize
        _all_lies_open(widget, out)
        widget.deleteLater()


@pytest.mark.rule("BSF-61")
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("preset", list(BASHI.presets))
def test_a_kitty_that_brings_nothing_is_turned_over_as_well(preset: str) -> None:
    """Its own side won the last trick: no step of the hand itself shows it."""
    options = BASHI.presets[preset]
    out = with_the_kitty(options, won=False)
    widget = _at_its_end(out, options, SIZES[0])
    assert Place(Zone.KITTY) in out.driver.view.places()
    _all_lies_open(widget, out)
    widget.deleteLater()


@pytest.mark.usefixtures("qapp")
def test_what_the_kitty_brings_flies_with_its_factor_to_who_gets_it() -> None:
    out = with_the_kitty(BASHI.presets["tuo_la_ji"])
    assert out.last is not None
    events, view = out.last
    marked = next(event for event in events if isinstance(event, Marked) and event.mark == "kitty")
    assert marked.seat is not None
    brought = {"points": 10, "factor": 2, "amount": 20}  # fast players bury none
    told_of = replace(marked, text=text("mark.kitty", **brought))
    events = tuple(told_of if event == marked else event for event in events)
    widget = TableWidget(Lexicon("en"), CardFaces(), Settings(language="en", pace=0), ticker=Ticker(still=True))
    widget.sit_down(BASHI, out.match.options, 0)
    widget.resize(1280, 700)
    widget.show()
    widget.present(out.before)
    widget.play(events, view)
    banner, pool = widget.scene.banner, widget.board.layout.pool
    plate = widget.scene.plate_room(marked.seat).center()
    way: list[float] = []  # how far it is from the plate, while it is told
    told: set[str] = set()
    while widget.board.moving:
        widget.advance(20)
        if banner.isVisible() and str(brought["points"]) in banner.words:
            told.add(banner.words)
            middle = banner.room.center()
            way.append((middle - plate).manhattanLength())
            assert len(way) > 1 or pool.contains(Point(middle.x(), middle.y() + widget.board.layout.played * 0.5))
    assert len(told) == 1
    assert str(brought["factor"]) in told.pop()
    assert way[-1] < way[0] / 4
    assert way == sorted(way, reverse=True)
    assert not banner.isVisible()
    widget.deleteLater()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [(960, 440), (1272, 690), (1920, 1000)], ids=str)
@pytest.mark.parametrize("preset", ["tuo_la_ji", "zhao_pengyou"])
def test_the_result_covers_no_card_of_the_kitty(preset: str, size: tuple[int, int]) -> None:
    options = GAMES["bashi_fen"].presets[preset]
    out = with_the_kitty(options)
    page, widget = _page_with_its_result(out, options, size)
    page.results.place()
    lying = [item.room() for item in widget.scene.positions.open[Place(Zone.KITTY)]]
    assert lying
    assert max(room.bottom() for room in lying) <= page.result.y()
    assert page.result.height() >= page.result.page.wanted_height
    page.result.show_duplicates(dict.fromkeys(range(2), LEVELLED))
    for _ in range(3):  # what is wanted is known only when the labels have been laid out
        QApplication.processEvents()
    assert not page.result.duplicate.isHidden()
    assert page.result.page.scroll.verticalScrollBar().maximum() == 0
    assert max(room.bottom() for room in lying) <= page.result.y(), "nor with what the levels got"
    if size[1] < LOW_TABLE:
        assert page.result.ladder.isHidden()
        assert page.result.gauge.isHidden()
    else:
        assert page.result.ladder.width() >= LEAST_WIDE, "or names at its top are cut off"
        assert page.result.ladder.height() >= page.result.ladder.sizeHint().height()
    page.hide_result()
    page.show_practice_result(out.match, out.match.results[-1])
    page.results.place()
    if size[1] >= LOW_TABLE:
        assert max(room.bottom() for room in lying) <= page.practice_result.y()
    assert page.practice_result.height() >= page.practice_result.page.wanted_height
    page.deleteLater()


@cache
def with_our_cards(number: int) -> PlayedOut:
    """A hand of the preset of this number at whose end we still hold cards, or with the kitty, where that is seldom."""
    game, _, options = PRESETS[number]
    if game.key == "bashi_fen":
        return with_the_kitty(options)
    hands = (PlayedOut(game, options, dealt) for dealt in range(5, 60))
    return next(out for out in hands if out.driver.view.hand)


LOWEST, OTHERS = (960, 440), ((1272, 690), (1900, 980))
over_numbers = pytest.mark.parametrize(
    "number", [pytest.param(number, id=f"{game.key}-{name}") for number, (game, name, _) in enumerate(PRESETS)]
)
on_low_and_other_tables = pytest.mark.parametrize(
    ("number", "size"),
    [
        pytest.param(number, size, id=f"{game.key}-{name}-{size[0]}")
        for number, (game, name, _) in enumerate(PRESETS)
        for size in (LOWEST, OTHERS[number % 2])
    ],
)
"""Each preset on the lowest table, where room is shortest, and on one of the others."""


@pytest.mark.usefixtures("qapp")
@on_low_and_other_tables
def test_a_result_covers_neither_a_card_nor_a_plate(number: int, size: tuple[int, int]) -> None:
    """Nor does the end of a session, which says more: its summary, who won this hand, and what the levels got."""
    language = ("en", "zh_CN")[(number // 2 + (size == LOWEST)) % 2]  # each preset in both, each size in both
    out = with_our_cards(number)
    page, widget = _page_with_its_result(out, out.match.options, size, language)
    assert len(widget.hand.items) == len(out.driver.view.hand)
    panel = page.result
    _is_seen_with_all_cards(page, widget)
    page.hide_result()
    page.show_result(_as_the_last(out.match))
    for levels in (False, True):
        if levels:
            panel.show_duplicates({9: LEVELLED})
        _is_seen_with_all_cards(page, widget)
        if panel.details.isHidden():
            assert panel.summary.isVisible()
            assert panel.session.isVisible()
            assert panel.duplicate.isVisible() == levels or (levels and size[1] < LOW_TABLE), "else the sheet has it"
        else:
            assert size[1] < LOW_TABLE, "there is room for all of it"
            assert panel.summary.words in panel.brief.text()
            assert panel.session.text() in panel.brief.text()
    page.deleteLater()


@pytest.mark.usefixtures("qapp")
@over_numbers
def test_the_buttons_of_a_result_stay_where_they_are_when_the_levels_have_played(number: int) -> None:
    out = with_our_cards(number)
    page, _ = _page_with_its_result(out, out.match.options, OTHERS[0] if number % 4 == 0 else LOWEST)
    for _ in range(3):
        QApplication.processEvents()
    before, brief = page.result.next.mapToGlobal(page.result.next.rect().center()), page.result.brief.isVisible()
    page.result.show_duplicates(dict.fromkeys(range(60), LEVELLED))
    for _ in range(3):
        QApplication.processEvents()
    assert page.result.next.mapToGlobal(page.result.next.rect().center()) == before
    assert page.result.brief.isVisible() == brief, "nothing that is being read is folded away"
    page.deleteLater()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("size", [(960, 440), (1272, 690)], ids=str)
@pytest.mark.parametrize("packs", [2, 6])
def test_a_result_at_a_full_table_covers_neither_a_card_nor_a_plate(
    packs: int, size: tuple[int, int], left_handed: bool
) -> None:
    options = replace(BASHI.presets["zhao_pengyou"], seats=10, packs=packs)
    out = PlayedOut(BASHI, options)
    page, widget = _page_with_its_result(out, options, size, left_handed=left_handed)
    _is_seen_with_all_cards(page, widget)
    if page.result.details.isVisible():
        page.result.details.click()
        _is_seen_with_all_cards(page, widget)
    page.deleteLater()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [(960, 440), (1272, 690)], ids=str)
def test_details_of_a_brief_result_are_unfolded_over_the_table(size: tuple[int, int]) -> None:
    out = with_our_cards(0)
    page, _ = _page_with_its_result(out, out.match.options, size)
    page.results._least = dict.fromkeys(page.results._least, ResultShape.BRIEF)
    page.results.place()
    panel = page.result
    assert not panel.page.scroll.isVisible()
    assert panel.details.isVisible()
    assert not panel.look.isVisible(), "nothing is hidden that one could look at"
    assert all(name in panel.brief.text() for name in ("You", "Mei", "Lan", "Chen"))
    panel.details.click()
    assert panel.page.scroll.isVisible()
    assert not panel.brief.isVisible()
    assert panel.height() >= panel.page.wanted_height
    assert panel.details.text() == "Fewer &details"
    panel.details.click()
    assert not panel.page.scroll.isVisible()
    page.deleteLater()


def _is_seen_with_all_cards(page: TablePage, widget: TableWidget) -> None:
    """The whole result is seen without scrolling, and beside it every card and every plate, ours too."""
    for _ in range(5):  # what is wanted is known only when the labels have been laid out
        QApplication.processEvents()
    panel = page.result
    assert page.rect().contains(panel.geometry())
    assert panel.height() >= panel.page.wanted_height
    over = QRectF(panel.geometry())
    positions, layout = widget.scene.positions, widget.scene.layout
    lying = [item for items in (*positions.open.values(), widget.hand.items) for item in items]
    assert not [item.card for item in lying if item.room().intersects(over)]
    plates = [qrect(seat.plate) for seat in layout.seats]
    assert not any(plate.intersects(over) for plate in plates)
    ours = bounds([to_rect(item.room().toAlignedRect()) for item in widget.hand.items]) if widget.hand.items else None
    assert ours is None or not any(qrect(ours).adjusted(1, 1, -1, -1).intersects(plate) for plate in plates)


def _as_the_last(match: Any) -> Any:
    """The match as if this had been the last of ten hands, and who lost it had won them."""
    last = match.results[-1]
    lost, won = (
        replace(last, scored=replace(last.scored, changes=tuple(sign * (abs(change) + 2) for change in each)))
        for sign, each in ((-1, last.scored.changes), (1, last.scored.changes))
    )
    others = tuple(seat for seat in range(len(last.scored.changes)) if seat not in last.ended.winners)
    game = replace(match.game, winners=lambda *_: others)
    return replace(match, game=game, results=(lost, won, *(last,) * 8), dealt=10)


@pytest.mark.usefixtures("qapp")
@over_numbers
def test_what_brings_the_result_back_covers_no_card(number: int) -> None:
    out = with_our_cards(number)
    page, widget = _page_with_its_result(out, out.match.options, OTHERS[0] if number % 4 == 0 else LOWEST)
    page.result.look.click()
    assert page.back.isVisible()
    button = page.back.geometry()
    assert page.rect().contains(button)
    lying = [item for items in (*widget.scene.positions.open.values(), widget.hand.items) for item in items]
    assert not [item.card for item in lying if item.room().intersects(QRectF(button))]
    assert widget.prompt_panel is not None
    widget.prompt_panel.decide(())
    assert widget.prompt_panel.status.text() == "The hand is over.", "not that it is somebody's turn"
    page.deleteLater()


def _page_with_its_result(
    out: PlayedOut, options: GameOptions, size: tuple[int, int], language: str = "en", left_handed: bool = False
) -> tuple[TablePage, TableWidget]:
    """The table after the last step of a hand, all cards open, with its result before it."""
    page = TablePage(lexicon := Lexicon(language))
    settings = replace(STILL, left_handed=left_handed)
    widget = TableWidget(lexicon, CardFaces(), settings, ticker=Ticker(still=True))
    widget.sit_down(out.game, options, 0)
    page.set_table(widget)
    page.resize(*size)
    page.show()
    _play_last(widget, out)
    page.show_result(out.match)
    return page, widget


def _at_its_end(out: PlayedOut, options: GameOptions, size: tuple[int, int]) -> TableWidget:
    """The table after the last step of a hand and what was laid open after it."""
    widget = TableWidget(Lexicon("en"), CardFaces(), STILL, ticker=Ticker(still=True))
    widget.sit_down(out.game, options, 0)
    widget.resize(*size)
    widget.show()
    _play_last(widget, out)
    return widget


def _play_last(widget: TableWidget, out: PlayedOut) -> None:
    """Plays the last step of a hand at this table, and lays open what is laid open after it."""
    assert out.last is not None
    widget.present(out.before)
    widget.play(*out.last)
    for laid in out.laid:
        widget.uncover(laid)
    widget.advance(AGES)


def _all_lies_open(widget: TableWidget, out: PlayedOut) -> None:
    """Every hand, and the kitty, lies face up, each card on the felt and apart from every plate."""
    positions, layout, view = widget.scene.positions, widget.scene.layout, out.driver.view
    seats = out.game.seats(view.options)
    plates = [each.plate for each in layout.seats]
    for seat in range(seats):
        place = Place(Zone.HAND, seat)
        held = out.driver.state.view(seat).places().get(place, ())
        items = widget.hand.items if seat == 0 else positions.open.get(place, [])
        assert Counter(item.card for item in items) == Counter(held), f"seat {seat} held other cards"
        assert all(item.pose.up == 1 for item in items)
        if seat:
            for item in items:
                room = item.room()
                assert layout.felt.contains(item.pose.at), f"a card of seat {seat} is off the felt"
                assert not any(
                    plate.x < room.center().x() < plate.right and plate.y < room.center().y() < plate.bottom
                    for plate in plates
                ), f"a card of seat {seat} lies on a plate"
            corners = {(round(item.pose.at.x), round(item.pose.at.y)) for item in items}
            assert len(corners) == len(items), "cards hide each other"
    hands = [positions.open[place] for place in positions.open if place.zone is Zone.HAND and positions.open[place]]
    covered = [bounds([Rect.around(item.pose.at, card_size(item.pose.width)) for item in items]) for items in hands]
    assert not any(one.overlaps(other) for one, other in combinations(covered, 2)), "hands lie on each other"
    kitty = Place(Zone.KITTY)
    if kitty in view.places():
        items = positions.open[kitty]
        known = [card for seat in range(seats) for card in [out.driver.state.view(seat).places()[kitty]]]
        assert Counter(item.card for item in items) == Counter(next(each for each in known if None not in each))
        assert not positions.piles[kitty].count
    backs = [place for place, pile in positions.piles.items() if pile.count and place.zone in (Zone.HAND, Zone.KITTY)]
    assert not backs


def _points_are_told(widget: TableWidget, out: PlayedOut) -> None:
    """What the brackets judge stands on the table as it stands in the result, the kitty times its factor among it."""
    assert out.result is not None
    lines = {line.key: line for line in out.result.scored.lines}
    if "points_total" not in lines:
        return
    assert widget.board.summary.counted == lines["points_total"].amount
    if "kitty" in lines:
        winner = out.driver.view.tricks[-1].winner
        marks = widget.stage.picture.marks
        assert marks["kitty"][0] == winner
        assert dict(marks["kitty"][1].args)["amount"] == lines["kitty"].amount  # type: ignore[union-attr]
        assert widget.board.summary.points[winner] >= lines["kitty"].amount


@over_every_preset
def test_nothing_is_laid_open_before_the_end(game: AnyGame, options: GameOptions) -> None:
    """Neither the events of any seat nor its view show another hand before; and nothing is uncovered when asked."""
    out = PlayedOut(game, options, number=6)
    seats = game.seats(options)
    steps = out.driver._run.steps
    pictures = [EMPTY_PICTURE] * seats
    for step in steps:
        for seat in range(seats):
            pictures[seat] = folded(pictures[seat], [seen_by(event, seat) for event in step.events], seat)
            others = [Place(Zone.HAND, other) for other in range(seats) if other != seat]
            assert not any(any(pictures[seat].places.get(place, ())) for place in others)
            assert not pictures[seat].opened & set(others)
        if step.state.turn is not None:
            assert not uncovered(step.state, seats)


def test_a_hand_that_was_thrown_in_stays_closed() -> None:
    """Its cards are taken up and dealt again at once."""
    taihe = GAMES["taihe_a_bao"]
    options = taihe.options()
    assert taihe.passing is not None
    run = RunningDeal(new_session(taihe, options, 1, bots_around(taihe, options, "greedy"))).begun()
    while run.turn is not None:
        run = run.then(taihe.passing)
    assert result_of(run.steps[-1]).ended.void
    assert uncovered(run.state, 4)
    assert not run.uncovered


@pytest.mark.parametrize("key", list(GAMES))
def test_a_person_never_sees_open_hands_whatever_is_set(key: str) -> None:
    game = GAMES[key]
    out = PlayedOut(game, game.options())
    assert not out.driver.open_hands
    out.driver.show_hands(True)
    assert not out.driver.open_hands
    assert out.driver.past == ()
