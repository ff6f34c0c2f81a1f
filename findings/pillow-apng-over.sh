#!/usr/bin/env bash
# Versions: Pillow 13.0.0, PyAV 18.1.0 (both from PyPI).
# One would guess: a half-transparent picture that an APNG lays over an opaque one ("blend over") leaves it opaque.
# Seen: Pillow reads alpha 191. It pastes the frame through its own alpha, and so mixes the alphas, too: 255 and 128 by halves.
#   FFmpeg, by PyAV, reads 255 in the same file.
# Matters here: who checks a fade in an APNG by Pillow sees holes that no player shows, and a comparison on white finds the
#   picture paler than it is.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  pillow==13.0.0 av==18.1.0 numpy==2.4.6 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

"$work/venv/bin/python" - "$work/over.png" <<'PY'
import sys

try:
    import av
    from PIL import Image
except ImportError as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

below = Image.new("RGBA", (16, 16), (255, 0, 0, 255))
veil = Image.new("RGBA", (16, 16), (0, 255, 0, 128))
below.save(sys.argv[1], save_all=True, append_images=[veil], duration=100, blend=[0, 1])

picture = Image.open(sys.argv[1])
picture.seek(1)
pillow = picture.convert("RGBA").getpixel((8, 8))
with av.open(sys.argv[1]) as film:
    ffmpeg = tuple(int(value) for value in list(film.decode(video=0))[1].to_ndarray(format="rgba")[8, 8])
print(f"green of alpha 128 over opaque red: Pillow shows {pillow}, FFmpeg {ffmpeg}")
sys.exit(not (pillow == (127, 128, 0, 191) and ffmpeg == (127, 128, 0, 255)))
PY
