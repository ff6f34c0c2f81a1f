"""Opens a report from disk in Chromium and uses it as a reviewer does.

usage: browser_report.py TOOL DIRECTORY: springform's path, and where reports are made. Pictures of the pages stay there.
"""

import json
import pathlib
import re
import sys
import time
from random import Random

import browser_pages as pages
from browser_pages import ODD_NAMES, changed_pixels
from PIL import Image
from playwright.sync_api import sync_playwright

TOOL = pathlib.Path(sys.argv[1]).resolve()
DIRECTORY = pathlib.Path(sys.argv[2]).resolve()


def write_project(name, scenes):
    (DIRECTORY / name).write_text(json.dumps({"baselines": "baselines", "scenes": scenes}, ensure_ascii=True))


def run(*words, codes=(0,)):
    pages.run(TOOL, DIRECTORY, *words, codes=codes)


def make_report():
    """One report with every status, made by the tool."""
    small = {"fps": 25, "scale": 0.5, "to": 1.2}

    def project(damping, start, names):
        return {
            "jelly-drop": {**small, "set": {"damping": damping}},
            "gooey-menu": {**small, "from": start, "to": start + 1.2},
            "jelly-pan": small,
            "jelly-alert": small,
            "jelly-button": {
                **small,
                "variants": {name: {"set": {"push": 0.1 + damping / 10 * index}} for index, name in enumerate(names)},
            },
        }

    write_project("old.yml", {**project(0.3, 0.4, ODD_NAMES), "slime-bubble": small})
    write_project("new.yml", {**project(0.5, 0.32, ODD_NAMES + ["a new one"])})
    run("record", "--config", "old.yml", "--quiet")
    (DIRECTORY / "baselines" / "jelly-alert.apng").write_bytes(b"no picture")
    run("verify", "--config", "new.yml", "--report", "report", "--quiet", codes=(1, 65))
    return DIRECTORY / "report"


def make_large_report(count):
    def project(push):
        variants = {f"v{index:03}": {"set": {"push": push + index / 1000}} for index in range(count)}
        return {"jelly-button": {"fps": 25, "scale": 0.5, "to": 1, "variants": variants}}

    write_project("many-old.yml", project(0.1))
    write_project("many-new.yml", project(0.2))
    for name in ("many-old.yml", "many-new.yml"):
        project = json.loads((DIRECTORY / name).read_text())
        (DIRECTORY / name).write_text(json.dumps({**project, "baselines": "many"}))
    run("record", "--config", "many-old.yml", "--quiet")
    run("verify", "--config", "many-new.yml", "--report", "many-report", "--quiet", codes=(1,))
    return DIRECTORY / "many-report"


BOARD = """scene: 1
name: board
canvas: {{ size: [320, 360], background: "#F4F1FA" }}
time: {{ duration: 1.6s }}
layers:
  - {{ id: card, size: [240, 150], position: [160, 110], cornerRadius: 18, background: "#5B8DEF" }}
  - {{ id: title, text: {title}, font: {{ size: 26 }}, color: white, position: [160, 110] }}
  - {{ id: badge, circle: 40, position: [60, 290], fill: "{fill}" }}
  - {{ id: knob, circle: 40, position: [220, 290], fill: "#1E9C7C" }}
events:
  - at: 0.4s
    do: [ {{ animate: {{ spring: {{ response: {response}, damping: 0.5 }}, to: {{ knob.position.x: 270 }} }} }} ]
"""


def make_causes_report():
    """A scene that does three things otherwise, which have nothing to do with each other."""
    (DIRECTORY / "board.scene.yml").write_text(BOARD.format(title="May", fill="#EF5B7A", response="0.4s"))
    run("record", "board.scene.yml", "--quiet")
    (DIRECTORY / "board.scene.yml").write_text(BOARD.format(title="Mai", fill="#F0A83A", response="0.7s"))
    run("verify", "board.scene.yml", "--report", "causes-report", "--quiet", codes=(1,))
    return DIRECTORY / "causes-report"


