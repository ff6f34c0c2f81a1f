/// The order people expect of names: numbers in them count by their value, so that `frame9` comes before `frame10`.
struct NaturalOrder: Comparable {
  let name: String
  private let parts: [Part]

  /// A run of digits, or a single other byte.
  private struct Part: Comparable {
    /// Bytes without leading zeros.
    var bytes: ArraySlice<UInt8>
    var isNumber: Bool

    static func < (a: Self, b: Self) -> Bool {
      // A longer number is a larger one, of any length.
      if a.isNumber, b.isNumber, a.bytes.count != b.bytes.count { return a.bytes.count < b.bytes.count }
      return a.bytes.lexicographicallyPrecedes(b.bytes)
    }
  }

  init(_ name: String) {
    self.name = name
    var rest = Array(name.utf8)[...]
    var parts: [Part] = []
    while let first = rest.first {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      let isNumber = !digits.isEmpty
      parts.append(
        Part(bytes: isNumber ? digits.drop { $0 == UInt8(ascii: "0") } : [first], isNumber: isNumber))
      rest = rest.dropFirst(max(digits.count, 1))
    }
    self.parts = parts
  }

  static func < (a: Self, b: Self) -> Bool {
    // 1 and 01 are equal as numbers; then the bytes decide, so that there is one order.
    a.parts == b.parts ? a.name < b.name : a.parts.lexicographicallyPrecedes(b.parts)
  }
}
