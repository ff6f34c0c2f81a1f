/// What a text consists of: what is moved as one, as lottie-web takes it apart.
enum TextLetters {
  /// Begins a new line: a line feed by any name, or U+0003, which After Effects has within a paragraph.
  static func isBreak(_ letter: String) -> Bool { letter == "\r" || letter == "\u{3}" || letter == "\n" }

  /// What expressions are likely to write: ASCII, and a few signs besides.
  static let likely = (32..<127).map { String(Unicode.Scalar(UInt8($0))) } + ["°", "€", "£", "–", "—", "…", "•", "×"]

  static func split(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    var letters: [String] = []
    var joinsNext = false
    var joined = 0
    var index = 0
    while index < scalars.count {
      let count = length(of: scalars[index...])
      let scalar = scalars[index]
      let joins = joinsNext || joinsBefore(scalar)
      joinsNext = scalar == "\u{200D}"
      var letter = ""
      letter.unicodeScalars.append(contentsOf: scalars[index..<index + count])
      // A carriage return with a line feed is one break.
      if scalar == "\n", index > 0, scalars[index - 1] == "\r" { letter = "" }
      if joins, let last = letters.indices.last, joined < maximumJoined {
        letters[last] += letter
        joined += 1
      } else if !letter.isEmpty {
        letters.append(letter)
        joined = 0
      }
      index += count
    }
    return letters
  }

  /// The most characters that are joined to one before.
  private static let maximumJoined = 32

  /// How many characters stand together at a beginning: those of a flag.
  private static func length(of scalars: ArraySlice<Unicode.Scalar>) -> Int {
    let parts = scalars.prefix(7).map(\.value)
    if parts.count == 7, parts[0] == 0x1F3F4, parts[6] == 0xE007F,
      parts[1...5].allSatisfy({ (0xE0061...0xE007A).contains($0) })
    {
      return 7
    }
    return parts.count > 1 && parts.prefix(2).allSatisfy { (0x1F1E6...0x1F1FF).contains($0) } ? 2 : 1
  }

  private static func joinsBefore(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Marks of the Devanagari script, colours of skin, how an emoji is shown, and what joins two of them.
    case 0x0900...0x0903, 0x093A...0x093C, 0x093E...0x094F, 0x0953...0x0957, 0x0962...0x0963, 0x1F3FB...0x1F3FF, 0xFE0F,
      0x200D:
      true
    default: false
    }
  }
}
