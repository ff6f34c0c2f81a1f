"""Measures recordings whose motions are known; see Scripts/recordings."""

import argparse
import json
import math
import os
import random
import shutil
import subprocess
import sys

WIDTH, HEIGHT = 360, 480
CURVES = ["linear", "easeIn", "easeOut", "easeInOut", "default"]
COLORS = ["orange", "#3478F6", "#34C759", "#FF2D55", "#AF52DE"]
GROUNDS = ["white", "#F2F2F7", "#1C1C1E", "#DDE7F3"]

# Each condition with its pictures a second, and how far a spring's damping ratio, and its response as a share, may be off.
CONDITIONS = {
    "apng60": (60, .02), "gif50": (50, .02), "gif25": (25, .04), "ffmpeg64": (50, .04),
    "crf18-60": (60, .02), "crf18-30": (30, .02), "crf28-60": (60, .04), "crf28-30": (30, .04),
    "dropped": (60, .02), "late": (30, .02),
}


def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stderr[-2000:]}")
    return done.stdout


def busy_ground(path, seed):
    """A picture of soft blots and fine grain, as a photograph has them: octaves of noise, drawn by ffmpeg's scaler."""
    layers = []
    for cells, weight in ((3, 1.0), (6, .6), (14, .35), (40, .18), (120, .10)):
        rows = cells * HEIGHT // WIDTH + 2
        noise = random.Random(f"{seed} {cells}").randbytes((cells + 2) * rows * 3)
        scaled = subprocess.run(
            ["ffmpeg", "-v", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{cells + 2}x{rows}", "-i", "-",
             "-vf", f"scale={WIDTH}:{HEIGHT}:flags=bicubic+accurate_rnd", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"],
            input=noise, capture_output=True, check=True).stdout
        layers.append((scaled, weight))
    total = sum(weight for _, weight in layers)
    tint = (.55, .75, .6) if seed % 2 else (.8, .7, .6)
    pixels = bytearray(WIDTH * HEIGHT * 3)
    for index in range(len(pixels)):
        mean = sum(layer[index] * weight for layer, weight in layers) / total
        pixels[index] = int(38 + min(max(mean - 40, 0) / 175, 1) * 153 * tint[index % 3])
    subprocess.run(
        ["ffmpeg", "-y", "-v", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{WIDTH}x{HEIGHT}", "-i", "-", path],
        input=bytes(pixels), check=True)


def height_of_bounces(start, fall, elasticity, drop):
    """An expression of time: a fall of so many points, with bounces."""
    gravity, hop, speed = 2 * drop / fall ** 2, 2 * fall * elasticity, 2 * drop / fall * elasticity
    end, arcs = start + fall, []
    while speed > 6:
        arcs.append((end, hop, speed))
        end, hop, speed = end + hop, hop * elasticity, speed * elasticity
    text = f"{drop}"
    for begin, length, kick in reversed(arcs):
        since = f"(time - {begin:.9f})"
        text = (f"if(time < {begin + length:.9f}, {drop} - ({kick:.9f} * {since} - {gravity / 2:.9f} * {since} * {since}),"
                f" {text})")
    falling = f"{gravity / 2:.9f} * (time - {start}) * (time - {start})"
    return f"if(time < {start}, 0, if(time < {start + fall:.9f}, {falling}, {text}))", end


def figures(rng):
    """Of a spring and of a curve."""
    response = math.exp(rng.uniform(math.log(.15), math.log(1.5)))
    return {"ratio": round(rng.uniform(.2, 1.2), 3), "response": round(response, 3),
            "curve": rng.choice(CURVES), "duration": round(rng.uniform(.3, 1.2), 3)}


def rest_time(kind, truth):
    """How long it takes, in seconds."""
    if kind == "curve":
        return truth["duration"]
    ratio, omega = truth["ratio"], 2 * math.pi / truth["response"]
    return 6.5 / (ratio * omega if ratio < 1 else omega * (ratio - math.sqrt(ratio * ratio - 1)))


def make_scene(number, folder):
    """Writes a scene; returns its path, what moves in it, and its length in seconds."""
    rng = random.Random(1000 + number)
    leading = ["spring", "spring", "curve", "spring", "deceleration", "spring", "bounces", "spring"][number % 8]
    is_staggered = number % 6 == 5
    count = 5 if is_staggered else rng.choice([1, 1, 2, 2, 3])
    overlaps = not is_staggered and count > 1 and rng.random() < .5
    first, numbers = rng.uniform(.25, .5), figures(rng)
    layers, events, things, end = [], [], [], 0
    for index in range(count):
        if not is_staggered and index:
            numbers = figures(rng)
        kind = leading if index == 0 or is_staggered else rng.choice(["spring", "curve"])
        start = round(first + (index * .08 if is_staggered else rng.uniform(0, .3)), 3)
        width, height = (44, 44) if is_staggered else (rng.randint(36, 90), rng.randint(36, 90))
        radius = rng.choice([0, 8, 14, min(width, height) // 2])
        what = rng.choice(["move", "move", "move", "scale", "rotate", "fade"])
        # Things that rest one over the other only move; what turns, grows or fades has its own column, and a fade does not overshoot.
        if is_staggered or overlaps or kind not in ("spring", "curve"):
            what = "move"
        if what == "fade" and kind == "spring" and numbers["ratio"] < .8:
            what = "move"
        if what in ("scale", "rotate"):
            width, height, radius = min(width, 64), min(height, 64), min(radius, 8)
        x = 40 + index * 70 if is_staggered else (120 + index * 60 if overlaps else 90 + index * 100)
        y = {"scale": 330, "rotate": 330}.get(what, rng.randint(300, 400))
        goal = [x + (0 if is_staggered else rng.choice([0, rng.randint(-20, 60)])), rng.randint(80, 180)]
        to = {"move": f"position: {goal}", "scale": f"scale: {rng.choice([1.4, 1.6, .6])}",
              "rotate": f"rotation: {rng.choice([40, 60, 75, -70])}deg", "fade": "opacity: 0"}[what]
        position, truth = f"[{x}, {y}]", {"kind": kind, "what": what, "start": start, "x": x, "y": y}
        if kind in ("spring", "curve"):
            truth |= numbers
            how = (f"spring: {{ response: {truth['response']}, damping: {truth['ratio']} }}" if kind == "spring"
                   else f"duration: {truth['duration']}, curve: {truth['curve']}")
            events.append(f"  - at: {start}\n    do: [ {{ animate: {{ {how}, to: {{ t{index}.{to} }} }} }} ]")
            last = start + rest_time(kind, truth)
        elif kind == "deceleration":
            truth["rate"] = rng.choice([.998, .99])
            decay = 1000 * math.log(truth["rate"])
            way = (500 if truth["rate"] == .998 else 2200) / decay
            position = f"\"=[{x}, {y} + {way:.9f} * (1 - exp({decay:.9f} * max(time - {start}, 0)))]\""
            last = start - 7 / decay
        else:
            truth |= {"fall": round(rng.uniform(.3, .6), 3), "elasticity": round(rng.uniform(.4, .7), 3)}
            truth["y"] = y = rng.randint(60, 100)
            text, last = height_of_bounces(start, truth["fall"], truth["elasticity"], 300)
            position = f"\"=[{x}, {y} + {text}]\""
        layers.append(f"  - {{ id: t{index}, position: {position}, size: [{width}, {height}], cornerRadius: {radius},"
                      f" background: \"{COLORS[index]}\" }}")
        things.append(truth)
        end = max(end, last)
    if number % 3 == 2:
        busy_ground(f"{folder}/ground{number}.png", number)
        layers.insert(0, f"  - {{ frame: [0, 0, {WIDTH}, {HEIGHT}], image: ground{number}.png }}")
    text = [f"scene: 1\nname: s{number}\nsummary: Motions that are known",
            f"canvas: {{ size: [{WIDTH}, {HEIGHT}], background: \"{rng.choice(GROUNDS)}\" }}",
            f"time: {{ duration: {min(end + .35, 7):.2f} }}", "layers:", *layers, *(["events:", *events] if events else [])]
    path = f"{folder}/s{number}.scene.yml"
    with open(path, "w") as file:
        file.write("\n".join(text) + "\n")
    return path, things, round(min(end + .35, 7), 2)


class Recorder:
    """Makes recordings of a scene, each once."""

    def __init__(self, tool, folder):
        self.tool, self.folder = tool, folder

    def recording(self, number, scene, length, condition):
        rate = CONDITIONS[condition][0]
        path = f"{self.folder}/s{number}-{condition}"
        path += {"apng60": ".apng", "gif50": ".gif", "gif25": ".gif", "ffmpeg64": ".gif"}.get(condition, ".mp4")
        if os.path.exists(path):
            return path
        self.record(number, scene, length, condition, rate, f"{self.folder}/new{os.path.splitext(path)[1]}")
        os.rename(f"{self.folder}/new{os.path.splitext(path)[1]}", path)
        return path

    def record(self, number, scene, length, condition, rate, path):
        if condition in ("apng60", "gif50", "gif25"):
            run(self.tool, "render", scene, "--fps", rate, "-o", path, "--quiet")
            return
        drawn = 500 if condition == "late" else rate
        frames = f"{self.folder}/s{number}-{drawn}"
        if not os.path.exists(frames):
            run(self.tool, "render", scene, "--fps", drawn, "--format", "frames", "-o", frames, "--quiet")
        names = sorted(name for name in os.listdir(frames) if name.endswith(".png"))
        rng = random.Random(number)
        if condition == "dropped":
            names = [names[i - 1] if i % 7 == 6 else name for i, name in enumerate(names)]
        elif condition == "late":
            late = [rng.uniform(-.004, .004) if rng.random() < .5 else 0 for _ in range(int(length * rate))]
            names = [names[min(max(round((i / rate + by) * drawn), 0), len(names) - 1)] for i, by in enumerate(late)]
        chosen = path + ".frames"
        shutil.rmtree(chosen, ignore_errors=True)
        os.makedirs(chosen)
        for index, name in enumerate(names):
            os.symlink(os.path.abspath(f"{frames}/{name}"), f"{chosen}/{index:05d}.png")
        how = (["-vf", "split[a][b];[a]palettegen=max_colors=64[p];[b][p]paletteuse"] if condition == "ffmpeg64"
               else ["-c:v", "libx264", "-crf", "28" if "28" in condition else "18", "-pix_fmt", "yuv420p"])
        run("ffmpeg", "-y", "-v", "error", "-framerate", rate, "-i", f"{chosen}/%05d.png", *how, path)
        shutil.rmtree(chosen)


def verdict(truth, stretches, condition):
    """Of a thing that was found: right, told (named as what cannot be told apart), or what is wrong."""
    rate, tolerance = CONDITIONS[condition]
    if len(stretches) != 1:
        return "cut"
    seen = stretches[0]
    others = " ".join(seen.get("alternatives", []))
    wanted = "linear" if truth.get("curve") == "linear" and truth["kind"] == "curve" else truth["kind"]
    if seen["kind"] != wanted:
        word = {"curve": truth.get("curve"), "bounces": "fall"}.get(wanted, wanted)
        return "told" if word in others else "kind"
    if abs(seen["start"]["value"] - truth["start"]) > .5 / rate:
        return "start"

    def near(key, share):
        return abs(seen[key]["value"] / truth[key] - 1) <= share

    if wanted == "spring":
        good = abs(seen["dampingRatio"]["value"] - truth["ratio"]) <= tolerance and near("response", tolerance)
    elif wanted in ("curve", "linear"):
        is_named = wanted == "linear" or truth["curve"] in (seen.get("curveName") or "") or truth["curve"] in others
        good = near("duration", 2 * tolerance) and is_named
    elif wanted == "deceleration":
        good = abs(math.log(seen["rate"]["value"]) / math.log(truth["rate"]) - 1) < .05
    else:
        good = near("fall", .02) and abs(seen["elasticity"]["value"] - truth["elasticity"]) < .02
    return "right" if good else "figures"


def main():
    parser = argparse.ArgumentParser(prog="Scripts/recordings")
    parser.add_argument("tool")
    parser.add_argument("folder", nargs="?", default="build/recordings")
    parser.add_argument("--scenes", type=int, default=24)
    parser.add_argument("--only", default=",".join(CONDITIONS))
    parser.add_argument("--scene", type=int)
    parser.add_argument("--reuse", action="store_true", help="take the folder's recordings as they are")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    for condition in options.only.split(","):
        if condition not in CONDITIONS:
            parser.error(f"{condition} is none of {', '.join(CONDITIONS)}")
    if not options.reuse:
        shutil.rmtree(options.folder, ignore_errors=True)
    os.makedirs(options.folder, exist_ok=True)
    recorder = Recorder(options.tool, options.folder)
    conditions = options.only.split(",")
    counts = {condition: {} for condition in conditions}
    for number in range(options.scenes) if options.scene is None else [options.scene]:
        scene, truths, length = make_scene(number, options.folder)
        for condition in conditions:
            path = recorder.recording(number, scene, length, condition)
            things = json.loads(run(options.tool, "measure", path, "--json"))["things"]
            for truth in truths:
                near = [(math.hypot(thing["x"] - truth["x"], thing["y"] - truth["y"]), index)
                        for index, thing in enumerate(things)]
                found = things.pop(min(near)[1]) if near and min(near)[0] < 14 else None
                said = verdict(truth, found["stretches"], condition) if found else "lost"
                counts[condition][said] = counts[condition].get(said, 0) + 1
                if options.verbose and said != "right":
                    texts = [f"{'+'.join(s['properties'])} {s['description']} at {s['start']['value']:.3f}"
                             for s in (found or {"stretches": []})["stretches"]]
                    print(f"s{number} {condition} {said}: {truth} | {'; '.join(texts)}", flush=True)
            counts[condition]["invented"] = counts[condition].get("invented", 0) + len(things)
    columns = ["right", "told", "lost", "cut", "kind", "start", "figures", "invented"]
    print(f"{'condition':10} things  share  {'  '.join(columns)}")
    for condition, count in counts.items():
        total = sum(number for said, number in count.items() if said != "invented")
        good = count.get("right", 0) + count.get("told", 0)
        cells = "  ".join(f"{count.get(column, 0):>{len(column)}}" for column in columns)
        print(f"{condition:10} {total:6} {100 * good / max(total, 1):5.1f}%  {cells}")


main()
