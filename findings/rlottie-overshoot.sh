#!/usr/bin/env bash
# Versions: rlottie-python 1.3.8, thorvg-python 1.1.3 (both from PyPI).
# One would guess: an opacity whose easing overshoots, as any spring's does, stays at 100 % until the value comes back.
# Seen: rlottie begins again at 0. A layer that fades in from 0 to 100 with a curve up to 125 is drawn with alpha 201 after ten
#   frames, with 37 after twenty, and with 255 at the end. A fade-out that overshoots shows the layer again. ThorVG clamps.
# Matters here: a spring written as easing into a Lottie file flickers in one player and not in another; values have to be
#   clamped before such a player sees them.
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

def fade(start, end):
    easing = {"o": {"x": [0.3], "y": [2]}, "i": {"x": [0.7], "y": [1]}}
    opacity = {"a": 1, "k": [{"t": 0, "s": [start], **easing}, {"t": 60, "s": [end]}]}
    place = {"p": still([0, 0]), "a": still([0, 0]), "s": still([100, 100]), "r": still(0), "o": still(100)}
    shape = {"ty": "gr", "it": [{"ty": "rc", "p": still([16, 16]), "s": still([32, 32]), "r": still(0)},
                                {"ty": "fl", "c": still([1, 0, 0, 1]), "o": still(100)}, {"ty": "tr", **place}]}
    layer = {"ty": 4, "ind": 1, "ip": 0, "op": 61, "st": 0, "ks": {**place, "o": opacity}, "shapes": [shape]}
    return json.dumps({"v": "5.7.0", "fr": 60, "ip": 0, "op": 61, "w": 32, "h": 32, "assets": [], "layers": [layer]})

def by_rlottie(text, frames):
    with LottieAnimation.from_data(text) as film:
        return [film.render_pillow_frame(frame_num=frame).convert("RGBA").getpixel((16, 16))[3] for frame in frames]

def by_thorvg(text, frames):
    canvas = thorvg.SwCanvas(engine := thorvg.Engine())
    canvas.set_target(32, 32)
    film = thorvg.LottieAnimation(engine)
    film.get_picture().load_data(text.encode(), "lottie+json", None, True)
    canvas.add(film.get_picture())
    alphas = []
    for frame in frames:
        film.set_frame(frame)
        canvas.update()
        canvas.draw(True)
        canvas.sync()
        alphas.append(canvas.get_pillow().convert("RGBA").getpixel((16, 16))[3])
    return alphas

frames = [10, 20, 30, 60]
into, out = fade(0, 100), fade(100, 0)
seen = {"rlottie": (by_rlottie(into, frames), by_rlottie(out, frames)), "ThorVG": (by_thorvg(into, frames), by_thorvg(out, frames))}
print("alpha at frames", *frames, "of a fade-in and a fade-out:", "; ".join(f"{name} {a} and {b}" for name, (a, b) in seen.items()))
(rising, falling), (calm, gone) = seen["rlottie"], seen["ThorVG"]
sys.exit(not (rising[0] > 190 and rising[1] < 64 and rising[2] < 64 and rising[3] == 255 and min(falling[1:3]) > 180
              and calm[1:] == [255] * 3 and gone[1:] == [0] * 3))
PY
