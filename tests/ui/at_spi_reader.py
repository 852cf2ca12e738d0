"""What a screen reader does, for the system's Python (which has pyatspi): finds a card, presses it, plays it.

Prints one line of JSON: what it found. The table must ask seat 0 to lead.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import pyatspi
from gi.repository import GLib

LOOK_MS, PATIENCE_MS = 100, 200_000
CLOSED = (pyatspi.ROLE_MENU_BAR, pyatspi.ROLE_MENU, pyatspi.ROLE_MENU_ITEM, pyatspi.ROLE_TREE)
found: dict[str, Any] = {"announced": []}
began = GLib.get_monotonic_time()


def nodes(node: Any) -> Any:
    """A node and all that can be seen below it; every question goes over the bus, so menus are left out."""
    node.clear_cache()  # names and states are to be those of now
    yield node
    if node.getRole() in CLOSED or not node.getState().contains(pyatspi.STATE_SHOWING):
        return
    for place in range(node.childCount):
        child = node.getChildAtIndex(place)
        if child is not None:
            yield from nodes(child)


def buttons() -> list[Any]:
    """The push buttons of the program that can be seen."""
    desktop = pyatspi.Registry.getDesktop(0)
    programs = [program for program in desktop if program is not None and program.name == "Paizhuo"]
    return [
        node
        for program in programs
        for window in program
        for node in nodes(window)
        if node.getRole() == pyatspi.ROLE_PUSH_BUTTON and node.getState().contains(pyatspi.STATE_SHOWING)
    ]


def press(button: Any) -> None:
    """Do what the button does."""
    actions = button.queryAction()
    names = [actions.getName(place) for place in range(actions.nActions)]
    actions.doAction(names.index("Press"))


def cards() -> list[Any]:
    """The buttons over our cards."""
    return [button for button in buttons() if " of " in button.description and button.name in button.description]


def look() -> bool:
    """Looks at the program; what is gone by the time it is asked for is looked for again."""
    try:
        return looked()
    except GLib.Error:
        return True


def looked() -> bool:
    """The next thing to do, once it can be done; False ends the loop."""
    if GLib.get_monotonic_time() - began > 1000 * PATIENCE_MS:
        found["gave up"] = [button.name for button in buttons()]
        pyatspi.Registry.stop()
        return False
    if "hand" not in found:
        if any(button.name == "Hint" and button.getState().contains(pyatspi.STATE_ENABLED) for button in buttons()):
            found["hand"] = [card.name for card in cards()]
            press(cards()[-1])
    elif "offered" not in found:
        offers = [button for button in buttons() if button.name.startswith("Play ")]
        if offers:
            found["chosen"] = [card.name for card in cards() if card.description.endswith("chosen")]
            found["offered"] = offers[0].name
            press(offers[0])
    elif len(cards()) == len(found["hand"]) - 1 and any(" of " in words for words in found["announced"]):
        found["left"] = [card.name for card in cards()]
        pyatspi.Registry.stop()
        return False
    return True


def hear(event: Any) -> None:
    """Something was announced."""
    found["announced"].append(str(event.any_data))


pyatspi.Registry.registerEventListener(hear, "object:announcement")
GLib.timeout_add(LOOK_MS, look)
pyatspi.Registry.start()
sys.stdout.write(json.dumps(found) + "\n")
sys.exit("gave up" in found)
