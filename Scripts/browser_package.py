"""Opens the studio of a package in Chromium, and changes the package's sources meanwhile.

usage: browser_package.py TOOL DIRECTORY: springform's path, and where the package is made. SWIFTPM_BUILD_DIR may say where it is built.
"""

import os
import pathlib
import shutil
import subprocess
import sys

import browser_pages as pages
from browser_live import SLIDE, Page, Studio
from browser_pages import changed_pixels
from playwright.sync_api import sync_playwright

TOOL = pathlib.Path(sys.argv[1]).resolve()
DIRECTORY = pathlib.Path(sys.argv[2]).resolve()
MOMENT = 35
# A build takes longer than anything that a page does.
pages.PATIENCE = 600


def check_rebuilding(page, source):
    """A mistake is told with its place over the last good picture; what is right is built, and the page goes on with it."""
    text = source.read_text()
    # At one pixel a point, and the same parameters all along.
    before = page.look(MOMENT)
    slider = page.page.locator(".parameter input[type=range]").first
    slider.evaluate(SLIDE, slider.get_attribute("max"))
    page.settled()
    changed = page.canvas("actual")
    assert changed_pixels(before, changed), "the slider changes nothing"
    value = slider.input_value()

    source.write_text(text.replace("func build(on stage: Stage) {", "func build(on stage: Stage) {\n    nothing.like(it)", 1))
    page.wait("!document.querySelector('.failure').hidden")
    # The source may have been read while it was written.
    told = page.page.locator(".failure").inner_text
    page.until(lambda: "Bounce.swift:" in told() and "cannot find 'nothing' in scope" in told(), told)
    assert changed_pixels(page.canvas("actual"), changed) == 0, "the last good picture is gone"
    page.page.screenshot(path=DIRECTORY / "broken.png")

    source.write_text(text.replace("func build(on stage: Stage) {", "func build(on stage: Stage) {\n    stage.rootLayer.backgroundColor = .red", 1))
    page.wait("document.querySelector('.failure').hidden && document.querySelector('.outcome').textContent === ''")
    page.settled()
    page.wait("document.querySelector('.outcome').textContent === ''")
    red = lambda: [pixel for pixel in page.canvas("actual").get_flattened_data() if pixel[0] > 200 and pixel[1] < 100]
    page.until(lambda: len(red()) > 1000, lambda: "the page shows the old scene")
    page.page.screenshot(path=DIRECTORY / "rebuilt.png")
    page.comes(lambda: (slider.input_value(), page.page.locator(".player").get_attribute("data-moment")), (value, str(MOMENT)))
    page.until(lambda: "changed" in page.page.locator(".parameter").first.get_attribute("class"))

    # The line is another one, and everything goes on.
    source.write_text(text)
    page.shows(changed, "mended")
    page.page.locator(".reset-all").click()
    page.shows(before, "reset")


def main():
    package = DIRECTORY / "demos"
    shutil.rmtree(DIRECTORY, ignore_errors=True)
    DIRECTORY.mkdir(parents=True)
    pages.run(TOOL, DIRECTORY, "new", "demos")
    subprocess.run(["swift", "build", "--product", "demos"], cwd=package, check=True, stdout=subprocess.DEVNULL)
    folder = pages.run("swift", package, "build", "--show-bin-path").strip()
    with sync_playwright() as playwright:
        browser = pages.launch(playwright)
        studio = Studio(os.path.join(folder, "demos"), package)
        page = Page(browser, studio)
        check_rebuilding(page, package / "Sources/demos/Bounce.swift")
        page.close()
        # The program that came of it is the same process, and ends as the first would have.
        studio.end()
        browser.close()
    print("studio, check_rebuilding: passed")


main()
