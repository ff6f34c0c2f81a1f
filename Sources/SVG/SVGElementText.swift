extension SVGDocument {
  /// An element with all that is in it, as the file has it: enough to tell whether somebody has changed it. `nil` where there is
  /// none of this name.
  package func text(of id: String) -> ArraySlice<UInt8>? {
    let bytes = bytes[...]
    for quote in ["\"", "'"] {
      var rest = bytes
      while let found = rest.firstRange(of: "id=\(quote)\(id)\(quote)".utf8) {
        rest = rest[found.upperBound...]
        guard found.lowerBound > 0, Self.isSpace(bytes[found.lowerBound - 1]),
          let start = bytes[..<found.lowerBound].lastIndex(of: UInt8(ascii: "<"))
        else { continue }
        return bytes[start..<Self.end(ofElementAt: start, in: bytes)]
      }
    }
    return nil
  }

  /// Where an element is over: counting those of the same name that lie in it.
  private static func end(ofElementAt start: Int, in bytes: ArraySlice<UInt8>) -> Int {
    let name = bytes[(start + 1)...].prefix { !isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    var (place, depth) = (start, 0)
    while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: ">"))
    {
      let tag = bytes[(open + 1)..<close]
      let isEnd = tag.first == UInt8(ascii: "/")
      let own = (isEnd ? tag.dropFirst() : tag).prefix { !isSpace($0) && $0 != UInt8(ascii: "/") }
      if own.elementsEqual(name) {
        if isEnd { depth -= 1 } else if tag.last != UInt8(ascii: "/") { depth += 1 }
        if depth == 0 { return close + 1 }
      }
      place = close + 1
    }
    return bytes.endIndex
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
