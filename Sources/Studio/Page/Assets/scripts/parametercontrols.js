// Controls by the kind of parameter. Each makes `main`, the element that its label is for, `parts`, its elements, perhaps
// `beside`, what stands beside the name, and `set`, which shows a text. What somebody chooses is told as `--set` would write it.

const field = (properties) => html("input", { type: "text", className: "field", spellcheck: false, autocomplete: "off", ...properties });
const line = (...parts) => html("div", { className: "line" }, ...parts);

function named(element, name) {
  element.setAttribute("aria-label", name);
  return element;
}

const parameterControls = {
  number: (parameter, id, onInput) => numberControl(parameter, id, onInput, 0),
  integer: (parameter, id, onInput) => numberControl(parameter, id, onInput, 1),

  text(parameter, id, onInput) {
    const main = field({ id, placeholder: parameter.kind === "list" ? "one, two, three" : "" });
    main.addEventListener("input", () => onInput(main.value));
    return { main, parts: [line(main)], set: (text) => (main.value = text) };
  },

  flag(parameter, id, onInput) {
    const main = html("input", { type: "checkbox", id, className: "switch" });
    main.setAttribute("role", "switch");
    main.addEventListener("change", () => onInput(String(main.checked)));
    return { main, parts: [], beside: [main], set: (text) => (main.checked = text === "true") };
  },

  choice(parameter, id, onInput) {
    const main = html("select", { id, className: "button" });
    main.append(...parameter.choices.map((choice) => html("option", { value: choice, textContent: choice })));
    main.addEventListener("change", () => onInput(main.value));
    return { main, parts: [line(main)], set: (text) => (main.value = text) };
  },

  // The swatch has no opacity; what the text says of it stays.
  color(parameter, id, onInput) {
    const main = field({ id });
    const swatch = named(html("input", { type: "color", className: "swatch" }), `${parameter.name}, chosen`);
    const show = (text) => {
      const digits = text === parameter.text ? parameter.color : text;
      if (/^#?([0-9a-f]{6}|[0-9a-f]{8})$/i.test(digits)) swatch.value = `#${digits.replace("#", "").slice(0, 6).toLowerCase()}`;
    };
    const opacity = () => /^#?[0-9a-f]{8}$/i.exec(main.value)?.[0].slice(-2) ?? "";
    main.addEventListener("input", () => {
      show(main.value);
      onInput(main.value);
    });
    swatch.addEventListener("input", () => {
      main.value = swatch.value.toUpperCase() + opacity();
      onInput(main.value);
    });
    return {
      main, parts: [line(swatch, main)],
      set(text) {
        main.value = text;
        show(text);
      },
    };
  },

  point: pointControl,
};

// A slider with a number beside it. Without bounds the slider reaches from nothing to twice the default. Between bounds that are a
// thousandfold apart, equal ways are equal ratios.
function numberControl(parameter, id, onInput, leastStep) {
  const value = Number(parameter.text) || 0;
  const reach = Math.abs(value) || 1;
  const least = parameter.least ?? Math.min(0, value - reach, parameter.most ?? 0);
  const most = parameter.most ?? Math.max(value + reach, least + reach);
  const scale = least > 0 && most / least >= 1000 ? new RatioScale(least, most) : new EvenScale(least, most, leastStep);
  const main = html("input", { type: "range", id, min: scale.start, max: scale.end, step: "any" });
  const number = named(html("input", { type: "number", className: "field", step: leastStep || "any" }), `${parameter.name}, exactly`);
  if (parameter.least !== undefined) number.min = least;
  if (parameter.most !== undefined) number.max = most;
  let isFine = false; // whether Shift is held
  const show = (text) => {
    main.value = scale.position(Number(text));
    main.setAttribute("aria-valuetext", short(Number(text)));
    fill(main);
  };
  const choose = (value) => {
    // Rounding must not lead beyond the bounds.
    number.value = Math.min(Math.max(value, least), most);
    show(number.value);
    onInput(number.value);
  };
  main.addEventListener("input", () => choose(scale.value(Number(main.value), isFine)));
  for (const name of ["pointerdown", "pointermove", "keydown", "keyup"]) main.addEventListener(name, (event) => (isFine = event.shiftKey));
  const step = (steps, event) => {
    event.preventDefault();
    event.stopPropagation();
    const now = number.value === "" ? value : Number(number.value);
    choose(scale.stepped(now, steps, event.shiftKey));
  };
  main.addEventListener("keydown", (event) => {
    const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10 }[event.key];
    if (steps) step(steps, event);
  });
  // Only a slider that was chosen takes the wheel from the page.
  main.addEventListener("wheel", (event) => {
    if (document.activeElement === main && event.deltaX + event.deltaY) step(event.deltaX + event.deltaY < 0 ? 1 : -1, event);
  }, { passive: false });
  number.addEventListener("input", () => {
    if (!number.validity.valid || number.value === "") return;
    show(number.value);
    onInput(number.value);
  });
  return {
    main, parts: [line(main, number)],
    set(text) {
      show(text === "" ? value : text);
      number.value = text === "" ? "" : Number(text);
    },
  };
}

