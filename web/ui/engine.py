"""Requests to the engine and its answers: numbered, each awaited by the one who asked."""

import asyncio
import json

from ui import dom

_waiting = {}
_count = [0]


async def ask(request: dict) -> dict:
    """Send a request and wait for its answer."""
    number, slot = _wait()
    dom.ask(number, json.dumps(request))
    return json.loads(await _answer(number, slot))


async def command(name: str, text: str = "") -> str:
    """Have something done that is no move (export, import, delete, takeover) and wait for the answer's text."""
    number, slot = _wait()
    dom.command(number, name, text)
    return await _answer(number, slot)


def _wait() -> tuple:
    _count[0] += 1
    slot = {"event": asyncio.Event(), "text": ""}
    _waiting[_count[0]] = slot
    return _count[0], slot


async def _answer(number: int, slot: dict) -> str:
    await slot["event"].wait()
    _waiting.pop(number, None)
    return slot["text"]


def answered(message: dict) -> bool:
    """Hand an answer to the one who waits for it; say whether the message was one."""
    slot = _waiting.get(message.get("id"))
    if slot is None:
        return "id" in message
    slot["text"] = message.get("text") or "{}"
    slot["event"].set()
    return True


async def pause(milliseconds: int) -> None:
    """Wait a little."""
    await asyncio.sleep(milliseconds / 1000)


def begin(coroutine: object, broken: object) -> None:
    """Start something that takes time; `broken` is called when it fails, so that the page goes on."""
    asyncio.create_task(_guarded(coroutine, broken))


async def _guarded(coroutine: object, broken: object) -> None:
    try:
        await coroutine
    except Exception as error:
        broken(error)
