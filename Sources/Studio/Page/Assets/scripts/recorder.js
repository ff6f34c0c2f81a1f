// Touches that are recorded by pressing on the stage and dragging. What is recorded is played at once, so that the scene follows
// the finger; the studio makes a few points of it. The touches that are there already stay: one finger does one thing after the other,
// so a recording begins where the finger is free, and ends before the next touch.

class Recorder {
  static lead = 0.4; // seconds of the scene before the first contact, in which the finger comes
  static pause = 0.1; // seconds between two touches at least
  static shortest = 0.2; // seconds in which there is room for a touch
  static grace = 1500; // milliseconds
  static rest = 2; // seconds after a lift that end the recording, as the end of the scene does

  constructor(player) {
    this.player = player;
    this.button = html("button", { type: "button", className: "button record", title: "r" });
    this.button.addEventListener("click", () => this.toggle());
    this.ownButton = html("button", { type: "button", className: "button own-touches", textContent: "Scene’s own touches", hidden: true });
    this.ownButton.addEventListener("click", () => this.use(null));
    this.hint = html("span", { className: "recording-hint", hidden: true });
    this.hint.setAttribute("role", "status");
    player.find(".tools").prepend(this.button, this.ownButton, this.hint);
    this.picture = player.find(".actual .picture");
    for (const name of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) {
      this.picture.addEventListener(name, (event) => this.isOn && this.follow(event), { capture: true });
    }
    this.show();
  }

  toggle() {
    if (!opened.takesTouches) return;
    if (this.isOn) this.stop();
    // Whoever ends what has just ended by itself does not mean to begin again.
    else if (!(performance.now() - this.endedAt < Recorder.grace)) this.start();
  }

  start() {
    if (ViewMenu.moments) this.player.viewMenu.toggleFilm();
    const { transport, timeline } = this.player;
    const kept = this.player.track.strokes ?? [];
    const moments = transport.times.length - 1;
    // Where somebody has put the playhead, if it stands; else behind the touches that there are.
    const isPut = !transport.isPlaying && transport.moment > 0 && transport.moment < moments;
    const place = isPut ? transport.moment / timeline.rate : Math.max(0, ...kept.map((stroke) => stroke.at(-1)[0]));
    const room = this.room(kept, place, isPut ? 0 : Recorder.lead);
    if (!room) return this.refuse(kept, isPut);
    const isThere = isPut && room.first - place < Recorder.lead;
    transport.seek(isThere ? transport.moment : Math.min(Math.round((kept.length ? room.first : 0) * timeline.rate), moments));
    Object.assign(this, { isOn: true, kept, ...room, strokes: [], startedAt: null, liftedAt: null });
    this.say("Press on the stage and drag.");
    this.show();
  }

  // From when to when the finger is free, from a time on; null where that is too short.
  // - lead: seconds before the first contact, if there is so much time.
  room(kept, time, lead) {
    const { ends, count, rate } = this.player.timeline;
    const before = kept.filter((stroke) => stroke[0][0] - Recorder.pause <= time + Recorder.shortest).map((stroke) => stroke.at(-1)[0]);
    const free = before.length ? Math.max(...before) + Recorder.pause : Recorder.lead;
    const next = Math.min(...kept.map((stroke) => stroke[0][0]).filter((start) => start > free));
    const limit = Math.min(next - Recorder.pause, ends ? count / rate : Infinity);
    const first = Math.max(free, time + lead);
    if (first + Recorder.shortest <= limit) return { first, limit, next };
    return free >= time && free + Recorder.shortest <= limit ? { first: free, limit, next } : null;
  }

  refuse(kept, isPut) {
    const last = Math.max(...kept.map((stroke) => stroke.at(-1)[0]));
    const where = isPut ? "No time is left here" : `No time is left behind the last touch, which ends at ${seconds(last)}`;
    this.say(`${where}: put the playhead where the finger is free, or take a touch away.`);
    this.show();
  }

  say(words) { this.hint.textContent = words; }

  // Seconds of the scene.
  get now() { return this.timeOf(performance.now()); }

  // Not before the recording's first moment, and not where the next touch comes.
  timeOf(stamp) {
    const passed = ((stamp - this.startedAt) / 1000) * Number(this.player.transport.speed.value);
    return Math.min(Math.max(this.first + passed, this.first), this.limit);
  }

  follow(event) {
    event.stopPropagation();
    event.preventDefault();
    const isDown = this.startedAt !== null && this.liftedAt === null;
    if (event.type === "pointerdown" && !isDown) {
      if (this.startedAt === null) this.begin();
      this.picture.setPointerCapture(event.pointerId);
      this.strokes.push([]);
      this.liftedAt = null;
      this.add(event);
    } else if (isDown) {
      // What the browser keeps together for a frame came at times of its own.
      for (const one of event.getCoalescedEvents?.() ?? []) this.add(one);
      this.add(event);
      if (event.type !== "pointermove") this.liftedAt = this.now;
    }
  }

  add({ clientX, clientY, timeStamp }) {
    const { stage: { view }, live: { points: origin } } = this.player;
    const box = this.picture.getBoundingClientRect();
    const points = view.scale * this.player.live.scale;
    const time = this.timeOf(timeStamp);
    // Where the next touch begins the finger was lifted.
    if (time < this.limit) this.strokes.at(-1).push([time, (clientX - box.left - view.x) / points - origin.x, (clientY - box.top - view.y) / points - origin.y]);
  }

  begin() {
    this.startedAt = performance.now();
    const frame = () => {
      if (!this.isOn) return;
      const { now } = this;
      if (now >= this.limit || this.liftedAt !== null && now - this.liftedAt > Recorder.rest) {
        this.endedAt = performance.now();
        const isNext = now >= this.limit && this.limit < this.next && this.next < Infinity;
        return this.stop(isNext ? `Ended before the next touch, at ${seconds(this.next)}.` : "");
      }
      this.player.onStrokes(this.withKept(this.soFar(now)), { time: now });
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  // A finger that is down rests where it was last.
  soFar(now) {
    const last = this.strokes.at(-1);
    if (this.liftedAt !== null || !last?.length) return this.strokes;
    return [...this.strokes.slice(0, -1), [...last, [now, ...last.at(-1).slice(1)]]];
  }

  // With the touches that were there before.
  withKept(strokes) {
    return [...this.kept, ...strokes.filter(({ length }) => length)].sort((a, b) => a[0][0] - b[0][0]);
  }

  stop(words = "") {
    const strokes = this.soFar(this.startedAt === null ? 0 : this.now).filter(({ length }) => length);
    this.isOn = false;
    this.say(words);
    if (strokes.length) this.use(this.withKept(strokes));
    else this.show();
  }

  // - strokes: each a list of time, x and y; null for the scene's own.
  // - hand: what is moved of them, or null for a step of its own.
  use(strokes, hand = null) {
    this.player.onStrokes(strokes, { hand });
    this.show();
  }

  show() {
    this.button.hidden = !opened.takesTouches;
    this.button.replaceChildren(...(this.isOn ? ["Stop"] : ["Record", html("span", { className: "more", textContent: "touches" })]));
    this.button.setAttribute("aria-pressed", Boolean(this.isOn));
    this.hint.hidden = !this.hint.textContent;
    this.ownButton.hidden = this.isOn || touches.strokes === null;
    this.player.root.classList.toggle("recording", Boolean(this.isOn));
  }
}
