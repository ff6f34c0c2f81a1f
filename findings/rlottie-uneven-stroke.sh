#!/usr/bin/env bash
# Versions: rlottie-python 1.3.8, thorvg-python 1.1.3 with ThorVG 1.0.4 (both from PyPI).
# One would guess: a stroke is part of the shape, so an uneven scale stretches its width across and not along, as in ThorVG.
# Seen: rlottie draws one width all around. Under a scale of 400 % across and 100 % down, a stroke of 4 is 16 wide in ThorVG, and
#   12 in rlottie; under 1 % and 100 %, a square's outline has vanished in ThorVG, and is a bar 6 wide in rlottie, taller than the
#   square was.
# Matters here: squash and stretch, and a card that turns over by its width, keep a thick edge in one player where the other has a
#   hairline; the turn never gets to nothing.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  rlottie-python==1.3.8 thorvg-python==1.1.3 pillow==13.0.0 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

"$work/venv/bin/python" - <<'PY'
import json, sys

try:
    import thorvg_python as thorvg
    from rlottie_python import LottieAnimation
except (ImportError, OSError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

def still(value): return {"a": 0, "k": value}

PLACE = {"p": still([0, 0]), "a": still([0, 0]), "s": still([100, 100]), "r": still(0), "o": still(100)}

def group(*items, **place): return {"ty": "gr", "it": [*items, {"ty": "tr", **PLACE, **place}]}

def rectangle(x, y, width, height): return {"ty": "rc", "p": still([x, y]), "s": still([width, height]), "r": still(0)}

def fill(opacity=100): return {"ty": "fl", "c": still([1, 0, 0, 1]), "o": still(opacity)}

def layer(*shapes, place={}, **more):
    return {"ty": 4, "ind": 1, "ip": 0, "op": 60, "st": 0, "ks": {**PLACE, **place}, "shapes": shapes, **more}

def film(*layers):
    return json.dumps({"v": "5.7.0", "fr": 60, "ip": 0, "op": 60, "w": 64, "h": 64, "assets": [], "layers": layers})

def by_rlottie(text, frames):
    with LottieAnimation.from_data(text) as animation:
        return [animation.render_pillow_frame(frame_num=frame).convert("RGBA") for frame in frames]

def by_thorvg(text, frames):
    canvas = thorvg.SwCanvas(engine := thorvg.Engine())
    canvas.set_target(64, 64)
    animation = thorvg.LottieAnimation(engine)
    animation.get_picture().load_data(text.encode(), "lottie+json", None, True)
    canvas.add(animation.get_picture())
    pictures = []
    for frame in frames:
        animation.set_frame(frame)
        canvas.update()
        canvas.draw(True)
        canvas.sync()
        pictures.append(canvas.get_pillow().convert("RGBA"))
    return pictures

def stroke(width): return {"ty": "st", "c": still([1, 0, 0, 1]), "o": still(100), "w": still(width), "lc": 1, "lj": 1, "ml": 4}

def across(draw, shape, width, scale):
    """How many columns and rows are drawn."""
    shapes = group(shape, stroke(width), p=still([32, 32]), s=still(scale))
    box = draw(film(layer(shapes)), [0])[0].getchannel("A").point(lambda alpha: 255 if alpha > 127 else 0).getbbox()
    return (box[2] - box[0], box[3] - box[1]) if box else (0, 0)

line = {"ty": "sh", "ks": still({"v": [[0, -10], [0, 10]], "i": [[0, 0]] * 2, "o": [[0, 0]] * 2, "c": False})}
square = rectangle(0, 0, 32, 32)
seen = [(across(draw, line, 4, [400, 100]), across(draw, square, 8, [1, 100])) for draw in (by_rlottie, by_thorvg)]
print("columns and rows of an upright line of 4 at 400 %, and of a square's outline at 1 %:", *zip(("rlottie", "ThorVG"), seen))
sys.exit(seen != [((12, 20), (6, 38)), ((16, 20), (0, 0))])
PY
