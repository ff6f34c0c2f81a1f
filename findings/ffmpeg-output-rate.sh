#!/usr/bin/env bash
# Versions: ffmpeg 9.0.2 (of imageio-ffmpeg 0.8.1, from PyPI).
# One would guess: `-r 30` before the output halves a film of 60 pictures a second by taking every other picture, as the filter
#   `fps=30` does.
# Seen: of pictures 0 to 59 it takes 0 1 2 3 5 7 9 and all other odd ones, 32 in all; the filter takes 0 2 4 ... 58, 30 in all.
#   The rate control lets a picture come early by up to a frame before it drops any, and never gives the time back.
# Matters here: the first tenth of a second plays at half its speed, all that follows is 50 ms late, and a loop of 1 s lasts 1.07
#   s. Two recordings of one motion that were thinned in these two ways share no moving picture but the first.
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

# numbers OPTION...: which pictures of sixty are in the output.
numbers() {
  "$ffmpeg" -v error -f lavfi -i 'nullsrc=s=16x16:r=60:d=1,format=gray,geq=lum=N*4' "$@" -f rawvideo -pix_fmt gray - |
    od -An -tu1 -v -w256 | awk '{ printf "%d ", $1 / 4 }'
}
option=$(numbers -r 30)
filter=$(numbers -vf fps=30)
echo "-r 30 takes $option; fps=30 takes $filter"
[ "$option" = "0 1 2 $(seq -s ' ' 3 2 59) " ] && [ "$filter" = "$(seq -s ' ' 0 2 58) " ]
