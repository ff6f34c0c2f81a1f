#!/usr/bin/env bash
# Versions: rlottie-python 1.3.8, thorvg-python 1.1.3 with ThorVG 1.0.4 (both from PyPI).
# One would guess: a layer's `op` is the first frame that it is not drawn in, so a layer that ends at 30 and one that begins at 30
#   follow each other without a gap or an overlap.
# Seen: rlottie draws both in frame 30, which it takes for the first one's last. Two half-transparent squares of alpha 127 make
#   190 in this one frame. ThorVG draws 127 throughout.
# Matters here: drawings that are swapped frame by frame, each in its own layer, show double contours in one player, and what
#   fades brightens for a sixtieth of a second; the last frame of a layer is no safe one to compare.
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

def half(start, end): return layer(group(rectangle(32, 32, 64, 64), fill(50)), ip=start, op=end)

frames = [29, 30, 31]
both, alone = ([[picture.getpixel((32, 32))[3] for picture in draw(film(*layers), frames)] for draw in (by_rlottie, by_thorvg)]
               for layers in ((half(0, 30), half(30, 60)), (half(0, 30),)))
print(f"alphas in frames 29 30 31: rlottie {both[0]}, ThorVG {both[1]}; of the first layer alone {alone[0]} and {alone[1]}")
sys.exit(not (both == [[127, 190, 127], [127, 127, 127]] and alone == [[127, 127, 0], [127, 0, 0]]))
PY
