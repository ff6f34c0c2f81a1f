#!/usr/bin/env bash
# Versions: ImageMagick 6.9.11.60 (Debian 12's imagemagick).
# One would guess: `compare -metric AE a.gif b.gif` compares two animations, or at least their first pictures.
# Seen: it compares the first two pictures of the first file. An animation differs from itself, by all pixels, and one with a
#   still start is the same as any other file. `a.gif[0] b.gif[0]` does what was meant.
# Matters here: a count of differing pixels out of such a command says how much the animation moves, not how much it changed;
#   a check made with it passes or fails whatever the other file is.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

version=$(dpkg-query -W -f '${Version}' imagemagick 2>/dev/null) || untried "Debian's imagemagick is not installed"
case $version in
  8:6.9.11.60+dfsg-*) ;;
  *) untried "imagemagick is $version" ;;
esac
cd "$work"
convert -delay 10 -size 8x8 xc:red xc:lime moving.gif
convert -delay 10 -size 8x8 xc:red xc:red xc:lime resting.gif
convert -delay 10 -size 8x8 xc:blue xc:black other.gif
differing() { compare -metric AE "$@" null: 2>&1 || [ $? -eq 1 ]; }
itself=$(differing moving.gif moving.gif)
stranger=$(differing resting.gif other.gif)
first=$(differing 'resting.gif[0]' 'other.gif[0]')
echo "of 64 pixels, $itself differ between a GIF and itself, $stranger between two that share no colour," \
  "$first between the first pictures of those"
[ "$itself $stranger $first" = "64 0 64" ]
