"""Gran Circo as a `Game`: the functions of this folder behind the contract, bound without a call in between."""

from pygames.core import Game
from pygames.gran_circo import heuristic, moves, refusals, rules, scoring, telling, view, worlds
from pygames.gran_circo.data import ADS, IMPROVEMENTS, PRICE, PRINTED
from pygames.gran_circo.show import Item
from pygames.gran_circo.state import (
    Action,
    Buy,
    Coin,
    Deal,
    Hire,
    Keep,
    Kept,
    Neutral,
    Partner,
    Pass,
    Reveal,
    Scene,
    Scout,
    Send,
    State,
    Stay,
    Swap,
)
from pygames.gran_circo.view import View


class GranCirco(Game[State, Action, View]):
    """Drafting acts and building a tent for two shows, for three to five; two play with a neutral circus."""

    name = "gran_circo"
    seats = range(2, 6)
    printed = {"acts": PRINTED, "ads": ADS, "improvements": IMPROVEMENTS, "prices": PRICE}
    types = (
        State, Scene, Kept, Item, View, Deal, Partner, Coin, Reveal, Scout, Send, Neutral, Swap, Stay, Keep, Buy, Hire,
        Pass,
    )  # fmt: skip

    start = staticmethod(rules.start)
    to_act = staticmethod(rules.to_act)
    legal_actions = staticmethod(rules.legal_actions)
    is_possible = staticmethod(rules.is_possible)
    chance = staticmethod(rules.chance)
    apply = staticmethod(moves.apply)
    outcome = staticmethod(scoring.outcome)
    view = staticmethod(view.view)
    determinize = staticmethod(worlds.determinize)
    events = staticmethod(telling.events)
    why_not = staticmethod(refusals.why_not)
    weigh = staticmethod(heuristic.weigh)
    is_open = staticmethod(rules.is_open)
