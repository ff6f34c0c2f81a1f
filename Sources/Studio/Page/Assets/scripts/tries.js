// What was tried to come near the file, and how near it came: the way back to each, the best above all. Where values depend on each
// other there may be several valleys, and the way to the deepest leads uphill for a while.

class Tries {
  static shown = 8;

  // - onChoose: called with the values and strokes of a try.
  constructor(onChoose) {
    this.onChoose = onChoose;
    this.element = html("div", { className: "tries" });
    this.element.setAttribute("role", "group");
    this.element.setAttribute("aria-label", "Tries, and how far off they are in pixels");
    this.clear();
  }

  static distance(pixels) { return count(Number(pixels.toPrecision(3))); }

  clear() {
    this.all = [];
    this.current = null;
    this.show();
  }

  // - state: all values, and strokes, as what a scene begins with may change.
  // - changed: the values that were changed.
  add({ state, changed }, pixels) {
    const key = JSON.stringify(state);
    const known = this.all.find((one) => one.key === key);
    if (known) known.pixels = pixels;
    else this.all.push({ key, state, changed, pixels, number: (this.all.at(-1)?.number ?? 0) + 1 });
    // Of many only the best and the last stay.
    const { best } = this;
    this.all = this.all.filter((one, index) => one === best || one.key === key || index >= this.all.length - 50);
    this.show();
  }

  get best() { return this.all.reduce((best, one) => (best && best.pixels <= one.pixels ? best : one), null); }

  // The state that is on the stage now.
  mark(state) {
    this.current = JSON.stringify(state);
    for (const button of this.element.querySelectorAll("button")) button.setAttribute("aria-pressed", button.dataset.key === this.current);
  }

  // The best, then the last ones, the latest first.
  show() {
    const { best } = this;
    const last = this.all.slice(-Tries.shown).reverse();
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    this.element.replaceChildren(
      html("span", { className: "what", textContent: "Best" }), best ? this.button(best, "best") : html("span", { className: "what", textContent: "–" }),
      html("span", { className: "what", textContent: "Tries" }), ...last.map((one) => this.button(one, one === best ? "nearest" : "")));
    if (focused) [...this.element.querySelectorAll("button")].findLast(({ dataset }) => dataset.key === focused)?.focus();
  }

  button({ key, state, changed, pixels, number }, className) {
    const button = html("button", { type: "button", className, textContent: Tries.distance(pixels) });
    const values = Object.entries(changed).map(([name, text]) => `${name} ${text}`);
    const words = [...values, ...(state.strokes ? ["other touches"] : [])].join(", ") || "nothing changed";
    button.title = `Try ${number}: ${words}`;
    button.setAttribute("aria-label", `${className === "best" ? "Back to the best" : "Back to try"} ${number}, ${Tries.distance(pixels)} pixels off: ${words}`);
    button.dataset.key = key;
    button.setAttribute("aria-pressed", key === this.current);
    button.addEventListener("click", () => this.onChoose(state));
    return button;
  }
}
