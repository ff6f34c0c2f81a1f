"""Opens the studio in Chromium and uses it as somebody does who tunes an animation.

usage: browser_studio.py TOOL DIRECTORY: springform's path, and where scene files are made. Pictures of the pages stay there.
"""

import os
import pathlib
import shlex
import shutil
import signal
import statistics
import sys
import time

import browser_pages as pages
from browser_live import KINDS, SLIDE, Page, Studio
from browser_pages import changed_pixels
from browser_stage import TAPED, Staging
from browser_touches import TOUCHED, check_recording
from browser_tuning import SPRINGS, Tuning
from PIL import Image
from playwright.sync_api import sync_playwright

TOOL = pathlib.Path(sys.argv[1]).resolve()
DIRECTORY = pathlib.Path(sys.argv[2]).resolve()

# Keeps a promise when the picture under the playhead is another one; breaks it when it never comes.
NEXT_TAKE = """() => {
  window.nextTake = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("no other picture has come")), 180_000);
    new MutationObserver((_, observer) => (observer.disconnect(), resolve())).observe(document.querySelector(".player"), { attributeFilter: ["data-take"] });
  });
}"""


def rendered(*words):
    """What the command line draws, frame by frame."""
    frames = DIRECTORY / "frames"
    shutil.rmtree(frames, ignore_errors=True)
    pages.run(TOOL, DIRECTORY, "render", *words, "--format", "frames", "-o", str(frames), "--quiet")
    return [Image.open(path).convert("RGBA") for path in sorted(frames.glob("*.png"))]


def check_stage(page):
    """What is seen is what the command line draws, at every moment that is looked at."""
    frames = rendered("kinds.scene.yml")
    page.comes(lambda: page.page.locator(".scrubber").get_attribute("max"), str(len(frames) - 1))
    for moment in (0, 7, len(frames) - 1):
        page.look(moment)
        page.shows(frames[moment], moment)


def check_parameters(page):
    """Every kind of control changes the picture as --set does."""
    moment = 15
    page.look(moment)
    for name, change, value in [
        ("damping", lambda control: control.evaluate(SLIDE, 0.8), "0.8"),
        ("count", lambda control: control.evaluate(SLIDE, 5), "5"),
        ("side", lambda control: control.select_option("left"), "left"),
        ("tint", lambda control: control.fill("#FF2D55"), "#FF2D55"),
        ("title", lambda control: control.fill("Good bye"), "Good bye"),
        ("place", lambda control: control.press("Shift+ArrowDown"), "[60, 70]"),
        ("shown", lambda control: control.uncheck(), "false"),
    ]:
        row = page.page.locator(".parameter", has=page.parameter(name))
        is_changed = lambda: "changed" in row.get_attribute("class")
        change(page.parameter(name))
        page.comes(is_changed, True)
        wanted = rendered("kinds.scene.yml", "--set", f"{name}={value}")[moment]
        page.shows(wanted, name)
        row.locator(".reset").click()
        page.comes(is_changed, False)
        page.shows(rendered("kinds.scene.yml")[moment], name + " reset")


def check_history(page):
    values = lambda: (page.parameter("count").input_value(), page.parameter("damping").input_value())
    page.parameter("damping").evaluate(SLIDE, 0.9)
    page.parameter("count").evaluate(SLIDE, 4)
    page.press("Control+z")
    page.comes(values, ("2", "0.9"))
    page.press("Control+z")
    page.comes(values, ("2", "0.3"))
    page.press("Control+Shift+z", "Control+Shift+z")
    page.comes(values, ("4", "0.9"))
    page.page.locator(".reset-all").click()
    page.comes(page.page.locator(".parameter.changed").count, 0)
    page.comes(page.page.locator(".reset-all").is_disabled, True)


def check_keys(page):
    page.look(0)
    page.press("ArrowRight", "ArrowRight", "Shift+ArrowRight")
    page.at(12)
    page.press("End", "l", " ")
    page.wait("document.querySelector('.play').ariaLabel === 'Play'")
    page.press("l", "Home", " ")
    page.wait("Number(document.querySelector('.player').dataset.moment) > 3")
    page.press(" ", "2")
    page.wait("document.querySelector('.actual canvas').width === 480")
    page.press("0")


