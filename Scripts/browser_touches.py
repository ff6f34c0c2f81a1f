"""What the studio's Record does with the touches that are there, used in Chromium. browser_studio.py opens the page."""

from browser_live import KINDS

# Two touches of its own, in 2 s.
TOUCHED = KINDS.replace("duration: 1.2s", "duration: 2s") + """tape:
  - { at: 0.3s, touch: ball, location: [5, 5] }
  - drag: { by: [-40, 30], duration: 0.2s }
  - release
  - { at: 1.1s, touch: ball }   # by its name
  - drag: { by: [20, 0], duration: 0.1s }
  - release
"""


def drag(page, milliseconds):
    """An exactly straight drag of uneven speed."""
    box = page.page.locator(".actual .picture").bounding_box()
    place = lambda x, y: (box["x"] + x / 240 * box["width"], box["y"] + y / 160 * box["height"])
    page.page.mouse.move(*place(120, 140))
    page.page.mouse.down()
    for step in range(1, 13):
        page.page.mouse.move(*place(120, 140 - 10 * step))
        page.page.wait_for_timeout(milliseconds / 12)
    page.page.mouse.up()


def check_recording(page):
    """No touch is taken away: a recording goes behind the last, ends before the next, or is refused in words; the file's stay as written."""
    path = page.studio.directory / "behind.scene.yml"
    own = TOUCHED[TOUCHED.index("tape:"):]
    bars = lambda: page.page.locator(".touches button").count()
    page.look(0)
    page.fit()
    page.start_recording(80, key="r")
    drag(page, 800)
    page.stop_recording()
    page.comes(bars, 3)
    page.press("Control+s")
    page.wait("document.querySelector('.own-touches').hidden && document.querySelector('.save').disabled")
    text = path.read_text()
    assert own in text, text
    added = text[text.index(own) + len(own):].strip().split("\n")
    assert 1 <= len(added) <= 8 and "at: 1.6" in added[0], text

    # Nothing is left behind that one.
    page.look(0)
    page.press("r")
    page.comes(lambda: "No time is left behind the last touch" in page.page.locator(".recording-hint").inner_text(), True)
    assert bars() == 3 and page.page.locator(".record").get_attribute("aria-pressed") == "false"

    # In the midst there is room up to the next one.
    page.look(35)
    page.start_recording(35)
    drag(page, 2400)
    page.wait("document.querySelector('.record').ariaPressed === 'false'")
    page.settled()
    page.comes(bars, 4)
    assert "Ended before the next touch, at 1.10" in page.page.locator(".recording-hint").inner_text()
    page.press("Control+s")
    page.wait("document.querySelector('.own-touches').hidden && document.querySelector('.save').disabled")
    text = path.read_text()
    first, second = own.split("  - { at: 1.1s")
    assert first in text and "  - { at: 1.1s" + second.rstrip() in text, text
