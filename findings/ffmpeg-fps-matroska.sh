#!/usr/bin/env bash
# Versions: ffmpeg 9.0.2 (of imageio-ffmpeg 0.8.1, from PyPI).
# One would guess: the filter `fps=30` takes every other picture of a film that has a steady 60, whatever file the film is in.
# Seen: from MP4 it does. From Matroska it takes 0 2 5 6 8 11 12 14 17 18: steps of 2, 3 and 1, over and over. There the times are
#   whole milliseconds, every third picture lies in the middle between two of the output, and a third of a millisecond decides it.
#   `settb=1/60` before the filter makes the steps even.
# Matters here: lossless intermediate films are Matroska (FFV1) more often than not. A linear motion that was recorded evenly
#   judders after it, and only a look at the numbers of the pictures tells whose fault it is.
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

cd "$work"
for name in film.mkv film.mp4; do
  "$ffmpeg" -v error -f lavfi -i 'nullsrc=s=16x16:r=60:d=1,format=gray,geq=lum=N*4' -c:v ffv1 -strict -2 "$name"
done
# numbers FILE FILTER: which pictures of the first twenty are taken.
numbers() {
  "$ffmpeg" -v error -i "$1" -vf "$2" -frames:v 10 -f rawvideo -pix_fmt gray - | od -An -tu1 -v -w256 |
    awk '{ printf "%d ", $1 / 4 }'
}
matroska=$(numbers film.mkv fps=30)
even=$(numbers film.mkv settb=1/60,fps=30)
mp4=$(numbers film.mp4 fps=30)
echo "of 60 a second, 30 a second are: Matroska $matroska; Matroska with settb $even; MP4 $mp4"
[ "$matroska" = "0 2 5 6 8 11 12 14 17 18 " ] && [ "$even" = "$(seq -s ' ' 0 2 18) " ] && [ "$mp4" = "$even" ]
