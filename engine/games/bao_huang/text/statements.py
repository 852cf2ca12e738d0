"""What the sentences of Bao Huang's rules say of facts, for tests to ask the engine of every table."""

from engine.handbook import Argument, Statements

_BOTH = {"black over equal": False, "red over equal": False}
_JOKERS_ONLY = {"black over equal": True, "red over equal": True}

STATEMENTS: Statements = {
    "rules.cards": {"seats": 5, "cards": 168},
    "rules.deal": {"hands": (33, 33, 34, 34, 34)},
    "rules.combinations": {"2s hang": False},
    "rules.combinations.twos": {"2s hang": True},
    "rules.sixes": {"sixes hang": False, "2s hang": False},
    "rules.sixes.twos": {"sixes hang": False, "2s hang": True},
    "rules.order": _BOTH,
    "rules.examples": {**_BOTH, "red can be beaten": False},
    "rules.announced": {"announcing": True},
    "rules.eunuch": {"announcing": False},
    "rules.alone": {"announcing": False},
    "rules.eunuch.announce": {"announcing": True},
    "rules.alone.announce": {"announcing": True},
    "rules.score": {"third and fifth": -1},
    "rules.positions": {"third and fifth": -4},
    "rules.points": {
        "eunuch wins": Argument("one"),
        "people lose": Argument("lost"),
        "emperor wins": Argument("emperor"),
        "alone wins": Argument("alone"),
        "adds up": True,
    },
    "rules.positions_balanced": {"adds up": True},
    "rules.positions_plain": {"adds up": False},
    "rules.score.example": {
        "emperor wins": Argument("emperor"),
        "eunuch wins": Argument("eunuch"),
        "people lose": Argument("people"),
    },
    "rules.score.example_alone": {"alone wins": Argument("emperor"), "people lose alone": Argument("people")},
    "rules.tribute": {"tribute": True},
    "rules.tribute.order": {"tribute": True, "tribute is drawn": True},
    "option.tribute.face_down": {"tribute is drawn": True},
    "option.tribute.face_up": {"tribute is drawn": False},
    "option.tribute_spares_twos.yes": {"2s are tribute": False},
    "option.tribute_spares_twos.no": {"2s are tribute": True},
    "option.joker_order.yes": _JOKERS_ONLY,
    "option.joker_order.no": _BOTH,
    "option.twos_hang.yes": {"2s hang": True},
    "option.twos_hang.no": {"2s hang": False},
    "option.announce.yes": {"announcing": True},
    "option.announce.no": {"announcing": False},
    "option.position_scoring.yes": {"third and fifth": -4},
    "option.position_scoring.no": {"third and fifth": -1, "emperor wins": 2, "alone wins": 4},
    "option.emperor_balances.yes": {"adds up": True},
    "option.emperor_balances.no": {"adds up": False},
    "option.deals.about": {"deals": Argument("value")},
}
