// Files of the scene: how large they would be, the command that writes the same, and the files themselves.

class ExportDialog {
  constructor(dialog, link) {
    Object.assign(this, { dialog, link, make: dialog.querySelector(".make") });
    for (const select of dialog.querySelectorAll("select")) select.addEventListener("change", () => this.changed());
    this.make.addEventListener("click", () => this.export());
    link.onEstimate = (estimate) => estimate.id === this.asked && this.tell(estimate);
  }

  value(name) { return this.dialog.querySelector(`[name=${name}]`).value; }

  get plan() {
    return { format: this.value("format"), scale: Number(this.value("scale")), fps: Number(this.value("fps")), moments: Number(this.value("moments")) };
  }

  get isStill() { return ["filmstrip", "onion"].includes(this.value("format")); }

  open() {
    const note = this.dialog.querySelector(".touches-note");
    note.hidden = touches.strokes === null;
    note.textContent = `With the touches as they are here. The command draws the same when they ${opened.isFile ? "are saved" : "stand in the scene’s source: Copy… has them in Swift"}.`;
    this.changed();
    this.dialog.showModal();
  }

  // What is known before a file is made.
  changed() {
    this.dialog.querySelector("[name=moments]").parentElement.hidden = !this.isStill;
    this.fill({ size: "", command: "" });
    this.dialog.dataset.estimate = "";
    this.asked = ++this.link.asked;
    this.link.say({ estimate: { id: this.asked, values: parameters.values, strokes: touches.strokes, plan: this.plan } });
  }

  tell({ command, width, height, pictures, bytes }) {
    const plan = this.plan;
    const size = `${count(width)} × ${count(height)} pixels`;
    const what = plan.format === "filmstrip" ? `${pictures} moments` : plan.format === "onion" ? `${pictures} moments, ${size}` : `${plural(pictures, "picture")} of ${size}, ${plan.fps} a second`;
    const about = bytes === undefined ? "estimating…" : `about ${short(Number((bytes / (bytes < 1e6 ? 1e3 : 1e6)).toPrecision(2)))} ${bytes < 1e6 ? "kB" : "MB"}`;
    this.dialog.dataset.estimate = bytes ?? "";
    this.fill({ size: `${what} · ${about}`, command });
  }

  fill(texts) { for (const [name, text] of Object.entries(texts)) this.dialog.querySelector(`[data-text=${name}]`).textContent = text; }

  failed() { this.make.disabled = false; }

  async export() {
    const { plan } = this;
    this.make.disabled = true;
    this.asked = null;
    this.fill({ size: "Drawing…" });
    const file = await this.link.file({ values: parameters.values, strokes: touches.strokes, plan });
    this.make.disabled = false;
    if (!file) return;
    this.fill({ size: `${count(file.bytes.byteLength)} bytes`, command: file.command });
    this.dialog.querySelector(".frames-note").hidden = plan.format !== "frames";
    const output = file.command.split(" ").at(-1).replace(/^'|'$/g, "");
    const address = URL.createObjectURL(new Blob([file.bytes]));
    html("a", { href: address, download: plan.format === "frames" ? `${output}.zip` : output }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }
}
