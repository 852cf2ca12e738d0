"""Settings as fields like house rules, so that the same form shows and the same code saves them."""

from __future__ import annotations

from dataclasses import dataclass

from engine.options import Choice, Range, Switch, rule


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; a field's group is its page in the dialog."""

    language: str = rule(Choice(("system", "en", "zh_CN", "zh_TW", "ja")), "system", "", "look")
    scheme: str = rule(Choice(("system", "light", "dark")), "system", "", "look")
    contrast: bool = rule(Switch(), False, "", "look")
    text_size: int = rule(Choice((90, 100, 115, 130, 150)), 100, "", "look")
    table: str = rule(Choice(("jade", "ink", "walnut", "plum")), "jade", "", "look")
    colours: str = rule(Choice(("two", "four", "high_contrast")), "two", "", "cards")
    cut: str = rule(Choice(("standard", "large")), "standard", "", "cards")
    back: str = rule(Choice(("jade", "cinnabar", "ink")), "jade", "", "cards")
    sort: str = rule(Choice(("rank", "suit", "combination")), "rank", "", "cards")
    ascending: bool = rule(Switch(), False, "", "cards")
    columns: bool = rule(Switch(), True, "", "cards")
    left_handed: bool = rule(Switch(), False, "", "cards")
    speed: str = rule(Choice(("off", "fast", "normal", "slow")), "normal", "", "play")
    waiting: str = rule(Choice(("calm", "normal", "quick", "at_once")), "normal", "", "play")
    hold_tricks: bool = rule(Switch(), False, "", "play")
    automatic: bool = rule(Switch(), False, "", "play")
    dim: bool = rule(Switch(), False, "", "play")
    play_on_double_click: bool = rule(Switch(), True, "", "play")
    claim: bool = rule(Switch(), True, "", "play")
    open_hands: bool = rule(Switch(), False, "", "play")
    remarks: bool = rule(Switch(), True, "", "play")
    coach: bool = rule(Switch(), False, "", "play")
    sound: bool = rule(Switch(), False, "", "play")
    play_again: bool = rule(Switch(), True, "", "more")
    pace: int = rule(Range(0, 3000), 800, "", "more")


_WAITS = {"calm": 2.0, "normal": 1.0, "quick": 0.375, "at_once": 0.0}
"""How long plays stand at each pace, as a multiple of the milliseconds that are set."""


def milliseconds(settings: Settings) -> int:
    """How long a play stands before the next one, by the word of the setting or by the milliseconds that are set."""
    return round(settings.pace * _WAITS[settings.waiting])
