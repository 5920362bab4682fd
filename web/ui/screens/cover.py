"""The cover between two persons: whose turn it is, what happened since, nothing secret."""

from ui import i18n
from ui.markup import Markup, button, icon, join, tag

LINES = 8


def frame(game: str) -> Markup:
    """Return the frame that the zones of this screen go into."""
    zones = [tag("div", id=f"z-{name}", cls=f"cover-{name}") for name in ("head", "recap", "show")]
    return tag("main", *zones, cls="cover-screen", data_game=game)


def draw(seats: list, seat: int, lines: list, every: bool, ready: bool, waiting: bool = False) -> dict:
    """Return the zones of the cover for one seat; `lines` is the recap, oldest first."""
    text, player = i18n.text, seats[seat]
    leave = button("home", icon("back"), tag("span", text("cover.leave"), cls="visually-hidden"), cls="icon-button")
    head = join(
        [
            tag("div", leave, cls="cover-bar"),
            icon("phone-pass", "cover-picture"),
            tag("p", text("cover.pass"), cls="cover-pass"),
            tag(
                "h1",
                icon(f"mark-{player['mark']}", f"mark mark-{player['mark']}"),
                tag("span", player["name"]),
                tabindex="-1",
                data_focus=True,
            ),
        ]
    )
    return {"head": head, "recap": _recap(lines, every), "show": _show(player["name"], ready, waiting)}


def _recap(lines: list, every: bool) -> Markup | str:
    if not lines:
        return ""
    shown = lines if every else lines[-LINES:]
    more = (
        ""
        if len(shown) == len(lines)
        else button("recap-all", i18n.text("cover.more", count=len(lines) - len(shown)), cls="link")
    )
    return join([tag("h2", i18n.text("cover.since")), more, tag("ul", *[tag("li", line) for line in shown])])


def _show(name: str, ready: bool, waiting: bool) -> Markup:
    words = tag("span", i18n.text("engine.waiting" if waiting else "cover.show"))
    look = button("show", icon("eye"), words, cls="button main", data_fresh=True, disabled=not ready or waiting)
    return join([look, tag("p", i18n.text("cover.only", name=name), cls="hint")])
