/// The colour table of one image, and how much of it the image uses.
struct GIFTable: Sendable {
  /// 1...256 opaque colours 0xFFRRGGBB.
  let colors: [UInt32]
  /// Whether it is the file's own and need not be stored again.
  let isGlobal: Bool
  /// The index of pixels that are left as they are: one after the colours, or that of a colour which the image does not draw.
  let transparentIndex: UInt8?
  /// Bits of an index, 2...8. Images that draw only the first colours of the global table have shorter codes.
  let codeSize: Int

  private init(_ colors: [UInt32], isGlobal: Bool, transparentIndex: Int?, codeSize: Int) {
    self.colors = colors
    self.isGlobal = isGlobal
    self.transparentIndex = transparentIndex.map { UInt8(truncatingIfNeeded: $0) }
    self.codeSize = max(codeSize, 2)
  }

  /// A table that is stored with the image.
  init(local colors: [UInt32], hasTransparentEntry: Bool) {
    self.init(
      colors, isGlobal: false, transparentIndex: hasTransparentEntry ? colors.count : nil,
      codeSize: Self.bitDepth(entries: colors.count + (hasTransparentEntry ? 1 : 0)))
  }

  /// The whole global table with the entry after its colours for what stays, nil when there is no such entry.
  init?(wholeGlobal colors: [UInt32], hasTransparentEntry: Bool) {
    guard colors.count < 256 || !hasTransparentEntry else { return nil }
    self.init(
      colors, isGlobal: true, transparentIndex: hasTransparentEntry ? colors.count : nil,
      codeSize: Self.globalBitDepth(colors: colors.count))
  }

  /// The part of the global table that an image needs which draws the colours at some indices, with the last entry that it
  /// does not draw for what stays; nil when it draws all.
  /// - Parameter isShort: whether it is the smallest part, which makes short codes, or the whole, which leaves the choice
  ///   between what stays and its colour more often.
  init?(global colors: [UInt32], drawing indices: [UInt8], hasTransparentEntry: Bool, isShort: Bool) {
    var isDrawn = Array(repeating: false, count: 256)
    for index in indices { isDrawn[Int(index)] = true }
    let most = Self.globalBitDepth(colors: colors.count)
    let least = indices.max().map { Self.bitDepth(entries: Int($0) + 1) } ?? 1
    for codeSize in (isShort ? max(least, 2) : max(most, 2))...max(most, 2) {
      let entries = min(1 << codeSize, 1 << most)
      let free = colors.count < entries ? colors.count : isDrawn[..<entries].lastIndex(of: false)
      if free == nil, hasTransparentEntry { continue }
      self.init(colors, isGlobal: true, transparentIndex: hasTransparentEntry ? free : nil, codeSize: codeSize)
      return
    }
    return nil
  }

  /// The bytes that it takes in the file beside the image.
  var size: Int { isGlobal ? 0 : 3 << bitDepth }

  /// Of a local table, which has `1 << bitDepth` entries.
  var bitDepth: Int { Self.bitDepth(entries: colors.count + (transparentIndex == nil ? 0 : 1)) }

  /// Whether an index may be drawn.
  func draws(_ index: UInt8) -> Bool { Int(index) < 1 << codeSize && index != transparentIndex }

  /// The bytes of a local table with so many colours and, mostly, a transparent entry.
  static func size(colors: Int) -> Int { 3 << bitDepth(entries: colors + 1) }

  /// Of the global table, which has an entry for what stays unless all 256 are colours.
  static func globalBitDepth(colors: Int) -> Int { bitDepth(entries: min(colors + 1, 256)) }

  static func bitDepth(entries: Int) -> Int {
    var bits = 1
    while 1 << bits < entries { bits += 1 }
    return bits
  }
}
