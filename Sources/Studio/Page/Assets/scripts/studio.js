// The studio's page: what is open, and who hears of what.

const link = new Link();
const desk = document.querySelector(".desk");
const failure = document.querySelector(".failure");
const chooser = document.querySelector(".scenes");
const touches = { strokes: null }; // instead of the scene's own
const parameters = new Parameters(document.querySelector(".panel"), touches, () => replay());
const springs = new Springs(parameters, link);
const fitting = new Fitting(link, parameters, touches, (values) => parameters.setNumbers(values, null));
const reference = new Reference(link, fitting, (state) => parameters.goTo(state));
parameters.beside = (parameter) => fitting.toggle(parameter);
const dock = new Dock(desk.querySelector(".player-place"));
let frames = null;
let opened = null; // the scene's information
let isViewNew = false; // whether the stage was asked to be shown in another way

function replay(time = player?.time ?? 0) {
  link.play({ values: parameters.values, strokes: touches.strokes, time, scale: frames.scale });
  pages.changed();
  springs.changed();
}

const sceneList = new SceneList(document.querySelector(".posters"), document.querySelector(".all-scenes"), link, (name) => {
  chooser.value = name;
  openChosen();
});

link.onScenes = (scenes) => {
  sceneList.show(scenes);
  chooser.replaceChildren(...scenes.map((name) => html("option", { value: name, textContent: name })));
  chooser.parentElement.hidden = document.querySelector(".all-scenes").hidden = scenes.length < 2;
  const wanted = opened?.id ?? decodeURIComponent(location.hash.slice(1));
  chooser.value = scenes.includes(wanted) ? wanted : scenes[0];
  // A studio that follows another knows nothing of what the page had kept and how it is shown.
  if (player?.hasBoth && !player.isAgainstFile) makePlayer(player.timeline, null);
  if (Object.values(stageView).some((value) => value !== null)) link.say({ view: { _0: stageView } });
  link.open(chooser.value);
};

link.onBuilding = () => pages.tell("Building…", true);

function openChosen() {
  location.hash = encodeURIComponent(chooser.value);
  link.open(chooser.value);
}

chooser.addEventListener("change", openChosen);

// The values of the scene that is open already, but for those that the project has set and now sets otherwise.
function carriedOver(values) {
  const result = parameters.values;
  for (const name of new Set([...Object.keys(opened.values), ...Object.keys(values)])) {
    if (result[name] !== opened.values[name]) continue;
    if (name in values) result[name] = values[name];
    else delete result[name];
  }
  return result;
}

// Of the scene that is open already it is told when its file was saved: time, parameters and everything else stay.
link.onScene = (scene) => {
  const isSame = opened?.id === scene.id;
  const values = isSame ? carriedOver(scene.values) : scene.values;
  opened = scene;
  document.title = `${scene.name} · Studio`;
  const name = document.querySelector(".title .name");
  name.textContent = name.title = scene.name;
  document.querySelector(".title .facts bdi").textContent = scene.summary;
  failure.hidden = true;
  pages.settle();
  springs.clear();
  if (!isSame || !pages.hasSaved) reference.forget();
  pages.hasSaved = false;
  fitting.begin(scene.parameters, isSame);
  parameters.show(scene.parameters, scene.canvas && { width: scene.canvas[0], height: scene.canvas[1] }, values);
  if (!isSame) {
    player?.close();
    player = null;
    touches.strokes = null;
    const curves = desk.querySelector(".curves");
    curves.replaceChildren();
    delete curves.dataset.names;
    frames = new LiveFrames(link);
    parameters.history.clear(parameters.state);
    parameters.mark();
  }
  replay();
};

link.onBusy = (isBusy) => document.body.classList.toggle("busy", isBusy);

link.onPicture = (image, refresh, take) => player?.showAtOnce(image, refresh, take);

link.onTimeline = (timeline) => {
  failure.hidden = true;
  springs.lookSoon(touches.strokes);
  reference.changed(parameters.state, parameters.texts);
  showVerdicts(desk.querySelector(".expectations"), timeline.expectations);
  if (player) {
    player.renew(timeline);
    // The moment is the same, and looks otherwise.
    if (isViewNew) player.transport.go(player.transport.moment);
    isViewNew = false;
    return;
  }
  beginPlaying(timeline);
};

// What is played first beside a file is that from the beginning.
async function beginPlaying(timeline) {
  const live = frames;
  live.timeline = timeline;
  live.setTimeline(timeline);
  live.setImage(link.images[0]);
  const kept = reference.isOn ? await reference.pictures(live) : null;
  if (live !== frames || player) return;
  makePlayer(live.timeline, kept);
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) player.transport.play();
}

// - kept: the take or the file that the running scene is compared with, or null.
function makePlayer(timeline, kept) {
  const before = player;
  before?.close();
  player = new LivePlayer(desk.querySelector(".player-place"), desk, frames, kept);
  // While they are recorded the touches are shown at a time of theirs, and are no step yet.
  player.onStrokes = (strokes, { time, hand = null }) => {
    touches.strokes = strokes;
    if (time === undefined) parameters.note(hand);
    else replay(time);
  };
  player.onCompare = () => compare();
  player.onAgainst = () => compareWithFile();
  player.onView = () => {
    isViewNew = true;
    link.say({ view: { _0: stageView } });
  };
  player.renew(timeline);
  dock.apply(player);
  reference.show();
  if (!before) return;
  player.transport.speed.value = before.transport.speed.value;
  player.transport.go(before.transport.moment);
  player.showZoom();
}

// Keeps what is seen as A, beside which the scene goes on as B; or ends that.
function compare() {
  const { timeline } = player;
  const kept = player.hasBoth && !player.isAgainstFile ? null : new KeptFrames(frames, timeline);
  link.say({ keep: { take: kept ? timeline.take : 0 } });
  reference.isOn = false;
  makePlayer(timeline, kept);
}

// Puts the file beside the scene; or ends that.
async function compareWithFile() {
  if (!reference.name) return;
  reference.isOn = !player.isAgainstFile;
  link.say({ keep: { take: 0 } });
  const kept = reference.isOn ? await reference.pictures(frames) : null;
  makePlayer(player.timeline, kept);
  reference.changed(parameters.state, parameters.texts);
}

function tellFailure(text) {
  failure.textContent = text;
  failure.hidden = false;
}

link.onFailure = ({ text }) => {
  tellFailure(text);
  exporting.failed();
  reviewing.failed(text);
};

link.onBuildFailure = ({ text }) => {
  tellFailure(text);
  pages.tell("");
};

link.onClose = () => tellFailure("The studio has ended. Start it again, and open the address that it prints.");

addEventListener("keydown", (event) => {
  if (document.querySelector("dialog[open]")) return;
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    const name = event.key.toLowerCase();
    const action = {
      z: () => (event.shiftKey ? parameters.history.redo() : parameters.history.undo()), s: () => pages.save(),
    }[name];
    if (!action || (name === "z" && event.target.matches("input[type=text]"))) return;
    event.preventDefault();
    action();
    return;
  }
  if (event.altKey || event.target.matches("input:not([type=range], [type=checkbox]), select")) return;
  if (event.key === "?") help.showModal();
  else if (!player?.key(event)) return;
  event.preventDefault();
});
