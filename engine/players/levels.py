"""How well a searching player plays: levels as budget, settings and temperature, and the bots named after them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp, inf
from random import Random

from engine.cards import NotationError
from engine.game import A, Action, AnyGame, AnyView, V
from engine.parts.summing import plain_sum
from engine.players.search import Budget, search
from engine.search_model import SearchModel, SearchProblem, SearchSettings, Stop, Style, never


@dataclass(frozen=True, slots=True)
class SearchLevel:
    """One way to think; without playouts by the fast player's scores alone, blurred by the temperature.

    ``slips``: how likely each of the game's slips is, times its weight, where it can be made; a game that has slips
    uses no temperature. ``caution``: how many times as many standard errors as usual another move must be ahead of the
    fast player's own. ``moves``: how many of the fast player's best moves it tries, each with one plan; None: all that
    the game would have weighed, with all plans.
    """

    name: str
    budget: Budget
    settings: SearchSettings
    temperature: float = 0.0
    slips: float = 0.0
    caution: float = 1.0
    moves: int | None = None


ENDING_NODES = 2_000
"""How many positions a master looks at to solve the ending of one imagined deal."""

LEVELS = {
    level.name: level
    for level in (
        SearchLevel("novice", Budget(0), SearchSettings(remembers=False, infers=False), temperature=1.0, slips=1.0),
        SearchLevel("casual", Budget(0), SearchSettings(infers=False), slips=0.25),
        SearchLevel("skilled", Budget(24, 0.15), SearchSettings(infers=False), caution=2.0, moves=3),
        SearchLevel("strong", Budget(120, 0.38), SearchSettings(infers=False)),
        SearchLevel("master", Budget(4_000, 0.8), SearchSettings(nodes=ENDING_NODES)),
    )
}
"""The five levels, the weakest first; strong has to answer within 400 milliseconds, preparation included."""
HINT_LEVEL = SearchLevel("hint", Budget(1_000, 2.0), SearchSettings())
"""The level that hints think at: between strong and master, with more time than either where the machine is busy."""

PREFIX = "search"
LEVEL_BOTS = tuple(f"{PREFIX}:{level}" for level in LEVELS)
"""The names of the levels as bots, the weakest first."""


def no_search(game: AnyGame) -> NotationError:
    """Why a searching bot cannot play this game."""
    return NotationError(f"{game.key} has no search yet: choose random or greedy")


@dataclass(frozen=True, slots=True)
class SearchBot:
    """A bot that thinks as its level says."""

    level: SearchLevel

    def __call__(self, game: AnyGame, view: AnyView, random: Random, stop: Stop = never) -> Action:
        """The level's move; raises NotationError for a game that cannot be searched."""
        if game.search_model is None:
            raise no_search(game)
        action: Action = decided(game.search_model, view, self.level, random, stop)
        return action


def decided(model: SearchModel[A, V], view: V, level: SearchLevel, random: Random, stop: Stop = never) -> A:
    """The move of a player of this level, who gives no reasons."""
    problem = model.search_problem(view, replace(level.settings, tells=False, stop=stop), ())
    if level.slips and model.slips:
        return slipped(model, view, problem.moves[0], level.slips, random)
    if len(problem.moves) == 1:
        return problem.moves[0]
    if level.budget.playouts:
        return search(model, narrowed(problem, level), budget_of(model, level, problem), random, stop).best.action
    return problem.moves[blurred(problem, level.temperature, random)]


def narrowed(problem: SearchProblem[A], level: SearchLevel) -> SearchProblem[A]:
    """The problem with only as many moves as the level tries, each with its first plan, whose arms are their places."""
    if level.moves is None:
        return problem
    moves = problem.moves[: level.moves]
    return replace(
        problem,
        moves=moves,
        scores=problem.scores[: level.moves],
        plans=1,
        guarded=problem.guarded & frozenset(range(len(moves))),
    )


def slipped(model: SearchModel[A, V], view: V, own: A, chance: float, random: Random) -> A:
    """The fast player's own action, or the first slip that is drawn by lot and can be made here."""
    for slip in model.slips:
        if random.random() < chance * slip.weight:
            action = slip.instead(view, own)
            if action is not None:
                return action
    return own


