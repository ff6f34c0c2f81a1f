#!/usr/bin/env bash
# Versions: ffmpeg 9.0.2, brought by imageio-ffmpeg 0.8.1 (PyPI).
# One would guess: the filter `tonemap=none` leaves the light of a grey as it is, and `clip` cuts what is above 1; taking away
#   colour, its option `desat`, does nothing to greys, which have none.
# Seen: of linear greys .25 .5 .75 1 3, `none` makes .25 .5 .917 1.667 7.667: from somewhere above .5 they are brighter, and more so
#   the brighter they are; `clip` makes .75 into .917, too. With `desat=0` all stay. Debian 12's ffmpeg 5.1.9 keeps all without it.
# Matters here: a telephone's film in high dynamic range has its white brought back by this filter. Between two versions of
#   ffmpeg its pictures differ by 7 of 255 where they are white, and a comparison of recordings reports a change of colour.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check imageio-ffmpeg==0.8.1 >"$work/log" 2>&1 ||
  untried "the package can't be installed"
ffmpeg=$("$work/venv/bin/python" -c 'import imageio_ffmpeg; print(imageio_ffmpeg.get_ffmpeg_exe())')
"$ffmpeg" -version | head -n 1 | grep -q ' n9\.0\.2' || untried "the package brought another ffmpeg"

# greys FILTER: what it makes of five greys, with three places.
greys() {
  local grey
  for grey in 0.25 0.5 0.75 1 3; do
    "$ffmpeg" -v error -f lavfi -i "color=black:s=16x16:r=1:d=1,format=gbrpf32le,geq=r=$grey:g=$grey:b=$grey" \
      -vf "$1,format=gbrpf32le" -frames:v 1 -f rawvideo "$work/picture" -y
    head -c 4 "$work/picture" | od -An -tf4 | awk '{ printf "%.3f ", $1 }'
  done
}

none=$(greys tonemap=none)
clip=$(greys tonemap=clip)
kept=$(greys tonemap=none:desat=0)
printf 'greys 0.25 0.5 0.75 1 3 become: none %s; clip %s; none without desat %s\n' "$none" "$clip" "$kept"
[ "$none" = "0.250 0.500 0.917 1.667 7.667 " ] && [ "$clip" = "0.250 0.500 0.917 1.000 1.000 " ] &&
  [ "$kept" = "0.250 0.500 0.750 1.000 3.000 " ]
