"""The page before any Python: its language and theme, what it is without scripts, and what installing needs."""

from urllib.parse import urljoin

import pytest
from server import SiteServer

from tests.e2e.platform.windows import Browser

SHOWN = "() => [...document.querySelectorAll('#app > main')].filter((one) => one.offsetParent).map((one) => one.lang)"


def open_before_python(browser: Browser, url: str, kept: str | None = None) -> tuple[str, str, list[str]]:
    """Open the page without PyScript; return its language, its theme and the languages of the homes to be seen."""
    assert browser.context is not None
    browser.context.route("**/pyscript-*/**", lambda route: route.abort())
    page = browser.window().page
    if kept is not None:
        page.add_init_script(f"localStorage['mesa.settings'] ??= {kept!r}")
    page.goto(url)
    root = page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]")
    return root[0], root[1], page.evaluate(SHOWN)


@pytest.mark.parametrize(
    ("system", "kept", "language"),
    [
        ("pt-PT", None, "pt-BR"), ("es-AR", None, "es"), ("en-GB", None, "en"), ("ja-JP", None, "pt-BR"),
        ("en-GB", '{"language":"es"}', "es"), ("es-AR", '{"language":"xx"}', "es"), ("en-GB", "{torn", "en"),
    ],
)  # fmt: skip
def test_language(browser: Browser, site: SiteServer, system: str, kept: str | None, language: str) -> None:
    browser.close()
    browser.start(locale=system)
    assert open_before_python(browser, site.url, kept) == (language, "auto", [language])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_theme(browser: Browser, site: SiteServer, theme: str) -> None:
    assert open_before_python(browser, site.url, f'{{"theme":"{theme}"}}')[1] == theme


def test_language_link_is_remembered(browser: Browser, site: SiteServer) -> None:
    assert open_before_python(browser, f"{site.url}?lang=es")[0] == "es"
    assert open_before_python(browser, site.url)[0] == "es"


def test_readable_without_scripts(browser: Browser, site: SiteServer) -> None:
    browser.close()
    page = browser.start(java_script_enabled=False).window().page
    page.goto(site.url)
    assert page.locator("html").get_attribute("lang") == "pt-BR"
    assert page.locator("main[lang='pt-BR'] h1").is_visible()


def test_can_be_installed(browser: Browser, site: SiteServer) -> None:
    window = browser.window().open(site.url)
    assert browser.context is not None
    tools = browser.context.new_cdp_session(window.page)
    assert tools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = tools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    # An id is read against the origin alone, so it stays the same if the app moves to another folder.
    assert tools.send("Page.getAppId")["appId"] == urljoin(site.url, "/")


def test_every_file_the_page_and_the_manifest_name_is_there(browser: Browser, site: SiteServer) -> None:
    window = browser.window().open(site.url)
    find = """() => fetch("manifest.json").then((one) => one.json()).then((manifest) => [
      ...[...document.querySelectorAll("link[href], script[src]")].map((one) => one.href || one.src),
      ...[...manifest.icons, ...manifest.screenshots].map(({ src }) => new URL(src, mesa.base).href),
    ])"""
    for url in window.page.evaluate(find):
        assert site.find(site.prefix + url.removeprefix(site.url)), url
