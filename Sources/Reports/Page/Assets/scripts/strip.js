// The film strip: about a dozen moments, the first, the worst and the last among them.

function stripMoments(moments, worst, wanted = 12) {
  const last = moments - 1;
  const chosen = new Set([0, last, ...(worst === null ? [] : [worst])]);
  const spread = Math.min(wanted, moments);
  for (let index = 0; index < spread && chosen.size < spread; index++) chosen.add(Math.round((index * last) / (spread - 1 || 1)));
  return [...chosen].sort((a, b) => a - b);
}

// Draws the strip bit by bit, so that the page stays awake. `isStale` tells when nobody wants it any more.
async function fillStrip(list, scene, sources, onSeek, isStale) {
  const height = 96;
  const entries = stripMoments(scene.times.length, scene.worst).map((moment) => {
    const isWorst = moment === scene.worst;
    const canvases = sources.map(({ width, height: full }) => {
      return html("canvas", { width: Math.max(1, Math.round((width * height) / full)), height });
    });
    const time = html("span", { textContent: isWorst ? `worst, ${seconds(scene.times[moment])}` : seconds(scene.times[moment]) });
    if (isWorst) time.className = "worst";
    const tier = html("span", { className: `tier ${scene.tier[moment] ?? ""}` });
    const button = html("button", { type: "button" }, ...canvases, tier, time);
    button.setAttribute("aria-label", `${isWorst ? "Worst moment" : "Moment"} at ${seconds(scene.times[moment])}`);
    button.addEventListener("click", () => onSeek(moment));
    return { moment, button, canvases };
  });
  list.replaceChildren(...entries.map(({ button }) => html("li", {}, button)));
  for (const { moment, canvases } of entries) {
    for (const [index, source] of sources.entries()) {
      const picture = await source.picture(moment);
      if (isStale()) return entries;
      if (!picture) continue;
      const whole = new OffscreenCanvas(picture.width, picture.height);
      whole.getContext("2d").putImageData(picture, 0, 0);
      const context = canvases[index].getContext("2d");
      context.imageSmoothingQuality = "high";
      context.drawImage(whole, 0, 0, canvases[index].width, canvases[index].height);
    }
    await new Promise((resume) => setTimeout(resume));
  }
  return entries;
}
