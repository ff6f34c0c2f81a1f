// A player whose animation changes while it plays.

class LivePlayer extends Player {
  // - kept: a take to compare with, or null.
  constructor(place, section, frames, kept) {
    section.querySelector(".curves").replaceChildren();
    delete section.querySelector(".curves").dataset.names;
    super(place, section, { number: 0, curves: [], ...LivePlayer.moments(frames, kept) }, { expected: kept, actual: frames });
    this.kept = kept;
    this.live = frames;
    this.setUpZoom();
    this.setUpLoop();
    this.setUpComparing();
    this.stage.room = () => (this.isDocked ? innerHeight * 0.2 : this.isAgainstFile ? this.roomAgainstFile : Math.max(260, innerHeight * 0.44));
    this.film = new FilmStrip(this);
    this.viewMenu = new ViewMenu(this);
    this.film.show();
    this.recorder = new Recorder(this);
    this.track = new TouchTrack(this);
  }

  // The stage is drawn as large as it is shown, so that it is sharp: to fit, or so many pixels to a point.
  setUpZoom() {
    this.stage.isTight = true;
    const select = this.find(".zoom");
    select.replaceChildren(...[["fit", "Fit"], ["1", "1×"], ["2", "2×"], ["3", "3×"]].map(([value, textContent]) => html("option", { value, textContent })));
    this.fitting = new ResizeObserver(() => {
      clearTimeout(this.resizing);
      this.resizing = setTimeout(() => this.live.zoom === "fit" && this.setScale(), 100);
    });
    this.fitting.observe(this.find(".stage"));
  }

  // Between what was kept and what is tuned everything counts.
  failingRegion() { return [0, 0, this.stage.width, this.stage.height]; }

  // What is compared, in short.
  get names() { return this.isAgainstFile ? [this.kept.label, "Scene"] : ["A", "B"]; }

  // On a wide page what is told of the file and the track under it are seen with the pictures.
  get roomAgainstFile() {
    const rest = this.stage.mode === "side" ? 545 : 585;
    return Math.min(Math.max(200, innerHeight - rest), innerHeight * 0.44);
  }

  get isAgainstFile() { return this.kept instanceof ReferenceFrames; }

  tellLegend() { this.note.textContent = `Differences are amplified${this.isAgainstFile ? "; small ones, as palettes make them, are left out" : ""}.`; }

  compareButton(label, title, isOn, press) {
    const button = html("button", { type: "button", className: "button compare", title, textContent: label });
    button.setAttribute("aria-pressed", isOn);
    button.addEventListener("click", press);
    this.find(".tools .space").after(button);
    return button;
  }

  // A beside B: what was kept, or a file, and what is tuned.
  setUpComparing() {
    this.compareButton("Compare A/B", "c", this.hasBoth && !this.isAgainstFile, () => this.onCompare());
    if (reference.name) {
      this.compareButton("Against file", `g: ${reference.name}`, this.isAgainstFile, () => this.onAgainst());
    }
    this.root.classList.toggle("comparing", this.hasBoth);
    const worst = this.find(".worst");
    if (this.isAgainstFile) {
      this.leastDifference = 32;
      this.find(".note").after(reference.element);
      worst.title = "w: the moment that differs most";
      worst.disabled = true;
    }
    this.find(".errors").hidden = worst.hidden = !this.isAgainstFile;
    this.worst = null;
    this.find(".expected figcaption b").textContent = this.find(".expected figcaption b").title = this.kept?.label ?? "";
    this.find(".actual figcaption b").textContent = this.names[1];
    const onion = this.find(".modifier.onion");
    [onion.firstChild.data, onion.lastChild.data] = [`${this.names[0]} `, ` ${this.names[1]}`];
    for (const selector of [".failing", ".outline", ".focus", ".aligned"]) this.find(selector).hidden = true;
  }

