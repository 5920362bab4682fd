"""The set-up of a table: who sits where, options, same-deal code, one big Start."""

from ui import i18n, settings
from ui.markup import Markup, button, icon, join, tag


def bar(title: str, back: str = "back") -> Markup:
    """Draw the bar of a screen that is no table."""
    to_home = button(
        back, icon("back"), tag("span", i18n.text("back"), cls="visually-hidden"), cls="icon-button", data_key="back"
    )
    return tag("header", to_home, tag("h1", title, tabindex="-1", data_focus=True), cls="bar")


def frame(game: str) -> Markup:
    """Return the frame that the zones of this screen go into."""
    zones = [tag("div", id=f"z-{name}") for name in ("seats", "options", "start")]
    return tag(
        "main", bar(i18n.text(f"game.{game}")), tag("div", *zones, cls="sheet-page"), cls="setup", data_game=game
    )


def kind_text(kind: str, level: str | None) -> str:
    """Name who sits at a seat."""
    return i18n.text("kind.person") if kind == "person" else i18n.text(f"kind.{level}")


def _seat(setup: dict, at: int, least: int) -> Markup:
    text, seat = i18n.text, setup["seats"][at]
    name = settings.name_of(setup["seats"], at, text)
    who = kind_text(seat["kind"], seat["level"])
    mark = button(
        "mark",
        icon(f"mark-{seat['mark']}", "mark"),
        tag("span", text("prepare.mark", name=name), cls="visually-hidden"),
        arg=at,
        cls=f"mark-button mark-{seat['mark']}",
    )
    label = tag("label", text("prepare.name", number=at + 1), for_=f"name-{at}", cls="visually-hidden")
    write = tag(
        "input",
        id=f"name-{at}",
        type="text",
        value=seat["name"],
        placeholder=settings.default_name(seat["kind"], at, text),
        maxlength=settings.LONGEST_NAME,
        autocomplete="off",
        data_change="name",
        data_arg=at,
        data_key=f"name-{at}",
        enterkeyhint="done",
        spellcheck="false",
    )
    picture = icon("person" if seat["kind"] == "person" else "computer")
    kind = button(
        "kind", picture, tag("span", who), arg=at, cls="kind", aria_label=text("prepare.kind", name=name, kind=who)
    )
    parts = [mark, tag("div", label, write, cls="grow"), kind]
    if len(setup["seats"]) > least:
        parts.append(
            button(
                "seat-less",
                icon("minus"),
                tag("span", text("prepare.less", name=name), cls="visually-hidden"),
                arg=at,
                cls="icon-button",
            )
        )
    return tag("li", *parts, cls="seat-row")


def seats(setup: dict, rules: dict) -> Markup:
    """Draw the seats: mark, name, who plays, and adding or taking away one."""
    rows = [_seat(setup, at, rules["seats"][0]) for at in range(len(setup["seats"]))]
    more = ""
    if len(setup["seats"]) < rules["seats"][-1]:
        more = button("seat-more", icon("plus"), tag("span", i18n.text("prepare.more")), cls="button quiet")
    legend = tag("legend", i18n.text("prepare.seats", count=len(rows)))
    return tag(
        "fieldset",
        legend,
        tag("p", i18n.text("prepare.seats.hint"), cls="hint"),
        tag("ol", *rows, cls="seat-rows"),
        more,
    )


def options(game: str, setup: dict, rules: dict) -> Markup:
    """Draw the options that this number of seats allows, and the same-deal code."""
    words, count = i18n.game_text(game), len(setup["seats"])
    rows = [_option(words, option, setup["options"]) for option in rules["options"] if settings.fits(option, count)]
    # What it means to play with so many, where that is a variant of its own.
    title = f"seats.{count}"
    note = ""
    if i18n.has(game, title):
        note = tag("p", tag("strong", words(title)), " ", words(title + ".about"), cls="hint")
    code = tag(
        "input",
        id="code",
        type="text",
        value=setup["code"],
        maxlength=11,
        autocomplete="off",
        autocapitalize="characters",
        spellcheck="false",
        data_change="code",
        data_key="code",
        aria_describedby="code-about",
        cls="code",
    )
    deal = tag(
        "details",
        tag("summary", i18n.text("prepare.code")),
        tag("label", i18n.text("prepare.code.label"), for_="code"),
        code,
        tag("p", i18n.text("prepare.code.about"), id="code-about", cls="hint"),
        open=bool(setup["code"]),
    )
    if not rows and not note:
        return deal
    return join([tag("fieldset", tag("legend", i18n.text("prepare.options")), *rows, note), deal])


def _option(words: object, option: dict, chosen: dict) -> Markup:
    key = option["key"]
    about = tag("span", words(f"option.{key}.about"), cls="hint", id=f"about-{key}")
    if len(option["choices"]) == 2 and option["choices"][0] in (False, True) and type(option["choices"][0]) is bool:
        box = tag(
            "input",
            type="checkbox",
            checked=bool(chosen.get(key)),
            data_change="option",
            data_arg=key,
            data_key=f"option-{key}",
            aria_describedby=f"about-{key}",
        )
        return tag("label", box, tag("span", tag("strong", words(f"option.{key}")), about, cls="words"), cls="option")
    picks = [
        button(
            "option",
            words(f"option.{key}.{choice}"),
            arg=f"{key}={choice}",
            cls="choice",
            aria_pressed=chosen.get(key) == choice,
        )
        for choice in option["choices"]
    ]
    return tag(
        "div", tag("strong", words(f"option.{key}")), about, tag("div", *picks, cls="choices"), cls="option words"
    )


def start(state: object) -> Markup:
    """Draw the big Start."""
    waiting = state.engine != "ready"
    line = (
        tag(
            "p",
            i18n.text("engine.waiting" if state.engine == "waiting" else "engine.failed"),
            cls="hint",
            role="status",
        )
        if waiting
        else ""
    )
    return join(
        [
            line,
            button(
                "start",
                tag("span", i18n.text("prepare.start")),
                cls="button main",
                aria_disabled=True if waiting else None,
            ),
        ]
    )


def draw(state: object) -> dict:
    """Return the zones of the set-up screen."""
    rules = state.games[state.game]
    return {
        "seats": seats(state.setup, rules),
        "options": options(state.game, state.setup, rules),
        "start": start(state),
    }


def drop_sheet() -> Markup:
    """Ask before an open game is dropped."""
    text = i18n.text
    ask = tag("p", text("prepare.drop.ask"))
    no, yes = (
        button("close", text("prepare.drop.no"), cls="button quiet"),
        button("start-anyway", text("prepare.drop.yes"), cls="button main"),
    )
    return join([tag("h2", text("prepare.drop"), id="sheet-title"), ask, tag("div", no, yes, cls="pair")])
