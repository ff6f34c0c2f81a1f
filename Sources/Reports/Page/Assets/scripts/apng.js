// Takes an animated PNG apart into pictures that the browser can decode one by one.
// Chunks: PNG specification, third edition, sections 5 and 11.

const pngSignature = [137, 80, 78, 71, 13, 10, 26, 10];

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) value = crcTable[(value ^ byte) & 255] ^ (value >>> 8);
  return ~value >>> 0;
}

function pngChunk(type, parts) {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array(length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, length);
  for (let index = 0; index < 4; index++) bytes[4 + index] = type.charCodeAt(index);
  let at = 8;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  view.setUint32(length + 8, crc(bytes.subarray(4, length + 8)));
  return bytes;
}

// The size of the whole and its frames; a plain PNG has one. Times are seconds.
function readAnimation(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shared = [];
  const frames = [];
  let header = null;
  let isAnimated = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + length);
    const word = (offset) => view.getUint32(at + 8 + offset);
    if (type === "IHDR") header = body;
    else if (type === "acTL") isAnimated = true;
    else if (type === "fcTL") {
      const [numerator, denominator] = [view.getUint16(at + 28), view.getUint16(at + 30) || 100];
      frames.push({
        x: word(12), y: word(16), width: word(4), height: word(8), delay: numerator / denominator,
        disposal: body[24], blends: body[25] === 1, parts: [],
      });
    } else if (type === "IDAT") {
      // Data before the first frame's control belongs to no frame of an animation.
      if (!frames.length && !isAnimated) {
        const size = new DataView(header.buffer, header.byteOffset);
        frames.push({
          x: 0, y: 0, width: size.getUint32(0), height: size.getUint32(4), delay: 1, disposal: 0, blends: false, parts: [],
        });
      }
      frames.at(-1)?.parts.push(body);
    } else if (type === "fdAT") frames.at(-1)?.parts.push(body.subarray(4));
    else if (!frames.length && type !== "IEND") shared.push(pngChunk(type, [body]));
    at += length + 12;
  }
  const size = new DataView(header.buffer, header.byteOffset);
  return { width: size.getUint32(0), height: size.getUint32(4), header, shared, frames };
}

// One frame's rectangle as a picture of its own.
function framePicture(animation, frame) {
  const header = animation.header.slice();
  const size = new DataView(header.buffer);
  size.setUint32(0, frame.width);
  size.setUint32(4, frame.height);
  const parts = [
    Uint8Array.from(pngSignature), pngChunk("IHDR", [header]), ...animation.shared, pngChunk("IDAT", frame.parts),
    pngChunk("IEND", []),
  ];
  return createImageBitmap(new Blob(parts, { type: "image/png" }), { colorSpaceConversion: "none" });
}
