/// One image of a GIF, compressed: a rectangle, its palette and its LZW data.
struct GIFImage: Sendable {
  let rect: PixelRect
  /// 1...256 opaque colours 0xFFRRGGBB, without the transparent entry.
  let palette: [UInt32]
  /// The index of pixels that are left as they are; it stands right after the palette.
  let transparentIndex: Int?
  /// One for each pixel of the rectangle.
  let indices: [UInt8]
  /// Sub-blocks without the closing empty one.
  let data: [UInt8]

  /// Bits of an index: the colour table has `1 << bitDepth` entries.
  let bitDepth: Int

  init(rect: PixelRect, palette: [UInt32], transparentIndex: Int?, indices: [UInt8]) {
    self.rect = rect
    self.palette = palette
    self.transparentIndex = transparentIndex
    self.indices = indices
    let entries = palette.count + (transparentIndex == nil ? 0 : 1)
    var bits = 1
    while 1 << bits < entries { bits += 1 }
    bitDepth = bits
    data = LZWEncoder.encode(indices, minimumCodeSize: max(bits, 2))
  }

  /// Leaves everything as it is: what a long delay's other parts show.
  static func nothing(in rect: PixelRect) -> Self {
    Self(
      rect: rect, palette: [0xFF00_0000], transparentIndex: 1,
      indices: Array(repeating: 1, count: rect.area))
  }
}
