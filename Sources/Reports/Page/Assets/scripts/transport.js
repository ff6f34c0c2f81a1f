// Which moment is shown, and how it goes on: the scrubber, the buttons and playing.

class Transport {
  // - moments: `times` when each begins, and `end`, in seconds.
  // - onShow: called with the number of the moment to show; returns a promise that is kept when it is on screen.
  constructor(root, moments, onShow) {
    this.root = root;
    this.times = moments.times;
    this.end = moments.end;
    this.onShow = onShow;
    this.moment = 0;
    this.isPlaying = false;
    this.isOnce = false; // whether it stops at the end
    this.scrubber = root.querySelector(".scrubber");
    this.scrubber.max = this.times.length - 1;
    this.speed = root.querySelector(".speed");
    this.playButton = root.querySelector(".play");
    this.scrubber.addEventListener("input", () => this.seek(Number(this.scrubber.value)));
    const buttons = {
      first: () => this.seek(0), back: () => this.step(-1), play: () => this.toggle(), next: () => this.step(1),
      last: () => this.seek(this.times.length - 1),
    };
    for (const [name, action] of Object.entries(buttons)) root.querySelector(`.${name}`).addEventListener("click", action);
    this.speed.addEventListener("change", () => this.restartClock());
  }

  // The animation has other moments.
  renew({ times, end }) {
    const time = this.times[this.moment] ?? 0;
    Object.assign(this, { times, end });
    this.scrubber.max = times.length - 1;
    if (this.isPlaying && time > end) this.restartClock(0);
  }

  seek(moment) {
    this.pause();
    return this.go(moment);
  }

  step(moments) { return this.seek(this.moment + moments); }

  go(moment) {
    this.moment = Math.min(Math.max(moment, 0), this.times.length - 1);
    this.scrubber.value = this.moment;
    return this.onShow(this.moment);
  }

  // The number of the moment on screen at a time.
  momentAt(time) {
    let [low, high] = [0, this.times.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.times[middle] <= time + 1e-9) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  // The number of the moment that begins nearest to a time.
  nearest(time) {
    const before = this.momentAt(time);
    const after = Math.min(before + 1, this.times.length - 1);
    return time - this.times[before] <= this.times[after] - time ? before : after;
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  play() {
    this.setPlaying(true);
    this.restartClock(this.isOnce && this.moment === this.times.length - 1 ? 0 : undefined);
    const tick = async (now) => {
      if (!this.isPlaying) return;
      if (!this.started) this.started = now;
      const time = this.startTime + ((now - this.started) / 1000) * Number(this.speed.value);
      if (time >= this.end) {
        if (this.isOnce) return this.seek(this.times.length - 1);
        this.restartClock(0);
      }
      const moment = this.momentAt(Math.min(time, this.end) % this.end);
      // Pictures that cannot be shown in time are skipped, as the clock goes on.
      if (moment !== this.moment) await this.go(moment);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  restartClock(time = this.times[this.moment]) {
    this.started = null;
    this.startTime = time;
  }

  pause() { this.setPlaying(false); }

  setPlaying(isPlaying) {
    if (this.isPlaying === isPlaying) return;
    this.isPlaying = isPlaying;
    this.playButton.setAttribute("aria-label", isPlaying ? "Pause" : "Play");
    const shape = isPlaying ? "M4 3h3v10H4zM9 3h3v10H9z" : "M4 2.5v11l9-5.5z";
    this.playButton.querySelector("path").setAttribute("d", shape);
    this.onPlaying?.(isPlaying);
  }

  faster(steps) {
    this.speed.selectedIndex = Math.min(Math.max(this.speed.selectedIndex + steps, 0), this.speed.options.length - 1);
    this.restartClock();
  }
}
