"""Drawings that no one would draw: everything that SVG can wear, worn at random, in numbers that nobody expects."""

from __future__ import annotations

from random import Random

_HOLDERS = (
    "g",
    "mask",
    "pattern",
    "marker",
    "filter",
    "clipPath",
    "symbol",
    "linearGradient",
    "radialGradient",
    "switch",
)
_WORN = ("fill", "stroke", "mask", "filter", "clip-path", "marker-start", "marker-mid", "marker-end")
_NUMBERS = ("0", "-1", "0.5", "0.0001", "1e9", "-1e9", "1e-9", "100", "90%", "nan", "", "9" * 40)
_PLACES = (
    "x",
    "y",
    "width",
    "height",
    "stroke-width",
    "font-size",
    "stdDeviation",
    "opacity",
    "stroke-dasharray",
    "viewBox",
)
_UNITS = ("userSpaceOnUse", "objectBoundingBox", "odd")
_STEPS = ("feGaussianBlur", "feOffset", "feFlood", "feMerge", "feBlend", "feColorMatrix", "feComposite")


def hostile_drawing(random: Random) -> bytes:
    """A face of a few kilobytes."""
    names = [f"n{number}" for number in range(random.randrange(1, 16))]
    round_about = random.random() < 0.1  # what wears itself is refused at once
    parts = [
        _part(random, names if round_about else names[place + 1 :] or ["nobody"], name)
        for place, name in enumerate(names)
    ]
    style = f"<style>path{{{_worn(random, names)[1]}}}</style>" if random.random() < 0.3 else ""
    rest = "".join(_shape(random, names) for _ in range(random.randrange(1, 9)))
    size = random.choice(("0 0 250 350", "0 0 1 1", "0 0 1e9 1e9", "0 0 0 0"))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">{style}{"".join(parts)}{rest}</svg>'.encode()


def _part(random: Random, names: list[str], name: str) -> str:
    kind, count = random.choice(_HOLDERS), random.choice((0, 1, 2, 2, 3, 30))
    if kind == "filter":
        inside = "".join(f"<{random.choice(_STEPS)} {_numbers(random)}/>" for _ in range(count))
    else:
        inside = "".join(_shape(random, names) for _ in range(count))
    units = f'{random.choice((kind, "mask", "pattern", "filter"))}Units="{random.choice(_UNITS)}"'
    return f'<{kind} id="{name}" {units} {_numbers(random)} {_wears(random, names)}>{inside}</{kind}>'


def _shape(random: Random, names: list[str]) -> str:
    if random.random() < 0.2:
        return f'<use href="#{random.choice(names)}" {_numbers(random)}/>'
    if random.random() < 0.1:
        return f"<text {_numbers(random)}>Paizhuo</text>"
    corners = " ".join(
        f"L{random.randrange(-9, 400)} {random.choice(_NUMBERS)}" for _ in range(random.randrange(1, 12))
    )
    return f'<path d="M0 0{corners}" {_wears(random, names)} {_numbers(random)}/>'


def _wears(random: Random, names: list[str]) -> str:
    attribute, style = _worn(random, names)
    return f'style="{style}"' if random.random() < 0.3 else attribute


def _worn(random: Random, names: list[str]) -> tuple[str, str]:
    """The same thing worn by an attribute and by a style."""
    what, name = random.choice(_WORN), random.choice(names)
    return f'{what}="url(#{name})"', f"{what}: url( '#{name}' )"


def _numbers(random: Random) -> str:
    places = random.sample(_PLACES, random.randrange(3))
    return " ".join(f'{place}="{random.choice(_NUMBERS)}"' for place in places)
