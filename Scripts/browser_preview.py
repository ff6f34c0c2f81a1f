"""Opens a gallery from disk in Chromium and uses it as a visitor does.

usage: browser_preview.py TOOL DIRECTORY: springform's path, and where galleries are made. Pictures of the pages stay there.
"""

import json
import pathlib
import shutil
import sys

import browser_pages as pages
from browser_pages import ODD_NAMES, changed_pixels
from playwright.sync_api import sync_playwright

TOOL = pathlib.Path(sys.argv[1]).resolve()
DIRECTORY = pathlib.Path(sys.argv[2]).resolve()

# Scene files say everything about themselves in words of their own.
SCENE = """
scene: 1
name: {name}
summary: {name}
canvas: {{ size: [60, 40] }}
time: {{ duration: 0.6 }}
params:
  text: {{ value: {name}, help: {name} }}
  dark: {{ value: false }}
layers:
  - {{ id: ball, circle: 8, position: [20, 20], fill: red }}
"""


def make_galleries():
    for index, name in enumerate(ODD_NAMES):
        (DIRECTORY / f"odd{index}.yml").write_text(SCENE.format(name=json.dumps(name)))
    odd = [f"odd{index}.yml" for index in range(len(ODD_NAMES))]
    for name, options in [("gallery", []), ("alone", ["--single-file"])]:
        pages.run(TOOL, DIRECTORY, "preview", name, "--fps", "25", "--scale", "0.5", "--quiet", *options)
    pages.run(TOOL, DIRECTORY, "preview", "odd", *odd, "--fps", "10", "--quiet")


class Page(pages.Page):
    """A gallery that is open."""

    def __init__(self, browser, directory, fragment="", **options):
        super().__init__(browser, directory, fragment, may_ask="media/", **options)
        self.manifest = json.loads((directory / "manifest.json").read_text())

    def open(self, name):
        self.entry = next(entry for entry in self.manifest["scenes"] if entry["name"] == name)
        self.page.locator(".gallery a", has=self.page.get_by_text(name, exact=True)).click()
        self.wait("document.querySelector('.player')?.dataset.moment !== undefined")


def check_cards(gallery):
    assert gallery.page.locator(".gallery li").count() == len(gallery.manifest["scenes"])
    stills = gallery.page.locator(".gallery img")
    before = stills.first.get_attribute("src")
    gallery.page.locator(".gallery a").first.hover()
    gallery.wait("document.querySelector('.gallery img').src.match(/gif$|^blob:/)")
    gallery.page.mouse.move(0, 0)
    gallery.wait("!document.querySelector('.gallery img').src.match(/gif$|^blob:/)")
    gallery.comes(lambda: stills.first.get_attribute("src"), before)
    gallery.press("g")
    gallery.wait("[...document.querySelectorAll('.gallery img')].filter((one) => one.src.match(/gif$|^blob:/)).length > 3")
    gallery.press("g")
    gallery.wait("![...document.querySelectorAll('.gallery img')].some((one) => one.src.match(/gif$|^blob:/))")
    gallery.press("/")
    gallery.page.keyboard.type("jelly")
    gallery.comes(gallery.page.locator(".gallery li:visible").count, 5)
    gallery.page.locator(".search input").fill("")
    gallery.press("Escape")
    assert gallery.page.evaluate("window.decoded") == 0, "frames are decoded before a scene is opened"


def check_player(gallery):
    """The player shows the animation's own frames, and curves and film strip follow."""
    gallery.open("jelly-drop")
    gallery.wait("Number(document.querySelector('.player').dataset.moment) > 1")
    gallery.press(" ")
    gallery.rested()
    # The GIF's colours are chosen, so the poster, which is lossless, is what can be compared.
    gallery.wait("document.querySelectorAll('.strip .tier').length > 5")
    poster = pages.picture_at(DIRECTORY / "gallery" / gallery.entry["media"]["poster"]["path"], 0)
    last = int(gallery.page.locator(".scrubber").get_attribute("max"))
    found = None
    for moment in range(last + 1):
        gallery.scrub(moment)
        if changed_pixels(gallery.canvas("actual"), poster) == 0:
            found = moment
            break
    assert found is not None
    gallery.press("Home")
    gallery.at(0)
    playhead = gallery.page.locator(".plot .playhead").first
    left = playhead.bounding_box()["x"]
    gallery.press("End")
    gallery.at(last)
    gallery.until(lambda: playhead.bounding_box()["x"] > left + 100, playhead.bounding_box)
    gallery.page.locator(".strip button").first.click()
    gallery.at(0)
    gallery.page.locator(".plot:visible").first.click(position={"x": 100, "y": 30})
    gallery.wait("document.querySelector('.player').dataset.moment !== '0'")
    gallery.press("s")
    gallery.comes(gallery.page.locator(".speed").input_value, "0.5")
    gallery.press("j")
    gallery.wait("document.querySelector('.scene.open h2').textContent !== 'jelly-drop'")
    gallery.press("Escape")
    gallery.wait("document.querySelector('.gallery').checkVisibility()")


