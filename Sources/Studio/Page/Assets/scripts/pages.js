// What leaves the page: values that are copied or saved, and files.

const pages = {
  saveButton: document.querySelector(".save"),
  told: document.querySelector(".outcome"),
  copying: document.querySelector(".copying"),
  conflict: document.querySelector(".conflict"),

  // Values or touches are other ones than those of the scene, and of the project that opens it with values of its own.
  get isChanged() {
    return Object.entries(parameters.values).some(([name, text]) => opened.values[name] !== text) || touches.strokes !== null;
  },

  changed() {
    this.saveButton.hidden = !opened.isFile;
    this.saveButton.disabled = !this.isChanged;
    document.querySelector(".review").hidden = !opened.hasBaseline;
    document.querySelector(".copy-values").disabled = !this.isChanged;
  },

  // - isLasting: whether it is true until something else is told.
  tell(text, isLasting = false) {
    clearTimeout(this.fading);
    this.told.textContent = text;
    this.isLasting = isLasting;
    if (text && !isLasting) this.fading = setTimeout(() => this.tell(""), 2500);
  },

  // What was going on is over.
  settle() { if (this.isLasting) this.tell(""); },

  save(over = false) {
    if (!opened.isFile || !this.isChanged) return;
    link.say({ save: { values: parameters.values, strokes: touches.strokes, over } });
  },

  // The texts of a dialog's fields, by their names.
  fill(dialog, texts) {
    for (const [name, text] of Object.entries(texts)) dialog.querySelector(`[data-text=${name}]`).textContent = text;
  },
};

// When a file was saved here, its new text is read like that of any editor: what was set is the default then.
link.onSaved = () => {
  pages.hasSaved = true;
  touches.strokes = null;
  parameters.history.forgetStrokes();
  player?.recorder.show();
  pages.changed();
  pages.tell("Saved");
};

link.onConflict = (texts) => {
  pages.fill(pages.conflict, texts);
  pages.conflict.showModal();
};

link.onWords = (words) => {
  pages.fill(pages.copying, words);
  // Only what was changed has words.
  for (const part of pages.copying.querySelectorAll("section")) part.hidden = !part.querySelector("pre").textContent;
  pages.copying.showModal();
};

pages.saveButton.addEventListener("click", () => pages.save());
pages.conflict.querySelector(".over").addEventListener("click", () => pages.save(true));
document.querySelector(".copy-values").addEventListener("click", () => link.say({ words: { values: parameters.values, strokes: touches.strokes } }));
const exporting = new ExportDialog(document.querySelector(".exporting"), link);
document.querySelector(".export").addEventListener("click", () => exporting.open());
const reviewing = new ReviewDialog(document.querySelector(".reviewing"), link);
document.querySelector(".review").addEventListener("click", () => reviewing.open());
link.onReview = (review) => reviewing.show(review);
link.onApproved = () => {
  reviewing.dialog.close();
  pages.tell("Approved");
};
