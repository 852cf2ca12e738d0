"""The groups of a long form as chips: one shows its group alone, and each says how many of its options differ."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QButtonGroup, QToolButton, QWidget

from ui.kit.flow import Flow

CHANGES = (QEvent.Type.FontChange, QEvent.Type.StyleChange, QEvent.Type.LayoutRequest, QEvent.Type.Resize)
"""After which chips may need other columns."""
ALL = ""
"""The name of the chip that shows all groups."""


class GroupChips(QWidget):
    """A chip for all groups and one for each; one of them is always pressed."""

    chosen = Signal(str)  # the group to be seen alone, or ALL

    def __init__(self, groups: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        flow = self._flow = Flow(0, 6, self)
        self._buttons = QButtonGroup(self)
        self.chips: dict[str, QToolButton] = {}
        for place, group in enumerate((ALL, *groups)):
            chip = self.chips[group] = QToolButton()
            chip.setProperty("look", "chip")
            chip.setCheckable(True)
            self._buttons.addButton(chip, place)
            flow.addWidget(chip)
        self.chips[ALL].setChecked(True)
        names = tuple(self.chips)
        self._buttons.idClicked.connect(lambda place: self.chosen.emit(names[place]))

    def press(self, group: str) -> None:
        """Shows that this group is what is seen, or ALL."""
        self.chips[group].setChecked(True)

    def tell(self, titles: dict[str, str], differing: dict[str, int]) -> None:
        """Shows these titles by group, and how many options of each differ from the preset."""
        for group, chip in self.chips.items():
            count = sum(differing.values()) if group == ALL else differing.get(group, 0)
            chip.setText(f"{titles[group]} ({count})" if count else titles[group])
        self._widen()

    def event(self, event: QEvent) -> bool:
        """Takes other letters and another width into account, also where nothing is told anew."""
        if event.type() in CHANGES:
            self._widen()
        return super().event(event)

    def _widen(self) -> None:
        """Makes columns wide enough for every title with its number, unless that takes more rows than the titles do."""
        counted = self.fontMetrics().horizontalAdvance(" (99)")
        widths = [(chip.sizeHint().width(), 0 if "(" in chip.text() else counted) for chip in self.chips.values()]
        told, roomy = max(width for width, _ in widths), max(map(sum, widths))
        least = roomy if self._rows(roomy) == self._rows(told) else told
        if least != self._flow.least:
            self._flow.least = least
            self._flow.invalidate()

    def _rows(self, least: int) -> int:
        """How many rows the chips take in columns at least so wide."""
        gap = self._flow.spacing()
        return ceil(len(self.chips) / max(1, (self.width() + gap) // (least + gap)))
