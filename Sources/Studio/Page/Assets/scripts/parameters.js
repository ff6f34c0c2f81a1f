// The parameters of the open scene: a control for each, which ones were changed, and the way back.

class Parameters {
  static many = 8; // of more it is worth while to find one

  // - touches: its `strokes` are what fingers do instead of the scene's own touches; a step back takes them back, too.
  // - onChange: called whenever somebody changes a value, or goes a step back or on.
  constructor(panel, touches, onChange) {
    const find = (selector) => panel.querySelector(selector);
    Object.assign(this, { list: find(".controls"), none: find(".none"), touches, onChange, rows: [] });
    this.buttons = { undo: find(".undo"), redo: find(".redo"), reset: find(".reset-all") };
    this.finder = find(".find");
    this.finder.addEventListener("input", () => this.filter());
    this.history = new History((state) => this.restore(state));
    this.buttons.undo.addEventListener("click", () => this.history.undo());
    this.buttons.redo.addEventListener("click", () => this.history.redo());
    this.buttons.reset.addEventListener("click", () => this.reset());
  }

  // - canvas: width and height of the scene in points, as far as it is known.
  // - values: texts to begin with instead of the defaults, by name.
  show(parameters, canvas, values = {}) {
    this.rows = parameters.map((parameter) => this.row(parameter, canvas));
    this.list.replaceChildren(...this.rows.map(({ element }) => element));
    this.none.hidden = parameters.length > 0;
    this.finder.hidden = parameters.length <= Parameters.many;
    if (this.finder.hidden) this.finder.value = "";
    this.filter();
    for (const row of this.rows) this.setText(row, values[row.parameter.name] ?? row.parameter.text);
    this.mark();
  }

  // Shows those alone in whose name or help there is what somebody looks for.
  filter() {
    const wanted = this.finder.value.trim().toLowerCase();
    for (const { element, parameter } of this.rows) {
      element.hidden = !`${parameter.name} ${parameter.help ?? ""}`.toLowerCase().includes(wanted);
    }
    this.onFilter?.();
  }

  get values() {
    return Object.fromEntries(this.rows.filter((row) => row.text !== row.parameter.text).map((row) => [row.parameter.name, row.text]));
  }

  row(parameter, canvas) {
    const row = { parameter, text: parameter.text };
    const id = `parameter-${parameter.name}`;
    const help = parameter.help ? html("p", { className: "hint", id: `${id}-help`, textContent: parameter.help, title: parameter.help }) : "";
    const make = parameterControls[parameter.kind] ?? parameterControls.text;
    row.control = make(parameter, id, (text) => this.change(row, text), canvas);
    if (help) row.control.main.setAttribute("aria-describedby", help.id);
    row.resetButton = html("button", { type: "button", className: "reset", textContent: "Reset", title: `Back to ${parameter.text || "nothing"}` });
    row.resetButton.setAttribute("aria-label", `Reset ${parameter.name}`);
    row.resetButton.addEventListener("click", () => {
      this.setText(row, parameter.text);
      this.changed(row);
      row.control.main.focus();
    });
    const name = html("bdi", { className: "name", textContent: parameter.name });
    const label = html("label", { htmlFor: id }, name);
    const about = html("div", { className: "about" }, label, help, row.resetButton, ...(row.control.beside ?? []), ...(this.beside?.(parameter) ?? []));
    row.element = html("div", { className: `parameter ${parameter.kind}` }, about, ...row.control.parts);
    return row;
  }

  setText(row, text) {
    row.text = text;
    row.control.set(text);
  }

  change(row, text) {
    row.text = text;
    this.changed(row);
  }

  changed(row) { this.note(row.parameter.name); }

  // Those that were not changed among them.
  get texts() { return Object.fromEntries(this.rows.map(({ parameter, text }) => [parameter.name, text])); }

  get state() { return { values: this.values, strokes: this.touches.strokes }; }

  // - hand: what is moved, or null for a step of its own.
  note(hand) {
    this.history.add(this.state, hand);
    this.mark();
    this.onChange();
  }

  find(name) { return this.rows.find((row) => row.parameter.name === name); }

  // Sets numbers by their parameters' names, as far as the bounds allow. What one hand does to several is one step.
  setNumbers(numbers, hand) {
    for (const [name, number] of Object.entries(numbers)) {
      const row = this.find(name);
      if (!row) continue;
      const { least = -Infinity, most = Infinity } = row.parameter;
      this.setText(row, String(Math.min(Math.max(number, least), most)));
    }
    this.note(hand);
  }

  mark() {
    for (const row of this.rows) {
      const isChanged = row.text !== row.parameter.text;
      row.element.classList.toggle("changed", isChanged);
      row.element.classList.toggle("unset", row.text === "");
      row.resetButton.hidden = !isChanged;
    }
    this.buttons.reset.disabled = !Object.keys(this.values).length;
    this.buttons.undo.disabled = !this.history.canUndo;
    this.buttons.redo.disabled = !this.history.canRedo;
  }

  reset() {
    for (const row of this.rows) this.setText(row, row.parameter.text);
    this.note(null);
  }

  // Shows values and touches that there were before.
  restore(state) {
    this.put(state);
    this.mark();
    this.onChange();
  }

  // The same as a step of its own.
  goTo(state) {
    this.put(state);
    this.note(null);
  }

  put({ values, strokes }) {
    this.touches.strokes = strokes;
    for (const row of this.rows) {
      const text = values[row.parameter.name] ?? row.parameter.text;
      if (row.text !== text) this.setText(row, text);
    }
  }
}

// What values and touches were, step by step. Moving one slider is one step, however far it goes.
class History {
  static pause = 800; // milliseconds without a change of the same parameter that end a step

  constructor(restore) {
    this.restore = restore;
    this.clear({ values: {}, strokes: null });
  }

  clear(state) { Object.assign(this, { states: [state], at: 0, last: null }); }

  // The touches are the scene's own now.
  forgetStrokes() { this.states[this.at] = { ...this.states[this.at], strokes: null }; }

  get canUndo() { return this.at > 0; }
  get canRedo() { return this.at < this.states.length - 1; }

  add(state, name) {
    const now = performance.now();
    const goesOn = name !== null && this.last?.name === name && now - this.last.time < History.pause && !this.canRedo;
    if (!goesOn) this.at += 1;
    this.states.length = this.at;
    this.states.push(state);
    this.last = { name, time: now };
  }

  undo() { this.go(-1); }
  redo() { this.go(1); }

  go(steps) {
    const at = this.at + steps;
    if (at < 0 || at >= this.states.length) return;
    Object.assign(this, { at, last: null });
    this.restore(this.states[at]);
  }
}
