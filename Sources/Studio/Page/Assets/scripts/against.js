// The file that scenes are held against, if the studio was given one: its pictures beside the scene's, and what the studio finds
// to differ.

class Reference {
  static pause = 350; // milliseconds without a change until the scene is compared

  // - onTry: called with the values and strokes of a try that somebody goes back to.
  // - fitting: what looks for values with which the scene looks like the file.
  constructor(link, fitting, onTry) {
    this.link = link;
    this.isOn = true; // whether it is shown when a scene is opened
    this.sentence = html("p", { className: "sentence" });
    this.verdict = html("p", { className: "verdict" });
    this.band = html("div", { className: "judgement" }, this.verdict, this.sentence);
    this.band.setAttribute("role", "status");
    this.tries = new Tries(onTry);
    this.fitting = fitting;
    this.element = html("div", { className: "against" }, this.band, this.tries.element, fitting.element);
    link.onReference = (info) => this.read(info);
    link.onJudgement = (judgement) => this.tell(judgement);
  }

  async read({ name, starts }) {
    Object.assign(this, { name, starts });
    document.body.classList.add("held-against");
    this.frames = this.link.ask("reference", {}).then((file) => file && new Frames(new Uint8Array(file.bytes)));
  }

  // The file's pictures for a player, or null if there is no file.
  async pictures(live) {
    const frames = await this.frames;
    return frames ? new ReferenceFrames(frames, live, this) : null;
  }

  // The scene may have become another one.
  // - wanted: the values that were changed, and strokes.
  // - texts: all values.
  changed(wanted, texts) {
    clearTimeout(this.waiting);
    if (!this.name || !this.isOn) return;
    this.band.classList.add("old");
    const state = { values: texts, strokes: wanted.strokes };
    this.tries.mark(state);
    this.waiting = setTimeout(() => {
      this.asked = ++this.link.asked;
      this.tried = { state, changed: wanted.values };
      this.link.say({ judge: { id: this.asked, ...wanted } });
    }, Reference.pause);
  }

  tell(judgement) {
    const { id, tier, sentence, pixels } = judgement;
    if (id !== this.asked) return;
    this.band.className = `judgement ${tier}`;
    const words = { identical: "As in the file", similar: "As in the file, nearly", different: "Not as in the file" }[tier] ?? "Not compared";
    const nearness = html("span", { className: "nearness", textContent: this.nearness(pixels) });
    this.verdict.replaceChildren(html("b", { textContent: words }), ...(tier === "different" ? [" · ", nearness] : []));
    this.sentence.replaceChildren(...this.linked(sentence));
    if (pixels !== undefined) this.tries.add(this.tried, pixels);
    this.before = pixels;
    this.judgement = judgement;
    this.band.dataset.judged = id;
    this.show();
  }

  // How much each moment differs, where a player shows the file.
  show() { if (this.judgement && player?.isAgainstFile) player.showJudged(this.judgement); }

  // Another scene is open, or the same one from another file: nothing is known of it yet.
  forget() {
    this.before = this.judgement = undefined;
    this.tries.clear();
  }

  // Whether the last change has led nearer to the file.
  nearness(pixels) {
    if (!pixels) return "";
    const now = `${plural(Number(pixels.toPrecision(3)), "pixel")} of a picture on average`;
    if (this.before === undefined || this.before === pixels) return now;
    return `${now}, ${pixels < this.before ? "nearer than before" : "farther off than before"} (${Tries.distance(this.before)})`;
  }

  // A sentence whose times are buttons that lead there; how long something takes is none.
  linked(sentence) {
    const times = /(?<=\b(?:at|from|to|first) )([\d.]+) s\b|\b([\d.]+) s(?= \(the file's frame)/g;
    const parts = [];
    let end = 0;
    for (const match of sentence.matchAll(times)) {
      const time = Number(match[1] ?? match[2]);
      const button = html("button", { type: "button", className: "moment", textContent: seconds(time), title: "Go there" });
      button.addEventListener("click", () => player?.transport.seek(player.transport.nearest(time)));
      parts.push(sentence.slice(end, match.index), button);
      end = match.index + match[0].length;
    }
    return [...parts, sentence.slice(end)].flatMap((part) => (typeof part === "string" ? prose(part) : [part]));
  }
}

// The pictures of a file as a player shows them.
class ReferenceFrames {
  // Equal pictures in a row may be one among `frames`; numbers and times are those of the file.
  constructor(frames, live, { name, starts }) {
    Object.assign(this, { frames, live, label: name, times: [...starts, Math.max(frames.times.at(-1), starts.at(-1) + 0.001)] });
  }

  get width() { return this.live.width; }
  get height() { return this.live.height; }

  // How large the scene is drawn to be as large as the file.
  scaleFor({ width }) { return LiveFrames.bounded(this.frames.width / width); }

  thumbnail(time) { return this.atTime(time); }

  numberAt(time) { return Math.max(this.times.slice(0, -1).findLastIndex((start) => start <= time + 0.0006), 0); }

  caption(number) { return `frame ${number}, from ${seconds(this.times[number])}`; }

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
