"""The home screen: five picture cards, the open game on top; drawn at build in three languages, and at run time."""

from ui import i18n, markup
from ui.markup import Markup, button, icon, join, tag, use

# Name, seats, minutes, whether it can be played yet. Seats and minutes are what the boxes say or what our trials took.
GAMES = (
    ("malabares", "2–4", "20", True),
    ("roda_de_samba", "2–4", "30", True),
    ("sabai_sabai", "2–12", "40", True),
    ("gran_circo", "2–5", "60", True),
    ("malandragem", "3–8", "15", True),
)


def _cover(name: str, pictures: bool) -> Markup:
    inner = (
        tag("svg", use(markup.sprite("app"), f"cover-{name}"), viewBox="0 0 320 200", aria_hidden="true")
        if pictures
        else ""
    )
    return tag("span", inner, cls="cover")


def game_card(name: str, seats: str, minutes: str, playable: bool, pictures: bool = True) -> Markup:
    """Draw one game's picture card; a game that cannot be played yet says so and is no button."""
    text = i18n.text
    facts = tag("span", text("home.facts", seats=seats, minutes=minutes), cls="facts")
    words = tag(
        "span",
        tag("strong", text(f"game.{name}"), cls="game-name"),
        tag("span", text(f"game.{name}.about"), cls="about"),
        facts,
        cls="words",
    )
    if not playable:
        return tag(
            "div",
            _cover(name, pictures),
            words,
            tag("span", text("home.soon"), cls="soon"),
            cls="game coming",
            data_game=name,
        )
    play = tag("span", text("home.play"), cls="play", aria_hidden="true")
    return tag(
        "a",
        _cover(name, pictures),
        words,
        play,
        cls="game",
        href=f"#{name}",
        data_game=name,
        data_do="setup",
        data_arg=name,
    )


def games(pictures: bool = True) -> Markup:
    """Draw the five games."""
    items = [tag("li", game_card(*game, pictures)) for game in GAMES]
    return join([tag("h2", i18n.text("home.games"), cls="section"), tag("ul", *items, cls="games")])


def languages(now: str) -> Markup:
    """Draw the language switch: real links, so that it works before any Python."""
    links = [
        tag(
            "a",
            name,
            href=f"?lang={code}",
            lang=code,
            hreflang=code,
            data_do="language",
            data_arg=code,
            cls="language",
            aria_current="true" if code == now else None,
        )
        for code, name in i18n.NAMES
    ]
    return tag("nav", *links, cls="languages", aria_label=i18n.text("home.languages"))


def head(now: str) -> Markup:
    """Draw the poster's head: bunting, name, promise, languages."""
    title = tag("h1", i18n.text("name"), cls="poster-name", tabindex="-1", data_focus=True)
    return join(
        [
            tag("div", cls="bunting", aria_hidden="true"),
            languages(now),
            title,
            tag("p", i18n.text("home.promise"), cls="promise"),
        ]
    )


def foot(pictures: bool = True, live: bool = False) -> Markup:
    """Draw the ways to the rules, the records and the settings; records need the app to be awake."""
    rules = tag(
        "a",
        icon("rules") if pictures else "",
        tag("span", i18n.text("rules")),
        cls="button quiet",
        data_do="rules-list",
        href=f"rules/malabares.{i18n.language()}.html",
    )
    setting = tag(
        "a",
        icon("settings") if pictures else "",
        tag("span", i18n.text("settings")),
        cls="button quiet",
        data_do="settings",
        href="#settings",
    )
    won = button("records", icon("trophy"), tag("span", i18n.text("records")), cls="button quiet") if live else ""
    return tag("nav", rules, setting, won, cls="home-links", aria_label=i18n.text("home.more"))


def static_home(folder: str | None = None) -> str:
    """Return the home screen in all languages, readable before any Python; `folder` is where the art lies, if known."""
    before, drawn = i18n.language(), []
    if folder:
        markup.drawn_from(folder)
    for language in i18n.LANGUAGES:
        i18n.open_language(language, [])
        body = tag("div", head(language), cls="poster"), games(bool(folder)), foot(bool(folder))
        drawn.append(str(tag("main", *body, lang=language, cls="home", hidden=language != i18n.LANGUAGES[0])))
    i18n.open_language(before, [])
    return "\n".join(drawn)


def frame() -> Markup:
    """Return the frame that the zones of this screen go into."""
    names = ("head", "notes", "continue", "games", "foot", "install")
    return tag(
        "main", *[tag("div", id=f"z-{name}", cls="poster" if name == "head" else None) for name in names], cls="home"
    )


def draw(state: object) -> dict:
    """Return the zones of the home screen."""
    return {
        "head": head(i18n.language()),
        "notes": "",
        "continue": _continue(state),
        "games": games(),
        "foot": foot(live=True),
        "install": _install(state),
    }


def _continue(state: object) -> Markup | str:
    table = state.open_game
    if not table:
        return ""
    names = ", ".join([seat["name"] for seat in table["seats"]])
    words = tag(
        "span",
        tag("strong", i18n.text("home.continue")),
        tag("span", i18n.text("home.continue.who", names=names)),
        cls="words",
    )
    return button(
        "continue", icon("cover-" + table["game"], "continue-cover"), words, cls="continue", data_game=table["game"]
    )


def _install(state: object) -> Markup | str:
    notes, lines = state.notes, []
    if notes.get("installable"):
        lines.append(button("install", icon("install"), tag("span", i18n.text("home.install")), cls="button"))
    elif notes.get("apple"):
        lines.append(tag("p", icon("share"), tag("span", i18n.text("home.install.apple")), cls="hint"))
    if notes.get("offline"):
        lines.append(tag("p", icon("check"), tag("span", i18n.text("home.offline")), cls="hint ready"))
    elif notes.get("progress"):
        have, of = notes["progress"]
        lines.append(tag("p", icon("download"), tag("span", i18n.text("home.progress", have=have, of=of)), cls="hint"))
    return join(lines)
