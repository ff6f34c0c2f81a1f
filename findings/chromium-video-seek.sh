#!/usr/bin/env bash
# Versions: Chromium 156 (Debian 12's chromium), driven by Playwright 1.65.2; PyAV 18.1.0 (both from PyPI).
# One would guess: `video.currentTime = 7 / 60` shows picture 7 of a film that has 60 a second, 0 being the first.
# Seen: it shows picture 6. Of 60 pictures that are sought at their own times a third, 1 4 7 ... 58, are the one before, in an
#   MP4, which tells sixtieths exactly, as in a WebM, which counts milliseconds. At 30 a second these are 2 5 8 ... 59, at 25 and
#   50 there are none. With half a picture's time added there are none at any of these rates.
# Matters here: a page that steps through two films side by side, or takes a film's pictures off a canvas, has a third of them
#   twice, and another third never. A trial at 25 a second, whose times are whole milliseconds, does not show it.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  playwright==1.65.2 av==18.1.0 numpy==2.4.6 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

version=$(dpkg-query -W -f '${Version}' chromium 2>/dev/null) || untried "Debian's chromium is not installed"
case $version in
  156.*) ;;
  *) untried "chromium is $version" ;;
esac
"$work/venv/bin/python" - "$work" <<'PY'
import base64, sys

try:
    import av, numpy
    from playwright.sync_api import Error, sync_playwright
except ImportError as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

SOUGHT = """async ([film, times]) => {
  const video = document.createElement("video")
  const picture = new OffscreenCanvas(64, 64).getContext("2d", { willReadFrequently: true })
  video.muted = true
  await new Promise((resolve, reject) => { video.onloadeddata = resolve; video.onerror = reject; video.src = film })
  const greys = []
  for (const time of times) {
    const shown = new Promise(resolve => video.requestVideoFrameCallback(resolve))
    await new Promise(resolve => { video.onseeked = resolve; video.currentTime = time })
    // None is shown anew if it is the same.
    await Promise.race([shown, new Promise(resolve => setTimeout(resolve, 300))])
    picture.drawImage(video, 0, 0)
    greys.push(picture.getImageData(32, 32, 1, 1).data[0])
  }
  return greys
}"""

def film(name, codec, rate):
    """60 pictures, each by 4 levels brighter than the one before."""
    path = f"{sys.argv[1]}/{name}"
    with av.open(path, "w") as container:
        stream = container.add_stream(codec, rate=rate)
        stream.width = stream.height = 64
        stream.pix_fmt = "yuv420p"
        for number in range(60):
            picture = av.VideoFrame.from_ndarray(numpy.full((64, 64, 3), number * 4, numpy.uint8), format="rgb24")
            container.mux(stream.encode(picture))
        container.mux(stream.encode())
    with open(path, "rb") as file: return f"data:video/{name[-4:].lstrip('.')};base64," + base64.b64encode(file.read()).decode()

def wrong(page, data, rate, part):
    """The pictures that are not shown at their times and a part of a picture's time. What is shown is the one before, at most."""
    greys = page.evaluate(SOUGHT, [data, [(number + part) / rate for number in range(60)]])
    shown = [round(grey / 4) for grey in greys]
    assert all(number - there in (0, 1) for number, there in enumerate(shown)), shown
    return [number for number, there in enumerate(shown) if there != number]

with sync_playwright() as play:
    try:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium")
    except Error as error:
        print("not tried:", error, file=sys.stderr)
        sys.exit(2)
    page, seen, later = browser.new_page(), {}, []
    for rate in (60, 50, 30, 25):
        films = film("film.mp4", "libx264", rate), film("film.webm", "libvpx-vp9", rate)
        seen[rate] = [wrong(page, data, rate, 0) for data in films]
        later += [wrong(page, data, rate, 0.5) for data in films]
    browser.close()
def told(numbers): return f"{len(numbers)} ({' '.join(map(str, numbers[:3]))} ...)" if numbers else "none"

print("of 60 pictures, those that are the one before, in MP4 and WebM:",
      "; ".join(f"at {rate} " + ", ".join(map(told, both)) for rate, both in seen.items()))
third = {60: list(range(1, 60, 3)), 50: [], 30: list(range(2, 60, 3)), 25: []}
sys.exit(not (seen == {rate: [numbers] * 2 for rate, numbers in third.items()} and not any(later)))
PY
