#!/usr/bin/env bash
# Versions: Pillow 13.0.0, PySide6-Essentials 6.12.0 (Qt), ffmpeg 9.0.2 (of imageio-ffmpeg 0.8.1); all from PyPI.
# One would guess: an animated WebP of pictures with transparency is transparent around what they show, whoever decodes it.
# Seen: only while some picture has a transparent pixel inside its own rectangle. Of squares that jump about an empty canvas,
#   libwebp, by Pillow, stores opaque rectangles and leaves the file's alpha flag out; then Pillow reads the rest as opaque
#   black, Qt never clears a picture (all squares stay), and FFmpeg shows one square on transparency. Of discs all three agree.
# Matters here: transparency that comes and goes with the shape's outline looks like a fault of the animation. A round trip
#   through one library is no test, and the flag has to be looked at before a decoder is believed.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  pillow==13.0.0 PySide6-Essentials==6.12.0 imageio-ffmpeg==0.8.1 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

FFMPEG=$("$work/venv/bin/python" -c 'import imageio_ffmpeg; print(imageio_ffmpeg.get_ffmpeg_exe())') || untried "no ffmpeg here"
export FFMPEG QT_QPA_PLATFORM=offscreen
"$work/venv/bin/python" - "$work" <<'PY'
import os, subprocess, sys

try:
    from PIL import Image, ImageDraw
    from PySide6.QtGui import QImageReader
except ImportError as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

os.chdir(sys.argv[1])
corners, middles = [(2, 2), (18, 18), (18, 2)], [(8, 8), (24, 24), (24, 8)]

def save(shape, name):
    pictures = []
    for (x, y), colour in zip(corners, ("red", "lime", "blue")):
        pictures.append(Image.new("RGBA", (32, 32)))
        getattr(ImageDraw.Draw(pictures[-1]), shape)((x, y, x + 12, y + 12), fill=colour)
    pictures[0].save(name, save_all=True, append_images=pictures[1:], duration=100, lossless=True)

def letter(pixel):
    letters = {(255, 0, 0): "r", (0, 255, 0): "g", (0, 0, 255): "b", (0, 0, 0): "k"}
    return "." if pixel[3] == 0 else letters.get(tuple(pixel[:3]), "?")

def by_pillow(name):
    film, seen = Image.open(name), []
    for index in range(3):
        film.seek(index)
        seen.append("".join(letter(film.convert("RGBA").getpixel(place)) for place in middles))
    return " ".join(seen)

def by_qt(name):
    reader, seen = QImageReader(name), []
    for _ in range(3):
        picture = reader.read()
        seen.append("".join(letter(picture.pixelColor(*place).getRgb()) for place in middles))
    return " ".join(seen)

def by_ffmpeg(name):
    command = [os.environ["FFMPEG"], "-v", "error", "-i", name, "-f", "rawvideo", "-pix_fmt", "rgba", "-"]
    pixels = subprocess.run(command, check=True, capture_output=True).stdout
    starts = [[4 * (32 * (32 * index + y) + x) for x, y in middles] for index in range(3)]
    return " ".join("".join(letter(pixels[start:start + 4]) for start in row) for row in starts)

seen = {}
for shape in ("rectangle", "ellipse"):
    save(shape, shape + ".webp")
    seen[shape] = [read(shape + ".webp") for read in (by_pillow, by_qt, by_ffmpeg)]
words = (f"{shape}s: Pillow {pillow}, Qt {qt}, FFmpeg {ffmpeg}" for shape, (pillow, qt, ffmpeg) in seen.items())
print("the middles in three pictures (k black, . transparent);", "; ".join(words))
right = "r.. .g. ..b"
sys.exit(seen != {"rectangle": ["rkk kgk kkb", "r.. rg. rgb", right], "ellipse": [right] * 3})
PY
