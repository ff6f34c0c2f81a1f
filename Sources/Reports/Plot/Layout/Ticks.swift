import SpringformNumerics

/// Evenly spaced round numbers along an axis: multiples of 1, 2 or 5 times a power of ten.
struct Ticks: Hashable, Sendable {
  struct Tick: Hashable, Sendable {
    let value: Double
    /// The exact value.
    let text: String
  }

  let ticks: [Tick]

  var lowest: Double { ticks.first?.value ?? 0 }
  var highest: Double { ticks.last?.value ?? 0 }

  /// The finest ticks of which at most `count` intervals, or 2 when that is more, cover the whole range; the outer ones lie
  /// on its ends or beyond.
  init(covering range: ClosedRange<Double>, intervals count: Int) {
    let range = range.widened
    // Around zero no single interval is enough.
    let count = max(count, 2)
    ticks = Self.finest(from: Step(atLeast: (range.upperBound - range.lowerBound) / Double(count))) { step in
      let low = Int((range.lowerBound / step.size + 1e-9).rounded(.down))
      let high = Int((range.upperBound / step.size - 1e-9).rounded(.up))
      return high - low <= count ? low...high : nil
    }
  }

  /// The finest ticks within the range that are at least `distance`, and a thousandth of the range, apart.
  /// - Parameter range: as wide as a billionth of its bounds or wider.
  init(within range: ClosedRange<Double>, distance: Double) {
    ticks = Self.finest(from: Step(atLeast: max(distance, (range.upperBound - range.lowerBound) / 1000))) { step in
      let low = Int((range.lowerBound / step.size - 1e-9).rounded(.up))
      let high = Int((range.upperBound / step.size + 1e-9).rounded(.down))
      return low...max(low, high)
    }
  }

  private static func finest(from first: Step, numbers: (Step) -> ClosedRange<Int>?) -> [Tick] {
    var step = first
    while true {
      if let numbers = numbers(step) { return numbers.map { step.tick($0) } }
      step = step.next
    }
  }
}

/// 1, 2 or 5 times a power of ten.
private struct Step {
  private var factor: Int
  private var exponent: Int

  init(atLeast size: Double) {
    factor = 1
    exponent = 0
    while self.size > size { exponent -= 1 }
    while self.size < size * (1 - 1e-9) { self = next }
  }

  var size: Double {
    // Dividing by a power of ten is exact up to 1e22; multiplying by its inverse never is.
    exponent < 0 ? Double(factor) / powerOfTen(-exponent) : Double(factor) * powerOfTen(exponent)
  }

  var next: Step {
    var next = self
    switch factor {
    case 1: next.factor = 2
    case 2: next.factor = 5
    default:
      next.factor = 1
      next.exponent += 1
    }
    return next
  }

  func tick(_ number: Int) -> Ticks.Tick {
    let digits = number * factor
    let value = exponent < 0 ? Double(digits) / powerOfTen(-exponent) : Double(digits) * powerOfTen(exponent)
    return Ticks.Tick(value: value, text: DecimalNumber(digits: digits, exponent: exponent).text())
  }
}

extension ClosedRange<Double> {
  /// The range made wide enough that the numbers on it stay short: one that is narrower than a millionth of its largest value
  /// counts as a single value, shown with a tenth of it to either side.
  fileprivate var widened: ClosedRange<Double> {
    let largest = Swift.max(lowerBound.magnitude, upperBound.magnitude)
    guard upperBound - lowerBound < largest * 1e-6 || largest == 0 else { return self }
    let middle = lowerBound / 2 + upperBound / 2
    let reach = largest > 0 ? largest / 10 : 1
    return (middle - reach)...(middle + reach)
  }
}
