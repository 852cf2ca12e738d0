"""The contract that every game keeps: states, views, steps, chance before the deal, and `act`, through which all
actions go."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import takewhile
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from engine.cards import Card, Cards
from engine.events import Event, Faces, Place, Seat, seen_by_each
from engine.options import GameOptions, O, Option, as_declared, options_of
from engine.presentation import Presentation
from engine.prompts import Prompt
from engine.refusals import Refusal
from engine.teaching.first_hand import FirstHand
from engine.teaching.handbook import Handbook
from engine.teaching.themes import Theme
from engine.words import Catalogue, Text, Words, text

if TYPE_CHECKING:
    from engine.search_model import SearchModel
    from engine.teaching.lessons import Lesson


class Action(Protocol):
    """A frozen value whose ``str()`` is its one-line text (``play 3S 3H``); a hidden card is None, written ``?``."""

    def __str__(self) -> str: ...


def verb_of(action: Action) -> str:
    """The first word of the action's text: ``play``, ``pass``, ``bury``."""
    return str(action).partition(" ")[0]


A = TypeVar("A", bound=Action)
V = TypeVar("V", bound="View[Any]")  # any View at all: which actions are its own stands beside it, as A
Json = dict[str, Any]
"""An object of JSON; its values are read with a check each (Any: so ``json`` itself has them)."""
Answer = Json


@dataclass(frozen=True, slots=True)
class Seen(Generic[A]):
    """One action and the events that it led to, as one seat saw them."""

    seat: Seat
    action: A
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Log(Generic[A]):
    """What every seat has seen of a deal: ``opening[seat]`` is the deal itself, ``seen[seat]`` all that came after."""

    opening: tuple[tuple[Event, ...], ...]
    seen: tuple[tuple[Seen[A], ...], ...]

    @staticmethod
    def opened(seats: int, events: tuple[Event, ...]) -> Log[A]:
        """The log of a deal that begins with these events."""
        return Log(_by_seat(seats, events), ((),) * seats)

    def then(
        self,
        actor: Seat,
        action: A,
        events: tuple[Event, ...],
        veiled: A | None = None,
        witnesses: tuple[Seat, ...] = (),
    ) -> Log[A]:
        """The log with one action more; all but the actor and the witnesses see the veiled form, if there is one."""
        seen = tuple(
            (*before, Seen(actor, action if veiled is None or seat == actor or seat in witnesses else veiled, told))
            for seat, (before, told) in enumerate(zip(self.seen, _by_seat(len(self.seen), events), strict=True))
        )
        return Log(self.opening, seen)


def _by_seat(seats: int, events: tuple[Event, ...]) -> tuple[tuple[Event, ...], ...]:
    """These events as each seat sees them."""
    if not events:
        return ((),) * seats
    return tuple(zip(*(seen_by_each(event, range(seats)) for event in events), strict=True))


class View(Protocol[A]):
    """What one seat may know, and every question it may ask about its own moves."""

    @property
    def seat(self) -> Seat: ...
    @property
    def options(self) -> Any:
        """The game's own options; Any: who asks a view for them hands them to the game that it came from."""

    @property
    def standing(self) -> object: ...
    @property
    def first(self) -> Seat:
        """Who took the first card."""

    @property
    def opening(self) -> tuple[Event, ...]:
        """The events of the deal itself, as this seat saw them; ``history`` goes on from there."""

    @property
    def history(self) -> tuple[Seen[A], ...]: ...
    @property
    def turn(self) -> Seat | None:
        """Who is asked now; None: the deal is over."""

    def places(self) -> Mapping[Place, Faces]:
        """All cards by where they lie; None is a back; a place without cards is absent."""

    def prompt(self) -> Prompt[A] | None:
        """What this seat is asked now; None off turn."""

    def refusal(self, action: A) -> Refusal | None:
        """Why this seat may not do this now, or None where it may."""

    def candidates(self) -> Iterator[A]:
        """Actions worth trying, weakest first, every one allowed; none off turn."""

    def readings(self, cards: Cards) -> tuple[A, ...]:
        """All that these cards may mean, best first, allowed or not; also off turn."""


class State(Protocol[A]):
    """The whole truth about one deal; frozen."""

    @property
    def turn(self) -> Seat | None:
        """Who is asked now; None: the deal is over."""

    def view(self, seat: Seat) -> View[A]:
        """What this seat may know; seats count from 0, and IndexError is raised beyond the last."""

    def after(self, action: A) -> Step[A]:
        """The deal after this action, which is assumed to be allowed (`act` checks it)."""


