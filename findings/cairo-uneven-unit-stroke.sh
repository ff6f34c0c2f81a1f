#!/usr/bin/env bash
# Versions: Cairo 1.16.0 (Debian 12's libcairo2 1.16.0-7).
# One would guess: a line whose pen is stretched by a matrix reaches as far as the pen does, whatever the matrix.
# Seen: with an upright matrix whose determinant is 1, as 2 across and 1/2 down, the line is cut off at half of its width beside
#   the path: Cairo takes the matrix for one that stretches nothing, and draws no farther than an unstretched pen would.
# Matters here: a stroke under an uneven scale of unit area, as squash and stretch has it, loses its ends. Twice the matrix and
#   half the width are the same line, and whole.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

cat >"$work/try.py" <<'PY'
import ctypes, ctypes.util, sys

name = ctypes.util.find_library("cairo")
if not name:
    print("not tried: no Cairo library", file=sys.stderr)
    sys.exit(2)
cairo = ctypes.CDLL(name)
cairo.cairo_version_string.restype = ctypes.c_char_p
for function in ("cairo_image_surface_create", "cairo_create", "cairo_image_surface_get_data"):
    getattr(cairo, function).restype = ctypes.c_void_p
number = ctypes.c_double

def reach(factor):
    """How far right of the middle a circle's line is drawn that is stretched to twice its width."""
    surface = ctypes.c_void_p(cairo.cairo_image_surface_create(0, 200, 200))
    context = ctypes.c_void_p(cairo.cairo_create(surface))
    cairo.cairo_save(context)
    cairo.cairo_translate(context, number(100), number(100))
    cairo.cairo_scale(context, number(2), number(0.5))
    cairo.cairo_arc(context, number(0), number(0), number(25), number(0), number(6.2831853))
    cairo.cairo_close_path(context)
    cairo.cairo_restore(context)
    cairo.cairo_scale(context, number(2 * factor), number(0.5 * factor))
    cairo.cairo_set_line_width(context, number(10 / factor))
    cairo.cairo_set_line_join(context, 1)
    cairo.cairo_stroke(context)
    cairo.cairo_surface_flush(surface)
    data = ctypes.string_at(cairo.cairo_image_surface_get_data(surface), 200 * 200 * 4)
    return max(x for x in range(200) if data[(100 * 200 + x) * 4 + 3] > 127) - 99

plain, doubled = reach(1), reach(2)
print(f"Cairo {cairo.cairo_version_string().decode()}: the line reaches {plain} pixels from the middle, in other units {doubled}; it is to reach 60")
sys.exit(not (plain <= 56 and doubled >= 59))
PY
command -v python3 >/dev/null || untried "there is no python3"
version=$(dpkg-query -W -f '${Version}' libcairo2 2>/dev/null) || untried "libcairo2 is not installed"
case $version in 1.16.0-*) ;; *) untried "libcairo2 is $version" ;; esac
python3 "$work/try.py"
