import Glibc
import SpringformNumerics

extension RecordedValue {
  /// Whether two values are the same but for how processors round the last of the digits that are written down.
  func agrees(with other: Self) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let other)): Self.agree(one, other)
    case (.numbers(let one), .numbers(let other)): one.count == other.count && zip(one, other).allSatisfy(Self.agree)
    default: self == other
    }
  }

  /// Whether another value is this one, which may be written as on the command line.
  func isWritten(_ other: Self) -> Bool {
    guard case .word(let text) = self else { return agrees(with: other) }
    return switch other {
    case .number(let number): Double(text).map { Self.agree($0, number) } ?? false
    case .text(let other), .word(let other): text == other
    case .flag(let flag): text == "\(flag)"
    case .numbers: false
    }
  }

  private static func agree(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= 2 / powerOfTen(places) + 1e-6 * max(abs(one), abs(other))
  }

  /// Whether every number is 0 or that of the other value.
  func agreesInPart(with other: Self) -> Bool {
    guard case .numbers(let whole) = self, case .numbers(let part) = other, whole.count == part.count else {
      return false
    }
    return zip(whole, part).allSatisfy { Self.agree($1, 0) || Self.agree($0, $1) }
  }

  /// How far one value is from another, along the straight line for points; `nil` for what has no distance.
  func distance(to other: Self) -> Double? {
    switch (self, other) {
    case (.number(let one), .number(let other)): return abs(one - other)
    case (.numbers(let one), .numbers(let other)) where one.count == other.count:
      let steps = zip(one, other).map { $0 - $1 }
      return steps.count == 2 ? hypot(steps[0], steps[1]) : steps.map { abs($0) }.max()
    default: return nil
    }
  }

  /// What has to be added to another value of the same kind.
  func minus(_ other: Self) -> Self? {
    switch (self, other) {
    case (.number(let one), .number(let other)): .number((one - other).rounded(places: Self.places))
    case (.numbers(let one), .numbers(let other)) where one.count == other.count:
      .numbers(zip(one, other).map { ($0 - $1).rounded(places: Self.places) })
    default: nil
    }
  }

  /// Between two values; the first one where there is nothing between them.
  func mixed(with other: Self, share: Double) -> Self {
    switch (self, other) {
    case (.number(let one), .number(let other)): .number(one + (other - one) * share)
    case (.numbers(let one), .numbers(let other)) where one.count == other.count:
      .numbers(zip(one, other).map { $0 + ($1 - $0) * share })
    default: self
    }
  }
}
