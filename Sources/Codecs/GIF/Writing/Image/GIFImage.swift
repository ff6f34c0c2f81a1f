import SpringformBitmap

/// One image of a GIF, compressed: a rectangle, its palette and its LZW data.
struct GIFImage: Sendable {
  let rect: PixelRect
  let table: GIFTable
  /// One for each pixel of the rectangle: what is shown, or the transparent one where what is on screen is drawn again.
  let indices: [UInt8]
  /// Sub-blocks without the closing empty one.
  let data: [UInt8]

  /// How many bytes of the file depend on the palette and the indices.
  var size: Int { data.count + table.size }

  /// - Parameters:
  ///   - indices: what is asked for, one for each pixel of the rectangle.
  ///   - policy: what may be shown instead.
  ///   - cuts: by how many indices the encoder may shorten strings.
  init(
    rect: PixelRect, table: GIFTable, indices: [UInt8], policy: LZWLossyPolicy = LZWLossyPolicy(), cuts: Int = 0
  ) {
    self.rect = rect
    self.table = table
    guard !policy.neighbors.isEmpty else {
      data = LZWEncoder.encode(indices, policy: policy, minimumCodeSize: table.codeSize, cuts: cuts)
      self.indices = indices
      return
    }
    var shown = indices
    data = LZWEncoder.encode(&shown, policy: policy, minimumCodeSize: table.codeSize, cuts: cuts)
    self.indices = shown
  }

  /// Whether the string table was filled so few times that other ways of encoding may take some time.
  var isShort: Bool { data.count <= 1 << 15 }

  /// Whether the string table was filled at least once, if as many colours as its codes tell apart are drawn.
  var fillsStringTable: Bool { data.count > LZWWidth.bytesOfFullTable(minimumCodeSize: table.codeSize) }

  func smaller(_ other: Self) -> Self { other.size < size ? other : self }

  /// An image that changes nothing: a delay longer than the format allows is continued with such images.
  static func nothing(in rect: PixelRect) -> Self {
    Self(
      rect: rect, table: GIFTable(local: [0xFF00_0000], hasTransparentEntry: true),
      indices: Array(repeating: 1, count: rect.area))
  }
}
