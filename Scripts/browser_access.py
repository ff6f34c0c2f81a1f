"""What the tests of pages ask for those who see badly, use no mouse, or have the page read to them."""

# Roles that people act on or that stand for something: each needs a name.
NAMED = {
    "button", "link", "textbox", "searchbox", "combobox", "slider", "spinbutton", "checkbox", "radio", "switch", "tab", "menuitem",
    "image", "img", "dialog", "alertdialog", "Iframe", "region", "navigation", "radiogroup", "listbox", "ColorWell", "DisclosureTriangle",
}

# More stops than any page has.
MOST_STOPS = 400


def nameless(page):
    """What of the accessibility tree, as Chromium makes it, should have a name and has none."""
    session = page.context.new_cdp_session(page.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [
        (node["role"]["value"], node.get("properties", [])[:3])
        for node in nodes
        if not node.get("ignored") and node.get("role", {}).get("value") in NAMED and not node.get("name", {}).get("value", "").strip()
    ]


def check_keys(page):
    """Tab comes to all that can be used, each stop is seen and marked as the one that has the focus, and it goes on to the end."""
    page.page.evaluate("() => { document.activeElement?.blur(); getSelection().removeAllRanges(); scrollTo(0, 0); }")
    # From the very beginning, whatever was clicked before.
    page.page.evaluate("() => { document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute('tabindex'); }")
    wanted = set(page.page.evaluate(STOPS))
    seen, ends = [], 0
    for _ in range(MOST_STOPS):
        page.page.keyboard.press("Tab")
        stop = page.page.evaluate(FOCUSED)
        if stop is None:
            # A dialog is entered in its middle, and comes round.
            ends += 1
            if ends == 2:
                break
            continue
        if stop["id"] in seen:
            break
        # Pages may scroll smoothly to where the focus is.
        page.until(lambda: page.page.evaluate(FOCUSED)["isSeen"], lambda: ("is not seen", page.page.evaluate(FOCUSED)))
        assert stop["isMarked"], ("has the focus and does not show it", stop)
        seen.append(stop["id"])
    else:
        raise AssertionError(("does not end", stop))
    missing = wanted - set(seen)
    assert not missing, ("cannot be reached by Tab", page.page.evaluate(NAMES, sorted(missing)))


def check_reading(page):
    """Everything that can be used has a name, and texts can be read: contrast as WCAG 2.2 asks for it at level AA (1.4.3)."""
    page.comes(lambda: nameless(page), [])
    page.comes(lambda: page.page.evaluate(FAINT), [])


# What a keyboard has to come to, each by a number of its own: of radio buttons with one name only one is a stop.
STOPS = """() => {
  window.stops ??= new Map();
  window.stopOf = (one) => {
    const key = one.matches("input[type=radio]") && one.name ? `radio ${one.name}` : one;
    if (!stops.has(key)) stops.set(key, stops.size);
    return stops.get(key);
  };
  const dialog = document.querySelector("dialog[open]");
  return [...(dialog ?? document).querySelectorAll("a[href], button, input, select, textarea, summary, iframe, [tabindex='0']")]
    .filter((one) => !one.disabled && one.tabIndex >= 0 && one.type !== "hidden" && one.checkVisibility({ visibilityProperty: true })
      && !one.closest("[inert]") && (dialog || !one.closest("dialog:not([open])")))
    .map(stopOf);
}"""

# What has the focus: whether it is within sight and whether something marks it, itself or what stands for it.
FOCUSED = """() => {
  const one = document.activeElement;
  if (!one || one === document.body || one === document.documentElement) return null;
  const isMarking = (element) => {
    const style = getComputedStyle(element);
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1;
  };
  const area = one.getBoundingClientRect();
  const label = one.labels?.[0];
  const marks = [one, one.nextElementSibling, label, one.matches("input") ? one.parentElement : null];
  return {
    id: stopOf(one), isMarked: one.matches("iframe") || marks.some((element) => element && isMarking(element)),
    isSeen: area.bottom > 0 && area.right > 0 && area.top < innerHeight && area.left < innerWidth && area.width * area.height > 0,
    text: one.outerHTML.slice(0, 160),
  };
}"""

NAMES = """(numbers) => [...stops].filter(([, number]) => numbers.includes(number)).map(([one]) => (typeof one === "string" ? one : one.outerHTML.slice(0, 160)))"""

# Texts whose contrast is too low: 3 for large ones, else 4.5. Colours that let through are laid on what is behind them, and what
# is said before or after an element by the style sheet counts as its text. What cannot be used just now may be faint.
FAINT = r"""() => {
  const parse = (color) => (([r, g, b, a = 1]) => ({ r, g, b, a }))(color.match(/[\d.]+/g).map(Number));
  const over = (top, below) => Object.fromEntries([["a", 1], ...["r", "g", "b"].map((key) => [key, top[key] * top.a + below[key] * (1 - top.a)])]);
  const light = ({ r, g, b }) => [r, g, b].map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, index) => sum + v * [0.2126, 0.7152, 0.0722][index], 0);
  const contrast = (a, b) => (([x, y]) => (x + 0.05) / (y + 0.05))([light(a), light(b)].sort((x, y) => y - x));
  const chain = (element) => { const all = []; for (let one = element; one; one = one.parentElement) all.unshift(one); return all; };
  const isDark = () => getComputedStyle(document.documentElement).colorScheme.includes("dark") && matchMedia("(prefers-color-scheme: dark)").matches;
  const ground = (element) => chain(element).reduce((below, one) => over(parse(getComputedStyle(one).backgroundColor), below), isDark() ? { r: 18, g: 18, b: 18, a: 1 } : { r: 255, g: 255, b: 255, a: 1 });
  const opacity = (element) => chain(element).reduce((product, one) => product * Number(getComputedStyle(one).opacity), 1);
  const faint = [];
  for (const one of document.querySelectorAll("body *")) {
    if (one.matches("option, script, style, svg *, canvas") || one.disabled || one.closest(":disabled") || !one.checkVisibility({ visibilityProperty: true })) continue;
    const texts = [];
    if ([...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())) texts.push([null, one.textContent]);
    if (one.matches("input:not([type=range], [type=radio], [type=checkbox], [type=color]), select")) texts.push([null, one.value]);
    if (one.placeholder && !one.value) texts.push(["::placeholder", one.placeholder]);
    for (const part of ["::before", "::after"]) {
      const { content, display } = getComputedStyle(one, part);
      if (display !== "none" && /["'][^"']*[\p{L}\p{N}\p{S}\p{P}][^"']*["']/u.test(content)) texts.push([part, content]);
    }
    for (const [part, text] of texts) {
      const style = getComputedStyle(one, part);
      const behind = part ? over(parse(style.backgroundColor), ground(one)) : ground(one);
      const color = parse(style.color);
      const seen = over({ ...color, a: color.a * opacity(one) * (part === "::placeholder" ? 1 : Number(part ? style.opacity : 1)) }, behind);
      const size = parseFloat(style.fontSize);
      const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
      const ratio = contrast(seen, behind);
      if (ratio < least - 0.005) faint.push([Math.round(ratio * 100) / 100, part, one.className, text.trim().slice(0, 40)]);
    }
  }
  return faint;
}"""
