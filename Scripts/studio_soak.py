"""Uses the studio at random for ten minutes, and then ends studios in every way that a person does; run by hand.

usage: studio_soak.py TOOL DIRECTORY [SECONDS]: springform's path and a folder of the script's own. The studio's memory must not
grow, and nothing may stay: no file, no descriptor, no program.
"""

import os
import pathlib
import pty
import random
import shutil
import signal
import statistics
import subprocess
import sys
import time

import browser_pages as pages
from browser_live import SLIDE, Page, Studio
from playwright.sync_api import sync_playwright

TOOL = pathlib.Path(sys.argv[1]).resolve()
DIRECTORY = pathlib.Path(sys.argv[2]).resolve()
SECONDS = float(sys.argv[3]) if len(sys.argv) > 3 else 600
SAMPLES = 60
ROOT = pathlib.Path(__file__).resolve().parent.parent
FILES = sorted((ROOT / "assets/scenes").glob("*.scene.yml"))[:4]


class Hand:
    """Somebody who does one thing after the other without a plan."""

    def __init__(self, page, chance):
        self.page = page
        self.chance = chance
        self.done = {}

    def act(self):
        actions = [self.slide] * 8 + [self.scrub] * 4 + [self.play] * 2 + [self.change_scene, self.record, self.export, self.compare, self.undo]
        # What the page has focused takes keys of its own.
        self.page.page.evaluate("document.activeElement.blur()")
        action = self.chance.choice(actions)
        action()
        self.done[action.__name__] = self.done.get(action.__name__, 0) + 1
        self.page.page.wait_for_timeout(self.chance.choice([0, 10, 50, 300]))

    def slide(self):
        """A slider is drawn over some of its way."""
        sliders = self.page.page.locator(".parameter input[type=range]")
        if not (count := sliders.count()):
            return
        slider = sliders.nth(self.chance.randrange(count))
        least, most = (float(slider.get_attribute(name)) for name in ("min", "max"))
        for _ in range(self.chance.randint(1, 12)):
            slider.evaluate(SLIDE, self.chance.uniform(least, most))
            self.page.page.wait_for_timeout(self.chance.choice([0, 8, 16]))

    def scrub(self):
        scrubber = self.page.page.locator(".scrubber")
        scrubber.evaluate(SLIDE, self.chance.randint(0, int(scrubber.get_attribute("max"))))

    def play(self):
        self.page.press(" ")

    def undo(self):
        self.page.press(self.chance.choice(["Control+z", "Control+Shift+z"]))

    def compare(self):
        self.page.press("c")

    def change_scene(self):
        chooser = self.page.page.locator(".scenes")
        chooser.select_option(index=self.chance.randrange(chooser.locator("option").count()))
        self.page.ready()

    def record(self):
        """Presses on the stage and drags."""
        self.page.press("r")
        box = self.page.page.locator(".actual .picture").bounding_box()
        place = lambda: (box["x"] + self.chance.random() * box["width"], box["y"] + self.chance.random() * box["height"])
        self.page.page.mouse.move(*place())
        self.page.page.mouse.down()
        for _ in range(self.chance.randint(1, 20)):
            self.page.page.mouse.move(*place())
            self.page.page.wait_for_timeout(10)
        self.page.page.mouse.up()
        self.page.press("r")

    def export(self):
        """A small file, whose end is not always awaited."""
        self.page.page.locator(".export").click()
        self.page.page.locator(".exporting select").first.select_option(self.chance.choice(["gif", "apng", "webp"]))
        self.page.page.locator("[name=fps]").select_option("10")
        self.page.page.locator(".make").click()
        self.page.page.wait_for_timeout(self.chance.choice([0, 200, 1500]))
        self.page.page.locator(".exporting").evaluate("(dialog) => dialog.close()")


def facts(studio):
    """What the studio holds: megabytes, threads, descriptors, and the programs that it started."""
    process = pathlib.Path(f"/proc/{studio.process.pid}")
    children = subprocess.run(["ps", "--no-headers", "-o", "args", "--ppid", str(studio.process.pid)], capture_output=True, text=True).stdout
    return studio.memory, len(list((process / "task").iterdir())), len(list((process / "fd").iterdir())), children.split("\n")[:-1]


