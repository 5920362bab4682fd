"""`python3 build site|serve|test|bench`: needs nothing but Python 3.11, sets up the rest by itself."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

import environment
from trouble import Trouble


def _site(options: argparse.Namespace, rest: list[str]) -> int:
    import make_site

    make_site.build(options.out)
    return 0


def _serve(options: argparse.Namespace, rest: list[str]) -> int:
    import make_site
    import serve_site

    if not options.no_build:
        make_site.build(options.out)
    return serve_site.serve_forever(options.out, options.port, options.path)


def _test(options: argparse.Namespace, rest: list[str]) -> int:
    import run_tests

    return run_tests.run_all(rest, long=options.long)


def _bench(options: argparse.Namespace, rest: list[str]) -> int:
    import run_tests

    return run_tests.run_bench(rest)


Command = Callable[[argparse.Namespace, list[str]], int]
COMMANDS: dict[str, tuple[Command, list[str]]] = {
    "site": (_site, ["site"]),
    "serve": (_serve, ["site"]),
    "test": (_test, ["site", "tests"]),
    "bench": (_bench, ["site", "tests"]),
}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 build", description="Build, serve, test or measure the site.")
    commands = parser.add_subparsers(dest="command", required=True)
    site = commands.add_parser("site", help="build the site into dist/")
    serve = commands.add_parser("serve", help="build the site and serve it with the headers of netlify.toml")
    for command in (site, serve):
        command.add_argument("--out", type=Path, default=environment.ROOT / "dist", help="folder to build into")
    serve.add_argument("--port", type=int, default=8000)
    serve.add_argument("--path", default="/", help="serve below this path, such as /mesa/")
    serve.add_argument("--no-build", action="store_true", help="serve what is there")
    test = commands.add_parser("test", help="check everything; further arguments go to pytest")
    test.add_argument("--long", action="store_true", help="with the long tests")
    commands.add_parser("bench", help="measure speeds; further arguments go to tests/bench/run.py")
    return parser


def main() -> int:
    """Carry out one command and return the exit code."""
    parser = _parser()
    options, rest = parser.parse_known_args()
    if rest and options.command in ("site", "serve"):
        parser.error(f"unknown: {' '.join(rest)}")
    command, locks = COMMANDS[options.command]
    try:
        environment.check_python()
        environment.enter(locks)
        return command(options, rest)
    except Trouble as trouble:
        print(f"build: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
