"""What the build writes itself: the bundle for MicroPython, the rules pages, filled templates, the frozen lock."""

import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import make_bundle
import make_engine
import make_rules
import places
import pytest
from trouble import Trouble

from pygames.registry import GAMES

TEXT = """# Malabares

## Goal {: #goal }

<a id="MBR2"></a>Throw {{card:k7-dark}} or {{card:club-light-day}}.
{: #MBR1 }

| a | b |
| ---: | :--- |
| 1 | 2 |
"""


def write(folder: Path, files: dict[str, str]) -> Path:
    """Write files by path and return the folder."""
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return folder


def test_the_bundle_lays_out_sources_and_texts_and_starts_the_interface(tmp_path: Path) -> None:
    reading = "json.load(open('locales/es/app.json'))['hello'], 'malabares' in open('games.json').read()"
    app = f"import json\nprint({reading})\n"
    sources = {"ui/__init__.py": "", "ui/app.py": app, "locales/es/app.json": '{"hello": "¡Hola \\"tú\\"!"}'}
    bundle = make_bundle.bundle(write(tmp_path / "web", sources))
    (tmp_path / "run").mkdir()
    done = subprocess.run(
        [sys.executable, "-c", bundle], cwd=tmp_path / "run", capture_output=True, text=True, check=True
    )
    assert done.stdout == '¡Hola "tú"! True\n'


def test_games_are_described_for_the_set_up_screen() -> None:
    option = SimpleNamespace(key="long", choices=(False, True), default=False, seats=range(3, 5))
    options = (option, SimpleNamespace(**vars(option) | {"seats": None}))
    game = SimpleNamespace(printed={"w1": ("wild", 1)}, seats=range(2, 5), options=options)
    described = make_bundle.games(SimpleNamespace(GAMES={"toy": game}))
    assert described["toy"]["printed"] == {"w1": ["wild", 1]}
    first, second = described["toy"]["options"]
    assert described["toy"]["seats"] == [2, 3, 4]
    assert first == {"key": "long", "choices": [False, True], "default": False, "seats": [3, 4]}
    assert second["seats"] is None


@pytest.fixture
def rules(tmp_path: Path) -> str:
    names = json.dumps({"card.knife": "Faca <{number}>", "card.club": "Maça"})
    files = {"rules/malabares.pt-BR.md": TEXT, "rules/malabares.es.md": TEXT, "locales/pt-BR/malabares.json": names}
    web = write(tmp_path, files)
    return make_rules.page(web / "rules" / "malabares.pt-BR.md", "a/app-1")


def test_a_rules_page_keeps_its_anchors(rules: str) -> None:
    assert '<h2 id="goal">Goal</h2>' in rules
    assert '<p id="MBR1"><a id="MBR2"></a>Throw' in rules


def test_a_rules_page_says_its_language_and_leads_home_and_to_the_others(rules: str) -> None:
    assert '<html lang="pt-BR">' in rules
    assert "<title>Malabares - Mesa de Bolso</title>" in rules
    assert 'href="../a/app-1/style.css"' in rules
    assert 'href="../"' in rules
    assert '<a href="malabares.es.html" lang="es" hreflang="es">' in rules
    assert "malabares.en.html" not in rules


def test_a_rules_page_draws_cards_and_names_them(rules: str) -> None:
    assert 'aria-label="Faca &lt;7&gt;"><use href="../a/app-1/art/malabares.svg#k7-dark"/>' in rules
    assert 'aria-label="Maça"><use href="../a/app-1/art/malabares.svg#club-light-day"/>' in rules
    assert "{{" not in rules


def test_tables_are_aligned_without_style_attributes(rules: str) -> None:
    assert '<td align="right">1</td>' in rules
    assert "style=" not in rules


def test_a_card_without_a_name_stops_the_build(tmp_path: Path) -> None:
    web = write(tmp_path, {"rules/malabares.en.md": TEXT, "locales/en/malabares.json": "{}"})
    with pytest.raises(Trouble, match=r"no card\.knife"):
        make_rules.page(web / "rules" / "malabares.en.md", "a/app-1")


def test_an_unknown_place_stops_the_build() -> None:
    assert places.filled("<{{app}}> { {x} }", {"app": "a/app-1"}, "index.html") == "<a/app-1> { {x} }"
    with pytest.raises(Trouble, match="ap1"):
        places.filled("{{ap1}}", {"app": "a/app-1"}, "index.html")


def test_the_lock_names_the_wheels_beside_it_by_their_hashes(tmp_path: Path) -> None:
    wheel = write(tmp_path, {"toy-1.2-cp314-none-any.whl": "toy"}) / "toy-1.2-cp314-none-any.whl"
    frozen = {"info": {"python": "3.14.2"}, "packages": {"other": {}, "toy": {"version": "1.2", "sha256": "old"}}}
    (tmp_path / "frozen.json").write_text(json.dumps(frozen))
    lock = json.loads(make_engine.frozen_lock(tmp_path / "frozen.json", [wheel]))
    assert list(lock["packages"]) == ["toy"]
    assert lock["packages"]["toy"]["file_name"] == wheel.name
    assert lock["packages"]["toy"]["sha256"] == make_engine.sha256(wheel)
    assert lock["packages"]["toy"]["depends"] == []


@pytest.mark.parametrize(
    ("name", "there"),
    [
        ("malabares.py", True),
        ("40-malabares.css", True),
        ("10-base.css", True),
        ("app.json", True),
        ("roda_de_samba_circle.py", "roda_de_samba" in GAMES),
        ("41-roda_de_samba.css", "roda_de_samba" in GAMES),
        ("roda_de_samba.es.md", "roda_de_samba" in GAMES),
    ],
)
def test_what_belongs_to_a_game_is_in_the_site_once_it_can_be_played(name: str, there: bool) -> None:
    assert make_bundle.on_table(Path("web") / name) is there