def budget_of(model: SearchModel[A, V], level: SearchLevel, problem: SearchProblem[A]) -> Budget:
    """The level's budget, with the playouts that this game wants for it here."""
    playouts = model.playouts.get(level.name, level.budget.playouts)
    if level.name in (*LEVELS, HINT_LEVEL.name):
        playouts = round(playouts * problem.effort)
    return replace(level.budget, playouts=playouts, caution=level.caution * model.caution, pooled=model.pooled)


def blurred(problem: SearchProblem[A], temperature: float, random: Random) -> int:
    """The place of a move, the likelier the higher its score; without temperature the first."""
    if not temperature:
        return 0
    chances = [exp((score - problem.scores[0]) / temperature) for score in problem.scores]
    lot = random.random() * plain_sum(chances)
    for place, chance in enumerate(chances):
        lot -= chance
        if lot < 0:
            return place
    return 0


def search_bot(name: str) -> SearchBot:
    """The bot of ``search``, ``search:200`` (milliseconds), ``search:n1000`` (playouts), ``search:LEVEL``, or
    ``search:nLEVEL``: the level's playouts however long they take.

    A style may follow: ``search:strong:bold``. Raises NotationError for any other name.
    """
    prefix, *words = name.split(":")
    level, style = [*words, "", ""][:2]
    if prefix != PREFIX or len(words) > 2 or (len(words) == 2 and style not in list(Style)) or (words and not level):
        raise _unknown(name)
    found = _level(level) if level else LEVELS["strong"]
    if found is None:
        raise _unknown(name)
    return SearchBot(replace(found, settings=replace(found.settings, style=Style(style))) if style else found)


def _level(word: str) -> SearchLevel | None:
    """A level by its name, or one made for so many milliseconds or playouts."""
    if word in LEVELS:
        return LEVELS[word]
    number = word.removeprefix("n")
    if word.startswith("n") and number in LEVELS:
        return replace(LEVELS[number], budget=replace(LEVELS[number].budget, seconds=inf))
    if not (number.isascii() and number.isdigit() and 0 < len(number) < 9 and int(number)):
        return None
    if word.startswith("n"):
        return SearchLevel(word, Budget(int(number)), HINT_LEVEL.settings)
    return SearchLevel(word, Budget(PLAYOUTS_A_MILLISECOND * int(number), int(number) / 1000), HINT_LEVEL.settings)


PLAYOUTS_A_MILLISECOND = 50
"""More than any machine plays out, so that only the clock stops a bot that was given milliseconds."""


_STYLES = " or :".join(style for style in Style if style is not Style.EVEN)
SEARCHES = (
    f"search, search:MILLISECONDS, search:nPLAYOUTS, search:nLEVEL or {', '.join(LEVEL_BOTS)}, and :{_STYLES} after it"
)
"""How the name of a searching bot is written."""


def _unknown(name: str) -> NotationError:
    return NotationError(f"{name!r} is no search: write {SEARCHES}")


def named_level(bot: str) -> str:
    """The name of a bot's level, which is the same without a clock: ``search:nskilled`` is ``search:skilled``."""
    prefix, *words = bot.split(":")
    if prefix == PREFIX and words and words[0].startswith("n") and words[0][1:] in LEVELS:
        words[0] = words[0][1:]
    return ":".join((prefix, *words))


def is_unhurried(bot: str | None) -> bool:
    """Whether it is a level without a clock, so that it is the same player on every machine.

    The heuristic player answers quiet questions for it, because the wait for a search would give away what they hide.
    """
    return bot is not None and named_level(bot) != bot


UNHURRIED = 3
"""A level without a clock is waited for this many times as long as it has with one."""


def slowest(name: str) -> float:
    """The most seconds that a bot of this name takes to answer; 0 for quick ones, and where playouts alone are limited.

    The clock stops it then; a level that plays all its playouts is done by then on any usual machine. A bot that only
    a number of playouts limits has no such bound: 0 too.
    """
    if name.split(":")[0] != PREFIX:
        return 0.0
    level = search_bot(name).level
    budget = level.budget
    if level.name in LEVELS and budget.seconds == inf:
        return UNHURRIED * LEVELS[level.name].budget.seconds if budget.playouts else 0.0
    return budget.seconds if budget.playouts and budget.seconds < inf else 0.0
