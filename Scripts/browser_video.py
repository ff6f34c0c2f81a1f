"""Plays videos in Chromium, stops them in the middle of pictures and looks at these.

Usage: browser_video.py TOOL DIRECTORY

Each video is held against the frames that were drawn: what Chromium shows in the middle of a picture must be that picture, in
its colours, and with its transparency where the format has it.
"""

import io
import pathlib
import subprocess
import sys
import time

import browser_pages as pages
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import sync_playwright

RATE = 60
MOMENTS = (0, 17, 44)  # pictures
# What a lossy encoder and colours at half the size may change on average, in levels of a component.
TOLERANCE = 2.5
# Without H.264 in it, a Chromium cannot play MP4: Debian's can, a bare one may not.
OPTIONAL = {".mp4"}

SEEK = """async ([name, time]) => {
  const video = document.querySelector('video');
  video.muted = true;
  video.src = name;
  await new Promise((done, failed) => {
    video.onloadeddata = done;
    video.onerror = () => failed(new Error(video.error.message));
  });
  await video.play();
  video.pause();
  await new Promise((done) => { video.onseeked = done; video.currentTime = time; });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return [video.duration, video.videoWidth, video.videoHeight];
}"""


def difference(shown, expected):
    """The mean difference of the components, in levels."""
    return sum(ImageStat.Stat(ImageChops.difference(shown, expected)).mean) / 3


def main():
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    directory = pathlib.Path(sys.argv[2]).resolve()
    directory.mkdir(parents=True, exist_ok=True)
    failures = 0
    with sync_playwright() as playwright:
        browser = pages.launch(playwright)
        page = browser.new_page(viewport={"width": 900, "height": 700})
        page.set_default_timeout(1000 * pages.PATIENCE)
        for background in ("#30b070", "transparent"):
            render = [tool, "render", "jelly-button", "--fps", str(RATE), "--to", "1", "--background", background, "--quiet"]
            frames = directory / f"frames-{background.strip('#')}"
            subprocess.run([*render, "-o", f"{frames}/"], check=True)
            for suffix in (".webm", ".mp4"):
                if background == "transparent" and suffix == ".mp4":
                    continue
                name = f"button-{background.strip('#')}{suffix}"
                subprocess.run([*render, "-o", str(directory / name)], check=True)
                # Behind transparent pixels lies green.
                (directory / "index.html").write_text("<body style='margin:0;background:#40c060'><video></video>")
                page.goto((directory / "index.html").as_uri())
                deadline = time.monotonic() + pages.PATIENCE
                for number in MOMENTS:
                    try:
                        duration, width, height = page.evaluate(SEEK, [name, (number + 0.5) / RATE])
                    except Exception as error:
                        if suffix not in OPTIONAL:
                            raise
                        print(f"{name}: not played here: {error}")
                        break
                    picture = Image.open(frames / f"frame-{number:05}.png").convert("RGBA")
                    ground = Image.new("RGBA", picture.size, "#40c060")
                    expected = Image.alpha_composite(ground, picture).convert("RGB")
                    # The picture that was sought may come to the screen a little later than it is told.
                    while True:
                        shot = Image.open(io.BytesIO(page.query_selector("video").screenshot())).convert("RGB")
                        shown = shot.crop((0, 0, *expected.size))
                        wrong = difference(shown, expected)
                        corner = max(abs(a - b) for a, b in zip(shown.getpixel((3, 3)), expected.getpixel((3, 3))))
                        is_shown = wrong <= TOLERANCE and corner <= 3
                        if is_shown or time.monotonic() > deadline:
                            break
                        page.wait_for_timeout(100)
                    good = is_shown and abs(duration - 1) < 0.002 and (width, height) == picture.size
                    print(
                        f"{name}, picture {number}: {wrong:.2f} levels off on average, {corner} in the ground, {duration} s"
                        + ("" if good else ": wrong")
                    )
                    shown.save(directory / f"{name}-{number}.png")
                    failures += not good
        browser.close()
    sys.exit(failures > 0)


main()
