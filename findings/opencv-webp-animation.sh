#!/usr/bin/env bash
# Versions: opencv-python-headless 5.0.0.93, numpy 2.4.6 (both from PyPI).
# One would guess: what is lossless for a picture is lossless for an animation of such pictures, in one library and one format,
#   with no option given.
# Seen: `imwrite` of a WebP is exact, and `imwriteanimation` of the same picture is off by more than 100 levels. Quality 100 makes
#   both lossy; 101 makes both exact. Of APNG and AVIF, AVIF's default is lossy for both, and 100 is exact for both.
# Matters here: who tries a format on one picture and then records with it gets blurred edges that the trial did not have; and
#   asking for 100 makes it no better.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  opencv-python-headless==5.0.0.93 numpy==2.4.6 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

"$work/venv/bin/python" - "$work" <<'PY'
import sys

try:
    import cv2, numpy
except (ImportError, OSError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

state, values = 1, []
for _ in range(32 * 32 * 3):
    state = (state * 1103515245 + 12345) % 2**31
    values.append(state >> 16 & 255)
picture = numpy.array(values, numpy.uint8).reshape(32, 32, 3)
film = cv2.Animation()
film.frames, film.durations = [picture, picture[::-1].copy()], [100, 100]

def off(suffix, *options):
    """By how much a picture and an animation's first picture differ from what was written."""
    still, moving = sys.argv[1] + "/still." + suffix, sys.argv[1] + "/moving." + suffix
    cv2.imwrite(still, picture, options)
    cv2.imwriteanimation(moving, film, options)
    read = cv2.imread(still), cv2.imreadanimation(moving)[1].frames[0][..., :3]
    return tuple(int(numpy.abs(drawn.astype(int) - picture).max()) for drawn in read)

webp = [off("webp"), off("webp", cv2.IMWRITE_WEBP_QUALITY, 100), off("webp", cv2.IMWRITE_WEBP_QUALITY, 101)]
avif = [off("avif"), off("avif", cv2.IMWRITE_AVIF_QUALITY, 100)]
print("a picture and an animation are off by, in WebP with no quality, 100 and 101:", *webp, "in AVIF with none and 100:", *avif)
sys.exit(not (webp[0][0] == 0 and webp[0][1] > 100 and min(webp[1]) > 100 and webp[2] == (0, 0)
              and min(avif[0]) > 100 and avif[1] == (0, 0)))
PY
