import SpringformBitmap

/// Colours that were multiplied by alpha once too often, or not at all.
struct AlphaEstimate {
  let isTwice: Bool

  /// Nil unless alpha is as it was, and just what is translucent has other colours.
  init?(_ samples: ChangeSamples) {
    guard samples.count >= Self.fewest else { return nil }
    let twice = Self.isExplained(samples, by: Self.multiplied)
    guard twice != Self.isExplained(samples, by: Self.divided) else { return nil }
    isTwice = twice
  }

  private static func isExplained(_ samples: ChangeSamples, by function: (UInt32) -> UInt32) -> Bool {
    let places = samples.changed
    let right = places.count { place in
      let (before, after) = (samples.expected[place.x, place.y], samples.actual[place.x, place.y])
      return isTranslucent(before) && isNear(function(before), after)
    }
    // What stayed is what the function leaves.
    let (near, all) = samples.unchanged.reduce((0, 0)) { counts, place in
      let pixel = samples.expected[place.x, place.y]
      guard isTranslucent(pixel) else { return counts }
      return (counts.0 + (isNear(function(pixel), pixel) ? 1 : 0), counts.1 + 1)
    }
    return right * 20 >= places.count * 19 && near * 20 >= all * 19
  }

  private static func multiplied(_ pixel: UInt32) -> UInt32 {
    Pixel.straight(
      red: Pixel.red(pixel), green: Pixel.green(pixel), blue: Pixel.blue(pixel), alpha: Pixel.alpha(pixel))
  }

  /// No component is larger than alpha: a file could not say so.
  private static func divided(_ pixel: UInt32) -> UInt32 {
    let (straight, alpha) = (Pixel.unpremultiplied(pixel), Pixel.alpha(pixel))
    return Pixel.premultiplied(
      red: min(Pixel.red(straight), alpha), green: min(Pixel.green(straight), alpha),
      blue: min(Pixel.blue(straight), alpha), alpha: alpha)
  }

  private static func isTranslucent(_ pixel: UInt32) -> Bool { (1..<255).contains(Pixel.alpha(pixel)) }

  /// Files keep colours before they are multiplied, in whole levels.
  private static func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
    let difference = SIMD4<Float>(Pixel.components(a)) - SIMD4<Float>(Pixel.components(b))
    return difference[3] == 0 && max(difference.max(), -difference.min()) <= 2
  }

  /// Pixels.
  private static let fewest = 12
}
