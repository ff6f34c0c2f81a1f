"""Shows the animations of a directory in Chromium until each has come to its last frame, DIR/SCENE.frames/'s last."""

import io
import pathlib
import sys
import time

from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

# How far a component may be off, and how many pixels in a thousand more than that: a GIF has 256 colours a frame.
TOLERANCE = {".apng": (1, 0), ".webp": (1, 0), ".gif": (8, 1)}
PATIENCE = 20  # seconds


def wrong_pixels(shown, expected, tolerance):
    """How many pixels in a thousand are off by more than the tolerance."""
    if shown.size != expected.size:
        return 1000
    worst = [max(pixel) for pixel in ImageChops.difference(shown, expected).get_flattened_data()]
    return 1000 * sum(difference > tolerance for difference in worst) / len(worst)


def main():
    directory = pathlib.Path(sys.argv[1]).resolve()
    files = sorted(path for path in directory.iterdir() if path.suffix in TOLERANCE)
    page_text = "<body style='margin:0;background:white'>" + "".join(
        f"<img src='{path.name}' style='display:block'>" for path in files
    )
    (directory / "index.html").write_text(page_text)
    failures = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--force-color-profile=srgb"]
        )
        # Only what is in view is animated.
        page = browser.new_page(viewport={"width": 1000, "height": 6000})
        page.goto((directory / "index.html").as_uri())
        for path, element in zip(files, page.query_selector_all("img")):
            frames = [Image.open(frame).convert("RGB") for frame in sorted((directory / f"{path.stem}.frames").iterdir())]
            tolerance, limit = TOLERANCE[path.suffix]
            assert wrong_pixels(frames[0], frames[-1], tolerance) > limit, f"{path.stem} ends as it begins"
            deadline = time.monotonic() + PATIENCE
            while True:
                shown = Image.open(io.BytesIO(element.screenshot())).convert("RGB")
                wrong = wrong_pixels(shown, frames[-1], tolerance)
                if wrong <= limit or time.monotonic() > deadline:
                    break
                time.sleep(0.2)
            print(f"{path.name}: {wrong:.2f} of 1000 pixels differ" + ("" if wrong <= limit else ", too many"))
            failures += wrong > limit
        browser.close()
    sys.exit(failures > 0)


main()
