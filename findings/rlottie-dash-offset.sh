#!/usr/bin/env bash
# Versions: rlottie-python 1.3.8, thorvg-python 1.1.3 with ThorVG 1.0.4 (both from PyPI).
# One would guess: a stroke's dashes are its entries `d` and `g`; the entry `o`, by which they are shifted, may be left out where
#   it is 0.
# Seen: rlottie takes the last entry for the offset, whatever it is called: dash 8 with gap 4 is drawn as 8 and 8, shifted by 4;
#   dash 8 alone is a whole line. With `o` of 0 behind them it draws both as ThorVG does without it.
# Matters here: a dotted loader or a route that is drawn on has other dashes and another start by player. A file is right in both
#   only if it says the offset that is none.
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
import json, re, sys

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

def dashes(draw, entries):
    """The lengths of what is drawn and what is left out, along a line of 60."""
    stroke = {"ty": "st", "c": still([1, 0, 0, 1]), "o": still(100), "w": still(4), "lc": 1, "lj": 1, "ml": 4,
              "d": [{"n": name, "v": still(length)} for name, length in entries]}
    line = {"ty": "sh", "ks": still({"v": [[2, 32], [62, 32]], "i": [[0, 0]] * 2, "o": [[0, 0]] * 2, "c": False})}
    picture = draw(film(layer(group(line, stroke))), [0])[0]
    inked = "".join("#" if picture.getpixel((x, 32))[3] > 127 else " " for x in range(2, 62))
    return [len(run) for run, _ in re.findall(r"((.)\2*)", inked)][:4]

pair, single, none = [("d", 8), ("g", 4)], [("d", 8)], [("o", 0)]
seen = {str(entries): (dashes(by_rlottie, entries), dashes(by_thorvg, entries))
        for entries in (pair, pair + none, single, single + none)}
print("; ".join(f"{entries}: rlottie {first}, ThorVG {second}" for entries, (first, second) in seen.items()))
right, even = [8, 4, 8, 4], [8, 8, 8, 8]
sys.exit(list(seen.values()) != [([4, 8, 8, 8], right), (right, right), ([60], even), (even, even)])
PY
