// How the stage is shown: in a device, on a page, with what came before as an onion skin, all of which the studio draws; or as a
// film strip.

const stageView = { device: null, ground: null, onion: null };

class ViewMenu {
  static moments = 0; // of the film strip; 0 for none
  static choices = [
    ["device", "Device", [["", "None"], ["phone", "Phone"], ["tablet", "Tablet"]]],
    ["ground", "Page", [["", "None"], ["light", "Light"], ["dark", "Dark"]]],
    ["onion", "Onion skin", [["", "Off"], ["0.1", "Last 0.1 s"], ["0.3", "Last 0.3 s"], ["0", "From the beginning"]]],
    ["film", "Film strip", [["0", "Off"], ["6", "6 moments"], ["12", "12 moments"], ["24", "24 moments"]]],
  ];

  constructor(player) {
    this.player = player;
    this.button = html("button", { type: "button", className: "button view", title: "v", textContent: "View" });
    this.button.addEventListener("click", () => this.toggle());
    this.row = html("div", { className: "viewing", hidden: true });
    for (const [name, label, options] of ViewMenu.choices) {
      const select = html("select", { className: "button", name });
      select.append(...options.map(([value, textContent]) => html("option", { value, textContent })));
      select.value = name === "film" ? ViewMenu.moments : stageView[name] ?? "";
      select.addEventListener("change", () => this.choose(name, select.value));
      this.row.append(html("label", {}, `${label} `, select));
    }
    player.find(".zoom").parentElement.before(this.button);
    player.find(".tools").after(this.row);
    this.row.hidden = !ViewMenu.isOpen;
    this.show();
  }

  toggle() {
    ViewMenu.isOpen = this.row.hidden;
    this.row.hidden = !ViewMenu.isOpen;
    this.show();
    if (ViewMenu.isOpen) this.row.querySelector("select").focus();
  }

  toggleFilm() { this.choose("film", ViewMenu.moments ? "0" : "12"); }

  choose(name, value) {
    if (name === "film") {
      ViewMenu.moments = Number(value);
      this.row.querySelector("[name=film]").value = value;
      this.player.film.show();
      return this.show();
    }
    stageView[name] = value === "" ? null : name === "onion" ? Number(value) : value;
    this.show();
    this.player.onView();
  }

  show() {
    this.button.setAttribute("aria-expanded", !this.row.hidden);
    this.button.setAttribute("aria-pressed", ViewMenu.moments > 0 || Object.values(stageView).some((value) => value !== null));
  }
}
