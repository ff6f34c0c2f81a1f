import Foundation
import Springform

/// A way from 0 to 1: how much of the way is done after a part of the time.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case bezier(TimingCurve)
    case circularIn
    case circularOut
    case circularInOut
  }

  private let shape: Shape

  /// The curve as views of UIKit's move by it; `nil` for a part of a circle.
  var timingCurve: TimingCurve? { if case .bezier(let curve) = shape { curve } else { nil } }

  private init(_ shape: Shape) { self.shape = shape }

  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    shape = .bezier(TimingCurve(x1, y1, x2, y2))
  }

  /// A cubic Bezier from (0, 0) to (1, 1).
  /// - Parameters:
  ///   - startControlPoint: the point that the curve sets out for; its x is taken into 0...1.
  ///   - endControlPoint: the point that it comes from at its end; its x is taken into 0...1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x), Double(endControlPoint.y))
  }

  /// Evenly.
  public static let linear = UnitCurve(0, 0, 1, 1)
  /// Slow at first: control points (0.42, 0) and (1, 1).
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// Slow at last: control points (0, 0) and (0.58, 1).
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// Slow at both ends: control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
  /// The older name of ``easeInOut``.
  public static let easeInEaseOut = easeInOut
  /// Slow at first, as the lower right quarter of a circle rises.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// Slow at last, as the upper left quarter of a circle rises.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Slow at both ends: one quarter of a circle, then the other.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// The curve with time and progress exchanged.
  public var inverse: UnitCurve {
    switch shape {
    case .bezier(let curve):
      UnitCurve(curve.controlPoint1.y, curve.controlPoint1.x, curve.controlPoint2.y, curve.controlPoint2.x)
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: self
    }
  }

  /// How much of the way is done.
  /// - Parameter progress: the part of the time that has passed; taken into 0...1.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch shape {
    case .bezier(let curve): return curve.value(at: x)
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (x * (2 - x)).squareRoot()
    case .circularInOut:
      return x < 0.5
        ? UnitCurve.circularEaseIn.value(at: 2 * x) / 2 : (1 + UnitCurve.circularEaseOut.value(at: 2 * x - 1)) / 2
    }
  }

  /// How fast the way is made: the slope of ``value(at:)``, which may be infinite where a curve is upright.
  /// - Parameter progress: the part of the time that has passed; taken into 0...1.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch shape {
    case .bezier(let curve): return Self.slope(of: curve, at: x)
    case .circularIn: return x / (1 - x * x).squareRoot()
    case .circularOut: return (1 - x) / (x * (2 - x)).squareRoot()
    case .circularInOut:
      return x < 0.5
        ? UnitCurve.circularEaseIn.velocity(at: 2 * x) : UnitCurve.circularEaseOut.velocity(at: 2 * x - 1)
    }
  }

  /// dy/dx of a Bezier, of which both coordinates are cubics of a parameter.
  private static func slope(of curve: TimingCurve, at x: Double) -> Double {
    let (a, b) = (curve.controlPoint1, curve.controlPoint2)
    if a.x == a.y, b.x == b.y { return 1 }
    func place(_ p: Double, _ q: Double, _ s: Double) -> Double {
      s * (3 * (1 - s) * ((1 - s) * p + s * q) + s * s)
    }
    func rate(_ p: Double, _ q: Double, _ s: Double) -> Double {
      3 * ((1 - s) * (1 - s) * p + 2 * s * (1 - s) * (q - p) + s * s * (1 - q))
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if place(a.x, b.x, middle) < x { low = middle } else { high = middle }
    }
    // Where a control point lies on its end, both rates vanish there; next to it they tell the direction.
    let parameter = min(max((low + high) / 2, 1e-7), 1 - 1e-7)
    return rate(a.y, b.y, parameter) / rate(a.x, b.x, parameter)
  }
}
