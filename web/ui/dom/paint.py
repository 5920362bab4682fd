"""Painting a screen zone by zone: only what changed, and the focus stays."""

from ui.dom import motion
from ui.dom.browser import by_id, js, later
from ui.dom.listen import screen_changed

_now = {"painted": {}, "toast": 0, "notices": ""}


def prepare() -> None:
    """Make sure that the page has room for the screen, the sheet and the short notices, and empty the room."""
    for name, kind in (("notices", "div"), ("app", "div"), ("sheet", "dialog"), ("toast", "div")):
        if by_id(name) is None:
            node = js.document.createElement(kind)
            node.id = name
            js.document.body.appendChild(node)
    by_id("sheet").setAttribute("aria-labelledby", "sheet-title")
    for name in ("toast", "notices"):
        by_id(name).setAttribute("role", "status")
    found = js.document.querySelectorAll("main[lang]")
    for at in range(found.length):
        found.item(at).remove()


def frame(markup: object, focus: str | None = None) -> None:
    """Change the whole screen; what is pressed now does not count for it."""
    app = by_id("app")
    app.innerHTML = str(markup)
    _now["painted"] = {}
    screen_changed()
    js.window.scrollTo(0, 0)
    if focus:
        focus_on(focus)


def paint(zones: dict, origins: dict | None = None) -> None:
    """Set the zones that changed, keep the focus, move the pieces from where they were."""
    painted = _now["painted"]
    changed = [name for name in zones if painted.get(name) != str(zones[name]) and by_id("z-" + name)]
    if not changed:
        return
    key, before = _focus_key(), motion.places()
    for name in changed:
        painted[name] = str(zones[name])
        by_id("z-" + name).innerHTML = painted[name]
    if key and _focus_key() is None:
        _refocus(key)
    motion.move(before, origins or {})


def _key_of(node: object) -> str:
    if node.hasAttribute("data-key"):
        return node.getAttribute("data-key")
    return f"{node.getAttribute('data-do')}/{node.getAttribute('data-arg')}"


def _focus_key() -> str | None:
    node = js.document.activeElement
    return None if node is None or node.tagName in ("BODY", "HTML", "DIALOG") else _key_of(node)


def _refocus(key: str) -> None:
    found = js.document.querySelectorAll("#app [data-key], #app [data-do]")
    for at in range(found.length):
        if _key_of(found.item(at)) == key:
            return _focus(found.item(at))
    focus_on("[data-focus]")


def focus_on(selector: str) -> None:
    """Move the focus to an element, if it is there."""
    node = js.document.querySelector(selector)
    if node is not None:
        _focus(node)


def _focus(node: object) -> None:
    node.focus(js.JSON.parse('{"preventScroll": true}'))


def sheet(markup: object, anchor: str | None = None) -> None:
    """Open the sheet, or change what it shows."""
    node = by_id("sheet")
    node.innerHTML = str(markup)
    if not node.open:
        node.showModal()
    node.scrollTop = 0
    if anchor and by_id(anchor) is not None:
        by_id(anchor).classList.add("found")
        by_id(anchor).scrollIntoView()


def sheet_is_open() -> bool:
    """Tell whether the sheet is open."""
    return bool(by_id("sheet").open)


def close_sheet() -> None:
    """Close the sheet and forget what it showed."""
    node = by_id("sheet")
    if node.open:
        node.close()
    node.innerHTML = ""


def toast(text: str) -> None:
    """Show a sentence for a while; screen readers hear it once."""
    node = by_id("toast")
    node.textContent = text
    _now["toast"] += 1
    mine = _now["toast"]
    if text:
        later(5200, lambda: toast("") if mine == _now["toast"] else None)


def notices(parts: list) -> None:
    """Show what matters on every screen."""
    text = "".join([str(part) for part in parts])
    if text != _now["notices"]:
        _now["notices"] = text
        by_id("notices").innerHTML = text
