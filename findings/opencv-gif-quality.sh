#!/usr/bin/env bash
# Versions: opencv-python-headless 5.0.0.93, Pillow 13.0.0, numpy 2.4.6 (all from PyPI).
# One would guess: a GIF of one flat colour has this colour; and of IMWRITE_GIF_QUALITY, 1 to 8, more is better.
# Seen: white becomes (252, 252, 255) by default, and grey 128 a pattern of four colours, none of them grey. At 3 and 4 the same
#   grey is a pattern of black and white; at 8, for 256 colours, one of 85 and 170, farther off than the default. By default the
#   file's palette is the same for every picture.
# Matters here: a GIF that was written through OpenCV can't be compared with its pictures by a threshold, not even a blank one,
#   and a higher quality there makes the comparison worse.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  opencv-python-headless==5.0.0.93 pillow==13.0.0 numpy==2.4.6 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

"$work/venv/bin/python" - "$work" <<'PY'
import sys

try:
    import cv2, numpy
    from PIL import Image
except (ImportError, OSError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

def written(grey, *options):
    cv2.imwrite(sys.argv[1] + "/flat.gif", numpy.full((16, 16, 3), grey, numpy.uint8), options)
    return sorted(colour for _, colour in Image.open(sys.argv[1] + "/flat.gif").convert("RGB").getcolors())

def at(quality): return written(128, cv2.IMWRITE_GIF_QUALITY, quality)

def palette(grey):
    written(grey)
    return Image.open(sys.argv[1] + "/flat.gif").getpalette()

white, grey, coarse, finest = written(255), written(128), at(3), at(8)
print("white:", white, "grey 128:", grey, "at quality 3:", coarse, "at quality 8:", finest)
black_white, thirds = [(level,) * 3 for level in (0, 255)], [(level,) * 3 for level in (85, 170)]
sys.exit(not (white == [(252, 252, 255)] and len(grey) == 4 and all(len(set(colour)) > 1 for colour in grey)
              and palette(128) == palette(77) and coarse == at(4) == black_white and finest == thirds))
PY
