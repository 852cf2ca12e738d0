"""The games of the house: one literal line a game."""

from engine.game import AnyGame
from engine.games.bao_huang import BAO_HUANG
from engine.games.bashi_fen import BASHI_FEN
from engine.games.big_two import BIG_TWO
from engine.games.taihe_a_bao import TAIHE_A_BAO

GAMES: dict[str, AnyGame] = {
    "taihe_a_bao": TAIHE_A_BAO,
    "bao_huang": BAO_HUANG,
    "big_two": BIG_TWO,
    "bashi_fen": BASHI_FEN,
}
