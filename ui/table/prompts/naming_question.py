"""The question which card is named or called: the grid of cards, and what the choice in it would be."""

from __future__ import annotations

from engine.cards import Card, copies_named
from engine.game import Action, AnyGame, AnyView
from engine.presentation import CardCall
from engine.prompts import Name
from ui.kit.language import Lexicon
from ui.kit.theme import Felt
from ui.table.prompts.grid_place import GridPlace, LaidGrid
from ui.table.prompts.name_grid import NameGrid
from ui.table.prompts.offers import Offer, call_offer, naming
from ui.table.scene.table_scene import TableScene

ChosenNames = tuple[Card | None, tuple[tuple[Card, int], ...]]
"""The card that is chosen in the grid, and the copies of cards that are."""


class NamingQuestion:
    """Shows the grid while cards are to be named, and knows what a choice in it means."""

    def __init__(self, game: AnyGame, lexicon: Lexicon, scene: TableScene, grid: NameGrid) -> None:
        self._game, self._lexicon, self._scene = game, lexicon, scene
        self._grid = grid
        self._view: AnyView | None = None
        self._call: CardCall[Action] | None = None
        self._asked: tuple[object, ...] | None = None  # of which view, and in which language and colours, it is laid
        self.place = GridPlace(grid, scene)

    def ask(self, view: AnyView | None, prompt: object, felt: Felt) -> None:
        """Shows the grid where this prompt asks for names, and hides it otherwise.

        A choice in it stays as long as the question is the same.
        """
        if view is None or not isinstance(prompt, Name):
            self._view = self._asked = self._call = None
            if not self._grid.isHidden():
                self._grid.clear()
                self._scene.make_way(None)
            return
        self._view = view
        asked = view.history, self._lexicon.language, felt
        if self._asked == asked:
            return
        card, copies = self.choice if self._asked is not None and self._asked[0] == view.history else (None, ())
        self._asked = asked
        calls = self._game.presentation.calls
        self._call = None if calls is None else calls(view)
        pack, height = self._game.pack(view.options), self._game.height(view)
        self._grid.ask(pack, height, self.naming, self._scene.faces, felt, self._call)
        self._grid.choose(card)
        if copies:
            self._grid.copies.choose(copies)

    @property
    def choice(self) -> ChosenNames:
        """What is chosen in the grid."""
        return self._grid.chosen, self._grid.copies.chosen

    @property
    def chosen(self) -> bool:
        """Whether anything is chosen in the grid."""
        return self._grid.chosen is not None or bool(self._grid.copies.chosen)

    def offers(self) -> tuple[Offer, ...]:
        """What the choice in the grid would be; empty where nothing is chosen or to be named."""
        if self._view is None or not self.chosen:
            return ()
        if self._call is not None:
            copies = self._grid.copies.chosen
            return (call_offer(self._game, self._view, self._call.call(copies)),) if copies else ()
        return () if self._grid.chosen is None else (self.naming(self._grid.chosen),)

    def naming(self, card: Card) -> Offer:
        """What naming this card would be."""
        assert self._view is not None
        return naming(self._game, self._view, card)

    def choose(self, action: Action) -> None:
        """Chooses in the grid what this action would call."""
        copies = copies_named(action)
        card = copies[0][0] if copies else self._card_of(action)
        if self._call is not None:
            self._grid.copies.choose(copies)
        else:
            self._grid.choose(card)
        self._grid.point_at(card)

    def calls_other_than(self, action: Action) -> bool:
        """Whether what is chosen in the grid is not what this action would call; False where nothing is to be named."""
        if self._view is None or not self._grid.isVisible():
            return False
        if self._call is not None:
            return set(self._grid.copies.chosen) != set(copies_named(action))
        if self._grid.chosen is None:
            return self._card_of(action) is not None
        return action not in self._view.readings((self._grid.chosen,))

    def lay_beside(self, beside: int, at_left: bool) -> LaidGrid | None:
        """Lays the grid so that this width is free at its left or right for a hint's reasons; None: nothing is to be
        named."""
        return self.place.lie_beside(beside, at_left) if self._grid.isVisible() else None

    def _card_of(self, action: Action) -> Card | None:
        """A card of the grid that means this action where it is named: of a colour and a rank the first one."""
        view = self._view
        cards = (cell.card for cell in self._grid.cells)
        return None if view is None else next((card for card in cards if action in view.readings((card,))), None)
