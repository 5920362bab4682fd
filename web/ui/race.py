"""A race on the screen: everybody touches a button, the last one pays; without a clock it goes by lot."""

from ui import dom, navigation
from ui.screens import race
from ui.state import S, people_of

# Milliseconds: from "ready" to the start at least, and how much longer at most; after the last a slow finger is last.
START, MORE, LONGEST = 1200, 1800, 8000


def open_race(table: dict, run: object) -> None:
    """Ask whether to race or to draw lots; `run` takes the request with the order in the end."""
    seats = [seat for seat in people_of(table) if seat in table["race"]["seats"]]
    S.race = {
        "seats": seats,
        "players": table["seats"],
        "times": table["race"]["times"],
        "go": None,
        "done": {},
        "run": run,
    }
    navigation.open_sheet(race.ready(), on_close=by_lot)


def begin() -> None:
    """Show the buttons, which do nothing yet, and start after a while nobody knows."""
    if S.race is None or S.race["go"] is not None:
        return
    now = S.race
    now["go"] = 0
    _paint()
    dom.later(START + int(MORE * dom.chance()), lambda: _go(now))


def _go(now: dict) -> None:
    if S.race is now:
        now["go"] = dom.now()
        _paint()
        dom.later(LONGEST, lambda: _finish(now))


def touch(arg: str) -> None:
    """Note when somebody touched; before the start it does not count."""
    now, seat = S.race, int(arg)
    if now is None or not now["go"] or seat in now["done"]:
        return
    now["done"][seat] = dom.now() - now["go"]
    if len(now["done"]) == len(now["seats"]):
        return _finish(now)
    _paint()


def _paint() -> None:
    now = S.race
    dom.sheet(race.buttons(now["seats"], now["players"], bool(now["go"]), now["done"]), None)


def _finish(now: dict) -> None:
    if S.race is not now:
        return
    times = {seat: now["done"].get(seat, LONGEST) for seat in now["seats"]}
    times.update({int(seat): now["times"][seat] for seat in now["times"]})
    _end(sorted(times, key=lambda seat: (times[seat], seat)))


def by_lot() -> None:
    """Let the order be drawn."""
    if S.race is not None:
        _end(None)


def _end(order: list | None) -> None:
    run, S.race = S.race["run"], None
    navigation.drop_sheet()
    run({"ask": "race", "viewer": S.table["viewer"], "actor": S.table["actor"], "order": order})
