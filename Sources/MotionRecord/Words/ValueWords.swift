import SpringformNumerics

/// Values, times and lengths as people read them.
enum ValueWords {
  static func text(_ value: RecordedValue?, of property: String) -> String {
    switch value {
    case nil: "not set"
    case .number(let number) where ["rotation.x", "rotation.y"].contains(property): degrees(number)
    case .number(let number): isTime(property) ? seconds(number) : self.number(number)
    case .numbers(let numbers): text(numbers, of: property)
    case .flag(let flag): flag ? "true" : "false"
    case .text(let text): quoted(text)
    case .word(let word): word
    }
  }

  private static func text(_ numbers: [Double], of property: String) -> String {
    if property == "skew" { return "(" + numbers.map(degrees).joined(separator: ", ") + ")" }
    if property == "size", numbers.count == 2 { return "\(number(numbers[0]))x\(number(numbers[1]))" }
    // Nothing else has as many numbers: a list of them is told by its elements.
    let isTransform =
      numbers.count == 16
      || numbers.count == 6 && ["transform", "from", "to", "value"].contains { property.hasPrefix($0) }
    if isTransform { return transform(numbers) }
    return "(" + numbers.map(number).joined(separator: ", ") + ")"
  }

  /// A transform by what it does, one thing after the other.
  private static func transform(_ numbers: [Double]) -> String {
    guard let parts = TransformParts(numbers) else { return "(" + numbers.map(number).joined(separator: ", ") + ")" }
    let identity = TransformParts.identity
    let words = zip(parts.all, identity.all).filter { $0.value != $1.value }.map { "\($0.0.name) \($0.0.value)" }
    return words.isEmpty ? "identity" : words.joined(separator: " and ")
  }

  /// What somebody set on the command line: texts in quotation marks, all else as it is.
  static func setting(_ text: String) -> String {
    if let number = Double(text) { return self.number(number) }
    return text.hasPrefix("#") || ["true", "false"].contains(text) ? text : quoted(text)
  }

  static func number(_ number: Double) -> String { number.decimalText(places: RecordedValue.places) }

  static func degrees(_ radians: Double) -> String { (radians * 180 / .pi).decimalText(places: 2) + "°" }

  private static func quoted(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
    return line.count > longest ? "'\(line.prefix(longest))...'" : "'\(line)'"
  }

  /// Characters of a text.
  private static let longest = 80

  /// Up to three names.
  static func list(_ names: [String]) -> String {
    switch names.count {
    case 0, 1: names.first ?? ""
    case 2, 3: names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    default: names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more"
    }
  }

  /// Small numbers as words.
  static func count(_ number: Int) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    return words.indices.contains(number) ? words[number] : "\(number)"
  }

  /// From "first" to "tenth".
  static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  // MARK: Times

  static func isTime(_ property: String) -> Bool {
    let last = property.split(separator: ".").last ?? ""
    return [
      "duration", "delay", "instanceDelay", "response", "hold", "beginTime", "timeOffset", "emissionBeginTime",
      "moment",
      "minimumPressDuration",
    ].contains(last)
  }

  static func seconds(_ value: Double) -> String { value.decimalText(places: 4) + " s" }

  /// A point in time, with two places at least, so that it reads as one: "0.50 s".
  static func moment(_ time: Double) -> String {
    let text = time.decimalText(places: 3)
    let places = text.split(separator: ".").dropFirst().first?.count ?? 0
    return (places < 2 ? time.decimalText(fixedPlaces: 2) : text) + " s"
  }

  /// Shorter than a second in milliseconds.
  static func span(_ value: Double) -> String {
    abs(value) < 0.9995 ? (value * 1000).decimalText(places: 1) + " ms" : value.decimalText(places: 3) + " s"
  }

  /// For example "200 ms earlier (0.30 s, was 0.50 s)".
  static func shift(from old: Double, to new: Double) -> String {
    "\(span(abs(new - old))) \(new < old ? "earlier" : "later") (\(moment(new)), was \(moment(old)))"
  }

  // MARK: Lengths

  /// For example "5 points further right"; `nil` for no distance.
  static func move(_ vector: [Double]) -> String? {
    guard vector.count == 2 else { return nil }
    func part(_ distance: Double, _ positive: String, _ negative: String) -> String? {
      let length = number(abs(distance))
      guard length != "0" else { return nil }
      return "\(length) point\(length == "1" ? "" : "s") further \(distance > 0 ? positive : negative)"
    }
    let parts = [part(vector[0], "right", "left"), part(vector[1], "down", "up")].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }

  /// For example "1 % larger"; `nil` where there is no share.
  static func growth(_ old: Double, _ new: Double, _ more: String = "larger", _ less: String = "smaller") -> String? {
    guard old > 0, new > 0, old != new else { return nil }
    let share = abs(new / old - 1)
    return "\((share * 100).decimalText(places: share < 0.0995 ? 1 : 0)) % \(new > old ? more : less)"
  }

  /// For example "1 % wider", of a width and a height.
  static func growth(width: (Double, Double), height: (Double, Double)) -> String? {
    switch (width.0 == width.1, height.0 == height.1) {
    case (false, true): return growth(width.0, width.1, "wider", "narrower")
    case (true, false): return growth(height.0, height.1, "taller", "lower")
    default:
      let parts = (growth(width.0, width.1), growth(height.0, height.1))
      if let one = parts.0, one == parts.1 { return one }
      let both = [growth(width.0, width.1, "wider", "narrower"), growth(height.0, height.1, "taller", "lower")]
      return both.contains(nil) ? nil : both.compactMap(\.self).joined(separator: " and ")
    }
  }
}
