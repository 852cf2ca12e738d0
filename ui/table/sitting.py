"""Which game is played at the table, by whom, and what follows for how a hand is held."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from engine.events import Seat
from engine.game import AnyGame
from engine.options import GameOptions
from ui.kit.bots import bot_in_words
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.table.layout.sorting import COLUMNS, COMBINATION, PARTS, SETS, SUITS

ONE_ROW = 20
"""The most cards of a hand that fit well in one row."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """Which game is played here with which options, and which seat is ours."""

    game: AnyGame
    options: GameOptions
    seat: Seat
    players: tuple[str | None, ...] = ()
    """The bots by seat, None for a person; empty where it is not said who plays."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.game.seats(self.options)

    @property
    def largest_hand(self) -> int:
        """The most cards that we are likely to hold."""
        even = ceil(len(self.game.pack(self.options)) / self.seats) + 1
        most_cards = self.game.presentation.most_cards
        return (None if most_cards is None else most_cards(self.options)) or even

    @property
    def columns(self) -> bool:
        """Whether players hold such hands with equal ranks in columns."""
        return not self.game.presentation.suits_matter and self.largest_hand > ONE_ROW

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together from the start."""
        sides = self.game.presentation.sides
        return () if sides is None else sides(self.options)

    @property
    def partners(self) -> tuple[Seat, ...]:
        """Who plays with us from the start."""
        ours = [side for side in self.sides if self.seat in side]
        return tuple(seat for side in ours for seat in side if seat != self.seat)

    def player_in_words(self, seat: Seat, lexicon: Lexicon) -> tuple[str, ...]:
        """How the player of a seat plays: level and style; nothing for a person, or for a bot without a name for
        people."""
        bot = self.players[seat] if seat < len(self.players) else None
        words = "" if bot is None else bot_in_words(bot, lexicon)
        return (words,) if words else ()

    @property
    def combines(self) -> bool:
        """Whether the game shows the combinations in one's hand."""
        return self.game.presentation.combinations is not None

    @property
    def splits(self) -> bool:
        """Whether the game tells what of a hand may be led together."""
        return self.game.presentation.split is not None

    @property
    def headed(self) -> bool:
        """Whether the game has anything that all keep in sight."""
        return self.game.presentation.notices is not None

    @property
    def in_suits(self) -> bool:
        """Whether players hold such hands by suit as played, as suits must be followed."""
        return self.game.presentation.suit is not None

    def first_order(self, settings: Settings) -> str:
        """The order in which the hand is held until the person wants another one."""
        if self.in_suits:
            return PARTS if self.splits and settings.sort == COMBINATION else SUITS
        if self.combines and settings.sort == COMBINATION:
            return SETS
        return COLUMNS if settings.columns and self.columns else settings.sort
