#!/usr/bin/env bash
# Versions: rlottie-python 1.3.8, thorvg-python 1.1.3 with ThorVG 1.0.4 (both from PyPI).
# One would guess: a layer with auto-orient (`ao`) points along its path from the first keyframe to the last, also where it rests
#   before and after.
# Seen: rlottie turns it only between keyframes, and only where the keyframe has tangents. A bar that goes down stands upright in
#   frames 11 to 39, and lies flat until frame 10 and from frame 40 on; without `to` and `ti`, as on a straight way, it lies flat
#   throughout. ThorVG has it upright always.
# Matters here: an arrow that flies in flips by a quarter turn in the pictures where it starts and where it lands, the one that is
#   held longest, and that a loop or a poster picture shows.
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

easing = {"o": {"x": [0.33], "y": [0.33]}, "i": {"x": [0.67], "y": [0.67]}}
frames = [0, 10, 11, 39, 40, 50]

def upright(draw, tangents):
    way = {"a": 1, "k": [{"t": 10, "s": [32, 12], **tangents, **easing}, {"t": 40, "s": [32, 52]}]}
    bar = layer(group(rectangle(0, 0, 24, 8), fill()), place={"p": way}, ao=1)
    boxes = [picture.getchannel("A").getbbox() for picture in draw(film(bar), frames)]
    return "".join("|" if bottom - top > right - left else "-" for left, top, right, bottom in boxes)

seen = [[upright(draw, tangents) for tangents in ({"to": [0, 13], "ti": [0, -13]}, {})] for draw in (by_rlottie, by_thorvg)]
print("a bar that goes down, in frames", *frames, "with tangents and without:", *zip(("rlottie", "ThorVG"), seen))
sys.exit(seen != [["--||--", "------"], ["||||||", "||||||"]])
PY
