"""SVG as text: the few elements that the cards use, all of them in SVG Tiny."""

from __future__ import annotations

from collections.abc import Iterable


def number(value: float) -> str:
    """A coordinate with at most two decimals, the shortest way."""
    shown = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if shown in ("-0", "") else shown


def points(*coordinates: float) -> str:
    """Coordinates with spaces between."""
    return " ".join(number(value) for value in coordinates)


def fill(outline: str, colour: str, rule: str = "nonzero") -> str:
    """A filled path."""
    extra = "" if rule == "nonzero" else f' fill-rule="{rule}"'
    return f'<path d="{outline}" fill="{colour}"{extra}/>'


def line(outline: str, colour: str, width: float, cap: str = "round", join: str = "round") -> str:
    """A stroked path."""
    return (
        f'<path d="{outline}" fill="none" stroke="{colour}" stroke-width="{number(width)}"'
        f' stroke-linecap="{cap}" stroke-linejoin="{join}"/>'
    )


def group(parts: Iterable[str], transform: str = "", name: str = "") -> str:
    """Parts moved together; a name lets `use` draw them again."""
    identity = f' id="{name}"' if name else ""
    moved = f' transform="{transform}"' if transform else ""
    return f"<g{identity}{moved}>{''.join(parts)}</g>"


def use(name: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    """What has this name, once more: scaled, turned by degrees, moved to x, y."""
    return f'<use xlink:href="#{name}" transform="{place(x, y, scale, turn)}"/>'


def place(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A transform: scaled first, then turned by degrees, then moved."""
    words = [f"translate({points(x, y)})"]
    if turn:
        words.append(f"rotate({number(turn)})")
    if scale != 1:
        words.append(f"scale({round(scale, 4)})")
    return " ".join(words)


def circle(x: float, y: float, radius: float) -> str:
    """The outline of a circle, as two arcs."""
    r = number(radius)
    return f"M{points(x - radius, y)}a{r} {r} 0 1 1 {points(2 * radius, 0)}a{r} {r} 0 1 1 {points(-2 * radius, 0)}z"


def polygon(*corners: tuple[float, float]) -> str:
    """The outline through these corners."""
    return "M" + "L".join(points(x, y) for x, y in corners) + "z"


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """The outline of a rectangle with round corners."""
    r = number(radius)
    return (
        f"M{points(x + radius, y)}h{number(width - 2 * radius)}a{r} {r} 0 0 1 {r} {r}v{number(height - 2 * radius)}"
        f"a{r} {r} 0 0 1 -{r} {r}h{number(2 * radius - width)}a{r} {r} 0 0 1 -{r} -{r}v{number(2 * radius - height)}"
        f"a{r} {r} 0 0 1 {r} -{r}z"
    )


def document(definitions: Iterable[str], parts: Iterable[str], width: int = 250, height: int = 350) -> str:
    """A whole picture; a card is 250 by 350 units."""
    defined = "".join(definitions)
    body = "\n".join(part for part in parts if part)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n'
        + (f"<defs>{defined}</defs>\n" if defined else "")
        + f"{body}\n</svg>\n"
    )
