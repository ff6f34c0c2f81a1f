extension JSONReader {
  /// The byte that each value of a text's outermost object begins with, by its key; `nil` where the text is no object, or ends
  /// within one. What lies deeper is passed over, not read.
  static func outline(of bytes: [UInt8]) -> [String: UInt8]? {
    var result: [String: UInt8] = [:]
    var (depth, position) = (0, 0)
    var text: Range<Int>?
    var key: String?
    while position < bytes.count {
      let byte = bytes[position]
      if let name = key, !isSpace(byte) {
        result[name] = byte
        key = nil
      }
      switch byte {
      case UInt8(ascii: "\""):
        guard let end = end(ofTextAt: position, in: bytes) else { return nil }
        if depth == 1 { text = position + 1..<end }
        position = end
      case UInt8(ascii: ":") where depth == 1: key = text.map { String(decoding: bytes[$0], as: UTF8.self) }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard depth > 0 || byte == UInt8(ascii: "{") else { return nil }
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      position += 1
    }
    return depth == 0 ? result : nil
  }

  /// Where the quotation mark is that ends a text.
  private static func end(ofTextAt start: Int, in bytes: [UInt8]) -> Int? {
    var position = start + 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""): return position
      case UInt8(ascii: "\\"): position += 2
      default: position += 1
      }
    }
    return nil
  }
}
