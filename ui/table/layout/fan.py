"""The arithmetic of the fan: how 1 to 60 cards lie in rows or columns so that every corner index can be read."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from itertools import accumulate, groupby, pairwise
from math import ceil, floor

from ui.kit.geometry import CARD_RATIO, Point, Rect, Size, card_size
from ui.table.layout.hand import RISE, FanStyle, HandFan, HandSlot

LEAST_WIDTH = 64.0
"""The least width of a card in the hand, in pixels."""

STRIP, LARGE_STRIP = 0.26, 0.36
"""The share of a card's width that stays visible so that its corner index can be read; the second in large print."""

_WIDEST_STRIP = 0.72
_GROUP_GAP = 0.35  # more room between two groups, over the strip
_ROW_PITCH, _WIDEST_ROW_PITCH = 0.42, 0.62  # from row to row, over the height
_INDEX, _LARGE_INDEX = 0.35, 0.56  # where the suit of the corner index ends, over the height
_LEAST_RISE = 0.06  # of a card in front of another row, over the height: it is seen to be chosen
_LARGE_ROW_PITCH = _LARGE_INDEX + _LEAST_RISE  # the large index reaches further down
_MOST_SUIT_ROWS = 8
_SUIT_ROW_PITCH = 0.30  # many rows must fit; the corner index is still visible
_COLUMN_PITCH, _WIDEST_COLUMN_PITCH = 0.77, 0.30  # over the strip, for a rank alone must be seen; over the height
_COLUMN_STRIP = 1.08
_PART_STEP = 0.62  # from column to column of one group, over the step between groups
_USUAL_DEPTH = 5  # a deeper column lies in two beside each other, for it would make all cards smaller
_WORTH_PARTING = 1.6  # so much larger cards are better than one column a rank, which players know their hand by
WORTH_A_ROW = 0.96  # cards a little smaller are better than a second row


def likely_columns(cards: int) -> tuple[int, ...]:
    """Groups that a hand of so many cards may have in columns; only the depth of the deepest matters."""
    return (_USUAL_DEPTH,) * ceil(cards / _USUAL_DEPTH)


def group_sizes(keys: Iterable[Hashable]) -> tuple[int, ...]:
    """The lengths of the runs of equal neighbours, such as of suits in a sorted hand."""
    return tuple(sum(1 for _ in run) for _, run in groupby(keys))


def fan(
    groups: Sequence[int],
    area: Rect,
    widest: float,
    strip: float = STRIP,
    style: FanStyle = FanStyle.ROWS,
    worth_a_row: float = WORTH_A_ROW,
) -> HandFan:
    """The fan of groups of so many cards each, cards at most ``widest`` wide, centred at the bottom of the area.

    Rows: one row while that keeps the strip; else two, broken between groups; then smaller cards. Where not even cards
    of 64 pixels keep it, rows break inside groups, then strips narrow: no card ever leaves the area. ``worth_a_row``:
    how small cards may be, over the widest, to lie in one row; 1 keeps their size while there is room in two.
    """
    groups = tuple(size for size in groups if size)
    if not groups:
        return HandFan((), card_size(floor(widest)), area, style)
    index = _LARGE_INDEX if strip >= LARGE_STRIP else _INDEX
    match style:
        case FanStyle.ROWS:
            return _in_rows(groups, area, *_best_rows(groups, area, widest, strip, worth_a_row), index, style)
        case FanStyle.SUIT_ROWS:
            return _in_rows(groups, area, *_suit_rows(groups, area, widest, strip), index, style)
        case FanStyle.COLUMNS:
            return _in_columns(groups, area, widest, strip)


Row = tuple[int, ...]
"""The sizes of the groups, or parts of groups, that lie in one row."""


def _best_rows(
    groups: Row, area: Rect, widest: float, strip: float, worth_a_row: float = WORTH_A_ROW
) -> tuple[tuple[Row, ...], float, float]:
    """The rows of a plain fan, their card width and least pitch."""
    single = _width((groups,), area, widest, strip, _ROW_PITCH)
    if single >= worth_a_row * min(widest, _height_limit(area, 1, _ROW_PITCH)):
        return (groups,), single, _ROW_PITCH
    large = strip >= LARGE_STRIP
    parted = _parted_rows(groups, area, widest, strip, _LARGE_ROW_PITCH if large else _ROW_PITCH)
    if parted is not None:
        return parted
    if single >= LEAST_WIDTH:
        return (groups,), single, _ROW_PITCH
    parted = _parted_rows(groups, area, widest, strip, _ROW_PITCH)
    if parted is not None:
        return parted
    several = [_split(groups, rows, area, widest, strip, _ROW_PITCH) for rows in (2, 3)]
    tallest = [lines for lines in several if _height_limit(area, len(lines), _ROW_PITCH) >= LEAST_WIDTH]
    lines = tallest[-1] if tallest else (groups,)
    return lines, min(LEAST_WIDTH, widest, _height_limit(area, len(lines), _ROW_PITCH)), _ROW_PITCH


