#!/usr/bin/env bash
# Versions: gifsicle 1.93 (Debian 12's gifsicle), Pillow 13.0.0, PyAV 18.1.0 (both from PyPI).
# One would guess: `gifsicle -O1` is lossless; the pictures before and after are the same in every decoder.
# Seen: a blinking GIF, a square and then nothing, shows the square throughout, in Pillow and FFmpeg. gifsicle takes the
#   transparent colour from the picture that is cleared afterwards, since none of its pixels needs it. Those decoders clear to
#   the background colour if the cleared picture has no transparent one, and that index has become the square's colour.
# Matters here: whether a cleared picture becomes transparent hangs on a flag that an optimiser takes for unused. An encoder does
#   well to write it for every picture that is cleared; and a comparison of optimised GIFs by such a decoder finds a fault in an
#   animation that gifsicle itself (-U) still unfolds as blank.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  pillow==13.0.0 av==18.1.0 numpy==2.4.6 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

version=$(dpkg-query -W -f '${Version}' gifsicle 2>/dev/null) || untried "Debian's gifsicle is not installed"
case $version in
  1.93-*) ;;
  *) untried "gifsicle is $version" ;;
esac
cat >"$work/blink.py" <<'PY'
import subprocess, sys

try:
    import av, numpy
    from PIL import Image
except ImportError as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

def square(side, place, colour):
    pixels = numpy.zeros((40, 40, 4), numpy.uint8)
    pixels[place:place + side, place:place + side] = colour
    return Image.fromarray(pixels)

red, green, blank = square(20, 10, (255, 0, 0, 255)), square(20, 15, (0, 255, 0, 255)), square(0, 0, 0)
red.save("plain.gif", save_all=True, append_images=[green, blank, red], duration=[100, 200, 300, 400], disposal=2, loop=0)
subprocess.run(["gifsicle", "-O1", "plain.gif", "-o", "optimised.gif"], check=True)

def blanks(name):
    film = Image.open(name)
    film.seek(2)
    with av.open(name) as container:
        frame = list(container.decode(video=0))[2].to_ndarray(format="rgba")
    return [film.convert("RGBA").getpixel((20, 20)), tuple(int(value) for value in frame[20, 20])]

subprocess.run(["gifsicle", "-U", "optimised.gif", "-o", "unfolded.gif"], check=True)
before, after, unfolded = blanks("plain.gif"), blanks("optimised.gif"), blanks("unfolded.gif")
print(f"the blank picture's middle in Pillow and FFmpeg: {before[0]} and {before[1]}, after gifsicle -O1 {after[0]} and {after[1]}")
sys.exit(not ([pixel[3] for pixel in before + unfolded] == [0] * 4 and after == [(0, 255, 0, 255)] * 2))
PY
cd "$work"
venv/bin/python blink.py
