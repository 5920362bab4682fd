"""`python3 build serve`: the site on this machine and, to look at, on the home network."""

import errno
import socket
from pathlib import Path

import server
import shrink
from trouble import Trouble


def _server(site: Path, port: int, path: str) -> server.SiteServer:
    try:
        return server.open_server(site, port, path, host="0.0.0.0")
    except OverflowError as error:
        raise Trouble(f"{port} is no port; choose one from 1024 to 65535 with --port.") from error
    except PermissionError as error:
        raise Trouble(f"port {port} is not open to you; choose one above 1023 with --port.") from error
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        raise Trouble(f"port {port} is in use; choose another with --port {port + 1}.") from error


def home_address() -> str | None:
    """Return this machine's address in the home network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address set apart for documentation
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def _greet(running: server.SiteServer) -> None:
    print(f"\nMesa de Bolso: {running.url}", flush=True)
    address = home_address()
    if address:
        import segno

        url = f"http://{address}:{running.server_port}{running.prefix}"
        print(f"On a phone in the same network: {url}\n")
        segno.make(url, error="l").terminal(compact=True)
        print("\nThere the app plays, but installing it and playing offline need https or localhost.")
    print("Ctrl+C ends.", flush=True)


def serve_forever(site: Path, port: int, path: str) -> int:
    """Serve a built site until Ctrl+C."""
    if not (site / "a").is_dir():
        raise Trouble(f"{site} holds no site yet; run python3 build site first.")
    running = _server(site, port, path)
    shrink.shrink_all(site)
    _greet(running)
    try:
        running.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        running.server_close()
    return 0