@dataclass(frozen=True, slots=True)
class Step(Generic[A]):
    """The next state, and the events that led there, with every face shown."""

    state: State[A]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Shuffle:
    """All chance of a deal, drawn before it: the deck as taken, who takes first, lots, and cards turned up."""

    deck: Cards
    first: Seat
    lots: tuple[int, ...] = ()
    turned: Cards = ()


@dataclass(frozen=True, slots=True)
class Hidden(Generic[A]):
    """What a seat cannot see, as one guess: the whole deck, veiled actions by their place in the history, and lots."""

    deck: Cards
    actions: Mapping[int, A]
    lots: tuple[int, ...] = ()
    turned: Cards = ()


class IllegalActionError(ValueError):
    """Somebody insisted on an action that is refused; ``refusal`` says why."""

    def __init__(self, action: Action, refusal: Refusal) -> None:
        super().__init__(f"{action}: {refusal.reason} ({refusal.row})")
        self.refusal = refusal


class NothingImaginedError(Exception):
    """A sampler found no deal that fits a view within its bound on tries.

    Whoever imagines goes on without: a search weighs what it has, and plays the fast player's move if it has nothing.
    """


AnyView = View[Any]
"""The view of whatever game is played; only its own game can read its actions."""
AnyState = State[Any]
AnyStep = Step[Any]
AnyStanding = Any
"""What a game keeps from one deal to the next: a frozen type of its own, or None before the first deal. Like the game's
State it is no parameter of Game: nobody but the game itself reads it, and every seam would have to name it."""


def every_combination(_options: GameOptions) -> Refusal | None:
    """For a game whose options never exclude each other."""
    return None


def never_asleep(_options: GameOptions, _name: str) -> bool:
    """For a game whose options always have something to act on."""
    return False


def as_written(_view: AnyView, action: Action) -> Text:
    """For a game without captions: the action's own text."""
    return text("action.as_written", action=str(action))


def no_rules_text(_options: GameOptions) -> tuple[Text, ...]:
    """For a game whose rules are not written down for players yet."""
    return ()


def weakest(view: View[A], _random: Random) -> A:
    """For a game without a fast player: the weakest action that is worth trying."""
    return next(iter(view.candidates()))


