"""Opens a project and Lottie files in the studio, in Chromium.

usage: browser_opening.py TOOL DIRECTORY: springform's path, and where the files are made.
"""

import json
import pathlib
import shutil
import sys

import browser_pages as pages
from browser_live import KINDS, SLIDE, Page, Studio
from browser_pages import changed_pixels
from PIL import Image
from playwright.sync_api import sync_playwright

TOOL = pathlib.Path(sys.argv[1]).resolve()
DIRECTORY = pathlib.Path(sys.argv[2]).resolve()
LOTTIE = pathlib.Path(__file__).resolve().parent.parent / "Tests/Lottie/Files"
MOMENT = 25
PROJECT = """scenes:
  kinds.scene.yml:
    expect: [ { overshoots: x, at-most: 0.1 } ]
    variants:
      blue: { set: { tint: '#007AFF', damping: 0.9 } }
  markers.json:
  jelly-button:
    variants:
      stiff: { set: { frequency: 6 } }
"""


def rendered(*words):
    """What the command line draws, frame by frame."""
    frames = DIRECTORY / "frames"
    shutil.rmtree(frames, ignore_errors=True)
    pages.run(TOOL, DIRECTORY, "render", *words, "--format", "frames", "-o", str(frames), "--quiet")
    return [Image.open(path).convert("RGBA") for path in sorted(frames.glob("*.png"))]


def check_project(browser):
    """Variants open with their values, which stay out of the scene's file; the project's expectations and baselines are theirs."""
    path = DIRECTORY / "kinds.scene.yml"
    path.write_text(KINDS)
    (DIRECTORY / "springform.yml").write_text(PROJECT)
    pages.run(TOOL, DIRECTORY, "record", "--quiet")
    studio = Studio(TOOL, DIRECTORY, "springform.yml")
    page = Page(browser, studio)
    names = page.page.locator(".scenes option").all_inner_texts()
    assert names == ["kinds.scene.yml", "kinds.scene.yml@blue", "markers.json", "jelly-button", "jelly-button@stiff"], names
    page.comes(page.page.locator(".tally").inner_text, "1 of 1 fails")
    page.close()

    page = Page(browser, studio, "#jelly-button@stiff")
    page.look(MOMENT)
    page.shows(rendered("jelly-button", "--set", "frequency=6")[MOMENT], "a variant of a scene that is built in")
    page.comes(page.page.locator(".save").is_visible, False)
    page.close()

    page = Page(browser, studio, "#kinds.scene.yml@blue")
    blue = rendered(path.name, "--set", "tint=#007AFF", "--set", "damping=0.9")
    page.look(MOMENT)
    page.shows(blue[MOMENT], "a variant")
    page.comes(page.page.locator(".tally").inner_text, "holds")
    page.comes(lambda: (page.parameter("tint").input_value(), page.page.locator(".save").is_disabled()), ("#007AFF", True))
    page.parameter("count").evaluate(SLIDE, 4)
    page.press("Control+s")
    page.holds(path, KINDS.replace("count: { value: 2", "count: { value: 4"))
    page.wait("document.querySelector('.save').disabled")
    page.shows(rendered(path.name, "--set", "tint=#007AFF", "--set", "damping=0.9")[MOMENT], "saved")
    page.page.locator(".review").click()
    page.page.locator(".approve").click()
    page.hears("Approved")
    pages.run(TOOL, DIRECTORY, "verify", "kinds.scene.yml@blue", "--quiet", "--report", "out")
    pages.run(TOOL, DIRECTORY, "verify", "kinds.scene.yml", "--quiet", "--report", "out", codes=(1,))
    # The project is read again when it is saved; what somebody has set in the page stays.
    page.parameter("damping").evaluate(SLIDE, 0.7)
    project = DIRECTORY / "springform.yml"
    project.write_text(PROJECT.replace("#007AFF", "#FF9500").replace("damping: 0.9", "damping: 0.8").replace("at-most: 0.1", "at-most: 0.9"))
    page.wait("document.querySelector('#parameter-tint').value === '#FF9500'")
    page.comes(page.parameter("damping").input_value, "0.7")
    page.shows(rendered(path.name, "--set", "tint=#FF9500", "--set", "damping=0.7")[MOMENT], "another project")
    page.page.get_by_label("damping, exactly").fill("0.1")
    page.settled()
    page.comes(page.page.locator(".tally").inner_text, "holds")
    project.write_text(PROJECT.replace("set:", "sett:"))
    page.wait("document.querySelector('.failure').textContent.includes('springform.yml:')")
    project.write_text(PROJECT)
    page.wait("document.querySelector('.failure').hidden")
    page.close()
    studio.end()


def check_lottie(browser):
    """A Lottie file is a scene like others, drawn anew when it is saved; only its own program changes what is in it."""
    path = DIRECTORY / "markers.json"
    content = json.loads(path.read_text())
    studio = Studio(TOOL, DIRECTORY, path.name, "picture.lottie")
    page = Page(browser, studio)
    before = rendered(path.name)[MOMENT]
    page.look(MOMENT)
    page.shows(before, "as it is in the file")
    page.comes(page.page.locator(".save").is_visible, False)
    # Touches do nothing to it.
    page.comes(page.page.locator(".record").is_visible, False)
    page.press("r")
    assert not page.page.locator(".recording").count()
    page.page.get_by_label("speed, exactly").fill("2")
    fast = rendered(path.name, "--set", "speed=2")[MOMENT]
    page.shows(fast, "twice as fast")
    assert changed_pixels(before, fast)
    page.parameter("segment").fill("nonsense")
    page.wait("!document.querySelector('.failure').hidden")
    assert changed_pixels(page.canvas("actual"), fast) == 0, "the last good picture is gone"
    page.parameter("segment").fill("")
    page.wait("document.querySelector('.failure').hidden")

    path.write_text("{")
    page.wait("!document.querySelector('.failure').hidden")
    told = page.page.locator(".failure").inner_text
    page.until(lambda: "markers.json" in told(), told)
    assert changed_pixels(page.canvas("actual"), fast) == 0, "the last good picture is gone"
    # Everything 20 points to the left.
    content["layers"][0]["ks"]["a"] = {"a": 0, "k": [20, 0, 0]}
    path.write_text(json.dumps(content))
    page.wait("document.querySelector('.failure').hidden")
    moved = rendered(path.name, "--set", "speed=2")[MOMENT]
    assert changed_pixels(moved, fast)
    page.shows(moved, "saved elsewhere")
    page.close()
    page = Page(browser, studio, "#picture.lottie")
    page.look(MOMENT)
    page.shows(rendered("picture.lottie")[MOMENT], "an archive")
    page.close()
    studio.end()


def main():
    shutil.rmtree(DIRECTORY, ignore_errors=True)
    DIRECTORY.mkdir(parents=True)
    for name in ("markers.json", "picture.lottie"):
        shutil.copy(LOTTIE / name, DIRECTORY)
    with sync_playwright() as playwright:
        browser = pages.launch(playwright)
        for check in [check_project, check_lottie]:
            check(browser)
            print(f"studio, {check.__name__}: passed")
        browser.close()


main()
