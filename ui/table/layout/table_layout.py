"""The place of everything on the table, from the window's size, the seats and the largest hand of the deal."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from math import floor

from engine.events import Place, Seat, Zone
from ui.kit.geometry import CARD_RATIO, SLACK, Point, Rect, Size, card_size
from ui.table.layout.fan import LARGE_STRIP, LEAST_WIDTH, STRIP, fan, likely_columns
from ui.table.layout.hand import RISE, FanStyle
from ui.table.layout.seating import CENTRAL, STACKED, Room, Seating, SeatPlaces, seated

LEAST_WINDOW = Size(680, 400)
"""The smallest table that holds everything: what a screen of 960 × 540 leaves beside menu, status line and a lesson."""
LEAST_FOR_MANY = Size(700, 408)
"""The same for eight seats and more, with the smallest plates and plays."""
LEAST_WHERE_WIDE = Size(940, 384)
"""The least size of a wide table: on a screen of 960 × 540 a line of words lies above it."""
MANY = 8
LOW = 500.0
"""In lower windows rows are as low as their letters allow."""

_MARGIN, GAP = 10.0, 10.0  # at scale 1, a window of 1280 × 800
_LEAST_APART = 8.0  # pixels between the piles in the middle and the cards between them: a pile's shadow is wider
_NEAREST = 2.0  # pixels by which cards beside each other are apart at least
_STATUS, _BAR, _ROW = 26.0, 50.0, 42.0
_LEAST_STATUS, _LEAST_BAR, _LEAST_ROW = 22.0, 46.0, 40.0  # pixels; in a low window the next line
_LOW_STATUS, _LOW_BAR, _LOW_ROW = 20.0, 42.0, 36.0
_PLATE = Size(168.0, 50.0)
_LEAST_PLATES = (0.8, 0.8, 24.0), (0.7, 0.7, 20.0), (0.5, 0.7, 18.0), (0.46, 0.6, 12.0)
"""Factors of the plate's width and height, and the least width of a played card, each tried where the one before has no
room."""
_WIDER_PLATES = (1.3, 1.15)
"""Factors of the width of the others' plates, used where they take room from nothing else."""
_OWN_PLATE, _LEAST_OWN_PLATE, _OWN_SHARE = 200.0, 150.0, 0.157  # the last over the window's width
_LARGE_TEXT = 1.2
_SMALL_HAND = 20  # so many cards lie in one row
_SMALL_BAND, _LARGE_BAND = 0.27, 0.31  # the hand's share of the window's height
_ROOMY_BAND = 0.07  # more of it in a roomy window, where the cards on the table lose little by it
_ROOMY, _ROOMIEST = 1.1, 1.35  # scales of windows at which that begins, and is all there
_WORTH_A_BAND = 0.84  # played cards may be so much smaller where those in the hand grow
_ONE_ROW = 107.0  # pixels: a row of the narrowest cards, and a risen one
_TWO_ROWS = 145.0  # pixels: two rows of the narrowest cards, and a risen one
STYLES = {False: FanStyle.ROWS, True: FanStyle.COLUMNS}
_PLAYED = 0.82  # a played card's greatest width over that of a card in the hand


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Every place on the table; rectangles of ``apart`` never overlap, all lie in the window.

    Relative seat 0 is us at the south, k is k steps counter-clockwise. ``deck`` lies in the middle of ``pool``: the
    deck is gone before anything lies there. ``drop`` is everything above the hand. Card widths in pixels, by where
    the cards lie: ``widest`` is the most for the hand, ``strip`` the least part of it to be seen.
    ``combinations`` is a row above the bar; in games that show none it has no height.
    """

    window: Size
    scale: float
    large_print: bool
    left_handed: bool
    header: Rect
    felt: Rect
    hand: Rect
    bar: Rect
    combinations: Rect
    status: Rect
    drop: Rect
    seats: tuple[SeatPlaces, ...]
    pool: Rect
    deck: Rect
    kitty: Rect
    aside: Rect
    widest: float
    strip: float
    played: float
    central: float
    stacked: float

    @property
    def _air(self) -> float:
        """Pixels by which what lies beside something else may be the nearer to it."""
        return max(0.0, GAP * self.scale - _NEAREST)

    @property
    def kept_free(self) -> Rect:
        """The set-aside cards with what stays free around them, so that no other cards touch the pile."""
        gap, pile = self._air, self.aside
        return Rect(pile.x - gap, pile.y - gap, pile.width + 2 * gap, pile.height + 2 * gap)

    @property
    def words(self) -> Rect:
        """The status line with the air above and below it, which the ground of words in large letters may take."""
        line, air = self.status, self._air / 2
        return Rect(line.x, line.y - air, line.width, line.height + 2 * air)

    @property
    def between(self) -> Rect:
        """The room of the status line between cards and speech above it and what lies below it."""
        top = self.felt.bottom
        return Rect(self.status.x, top, self.status.width, self.combinations.y - top)

    @property
    def apart(self) -> tuple[Rect, ...]:
        """The rectangles that never overlap; our own stack is left out, for it lies in the hand."""
        own, *others = self.seats
        rects = [self.hand, self.bar, self.status, self.pool, self.kitty, self.aside, own.plate, own.shown, own.play]
        rects.append(self.combinations)
        rects += [rect for seat in others for rect in (seat.plate, seat.stack, seat.shown, seat.play)]
        return tuple(rects)


def least_window(seats: int) -> Size:
    """The smallest table that holds so many seats."""
    return LEAST_WINDOW if seats < MANY else LEAST_FOR_MANY


def least_height(seats: int, width: float) -> float:
    """The least height of a table of this width for so many seats."""
    return LEAST_WHERE_WIDE.height if width >= LEAST_WHERE_WIDE.width else least_window(seats).height


@lru_cache(maxsize=32)
def table_layout(
    window: Size,
    seats: int,
    largest_hand: int,
    *,
    large_print: bool = False,
    left_handed: bool = False,
    combinations: bool = False,
    headed: bool = False,
    columns: bool = False,
) -> TableLayout:
    """The layout of a window (in device-independent pixels) for 3 to 10 seats and hands of 1 to 60 cards.

    ``largest_hand`` is the most cards that we can hold in this deal, not the number now, so that nothing moves while
    cards come and go. Smaller ones than ``least_window`` (and ``least_height``) are laid out as if they were that
    large. ``headed``: there is a line at the top for what all keep in sight. In roomy windows a hand whose
    cards become larger by it (``columns``: held so) takes more of the height.
    """
    scale = min(window.width / 1280, window.height / 800)
    more = _ROOMY_BAND * min(1.0, max(0.0, (scale - _ROOMY) / (_ROOMIEST - _ROOMY)))

    def laid(share: float) -> TableLayout:
        return _laid_out(
            window, seats, largest_hand, share, large_print, left_handed=left_handed, rows=combinations, headed=headed
        )

    usual = laid(0.0)
    if not more or largest_hand <= _SMALL_HAND:
        return usual
    try:
        roomy = laid(more)
    except ValueError:
        return usual
    grows = _hand_width(roomy, largest_hand, columns) > _hand_width(usual, largest_hand, columns)
    return roomy if grows and roomy.played >= usual.played * _WORTH_A_BAND else usual


def _hand_width(layout: TableLayout, cards: int, columns: bool) -> float:
    """The width of the cards in a hand of so many, in rows or in columns."""
    groups = likely_columns(cards) if columns else (cards,)
    return fan(groups, layout.hand, layout.widest, layout.strip, STYLES[columns]).card.width


def _laid_out(
    window: Size,
    seats: int,
    largest_hand: int,
    more: float,
    large_print: bool,
    *,
    left_handed: bool,
    rows: bool,
    headed: bool,
) -> TableLayout:
    """The layout in which the hand takes this much more than its usual share of the height."""
    least = least_window(seats)
    window = Size(max(window.width, least.width), max(window.height, least_height(seats, window.width)))
    low = window.height < LOW
    scale = min(window.width / 1280, window.height / 800)
    text, strip = (scale * _LARGE_TEXT, LARGE_STRIP) if large_print else (scale, STRIP)
    margin, gap = _MARGIN * scale, GAP * scale
    band = window.height * ((_SMALL_BAND if largest_hand <= _SMALL_HAND else _LARGE_BAND) + more)
    band = max(band, _ONE_ROW)
    if low and LEAST_WIDTH * (1 + strip * (largest_hand - 1)) > window.width - 2 * margin:
        band = max(band, _TWO_ROWS)
    hand = Rect(margin, window.height - margin / 2 - band, window.width - 2 * margin, band)
    bar_height = max(_LOW_BAR if low else _LEAST_BAR, _BAR * text)
    status_height = max(_LOW_STATUS if low else _LEAST_STATUS, _STATUS * text)
    bar_y = hand.y - gap / 2 - bar_height
    row_height = max(_LOW_ROW if low else _LEAST_ROW, _ROW * text) if rows else 0.0
    row_y = bar_y - gap / 2 - row_height if rows else bar_y
    status_y = row_y - gap / 2 - status_height
    plate_height = status_height + gap / 2 + bar_height
    plate_width = max(_OWN_PLATE * text, min(_LEAST_OWN_PLATE, _OWN_SHARE * window.width))
    plate = Rect(margin, hand.y - gap / 2 - plate_height, plate_width, plate_height)
    beside = window.width - margin - plate.right - gap
    status = Rect(plate.right + gap, status_y, beside, status_height)
    bar = Rect(plate.right + gap, bar_y, beside, bar_height)
    row = Rect(plate.right + gap, row_y, beside, row_height)
    if left_handed:
        plate, status, bar, row = (rect.mirrored(window.width) for rect in (plate, status, bar, row))
    header = Rect(margin, margin, window.width - 2 * margin, status_height if headed else 0.0)
    top = header.bottom + gap / 2 if headed else margin
    felt = Rect(margin, top, window.width - 2 * margin, status_y - gap - top)
    widest = min(band / (1 + RISE) / CARD_RATIO, window.width / 9)
    seating = _seated(seats, Room(felt, hand, plate, _PLATE.scaled(text), gap), floor(widest * _PLAYED))
    central = seating.played * CENTRAL
    card, centre = card_size(central), seating.centre
    aside = Rect(centre.x, centre.y, card.width, card.height)
    between = max(_LEAST_APART, gap)
    pool = Rect(aside.right + between, centre.y, centre.width - 2 * (card.width + between), card.height)
    return TableLayout(
        window=window,
        scale=scale,
        large_print=large_print,
        left_handed=left_handed,
        header=header,
        felt=felt,
        hand=hand,
        bar=bar,
        combinations=row,
        status=status,
        drop=Rect(0.0, 0.0, window.width, hand.y),
        seats=seating.seats,
        pool=pool,
        deck=Rect.around(centre.centre, card),
        kitty=Rect(pool.right + between, centre.y, card.width, card.height),
        aside=aside,
        widest=widest,
        strip=strip,
        played=seating.played,
        central=central,
        stacked=seating.played * STACKED,
    )


def _seated(seats: int, room: Room, widest: float) -> Seating:
    """The seating with plates of the wanted size, but no smaller than their letters; in need a little less."""
    for wide, high, least in _LEAST_PLATES:
        plate = Size(max(room.plate.width, _PLATE.width * wide), max(room.plate.height, _PLATE.height * high))
        try:
            return _with_wider_plates(seats, replace(room, plate=plate), widest, least)
        except ValueError:
            continue
    raise ValueError(f"{seats} seats have no room in {room.felt.size}")


def _with_wider_plates(seats: int, room: Room, widest: float, least: float) -> Seating:
    """The seating with plates of this size, or wider ones where played cards stay as large: roles want room."""
    usual = seated(seats, room, widest, least)
    for wider in _WIDER_PLATES if seats < MANY else ():  # finding it for more would take too long
        plate = replace(room.plate, width=room.plate.width * wider)
        try:
            return seated(seats, replace(room, plate=plate), widest, usual.played)
        except ValueError:
            continue
    return usual


def spot(layout: TableLayout, place: Place, us: Seat) -> Rect:
    """The rectangle of a place on the table as seen from our seat.

    What lies on the table without being anybody's lies in the pool; what a seat has taken lies beside its plate.
    """
    if place.seat is not None and place.zone is not Zone.POOL:
        seat = layout.seats[(place.seat - us) % len(layout.seats)]
        match place.zone:
            case Zone.HAND:
                return seat.stack
            case Zone.TABLE:
                return seat.play
            case _:
                return seat.shown
    match place.zone:
        case Zone.STOCK:
            return layout.deck
        case Zone.KITTY:
            return layout.kitty
        case Zone.ASIDE | Zone.TAKEN:
            return layout.aside
        case _:
            return layout.pool


def seems_another_s(layout: TableLayout, relative: int, room: Rect) -> bool:
    """Whether a place is nearer to the name or the face of another seat than to its own; ours is always known."""
    if relative == 0:
        return False
    apart = [min(room.apart(seat.plate), room.apart(seat.face)) for seat in layout.seats[1:]]
    return min(apart) < apart[relative - 1] - SLACK


def card_width(layout: TableLayout, place: Place) -> float:
    """The width of a card at this place; in our own hand the fan may make it narrower than the stack's."""
    if place.seat is None or place.zone is Zone.POOL:
        return layout.central
    return layout.played if place.zone is Zone.TABLE else layout.stacked


def side_by_side(count: int, room: Rect, width: float) -> tuple[Point, ...]:
    """The top left corners of so many cards side by side in their rectangle, centred, closer the more they are."""
    card = card_size(width)
    strip = min(width / 2, max(0.0, room.width - width) / (count - 1)) if count > 1 else 0.0
    left = room.centre.x - (width + strip * (count - 1)) / 2
    return tuple(Point(left + strip * number, room.centre.y - card.height / 2) for number in range(count))
