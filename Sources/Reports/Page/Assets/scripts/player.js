// A scene's player: reads its animations, and keeps panes, chart, curves and film strip at the same moment.

class Player {
  constructor(place, section, scene, media) {
    this.scene = scene;
    this.frames = media;
    place.replaceChildren(document.getElementById("player").content.cloneNode(true));
    this.root = place.firstElementChild;
    this.section = section;
    const find = (selector) => this.root.querySelector(selector);
    Object.assign(this, { find, note: find(".note"), clock: find(".clock"), told: find(".told") });
    this.completeScene();
    this.hasBoth = Boolean(media.expected && media.actual);
    this.stage = new Stage(find(".stage"), this.root, Object.values(media).filter(Boolean));
    this.stage.showsRegion = true;
    this.stage.onPixel = (x, y) => this.tellPixel(x, y);
    this.stage.onZoom = () => this.showZoom();
    this.isAligned = false;
    this.cause = null; // the number of the one that is shown
    this.leastDifference = 1;
    this.root.classList.toggle("still", scene.times.length === 1);
    this.transport = new Transport(this.root, { times: scene.times, end: scene.end }, (moment) => this.show(moment));
    this.transport.onPlaying = (isPlaying) => !isPlaying && this.tell();
    this.setUpTools();
    this.setUpCharts();
    if (!this.hasBoth) this.showOnlyOne();
    this.stage.place();
    this.transport.go(scene.worst ?? 0);
    this.fillStrip();
  }

  // Without a comparison the moments are those of the one animation.
  completeScene() {
    const { scene, frames } = this;
    if (!scene.times) {
      const only = frames.actual ?? frames.expected;
      const numbers = Array.from({ length: only.count }, (_, index) => index);
      Object.assign(scene, {
        times: only.times.slice(0, -1), expected: frames.expected ? numbers : [], actual: frames.actual ? numbers : [],
        different: [], causes: [], tier: [], bounds: [], flicker: [], allowed: 0, worst: null, lag: 0,
      });
    }
    const ends = Object.values(frames).filter(Boolean).map((one) => one.times.at(-1));
    scene.end = Math.max(...ends, scene.times.at(-1) + 1e-3);
  }

  showOnlyOne() {
    const name = this.frames.actual ? "actual" : "expected";
    for (const pane of this.stage.panes) pane.hidden = !pane.classList.contains(name);
    this.find(".stage").dataset.mode = "single";
    for (const selector of [".modes", ".aligned", ".outline", ".focus", ".legend", ".errors", ".worst", ".failing"]) this.find(selector).hidden = true;
  }

  setUpTools() {
    const { find, scene, stage } = this;
    for (const input of this.root.querySelectorAll(".modes input")) {
      input.name = `mode-${scene.number}`;
      input.addEventListener("change", () => this.setMode(input.value));
    }
    find(".onion input").addEventListener("input", (event) => this.setOpacity(event.target.value));
    this.setOpacity(50);
    find(".blink input").addEventListener("input", (event) => {
      find(".blink output").textContent = `${event.target.value} ms`;
      if (stage.mode === "blink") this.blink();
    });
    const aligned = find(".aligned");
    aligned.hidden = !scene.lag;
    aligned.textContent = `Align ${scene.lag > 0 ? "−" : "+"}${seconds(Math.abs(scene.lag))}`;
    aligned.addEventListener("click", () => this.toggleAligned());
    find(".outline").addEventListener("click", () => this.toggleOutline());
    find(".focus").addEventListener("click", () => this.toggleFocus());
    find(".focus").disabled = find(".outline").disabled = ![...scene.bounds, ...scene.causes.map(({ bounds }) => bounds)].some(Boolean);
    find(".zoom").addEventListener("change", (event) => this.setZoom(event.target.value));
    find(".worst").addEventListener("click", () => this.goToWorst());
    find(".worst").disabled = scene.worst === null;
    find(".failing").addEventListener("click", () => this.goToFailing(1));
    find(".failing").disabled = !scene.tier.includes("different");
  }

  setUpCharts() {
    const { scene, transport } = this;
    const errors = this.find(".errors");
    this.playhead = errors.querySelector(".playhead");
    this.drawErrors();
    const last = Math.max(scene.times.length - 1, 1);
    seekByPointer(errors, (share) => transport.seek(Math.round(share * last)));
    this.drawCurves();
    for (const curve of this.curves) {
      seekByPointer(curve.box, (share) => transport.seek(transport.momentAt(curve.start + share * (curve.end - curve.start))));
    }
  }

  // A curve of the new animation is shown as much earlier as its pictures are. Curves have the scene's time, and the animations
  // may begin at different ones.
  drawCurves() {
    const { scene } = this;
    this.curves = [...this.section.querySelectorAll(".plot")].map((box) => {
      const curve = scene.curves[Number(box.dataset.curve)];
      const [old, now] = [curve.expected?.times[0] ?? 0, curve.actual?.times[0] ?? 0];
      const { start, end } = drawCurve(box, curve, this.isAligned ? scene.lag + now - old : 0);
      return { box, start, end, playhead: box.querySelector(".playhead") };
    });
  }

  // The pixels that differ at each moment; for aligned animations nobody has counted them yet.
  async drawErrors() {
    const { scene } = this;
    if (!scene.different.length) return;
    if (!this.isAligned) return drawErrors(this.find(".errors"), scene);
    this.alignedChanges ??= this.countAligned();
    const changed = await this.alignedChanges;
    if (!this.isAligned || this.isClosed) return;
    const chartText = `Pixels that differ at all at each of ${changed.length} moments when aligned: ${plural(Math.max(...changed), "pixel")} at most.`;
    const tier = changed.map((number) => (number ? "similar" : "identical"));
    drawErrors(this.find(".errors"), { different: changed, tier, flicker: [], allowed: 0, counts: "pixels that differ at all when aligned", chartText });
  }

