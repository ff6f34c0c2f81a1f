// The stage as a film strip: moments at equal distances of time, beside each other and as large as there is room for. Of two
// animations that are compared, each moment has A above B.

class FilmStrip {
  static gap = 10; // page pixels between pictures, as the styles have it
  static pause = 150; // milliseconds without a change after which pictures are drawn

  constructor(player) {
    this.player = player;
    this.list = player.find(".strip ol");
    this.cells = [];
    this.resized = new ResizeObserver(() => this.fill());
    this.resized.observe(player.find(".strip"));
  }

  // How many moments are shown; 0 for the stage as it is otherwise.
  get count() { return ViewMenu.moments; }

  show() {
    const { player } = this;
    player.root.classList.toggle("as-strip", this.count > 0);
    player.find(".strip").dataset.legend = player.kept ? `${player.names[0]} above, ${player.names[1]} below` : "";
    this.fill();
  }

  // The moments, the first and the last among them.
  get moments() {
    const last = this.player.scene.times.length - 1;
    const count = Math.min(this.count, last + 1);
    return Array.from({ length: count }, (_, index) => Math.round((index * last) / Math.max(count - 1, 1)));
  }

  fill() {
    clearTimeout(this.filling);
    if (this.count) this.filling = setTimeout(() => this.fillNow(), FilmStrip.pause);
  }

  // The pictures that are there stay until others take their place.
  async fillNow() {
    const { live, kept, scene, root } = this.player;
    const { take } = live.link;
    const { moments } = this;
    const { columns, width, height } = this.layout(moments.length, live.points, kept ? 2 : 1);
    this.list.style.gridTemplateColumns = `repeat(${columns}, auto)`;
    this.arrange(moments, kept ? 2 : 1, width, height);
    const scale = (width * devicePixelRatio) / live.points.width;
    for (const cell of this.cells) {
      const time = scene.times[cell.moment];
      const pictures = [await live.thumbnail(time, scale)];
      if (kept) pictures.unshift(await kept.thumbnail(time, scale));
      if (this.player.isClosed || !this.count || live.link.take !== take) return;
      for (const [index, picture] of pictures.entries()) if (picture) FilmStrip.paint(cell.canvases[index], picture);
    }
    root.dataset.film = take;
  }

  // How many pictures lie beside each other so that all are as large as can be, and their size in page pixels.
  layout(count, { width, height }, rows) {
    const room = { width: this.list.clientWidth, height: this.player.stage.room() + 40 };
    const ratio = (rows * height) / width;
    const widths = Array.from({ length: count }, (_, index) => {
      const lines = Math.ceil(count / (index + 1));
      const wide = (room.width - index * FilmStrip.gap) / (index + 1);
      return Math.min(wide, (room.height / lines - 36) / ratio, 3 * width);
    });
    // On a narrow page they may be higher than the room, rather than too small to be seen.
    const best = Math.max(...widths);
    const least = Math.min(120, (room.width - FilmStrip.gap) / 2);
    const columns = best < least ? Math.max(Math.floor((room.width + FilmStrip.gap) / (least + FilmStrip.gap)), 1) : widths.indexOf(best) + 1;
    const wide = Math.floor(best < least ? (room.width - (columns - 1) * FilmStrip.gap) / columns : best);
    return { columns, width: wide, height: Math.round((wide * height) / width) };
  }

  arrange(moments, rows, width, height) {
    if (this.cells.length !== moments.length || this.cells[0].canvases.length !== rows) {
      this.cells = moments.map(() => this.cell(rows));
      this.list.replaceChildren(...this.cells.map(({ button }) => html("li", {}, button)));
    }
    for (const [index, cell] of this.cells.entries()) {
      const time = seconds(this.player.scene.times[moments[index]]);
      cell.moment = moments[index];
      cell.label.textContent = time;
      cell.button.setAttribute("aria-label", `Moment at ${time}`);
      for (const canvas of cell.canvases) Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
    }
    this.mark();
  }

  cell(rows) {
    const canvases = Array.from({ length: rows }, () => html("canvas", { width: 1, height: 1 }));
    const label = html("span", {});
    const cell = { canvases, label, moment: 0, button: html("button", { type: "button" }, ...canvases, label) };
    cell.button.addEventListener("click", () => this.player.transport.seek(cell.moment));
    return cell;
  }

  static paint(canvas, picture) {
    if (canvas.width !== picture.width || canvas.height !== picture.height) {
      Object.assign(canvas, { width: picture.width, height: picture.height });
    }
    canvas.getContext("2d").putImageData(picture, 0, 0);
  }

  // The moment that is looked at, or the last one before it.
  mark() {
    const now = this.cells.findLast(({ moment }) => moment <= this.player.shown) ?? this.cells[0];
    for (const { button } of this.cells) button.removeAttribute("aria-current");
    now?.button.setAttribute("aria-current", "true");
  }

  close() {
    clearTimeout(this.filling);
    this.resized.disconnect();
  }
}
