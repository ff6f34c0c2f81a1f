#!/usr/bin/env bash
# Versions: Pillow 13.0.0 (from PyPI).
# One would guess: `quantize(palette=...)` without dither finds the nearest entry of the palette, so a picture of the palette's
#   own colours stays as it is.
# Seen: a ramp of 256 greys, with a palette of these greys, comes back with 64, off by up to 3. It is sought for one colour of
#   each cube of 4 by 4 by 4, and the answer is used for all 64: of 128 129 130 131 only 128 is left.
# Matters here: one palette for a whole animation is applied just so, and near greys, as of a card and its ground, are one. For
#   exact colours the indices have to be looked up by hand.
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
    from PIL import Image
except (ImportError, OSError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

palette = Image.new("P", (1, 1))
palette.putpalette([grey for entry in range(256) for grey in (entry,) * 3])

ramp = Image.new("RGB", (256, 1))
ramp.putdata([(grey,) * 3 for grey in range(256)])
drawn = ramp.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB")
greys = [drawn.getpixel((grey, 0))[0] for grey in range(256)]
print(f"of 256 greys, all in the palette, {len(set(greys))} are left; 128 129 130 131 become", *greys[128:132])
sys.exit(greys != [grey // 4 * 4 for grey in range(256)])
PY
