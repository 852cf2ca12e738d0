"""What the person wants while cards are taken and bids may be made: a wish that waits, one pause, or no stops."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.play.quiet import is_choice
from engine.game import Action
from engine.prompts import Prompt


@dataclass(frozen=True, slots=True)
class Taking:
    """``wish`` is what the person wants to do when asked next, ``paused`` whether they have been asked once,
    ``hurried`` whether they want the rest dealt."""

    wish: Action | None = None
    paused: bool = False
    hurried: bool = False

    def wishing(self, action: Action | None) -> Taking:
        """This is to be done as soon as the person is asked; None: nothing."""
        return replace(self, wish=action)

    def hurrying(self) -> Taking:
        """The rest is to come without stops."""
        return replace(self, hurried=True)

    def lets_go(self, prompt: Prompt[Action] | None, taking: bool) -> bool:
        """Whether the person's own quiet question is answered without them; ``taking``: there are cards left."""
        return not is_choice(prompt) or self.wish is not None or (taking and (self.paused or self.hurried))

    def asked(self) -> Taking:
        """The person has been asked: that pause was theirs."""
        return replace(self, paused=True)
