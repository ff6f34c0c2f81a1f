import SpringformBitmap

/// One image of a GIF, compressed: a rectangle, its palette and its LZW data.
struct GIFImage: Sendable {
  let rect: PixelRect
  /// 1...256 opaque colours 0xFFRRGGBB, without the transparent entry.
  let palette: [UInt32]
  /// Whether the palette is the file's own and need not be stored again.
  let usesGlobalPalette: Bool
  /// The index of pixels that are left as they are; it stands right after the palette.
  let transparentIndex: Int?
  /// One for each pixel of the rectangle: what is shown.
  let indices: [UInt8]
  /// Sub-blocks without the closing empty one.
  let data: [UInt8]

  /// Bits of an index: the colour table has `1 << bitDepth` entries.
  var bitDepth: Int { Self.bitDepth(entries: palette.count + (transparentIndex == nil ? 0 : 1)) }

  /// How many bytes of the file depend on the palette and the indices.
  var size: Int { data.count + (usesGlobalPalette ? 0 : 3 << bitDepth) }

  /// - Parameters:
  ///   - indices: what is asked for, one for each pixel of the rectangle.
  ///   - drawnCount: how many of them are not transparent.
  ///   - policy: what may be shown instead.
  init(
    rect: PixelRect, palette: [UInt32], transparentIndex: Int?, indices: [UInt8], drawnCount: Int,
    usesGlobalPalette: Bool = false,
    policy: LZWLossyPolicy = LZWLossyPolicy()
  ) {
    self.rect = rect
    self.palette = palette
    self.usesGlobalPalette = usesGlobalPalette
    self.transparentIndex = transparentIndex
    // The global palette always has its transparent entry.
    let entries = palette.count + (transparentIndex == nil && !usesGlobalPalette ? 0 : 1)
    let codeSize = max(Self.bitDepth(entries: entries), 2)
    var shown = indices
    data = LZWEncoder.encode(
      &shown, policy: policy, minimumCodeSize: codeSize, cuts: drawnCount <= Self.fewChanges ? 2 : 0)
    self.indices = shown
  }

  /// So many drawn pixels hardly fill the string table once.
  private static let fewChanges = 1 << 15

  /// The bytes of a table with so many colours and, mostly, a transparent entry.
  static func tableSize(colors: Int) -> Int { 3 << bitDepth(entries: colors + 1) }

  static func bitDepth(entries: Int) -> Int {
    var bits = 1
    while 1 << bits < entries { bits += 1 }
    return bits
  }

  /// An image that changes nothing: a delay longer than the format allows is continued with such images.
  static func nothing(in rect: PixelRect) -> Self {
    Self(
      rect: rect, palette: [0xFF00_0000], transparentIndex: 1,
      indices: Array(repeating: 1, count: rect.area), drawnCount: 0)
  }
}
