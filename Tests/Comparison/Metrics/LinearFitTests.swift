import Testing

@testable import SpringformComparison

@Suite("Least squares")
struct LinearFitTests {
  /// 1, t, t² and t³ for t from -2 to 2, which explain what Gauss's normal equations tell.
  private func fit(_ effect: (Double) -> Double) -> LinearFit {
    var fit = LinearFit()
    for t in stride(from: -2.0, through: 2, by: 1) { fit.add(SIMD4(1, t, t * t, t * t * t), effect(t)) }
    return fit
  }

  @Test("Each cause explains what those before it do not")
  func steps() {
    // Of 3 + 2 t: 5 * 3², then 2² * 10, which is all.
    let fit = fit { 3 + 2 * $0 }
    #expect(fit.square == 85)
    #expect(fit.squares == SIMD4(5, 10, 34, 130))
    for (step, explained) in [45.0, 85, 85, 85].enumerated() { #expect(abs(fit.explained[step] - explained) < 1e-9) }
  }

  @Test("What no cause explains stays")
  func rest() {
    // The fourth differences, orthogonal to all polynomials of a lower degree.
    let rest = [1.0, -4, 6, -4, 1]
    let fit = fit { rest[Int($0) + 2] }
    #expect(fit.square == 70)
    #expect(abs(fit.explained[3]) < 1e-9)
  }

  @Test("A cause that is the same as one before explains nothing more")
  func dependent() {
    var fit = LinearFit()
    for t in 1...4 { fit.add(SIMD4(Double(t), Double(2 * t), 0, 1), Double(t) + 1) }
    #expect(fit.square == 54)
    #expect(abs(fit.explained[0] - 1600.0 / 30) < 1e-9)
    #expect(fit.explained[1] == fit.explained[0])
    #expect(abs(fit.explained[3] - 54) < 1e-9)
  }
}
