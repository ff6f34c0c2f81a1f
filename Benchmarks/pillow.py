"""Encodes raw RGBA frames with Pillow: pillow.py RAW WIDTH HEIGHT FPS OUTPUT."""

import sys

from PIL import Image

raw, width, height, rate, output = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]), sys.argv[5]
size = 4 * width * height


def frames():
    with open(raw, "rb") as file:
        while data := file.read(size):
            yield Image.frombytes("RGBA", (width, height), data).convert("RGB")


with open(raw, "rb") as file:
    count = file.seek(0, 2) // size
# Ends rounded to what the format counts in, so that Pillow's times do not drift.
step = 10 if output.endswith(".gif") else 1
ends = [round(1000 * (index + 1) / rate / step) * step for index in range(count)]
durations = [end - start for start, end in zip([0] + ends, ends)]
first, *rest = frames()
options = {"gif": {"optimize": True}, "apng": {"format": "PNG"}, "webp": {"lossless": True}}[output.rsplit(".", 1)[1]]
first.save(output, save_all=True, append_images=rest, duration=durations, loop=0, **options)
