import Testing

@testable import SpringformComparison

@Suite("L*a*b* colours")
struct LabColorTests {
  /// Bruce Lindbloom's calculator, brucelindbloom.com, sRGB and D65.
  @Test(
    "sRGB colours have their published coordinates",
    arguments: [
      (0xFFFFFF, 100, 0, 0), (0x000000, 0, 0, 0), (0xFF0000, 53.24, 80.09, 67.20), (0x00FF00, 87.73, -86.18, 83.18),
      (0x0000FF, 32.30, 79.19, -107.86), (0x808080, 53.59, 0, 0),
    ] as [(UInt32, Double, Double, Double)])
  func coordinates(color: UInt32, lightness: Double, a: Double, b: Double) {
    let lab = LabColor(color: color)
    for (value, expected) in [(lab.lightness, lightness), (lab.a, a), (lab.b, b)] {
      #expect(abs(value - expected) < 0.01)
    }
  }

  @Test("The 1976 difference is the distance")
  func difference76() {
    let a = LabColor(lightness: 50, a: 1, b: 2)
    #expect(a.squaredDifference76(to: LabColor(lightness: 52, a: 4, b: 8)) == 4 + 9 + 36)
  }

  /// CIE 116-1995 with kL = 1, K1 = 0.045, K2 = 0.015, by hand.
  @Test(
    "The 1994 difference weighs chroma and hue by the reference's chroma",
    arguments: [
      // Chroma 5 to 0: 5 / (1 + 0.045 * 5).
      ((50, 3, 4), (50, 0, 0), 5 / 1.225),
      // The other way round the reference has no chroma, and nothing is weighed.
      ((50, 0, 0), (50, 3, 4), 5),
      // Chroma 5 both, a quarter turn: only hue differs, by 5 * sqrt(2), over 1 + 0.015 * 5.
      ((50, 3, 4), (50, 4, -3), 50.0.squareRoot() / 1.075),
      ((50, 3, 4), (53, 3, 4), 3),
    ] as [((Double, Double, Double), (Double, Double, Double), Double)])
  func difference94(
    reference: (Double, Double, Double), other: (Double, Double, Double), expected: Double
  ) {
    let a = LabColor(lightness: reference.0, a: reference.1, b: reference.2)
    let b = LabColor(lightness: other.0, a: other.1, b: other.2)
    #expect(abs(a.squaredDifference94(to: b).squareRoot() - expected) < 1e-9)
  }
}
