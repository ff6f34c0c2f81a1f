/// Pictures per second as a fraction, so that no time is off.
package struct PictureRate: Hashable {
  let numerator: Int
  let denominator: Int

  /// The simplest fraction that is as near to a rate as makes no difference within a day: the last convergent of its continued
  /// fraction whose parts are small.
  package init(_ rate: Double) {
    var (before, last) = ((0, 1), (1, 0))
    var rest = rate
    while true {
      let whole = rest.rounded(.down)
      let next = (Int(whole) * last.0 + before.0, Int(whole) * last.1 + before.1)
      guard next.0 <= Self.largestPart, next.1 <= Self.largestPart else { break }
      (before, last) = (last, next)
      let fraction = rest - whole
      guard fraction > 1e-9, abs(Double(last.0) / Double(last.1) - rate) > rate * 1e-10 else { break }
      rest = 1 / fraction
      guard rest < Double(Self.largestPart) else { break }
    }
    (numerator, denominator) = last
  }

  private static let largestPart = 1_000_000

  package var text: String { "\(numerator)/\(denominator)" }

  var perSecond: Double { Double(numerator) / Double(denominator) }
}

extension PictureRate {
  /// A rate at which pictures come whose times are all told: a video shows its pictures at one rate, since players and editing
  /// programs treat others badly, and one that stays is there several times, which costs it next to nothing.
  ///
  /// It is a multiple of the rate of the shortest picture, or a whole number, whichever is lowest, between 10 and 120; 60 where
  /// none tells all times.
  /// - Parameter times: when pictures come, and when the last one goes, in seconds from 0.
  package static func telling(_ times: [Double]) -> Double {
    let shortest = zip(times.dropFirst(), times).map(-).filter { $0 > 0 }.min() ?? 1
    let lowest = rates.lowerBound * (1 - 1e-9), highest = rates.upperBound * (1 + 1e-9)
    let multiples = (1...1000).map { Double($0) / shortest }.filter { lowest...highest ~= $0 }
    let whole = stride(from: rates.lowerBound, through: rates.upperBound, by: 1)
    let candidates = (multiples + whole).sorted()
    let fitting = candidates.first { rate in
      times.allSatisfy { abs(($0 * rate).rounded() / rate - $0) <= tolerance }
    }
    return fitting ?? usual
  }

  private static let rates = 10.0...120.0
  private static let usual = 60.0
  /// Seconds: what formats that count milliseconds round off.
  private static let tolerance = 0.000_51
}
