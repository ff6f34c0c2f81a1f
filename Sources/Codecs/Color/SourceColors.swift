/// What a file says that its numbers mean, where it is not sRGB.
enum SourceColors: Hashable, Sendable {
  /// A profile of the International Color Consortium.
  case profile([UInt8])
  /// Chromaticities of white, red, green and blue, x and y of each, and the curve from numbers to light.
  case described(chromaticities: [Double], curve: Curve)

  enum Curve: Hashable, Sendable {
    case sRGB
    /// Light is the number to the power of this.
    case gamma(Double)
  }

  static let sRGBChromaticities = [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06]

  /// Code points of Rec. ITU-T H.273, which a PNG's chunk `cICP` has; `nil` for those that browsers take for sRGB.
  /// Reference displays' gamma of 2.4 stands for the curves of cameras, as in Chromium 156.
  init?(primaries: Int, transfer: Int) {
    let chromaticities: [Int: [Double]] = [
      1: Self.sRGBChromaticities, 4: [0.31, 0.316, 0.67, 0.33, 0.21, 0.71, 0.14, 0.08],
      5: [0.3127, 0.329, 0.64, 0.33, 0.29, 0.6, 0.15, 0.06], 6: [0.3127, 0.329, 0.63, 0.34, 0.31, 0.595, 0.155, 0.07],
      7: [0.3127, 0.329, 0.63, 0.34, 0.31, 0.595, 0.155, 0.07],
      9: [0.3127, 0.329, 0.708, 0.292, 0.17, 0.797, 0.131, 0.046],
      11: [0.314, 0.351, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06],
      12: [0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06],
    ]
    let curves: [Int: Curve] = [
      1: .gamma(2.4), 4: .gamma(2.2), 5: .gamma(2.8), 6: .gamma(2.4), 8: .gamma(1), 13: .sRGB, 14: .gamma(2.4),
      15: .gamma(2.4), 17: .gamma(2.6),
    ]
    guard let found = chromaticities[primaries], let curve = curves[transfer] else { return nil }
    self = .described(chromaticities: found, curve: curve)
  }

}
