// The scene's baseline: how the scene differs from it now, as the report shows it, and the button that replaces it.

class ReviewDialog {
  constructor(dialog, link) {
    Object.assign(this, { dialog, link });
    this.report = dialog.querySelector("iframe");
    this.sentence = dialog.querySelector("[data-text=sentence]");
    this.approveButton = dialog.querySelector(".approve");
    this.approveButton.addEventListener("click", () => this.approve());
    dialog.addEventListener("close", () => this.report.removeAttribute("src"));
  }

  open() {
    this.report.hidden = this.approveButton.hidden = true;
    this.sentence.classList.remove("spoken");
    this.sentence.textContent = "Drawing the scene as it is saved…";
    this.dialog.showModal();
    this.link.say({ review: {} });
  }

  show({ sentence, passes, canApprove, address }) {
    if (!this.dialog.open) return;
    this.sentence.replaceChildren(...prose(sentence));
    this.dialog.classList.toggle("passing", passes);
    this.report.src = address;
    this.report.hidden = false;
    this.sentence.classList.add("spoken");
    this.approveButton.hidden = !canApprove;
    this.approveButton.disabled = false;
  }

  // - text: what is wrong, perhaps with something else.
  failed(text) {
    if (this.dialog.open && this.report.hidden) this.sentence.textContent = text;
  }

  approve() {
    this.approveButton.disabled = true;
    this.link.say({ approve: {} });
  }
}
