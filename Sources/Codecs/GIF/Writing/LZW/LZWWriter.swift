/// Writes codes as wide as the string table asks for, which grows with each of them.
struct LZWWriter {
  private var output: LZWOutput
  private var width: LZWWidth
  private let minimumCodeSize: Int

  init(minimumCodeSize: Int, estimate: Int) {
    self.minimumCodeSize = minimumCodeSize
    output = LZWOutput(estimate: estimate)
    width = LZWWidth(minimumCodeSize: minimumCodeSize)
  }

  /// From here on the table is a new one.
  mutating func clear() {
    output.append(code: 1 << minimumCodeSize, size: width.bits)
    width = LZWWidth(minimumCodeSize: minimumCodeSize)
  }

  mutating func write(_ strings: LZWStrings) {
    for code in strings.codes {
      output.append(code: Int(code), size: width.bits)
      width.advance()
    }
  }

  /// Writes the end code and returns everything.
  mutating func finish() -> [UInt8] {
    output.append(code: 1 << minimumCodeSize + 1, size: width.bits)
    return output.finish()
  }
}

/// How wide a code is.
struct LZWWidth {
  static let maximum = 12
  private(set) var bits: Int
  private var next: Int

  /// Of the first code of a table.
  init(minimumCodeSize: Int) {
    bits = minimumCodeSize + 1
    next = 1 << minimumCodeSize + 2
  }

  /// What the codes take that fill a table.
  static func bytesOfFullTable(minimumCodeSize: Int) -> Int {
    var width = Self(minimumCodeSize: minimumCodeSize)
    var bits = 0
    while width.next < LZWStringTable.capacity {
      bits += width.bits
      width.advance()
    }
    return bits / 8
  }

  /// For each code the decoder adds a string as long as there is room, for the last one too.
  @inline(__always)
  mutating func advance() {
    guard next < LZWStringTable.capacity else { return }
    if next == 1 << bits { bits &+= 1 }
    next &+= 1
  }
}