class Page(pages.Page):
    """A report that is open."""

    def open(self, name):
        results = json.loads((self.directory / "results.json").read_text())
        self.scene = next(scene for scene in results["scenes"] if scene["name"] == name)
        self.page.locator(".index a", has=self.page.get_by_text(name, exact=True)).click()
        self.wait("document.querySelector('.player')?.dataset.moment !== undefined")

    def shows_mode(self, mode):
        self.wait(f"document.querySelector('.stage').dataset.mode === '{mode}'")

    def frame(self, name, time):
        return pages.picture_at(self.directory / self.scene["media"][name], time)


def check_list(report):
    statuses = report.page.locator(".index li").evaluate_all("all => all.map((one) => one.dataset.status)")
    order = ["failed", "missing", "changed", "new", "obsolete", "similar", "identical"]
    assert statuses == sorted(statuses, key=order.index), statuses
    assert {"failed", "changed", "new", "obsolete", "identical"} <= set(statuses), statuses
    for chip in report.page.locator(".chip:not(.all)").all():
        status, count = chip.get_attribute("data-status"), int(chip.locator("b").inner_text())
        assert statuses.count(status) == count, status
        chip.click()
        report.comes(report.page.locator(".index li:visible").count, count)
    report.page.locator(".chip.all").click()
    report.comes(report.page.locator(".index li:visible").count, len(statuses))
    report.press("/")
    report.page.keyboard.type("gooey")
    report.comes(report.page.locator(".index li:visible").count, 1)
    report.page.locator(".search input").fill("")
    report.press("Escape")