def check_watch(page):
    """A saved file is drawn again with time and parameters kept; a mistake is told, and mending it takes it back."""
    path = DIRECTORY / "watched.scene.yml"
    moment = 15
    page.look(moment)
    page.parameter("count").evaluate(SLIDE, 4)
    waits = []
    for damping in (0.9, 0.7, 0.5, 0.6):
        page.settled()
        page.page.evaluate(NEXT_TAKE)
        start = time.monotonic()
        path.write_text(KINDS.replace("value: 0.3", f"value: {damping}"))
        page.page.evaluate("nextTake")
        waits.append(1000 * (time.monotonic() - start))
    print(f"a saved file was drawn after {statistics.median(waits):.0f} ms, {max(waits):.0f} at worst")
    page.shows(rendered(path.name, "--set", "count=4")[moment], "saved in an editor")
    page.comes(lambda: [page.parameter(name).input_value() for name in ("count", "damping")], ["4", "0.6"])
    path.write_text(KINDS.replace("circle: 20", "circel: 20"))
    page.wait("!document.querySelector('.failure').hidden")
    # The file may have been read while it was written.
    told = page.page.locator(".failure").inner_text
    page.until(lambda: "watched.scene.yml:17:17: " in told() and "^" in told(), told)
    page.shows(rendered("kinds.scene.yml", "--set", "count=4", "--set", "damping=0.6")[moment], "the last good picture")
    path.write_text(KINDS)
    page.wait("document.querySelector('.failure').hidden")
    page.shows(rendered(path.name, "--set", "count=4")[moment], "mended")


def check_save(page):
    """Just the values change in the file, and not what somebody else has changed without being asked."""
    path = DIRECTORY / "saved.scene.yml"
    page.look(15)
    page.comes(page.page.locator(".save").is_disabled, True)
    page.parameter("damping").evaluate(SLIDE, 0.8)
    page.parameter("title").fill("it's")
    page.page.locator(".copy-values").click()
    page.wait("document.querySelector('.copying').open")
    page.comes(page.page.locator("[data-text=set]").inner_text, "--set damping=0.8 --set 'title=it'\\''s'")
    page.escape(".copying")
    page.press("Control+s")
    wanted = KINDS.replace("value: 0.3", "value: 0.8").replace("'Hello'", "'it''s'")
    page.holds(path, wanted)
    page.wait("document.querySelector('.parameter.changed') === null")
    page.hears("Saved")
    page.comes(page.parameter("damping").input_value, "0.8")
    # As an editor's undo does.
    path.write_text(KINDS)
    page.wait("document.querySelector('#parameter-damping').value === '0.3'")


def check_conflict(page):
    """A file that is not as it was when it was read is not written without being asked."""
    path = DIRECTORY / "conflict.scene.yml"
    page.look(15)
    page.parameter("damping").evaluate(SLIDE, 0.8)
    page.settled()
    # The file is changed so that nothing but its content tells: the studio sleeps meanwhile, and finds it as long and as old.
    other = KINDS.replace("value: 2", "value: 3")
    times = path.stat()
    page.studio.process.send_signal(signal.SIGSTOP)
    page.until(lambda: "State:\tT" in pathlib.Path(f"/proc/{page.studio.process.pid}/status").read_text())
    path.write_text(other)
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
    page.studio.process.send_signal(signal.SIGCONT)
    for answer in ("Leave it", "Write into the new file"):
        page.page.locator(".save").click()
        page.wait("document.querySelector('.conflict').open")
        disk = page.page.locator("[data-text=disk]").inner_text
        page.until(lambda: "value: 3" in disk(), disk)
        mine = page.page.locator("[data-text=page]").inner_text()
        assert "value: 2" in mine and "value: 0.8" in mine, mine
        assert path.read_text() == other
        page.page.locator(".conflict button", has_text=answer).click()
    page.holds(path, other.replace("value: 0.3", "value: 0.8"))
    page.wait("document.querySelector('#parameter-count').value === '3'")
    page.comes(page.parameter("damping").input_value, "0.8")


