"""The end of a game: who won, the score line by line, and what to do next."""

from ui import i18n
from ui.markup import Markup, button, icon, join, tag


def frame(game: str) -> Markup:
    """Return the frame that the zones of this screen go into."""
    zones = [tag("div", id=f"z-{name}", cls=f"result-{name}") for name in ("bar", "winners", "lines", "next")]
    return tag("main", *zones, cls="result", data_game=game)


def names_of(table: dict, seats: list) -> str:
    """Join names as the language does."""
    names = [table["seats"][seat]["name"] for seat in seats]
    if len(names) < 2:
        return "".join(names)
    return i18n.text("list.and", first=", ".join(names[:-1]), last=names[-1])


def winners(table: dict) -> Markup:
    """Draw the winners as a headline and everybody's score below, best first."""
    outcome = table["outcome"]
    names = names_of(table, outcome["winners"])
    head = tag(
        "h1", i18n.text("result.winner", names=names, count=len(outcome["winners"])), tabindex="-1", data_focus=True
    )
    order = sorted(
        range(len(outcome["scores"])), key=lambda seat: (seat not in outcome["winners"], -outcome["scores"][seat], seat)
    )
    return join([icon("crown", "crown"), head, tag("ol", *[_row(table, seat) for seat in order], cls="standing")])


def _row(table: dict, seat: int) -> Markup:
    player, outcome = table["seats"][seat], table["outcome"]
    won = tag("span", i18n.text("result.won"), cls="won") if seat in outcome["winners"] else ""
    mark = icon(f"mark-{player['mark']}", f"mark mark-{player['mark']}")
    points = i18n.text("points", count=outcome["scores"][seat]).replace("-", "\u2212")
    return tag("li", mark, tag("span", player["name"], cls="grow"), won, tag("span", points, cls="points"))


def share_text(table: dict, address: str) -> str:
    """Return the result as plain text with a link."""
    outcome, text = table["outcome"], i18n.text
    rows = [f"{player['name']}: {outcome['scores'][seat]}" for seat, player in enumerate(table["seats"])]
    head = text("share.head", game=text(f"game.{table['game']}"), app=text("name"))
    won = text("result.winner", names=names_of(table, outcome["winners"]), count=len(outcome["winners"]))
    return "\n".join([head, won] + rows + [text("share.code", code=table["code"]), address])


def draw(table: dict, lines: object) -> dict:
    """Return the zones of the result screen; `lines` is the score line by line, drawn by the table."""
    text = i18n.text
    home = button("home", icon("back"), tag("span", text("result.home")), cls="button quiet")
    again = button("again", icon("refresh"), tag("span", text("result.again")), cls="button main")
    share = button("share", icon("share"), tag("span", text("result.share")), cls="button quiet")
    code = tag("p", text("result.code", code=table["code"]), cls="hint")
    return {
        "bar": tag("p", text(f"game.{table['game']}"), cls="result-game"),
        "winners": winners(table),
        "lines": tag("section", tag("h2", text("result.lines")), lines),
        "next": join([again, tag("div", share, home, cls="pair"), code]),
    }
