#!/usr/bin/env bash
# Versions: PySide6-Essentials 6.12.0 (Qt), from PyPI.
# One would guess: QSvgRenderer plays the moves of an SVG by their own times and curves, or leaves alone those that it cannot
#   play.
# Seen: it plays them by others. `values="0;80;40" keyTimes="0;0.2;1"` is at 80 in the middle, as without `keyTimes`; splines and
#   steps of `calcMode` are straight. In CSS `cubic-bezier(1, 0, 1, 0)`, `steps(4)` and a swing as `linear()` are all drawn as
#   `ease`, and `reverse` as forward. Of CSS, percentages and straight moves are right. No word is said.
# Matters here: a spring has to be written as key times or as `linear()`. Here it becomes a soft slide without any overshoot, in
#   just the pictures by which such a file is looked at in a Qt program, or compared.
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

def places(square):
    """Where a square of 10 begins at each tenth of a move of 100 s, so long that it does not matter how long the drawing takes."""
    text = f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="10">{square}</svg>'
    drawing, seen = QSvgRenderer(QByteArray(text.encode())), []
    for frame in range(0, 3000, 300):
        drawing.setCurrentFrame(frame)
        picture = QImage(100, 10, QImage.Format.Format_ARGB32)
        picture.fill(0)
        painter = QPainter(picture)
        drawing.render(painter)
        painter.end()
        seen.append(next((x for x in range(100) if picture.pixelColor(x, 5).alpha() > 127), None))
    return seen

def moved(attributes):
    move = f'<animateTransform attributeName="transform" type="translate" dur="100s" repeatCount="indefinite" {attributes}/>'
    return places(f'<rect width="10" height="10">{move}</rect>')

def styled(timing, keys="from { transform: translate(0px) } to { transform: translate(80px) }"):
    return places(f"<style>@keyframes move {{ {keys} }} rect {{ animation: move 100s {timing} infinite }}</style>"
                  '<rect width="10" height="10"/>')

application = QGuiApplication([])
straight = [8 * tenth for tenth in range(10)]
up_and_back = [0, 16, 32, 48, 64, 80, 72, 64, 56, 48]
timed = moved('values="0;80;40" keyTimes="0;0.2;1"')
splines = moved('values="0;80" calcMode="spline" keyTimes="0;1" keySplines="1 0 1 0"')
stepped = moved('values="0;80" calcMode="discrete"')
ease = styled("ease")
others = [styled(timing) for timing in ("cubic-bezier(1, 0, 1, 0)", "steps(4)", "linear(0, 1.2 50%, 1)")]
backward = styled("linear reverse")
print("key times", timed, "splines", splines, "ease", ease, "other curves", *others, "reverse", backward)
known = (styled("linear"), styled("linear", "0% { transform: translate(0px) } 20% { transform: translate(80px) }"
                                            "to { transform: translate(40px) }"))
sys.exit(not (timed == up_and_back == moved('values="0;80;40"') and splines == stepped == backward == straight
              and others == [ease] * 3 and ease[5] == 64 and styled("ease-in") != ease
              and known == (straight, [0, 40, 80, 75, 70, 65, 60, 55, 50, 45])))
PY
