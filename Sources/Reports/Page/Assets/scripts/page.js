// What every page has: the player of the open scene, copying, light and dark, and the list of keys.

const help = document.querySelector(".help");
let player = null;

document.documentElement.classList.add("scripted");
for (const element of document.querySelectorAll(".search, .corner, .copy")) element.hidden = false;

for (const button of document.querySelectorAll(".copy")) {
  button.addEventListener("click", async () => {
    const command = button.previousElementSibling;
    const done = await copy(command);
    button.textContent = done ? "Copied" : "Press Ctrl-C";
    setTimeout(() => (button.textContent = "Copy"), 1600);
  });
}

async function copy(element) {
  try {
    await navigator.clipboard.writeText(element.dataset.command ?? element.textContent);
    return true;
  } catch {
    getSelection().selectAllChildren(element);
    return document.execCommand("copy");
  }
}

document.querySelector(".theme").addEventListener("click", () => {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const root = document.documentElement.style;
  const now = root.colorScheme || (isDark ? "dark" : "light");
  root.colorScheme = now === "dark" ? "light" : "dark";
  player?.redraw();
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => player?.redraw());
document.querySelector(".shortcuts").addEventListener("click", () => help.showModal());
