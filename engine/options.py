"""House rules as fields of a frozen dataclass, and everything that follows from them: forms, flags, sentences, test
tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, dataclass, field, fields, replace
from functools import cache
from typing import Any, ClassVar, Protocol, TypeVar

from engine.words import Language, Text, Words, render, text

Value = bool | int | str | frozenset[str]


class GameOptions(Protocol):
    """The options of some game: a frozen dataclass whose every field is a house rule, with a default."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]  # a field may be of any type: so the standard library has it


O = TypeVar("O", bound=GameOptions)  # noqa: E741 - as everywhere: O options, A actions, V views of a game
R = TypeVar("R")

YES, NO = "yes", "no"


@dataclass(frozen=True, slots=True)
class Switch:
    """Yes or no."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of these values; all words or all whole numbers."""

    values: tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Range:
    """A whole number from ``least`` to ``most``, both possible, or one of the words in ``also`` (``endless``)."""

    least: int
    most: int
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Subset:
    """Any number of these words, none included."""

    values: tuple[str, ...]


OptionKind = Switch | Choice | Range | Subset


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule: its field, kind, default, the row of the rules, and the group of the form it stands in.

    Its words stand in the game's catalogue: ``option.<name>`` is the title; ``option.<name>.<value>`` says in a
    sentence what a value means: ``yes`` or ``no`` for a switch; for a number or a set ``option.<name>.about`` with
    ``{value}``, and ``option.<name>.none`` for the empty set.
    Names and values that it had in earlier versions are read like today's and never written.
    """

    name: str
    kind: OptionKind
    default: Value
    row: str
    group: str
    formerly: tuple[str, ...] = ()
    values_formerly: Mapping[str, str | int | bool] = field(default_factory=dict, hash=False)
    """Today's value by the word of the earlier one; of a set, today's member by the earlier member."""
    until_then: Value | None = None
    """What was played before this option existed; None: it has been there from the start."""


class OptionError(ValueError):
    """An option or value that does not exist; ``text`` says it in any language, ``str()`` in English."""

    def __init__(self, why: Text) -> None:
        super().__init__(render(why, Language.EN, WORDS))
        self.text = why


def rule(
    kind: OptionKind,
    default: Value,
    row: str,
    group: str = "house",
    formerly: tuple[str, ...] = (),
    values_formerly: Mapping[str, str | int | bool] | None = None,
    until_then: Value | None = None,
) -> Any:
    """A dataclass field that is a house rule of the given row; Any, as ``dataclasses.field`` says too.

    A renamed option keeps its earlier names in ``formerly=("old_name",)``; a renamed value keeps its earlier word in
    ``values_formerly={"old": "new"}`` (``yes`` and ``no`` for what was a switch). An option that is added says in
    ``until_then`` what was played before it existed. Records and saves that name every option but such ones are read
    with these values.
    """
    renamed = dict(values_formerly or {})
    for old, new in renamed.items():
        assert _parsed(kind, old) is None, f"{old} is a value of today"
        assert _read(kind, [new] if isinstance(kind, Subset) else new) is not None, f"{new} is no value"
    assert until_then is None or _read(kind, until_then) is not None, f"{until_then} is no value"
    metadata = {
        "kind": kind,
        "row": row,
        "group": group,
        "formerly": formerly,
        "values_formerly": renamed,
        "until_then": until_then,
    }
    return field(default=default, metadata=metadata)


def options_of(options: type[GameOptions]) -> tuple[Option, ...]:
    """The house rules of an options type, in the order of their fields."""
    return _declared(options)


@cache
def _declared(options: type[GameOptions]) -> tuple[Option, ...]:
    return tuple(_option(each) for each in fields(options))


def _option(declared: Field[Any]) -> Option:
    default: Any = declared.default  # any: a Value, which the standard library cannot know
    return Option(declared.name, default=default, **declared.metadata)


def options_by_name(options: type[GameOptions]) -> Mapping[str, Option]:
    """Every house rule by its name, and by each that it had in earlier versions."""
    return _named(options)


@cache
def _named(options: type[GameOptions]) -> Mapping[str, Option]:
    found: dict[str, Option] = {}
    for option in options_of(options):
        for name in (option.name, *option.formerly):
            assert name not in found, f"{name} names two options"
            found[name] = option
    return found


def option_named(options: type[GameOptions], name: str) -> Option:
    """The option that has this name or had it once; raises OptionError naming those that exist."""
    found = options_by_name(options).get(name)
    if found is None:
        known = ", ".join(option.name for option in options_of(options))
        raise OptionError(text("option_error.unknown", name=name, known=known))
    return found


def allowed_text(kind: OptionKind) -> str:
    """The values of a kind, as written: ``yes, no`` or ``1…100, endless``."""
    match kind:
        case Switch():
            return f"{YES}, {NO}"
        case Choice(values):
            return ", ".join(map(str, values))
        case Range(least, most, also):
            return ", ".join((f"{least}…{most}", *also))
        case Subset(values):
            return f"{', '.join(values)}, none"


def read_value(option: Option, raw: object) -> Value:
    """The value that JSON gives for this option; raises OptionError.

    Switches take booleans, and the words yes and no; choices with yes or no among their words take booleans too.
    """
    return _or_refused(option, raw, _read(option.kind, _as_today(option, raw)))


def parse_value(option: Option, word: str) -> Value:
    """The value that a command line or form gives as a word; sets with commas, or ``none``; raises OptionError."""
    if isinstance(option.kind, Subset):
        return read_value(option, [] if word == "none" else word.split(","))
    if word in option.values_formerly:
        return read_value(option, option.values_formerly[word])
    return _or_refused(option, word, _parsed(option.kind, word))


def _or_refused(option: Option, raw: object, value: Value | None) -> Value:
    if value is None:
        known = allowed_text(option.kind)
        raise OptionError(text("option_error.value", name=option.name, value=str(raw), known=known))
    return value


def _as_today(option: Option, raw: object) -> object:
    """What JSON gives, with the values of earlier versions as they are called today."""
    formerly = option.values_formerly
    match option.kind, raw:
        case Subset(), list() | tuple() | frozenset():
            return [formerly.get(each, each) if isinstance(each, str) else each for each in raw]
        case _, bool():
            return formerly.get(YES if raw else NO, raw)
        case _, str() | int():
            return formerly.get(str(raw), raw) if formerly else raw
    return raw


def _read(kind: OptionKind, raw: object) -> Value | None:
    """The value of this kind that JSON gives, or None."""
    match kind, raw:
        case Switch(), bool():
            return raw
        case Switch(), "yes" | "no":
            return raw == YES
        case Choice(values), bool() if (YES if raw else NO) in values:
            return YES if raw else NO
        case Choice(values), str() | int() if raw in values and not isinstance(raw, bool):
            return raw
        case Range(least, most), int() if least <= raw <= most and not isinstance(raw, bool):
            return raw
        case Range(also=also), str() if raw in also:
            return raw
        case Subset(values), list() | tuple() | frozenset() if all(
            isinstance(each, str) and each in values for each in raw
        ):
            return frozenset(raw)
    return None


def _parsed(kind: OptionKind, word: str) -> Value | None:
    """The value of this kind that a word gives, or None."""
    match kind:
        case Subset():
            return _read(kind, [] if word == "none" else word.split(","))
        case Choice(values) if any(isinstance(value, int) for value in values):
            return _read(kind, int(word) if _is_number(word) else word)
        case Range():
            return _read(kind, int(word) if _is_number(word) else word)
    return _read(kind, word)


def _is_number(word: str) -> bool:
    return word.isascii() and word.removeprefix("-").isdigit() and len(word) < 10


def read_options(options: type[O], given: Mapping[str, object], base: O | None = None) -> O:
    """An options value from JSON; options that are not given stand as in ``base`` (or default); raises OptionError.

    What an earlier version wrote whole is read as it was played then (``Option.until_then``).
    """
    values = _values(options, given, read_value)
    then = {option.name: option.until_then for option in options_of(options) if option.name not in values}
    if values and base is None and None not in then.values():
        return options(**values | then)
    return replace(base if base is not None else options(), **values)


def parse_options(options: type[O], words: Mapping[str, str], base: O | None = None) -> O:
    """An options value from the words of a command line or form; else as ``read_options``."""
    return replace(base if base is not None else options(), **_values(options, words, parse_value))


def _values(options: type[O], given: Mapping[str, R], value_of: Callable[[Option, R], Value]) -> dict[str, Value]:
    """The values by today's names; one that is given by two of its names must have the same value twice."""
    names: dict[str, str] = {}
    values: dict[str, Value] = {}
    for name, raw in given.items():
        option = option_named(options, name)
        value = value_of(option, raw)
        if values.setdefault(option.name, value) != value:
            raise OptionError(text("option_error.twice", one=names[option.name], other=name, name=option.name))
        names[option.name] = name
    return values


