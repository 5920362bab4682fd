"""Pieces move from where they were to where they are (and fade where motion is reduced)."""

import json

from ui.dom.browser import by_id, js, later

MOVE_MS = 320


def still() -> bool:
    """Tell whether motion is reduced, by the settings or by the system."""
    wish = js.document.documentElement.getAttribute("data-motion")
    return wish == "less" or wish != "full" and js.matchMedia("(prefers-reduced-motion: reduce)").matches


def places() -> dict:
    """Return where every piece lies now."""
    found, places = js.document.querySelectorAll("#app [data-piece]"), {}
    for at in range(found.length):
        node = found.item(at)
        places[node.getAttribute("data-piece")] = (node, node.getBoundingClientRect())
    return places


def move(before: dict, origins: dict) -> None:
    """Let each piece come from where it was; `origins` names the place a new one comes from or a gone one goes to."""
    after, calm = places(), still()
    for piece in after:
        node, rect = after[piece]
        known = piece in before
        start = before[piece][1] if known else _origin(origins.get(piece))
        if start is None and before or start is not None and calm and _moved(start, rect):
            _animate(node, [{"opacity": 0}, {"opacity": 1}])
        elif start is not None and not calm and _moved(start, rect):
            _slide(node, start, rect, start.width / rect.width if known and rect.width else 0.5)
    for piece in before:
        if piece not in after and piece in origins and not calm:
            _fly_away(before[piece], origins[piece])


def _moved(start: object, rect: object) -> bool:
    return abs(start.left - rect.left) > 1 or abs(start.top - rect.top) > 1


def _slide(node: object, start: object, rect: object, scale: float) -> None:
    shift = f"translate({start.left - rect.left}px, {start.top - rect.top}px) scale({scale})"
    _animate(node, [{"transform": shift, "transformOrigin": "0 0"}, {"transform": "none", "transformOrigin": "0 0"}])


def _origin(place: str | None) -> object:
    node = js.document.querySelector(f'[data-place="{place}"]') if place else None
    return node.getBoundingClientRect() if node is not None else None


def _fly_away(gone: tuple, place: str) -> None:
    node, rect = gone
    to = _origin(place)
    if to is None:
        return
    ghost = node.cloneNode(True)
    for name in ("id", "data-piece", "data-do", "data-key"):
        ghost.removeAttribute(name)
    ghost.setAttribute("aria-hidden", "true")
    ghost.setAttribute("tabindex", "-1")
    ghost.classList.add("ghost")
    for name, value in (("left", rect.left), ("top", rect.top), ("width", rect.width), ("height", rect.height)):
        ghost.style.setProperty(name, f"{value}px")
    by_id("app").appendChild(ghost)
    shift = f"translate({to.left - rect.left}px, {to.top - rect.top}px) scale(0.4)"
    _animate(ghost, [{"transform": "none", "opacity": 1}, {"transform": shift, "opacity": 0.2}])
    later(MOVE_MS, lambda: ghost.remove())


def _animate(node: object, frames: list) -> None:
    options = {"duration": MOVE_MS, "easing": "cubic-bezier(.2,.8,.2,1)"}
    node.animate(js.JSON.parse(json.dumps(frames)), js.JSON.parse(json.dumps(options)))
