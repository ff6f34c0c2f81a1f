"""Follows the article for beginners word by word, in an empty folder beside a checkout.

Usage: newcomer.py FOLDER, which holds the checkout as `springform`.

All its shell blocks are one session. A command with the comment `# fails` must fail, all others must not. Every line of a
text block must be in what the block before it printed, with anything in the place of `...`. What a Swift block shows must
stand in a file of the package, word by word.
"""

import pathlib
import re
import subprocess
import sys

ARTICLE = pathlib.Path("Sources/Springform/Springform.docc/GettingStarted.md")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def session(blocks, logs):
    """The shell blocks as one script that keeps what each of them prints."""
    lines = ["set -euo pipefail"]
    for number, (language, body) in enumerate(blocks):
        if language != "sh":
            continue
        lines.append(f"exec >{logs}/{number} 2>&1")
        for line in body.splitlines():
            command, _, comment = line.partition("  # ")
            if comment.startswith("fails"):
                lines.append(f"if {command}; then echo 'error: this should fail: {command.strip()}'; exit 1; fi")
            else:
                lines.append(line)
        # What the package's files say by then, for the blocks that show a part of one.
        lines.append(f"find . -name .build -prune -o -name '*.swift' -print0 | xargs -0r cat >{logs}/{number}.files")
    return "\n".join(lines) + "\n"


def lacks(text, line):
    """Whether a text has no line with what a line of the article says."""
    parts = [re.escape(part) for part in line.strip().split("...")]
    return not re.search(".*".join(parts), text)


def complaint(blocks, logs):
    printed, files = "", ""
    for number, (language, body) in enumerate(blocks):
        if language == "sh":
            printed, files = [(logs / name).read_text(errors="replace") for name in (f"{number}", f"{number}.files")]
        elif language == "text":
            for line in body.splitlines():
                if line.strip() and lacks(printed, line):
                    return f"nothing printed: {line.strip()}\nbut:\n{printed}"
        elif body not in files:
            return f"no file of the package says:\n{body}"
    return None


def main():
    home = pathlib.Path(sys.argv[1])
    logs = home / "logs"
    logs.mkdir()
    blocks = BLOCK.findall(ARTICLE.read_text())
    done = subprocess.run(["bash", "-c", session(blocks, logs)], cwd=home)
    if done.returncode != 0:
        last = max((path for path in logs.iterdir() if path.name.isdigit()), key=lambda path: int(path.name))
        sys.exit(f"error: {ARTICLE.name}: a block fails:\n{blocks[int(last.name)][1]}\n{last.read_text()}")
    if found := complaint(blocks, logs):
        sys.exit(f"error: {ARTICLE.name}: {found}")


main()
