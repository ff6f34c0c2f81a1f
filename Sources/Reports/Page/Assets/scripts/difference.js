// Shows how two pictures differ, as the difference animation beside the report does: the old picture in pale grey, upon it
// what counts as different in red and what the comparison excused in blue, amplified: the largest difference of the picture
// has the full colour, and the smallest a third of it.

const inks = { different: [214, 0, 64], excused: [38, 110, 235] };

// - expected, actual: ImageData or null; what only one of them has is different.
// - failing: the rectangle around all that counts as different, or null if nothing does.
// - output: ImageData that is painted.
// - least: how much a component differs at least for a pixel to count.
// Returns how many pixels differ and by how much at most.
function paintDifference(expected, actual, failing, output, isDark, least = 1) {
  const { width, height } = output;
  const levels = new Uint8Array(width * height);
  let [changed, most] = [0, 1];
  const [old, now] = [expected, actual].map((picture) => picture && new Uint32Array(picture.data.buffer));
  const pixels = new Uint32Array(output.data.buffer);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const hasOld = old && x < expected.width && y < expected.height;
      const hasNow = now && x < actual.width && y < actual.height;
      const a = hasOld ? old[y * expected.width + x] : 0;
      pixels[at] = hasOld ? pale(a, isDark) : isDark ? 0xff222222 : 0xffffffff;
      const level = hasOld && hasNow ? largestDifference(a, now[y * actual.width + x]) : hasOld || hasNow ? 255 : 0;
      if (level < least) continue;
      levels[at] = level;
      changed++;
      if (level > most) most = level;
    }
  }
  if (changed) mark(pixels, levels, width, most, failing);
  return { changed, most: changed ? most : 0 };
}

// How many pixels differ.
function countChanged(expected, actual) {
  if (!expected || !actual) return (expected ?? actual) ? (expected ?? actual).width * (expected ?? actual).height : 0;
  const [old, now] = [expected, actual].map((picture) => new Uint32Array(picture.data.buffer));
  const [width, height] = [Math.min(expected.width, actual.width), Math.min(expected.height, actual.height)];
  let changed = old.length + now.length - 2 * width * height;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) changed += old[y * expected.width + x] !== now[y * actual.width + x];
  }
  return changed;
}

function mark(pixels, levels, width, most, failing) {
  const [left, top, wide, high] = failing ?? [0, 0, 0, 0];
  for (let at = 0; at < levels.length; at++) {
    if (!levels[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    const isFailing = x >= left && x < left + wide && y >= top && y < top + high;
    const amount = 1 / 3 + (2 / 3) * (levels[at] / most);
    const mixed = inks[isFailing ? "different" : "excused"].map((value, component) => {
      const below = (pixels[at] >>> (8 * component)) & 255;
      return Math.round(below + (value - below) * amount);
    });
    pixels[at] = (255 << 24) | (mixed[2] << 16) | (mixed[1] << 8) | mixed[0];
  }
}

function largestDifference(a, b) {
  if (a === b) return 0;
  return Math.max(
    Math.abs((a & 255) - (b & 255)), Math.abs(((a >>> 8) & 255) - ((b >>> 8) & 255)),
    Math.abs(((a >>> 16) & 255) - ((b >>> 16) & 255)), Math.abs((a >>> 24) - (b >>> 24)));
}

// A quarter of a picture's contrast, without colour, for orientation.
function pale(pixel, isDark) {
  const light = ((pixel & 255) * 77 + ((pixel >>> 8) & 255) * 150 + ((pixel >>> 16) & 255) * 29) >>> 8;
  const alpha = pixel >>> 24;
  const seen = alpha === 255 ? light : (light * alpha + 255 * (255 - alpha)) / 255;
  const value = isDark ? 28 + (seen >> 2) : 192 + (seen >> 2);
  return (255 << 24) | (value << 16) | (value << 8) | value;
}
