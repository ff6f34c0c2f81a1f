import SpringformNumerics

/// A value's text after an alteration, and what is true of it then.
struct AlteredText {
  /// As it stands in a scene file, quotes included.
  var text: String
  var old: Truth.Value?
  var new: Truth.Value?
  var change: Truth.Change?
}

/// What lengths and times that are told in pixels and frames are in points and seconds.
struct Measure {
  /// Pixels per point.
  var scale: Double
  /// Frames per second.
  var rate: Double
}

extension AlteredText {
  /// - Parameter text: without quotes.
  init?(_ text: String, _ alteration: Alteration, _ measure: Measure) {
    switch alteration {
    case .add(let delta): self.init(adding: delta, to: text)
    case .pixels(let pixels): self.init(adding: pixels / measure.scale, to: text)
    case .frames(let count): self.init(adding: count / measure.rate, to: text)
    case .pointPixels(let pixels):
      guard Quantity(text) == nil else { return nil }
      let delta = pixels / measure.scale
      self.init(text: "\"(\(text)) + [\(delta.decimalText), 0]\"", change: .by(delta))
    case .factor(let factor): self.init(multiplying: text, by: factor)
    case .levels(let levels, let greenOnly):
      guard let color = HexColor(text) else { return nil }
      let other = color.moved(by: levels, greenOnly: greenOnly)
      self.init(text: "\"\(other.text)\"", old: .color(color.text), new: .color(other.text))
    case .words(let words):
      guard let other = words[text] else { return nil }
      self.init(text: other, old: .text(text), new: .text(other))
    case .otherText:
      guard !text.hasPrefix("="), !text.hasPrefix("#"), let other = Self.otherWord(text) else { return nil }
      self.init(text: "\"\(other)\"", old: .text(text), new: .text(other))
    case .stagger(let delta): self.init(adding: delta, toFactorOf: text)
    }
  }

  private init?(adding delta: Double, to text: String) {
    guard let quantity = Quantity(text) else {
      guard Self.isExpression(text) else { return nil }
      self.init(text: "\"(\(text)) + \(delta.decimalText(places: 6))\"", change: .by(delta))
      return
    }
    let unit = quantity.unit == "ms" ? 1000 : quantity.unit == "deg" ? 180 / Double.pi : 1
    self.init(quantity, quantity.value + delta * unit)
    change = .by(delta)
  }

  private init?(multiplying text: String, by factor: Double) {
    guard let quantity = Quantity(text) else {
      guard Self.isExpression(text) else { return nil }
      self.init(text: "\"(\(text)) * \(factor.decimalText)\"", change: .factor(factor))
      return
    }
    guard quantity.value != 0 else { return nil }
    self.init(quantity, quantity.value * factor)
    change = .factor(factor)
  }

  private init(_ quantity: Quantity, _ value: Double) {
    var other = quantity
    other.value = value
    self.init(text: other.text, old: .number(quantity.value), new: .number(value))
  }

  private init?(adding delta: Double, toFactorOf text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 3, parts[0].count == 1, parts[1] == "*", let old = Double(parts[2]) else { return nil }
    self.init(
      text: "\(parts[0]) * \((old + delta).decimalText(places: 6))", old: .number(old), new: .number(old + delta))
  }

  /// A text that begins with `=` may be a color or a text as well.
  private static func isExpression(_ text: String) -> Bool {
    !text.hasPrefix("=") && !text.hasPrefix("#") && text != "forever" && text != "true" && text != "false"
  }

  /// The text with its last vowel replaced.
  private static func otherWord(_ text: String) -> String? {
    guard let place = text.lastIndex(where: { "aeiou".contains($0) }) else { return nil }
    return text.replacingCharacters(place...place, with: text[place] == "o" ? "u" : "o")
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: ClosedRange<Index>, with text: String) -> String {
    var result = self
    result.replaceSubrange(range, with: text)
    return result
  }
}

/// A color as `#RRGGBB` or `#RRGGBBAA`.
struct HexColor: Equatable {
  var channels: [Int]

  init?(_ text: String) {
    let text = text == "white" ? "#FFFFFF" : text
    guard text.hasPrefix("#"), text.count == 7 || text.count == 9, let value = Int(text.dropFirst(), radix: 16) else {
      return nil
    }
    let count = (text.count - 1) / 2
    channels = (0..<count).map { value >> (8 * (count - 1 - $0)) & 0xFF }
  }

  var text: String {
    "#" + channels.map { String($0, digits: 2, radix: 16, uppercase: true) }.joined()
  }

  func moved(by levels: Int, greenOnly: Bool) -> Self {
    var result = self
    for index in 0..<3 where index == 1 || !greenOnly {
      result.channels[index] += channels[index] < 128 ? levels : -levels
    }
    return result
  }
}
