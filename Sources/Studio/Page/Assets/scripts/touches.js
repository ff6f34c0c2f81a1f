// The touches: a bar for each in time, and the points of the one that is chosen on the stage. Whoever changes one of the scene's own
// makes others of all of them, which can be taken back.

class TouchTrack {
  constructor(player) {
    this.player = player;
    this.element = html("div", { className: "touches", hidden: true });
    this.element.setAttribute("role", "group");
    this.element.setAttribute("aria-label", "Touches");
    player.find(".scrubber").before(this.element);
    this.path = new TouchPath(player, (points, number) => this.change(this.chosen, points, `point ${number}`));
    this.chosen = null;
  }

  // - areOwn: whether they are the scene's own; of others one is always chosen.
  show(strokes, areOwn) {
    this.element.hidden = !strokes.length;
    const wereOwn = this.areOwn;
    Object.assign(this, { strokes, areOwn });
    if (areOwn && !wereOwn || !strokes[this.chosen ?? 0]) this.chosen = null;
    if (!areOwn && strokes.length) this.chosen ??= 0;
    // A bar that is held stays in the hand.
    if (this.held) return;
    const focused = [...this.element.children].indexOf(document.activeElement);
    this.element.replaceChildren(...strokes.map((stroke, number) => this.bar(stroke, number)));
    this.element.children[focused]?.focus();
    this.path.show(strokes[this.chosen]);
  }

  // Shows the points of a touch, or of none.
  choose(number) {
    this.chosen = number;
    for (const [index, bar] of [...this.element.children].entries()) bar.setAttribute("aria-pressed", index === number);
    this.path.show(this.strokes[number]);
  }

  get end() { return this.player.scene.times.at(-1) || 1; }

  bar(stroke, number) {
    const [start, end] = [stroke[0][0], stroke.at(-1)[0]];
    const bar = html("button", { type: "button" });
    bar.setAttribute("aria-label", `Touch ${number + 1}, from ${seconds(start)} to ${seconds(end)}`);
    bar.title = "Drag to move it in time, Delete takes it away";
    bar.style.left = `${(100 * start) / this.end}%`;
    bar.style.width = `${(100 * (end - start)) / this.end}%`;
    bar.setAttribute("aria-pressed", number === this.chosen);
    bar.addEventListener("focus", () => this.choose(number));
    bar.addEventListener("pointerdown", (event) => {
      bar.setPointerCapture(event.pointerId);
      this.held = { from: event.clientX, stroke: this.strokes[number] };
      bar.focus();
    });
    // The scene follows while it is dragged.
    bar.addEventListener("pointermove", (event) => {
      if (!this.held) return;
      const way = ((event.clientX - this.held.from) / this.element.clientWidth) * this.end;
      const stroke = TouchTrack.moved(this.held.stroke, way);
      bar.style.left = `${(100 * stroke[0][0]) / this.end}%`;
      this.change(number, stroke, `touch ${number}`);
    });
    for (const name of ["pointerup", "pointercancel"]) {
      bar.addEventListener(name, () => {
        if (!this.held) return;
        this.held = null;
        this.show(this.strokes, this.areOwn);
      });
    }
    bar.addEventListener("keydown", (event) => {
      const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (way) this.change(number, TouchTrack.moved(this.strokes[number], (way * (event.shiftKey ? 10 : 1)) / this.player.live.rate), `touch ${number}`);
      else if (event.key === "Escape") this.choose(null);
      else if (event.key === "Delete" || event.key === "Backspace") this.player.recorder.use(this.strokes.filter((_, index) => index !== number));
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    return bar;
  }

  // A touch so many seconds later, but not before the scene begins.
  static moved(stroke, seconds) {
    const way = Math.max(seconds, -stroke[0][0]);
    return stroke.map(([time, x, y]) => [time + way, x, y]);
  }

  // - points: of the touch from now on, each a time, x and y.
  // - hand: what is moved of it.
  change(number, points, hand) {
    this.strokes = this.strokes.map((stroke, index) => (index === number ? points : stroke));
    this.player.recorder.use(this.strokes, hand);
  }
}

// The way of a touch: a line, and a handle for each of its points. Arrow keys move a point by 1, with Shift by 10; Delete takes it
// away.
class TouchPath {
  // - onChange: called with all points, and the number of the one that was moved or deleted.
  constructor(player, onChange) {
    Object.assign(this, { player, onChange, held: null, points: [], handles: [] });
    this.line = svg("polyline", {});
    this.element = html("div", { className: "touch-path", hidden: true }, svg("svg", { "aria-hidden": "true" }, [this.line]));
    this.element.setAttribute("role", "group");
    this.element.setAttribute("aria-label", "Points of the touch");
    player.find(".actual .picture").append(this.element);
  }

  // - points: each a time, x and y; undefined for none.
  show(points) {
    // A point that is held stays in the hand, whatever the studio makes of it meanwhile.
    if (this.held !== null) return;
    this.points = points ?? [];
    this.element.hidden = !this.points.length;
    const focused = this.handles.indexOf(document.activeElement);
    for (const handle of this.handles) handle.remove();
    this.handles = this.points.map((_, number) => this.handle(number));
    this.element.append(...this.handles);
    this.place();
    this.handles[Math.min(focused, this.handles.length - 1)]?.focus({ preventScroll: true });
  }

  // The stage says where its picture lies and how large it is; the points are in the scene's coordinates.
  place() {
    const { live } = this.player;
    const pixels = this.points.map(([, x, y]) => [(x + live.points.x) * live.scale, (y + live.points.y) * live.scale]);
    this.line.setAttribute("points", pixels.join(" "));
    for (const [number, handle] of this.handles.entries()) {
      const [time, x, y] = this.points[number];
      handle.style.setProperty("--left", pixels[number][0]);
      handle.style.setProperty("--top", pixels[number][1]);
      handle.setAttribute("aria-label", `Point ${number + 1} of ${this.points.length}, at ${seconds(time)}: ${x}, ${y}`);
    }
  }

  handle(number) {
    const handle = html("button", { type: "button", className: "handle" });
    const scale = () => this.player.stage.view.scale * this.player.live.scale;
    handle.addEventListener("pointerdown", (event) => {
      event.stopPropagation();
      handle.setPointerCapture(event.pointerId);
      this.held = { at: [event.clientX, event.clientY], point: this.points[number] };
    });
    handle.addEventListener("pointermove", (event) => {
      if (this.held === null) return;
      event.stopPropagation();
      const [, x, y] = this.held.point;
      const round = (value) => Math.round(value * 10) / 10;
      this.move(number, round(x + (event.clientX - this.held.at[0]) / scale()), round(y + (event.clientY - this.held.at[1]) / scale()));
    });
    for (const name of ["pointerup", "pointercancel"]) {
      handle.addEventListener(name, () => {
        if (this.held === null) return;
        this.held = null;
        this.onChange(this.points, number);
      });
    }
    handle.addEventListener("keydown", (event) => {
      const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
      const far = event.shiftKey ? 10 : 1;
      const [, x, y] = this.points[number];
      if (way) this.move(number, x + far * way[0], y + far * way[1]);
      else if ((event.key === "Delete" || event.key === "Backspace") && this.points.length > 1) this.onChange(this.points.filter((_, index) => index !== number), number);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    return handle;
  }

  move(number, x, y) {
    this.points = this.points.map((point, index) => (index === number ? [point[0], x, y] : point));
    this.place();
    this.onChange(this.points, number);
  }
}
