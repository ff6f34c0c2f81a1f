"""Measures in Chromium how long the studio takes from a slider that was moved to the picture under the playhead.

usage: studio_latency.py TOOL DIRECTORY [SCENE[@ZOOM]]...: springform's path, a folder of the script's own, and gallery scenes
with 1 to 3 pixels a point; all scenes at 1, and guillotine-menu at 2, when none is named.
"""

import os
import pathlib
import random
import statistics
import sys
import time

import browser_pages as pages
from browser_live import MOVE, Page, Studio
from playwright.sync_api import sync_playwright

TOOL = pathlib.Path(sys.argv[1]).resolve()
DIRECTORY = pathlib.Path(sys.argv[2]).resolve()
MOVES = 100
PLAYHEAD = 0.9  # of the scene
# What is asked for, in milliseconds: the median and the worst of the pictures, and the worst of whole animations.
LIMITS = {1: (60, 150, 500), 2: (None, None, 1000)}

def sliders(page):
    """The sliders' names and places, a thousand for each."""
    return page.page.evaluate(
        "[...document.querySelectorAll('.parameter input[type=range]')].map(({ id, min, max, step }) => ({ id, min: +min, max: +max, step: +step }))"
    )


def measure(page, chance):
    """100 moves of one slider after the other, each when the one before has come to its end and a hand's pause has passed."""
    results = []
    controls = sliders(page)
    for number in range(MOVES):
        control = controls[number % len(controls)]
        steps = max(1, round((control["max"] - control["min"]) / control["step"]))
        now = float(page.page.locator(f"#{control['id']}").input_value())
        while True:
            value = control["min"] + chance.randint(0, steps) * control["step"]
            if abs(value - now) > control["step"] / 2:
                break
        result = page.page.evaluate(MOVE, [control["id"], value])
        if "failure" in result:
            print(f"  {control['id']} {value:g}: {result['failure']}", flush=True)
        else:
            results.append(result)
        page.page.wait_for_timeout(chance.choice([10, 60, 250]))
    return results


def look(browser, studio, scene, zoom, chance):
    page = Page(browser, studio, f"#{scene}")
    page.pause()
    page.page.locator(".zoom").select_option(str(zoom))
    page.settled()
    last = int(page.page.locator(".scrubber").get_attribute("max"))
    page.scrub(round(PLAYHEAD * last))
    page.page.wait_for_timeout(500)
    results = measure(page, chance)
    page.close()
    put, frame, whole = ([result[name] for result in results] for name in ("put", "frame", "whole"))
    middle, worst, most = LIMITS.get(zoom, LIMITS[2])
    is_slow = (middle and statistics.median(put) > middle) or (worst and max(put) > worst) or max(whole) > most
    print(
        f"{scene:18} {zoom}x  picture {statistics.median(put):4.0f} / {max(put):4.0f} ms, with its frame "
        f"{statistics.median(frame):4.0f} / {max(frame):4.0f}, whole {statistics.median(whole):4.0f} / {max(whole):4.0f}"
        + ("  SLOW" if is_slow else ""),
        flush=True,
    )


def main():
    DIRECTORY.mkdir(parents=True, exist_ok=True)
    chance = random.Random(1)
    with sync_playwright() as playwright:
        browser = pages.launch(playwright)
        studio = Studio(TOOL, DIRECTORY)
        names = pages.run(TOOL, DIRECTORY, "list", "--names").split()
        wanted = sys.argv[3:] or [*names, "guillotine-menu@2"]
        print(f"{MOVES} moves each: median / worst; load {os.getloadavg()[0]:.1f} at the beginning, {time.strftime('%H:%M')}", flush=True)
        for word in wanted:
            scene, _, zoom = word.partition("@")
            look(browser, studio, scene, int(zoom or 1), chance)
        print(f"load {os.getloadavg()[0]:.1f} at the end")
        studio.end()
        browser.close()


main()
