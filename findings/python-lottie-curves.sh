#!/usr/bin/env bash
# Versions: lottie 0.7.2 (python-lottie), resvg-py 0.5.0, rlottie-python 1.3.8 (all from PyPI).
# One would guess: a path with a quadratic curve, or a rectangle with round corners, becomes the same shape in Lottie, to the
#   pixel's edge.
# Seen: python-lottie's arch out of one quadratic curve has 2458 pixels where resvg draws 2728, and is lower; of a square that
#   corners of 24 make a disc of 1808 pixels it makes one of 2176, as corners of 12 would. An ellipse is right.
# Matters here: icons that are moved from SVG to Lottie are a little wrong everywhere, not enough to see and far too much for a
#   comparison.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  lottie==0.7.2 resvg-py==0.5.0 rlottie-python==1.3.8 pillow==13.0.0 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

"$work/venv/bin/python" - <<'PY'
import io, json, sys

try:
    import resvg_py
    from PIL import Image
    from lottie.parsers.svg import parse_svg_file
    from rlottie_python import LottieAnimation
except (ImportError, OSError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

def covered(picture): return sum(picture.convert("RGBA").getchannel("A").histogram()[128:])

def areas(shape):
    """The pixels that a shape covers as SVG, and as what is made of it."""
    text = f'<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">{shape}</svg>'
    film = parse_svg_file(io.StringIO(text)).to_dict()
    with LottieAnimation.from_data(json.dumps(film)) as animation: drawn = animation.render_pillow_frame(frame_num=0)
    return covered(Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=text))))), covered(drawn)

arch = areas('<path d="M0 64Q32 -64 64 64z" fill="red"/>')
corners = areas('<rect x="8" y="8" width="48" height="48" rx="24" fill="red"/>')
ellipse = areas('<ellipse cx="32" cy="32" rx="30" ry="10" fill="red"/>')
print("pixels as SVG and as Lottie: a quadratic arch", arch, "a rectangle with corners of 24", corners, "an ellipse", ellipse)
sys.exit(not (arch[0] > 1.08 * arch[1] and corners[1] > 1.15 * corners[0] and abs(ellipse[0] - ellipse[1]) < 8))
PY
