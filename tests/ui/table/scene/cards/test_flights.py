"""Cards on their way."""

from __future__ import annotations

from ui.kit.geometry import Point
from ui.table.layout.arrangement import Pose
from ui.table.scene.cards.flights import Flights, Leg
from ui.table.scene.clock import Clock
from ui.table.scene.motions import Timing

HOME, AWAY, FAR = (Pose(Point(x, 0), 100) for x in (0, 50, 200))


class Flyer:
    """Something that flies, without Qt."""

    def __init__(self) -> None:
        self.pose = HOME

    def lie(self, pose: Pose, drawn_width: float | None = None) -> None:
        """Lie there; there is no picture to scale."""
        assert drawn_width is None or drawn_width > 0
        self.pose = pose


def test_an_item_arrives_exactly_where_it_was_sent_and_tells_so_once() -> None:
    clock, item, landings = Clock(), Flyer(), []
    flights = Flights(clock)
    flights.fly(item, (Leg(FAR, Timing(0, 200)),), lambda: landings.append(clock.now))
    clock.advance(100)
    assert HOME.at.x < item.pose.at.x < FAR.at.x
    assert flights.target(item) == FAR
    clock.advance(1000)
    assert item.pose == FAR
    assert landings == [200]
    assert flights.count == 0


def test_a_stop_on_the_way_is_reached_and_held() -> None:
    clock, item = Clock(), Flyer()
    Flights(clock).fly(item, (Leg(AWAY, Timing(0, 100, rest=300)), Leg(FAR, Timing(400, 100))))
    clock.advance(250)
    assert item.pose == AWAY
    clock.advance(1000)
    assert item.pose == FAR


def test_a_new_flight_takes_over_from_where_the_item_is() -> None:
    clock, item = Clock(), Flyer()
    flights = Flights(clock)
    flights.fly(item, (Leg(FAR, Timing(0, 200)),))
    clock.advance(100)
    turned_at = item.pose.at.x
    flights.fly(item, (Leg(HOME, Timing(0, 200)),))
    clock.advance(1)
    assert abs(item.pose.at.x - turned_at) < 5
    clock.advance(1000)
    assert item.pose == HOME


def test_a_flight_without_time_is_over_at_once() -> None:
    clock, item = Clock(), Flyer()
    flights = Flights(clock)
    flights.fly(item, (Leg(FAR, Timing(0, 0)),))
    assert item.pose == FAR
    assert not clock.busy


def test_what_sways_still_belongs_where_it_was() -> None:
    item = Flyer()
    flights = Flights(Clock())
    flights.sway(item, AWAY)
    assert item.pose == AWAY
    assert flights.target(item) == HOME
    flights.rest(item)
    assert item.pose == HOME
