#!/usr/bin/env bash
# Versions: resvg-py 0.5.0, CairoSVG 2.9.1 (both from PyPI).
# One would guess: rgba(255,0,0,.5) and rgba(255,0,0,50%) are the same colour; who does not know one of them drops it.
# Seen: both rasterisers draw the first as half-transparent red. The second is opaque black in resvg, and opaque red in
#   CairoSVG; #ff000080 is right in resvg, and opaque red in CairoSVG. Nobody says a word.
# Matters here: an animation that fades by a fill's alpha becomes a block of another colour, by the spelling that a serialiser
#   happens to choose. Colours have to be written in the one form that all know, and a second opinion needs that form, too.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  resvg-py==0.5.0 cairosvg==2.9.1 pillow==13.0.0 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

"$work/venv/bin/python" - <<'PY'
import io, sys

try:
    import cairosvg, resvg_py
    from PIL import Image
except (ImportError, OSError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

def middle(png): return Image.open(io.BytesIO(bytes(png))).convert("RGBA").getpixel((4, 4))

seen = {}
for colour in ("rgba(255,0,0,.5)", "rgba(255,0,0,50%)", "#ff000080"):
    text = f'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="{colour}"/></svg>'
    seen[colour] = middle(resvg_py.svg_to_bytes(svg_string=text)), middle(cairosvg.svg2png(text.encode()))
print("; ".join(f"{colour}: resvg {first}, CairoSVG {second}" for colour, (first, second) in seen.items()))
half, red, black = (255, 0, 0, 128), (255, 0, 0, 255), (0, 0, 0, 255)
sys.exit(list(seen.values()) != [(half, half), (black, red), (half, red)])
PY
