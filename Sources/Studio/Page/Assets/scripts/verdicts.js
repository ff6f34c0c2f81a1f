// What should be true of the motion, and whether it is.

function showVerdicts(box, verdicts) {
  box.hidden = !verdicts.length;
  const failing = verdicts.filter(({ isMet }) => !isMet).length;
  box.querySelector(".tally").textContent = failing ? `${failing} of ${verdicts.length} ${failing === 1 ? "fails" : "fail"}` : verdicts.length === 1 ? "holds" : `all ${verdicts.length} hold`;
  box.classList.toggle("failing", failing > 0);
  box.querySelector("ul").replaceChildren(...verdicts.map(({ claim, isMet, verdict }) => html(
    "li", { className: isMet ? "met" : "missed" }, html("span", { className: "claim" }, ...prose(claim)), ": ",
    html("span", { className: "finding", textContent: verdict }),
  )));
}
