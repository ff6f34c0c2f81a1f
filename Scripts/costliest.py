"""Reads mutations of the fuzzers' seeds, each by a process of its own, and tells which cost most.

usage: costliest.py TOOL DIRECTORY FILES SECONDS: springform's path, a folder of the script's own, how many files, and after how long
to stop (0: never). The same numbers give the same files.
"""

import concurrent.futures
import heapq
import json
import os
import pathlib
import random
import re
import resource
import struct
import subprocess
import sys
import threading
import time
import zlib

TOOL = pathlib.Path(sys.argv[1]).resolve()
DIRECTORY = pathlib.Path(sys.argv[2]).resolve()
COUNT, SECONDS = int(sys.argv[3]), float(sys.argv[4])
ROOT = pathlib.Path(__file__).resolve().parent.parent
MEMORY_LIMIT, TIME_LIMIT, PATIENCE = 400, 10, 30
# An animation of more pixels is huge: encoding it may take what it takes, as the articles say.
HUGE = 1 << 28
NUMBERS = [b"0", b"-1", b"1e9", b"99999", b"-99999", b"1000000", b"0.0001", b"16384", b"1e-9", b"10000", b"null", b"[]", b"true"]
WORDS = [0, 1, 0x7F, 0x80, 0xFF, 0x100, 0x7FFF, 0x8000, 0xFFFF, 0x10000, 0x7FFFFFFF, 0xFFFFFFFF, 4096, 16383]


def seeds():
    """Files by kind: texts of the repository, pictures that the tool draws, and whatever the fuzzers have found to be different."""
    found = {kind: [] for kind in ("gif", "png", "webp", "svg", "lottie", "scene")}
    for scene, scale in [("jelly-button", "0.2"), ("gooey-menu", "0.1")]:
        for kind, suffix in [("gif", "gif"), ("png", "apng"), ("webp", "webp")]:
            path = DIRECTORY / f"seed-{scene}.{suffix}"
            subprocess.run([TOOL, "render", scene, "--to", "0.3", "--fps", "10", "--scale", scale, "--quiet", "-o", path], check=True)
            found[kind].append(path.read_bytes())
    texts = [("svg", "Fuzzing/Documents/*.svg"), ("lottie", "Tests/Lottie/Files/*"), ("scene", "assets/scenes/*.scene.yml")]
    for kind, pattern in texts + [("scene", "Tests/BrokenScenes/**/*.scene.yml")]:
        found[kind] += [path.read_bytes() for path in sorted(ROOT.glob(pattern))]
    for kind in found:
        found[kind] += [path.read_bytes() for path in sorted((ROOT / "build/fuzz" / kind).glob("*")) if path.is_file()]
    return found


def mutated(chance, kind, files):
    data = bytearray(chance.choice(files))
    for _ in range(chance.choice([1, 1, 2, 3, 5, 8])):
        if not data:
            break
        place = chance.randrange(len(data))
        action = chance.randrange(7)
        if action == 0:
            data[place] ^= 1 << chance.randrange(8)
        elif action == 1:
            number = chance.choice(WORDS)
            data[place : place + 4] = struct.pack(chance.choice("<>") + "I", number) if chance.random() < 0.5 else struct.pack(chance.choice("<>") + "H", number & 0xFFFF)
        elif action == 2:
            end = place + chance.randint(1, 400)
            data[place:place] = data[place:end] * chance.choice([1, 2, 10, 50])
        elif action == 3:
            del data[place : place + chance.randint(1, 40)]
        elif action == 4:
            other = chance.choice(files)
            start = chance.randrange(max(len(other), 1))
            data[place:place] = other[start : start + chance.randint(1, 400)]
        elif kind in ("svg", "lottie", "scene"):
            spots = [match.span() for match in re.finditer(rb"-?\d+(\.\d+)?", bytes(data))]
            for start, end in chance.sample(spots, min(len(spots), 1)):
                data[start:end] = chance.choice(NUMBERS)
        else:
            data[place] = chance.choice([0, 0xFF, 0x7F, 0x80])
    del data[1 << 20 :]
    return repaired(bytes(data), kind, chance)


def repaired(data, kind, chance):
    """Sums and sizes made right again most of the time, so that what is wrong further in is met."""
    if chance.random() < 0.2:
        return data
    if kind == "png" and data[:4] == b"\x89PNG":
        result, place = bytearray(data[:8]), 8
        while place + 12 <= len(data):
            size = min(struct.unpack(">I", data[place : place + 4])[0], len(data) - place - 12)
            body = data[place + 4 : place + 8 + size]
            result += struct.pack(">I", size) + body + struct.pack(">I", zlib.crc32(body))
            place += 12 + size
        return bytes(result)
    if kind == "webp" and data[:4] == b"RIFF":
        return data[:4] + struct.pack("<I", len(data) - 8) + data[8:]
    return data


