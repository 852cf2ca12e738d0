"""The settings that can be seen on the table: where two of them are equal, nothing has to be redrawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ui.kit.faces import Look, look_of
from ui.kit.settings import Settings
from ui.kit.theme import Felt, felt_named, is_dark

if TYPE_CHECKING:
    from ui.kit.artwork.deck import Deck


@dataclass(frozen=True, slots=True)
class TableLook:
    """The colours of the table and its cards, how a hand is held, and where and how large everything is."""

    felt: Felt
    faces: Look
    sort: str
    columns: bool
    ascending: bool
    left_handed: bool
    text_size: int


def table_look(settings: Settings, deck: Deck | None) -> TableLook:
    """The look of the table with these settings, in light or dark now; ``deck``: the person's own card faces."""
    return TableLook(
        felt_named(settings.table, is_dark(settings.scheme), settings.contrast),
        look_of(settings, deck),
        settings.sort,
        settings.columns,
        settings.ascending,
        settings.left_handed,
        settings.text_size,
    )