  async countAligned() {
    const counts = [];
    for (let moment = 0; moment < this.scene.times.length && !this.isClosed; moment++) {
      const { expected, actual } = await this.picturesAt(moment, true);
      counts.push(countChanged(expected, actual));
      // The page stays awake.
      if (moment % 8 === 7) await new Promise((resume) => setTimeout(resume));
    }
    return counts;
  }

  async fillStrip() {
    const { scene, frames, transport, isAligned } = this;
    const sources = [["expected", frames.expected], ["actual", frames.actual]].filter(([, one]) => one).map(([name, one]) => ({
      width: one.width, height: one.height,
      picture: async (moment) => (await this.picturesAt(moment, isAligned))[name],
    }));
    // Aligned pictures were never judged.
    const shown = { times: scene.times, worst: scene.worst, tier: isAligned ? [] : scene.tier };
    const isStale = () => this.isClosed || this.isAligned !== isAligned;
    const strip = await fillStrip(this.find(".strip ol"), shown, sources, (moment) => transport.seek(moment), isStale);
    if (isStale()) return;
    this.strip = strip;
    this.markStrip();
  }

  // Shows a moment; of moments asked for meanwhile only the last is shown.
  async show(moment) {
    this.wanted = moment;
    if (this.cause !== null && this.scene.causes[this.cause].moment !== moment) this.cause = null;
    this.showing ??= this.showWanted();
    await this.showing;
  }

  async showWanted() {
    try {
      let shown = null;
      while (shown !== this.wanted && !this.isClosed) {
        shown = this.wanted;
        await this.draw(shown);
      }
    } finally {
      this.showing = null;
    }
  }

  async draw(moment) {
    const { scene } = this;
    const pictures = await this.picturesAt(moment, this.isAligned);
    if (this.isClosed) return;
    this.pictures = pictures;
    for (const name of ["expected", "actual"]) this.put(name, pictures[name], pictures.numbers[name]);
    if (this.hasBoth) this.putDifference(pictures, moment);
    this.outline(moment);
    this.shown = moment;
    this.root.dataset.moment = moment;
    this.tell();
  }

  // What differs at a moment is outlined, or the layer of the cause that led there.
  outline(moment) {
    const cause = this.scene.causes[this.cause];
    const layer = cause?.moment === moment ? cause.bounds : null;
    this.stage.setRegion(this.isAligned ? null : layer ?? this.scene.bounds[moment], Boolean(layer));
  }

  // Both pictures of a moment, and their numbers; null for what is not there. The new picture beside the old one is that of the
  // same moment, or of the one that is late by the lag.
  async picturesAt(moment, isAligned) {
    const { scene, frames, transport } = this;
    const late = isAligned ? transport.momentAt(Math.max(0, scene.times[moment] + scene.lag)) : moment;
    const pictures = { numbers: {} };
    for (const [name, at] of [["expected", moment], ["actual", late]]) {
      const number = scene[name][at] ?? null;
      pictures.numbers[name] = number;
      pictures[name] = frames[name] && number !== null ? await frames[name].atTime(scene.times[at]) : null;
    }
    return pictures;
  }

  put(name, picture, number) {
    const context = this.stage.canvases[name];
    context.clearRect(0, 0, this.stage.width, this.stage.height);
    if (picture) context.putImageData(picture, 0, 0);
    context.canvas.dataset.frame = number ?? "";
    this.find(`.${name} figcaption span`).textContent = number === null ? "nothing" : `frame ${number}`;
  }

  putDifference({ expected, actual }, moment) {
    const context = this.stage.canvases.difference;
    this.output ??= context.createImageData(this.stage.width, this.stage.height);
    const isDark = getComputedStyle(document.documentElement).colorScheme === "dark"
      || (getComputedStyle(document.documentElement).colorScheme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
    const { changed, most } = paintDifference(expected, actual, this.failingRegion(moment), this.output, isDark, this.leastDifference);
    context.putImageData(this.output, 0, 0);
    context.canvas.dataset.changed = this.changed = changed;
    this.find(".difference figcaption span").textContent = changed ? this.extent(moment, changed, most) : "none";
    if (!this.probed) this.tellLegend();
  }

  // How much differs at a moment. The comparison has counted the pixels; of aligned pictures nobody has, and those of the page may be
  // smaller than those that were compared.
  extent(moment, changed, most) {
    const { different, shrinking, tier } = this.scene;
    const level = shrinking > 1 ? "" : `, by up to ${most}`;
    if (this.isAligned || different[moment] === undefined) return plural(changed, "pixel") + level;
    return (tier[moment] === "similar" && !different[moment] ? "within the tolerance" : plural(different[moment], "pixel")) + level;
  }

  // Where a moment's pictures count as different; aligned ones were never judged.
  failingRegion(moment) {
    const { scene, stage } = this;
    if (this.isAligned) return [0, 0, stage.width, stage.height];
    return scene.tier[moment] === "different" ? scene.bounds[moment] ?? [0, 0, stage.width, stage.height] : null;
  }

  close() {
    this.isClosed = true;
    this.transport.pause();
    clearInterval(this.blinking);
    this.stage.close();
    this.root.remove();
  }
}

// Calls with the share of the box's width, 0...1, while the pointer is down.
function seekByPointer(box, seek) {
  const go = (event) => {
    const area = box.getBoundingClientRect();
    seek(Math.min(Math.max((event.clientX - area.left) / area.width, 0), 1));
  };
  box.addEventListener("pointerdown", (event) => {
    box.setPointerCapture(event.pointerId);
    go(event);
  });
  box.addEventListener("pointermove", (event) => event.buttons & 1 && go(event));
}
