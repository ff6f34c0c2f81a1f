// The report: the list of scenes, and the one that is open.

const sections = [...document.querySelectorAll(".scene")];
const entries = [...document.querySelectorAll(".index li")];
const chips = [...document.querySelectorAll(".chip")];
const search = document.querySelector(".search input");
let open = null;

function openScene(section, { focuses = false } = {}) {
  if (!section || section === open) return;
  clearTimeout(addressTimer);
  player?.close();
  player = null;
  open?.classList.remove("open");
  open = section;
  section.classList.add("open");
  for (const entry of entries) {
    const link = entry.querySelector("a");
    const isCurrent = link.hash === `#${section.id}`;
    if (isCurrent) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
    if (isCurrent) link.scrollIntoView({ block: "nearest" });
  }
  if (focuses) section.focus({ preventScroll: true });
  const place = section.querySelector(".player-place");
  if (place) play(place, section);
}

// Only the scene that is opened is decoded.
function play(place, section) {
  const scene = JSON.parse(document.getElementById(`data-${place.dataset.scene}`).textContent);
  const read = (name) => {
    const bytes = embeddedBytes(`media-${place.dataset.scene}-${name}`);
    return bytes && new Frames(bytes);
  };
  player = new Player(place, section, scene, { expected: read("expected"), actual: read("actual") });
  player.onMoved = keepAddress;
}

// A link leads to a scene, and after slashes to a time in seconds, to how the pictures are shown, and to a cause, which has a time of
// its own: #scene-2/0.82/swipe, #scene-2/cause-1.
function followAddress(options) {
  known = location.hash;
  const cause = causeNumber(known);
  const [id, time, mode] = known.slice(1).replace(/\/cause-\d+$/, "").split("/");
  openScene(sections.find((section) => section.id === id) ?? open ?? sections[0], options);
  if (!player || open?.id !== id) return;
  if (mode) player.setMode(mode);
  if (cause !== null) player.goToCause(cause);
  else if (time && Number.isFinite(Number(time))) player.transport.seek(player.transport.nearest(Number(time)));
}

// The address follows what is shown, so that it can be handed on. Browsers allow few changes a second. One that is not known yet
// was asked for a moment ago, and is followed instead of being written over.
let addressTimer = null;
let known = location.hash;

function keepAddress() {
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => {
    if (!player || player.shown === undefined || location.hash !== known) return;
    const time = Math.round(player.scene.times[player.shown] * 1e4) / 1e4;
    const address = `#${open.id}/${time}` + (player.hasBoth ? `/${player.stage.mode}` : "") + (player.cause === null ? "" : `/cause-${player.cause + 1}`);
    if (known !== address) history.replaceState(null, "", address);
    known = location.hash;
  }, 300);
}

const visibleEntries = () => entries.filter((entry) => !entry.hidden);

function go(steps) {
  const visible = visibleEntries();
  const at = visible.findIndex((entry) => entry.querySelector("a").hasAttribute("aria-current"));
  const next = visible[Math.min(Math.max(at + steps, 0), visible.length - 1)];
  if (next) location.hash = next.querySelector("a").hash;
}

function filter() {
  const wanted = chips.find((chip) => chip.getAttribute("aria-pressed") === "true")?.dataset.status ?? "all";
  const text = search.value.trim().toLowerCase();
  for (const entry of entries) {
    const hasStatus = wanted === "all" || entry.dataset.status === wanted;
    entry.hidden = !hasStatus || !entry.querySelector(".name").textContent.toLowerCase().includes(text);
  }
  document.querySelector(".index .none").hidden = visibleEntries().length > 0;
}

for (const chip of chips) {
  chip.addEventListener("click", () => {
    const wasPressed = chip.getAttribute("aria-pressed") === "true";
    for (const other of chips) other.setAttribute("aria-pressed", other === chip && (!wasPressed || chip.dataset.status === "all"));
    if (!chips.some((other) => other.getAttribute("aria-pressed") === "true")) chips[0]?.setAttribute("aria-pressed", true);
    filter();
    if (open && !visibleEntries().some((entry) => entry.querySelector("a").hash === `#${open.id}`)) go(0);
  });
}
search.addEventListener("input", filter);

// Followed at once, and as often as one likes: an address that stays the same is no news to the browser.
for (const link of document.querySelectorAll("a.cause")) {
  link.addEventListener("click", (event) => {
    if (!player || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    player.goToCause(causeNumber(link.hash));
    player.find(".stage").scrollIntoView({ block: "nearest" });
  });
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
  if (event.target.matches("input[type=search]")) {
    if (event.key === "Enter") go(0);
    if (event.key === "Escape" || event.key === "Enter") event.target.blur();
    return;
  }
  const here = { j: () => go(1), k: () => go(-1), "/": () => search.focus(), "?": () => help.showModal() }[event.key];
  if (here) here();
  else if (!player?.key(event)) return;
  event.preventDefault();
});

addEventListener("hashchange", () => followAddress({ focuses: true }));
chips[0]?.setAttribute("aria-pressed", true);
for (const chip of chips) chip.disabled = false;
followAddress();
