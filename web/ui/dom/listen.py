"""One set of listeners for the whole page: clicks, changes, press-and-hold, keys, going back, being hidden."""

from ui.dom.browser import by_id, js, lasting, later, place

_now = {"verbs": None, "pressed": False, "stale": False, "held": None}


def start(verbs: dict) -> None:
    """Listen once for the whole page; `verbs` has act, change, hold, release, back, hide and seen."""
    _now["verbs"] = verbs
    for name, function in (
        ("click", _clicked),
        ("change", _changed),
        ("pointerdown", _down),
        ("pointerup", _up),
        ("pointercancel", _up),
        ("keydown", _key_down),
        ("keyup", _up),
        ("visibilitychange", _visibility),
        ("contextmenu", _menu),
    ):
        js.document.addEventListener(name, lasting(function))
    js.window.addEventListener("popstate", lasting(_popped))
    js.window.addEventListener("pagehide", lasting(_hidden))
    js.window.addEventListener("blur", lasting(_up))
    by_id("sheet").addEventListener("cancel", lasting(_cancelled))


def screen_changed() -> None:
    """Forget the touch that is still going on: it was meant for the screen before."""
    _now["stale"] = _now["pressed"]


def _closest(event: object, attribute: str) -> object:
    target = event.target
    return target.closest(f"[{attribute}]") if hasattr(target, "closest") else None


def _clicked(event: object) -> None:
    node = _closest(event, "data-do")
    if node is None:
        return _clicked_elsewhere(event)
    if node.tagName == "A":
        if event.ctrlKey or event.metaKey or event.shiftKey:
            return
        event.preventDefault()
    if _now["stale"] and node.hasAttribute("data-fresh"):
        return
    _now["verbs"]["act"](node.getAttribute("data-do"), node.getAttribute("data-arg"))


def _clicked_elsewhere(event: object) -> None:
    link = _closest(event, "href")
    if event.target.id == "sheet":
        _now["verbs"]["act"]("close", None)
    elif link is not None and link.getAttribute("href").startswith("#"):
        # Within a sheet: the address and the history stay as they are.
        event.preventDefault()
        found = by_id(link.getAttribute("href")[1:])
        if found is not None:
            found.scrollIntoView()


def _changed(event: object) -> None:
    node = _closest(event, "data-change")
    if node is None:
        return
    files = getattr(event.target, "files", None)
    value = event.target.checked if event.target.type == "checkbox" else event.target.value
    _now["verbs"]["change"](node.getAttribute("data-change"), node.getAttribute("data-arg"), value, files)


def _down(event: object) -> None:
    _now["pressed"], _now["stale"] = True, False
    node = _closest(event, "data-hold")
    if node is not None and _now["held"] is None:
        _now["held"] = node.getAttribute("data-hold")
        _now["verbs"]["hold"](_now["held"], node.getAttribute("data-arg"))


def _key_down(event: object) -> None:
    if event.repeat:
        return
    if event.key in ("Enter", " "):
        _down(event)
    elif event.key in ("ArrowLeft", "ArrowRight", "Home", "End"):
        _walk(event)


def _walk(event: object) -> None:
    """Move the focus among the pieces of a row by the arrow keys, besides Tab."""
    node, row = _closest(event, "data-piece"), _closest(event, "data-row")
    if node is None or row is None:
        return
    found = row.querySelectorAll("button[data-piece]")
    cards = [found.item(at) for at in range(found.length)]
    names = [card.getAttribute("data-piece") for card in cards]
    if node.getAttribute("data-piece") in names:
        at = names.index(node.getAttribute("data-piece"))
        to = {"ArrowLeft": at - 1, "ArrowRight": at + 1, "Home": 0, "End": len(cards) - 1}[event.key]
        cards[to % len(cards)].focus()
        event.preventDefault()


def _up(event: object = None) -> None:
    _now["pressed"] = False
    if _now["held"] is not None:
        held, _now["held"] = _now["held"], None
        _now["verbs"]["release"](held)
    if _now["stale"]:
        later(400, _freshen)


def _freshen() -> None:
    _now["stale"] = _now["pressed"]


def _menu(event: object) -> None:
    if _closest(event, "data-hold") is not None:
        event.preventDefault()


def _visibility(event: object) -> None:
    if js.document.visibilityState == "hidden":
        _hidden()
    else:
        _now["verbs"]["seen"]()


def _hidden(event: object = None) -> None:
    _up()
    _now["verbs"]["hide"]()


def _popped(event: object) -> None:
    state = event.state
    _now["verbs"]["back"](getattr(state, "level", None) if state is not None else None, place())


def _cancelled(event: object) -> None:
    event.preventDefault()
    _now["verbs"]["act"]("close", None)