def _parted_rows(
    groups: Row, area: Rect, widest: float, strip: float, pitch: float
) -> tuple[tuple[Row, ...], float, float] | None:
    """Two or three rows at this pitch, or None where the cards would be too small."""
    for rows in (2, 3):
        lines = _split(groups, rows, area, widest, strip, pitch)
        if (width := _width(lines, area, widest, strip, pitch)) >= LEAST_WIDTH:
            return lines, width, pitch
    return None


def _suit_rows(groups: Row, area: Rect, widest: float, strip: float) -> tuple[tuple[Row, ...], float, float]:
    """A row for each group, or as many as the area's height has room for."""
    for rows in range(min(len(groups), _MOST_SUIT_ROWS), 0, -1):
        lines = _split(groups, rows, area, widest, strip, _SUIT_ROW_PITCH)
        if (width := _width(lines, area, widest, strip, _SUIT_ROW_PITCH)) >= LEAST_WIDTH:
            return lines, width, _SUIT_ROW_PITCH
    return _best_rows(groups, area, widest, strip)


def _split(groups: Row, rows: int, area: Rect, widest: float, strip: float, pitch: float) -> tuple[Row, ...]:
    """The groups in so many rows, the longest as short as can be; inside a group only where nothing else will do."""
    if rows <= len(groups):
        lines = _balanced(groups, rows)
        if len(groups) == rows or _width(lines, area, widest, strip, pitch) >= LEAST_WIDTH:
            return lines
    cards = sum(groups)
    breaks = sorted({round(cards * row / rows) for row in range(rows + 1)})
    ends = set(accumulate(groups))
    return tuple(
        tuple(later - earlier for earlier, later in pairwise(sorted({start, end, *ends & set(range(start, end))})))
        for start, end in pairwise(breaks)
    )


def _balanced(groups: Row, rows: int) -> tuple[Row, ...]:
    """The groups in exactly so many rows, the longest as short as can be, then even, then the shorter ones behind."""

    @cache
    def best(start: int, rows: int) -> tuple[float, float, tuple[Row, ...]]:
        if rows == 1:
            length = _spacing(groups[start:])
            return length, length**2, (groups[start:],)
        found = []
        for end in range(start + 1, len(groups) - rows + 2):
            longest, squares, lines = best(end, rows - 1)
            length = _spacing(groups[start:end])
            found.append((max(length, longest), squares + length**2, (groups[start:end], *lines)))
        return min(found, key=lambda each: each[:2])

    return best(0, rows)[2]


def _spacing(line: Row) -> float:
    """The length of a row without its last card, in strips."""
    return sum(line) - 1 + _GROUP_GAP * (len(line) - 1)


def _height_limit(area: Rect, rows: int, pitch: float) -> float:
    """The width at which so many rows, and a risen card above them, just fit the area's height."""
    return area.height / (1 + RISE + (rows - 1) * pitch) / CARD_RATIO


def _width(lines: tuple[Row, ...], area: Rect, widest: float, strip: float, pitch: float) -> float:
    """The greatest card width at which these rows fit and keep the strip."""
    length_limit = area.width / (1 + strip * max(map(_spacing, lines)))
    return min(widest, length_limit, _height_limit(area, len(lines), pitch))


def _in_rows(
    groups: Row, area: Rect, lines: tuple[Row, ...], width: float, least_pitch: float, index: float, style: FanStyle
) -> HandFan:
    """These rows; a chosen card hides no index of the row behind it."""
    card = card_size(floor(width))
    longest = max(map(_spacing, lines))
    strip = min(_WIDEST_STRIP * card.width, (area.width - card.width) / longest if longest else area.width)
    pitch = 0.0
    if len(lines) > 1:
        room = (area.height - card.height * (1 + RISE)) / (len(lines) - 1)
        pitch = min(max(room, least_pitch * card.height), _WIDEST_ROW_PITCH * card.height)
    in_front = min(RISE * card.height, max(pitch - index * card.height, _LEAST_RISE * card.height))
    group_of = [group for group, size in enumerate(groups) for _ in range(size)]
    slots: list[HandSlot] = []
    for line_number, line in enumerate(lines):
        x = area.centre.x - (card.width + strip * _spacing(line)) / 2
        y = area.bottom - card.height - (len(lines) - 1 - line_number) * pitch
        rise = in_front if line_number else RISE * card.height
        starts: list[float] = []
        for size in line:
            starts += [x + strip * place for place in range(size)]
            x += strip * (size + _GROUP_GAP)
        for place, start in enumerate(starts):
            visible = card.width if place + 1 == len(starts) else min(card.width, starts[place + 1] - start)
            number = len(slots)
            box = Rect(start, y, visible, card.height)
            slots.append(HandSlot(number, group_of[number], line_number, Point(start, y), box, rise))
    return HandFan(tuple(slots), card, area, style)


