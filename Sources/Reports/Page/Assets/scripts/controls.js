// What the player's buttons and keys do, and what it tells about the moment on screen.

Object.assign(Player.prototype, {
  setMode(mode) {
    const choice = [...this.root.querySelectorAll(".modes input")].find((input) => input.value === mode);
    if (!this.hasBoth || !choice) return;
    choice.checked = true;
    this.stage.setMode(mode);
    this.onMoved?.();
    this.find(".modifier.onion").hidden = mode !== "onion";
    this.find(".modifier.blink").hidden = mode !== "blink";
    clearInterval(this.blinking);
    this.find(".stage").classList.remove("expected-turn");
    if (mode === "blink") this.blink();
  },

  blink() {
    clearInterval(this.blinking);
    const pause = Number(this.find(".blink input").value);
    this.blinking = setInterval(() => this.find(".stage").classList.toggle("expected-turn"), pause);
  },

  setOpacity(percent) { this.find(".stage").style.setProperty("--opacity", percent / 100); },

  toggleAligned() {
    if (!this.scene.lag || !this.hasBoth) return;
    this.isAligned = !this.isAligned;
    this.find(".aligned").setAttribute("aria-pressed", this.isAligned);
    this.redraw();
    this.drawCurves();
    this.fillStrip();
    this.drawErrors();
  },

  toggleOutline() {
    this.stage.showsRegion = !this.stage.showsRegion;
    this.find(".outline").setAttribute("aria-pressed", this.stage.showsRegion);
    this.stage.placeRegion();
  },

  toggleFocus() {
    const isFocused = this.find(".focus").getAttribute("aria-pressed") === "true";
    if (isFocused) return this.setZoom("fit");
    // A moment without differences shows where the worst one has them.
    const { bounds, worst } = this.scene;
    const region = this.stage.region ?? bounds[worst] ?? bounds.find(Boolean);
    if (!region) return;
    this.stage.zoomTo(region);
    this.showZoom(true);
  },

  setZoom(value) {
    this.stage.setZoom(value === "fit" ? null : Number(value) / devicePixelRatio);
    this.showZoom();
  },

  showZoom(isFocused = false) {
    this.find(".focus").setAttribute("aria-pressed", isFocused);
    const select = this.find(".zoom");
    const zoom = this.stage.zoom === null ? "fit" : String(this.stage.zoom * devicePixelRatio);
    select.value = zoom;
    if (select.selectedIndex < 0) select.value = "free";
    select.querySelector("[value=free]").textContent = `${short(Math.round(this.stage.scale * 10) / 10)}×`;
  },

  goToWorst() { if (this.scene.worst !== null) this.transport.seek(this.scene.worst); },

  goToFailing(direction) {
    const { tier } = this.scene;
    for (let step = 1; step <= tier.length; step++) {
      const index = (this.transport.moment + direction * step + tier.length * 2) % tier.length;
      if (tier[index] === "different") return this.transport.seek(index);
    }
  },

  // Shows a cause: its moment, and its layer outlined until another moment is shown.
  goToCause(number) {
    const cause = this.scene.causes[number];
    if (cause?.moment === undefined || !this.hasBoth) return;
    if (this.isAligned) this.toggleAligned();
    if (!this.stage.showsRegion) this.toggleOutline();
    this.cause = number;
    this.transport.seek(cause.moment);
  },

  goToNextCause(direction) {
    const shown = this.scene.causes.flatMap(({ moment }, number) => (moment === undefined ? [] : [number]));
    const at = shown.indexOf(this.cause);
    const next = at < 0 ? (direction > 0 ? 0 : shown.length - 1) : (at + direction + shown.length) % shown.length;
    if (shown.length) this.goToCause(shown[next]);
  },

  redraw() { if (this.shown !== undefined) this.draw(this.shown); },

  // The moment in words, and marks at its place in the charts.
  tell() {
    const { scene, shown } = this;
    if (shown === undefined) return;
    const time = scene.times[shown];
    const different = scene.different[shown];
    const verdict = different === undefined ? null
      : this.isAligned ? [this.changed ? "mild" : "", this.changed ? `${plural(this.changed, "pixel")} differ at all when aligned` : "identical when aligned"]
      : scene.tier[shown] === "identical" ? ["", "identical"]
      : !different ? ["mild", "differs within the tolerance"]
      : [scene.tier[shown] === "different" ? "bad" : "mild", `${plural(different, "pixel")} ${different === 1 ? "differs" : "differ"}${scene.tier[shown] === "different" ? "" : ", as is allowed"}`];
    this.clock.replaceChildren(html("b", { textContent: seconds(time) }), ` · ${shown + 1} of ${scene.times.length}`);
    if (verdict) this.clock.append(" · ", html("span", { className: verdict[0], textContent: verdict[1] }));
    const text = this.clock.textContent;
    this.transport.scrubber.setAttribute("aria-valuetext", text);
    if (!this.transport.isPlaying) this.onMoved?.();
    if (!this.transport.isPlaying && document.activeElement !== this.transport.scrubber) this.told.textContent = text;
    this.playhead.style.left = `${(100 * shown) / Math.max(scene.times.length - 1, 1)}%`;
    for (const { start, end, playhead } of this.curves) playhead.style.left = `${(100 * (time - start)) / (end - start)}%`;
    this.markStrip();
    this.markCauses();
  },

  markCauses() {
    for (const link of this.section.querySelectorAll("a.cause")) {
      if (causeNumber(link.hash) === this.cause) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    this.root.dataset.cause = this.cause ?? "";
  },

  markStrip() {
    if (!this.strip) return;
    const nearest = this.strip.reduce((best, entry) => (entry.moment <= this.shown ? entry : best), this.strip[0]);
    for (const entry of this.strip) {
      if (entry === nearest) entry.button.setAttribute("aria-current", "true");
      else entry.button.removeAttribute("aria-current");
    }
  },

  tellLegend() {
    const swatch = (name) => html("span", { className: `swatch ${name}` });
    this.note.replaceChildren("Differences are amplified:", swatch("different"), "different", swatch("excused"), "excused by the comparison");
    if (this.scene.causes[this.cause]?.bounds) this.note.append(swatch("layer"), "the layer of the cause");
  },

  // The colours under the pointer; without one, the legend.
  tellPixel(x, y) {
    this.probed = x !== null && this.pictures && x >= 0 && y >= 0 && x < this.stage.width && y < this.stage.height;
    if (!this.probed) return this.hasBoth ? this.tellLegend() : this.note.replaceChildren();
    // Of pictures that were made smaller, the place in the whole ones.
    const [left, top] = [x, y].map((value) => Math.floor((value + 0.5) * (this.scene.shrinking ?? 1)));
    const parts = [`x ${left}, y ${top}`];
    for (const [name, label] of [["expected", "baseline"], ["actual", "new"]]) {
      const picture = this.pictures[name];
      if (!picture || x >= picture.width || y >= picture.height) continue;
      const [red, green, blue, alpha] = picture.data.subarray((y * picture.width + x) * 4, (y * picture.width + x) * 4 + 4);
      const hex = [red, green, blue, ...(alpha < 255 ? [alpha] : [])].map((value) => value.toString(16).padStart(2, "0")).join("");
      const swatch = html("span", { className: "swatch" });
      swatch.style.background = `#${hex}`;
      parts.push(swatch, `${label} #${hex}`);
    }
    this.note.replaceChildren(...parts);
  },

  // Returns whether the key meant something here.
  key(event) {
    const { transport } = this;
    const onControl = event.target.matches?.("input, select, button, a, summary");
    const isSlider = event.target.matches?.("input[type=range]:not(.scrubber)");
    const isChoice = event.target.matches?.("select, input[type=radio]");
    const moves = isSlider || isChoice ? {} : {
      ArrowLeft: () => transport.step(event.shiftKey ? -10 : -1), ArrowRight: () => transport.step(event.shiftKey ? 10 : 1),
      Home: () => transport.seek(0), End: () => transport.seek(Infinity),
    };
    const presses = onControl && !event.target.matches(".scrubber") ? {} : { " ": () => transport.toggle() };
    const modes = Object.fromEntries(["side", "swipe", "onion", "blink"].map((mode, index) => [index + 1, () => this.setMode(mode)]));
    const letters = isChoice && event.target.matches("select") ? {} : {
      w: () => this.goToWorst(), n: () => this.goToFailing(1), p: () => this.goToFailing(-1), z: () => this.toggleFocus(),
      c: () => this.goToNextCause(1), C: () => this.goToNextCause(-1), a: () => this.toggleAligned(), o: () => this.toggleOutline(), 0: () => this.setZoom("fit"),
      s: () => transport.faster(-1), S: () => transport.faster(1), ...modes,
    };
    const action = { ...moves, ...presses, ...letters }[event.key];
    if (!action) return false;
    action();
    return true;
  },
});

// The number of a cause in an address such as #scene-2/0.82/swipe/cause-1, or null.
function causeNumber(address) {
  const found = address.match(/\/cause-(\d+)$/);
  return found ? Number(found[1]) - 1 : null;
}
