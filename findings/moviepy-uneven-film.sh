#!/usr/bin/env bash
# Versions: av 18.1.0 (PyAV), opencv-python-headless 5.0.0.93, imageio 2.38.1 with imageio-ffmpeg 0.8.1, moviepy 2.2.1 (all from
#   PyPI).
# One would guess: the libraries that read films by FFmpeg find the same pictures in the same file.
# Seen: of an MP4 of 10 pictures, the fifth of which is shown for a second and the others for a tenth, PyAV and OpenCV read 10,
#   and imageio 19, filled up to even tenths. MoviePy reads the first 9 of these 19 and ends: it takes the mean rate, 5.26 a
#   second, for that of the pictures that it is handed. So the first half of the film plays at half its speed, and the second half
#   never comes.
# Matters here: a recorder that leaves out pictures that did not change writes just such films. MoviePy then has the right length
#   and says nothing, but what it shows at a time was long over; and a test that counts pictures has three answers.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  av==18.1.0 opencv-python-headless==5.0.0.93 imageio==2.38.1 imageio-ffmpeg==0.8.1 moviepy==2.2.1 numpy==2.4.6 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

"$work/venv/bin/python" - "$work" <<'PY'
import sys
from fractions import Fraction

try:
    import av, cv2, numpy
    import imageio.v3 as imageio
    from moviepy import VideoFileClip
except (ImportError, OSError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

name = sys.argv[1] + "/film.mp4"
with av.open(name, "w") as container:
    stream = container.add_stream("libx264", rate=10)
    stream.width = stream.height = 64
    stream.pix_fmt, stream.options, stream.codec_context.time_base = "yuv420p", {"bf": "0"}, Fraction(1, 10)
    for number in range(10):
        frame = av.VideoFrame.from_ndarray(numpy.full((64, 64, 3), number * 25, numpy.uint8), format="rgb24")
        frame.pts, frame.time_base = number + (9 if number > 4 else 0), Fraction(1, 10)
        container.mux(stream.encode(frame))
    container.mux(stream.encode())

def by_pyav():
    with av.open(name) as container: return [frame.to_ndarray(format="gray")[32, 32] for frame in container.decode(video=0)]

def by_opencv():
    film, greys = cv2.VideoCapture(name), []
    while (step := film.read())[0]: greys.append(step[1][32, 32, 0])
    return greys

def by_imageio(): return [frame[32, 32, 0] for frame in imageio.imiter(name, plugin="FFMPEG")]

def by_moviepy():
    with VideoFileClip(name) as film: return [frame[32, 32, 0] for frame in film.iter_frames()]

greys = {read.__name__[3:]: [int(grey) for grey in read()] for read in (by_pyav, by_opencv, by_imageio, by_moviepy)}
told = (f"{name} {len(seen)}, {sum(grey > 110 for grey in seen)}" for name, seen in greys.items())
print("pictures, and those of the second half:", "; ".join(told))
full, filled = greys["pyav"], greys["imageio"]
sys.exit(not (len(full) == len(greys["opencv"]) == 10 and len(filled) == 19 and filled[-1] > 220
              and greys["moviepy"] == filled[:9] and max(filled[:9]) < 110))
PY
