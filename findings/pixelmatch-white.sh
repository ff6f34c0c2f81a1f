#!/usr/bin/env bash
# Versions: pixelmatch 0.4.0 (the Python port, from PyPI).
# One would guess: a picture that appears on a transparent canvas differs from the empty canvas, by any threshold near 0.
# Seen: a white one never does. Both pictures are laid on white before their colours are compared, and their alphas are not
#   compared: a white square of any alpha makes 0 differing pixels of 64, also with threshold 0; a black one makes 64.
# Matters here: fades, flashes and white icons of an animation with transparency are invisible to such a comparison, which says
#   that an empty file is right. It has to be made over a second background, too.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  pixelmatch==0.4.0 pillow==13.0.0 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

"$work/venv/bin/python" - <<'PY'
import sys

try:
    from PIL import Image
    from pixelmatch.contrib.PIL import pixelmatch
except ImportError as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

def differing(grey, alpha):
    empty, shown = Image.new("RGBA", (8, 8), (0, 0, 0, 0)), Image.new("RGBA", (8, 8), (grey, grey, grey, alpha))
    return pixelmatch(empty, shown, threshold=0, includeAA=True)

alphas = [64, 128, 255]
white, black = [differing(255, alpha) for alpha in alphas], [differing(0, alpha) for alpha in alphas]
print(f"pixels of 64 that differ from an empty canvas at alpha {alphas}: white {white}, black {black}")
sys.exit(not (white == [0, 0, 0] and black == [64, 64, 64]))
PY
