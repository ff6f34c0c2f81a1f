#!/usr/bin/env bash
# Versions: thorvg-python 1.1.3 with ThorVG 1.0.4, resvg-py 0.5.0 (both from PyPI).
# One would guess: an SVG's opacity above 1 is 1 and below 0 is 0; a renderer that clamps it in Lottie files does so in SVG.
# Seen: ThorVG begins again at 0. Opacity 1.05 is drawn with alpha 12 of 255, and -0.05 with 243; `fill-opacity` does the same.
#   Its Lottie player clamps, as resvg does here.
# Matters here: a spring that is written into the opacity of one SVG per picture goes out where it is to be brightest, though the
#   same motion as Lottie is smooth in the same renderer.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  thorvg-python==1.1.3 resvg-py==0.5.0 pillow==13.0.0 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

"$work/venv/bin/python" - <<'PY'
import io, sys

try:
    import resvg_py, thorvg_python as thorvg
    from PIL import Image
except (ImportError, OSError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

def svg(shape): return f'<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">{shape}</svg>'

def by_resvg(shape):
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg(shape))))).convert("RGBA")

def by_thorvg(shape):
    canvas = thorvg.SwCanvas(engine := thorvg.Engine())
    canvas.set_target(64, 64)
    picture = thorvg.Picture(engine)
    picture.load_data(svg(shape).encode(), "svg", None, True)
    canvas.add(picture)
    canvas.update()
    canvas.draw(True)
    canvas.sync()
    return canvas.get_pillow().convert("RGBA")

def alphas(draw, name): return [draw(RECT % (name, value)).getpixel((32, 32))[3] for value in ("-0.05", "0", "1", "1.05", "1.5")]

RECT = '<rect width="64" height="64" fill="red" %s="%s"/>'
seen = {name: (alphas(by_resvg, name), alphas(by_thorvg, name)) for name in ("opacity", "fill-opacity")}
print("alphas at -0.05 0 1 1.05 1.5:", "; ".join(f"{name} by resvg {a}, by ThorVG {b}" for name, (a, b) in seen.items()))
sys.exit(seen != {name: ([0, 0, 255, 255, 255], [243, 0, 255, 12, 126]) for name in seen})
PY
