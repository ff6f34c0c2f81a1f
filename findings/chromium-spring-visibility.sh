#!/usr/bin/env bash
# Versions: Chromium 156 (Debian 12's chromium), driven by Playwright 1.65.2 (from PyPI).
# One would guess: what is hidden at the end of a transition, by `visibility` or by `display`, stays in sight until the end,
#   whatever the curve.
# Seen: with a spring as `linear()` it goes the first time that the spring reaches its goal, comes back when it swings to this
#   side again, and so on. Of damping ratio 0.3 and response 0.4 s it is in sight in pictures 0-7, 21-32, 46-57 and 71-83 of 90
#   that come 60 a second. With `ease` it is there until the last.
# Matters here: `transition: all` with a spring does so to each sheet and each tip that is hidden in the end. It is gone after an
#   eighth of a second, and shines up three times at its goal, which in a film looks like a fault of the recording.
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

SHOWN = """([name, shown, hidden, easing]) => {
  const sheet = document.body.appendChild(document.createElement("div"))
  sheet.style.cssText = `${name}: ${shown}; transition: ${name} 1.5s ${easing} allow-discrete`
  getComputedStyle(sheet)[name]
  sheet.style[name] = hidden
  getComputedStyle(sheet)[name]
  const [transition] = sheet.getAnimations(), pictures = []
  transition.pause()
  for (let picture = 0; picture < 90; picture++) {
    transition.currentTime = picture * 1000 / 60
    if (getComputedStyle(sheet)[name] === shown) pictures.push(picture)
  }
  return pictures
}"""

def spring(time, ratio=0.3, response=0.4):
    rate = 2 * math.pi / response
    swing = rate * math.sqrt(1 - ratio**2)
    return 1 - math.exp(-ratio * rate * time) * (math.cos(swing * time) + ratio * rate / swing * math.sin(swing * time))

def runs(pictures):
    starts = [picture for picture in pictures if picture - 1 not in pictures]
    ends = [picture for picture in pictures if picture + 1 not in pictures]
    return " ".join(f"{start}-{end}" for start, end in zip(starts, ends))

springs = "linear(" + ", ".join(f"{spring(step / 80 * 1.5):.4f}" for step in range(80)) + ", 1)"
with sync_playwright() as play:
    try:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium")
    except Error as error:
        print("not tried:", error, file=sys.stderr)
        sys.exit(2)
    page = browser.new_page()
    page.set_content("<!doctype html><body></body>")
    seen = {easing.partition("(")[0]: [runs(page.evaluate(SHOWN, [*change, easing]))
                         for change in (("visibility", "visible", "hidden"), ("display", "block", "none"))]
            for easing in (springs, "ease")}
    browser.close()
print("pictures in sight by visibility and display:", "; ".join(f"{easing} {shown}" for easing, shown in seen.items()))
sys.exit(seen != {"linear": ["0-7 21-32 46-57 71-83"] * 2, "ease": ["0-89"] * 2})
PY