PLAIN = """
scene: 1
name: {name}
canvas: {{ size: [120, 80], background: {name} }}
time: {{ duration: 0.4 }}
layers:
  - {{ id: ball, circle: 8, position: [20, 20], fill: gray }}
events: [ {{ start: [ {{ animate: {{ duration: 0.3, to: {{ ball.position.x: 90 }} }} }} ] }} ]
"""


def light(pixel):
    return sum(
        weight * (v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4) for weight, v in zip((0.2126, 0.7152, 0.0722), pixel)
    )


def contrast(a, b):
    dark, bright = sorted((light(a), light(b)))
    return (bright + 0.05) / (dark + 0.05)


def check_edges(browser):
    """A white scene is told from a light page, and a black one from a dark page: by a ground, and by an edge upon it."""
    for name in ("white", "black"):
        (DIRECTORY / f"{name}.scene.yml").write_text(PLAIN.format(name=name))
    pages.run(TOOL, DIRECTORY, "preview", "plain", "white.scene.yml", "black.scene.yml", "--quiet", "--title", "Plain & simple", "--scene-title", "white=In white")
    for scheme, number in (("light", 0), ("dark", 1)):
        gallery = Page(browser, DIRECTORY / "plain", color_scheme=scheme, device_scale_factor=2, viewport={"width": 800, "height": 900}, reduced_motion="reduce")
        assert gallery.page.locator("h1").inner_text() == "Plain & simple"
        assert gallery.page.locator(".gallery .name").all_inner_texts() == ["In white", "black"]
        gallery.wait("[...document.querySelectorAll('.gallery img')].every((one) => one.complete && one.naturalWidth)")
        for way in ("card", "player"):
            if way == "player":
                gallery.page.locator(".gallery a").nth(number).click()
                gallery.wait("document.querySelector('.player')?.dataset.moment !== undefined")
            picture = gallery.page.locator(".gallery img").nth(number) if way == "card" else gallery.page.locator(".actual .picture")
            box = picture.bounding_box()
            shot = gallery.shot()
            row = round(2 * (box["y"] + box["height"] * 0.8))
            line = [shot.getpixel((round(2 * (box["x"] + x / 2)), row)) for x in range(-12, 13)]
            inside, outside = line[-1], line[0]
            assert contrast(inside, outside) > 1.15, (scheme, way, line)
            assert max(contrast(inside, pixel) for pixel in line[6:16]) > 1.8, (scheme, way, line)
            gallery.page.screenshot(path=DIRECTORY / f"edge-{scheme}-{way}.png")
        gallery.close()
    print("edges, check_edges: passed")


