#!/usr/bin/env bash
# Versions: Pillow 13.0.0 (from PyPI).
# One would guess: Pillow's operations on RGBA treat colour alike: a transparent pixel's hidden colour never shows, since `resize`
#   weighs colours by their alpha.
# Seen: `resize`, `reduce` and `rotate` do. `filter` does not: red beside transparent green is pure red at each alpha after they
#   are applied, and (127, 127, 0) in the middle after `GaussianBlur` or `BoxBlur`. Beside transparent black the shadow is half
#   black.
# Matters here: a glow or a shadow made by blurring a layer with alpha gets a dark rim, that the same layer scaled does not get.
#   It has to be blurred as `RGBa`, and turned back.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  pillow==13.0.0 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

"$work/venv/bin/python" - <<'PY'
import sys

try:
    from PIL import Image, ImageFilter
except (ImportError, OSError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

picture = Image.new("RGBA", (32, 32), (0, 255, 0, 0))
picture.paste((255, 0, 0, 255), (0, 0, 16, 32))

def greenest(drawn): return max(pixel[1] for _, pixel in drawn.getcolors(1024) if pixel[3] >= 100)

weighed = {
    "resize": picture.resize((11, 11), Image.Resampling.BILINEAR),
    "rotate": picture.rotate(10, Image.Resampling.BILINEAR),
    "reduce": picture.reduce((3, 1)),
    "blur as RGBa": picture.convert("RGBa").filter(ImageFilter.GaussianBlur(4)).convert("RGBA"),
}
bled = {"GaussianBlur": picture.filter(ImageFilter.GaussianBlur(4)), "BoxBlur": picture.filter(ImageFilter.BoxBlur(4))}
kept, mixed = ({name: greenest(drawn) for name, drawn in group.items()} for group in (weighed, bled))
print("green of a hidden colour where alpha is 100 or more:", {**kept, **mixed})
sys.exit(not (max(kept.values()) == 0 and min(mixed.values()) > 120))
PY
