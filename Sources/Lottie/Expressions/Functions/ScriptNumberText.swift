extension Double {
  /// As JavaScript writes a number: the shortest digits that read back as it, and powers of ten from 1e21 on and below 1e-6.
  var scriptText: String {
    guard isFinite else { return isNaN ? "NaN" : self < 0 ? "-Infinity" : "Infinity" }
    if magnitude < 1e15, self == rounded() { return String(Int(self)) }
    // Swift has the same digits, but other rules where the point goes.
    let parts = magnitude.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    var digits = mantissa.joined()
    var point = mantissa[0].utf8.count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    while digits.hasSuffix("0") { digits.removeLast() }
    while digits.hasPrefix("0") {
      digits.removeFirst()
      point -= 1
    }
    let count = digits.utf8.count
    let text: String =
      switch point {
      case count...21: digits + String(repeating: "0", count: point - count)
      case 1...21: String(digits.prefix(point)) + "." + digits.dropFirst(point)
      case -5...0: "0." + String(repeating: "0", count: -point) + digits
      default:
        String(digits.prefix(1)) + (count > 1 ? "." + digits.dropFirst() : "") + "e" + (point > 0 ? "+" : "-")
          + String((point - 1).magnitude)
      }
    return (self < 0 ? "-" : "") + text
  }

  /// With exactly so many decimal places, 0 to 20. Halves of the exact value are rounded away from zero, as in JavaScript.
  func scriptText(places: Int) -> String {
    guard isFinite, magnitude < 1e18 else { return scriptText }
    var whole = UInt64(magnitude)
    // What lies behind the point, in parts of 2 to the power of 120: exact where it can matter.
    let fraction = (magnitude - magnitude.rounded(.down)) * 0x1p60
    var rest = UInt128(UInt64(fraction)) << 60
    rest |= UInt128(UInt64((fraction - fraction.rounded(.down)) * 0x1p60))
    var digits: [UInt8] = []
    for _ in 0..<places {
      rest *= 10
      digits.append(UInt8(truncatingIfNeeded: rest >> 120))
      rest &= (1 << 120) - 1
    }
    if rest >= 1 << 119 {
      var index = places - 1
      while index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index >= 0 { digits[index] += 1 } else { whole += 1 }
    }
    let isZero = whole == 0 && digits.allSatisfy { $0 == 0 }
    let text = String(whole) + (places > 0 ? "." + digits.map { String($0) }.joined() : "")
    return self < 0 && !isZero ? "-" + text : text
  }

  // MARK: Reading

  /// The number that a whole text stands for: zero for an empty one.
  init(scriptText text: String) {
    let bytes = text.trimmedBytes
    if bytes.isEmpty {
      self = 0
    } else if bytes.count > 2, bytes[0] == UInt8(ascii: "0"), bytes[1] | 32 == UInt8(ascii: "x") {
      self = UInt64(String(decoding: bytes[2...], as: UTF8.self), radix: 16).map { Double($0) } ?? .nan
    } else {
      let count = Self.numberLength(bytes)
      self = count == bytes.count ? Double(prefixOf: text) : .nan
    }
  }

  /// The number that a text begins with, not a number if there is none.
  init(prefixOf text: String) {
    let bytes = text.trimmedBytes
    let count = Self.numberLength(bytes)
    let number = String(decoding: bytes.prefix(count), as: UTF8.self)
    switch number.drop(while: { $0 == "+" || $0 == "-" }) {
    case "Infinity": self = number.hasPrefix("-") ? -.infinity : .infinity
    default: self = Double(number) ?? .nan
    }
  }

  /// The whole number that a text begins with, in a base from 2 to 36, of which 0 stands for ten or, behind "0x", sixteen.
  init(wholePrefixOf text: String, radix: Int) {
    var bytes = text.trimmedBytes[...]
    var isNegative = false
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      bytes = bytes.dropFirst()
    }
    var base = radix
    if base == 0 || base == 16, bytes.count > 2, bytes.first == UInt8(ascii: "0"),
      bytes.dropFirst().first.map({ $0 | 32 }) == UInt8(ascii: "x")
    {
      base = 16
      bytes = bytes.dropFirst(2)
    }
    if base == 0 { base = 10 }
    self = .nan
    guard (2...36).contains(base) else { return }
    var value: Double?
    for byte in bytes {
      guard let digit = Character(Unicode.Scalar(byte)).scriptDigit, digit < base else { break }
      value = (value ?? 0) * Double(base) + Double(digit)
    }
    if let value { self = isNegative ? -value : value }
  }

  /// How many bytes at the beginning are a decimal number.
  private static func numberLength(_ bytes: [UInt8]) -> Int {
    var index = 0
    func skipDigits() -> Bool {
      let start = index
      while index < bytes.count, (48...57).contains(bytes[index]) { index += 1 }
      return index > start
    }
    func isAt(_ characters: String) -> Bool { index < bytes.count && characters.utf8.contains(bytes[index]) }
    if isAt("+-") { index += 1 }
    if bytes[index...].starts(with: "Infinity".utf8) { return index + 8 }
    let hasWhole = skipDigits()
    var end = hasWhole ? index : 0
    if isAt(".") {
      index += 1
      let hasFraction = skipDigits()
      guard hasWhole || hasFraction else { return 0 }
      end = index
    }
    guard hasWhole || end > 0 else { return 0 }
    if isAt("eE") {
      index += 1
      if isAt("+-") { index += 1 }
      if skipDigits() { end = index }
    }
    return end
  }
}

extension Character {
  /// What a digit or letter of the Latin alphabet stands for in bases up to 36.
  fileprivate var scriptDigit: Int? {
    guard let byte = asciiValue else { return nil }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return Int(byte - UInt8(ascii: "A")) + 10
    default: return nil
    }
  }
}

extension String {
  /// Without white space at both ends.
  var scriptTrimmed: String {
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.isScriptSpace }),
      let end = scalars.lastIndex(where: { !$0.isScriptSpace })
    else { return "" }
    return String(scalars[start...end])
  }

  fileprivate var trimmedBytes: [UInt8] { Array(scriptTrimmed.utf8) }
}

extension Unicode.Scalar {
  fileprivate var isScriptSpace: Bool { properties.isWhitespace || self == "\u{FEFF}" }
}
