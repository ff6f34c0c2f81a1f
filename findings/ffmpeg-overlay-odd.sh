#!/usr/bin/env bash
# Versions: ffmpeg 9.0.2 (of imageio-ffmpeg 0.8.1, from PyPI).
# One would guess: the filter `overlay` lays an RGBA picture over an RGB one where it is told to, at each whole x.
# Seen: only at even ones: at x = 0 1 2 3 4 5 its left edge is in column 0 0 2 2 4 4. Both pictures are turned into 4:2:0 first,
#   in which a place is rounded down to whole chroma samples, brightness too, and back into RGB afterwards; no word is said. With
#   `format=auto` it stands at 0 1 2 3 4 5.
# Matters here: a sprite that glides by one point per picture stands still and jumps by two, and its edge is up to a pixel off in
#   a comparison, though no file on either side is 4:2:0.
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

# edges FORMAT: the first white column, for x from 0 to 5.
edges() {
  local x
  for x in 0 1 2 3 4 5; do
    "$ffmpeg" -v error -f lavfi -i color=black:s=16x2:r=1:d=1,format=rgb24 -f lavfi -i color=white:s=4x2:r=1:d=1,format=rgba \
      -filter_complex "[0][1]overlay=$x:0:format=$1" -f rawvideo -pix_fmt rgb24 - |
      od -An -tu1 -v -w3 | awk '$1 > 127 { printf "%d ", NR - 1; exit }'
  done
}
plain=$(edges yuv420)
auto=$(edges auto)
echo "at x = 0 1 2 3 4 5 the edge is in column $plain by default, $auto with format=auto"
[ "$plain" = "0 0 2 2 4 4 " ] && [ "$auto" = "0 1 2 3 4 5 " ]
