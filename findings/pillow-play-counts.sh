#!/usr/bin/env bash
# Versions: Pillow 13.0.0, pyvips 3.2.0 with pyvips-binary 8.18.7 (all from PyPI).
# One would guess: an animation that Pillow reads and saves in another format plays as often as before; `loop=1` is either one
#   play or one repetition, and is the same in all formats.
# Seen: `loop` is each format's own number, repetitions in GIF and plays in APNG and WebP, and goes from one to the other as it
#   is. A GIF of 4 plays becomes an APNG of 3, and an APNG or WebP of 1 play a GIF of 2. A GIF of 1 play, which says so by saying
#   nothing, becomes an APNG that never ends; and every WebP out of a file is endless, out of a WebP, too. libvips takes GIF and
#   WebP into each other right.
# Matters here: a tick or a toast that is to play once goes on for ever after a change of format, and nobody looks at a loop's
#   seam where there was none. Play counts have to be said in each save.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
untried() {
  printf 'not tried: %s\n' "$*" >&2
  exit 2
}

python3 -m venv "$work/venv" >"$work/log" 2>&1 || untried "python3 has no venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  pillow==13.0.0 pyvips==3.2.0 pyvips-binary==8.18.7 \
  >"$work/log" 2>&1 || untried "the packages can't be installed"

"$work/venv/bin/python" - "$work" <<'PY'
import os, sys

try:
    import pyvips
    from PIL import Image
except (ImportError, OSError) as error:
    print("not tried:", error, file=sys.stderr)
    sys.exit(2)

os.chdir(sys.argv[1])

def write(name, **loop):
    first, *others = [Image.new("RGB", (16, 16), colour) for colour in ("red", "lime", "blue")]
    first.save(name, save_all=True, append_images=others, duration=100, **loop)

def plays(name):
    """How often it plays by what is in the file, 0 for ever."""
    with open(name, "rb") as file: data = file.read()
    if name.endswith("gif"):
        place = data.find(b"NETSCAPE2.0")
        repetitions = int.from_bytes(data[place + 13:place + 15], "little")
        return 1 if place < 0 else repetitions and repetitions + 1
    if name.endswith("png"): return int.from_bytes(data[(place := data.index(b"acTL")) + 8:place + 12], "big")
    return int.from_bytes(data[(place := data.index(b"ANIM")) + 12:place + 14], "little")

write("once.gif")
write("some.gif", loop=3)
for suffix in ("png", "webp"):
    write("once." + suffix, loop=1)
    write("some." + suffix, loop=4)
seen = {}
for name in ("once", "some"):
    for start in ("gif", "png", "webp"):
        source, made = f"{name}.{start}", []
        assert plays(source) == (1 if name == "once" else 4)
        for end in ("gif", "png", "webp"):
            with Image.open(source) as film: film.save("made." + end, save_all=True)
            made.append(plays("made." + end))
        seen[source] = made

def by_libvips(source, end):
    film = pyvips.Image.new_from_file(source, n=-1)
    film.write_to_file("made." + end)
    return plays("made." + end)

right = {source: [by_libvips(source, end) for end in ("gif", "webp")] for source in seen if not source.endswith("png")}
print("plays of 1 and 4, as GIF, APNG and WebP by Pillow (0 for ever):",
      ", ".join(f"from {source} {made}" for source, made in seen.items()), "by libvips:", right)
sys.exit(not (seen == {"once.gif": [1, 0, 0], "once.png": [2, 1, 0], "once.webp": [2, 1, 0],
                       "some.gif": [4, 3, 0], "some.png": [5, 4, 0], "some.webp": [5, 4, 0]}
              and right == {"once.gif": [1, 1], "once.webp": [1, 1], "some.gif": [4, 4], "some.webp": [4, 4]}))
PY
