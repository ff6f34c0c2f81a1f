import SpringformMotion

/// How a value goes from one key to the next (CSS Easing Functions, level 2).
enum SVGEasing: Hashable, Sendable {
  case curve(TimingCurve)
  case function(EasingFunction)

  static let linear = curve(.linear)
  /// CSS's default.
  static let ease = curve(.default)
  /// It stays as it is until the next key.
  static let hold = function(.steps(1))

  /// - Returns: `nil` for what is no easing.
  init?(_ text: some StringProtocol) {
    let text = CSSText.words(text).joined(separator: " ").lowercased()
    if let named = Self.named[text] {
      self = named
    } else if let (name, arguments) = CSSText.function(text), name == "cubic-bezier" {
      let numbers = CSSText.list(arguments).compactMap { CSSNumbers().value($0) }
      guard numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else { return nil }
      self = .curve(TimingCurve(numbers[0], numbers[1], numbers[2], numbers[3]))
    } else {
      guard let function = EasingFunction(text: text) else { return nil }
      self = .function(function)
    }
  }

  private static let named: [String: Self] = [
    "linear": .linear, "ease": .ease, "ease-in": .curve(.easeIn), "ease-out": .curve(.easeOut),
    "ease-in-out": .curve(.easeInEaseOut), "step-start": .function(.steps(1, .start)), "step-end": .hold,
  ]

  /// The progress made at a fraction of the way; it may lie before 0 and beyond 1.
  func value(at fraction: Double) -> Double {
    switch self {
    case .curve(let curve): curve.value(at: fraction)
    case .function(let function): function.value(at: fraction)
    }
  }
}
