"""The only part of the interface that touches the document, the window and what boot.js offers to the page."""

# ruff: noqa: F401  (these names are what the rest of the interface uses)
from ui.dom.browser import (
    address,
    app_folder,
    ask,
    chance,
    command,
    dress,
    fetch_article,
    file_text,
    forget,
    go_back,
    install,
    is_apple,
    later,
    listen_to_engine,
    now,
    place,
    push,
    recall,
    reload,
    replace,
    share,
    store,
    title,
    today,
    update,
    version,
    wish,
    wished_language,
)
from ui.dom.listen import start
from ui.dom.paint import close_sheet, focus_on, frame, notices, paint, prepare, sheet, sheet_is_open, toast
