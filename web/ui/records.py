"""What is remembered of finished games on this device: results, and who entered the Hall of Fame."""

import json

from ui import dom

# So many of each are kept, the newest first.
MOST = 50


def read() -> dict:
    """Return what is kept; anything that cannot be read counts as nothing."""
    try:
        kept = json.loads(dom.recall("records") or "{}")
    except ValueError:
        kept = {}
    kept = kept if isinstance(kept, dict) else {}
    return {name: rows if isinstance(rows, list) else [] for name, rows in _both(kept)}


def _both(kept: dict) -> list:
    return [(name, kept.get(name)) for name in ("games", "hall")]


def keep_result(table: dict) -> None:
    """Keep the result of a finished game."""
    outcome = table["outcome"]
    rows = [[player["name"], outcome["scores"][seat]] for seat, player in enumerate(table["seats"])]
    won = [table["seats"][seat]["name"] for seat in outcome["winners"]]
    _add("games", {"game": table["game"], "day": dom.today(), "rows": rows, "won": won, "code": table["code"]})


def keep_hall(events: list, table: dict) -> None:
    """Keep the names of those who have just entered a Hall of Fame."""
    for event in events:
        if event["kind"] == "hall":
            name = table["seats"][event["seat"]]["name"]
            _add("hall", {"game": table["game"], "day": dom.today(), "name": name})


def _add(which: str, row: dict) -> None:
    kept = read()
    kept[which] = ([row] + kept[which])[:MOST]
    dom.store("records", json.dumps(kept))
