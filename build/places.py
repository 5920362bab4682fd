"""Fills the {{places}} of a template."""

import re
from collections.abc import Mapping

from trouble import Trouble

PLACE = re.compile(r"\{\{(\w+)\}\}")


def filled(template: str, values: Mapping[str, str], name: str) -> str:
    """Return a template with each {{place}} filled; an unknown place is an error."""

    def value(place: re.Match[str]) -> str:
        if place[1] not in values:
            raise Trouble(f"{name} has a place {{{{{place[1]}}}}} that the build does not know.")
        return values[place[1]]

    return PLACE.sub(value, template)
