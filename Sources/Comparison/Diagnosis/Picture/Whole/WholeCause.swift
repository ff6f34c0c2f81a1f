/// What is done to a picture as a whole, on its way from one program to another.
enum WholeCause {
  case conversion(ColorConversion)
  case alpha(isTwice: Bool)
  case mirror(MirrorAxis)
  case seam(SeamEstimate)
  /// Pixels.
  case blur(Double)

  /// Nil when none explains nearly all. A blur, which much else looks like, is not looked for.
  init?(_ samples: ChangeSamples) {
    if let alpha = AlphaEstimate(samples) {
      self = .alpha(isTwice: alpha.isTwice)
    } else if let conversion = ConversionEstimate(samples) {
      self = .conversion(conversion.conversion)
    } else if let mirror = MirrorEstimate(samples) {
      self = .mirror(mirror.axis)
    } else if let seam = SeamEstimate(samples) {
      self = .seam(seam)
    } else {
      return nil
    }
  }
}
