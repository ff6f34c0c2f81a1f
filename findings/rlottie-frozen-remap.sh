#!/usr/bin/env bash
# Versions: rlottie-python 1.3.8, thorvg-python 1.1.3 with ThorVG 1.0.4 (both from PyPI).
# One would guess: a time remap (`tm`) that does not move freezes a composition at its time.
# Seen: rlottie plays it on as if there were none; only a remap with keyframes counts. And under one of these it stretches once
#   more by the layer's `sr`, that ThorVG leaves out: at frame 20 of a remap that runs at the natural speed, with `sr` 2, it is at
#   10.
# Matters here: a freeze frame moves in one player; two keyframes of the same value freeze it in both.
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
frames = [0, 20, 40]

def places(draw, remap, stretch=1):
    """Where a square is that moves from 8 to 56 in 40 frames."""
    way = {"a": 1, "k": [{"t": 0, "s": [8, 32], **easing}, {"t": 40, "s": [56, 32]}]}
    text = json.loads(film({"ty": 0, "ind": 1, "refId": "c", "ip": 0, "op": 60, "st": 0, "sr": stretch, "w": 64, "h": 64,
                            "ks": PLACE, "tm": remap}))
    text["assets"] = [{"id": "c", "layers": [layer(group(rectangle(0, 0, 16, 16), fill()), place={"p": way})]}]
    return [picture.getchannel("A").getbbox()[0] + 8 for picture in draw(json.dumps(text), frames)]

half, natural = still(20 / 60), {"a": 1, "k": [{"t": 0, "s": [0], **easing}, {"t": 40, "s": [40 / 60]}]}
held = {"a": 1, "k": [{"t": 0, "s": [20 / 60], **easing}, {"t": 40, "s": [20 / 60]}]}
seen = [[places(draw, half), places(draw, held), places(draw, natural, 2)] for draw in (by_rlottie, by_thorvg)]
print("frames 0 20 40, frozen, frozen by two keyframes, and at the natural speed with sr 2:", *zip(("rlottie", "ThorVG"), seen))
sys.exit(seen != [[[8, 32, 56], [32, 32, 32], [8, 20, 32]], [[32, 32, 32], [32, 32, 32], [8, 32, 56]]])
PY