def _in_columns(groups: Row, area: Rect, widest: float, strip: float) -> HandFan:
    card, columns = _column_cards(groups, area, widest, strip)
    steps = _steps([group for group, _ in columns], area.width, card.width, strip)
    depth = max(size for _, size in columns)
    room = area.height - card.height * (1 + RISE)
    pitch = min(_WIDEST_COLUMN_PITCH * card.height, room / (depth - 1)) if depth > 1 else 0.0
    left = area.centre.x - (card.width + sum(steps)) / 2
    slots: list[HandSlot] = []
    for column, (group, size) in enumerate(columns):
        x = left + sum(steps[:column])
        visible = min(card.width, *steps[column : column + 1], card.width)
        for place in range(size):
            y = area.bottom - card.height - (size - 1 - place) * pitch
            box = Rect(x, y, visible, card.height if place + 1 == size else pitch)
            slots.append(HandSlot(len(slots), group, column, Point(x, y), box, RISE * card.height))
    return HandFan(tuple(slots), card, area, FanStyle.COLUMNS)


def _steps(groups: Sequence[int], room: float, card: float, strip: float) -> list[float]:
    """How far apart the columns of these groups lie, those of one group closer while that keeps the strip."""
    inside = [earlier == later for earlier, later in pairwise(groups)]
    if not inside:
        return []
    apart = min(_COLUMN_STRIP * card, (room - card) / sum(_PART_STEP if same else 1.0 for same in inside))
    if _PART_STEP * apart < strip * card:
        return [(room - card) / len(inside)] * len(inside)
    return [_PART_STEP * apart if same else apart for same in inside]


def _column_cards(groups: Row, area: Rect, widest: float, strip: float) -> tuple[Size, list[tuple[int, int]]]:
    """The largest cards whose columns fit, and each column's group and size.

    A group takes several columns where it must, where it alone is deeper than usual, or where all cards can then be
    much larger.
    """
    least = min(LEAST_WIDTH, widest, _height_limit(area, 1, _COLUMN_PITCH * strip))
    widths = range(floor(widest), ceil(least) - 1, -1)
    columns = _parted(groups, _USUAL_DEPTH)
    usual = next((width for width in widths if _fit(columns, area, width, strip)), 0)
    parted = next((width for width in widths if _parted_width(groups, area, width, strip) <= area.width), 0)
    if usual and parted < _WORTH_PARTING * usual:
        return card_size(usual), columns
    width = parted or floor(least)
    return card_size(width), _parted(groups, _depth(area, width, strip))


def _fit(columns: list[tuple[int, int]], area: Rect, width: float, strip: float) -> bool:
    """Whether these columns have room: where each is a whole group they may cover each other but for the strip."""
    if _depth(area, width, strip) < max(size for _, size in columns):
        return False
    groups = len({group for group, _ in columns})
    if groups == len(columns):
        return width * (1 + strip * (groups - 1)) <= area.width
    return width * (groups + _PART_STEP * (len(columns) - groups)) <= area.width


def _parted_width(groups: Row, area: Rect, width: float, strip: float) -> float:
    """How much room the parted columns need without covering another group's."""
    parts = len(_parted(groups, _depth(area, width, strip)))
    return width * (len(groups) + _PART_STEP * (parts - len(groups)))


def _parted(groups: Row, most: int) -> list[tuple[int, int]]:
    """Each column's group and size where no column is deeper than this."""
    return [(group, part) for group, size in enumerate(groups) for part in _even_parts(size, max(1, most))]


def _depth(area: Rect, width: float, strip: float) -> int:
    """How many cards of this width a column has room for, with a risen card above it."""
    height = width * CARD_RATIO
    return 1 + floor((area.height - height * (1 + RISE)) / (_COLUMN_PITCH * strip * height))


def _even_parts(size: int, most: int) -> list[int]:
    """The size in as few parts of at most ``most`` as possible, the larger ones first."""
    parts = ceil(size / most)
    return [size // parts + (part < size % parts) for part in range(parts)]
