"""What the page may ask: text in, text out; an answer holds nothing that its viewer may not know."""

import os
from collections.abc import Callable, Sequence
from typing import Any

from pygames.bridge import saves
from pygames.bridge.answers import events_for, refusal_of, table_answer
from pygames.bridge.codec import BadRequest, field, parse, seed_of, text_of
from pygames.bridge.computers import pass_all, think_on
from pygames.bridge.seating import Player, read_players
from pygames.core import CHANCE, BadSetup, GameError, Setup, Table
from pygames.core.plain import value_of
from pygames.registry import GAMES

Answer = dict[str, Any]


class Session:
    """One open table at most; `dirty` says that `save()` should be kept before the answer is shown."""

    def __init__(self) -> None:
        self.dirty = False
        self._table: Table[Any, Any, Any] | None = None
        self._players: tuple[Player, ...] = ()
        self._issued: dict[int, tuple[str, Sequence[Any]]] = {}
        self._asks: dict[str, Callable[[Answer], Answer]] = {
            "new": self._new,
            "look": self._answer,
            "act": self._act,
            "think": self._think,
            "silence": self._silence,
            "race": self._race,
            "undo": self._undo,
            "why": self._why,
            "log": self._log,
            "leave": self._leave,
        }

    def ask(self, text: str) -> str:
        """Answer a request; errors come back as a key, and nothing has changed then."""
        self.dirty = False
        try:
            request = parse(text)
            name = field(request, "ask", str)
            if name not in self._asks:
                raise BadRequest("request.ask", {"ask": name[:20]})
            return text_of(self._asks[name](request))
        except GameError as error:
            return text_of(_failure(error))
        except RecursionError:
            return text_of(_failure(BadRequest("request.json")))

    def save(self) -> str:
        """Write the open table, or that there is none."""
        return saves.save(self._table, self._players)

    def open(self, text: str) -> str:
        """Open a save brought from elsewhere; on an error the present table stays."""
        self.dirty = False
        try:
            loaded = saves.load(text)
            if loaded.table is None:
                raise BadRequest("save.empty")
            self._sit(loaded.table, loaded.players)
            return text_of(self._resumed())
        except GameError as error:
            return text_of(_failure(error))

    def resume(self, texts: Sequence[str]) -> str:
        """Open the first readable of some saves, newest first, and name those that are broken."""
        broken = []
        for text in texts:
            try:
                loaded = saves.load(text)
            except GameError as error:
                broken.append({"key": error.key, "params": dict(error.params)})
                continue
            if loaded.table is not None:
                self._sit(loaded.table, loaded.players)
            break
        self.dirty = False
        return text_of({"ok": True, "table": self._resumed() if self._table else None, "broken": broken})

    def _sit(self, table: Table[Any, Any, Any], players: tuple[Player, ...]) -> None:
        self._table, self._players, self._issued = table, players, {}
        self.dirty = True

    def _resumed(self) -> Answer:
        people = [seat for seat, player in enumerate(self._players) if player.kind == "person"]
        only = people[0] if len(people) == 1 else None
        return self._answer({"viewer": only, "actor": only})

    def _open_table(self) -> Table[Any, Any, Any]:
        if self._table is None:
            raise BadRequest("request.no_table")
        return self._table

    def _new(self, request: Answer) -> Answer:
        name = field(request, "game", str)
        if name not in GAMES:
            raise BadSetup("setup.game", {"game": name[:40]})
        players = read_players(request.get("seats"))
        options = field(request, "options", dict, type(None)) or {}
        code = field(request, "code", str, type(None))
        seed = seed_of(code) if code else int.from_bytes(os.urandom(5), "big")
        hold = any(player.kind == "person" for player in players)
        table = Table(GAMES[name], Setup(len(players), options), seed, hold_races=hold)
        viewer = _seat(request, "viewer", table)
        if viewer is not None and players[viewer].kind != "person":
            raise BadRequest("request.field", {"field": "viewer"})
        self._sit(table, players)
        return self._answer({"viewer": viewer, "actor": viewer}, 0)

    def _act(self, request: Answer) -> Answer:
        table = self._open_table()
        viewer, actor = self._sight(request)
        offer = field(request, "offer", int)
        if actor is None or self._players[actor].kind != "person":
            raise BadRequest("request.field", {"field": "actor"})
        if viewer != actor and not table.game.is_open(table.state, actor):
            raise BadRequest("request.field", {"field": "viewer"})
        decision = field(request, "decision", str)
        if decision != table.decision(actor):
            raise BadRequest("request.stale")
        issued, actions = self._issued.get(actor, ("", ()))
        actions = actions if issued == decision else table.legal_actions(actor)
        if not 0 <= offer < len(actions):
            raise BadRequest("request.stale")
        return self._played(request, lambda: table.play(actor, actions[offer]))

    def _think(self, request: Answer) -> Answer:
        table = self._open_table()
        self._sight(request)
        return self._played(request, lambda: think_on(table, self._players))

    def _silence(self, request: Answer) -> Answer:
        """Play for all persons still asked in a window that they let it pass."""
        table = self._open_table()
        self._sight(request)
        window = field(request, "window", int)
        if not window or window != table.game.window(table.state):
            raise BadRequest("request.stale")
        return self._played(request, lambda: pass_all(table, self._players, window))

    def _race(self, request: Answer) -> Answer:
        """Carry out a race in the order in which the page saw it end, or with null in any order."""
        table = self._open_table()
        self._sight(request)
        order = field(request, "order", list, type(None))
        if not (table.to_act == (CHANCE,) and table.game.race(table.state)):
            raise BadRequest("request.stale")
        if order is None:
            return self._played(request, table.draw)
        try:
            finish = value_of({"kind": "finish", "order": order}, table.game.types)
            possible = table.may(CHANCE, finish)
        except (TypeError, ValueError, LookupError, AttributeError) as error:
            raise BadRequest("request.field", {"field": "order"}) from error
        if not possible:
            raise BadRequest("request.field", {"field": "order"})
        return self._played(request, lambda: table.play(CHANCE, finish))

    def _played(self, request: Answer, play: Callable[[], None]) -> Answer:
        table = self._open_table()
        before = len(table.log)
        play()
        self.dirty = True
        return self._answer(request, before)

    def _undo(self, request: Answer) -> Answer:
        table = self._open_table()
        _, actor = self._sight(request)
        if actor is None:
            raise BadRequest("request.field", {"field": "actor"})
        table.undo(actor)
        self.dirty = True
        self._issued = {}
        return self._answer(request)

    def _why(self, request: Answer) -> Answer:
        table = self._open_table()
        actor = _seat(request, "actor", table)
        if actor is None or self._players[actor].kind != "person":  # a computer's hand is nobody's to ask about
            raise BadRequest("request.field", {"field": "actor"})
        try:
            read = value_of(field(request, "action", dict), table.game.types)
            refusal = None if table.may(actor, read) else table.game.why_not(table.state, actor, read)
        except (TypeError, ValueError, LookupError, AttributeError) as error:
            raise BadRequest("request.action") from error
        return {"ok": True, "refusal": refusal_of(refusal)}

    def _log(self, request: Answer) -> Answer:
        table = self._open_table()
        viewer, _ = self._sight({**request, "actor": None})
        return {"ok": True, "events": events_for(table, viewer, 0)}

    def _leave(self, request: Answer) -> Answer:
        self._table, self._players, self._issued = None, (), {}
        self.dirty = True
        return {"ok": True}

    def _sight(self, request: Answer) -> tuple[int | None, int | None]:
        """Return viewer and actor, checked before anything is done; nobody sees with a computer's eyes in a game."""
        table = self._open_table()
        viewer = _seat(request, "viewer", table)
        if viewer is not None and self._players[viewer].kind != "person" and table.outcome is None:
            raise BadRequest("request.field", {"field": "viewer"})
        return viewer, _seat(request, "actor", table)

    def _answer(self, request: Answer, since: int | None = None) -> Answer:
        table = self._open_table()
        viewer, actor = self._sight(request)
        answer, issued = table_answer(table, self._players, viewer, actor, since)
        if actor is not None and issued:
            self._issued[actor] = (answer["decision"], issued)
        return answer


def _seat(request: Answer, name: str, table: Table[Any, Any, Any]) -> int | None:
    seat: int | None = field(request, name, int, type(None))
    if seat is not None and not 0 <= seat < table.setup.seats:
        raise BadRequest("request.field", {"field": name})
    return seat


def _failure(error: GameError) -> Answer:
    return {"ok": False, "error": error.key, "params": dict(error.params), "rule": error.rule}
