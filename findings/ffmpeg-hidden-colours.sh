#!/usr/bin/env bash
# Versions: ffmpeg 9.0.2 (of imageio-ffmpeg 0.8.1), Pillow 13.0.0 (both from PyPI).
# One would guess: a palette is made of the colours that are seen; what is under transparent pixels has no part in it.
# Seen: `palettegen` counts them like all others. Of 200 flat colours on a transparent ground 5 change, by 1 level, if the
#   ground's hidden colour is black, and all, by up to 57, if noise is hidden there: the palette is spent on what nobody sees.
# Matters here: tools that keep straight alpha leave all sorts under it, blurred shadows and the pictures that were masked. The
#   same drawing gets a good or a bad GIF by that; it helps to blacken what is transparent first.
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
"$work/venv/bin/python" - "$work" "$ffmpeg" <<'PY'
import os, subprocess, sys

try:
    import numpy
    from PIL import Image
except (ImportError, OSError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

ffmpeg = sys.argv[2]
os.chdir(sys.argv[1])

state = 1

def noise(height, width):
    global state
    values = []
    for _ in range(height * width * 3):
        state = (state * 1103515245 + 12345) % 2**31
        values.append(state >> 16 & 255)
    return numpy.array(values, numpy.uint8).reshape(height, width, 3)

colours = noise(10, 20)

def changed(hidden):
    picture = numpy.zeros((128, 128, 4), numpy.uint8)
    picture[..., :3] = hidden
    picture[4:44, 4:84, :3] = colours.repeat(4, 0).repeat(4, 1)
    picture[4:44, 4:84, 3] = 255
    Image.fromarray(picture).save("flat.png")
    graph = "split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none"
    subprocess.run([ffmpeg, "-v", "error", "-y", "-i", "flat.png", "-lavfi", graph, "flat.gif"], check=True)
    drawn = numpy.array(Image.open("flat.gif").convert("RGB"))[4:44:4, 4:84:4]
    difference = numpy.abs(drawn.astype(int) - colours).max(2)
    return int((difference > 0).sum()), int(difference.max())

black, hidden = changed(0), changed(noise(128, 128))
print("of 200 colours, changed, and by how much: over hidden black", black, "over hidden noise", hidden)
sys.exit((black, hidden) != ((5, 1), (200, 57)))
PY
