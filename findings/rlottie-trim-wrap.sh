#!/usr/bin/env bash
# Versions: rlottie-python 1.3.8, thorvg-python 1.1.3 with ThorVG 1.0.4 (both from PyPI).
# One would guess: a trim of two paths one after the other (`m` 2) that begins at 75 % and is half as long as both, begins again
#   at the first path's start, as a trim of one path does.
# Seen: rlottie draws both paths whole. ThorVG draws the second half of the second line and the first half of the first. Where the
#   part does not pass the end, and where each path is trimmed by itself (`m` 1), they agree.
# Matters here: a dash that runs around a logo of several strokes flashes to the whole logo in each turn, for as long as it passes
#   the seam.
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

def line(y): return {"ty": "sh", "ks": still({"v": [[2, y], [62, y]], "i": [[0, 0]] * 2, "o": [[0, 0]] * 2, "c": False})}

STROKE = {"ty": "st", "c": still([1, 0, 0, 1]), "o": still(100), "w": still(4), "lc": 1, "lj": 1, "ml": 4}

def lengths(draw, mode, offset):
    trim = {"ty": "tm", "s": still(25), "e": still(75), "o": still(offset), "m": mode}
    alpha = draw(film(layer(group(line(16), line(48), trim, STROKE))), [0])[0].getchannel("A")
    return [sum(alpha.getpixel((x, y)) > 127 for x in range(64)) for y in (16, 48)]

seen = {(mode, offset): [lengths(draw, mode, offset) for draw in (by_rlottie, by_thorvg)] for mode in (1, 2) for offset in (0, 180)}
print("; ".join(f"m {mode}, offset {offset}: rlottie {first}, ThorVG {second}" for (mode, offset), (first, second) in seen.items()))
sys.exit(seen != {(1, 0): [[30, 30]] * 2, (1, 180): [[30, 30]] * 2, (2, 0): [[30, 30]] * 2, (2, 180): [[60, 60], [30, 30]]})
PY
