/// Four codes or costs in one word: registers hold them, whichever is asked for.
struct LZWCodes {
  private var word: UInt64

  init(_ first: UInt16) { word = UInt64(first) }

  /// 0...3, and 0 where nothing was set.
  @inline(__always)
  subscript(index: Int) -> UInt16 { UInt16(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: index &* 16)) }

  /// Sets the code at an index where none is.
  @inline(__always)
  mutating func set(_ code: UInt16, at index: Int) {
    word |= UInt64(code) &<< UInt64(truncatingIfNeeded: index &* 16)
  }

  /// Puts a code in front; the last one is forgotten.
  @inline(__always)
  mutating func prepend(_ code: UInt16) { word = word &<< 16 | UInt64(code) }
}
