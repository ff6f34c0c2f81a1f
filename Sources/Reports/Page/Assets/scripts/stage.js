// The panes: what they show, how they lie, and which part of the picture is seen. All panes always show the same part.

class Stage {
  static maximumZoom = 32;

  constructor(element, root, sizes) {
    this.element = element;
    this.root = root;
    this.width = Math.max(...sizes.map((size) => size.width));
    this.height = Math.max(...sizes.map((size) => size.height));
    this.panes = [...element.querySelectorAll(".pane")];
    this.canvases = {};
    for (const name of ["expected", "actual", "difference"]) {
      this.canvases[name] = element.querySelector(`.${name} canvas`).getContext("2d");
    }
    this.setSize();
    this.mode = "side";
    this.isTight = false; // whether there is no room around a picture that is smaller than it could be
    this.room = () => Math.max(260, innerHeight * 0.44); // how high pictures may be, in page pixels
    this.zoom = null; // picture pixels to page pixels; null fits
    this.center = { x: this.width / 2, y: this.height / 2 };
    this.divider = element.querySelector(".divider");
    this.divider.addEventListener("input", () => this.place());
    this.observer = new ResizeObserver(() => this.place());
    this.observer.observe(element);
    for (const picture of element.querySelectorAll(".picture")) this.followPointer(picture);
  }

  setSize() {
    for (const { canvas } of Object.values(this.canvases)) Object.assign(canvas, { width: this.width, height: this.height });
  }

  // The pictures have become larger or smaller.
  resize(width, height) {
    Object.assign(this, { width, height });
    this.setSize();
    this.center = { x: width / 2, y: height / 2 };
    this.place();
  }

  setMode(mode) {
    this.mode = mode;
    this.element.dataset.mode = mode;
    this.divider.hidden = mode !== "swipe";
    this.place();
  }

  // How many panes lie beside each other.
  get columns() {
    if (this.element.dataset.mode === "single") return 1;
    const isNarrow = matchMedia("(max-width: 700px)").matches;
    if (this.mode === "side") return isNarrow ? 2 : 3;
    return isNarrow ? 1 : 2;
  }

  get fit() { return this.fitFor(this); }

  // How many page pixels one of a picture's may have for the whole of it to be seen.
  fitFor({ width: wide, height: high }) {
    const style = getComputedStyle(this.element);
    const gaps = parseFloat(style.columnGap) * (this.columns - 1) + parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    const width = (this.element.clientWidth - gaps) / this.columns;
    return Math.max(0.02, Math.min(width / wide, this.room() / high, 3));
  }

  get scale() { return this.zoom ?? this.fit; }

  // Puts everything where it belongs after a change of size, mode or part.
  place() {
    const { scale, element } = this;
    const fit = this.isTight ? Math.min(this.fit, scale) : this.fit;
    const view = { width: Math.floor(this.width * fit), height: Math.floor(this.height * fit) };
    const clamp = (middle, seen, whole) => (seen >= whole ? whole / 2 : Math.min(Math.max(middle, seen / 2), whole - seen / 2));
    this.center.x = clamp(this.center.x, view.width / scale, this.width);
    this.center.y = clamp(this.center.y, view.height / scale, this.height);
    const [x, y] = [view.width / 2 - this.center.x * scale, view.height / 2 - this.center.y * scale];
    const set = (name, value) => element.style.setProperty(name, value);
    set("--width", `${view.width}px`);
    set("--height", `${view.height}px`);
    set("--zoom", scale);
    set("--x", `${x}px`);
    set("--y", `${y}px`);
    element.classList.toggle("zoomed", this.zoom !== null && this.zoom > fit * 1.001);
    element.classList.toggle("pixelated", scale * devicePixelRatio >= 2);
    this.view = { ...view, x, y, scale };
    // The divider's middle runs from half its thumb to half its thumb before the end.
    const thumb = 24;
    const cut = thumb / 2 + (this.divider.value / 100) * (view.width - thumb);
    set("--clip", `inset(0 0 0 ${(cut - x) / scale}px)`);
    this.placeRegion();
  }

  // - bounds: the rectangle to outline, in pixels of the picture, or null.
  // - isLayer: whether it is a layer, which is outlined upon the difference, too, rather than what differs.
  setRegion(bounds, isLayer = false) {
    this.region = bounds ?? null;
    this.isLayer = isLayer;
    this.placeRegion();
  }

  placeRegion() {
    for (const box of this.element.querySelectorAll(".region")) {
      box.hidden = !this.region || !this.showsRegion || (!this.isLayer && Boolean(box.closest(".difference")));
      box.classList.toggle("layer", this.isLayer);
      if (box.hidden) continue;
      const [x, y, width, height] = this.region;
      const across = this.edges(x, width, this.view.x, this.width);
      const down = this.edges(y, height, this.view.y, this.height);
      Object.assign(box.style, { left: `${across.start}px`, width: `${across.length}px`, top: `${down.start}px`, height: `${down.length}px` });
    }
  }

  // Around so many pixels from one on, in page pixels; within the picture, so that what fills it is outlined, too.
  edges(from, count, origin, whole) {
    const { scale } = this.view;
    const margin = 4;
    const start = Math.max(origin + from * scale - margin, origin);
    const end = Math.min(origin + (from + count) * scale + margin, origin + whole * scale);
    return { start, length: Math.max(end - start, 0) };
  }

  setZoom(zoom) {
    this.zoom = zoom;
    this.place();
  }

  zoomTo([x, y, width, height]) {
    const margin = Math.max(8, 0.3 * Math.max(width, height));
    const view = this.view;
    const scale = Math.min(view.width / (width + 2 * margin), view.height / (height + 2 * margin));
    this.zoom = Math.min(Math.max(scale, this.fit), Stage.maximumZoom / 2);
    this.center = { x: x + width / 2, y: y + height / 2 };
    this.place();
  }

  // The wheel with Ctrl zooms around the pointer, dragging moves, and the pixel under the pointer is told.
  followPointer(picture) {
    let held = null;
    const pixel = (event) => {
      const box = picture.getBoundingClientRect();
      return {
        x: (event.clientX - box.left - this.view.x) / this.view.scale,
        y: (event.clientY - box.top - this.view.y) / this.view.scale,
      };
    };
    picture.addEventListener("pointermove", (event) => {
      if (held) {
        this.center.x = held.center.x - (event.clientX - held.x) / this.view.scale;
        this.center.y = held.center.y - (event.clientY - held.y) / this.view.scale;
        this.place();
      }
      const { x, y } = pixel(event);
      this.onPixel?.(Math.floor(x), Math.floor(y));
    });
    picture.addEventListener("pointerleave", () => this.onPixel?.(null));
    picture.addEventListener("pointerdown", (event) => {
      if (event.target === this.divider || this.zoom === null) return;
      held = { x: event.clientX, y: event.clientY, center: { ...this.center } };
      picture.setPointerCapture(event.pointerId);
    });
    for (const name of ["pointerup", "pointercancel"]) picture.addEventListener(name, () => (held = null));
    picture.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const before = pixel(event);
      this.zoom = Math.min(Math.max(this.scale * 2 ** (-event.deltaY / 200), this.fit), Stage.maximumZoom);
      this.place();
      const after = pixel(event);
      this.center.x += before.x - after.x;
      this.center.y += before.y - after.y;
      this.place();
      this.onZoom?.();
    }, { passive: false });
  }

  close() { this.observer.disconnect(); }
}
