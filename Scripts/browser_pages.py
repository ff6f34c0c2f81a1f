"""What the tests of pages in Chromium share."""

import base64
import io
import subprocess
import time

import browser_access as access
from PIL import Image, ImageChops

# Seconds until a condition that never comes true is given up; a machine that does other things is slow, not wrong.
PATIENCE = 180

# Names that try to become something else than text.
ODD_NAMES = [
    "<img src=x onerror=document.title='broken'>",
    "\"' onmouseover=\"document.title='broken'",
    "</script><script>document.title='broken'</script>",
    "one\ntwo\ttabs",
    "\u05e9\u05dc\u05d5\u05dd \u202eabc",
    "\"\u0301 autofocus onfocus=document.title='broken' x=\"",
    "`|[a](javascript:alert(1))| @all #1",
]


def run(tool, directory, *words, codes=(0,)):
    done = subprocess.run([tool, *words], cwd=directory, capture_output=True, text=True)
    assert done.returncode in codes, (words, done.returncode, done.stderr)
    return done.stdout


def launch(playwright):
    return playwright.chromium.launch(
        executable_path="/usr/bin/chromium", args=["--no-sandbox", "--force-color-profile=srgb"], timeout=1000 * PATIENCE
    )


class Page:
    """A page that is open, from disk unless it has an address, and everything it did that it should not.

    - script: runs in the page before all that is its own.
    """

    script = ""

    def __init__(self, browser, directory, fragment="", may_ask="", address=None, **options):
        self.directory = directory
        self.trouble = []
        self.context = browser.new_context(**{"viewport": {"width": 1440, "height": 1000}, **options})
        self.context.add_init_script(
            "const make = createImageBitmap; window.decoded = 0;"
            "window.createImageBitmap = (...all) => { window.decoded += 1; return make(...all); };" + self.script
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page = self.context.new_page()
        self.page.on("console", lambda message: self.trouble.append(message.text))
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))
        self.page.on("request", lambda request: self.note(request.url))
        self.asked = []
        self.address = address or (directory / "index.html").as_uri()
        self.allowed = ("data:", "blob:", self.address, *([(directory / may_ask).as_uri()] if may_ask else []))
        self.page.goto(self.address + fragment)

    def note(self, url):
        self.asked.append(url)
        if not url.startswith(self.allowed):
            self.trouble.append("asks for " + url)

    def wait(self, condition):
        # The browser's own waiting would evaluate a text, which the page's policy forbids.
        deadline = time.monotonic() + PATIENCE
        while not self.page.evaluate(condition):
            assert time.monotonic() < deadline, (condition, self.trouble)
            self.page.wait_for_timeout(20)

    def until(self, holds, told=lambda: None):
        """Waits for what is found out from here; `told` returns what is seen instead of it."""
        deadline = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < deadline, (told(), self.trouble)
            self.page.wait_for_timeout(20)

    def comes(self, seen, wanted):
        """Waits until exactly this is seen."""
        self.until(lambda: seen() == wanted, lambda: (seen(), wanted))

    def rested(self):
        """Until what was paused shows the moment at which it was: a picture may still have been on its way."""
        self.wait("document.querySelector('.scrubber').value === document.querySelector('.player').dataset.moment")

    def fits(self, width):
        """Until nothing is wider than the page."""
        self.wait(f"document.documentElement.scrollWidth <= {width}")

    def scrolled(self):
        """Until the page does not move any more by itself."""
        self.page.evaluate(SCROLLED)

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def at(self, moment):
        self.wait(f"document.querySelector('.player').dataset.moment === '{moment}'")

    def scrub(self, moment):
        self.page.locator(".scrubber").evaluate(
            "(slider, value) => { slider.value = value; slider.dispatchEvent(new Event('input')); }", moment
        )
        self.at(moment)

    def canvas(self, name):
        """What a pane's canvas holds."""
        url = self.page.locator(f".{name} canvas").first.evaluate("canvas => canvas.toDataURL()")
        return Image.open(io.BytesIO(base64.b64decode(url.split(",")[1]))).convert("RGBA")

    def shot(self, locator=None):
        return Image.open(io.BytesIO((locator or self.page).screenshot())).convert("RGB")

    def check_reading(self):
        """Everything that can be used has a name, and texts can be read."""
        access.check_reading(self)

    def check_access(self):
        """It can be read, and used by the keyboard alone."""
        self.check_reading()
        access.check_keys(self)

    def close(self):
        assert not self.trouble, self.trouble
        assert "broken" not in self.page.title()
        self.context.close()


def picture_at(path, time):
    """The picture of an animation at a time, as another decoder sees it."""
    animation = Image.open(path)
    end = 0
    for index in range(animation.n_frames):
        animation.seek(index)
        end += animation.info.get("duration", 0) / 1000
        if time < end - 0.0006:
            break
    return animation.convert("RGBA")


def changed_pixels(a, b):
    assert a.size == b.size, (a.size, b.size)
    return sum(any(pixel) for pixel in ImageChops.difference(a, b).get_flattened_data())


# Keeps a promise when the page has stayed where it is for ten frames.
SCROLLED = """() => new Promise((resolve) => {
  let [place, frames] = [scrollY, 0];
  const look = () => {
    frames = scrollY === place ? frames + 1 : 0;
    place = scrollY;
    if (frames < 10) requestAnimationFrame(look);
    else resolve();
  };
  requestAnimationFrame(look);
})"""
