#!/usr/bin/env bash
# Versions: rlottie-python 1.3.8, thorvg-python 1.1.3 with ThorVG 1.0.4 (both from PyPI).
# One would guess: a gradient's opacity stops are a list of their own, as After Effects has them, with any number of places
#   between its colours.
# Seen: rlottie drops those between two colour stops if it needs to interpolate. Red that goes from opacity 0 to 100 % and back to
#   0, with two colour stops, is nothing at all; from 100 % to 100 % in the middle to 0 it fades from the start. ThorVG draws a
#   beam, and a hold before the fade. With a third colour stop in the middle rlottie does, too.
# Matters here: glows, shines that sweep over a button, and soft shadows are just this: one colour, three opacities. They are
#   missing in one player, and a colour stop has to stand wherever an opacity stop does.
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

def alphas(draw, colours, opacities):
    stops = [part for place in colours for part in (place, 1, 0, 0)] + [part for stop in opacities for part in stop]
    gradient = {"ty": "gf", "o": still(100), "r": 1, "t": 1, "s": still([0, 0]), "e": still([64, 0]),
                "g": {"p": len(colours), "k": still(stops)}}
    picture = draw(film(layer(group(rectangle(32, 32, 64, 64), gradient))), [0])[0]
    return [picture.getpixel((x, 32))[3] for x in (8, 32, 56)]

beam, hold = [(0, 0), (0.5, 1), (1, 0)], [(0, 1), (0.5, 1), (1, 0)]
lost, faded = (([alphas(draw, (0, 1), stops) for draw in (by_rlottie, by_thorvg)]) for stops in (beam, hold))
helped = alphas(by_rlottie, (0, 0.5, 1), beam)
print(f"alphas at 1/8, 1/2 and 7/8: a beam, rlottie {lost[0]}, ThorVG {lost[1]}; a hold, rlottie {faded[0]}, ThorVG {faded[1]};",
      f"a beam of three colours, rlottie {helped}")
sys.exit(not (lost[0] == [0, 0, 0] and min(lost[1][0], lost[1][2]) > 50 and lost[1][1] > 245 and helped[1] > 245
              and faded[0][0] < 230 and faded[0][1] < 130 and faded[1][0] == 255 and faded[1][1] > 245))
PY
