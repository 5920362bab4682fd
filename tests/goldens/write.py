"""Rewrite the transcripts on purpose: `python3 -m tests.goldens.write`; the change shows in the diff."""

from tests.goldens.transcripts import FOLDER, transcript, wanted


def write() -> list[str]:
    """Write every transcript, remove those nobody wants, and return the names that changed."""
    changed = []
    paths = {golden.path: transcript(golden) for golden in wanted()}
    for path, text in paths.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            changed.append(path.name)
    for path in set(FOLDER.glob("*.txt")) - set(paths):
        path.unlink()
        changed.append(path.name)
    return sorted(changed)


if __name__ == "__main__":
    print("\n".join(write()) or "nothing has changed")
