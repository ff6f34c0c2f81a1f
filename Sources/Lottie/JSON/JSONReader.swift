/// Reads JSON as RFC 8259 has it, and nothing that is nearly JSON.
struct JSONReader {
  private let bytes: [UInt8]
  private var position: Int
  private var count = 0
  private let maximumValues: Int
  private let maximumDepth: Int

  /// What is wrong with a text.
  enum Failure: Error, Hashable {
    case syntax(at: Int)
    case depth(at: Int)
    case count
  }

  /// The value that a text consists of.
  static func read(_ bytes: [UInt8], maximumValues: Int, maximumDepth: Int) throws(Failure) -> JSONNode {
    var reader = JSONReader(bytes, maximumValues, maximumDepth)
    let node = try reader.value(depth: 1)
    reader.skipSpace()
    guard reader.position == bytes.count else { throw .syntax(at: reader.position) }
    return node
  }

  private init(_ bytes: [UInt8], _ maximumValues: Int, _ maximumDepth: Int) {
    self.bytes = bytes
    self.maximumValues = maximumValues
    self.maximumDepth = maximumDepth
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONNode {
    skipSpace()
    let start = position
    guard depth <= maximumDepth else { throw .depth(at: start) }
    count += 1
    guard count <= maximumValues else { throw .count }
    let content: JSONNode.Content
    switch peek {
    case UInt8(ascii: "{"): content = .object(try object(depth: depth))
    case UInt8(ascii: "["): content = .list(try list(depth: depth))
    case UInt8(ascii: "\""): content = .text(try text())
    case UInt8(ascii: "t"): content = try word("true", .flag(true))
    case UInt8(ascii: "f"): content = try word("false", .flag(false))
    case UInt8(ascii: "n"): content = try word("null", .null)
    default: return JSONNode(number: try number(), offset: start)
    }
    return JSONNode(content, offset: start)
  }

  private mutating func object(depth: Int) throws(Failure) -> [JSONNode.Member] {
    position += 1
    var members: [JSONNode.Member] = []
    skipSpace()
    if skip("}") { return members }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw .syntax(at: position) }
      let key = try text()
      skipSpace()
      guard skip(":") else { throw .syntax(at: position) }
      members.append(JSONNode.Member(key: key, value: try value(depth: depth + 1)))
      skipSpace()
      if skip("}") { return members }
      guard skip(",") else { throw .syntax(at: position) }
    }
  }

  private mutating func list(depth: Int) throws(Failure) -> [JSONNode] {
    position += 1
    var elements: [JSONNode] = []
    skipSpace()
    if skip("]") { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if skip("]") { return elements }
      guard skip(",") else { throw .syntax(at: position) }
    }
  }

  private mutating func text() throws(Failure) -> String {
    position += 1
    var start = position
    var unescaped: [UInt8] = []
    while let byte = peek, byte >= 0x20 {
      if byte == UInt8(ascii: "\"") {
        defer { position += 1 }
        guard !unescaped.isEmpty else { return String(decoding: bytes[start..<position], as: UTF8.self) }
        return String(decoding: unescaped + bytes[start..<position], as: UTF8.self)
      }
      guard byte == UInt8(ascii: "\\") else {
        position += 1
        continue
      }
      unescaped += bytes[start..<position]
      unescaped += try escape()
      start = position
    }
    throw .syntax(at: position)
  }

  private mutating func escape() throws(Failure) -> [UInt8] {
    let start = position
    position += 1
    guard let letter = peek else { throw .syntax(at: start) }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      var units = [try unit()]
      // A character beyond the basic plane is written as two.
      if UTF16.isLeadSurrogate(units[0]), skip("\\u") { units.append(try unit()) }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: throw .syntax(at: start)
    }
  }

  private mutating func unit() throws(Failure) -> UInt16 {
    let digits = bytes[position..<min(position + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw .syntax(at: position) }
    position += 4
    return unit
  }

  private mutating func number() throws(Failure) -> Double {
    let start = position
    let isNegative = skip("-")
    var mantissa = 0
    let whole = digits(addedTo: &mantissa)
    guard whole > 0, whole == 1 || bytes[position - whole] != UInt8(ascii: "0") else { throw .syntax(at: start) }
    var fraction = 0
    if skip(".") {
      fraction = digits(addedTo: &mantissa)
      guard fraction > 0 else { throw .syntax(at: position) }
    }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      var exponent = 0
      guard digits(addedTo: &exponent) > 0 else { throw .syntax(at: position) }
    } else if whole + fraction <= Self.exactDigits {
      // Both are exact, so that their quotient is the number nearest to what is written.
      let number = Double(mantissa) / Self.powersOfTen[fraction]
      return isNegative ? -number : number
    }
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)), number.isFinite else {
      throw .syntax(at: start)
    }
    return number
  }

  /// So many digits are a whole number below 2 to the 53rd.
  private static let exactDigits = 15
  private static let powersOfTen: [Double] = (0...exactDigits).reduce(into: [1]) { powers, _ in
    powers.append(powers[powers.count - 1] * 10)
  }

  /// How many digits there are.
  /// - Parameter number: is followed by them; what does not fit is of no use.
  private mutating func digits(addedTo number: inout Int) -> Int {
    let start = position
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      number = number &* 10 &+ Int(byte - UInt8(ascii: "0"))
      position += 1
    }
    return position - start
  }

  private mutating func word(_ word: StaticString, _ content: JSONNode.Content) throws(Failure) -> JSONNode.Content {
    guard skip(word) else { throw .syntax(at: position) }
    return content
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skip(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard position + word.count <= bytes.count else { return false }
      for index in 0..<word.count where bytes[position + index] != word[index] { return false }
      position += word.count
      return true
    }
  }

  private mutating func skipSpace() {
    while let byte = peek, Self.isSpace(byte) { position += 1 }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
}
