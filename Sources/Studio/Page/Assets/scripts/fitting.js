// The search for values with which the scene looks like the file: which parameters may change, how far the search is, and what it found.

class Fitting {
  // - onFound: called with values by name, all in one step.
  constructor(link, parameters, touches, onFound) {
    Object.assign(this, { link, parameters, touches, onFound });
    this.free = new Set(); // names of the parameters that may change
    this.button = html("button", { type: "button", className: "button" });
    this.button.addEventListener("click", () => (this.asked ? this.stop() : this.start()));
    this.progress = html("progress", { max: 1 });
    this.progress.setAttribute("aria-label", "How far the search is");
    this.said = html("span", { className: "found" });
    this.said.setAttribute("role", "status");
    this.element = html("div", { className: "fitting" }, this.button, this.progress, this.said);
    link.onFitting = ({ id, part }) => id === this.asked && (this.progress.value = Math.max(part, this.progress.value));
    link.onFit = (answer) => this.tell(answer);
    this.show();
  }

  // What stands beside a number's name: whether it may change.
  toggle({ name, kind }) {
    if (kind !== "number") return [];
    const button = html("button", { type: "button", className: "free", textContent: "Free", title: "May be changed by Fit" });
    button.setAttribute("aria-label", `${name} may be changed by Fit`);
    button.setAttribute("aria-pressed", this.free.has(name));
    button.addEventListener("click", () => {
      if (!this.free.delete(name)) this.free.add(name);
      button.setAttribute("aria-pressed", this.free.has(name));
      this.stop();
      this.say("");
    });
    return [button];
  }

  // Another scene is open, or its parameters are others.
  begin(parameters, isSame) {
    const names = new Set(parameters.map(({ name }) => name));
    this.free = new Set(isSame ? [...this.free].filter((name) => names.has(name)) : []);
    this.stop();
    if (!isSame) this.say("");
  }

  start() {
    this.asked = ++this.link.asked;
    this.progress.value = 0;
    this.say("");
    this.link.say({ fit: { id: this.asked, values: this.parameters.values, strokes: this.touches.strokes, free: [...this.free] } });
    this.show();
  }

  stop() {
    if (this.asked) this.link.say({ fit: { id: this.asked, values: {}, strokes: null, free: [] } });
    this.asked = null;
    this.show();
  }

  tell({ id, values, entangled, failure }) {
    if (id !== this.asked) return;
    this.asked = null;
    this.show();
    if (failure) return this.say(failure);
    const within = (deviation) => (deviation < 0.0001 ? "<0.0001" : short(Number(deviation.toPrecision(1))));
    const figure = ({ name, value, deviation, isAtEdge }) =>
      `${name} ${short(value)}${deviation === undefined ? ", which the file does not tell" : ` ± ${within(deviation)}`}${isAtEdge ? ", at its range's end" : ""}`;
    const together = entangled.map(([one, other]) => `${one} and ${other} are told only together`);
    this.say([...values.map(figure), ...together].join("; "));
    this.element.dataset.found = id;
    this.onFound(Object.fromEntries(values.map(({ name, value }) => [name, value])));
  }

  say(text) {
    this.said.textContent = this.said.title = text;
    this.show();
  }

  show() {
    const count = this.free.size;
    this.button.textContent = this.asked ? "Stop" : count ? `Fit ${plural(count, "value")}` : "Fit";
    this.button.disabled = !count;
    this.progress.hidden = !this.asked;
    if (!count) this.said.textContent = "Mark what is Free: it is changed until the scene looks like the file.";
    else if (this.said.textContent.startsWith("Mark what")) this.said.textContent = "";
  }
}
