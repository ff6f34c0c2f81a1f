public import CoreGraphics
package import Springform

/// How an animation's time follows from that of the layer.
public protocol CAMediaTiming {
  /// When it begins, in its parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The length of one cycle, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast time runs.
  var speed: Float { get set }
  /// What the time is when it begins.
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  /// How long it repeats, in seconds; 0 for as often as `repeatCount` says.
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What shows before and after.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var mode: Timing.FillMode {
    switch self {
    case .forwards: .forwards
    case .backwards: .backwards
    case .both: .both
    default: .removed
    }
  }
}

/// The name of a timing function that Core Animation knows.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic from (0, 0) to (1, 1): how the progress of an animation follows from its time.
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  package let curve: TimingCurve

  package init(_ curve: TimingCurve) { self.curve = curve }

  public convenience init(name: CAMediaTimingFunctionName) {
    let curve: TimingCurve =
      switch name {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInEaseOut
      case .default: .default
      default: .linear
      }
    self.init(curve)
  }

  public convenience init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    self.init(TimingCurve(Double(x1), Double(y1), Double(x2), Double(y2)))
  }

  /// The point with a number from 0 to 3; the first and the last are (0, 0) and (1, 1).
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [.zero, curve.controlPoint1, curve.controlPoint2, Point(x: 1, y: 1)]
    guard points.indices.contains(index) else { return }
    (values[0], values[1]) = (Float(points[index].x), Float(points[index].y))
  }
}
