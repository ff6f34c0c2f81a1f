#!/usr/bin/env bash
# Versions: resvg-py 0.5.0, skia-python 144.1, Pillow 13.0.0 (all from PyPI).
# One would guess: a filter's flood colour is a colour: `feFlood` and `feDropShadow` of #808080 alone paint #808080, whichever
#   space the filter reckons in.
# Seen: Skia's SVG module paints (188, 188, 188) by `feFlood` in the default space, linearRGB, as if the colour had been linear,
#   and 128 in sRGB. resvg paints both by `feFlood` right, and by `feDropShadow` 128 in linearRGB and 188 in sRGB, as if the
#   default had been meant.
# Matters here: a shadow's colour hangs on the primitive and on the space, in another way in each renderer; mid greys are off by
#   60 of 255, and only black and white are safe. A second opinion on a shadow has to be made of both.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  resvg-py==0.5.0 skia-python==144.1 pillow==13.0.0 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

"$work/venv/bin/python" - <<'PY'
import io, sys

try:
    import resvg_py, skia
    from PIL import Image
except (ImportError, OSError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

def svg(shape): return f'<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">{shape}</svg>'

def by_resvg(shape):
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg(shape))))).convert("RGBA")

def by_skia(shape):
    drawing = skia.SVGDOM.MakeFromStream(skia.MemoryStream.MakeCopy(svg(shape).encode()))
    surface = skia.Surface(64, 64)
    drawing.render(surface.getCanvas())
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))

AREA = 'id="f" x="-1" y="-1" width="3" height="3"'
FLOOD, SHADOW = '<feFlood flood-color="#808080"/>', '<feDropShadow dx="20" dy="0" stdDeviation="0" flood-color="#808080"/>'

def painted(draw, primitive, space):
    shape = '<rect x="8" y="16" width="16" height="32" fill="red" filter="url(#f)"/>'
    return draw(f'<filter {AREA} color-interpolation-filters="{space}">{primitive}</filter>' + shape).getpixel((36, 32))

spaces = ("linearRGB", "sRGB")
seen = [[painted(draw, primitive, space) for space in spaces]
        for draw, primitive in ((by_skia, FLOOD), (by_resvg, FLOOD), (by_resvg, SHADOW))]
print("#808080 in", *spaces, "by Skia's feFlood, resvg's feFlood and resvg's feDropShadow:", *seen)
right, light = (128, 128, 128, 255), (188, 188, 188, 255)
sys.exit(seen != [[light, right], [right, right], [right, light]])
PY