  // How much each moment differs from the file, under the track, and the way to the one that differs most.
  // - judged: what the studio has found; `starts` in seconds, and how many pixels differ from each on.
  showJudged({ starts, differing, worst }) {
    const at = (time) => differing[Math.max(starts.findLastIndex((start) => start <= time + 0.0006), 0)] ?? 0;
    const different = this.scene.times.map(at);
    const most = Math.max(0, ...different);
    drawErrors(this.find(".errors"), {
      different, tier: [], flicker: [], allowed: 0, chartText: `How much each of ${different.length} moments differs from the file: ${plural(most, "pixel")} at most.`,
    }, true);
    this.worst = worst ?? null;
    this.find(".worst").disabled = this.worst === null;
  }

  goToWorst() { if (this.worst !== null && this.isAgainstFile) this.transport.seek(this.transport.nearest(this.worst)); }

  setUpLoop() {
    const button = html("button", { type: "button", className: "button icon loop", title: "l" });
    button.append(svg("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, [svg("path", { d: "M3 7.5V7a3 3 0 0 1 3-3h4.6L9 2.4 10 1.3 13.4 4.7 10 8.1 9 7l1.5-1.5H6A1.5 1.5 0 0 0 4.5 7v.5zM13 8.5V9a3 3 0 0 1-3 3H5.4L7 13.6l-1 1.1-3.4-3.4L6 7.9 7 9l-1.5 1.5H10A1.5 1.5 0 0 0 11.5 9v-.5z" })]));
    button.setAttribute("aria-label", "Loop");
    button.addEventListener("click", () => this.toggleLoop());
    this.find(".transport .last").after(button);
    this.loopButton = button;
    this.showLoop();
  }

  toggleLoop() {
    this.transport.isOnce = !this.transport.isOnce;
    this.showLoop();
  }

  showLoop() { this.loopButton.setAttribute("aria-pressed", !this.transport.isOnce); }

  setZoom(value) {
    this.live.zoom = value;
    this.setScale();
    this.showZoom();
  }

  showZoom() {
    this.find(".zoom").value = this.live.zoom;
    this.find(".zoom").title = this.hasBoth ? "0: fit" : "0: fit; 1, 2, 3: so many pixels a point";
  }

  // Draws at the scale that the zoom asks for.
  setScale() {
    const { live, stage } = this;
    // While the film strip is in its place there is no stage to fit into.
    if (!stage.element.clientWidth) return;
    // Beside a file it is drawn as large as that, whatever it is shown at, so that the same is the same to the pixel.
    const scale = this.isAgainstFile ? this.kept.scaleFor(live.points)
      : live.zoom === "fit" ? Math.round(stage.fitFor(live.points) * devicePixelRatio * 1000) / 1000 : Number(live.zoom);
    stage.zoom = live.zoom === "fit" ? null : (this.isAgainstFile ? Number(live.zoom) : 1) / devicePixelRatio;
    if (scale !== live.scale) {
      live.scale = scale;
      this.track?.path.place();
      // A picture that is being drawn at the old scale would count as the new one.
      Promise.resolve(this.showing).then(() => this.isClosed || this.transport.go(this.transport.moment));
    }
    stage.place();
  }

  key(event) {
    // While two are compared the digits choose how.
    const zoom = (this.hasBoth ? { 0: "fit" } : { 0: "fit", 1: "1", 2: "2", 3: "3" })[event.key];
    if (zoom && !event.target.matches("select, input[type=radio]")) this.setZoom(zoom);
    else if (event.key === "r" && !event.target.matches("select")) this.recorder.toggle();
    else if (event.key === "c" && !event.target.matches("select")) this.onCompare();
    else if (event.key === "g" && !event.target.matches("select")) this.onAgainst();
    else if (event.key === "f" && !event.target.matches("select")) this.viewMenu.toggleFilm();
    else if (event.key === "v" && !event.target.matches("select")) this.viewMenu.toggle();
    else if (event.key === "l" && !event.target.matches("select")) this.toggleLoop();
    else return super.key(event);
    return true;
  }

  // What a player wants to know of animations whose differences nobody has judged.
  static moments(frames, kept) {
    // Whichever ends first waits for the other.
    const count = Math.max(frames.count, kept ? Math.round(kept.times.at(-2) * frames.rate) + 1 : 0);
    const times = Array.from({ length: count }, (_, index) => index / frames.rate);
    return {
      times, expected: kept ? times.map((time) => kept.numberAt(time)) : [], actual: times.map((time) => frames.refreshAt(time)), different: [], causes: [], tier: [], bounds: [], flicker: [],
      allowed: 0, worst: null, lag: 0,
    };
  }

  // The time that is looked at; while it plays, that of the picture that comes next.
  get time() { return this.scene.times[this.transport.moment] ?? 0; }

  // The animation has become another one.
  renew(timeline) {
    const { scene, live, transport } = this;
    const time = this.time;
    live.setTimeline(timeline);
    Object.assign(scene, LivePlayer.moments(live, this.kept));
    this.timeline = timeline;
    this.completeScene();
    if (live.zoom === "fit") this.setScale();
    transport.renew({ times: scene.times, end: scene.end });
    this.setCurves(timeline);
    if (!this.recorder.isOn) {
      this.track.show(timeline.strokes, touches.strokes === null);
      this.recorder.show();
    }
    const moment = transport.nearest(time);
    transport.scrubber.value = transport.moment = moment;
    if (this.shown !== moment && !transport.isPlaying) transport.go(moment);
    else this.tell();
    this.fillStrip();
    this.root.dataset.played = timeline.take;
  }

  fillStrip() { this.film?.fill(); }

  markStrip() { this.film?.mark(); }

  // A picture that nobody asked for: what the moment looks like with other parameters.
  showAtOnce(image, refresh, take) {
    this.live.setImage(image);
    this.fitImage(image);
    const expected = this.shown === refresh ? this.pictures?.expected ?? null : null;
    this.pictures = { expected, actual: image, numbers: { expected: refresh, actual: refresh } };
    this.put("actual", image, refresh);
    if (expected && expected.width === image.width) this.putDifference(this.pictures, refresh);
    this.shown = refresh;
    this.root.dataset.moment = refresh;
    this.root.dataset.take = take;
  }

  fitImage({ width, height }) {
    if (this.stage.width === width && this.stage.height === height) return;
    this.stage.resize(width, height);
    this.output = null;
  }

  put(name, picture, number) {
    if (picture) this.fitImage(picture);
    super.put(name, picture, number);
    if (number !== null && this.frames[name]) this.find(`.${name} figcaption span`).textContent = this.frames[name].caption(number);
  }

  setCurves({ count, rate, curves }) {
    const times = Array.from({ length: count }, (_, index) => index / rate);
    const list = this.section.querySelector(".curves");
    this.scene.curves = curves.map(({ name, values }) => ({ expected: this.ghost(name), actual: { times, values } }));
    this.latest = new Map(curves.map(({ name, values }) => [name, { times, values }]));
    const names = curves.map(({ name }) => name).join("\n");
    if (list.dataset.names !== names) {
      list.dataset.names = names;
      list.replaceChildren(...curves.map(({ name, unit }, number) => {
        const plot = html("div", { className: "plot" });
        plot.dataset.curve = number;
        plot.setAttribute("aria-hidden", "true");
        const caption = html("figcaption", {}, html("bdi", { className: "name", textContent: name }));
        if (unit) caption.append(html("span", { className: "unit", textContent: unit }));
        seekByPointer(plot, (share) => this.seekInCurve(plot, share));
        return html("figure", { className: "curve" }, caption, plot, html("p", { className: "numbers" }));
      }));
    }
    for (const [number, one] of [...list.querySelectorAll(".numbers")].entries()) one.replaceChildren(...curves[number].facts.flatMap((textContent) => [html("span", { textContent }), " "]));
    this.drawnAt = performance.now();
    this.drawCurves();
  }

  close() {
    this.film.close();
    clearTimeout(this.resizing);
    this.fitting.disconnect();
    super.close();
  }

  // A curve as it was before the change that goes on, or as it is in A.
  ghost(name) {
    const now = performance.now();
    if (this.kept && !this.isAgainstFile) this.before ??= this.latest;
    else if (now - (this.drawnAt ?? 0) > 1200) this.before = this.latest;
    return this.before?.get(name) ?? null;
  }

  seekInCurve(plot, share) {
    const { start, end } = this.curves.find(({ box }) => box === plot);
    this.transport.seek(this.transport.momentAt(start + share * (end - start)));
  }
}
