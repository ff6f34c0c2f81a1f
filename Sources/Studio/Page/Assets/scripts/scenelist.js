// All scenes, each with a picture.

class SceneList {
  // - onOpen: called with the name of the scene that was chosen.
  constructor(dialog, button, link, onOpen) {
    Object.assign(this, { dialog, link, onOpen, list: dialog.querySelector("ol"), pictures: new Map() });
    button.addEventListener("click", () => this.open());
  }

  show(names) { this.names = names; }

  open() {
    this.list.replaceChildren(...this.names.map((name) => this.tile(name)));
    this.dialog.showModal();
    this.list.querySelector("[aria-current]")?.focus();
    this.fill();
  }

  tile(name) {
    const button = html("button", { type: "button" }, html("span", { className: "poster" }), html("bdi", { className: "name", textContent: name, title: name }));
    button.dataset.scene = name;
    if (name === chooser.value) button.setAttribute("aria-current", "true");
    if (this.pictures.has(name)) this.put(button, this.pictures.get(name));
    button.addEventListener("click", () => {
      this.dialog.close();
      this.onOpen(name);
    });
    return html("li", {}, button);
  }

  // One after the other, so that the open scene is not kept waiting.
  async fill() {
    if (this.isFilling) return;
    this.isFilling = true;
    for (const name of this.names) {
      if (this.pictures.has(name)) continue;
      const file = await this.link.ask("poster", { scene: name });
      const address = file?.bytes.byteLength ? URL.createObjectURL(new Blob([file.bytes], { type: "image/png" })) : null;
      this.pictures.set(name, address);
      const button = [...this.list.querySelectorAll("button")].find(({ dataset }) => dataset.scene === name);
      if (button) this.put(button, address);
    }
    this.isFilling = false;
  }

  put(button, address) {
    button.dataset.poster = address ? "drawn" : "none";
    if (address) button.querySelector(".poster").replaceChildren(html("img", { src: address, alt: "" }));
  }
}