def use(browser, chance):
    """Ten minutes of somebody's day."""
    studio = Studio(TOOL, DIRECTORY, *pages.run(TOOL, DIRECTORY, "list", "--names").split(), *(path.name for path in FILES))
    page = Page(browser, studio)
    page.context.set_default_timeout(30_000)
    hand = Hand(page, chance)
    start = time.monotonic()
    samples = []
    while (passed := time.monotonic() - start) < SECONDS:
        try:
            hand.act()
        except Exception:
            page.page.screenshot(path=DIRECTORY / "stuck.png")
            raise
        assert page.page.evaluate("document.querySelector('.failure').textContent.includes('has ended')") is False, "the studio hung up"
        if passed > len(samples) * SECONDS / SAMPLES:
            heap = page.page.evaluate("performance.memory.usedJSHeapSize") / 1e6
            samples.append((*facts(studio), heap))
            print(f"{passed:4.0f} s: {samples[-1][0]:.0f} MB, {samples[-1][1]} threads, {samples[-1][2]} descriptors, page {heap:.0f} MB", flush=True)
    print("done:", ", ".join(f"{count} x {name}" for name, count in sorted(hand.done.items())))
    trouble = [text for text in page.trouble if "ERR_" not in text]
    page.context.close()
    time.sleep(3)
    after = facts(studio)
    fifth = len(samples) // 5
    early, late = (statistics.median(sample[0] for sample in part) for part in (samples[fifth : 2 * fifth], samples[-fifth:]))
    print(f"memory: {early:.0f} MB in the second fifth, {late:.0f} in the last; page gone: {after[0]:.0f} MB, {after[2]} descriptors, programs {after[3]}")
    assert not trouble, trouble
    # One scene needs more than another; when nobody looks at any, no more stays than there was at the beginning.
    assert late < 1.15 * early + 30 and after[0] < samples[0][0] + 10, "the studio grows"
    assert not after[3] and after[2] <= min(sample[2] for sample in samples), after
    studio.end()


def left(folder):
    """The programs that have the folder for their temporary files, and what is in it."""
    programs = []
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if f"TMPDIR={folder}".encode() in (process / "environ").read_bytes().split(b"\0"):
                programs.append((process / "cmdline").read_bytes().decode().replace("\0", " "))
        except OSError:
            pass
    return programs, sorted(path.name for path in folder.rglob("*"))


def end(browser, how, chance):
    """Ends a studio that is drawing into a file, on a terminal of its own."""
    folder = DIRECTORY / "tmp"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    child, terminal = pty.fork()
    if not child:
        os.chdir(DIRECTORY)
        os.environ["TMPDIR"] = str(folder)
        os.execv(TOOL, [str(TOOL), "studio", "guillotine-menu"])
    text = b""
    while not text.endswith(b"\n"):
        text += os.read(terminal, 1000)

    class Running:
        directory = DIRECTORY
        address = text.decode().strip()

    page = Page(browser, Running)
    page.page.locator(".export").click()
    page.page.locator(".make").click()
    page.page.wait_for_timeout(chance.randint(0, 900))
    if how == "Ctrl-C":
        os.write(terminal, b"\x03")
    elif how == "closed terminal":
        os.close(terminal)
    else:
        os.kill(child, getattr(signal, how))
    deadline = time.monotonic() + 20
    while (status := os.waitpid(child, os.WNOHANG))[0] == 0:
        assert time.monotonic() < deadline, f"after {how} the studio goes on"
        time.sleep(0.02)
    if how != "closed terminal":
        os.close(terminal)
    page.wait("document.querySelector('.failure').textContent.includes('has ended')")
    page.context.close()
    programs, files = left(folder)
    assert not programs and not files, (how, programs, files)
    return os.waitstatus_to_exitcode(status[1])


def main():
    DIRECTORY.mkdir(parents=True, exist_ok=True)
    shutil.copytree(ROOT / "assets/scenes", DIRECTORY, dirs_exist_ok=True)
    chance = random.Random(7)
    with sync_playwright() as playwright:
        browser = pages.launch(playwright)
        for how in ["Ctrl-C", "SIGTERM", "SIGHUP", "closed terminal"]:
            codes = [end(browser, how, chance) for _ in range(5)]
            print(f"{how}: exit codes {codes}, nothing left", flush=True)
        use(browser, chance)
        browser.close()


main()
