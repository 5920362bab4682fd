"""The frame round every table: bar, seats, shared and own zones, prompt, action bar."""

from ui import i18n
from ui.markup import Markup, button, icon, join, tag


def frame(game: str) -> Markup:
    """Return the frame that the zones of a table go into."""
    prompt = tag(
        "div",
        id="z-prompt",
        cls="prompt",
        role="status",
        aria_live="polite",
        aria_atomic="true",
        tabindex="-1",
        data_focus=True,
    )
    parts = [
        tag("header", id="z-bar", cls="bar table-bar"),
        tag("section", id="z-seats", cls="seats", aria_label=i18n.text("table.seats")),
        tag("section", id="z-shared", cls="shared", aria_label=i18n.text("table.shared")),
        prompt,
        tag("section", id="z-own", cls="own", aria_label=i18n.text("table.own")),
        tag("footer", id="z-actions", cls="actions"),
    ]
    return tag("main", *parts, cls="table", data_game=game)


def bar(table: dict, mark: object) -> Markup:
    """Draw the bar: back, game, round mark, menu."""
    back = button(
        "back",
        icon("back"),
        tag("span", i18n.text("table.leave"), cls="visually-hidden"),
        cls="icon-button",
        data_key="back",
    )
    menu = button(
        "menu", icon("menu"), tag("span", i18n.text("menu"), cls="visually-hidden"), cls="icon-button", data_key="menu"
    )
    return join([back, tag("h1", i18n.text(f"game.{table['game']}")), tag("div", mark, cls="round-mark"), menu])


def seats(table: dict, extras: list, me: int | None) -> Markup:
    """Draw the seats; the acting one is marked by a word and a shape, not by colour alone."""
    turn = table["turn"]
    acting = turn["seat"] if turn else None
    return tag(
        "ol",
        *[tag("li", _seat(table, seat, extras[seat], seat == acting, seat == me)) for seat in range(len(extras))],
        cls=f"seat-list seats-{len(extras)}",
    )


def _seat(table: dict, seat: int, extra: object, acts: bool, mine: bool) -> Markup:
    player = table["seats"][seat]
    name = tag("span", player["name"], cls="seat-name")
    flag = tag("span", i18n.text("table.acts"), cls="acts-flag") if acts else ""
    return button(
        "seat",
        icon(f"mark-{player['mark']}", f"mark mark-{player['mark']}"),
        tag("span", name, flag, cls="seat-head"),
        tag("span", extra, cls="seat-extra"),
        arg=seat,
        cls=f"seat{' acts' if acts else ''}{' mine' if mine else ''}",
        data_place=f"hand/{seat}",
    )


def actions(main: tuple | None, undo: bool, extra: object = "") -> Markup:
    """Draw the action bar; `main` is verb, label, enabled, and undo is drawn even when it only explains why not."""
    take_back = button(
        "undo",
        icon("undo"),
        tag("span", i18n.text("undo")),
        cls="button quiet",
        aria_disabled=None if undo else True,
        data_key="undo",
    )
    if main is None:
        return join([take_back, extra])
    verb, label, enabled = main
    act = button(verb, tag("span", label), cls="button main", aria_disabled=None if enabled else True, data_key="main")
    return join([take_back, extra, act])


def choice(index: int, label: str, enabled: bool, main: bool = False) -> Markup:
    """Draw a button that plays an offer at once."""
    look = "button main" if main else "button quiet"
    words = tag("span", label)
    return button(
        "offer", words, arg=index, cls=look, aria_disabled=None if enabled else True, data_key=f"offer-{index}"
    )


def react(seat: int, player: dict, chosen: bool) -> Markup:
    """Draw the button with which a person acts in a window or out of turn."""
    mark = icon(f"mark-{player['mark']}", f"mark mark-{player['mark']}")
    words = tag("span", player["name"])
    return button(
        "react", mark, words, arg=seat, cls="button quiet react", aria_pressed=chosen, data_key=f"react-{seat}"
    )


def hold(seat: int, table: dict, showing: bool) -> Markup:
    """Draw the button that shows a seat's own hand, or what a game has to be seen, while it is held."""
    words = i18n.text("table.peek.now" if showing else "table.peek", name=table["seats"][seat]["name"])
    if not showing and i18n.has(table["game"], "do.look"):
        words = i18n.text_of(table["game"], "do.look", {})
    return tag(
        "button",
        icon("eye" if showing else "eye-off"),
        tag("span", words),
        type="button",
        cls="button quiet peek",
        data_hold="peek",
        data_arg=seat,
        data_key="peek",
        aria_pressed=showing,
    )