def read_known(options: type[O], given: Mapping[str, object]) -> tuple[O, dict[str, object]]:
    """An options value from as much of JSON as can be read, and the rest: options and values of other versions.

    Both go by today's names; where an option is given by an earlier name too, today's name counts.
    """
    named = options_by_name(options)
    values: dict[str, Value] = {}
    rest: dict[str, object] = {}
    for name, raw in given.items():
        option = named.get(name)
        if option is None:
            rest[name] = raw
        elif name == option.name or option.name not in given:
            try:
                values[option.name] = read_value(option, raw)
            except OptionError:
                rest[option.name] = raw
    return options(**values), rest


def write_value(option: Option, value: Value) -> bool | int | str | list[str]:
    """The value as JSON has it: booleans, numbers, words, and sets as lists in their usual order."""
    if isinstance(value, frozenset):
        return [each for each in allowed_text(option.kind).split(", ") if each in value]
    return value


def write_options(options: GameOptions) -> dict[str, object]:
    """Every option by name, as JSON has it."""
    return {option.name: write_value(option, getattr(options, option.name)) for option in options_of(type(options))}


def value_word(option: Option, value: Value) -> str:
    """The value as a word: what the command line takes, and the last part of its sentence's key."""
    if isinstance(value, bool):
        return YES if value else NO
    written = write_value(option, value)
    return ",".join(written) or "none" if isinstance(written, list) else str(written)