def check_players(report):
    """The three players show the same moment, and exactly the files' pixels."""
    report.open("jelly-drop")
    moments = report.scene["comparison"]["moments"]
    for moment in (0, len(moments) - 1, 3, len(moments) // 2, 1):
        report.scrub(moment)
        time = moments[moment]["time"]
        old, new = report.frame("expected", time), report.frame("actual", time)
        assert changed_pixels(report.canvas("expected"), old) == 0, moment
        assert changed_pixels(report.canvas("actual"), new) == 0, moment
        shown = int(report.page.locator(".difference canvas").get_attribute("data-changed"))
        assert shown == changed_pixels(old, new), (moment, shown)
    worst = report.scene["comparison"]["worst"]
    report.press("w")
    report.at(worst)
    # The chart and the film strip lead to their moments.
    box = report.page.locator(".errors").bounding_box()
    report.page.mouse.click(box["x"] + box["width"] * 7 / (len(moments) - 1), box["y"] + 20)
    report.at(7)
    report.page.locator(".strip button").last.click()
    report.at(len(moments) - 1)
    report.page.locator(".strip button .worst").click()
    report.at(worst)
    report.wait("(({ length }) => length >= 3 && length <= 14)(document.querySelectorAll('.strip button'))")
    plot = report.page.locator(".plot:visible").first
    plot.click(position={"x": 1, "y": 20})
    report.at(0)


def check_keys(report):
    report.open("jelly-drop")
    last = len(report.scene["comparison"]["moments"]) - 1
    failing = [n for n, moment in enumerate(report.scene["comparison"]["moments"]) if moment["tier"] == "different"]
    assert failing[0] > 0 and len(failing) > 2
    for keys, moment in [
        (["Home"], 0), (["ArrowRight", "ArrowRight"], 2), (["ArrowLeft"], 1), (["Shift+ArrowRight"], 11),
        (["End"], last), (["ArrowRight"], last), (["Home"], 0), (["n"], failing[0]), (["p"], failing[-1]),
        (["p"], failing[-2]), (["n", "n"], failing[0]),
    ]:
        report.press(*keys)
        report.at(moment)
    for key, mode in zip("2341", ["swipe", "onion", "blink", "side"]):
        report.press(key)
        report.shows_mode(mode)
    report.press("Home", " ")
    report.wait("Number(document.querySelector('.player').dataset.moment) > 2")
    report.press(" ")
    report.rested()
    stopped = report.page.locator(".player").get_attribute("data-moment")
    report.press("s", "s", "s")
    report.comes(report.page.locator(".speed").input_value, "0.1")
    report.press("S", "S", "S")
    assert report.page.locator(".player").get_attribute("data-moment") == stopped
    report.press("?")
    report.page.locator(".help").wait_for()
    report.press("Escape")
    report.wait("!document.querySelector('.help').open")
    current = "[...document.querySelectorAll('.index a')].findIndex((one) => one.hasAttribute('aria-current'))"
    before = report.page.evaluate(current)
    report.press("j")
    report.wait(f"{current} === {before + 1}")
    report.press("k")
    report.wait(f"{current} === {before}")


def check_modes(report):
    """What is seen in each mode."""
    report.open("jelly-drop")
    report.press("w", "o")
    report.at(report.scene["comparison"]["worst"])
    old, new = (report.page.locator(f".{name} .picture") for name in ("expected", "actual"))
    (before, after) = (report.shot(old), report.shot(new))
    assert changed_pixels(before, after) > 0
    report.press("2")
    report.shows_mode("swipe")
    divider = report.page.locator(".divider")
    # Beside each other the panes may be smaller; in the modes that lay them upon each other all have one size.
    divider.evaluate("(slider) => { slider.value = 0; slider.dispatchEvent(new Event('input')); }")
    only_new = report.shot(new)
    divider.evaluate("(slider) => { slider.value = 100; slider.dispatchEvent(new Event('input')); }")
    only_old = report.shot(new)
    assert changed_pixels(only_new.crop((40, 0, *only_new.size)).crop((0, 0, only_new.width - 80, only_new.height)),
                          only_old.crop((40, 0, *only_old.size)).crop((0, 0, only_old.width - 80, only_old.height))) > 0
    divider.focus()
    report.press("Home")
    report.comes(divider.input_value, "0")
    report.press("3")
    report.shows_mode("onion")
    report.page.locator(".modifier.onion input").fill("0")
    onion_old = report.shot(new)
    report.page.locator(".modifier.onion input").fill("100")
    assert changed_pixels(onion_old, report.shot(new)) > 0
    report.press("4")
    turn = "document.querySelector('.stage').classList.contains('expected-turn')"
    report.wait(turn)
    report.wait("!" + turn)
    report.press("1", "z")
    report.comes(report.page.locator(".stage.zoomed").count, 1)
    zoomed = report.shot(new)
    assert changed_pixels(zoomed, after) > 0
    report.press("0", "o")
    report.comes(report.page.locator(".stage.zoomed").count, 0)


def check_alignment(report):
    """Aligned in time, an animation that only came late does not differ any more."""
    report.open("gooey-menu")
    lag = report.scene["comparison"]["lag"]
    assert abs(lag - 0.08) < 1e-6, lag
    report.press("w")
    report.at(report.scene["comparison"]["worst"])
    difference = report.page.locator(".difference canvas")
    assert int(difference.get_attribute("data-changed")) > 0
    chart = "document.querySelector('.errors svg').getAttribute('aria-label').includes('when aligned')"
    strip = """(() => {
      const canvases = document.querySelector('.strip .worst')?.closest('button').querySelectorAll('canvas');
      return canvases?.length === 2 && canvases[0].toDataURL() === canvases[1].toDataURL();
    })()"""
    report.wait("document.querySelectorAll('.strip .tier').length > 2")
    report.wait(f"!{strip}")
    report.press("a")
    report.wait("document.querySelector('.difference canvas').dataset.changed === '0'")
    # The chart and the film strip are aligned as well, and go back.
    report.wait(chart)
    report.wait(strip)
    assert report.page.locator(".errors .different").get_attribute("d") == ""
    report.press("a")
    report.wait(f"!{chart}")
    report.wait(f"!{strip}")


def check_links(report):
    """A link leads to a scene, a moment and a mode, and the address follows what is shown."""
    report.open("jelly-drop")
    section = report.page.evaluate("document.querySelector('.scene.open').id")
    time = report.scene["comparison"]["moments"][9]["time"]
    report.page.evaluate(f"location.hash = '#{section}/{time}/onion'")
    report.at(9)
    report.shows_mode("onion")
    report.press("2", "ArrowRight")
    report.at(10)
    later = report.scene["comparison"]["moments"][10]["time"]
    report.wait(f"location.hash === '#{section}/{later:g}/swipe'")
    address = report.page.url
    report.page.goto("about:blank")
    report.page.goto(address)
    report.at(10)
    report.shows_mode("swipe")
    report.page.evaluate("location.hash = '#scene-1/soon/sideways'")
    report.wait("document.querySelector('.scene.open').id === 'scene-1'")


def check_busy(report):
    """A scene that is asked for while the page is busy opens, though the address was about to follow what had been shown."""
    report.open("jelly-drop")
    link = report.page.locator(".index a").first
    link.scroll_into_view_if_needed()
    box = link.bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    report.page.mouse.move(*middle)
    report.press("ArrowRight")
    busy = "setTimeout(() => { const start = performance.now(); while (performance.now() - start < 900) {} }, 150)"
    report.page.evaluate(f"() => {{ {busy}; }}")
    time.sleep(0.3)
    report.page.mouse.click(*middle)
    wanted = link.get_attribute("href").removeprefix("#")
    report.wait(f"document.querySelector('.scene.open').id === '{wanted}'")
    # And it stays.
    report.page.wait_for_timeout(1000)
    assert report.page.evaluate("document.querySelector('.scene.open').id") == wanted, wanted


def check_names(report):
    """Odd names are text, wherever they stand."""
    names = report.page.locator(".index .name").all_inner_texts()
    shown = ["<img src=x onerror=", "\"' onmouseover=", "</script><script>", "one\\u{000A}two\\u{0009}tabs", "\\u{202E}abc"]
    for text in shown:
        assert any(text in name.replace("\\n", "\\u{000A}").replace("\\t", "\\u{0009}") for name in names), (text, names)
    assert report.page.locator("[onerror], [onmouseover], [onfocus], [autofocus]:not(dialog *)").count() == 0
    outside = "[...document.scripts].filter((one) => one.type === 'module').length"
    assert report.page.evaluate(outside) == 1
    for section in report.page.locator(".index a").all():
        section.click()
    assert "broken" not in report.page.title()


OUTLINES = """() => ['expected', 'actual', 'difference'].map((name) => {
  const pane = document.querySelector(`.pane.${name}`);
  const [canvas, box] = [pane.querySelector('canvas'), pane.querySelector('.region')];
  const [whole, area] = [canvas.getBoundingClientRect(), box.getBoundingClientRect()];
  const scale = whole.width / canvas.width;
  const within = pane.querySelector('.picture').getBoundingClientRect();
  return box.hidden ? null : {
    isLayer: box.classList.contains('layer'), isInside: area.left >= within.left - 1 && area.right <= within.right + 1,
    middle: [(area.left + area.width / 2 - whole.left) / scale, (area.top + area.height / 2 - whole.top) / scale],
  };
})"""


def check_outline(report, cause, moment):
    """The cause's layer, or where nobody knows it what differs, is outlined in the panes."""
    bounds = cause.get("bounds") or moment["bounds"]
    middle = (bounds["x"] + bounds["width"] / 2, bounds["y"] + bounds["height"] / 2)
    outlines = lambda: report.page.evaluate(OUTLINES)

    def is_right(outline):
        is_there = outline and outline["isLayer"] == ("bounds" in cause)
        return is_there and all(abs(is_ - wanted) < 3 for is_, wanted in zip(outline["middle"], middle))

    report.until(lambda: all(map(is_right, outlines() if "bounds" in cause else outlines()[:2])), lambda: (outlines(), middle))


def check_causes(browser):
    """Causes are a list; each leads to its moment and outlines its layer, as long as that moment is shown."""
    directory = make_causes_report()
    results = json.loads((directory / "results.json").read_text())["scenes"][0]
    causes, moments = results["causes"], results["comparison"]["moments"]
    assert len(causes) >= 3 and all("moment" in cause for cause in causes), causes
    report = Page(browser, directory, viewport={"width": 1280, "height": 1000})
    report.at(results["comparison"]["worst"])
    links = report.page.locator("a.cause")
    assert links.count() == len(causes)
    shown = report.page.locator("body").inner_text()
    assert "`" not in shown
    # Each once, the layer in code; how much differs stands below, and no other line is beside the outline's own.
    section = report.page.locator(".scene.open").inner_text()
    for cause in causes:
        assert section.count(cause["phrase"].replace("`", "")[1:]) == 1, cause["phrase"]
    assert links.locator("code").count() >= len(causes)
    assert report.page.locator(".lead").inner_text()[1:] in results["sentence"]
    assert report.page.locator(".actual .region").evaluate("one => getComputedStyle(one).boxShadow") == "none"
    for cause in causes:
        for text in [cause["phrase"], *cause["consequences"]]:
            assert text.replace("`", "")[1:] in links.first.evaluate("link => link.closest('ol').textContent"), text
    # One count of pixels for a moment, wherever it is told.
    worst = moments[results["comparison"]["worst"]]["differentPixels"]
    grouped = f"{worst:,}"
    assert f"with {grouped} pixels" in results["sentence"], results["sentence"]
    assert f"{grouped} pixels differ" in report.page.locator(".clock").inner_text()
    assert report.page.locator(".difference figcaption span").inner_text().startswith(f"{grouped} pixels")
    assert "Height: pixels that differ" in report.page.locator(".legend").inner_text()
    # The second, by the keyboard.
    second = causes[1]
    report.press("n")
    links.nth(1).focus()
    assert links.nth(1).evaluate("link => getComputedStyle(link).outlineStyle") != "none"
    report.press("Enter")
    report.at(second["moment"])
    report.wait("document.querySelectorAll('a.cause')[1].getAttribute('aria-current') === 'true'")
    for key, mode in zip("2341", ["swipe", "onion", "blink", "side"]):
        report.press(key)
        report.shows_mode(mode)
        check_outline(report, second, moments[second["moment"]])
    report.press("z")
    check_outline(report, second, moments[second["moment"]])
    report.press("0", "2")
    report.wait("location.hash.endsWith('/swipe/cause-2')")
    address = report.page.url
    report.page.goto("about:blank")
    report.page.goto(address)
    report.at(second["moment"])
    report.wait("document.querySelectorAll('a.cause')[1].getAttribute('aria-current') === 'true'")
    report.shows_mode("swipe")
    check_outline(report, second, moments[second["moment"]])
    report.press("c")
    report.at(causes[2]["moment"])
    report.wait("location.hash.endsWith('/cause-3')")
    # Another moment is no cause's any more.
    report.press("End")
    report.at(len(moments) - 1)
    report.comes(report.page.locator("a.cause[aria-current]").count, 0)
    report.until(lambda: not any(outline and outline["isLayer"] for outline in report.page.evaluate(OUTLINES)))
    report.wait("!location.hash.includes('cause')")
    report.close()
    for options in ({"viewport": {"width": 400, "height": 800}}, {"color_scheme": "dark"}):
        report = Page(browser, directory, "#scene-1/cause-2", **options)
        report.at(second["moment"])
        for disclosure in report.page.locator(".consequences summary").all():
            disclosure.click()
        report.fits("innerWidth")
        report.check_reading()
        report.close()
    print(f"{len(causes)} causes: passed")


def check_large(browser):
    directory = make_large_report(100)
    report = Page(browser, directory)
    report.wait("document.querySelector('.player')?.dataset.moment !== undefined")
    report.wait("document.querySelectorAll('.strip .tier').length > 2")
    megabytes = (directory / "index.html").stat().st_size / 1e6
    frames = report.page.evaluate("window.decoded")
    # One scene has two animations of 25 frames.
    assert 0 < frames <= 50, f"{frames} frames were decoded for one scene"
    print(f"100 changed scenes, {megabytes:.1f} MB: {frames} frames are decoded for the first")
    report.page.locator(".index a").nth(99).click()
    report.wait("document.querySelector('.scene.open').id === 'scene-100' && document.querySelector('.player')?.dataset.moment")
    report.close()


def check_excerpt(browser):
    """Of animations that are too large for a page it shows fewer and smaller pictures, says so, and leads to the whole ones."""
    size, count = (400, 800), 24
    for seed, name in enumerate(("whole-old", "whole-new")):
        random = Random(seed)
        frames = DIRECTORY / f"{name}.raw"
        frames.write_bytes(b"".join(random.randbytes(size[0] * size[1] * 4) for _ in range(count)))
        run("encode", "--raw", f"{size[0]}x{size[1]}", frames, "-o", f"{name}.png", "--format", "apng", "--quiet")
        frames.unlink()
    run("compare", "whole-old.png", "whole-new.png", "--report", "excerpt", codes=(1,))
    report = Page(browser, DIRECTORY / "excerpt")
    report.wait("document.querySelector('.player')?.dataset.moment !== undefined")
    results = json.loads((report.directory / "results.json").read_text())
    assert len(results["scenes"][0]["comparison"]["moments"]) == count
    shown = int(report.page.locator(".scrubber").get_attribute("max")) + 1
    assert 12 <= shown < count, shown
    note = report.page.locator(".excerpt").inner_text()
    assert f"{shown} of {count} moments" in note, note
    told = re.search(r"(\d+)\s×\s(\d+) instead of 400\s×\s800 pixels", note)
    assert told, note
    width, height = int(told[1]), int(told[2])
    assert height < size[1] and abs(width - height * size[0] / size[1]) <= 1, note
    report.comes(lambda: report.canvas("actual").size, (width, height))
    for link in report.page.locator(".excerpt a").all():
        whole = Image.open(report.directory / link.get_attribute("href"))
        assert (whole.size, whole.n_frames) == (size, count)
    assert report.page.locator(".excerpt a").count() == 2
    # The place under the pointer is that of the whole picture.
    box = report.page.locator(".actual canvas").bounding_box()
    report.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    told = report.page.locator(".note").inner_text
    report.until(lambda: told().startswith("x "), told)
    place = re.match(r"x (\d+), y (\d+)", told())
    assert abs(int(place[1]) - 200) < 4 and abs(int(place[2]) - 400) < 4, place[0]
    report.page.screenshot(path=DIRECTORY / "excerpt.png")
    report.close()
    megabytes = (report.directory / "index.html").stat().st_size / 1e6
    assert megabytes < 15
    print(f"an excerpt of {shown} of {count} moments, {megabytes:.1f} MB: passed")


def main():
    DIRECTORY.mkdir(parents=True)
    directory = make_report()
    with sync_playwright() as playwright:
        browser = pages.launch(playwright)
        for check in (check_list, check_players, check_keys, check_modes, check_alignment, check_links, check_busy, check_names):
            report = Page(browser, directory)
            check(report)
            report.close()
            print(f"{check.__name__}: passed")
        grounds = set()
        for scheme in ("light", "dark"):
            report = Page(browser, directory, color_scheme=scheme)
            report.open("jelly-drop")
            report.check_access() if scheme == "light" else report.check_reading()
            report.page.screenshot(path=DIRECTORY / f"{scheme}.png")
            # Every kind of change there is.
            for status in ("failed", "new", "obsolete", "identical"):
                report.page.locator(f".index li[data-status={status}] a").first.click()
                report.wait(f"document.querySelector('.scene.open').dataset.status === '{status}'")
                report.check_reading()
            grounds.add(report.page.evaluate("getComputedStyle(document.body).backgroundColor"))
            report.close()
        assert len(grounds) == 2
        report = Page(browser, directory, viewport={"width": 380, "height": 800})
        report.open("jelly-drop")
        for key in "1234":
            report.press(key)
            report.fits(380)
        report.page.screenshot(path=DIRECTORY / "narrow.png", full_page=True)
        for link in report.page.locator(".index a").all()[:6]:
            report.page.evaluate("(hash) => { location.hash = hash; }", link.get_attribute("href"))
            report.fits(380)
        report.close()
        # Without scripts all that is known in words can be read.
        report = Page(browser, directory, java_script_enabled=False)
        for scene in json.loads((directory / "results.json").read_text())["scenes"]:
            if scene["name"] in ("jelly-drop", "gooey-menu", "slime-bubble"):
                said = report.page.locator(".lead, .cause", has_text=scene["sentence"][1:60])
                assert said.first.is_visible(), scene["sentence"]
        assert report.page.locator(".unplayed", has_text="the worst at").first.is_visible()
        assert report.page.locator("button:visible:enabled").count() == 0
        report.close()
        print("schemes, narrow and without scripts: passed")
        check_causes(browser)
        check_large(browser)
        check_excerpt(browser)
        browser.close()


main()
