"""What the studio's page offers for tuning, used in Chromium: springs, expectations, sliders, views of the stage, files, scenes.

browser_studio.py opens the pages.
"""

import io
import shlex
import zipfile

import browser_pages as pages
from PIL import Image

# A spring in each of its forms, what is expected of it, and a slider of many decades.
SPRINGS = """scene: 1
name: springs
canvas: { size: [240, 160] }
time: { duration: 1.2s }
params:
  length: { value: 0.8, min: 0.2, max: 2 }
  ratio: { value: 0.5, min: 0.05, max: 1 }
  bounce: { value: 0.3, min: -0.5, max: 0.9 }
  stiffness: { value: 200, min: 1, max: 10000 }
layers:
  - { id: one, circle: 20, position: [40, 40], fill: teal }
  - { id: two, circle: 20, position: [40, 80], fill: orange }
  - { id: three, circle: 20, position: [40, 120], fill: purple }
events:
  - start:
      - animate: { duration: length, spring: { damping: ratio }, to: { one.position: [180, 40] } }
      - animate: { duration: 0.5s, spring: { bounce: bounce }, to: { two.position: [180, 80] } }
      - animate: { spring: { stiffness: stiffness, damping: 12 }, to: { three.position: [180, 120] } }
trace: { x: one.position.x }
expect:
  - { overshoots: x, at-most: 0.2 }
  - { never: x, above: 220 }
"""


