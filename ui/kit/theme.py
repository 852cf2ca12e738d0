"""Colours as data: schemes for windows, felts for the table, and the palette made from a scheme."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette


@dataclass(frozen=True, slots=True)
class Scheme:
    """The colours of windows.

    ``text``, ``muted`` and ``danger`` have a contrast of 4.5:1 or better on window, base and raised.
    """

    window: str
    base: str
    raised: str
    text: str
    muted: str
    border: str
    accent: str
    on_accent: str
    brass: str
    danger: str
    good: str
    faint: str
    """The frame of what cannot be pressed."""
    off: str
    """The ground of a tick that cannot be taken away."""
    series: tuple[str, ...]
    """Lines of a chart and the names at their ends, seat by seat; each has the contrast of words on base."""


LIGHT = Scheme(
    window="#f3eee3",
    base="#fdfaf4",
    raised="#faf5ea",
    text="#221f1b",
    muted="#645b4e",
    border="#d8cdb9",
    accent="#1f5c4d",
    on_accent="#ffffff",
    brass="#8a6524",
    danger="#a82c22",
    good="#1f6a4c",
    faint="#e5ddce",
    off="#aba498",
    series=(
        "#a82c22",
        "#1f5c8a",
        "#8a6524",
        "#2c7a52",
        "#6b4a94",
        "#a8447c",
        "#4f6b14",
        "#3f6f78",
        "#8f4f2b",
        "#5a5a5a",
    ),
)
DARK = Scheme(
    window="#161b19",
    base="#1d2321",
    raised="#222927",
    text="#ece6d9",
    muted="#aca593",
    border="#38413d",
    accent="#5fb89c",
    on_accent="#0c1512",
    brass="#d0ac68",
    danger="#f08a7c",
    good="#78cba6",
    faint="#272e2b",
    off="#616056",
    series=(
        "#ee8577",
        "#79b4e0",
        "#d9b66e",
        "#74c99b",
        "#b79be0",
        "#e394bf",
        "#b3c96b",
        "#83c5cf",
        "#d99a72",
        "#b8b8b8",
    ),
)
HIGH_LIGHT = Scheme(
    window="#ffffff",
    base="#ffffff",
    raised="#ffffff",
    text="#000000",
    muted="#2b2b2b",
    border="#000000",
    accent="#00403a",
    on_accent="#ffffff",
    brass="#553800",
    danger="#8b0000",
    good="#004d29",
    faint="#9a9a9a",
    off="#959595",
    series=(
        "#8b0000",
        "#0b3f73",
        "#5e3f00",
        "#004d29",
        "#4b2a80",
        "#7a1650",
        "#3a4a00",
        "#0f4a55",
        "#6e2f12",
        "#3d3d3d",
    ),
)
HIGH_DARK = Scheme(
    window="#000000",
    base="#000000",
    raised="#0a0a0a",
    text="#ffffff",
    muted="#e2e2e2",
    border="#ffffff",
    accent="#7fe9c8",
    on_accent="#000000",
    brass="#ffd54a",
    danger="#ffb3a7",
    good="#8df0bd",
    faint="#6a6a6a",
    off="#717171",
    series=DARK.series,
)
"""Colours of windows in which all text has a contrast of 7:1 or better."""


@dataclass(frozen=True, slots=True)
class Felt:
    """A table: cloth from light to edge, the inlaid line, brass for roles, and the colours of writing."""

    light: str
    cloth: str
    edge: str
    line: str
    shade: str
    """The ground of plates and buttons, darker than the cloth."""
    text: str
    muted: str
    brass: str
    alarm: str
    paper: str = "#fbf8f1"
    ink: str = "#1d1b1a"


FELTS = {
    "jade": Felt("#2a6254", "#1f4d43", "#163a34", "#c9a45c", "#0c221e", "#f6f1e4", "#d3dccf", "#c9a45c", "#b3392b"),
    "ink": Felt("#2b4a6b", "#213a56", "#172a40", "#b9a878", "#0d1826", "#f3f0e6", "#ced7e0", "#c9a45c", "#b3392b"),
    "walnut": Felt("#5a4231", "#473325", "#33241a", "#c9a45c", "#1c130d", "#f7efe2", "#dfd2bf", "#d0a95c", "#b3392b"),
    "plum": Felt("#57344a", "#45273a", "#321a29", "#c9a45c", "#1b0d16", "#f7eee9", "#e0cdd6", "#d0a95c", "#b3392b"),
}
"""The tables by name, in light."""
DARK_FELTS = {
    "jade": Felt("#163029", "#10241f", "#0a1714", "#9c8149", "#050c0a", "#efe9db", "#b9c4b8", "#c9a45c", "#b3392b"),
    "ink": Felt("#17273a", "#111d2c", "#0b131e", "#948560", "#05090f", "#ece8dd", "#b3bfcb", "#c9a45c", "#b3392b"),
    "walnut": Felt("#2e2119", "#231912", "#17100b", "#9c8149", "#0b0705", "#f0e8da", "#c8bba8", "#c9a45c", "#b3392b"),
    "plum": Felt("#2d1a26", "#22131d", "#160b12", "#9c8149", "#0b0509", "#f0e7e3", "#c8b4bf", "#c9a45c", "#b3392b"),
}
"""The same tables in dark."""
HIGH_FELT = Felt(
    "#06201a",
    "#041512",
    "#000000",
    "#ffe08a",
    "#000000",
    "#ffffff",
    "#ffffff",
    "#ffd54a",
    "#96100a",
    "#ffffff",
    "#000000",
)
"""The table on which all text has a contrast of 7:1 or better."""


def felt_named(name: str, dark: bool = False, contrast: bool = False) -> Felt:
    """The table of this name in light or dark (jade where a name is unknown), or the high-contrast one."""
    if contrast:
        return HIGH_FELT
    felts = DARK_FELTS if dark else FELTS
    return felts.get(name, felts["jade"])


def luminance(colour: str) -> float:
    """The relative luminance of a colour as WCAG 2 defines it, 0 to 1."""
    parts = []
    exact = QColor(colour)
    for share in (exact.redF(), exact.greenF(), exact.blueF()):
        parts.append(share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def is_dark(scheme: str) -> bool:
    """Whether a setting (``system``, ``light``, ``dark``) means dark now."""
    if scheme == "system":
        return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    return scheme == "dark"


def scheme_for(dark: bool, contrast: bool = False) -> Scheme:
    """The colours of windows in light or dark, usual or high-contrast."""
    if contrast:
        return HIGH_DARK if dark else HIGH_LIGHT
    return DARK if dark else LIGHT


def scheme_of(palette: QPalette) -> Scheme:
    """The scheme from which a palette was made; the usual light one where it is another's.

    The style sheet gives a window's palette the ground of the window as its base, too.
    """
    ground = palette.base().color().name()
    return next((each for each in (LIGHT, DARK, HIGH_LIGHT, HIGH_DARK) if ground in (each.base, each.window)), LIGHT)


def palette_of(scheme: Scheme) -> QPalette:
    """The scheme as a Qt palette, so that every plain widget follows it."""
    role = QPalette.ColorRole
    palette = QPalette()
    for where, colour in (
        (role.Window, scheme.window),
        (role.WindowText, scheme.text),
        (role.Base, scheme.base),
        (role.AlternateBase, scheme.raised),
        (role.Text, scheme.text),
        (role.Button, scheme.raised),
        (role.ButtonText, scheme.text),
        (role.BrightText, scheme.danger),
        (role.Highlight, scheme.accent),
        (role.HighlightedText, scheme.on_accent),
        (role.Accent, scheme.accent),
        (role.Link, scheme.accent),
        (role.LinkVisited, scheme.brass),
        (role.PlaceholderText, scheme.muted),
        (role.ToolTipBase, scheme.raised),
        (role.ToolTipText, scheme.text),
        (role.Light, scheme.raised),
        (role.Midlight, scheme.border),
        (role.Mid, scheme.border),
        (role.Dark, scheme.border),
        (role.Shadow, scheme.border),
    ):
        palette.setColor(where, QColor(colour))
    for where in (role.WindowText, role.Text, role.ButtonText):
        faint = QColor(scheme.muted)
        faint.setAlphaF(0.65)
        palette.setColor(QPalette.ColorGroup.Disabled, where, faint)
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(scheme.border))
    return palette