// A slider's places are values. A hand has steps of less than a two-hundredth of the way, with Shift of a tenth of that; keys and
// wheel have round ones of about a hundredth, with Shift a tenth of these.
class EvenScale {
  constructor(start, end, leastStep) {
    Object.assign(this, { start, end });
    const way = end - start || 1;
    this.grid = leastStep || 10 ** Math.floor(Math.log10(way / 200));
    this.fineGrid = leastStep || this.grid / 10;
    this.step = [5, 2, 1].map((factor) => factor * 10 ** Math.floor(Math.log10(way / 100))).find((step) => step <= way / 100 && step >= this.grid) ?? this.grid;
  }

  position(value) { return value; }

  value(position, isFine) { return EvenScale.rounded(position, isFine ? this.fineGrid : this.grid); }

  stepped(value, steps, isFine) {
    const step = isFine ? Math.max(this.step / 10, this.fineGrid) : this.step;
    return EvenScale.rounded(value + steps * step, this.fineGrid);
  }

  static rounded(value, grid) { return Number((Math.round(value / grid) * grid).toFixed(Math.max(0, -Math.floor(Math.log10(grid) + 1e-9)))); }
}

// A slider's places are a value's logarithms to the base of ten. A step is a fortieth of a decade, with Shift a tenth of that;
// values have two digits, with Shift three.
class RatioScale {
  constructor(least, most) { [this.start, this.end] = [Math.log10(least), Math.log10(most)]; }

  position(value) { return Math.log10(Math.max(value, 10 ** this.start)); }
  value(position, isFine) { return Number((10 ** position).toPrecision(isFine ? 3 : 2)); }

  stepped(value, steps, isFine) {
    const next = this.value(Math.log10(value) + (steps / 40) * (isFine ? 0.1 : 1), isFine);
    // Rounding must not lead back to where it was.
    const digit = 10 ** (Math.floor(Math.log10(value)) - (isFine ? 2 : 1));
    return next === value ? Number((value + Math.sign(steps) * digit).toPrecision(3)) : next;
  }
}

// How much of a slider's track is coloured.
function fill(slider) {
  const share = (slider.value - slider.min) / (slider.max - slider.min || 1);
  slider.style.setProperty("--filled", `${100 * share}%`);
}

// A pad in the shape of the canvas, and both numbers. The arrow keys move the point by 1, with Shift by 10.
function pointControl(parameter, id, onInput, canvas) {
  const parse = (text) => text.replace(/[[\]]/g, "").split(",").map((part) => Number(part) || 0);
  const fallback = parse(parameter.text);
  const { width, height } = canvas ?? { width: 2 * fallback[0] || 100, height: 2 * fallback[1] || 100 };
  const dot = html("span", { className: "dot" });
  const main = html("div", { id, className: "pad", tabIndex: 0 }, dot);
  main.setAttribute("role", "application");
  main.setAttribute("aria-roledescription", "point");
  main.style.aspectRatio = `${width} / ${height}`;
  const fields = ["x", "y"].map((axis) => named(html("input", { type: "number", step: "any", className: "field" }), `${parameter.name}, ${axis}`));
  let point = fallback;
  const show = () => {
    dot.style.left = `${(100 * point[0]) / width}%`;
    dot.style.top = `${(100 * point[1]) / height}%`;
    main.setAttribute("aria-label", `${parameter.name}: ${point[0]}, ${point[1]}`);
  };
  const move = (x, y, areFieldsOld = true) => {
    point = [x, y];
    if (areFieldsOld) fields.forEach((one, index) => (one.value = point[index]));
    show();
    onInput(`[${x}, ${y}]`);
  };
  followPointer(main, (x, y) => move(Math.round(x * width), Math.round(y * height)));
  main.addEventListener("keydown", (event) => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const far = event.shiftKey ? 10 : 1;
    move(point[0] + far * way[0], point[1] + far * way[1]);
  });
  for (const one of fields) {
    one.addEventListener("input", () => fields.every(({ value }) => value !== "") && move(...fields.map(({ value }) => Number(value)), false));
  }
  return {
    main, parts: [main, line(...fields)],
    set(text) {
      point = parse(text);
      fields.forEach((one, index) => (one.value = point[index]));
      show();
    },
  };
}

// Calls with the share of the box's width and height, 0...1 each, while the pointer is down.
function followPointer(box, move) {
  const go = (event) => {
    const area = box.getBoundingClientRect();
    const share = (value) => Math.min(Math.max(value, 0), 1);
    move(share((event.clientX - area.left) / area.width), share((event.clientY - area.top) / area.height));
  };
  box.addEventListener("pointerdown", (event) => {
    box.setPointerCapture(event.pointerId);
    go(event);
  });
  box.addEventListener("pointermove", (event) => event.buttons & 1 && go(event));
}
