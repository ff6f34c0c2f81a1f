#!/usr/bin/env bash
# Versions: Pillow 13.0.0 (from PyPI), with libwebp 1.6.0.
# One would guess: `exact`, which keeps the colours of pixels that nobody sees, is for pictures with transparent pixels; one without alpha
#   is written as fast with it as without.
# Seen: without alpha the file is the same to the byte, and to write it takes a seventh less time with `exact`. Unless told otherwise
#   the library may choose colours that nobody sees for each pixel, so that it predicts pixel by pixel instead of row by row, before it
#   has seen whether there is such a pixel.
# Matters here: what changes in an animation is mostly opaque, and a film has hundreds of such rectangles to write.
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
import io, math, sys, time

try:
    from PIL import Image
except (ImportError, OSError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

width, height = 640, 480
picture = Image.new("RGB", (width, height))
colours = []
for y in range(height):
    for x in range(width):
        level = int(128 + 60 * math.sin(x / 37) + 50 * math.cos(y / 23 + x / 91))
        grain = (x * 7919 + y * 104729 + x * y * 31) % 7
        colours.append((level & 255, (level + grain) & 255, (255 - level) & 255))
picture.putdata(colours)

def write(exact):
    """The file, and the seconds of the processor that it takes."""
    start = time.process_time()
    file = io.BytesIO()
    picture.save(file, "WEBP", lossless=True, method=2, quality=50, exact=exact)
    return file.getvalue(), time.process_time() - start

# In turn, and the least of each: other programs only make it longer.
runs = [[write(exact) for exact in (False, True)] for _ in range(12)]
files = {file for run in runs for file, _ in run}
free, exact = (min(run[side][1] for run in runs) for side in (0, 1))
print(f"{len(files)} file of {len(runs[0][0][0])} bytes; with exact it takes {exact / free:.2f} of the time")
sys.exit(len(files) != 1 or exact / free > 0.95)
PY
