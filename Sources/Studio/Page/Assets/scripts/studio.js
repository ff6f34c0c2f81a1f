// The studio's page: what is open, and who hears of what.

const link = new Link();
const desk = document.querySelector(".desk");
const failure = document.querySelector(".failure");
const chooser = document.querySelector(".scenes");
const parameters = new Parameters(document.querySelector(".panel"), () => replay());
let frames = null;

function replay() { link.play(parameters.values, player?.time ?? 0, frames.scale); }

link.onScenes = (scenes) => {
  chooser.replaceChildren(...scenes.map((name) => html("option", { value: name, textContent: name })));
  chooser.parentElement.hidden = scenes.length < 2;
  const wanted = decodeURIComponent(location.hash.slice(1));
  chooser.value = scenes.includes(wanted) ? wanted : scenes[0];
  link.open(chooser.value);
};

chooser.addEventListener("change", () => {
  location.hash = encodeURIComponent(chooser.value);
  link.open(chooser.value);
});

link.onScene = ({ name, summary, canvas, parameters: list, values }) => {
  document.title = `${name} · Studio`;
  document.querySelector(".title .name").textContent = name;
  document.querySelector(".title .facts bdi").textContent = summary;
  player?.close();
  player = null;
  failure.hidden = true;
  frames = new LiveFrames(link);
  parameters.show(list, canvas && { width: canvas[0], height: canvas[1] }, values);
  parameters.history.clear(parameters.values);
  parameters.mark();
  replay();
};

link.onBusy = (isBusy) => document.body.classList.toggle("busy", isBusy);

link.onPicture = (image, refresh, take) => player?.showAtOnce(image, refresh, take);

link.onTimeline = (timeline) => {
  failure.hidden = true;
  if (!player) {
    frames.setTimeline(timeline);
    frames.setImage(link.images[0]);
    player = new LivePlayer(desk.querySelector(".player-place"), desk, frames);
    player.renew(timeline);
    player.transport.play();
  } else player.renew(timeline);
};

link.onFailure = ({ text }) => {
  failure.textContent = text;
  failure.hidden = false;
};

link.onClose = () => {
  failure.textContent = "The studio has ended. Start it again, and open the address that it prints.";
  failure.hidden = false;
};

addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.target.matches("input[type=text]")) {
    event.preventDefault();
    if (event.shiftKey) parameters.history.redo();
    else parameters.history.undo();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || help.open || event.target.matches("input:not([type=range]), select")) return;
  if (event.key === "?") help.showModal();
  else if (!player?.key(event)) return;
  event.preventDefault();
});
