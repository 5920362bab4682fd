"""What a first visit fetches: bytes with brotli 11, requests, and requests to anybody else."""

from collections.abc import Iterable, Iterator
from typing import Final
from urllib.parse import urlsplit

import shrink
from pace import Figure, at_most
from playwright.sync_api import Playwright
from server import SiteServer
from visits import profile, settle

BYTES_GOAL: Final = 5.0e6
HOME_GOAL: Final = 120e3
REQUESTS_GOAL: Final = 60
# What the browser must have before it may paint: whatever blocks it, and what the page asks for in advance.
BLOCKING: Final = """() => [
  ...performance.getEntriesByType("resource")
    .filter(entry => entry.renderBlockingStatus === "blocking").map(entry => entry.name),
  ...[...document.querySelectorAll("link[rel=modulepreload], link[rel=preload]")].map(link => link.href),
]"""


def sent_bytes(site: SiteServer, paths: Iterable[str]) -> int:
    """Return how many bytes these paths take on the way, headers apart."""
    total = 0
    for path in paths:
        file = site.find(path)
        if file is not None:
            kept = site.read(file)
            total += len(shrink.small(kept.body, kept.mark) or kept.body)
    return total


def first_visit(playwright: Playwright, site: SiteServer) -> Iterator[Figure]:
    """Visit a site for the first time until its service worker has everything."""
    site.requests.clear()
    with profile(playwright, site, has_page=True) as browser:
        page = browser.open()
        settle(site)
        blocking = {site.prefix, *(urlsplit(url).path for url in page.evaluate(BLOCKING))}
        own, here = list(site.requests), urlsplit(site.url).netloc
        foreign = [url for url in browser.urls if url.startswith("http") and urlsplit(url).netloc != here]
    missing = sorted({path for path in own if site.find(path) is None})
    yield at_most(BYTES_GOAL / 1e6, "first visit, brotli 11", sent_bytes(site, own) / 1e6, "MB")
    yield at_most(HOME_GOAL / 1e3, "before the home shows", sent_bytes(site, blocking) / 1e3, "kB")
    yield at_most(REQUESTS_GOAL, "first visit, requests", len(own), "")
    yield at_most(0, "to another origin", len(foreign), "")
    yield at_most(0, " ".join(["asked for, not there", *missing]), len(missing), "")
