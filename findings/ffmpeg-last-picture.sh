#!/usr/bin/env bash
# Versions: ffmpeg 9.0.2 (of imageio-ffmpeg 0.8.1), Pillow 13.0.0 (both from PyPI).
# One would guess: an animation keeps the times of its pictures when ffmpeg turns it from one of GIF, APNG and WebP into another;
#   as a GIF it keeps them all.
# Seen: in an APNG and a WebP the last picture is as long as the one before it. Out of 100 100 100 1000 ms become 100 100 100 100,
#   from each of the three and from an APNG to an APNG; a GIF and an MP4 of the same have all 1300. The APNG muxer's option
#   `final_delay` puts it back; the WebP muxer has none like it.
# Matters here: the rest before a loop begins again is nearly always the last picture's time. A loop of 1.3 s so becomes a
#   restless one of 0.4 s, and its pictures, compared one by one, are all right.
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

FFMPEG=$("$work/venv/bin/python" -c 'import imageio_ffmpeg; print(imageio_ffmpeg.get_ffmpeg_exe())') || untried "no ffmpeg here"
export FFMPEG
"$work/venv/bin/python" - "$work" <<'PY'
import os, re, subprocess, sys

try:
    from PIL import Image
except ImportError as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

os.chdir(sys.argv[1])

def ffmpeg(*arguments):
    return subprocess.run([os.environ["FFMPEG"], "-hide_banner", "-y", *arguments], capture_output=True, text=True).stderr

def times(name):
    """Of an animation its pictures' times in ms, of a film its length."""
    if name.endswith("mp4"):
        hours, minutes, seconds = re.search(r"Duration: (\d+):(\d+):([\d.]+)", ffmpeg("-i", name)).groups()
        return round(1000 * (3600 * int(hours) + 60 * int(minutes) + float(seconds)))
    seen = []
    with Image.open(name) as film:
        for picture in range(film.n_frames):
            film.seek(picture)
            film.load()
            seen.append(round(film.info["duration"]))
    return seen

def turned(start, end, *options):
    ffmpeg("-i", "rest." + start, *options, "made." + end)
    return times("made." + end)

first, *others = [Image.new("RGB", (64, 64), colour) for colour in ("red", "lime", "blue", "white")]
rest, none = [100, 100, 100, 1000], [100] * 4
for start in ("gif", "png", "webp"):
    first.save("rest." + start, save_all=True, append_images=others, duration=rest, loop=0)
    assert times("rest." + start) == rest
seen = {start: [turned(start, end) for end in ("gif", "apng", "webp", "mp4")] for start in ("gif", "png", "webp")}
helped = turned("gif", "apng", "-final_delay", "1")
print("as GIF, APNG, WebP and MP4:", "; ".join(f"from {start} {made}" for start, made in seen.items()), "by final_delay:", helped)
sys.exit(not (seen == {start: [rest, none, none, 1300] for start in seen} and helped == rest))
PY
