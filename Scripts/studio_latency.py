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


def measure(page, chance):
    """100 moves of one slider after the other, each when the one before has come to its end and a hand's pause has passed."""
    results = []
    sliders = page.page.locator(".parameter input[type=range]")
    for number in range(MOVES):
        slider = sliders.nth(number % sliders.count())
        least, most, now = (float(slider.evaluate(f"(slider) => slider.{name}")) for name in ("min", "max", "value"))
        # Far enough for another value, however it is rounded.
        while abs((place := chance.uniform(least, most)) - now) < (most - least) / 4:
            pass
        name = slider.get_attribute("id")
        result = page.page.evaluate(MOVE, [name, place])
        if "failure" in result:
            print(f"  {name} {place:g}: {result['failure']}", flush=True)
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
