#!/usr/bin/env bash
# Versions: ffmpeg 9.0.2 (of imageio-ffmpeg 0.8.1), Pillow 13.0.0 (both from PyPI).
# One would guess: `-c:v libwebp` and `-c:v libwebp_anim` make the same animation, one packed better than the other.
# Seen: where pictures have transparency, `libwebp` leaves each on the canvas below the next: a square of 100 pixels that moves
#   over nothing is 100, 151, 202, 253, 304 pixels of a trail. By `libwebp_anim`, which ffmpeg takes where none is named, it is
#   100 throughout. Neither says a word.
# Matters here: the first is the name that comes to mind for WebP. Opaque films are right with it, so it is found out with the
#   first one that has a transparent ground.
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

for number in range(5):
    picture = Image.new("RGBA", (32, 32))
    picture.paste((255, 0, 0, 255), (4 + 3 * number, 4 + 3 * number, 14 + 3 * number, 14 + 3 * number))
    picture.save(f"{number}.png")

def opaque(*encoder):
    """How many pixels are drawn in each picture."""
    subprocess.run([ffmpeg, "-v", "error", "-y", "-i", "%d.png", *encoder, "-lossless", "1", "film.webp"], check=True)
    film, counts = Image.open("film.webp"), []
    for number in range(film.n_frames):
        film.seek(number)
        counts.append(film.convert("RGBA").getchannel("A").histogram()[255])
    return counts

plain, animated, unnamed = opaque("-c:v", "libwebp"), opaque("-c:v", "libwebp_anim"), opaque()
print("opaque pixels in each picture: libwebp", plain, "libwebp_anim", animated, "none named", unnamed)
sys.exit(not (plain == [100, 151, 202, 253, 304] and animated == unnamed == [100] * 5))
PY
