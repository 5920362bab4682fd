"""What a person has to know on every screen: another window, a broken save, a new version, no engine."""

from ui import i18n
from ui.markup import Markup, button, icon, tag


def _notice(picture: str, key: str, *buttons: object) -> Markup:
    return tag("div", icon(picture), tag("p", i18n.text(key)), tag("div", *buttons, cls="notice-buttons"), cls="notice")


def draw(state: object) -> list:
    """Return the notices that apply now."""
    notes, text, shown = state.notes, i18n.text, []
    if state.engine == "failed":
        shown.append(_notice("warning", "engine.failed", button("reload", text("engine.reload"), cls="button small")))
    if notes.get("elsewhere"):
        key = f"notice.{notes['elsewhere']}"
        shown.append(_notice("warning", key, button("takeover", text("notice.takeover"), cls="button small")))
    if notes.get("broken"):
        buttons = [
            button("export", text("data.export"), arg="aside", cls="button small"),
            button("broken-seen", text("understood"), cls="button small"),
        ]
        shown.append(_notice("warning", "notice.broken", *buttons))
    if notes.get("update") and state.screen != "table":
        shown.append(
            _notice("refresh", "notice.update", button("update", text("notice.update.do"), cls="button small"))
        )
    return shown
