#!/usr/bin/env bash
# Versions: ffmpeg 9.0.2 (of imageio-ffmpeg 0.8.1), Pillow 13.0.0 (both from PyPI).
# One would guess: in a GIF made with palettegen and paletteuse, what stands still stays as it is. One palette serves all pictures, and
#   the ground is the same in each.
# Seen: the default dithering hands each pixel's error on to those after it, so a small square that moves over soft colours changes the
#   dots of what lies right of it and below: 100 and more pixels outside of the square flicker from each picture to the next, where the
#   source has none. `dither=bayer` and `diff_mode=rectangle` change none.
# Matters here: whoever looks for what moves in such a recording finds hundreds of dots. Recordings in which most changed pixels keep
#   the mean of those around are smoothed before they are measured.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  imageio-ffmpeg==0.8.1 pillow==13.0.0 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

ffmpeg=$("$work/venv/bin/python" -c 'import imageio_ffmpeg; print(imageio_ffmpeg.get_ffmpeg_exe())') || untried "no ffmpeg here"
"$ffmpeg" -version | head -n 1 | grep -q ' n9\.0\.2' || untried "the package brought another ffmpeg"
"$work/venv/bin/python" - "$work" "$ffmpeg" <<'PY'
import os, subprocess, sys

try:
    from PIL import Image
except (ImportError, OSError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

ffmpeg = sys.argv[2]
os.chdir(sys.argv[1])
WIDTH, HEIGHT, SIDE, COUNT = 160, 120, 16, 12

def left(index):
    return 20 + 6 * index

for index in range(COUNT):
    picture = Image.new("RGB", (WIDTH, HEIGHT))
    picture.putdata([(120 + x * 3 // 5, 90 + y, 200 - (x + y) // 2) for y in range(HEIGHT) for x in range(WIDTH)])
    picture.paste((255, 120, 0), (left(index), 20, left(index) + SIDE, 20 + SIDE))
    picture.save(f"{index:02d}.png")

def flicker(use):
    """The pixels outside of the square that change by 24 levels and more, in the picture that has the fewest of them."""
    graph = f"split[a][b];[a]palettegen=max_colors=64[p];[b][p]paletteuse{use}"
    subprocess.run([ffmpeg, "-v", "error", "-y", "-framerate", "25", "-i", "%02d.png", "-vf", graph, "film.gif"], check=True)
    subprocess.run([ffmpeg, "-v", "error", "-y", "-i", "film.gif", "-fps_mode", "passthrough", "shown%02d.png"], check=True)
    shown = [Image.open(f"shown{index + 1:02d}.png").convert("RGB").load() for index in range(COUNT)]
    counts = []
    for index in range(1, COUNT):
        before, after = shown[index - 1], shown[index]
        moved = range(left(index - 1), left(index) + SIDE)
        counts.append(sum(
            max(abs(a - b) for a, b in zip(before[x, y], after[x, y])) >= 24
            for y in range(HEIGHT) for x in range(WIDTH) if not (x in moved and 20 <= y < 20 + SIDE)))
    return min(counts)

plain, bayer, rectangle = flicker(""), flicker("=dither=bayer"), flicker("=diff_mode=rectangle")
print(f"pixels of the still ground that change from picture to picture, at least: {plain}; bayer {bayer}; rectangle {rectangle}")
sys.exit(not (plain >= 100 and bayer == 0 and rectangle == 0))
PY
