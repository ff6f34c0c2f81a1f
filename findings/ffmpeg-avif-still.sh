#!/usr/bin/env bash
# Versions: ffmpeg 9.0.2 (of imageio-ffmpeg 0.8.1), Pillow 13.0.0 (both from PyPI).
# One would guess: ffmpeg reads the animation that it wrote: ten pictures in, ten pictures out.
# Seen: of an AVIF it reads one. The file holds a still beside its track, the track is stream 1, and ffmpeg takes stream 0, also
#   of its own files. `-map 0:1` finds all ten. Pillow reads ten at once.
# Matters here: a film that was turned from AVIF into anything else by a plain command is its first picture, a comparison of two
#   AVIFs by ffmpeg compares only these, and both pass without a message.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  imageio-ffmpeg==0.8.1 pillow==13.0.0 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

ffmpeg=$("$work/venv/bin/python" -c 'import imageio_ffmpeg; print(imageio_ffmpeg.get_ffmpeg_exe())') || untried "no ffmpeg here"
"$ffmpeg" -version | head -n 1 | grep -q ' n9\.0\.2' || untried "the package brought another ffmpeg"
"$work/venv/bin/python" - "$work" "$ffmpeg" <<'PY'
import os, subprocess, sys

try:
    from PIL import Image
except (ImportError, OSError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

ffmpeg = sys.argv[2]
os.chdir(sys.argv[1])

source = ["-f", "lavfi", "-i", "testsrc=s=64x64:r=10:d=1"]
subprocess.run([ffmpeg, "-v", "error", *source, "-c:v", "libaom-av1", "-cpu-used", "8", "film.avif"], check=True)

def pictures(*stream):
    command = [ffmpeg, "-v", "error", "-i", "film.avif", *stream, "-fps_mode", "passthrough", "-f", "framecrc", "-"]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    return sum(not line.startswith("#") for line in lines)

plain, mapped, pillow = pictures(), pictures("-map", "0:1"), Image.open("film.avif").n_frames
print(f"of ten pictures ffmpeg reads {plain}, with -map 0:1 {mapped}, Pillow {pillow}")
sys.exit((plain, mapped, pillow) != (1, 10, 10))
PY
