// The file that scenes are held against, if the studio was given one: its pictures beside the scene's, and what the studio finds
// to differ.

class Reference {
  static pause = 350; // milliseconds without a change until the scene is compared

  constructor(link) {
    this.link = link;
    this.isOn = true; // whether it is shown when a scene is opened
    this.band = html("p", { className: "judgement" });
    this.band.setAttribute("role", "status");
    link.onReference = (info) => this.read(info);
    link.onJudgement = (judgement) => this.tell(judgement);
  }

  async read({ name }) {
    this.name = name;
    this.frames = this.link.ask("reference", {}).then((file) => file && new Frames(new Uint8Array(file.bytes)));
  }

  // The file's pictures for a player, or null if there is no file.
  async pictures(live) {
    const frames = await this.frames;
    return frames ? new ReferenceFrames(frames, live, this.name) : null;
  }

  // The scene may have become another one.
  changed(wanted) {
    clearTimeout(this.waiting);
    if (!this.name || !this.isOn) return;
    this.band.classList.add("old");
    this.waiting = setTimeout(() => {
      this.asked = ++this.link.asked;
      this.link.say({ judge: { id: this.asked, ...wanted } });
    }, Reference.pause);
  }

  tell({ id, tier, sentence, pixels }) {
    if (id !== this.asked) return;
    this.band.className = `judgement ${tier}`;
    const words = { identical: "As in the file", similar: "As in the file, nearly", different: "Not as in the file" }[tier] ?? "Not compared";
    const nearness = html("span", { className: "nearness", textContent: this.nearness(pixels) });
    this.band.replaceChildren(html("b", { textContent: words }), ...(tier === "different" ? [" · ", nearness] : []), ` · ${sentence}`);
    this.before = pixels;
    this.band.dataset.judged = id;
  }

  // Whether the last change has led nearer to the file.
  nearness(pixels) {
    if (!pixels) return "";
    const now = `${plural(Number(pixels.toPrecision(3)), "pixel")} of a picture on average`;
    if (this.before === undefined || this.before === pixels) return now;
    return `${now}, ${pixels < this.before ? "nearer than before" : "farther off than before"} (${count(Number(this.before.toPrecision(3)))})`;
  }
}

// The pictures of a file as a player shows them.
class ReferenceFrames {
  constructor(frames, live, name) { Object.assign(this, { frames, live, label: name, times: frames.times }); }

  get width() { return this.live.width; }
  get height() { return this.live.height; }

  // How large the scene is drawn to be as large as the file.
  scaleFor({ width }) { return LiveFrames.bounded(this.frames.width / width); }

  thumbnail(time) { return this.atTime(time); }

  numberAt(time) { return Math.max(this.times.slice(0, -1).findLastIndex((start) => start <= time + 0.0006), 0); }

  async atTime(time) {
    const picture = await this.frames.atTime(time);
    const { width, height } = this.live;
    if (picture.width === width && picture.height === height) return picture;
    // Of another shape than the scene: as large as it can be seen whole.
    const scale = Math.min(width / picture.width, height / picture.height);
    const [wide, high] = [picture.width * scale, picture.height * scale];
    const whole = new OffscreenCanvas(picture.width, picture.height);
    whole.getContext("2d").putImageData(picture, 0, 0);
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.drawImage(whole, (width - wide) / 2, (height - high) / 2, wide, high);
    return context.getImageData(0, 0, width, height);
  }
}
