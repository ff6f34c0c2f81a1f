import Glibc
import SpringformBitmap

/// Finds the function of colours alone that makes one picture of the other.
struct ConversionEstimate {
  typealias Components = ChangeSamples.Components

  let conversion: ColorConversion

  /// Nil when no function does, and where the picture has too few colours to tell one from another colour of something.
  init?(_ samples: ChangeSamples) {
    let changed = samples.opaquePairs(samples.changed)
    guard changed.count > Self.fewest, changed.count * 50 >= samples.changed.count * 49,
      samples.flatColorCount >= Self.fewestColors
    else { return nil }
    let unchanged = samples.opaquePairs(samples.unchanged)
    let functions = Self.functions(changed)
    let errors = functions.map { Self.error($0, changed) }
    guard let least = errors.min(),
      // What has a number of its own fits a little better by chance.
      let index = errors.firstIndex(where: { $0 <= 1.3 * least + 0.3 })
    else { return nil }
    let function = functions[index]
    guard errors[index] < (1 - Self.explained) * Self.energy(changed),
      Self.share(function, changed) > Self.agreeing, Self.share(function, unchanged) > Self.agreeing
    else { return nil }
    conversion = function.conversion
  }

  /// Those without a number first.
  private static func functions(_ pairs: [ColorPair]) -> [ColorFunction] {
    let plain: [ColorConversion] = [
      .matrix(isBT601: true), .matrix(isBT601: false), .limitedRange, .fullRange, .linearLight, .encodedTwice,
    ]
    let grey = [ColorFunction.bt709, ColorFunction.bt601, ColorFunction.equal].map {
      ColorFunction(.saturation(0), weights: $0)
    }
    let fitted = [gamma(pairs).map(ColorConversion.gamma), saturation(pairs).map(ColorConversion.saturation)]
    return plain.map { ColorFunction($0) } + grey + fitted.compactMap(\.self).map { ColorFunction($0) }
  }

  /// The exponent of least squares between logarithms.
  private static func gamma(_ pairs: [ColorPair]) -> Double? {
    var (product, square) = (Float(0), Float(0))
    for pair in pairs {
      for channel in 0..<3 where middle.contains(pair.before[channel]) && middle.contains(pair.after[channel]) {
        let (before, after) = (log(pair.before[channel] / 255), log(pair.after[channel] / 255))
        product += before * after
        square += before * before
      }
    }
    return square > 0 ? Double(product / square) : nil
  }

  /// Levels whose logarithms say something.
  private static let middle: ClosedRange<Float> = 8...250

  /// The factor of least squares of the distance from grey.
  private static func saturation(_ pairs: [ColorPair]) -> Double? {
    var (product, square) = (Float(0), Float(0))
    for pair in pairs {
      let luma = (pair.before * ColorFunction.bt709).sum()
      let (before, after) = (pair.before - luma, pair.after - luma)
      for channel in 0..<3 {
        product += before[channel] * after[channel]
        square += before[channel] * before[channel]
      }
    }
    return square > 0 ? Double(max(product / square, 0)) : nil
  }

  /// The mean of the squared differences that are left.
  private static func error(_ function: ColorFunction, _ pairs: [ColorPair]) -> Float {
    pairs.reduce(0) { $0 + (function($1.before) - $1.after).squaredLength } / Float(pairs.count)
  }

  private static func energy(_ pairs: [ColorPair]) -> Float {
    pairs.reduce(0) { $0 + ($1.before - $1.after).squaredLength } / Float(pairs.count)
  }

  /// How many have the colour that the function says.
  private static func share(_ function: ColorFunction, _ pairs: [ColorPair]) -> Float {
    guard !pairs.isEmpty else { return 1 }
    let right = pairs.count { pair in
      let rest = function(pair.before) - pair.after
      return max(rest.max(), -rest.min()) <= levels
    }
    return Float(right) / Float(pairs.count)
  }

  /// Samples.
  private static let fewest = 30
  /// One alone may as well have become another one.
  private static let fewestColors = 2
  /// Of the squared difference.
  private static let explained: Float = 0.97
  /// Of all places; at edges a video's colours are coarser than its pixels.
  private static let agreeing: Float = 0.93
  /// Luma and differences are rounded, then red, green and blue are.
  private static let levels: Float = 3
}

/// What one place shows in both pictures.
struct ColorPair {
  var before: ChangeSamples.Components
  var after: ChangeSamples.Components
}

extension ChangeSamples {
  /// Those of some places that let nothing through.
  fileprivate func opaquePairs(_ places: [Place]) -> [ColorPair] {
    places.compactMap { place in
      let (before, after) = (expected(place.x, place.y), actual(place.x, place.y))
      return before[3] == 255 && after[3] == 255 ? ColorPair(before: before, after: after) : nil
    }
  }

  /// How many colours that changed fill more than the edges between others, those within 16 levels counted once.
  fileprivate var flatColorCount: Int {
    var counts: [UInt32: Int] = [:]
    for place in changed {
      let color = expected(place.x, place.y)
      let isFlat = [(-1, 0), (1, 0), (0, -1), (0, 1)].allSatisfy { x, y in
        let step = expected(place.x + x, place.y + y) - color
        return max(step.max(), -step.min()) <= 3
      }
      if isFlat { counts[expected[place.x, place.y] >> 4 & 0x0F0F_0F0F, default: 0] += 1 }
    }
    return counts.count { $0.value > 2 }
  }
}
