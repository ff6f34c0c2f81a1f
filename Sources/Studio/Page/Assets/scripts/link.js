// The page's line to the studio, and the pictures that come over it. What is said is told in Protocol.swift.

class Link {
  constructor() {
    this.take = 0;
    this.asked = 0;
    this.answers = new Map(); // who waits for a picture, by what was asked with
    this.images = []; // what each channel shows
    this.connect();
  }

  connect() {
    this.socket = new WebSocket(`${location.href.replace(/^http/, "ws").replace(/[#?].*/, "")}socket`);
    this.socket.binaryType = "arraybuffer";
    this.socket.addEventListener("message", ({ data }) => (typeof data === "string" ? this.hear(JSON.parse(data)) : this.see(data)));
    this.socket.addEventListener("open", () => (this.hasFollower = false));
    this.socket.addEventListener("close", () => this.lose());
  }

  // A studio that was being built anew is followed by another at the same address; one that has ended is not. Nothing that was asked
  // for is answered any more.
  lose() {
    this.images = [];
    for (const id of [...this.answers.keys()]) this.answer(id, null);
    const { playing } = this;
    this.wanted = this.playing = null;
    playing?.resolve();
    this.onBusy?.(false);
    if (this.hasFollower) this.connect();
    else this.onClose?.();
    this.hasFollower = false;
  }

  say(request) { if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request)); }

  open(scene) {
    this.wanted = this.playing = null;
    this.say({ open: { scene } });
  }

  // Plays the scene with other values, or other touches. While one take has not shown its picture yet, only the last wish after
  // it is kept: it would never come to a picture if each was given up for the next.
  play(wanted) {
    this.wanted = wanted;
    if (!this.playing) this.playWanted();
  }

  playWanted() {
    if (!this.wanted) return;
    const { wanted } = this;
    this.wanted = null;
    this.take += 1;
    this.playing = { take: this.take };
    this.ready = new Promise((resolve) => (this.playing.resolve = resolve));
    this.say({ play: { take: this.take, ...wanted } });
    this.onBusy?.(true);
  }

  finish() {
    const { playing } = this;
    this.playing = null;
    playing?.resolve();
    this.playWanted();
    if (!this.playing) this.onBusy?.(false);
  }

  // A picture of a take, of the last one once it was played; null if it is gone by then.
  async picture(channel, refresh, scale, take = null) {
    while (this.playing) await this.ready;
    return this.ask("picture", { channel, take: take ?? this.take, refresh, scale });
  }

  // A file, and the command that writes the same; null if something is wrong, which is told.
  file(wanted) { return this.ask("export", wanted); }

  ask(what, wanted) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = ++this.asked;
    this.say({ [what]: { id, ...wanted } });
    return new Promise((resolve) => this.answers.set(id, resolve));
  }

  answer(id, content) {
    this.answers.get(id)?.(content);
    this.answers.delete(id);
  }

  hear(event) {
    const [name, content] = Object.entries(event)[0];
    const fact = content._0 ?? content;
    if (name === "timeline" && fact.take !== this.take) return;
    if (name === "building" || name === "buildFailure") this.hasFollower = name === "building";
    this[`on${name[0].toUpperCase()}${name.slice(1)}`]?.(fact);
    if (name === "timeline" || name === "failure") this.finish();
  }

  // The part that differs is put into the picture before.
  see(data) {
    const words = new Uint32Array(data, 0, 3);
    if (words[0] === 0xffffffff) {
      const command = new TextDecoder().decode(new Uint8Array(data, 12, words[2]));
      return this.answer(words[1], { command, bytes: data.slice(12 + words[2]) });
    }
    const [id, channel, take, refresh, width, height, x, y, partWidth, partHeight] = new Uint32Array(data, 0, 10);
    if (width && (this.images[channel]?.width !== width || this.images[channel].height !== height)) {
      this.images[channel] = new ImageData(width, height);
    }
    const image = this.images[channel];
    if (partWidth === width && partHeight === height && width) image.data.set(new Uint8Array(data, 40));
    else if (partWidth) {
      const part = new Uint32Array(data, 40);
      const pixels = new Uint32Array(image.data.buffer);
      for (let row = 0; row < partHeight; row++) {
        pixels.set(part.subarray(row * partWidth, (row + 1) * partWidth), (y + row) * width + x);
      }
    }
    if (id) {
      this.answer(id, width ? image : null);
    } else if (take === this.take) {
      this.onPicture?.(image, refresh, take);
      // The curves of a quick take are worth waiting for; the end of a slow one is not.
      setTimeout(() => this.playing?.take === take && this.wanted && this.finish(), 25);
    }
  }
}

// The running scene as an animation that a player shows.
class LiveFrames {
  constructor(link) {
    this.link = link;
    this.width = this.height = 1;
    this.times = [0, 0.02];
    this.scale = 1;
    this.zoom = "fit";
    this.points = { x: 0, y: 0, width: 1, height: 1 }; // of the whole picture, and where the scene begins in it
  }

  get count() { return this.times.length - 1; }

  setTimeline({ count, rate, hold, frame }) {
    this.points = frame;
    this.times = LiveFrames.times({ count, rate, hold });
    this.rate = rate;
  }

  setImage(image) {
    this.image = image;
    [this.width, this.height] = [image.width, image.height];
  }

  refreshAt(time) { return Math.min(Math.round(time * this.rate), this.count - 1); }

  caption(refresh) { return seconds(this.times[refresh] ?? 0); }

  async atTime(time) {
    const image = await this.link.picture(0, this.refreshAt(time), this.scale);
    if (image) this.setImage(image);
    return this.image;
  }

  // When the pictures of a take begin, and when the last ends.
  static times({ count, rate, hold }) {
    return Array.from({ length: count + 1 }, (_, index) => index / rate + (index === count ? hold : 0));
  }

  // A picture for the film strip, with so many pixels to a point.
  thumbnail(time, scale) { return this.link.picture(2, this.refreshAt(time), LiveFrames.bounded(scale)); }

  // The studio draws no more and no fewer pixels to a point.
  static bounded(scale) { return Math.min(Math.max(scale, 0.01), 4); }
}

// A take that is kept, drawn as large as the running scene.
class KeptFrames {
  constructor(live, timeline) {
    Object.assign(this, { live, take: timeline.take, rate: timeline.rate, times: LiveFrames.times(timeline), label: "A, kept" });
  }

  get width() { return this.live.width; }
  get height() { return this.live.height; }
  numberAt(time) { return Math.min(Math.round(time * this.rate), this.times.length - 2); }

  caption(refresh) { return seconds(this.times[refresh] ?? 0); }

  thumbnail(time, scale) { return this.live.link.picture(3, this.numberAt(time), LiveFrames.bounded(scale), this.take); }

  async atTime(time) {
    return (await this.live.link.picture(1, this.numberAt(time), this.live.scale, this.take)) ?? this.live.image;
  }
}
