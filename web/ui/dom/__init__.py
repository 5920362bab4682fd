"""The only part of the interface that touches the document, the window and what boot.js offers to the page."""

from ui.dom.browser import (
    address, ask, base, clock, command, dress, fetch_article, field, file_text, forget, go_back, install, is_apple, later,
    listen_to_engine, app_folder, place, push, recall, reload, replace, share, store, title, update, version, wish, wished_language,
)  # fmt: skip
from ui.dom.listen import start
from ui.dom.motion import still
from ui.dom.paint import close_sheet, focus_on, frame, notices, paint, prepare, sheet, sheet_is_open, toast
