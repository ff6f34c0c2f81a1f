// The gallery: cards whose animations play under the pointer, and the scene that is open with its player.

const sections = [...document.querySelectorAll(".scene")];
const cards = [...document.querySelectorAll(".gallery li")];
const search = document.querySelector(".search input");
const playing = document.querySelector(".playing");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let open = null;

// The lossless animation and the curves of a scene: from the page if it holds them, else from the script beside it, which
// calls `springformMedia`. Scripts are read one after the other.
const contents = new Map();
let reading = Promise.resolve();

function content(place) {
  const number = place.dataset.scene;
  if (!contents.has(number)) {
    const embedded = document.getElementById(`media-${number}`);
    contents.set(number, embedded ? Promise.resolve(JSON.parse(embedded.textContent)) : readContent(place.dataset.media));
  }
  return contents.get(number);
}

function readContent(path) {
  const read = () => new Promise((resolve, reject) => {
    window.springformMedia = resolve;
    const script = html("script", { src: path });
    script.nonce = document.querySelector("script[nonce]").nonce;
    script.onerror = () => reject(new Error(`${path} cannot be read`));
    document.head.append(script);
    script.remove();
  });
  const result = reading.then(read);
  reading = result.catch(() => {});
  return result;
}

const bytesOf = ({ animation }) => Uint8Array.from(atob(animation), (character) => character.charCodeAt(0));

// Cards show a still until they are to play.
async function animate(card) {
  const image = card.querySelector("img");
  image.dataset.still ??= image.getAttribute("src");
  image.dataset.plays = "yes";
  const address = image.dataset.animation || (await blobAddress(image));
  if (image.dataset.plays === "yes") image.src = address;
}

async function blobAddress(image) {
  image.dataset.animation = URL.createObjectURL(new Blob([bytesOf(await content(image))], { type: "image/png" }));
  return image.dataset.animation;
}

function rest(card) {
  const image = card.querySelector("img");
  delete image.dataset.plays;
  if (image.dataset.still) image.src = image.dataset.still;
}

const seen = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) {
    if (isIntersecting) animate(target);
    else rest(target);
  }
});

function playAll(isOn) {
  playing.setAttribute("aria-pressed", isOn);
  for (const card of cards) {
    if (isOn) seen.observe(card);
    else {
      seen.unobserve(card);
      rest(card);
    }
  }
}
const isPlayingAll = () => playing.getAttribute("aria-pressed") === "true";
playing.addEventListener("click", () => playAll(!isPlayingAll()));

for (const card of cards) {
  for (const name of ["pointerenter", "focusin"]) card.addEventListener(name, () => calm.matches || animate(card));
  for (const name of ["pointerleave", "focusout"]) card.addEventListener(name, () => isPlayingAll() || rest(card));
}

// Opens a scene, or the gallery for none.
async function openScene(section) {
  if (section === open) return;
  player?.close();
  player = null;
  open?.classList.remove("open");
  const before = open;
  open = section;
  document.documentElement.classList.toggle("preview-open", Boolean(section));
  if (!section) {
    cards[sections.indexOf(before)]?.querySelector("a").focus();
    return;
  }
  section.classList.add("open");
  section.focus({ preventScroll: true });
  scrollTo(0, 0);
  const place = section.querySelector(".player-place");
  let media;
  try {
    media = await content(place);
  } catch (error) {
    place.textContent = error.message;
    return;
  }
  if (section !== open) return;
  const scene = { number: Number(place.dataset.scene), curves: media.curves };
  player = new Player(place, section, scene, { expected: null, actual: new Frames(bytesOf(media)) });
  // Who wants calm sees the moment that says most.
  if (calm.matches) player.transport.go(player.transport.nearest(Number(place.dataset.poster)));
  else player.transport.play();
}

const visibleCards = () => cards.filter((card) => !card.hidden);

function go(steps) {
  const visible = visibleCards();
  const at = visible.findIndex((card) => card.querySelector("a").hash === `#${open?.id}`);
  const next = visible[Math.min(Math.max(at + steps, 0), visible.length - 1)];
  if (next) location.hash = next.querySelector("a").hash;
}

search.addEventListener("input", () => {
  const text = search.value.trim().toLowerCase();
  for (const card of cards) card.hidden = !card.textContent.toLowerCase().includes(text);
  document.querySelector(".gallery .none").hidden = visibleCards().length > 0;
  location.hash = "#gallery";
});

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
  if (event.target.matches("input[type=search]")) {
    if (event.key === "Escape" || event.key === "Enter") event.target.blur();
    return;
  }
  const here = {
    j: () => go(1), k: () => go(-1), g: () => playing.click(), "/": () => search.focus(), "?": () => help.showModal(),
    Escape: () => (location.hash = "#gallery"),
  }[event.key];
  if (here) here();
  else if (!player?.key(event)) return;
  event.preventDefault();
});

const wantedSection = () => sections.find((section) => `#${section.id}` === location.hash) ?? null;
addEventListener("hashchange", () => openScene(wantedSection()));
openScene(wantedSection());
