#!/usr/bin/env bash
# Versions: resvg-py 0.5.0, CairoSVG 2.9.1, skia-python 144.1, thorvg-python 1.1.3, PySide6-Essentials 6.12.0 (Qt); all from PyPI.
# One would guess: rgb(256,0,0) is red: CSS has colours out of range cut to it, and every renderer does.
# Seen: resvg and CairoSVG do. In Skia's SVG module and in ThorVG it is black, and in Qt the shape is missing. rgb(300,-20,0) is a
#   green, (44, 236, 0), in Skia.
# Matters here: a colour that runs on a spring overshoots by a step or two, and the pictures at its turn come out black, empty or
#   in the opposite colour. Channels have to be cut before they are written.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  resvg-py==0.5.0 cairosvg==2.9.1 skia-python==144.1 thorvg-python==1.1.3 PySide6-Essentials==6.12.0 pillow==13.0.0 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

export QT_QPA_PLATFORM=offscreen
"$work/venv/bin/python" - <<'PY'
import io, sys

try:
    import cairosvg, resvg_py, skia, thorvg_python as thorvg
    from PIL import Image
    from PySide6.QtCore import QByteArray
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer
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

def by_qt(shape):
    picture = QImage(64, 64, QImage.Format.Format_RGBA8888)
    picture.fill(0)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(svg(shape).encode())).render(painter)
    painter.end()
    return Image.frombytes("RGBA", (64, 64), bytes(picture.constBits()))

application = QGuiApplication([])
renderers = {"resvg": by_resvg, "CairoSVG": by_cairosvg, "Skia": by_skia, "ThorVG": by_thorvg, "Qt": by_qt}

def drawn(colour):
    shape = f'<rect width="64" height="64" fill="{colour}"/>'
    return {name: draw(shape).getpixel((32, 32)) for name, draw in renderers.items()}

red, black, gone = (255, 0, 0, 255), (0, 0, 0, 255), (0, 0, 0, 0)
proper, near, far = drawn("rgb(255,0,0)"), drawn("rgb(256,0,0)"), drawn("rgb(300,-20,0)")
print("rgb(256,0,0):", near, "rgb(300,-20,0):", far)
sys.exit(not (set(proper.values()) == {red} and list(near.values()) == [red, red, black, black, gone]
              and list(far.values()) == [red, red, (44, 236, 0, 255), black, gone]))
PY
