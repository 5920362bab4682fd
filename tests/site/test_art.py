"""The sprites: every card with its sides and points, sound XML, nothing the page's policy forbids, a size to carry."""

import re
import struct
from pathlib import Path
from xml.etree import ElementTree

import draw_icons
import drawing
import environment
import faces_malabares
import make_art
import make_fonts
import pytest
from fontTools.ttLib import TTFont

from pygames.gran_circo.data import ACTS, CIRCUSES, PARTNERS, PRICE, PRINTED
from pygames.malabares.data import CARDS
from pygames.malandragem.data import CARDS as MALANDRAGEM_CARDS
from pygames.malandragem.data import SUITED, SUITS
from pygames.roda_de_samba.data import COLOURS, INSTRUMENTS, NUMBERS, REGIONS, SAMBISTS
from pygames.sabai_sabai.data import CARDS as SABAI_CARDS

ROOT = Path(__file__).resolve().parents[2]
SVG = "{http://www.w3.org/2000/svg}"
HREF = re.compile(r'href="([^"]*)"')
GAMES = ("malabares", "roda_de_samba", "sabai_sabai", "gran_circo", "malandragem")
ICONS = """back menu undo log rules settings hint person computer phone-pass eye eye-off share install check close plus
    minus sun moon arrow warning crown trophy trash download upload refresh language""".split()
SIDES = ("light-day", "light-night", "dark")
BUDGET = 60_000