def check_export(page):
    """A file has the bytes that the shown command writes."""
    page.look(0)
    page.parameter("damping").evaluate(SLIDE, 0.8)
    page.page.locator(".export").click()
    for suffix in ("gif", "apng", "webp"):
        page.page.locator("[name=format]").select_option(suffix)
        page.page.locator("[name=fps]").select_option("25")
        with page.page.expect_download() as download:
            page.page.locator(".make").click()
        words = shlex.split(page.page.locator("[data-text=command]").inner_text())
        assert words[1:] == ["render", "kinds.scene.yml", "--set", "damping=0.8", "--fps", "25", "--scale", "1", "-o", f"kinds.{suffix}"], words
        pages.run(TOOL, DIRECTORY, *words[1:], "--quiet")
        assert pathlib.Path(download.value.path()).read_bytes() == (DIRECTORY / f"kinds.{suffix}").read_bytes(), suffix
    page.press("Escape")


def check_record(page):
    """A recorded drag is no more points than the mouse had; saved into the file, it renders as it was seen."""
    path = DIRECTORY / "recorded.scene.yml"
    page.look(0)
    page.fit()
    page.start_recording(0)
    box = page.page.locator(".actual .picture").bounding_box()
    place = lambda x, y: (box["x"] + x / 240 * box["width"], box["y"] + y / 160 * box["height"])
    page.page.mouse.move(*place(60, 60))
    page.page.mouse.down()
    for step in range(1, 25):
        page.page.mouse.move(*place(60 + 5 * step, 60 + 2 * step))
        page.page.wait_for_timeout(12)
    page.page.mouse.up()
    page.stop_recording()
    page.wait("document.querySelectorAll('.touches button').length === 1")
    page.page.screenshot(path=DIRECTORY / "recorded.png")
    last = int(page.page.locator(".scrubber").get_attribute("max"))
    seen = [page.look(moment) for moment in range(last + 1)]
    page.press("Control+s")
    page.wait("document.querySelector('.own-touches').hidden && document.querySelector('.save').disabled")
    text = path.read_text()
    # On a busy machine the moves come at uneven times, and every one of them counts.
    assert text.startswith(KINDS.rstrip()) and 0 < text.count("drag:") <= 24, text
    assert "drag: { from: [60, 60], to: [180, " in text or "  - release" in text, text
    frames = rendered(path.name)
    assert len(frames) == len(seen) and any(changed_pixels(*pair) for pair in zip(seen, rendered("kinds.scene.yml")))
    for moment, (picture, frame) in enumerate(zip(seen, frames)):
        assert changed_pixels(picture, frame) == 0, moment


