// Touches that are recorded by pressing on the stage and dragging. What is recorded is played at once, so that the scene follows
// the finger; the studio makes a few points of it. The touches that are there already stay, but for those at the same time: one finger
// does one thing after the other.

class Recorder {
  static lead = 0.4; // seconds of the scene before the first contact, in which the finger comes
  static pause = 0.1; // seconds between two touches at least
  static grace = 1500; // milliseconds
  static rest = 2; // seconds after a lift that end the recording, as the end of the scene does

  constructor(player) {
    this.player = player;
    this.button = html("button", { type: "button", className: "button record", title: "r" });
    this.button.addEventListener("click", () => this.toggle());
    this.ownButton = html("button", { type: "button", className: "button own-touches", textContent: "Scene’s own touches", hidden: true });
    this.ownButton.addEventListener("click", () => this.use(null));
    this.hint = html("span", { className: "recording-hint", textContent: "Press on the stage and drag.", hidden: true });
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
    // Where somebody has put the playhead, if it stands; else behind the touches that there are.
    const moments = transport.times.length - 1;
    const isPut = !transport.isPlaying && transport.moment > 0 && transport.moment < moments;
    const last = Math.max(0, ...kept.map((stroke) => stroke.at(-1)[0] + Recorder.lead));
    const isRoom = !timeline.ends || last + 2 * Recorder.lead < timeline.count / timeline.rate;
    const first = isPut ? transport.moment / timeline.rate : isRoom ? last : 0;
    transport.seek(isPut ? transport.moment : Math.min(Math.round(first * timeline.rate), first ? moments : 0));
    Object.assign(this, { isOn: true, kept, first: Math.max(first, Recorder.lead), strokes: [], startedAt: null, liftedAt: null });
    this.show();
  }

  // Seconds of the scene.
  get now() { return this.first + ((performance.now() - this.startedAt) / 1000) * Number(this.player.transport.speed.value); }

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
    const speed = Number(this.player.transport.speed.value);
    const time = Math.max(this.first + ((timeStamp - this.startedAt) / 1000) * speed, this.first);
    this.strokes.at(-1).push([time, (clientX - box.left - view.x) / points - origin.x, (clientY - box.top - view.y) / points - origin.y]);
  }

  begin() {
    this.startedAt = performance.now();
    const frame = () => {
      if (!this.isOn) return;
      const { now } = this;
      const { ends, count, rate } = this.player.timeline;
      if (ends && now >= count / rate || this.liftedAt !== null && now - this.liftedAt > Recorder.rest) {
        this.endedAt = performance.now();
        return this.stop();
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

  // With the touches that were there before and leave the finger free.
  withKept(strokes) {
    const isFree = (kept) => strokes.every((stroke) => kept.at(-1)[0] + Recorder.pause <= stroke[0][0] || stroke.at(-1)[0] + Recorder.pause <= kept[0][0]);
    return [...this.kept.filter(isFree), ...strokes.filter(({ length }) => length)].sort((a, b) => a[0][0] - b[0][0]);
  }

  stop() {
    const strokes = this.soFar(this.startedAt === null ? 0 : this.now).filter(({ length }) => length);
    this.isOn = false;
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
    this.hint.hidden = !this.isOn;
    this.ownButton.hidden = this.isOn || touches.strokes === null;
    this.player.root.classList.toggle("recording", Boolean(this.isOn));
  }
}
