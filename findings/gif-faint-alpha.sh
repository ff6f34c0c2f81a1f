#!/usr/bin/env bash
# Versions: Pillow 13.0.0, opencv-python-headless 5.0.0.93, pyvips 3.2.0 with pyvips-binary 8.18.7 (all from PyPI).
# One would guess: GIF has no half-transparent pixels, so every encoder cuts soft edges at alpha 128, or near it.
# Seen: of red in the 256 alphas, libvips keeps 128, OpenCV 255 (all but alpha 0), and Pillow all 256: where there are too many
#   colours for a palette, even what is wholly transparent becomes opaque red.
# Matters here: the same soft shadow becomes a hard half, a block, or fills its background, by who wrote the GIF. A file of
#   another tool is no measure of what transparency a GIF can have.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  pillow==13.0.0 opencv-python-headless==5.0.0.93 pyvips==3.2.0 pyvips-binary==8.18.7 numpy==2.4.6 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

"$work/venv/bin/python" - "$work" <<'PY'
import os, sys

try:
    import cv2, numpy, pyvips
    from PIL import Image
except (ImportError, OSError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

os.chdir(sys.argv[1])
ramp = numpy.zeros((8, 256, 4), numpy.uint8)
ramp[..., 0], ramp[..., 3] = 255, numpy.arange(256)
Image.fromarray(ramp).save("ramp.png")
Image.open("ramp.png").save("Pillow.gif")
cv2.imwrite("OpenCV.gif", cv2.imread("ramp.png", cv2.IMREAD_UNCHANGED))
pyvips.Image.new_from_file("ramp.png").gifsave("libvips.gif")

def opaque(name): return int((numpy.array(Image.open(name + ".gif").convert("RGBA"))[4, :, 3] == 255).sum())

seen = {name: opaque(name) for name in ("Pillow", "OpenCV", "libvips")}
print("of 256 alphas, opaque in the GIF:", ", ".join(f"{name} {count}" for name, count in seen.items()))
sys.exit(list(seen.values()) != [256, 255, 128])
PY
