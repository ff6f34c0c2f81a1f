public import SpringformGeometry
import SpringformNumerics

/// A cubic Bezier from (0, 0) to (1, 1) that maps the fraction of a duration to the progress made.
public struct TimingCurve: Hashable, Sendable {
  public let controlPoint1: Point
  public let controlPoint2: Point

  /// - Parameters: the two inner control points. Their x lies in 0...1 (values beyond are clamped, so that time never runs
  ///   backward); their y may leave 0...1 to overshoot. What is not finite acts as 0.
  public init(controlPoint1: Point, controlPoint2: Point) {
    func usable(_ point: Point) -> Point {
      Point(
        x: point.x.clamped(to: 0...1, otherwise: 0),
        y: point.y.isFinite ? point.y.clamped(to: -1e6...1e6, otherwise: 0) : 0)
    }
    self.controlPoint1 = usable(controlPoint1)
    self.controlPoint2 = usable(controlPoint2)
  }

  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(controlPoint1: Point(x: x1, y: y1), controlPoint2: Point(x: x2, y: y2))
  }

  public static let linear = TimingCurve(0, 0, 1, 1)
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  public static let easeInEaseOut = TimingCurve(0.42, 0, 0.58, 1)
  /// Core Animation's default for implicit animations.
  public static let `default` = TimingCurve(0.25, 0.1, 0.25, 1)

  /// Penner's way that goes back by a tenth first, or too far at the end: the cubic in time, as a Bezier.
  public static let easeInBack = TimingCurve(1 / 3, 0, 2 / 3, -backOvershoot / 3)
  public static let easeOutBack = TimingCurve(1 / 3, 1 + backOvershoot / 3, 2 / 3, 1)

  /// What makes a cubic go a tenth too far.
  static let backOvershoot = 1.70158

  /// What scene files and expressions call the curves, in the order in which sentences list them; after the name that is
  /// listed, others that are understood.
  private static let table: [(names: [String], curve: TimingCurve)] = [
    (["linear"], .linear), (["easeIn"], .easeIn), (["easeOut"], .easeOut),
    (["easeInOut", "easeInEaseOut"], .easeInEaseOut), (["default"], .default),
    (["easeInBack"], .easeInBack), (["easeOutBack", "back"], .easeOutBack),
  ]

  package static let names = table.map { $0.names[0] }

  /// The curves of the table, in its order.
  package static let named = table.map(\.curve)

  /// Its name in the table; `nil` for any other curve.
  package var name: String? { Self.table.first { $0.curve == self }?.names[0] }

  /// The curve of a name that scene files and expressions know.
  package init?(named name: String) {
    guard let entry = Self.table.first(where: { $0.names.contains(name) }) else { return nil }
    self = entry.curve
  }

  /// The progress at a fraction of the duration; input beyond 0...1 is clamped to it.
  ///
  /// The curve's parameter is found to 1e-12 of the time axis: Newton's steps while they stay inside the bracket, else
  /// halving. At most 60 steps.
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    if controlPoint1.x == controlPoint1.y, controlPoint2.x == controlPoint2.y { return fraction }
    let curve = CubicBezier(
      start: .zero, control1: controlPoint1, control2: controlPoint2, end: Point(x: 1, y: 1))
    var (low, high) = (0.0, 1.0)
    var parameter = fraction
    for _ in 0..<60 {
      let error = curve.point(at: parameter).x - fraction
      if error.magnitude < 1e-12 { break }
      if error > 0 { high = parameter } else { low = parameter }
      let next = parameter - error / curve.velocity(at: parameter).dx
      parameter = next > low && next < high ? next : (low + high) / 2
    }
    return curve.point(at: parameter).y
  }
}
