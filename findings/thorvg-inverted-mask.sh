#!/usr/bin/env bash
# Versions: rlottie-python 1.3.8, thorvg-python 1.1.3 with ThorVG 1.0.4 (both from PyPI).
# One would guess: the order of an object's names means nothing in JSON.
# Seen: in ThorVG a mask is inverted only if `inv` stands before `mode`, as After Effects' exporter writes them. With `mode` first
#   an inverted mask that adds shows the inside, and one that subtracts shows the outside. rlottie inverts both either way.
# Matters here: a file that went through a tool that sorts or rewrites it may show the opposite of what it showed, a hole for its
#   rim.
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

path = {"v": [[16, 16], [48, 16], [48, 48], [16, 48]], "i": [[0, 0]] * 4, "o": [[0, 0]] * 4, "c": True}

def inside(draw, mode, names):
    mask = {name: {"inv": True, "mode": mode}[name] for name in names}
    mask.update(pt=still(path), o=still(100), x=still(0))
    square = layer(group(rectangle(32, 32, 64, 64), fill()), hasMask=True, masksProperties=[mask])
    picture = draw(film(square), [0])[0]
    return [picture.getpixel(point)[3] > 127 for point in ((32, 32), (4, 4))]

seen = {(name, mode): [inside(draw, mode, names) for names in (("inv", "mode"), ("mode", "inv"))]
        for name, draw in (("rlottie", by_rlottie), ("ThorVG", by_thorvg)) for mode in "as"}
print("inside and outside are drawn, with inv first and with mode first:", seen)
hole, disc = [False, True], [True, False]
sys.exit(seen != {("rlottie", "a"): [hole, hole], ("rlottie", "s"): [disc, disc],
                  ("ThorVG", "a"): [hole, disc], ("ThorVG", "s"): [disc, hole]})
PY
