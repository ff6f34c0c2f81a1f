// Charts as SVG that is stretched over its box; texts are HTML beside it, so that they are not stretched.

function svg(name, attributes, children = []) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

function html(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

// A sentence in which names stand between backticks, as nodes: by the rules of Prose.swift.
function prose(sentence) {
  const parts = sentence.split(/(?<=^|[ (“])`(.+?)`(?=$|[ ,;:.)”'’])/);
  return parts.map((part, index) => (index % 2 ? html("code", { textContent: part }) : part));
}

const count = (number) => number.toLocaleString("en-US");
const plural = (number, word) => `${count(number)} ${word}${number === 1 ? "" : "s"}`;
const seconds = (time) => `${(Math.round(time * 1000) / 1000).toFixed(time % 1 && Math.round(time * 1000) % 10 ? 3 : 2)}\u00a0s`;
const short = (value) => {
  const text = Math.abs(value) >= 1e6 || (value && Math.abs(value) < 1e-3) ? value.toExponential(2) : String(Number(value.toPrecision(4)));
  return text.replace("-", "−");
};

// Pixels that differ, moment by moment. The height is logarithmic: one wrong pixel is seen beside ten thousand.
// - scene: `different` pixels and the `tier` of each moment, those that `flicker`, and how many pixels are `allowed`.
// - isEven: whether it is in proportion instead, so that more and less are told apart.
function drawErrors(box, scene, isEven = false) {
  const { different, tier, flicker, allowed } = scene;
  const drawing = box.querySelector("svg");
  for (const text of box.querySelectorAll(".mark, .fine")) text.remove();
  const last = Math.max(different.length - 1, 1);
  const isSeen = different.some(Boolean) || tier.includes("similar");
  const most = Math.max(...different, allowed, isSeen ? 1 : 0);
  const scaled = (value) => (isEven ? value : Math.log2(1 + value));
  const height = (value) => (most ? (100 * scaled(value)) / scaled(most) : 0);
  drawing.setAttribute("viewBox", `0 0 ${last} 100`);
  const line = (y, name) => svg("line", { x1: 0, x2: last, y1: y, y2: y, class: name, "vector-effect": "non-scaling-stroke" });
  const bars = (values, name) => svg("path", { d: barPath(values, height), class: name });
  const only = (isWanted) => different.map((value, index) => (isWanted(index) ? value : null));
  const flickers = only((index) => flicker.includes(index));
  const similar = only((index) => tier[index] === "similar" && !flicker.includes(index));
  const failing = only((index) => different[index] && flickers[index] === null && similar[index] === null);
  drawing.replaceChildren(
    line(100, "base"), bars(similar, "similar"), bars(failing, "different"), bars(flickers, "flicker"),
    line(100 - height(allowed), "allowed"));
  tellBars(box.parentElement.querySelector(".legend"), { similar, failing, flickers }, scene, isEven);
  drawing.setAttribute("aria-label", scene.chartText);
  if (!most) {
    box.append(html("span", { className: "fine", textContent: "no pixel differs at any moment" }));
    return;
  }
  if (!allowed) return void box.append(html("span", { className: "mark most", textContent: `${plural(most, "pixel")} ↑` }));
  const limit = html("span", { className: "mark limit", textContent: `allowed ${allowed}` });
  limit.style.top = `${100 - height(allowed)}%`;
  box.append(html("span", { className: "mark most", textContent: `${plural(most, "pixel")} ↑` }), limit);
}

// What the bars mean: their height, and each colour that there is.
function tellBars(legend, { similar, failing, flickers }, { allowed, counts }, isEven) {
  const hasAny = (values) => values.some((value) => value !== null);
  const keys = [
    [hasAny(failing), "different", counts ? "any difference" : allowed ? "more than allowed" : "fails"],
    [hasAny(similar), "similar", allowed ? "no more than allowed" : "within the tolerance"], [hasAny(flickers), "flicker", "flickers"],
  ].filter(([isThere]) => isThere).map(([, name, text]) => html("span", { className: "key" }, html("i", { className: name }), text));
  const what = counts ?? "pixels that differ";
  legend.replaceChildren(...(keys.length ? [`Height: ${what}${isEven ? "" : ", on a logarithmic scale"}`, ...keys] : []));
}

// However many moments there are, the path has at most one bar for each of 1200 columns. The outer bars end where the scale does:
// where there are few moments, half a bar is wider than the margin.
function barPath(values, height) {
  const last = Math.max(values.length - 1, 1);
  const step = Math.max(1, Math.ceil(values.length / 1200));
  let path = "";
  for (let start = 0; start < values.length; start += step) {
    // Nothing has no bar; what passes without a different pixel has the lowest.
    const part = values.slice(start, start + step).filter((value) => value !== null);
    if (!part.length) continue;
    const value = Math.max(...part);
    const [left, right] = [Math.max(start - 0.42, 0), Math.min(start + step - 0.58, last)];
    path += `M${left} 100V${(100 - Math.max(height(value), 3)).toFixed(2)}H${right}V100z`;
  }
  return path;
}

// Round numbers between two, about as many as wanted, and their texts, as exact as they must be to differ.
function ticks(low, high, wanted) {
  const raw = (high - low) / wanted;
  const unit = 10 ** Math.floor(Math.log10(raw));
  const step = unit * ([1, 2, 5, 10].find((factor) => factor * unit >= raw) ?? 10);
  const digits = Math.min(Math.max(Math.ceil(-Math.log10(step) - 1e-6), 0), 9);
  const result = [];
  for (let index = Math.ceil(low / step); index * step <= high + step * 1e-6; index++) {
    const value = index * step;
    const isLong = Math.abs(value) >= 1e6 || step < 1e-6;
    result.push({ value, text: isLong ? short(value) : value.toFixed(digits).replace(/^-(?!0(\.0*)?$)/, "\u2212").replace(/^-/, "") });
  }
  return result;
}

// A traced curve, the new one over the old one, and so many seconds earlier than it was. Returns the times at the box's left
// and right edges.
function drawCurve(box, curve, lag = 0) {
  const sets = [curve.expected, curve.actual].filter(Boolean);
  const known = sets.flatMap((set) => set.values.filter((value) => value !== null));
  const times = sets.flatMap((set) => [set.times[0], set.times.at(-1)]).filter((time) => time !== undefined);
  const [start, end] = [Math.min(...times, 0), Math.max(...times, 0.001)];
  let [low, high] = known.length ? [known.reduce((a, b) => Math.min(a, b)), known.reduce((a, b) => Math.max(a, b))] : [0, 1];
  if (low === high) [low, high] = [low - 1, high + 1];
  const x = (time) => ((time - start) / (end - start)) * 1000;
  const y = (value) => 100 - ((value - low) / (high - low)) * 100;
  const look = { "vector-effect": "non-scaling-stroke" };
  const levels = ticks(low, high, 3);
  const grid = levels.map(({ value }) => svg("path", { ...look, d: `M0 ${y(value)}H1000`, class: "grid" }));
  const lines = [[curve.expected, "old"], [curve.actual, "new"]].filter(([set]) => set).map(([set, name]) => {
    return svg("path", { ...look, d: linePath(set, name === "new" ? (time) => x(time - lag) : x, y), class: name });
  });
  const drawing = svg("svg", { viewBox: "0 0 1000 100", preserveAspectRatio: "none" }, [...grid, ...lines]);
  const labels = levels.map(({ value, text }) => {
    const label = html("span", { className: "tick y", textContent: text });
    label.style.top = `${y(value)}%`;
    return label;
  });
  for (const { value, text } of ticks(start, end, 4)) {
    const label = html("span", { className: "tick x", textContent: `${text} s` });
    label.style.left = `${x(value) / 10}%`;
    labels.push(label);
  }
  box.replaceChildren(drawing, html("div", { className: "playhead" }), ...labels);
  return { start, end };
}

function linePath({ times, values }, x, y) {
  let path = "";
  let isOpen = false;
  times.forEach((time, index) => {
    const value = values[index];
    if (value === null || value === undefined) isOpen = false;
    else {
      path += `${isOpen ? "L" : "M"}${x(time).toFixed(1)} ${y(value).toFixed(2)}`;
      // A single value between gaps shows as a dot.
      if (!isOpen) path += "h0";
      isOpen = true;
    }
  });
  return path;
}
