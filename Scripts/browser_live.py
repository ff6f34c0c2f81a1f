"""What the scripts share that use the studio in Chromium."""

import atexit
import contextlib
import pathlib
import signal
import subprocess
import time

import browser_pages as pages
from browser_pages import changed_pixels

# Moves a slider as a hand does.
SLIDE = "(slider, value) => { slider.value = value; slider.dispatchEvent(new Event('input')); }"

# Moves a slider, and tells after how many milliseconds the picture was put, the browser began a frame with it, and the whole
# animation was there; or what the studio said against the value.
MOVE = """([id, value]) => new Promise((resolve) => {
  const slider = document.getElementById(id);
  const root = document.querySelector(".player");
  const before = root.dataset.take;
  const times = {};
  const start = performance.now();
  const now = () => performance.now() - start;
  const observer = new MutationObserver(() => {
    if (root.dataset.take === before) return;
    if (!times.put) {
      times.put = now();
      requestAnimationFrame(() => {
        times.frame = now();
        if (times.whole) resolve(times);
      });
    }
    if (root.dataset.played !== root.dataset.take) return;
    times.whole = now();
    observer.disconnect();
    if (times.frame) resolve(times);
  });
  observer.observe(root, { attributes: true });
  const failure = document.querySelector(".failure");
  new MutationObserver(() => failure.hidden || resolve({ failure: failure.textContent })).observe(failure, { attributes: true });
  setTimeout(() => resolve({ failure: `no answer: ${JSON.stringify(times)}` }), 180_000);
  slider.value = value;
  slider.dispatchEvent(new Event("input"));
})"""

# Every kind of parameter, and each shows.
KINDS = """scene: 1
name: kinds
summary: A ball on a spring, with a parameter of every kind
canvas: { size: [240, 160] }
time: { duration: 1.2s }
params:
  # How soon it comes to rest.
  damping: { value: 0.3, min: 0.05, max: 1, help: how soon it comes to rest }   # a ratio
  count: { value: 2, type: integer, min: 1, max: 5 }
  shown: { value: true }
  side: { value: right, choices: [left, right] }
  tint: { value: '#30B0C7' }
  title: { value: 'Hello', help: what is written }
  place: { value: [60, 60], type: point }
let: { goal: "=if(side == 'left', 20, 180)", size: 4 * count }
layers:
  - { id: ball, circle: 20, position: place, fill: =tint, visible: shown }
  - { id: label, text: =title, fontSize: 14, position: [120, 130] }
  - { id: mark, circle: size, position: [200, 30], fill: gray }
events:
  - pan: ball
    changed: [ { set: { ball.position: touch } } ]
  - at: 0.1s
    do: [ { animate: { duration: 0.8s, spring: { damping: damping }, to: { ball.position: "[goal, place.y]" } } } ]
trace: { x: ball.position.x }
"""


# Page pixels to one of the picture's.
SHRINKING = "((canvas) => canvas.getBoundingClientRect().width / canvas.width)(document.querySelector('.actual canvas'))"

# Whoever is started in the background of a script without job control ignores Ctrl-C, and hands that on to its children.
signal.signal(signal.SIGINT, signal.default_int_handler)


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
        assert self.process.wait(timeout=pages.PATIENCE) == 130


# Counts in `questions` what was asked of springs and is not answered yet.
QUESTIONS = """{
  const { send } = WebSocket.prototype;
  const isOfSpring = (data) => typeof data === "string" && "spring" in JSON.parse(data);
  window.questions = 0;
  WebSocket.prototype.send = function (data) {
    if (!this.isHeard) this.addEventListener("message", (event) => (window.questions -= isOfSpring(event.data)));
    this.isHeard = true;
    window.questions += isOfSpring(data);
    return send.call(this, data);
  };
}"""

# Lets the page's clock stand still while `frozen` says at what time.
CLOCK = """{
  const now = performance.now.bind(performance);
  performance.now = () => window.frozen ?? now();
}"""

# Keeps in `outcomes` what the page says has come of something: it is gone soon.
OUTCOMES = """() => {
  const told = document.querySelector(".outcome");
  window.outcomes = [];
  new MutationObserver(() => window.outcomes.push(told.textContent)).observe(told, { childList: true, characterData: true, subtree: true });
}"""


class Page(pages.Page):
    """The studio's page."""

    script = QUESTIONS + CLOCK

    def __init__(self, browser, studio, fragment="", **options):
        self.studio = studio
        super().__init__(browser, studio.directory, fragment, address=studio.address, **options)
        self.page.evaluate(OUTCOMES)
        self.ready()

    def ready(self):
        self.wait("document.querySelector('.player')?.dataset.moment !== undefined")

    def settled(self):
        """Until the last wish has been played to its end."""
        self.wait("!document.querySelector('.studio').classList.contains('busy')")

    def still(self):
        """Until it is settled, and nothing of springs is asked any more: each answer to a pull may lead to the next."""
        self.wait("!document.querySelector('.studio').classList.contains('busy') && window.questions === 0")

    @contextlib.contextmanager
    def at_once(self):
        """What is done meanwhile takes no time: between the moves of a slow hand others would be steps of their own."""
        self.page.evaluate("window.frozen = performance.now()")
        yield
        self.page.evaluate("window.frozen = undefined")

    def hears(self, text):
        """Until the page has said what has come of something."""
        self.wait(f"window.outcomes.includes('{text}')")
        self.page.evaluate("window.outcomes = []")

    def escape(self, dialog):
        """Closes a dialog: what is pressed before it is closed is not for the page."""
        self.press("Escape")
        self.wait(f"!document.querySelector('{dialog}').open")

    def pause(self):
        if self.page.locator(".play").get_attribute("aria-label") == "Pause":
            self.press(" ")
            self.rested()

    def fit(self):
        """Has the stage's picture fit, and waits until it is drawn as large as it is shown."""
        self.page.locator(".zoom").select_option("fit")
        self.fitted()

    def fitted(self):
        self.settled()
        self.wait(f"Math.abs({SHRINKING} * devicePixelRatio - 1) < 0.01")

    def look(self, moment):
        """The picture of a moment at one pixel a point."""
        self.pause()
        zoom = self.page.locator(".zoom")
        if zoom.input_value() != "1":
            zoom.select_option("1")
            # The picture of this moment may still be one of the old size: that of another moment comes after it.
            self.scrub(0 if moment else 1)
        self.settled()
        self.scrub(moment)
        self.wait(f"document.querySelector('.actual canvas').dataset.frame === '{moment}'")
        return self.canvas("actual")

    def start_recording(self, moment, key=None):
        """Begins to record touches at a moment: slowly, so that on a busy machine, too, the moves come before the scene ends."""
        self.page.locator(".speed").select_option("0.25")
        self.press(key) if key else self.page.locator(".record").click()
        self.wait("document.querySelector('.record').ariaPressed === 'true'")
        self.at(moment)

    def stop_recording(self):
        """Ends a recording, unless it has ended by itself: then the button would begin another."""
        self.page.evaluate("document.querySelector('.record[aria-pressed=true]')?.click()")
        self.wait("document.querySelector('.record').ariaPressed === 'false'")
        self.settled()

    def shows(self, wanted, about, name="actual"):
        """Waits for a picture; before it, one of another size may stand there."""
        deadline = time.monotonic() + pages.PATIENCE
        while (seen := self.canvas(name)).size != wanted.size or changed_pixels(seen, wanted):
            if time.monotonic() > deadline:
                seen.save(self.directory / "seen.png")
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
