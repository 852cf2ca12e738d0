"""What the sentences of Big Two's rules say of facts, for tests to ask the engine of every table."""

from engine.handbook import Argument, Statements

STATEMENTS: Statements = {
    "rules.aim_partnership": {"partners": True},
    "rules.aim_individual": {"partners": False},
    "rules.cards": {"seats": 4, "cards": 52, "hand": 13},
    "rules.brackets": {"partners": True},
    "rules.difference": {"partners": True},
    "rules.loser": {"partners": False},
    "rules.forgotten": {"last card is said": True},
    "rules.forgotten_partnership": {"partners": True, "last card is said": True},
    "rules.forgotten_individual": {"partners": False, "last card is said": True},
    "rules.counter_attack": {"partners": False},
    "rules.score.partners": {"partners": True, "two against two": Argument("gained")},
    "rules.score.alone": {"partners": False, "one against three": Argument("gained")},
    "option.mode.partnership": {"partners": True},
    "option.mode.individual": {"partners": False},
    "option.straights.hong_kong": {"straights with 2": True},
    "option.straights.plain": {"straights with 2": False},
    "option.first_lead_has_3d.yes": {"3D must be led": True},
    "option.first_lead_has_3d.no": {"3D must be led": False},
    "option.last_card.automatic": {"last card is said": False},
    "option.last_card.manual": {"last card is said": True},
    "option.individual_table.hong_kong": {"partners": False, "eight cards": 16, "thirteen cards": 52},
    "option.individual_table.mild": {"partners": False, "eight cards": 8, "thirteen cards": 39},
    "option.individual_table.plain": {"partners": False, "eight cards": 8, "thirteen cards": 13},
    "option.sets.about": {"deals": Argument("value")},
}
