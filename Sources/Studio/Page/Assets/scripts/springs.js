// The springs that parameters belong to: the response of each as a curve that can be pulled, and what it is called elsewhere.
// The studio knows the springs; here they are only drawn.

class Springs {
  static pause = 400; // milliseconds without a change until the scene is asked for its springs again

  constructor(parameters, link) {
    Object.assign(this, { parameters, link, editors: [], uses: [], asked: 0 });
    parameters.onFilter = () => this.place();
    link.onSprings = (uses) => this.show(uses);
    link.onSpring = (answer) => this.editors.find(({ asked }) => asked === answer.id)?.show(answer);
  }

  // What the scene does with its springs may have changed.
  lookSoon(strokes) {
    clearTimeout(this.looking);
    this.looking = setTimeout(() => this.link.say({ springs: { values: this.parameters.values, strokes } }), Springs.pause);
  }

  // Another scene is opened.
  clear() {
    clearTimeout(this.looking);
    for (const { element } of this.editors) element.remove();
    this.editors = [];
  }

  show(uses) {
    const isSame = uses.length === this.editors.length && uses.every((use, index) => this.editors[index].isOf(use));
    if (!isSame) {
      this.clear();
      this.editors = uses.map((use) => new SpringEditor(this, use));
    }
    uses.forEach((use, index) => this.editors[index].renew(use));
    this.place();
  }

  // Each stands below the last of its parameters, and is seen with any of them.
  place() {
    for (const editor of this.editors) {
      const rows = this.parameters.rows.filter(({ parameter }) => editor.names.includes(parameter.name));
      editor.element.hidden = rows.length > 0 && rows.every(({ element }) => element.hidden);
      if (rows.length && rows.at(-1).element.nextElementSibling !== editor.element) rows.at(-1).element.after(editor.element);
    }
  }

  // A parameter has another value.
  changed() { for (const editor of this.editors) editor.changed(); }

  ask(editor, question) {
    editor.asked = ++this.asked;
    this.link.say({ spring: { _0: { id: editor.asked, ...question } } });
  }
}

class SpringEditor {
  static slack = 3; // page pixels that a hand moves before it pulls

  constructor(springs, use) {
    this.springs = springs;
    this.parameters = springs.parameters;
    this.bound = use.parameters;
    this.names = this.parameters.rows.map(({ parameter }) => parameter.name).filter((name) => Object.values(use.parameters).includes(name));
    const has = (...names) => names.some((name) => name in use.parameters);
    this.isLong = has("duration", "response", "stiffness", "mass", "frequency"); // whether it can be pulled longer
    this.isDamped = has("dampingRatio", "bounce", "damping");
    this.pulls = 0; // how often a hand has taken the handle, as each pull is a step of its own
    this.canPull = this.isLong || this.isDamped;
    this.title = html("span", { className: "name", textContent: `Spring of ${this.names.join(", ")}` });
    this.moves = html("p", { className: "hint" });
    this.drawing = svg("svg", { viewBox: "0 0 1000 100", preserveAspectRatio: "none", "aria-hidden": "true" });
    this.dot = html("span", { className: "dot", hidden: !this.canPull });
    this.plot = html("div", { className: "response", tabIndex: this.canPull ? 0 : -1 }, this.drawing, this.dot);
    this.plot.setAttribute("role", this.canPull ? "application" : "img");
    this.facts = html("p", { className: "numbers" });
    this.words = html("div", { className: "words" });
    const elsewhere = html("details", {}, html("summary", { textContent: "In other words" }), this.words);
    this.element = html("div", { className: "spring" }, html("div", { className: "about" }, this.title), this.plot, this.facts, this.moves, elsewhere);
    this.element.setAttribute("role", "group");
    this.element.setAttribute("aria-label", this.title.textContent);
    if (this.canPull) this.setUpPulling();
  }

  isOf(use) { return use.setting.form === this.use.setting.form && JSON.stringify(use.parameters) === JSON.stringify(this.bound); }

  renew(use) {
    this.use = use;
    const targets = [...new Set(use.targets)].filter(Boolean);
    this.moves.textContent = use.setting.form === "attachment" ? "An attachment by itself; what hangs on several swings otherwise."
      : targets.length ? `moves ${targets.join(", ")}` : "";
    this.changed();
  }

  // The numbers that are parameters' come from these.
  get setting() {
    const numbers = { ...this.use.setting.numbers };
    for (const [number, name] of Object.entries(this.bound)) {
      const value = Number(this.parameters.find(name)?.text);
      if (Number.isFinite(value)) numbers[number] = value;
    }
    return { ...this.use.setting, numbers };
  }

  changed() {
    if (this.isPulling) return;
    this.ask();
  }

