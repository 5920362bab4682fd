"""What opens from below over a table: menu, log, scores, a seat, a refusal, the end of a show, rules."""

from ui import i18n
from ui.markup import Markup, button, icon, join, tag


def sheet(title: str, *body: object, close: str = "close") -> Markup:
    """Draw a sheet with its title and the way out."""
    out = button(close, icon("close"), tag("span", i18n.text("close"), cls="visually-hidden"), cls="icon-button")
    head = tag("header", tag("h2", title, id="sheet-title", tabindex="-1"), out, cls="sheet-head")
    return join([head, tag("div", *body, cls="sheet-body")])


def _entry(do: str, picture: str, words: str, arg: object = None, note: str = "") -> Markup:
    inner = tag("span", tag("span", words), tag("small", note) if note else "", cls="words")
    return tag("li", button(do, icon(picture), inner, arg=arg, cls="entry"))


def menu(table: dict, why_no_undo: str) -> Markup:
    """Draw the table's menu."""
    text = i18n.text
    entries = [
        _entry("undo", "undo", text("undo"), note=why_no_undo),
        _entry("log", "log", text("log")),
        _entry("scores", "crown", text("scores")),
        _entry("rules", "rules", text("rules"), table["game"]),
        _entry("settings", "settings", text("settings")),
        _entry("leave-ask", "trash", text("menu.drop")),
    ]
    code = tag("p", text("result.code", code=table["code"]), cls="hint")
    return sheet(text("menu"), tag("ul", *entries, cls="entries"), code)


def log(lines: list) -> Markup:
    """Draw all that happened, newest on top."""
    items = [tag("li", line) for line in reversed(lines)]
    body = tag("ol", *items, cls="log", reversed=True) if items else tag("p", i18n.text("log.empty"))
    return sheet(i18n.text("log"), body)


def scores(table: dict, finished: object, parts: list) -> Markup:
    """Draw the scores so far: of the finished show, and what lies before every seat."""
    rows = [
        tag(
            "section",
            tag("h3", icon(f"mark-{player['mark']}", f"mark mark-{player['mark']}"), tag("span", player["name"])),
            parts[seat],
        )
        for seat, player in enumerate(table["seats"])
    ]
    return sheet(i18n.text("scores"), finished or tag("p", i18n.text("scores.none"), cls="hint"), *rows)


def seat(table: dict, at: int, part: object) -> Markup:
    """Draw what everybody may see of a seat."""
    player = table["seats"][at]
    who = i18n.text("kind.person") if player["kind"] == "person" else i18n.text(f"kind.{player['level']}")
    return sheet(
        player["name"],
        tag("p", icon(f"mark-{player['mark']}", f"mark mark-{player['mark']}"), tag("span", who), cls="who"),
        part,
    )


def refusal(sentence: str, rule: str | None, game: str) -> Markup:
    """Draw the reason why something is not allowed, with the way to the rule."""
    read = (
        button("rules", icon("rules"), tag("span", i18n.text("rules.read")), arg=f"{game}#{rule}", cls="button quiet")
        if rule
        else ""
    )
    fine = button("close", i18n.text("understood"), cls="button main")
    return sheet(
        i18n.text("refusal"),
        tag("p", icon("warning"), tag("span", sentence), cls="reason"),
        tag("div", read, fine, cls="pair"),
    )


def show_end(game: str, part: object) -> Markup:
    """Draw the score of a finished show or round, and go on when everybody has seen it."""
    title = i18n.text_of(game, "show.end", {}) if i18n.has(game, "show.end") else i18n.text("show.end")
    return sheet(title, part, button("close", i18n.text("continue"), cls="button main wide"))


def leave() -> Markup:
    """Ask before the open game is dropped."""
    text = i18n.text
    no, yes = (
        button("close", text("prepare.drop.no"), cls="button quiet"),
        button("leave", text("menu.drop"), cls="button main danger"),
    )
    return sheet(text("menu.drop"), tag("p", text("menu.drop.ask")), tag("div", no, yes, cls="pair"))


def rules(article: str) -> Markup:
    """Show an article of our own rules pages; it is our own markup, made at build."""
    return sheet(i18n.text("rules"), tag("article", Markup(article), cls="rules", lang=i18n.language()))


def rules_list(games: list) -> Markup:
    """Ask which game's rules are wanted."""
    entries = [_entry("rules", "rules", i18n.text(f"game.{game}"), game) for game in games]
    return sheet(i18n.text("rules"), tag("ul", *entries, cls="entries"))
