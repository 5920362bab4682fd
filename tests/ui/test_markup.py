"""Markup is escaped by construction."""

import pytest
from ui.markup import Markup, button, icon, join, tag


def test_text_is_escaped_everywhere_and_markup_is_kept():
    made = tag("p", "<b>&'\"", tag("i", "x"), ["y", None, tag("u", "<")], cls='a"b', data_x="<'>")
    assert str(made) == ('<p class="a&quot;b" data-x="&lt;&#39;&gt;">&lt;b&gt;&amp;&#39;&quot;<i>x</i>y<u>&lt;</u></p>')


def test_attributes_come_and_go():
    assert (
        str(tag("input", hidden=True, checked=False, data_a=None, for_="q", name_="n"))
        == '<input for="q" hidden name="n">'
    )
    assert 'aria-pressed="false"' in tag("button", aria_pressed=False)
    assert 'data-focus="true"' in tag("h1", data_focus=True)


@pytest.mark.parametrize("name", ["style", "onclick"])
def test_what_the_policy_forbids_cannot_be_written(name):
    with pytest.raises(ValueError):
        tag("p", **{name: "x"})


def test_joining_escapes_too():
    assert str(join(["<", Markup("<br>"), None], "&")) == "&lt;&amp;<br>&amp;"


def test_buttons_are_real_and_icons_silent():
    made = str(button("go", icon("back"), "Back", arg=3))
    assert made.startswith('<button class="button" data-arg="3" data-do="go" type="button">')
    assert 'aria-hidden="true"' in made and "app.svg#back" in made
