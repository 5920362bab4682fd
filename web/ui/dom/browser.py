"""Small errands in the browser: storage, history, time, other pages of our site, and what boot.js offers."""

try:
    import js
except ImportError:  # under CPython (tests, the static home) there is no page
    js = None


def lasting(function: object) -> object:
    """Keep a function alive for the browser to call."""
    try:
        from pyscript.ffi import create_proxy
    except ImportError:
        return function
    return create_proxy(function)


def by_id(name: str) -> object:
    """Return an element by its id, or None."""
    return js.document.getElementById(name)


# Keeping things on this device


def store(key: str, text: str) -> None:
    """Keep a text; a full or closed storage is no reason to stop playing."""
    try:
        js.localStorage.setItem("mesa." + key, text)
    except Exception:
        pass


def recall(key: str) -> str:
    """Return a kept text, or an empty one."""
    try:
        return js.localStorage.getItem("mesa." + key) or ""
    except Exception:
        return ""


def forget(key: str) -> None:
    """Forget a kept text."""
    try:
        js.localStorage.removeItem("mesa." + key)
    except Exception:
        pass


# Where we are


def place() -> str:
    """Return the part of the address behind #."""
    return (js.location.hash or "")[1:]


def address() -> str:
    """Return the site's own address, to be shared."""
    return js.location.href.split("#")[0].split("?")[0]


def _state(level: int) -> object:
    return js.JSON.parse('{"level": %d}' % level)


def push(level: int, name: str = "") -> None:
    """Put a new step into the history."""
    js.history.pushState(_state(level), "", "#" + name if name else js.location.pathname)


def replace(level: int, name: str = "") -> None:
    """Change the present step of the history."""
    js.history.replaceState(_state(level), "", "#" + name if name else js.location.pathname)


def go_back() -> None:
    """Go one step back."""
    js.history.back()


def reload() -> None:
    """Load the page again."""
    js.location.reload()


def dress(name: str, value: str) -> None:
    """Set an attribute of the whole page: theme, sizes, motion, game, usable, lang."""
    js.document.documentElement.setAttribute(name, value)


def title(text: str) -> None:
    """Name the page."""
    js.document.title = text


def later(milliseconds: int, function: object) -> None:
    """Call a function after a while."""
    js.setTimeout(lasting(function), milliseconds)


def today() -> str:
    """Return the day as year-month-day."""
    return js.Date.new().toISOString()[:10]


def now() -> float:
    """Return the time in milliseconds, for measuring."""
    return js.performance.now()


def chance() -> float:
    """Return a random number from 0 to 1, for what is no part of a game."""
    return js.Math.random()


def wish() -> str:
    """Return the language a link asked for (`?lang=es`), or nothing."""
    return js.URLSearchParams.new(js.location.search).get("lang") or ""


def is_apple() -> bool:
    """Tell whether installing goes by the share menu of an iPhone or iPad, and has not happened yet."""
    standalone = getattr(js.navigator, "standalone", None)
    return standalone is not None and not standalone


async def fetch_article(path: str) -> str:
    """Return the article of one of our own pages."""
    answer = await js.fetch(path)
    if not answer.ok:
        raise OSError(path)
    page = js.DOMParser.new().parseFromString(await answer.text(), "text/html")
    found = page.querySelector("article") or page.querySelector("main")
    # That page lies one folder deeper than ours.
    return str(found.innerHTML).replace('="../', '="')


async def file_text(files: object) -> str:
    """Return the text of the first file chosen."""
    return await files.item(0).text()


# What boot.js offers


def ask(number: int, text: str) -> None:
    """Send a request to the engine."""
    js.mesa.ask(number, text)


def command(number: int, name: str, text: str = "") -> None:
    """Ask the engine's keeper for something that is not a move."""
    js.mesa.command(number, name, text)


def listen_to_engine(function: object) -> None:
    """Get every answer and note as text, those that came earlier too."""
    js.mesa.listen(lasting(function))


def update() -> None:
    """Let the waiting version take over."""
    js.mesa.update()


def install() -> None:
    """Show the browser's question about installing."""
    js.mesa.install()


async def share(text: str) -> str:
    """Share a text by the system's sheet or the clipboard; returns share, copy or no."""
    return str(await js.mesa.share(text))


def version() -> str:
    """Return the version of the site."""
    return str(getattr(js.mesa, "version", None) or "")


def wished_language() -> str:
    """Return the language boot.js chose."""
    return str(getattr(js.mesa, "language", None) or js.document.documentElement.lang or "en")


def app_folder() -> str:
    """Return the folder of this version's files, seen from the page, with a slash at its end."""
    link = js.document.querySelector('link[rel="stylesheet"][href*="style.css"]')
    return link.getAttribute("href").rsplit("style.css", 1)[0] if link is not None else ""
