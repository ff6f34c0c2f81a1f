#!/usr/bin/env bash
# Versions: Chromium 156 (Debian 12's chromium), driven by Playwright 1.65.2 (from PyPI).
# One would guess: a line of half a pixel's width is as dark as it is wide and long, whichever way it runs.
# Seen: it is so across and down, and up to 29 % too faint in between: lines of 60 pixels leave 30 pixels of black at 0 degrees, 26
#   at 30 and 21 at 45.# Matters here: icons and drawings of thin lines are of uneven weight in a browser, which shows them as a moving line turns; a picture
#   of exact coverage differs from a screenshot there, and is right.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  playwright==1.65.2 pillow==13.0.0 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

version=$(dpkg-query -W -f '${Version}' chromium 2>/dev/null) || untried "Debian's chromium is not installed"
case $version in
  156.*) ;;
  *) untried "chromium is $version" ;;
esac
"$work/venv/bin/python" - <<'PY'
import io, math, sys

try:
    from PIL import Image
    from playwright.sync_api import Error, sync_playwright
except ImportError as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

def page(angle, width):
    x, y = 30 * math.cos(math.radians(angle)), 30 * math.sin(math.radians(angle))
    return f"""<!doctype html><style>body {{ margin: 0 }}</style><svg width="100" height="100"><path stroke="#000"
    stroke-width="{width}" d="M{50.25 - x} {50.25 - y}L{50.25 + x} {50.25 + y}"/></svg>"""

def ink(tab, angle, width):
    """How many pixels the line would fill if all of its black were put together."""
    tab.set_content(page(angle, width))
    shot = tab.screenshot(clip={"x": 0, "y": 0, "width": 100, "height": 100})
    return sum(255 - level for level in Image.open(io.BytesIO(shot)).convert("L").get_flattened_data()) / 255

try:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        tab = browser.new_page(viewport={"width": 100, "height": 100})
        thin = [ink(tab, angle, 0.5) for angle in (0, 30, 45, 90)]
        browser.close()
except Error as error:
    print("not tried:", str(error).splitlines()[0], file=sys.stderr)
    sys.exit(2)

print("ink of a line of 60 by half a pixel at 0, 30, 45 and 90 degrees:", [round(i, 1) for i in thin])
expected = [30, 30 * math.cos(math.radians(30)), 30 * math.cos(math.radians(45)), 30]
sys.exit(0 if all(abs(a - b) < 1.5 for a, b in zip(thin, expected)) else 1)
PY
