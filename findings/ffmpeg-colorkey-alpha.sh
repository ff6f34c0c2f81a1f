#!/usr/bin/env bash
# Versions: ffmpeg 9.0.2 (of imageio-ffmpeg 0.8.1, from PyPI).
# One would guess: `colorkey` makes pixels of one colour transparent, and leaves all others as they are.
# Seen: it writes the alpha of every pixel anew. Red of alpha 128 and red of alpha 0 are both opaque after `colorkey=blue`; so
#   they are after `chromakey` and `hsvkey`, while `despill` keeps alpha.
# Matters here: a picture that has transparency already, as an exported animation does, gets hard edges from its soft ones, and
#   the colours that lay hidden under its empty parts come out.
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

# alphas FILTER: what becomes of alpha 128 and 0.
alphas() {
  local alpha
  for alpha in 128 0; do
    "$ffmpeg" -v error -f lavfi -i "color=red:s=8x8:r=1:d=1,format=rgba,lutrgb=a=$alpha" -vf "$1" -frames:v 1 \
      -f rawvideo -pix_fmt rgba - | head -c 4 | od -An -tu1 | awk '{ printf "%s ", $4 }'
  done
}
before=$(alphas null)
colour=$(alphas colorkey=blue)
chroma=$(alphas chromakey=blue)
hue=$(alphas hsvkey=240:1:1)
despill=$(alphas despill)
echo "alpha ${before}becomes ${colour}by colorkey=blue, ${chroma}by chromakey=blue, ${hue}by hsvkey, ${despill}by despill"
[ "$before$despill" = "128 0 128 0 " ] && [ "$colour$chroma$hue" = "255 255 255 255 255 255 " ]
