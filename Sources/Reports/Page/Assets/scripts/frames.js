// The whole pictures of an animation, composed when they are asked for and kept as far as memory allows.

class Frames {
  static memory = 96e6; // bytes of pictures that one animation keeps

  constructor(bytes) {
    this.animation = readAnimation(bytes);
    const { width, height, frames } = this.animation;
    this.width = width;
    this.height = height;
    this.count = frames.length;
    this.canvas = new OffscreenCanvas(width, height);
    this.context = this.canvas.getContext("2d", { willReadFrequently: true });
    this.position = -1;
    this.kept = new Map();
    this.capacity = Math.max(6, Math.floor(Frames.memory / (width * height * 4)));
    // Every so many frames one is kept for good, so that going back never takes long.
    this.spacing = Math.ceil((2 * this.count) / this.capacity);
    this.queue = Promise.resolve();
  }

  // The times at which the frames begin, and the end.
  get times() {
    const times = [0];
    for (const frame of this.animation.frames) times.push(times.at(-1) + frame.delay);
    return times;
  }

  // The picture on screen at a time. A file may have fewer frames than the animation it stores, as equal ones in a row are
  // one there; its times are exact but for rounding.
  atTime(time) {
    this.starts ??= this.times.slice(0, -1);
    const next = this.starts.findIndex((start) => start > time + 0.0006);
    return this.at(next < 0 ? this.count - 1 : Math.max(next - 1, 0));
  }

  // Pictures are composed one after the other, whoever asks.
  at(index) {
    const wanted = this.queue.then(() => this.compose(index));
    this.queue = wanted.catch(() => {});
    return wanted;
  }

  async compose(index) {
    const ready = this.kept.get(index);
    if (ready) {
      this.kept.delete(index);
      this.kept.set(index, ready);
      return ready;
    }
    this.start(index);
    while (this.position < index) await this.step();
    return this.kept.get(index);
  }

  // Goes to the nearest frame that is known and not after the wanted one.
  start(index) {
    const { frames } = this.animation;
    let best = this.position <= index ? this.position : -1;
    for (const known of this.kept.keys()) {
      if (known > best && known < index && frames[known].disposal !== 2) best = known;
    }
    if (best === this.position) return;
    this.position = best;
    if (best < 0) this.context.clearRect(0, 0, this.width, this.height);
    else this.context.putImageData(this.kept.get(best), 0, 0);
  }

  async step() {
    const { frames } = this.animation;
    const { context } = this;
    const frame = frames[this.position + 1];
    const picture = await framePicture(this.animation, frame);
    this.dispose(frames[this.position]);
    this.before = frame.disposal === 2 ? context.getImageData(frame.x, frame.y, frame.width, frame.height) : null;
    if (!frame.blends) context.clearRect(frame.x, frame.y, frame.width, frame.height);
    context.drawImage(picture, frame.x, frame.y);
    picture.close();
    this.position += 1;
    this.keep(this.position, context.getImageData(0, 0, this.width, this.height));
  }

  dispose(frame) {
    if (frame?.disposal === 1) this.context.clearRect(frame.x, frame.y, frame.width, frame.height);
    if (frame?.disposal === 2 && this.before) this.context.putImageData(this.before, frame.x, frame.y);
  }

  keep(index, picture) {
    this.kept.set(index, picture);
    if (this.kept.size <= this.capacity) return;
    for (const oldest of this.kept.keys()) {
      if (oldest === index || oldest % this.spacing === 0) continue;
      this.kept.delete(oldest);
      return;
    }
  }
}

// The bytes of a file that is kept in the page as text.
function embeddedBytes(id) {
  const text = document.getElementById(id)?.textContent;
  return text ? Uint8Array.from(atob(text), (character) => character.charCodeAt(0)) : null;
}
