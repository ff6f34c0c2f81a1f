#!/usr/bin/env bash
# Versions: ffmpeg 9.0.2 (of imageio-ffmpeg 0.8.1, from PyPI).
# One would guess: in a list of ffmpeg's concat demuxer `duration 0.1` shows a picture for a tenth of a second, and a sum of them
#   has no more error than one.
# Seen: pictures are put on a grid of 1/25 s, though no rate was asked for: tenths become 0.12 and 0.08 by turns, and of sixtieths
#   each two pictures share one time, 0.04 after the two before. `option framerate 1000` below each `file` makes them right. The
#   demuxer of a PNG has 25 pictures a second, and its grid is the list's.
# Matters here: a list with durations is the usual way to hand a film of uneven pictures to ffmpeg. Each of them is early or late,
#   half of a fast one's are never seen, and no message tells.
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
for number in 0 1 2 3 4 5; do
  "$ffmpeg" -v error -f lavfi -i "color=gray:s=16x16:r=1:d=1,lutrgb=r=$((number * 40))" -frames:v 1 "$work/$number.png"
done
# steps DURATION [OPTION]: the times between the pictures, in milliseconds.
steps() {
  local number
  echo "ffconcat version 1.0" >"$work/list"
  for number in 0 1 2 3 4 5; do
    printf "file '%s'\n%sduration %s\n" "$work/$number.png" "${2-}" "$1" >>"$work/list"
  done
  "$ffmpeg" -v error -safe 0 -f concat -i "$work/list" -fps_mode passthrough -f framecrc - |
    awk -F '[, ]+' '/^#tb/ { split($3, ratio, "/") } !/^#/ { now = $3 * ratio[1] / ratio[2] * 1000
      if (seen++) printf "%d ", now - last + 0.5; last = now }'
}
tenths=$(steps 0.1)
sixtieths=$(steps 0.0166667)
proper=$(steps 0.1 $'option framerate 1000\n')
echo "steps of 100 ms become $tenths; of 16.7 ms $sixtieths; of 100 ms with a rate of 1000 $proper"
[ "$tenths" = "120 80 120 80 120 " ] && [ "$proper" = "100 100 100 100 100 " ] && [ "$sixtieths" = "0 40 0 40 0 " ]
