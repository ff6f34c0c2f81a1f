"""What the scripts share that use the studio in Chromium."""

import atexit
import pathlib
import signal
import subprocess
import time

import browser_pages as pages
from browser_pages import changed_pixels

# Moves a slider as a hand does.
SLIDE = "(slider, value) => { slider.value = value; slider.dispatchEvent(new Event('input')); }"


class Studio:
    """A running studio."""

    def __init__(self, tool, directory, *words):
        self.directory = directory
        self.process = subprocess.Popen([tool, "studio", *words], cwd=directory, stdout=subprocess.PIPE, text=True)
        atexit.register(self.process.kill)
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http://127.0.0.1:"), self.address

        self.place = ("127.0.0.1", int(self.address.split(":")[2].split("/")[0]))

    @property
    def memory(self):
        """Megabytes that are in use."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def end(self):
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait(timeout=20) == 130


class Page(pages.Page):
    """The studio's page."""

    def __init__(self, browser, studio, fragment="", **options):
        self.studio = studio
        super().__init__(browser, studio.directory, fragment, address=studio.address, **options)
        self.ready()

    def ready(self):
        self.wait("document.querySelector('.player')?.dataset.moment !== undefined")

    def settled(self):
        """Until the last wish has been played to its end."""
        self.wait("!document.querySelector('.studio').classList.contains('busy')")

    def pause(self):
        if self.page.locator(".play").get_attribute("aria-label") == "Pause":
            self.press(" ")

    def look(self, moment):
        """The picture of a moment at one pixel a point."""
        self.pause()
        self.page.locator(".zoom").select_option("1")
        self.settled()
        self.scrub(moment)
        self.wait(f"document.querySelector('.actual canvas').dataset.frame === '{moment}'")
        return self.canvas("actual")

    def shows(self, wanted, about):
        """Waits for a picture."""
        deadline = time.monotonic() + pages.PATIENCE
        while changed_pixels(self.canvas("actual"), wanted):
            if time.monotonic() > deadline:
                self.canvas("actual").save(self.directory / "seen.png")
                wanted.save(self.directory / "wanted.png")
                raise AssertionError(about)
            self.page.wait_for_timeout(20)

    def holds(self, path, text):
        """Waits for a file's content."""
        deadline = time.monotonic() + pages.PATIENCE
        while path.read_text() != text:
            assert time.monotonic() < deadline, path.read_text()
            self.page.wait_for_timeout(20)

    def parameter(self, name):
        return self.page.locator(f"#parameter-{name}")
