import CoreGraphics
import SwiftUIAnimation
import Testing

/// Curves by hand: where a Bezier's parameter is 1/4, 1/2 or 3/4, both coordinates are sums of 64ths.
@Suite struct CurveTests {
  /// Time and progress of the cubic with the given inner points at a parameter.
  private func point(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ s: Double) -> (x: Double, y: Double) {
    func place(_ a: Double, _ b: Double) -> Double {
      3 * s * (1 - s) * (1 - s) * a + 3 * s * s * (1 - s) * b + s * s * s
    }
    return (place(x1, x2), place(y1, y2))
  }

  @Test(arguments: [0.25, 0.5, 0.75])
  func beziers(parameter: Double) {
    for (curve, points) in [
      (UnitCurve.easeIn, (0.42, 0, 1, 1)), (.easeOut, (0, 0, 0.58, 1)), (.easeInOut, (0.42, 0, 0.58, 1)),
      (
        .bezier(startControlPoint: UnitPoint(x: 0.2, y: 1.4), endControlPoint: UnitPoint(x: 0.7, y: -0.3)),
        (0.2, 1.4, 0.7, -0.3)
      ),
    ] as [(UnitCurve, (Double, Double, Double, Double))] {
      let (x, y) = point(points.0, points.1, points.2, points.3, parameter)
      #expect(abs(curve.value(at: x) - y) < 1e-9)
      let step = 1e-6
      let slope = (curve.value(at: x + step) - curve.value(at: x - step)) / (2 * step)
      #expect(abs(curve.velocity(at: x) - slope) < 1e-4)
    }
  }

  @Test func wellKnownValues() {
    for x in [0, 0.25, 0.5, 0.75, 1] { #expect(UnitCurve.linear.value(at: x) == x) }
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    // Where the parameter is 1/2, easeIn is at half the way after 0.6575 of the time, at a slope of 1.5 / 1.185.
    #expect(abs(UnitCurve.easeIn.value(at: 0.6575) - 0.5) < 1e-9)
    #expect(abs(UnitCurve.easeIn.velocity(at: 0.6575) - 1.5 / 1.185) < 1e-9)
    #expect(UnitCurve.easeInEaseOut == .easeInOut)
    #expect(UnitCurve.easeIn.value(at: -3) == 0)
    #expect(UnitCurve.easeIn.value(at: 7) == 1)
  }

  /// Sides of the triangle 3, 4, 5.
  @Test func circles() {
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-12)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-12)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.7) - 0.9) < 1e-12)
    #expect(abs(UnitCurve.circularEaseIn.velocity(at: 0.6) - 0.75) < 1e-12)
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
  }

  @Test func inverses() {
    for x in [0.25, 0.5, 0.75] {
      #expect(abs(UnitCurve.easeInOut.inverse.value(at: UnitCurve.easeInOut.value(at: x)) - x) < 1e-6)
    }
  }

  @Test func ends() {
    #expect(abs(UnitCurve.easeIn.velocity(at: 0)) < 1e-5)
    #expect(abs(UnitCurve.easeOut.velocity(at: 1)) < 1e-5)
    #expect(UnitCurve.linear.velocity(at: 0.3) == 1)
  }
}
