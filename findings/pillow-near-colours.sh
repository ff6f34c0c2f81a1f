#!/usr/bin/env bash
# Versions: Pillow 13.0.0 (from PyPI).
# One would guess: a GIF of a picture of two colours has these two colours, whatever else is lost.
# Seen: of a card of 255 on a ground of 245 nothing is left if the picture is RGBA: both become 247. From RGB the same picture is
#   exact. Alpha is quantised by an octree whose finest cells are 16 levels wide, however few colours there are and though 254
#   places of the palette stay free.
# Matters here: white cards, hairlines and shadows on light grey, most of an interface, vanish by the mode of a picture that is
#   opaque all over; a flat GIF does not mean a fault in the drawing.
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

"$work/venv/bin/python" - "$work" <<'PY'
import sys

try:
    from PIL import Image
except (ImportError, OSError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

def kept(mode, frames):
    picture = Image.new(mode, (32, 32), "#f5f5f5")
    picture.paste("#ffffff", (8, 8, 24, 24))
    picture.save(sys.argv[1] + "/card.gif", save_all=True, append_images=[picture.transpose(2)] * (frames - 1))
    return sorted({pixel[0] for _, pixel in Image.open(sys.argv[1] + "/card.gif").convert("RGB").getcolors()})

seen = {mode: kept(mode, 1) for mode in ("RGB", "RGBA")}
print("greys 245 and 255 in a GIF:", ", ".join(f"from {mode} {greys}" for mode, greys in seen.items()))
sys.exit(seen != {"RGB": [245, 255], "RGBA": [247]})
PY
