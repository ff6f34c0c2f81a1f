/// Seconds to the fractions of an APNG, whose numerator and denominator have 16 bits each.
enum APNGTimeline {
  private static let largest = 65_535.0

  /// Where no fraction of 16 bits fits all times.
  private static let fallbackRate = 1000

  /// Times closer than this are the same, in seconds: far below a tick, far above rounding.
  private static let tolerance = 1e-9

  /// The delays of frames that end at these times, nil where one cannot be expressed or would be none at all.
  ///
  /// All are counted in ticks of one rate that meets every time exactly, if there is one up to 65535 hertz, else in
  /// milliseconds. Each is rounded against the sum of those before it, so that errors never add up.
  static func delays(endingAt ends: [Double]) -> [FrameDelay?] {
    let rate = exactRate(of: ends) ?? fallbackRate
    var shown = 0.0
    return ends.map { end in
      guard let delay = delay(of: end - shown, rate: rate) else { return nil }
      shown += delay.seconds
      return delay
    }
  }

  private static func delay(of seconds: Double, rate: Int) -> FrameDelay? {
    guard seconds * Double(rate) >= 0.5, seconds <= largest else { return nil }
    var delay = FrameDelay(numerator: Int((seconds * Double(rate)).rounded()), denominator: rate)
    let divisor = greatestCommonDivisor(delay.numerator, rate)
    if Double(delay.numerator) <= largest { return delay }
    delay = FrameDelay(numerator: delay.numerator / divisor, denominator: rate / divisor)
    if Double(delay.numerator) <= largest { return delay }
    // Too long for so fine a rate.
    let coarse = Int(largest / seconds)
    return FrameDelay(numerator: Int((seconds * Double(coarse)).rounded()), denominator: coarse)
  }

  /// The lowest rate, in hertz, at which every time is a whole number of ticks.
  private static func exactRate(of times: [Double]) -> Int? {
    var rate = 1
    for time in times {
      guard let denominator = denominator(of: time) else { return nil }
      rate = rate / greatestCommonDivisor(rate, denominator) * denominator
      guard Double(rate) <= largest else { return nil }
    }
    return rate
  }

  /// The smallest denominator of a fraction that equals a value, found by its continued fraction.
  private static func denominator(of value: Double) -> Int? {
    var rest = value
    var (before, denominator) = (0.0, 1.0)
    while abs((value * denominator).rounded() - value * denominator) > tolerance * denominator {
      let fraction = rest - rest.rounded(.down)
      guard fraction > tolerance else { return nil }
      rest = 1 / fraction
      (before, denominator) = (denominator, before + rest.rounded(.down) * denominator)
      guard denominator <= largest else { return nil }
    }
    return Int(denominator)
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : greatestCommonDivisor(b, a % b) }
}
