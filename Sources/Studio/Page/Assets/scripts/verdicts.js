// What should be true of the motion, and whether it is.

function showVerdicts(box, verdicts) {
  box.hidden = !verdicts.length;
  const failing = verdicts.filter(({ failure }) => failure).length;
  box.querySelector(".tally").textContent = failing ? `${failing} of ${verdicts.length} not met` : `${verdicts.length === 1 ? "met" : `all ${verdicts.length} met`}`;
  box.classList.toggle("failing", failing > 0);
  box.querySelector("ul").replaceChildren(...verdicts.map(({ claim, failure }) => {
    const item = html("li", { className: failure ? "missed" : "met" });
    item.append(html("span", { className: "spoken", textContent: failure ? "Not met: " : "Met: " }), html("span", { textContent: claim }));
    if (failure) item.append(html("p", { textContent: failure }));
    return item;
  }));
}
