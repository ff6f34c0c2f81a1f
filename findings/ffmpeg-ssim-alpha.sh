#!/usr/bin/env bash
# Versions: ffmpeg 9.0.2 (of imageio-ffmpeg 0.8.1, from PyPI).
# One would guess: ffmpeg's filters ssim and psnr look at the same planes, or refuse what they do not look at.
# Seen: ssim takes RGBA and drops alpha without a word. An opaque red film and a wholly transparent one have SSIM 1 (inf dB);
#   psnr of the same two films counts alpha as a plane, and puts it at 0 dB, as wrong as can be.
# Matters here: SSIM by ffmpeg, the usual word on a WebP's, APNG's or WebM's quality, says nothing of transparency. A fade that
#   was lost altogether is perfect.
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
measured() {
  "$ffmpeg" -hide_banner -f lavfi -i 'color=red@1:s=64x64:r=10:d=1,format=rgba' \
    -f lavfi -i 'color=red@0:s=64x64:r=10:d=1,format=rgba' -lavfi "[0][1]$1" -f null - 2>&1
}
ssim=$(measured ssim | grep -oE 'All:.*$')
psnr=$(measured psnr | grep -oE ' r:.*average' | grep -oE 'a:[0-9.inf]+' | head -n 1)
echo "opaque red and transparent red: SSIM $ssim, PSNR $psnr"
[ "$ssim" = "All:1.000000 (inf)" ] && [ "$psnr" = "a:0.000000" ]
