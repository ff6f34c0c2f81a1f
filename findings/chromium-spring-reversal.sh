#!/usr/bin/env bash
# Versions: Chromium 156 (Debian 12's chromium), driven by Playwright 1.65.2 (from PyPI).
# One would guess: a spring that is written as a CSS transition by `linear()` swings back as it came when it is called back on its
#   way, as by a pointer that leaves a button early.
# Seen: it swings back in a part of the time, as large as the part of the way that it had come. Of one of 1.5 s, damping ratio 0.3
#   and response 0.4 s, 256 of 1000 points are gone after 50 ms; the way back takes 385 ms, as of a spring of 15 times the
#   stiffness. After 100 ms it takes 1136 ms, and 1500 from where it has passed its goal. It starts from rest each time.
# Matters here: in one film of a hover there are three springs where one was written, by when the pointer went. SwiftUI's and
#   UIKit's keep their numbers and their velocity there; a spring's words in CSS are true from rest to rest only.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  playwright==1.65.2 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

version=$(dpkg-query -W -f '${Version}' chromium 2>/dev/null) || untried "Debian's chromium is not installed"
case $version in
  156.*) ;;
  *) untried "chromium is $version" ;;
esac
"$work/venv/bin/python" - <<'PY'
import math, sys

try:
    from playwright.sync_api import Error, sync_playwright
except ImportError as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

BACK = """([easing, left]) => {
  const button = document.body.appendChild(document.createElement("div"))
  button.style.cssText = `position: absolute; left: 0; transition: left 1.5s ${easing}`
  const place = () => parseFloat(getComputedStyle(button).left)
  const course = end => {
    place()
    button.style.left = end
    place()
    const [transition] = button.getAnimations()
    transition.pause()
    return transition
  }
  course("1000px").currentTime = left
  const gone = place(), back = course("0px"), time = back.effect.getComputedTiming().duration
  const after = part => { back.currentTime = part * time; return place() }
  return { gone: Math.round(gone), time: Math.round(time), at: after(0.1), step: 1 - after(0.001) / gone }
}"""

def spring(time, ratio=0.3, response=0.4):
    rate = 2 * math.pi / response
    swing = rate * math.sqrt(1 - ratio**2)
    return 1 - math.exp(-ratio * rate * time) * (math.cos(swing * time) + ratio * rate / swing * math.sin(swing * time))

springs = "linear(" + ", ".join(f"{spring(step / 80 * 1.5):.4f}" for step in range(80)) + ", 1)"
with sync_playwright() as play:
    try:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium")
    except Error as error:
        print("not tried:", error, file=sys.stderr)
        sys.exit(2)
    page = browser.new_page()
    page.set_content("<!doctype html><body></body>")
    seen = [page.evaluate(BACK, [springs, left]) for left in (50, 100, 200)]
    browser.close()
print("way gone of 1000 points and time back of 1500 ms, called back after 50, 100 and 200 ms:",
      "; ".join(f"{back['gone']} {back['time']}" for back in seen))
alike = all(abs(back["at"] / back["gone"] - 1 + spring(0.15)) < 0.01 and back["step"] < 0.01 for back in seen)
sys.exit(not (alike and [(back["gone"], back["time"]) for back in seen] == [(256, 385), (757, 1136), (1364, 1500)]))
PY