def check_downloads(browser):
    """What can be taken along is there, is what it says, and the snippets say where."""
    gallery = Page(browser, DIRECTORY / "plain")
    gallery.page.locator(".gallery a").first.click()
    gallery.wait("document.querySelector('.player')?.dataset.moment !== undefined")
    section = gallery.page.locator(".scene.open")
    media = gallery.manifest["scenes"][0]["media"]
    assert ("video" in media) == bool(shutil.which("ffmpeg")), media
    names = section.locator(".downloads b").all_inner_texts()
    assert names == ["GIF", "WebP", *(["MP4"] if "video" in media else []), "Poster", "Film strip"], names
    for link, suffix in zip(section.locator(".downloads a").all(), [".gif", ".webp", *([".mp4"] if "video" in media else []), ".png", ".png"]):
        path = gallery.directory / link.get_attribute("href")
        assert path.suffix == suffix and path.stat().st_size > 100, path
    assert "prefers-reduced-motion" in section.locator(".snippets").inner_text()
    # The snippet works as it is pasted: who wants less motion sees the poster.
    (gallery.directory / "pasted.html").write_text(section.locator(".snippets code").nth(1).inner_text())
    for motion, part in (("no-preference", "animations/"), ("reduce", "posters/")):
        context = browser.new_context(reduced_motion=motion)
        page = context.new_page()
        page.goto((gallery.directory / "pasted.html").as_uri())
        assert f"/{part}white" in page.evaluate("document.querySelector('img').currentSrc"), motion
        context.close()
    gallery.close()
    print("plain, check_downloads: passed")


def check_names(gallery):
    names = gallery.page.locator(".gallery .name").all_inner_texts()
    # Each comes in both looks.
    assert len(names) == 2 * len(ODD_NAMES), names
    assert any(name.startswith("<img src=x onerror=") for name in names)
    assert gallery.page.locator("[onerror], [onmouseover], [onfocus], [autofocus]").count() == 0
    assert gallery.page.evaluate("[...document.scripts].filter((one) => one.type === 'module').length") == 1
    for link in gallery.page.locator(".gallery a").all():
        gallery.page.evaluate("(hash) => { location.hash = hash; }", link.get_attribute("href"))
        gallery.wait("document.querySelector('.player')?.dataset.moment !== undefined")
    assert "prefers-color-scheme: dark" in gallery.page.locator(".snippets").first.inner_text()


def main():
    DIRECTORY.mkdir(parents=True)
    make_galleries()
    with sync_playwright() as playwright:
        browser = pages.launch(playwright)
        for name, check in [
            ("gallery", check_cards), ("gallery", check_player), ("alone", check_cards), ("alone", check_player),
            ("odd", check_names),
        ]:
            gallery = Page(browser, DIRECTORY / name)
            check(gallery)
            # A page that holds its media asks for nothing else.
            if name == "alone":
                assert all(url.startswith(("data:", "blob:", gallery.address)) for url in gallery.asked), gallery.asked
            gallery.close()
            print(f"{name}, {check.__name__}: passed")
        for scheme in ("light", "dark"):
            for fragment in ("", "#scene-2"):
                gallery = Page(browser, DIRECTORY / "gallery", fragment, color_scheme=scheme)
                if fragment:
                    gallery.wait("document.querySelector('.player')?.dataset.moment !== undefined")
                gallery.check_access() if scheme == "light" else gallery.check_reading()
                gallery.page.screenshot(path=DIRECTORY / f"{scheme}{'-scene' if fragment else ''}.png")
                gallery.close()
        check_edges(browser)
        check_downloads(browser)
        gallery = Page(browser, DIRECTORY / "gallery", viewport={"width": 380, "height": 800})
        gallery.fits(380)
        gallery.open("gooey-menu")
        gallery.fits(380)
        for part in (".scrubber", ".play", ".speed"):
            gallery.page.locator(part).wait_for()
        gallery.page.screenshot(path=DIRECTORY / "narrow.png", full_page=True)
        gallery.close()
        # Who wants calm gets stills until he presses play.
        gallery = Page(browser, DIRECTORY / "gallery", reduced_motion="reduce")
        gallery.page.locator(".gallery a").first.hover()
        gallery.open("jelly-drop")
        # The moment that the poster shows, which is not the first.
        poster = pages.picture_at(DIRECTORY / "gallery" / gallery.entry["media"]["poster"]["path"], 0)
        gallery.until(lambda: changed_pixels(gallery.canvas("actual"), poster) == 0)
        assert gallery.page.locator(".player").get_attribute("data-moment") != "0"
        gallery.comes(lambda: gallery.page.locator(".play").get_attribute("aria-label"), "Play")
        gallery.close()
        gallery = Page(browser, DIRECTORY / "gallery", java_script_enabled=False)
        assert gallery.page.locator(".scene .film").count() == gallery.page.locator(".scene:visible").count() == 9
        gallery.close()
        print("schemes, narrow, calm and without scripts: passed")
        browser.close()


main()
