"""The settings screen: every entry works; data in and out; credits."""

from ui import i18n, settings
from ui.markup import Markup, button, icon, join, tag
from ui.screens.setup import bar


def frame() -> Markup:
    """Return the frame that the zones of this screen go into."""
    zones = [tag("div", id=f"z-{name}") for name in ("choices", "data", "credits")]
    return tag("main", bar(i18n.text("settings")), tag("div", *zones, cls="sheet-page"), cls="settings")


def _choice(name: str, values: list, now: object) -> Markup:
    boxes = []
    for value, words, language in values:
        box = tag(
            "input",
            type="radio",
            name_=name,
            value=value,
            checked=value == now,
            data_change="setting",
            data_arg=name,
            data_key=f"{name}-{value}",
        )
        boxes.append(tag("label", box, tag("span", words, lang=language), cls="choice"))
    about = (
        tag("p", i18n.text(f"settings.{name}.about"), cls="hint") if i18n.has("app", f"settings.{name}.about") else ""
    )
    return tag("fieldset", tag("legend", i18n.text(f"settings.{name}")), about, tag("div", *boxes, cls="choices"))


def choices(now: dict) -> Markup:
    """Draw language, theme, sizes, motion and pace."""
    rows = [_choice("language", [(code, name, code) for code, name in i18n.NAMES], i18n.language())]
    for name, values in settings.CHOICES:
        rows.append(
            _choice(name, [(value, i18n.text(f"settings.{name}.{value}"), None) for value in values], now[name])
        )
    rows.append(tag("p", icon("eye-off"), tag("span", i18n.text("settings.cover")), cls="hint"))
    return join(rows)


def data() -> Markup:
    """Draw taking the saved game out, in, and deleting it."""
    text = i18n.text
    take_in = tag(
        "label",
        icon("upload"),
        tag("span", text("data.import")),
        tag(
            "input",
            type="file",
            accept=".json,application/json,text/plain",
            data_change="import",
            data_key="import",
            cls="visually-hidden",
        ),
        cls="button quiet file",
    )
    out = button("export", icon("download"), tag("span", text("data.export")), cls="button quiet")
    delete = button("delete-ask", icon("trash"), tag("span", text("data.delete")), cls="button quiet")
    return tag(
        "section",
        tag("h2", text("data")),
        tag("p", text("data.about"), cls="hint"),
        tag("div", out, take_in, delete, cls="stack"),
    )


def delete_sheet() -> Markup:
    """Ask before everything on this device is deleted."""
    text = i18n.text
    no, yes = (
        button("close", text("no"), cls="button quiet"),
        button("delete", text("data.delete"), cls="button main danger"),
    )
    return join(
        [
            tag("h2", text("data.delete"), id="sheet-title"),
            tag("p", text("data.delete.ask")),
            tag("div", no, yes, cls="pair"),
        ]
    )


def credits(version: str, games: dict) -> Markup:
    """Draw the credits: whose games, pictures and fonts, and which values on the pieces are ours."""
    said = [i18n.text("credits.games")]
    said += [i18n.text_of(game, "credits.values", {}) for game in games if i18n.has(game, "credits.values")]
    said += [i18n.text(f"credits.{name}") for name in ("pictures", "fonts", "software")]
    lines = [tag("p", line) for line in said]
    licences = tag("p", tag("a", i18n.text("credits.licences"), href="licences.txt"))
    return tag(
        "section",
        tag("h2", i18n.text("credits")),
        *lines,
        licences,
        tag("p", i18n.text("version", version=version), cls="hint"),
    )


def draw(state: object) -> dict:
    """Return the zones of the settings screen."""
    return {"choices": choices(state.settings), "data": data(), "credits": credits(state.version, state.games)}
