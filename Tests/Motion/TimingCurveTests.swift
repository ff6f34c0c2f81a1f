import SpringformGeometry
import SpringformMotion
import Testing

@Suite("Timing curve")
struct TimingCurveTests {
  @Test("easeIn at one half")
  func easeIn() {
    // The root of 1.26 s² (1 - s) + s³ = 1/2 ... gives y = 0.3153568 (WebKit's and Core Animation's value).
    #expect((TimingCurve.easeIn.value(at: 0.5) - 0.315_356_8).magnitude < 1e-7)
  }

  @Test("easeInEaseOut is symmetric, linear is the identity, ends are exact")
  func shapes() {
    for time in stride(from: 0.0, through: 1, by: 0.05) {
      let sum = TimingCurve.easeInEaseOut.value(at: time) + TimingCurve.easeInEaseOut.value(at: 1 - time)
      #expect((sum - 1).magnitude < 1e-10)
      #expect(TimingCurve.linear.value(at: time) == time)
      let mirrored = 1 - TimingCurve.easeOut.value(at: 1 - time)
      #expect((TimingCurve.easeIn.value(at: time) - mirrored).magnitude < 1e-10)
    }
    #expect(TimingCurve.default.value(at: -3) == 0)
    #expect(TimingCurve.default.value(at: 7) == 1)
  }

  @Test("The parameter is solved to 1e-12 even where the curve is steepest")
  func tolerance() {
    // Control x of 1 and 0: time stands still in the middle, x = 3 s - 6 s² + 4 s³ shifted; y = x for matching y.
    let steep = TimingCurve(1, 0, 0, 1)
    for s in stride(from: 0.01, to: 1, by: 0.01) {
      let x = 3 * (1 - s) * (1 - s) * s + s * s * s
      let y = 3 * (1 - s) * s * s + s * s * s
      #expect((steep.value(at: x) - y).magnitude < 1e-6)
    }
  }

  @Test("Control points cannot make time run backward or be infinite")
  func limits() {
    let curve = TimingCurve(-3, .nan, 9, .infinity)
    #expect(curve.controlPoint1.x == 0 && curve.controlPoint2.x == 1)
    #expect(curve.value(at: 0.3).isFinite)
  }
}
