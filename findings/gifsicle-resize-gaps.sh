#!/usr/bin/env bash
# Versions: gifsicle 1.93 (Debian 12's gifsicle), Pillow 13.0.0 (from PyPI).
# One would guess: halving a GIF with `gifsicle --resize` keeps about as much of it transparent as was: a pixel is opaque if most
#   of what it covers is.
# Seen: a pixel is opaque if anything under it is. Of stripes of 1 on 3 a quarter is opaque, at half the size a half, at a quarter
#   of the size all; a slit of 1 in 4 is closed at once. So it is by all methods that mix; by `sample` the stripes vanish.
# Matters here: an icon gets fatter with each step down, rings close, dotted lines become solid ones, and none of the pixels that
#   were added was in the picture. A GIF has to be scaled before it gets its palette.
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

version=$(dpkg-query -W -f '${Version}' gifsicle 2>/dev/null) || untried "Debian's gifsicle is not installed"
case $version in
  1.93-*) ;;
  *) untried "gifsicle is $version" ;;
esac
"$work/venv/bin/python" - "$work" <<'PY'
import os, subprocess, sys

try:
    from PIL import Image
except (ImportError, OSError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

os.chdir(sys.argv[1])

def opaque(name):
    """How many of a hundred pixels are opaque."""
    alpha = Image.open(name).convert("RGBA").getchannel("A")
    return round(100 * alpha.histogram()[255] / (alpha.width * alpha.height))

def scaled(inked, side, method="mix"):
    picture = Image.new("RGBA", (64, 64))
    for x in range(64):
        if x % 4 in inked: picture.paste((255, 0, 0, 255), (x, 0, x + 1, 64))
    picture.save("stripes.gif")
    size = ["--resize", f"{side}x{side}", "--resize-method", method]
    subprocess.run(["gifsicle", *size, "stripes.gif", "-o", "small.gif"], check=True)
    return opaque("stripes.gif"), opaque("small.gif")

stripes, small, slits, sample = scaled({1}, 32), scaled({1}, 16), scaled({0, 2, 3}, 32), scaled({1}, 16, "sample")
print("of 100 pixels, opaque before and after: stripes at a half", stripes, "at a quarter", small, "slits at a half", slits,
      "stripes at a quarter by sample", sample)
sys.exit((stripes, small, slits, sample) != ((25, 50), (25, 100), (75, 100), (25, 0)))
PY
