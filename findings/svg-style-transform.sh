#!/usr/bin/env bash
# Versions: resvg-py 0.5.0, CairoSVG 2.9.1, skia-python 144.1, thorvg-python 1.1.3 (all from PyPI).
# One would guess: a renderer that takes `transform` in `style` reads it as CSS, where a translation needs a unit, and one that
#   does not leaves it alone.
# Seen: resvg, Skia's SVG module and ThorVG read it as the attribute. `translate(10px,10px)`, as CSS has it, moves nothing there,
#   and `translate(10,10)`, which is an error in CSS, moves by 10. CairoSVG takes both, but of `rotate(90deg)`, `translateX(10px)`
#   and `scale(200%)` none that is right.
# Matters here: one picture of an animation by CSS, saved with its styles, stands still in every picture, or moves in one tool's
#   and not in another's. Transforms have to be written as attributes, as a matrix.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  resvg-py==0.5.0 cairosvg==2.9.1 skia-python==144.1 thorvg-python==1.1.3 pillow==13.0.0 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

"$work/venv/bin/python" - <<'PY'
import io, sys

try:
    import cairosvg, resvg_py, skia, thorvg_python as thorvg
    from PIL import Image
except (ImportError, OSError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

def svg(shape): return f'<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">{shape}</svg>'

def by_resvg(shape):
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg(shape))))).convert("RGBA")

def by_cairosvg(shape): return Image.open(io.BytesIO(cairosvg.svg2png(svg(shape).encode()))).convert("RGBA")

def by_skia(shape):
    drawing = skia.SVGDOM.MakeFromStream(skia.MemoryStream.MakeCopy(svg(shape).encode()))
    surface = skia.Surface(64, 64)
    drawing.render(surface.getCanvas())
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))

def by_thorvg(shape):
    canvas = thorvg.SwCanvas(engine := thorvg.Engine())
    canvas.set_target(64, 64)
    picture = thorvg.Picture(engine)
    picture.load_data(svg(shape).encode(), "svg", None, True)
    canvas.add(picture)
    canvas.update()
    canvas.draw(True)
    canvas.sync()
    return canvas.get_pillow().convert("RGBA")

renderers = {"resvg": by_resvg, "CairoSVG": by_cairosvg, "Skia": by_skia, "ThorVG": by_thorvg}

def corners(transform, attribute=False):
    way = f'transform="{transform}"' if attribute else f'style="transform:{transform}"'
    shape = f'<rect x="24" y="24" width="16" height="8" fill="red" {way}/>'
    boxes = [draw(shape).getchannel("A").getbbox() for draw in renderers.values()]
    return [box[:2] if box else None for box in boxes]

unit, bare, proper = corners("translate(10px,10px)"), corners("translate(10,10)"), corners("translate(10,10)", True)
others = {transform: corners(transform)[1] for transform in ("rotate(90deg)", "translateX(10px)", "scale(200%)")}
print("a corner at 24, 24 goes, by", *renderers, f"for translate(10px,10px) to {unit}, for translate(10,10) to {bare};",
      f"by CairoSVG {others}")
moved, rest = (34, 34), (24, 24)
sys.exit(not (proper == bare == [moved] * 4 and unit == [rest, moved, rest, rest]
              and others == {"rotate(90deg)": rest, "translateX(10px)": rest, "scale(200%)": None}))
PY
