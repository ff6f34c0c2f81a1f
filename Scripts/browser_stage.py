"""What the studio's stage offers, used in Chromium: a film strip, the scene's touches, a place on a narrow page, and a file beside it.

browser_studio.py opens the pages.
"""

import itertools
import json
import re

import browser_pages as pages
from browser_live import KINDS, SLIDE, Page, Studio
from browser_pages import changed_pixels
from browser_tuning import SPRINGS
from PIL import Image

# With touches of its own.
TAPED = KINDS + """tape:
  - { at: 0.3s, touch: ball }
  - drag: { by: [-40, 30], duration: 0.3s }
  - release
"""

# What a screen reader says of everything that can be used, in the order of the keys.
SPOKEN = """() => [...document.querySelectorAll("button, input, select, [tabindex='0'], summary, a[href]")].filter((one) => one.checkVisibility() && !one.disabled)
  .map((one) => [one.tagName.toLowerCase(), (one.getAttribute("aria-label") || one.labels?.[0]?.textContent || one.textContent).trim()])"""


class Staging:
    """The checks, for a page at a time.

    - tool: springform's path, which is run in the directory.
    - rendered: draws a scene by the command line and returns its frames.
    """

    def __init__(self, tool, directory, rendered):
        self.tool = tool
        self.directory = directory
        self.rendered = rendered

    def shot(self, page, name):
        page.page.screenshot(path=self.directory / f"{name}.png")

    def strip(self, page):
        """Waits until the film strip is that of the last take."""
        page.settled()
        page.wait("(({ film, played }) => film && film === played)(document.querySelector('.player').dataset)")

    def drawn(self, page):
        """What the pictures of the film strip hold."""
        return page.page.locator(".strip canvas").evaluate_all("(all) => all.map((one) => one.toDataURL())")

    def check_film_strip(self, page):
        """The film strip takes the stage's place, follows the sliders, leads to its moments, and has A above B."""
        page.look(0)
        page.press("v")
        page.page.locator(".viewing [name=film]").select_option("6")
        self.strip(page)
        page.comes(lambda: (page.page.locator(".strip canvas").count(), page.page.locator(".stage").is_visible()), (6, False))
        before = self.drawn(page)
        assert len(set(before)) > 3
        page.parameter("ratio").evaluate(SLIDE, 0.9)
        self.strip(page)
        assert self.drawn(page)[1:3] != before[1:3]
        page.page.locator(".strip button").nth(2).click()
        page.at(24)
        page.comes(lambda: page.page.locator(".strip [aria-current]").get_attribute("aria-label"), "Moment at 0.48\u00a0s")
        page.press("c")
        page.parameter("ratio").evaluate(SLIDE, 0.2)
        page.wait("document.querySelectorAll('.strip canvas').length === 12")
        self.strip(page)
        page.wait("new Set([...document.querySelectorAll('.strip button:nth-child(1) canvas')].map((one) => one.width)).size === 1")
        both = self.drawn(page)
        assert both[2] != both[3], "A and B are the same"
        self.shot(page, "film-strip")
        page.check_reading()
        page.press("c", "f")
        page.wait("document.querySelector('.stage').checkVisibility()")
        page.page.locator(".reset-all").click()

    def check_adding(self, page):
        """What is recorded is added where the playhead stands; the file's own touches stay as they are written, and a click is one line."""
        path = self.directory / "added.scene.yml"
        page.look(40)
        page.fit()
        page.start_recording(40)
        box = page.page.locator(".actual .picture").bounding_box()
        page.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 4)
        page.page.mouse.down()
        page.page.wait_for_timeout(60)
        page.page.mouse.up()
        page.stop_recording()
        page.wait("document.querySelectorAll('.touches button').length === 2")
        self.shot(page, "added")
        page.press("Control+s")
        page.wait("document.querySelector('.own-touches').hidden && document.querySelector('.save').disabled")
        text = path.read_text()
        own = TAPED[TAPED.index("tape:"):]
        assert own in text, text
        added = text[text.index(own) + len(own):].split("\n")[0]
        assert re.fullmatch(r"  - \{ at: 0\.\d+s, tap: \[120, 40\] \}", added), text

    def check_tape(self, page):
        """The scene's own touches stand above the scrubber; whoever moves one goes back by a step."""
        moment = 25
        own = page.look(moment)
        bar = page.page.locator(".touches button")
        seen = lambda *names: [page.page.locator(name).is_visible() for name in names]
        label = bar.get_attribute("aria-label")
        assert "from 0.30" in label and "to 0.60" in label, label
        page.comes(lambda: seen(".touch-path", ".own-touches"), [False, False])
        bar.focus()
        page.wait("document.querySelectorAll('.touch-path .handle').length > 1")
        page.press("Shift+ArrowRight")
        page.wait("document.querySelector('.touches button').ariaLabel.includes('from 0.50')")
        page.settled()
        page.comes(lambda: seen(".own-touches") + [page.page.locator(".save").is_enabled()], [True, True])
        assert changed_pixels(page.canvas("actual"), own), "the scene has not followed"
        self.shot(page, "tape")
        page.press("Control+z")
        page.shows(own, "back")
        page.comes(lambda: seen(".own-touches") + [page.page.locator(".save").is_disabled()], [False, True])
        page.press("Control+Shift+z")
        page.wait("document.querySelector('.touches button').ariaLabel.includes('from 0.50')")
        page.page.locator(".own-touches").click()
        page.shows(own, "the scene's own")

    def check_framed_touches(self, page):
        """In a device on a page, points lie where the finger is, and are dragged there."""
        page.look(15)
        page.fit()
        page.page.locator(".touches button").focus()
        before = self.last_point(page)
        small = page.canvas("actual").size
        page.press("v")
        page.page.locator(".viewing [name=device]").select_option("phone")
        page.page.locator(".viewing [name=ground]").select_option("dark")
        page.wait(f"Math.abs((({{ width, height }}) => width / height)(document.querySelector('.actual canvas')) - {small[0] / small[1]}) > 0.1")
        page.comes(lambda: page.canvas("actual").getpixel((2, 2)), (22, 24, 29, 255))
        page.fitted()
        page.comes(lambda: self.last_point(page), before)
        # The finger comes down in the middle of the ball.
        drawn, picture = page.canvas("actual"), page.page.locator(".actual .picture").bounding_box()
        shrinking = picture["width"] / drawn.width
        tint = Image.new("L", drawn.size)
        tint.putdata([255 * (abs(red - 0x30) + abs(green - 0xB0) + abs(blue - 0xC7) < 12) for red, green, blue, _ in drawn.get_flattened_data()])
        left, top, right, bottom = (shrinking * side for side in tint.getbbox())

        def off():
            first = page.page.locator(".touch-path .handle").first.bounding_box()
            return first["x"] + first["width"] / 2 - picture["x"] - (left + right) / 2, first["y"] + first["height"] / 2 - picture["y"] - (top + bottom) / 2

        page.until(lambda: max(map(abs, off())) < 2, off)
        # As large as the ball is, so large is a point.
        scale = (right - left) / 40
        box = page.page.locator(".touch-path .handle").last.bounding_box()
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.page.mouse.move(*middle)
        page.page.mouse.down()
        page.page.mouse.move(middle[0] + 10 * scale, middle[1] - 20 * scale, steps=5)
        page.page.mouse.up()
        page.settled()
        way = lambda: [after - earlier for after, earlier in zip(self.last_point(page), before)]
        page.until(lambda: abs(way()[0] - 10) < 1 and abs(way()[1] + 20) < 1, lambda: (before, way()))
        self.shot(page, "framed-touches")
        for name in ("device", "ground"):
            page.page.locator(f".viewing [name={name}]").select_option("")

    def last_point(self, page):
        label = page.page.locator(".touch-path .handle").last.get_attribute("aria-label")
        return [float(word) for word in label.split(": ")[1].split(", ")]

    def check_keyboard(self, page):
        """Everything can be reached and used by keys alone."""
        page.look(0)
        # Springs are looked for when nobody waits for a picture any more.
        page.wait("document.querySelector('.response') !== null")
        page.page.evaluate("document.activeElement.blur()")
        page.press("Tab")
        page.wait("document.activeElement.className === 'skip'")
        page.press("Enter")
        page.wait("location.hash === '#parameters'")
        page.press("Tab")
        seen = []
        for _ in range(60):
            seen.append(page.page.evaluate("document.activeElement.id || document.activeElement.className"))
            page.press("Tab")
        for wanted in ["parameter-damping", "parameter-place", "response", "button export"]:
            assert any(wanted in one for one in seen), (wanted, seen)
        page.parameter("damping").focus()
        with page.at_once():
            page.press("ArrowRight", "ArrowRight")
        page.wait("document.querySelector('.parameter').classList.contains('changed')")
        page.parameter("shown").focus()
        page.press("Space")
        page.wait("document.querySelectorAll('.parameter.changed').length === 2")
        page.press("Control+z", "Control+z")
        page.wait("document.querySelectorAll('.parameter.changed').length === 0")
        page.page.locator(".export").focus()
        page.press("Enter")
        page.wait("document.querySelector('.exporting').open")
        page.escape(".exporting")
        page.press("?")
        page.wait("document.querySelector('.help').open")
        self.shot(page, "keys")
        page.press("Escape")

    def check_names(self, page):
        """Everything that can be used says what it is, and no two of a kind say the same."""
        page.look(0)
        # Springs are looked for when nobody waits for a picture any more, and have names when they are known.
        page.wait("document.querySelector('.response') !== null")
        page.press("c", "v")
        page.still()
        spoken = lambda: [tuple(one) for one in page.page.evaluate(SPOKEN)]
        page.until(lambda: all(name for _, name in spoken()), spoken)
        spoken = spoken()
        twice = {one for one in spoken if spoken.count(one) > 1}
        assert not twice, twice
        (self.directory / "spoken.json").write_text(json.dumps(spoken, indent=1))
        page.press("c", "v")

    def check_dock(self, browser, studio):
        """At 400 pixels the stage stays in view, small, while a parameter is moved, and nothing covers a heading."""
        for scheme in ("light", "dark"):
            page = Page(browser, studio, "#kinds.scene.yml", viewport={"width": 400, "height": 800}, color_scheme=scheme)
            page.fitted()
            page.wait("document.querySelector('.spring .words pre') !== null")
            height = page.page.evaluate("document.documentElement.scrollHeight")
            page.parameter("title").scroll_into_view_if_needed()
            page.page.mouse.wheel(0, 500)
            page.wait("document.querySelector('.player').classList.contains('docked')")
            page.scrolled()
            page.fitted()
            page.until(lambda: abs(page.page.evaluate("document.documentElement.scrollHeight") - height) <= 1, lambda: "the page jumps")
            stage, control = page.page.locator(".stage").bounding_box(), page.parameter("title").bounding_box()
            assert stage["y"] >= 0 and stage["y"] + stage["height"] < 300, stage
            assert control["y"] > stage["y"] + stage["height"] and control["y"] < 720, control
            page.parameter("title").fill("Docked")
            page.pause()
            page.settled()
            self.shot(page, f"docked-{scheme}")
            page.check_reading()
            page.page.evaluate("scrollTo(0, 0)")
            page.wait("!document.querySelector('.player').classList.contains('docked')")
            page.fitted()
            self.shot(page, f"narrow-{scheme}")
            page.fits(400)
            page.close()
        print("studio, check_dock: passed")

    def check_against(self, browser):
        """A file beside the scene: shown at the same time, compared after each change, and matched in the end."""
        (self.directory / "springs.scene.yml").write_text(SPRINGS)
        for suffix in ("gif", "apng", "webp"):
            pages.run(self.tool, self.directory, "render", "springs.scene.yml", "--set", "length=1.1", "--set", "ratio=0.3", "--fps", "25", "-o", f"given.{suffix}", "--quiet")
        pages.run(self.tool, self.directory, "render", "springs.scene.yml", "--set", "length=1.1", "--set", "ratio=0.3", "--fps", "25", "--format", "frames", "-o", "given.frames", "--quiet")
        for suffix in ("gif", "apng", "webp", "frames"):
            studio = Studio(self.tool, self.directory, "springs.scene.yml", "--against", f"given.{suffix}", "--fps", "25" if suffix == "frames" else "50")
            page = Page(browser, studio, viewport={"width": 1280, "height": 800})
            band = page.page.locator(".judgement")
            page.pause()
            page.settled()
            page.wait("document.querySelector('.judgement').classList.contains('different')")
            page.until(lambda: "of a picture on average" in band.inner_text(), band.inner_text)
            page.scrub(6 if suffix == "frames" else 12)
            caption = lambda name: page.page.locator(f".{name} figcaption span").inner_text()
            page.comes(page.page.locator(".expected figcaption b").inner_text, f"given.{suffix}")
            page.comes(lambda: (caption("expected"), caption("actual")), ("frame 6, from 0.24\u00a0s", "0.24\u00a0s"))
            page.until(lambda: "pixels" in caption("difference"), lambda: caption("difference"))
            if suffix == "gif":
                page.check_reading()
                self.shot(page, "against")
                assert page.page.locator(".modes label").all_inner_texts() == ["Side by side 1", "Swipe 2", "Onion skin 3", "Blink 4"]
                for mode, name in [("2", "swipe"), ("3", "onion"), ("4", "blink"), ("1", "side")]:
                    page.press(mode)
                    page.wait(f"document.querySelector('.stage').dataset.mode === '{name}'")
                    self.shot(page, f"against-{name}")
                    self.check_captions(page)
                self.check_places(page)
                self.check_moments(page)
            page.parameter("length").evaluate(SLIDE, 1.1)
            page.wait("document.querySelector('.nearness').textContent.includes('before')")
            if suffix == "gif":
                self.check_tries(page)
            page.parameter("ratio").evaluate(SLIDE, 0.3)
            page.wait("['identical', 'similar'].some((tier) => document.querySelector('.judgement').classList.contains(tier))")
            page.comes(lambda: caption("difference"), "none")
            print(f"studio, against {suffix}: {band.inner_text()}")
            page.press("g")
            page.wait("!document.querySelector('.player').classList.contains('comparing')")
            page.press("g")
            page.wait("document.querySelector('.player').classList.contains('comparing')")
            page.close()
            studio.end()
        print("studio, check_against: passed")

    def check_fit(self, browser):
        """Two hidden numbers of a GIF of few colours are found, in one step; what the file does not tell is said; a search can be ended."""
        (self.directory / "springs.scene.yml").write_text(SPRINGS)
        pages.run(self.tool, self.directory, "render", "springs.scene.yml", "--set", "length=1.12", "--set", "ratio=0.34", "--fps", "25", "--colors", "64", "-o", "hidden.gif", "--quiet")
        studio = Studio(self.tool, self.directory, "springs.scene.yml", "--against", "hidden.gif")
        page = Page(browser, studio, viewport={"width": 1280, "height": 900})
        page.pause()
        page.settled()
        fit, free = page.page.locator(".fitting .button"), lambda name: page.page.get_by_role("button", name=f"{name} may be changed by Fit")
        assert fit.is_disabled() and "Mark what is Free" in page.page.locator(".fitting .found").inner_text()
        free("length").click()
        page.comes(fit.inner_text, "Fit 1 value")
        free("ratio").click()
        page.comes(fit.inner_text, "Fit 2 values")
        page.check_reading()
        fit.click()
        page.comes(lambda: (fit.inner_text(), page.page.locator(".fitting progress").is_visible()), ("Stop", True))
        fit.click()
        page.comes(lambda: (fit.inner_text(), page.page.locator(".fitting progress").is_visible()), ("Fit 2 values", False))
        fit.click()
        page.wait("document.querySelector('.fitting').dataset.found")
        found = page.page.locator(".fitting .found").inner_text()
        values = {name: float(page.parameter(name).evaluate("(slider) => slider.parentElement.querySelector('[type=number]').value")) for name in ("length", "ratio")}
        assert abs(values["length"] - 1.12) < 0.004 and abs(values["ratio"] - 0.34) < 0.004, (values, found)
        page.wait("['identical', 'similar'].some((tier) => document.querySelector('.judgement').classList.contains(tier))")
        self.shot(page, "fit")
        print(f"studio, fit: {found}")
        page.press("Control+z")
        page.wait("document.querySelector('.judgement').classList.contains('different')")
        page.close()
        studio.end()
        print("studio, check_fit: passed")

    def check_captions(self, page):
        """No caption lies on another."""
        apart = lambda a, b: a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"] or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]
        boxes = lambda: [one.bounding_box() for one in page.page.locator(".stage figcaption").all()]
        page.until(lambda: all(apart(a, b) for a, b in itertools.combinations(boxes(), 2)), boxes)

    def check_places(self, page):
        """Whatever is told, pictures and buttons stay where they are, and all that is used together is seen together."""
        places = lambda: [page.page.locator(one).bounding_box() for one in (".expected .picture", ".difference .picture", ".play", ".tries")]
        before = places()
        page.page.evaluate("""() => {
          for (const one of document.querySelectorAll(".stage figcaption span, .sentence, .verdict")) one.textContent = "many words ".repeat(40);
        }""")
        page.comes(places, before)
        page.page.evaluate("() => { for (const one of document.querySelectorAll('.stage figcaption span, .sentence, .verdict')) one.textContent = ''; }")
        page.comes(places, before)
        for seen in (".difference .picture", ".sentence", ".tries", ".errors", ".play", "#parameter-length", ".response"):
            box = page.page.locator(seen).first.bounding_box
            page.until(lambda: box()["y"] >= 0 and box()["y"] + box()["height"] <= 800, lambda: (seen, box()))

    def check_moments(self, page):
        """Times in the sentence lead there, and a key to the moment that differs most, which stands highest above the track."""
        page.parameter("ratio").evaluate(SLIDE, 0.45)
        self.judged(page)
        page.wait("document.querySelector('.sentence').textContent.includes('s frame ')")
        told = re.search(r"the worst at ([\d.]+)\u00a0s \(the file's frame (\d+)\)", page.page.locator(".sentence").inner_text())
        assert told and int(told[2]) == int(25 * float(told[1]) + 0.01), page.page.locator(".sentence").inner_text()
        moments = page.page.locator(".sentence .moment")
        for index in range(moments.count()):
            time = moments.nth(index).inner_text()
            moments.nth(index).click()
            page.wait(f"document.querySelector('.clock b').textContent === '{time}'")
        worst = page.page.locator(".clock b").inner_text()
        page.scrub(0)
        page.press("w")
        page.wait(f"document.querySelector('.clock b').textContent === '{worst}'")
        page.scrub(0)
        page.page.locator(".worst").click()
        page.wait(f"document.querySelector('.clock b').textContent === '{worst}'")
        bars = lambda: page.page.locator(".errors .different").get_attribute("d")
        page.until(lambda: bars().count("M") > 10, bars)
        page.page.locator(".reset-all").click()

    def judged(self, page):
        """Until what stands on the stage has been compared with the file."""
        page.settled()
        page.wait("!document.querySelector('.judgement').classList.contains('old')")

    def check_tries(self, page):
        """What was tried is told with how far off it is, and leads back; the best of them first."""
        distances = lambda: [float(text.replace(",", "")) for text in page.page.locator(".tries button:not(.best)").all_inner_texts()]
        best = lambda: float(page.page.locator(".tries .best").inner_text().replace(",", ""))
        page.wait("document.querySelectorAll('.tries button').length === 4")
        self.judged(page)
        page.until(lambda: best() == min(distances()), distances)
        page.parameter("length").evaluate(SLIDE, 0.3)
        page.wait("document.querySelectorAll('.tries button').length === 5")
        self.judged(page)
        page.until(lambda: best() == min(distances()) < distances()[0], distances)
        page.page.locator(".tries .best").click()
        page.wait("document.querySelector('.tries .best').ariaPressed === 'true'")
        page.page.locator(".tries button:not(.best)[title$=': length 1.1']").click()
        page.wait("document.querySelector('#parameter-length').value === '1.1'")
        # Going back is a step like others.
        page.press("Control+z")
        page.wait("document.querySelector('.tries .best').ariaPressed === 'true'")
        page.press("Control+z")
        page.wait("document.querySelector('#parameter-length').value === '0.3'")
        page.press("Control+Shift+z", "Control+Shift+z")
        page.wait("document.querySelector('#parameter-length').value === '1.1'")
        page.settled()
        page.check_reading()
        # Saved, the scene begins with other values, and is what was tried all the same.
        path = self.directory / "springs.scene.yml"
        page.press("Control+s")
        page.holds(path, SPRINGS.replace("length: { value: 0.8", "length: { value: 1.1"))
        page.wait("document.querySelector('.parameter.changed') === null")
        page.wait("document.querySelectorAll('.tries button').length === 5")
        page.page.locator(".tries button:not(.best)[title$=': length 0.3']").click()
        page.wait("document.querySelector('#parameter-length').value === '0.3'")
        path.write_text(SPRINGS)
        page.wait("document.querySelector('.parameter .reset').title === 'Back to 0.8'")
        page.parameter("length").evaluate(SLIDE, 1.1)
