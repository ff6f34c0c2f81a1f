/// What an encoder could not show as it was asked to, though its result is whole.
public enum EncoderWarning: Hashable, Sendable {
  /// Pictures of a GIF whose new colours found less than a quarter of the palette free, since pixels turn transparent and what
  /// stays on screen keeps its colours.
  case crowdedPalette(pictures: Int)
  /// Pictures with transparent pixels in a file that has no transparency; they lie on white.
  case transparencyLost
}

extension EncoderWarning: CustomStringConvertible {
  public var description: String {
    switch self {
    case .crowdedPalette(let pictures):
      "\(pictures) picture\(pictures == 1 ? " has" : "s have") coarse colours: where pixels turn transparent, all that a GIF shows "
        + "at a time shares one palette; draw upon a background, or write an APNG or WebP"
    case .transparencyLost:
      "this kind of file has no transparency: white shows where nothing is drawn; draw upon a background, or write a WebM or MOV"
    }
  }
}
