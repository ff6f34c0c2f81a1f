/// What of a mask's picture tells how much shows through it.
public enum MaskCoverage: Hashable, Sendable, CaseIterable {
  /// How opaque it is, whatever its colours are.
  case alpha
  /// How opaque and how light it is, as SVG's masks have it: alpha times 0.2125 red + 0.7154 green + 0.0721 blue, each
  /// as sRGB stores it.
  case luminance
}