@dataclass(frozen=True, kw_only=True)
class Game(Generic[O, A, V]):
    """A game as data: its options, its actions and what a seat may know of a deal, and pure functions over them.

    Whatever has a default may be left out.
    """

    key: str
    options: type[O]
    presets: Mapping[str, O]
    """Options by the name of the preset; the words stand under ``preset.<name>``."""
    words: Catalogue
    seats: Callable[[O], int]
    problem: Callable[[O], Refusal | None] = every_combination
    """Why these options exclude each other, or None."""
    asleep: Callable[[O, str], bool] = never_asleep
    """Whether the named option has nothing to act on beside these others; no page tells of it then."""
    agreed: Callable[[O, str], Text] = as_declared
    """What the present value of the named option means beside these others, in a sentence."""
    pack: Callable[[O], Cards]
    """Every card of the game, in a fixed order."""
    height: Callable[[V], Callable[[Card], int]]
    """View: how high a card stands in it, low to high, for sorting a hand (trumps may change it)."""
    chance: Callable[[O, AnyStanding, Random], Shuffle]
    """Options, standing, random: the shuffle of one deal."""
    deal: Callable[[O, AnyStanding, Shuffle], Step[A]]
    """Options, standing (None: first deal), shuffle: the first state, and the events of taking the cards."""
    sample: Callable[[V, Random], Hidden[A]]
    """View, random: what it cannot see, imagined so that every hard fact holds.

    The number of tries is bounded; past the bound it raises NothingImaginedError.
    """
    winners: Callable[[O, AnyStanding, tuple[int, ...], int], tuple[Seat, ...] | None]
    """Options, standing, totals, deals that counted: who has won the match, or None while it goes on."""
    read_action: Callable[[str], A]
    """An action of its text; raises NotationError."""
    passing: A | None = None
    """The action by which a seat declines; None: nobody ever declines in this game. Prompts that may be passed and
    quiet questions, which are answered by it, are only asked where there is one."""
    settle: Callable[[Any, AnyStanding], AnyStanding] | None = None  # Any: the game's own State
    """Finished state and standing before it: the standing of the next deal. None: no deal needs anything of the last;
    else ``read_standing`` and ``write_standing`` are there too."""
    read_standing: Callable[[O, Mapping[str, Any]], AnyStanding] | None = None  # Any: JSON
    """Options and JSON: a standing; raises NotationError."""
    write_standing: Callable[[AnyStanding], Json] | None = None
    caption: Callable[[V, A], Text] = as_written
    """View, action: what it is in a player's words ("pair of 8s beats pair of 6s")."""
    ask: Callable[[Mapping[str, Any]], Answer] | None = None  # Any: JSON
    """One question of ``judge``, options included; raises NotationError or OptionError."""
    rules: Callable[[O], tuple[Text, ...]] = no_rules_text
    """For these options: the paragraphs of the rules as played at this table; keys ``rules.…``."""
    greedy: Callable[[V, Random], A] = weakest
    """View, random: the action of a fast player who plays by a heuristic."""
    load_search_model: Callable[[], SearchModel[A, V]] | None = None
    """Brings what a search needs to know of this game, and its code; None: it cannot be searched yet."""
    presentation: Presentation[O, A, V] = field(default_factory=Presentation)
    """What the game tells the screen besides its rules."""
    lessons: Callable[[], tuple[Lesson, ...]] = tuple
    """The course, from taking cards to scoring, set up when first asked for; words under ``lesson.…``."""
    themes: tuple[Theme[A, V], ...] = ()
    """What its exercises are about, in the order of the list; words under ``theme.…``."""
    first_hand: FirstHand[O, V] = field(default_factory=FirstHand)
    """What somebody is told who plays for the first time."""
    handbook: Handbook[O, V] = field(default_factory=Handbook)

    @property
    def is_searched(self) -> bool:
        """Whether players can search this game; asking loads nothing."""
        return self.load_search_model is not None

    @property
    def search_model(self) -> SearchModel[A, V] | None:
        """What a search needs to know of this game; None: it cannot be searched yet."""
        return None if self.load_search_model is None else self.load_search_model()

    def awake(self, options: O) -> tuple[Option, ...]:
        """The house rules that have something to act on at this table, in the order of their fields."""
        return tuple(each for each in options_of(self.options) if not self.asleep(options, each.name))

    def page(self, options: O) -> tuple[Text, ...]:
        """The paragraphs of the rules before the list of all house rules."""
        return tuple(takewhile(lambda each: each.key != HOUSE_RULES, self.rules(options)))

    def told(self, options: O) -> Mapping[str, str]:
        """By house rule the paragraph that tells it already, in the same sentence or in other words."""
        page = self.page(options)
        keys = {each.key for each in page}
        found: dict[str, str] = {}
        for option in self.awake(options):
            said = self.agreed(options, option.name)
            paragraphs = (said.key,) if said in page else self.handbook.tells.get(said.key, ())
            place = next((key for key in paragraphs if key in keys), None)
            if place is not None:
                found[option.name] = place
        return found

    def complete(self, view: V, hidden: Hidden[A]) -> State[A]:
        """The deal that this view and this guess make together, played again from its first card."""
        shuffle = Shuffle(hidden.deck, view.first, hidden.lots, hidden.turned)
        state = self.deal(view.options, view.standing, shuffle).state
        for place, seen in enumerate(view.history):
            state = state.after(hidden.actions.get(place, seen.action)).state
        return state

    def imagine(self, view: V, random: Random) -> State[A]:
        """A deal that this view cannot tell from the real one; raises NothingImaginedError as ``sample`` does."""
        return self.complete(view, self.sample(view, random))


HOUSE_RULES = "rules.heading.house"
"""The heading of the list of all house rules, which comes last."""

AnyGame = Game[Any, Any, Any]
"""One of several games, known only when the program runs; whoever calls its functions hands them values of the same
game."""


def prompt_of(state: State[A]) -> Prompt[A] | None:
    """What the seat on turn is asked; None once the deal is over."""
    return None if state.turn is None else state.view(state.turn).prompt()


def act(state: State[A], action: A) -> Step[A]:
    """The step after this action of the seat on turn; the only checked way to the next state.

    Raises IllegalActionError where the view refuses the action, ValueError after the end of the deal.
    """
    if state.turn is None:
        raise ValueError("the deal is over: nobody is on turn")
    refusal = state.view(state.turn).refusal(action)
    if refusal is not None:
        raise IllegalActionError(action, refusal)
    return state.after(action)


WORDS = {
    "action.as_written": Words("{action}", "{action}", "{action}", "{action}"),
}
