#!/usr/bin/env bash
# Versions: PySide6-Essentials 6.12.0 (Qt), from PyPI.
# One would guess: a frame that is set by QSvgRenderer's `setCurrentFrame` is one picture, whatever was drawn before it; a move
#   with `fill="freeze"` is at its end in it once it is over; and at `setFramesPerSecond(60)` frames are sixtieths of a second.
# Seen: a frozen move stays where it was drawn last. One from 0 to 80 that is long over is at 0, 40 or 64 in the same frame, by
#   whether nothing, its middle or four fifths of it were drawn before; CSS's `forwards` is back at 0. Frames are thirtieths at
#   any rate.
# Matters here: an SVG that draws itself in and stays ends a few points short of its end, or empty in a single picture; pictures
#   that are made by several processes do not fit each other; and a film of 60 pictures a second runs twice too fast.
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
    from PySide6.QtCore import QByteArray
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer
except ImportError as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

def places(shapes, rate, parts):
    """Where the upper square begins at parts of a film of 100 s, so long that it does not matter how long the drawing takes."""
    text = f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="20">{shapes}</svg>'
    drawing, seen = QSvgRenderer(QByteArray(text.encode())), []
    drawing.setFramesPerSecond(rate)
    for part in parts:
        drawing.setCurrentFrame(int(part * drawing.animationDuration() / 1000 * rate))
        picture = QImage(100, 20, QImage.Format.Format_ARGB32)
        picture.fill(0)
        painter = QPainter(picture)
        drawing.render(painter)
        painter.end()
        seen.append(next((x for x in range(100) if picture.pixelColor(x, 5).alpha() > 127), None))
    return seen

def smil(seconds, end, y=0):
    move = f'<animateTransform attributeName="transform" type="translate" values="0;80" dur="{seconds}s" fill="{end}"/>'
    return f'<rect y="{y}" width="10" height="10">{move}</rect>'

def css(seconds, end):
    return ("<style>@keyframes move { from { transform: translate(0px) } to { transform: translate(80px) } }"
            f'.upper {{ animation: move {seconds}s linear {end} }}</style><rect class="upper" width="10" height="10"/>')

application = QGuiApplication([])
beside = smil(100, "remove", 10)
frozen = [places(smil(50, "freeze") + beside, 30, parts)[-1] for parts in ((0.75,), (0.25, 0.75), (0.4, 0.75))]
forwards = places(css(50, "forwards") + beside, 30, (0.25, 0.75))[-1]
rates = [[places(draw(100, end), rate, (0, 0.25, 0.4)) for draw, end in ((smil, "freeze"), (css, "forwards"))] for rate in (30, 60)]
print("over, it is at", *frozen, "by what was drawn before, by CSS at", forwards, "and a film at 30 and at 60 has", *rates)
sys.exit(not (frozen == [0, 40, 64] and forwards == 0 and rates == [[[0, 20, 32]] * 2, [[0, 40, 64]] * 2]))
PY
