"""Seats round the table: they are numbered counter-clockwise, and the next seat is the one on the right."""

from __future__ import annotations

from engine.events import Seat


def seat_after(seat: Seat, seats: int, steps: int = 1) -> Seat:
    """The seat that many steps counter-clockwise: to the right."""
    return (seat + steps) % seats


def seat_before(seat: Seat, seats: int) -> Seat:
    """The seat on the left."""
    return (seat - 1) % seats
