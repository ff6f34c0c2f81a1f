import SpringformGeometry
import SpringformNumerics

/// A value of a property, which may lie between two others.
enum AnimatedValue {
  /// A color, and whether it is written in the words of CSS before level 4, which are mixed in sRGB.
  case color(Color, isLegacy: Bool)
  /// Numbers, and the texts before, between and behind them.
  case numbers([Double], between: [String])
  case transform(CSSTransformList)
  case text(String)

  /// - Parameter kind: what the property is, where its name does not tell.
  init(
    _ text: String, of property: String, _ kind: AnimatedProperties.Kind? = nil, in context: ValueContext
  ) {
    let text = context.resolved(text, of: property)
    self = .text(text)
    switch kind ?? AnimatedProperties.kind(of: property) {
    case .color: if let color = context.color(text) { self = .color(color, isLegacy: Self.isLegacy(text)) }
    case .lengths(let axis): self = Self.lengths(text, context.numbers(axis)) ?? self
    case .share: self = Self.lengths(text, CSSNumbers(hundred: 1)) ?? self
    case .transform: if let list = CSSTransformList(text, em: context.element.fontSize) { self = .transform(list) }
    case .path: self = PathNumbers.value(text) ?? self
    case .words: break
    case .structure:
      if text.lowercased() != "none" || ["translate", "rotate", "scale"].contains(property) {
        self = StructuredNumbers.value(text, of: property, em: context.element.fontSize) ?? self
      }
    }
  }

  private static func lengths(_ text: String, _ numbers: CSSNumbers) -> Self? {
    let parts = CSSText.split(Substring(text)) { $0 == "," || $0.isWhitespace }.filter { !$0.isEmpty }
    let values = parts.compactMap { numbers.value($0) }
    guard !parts.isEmpty, values.count == parts.count else { return nil }
    return .numbers(values, between: [""] + Array(repeating: " ", count: values.count - 1) + [""])
  }

  /// As attributes and properties have it.
  var text: String {
    switch self {
    case .color(let color, _): CSSColor.text(of: color)
    case .numbers(let numbers, let between):
      zip(between, numbers).reduce("") { $0 + $1.0 + $1.1.decimalText(places: 6) } + (between.last ?? "")
    case .transform(let list): list.text
    case .text(let text): text
    }
  }

  // MARK: Between two values

  /// - Returns: `nil` where there is nothing between both.
  func interpolated(to other: Self, at fraction: Double) -> Self? {
    switch (self, other) {
    case (.color(let a, let isLegacyA), .color(let b, let isLegacyB)):
      let isLegacy = isLegacyA && isLegacyB
      return .color(Self.mixed(a, b, fraction, isLegacy: isLegacy), isLegacy: isLegacy)
    case (.numbers(let a, let pieces), .numbers(let b, let others)):
      guard let pieces = Self.common(a, pieces, b, others) else { return repeated(other, at: fraction) }
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * fraction }, between: pieces)
    case (.transform(let a), .transform(let b)): return a.interpolated(to: b, at: fraction).map { .transform($0) }
    default: return nil
    }
  }

  /// The texts between the numbers of two values where they are the same, but for the unit of what is 0 in one of them.
  private static func common(_ a: [Double], _ pieces: [String], _ b: [Double], _ others: [String]) -> [String]? {
    guard a.count == b.count, pieces.count == others.count else { return nil }
    if pieces == others { return pieces }
    var result = [pieces[0]]
    guard pieces[0] == others[0] else { return nil }
    for index in a.indices {
      let (piece, other) = (pieces[index + 1], others[index + 1])
      if piece == other {
        result.append(piece)
        continue
      }
      func unit(_ text: String) -> Substring { text.prefix { $0.isLetter || $0 == "%" } }
      guard piece.dropFirst(unit(piece).count) == other.dropFirst(unit(other).count) else { return nil }
      if a[index] == 0 { result.append(other) } else if b[index] == 0 { result.append(piece) } else { return nil }
    }
    return result
  }

  /// Lists of other lengths, as dashes are, repeat until both end together (CSS Values, "repeatable list").
  private func repeated(_ other: Self, at fraction: Double) -> Self? {
    guard case .numbers(let a, let pieces) = self, case .numbers(let b, let others) = other,
      (pieces + others).allSatisfy({ $0.isEmpty || $0 == " " }), a.count * b.count <= 1000, !a.isEmpty, !b.isEmpty
    else { return nil }
    let count = leastCommonMultiple(a.count, b.count)
    let numbers = (0..<count).map { index in
      a[index % a.count] + (b[index % b.count] - a[index % a.count]) * fraction
    }
    return .numbers(numbers, between: [""] + Array(repeating: " ", count: count - 1) + [""])
  }

  /// In sRGB or in OKLab, multiplied by their alphas (CSS Color, level 4, section 12).
  private static func mixed(_ a: Color, _ b: Color, _ fraction: Double, isLegacy: Bool) -> Color {
    let alpha = a.alpha + (b.alpha - a.alpha) * fraction
    guard alpha > 0 else { return .clear }
    func coordinates(_ color: Color) -> [Double] {
      let rgb = [color.red, color.green, color.blue]
      return (isLegacy ? rgb : ColorSpaces.toOKLab(rgb)).map { $0 * color.alpha }
    }
    let mixed = zip(coordinates(a), coordinates(b)).map { ($0 + ($1 - $0) * fraction) / alpha }
    let rgb = (isLegacy ? mixed : ColorSpaces.oklab(mixed)).map { $0.clamped(to: 0...1, otherwise: 0) }
    return Color(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: min(alpha, 1))
  }

  private static func isLegacy(_ text: String) -> Bool {
    guard let name = CSSText.function(text)?.name else { return true }
    return ["rgb", "rgba", "hsl", "hsla", "hwb"].contains(name)
  }

  /// This value with another one added so many times.
  /// - Returns: `nil` where there is no sum.
  func adding(_ other: Self, times: Double = 1) -> Self? {
    switch (self, other) {
    case (.color(let a, let isLegacy), .color(let b, _)):
      return .color(
        Color(
          red: a.red + b.red * times, green: a.green + b.green * times, blue: a.blue + b.blue * times, alpha: a.alpha),
        isLegacy: isLegacy)
    case (.numbers(let a, let pieces), .numbers(let b, let others)):
      guard a.count == b.count, pieces == others else { return nil }
      return .numbers(zip(a, b).map { $0 + $1 * times }, between: pieces)
    case (.transform(let a), .transform(let b)) where times == 1: return .transform(a.appending(b))
    default: return nil
    }
  }

  /// How far another value is, by which SMIL paces; `nil` where it is not known.
  func distance(to other: Self) -> Double? {
    switch (self, other) {
    case (.numbers(let a, _), .numbers(let b, _)) where a.count == b.count:
      return zip(a, b).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    case (.color(let a, _), .color(let b, _)):
      let (red, green, blue) = (b.red - a.red, b.green - a.green, b.blue - a.blue)
      return (red * red + green * green + blue * blue).squareRoot()
    default: return nil
    }
  }

  /// Without what its property never is.
  func valid(for property: String) -> Self {
    guard AnimatedProperties.positive.contains(property), case .numbers(let numbers, let between) = self else {
      return self
    }
    return .numbers(numbers.map { max($0, 0) }, between: between)
  }
}

func leastCommonMultiple(_ a: Int, _ b: Int) -> Int {
  var (x, y) = (a, b)
  while y != 0 { (x, y) = (y, x % y) }
  return x == 0 ? 0 : a / x * b
}
