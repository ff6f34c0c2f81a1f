import SpringformGeometry
import SpringformMotion
import Testing

@Suite("Key frames")
struct KeyframeTests {
  private func corner() -> Path {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(x: 10, y: 0))
    path.addLine(to: Point(x: 10, y: 90))
    return path
  }

  private func arch() -> Path {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(to: Point(x: 100, y: 0), control1: Point(x: 0, y: 100), control2: Point(x: 100, y: 100))
    return path
  }

  @Test(
    "Along a path: linear gives segments equal time, paced moves at one speed, discrete holds a segment's start",
    arguments: [
      (CalculationMode.linear, 0.25, Point(x: 5, y: 0)), (.linear, 0.5, Point(x: 10, y: 0)),
      (.linear, 1, Point(x: 10, y: 90)), (.paced, 0.25, Point(x: 10, y: 15)), (.paced, 0.5, Point(x: 10, y: 40)),
      (.discrete, 0.75, Point(x: 10, y: 0)), (.discrete, 0.25, Point(x: 0, y: 0)),
    ])
  func alongLines(mode: CalculationMode, fraction: Double, expected: Point) throws {
    let point = try PathKeyframes(corner(), mode: mode).point(at: fraction)
    #expect(point.distance(to: expected) < 1e-9)
  }

  @Test("Along a Bezier: linear moves the parameter evenly, paced the arc length")
  func alongCurve() throws {
    #expect(
      try PathKeyframes(arch()).point(at: 0.25).distance(to: Point(x: 15.625, y: 56.25)) < 1e-9)
    #expect(
      try PathKeyframes(arch(), mode: .paced).point(at: 0.25).distance(to: Point(x: 10.648, y: 48.461)) < 0.15)
    // At one speed: sixteen equal steps cover equal chords, but for their bend.
    let paced = try PathKeyframes(arch(), mode: .paced)
    let chords = (0..<64).map { paced.point(at: Double($0) / 64).distance(to: paced.point(at: Double($0 + 1) / 64)) }
    #expect((chords.max() ?? 0) / (chords.min() ?? 1) < 1.01)
  }

  @Test("Cubic is Kochanek and Bartels' spline through the points")
  func cubic() throws {
    let values = try Keyframes([0.0, 10, 10], mode: .cubic)
    #expect((values.value(at: 0.75) - 10.625).magnitude < 1e-12)
    #expect(values.value(at: 0.5) == 10)
    let points = [Point.zero, Point(x: 10, y: 0), Point(x: 10, y: 30)]
    let expected = Point(x: 10.625, y: 13.125)
    #expect(try Keyframes(points, mode: .cubic).value(at: 0.75).distance(to: expected) < 1e-12)
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    #expect(try PathKeyframes(path, mode: .cubic).point(at: 0.75).distance(to: expected) < 1e-12)
    // Full tension stops at each value: the way between is the smooth step.
    let tight = try Keyframes(
      [0.0, 10, 10], mode: .cubic, shape: CubicShape(tensions: [1, 1, 1]))
    #expect(tight.value(at: 0.75) == 10)
    #expect((tight.value(at: 0.125) - 10 * 0.15625).magnitude < 1e-12)
    // Bias 1 leaves with the arriving direction: out = (10 - 0), so 10 + 10 s (1 - s)².
    let biased = try Keyframes([0.0, 10, 10], mode: .cubic, shape: CubicShape(biases: [0, 1, 0]))
    #expect((biased.value(at: 0.75) - 11.25).magnitude < 1e-12)
  }

  @Test(
    "Values: key times, curves, discrete spans and paced lengths",
    arguments: [
      (CalculationMode.linear, [0.0, 0.2, 1], 0.1, 5.0), (.linear, [0, 0.2, 1], 0.6, 20), (.linear, nil, 0.25, 5),
      (.discrete, [0, 0.1, 0.9, 1], 0.05, 0), (.discrete, [0, 0.1, 0.9, 1], 0.1, 10), (.discrete, nil, 0.99, 30),
      (.paced, [0, 0.9, 1], 0.5, 15), (.linear, [0, 0.2, 1], 1, 30),
    ] as [(CalculationMode, [Double]?, Double, Double)])
  func values(mode: CalculationMode, keyTimes: [Double]?, fraction: Double, expected: Double) throws {
    let value = try Keyframes([0.0, 10, 30], keyTimes: keyTimes, mode: mode).value(at: fraction)
    #expect((value - expected).magnitude < 1e-12)
  }

  @Test("A curve paces its own segment only")
  func curves() throws {
    let frames = try Keyframes([0.0, 10, 20], curves: [.easeIn, .linear])
    #expect((frames.value(at: 0.25) - 3.153_568).magnitude < 1e-6)
    #expect(frames.value(at: 0.75) == 15)
  }

  @Test("The direction along a path is its tangent")
  func tangent() throws {
    #expect(try PathKeyframes(corner()).angle(at: 0.25) == 0)
    #expect((try PathKeyframes(corner()).angle(at: 0.75) - .pi / 2).magnitude < 1e-12)
    #expect((try PathKeyframes(arch()).angle(at: 0.5)).magnitude < 1e-12)
  }

  @Test("Unusable key frames are refused with the reason")
  func refusals() {
    #expect(throws: KeyframeError.empty) { try Keyframes<Double>([]) }
    #expect(throws: KeyframeError.empty) { try PathKeyframes(Path()) }
    #expect(throws: KeyframeError.keyTimeCount(2, expected: 3)) { try Keyframes([0.0, 1, 2], keyTimes: [0, 1]) }
    #expect(throws: KeyframeError.keyTimeOrder) { try Keyframes([0.0, 1, 2], keyTimes: [0, 1.5, 1]) }
    #expect(throws: KeyframeError.keyTimeOrder) { try Keyframes([0.0, 1, 2], keyTimes: [0, .nan, 1]) }
    #expect(throws: KeyframeError.curveCount(1, expected: 2)) { try Keyframes([0.0, 1, 2], curves: [.linear]) }
    #expect(throws: KeyframeError.parameterCount(1, expected: 3)) {
      try Keyframes([0.0, 1, 2], mode: .cubic, shape: CubicShape(tensions: [0]))
    }
    #expect(throws: KeyframeError.incompatibleValue(index: 1)) { try Keyframes([corner(), arch()]) }
  }

  @Test("One value, or values that do not differ, stand still")
  func still() throws {
    for mode in [CalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced] {
      #expect(try Keyframes([7.0], mode: mode).value(at: 0.4) == 7)
      #expect(try Keyframes([7.0, 7, 7], mode: mode).value(at: 0.4) == 7)
    }
  }
}