class Tuning:
    """The checks, for a page at a time.

    - tool: springform's path, which is run in the directory.
    - rendered: draws a scene by the command line and returns its frames.
    """

    def __init__(self, tool, directory, rendered, slide):
        self.tool = tool
        self.directory = directory
        self.rendered = rendered
        self.slide = slide

    def run(self, *words):
        return pages.run(self.tool, self.directory, *words)

    def exactly(self, page, name):
        return float(page.page.get_by_label(f"{name}, exactly").input_value())

    def editor(self, page, name):
        return page.page.locator(".spring", has=page.page.get_by_text(f"Spring of {name}", exact=True))

    def handle(self, plot):
        """The middle of the plot's handle."""
        box = plot.locator(".dot").bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def pull(self, page, plot, x, y, offset=0):
        """Drags the plot's handle so many shares of its sides, taken so many pixels beside its middle."""
        page.still()
        plot.scroll_into_view_if_needed()
        box = plot.bounding_box()
        left, top = (side + offset for side in self.handle(plot))
        with page.at_once():
            page.page.mouse.move(left, top)
            page.page.mouse.down()
            page.page.mouse.move(left + x * box["width"], top + y * box["height"], steps=8)
            page.page.mouse.up()
            page.still()

    def check_springs(self, page):
        """Whatever form a spring has, its curve is pulled with the mouse or by keys, and its words are the tool's."""
        page.look(10)
        page.wait("document.querySelectorAll('.spring .words pre').length === 9")
        titles = page.page.locator(".spring .name").all_inner_texts()
        assert titles == ["Spring of length, ratio", "Spring of bounce", "Spring of stiffness"], titles
        page.still()
        editor = self.editor(page, "length, ratio")
        plot = editor.locator(".response")
        span = float(plot.get_attribute("data-span").split()[0].replace("\u2212", "-"))
        # A click is no pull, and neither is a hand that trembles.
        self.pull(page, plot, 0, 0, offset=4)
        self.pull(page, plot, 0.005, 0)
        both = lambda: (self.exactly(page, "length"), self.exactly(page, "ratio"))
        assert both() == (0.8, 0.5)
        assert page.page.locator(".undo").is_disabled()
        # The handle stays as far from the pointer as it was taken, and where it was left: the scale of the time stays.
        start = self.handle(plot)
        self.pull(page, plot, 0.2, 0.15, offset=4)
        page.wait("Number(document.querySelector('#parameter-ratio').value) !== 0.5")
        page.still()
        length, ratio = both()
        assert abs(length - 0.8 - 0.2 * span) < 0.01 * span and abs(ratio - 0.8) < 0.01, (length, ratio, span)
        box, end = plot.bounding_box(), self.handle(plot)
        assert abs(end[0] - start[0] - 0.2 * box["width"]) < 2 and abs(end[1] - start[1] - 0.15 * box["height"]) < 2, (start, end)
        # Where there is no room to pull on, it is another one.
        self.pull(page, plot, 0.24, 0)
        page.wait("parseFloat(document.querySelector('.response').dataset.span) > %s" % span)
        page.press("Control+z")
        page.comes(both, (length, ratio))
        # With Shift a tenth of the way.
        plot.focus()
        page.page.keyboard.down("Shift")
        self.pull(page, plot, 0.2, 0)
        page.page.keyboard.up("Shift")
        now = float(plot.get_attribute("data-span").split()[0])
        assert abs(self.exactly(page, "length") - length - 0.02 * now) < 0.004 * now, (length, self.exactly(page, "length"), now)
        page.press("Control+z")
        # One hand's way is one step.
        page.press("Control+z")
        page.comes(both, (0.8, 0.5))
        page.press("Control+Shift+z")
        page.comes(both, (length, ratio))
        page.shows(self.rendered("springs.scene.yml", "--set", f"length={length}", "--set", f"ratio={ratio}")[10], "pulled")
        editor.locator("summary").click()
        page.wait("document.querySelector('.spring details').open")
        told = self.run("spring", "--duration", str(length), "--damping-ratio", str(ratio))
        facts = dict(line.split(maxsplit=1) for line in told.partition("\n\n")[0].splitlines())
        page.wait(f"document.querySelector('.spring .words pre').textContent.includes('withDuration: {length:g},')")
        page.still()
        number = lambda name, digits=4: f"{float(facts[name].split()[0]):.{digits}g}"
        swift, core = editor.locator("pre").nth(1).inner_text(), editor.locator("pre").nth(2).inner_text()
        assert f"response: {number('response')}, dampingFraction: {ratio:g}" in swift, (swift, facts)
        assert f"stiffness = {number('stiffness')}\n" in core and f"damping = {number('damping')}\n" in core, (core, facts)
        assert editor.locator(".numbers").inner_text().startswith(f"settles in {number('settlingDuration', 3)} s"), facts
        # By keys: longer and less bouncy.
        plot.focus()
        page.press("ArrowRight", "ArrowDown")
        page.wait(f"Number(document.querySelector('[aria-label=\"length, exactly\"]').value) > {length + 0.005}")
        page.wait(f"Number(document.querySelector('[aria-label=\"ratio, exactly\"]').value) > {ratio + 0.015}")
        page.still()
        before = self.exactly(page, "ratio")
        page.press("Shift+ArrowDown")
        page.wait(f"Number(document.querySelector('[aria-label=\"ratio, exactly\"]').value) > {before}")
        page.still()
        assert self.exactly(page, "ratio") - before < 0.005
        # What is no parameter stays.
        bouncy = self.editor(page, "bounce").locator(".response")
        self.pull(page, bouncy, 0.2, -0.15)
        page.wait("Math.abs(Number(document.querySelector('#parameter-bounce').value) - 0.6) < 0.03")
        stiff = self.editor(page, "stiffness").locator(".response")
        self.pull(page, stiff, -0.1, 0)
        page.wait("Number(document.querySelector('[aria-label=\"stiffness, exactly\"]').value) > 300")
        # Within the bounds of the parameter, however far it is pulled.
        self.pull(page, bouncy, 0.1, 0.75)
        page.wait("document.querySelector('#parameter-bounce').value === '-0.5'")
        page.page.screenshot(path=self.directory / "springs.png")
        page.check_reading()

    def check_expectations(self, page):
        """The verdicts follow the sliders, and say what 'validate' would."""
        page.look(10)
        states = lambda: [one.get_attribute("class") for one in page.page.locator(".expectations li").all()]
        page.comes(states, ["met", "met"])
        page.parameter("ratio").evaluate(self.slide, 0.1)
        page.wait("document.querySelectorAll('.expectations .missed').length === 2")
        page.settled()
        page.comes(page.page.locator(".tally").inner_text, "2 of 2 fail")
        told = page.page.locator(".expectations li").all_inner_texts()
        assert told[0].startswith("x overshoots by 20 % at most: fails: overshoots by 69.7"), told
        assert told[1].startswith("x is never above 220: fails: is 2") and told[1].endswith("above 220"), told
        page.page.screenshot(path=self.directory / "expectations.png")
        page.check_reading()
        page.page.locator(".reset-all").click()
        page.wait("document.querySelectorAll('.expectations .met').length === 2")

    def check_sliders(self, page):
        """Equal ways are equal ratios on a slider of many decades; keys and the wheel have steps, and fine ones with Shift."""
        page.look(0)
        wide = page.parameter("stiffness")
        assert abs(float(wide.input_value()) - 2.301) < 0.001 and wide.get_attribute("aria-valuetext") == "200"
        wide.evaluate(self.slide, 3)
        page.comes(lambda: self.exactly(page, "stiffness"), 1000)
        for name, start, keys in [
            ("stiffness", "1000", [("ArrowRight", 1100), ("Shift+ArrowRight", 1110), ("PageDown", 620)]),
            ("ratio", "0.5", [("ArrowRight", 0.505), ("Shift+ArrowLeft", 0.5045), ("PageUp", 0.5545)]),
        ]:
            page.page.get_by_label(f"{name}, exactly").fill(start)
            slider = page.parameter(name)
            slider.focus()
            for key, value in keys:
                page.press(key)
                page.comes(lambda: self.exactly(page, name), value)
        # The wheel belongs to the page until a slider is chosen.
        page.page.evaluate("() => { window.wheels = 0; addEventListener('wheel', () => (window.wheels += 1), { passive: true, capture: true }); }")
        page.parameter("bounce").hover()
        page.page.mouse.wheel(0, -100)
        page.wait("window.wheels === 1")
        page.scrolled()
        page.parameter("ratio").hover()
        page.page.mouse.wheel(0, -100)
        page.wait("document.querySelector('[aria-label=\"ratio, exactly\"]').value === '0.5595'")
        assert self.exactly(page, "bounce") == 0.3
        page.page.locator(".reset-all").click()

    def check_finding(self, page):
        """Of many parameters those are shown that are looked for, by name or help, with their springs."""
        page.look(0)
        page.wait("document.querySelector('.spring .words pre') !== null")
        seen = lambda: [one.inner_text() for one in page.page.locator(".parameter .name").all() if one.is_visible()]
        finder, spring = page.page.get_by_label("Find a parameter"), self.editor(page, "damping")
        found = lambda: (len(seen()), spring.is_visible())
        page.comes(found, (13, True))
        finder.fill("COMES to")
        page.comes(lambda: (seen(), spring.is_visible()), (["damping"], True))
        finder.fill("extra")
        page.comes(found, (6, False))
        page.parameter("extra3").evaluate(self.slide, 4)
        page.settled()
        finder.fill("")
        page.comes(found, (13, True))
        assert self.exactly(page, "extra3") == 4

    def check_views(self, page):
        """A device, a page and an onion skin are those of the command line, and touches are where they seem to be."""
        last = int(page.page.locator(".scrubber").get_attribute("max"))
        page.look(20)
        page.press("v")
        for name, value in [("device", "phone"), ("ground", "dark")]:
            page.page.locator(f".viewing [name={name}]").select_option(value)
        framed = self.rendered("springs.scene.yml", "--device", "phone", "--page", "#16181D")
        page.shows(framed[20], "in a phone")
        page.parameter("ratio").evaluate(self.slide, 0.2)
        page.shows(self.rendered("springs.scene.yml", "--device", "phone", "--page", "#16181D", "--set", "ratio=0.2")[20], "tuned in a phone")
        page.page.screenshot(path=self.directory / "device.png")
        page.page.locator(".reset-all").click()
        for name in ("device", "ground"):
            page.page.locator(f".viewing [name={name}]").select_option("")
        page.shows(self.rendered("springs.scene.yml")[20], "as it was")
        page.page.locator(".viewing [name=onion]").select_option("0")
        page.scrub(last)
        self.run("render", "springs.scene.yml", "--onion", "6", "-o", "onion.png", "--quiet")
        page.shows(Image.open(self.directory / "onion.png").convert("RGBA"), "onion skin")
        page.page.screenshot(path=self.directory / "onion-stage.png")
        page.page.locator(".viewing [name=onion]").select_option("")

    def check_files(self, page):
        """Every kind of file has the bytes of the command that is shown, and about as many as were foretold."""
        page.look(0)
        page.parameter("ratio").evaluate(self.slide, 0.4)
        page.settled()
        page.page.locator(".export").click()
        for kind in ("gif", "apng", "webp", "frames", "filmstrip", "onion"):
            page.page.locator(".exporting [name=format]").select_option(kind)
            page.wait("document.querySelector('.exporting').dataset.estimate > 0")
            estimate = int(page.page.locator(".exporting").get_attribute("data-estimate"))
            told = page.page.locator("[data-text=size]").inner_text()
            before = page.page.locator("[data-text=command]").inner_text()
            with page.page.expect_download() as download:
                page.page.locator(".make").click()
            words = shlex.split(page.page.locator("[data-text=command]").inner_text())
            assert shlex.split(before) == words, (before, words)
            self.run(*words[1:], "--quiet")
            content = download.value.path().read_bytes()
            if kind == "frames":
                assert download.value.suggested_filename == "springs-frames.zip"
                archive = zipfile.ZipFile(io.BytesIO(content))
                assert archive.testzip() is None
                written = {path.name: path.read_bytes() for path in (self.directory / "springs-frames").iterdir()}
                assert {name: archive.read(name) for name in archive.namelist()} == written
                assert "60 pictures of 240 × 160 pixels, 50 a second" in told, told
            else:
                assert content == (self.directory / words[-1]).read_bytes(), kind
            assert 0.4 < estimate / len(content) < 2.5, (kind, estimate, len(content))
            print(f"studio, {kind}: {estimate} bytes foretold, {len(content)} written")
        page.page.screenshot(path=self.directory / "exporting.png")
        page.check_reading()
        page.press("Escape")

    def check_scenes(self, page):
        """All scenes can be seen and opened."""
        page.look(0)
        page.page.locator(".all-scenes").click()
        page.wait("document.querySelectorAll('.posters [data-poster=drawn]').length === document.querySelectorAll('.scenes option').length")
        page.page.screenshot(path=self.directory / "scenes.png")
        page.check_reading()
        page.page.locator(".posters [data-scene='kinds.scene.yml']").click()
        page.wait("document.querySelector('.title .name').textContent === 'kinds' && document.querySelector('.player')?.dataset.moment")
        page.comes(page.page.locator(".posters").is_visible, False)
        page.look(0)
        page.shows(self.rendered("kinds.scene.yml")[0], "another scene")
