import SpringformBitmap

/// What makes the difference of one moment's pictures.
enum PictureCause {
  case placement(PlacementEstimate)
  case color(expected: UInt32, actual: UInt32, count: Int, contrast: Double?)
  /// A factor of the opacity.
  case contrast(Double)
  case brightness(Double)
  case swappedChannels
  case missing
  case added
  /// Pixels outwards.
  case outline(Double)

  /// Nil when none is convincing.
  init?(_ samples: ChangeSamples) {
    if let flat = Self.flat(samples) ?? Self.edges(samples) { self = flat } else { return nil }
  }

  /// What leaves all outlines where they were.
  private static func flat(_ samples: ChangeSamples) -> Self? {
    if samples.swappedShare > 0.98, samples.changed.count > 8 { return .swappedChannels }
    let contrast = ContrastEstimate(samples)
    // What grew has its own colour beside it.
    if let contrast, contrast.explained > explainedShare, samples.count >= fewestPixels, abs(contrast.ratio) < 0.03 {
      return samples.continues(samples.expected) ? nil : .missing
    }
    if let exchanged = samples.exchanged, let contrast = ContrastEstimate(exchanged),
      contrast.explained > explainedShare, samples.count >= fewestPixels, abs(contrast.ratio) < 0.03
    {
      return samples.continues(samples.actual) ? nil : .added
    }
    if let color = ColorEstimate(samples), color.explained > 0.97 {
      if let contrast = color.contrast, abs(contrast) < 0.03, !samples.continues(samples.expected) { return .missing }
      if let contrast = color.contrast, !color.isGray { return .contrast(Double(contrast)) }
      return .color(
        expected: color.expected, actual: color.actual, count: color.count, contrast: color.contrast.map(Double.init))
    }
    if let contrast, contrast.explained > explainedShare, contrast.isColorful, contrast.ratio > 0 {
      return .contrast(Double(contrast.ratio))
    }
    if let brightness = BrightnessEstimate(samples), brightness.explained > 0.98 {
      return .brightness(Double(brightness.ratio))
    }
    return nil
  }

  /// What moves outlines.
  private static func edges(_ samples: ChangeSamples) -> Self? {
    let placement = PlacementEstimate.best(samples)
    let outline = OutlineEstimate(samples)
    let isOutset = outline.map { abs($0.consistency) > 0.8 } ?? false
    let explained = (placement?.explained ?? 0, isOutset ? outline?.explained ?? 0 : 0)
    // Farther than their slopes reach, outlines cannot be told from what moved.
    if let outline, isOutset, abs(outline.outset) < 3, explained.1 > 0.8,
      1 - explained.1 < (1 - explained.0) * 0.8
    {
      return .outline(Double(outline.outset))
    }
    guard let placement, 1 - explained.0 < (1 - explained.1) * 0.8 else { return nil }
    if placement.freedom == .shift {
      // Interpolation blurs what moved, unlike a rasteriser, and the shorter the way, the more of the difference that is.
      // Far away much looks alike.
      let way = max(abs(placement.x), abs(placement.y))
      return explained.0 > (way < 0.4 ? 0.55 : way < 4 ? 0.7 : 0.95) ? .placement(placement) : nil
    }
    let isThin = min(samples.bounds.width, samples.bounds.height) < 5
    return explained.0 > 0.9 && !isThin ? .placement(placement) : nil
  }

  /// A cause has to explain so much of what differs.
  private static let explainedShare: Float = 0.95
  /// What comes or goes with fewer may as well have grown or shrunk.
  private static let fewestPixels = 12
}

extension ChangeSamples {
  /// Whether a picture has, next to what changed, much of the colour that it has there.
  fileprivate func continues(_ picture: Bitmap) -> Bool {
    var counts: [UInt32: Int] = [:]
    for place in changed { counts[picture[place.x, place.y], default: 0] += 1 }
    guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key, most != background else {
      return false
    }
    let around = nearChange.filter { expected[$0.x, $0.y] == actual[$0.x, $0.y] }
    return around.count { expected[$0.x, $0.y] == most } * 10 > around.count
  }
}