def title(option: Option) -> Text:
    """The option's name for people."""
    return text(f"option.{option.name}")


def sentence(option: Option, value: Value) -> Text:
    """What this value means at the table, in a sentence."""
    match option.kind:
        case Switch() | Choice():
            return text(f"option.{option.name}.{value_word(option, value)}")
        case Range() if isinstance(value, str):
            return text(f"option.{option.name}.{value}")
        case Subset():
            return text(
                f"option.{option.name}.about" if value else f"option.{option.name}.none",
                value=value_word(option, value).replace(",", " "),
            )
    return text(f"option.{option.name}.about", value=value)


def as_declared(options: GameOptions, name: str) -> Text:
    """What the present value of this option means, in the sentence that it has at every table."""
    return sentence(option_named(type(options), name), getattr(options, name))


def values_worth_testing(option: Option) -> Iterator[Value]:
    """Every value of a switch or choice; the ends of a range and its words; none, each and all of a set."""
    match option.kind:
        case Switch():
            yield from (False, True)
        case Choice(choices):
            yield from choices
        case Range(least, most, also):
            yield least
            yield most
            yield from also
        case Subset(values):
            yield frozenset()
            yield from (frozenset((each,)) for each in values)
            yield frozenset(values)


def differences(options: GameOptions, base: GameOptions) -> tuple[Option, ...]:
    """The options whose values are not those of ``base``."""
    return tuple(each for each in options_of(type(options)) if getattr(options, each.name) != getattr(base, each.name))


WORDS = {
    "option_error.unknown": Words(
        "There is no option {name}. The options are: {known}.",
        "没有名为 {name} 的选项。可用选项：{known}。",
        "沒有名為 {name} 的選項。可用選項：{known}。",
        "{name} という設定はありません。使える設定：{known}。",
    ),
    "option_error.value": Words(
        "{name} cannot be {value}. It takes: {known}.",
        "{name} 不能设为 {value}。可取：{known}。",
        "{name} 不能設為 {value}。可取：{known}。",
        "{name} を {value} にはできません。使える値：{known}。",
    ),
    "option_error.twice": Words(
        "{one} and {other} are one option under two names, and they differ: write {name} alone.",
        "{one} 与 {other} 是同一选项的两个名称，取值却不同：请只写 {name}。",
        "{one} 與 {other} 是同一選項的兩個名稱，取值卻不同：請只寫 {name}。",
        "{one} と {other} は同じ設定の二つの名前ですが、値が食い違っています。{name} だけを書いてください。",
    ),
}
