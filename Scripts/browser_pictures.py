"""Makes the pictures of the article about the studio, from the real page and the article's own scene.

usage: browser_pictures.py TOOL DIRECTORY: springform's path, and where the scene is put. The pictures go to the articles' resources.
"""

import io
import pathlib
import re
import sys

import browser_pages as pages
from browser_live import SLIDE, Page, Studio
from PIL import Image
from playwright.sync_api import sync_playwright

TOOL = pathlib.Path(sys.argv[1]).resolve()
DIRECTORY = pathlib.Path(sys.argv[2]).resolve()
ARTICLES = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "Springform" / "Springform.docc"
SIZE = {"width": 1200, "height": 800}
COLORS = 256  # of a picture: texts stay sharp, and it is a third as large


def keep(page, name):
    """Takes the page's picture when everything has come to rest."""
    page.page.mouse.move(3, 3)
    page.settled()
    page.page.wait_for_timeout(900)
    shot = Image.open(io.BytesIO(page.page.screenshot())).convert("RGB")
    path = ARTICLES / "Resources" / f"studio-{name}.png"
    shot.quantize(COLORS, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path.name}: {path.stat().st_size // 1000} kB")


def drag(page, way):
    """Records a drag along points of the scene."""
    size = page.page.evaluate("(({ width, height }) => ({ width, height }))(document.querySelector('.actual .picture').getBoundingClientRect())")
    box = page.page.locator(".actual .picture").bounding_box()
    place = lambda x, y: (box["x"] + x * size["width"] / 240, box["y"] + y * size["height"] / 200)
    page.press("r")
    page.page.mouse.move(*place(*way[0]))
    page.page.mouse.down()
    for point in way[1:]:
        start, steps = way[way.index(point) - 1], 6
        for step in range(1, steps + 1):
            share = step / steps
            page.page.mouse.move(*place(*(a + (b - a) * share for a, b in zip(start, point))))
            page.page.wait_for_timeout(10)
    page.page.mouse.up()
    # It ends by itself.
    page.wait("document.querySelector('.record').ariaPressed === 'false'")
    page.wait("document.querySelectorAll('.touches button').length === 1 && document.querySelectorAll('.touch-path .handle').length > 1")


def main():
    DIRECTORY.mkdir(parents=True, exist_ok=True)
    scene = DIRECTORY / "pull.scene.yml"
    scene.write_text(re.search(r"```yaml\n(# pull\.scene\.yml\n.*?)```", (ARTICLES / "Studio.md").read_text(), re.DOTALL).group(1))
    pages.run(TOOL, DIRECTORY, "render", scene.name, "--set", "duration=0.7", "--set", "damping=0.18", "-o", "given.gif", "--quiet")
    pages.run(TOOL, DIRECTORY, "record", scene.name, "--quiet")
    with sync_playwright() as playwright:
        browser = pages.launch(playwright)
        studio = Studio(TOOL, DIRECTORY, scene.name, "--against", "given.gif")
        page = Page(browser, studio, viewport=SIZE)
        page.pause()
        page.scrub(37)
        page.wait("document.querySelector('.judgement').classList.contains('different')")
        keep(page, "against")
        page.press("g")
        page.wait("!document.querySelector('.player').classList.contains('comparing')")
        page.parameter("damping").evaluate(SLIDE, 0.18)
        page.scrub(42)
        keep(page, "tune")
        drag(page, [(120, 100), (180, 60), (200, 130), (150, 160)])
        page.scrub(40)
        keep(page, "touch")
        page.press("Control+s")
        page.wait("document.querySelector('.own-touches').hidden && document.querySelector('.save').disabled")
        page.page.locator(".export").click()
        page.wait("document.querySelector('.exporting').dataset.estimate > 0")
        keep(page, "export")
        page.press("Escape")
        page.page.locator(".review").click()
        page.wait("document.querySelector('.reviewing iframe').checkVisibility()")
        page.page.frame_locator(".reviewing iframe").locator(".player[data-moment] .difference canvas").wait_for()
        keep(page, "approve")
        page.close()
        studio.end()
        browser.close()


main()