@pytest.fixture(scope="module")
def sprites(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("art")
    make_art.draw(folder)
    return {file.stem: file.read_text(encoding="utf-8") for file in folder.glob("*.svg")}


def symbols(text: str) -> dict[str, ElementTree.Element]:
    return {element.attrib["id"]: element for element in ElementTree.fromstring(text).iter(f"{SVG}symbol")}


def figures(element: ElementTree.Element) -> list[str]:
    """Read the numerals of a symbol back, in the order they are drawn."""
    names = {"#g-plus": "+", "#g-minus": "-"}
    read = []
    for group in element.iter(f"{SVG}g"):
        signs = [use.attrib["href"] for use in group if use.tag == f"{SVG}use" and use.attrib["href"].startswith("#g")]
        if signs:
            read.append("".join(names.get(sign, sign[2:]) for sign in signs))
    return read


def test_there_is_one_sprite_for_the_app_and_one_a_game(sprites: dict[str, str]) -> None:
    assert set(sprites) == {"app", *make_art.FACES}


@pytest.mark.parametrize("name", ["app", *make_art.FACES])
def test_sprite_is_sound(sprites: dict[str, str], name: str) -> None:
    text = sprites[name]
    ids = [element.attrib["id"] for element in ElementTree.fromstring(text).iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert set(HREF.findall(text)) <= {f"#{name}" for name in ids}
    assert not re.search(r"style=|<style|<script|<image|url\(|\son\w+=|<text|foreignObject", text)
    assert len(text.encode()) <= BUDGET


def test_drawing_twice_gives_the_same(sprites: dict[str, str], tmp_path: Path) -> None:
    make_art.draw(tmp_path)
    assert {file.stem: file.read_text(encoding="utf-8") for file in tmp_path.glob("*.svg")} == sprites


def test_malabares_has_every_side_of_every_card(sprites: dict[str, str]) -> None:
    drawn = symbols(sprites["malabares"])
    cards = {f"{card}-{side}" for card in CARDS for side in SIDES} | {"back"}
    assert len(CARDS) == 20
    assert cards <= set(drawn)
    assert {drawn[name].attrib["viewBox"] for name in cards} == {"0 0 100 140"}
    assert {*faces_malabares.SMALL, "sun-badge", "moon-badge", "sun-badge-brick", "moon-badge-brick"} <= set(drawn)


@pytest.mark.parametrize("card", CARDS)
def test_points_on_the_card_are_those_of_the_data(sprites: dict[str, str], card: str) -> None:
    drawn, face = symbols(sprites["malabares"]), CARDS[card]
    day, night, dark = (drawn[f"{card}-{side}"] for side in SIDES)
    assert figures(day) == [face.label, str(face.sun), str(face.moon)]
    assert sorted(figures(night)) == sorted([face.label, str(face.sun), str(face.moon)])
    assert sorted(figures(dark)) == sorted([face.label, str(face.sun), str(face.moon), str(face.hand)])


@pytest.mark.parametrize("card", CARDS)
def test_points_of_the_period_are_the_larger_ones(card: str) -> None:
    face = CARDS[card]
    for period, own in (("day", face.sun), ("night", face.moon)):
        inner = faces_malabares.light_symbol(card, face, period).inner
        scales = {found[1]: found[2] for found in re.finditer(r'scale\((\.?[\d.]+)\)"><use href="#g(\d)"/></g>', inner)}
        assert scales["0.23"] == str(own)


@pytest.mark.parametrize("card", CARDS)
def test_every_side_shows_the_object_of_the_data(sprites: dict[str, str], card: str) -> None:
    drawn, kind = symbols(sprites["malabares"]), CARDS[card].object
    for side, frame in zip(SIDES, (f"light-{kind}-day", f"light-{kind}-night", f"dark-{kind}"), strict=True):
        assert drawn[f"{card}-{side}"][0].attrib["href"] == f"#{frame}"


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("card", CARDS)
def test_number_is_large_and_stays_in_the_strip_that_overlapped_cards_show(
    sprites: dict[str, str], card: str, side: str
) -> None:
    text = ElementTree.tostring(symbols(sprites["malabares"])[f"{card}-{side}"], encoding="unicode")
    place = re.search(r"translate\((\d+) \d+\) scale\(([\d.]+)\)", text)
    assert place is not None
    height = 100 * float(place[2])
    assert height * 56 / 100 >= 18
    assert int(place[1]) + drawing.width_of(CARDS[card].label, height) <= 43


def test_roda_de_samba_has_every_card_and_sign(sprites: dict[str, str]) -> None:
    drawn = symbols(sprites["roda_de_samba"])
    cards = {f"{name}{number}" for name in INSTRUMENTS for number in NUMBERS} | {"ma", "back"}
    assert {drawn[name].attrib["viewBox"] for name in cards} == {"0 0 100 140"}
    signs = {f"i-{name}" for name in INSTRUMENTS} | {f"f-{colour}" for colour in COLOURS} | {"fame", "crossed"}
    benefits = {f"b-{who.benefit}" for who in SAMBISTS.values() if who.benefit[:2] != "i:"}
    assert signs | benefits | {f"r-{region}" for region in REGIONS} <= set(drawn)


@pytest.mark.parametrize("name", INSTRUMENTS)
def test_an_instrument_card_shows_its_number_family_and_picture(sprites: dict[str, str], name: str) -> None:
    drawn = symbols(sprites["roda_de_samba"])
    for number in NUMBERS:
        card = drawn[f"{name}{number}"]
        assert figures(card) == [str(number)]
        assert card[0].attrib["href"] == f"#frame-{INSTRUMENTS[name]}"
        assert card[-1].attrib["href"] == f"#p-i-{name}"


def test_families_differ_in_shape_and_in_grey(sprites: dict[str, str]) -> None:
    drawn = [symbols(sprites["roda_de_samba"])[f"f-{colour}"] for colour in COLOURS]
    parts = {element.attrib["id"]: element for element in ElementTree.fromstring(sprites["roda_de_samba"])[0]}
    shapes = [parts[sign[0].attrib["href"][1:]][0] for sign in drawn]
    assert len({(shape.tag, shape.attrib.get("d")) for shape in shapes}) == 4
    assert len({shape.attrib["fill"] for shape in shapes}) == 4


def test_every_instrument_has_a_picture_of_its_own(sprites: dict[str, str]) -> None:
    parts = {element.attrib["id"]: element for element in ElementTree.fromstring(sprites["roda_de_samba"])[0]}
    pictures = [ElementTree.tostring(parts[f"p-i-{name}"]).replace(name.encode(), b"") for name in INSTRUMENTS]
    assert len(set(pictures)) == len(INSTRUMENTS) == 16


def test_sabai_sabai_has_every_card_with_as_many_petals_as_its_number(sprites: dict[str, str]) -> None:
    drawn = symbols(sprites["sabai_sabai"])
    assert {*SABAI_CARDS, "back"} == set(drawn)
    for number in range(1, 11):
        card = drawn[f"n{number}"]
        assert sum(element.tag == f"{SVG}ellipse" for element in card.iter()) == number
        assert figures(card) == [str(number)] * 2
    for number, sign in ((11, "peek"), (12, "spy"), (13, "give"), (14, "switch")):
        card = drawn[f"n{number}"]
        assert figures(card) == [str(number)]
        assert card[-2].attrib["href"] == f"#p-{sign}"


def test_malandragem_has_every_card_of_the_deck(sprites: dict[str, str]) -> None:
    drawn = symbols(sprites["malandragem"])
    assert {*MALANDRAGEM_CARDS, "back", *(f"suit-{suit}" for suit in SUITS)} == set(drawn)
    for card in SUITED:
        assert figures(drawn[card])[-1] == card[:-1]
        place = re.search(
            r"translate\((\S+) \d+\) scale\(0.34\)", ElementTree.tostring(drawn[card], encoding="unicode")
        )
        assert place is not None and float(place[1]) + drawing.width_of(card[:-1], 34) <= 43


def test_gran_circo_has_every_tile_with_its_stars_and_half_rings(sprites: dict[str, str]) -> None:
    drawn = symbols(sprites["gran_circo"])
    circuses = {f"circus-{name}" for name in (*CIRCUSES, "none")}
    signs = {"coin", "star", "duet", "sign-ring", "sign-tent", "back"}
    assert {*PRINTED, *PRICE, *ACTS, *PARTNERS, *circuses, *signs} == set(drawn)
    for tile, act in PRINTED.items():
        used = [element.attrib["href"] for element in drawn[tile].iter() if "href" in element.attrib]
        halves = [f"#half-{side}" for side in act.marks]
        assert used == [f"#t-{act.act}", *halves, f"#stars-{act.stars}", "#edge"]


def test_half_rings_of_two_tiles_join(sprites: dict[str, str]) -> None:
    parts = {
        node.attrib["id"]: node for node in ElementTree.fromstring(sprites["gran_circo"]).iter() if "id" in node.attrib
    }
    left, right = (re.findall(r"\d+", next(parts[f"half-{side}"].iter(f"{SVG}path")).attrib["d"]) for side in "LR")
    # One begins where the other does, at the same height, a tile's width apart.
    assert (left[0], right[0]) == ("0", "100") and left[1] == right[1] and left[-1] == right[-1]


def test_app_has_icons_marks_and_covers(sprites: dict[str, str]) -> None:
    drawn = symbols(sprites["app"])
    covers = {f"cover-{game}" for game in GAMES}
    assert set(drawn) == {*ICONS, *(f"mark-{number}" for number in range(12)), *covers}
    assert {drawn[name].attrib["viewBox"] for name in covers} == {"0 0 160 120"}
    assert all(drawn[name].attrib["preserveAspectRatio"] == "xMidYMid slice" for name in covers)


@pytest.mark.parametrize("name", ICONS)
def test_icons_take_the_colour_of_the_text(sprites: dict[str, str], name: str) -> None:
    paints = {
        element.attrib[paint]
        for element in symbols(sprites["app"])[name].iter()
        for paint in ("fill", "stroke")
        if paint in element.attrib
    }
    assert "currentColor" in paints
    assert paints <= {"currentColor", "none"}


def test_marks_differ_in_shape_and_colour(sprites: dict[str, str]) -> None:
    drawn = symbols(sprites["app"])
    marks = [drawn[f"mark-{number}"][0] for number in range(12)]
    assert len({mark.attrib["fill"] for mark in marks}) == 12
    assert len({mark.attrib.get("d", "circle") for mark in marks}) == 12


def test_every_icon_the_interface_names_is_drawn(sprites: dict[str, str]) -> None:
    sources = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "web" / "ui").rglob("*.py"))
    named = set(re.findall(r'\bicon\("([\w-]+)"[,)]', sources))
    assert len(named) > 10
    assert named <= set(symbols(sprites["app"]))


def test_fonts_keep_their_weights_and_signs_and_stay_small(tmp_path: Path) -> None:
    make_fonts.subset(environment.NODE_MODULES, tmp_path)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["display.woff2", "text.woff2"]
    assert sum(file.stat().st_size for file in files) <= BUDGET
    for file in files:
        font = TTFont(file)
        axes = {axis.axisTag: (axis.minValue, axis.maxValue) for axis in font["fvar"].axes}
        assert axes == {"wght": make_fonts.WEIGHTS[file.stem]}
        assert {ord(sign) for sign in "Aãçéñõúü¿¡–—“”…−€0"} <= set(font.getBestCmap())


@pytest.mark.parametrize("name", draw_icons.ICONS)
def test_icon_file_has_its_size(name: str) -> None:
    png = (ROOT / "web" / "art" / "icons" / f"{name}.png").read_bytes()
    assert png.startswith(draw_icons.SIGNATURE)
    assert struct.unpack(">II", png[16:24]) == (draw_icons.ICONS[name].size,) * 2
    assert len(png) <= 40_000


def test_png_written_anew_shows_the_same() -> None:
    png = (ROOT / "web" / "art" / "icons" / "icon-192.png").read_bytes()
    assert draw_icons.smaller(png) == png
