#!/usr/bin/env bash
# Versions: PySide6-Essentials 6.12.0 (Qt, from PyPI).
# One would guess: a rectangle whose ends are equally wide keeps its width on the way, as its corner moves by whole points.
# Seen: a panel 101 wide that QPropertyAnimation's `geometry` slides in from x = -100 is 100 wide until its left edge is inside,
#   and 101 from there on. Each edge is cut towards 0 by itself, the left one up and the right one down. A slide in from the right
#   keeps 101 throughout, and so does `pos`.
# Matters here: just a slide in from the edge, of a drawer or a banner, changes its size twice on the way, and all that is laid
#   out in it with it. The same slide from the right is no mirror of it.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  PySide6-Essentials==6.12.0 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

export QT_QPA_PLATFORM=offscreen
"$work/venv/bin/python" - <<'PY'
import sys

try:
    from PySide6.QtCore import QPoint, QPropertyAnimation, QRect
    from PySide6.QtWidgets import QApplication, QWidget
except ImportError as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

def slide(name, start, end):
    """A panel's left edges, and with each its width, at 101 times."""
    panel, seen = QWidget(), []
    panel.resize(101, 50)
    animation = QPropertyAnimation(panel, name)
    animation.setDuration(1000)
    animation.setStartValue(start)
    animation.setEndValue(end)
    animation.start()
    animation.pause()
    for time in range(0, 1001, 10):
        animation.setCurrentTime(time)
        seen.append((panel.x(), panel.width()))
    return seen

application = QApplication([])
inward = slide(b"geometry", QRect(-100, 0, 101, 50), QRect(23, 0, 101, 50))
mirrored = slide(b"geometry", QRect(400, 0, 101, 50), QRect(277, 0, 101, 50))
placed = slide(b"pos", QPoint(-100, 0), QPoint(23, 0))
outer, inner = {width for x, width in inward[1:] if x < 0}, {width for x, width in inward if x > 0}
steady = {width for _, width in mirrored + placed}
print(f"sliding in it is {outer} wide outside and {inner} inside; from the right, and by its place, {steady}")
sys.exit(not (inward[0][1] == 101 and outer == {100} and inner == {101} and steady == {101}))
PY
