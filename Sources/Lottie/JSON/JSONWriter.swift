/// Writes JSON, one piece after the other.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  mutating func raw(_ text: String) { bytes += text.utf8 }

  /// Begins the value of a key, behind a comma where one is needed.
  mutating func key(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes += $0 }
    bytes += [UInt8(ascii: "\""), UInt8(ascii: ":")]
  }

  /// Puts a comma behind what came before in an object or a list.
  mutating func separate() {
    guard let last = bytes.last, !"{[:".utf8.contains(last) else { return }
    bytes.append(UInt8(ascii: ","))
  }

  mutating func open(_ bracket: Character) {
    if bytes.last != UInt8(ascii: ":") { separate() }
    raw(String(bracket))
  }

  mutating func close(_ bracket: Character) { raw(String(bracket)) }

  /// A number without a fraction is written without a point, as rlottie wants its whole numbers.
  mutating func number(_ number: Double) {
    if let whole = Int(exactly: number) { raw("\(whole)") } else { raw("\(number)") }
  }

  mutating func entry(_ name: StaticString, _ number: Double) {
    key(name)
    self.number(number)
  }

  mutating func entry(_ name: StaticString, _ flag: Bool) {
    key(name)
    raw(flag ? "true" : "false")
  }

  /// - Parameter text: one that needs no escapes.
  mutating func entry(_ name: StaticString, plain text: String) {
    key(name)
    raw("\"\(text)\"")
  }

  mutating func numbers(_ numbers: [Double]) {
    open("[")
    for number in numbers {
      separate()
      self.number(number)
    }
    close("]")
  }
}