def check_touches(page):
    """A touch is moved in time and its points on the stage; a file has it before it is saved, and after that the command's has, too."""
    path = DIRECTORY / "touched.scene.yml"
    path.write_text(KINDS)
    page.look(0)
    page.fit()
    box = page.page.locator(".actual .picture").bounding_box()
    place = lambda x, y: (box["x"] + x / 240 * box["width"], box["y"] + y / 160 * box["height"])
    page.start_recording(0, key="r")
    for number, (x, y) in enumerate([(60, 60), (100, 70), (140, 110), (200, 40)]):
        page.page.mouse.move(*place(x, y), steps=1 if number == 0 else 8)
        if number == 0:
            page.page.mouse.down()
        page.page.wait_for_timeout(100)
    page.page.mouse.up()
    page.stop_recording()
    bar, handles = page.page.locator(".touches button"), page.page.locator(".touch-path .handle")
    page.wait("document.querySelectorAll('.touch-path .handle').length > 1")
    said = lambda: (page.settled(), bar.first.get_attribute("aria-label"))[1]
    labels = lambda: (page.settled(), handles.evaluate_all("(handles) => handles.map((one) => one.ariaLabel)"))[1]

    before = said()
    start = bar.first.bounding_box()
    page.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + 4)
    page.page.mouse.down()
    page.page.mouse.move(start["x"] + start["width"] / 2 + 60, start["y"] + 4, steps=6)
    page.page.mouse.up()
    page.wait(f"document.querySelector('.touches button').ariaLabel !== '{before}'")
    assert float(before.split(" to ")[1].split("\u00a0")[0]) < 1.25, before
    assert "from 0.40" in before and "from 0.40" not in said(), (before, said())

    last = labels()[-1]
    start = handles.last.bounding_box()
    middle = (start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.page.mouse.move(*middle)
    page.page.mouse.down()
    page.page.mouse.move(middle[0] - box["width"] / 4, middle[1] + box["height"] / 4, steps=6)
    page.page.mouse.up()
    page.settled()
    point = lambda: [float(word) for word in labels()[-1].split(": ")[1].split(", ")]
    was = [float(word) for word in last.split(": ")[1].split(", ")]
    page.until(lambda: abs(point()[0] - was[0] + 60) < 2 and abs(point()[1] - was[1] - 40) < 2, lambda: (last, labels()[-1]))
    x, y = point()
    handles.last.focus()
    page.press("ArrowLeft", "Shift+ArrowUp")
    page.until(lambda: abs(point()[0] - (x - 1)) < 0.06 and abs(point()[1] - (y - 10)) < 0.06, lambda: (x, y, point()))
    page.page.screenshot(path=DIRECTORY / "touched.png")

    def exported():
        page.page.locator(".export").click()
        page.page.locator("[name=fps]").select_option("25")
        with page.page.expect_download() as download:
            page.page.locator(".make").click()
        words = shlex.split(page.page.locator(".exporting [data-text=command]").inner_text())
        page.page.locator(".exporting button", has_text="Close").click()
        return pathlib.Path(download.value.path()).read_bytes(), words

    unsaved, words = exported()
    pages.run(TOOL, DIRECTORY, *words[1:], "--quiet")
    assert unsaved != (DIRECTORY / words[-1]).read_bytes(), "the touches are not in the file"
    seen = {moment: page.look(moment) for moment in (20, 40, 59)}
    page.page.locator(".copy-values").click()
    page.wait("document.querySelector('.copying').open")
    tape = page.page.locator("[data-text=yamlTape]").inner_text()
    assert page.page.locator("[data-text=swiftTape]").inner_text().startswith("stage.tape.touch(nil, at: ")
    assert not page.page.locator("[data-text=set]").is_visible()
    page.page.screenshot(path=DIRECTORY / "copying.png")
    page.check_reading()
    page.escape(".copying")
    page.press("Control+s")
    page.wait("document.querySelector('.own-touches').hidden && document.querySelector('.touch-path').hidden")
    assert tape in path.read_text(), (tape, path.read_text())
    pages.run(TOOL, DIRECTORY, *words[1:], "--quiet")
    assert unsaved == (DIRECTORY / words[-1]).read_bytes()
    frames = rendered(path.name)
    for moment, picture in seen.items():
        assert changed_pixels(picture, frames[moment]) == 0, moment


def check_compare(page):
    """What is kept as A stays beside what is tuned, in the pictures and in the curves."""
    moment = 15
    old = page.look(moment)
    page.press("c")
    page.wait("document.querySelector('.player.comparing')?.dataset.moment !== undefined")
    assert page.look(moment) is not None
    page.parameter("damping").evaluate(SLIDE, 0.9)
    page.shows(rendered("kinds.scene.yml", "--set", "damping=0.9")[moment], "B")
    page.wait("document.querySelector('.plot .old')")
    page.shows(old, "A", "expected")
    page.page.screenshot(path=DIRECTORY / "compared.png")
    page.press("3")
    page.wait("document.querySelector('.stage').dataset.mode === 'onion'")
    page.press("c")
    page.wait("document.querySelector('.player:not(.comparing)')?.dataset.moment !== undefined")
    page.shows(rendered("kinds.scene.yml", "--set", "damping=0.9")[moment], "B alone")


def check_baseline(page):
    """A baseline that fails is shown as the report shows it, and replaced when somebody clicks."""
    baseline = DIRECTORY / "Baselines"
    shutil.rmtree(baseline, ignore_errors=True)
    path = DIRECTORY / "approved.scene.yml"
    path.write_text(KINDS)
    pages.run(TOOL, DIRECTORY, "record", path.name, "--quiet")
    recorded = {file: file.read_bytes() for file in baseline.rglob("*") if file.is_file()}
    sentence = page.page.locator("[data-text=sentence]")

    def review():
        page.page.locator(".review").click()
        page.wait("document.querySelector('.reviewing iframe').checkVisibility()")

    review()
    page.until(lambda: "dentical" in sentence.inner_text(), sentence.inner_text)
    page.comes(page.page.locator(".approve").is_visible, False)
    page.page.locator(".reviewing button", has_text="Close").click()
    # What is tuned and not saved is not what is compared.
    page.parameter("count").evaluate(SLIDE, 4)
    path.write_text(KINDS.replace("value: 0.3", "value: 0.6"))
    page.wait("document.querySelector('#parameter-damping').value === '0.6'")
    review()
    report = page.page.frame_locator(".reviewing iframe")
    page.comes(report.locator(".status.changed").inner_text, "Changed")
    report.locator(".player[data-moment] .difference canvas").wait_for()
    report.locator(".modes label", has_text="Swipe").click()
    page.page.wait_for_timeout(300)
    page.page.screenshot(path=DIRECTORY / "reviewed.png")
    assert recorded == {file: file.read_bytes() for file in baseline.rglob("*") if file.is_file()}, "replaced before anybody has said so"
    page.page.locator(".approve").click()
    page.hears("Approved")
    pages.run(TOOL, DIRECTORY, "verify", path.name, "--quiet")
    assert recorded.keys() == {file for file in baseline.rglob("*") if file.is_file()}


def main():
    DIRECTORY.mkdir(parents=True, exist_ok=True)
    for name in ("kinds", "watched", "saved", "conflict", "recorded", "touched", "approved"):
        (DIRECTORY / f"{name}.scene.yml").write_text(KINDS)
    (DIRECTORY / "springs.scene.yml").write_text(SPRINGS)
    for name in ("taped", "added"):
        (DIRECTORY / f"{name}.scene.yml").write_text(TAPED)
    (DIRECTORY / "behind.scene.yml").write_text(TOUCHED)
    extra = "".join(f"  extra{number}: {number}\n" for number in range(6))
    (DIRECTORY / "many.scene.yml").write_text(KINDS.replace("params:\n", "params:\n" + extra))
    staging = Staging(TOOL, DIRECTORY, rendered)
    tuning = Tuning(TOOL, DIRECTORY, rendered, SLIDE)
    with sync_playwright() as playwright:
        browser = pages.launch(playwright)
        studio = Studio(TOOL, DIRECTORY, "kinds.scene.yml", "watched.scene.yml", "saved.scene.yml", "conflict.scene.yml", "recorded.scene.yml", "touched.scene.yml", "springs.scene.yml", "approved.scene.yml", "taped.scene.yml", "added.scene.yml", "many.scene.yml", "behind.scene.yml")
        for name, check in [
            ("kinds", check_stage), ("kinds", check_parameters), ("kinds", check_history), ("kinds", check_keys),
            ("kinds", check_compare), ("kinds", check_export), ("watched", check_watch), ("saved", check_save), ("conflict", check_conflict),
            ("recorded", check_record), ("touched", check_touches), ("approved", check_baseline), ("springs", tuning.check_springs), ("springs", tuning.check_expectations),
            ("springs", tuning.check_sliders), ("many", tuning.check_finding), ("springs", tuning.check_views), ("springs", tuning.check_files),
            ("springs", tuning.check_scenes), ("springs", staging.check_film_strip), ("taped", staging.check_tape), ("added", staging.check_adding),
            ("behind", check_recording), ("taped", staging.check_framed_touches), ("kinds", staging.check_keyboard), ("kinds", staging.check_names),
        ]:
            page = Page(browser, studio, f"#{name}.scene.yml")
            check(page)
            page.close()
            print(f"studio, {check.__name__}: passed")
        for scheme in ("light", "dark"):
            page = Page(browser, studio, color_scheme=scheme)
            page.settled()
            page.pause()
            page.check_access() if scheme == "light" else page.check_reading()
            page.page.screenshot(path=DIRECTORY / f"{scheme}.png", full_page=True)
            for opener, dialog in [(".export", ".exporting"), (".all-scenes", ".posters"), (".shortcuts", ".help")]:
                page.page.locator(opener).click()
                page.wait(f"document.querySelector('dialog{dialog}[open]')")
                page.check_access() if scheme == "light" else page.check_reading()
                page.press("Escape")
                page.wait("!document.querySelector('dialog[open]')")
            page.close()
        page = Page(browser, studio, viewport={"width": 400, "height": 800})
        page.fits(400)
        page.settled()
        page.page.screenshot(path=DIRECTORY / "narrow.png", full_page=True)
        for opener in (".export", ".all-scenes", ".shortcuts"):
            page.page.locator(opener).click()
            page.wait("(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('dialog[open]'))")
            page.fits(400)
            page.press("Escape")
            page.wait("!document.querySelector('dialog[open]')")
        page.close()
        print("studio, schemes and narrow: passed")
        staging.check_dock(browser, studio)
        studio.end()
        staging.check_against(browser)
        staging.check_fit(browser)
        browser.close()


main()
