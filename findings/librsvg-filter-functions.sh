#!/usr/bin/env bash
# Versions: librsvg 2.54.7 (Debian 12's librsvg2-2), resvg-py 0.5.0 (from PyPI).
# One would guess: the short filters of CSS, as `filter: grayscale(1)`, work in sRGB, as their specification says, whatever an
#   SVG's own filters do.
# Seen: librsvg works them out in linear light. Of (192, 64, 0), `grayscale(1)` is 108 in librsvg and 86 in resvg,
#   `brightness(.5)` (140, 46, 0) and (96, 32, 0), and `invert(1)` (183, 249, 255) and (62, 191, 255), the plain complement.
# Matters here: a hover that dims by `brightness` or a disabled state in grey is 22 to 120 levels off between the renderer that
#   most Linux tools use and another; animated halves are not half way.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  resvg-py==0.5.0 pillow==13.0.0 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

version=$(dpkg-query -W -f '${Version}' librsvg2-2 2>/dev/null) || untried "Debian's librsvg2-2 is not installed"
case $version in
  2.54.7+dfsg-1~deb12*) ;;
  *) untried "librsvg2-2 is $version" ;;
esac
"$work/venv/bin/python" - <<'PY'
import ctypes, io, sys

try:
    import resvg_py
    from PIL import Image
    cairo, rsvg = ctypes.CDLL("libcairo.so.2"), ctypes.CDLL("librsvg-2.so.2")
except (ImportError, OSError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

rsvg.rsvg_handle_new_from_data.restype = ctypes.c_void_p
for function in ("cairo_image_surface_create", "cairo_create", "cairo_image_surface_get_data"):
    getattr(cairo, function).restype = ctypes.c_void_p

def svg(function): return ('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">'
                           f'<rect width="8" height="8" fill="#c04000" style="filter:{function}"/></svg>')

def by_resvg(text): return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=text)))).convert("RGB").getpixel((4, 4))

def by_librsvg(text):
    data = text.encode()
    drawing = ctypes.c_void_p(rsvg.rsvg_handle_new_from_data(data, ctypes.c_size_t(len(data)), None))
    surface = ctypes.c_void_p(cairo.cairo_image_surface_create(0, 8, 8))
    context = ctypes.c_void_p(cairo.cairo_create(surface))
    area = (ctypes.c_double * 4)(0, 0, 8, 8)
    rsvg.rsvg_handle_render_document(drawing, context, area, None)
    cairo.cairo_surface_flush(surface)
    blue, green, red = ctypes.string_at(cairo.cairo_image_surface_get_data(surface), 8 * 8 * 4)[4 * 36:4 * 36 + 3]
    return red, green, blue

functions = ("grayscale(1)", "brightness(.5)", "invert(1)")
seen = {function: (by_librsvg(svg(function)), by_resvg(svg(function))) for function in functions}
print("(192, 64, 0) becomes:", "; ".join(f"{name}: librsvg {a}, resvg {b}" for name, (a, b) in seen.items()))
expected = [((108, 108, 108), (86, 86, 86)), ((140, 46, 0), (96, 32, 0)), ((183, 249, 255), (62, 191, 255))]
sys.exit(any(abs(x - y) > 2 for found, known in zip(seen.values(), expected)
             for ours, theirs in zip(found, known) for x, y in zip(ours, theirs)))
PY
