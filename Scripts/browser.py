"""Shows the animations of a directory in Chromium until each has come to its last frame.

An APNG or WebP must show what was drawn, DIR/SCENE.frames/'s last. A GIF, whose colours are chosen, must show what another
decoder makes of it; how near that comes to what was drawn is the encoder's own tests' matter.
"""

import io
import pathlib
import sys
import time

import browser_pages as pages
from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

SUFFIXES = {".apng", ".webp", ".gif"}
TOLERANCE = 1  # levels of a component


def last_frame(path, frames):
    if path.suffix != ".gif":
        return frames[-1]
    animation = Image.open(path)
    animation.seek(animation.n_frames - 1)
    return animation.convert("RGB")


def wrong_pixels(shown, expected):
    """How many pixels in a thousand are off by more than the tolerance."""
    if shown.size != expected.size:
        return 1000
    worst = [max(pixel) for pixel in ImageChops.difference(shown, expected).get_flattened_data()]
    return 1000 * sum(difference > TOLERANCE for difference in worst) / len(worst)


def main():
    directory = pathlib.Path(sys.argv[1]).resolve()
    files = sorted(path for path in directory.iterdir() if path.suffix in SUFFIXES)
    page_text = "<body style='margin:0;background:white'>" + "".join(
        f"<img src='{path.name}' style='display:block'>" for path in files
    )
    (directory / "index.html").write_text(page_text)
    failures = 0
    with sync_playwright() as playwright:
        browser = pages.launch(playwright)
        # Only what is in view is animated.
        page = browser.new_page(viewport={"width": 1000, "height": 6000})
        page.set_default_timeout(1000 * pages.PATIENCE)
        page.goto((directory / "index.html").as_uri())
        # All play at the same time.
        deadline = time.monotonic() + pages.PATIENCE
        for path, element in zip(files, page.query_selector_all("img")):
            frames = [Image.open(frame).convert("RGB") for frame in sorted((directory / f"{path.stem}.frames").glob("*.png"))]
            expected = last_frame(path, frames)
            assert wrong_pixels(frames[0], frames[-1]) > 0, f"{path.stem} ends as it begins"
            while True:
                shown = Image.open(io.BytesIO(element.screenshot())).convert("RGB")
                wrong = wrong_pixels(shown, expected)
                if wrong == 0 or time.monotonic() > deadline:
                    break
                time.sleep(0.2)
            print(f"{path.name}: {wrong:.2f} of 1000 pixels differ" + ("" if wrong == 0 else ", too many"))
            failures += wrong > 0
        browser.close()
    sys.exit(failures > 0)


main()
