import SpringformBitmap

/// What makes the difference of one moment's pictures.
enum PictureCause {
  case shift(x: Double, y: Double)
  case color(expected: UInt32, actual: UInt32, count: Int, contrast: Double?)
  /// A factor of the opacity.
  case contrast(Double)
  case missing
  case added
  /// Pixels outwards.
  case outline(Double)

  /// Nil when none is convincing.
  init?(_ samples: ChangeSamples) {
    if let color = ColorEstimate(samples), color.explained > 0.97 {
      if let contrast = color.contrast, contrast < 0.03 {
        self = .missing
      } else if let contrast = color.contrast, !color.isGray {
        self = .contrast(Double(contrast))
      } else {
        self = .color(
          expected: color.expected, actual: color.actual, count: color.count, contrast: color.contrast.map(Double.init))
      }
      return
    }
    if let exchanged = samples.exchanged, let color = ColorEstimate(exchanged), color.explained > 0.97,
      let contrast = color.contrast, contrast < 0.03
    {
      self = .added
      return
    }
    let outline = OutlineEstimate(samples)
    // Farther than their slopes reach, outlines cannot be told from what moved.
    if let outline, abs(outline.consistency) > 0.8, abs(outline.outset) < 3 {
      self = .outline(Double(outline.outset))
    } else if let shift = ShiftEstimate(samples), shift.explained > 0.6 {
      self = .shift(x: Double(shift.x), y: Double(shift.y))
    } else {
      return nil
    }
  }
}
