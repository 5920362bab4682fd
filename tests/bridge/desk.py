"""A desk at which to ask a session: JSON text in and out, every answer checked for its shape."""

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from pygames.bridge import Session
from pygames.bridge.saves import _sum_of

Answer = dict[str, Any]
PERSON, COMPUTER = "person", "computer"
KEYS = {
    "ok", "game", "ply", "code", "seats", "options", "viewer", "actor", "turn", "to_act", "may_interrupt", "open",
    "race", "steps", "view", "decision", "offers", "undo", "recap", "outcome",
}  # fmt: skip
LARGEST_TABLE, LARGEST_SAVE = 16_000, 32_000


def player(kind: str = PERSON, *, name: str = "Ana", level: str | None = None, mark: int = 0) -> Answer:
    """Return one seat of a `new` request."""
    return {"kind": kind, "name": name, "level": level or ("medium" if kind == COMPUTER else None), "mark": mark}


def seated(kinds: str) -> list[Answer]:
    """Return the seats written as letters: p a person, c a computer at medium, e one at easy."""
    names = ["Ana", "Bruna", "Carlos", "Dulce"]
    kind = {"p": PERSON, "c": COMPUTER, "e": COMPUTER}
    levels = {"p": None, "c": "medium", "e": "easy"}
    return [player(kind[x], name=names[at], level=levels[x], mark=at) for at, x in enumerate(kinds)]


class Desk:
    """One session; `ask` takes and gives plain values and checks what every answer promises."""

    def __init__(self, kinds: str = "", *, code: str | None = "7KQ2M0AZ", cobogran: bool = False) -> None:
        self.session = Session()
        self.first: Answer = {}
        if kinds:
            self.first = self.ask(
                "new", game="malabares", seats=seated(kinds), code=code, options={"cobogran": cobogran}
            )

    def ask(self, name: str, **fields: Any) -> Answer:
        """Ask and read the answer; `viewer` and `actor` are null when not given."""
        return self.say(json.dumps({"ask": name, "viewer": None, "actor": None, **fields}))

    def say(self, text: str) -> Answer:
        """Send text as it is."""
        return checked(self.session.ask(text))

    def look(self, viewer: int | None, actor: int | None = None) -> Answer:
        """Look as a viewer; the actor is the viewer unless told otherwise."""
        return self.ask("look", viewer=viewer, actor=viewer if actor is None else actor)

    def act(self, seat: int, offer: int, *, viewer: int | None = -1, decision: str | None = None) -> Answer:
        """Play an offer of a seat's present decision, seen by the seat itself unless told otherwise."""
        decision = decision or self.look(seat)["decision"]
        return self.ask("act", viewer=seat if viewer == -1 else viewer, actor=seat, decision=decision, offer=offer)

    @property
    def seats(self) -> int:
        return len(self.first["seats"])


def checked(text: str) -> Answer:
    """Read an answer and check what is true of all of them."""
    answer: Answer = json.loads(text)
    assert type(answer) is dict and type(answer["ok"]) is bool, text[:200]
    if not answer["ok"]:
        assert set(answer) == {"ok", "error", "params", "rule"} and type(answer["error"]) is str, text[:200]
        assert type(answer["params"]) is dict and answer["error"].count(".") == 1
    elif "view" in answer:
        assert set(answer) == KEYS, set(answer) ^ KEYS
        assert len(text.encode()) <= LARGEST_TABLE, len(text)
    return answer


def turns(desk: Desk, rng: Random, *, public: bool = False) -> Iterator[tuple[int, str, Answer]]:
    """Play a whole game: yield the seat, `act` or `think`, and the answer; persons choose at random.

    With `public`, open decisions are taken by the whole table (viewer null).
    """
    while turn := desk.look(None)["turn"]:
        seat = turn["seat"]
        if turn["kind"] == COMPUTER:
            yield seat, "think", desk.ask("think", viewer=None if public else watcher(desk), actor=None)
            continue
        viewer = None if public and turn["open"] else seat
        seen = desk.look(viewer, seat)
        assert seen["offers"], "nothing is offered to the person whose turn it is"
        offer = int(rng.random() * len(seen["offers"]))
        yield seat, "act", desk.act(seat, offer, viewer=viewer, decision=seen["decision"])


def watcher(desk: Desk) -> int | None:
    """Return the only person, else nobody."""
    people = [seat for seat, sitting in enumerate(desk.first["seats"]) if sitting["kind"] == PERSON]
    return people[0] if len(people) == 1 else None


def played(kinds: str, plies: int, *, seed: int = 1, cobogran: bool = False, code: str = "7KQ2M0AZ") -> Desk:
    """Return a desk at which some actions have been played; fewer if the game is over before."""
    desk = Desk(kinds, cobogran=cobogran, code=code)
    for done, _ in enumerate(turns(desk, Random(seed)), 1):
        if done >= plies:
            break
    return desk


def game_in(text: str) -> Answer:
    """Return what a save holds of the game and its players."""
    body: Answer = json.loads(text)["body"]
    return body


def sealed(text: str, path: Sequence[str | int], value: Any) -> str:
    """Change one value of a save and make its checksum right again."""
    kept = json.loads(text)
    at = kept
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    kept["sum"] = _sum_of(kept["body"])
    return json.dumps(kept)
