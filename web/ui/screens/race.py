"""The sheet of a race: ready or by lot, then one large button for every person."""

from ui import i18n
from ui.markup import Markup, button, icon, tag
from ui.screens.sheets import sheet


def ready() -> Markup:
    """Ask whether everybody is ready, or whether lots are to be drawn."""
    lot = button("race-lot", i18n.text("race.lot"), cls="button quiet")
    start = button("race-ready", i18n.text("race.ready"), cls="button main")
    return sheet(i18n.text("race.title"), tag("p", i18n.text("race.ask")), tag("div", lot, start, cls="pair"))


def buttons(seats: list, players: list, live: bool, done: dict) -> Markup:
    """Draw a button for each person; until the start they rest."""
    word = tag("p", i18n.text("race.now" if live else "race.wait"), cls="race-word", role="status")
    drawn = [_nose(seat, players[seat], live and seat not in done) for seat in seats]
    return sheet(i18n.text("race.title"), word, tag("div", drawn, cls=f"noses for-{len(seats)}"), close="race-lot")


def _nose(seat: int, player: dict, live: bool) -> Markup:
    return button(
        "nose",
        icon(f"mark-{player['mark']}", f"mark mark-{player['mark']}"),
        tag("span", i18n.text("race.nose", name=player["name"])),
        arg=seat,
        cls="nose" + (" live" if live else ""),
        aria_disabled=None if live else True,
        data_key=f"nose-{seat}",
    )
