"""Markup that is escaped by construction: whatever is not Markup already becomes text."""

VOID = ("input", "br", "img", "hr")

_art = {"folder": "art/"}


class Markup:
    """A piece of finished markup; only this module and catalogued drawings make one."""

    def __init__(self, html: str = "") -> None:
        self.html = html

    def __str__(self) -> str:
        return self.html

    def __repr__(self) -> str:
        return f"Markup({self.html!r})"

    def __add__(self, other: object) -> "Markup":
        return Markup(self.html + escaped(other))

    def __contains__(self, part: str) -> bool:
        return str(part) in self.html

    def __eq__(self, other: object) -> bool:
        return self.html == str(other)

    def __hash__(self) -> int:
        return hash(self.html)

    def __len__(self) -> int:
        return len(self.html)


def escaped(child: object) -> str:
    """Turn a child into markup text: Markup stays, None vanishes, lists are joined, all else is escaped."""
    if isinstance(child, Markup):
        return child.html
    if child is None or child is False or child is True:
        return ""
    if isinstance(child, (list, tuple)):
        return "".join([escaped(part) for part in child])
    text = str(child).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;").replace("'", "&#39;")


def _attribute(name: str, value: object) -> str:
    name = (name[:-1] if name.endswith("_") else name).replace("_", "-")
    if name == "style" or name.startswith("on"):
        raise ValueError(name)
    if value is None or value is False and not name.startswith("aria-"):
        return ""
    if value is True and not name.startswith(("aria-", "data-")):
        return f" {name}"
    if value is True or value is False:
        value = "true" if value else "false"
    return f' {name}="{escaped(str(value))}"'


def tag(name: str, *children: object, cls: str = "", **attrs: object) -> Markup:
    """Make an element; `data_x` becomes `data-x`, `for_` becomes `for`, None and False leave an attribute out."""
    shown = f' class="{escaped(cls)}"' if cls else ""
    shown += "".join([_attribute(key, attrs[key]) for key in sorted(attrs)])
    if name in VOID:
        return Markup(f"<{name}{shown}>")
    return Markup(f"<{name}{shown}>{escaped(children)}</{name}>")


def join(parts: object, between: str = "") -> Markup:
    """Join children into one piece of markup."""
    return Markup(escaped(between).join([escaped(part) for part in parts]))


def drawn_from(folder: str) -> None:
    """Tell where the sprites lie, seen from the page."""
    _art["folder"] = folder


def sprite(name: str) -> str:
    """Return the address of a sprite."""
    return f"{_art['folder']}{name}.svg"


def use(path: str, symbol: str) -> Markup:
    """Refer to one symbol of a sprite."""
    return tag("use", href=f"{path}#{symbol}")


def icon(name: str, cls: str = "icon") -> Markup:
    """Draw a symbol of the app's sprite; it says nothing to screen readers, the words beside it do."""
    return tag("svg", use(sprite("app"), name), cls=cls, aria_hidden="true", focusable="false")


def button(do: str, *children: object, arg: object = None, cls: str = "button", **attrs: object) -> Markup:
    """Make a button that the page's one listener understands."""
    return tag("button", *children, cls=cls, type="button", data_do=do, data_arg=arg, **attrs)
