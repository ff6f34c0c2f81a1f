#!/usr/bin/env bash
# Versions: ffmpeg 9.0.2 (of imageio-ffmpeg 0.8.1, from PyPI).
# One would guess: `minterpolate` and `framerate` put a picture between each two, so that 8 pictures of 10 a second become 15 or
#   16 of 20 a second, from the first to the last.
# Seen: of levels 0 20 40 ... 140, `minterpolate=20:mi_mode=blend` makes 13, 0 0 20 30 40 ... 120: the first is repeated where 10
#   should be, and the last picture never comes. `framerate=20` makes 0 0 20 30 ... 130 140 140: the first step is missing there,
#   too.
# Matters here: a motion that is doubled in smoothness so starts with a jerk; by minterpolate it also ends before it arrives, and
#   a loop out of it lasts 0.65 s instead of 0.8.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  imageio-ffmpeg==0.8.1 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

ffmpeg=$("$work/venv/bin/python" -c 'import imageio_ffmpeg; print(imageio_ffmpeg.get_ffmpeg_exe())') || untried "no ffmpeg here"
"$ffmpeg" -version | head -n 1 | grep -q ' n9\.0\.2' || untried "the package brought another ffmpeg"

# levels FILTER: the greys of the output.
levels() {
  "$ffmpeg" -v error -f lavfi -i 'nullsrc=s=32x32:r=10:d=0.8,format=gray,geq=lum=N*20' -vf "$1" -f rawvideo -pix_fmt gray - |
    od -An -tu1 -v -w1024 | awk '{ printf "%d ", $1 }'
}
blend=$(levels minterpolate=20:mi_mode=blend)
rate=$(levels framerate=20)
echo "0 20 40 ... 140 at twice the rate: minterpolate $blend; framerate $rate"
[ "$blend" = "0 0 $(seq -s ' ' 20 10 120) " ] && [ "$rate" = "0 0 $(seq -s ' ' 20 10 140) 140 " ]
