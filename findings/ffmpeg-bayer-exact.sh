#!/usr/bin/env bash
# Versions: ffmpeg 9.0.2 (of imageio-ffmpeg 0.8.1, from PyPI). Pillow 13.0.0, numpy 2.4.6 (PyPI).
# One would guess: a picture of 200 flat colours fits a palette of 255, so `palettegen` and `paletteuse` return it as it was,
#   whatever the dither.
# Seen: with `dither=bayer` 69 of its colours become patterns, by up to 49 levels. The pattern is added before the nearest entry
#   is sought, also where an entry is exact. Without dither, and by error diffusion, 5 colours still are off by 1: the palette is
#   averaged in another colour space, and rounded on the way back.
# Matters here: icons and flat interfaces, which fit a palette whole, come out speckled by the dither that is advised for GIFs
#   since it stays put from picture to picture; and equality is no test of a GIF that ffmpeg wrote, even of few colours.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  imageio-ffmpeg==0.8.1 pillow==13.0.0 numpy==2.4.6 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

ffmpeg=$("$work/venv/bin/python" -c 'import imageio_ffmpeg; print(imageio_ffmpeg.get_ffmpeg_exe())') || untried "no ffmpeg here"
"$ffmpeg" -version | head -n 1 | grep -q ' n9\.0\.2' || untried "the package brought another ffmpeg"

cat >"$work/try.py" <<'PY'
import os, subprocess, sys

try:
    import numpy
    from PIL import Image
except ImportError as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

os.chdir(sys.argv[2])
state, values = 1, []
for _ in range(600):
    state = (state * 1103515245 + 12345) % 2**31
    values.append(state >> 16 & 255)
colours = numpy.array(values, numpy.uint8).reshape(10, 20, 3)
picture = colours.repeat(4, 0).repeat(4, 1)
Image.fromarray(picture).save("flat.png")

def changed(dither):
    graph = f"split[a][b];[a]palettegen[p];[b][p]paletteuse=dither={dither}"
    subprocess.run([sys.argv[1], "-v", "error", "-y", "-i", "flat.png", "-lavfi", graph, "flat.gif"], check=True)
    difference = numpy.abs(numpy.array(Image.open("flat.gif").convert("RGB")).astype(int) - picture)
    fields = difference.reshape(10, 4, 20, 4, 3).max((1, 3, 4))
    return int((fields > 0).sum()), int(fields.max())

seen = {dither: changed(dither) for dither in ("none", "sierra2_4a", "bayer")}
print(f"of {len(set(map(tuple, colours.reshape(-1, 3).tolist())))} colours, changed, and by how much at most:", seen)
sys.exit(seen != {"none": (5, 1), "sierra2_4a": (5, 1), "bayer": (69, 49)})
PY
"$work/venv/bin/python" "$work/try.py" "$ffmpeg" "$work"
