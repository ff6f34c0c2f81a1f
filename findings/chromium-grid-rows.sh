#!/usr/bin/env bash
# Versions: Chromium 156 (Debian 12's chromium), driven by Playwright 1.65.2 (from PyPI).
# One would guess: the accordion by `grid-template-rows: 0fr` to `1fr`, the usual way to open to a height that is not known, shows
#   at half of its course half of what is in it.
# Seen: a quarter. At 0.25 0.5 0.75 fr of a content of 100 the grid is 25 50 75 high, and the cell in it 6 25 56: the fraction is
#   taken of the content for the grid, and of the grid once more for its row. What follows it moves as asked, with a gap before
#   it. A transition of `height` to `auto` (`interpolate-size`) has 25 50 75 for both.
# Matters here: the easing that is seen is the square of the one that is written, so an opening starts late and a closing empties
#   the box before it shuts; a spring or curve that is measured off such a film is another one. Beyond 1 both stay at 100: a
#   spring's overshoot is lost.
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
import sys

try:
    from playwright.sync_api import Error, sync_playwright
except ImportError as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

PAGE = """<!doctype html><style>html { interpolate-size: allow-keywords } #box { width: 100px } #cell { overflow: hidden }
p { margin: 0; height: 100px }</style><div id="box"><div id="cell"><p></p></div></div><div id="next"></div>"""
HEIGHTS = """([moved, from, to, styles, values]) => {
  for (const name in styles) document.getElementById(name).style.cssText = styles[name]
  const course = document.getElementById(moved).animate([from, to], { duration: 1000, fill: "both", easing: "linear(0, 1 50%, 2)" })
  return values.map(value => {
    course.currentTime = value * 500
    return ["box", "cell"].map(id => Math.floor(document.getElementById(id).getBoundingClientRect().height))
      .concat(document.getElementById("next").offsetTop - document.getElementById("box").offsetTop)
  })
}"""
values = [0, 0.25, 0.5, 0.75, 1, 1.2]

def heights(browser, *arguments):
    page = browser.new_page()
    page.set_content(PAGE)
    return page.evaluate(HEIGHTS, [*arguments, values])

with sync_playwright() as play:
    try:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium")
    except Error as error:
        print("not tried:", error, file=sys.stderr)
        sys.exit(2)
    rows = heights(browser, "box", {"gridTemplateRows": "0fr"}, {"gridTemplateRows": "1fr"}, {"box": "display: grid"})
    tall = heights(browser, "cell", {"height": "0px"}, {"height": "auto"}, {})
    browser.close()
print("heights of box and cell, and where the next begins, by grid rows", *rows, "and by height", *tall)
sys.exit(not (rows == [[0, 0, 0], [25, 6, 25], [50, 25, 50], [75, 56, 75], [100, 100, 100], [100, 100, 100]]
              and [row[1] for row in tall] == [0, 25, 50, 75, 100, 120]))
PY
