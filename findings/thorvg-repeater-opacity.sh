#!/usr/bin/env bash
# Versions: rlottie-python 1.3.8, thorvg-python 1.1.3 with ThorVG 1.0.4 (both from PyPI).
# One would guess: a repeater's copies go from its start opacity, which the first has, to its end opacity, which the last has.
# Seen: rlottie has the first right and ThorVG the last, and no one both. Four copies from 100 % to 0 have alphas 255 191 127 63
#   in one and 191 127 63 0 in the other, from 0 to 100 % 0 63 127 191 and 63 127 191 255. A repeater of one copy that ends at 0
#   draws nothing in ThorVG.
# Matters here: spinners are made of just this, a spoke repeated and fading. They have one spoke less in one player, and none of
#   them at full strength.
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

def alphas(draw, copies, start, end):
    step = {**PLACE, "p": still([16, 0]), "so": still(start), "eo": still(end)}
    repeater = {"ty": "rp", "c": still(copies), "o": still(0), "m": 1, "tr": step}
    picture = draw(film(layer(group(rectangle(8, 32, 8, 8), fill(), repeater))), [0])[0]
    return [picture.getpixel((x, 32))[3] for x in (8, 24, 40, 56)]

seen = [[alphas(draw, 4, 100, 0), alphas(draw, 4, 0, 100), alphas(draw, 1, 100, 0)] for draw in (by_rlottie, by_thorvg)]
print("four copies from 100 to 0, four from 0 to 100, one from 100 to 0:", *zip(("rlottie", "ThorVG"), seen))
sys.exit(seen != [[[255, 191, 127, 63], [0, 63, 127, 191], [255, 0, 0, 0]], [[191, 127, 63, 0], [63, 127, 191, 255], [0] * 4]])
PY