def command(kind, folder, data):
    """Writes the file, and what reads it as somebody would who was given it."""
    suffix = {"lottie": "lottie" if data[:2] == b"PK" else "json", "scene": "scene.yml"}.get(kind, kind)
    path = folder / f"file.{suffix}"
    path.write_bytes(data)
    output = ["-o", folder / "out.gif", "--quiet"]
    if kind in ("gif", "png", "webp"):
        return ["encode", path, *output]
    if kind == "svg":
        path = folder / "shows.scene.yml"
        path.write_text("scene: 1\ncanvas: { size: [100, 100] }\nlayers: [ { svg: file.svg } ]\n")
    return ["render", path, "--to", "0.2", "--fps", "10", *output]


# Starts a program for each line and tells what it took. Linux counts what the starting process holds as the started one's, so it
# has to be small.
RUNNER = """
import json, os, signal, sys, time
for line in sys.stdin:
    words, patience = json.loads(line)
    start = time.monotonic()
    nothing = [(os.POSIX_SPAWN_OPEN, descriptor, "/dev/null", os.O_RDWR, 0) for descriptor in range(3)]
    process = os.posix_spawn(words[0], words, {**os.environ, "SWIFT_BACKTRACE": "enable=no"}, file_actions=nothing)
    signal.signal(signal.SIGALRM, lambda *_: os.kill(process, signal.SIGKILL))
    signal.alarm(patience)
    _, status, usage = os.wait4(process, 0)
    signal.alarm(0)
    print(json.dumps([time.monotonic() - start, usage.ru_maxrss / 1024, os.waitstatus_to_exitcode(status)]), flush=True)
"""
runners = threading.local()


def cost(words):
    """Seconds, the most MiB, and the exit code; a process that takes far too long is ended."""
    if not hasattr(runners, "process"):
        runners.process = subprocess.Popen([sys.executable, "-c", RUNNER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    runners.process.stdin.write(json.dumps([[str(TOOL), *map(str, words)], PATIENCE]) + "\n")
    runners.process.stdin.flush()
    return tuple(json.loads(runners.process.stdout.readline()))


def is_huge(path):
    facts = subprocess.run([TOOL, "info", "--json", path], capture_output=True, text=True).stdout
    numbers = [int(match) for match in re.findall(r'"(?:width|height)" : (\d+)', facts)[:2]]
    return len(numbers) == 2 and numbers[0] * numbers[1] * max(facts.count('"storedDelay"'), 1) > HUGE


def main():
    # Whatever a file does, the machine stands it.
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
    files = seeds()
    kinds = list(files)
    start = time.monotonic()

    def run(number):
        if SECONDS and time.monotonic() - start > SECONDS:
            return None
        chance = random.Random(number)
        kind = kinds[number % len(kinds)]
        folder = DIRECTORY / f"{threading.get_ident()}"
        folder.mkdir(exist_ok=True)
        for path in (ROOT / "Fuzzing/Documents").glob("*.svg"):
            if not (folder / path.name).exists():
                (folder / path.name).write_bytes(path.read_bytes())
        data = mutated(chance, kind, files[kind])
        words = command(kind, folder, data)
        seconds, memory, code = cost(words)
        worst = max(memory / MEMORY_LIMIT, seconds / TIME_LIMIT)
        fault = "ended by signal %d" % -code if code < 0 else "internal error" if code == 70 else ""
        if not fault and worst > 1:
            fault = "too costly"
            if words[0] == "encode" and is_huge(words[1]):
                return worst, number, kind, seconds, memory, code, "huge", data
        return worst, number, kind, seconds, memory, code, fault, data if fault else b""

    worst, faults, count, aside = [], [], 0, 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for result in pool.map(run, range(COUNT)):
            if result is None:
                continue
            count += 1
            if result[6] == "huge":
                aside += 1
                continue
            if result[6]:
                faults.append(result)
            heapq.heappush(worst, result[:6])
            if len(worst) > 12:
                heapq.heappop(worst)
    print(f"{count} files in {time.monotonic() - start:.0f} s; {aside} huge animations aside. The costliest:")
    print("  MiB     s  exit  kind    number")
    for _, number, kind, seconds, memory, code in sorted(worst, reverse=True):
        print(f"{memory:5.0f} {seconds:5.2f} {code:5}  {kind:6} {number}")
    for _, number, kind, seconds, memory, code, fault, data in faults:
        path = ROOT / "build/costliest" / f"{number}.{kind}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        print(f"{path}: {fault}: {memory:.0f} MiB, {seconds:.1f} s, exit code {code}")
    sys.exit(bool(faults))


main()
