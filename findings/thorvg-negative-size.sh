#!/usr/bin/env bash
# Versions: rlottie-python 1.3.8, thorvg-python 1.1.3 with ThorVG 1.0.4 (both from PyPI).
# One would guess: a rectangle whose size runs through 0 to below it, as a spring's does, vanishes or comes out mirrored.
# Seen: in rlottie it vanishes. In ThorVG one of size [-48, 24] is a shape 48 wide and 62 high, of 1660 pixels instead of 1152,
#   and [48, -24] is 64 wide. An ellipse of these sizes is drawn as with positive ones.
# Matters here: a bar that closes with a little overshoot flashes up fatter than it was when open. Sizes have to be cut at 0
#   before such a player sees them.
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

def drawn(draw, width, height, kind="rc"):
    shape = {**rectangle(32, 32, width, height), "ty": kind}
    alpha = draw(film(layer(group(shape, fill()))), [0])[0].getchannel("A").point(lambda alpha: 255 if alpha > 127 else 0)
    box = alpha.getbbox() or (0, 0, 0, 0)
    return box[2] - box[0], box[3] - box[1], alpha.histogram()[255]

sizes = [(48, 24), (-48, 24), (48, -24)]
seen = [[drawn(draw, *size) for size in sizes] for draw in (by_rlottie, by_thorvg)]
ellipses = [drawn(by_thorvg, *size, "el")[:2] for size in sizes]
print("columns, rows and pixels of rectangles of size", *sizes, *zip(("rlottie", "ThorVG"), seen), "of ellipses", ellipses)
gone = (0, 0, 0)
sys.exit(not (seen[0] == [(48, 24, 1152), gone, gone] and seen[1][0] == (48, 24, 1152) and ellipses == [(48, 24)] * 3
              and seen[1][1][1] > 56 and seen[1][1][2] > 1500 and seen[1][2][0] > 60))
PY
