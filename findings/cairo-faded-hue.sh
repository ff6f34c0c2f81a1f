#!/usr/bin/env bash
# Versions: Cairo 1.16.0 with pixman 0.42.2 (Debian 12's libcairo2 1.16.0-7 and libpixman-1-0 0.42.2-1).
# One would guess: what is blended with nothing is the source itself, whatever the operator, and half of it with an alpha of a half.
# Seen: by hue, saturation, color and luminosity, and under any mask, pixman multiplies green by it twice and blue not at all: half of
#   (200, 200, 200) is (100, 50, 200), bluer than its alpha allows. The other operators are right.
# Matters here: a layer that is blended so while it fades changes its color, and so do its antialiased edges under a clip. Faded before,
#   in a picture of its own, it does not.
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

def faded(operator):
    """Red, green, blue and alpha of a light gray that is painted with half an alpha on nothing."""
    surface = ctypes.c_void_p(cairo.cairo_image_surface_create(0, 4, 4))
    context = ctypes.c_void_p(cairo.cairo_create(surface))
    cairo.cairo_set_source_rgb(context, number(200 / 255), number(200 / 255), number(200 / 255))
    cairo.cairo_set_operator(context, operator)
    # A picture as the source, so that Cairo does not fade the color itself.
    picture = ctypes.c_void_p(cairo.cairo_image_surface_create(0, 4, 4))
    inner = ctypes.c_void_p(cairo.cairo_create(picture))
    cairo.cairo_set_source_rgb(inner, number(200 / 255), number(200 / 255), number(200 / 255))
    cairo.cairo_paint(inner)
    cairo.cairo_set_source_surface(context, picture, number(0), number(0))
    cairo.cairo_paint_with_alpha(context, number(0.5))
    cairo.cairo_surface_flush(surface)
    data = ctypes.cast(cairo.cairo_image_surface_get_data(surface), ctypes.POINTER(ctypes.c_uint8))
    blue, green, red, alpha = data[0:4]
    return red, green, blue, alpha

OVER, MULTIPLY = 2, 14
HUE, SATURATION, COLOR, LUMINOSITY = range(25, 29)

def is_near(found, expected): return all(abs(a - b) <= 2 for a, b in zip(found, expected))

plain = [faded(operator) for operator in (OVER, MULTIPLY)]
hues = [faded(operator) for operator in (HUE, SATURATION, COLOR, LUMINOSITY)]
version = cairo.cairo_version_string().decode()
print(f"Cairo {version}: half of gray 200 is {plain[0]}; by hue, saturation, color and luminosity {hues[0]}")
still = all(is_near(found, (100, 100, 100, 128)) for found in plain) and all(
    is_near(found, (100, 50, 200, 128)) for found in hues)
sys.exit(0 if still else 1)
PY
command -v python3 >/dev/null || untried "there is no python3"
version=$(dpkg-query -W -f '${Version}' libcairo2 2>/dev/null) || untried "libcairo2 is not installed"
case $version in 1.16.0-*) ;; *) untried "libcairo2 is $version" ;; esac
version=$(dpkg-query -W -f '${Version}' libpixman-1-0 2>/dev/null) || untried "libpixman-1-0 is not installed"
case $version in 0.42.2-*) ;; *) untried "libpixman-1-0 is $version" ;; esac
python3 "$work/try.py"