  // While it is in the hand the scale of the time stays, and after that where there is room to pull on.
  ask(pull) { this.springs.ask(this, { setting: this.setting, pull, span: this.span ?? null, isHeld: Boolean(this.isHeld) }); }

  // While it is pulled every answer is waited for.
  pull(length, bounce) {
    this.target = this.wanted = { length, bounce };
    if (this.isPulling) return;
    const pull = this.wanted;
    this.wanted = null;
    this.isPulling = true;
    this.ask(pull);
  }

  setUpPulling() {
    let last = null; // where the pointer was, and where it has led the handle
    this.plot.addEventListener("pointerdown", (event) => {
      if (!this.answer) return;
      this.plot.setPointerCapture(event.pointerId);
      const { length, bounce } = this.answer;
      this.pulls += 1;
      last = { x: event.clientX, y: event.clientY, length, bounce };
    });
    // The handle keeps its distance from the pointer. With Shift it goes a tenth of the pointer's way.
    this.plot.addEventListener("pointermove", (event) => {
      if (!last) return;
      const [x, y] = [event.clientX - last.x, event.clientY - last.y];
      if (!this.isHeld && Math.hypot(x, y) < SpringEditor.slack) return;
      this.isHeld = true;
      const box = this.plot.getBoundingClientRect();
      const share = event.shiftKey ? 0.1 : 1;
      // The plot is two ways high: what never comes to rest swings over all of it.
      last = {
        x: event.clientX, y: event.clientY, length: last.length + ((share * x) / box.width) * this.span, bounce: last.bounce - (share * 2 * y) / box.height,
      };
      this.pull(Math.max(last.length, 0.005 * this.span), Math.min(Math.max(last.bounce, -1), 1));
    });
    for (const name of ["pointerup", "pointercancel"]) {
      this.plot.addEventListener(name, () => {
        last = null;
        if (!this.isHeld) return;
        this.isHeld = false;
        this.changed();
      });
    }
    this.plot.addEventListener("keydown", (event) => {
      const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
      if (!way || !this.answer) return;
      event.preventDefault();
      event.stopPropagation();
      const far = event.shiftKey ? 0.1 : 1;
      // From where the keys before lead, whether or not that is known to be reached.
      const { length, bounce } = this.target ?? this.answer;
      this.pull(length + (far * way[0] * this.answer.span) / 100, bounce + far * way[1] * 0.02);
    });
  }

  show(answer) {
    this.answer = answer;
    this.span = answer.span;
    if (this.isPulling) {
      this.isPulling = false;
      const pulled = Object.entries(this.bound).map(([number, name]) => [name, answer.setting.numbers[number]]);
      this.parameters.setNumbers(Object.fromEntries(pulled), `spring ${this.names} ${this.pulls}`);
      if (this.wanted) this.pull(this.wanted.length, this.wanted.bounce);
      else this.target = null;
    }
    this.draw();
  }

  draw() {
    const { values, span, length, bounce, facts, words } = this.answer;
    const y = (value) => (100 - 50 * value).toFixed(2);
    const line = (d, name) => svg("path", { d, class: name, "vector-effect": "non-scaling-stroke" });
    const path = values.map((value, index) => `${index ? "L" : "M"}${(1000 * index) / (values.length - 1)} ${y(value)}`).join("");
    this.drawing.replaceChildren(line(`M0 ${y(1)}H1000`, "goal"), line(path, "new"));
    this.dot.style.left = `${Math.min((100 * length) / span, 100)}%`;
    this.dot.style.top = `${y(1 + bounce)}%`;
    this.plot.dataset.span = `${short(span)} s`;
    this.facts.textContent = facts.join(" · ");
    const keys = [this.isLong && "left and right: how long", this.isDamped && "up and down: how bouncy"].filter(Boolean).join(", ");
    this.plot.setAttribute("aria-label", `${this.title.textContent}: ${short(length)} s, bounce ${short(bounce)}, ${facts.join(", ")}. ${keys}`);
    this.drawWords(words);
  }

  drawWords(words) {
    if (!this.words.children.length) {
      for (const { framework } of words) {
        const [pre, button] = [html("pre", {}), html("button", { type: "button", className: "button", textContent: "Copy" })];
        button.setAttribute("aria-label", `Copy for ${framework}`);
        button.addEventListener("click", async () => {
          button.textContent = (await copy(pre)) ? "Copied" : "Press Ctrl-C";
          setTimeout(() => (button.textContent = "Copy"), 1600);
        });
        this.words.append(html("h3", { textContent: framework }), html("div", { className: "text" }, pre, button));
      }
    }
    for (const [index, pre] of [...this.words.querySelectorAll("pre")].entries()) pre.textContent = words[index].text;
  }
}
