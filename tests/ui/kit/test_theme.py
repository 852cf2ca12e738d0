"""Everything written can be read: contrasts by WCAG 2, for every scheme and every table."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QColor, QPalette

from engine.options import Choice, option_named
from ui.kit.faces import look_of
from ui.kit.gauge import ON_FELT_STRONG
from ui.kit.settings import Settings
from ui.kit.style_sheet import style_sheet
from ui.kit.theme import (
    DARK,
    DARK_FELTS,
    FELTS,
    HIGH_DARK,
    HIGH_FELT,
    HIGH_LIGHT,
    LIGHT,
    Felt,
    Scheme,
    felt_named,
    luminance,
    palette_of,
    scheme_for,
)

TEXT, SHAPE = 4.5, 3.0
FELT_CASES = [*FELTS.items(), *((f"{name} in the evening", felt) for name, felt in DARK_FELTS.items())]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21."""
    light, deep = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (deep + 0.05)


def test_contrast_is_what_the_standard_says() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize(("name", "felt"), FELT_CASES, ids=[name for name, _ in FELT_CASES])
def test_words_on_felt_can_be_read_wherever_they_lie(name: str, felt: Felt) -> None:
    for cloth in (felt.light, felt.cloth, felt.edge, felt.shade):
        assert contrast(felt.text, cloth) >= TEXT, name
        assert contrast(felt.muted, cloth) >= TEXT, name
        assert contrast(felt.brass, cloth) >= SHAPE - 0.1, name
    for written, ground in ((felt.ink, felt.brass), (felt.text, felt.alarm), (felt.ink, felt.paper)):
        assert contrast(written, ground) >= TEXT, name


@pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])
def test_words_in_windows_can_be_read(scheme: Scheme) -> None:
    for ground in (scheme.window, scheme.base, scheme.raised):
        for colour in (scheme.text, scheme.muted, scheme.danger, scheme.brass, scheme.good, scheme.accent):
            assert contrast(colour, ground) >= TEXT, (colour, ground)
    assert contrast(scheme.on_accent, scheme.accent) >= TEXT
    assert contrast(scheme.muted, scheme.border) >= SHAPE
    for line in scheme.series:
        assert contrast(line, scheme.base) >= TEXT, line


@pytest.mark.parametrize("scheme", [LIGHT, DARK, HIGH_LIGHT, HIGH_DARK])
def test_ten_seats_have_ten_colours_in_the_chart(scheme: Scheme) -> None:
    assert len(set(scheme.series)) == 10


def test_every_table_of_the_settings_has_its_felts() -> None:
    kind = option_named(Settings, "table").kind
    assert isinstance(kind, Choice)
    assert set(kind.values) == set(FELTS) == set(DARK_FELTS)
    assert felt_named("no such table") == FELTS["jade"]
    assert felt_named("ink", dark=True) == DARK_FELTS["ink"]


@pytest.mark.usefixtures("qapp")
def test_the_palette_and_the_sheet_carry_the_scheme() -> None:
    palette = palette_of(DARK)
    assert palette.color(QPalette.ColorRole.WindowText) == QColor(DARK.text)
    assert DARK.window in style_sheet(DARK)
    assert "$" not in style_sheet(LIGHT)


HIGH = 7.0
"""What high contrast means, by WCAG 2 (AAA)."""
WITHOUT_TEXT = ("::separator", "::indicator", "::handle", "::add-", "::sub-", "::branch", 'look="line"')


@pytest.mark.parametrize("scheme", [HIGH_LIGHT, HIGH_DARK])
def test_in_high_contrast_every_colour_of_words_reads_on_every_ground(scheme: Scheme) -> None:
    for words in (scheme.text, scheme.muted, scheme.brass, scheme.danger, scheme.good, scheme.accent):
        for ground in (scheme.window, scheme.base, scheme.raised):
            assert contrast(words, ground) >= HIGH, (words, ground)
    assert contrast(scheme.on_accent, scheme.accent) >= HIGH
    for line in scheme.series:
        assert contrast(line, scheme.base) >= HIGH, "names are written in it"


@pytest.mark.parametrize("scheme", [HIGH_LIGHT, HIGH_DARK])
def test_in_high_contrast_every_rule_of_the_sheet_reads(scheme: Scheme) -> None:
    judged = 0
    for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", style_sheet(scheme)):
        ground = re.search(r"(?<![-\w])background: (#[0-9a-f]{6})", body)
        words = re.search(r"(?<![-\w])color: (#[0-9a-f]{6})", body)
        if ground is None or any(part in selector for part in WITHOUT_TEXT):
            continue
        written = scheme.text if words is None else words.group(1)
        assert contrast(written, ground.group(1)) >= HIGH, selector
        judged += 1
    assert judged > 15


def test_in_high_contrast_everything_on_the_table_reads() -> None:
    felt = HIGH_FELT
    for ground in (felt.light, felt.cloth, felt.edge, felt.shade):
        for words in (felt.text, felt.muted, felt.brass):
            assert contrast(words, ground) >= HIGH, (words, ground)
    assert contrast(felt.ink, felt.paper) >= HIGH
    assert contrast(felt.ink, felt.brass) >= HIGH
    assert contrast(felt.text, felt.alarm) >= HIGH
    for ground in (ON_FELT_STRONG.hold, ON_FELT_STRONG.nobody, ON_FELT_STRONG.others):
        assert contrast(ON_FELT_STRONG.words, ground) >= HIGH


def test_high_contrast_reaches_windows_table_and_cards() -> None:
    for dark in (False, True):
        assert scheme_for(dark, contrast=True) in (HIGH_LIGHT, HIGH_DARK)
        assert felt_named("plum", dark, contrast=True) == HIGH_FELT
    assert look_of(Settings(contrast=True), None).colours == "high_contrast"
    assert look_of(Settings(), None).colours == "two"


@pytest.mark.parametrize("scheme", [LIGHT, DARK, HIGH_LIGHT, HIGH_DARK])
def test_a_button_that_can_be_pressed_has_a_clearer_frame_than_one_that_cannot(scheme: Scheme) -> None:
    """Also small buttons with signs; no frame of what is off has dashes, which on felt and tiles mean the keyboard."""
    frames = {}
    for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", style_sheet(scheme)):
        assert "dashed" not in body, selector
        if frame := re.search(r"border: 1px (?:solid|dotted) (#[0-9a-f]{6})", body):
            frames |= {each.strip(): frame.group(1) for each in selector.split(",")}
    for kind in ("QPushButton", "QToolButton", "QComboBox", "QSpinBox", "QLineEdit"):
        assert contrast(frames[kind], scheme.window) > contrast(frames[f"{kind}:disabled"], scheme.window)


@pytest.mark.parametrize("scheme", [LIGHT, DARK, HIGH_LIGHT, HIGH_DARK])
def test_a_box_that_cannot_be_checked_is_grey_though_it_has_a_tick(scheme: Scheme) -> None:
    box = re.search(r"indicator:checked:disabled \{ border-color: (#\w+); background: (#\w+); \}", style_sheet(scheme))
    assert box is not None
    assert scheme.accent not in box.groups()
    assert contrast(box.group(2), scheme.window) < contrast(scheme.muted, scheme.window)
